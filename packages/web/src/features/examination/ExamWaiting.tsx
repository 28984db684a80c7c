import { MenuCount } from '../../ui/MenuCount.tsx';
import { useLiveCounts } from '../../ui/useLiveCounts.ts';
import { ExamCountsDocument } from './examCard.main.gen.ts';

/** How many wait to be examined in this room. */
export default function ExamWaiting({ nodeId }: { nodeId: string | null }) {
  const counts = useLiveCounts(ExamCountsDocument, nodeId ? { idRoom: nodeId } : null, [
    'KhamBenh',
    'DichVuYeuCau',
    'HangDoi',
  ]);
  return <MenuCount count={counts?.danhSachKhamBenh.ChoKham} />;
}
