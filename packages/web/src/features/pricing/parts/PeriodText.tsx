import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../ui/dateText.ts';

type Dated = { TrangThai: string; TuNgay: string; DenNgay?: string | null };

/** The days of a list in words; a draft's first day is only meant. */
export function usePeriodText(): (list: Dated) => string {
  const { t } = useTranslation('pricing');
  return ({ TrangThai, TuNgay, DenNgay }) => {
    const from = formatDate(TuNgay);
    if (TrangThai === 'ChuaPhatHanh') return t('meantFrom', { day: from });
    return DenNgay ? `${from} – ${formatDate(DenNgay)}` : t('openFrom', { day: from });
  };
}

/** The same as a part of a screen. */
export function PeriodText({ list }: { list: Dated }) {
  return <>{usePeriodText()(list)}</>;
}
