import { DeskWaiting } from '../orders/desk/DeskWaiting.tsx';
import { MicrobiologyCountsDocument } from './microbiologyCard.main.gen.ts';
import { microbiologyDesk } from './microbiologyDesk.ts';

/** How many wait for microbiology in this room. */
export default function MicrobiologyWaiting({ nodeId }: { nodeId: string | null }) {
  return (
    <DeskWaiting
      desk={microbiologyDesk}
      nodeId={nodeId}
      document={MicrobiologyCountsDocument}
      waiting="ChoThucHien"
    />
  );
}
