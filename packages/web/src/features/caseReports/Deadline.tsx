import { useTranslation } from 'react-i18next';
import { Alert } from '../../ui/kit/Alert.tsx';
import { dutyText, lawText } from './dutyText.ts';
import type { Work } from './reportValues.ts';

/** What the law asks for the disease, and until when; nothing where it asks for nothing. */
export function Deadline({ work }: { work: Work }) {
  const { t } = useTranslation('caseReports');
  if (!work.HanBaoCao) return null;
  const late = new Date(work.HanBaoCao) < new Date();
  return (
    <Alert
      type={late ? 'error' : 'warning'}
      role="status"
      title={dutyText(t, work)}
      description={lawText(t, work)}
    />
  );
}
