import { settingForm, settingForms } from '@sen/domain/settings/settingForms';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router';
import { currentLanguage } from '../../session/i18n.ts';
import { narrowPath } from '../../session/routeTable.ts';
import { useSession } from '../../session/useSession.ts';
import { SideIndex } from '../../ui/SideIndex.tsx';
import { NoPermission } from '../../ui/states.tsx';
import { ConnectionState } from './connections/parts/ConnectionState.tsx';
import { useConnectionStates } from './connections/useConnectionStates.ts';
import { SectionForm } from './SectionForm.tsx';
import './settings.css';

const path = '/quan-tri-he-thong/cai-dat';
/** The parts that are no form of one section: dated values, and connections to systems outside. */
const pages = {
  'thong-so': lazy(() => import('./parameters/ParametersPage.tsx')),
  'hoa-don-dien-tu': lazy(() => import('./connections/InvoiceAccountsPage.tsx')),
  'he-thong-goi-so': lazy(() => import('./connections/QueueSystemPage.tsx')),
  'kho-anh': lazy(() => import('./connections/ArchivePage.tsx')),
  'thong-bao-ngan-hang': lazy(() => import('./connections/BankLinkPage.tsx')),
  'cong-giam-dinh': lazy(() => import('./connections/PortalPage.tsx')),
  'lien-thong-don-thuoc': lazy(() => import('./connections/PrescriptionLinkPage.tsx')),
} as const;

const pageOf = (name: string | undefined) =>
  name !== undefined && Object.hasOwn(pages, name) ? (name as keyof typeof pages) : null; // one of the keys

/** /quan-tri-he-thong/cai-dat: the settings of the site, section by section. */
export default function SettingsScreen() {
  const { t } = useTranslation(['settings', 'connections']);
  const { childComponentPath } = useParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { permissions } = useSession();
  const language = currentLanguage();
  const states = useConnectionStates(!permissions.has('QUAN_TRI'));
  if (!permissions.has('QUAN_TRI')) return <NoPermission />;
  const narrow = pathname.startsWith('/m/');
  // wide, something always stands beside the index
  const page = pageOf(childComponentPath);
  const Page = page ? pages[page] : null;
  const form = settingForm(childComponentPath ?? '') ?? (narrow ? undefined : settingForms[0]);
  const back = narrow ? { onBack: () => void navigate(narrowPath(path)) } : {};
  const parts = settingForms.map(({ section, label, fields }) => ({
    name: section,
    label: label[language],
    words: Object.values(fields)
      .map((field) => `${field.label.vi} ${field.label.en}`)
      .join(' '),
  }));
  const others = [
    { name: 'thong-so', label: t('parameters'), words: t('parametersWords') },
    {
      name: 'hoa-don-dien-tu',
      label: t('connections:invoices'),
      words: t('connections:invoicesWords'),
      state: states ? <ConnectionState state={states.hoaDon} /> : null,
    },
    {
      name: 'cong-giam-dinh',
      label: t('connections:portal'),
      words: t('connections:portalWords'),
      state: states ? <ConnectionState state={states.congGiamDinh} /> : null,
    },
    {
      name: 'lien-thong-don-thuoc',
      label: t('connections:prescriptions'),
      words: t('connections:prescriptionsWords'),
      state: states ? <ConnectionState state={states.donThuoc} /> : null,
    },
    {
      name: 'he-thong-goi-so',
      label: t('connections:queueSystem'),
      words: t('connections:queueSystemWords'),
      state: states ? <ConnectionState state={states.goiSo} /> : null,
    },
    {
      name: 'kho-anh',
      label: t('connections:archive'),
      words: t('connections:archiveWords'),
      state: states ? <ConnectionState state={states.khoAnh} /> : null,
    },
    {
      name: 'thong-bao-ngan-hang',
      label: t('connections:bankLink'),
      words: t('connections:bankLinkWords'),
      state: states ? <ConnectionState state={states.nganHang} /> : null,
    },
  ];
  return (
    <SideIndex
      path={path}
      label={t('title')}
      find={t('find')}
      groups={[{ key: 'all', label: '', parts: [...parts, ...others] }]}
      open={page ?? form?.section}
    >
      {Page ? (
        <Suspense fallback={<div className="sen-loading" role="status" aria-label={t('title')} />}>
          <Page {...back} />
        </Suspense>
      ) : form ? (
        <SectionForm key={form.section} form={form} {...back} />
      ) : null}
    </SideIndex>
  );
}
