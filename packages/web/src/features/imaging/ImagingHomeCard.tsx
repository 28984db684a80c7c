import { DeskCard } from '../orders/desk/DeskCard.tsx';
import { ImagingCountsDocument } from './imagingCard.main.gen.ts';
import { imagingDesk } from './imagingDesk.ts';

/** Home: how many wait for imaging, are in work and were returned today in this room. */
export default function ImagingHomeCard({ nodeId }: { nodeId: string | null }) {
  return (
    <DeskCard
      desk={imagingDesk}
      nodeId={nodeId}
      document={ImagingCountsDocument}
      waiting="ChoThucHien"
      working="DangLam"
      returned="DaTra"
    />
  );
}
