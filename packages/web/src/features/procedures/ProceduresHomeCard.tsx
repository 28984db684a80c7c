import { DeskCard } from '../orders/desk/DeskCard.tsx';
import { ProcedureCountsDocument } from './procedureCard.main.gen.ts';
import { procedureDesk } from './procedureDesk.ts';

/** Home: how many wait for surgery and procedures, are in work and were returned today in this room. */
export default function ProceduresHomeCard({ nodeId }: { nodeId: string | null }) {
  return (
    <DeskCard
      desk={procedureDesk}
      nodeId={nodeId}
      document={ProcedureCountsDocument}
      waiting="ChoThucHien"
      working="DangLam"
      returned="DaTra"
    />
  );
}
