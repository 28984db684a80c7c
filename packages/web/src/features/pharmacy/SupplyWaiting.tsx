import { useQuery } from '@apollo/client/react';
import { useSession } from '../../session/useSession.ts';
import { MenuCount } from '../../ui/MenuCount.tsx';
import { useLiveCounts } from '../../ui/useLiveCounts.ts';
import { MyStoresDocument } from './pharmacy.pharmacy.gen.ts';
import { SupplyCountsDocument } from './supplyCard.pharmacy.gen.ts';

/** How many prescriptions can be supplied by the store of this place. */
export default function SupplyWaiting({ nodeId }: { nodeId: string | null }) {
  const { user } = useSession();
  const stores = useQuery(MyStoresDocument, { variables: { idUser: user._id } }).data?.stores ?? [];
  const store = stores.find((one) => one.Node_Id === nodeId);
  const counts = useLiveCounts(SupplyCountsDocument, store ? { idStore: store._id } : null, [
    'CapPhatThuoc',
    'VienPhi',
  ]);
  return <MenuCount count={counts?.danhSachCapPhat.counts.ChoCap} />;
}
