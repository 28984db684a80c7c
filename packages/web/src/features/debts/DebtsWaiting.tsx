import { MenuCount } from '../../ui/MenuCount.tsx';
import { useLiveCounts } from '../../ui/useLiveCounts.ts';
import { DebtsWaitingDocument } from './debts.main.gen.ts';

/** How many write-offs of debts wait to be decided on. */
export default function DebtsWaiting() {
  const counts = useLiveCounts(DebtsWaitingDocument, {}, ['CongNo']);
  return <MenuCount count={counts?.danhSach.ChoDuyet} />;
}
