import { settingForm, settingForms } from '@sen/domain/settings/settingForms';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router';
import { currentLanguage } from '../../app/i18n.ts';
import { narrowPath } from '../../app/routeTable.ts';
import { useSession } from '../../app/SessionContext.tsx';
import { SideIndex } from '../../ui/SideIndex.tsx';
import { NoPermission } from '../../ui/states.tsx';
import { SectionForm } from './SectionForm.tsx';
import './settings.css';

const path = '/quan-tri-he-thong/cai-dat';

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
  const form = settingForm(childComponentPath ?? '') ?? (narrow ? undefined : settingForms[0]);
  const parts = settingForms.map(({ section, label, fields }) => ({
    name: section,
    label: label[language],
    words: Object.values(fields)
      .map((field) => `${field.label.vi} ${field.label.en}`)
      .join(' '),
  }));
  return (
    <SideIndex
      path={path}
      label={t('title')}
      find={t('find')}
      groups={[{ key: 'all', label: '', parts }]}
      open={form?.section}
    >
      {form ? (
        <SectionForm
          key={form.section}
          form={form}
          {...(narrow ? { onBack: () => void navigate(narrowPath(path)) } : {})}
        />
      ) : null}
    </SideIndex>
  );
}
