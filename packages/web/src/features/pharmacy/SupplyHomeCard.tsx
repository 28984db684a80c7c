import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/useSession.ts';
import { FigureCard } from '../../ui/FigureCard.tsx';
import { useLiveCounts } from '../../ui/useLiveCounts.ts';
import { MyStoresDocument } from './pharmacy.pharmacy.gen.ts';
import { SupplyCountsDocument } from './supplyCard.pharmacy.gen.ts';

/** Home: how many prescriptions of today wait for the payment, can be supplied, and were supplied by the store of this place. */
export default function SupplyHomeCard({ nodeId }: { nodeId: string | null }) {
  const { t } = useTranslation('pharmacy');
  const { user } = useSession();
  const stores = useQuery(MyStoresDocument, { variables: { idUser: user._id } }).data?.stores ?? [];
  const store = stores.find((one) => one.Node_Id === nodeId);
  const asked = store ? { idStore: store._id } : null;
  const counts = useLiveCounts(SupplyCountsDocument, asked, ['CapPhatThuoc', 'VienPhi'])?.danhSachCapPhat
    .counts;
  if (!counts) return null;
  const figures = [
    { label: t('tab.ChoThanhToan'), count: counts.ChoThanhToan },
    { label: t('tab.ChoCap'), count: counts.ChoCap },
    { label: t('tab.DaCap'), count: counts.DaCap },
  ];
  return <FigureCard title={t('cardTitle')} to="/cap-phat-thuoc" figures={figures} />;
}
