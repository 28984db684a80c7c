import { DeskWaiting } from '../orders/desk/DeskWaiting.tsx';
import { ImagingCountsDocument } from './imagingCard.main.gen.ts';
import { imagingDesk } from './imagingDesk.ts';

/** How many wait for imaging in this room. */
export default function ImagingWaiting({ nodeId }: { nodeId: string | null }) {
  return (
    <DeskWaiting desk={imagingDesk} nodeId={nodeId} document={ImagingCountsDocument} waiting="ChoThucHien" />
  );
}
