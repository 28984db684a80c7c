import { useTranslation } from 'react-i18next';
import { FigureCard } from '../../ui/FigureCard.tsx';
import { showDecimal } from '../../ui/numberText.ts';
import { useLiveCounts } from '../../ui/useLiveCounts.ts';
import { HomeDayFiguresDocument } from './dayCard.main.gen.ts';

/** Home: for whoever answers for the money: what all cashiers took today, by form of payment, and what went back. */
export default function DayCard() {
  const { t } = useTranslation('home');
  const found = useLiveCounts(HomeDayFiguresDocument, {}, ['BienLai', 'VienPhi'])?.soLieuThuNgay;
  if (!found) return null;
  const figures = [
    { label: t('receipts'), count: found.soBienLai },
    { label: t('cash'), count: showDecimal(found.tienMat) },
    { label: t('transfer'), count: showDecimal(found.chuyenKhoan) },
    { label: t('card'), count: showDecimal(found.quetThe) },
    ...(Number(found.khac) === 0 ? [] : [{ label: t('otherWays'), count: showDecimal(found.khac) }]),
    { label: t('refunds', { count: found.soHoan }), count: showDecimal(found.hoan) },
    { label: t('cancelledReceipts'), count: found.soHuy },
    { label: t('booksNearEnd'), count: found.soQuyenSapHet, grave: true },
  ];
  return <FigureCard title={t('dayMoney')} to="/vien-phi-ngoai-tru" figures={figures} />;
}
