import { DeskCard } from '../orders/desk/DeskCard.tsx';
import { LabCountsDocument } from './labCard.main.gen.ts';
import { labDesk } from './labDesk.ts';

/** Home: how many wait for a sample, are in work and were returned today in this room. */
export default function LabHomeCard({ nodeId }: { nodeId: string | null }) {
  return (
    <DeskCard
      desk={labDesk}
      nodeId={nodeId}
      document={LabCountsDocument}
      waiting="ChoLayMau"
      working="DangLam"
      returned="DaTra"
    />
  );
}
