import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../ui/dateText.ts';

type Props = { list: { TrangThai: string; TuNgay: string; DenNgay?: string | null } };

/** The days of a list in words; a draft's first day is only meant. */
export function PeriodText({ list }: Props) {
  const { t } = useTranslation('pricing');
  const from = formatDate(list.TuNgay);
  if (list.TrangThai === 'ChuaPhatHanh') return <>{t('meantFrom', { day: from })}</>;
  return <>{list.DenNgay ? `${from} – ${formatDate(list.DenNgay)}` : t('openFrom', { day: from })}</>;
}
