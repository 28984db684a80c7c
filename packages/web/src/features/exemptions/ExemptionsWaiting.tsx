import { MenuCount } from '../../ui/MenuCount.tsx';
import { useLiveCounts } from '../../ui/useLiveCounts.ts';
import { ExemptionsWaitingDocument } from './exemptions.main.gen.ts';

/** How many requests for exemptions wait to be decided. */
export default function ExemptionsWaiting() {
  const counts = useLiveCounts(ExemptionsWaitingDocument, {}, ['MienGiam']);
  return <MenuCount count={counts?.danhSach.ChoDuyet} />;
}
