import { DeskWaiting } from '../orders/desk/DeskWaiting.tsx';
import { ProcedureCountsDocument } from './procedureCard.main.gen.ts';
import { procedureDesk } from './procedureDesk.ts';

/** How many wait for surgery and procedures in this room. */
export default function ProceduresWaiting({ nodeId }: { nodeId: string | null }) {
  return (
    <DeskWaiting
      desk={procedureDesk}
      nodeId={nodeId}
      document={ProcedureCountsDocument}
      waiting="ChoThucHien"
    />
  );
}
