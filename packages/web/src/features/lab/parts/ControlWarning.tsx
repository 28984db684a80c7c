import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../ui/dateText.ts';
import { Alert } from '../../../ui/kit/Alert.tsx';
import { showDecimal } from '../../../ui/numberText.ts';
import type { LabResult } from '../useLabSlip.ts';

/** Before the verification: the rejected and unresolved controls of the indices of the slip. */
export function ControlWarning({ runs }: { runs: LabResult['kiemChuans'] }) {
  const { t } = useTranslation('lab');
  if (runs.length === 0) return null;
  return (
    <Alert
      type="warning"
      className="lab-controls"
      title={t('controls.title')}
      description={
        <ul>
          {runs.map((run) => (
            <li key={run._id}>
              {t('controls.run', {
                name: run.TenChiSo,
                value: [showDecimal(run.GiaTri), run.DonViTinh].filter(Boolean).join(' '),
                device: run.ThietBi?.ten ?? '',
                at: formatDateTime(run.Luc),
              })}{' '}
              {t(run.KhacPhuc ? 'controls.rerun' : 'controls.correct')}
            </li>
          ))}
        </ul>
      }
    />
  );
}
