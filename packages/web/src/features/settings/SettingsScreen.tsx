import { settingForm, settingForms } from '@sen/domain/settings/settingForms';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router';
import { currentLanguage } from '../../app/i18n.ts';
import { narrowPath } from '../../app/routeTable.ts';
import { useSession } from '../../app/SessionContext.tsx';
import { SideIndex } from '../../ui/SideIndex.tsx';
import { NoPermission } from '../../ui/states.tsx';
import { SectionForm } from './SectionForm.tsx';
import './settings.css';

const ParametersPage = lazy(() => import('./parameters/ParametersPage.tsx'));

const path = '/quan-tri-he-thong/cai-dat';
/** The part that is a list of dated values, no form. */
const parameters = 'thong-so';

/** /quan-tri-he-thong/cai-dat: the settings of the site, section by section. */
export default function SettingsScreen() {
  const { t } = useTranslation('settings');
  const { childComponentPath } = useParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { permissions } = useSession();
  const language = currentLanguage();
  if (!permissions.has('QUAN_TRI')) return <NoPermission />;
  const narrow = pathname.startsWith('/m/');
  // wide, something always stands beside the index
  const atParameters = childComponentPath === parameters;
  const form = settingForm(childComponentPath ?? '') ?? (narrow ? undefined : settingForms[0]);
  const back = narrow ? { onBack: () => void navigate(narrowPath(path)) } : {};
  const parts = settingForms.map(({ section, label, fields }) => ({
    name: section,
    label: label[language],
    words: Object.values(fields)
      .map((field) => `${field.label.vi} ${field.label.en}`)
      .join(' '),
  }));
  const legal = { name: parameters, label: t('parameters'), words: t('parametersWords') };
  return (
    <SideIndex
      path={path}
      label={t('title')}
      find={t('find')}
      groups={[{ key: 'all', label: '', parts: [...parts, legal] }]}
      open={atParameters ? parameters : form?.section}
    >
      {atParameters ? (
        <Suspense fallback={<div className="sen-loading" role="status" aria-label={t('parameters')} />}>
          <ParametersPage {...back} />
        </Suspense>
      ) : form ? (
        <SectionForm key={form.section} form={form} {...back} />
      ) : null}
    </SideIndex>
  );
}
