import type { Permission } from './permissions.ts';

type MenuScreen = {
  /** The group of a ready menu it stands in. */
  group: MenuGroup;
  /** Text key of the client. */
  title: string;
  /** Below the base, without what may follow. */
  path: string;
  /** What opening it needs: one of these; empty when every signed-in person may see it. */
  needs: readonly Permission[];
};

/** The groups of a ready menu, with the text key of each. */
export const menuGroups = {
  reception: 'menu.receptionGroup',
  clinic: 'menu.clinicGroup',
  paraclinical: 'menu.paraclinicalGroup',
  fees: 'menu.feesGroup',
  pharmacy: 'menu.pharmacyGroup',
  system: 'menu.systemGroup',
  catalogues: 'menu.catalogues',
} as const;

export type MenuGroup = keyof typeof menuGroups;

const catalogue = { group: 'catalogues', needs: [] } as const;

/**
 * Every screen that a menu may hold, by menu id: the ready profiles, the editor of profiles and the check of what a profile opens read
 * this table; a test holds the table of routes to it.
 */
export const menuScreens = {
  'tiep-nhan-ngoai-tru': {
    group: 'reception',
    title: 'menu.reception',
    path: '/tiep-nhan-ngoai-tru',
    needs: ['TIEP_NHAN_XEM'],
  },
  'benh-nhan': {
    group: 'reception',
    title: 'menu.patients',
    path: '/benh-nhan',
    needs: ['BENH_NHAN_XEM'],
  },
  'kham-benh-ngoai-tru': {
    group: 'clinic',
    title: 'menu.examination',
    path: '/kham-benh-ngoai-tru',
    needs: ['BENH_AN_XEM'],
  },
  'xet-nghiem': { group: 'paraclinical', title: 'menu.lab', path: '/xet-nghiem', needs: ['BENH_AN_XEM'] },
  'vien-phi-ngoai-tru': {
    group: 'fees',
    title: 'menu.cashier',
    path: '/vien-phi-ngoai-tru',
    needs: ['VIEN_PHI_XEM'],
  },
  'cap-phat-thuoc': {
    group: 'pharmacy',
    title: 'menu.pharmacy',
    path: '/cap-phat-thuoc',
    needs: ['CAP_PHAT_THUOC', 'KHO_XEM'],
  },
  'he-thong-danh-muc': {
    group: 'system',
    title: 'menu.catalogues',
    path: '/he-thong-danh-muc',
    needs: [],
  },
  'quan-tri-he-thong': {
    group: 'system',
    title: 'menu.operations',
    path: '/quan-tri-he-thong',
    needs: ['QUAN_TRI'],
  },
  'cai-dat': {
    group: 'system',
    title: 'menu.settings',
    path: '/quan-tri-he-thong/cai-dat',
    needs: ['QUAN_TRI'],
  },
  'tai-khoan': {
    group: 'system',
    title: 'menu.accounts',
    path: '/quan-tri-he-thong/tai-khoan',
    needs: ['QUAN_TRI'],
  },
  'ho-so': {
    group: 'system',
    title: 'menu.profiles',
    path: '/quan-tri-he-thong/ho-so',
    needs: ['QUAN_TRI'],
  },
  'gia-dich-vu': {
    group: 'system',
    title: 'menu.prices',
    path: '/gia-dich-vu',
    needs: ['DANH_MUC_VIEN_PHI'],
  },
  'lich-su-thao-tac': {
    group: 'system',
    title: 'menu.auditLog',
    path: '/lich-su-thao-tac',
    needs: ['NHAT_KY_XEM'],
  },
  'mau-in': {
    group: 'system',
    title: 'menu.printForms',
    path: '/quan-tri-he-thong/mau-in',
    needs: ['MAU_IN_SUA'],
  },
  'bat-dau': {
    group: 'system',
    title: 'menu.setup',
    path: '/quan-tri-he-thong/bat-dau',
    needs: ['QUAN_TRI'],
  },
  'dich-vu': { ...catalogue, title: 'menu.services', path: '/dich-vu' },
  'doi-tuong': { ...catalogue, title: 'menu.payers', path: '/doi-tuong' },
  'icd-thuong-dung': { ...catalogue, title: 'menu.commonDiseases', path: '/icd-thuong-dung' },
  'co-so-to-chuc': { ...catalogue, title: 'menu.organisation', path: '/co-so-to-chuc' },
  'nhan-vien': { ...catalogue, title: 'menu.staff', path: '/nhan-vien' },
  'nhan-vien-nhanh': {
    group: 'catalogues',
    title: 'menu.staffQuick',
    path: '/nhan-vien-nhanh',
    needs: ['DANH_MUC_NHAN_SU'],
  },
  'loai-khach-hang': { ...catalogue, title: 'menu.customerTypes', path: '/loai-khach-hang' },
  'quyen-bien-lai': { ...catalogue, title: 'menu.receiptBooks', path: '/quyen-bien-lai' },
} as const satisfies Record<string, MenuScreen>;

export type MenuId = keyof typeof menuScreens;
export type MenuScreenRow = MenuScreen & { id: MenuId };

/** The screens in order. */
export const menuScreenRows: readonly MenuScreenRow[] = Object.entries(menuScreens).map(
  ([id, screen]) => ({ ...screen, id: id as MenuId }), // the keys of menuScreens
);

const byPath = new Map(menuScreenRows.map((screen) => [screen.path, screen]));

/** The screen at a path, or undefined when the product has none there. */
export function screenAt(path: string): MenuScreenRow | undefined {
  return byPath.get(path);
}

/** Whether a profile has the right that opening a screen needs, at one node at least. */
export function mayUse(screen: Pick<MenuScreen, 'needs'>, held: ReadonlySet<string>): boolean {
  return screen.needs.length === 0 || screen.needs.some((one) => held.has(one));
}
