import { ownRoutes } from '../catalogue/ownRoutes.ts';
import type { RouteSpec } from '../session/routeTable.ts';

/** The one table of screens: menu, guards, redirects, twins and tests read it. */
export const routes: readonly RouteSpec[] = [
  {
    path: '/dang-nhap',
    title: 'menu.signIn',
    public: true,
    wide: () => import('../features/identity/SignIn.tsx'),
  },
  {
    path: '/bat-dau',
    title: 'menu.begin',
    public: true,
    wide: () => import('../features/setup/BeginPage.tsx'),
  },
  {
    path: '/trang-chu',
    title: 'menu.home',
    everyone: true,
    light: true,
    wide: () => import('../features/home/Home.tsx'),
  },
  {
    path: '/tiep-nhan-ngoai-tru',
    title: 'menu.reception',
    legacy: ['/tiepnhan'],
    wide: () => import('../features/reception/ReceptionScreen.tsx'),
  },
  {
    path: '/benh-nhan/:childComponentPath?',
    title: 'menu.patients',
    legacy: ['/benhnhan'],
    wide: () => import('../features/patients/PatientScreen.tsx'),
  },
  {
    path: '/vien-phi-ngoai-tru',
    title: 'menu.cashier',
    wide: () => import('../features/cashier/CashierScreen.tsx'),
  },
  {
    path: '/kham-benh-ngoai-tru',
    title: 'menu.examination',
    legacy: ['/khambenh'],
    wide: () => import('../features/examination/ExaminationScreen.tsx'),
  },
  {
    path: '/xet-nghiem',
    title: 'menu.lab',
    legacy: ['/xet-nghiem-spa'],
    wide: () => import('../features/lab/LabScreen.tsx'),
  },
  {
    path: '/cap-phat-thuoc',
    title: 'menu.pharmacy',
    wide: () => import('../features/pharmacy/PharmacyScreen.tsx'),
  },
  {
    path: '/he-thong-danh-muc/:childComponentPath?',
    title: 'menu.catalogues',
    legacy: ['/hethongdanhmuc'],
    wide: () => import('../catalogue/CatalogueScreen.tsx'),
  },
  ...ownRoutes.map(
    (own): RouteSpec => ({
      path: `${own.path}/:childComponentPath?`,
      title: own.title,
      ...('legacy' in own ? { legacy: own.legacy } : {}),
      wide: () => import('../catalogue/OwnCatalogue.tsx'),
    }),
  ),
  {
    path: '/nhan-vien-nhanh',
    title: 'menu.staffQuick',
    wide: () => import('../catalogue/staff/QuickStaff.tsx'),
  },
  {
    path: '/quan-tri-he-thong/:childComponentPath?',
    title: 'menu.operations',
    light: true,
    wide: () => import('../features/operations/OperationsScreen.tsx'),
  },
  {
    path: '/quan-tri-he-thong/bat-dau/:childComponentPath?',
    title: 'menu.setup',
    light: true,
    wide: () => import('../features/setup/SetupScreen.tsx'),
  },
  {
    path: '/quan-tri-he-thong/cai-dat/:childComponentPath?',
    title: 'menu.settings',
    wide: () => import('../features/settings/SettingsScreen.tsx'),
  },
  {
    path: '/quan-tri-he-thong/tai-khoan/:childComponentPath?',
    title: 'menu.accounts',
    wide: () => import('../features/users/UsersScreen.tsx'),
  },
  {
    path: '/quan-tri-he-thong/ho-so/:childComponentPath?',
    title: 'menu.profiles',
    light: true,
    wide: () => import('../features/profiles/ProfilesScreen.tsx'),
  },
  {
    path: '/gia-dich-vu/:childComponentPath?',
    title: 'menu.prices',
    wide: () => import('../features/pricing/PricingScreen.tsx'),
  },
  {
    path: '/lich-su-thao-tac',
    title: 'menu.auditLog',
    wide: () => import('../features/auditLog/AuditLogScreen.tsx'),
  },
  {
    path: '/quan-tri-he-thong/mau-in',
    title: 'menu.printForms',
    wide: () => import('../features/printing/PrintFormsScreen.tsx'),
  },
];
