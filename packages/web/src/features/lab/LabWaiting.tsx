import { DeskWaiting } from '../orders/desk/DeskWaiting.tsx';
import { LabCountsDocument } from './labCard.main.gen.ts';
import { labDesk } from './labDesk.ts';

/** How many wait for a sample in this room. */
export default function LabWaiting({ nodeId }: { nodeId: string | null }) {
  return <DeskWaiting desk={labDesk} nodeId={nodeId} document={LabCountsDocument} waiting="ChoLayMau" />;
}
