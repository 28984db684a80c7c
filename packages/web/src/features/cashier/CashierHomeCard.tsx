import { useTranslation } from 'react-i18next';
import { FigureCard } from '../../ui/FigureCard.tsx';
import { useLiveCounts } from '../../ui/useLiveCounts.ts';
import { CashierCountsDocument } from './cashierCard.main.gen.ts';

/** Home: how many visits of today are to be paid, were paid, or hold money that belongs to nothing yet. */
export default function CashierHomeCard({ nodeId }: { nodeId: string | null }) {
  const { t } = useTranslation('cashier');
  const counts = useLiveCounts(CashierCountsDocument, { CodeCounter: nodeId }, [
    'VienPhi',
    'TiepNhan',
    'BienLai',
  ])?.loadBenhNhanFromTransaction;
  if (!counts) return null;
  const figures = [
    { label: t('tab.ChoThanhToan'), count: counts.soChoThanhToan },
    { label: t('tab.DaThu'), count: counts.soDaThu },
    { label: t('tab.ChuaHachToan'), count: counts.soChuaHachToan },
  ];
  return <FigureCard title={t('cardTitle')} to="/vien-phi-ngoai-tru" figures={figures} />;
}
