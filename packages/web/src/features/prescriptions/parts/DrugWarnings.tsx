import { useTranslation } from 'react-i18next';
import { Alert } from '../../../ui/kit/Alert.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import type { Prescription } from '../usePrescription.ts';

/**
 * The warnings of a prescription, gravest first, each in a line; the grave ones with the reason why all the same. Of one that is
 * only read those that were overridden.
 */
export function DrugWarnings({ prescription, editable }: { prescription: Prescription; editable: boolean }) {
  const { t } = useTranslation('prescriptions');
  const shown = prescription.warnings.filter((one) => editable || prescription.reasons[one.key]);
  return shown.map((warning) => {
    const text = `${t(`class.${warning.MucDo}`)}: ${warning.TenDuoc}${warning.Khac && warning.Khac !== warning.TenDuoc ? ` – ${warning.Khac}` : ''}`;
    const more = [warning.HauQua, warning.XuTri].filter((one) => one).join('. ');
    return (
      <Alert
        key={warning.key}
        type={warning.canLyDo ? 'error' : 'warning'}
        className="drug-warning"
        title={
          <span className="drug-warning-line">
            <span>
              {text}
              {more ? <small className="drug-warning-more">{more}</small> : null}
            </span>
            {warning.canLyDo ? (
              <Input
                size="small"
                placeholder={t('reason')}
                aria-label={`${t('reason')}: ${text}`}
                disabled={!editable}
                value={prescription.reasons[warning.key] ?? ''}
                onChange={(event) => prescription.setReason(warning.key, event.target.value)}
              />
            ) : null}
          </span>
        }
      />
    );
  });
}
