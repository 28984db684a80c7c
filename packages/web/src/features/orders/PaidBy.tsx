import { useTranslation } from 'react-i18next';
import { Money } from '../../ui/Money.tsx';

/** Who pays a line: the fund and the patient; decimal text. */
export type LineParts = { BHChiTra: string; BenhNhanTT: string };
/** The parts of the fund and of the patient, in small; nothing where the patient pays all. */
export function PaidBy({ parts }: { parts: LineParts | undefined }) {
  const { t } = useTranslation('orders');
  if (!parts || Number(parts.BHChiTra) === 0) return <span />;
  return (
    <small className="soft paid-by">
      <span>
        {t('fund')} <Money value={parts.BHChiTra} />
      </span>{' '}
      <span>
        {t('patient')} <Money value={parts.BenhNhanTT} />
      </span>
    </small>
  );
}
