import { useTranslation } from 'react-i18next';
import { FigureCard } from '../../ui/FigureCard.tsx';
import { useLiveCounts } from '../../ui/useLiveCounts.ts';
import { HomeStockRiskDocument } from './risk.pharmacy.gen.ts';

/** Home: what of the own stores is at risk: drugs below their limit, lots that expire soon, lots that have expired. */
export default function RiskCard() {
  const { t } = useTranslation('home');
  const stores = useLiveCounts(HomeStockRiskDocument, {}, ['CapPhatThuoc'])?.khoRuiRo;
  if (!stores || stores.length === 0) return null;
  const sum = (of: 'sapHet' | 'sapHetHan' | 'hetHan') =>
    stores.reduce((total, store) => total + store[of], 0);
  const figures = [
    { label: t('lowStock'), count: sum('sapHet') },
    { label: t('nearExpiry'), count: sum('sapHetHan') },
    { label: t('expired'), count: sum('hetHan'), grave: true },
  ];
  return <FigureCard title={t('stockRisk')} to="/kho-duoc" figures={figures} />;
}
