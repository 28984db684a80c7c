import { DeskCard } from '../orders/desk/DeskCard.tsx';
import { TestCountsDocument } from './testCard.main.gen.ts';
import { testDesk } from './testDesk.ts';

/** Home: how many wait for a test, are in work and were returned today in this room. */
export default function FunctionalTestsHomeCard({ nodeId }: { nodeId: string | null }) {
  return (
    <DeskCard
      desk={testDesk}
      nodeId={nodeId}
      document={TestCountsDocument}
      waiting="ChoThucHien"
      working="DangLam"
      returned="DaTra"
    />
  );
}
