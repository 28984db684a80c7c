import { DeskCard } from '../orders/desk/DeskCard.tsx';
import { MicrobiologyCountsDocument } from './microbiologyCard.main.gen.ts';
import { microbiologyDesk } from './microbiologyDesk.ts';

/** Home: how many wait for microbiology, are in work and were returned today in this room. */
export default function MicrobiologyHomeCard({ nodeId }: { nodeId: string | null }) {
  return (
    <DeskCard
      desk={microbiologyDesk}
      nodeId={nodeId}
      document={MicrobiologyCountsDocument}
      waiting="ChoThucHien"
      working="DangLam"
      returned="DaTra"
    />
  );
}
