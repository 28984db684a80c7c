import { useTranslation } from 'react-i18next';
import { dayPlus, today } from '../../ui/dateText.ts';
import { FigureCard } from '../../ui/FigureCard.tsx';
import { useLiveCounts } from '../../ui/useLiveCounts.ts';
import { TaiKhamDenHanDocument } from './card.main.gen.ts';
import { lookBack } from './lookBack.ts';

/** Home: who is to come again today, and who did not come in the last days; nothing where there are none. */
export default function FollowUpsCard() {
  const { t } = useTranslation('followUps');
  const denNgay = today();
  const days = { tuNgay: dayPlus(denNgay, -lookBack), denNgay };
  const counts = useLiveCounts(TaiKhamDenHanDocument, days, ['KhamBenh', 'TiepNhan'])?.danhSachTaiKham;
  if (!counts || counts.ChoDen + counts.QuaHen === 0) return null;
  const figures = [
    { label: t('card.due'), count: counts.ChoDen },
    { label: t('card.late', { count: lookBack }), count: counts.QuaHen, grave: true },
  ];
  return <FigureCard title={t('title')} to="/hen-kham-lai" figures={figures} />;
}
