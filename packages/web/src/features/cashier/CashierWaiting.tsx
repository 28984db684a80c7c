import { MenuCount } from '../../ui/MenuCount.tsx';
import { useLiveCounts } from '../../ui/useLiveCounts.ts';
import { CashierCountsDocument } from './cashierCard.main.gen.ts';

/** How many visits of today wait to be paid. */
export default function CashierWaiting({ nodeId }: { nodeId: string | null }) {
  const counts = useLiveCounts(CashierCountsDocument, { CodeCounter: nodeId }, [
    'VienPhi',
    'TiepNhan',
    'BienLai',
  ]);
  return <MenuCount count={counts?.loadBenhNhanFromTransaction.soChoThanhToan} />;
}
