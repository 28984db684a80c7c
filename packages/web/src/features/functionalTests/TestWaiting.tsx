import { DeskWaiting } from '../orders/desk/DeskWaiting.tsx';
import { TestCountsDocument } from './testCard.main.gen.ts';
import { testDesk } from './testDesk.ts';

/** How many wait for a test in this room. */
export default function TestWaiting({ nodeId }: { nodeId: string | null }) {
  return <DeskWaiting desk={testDesk} nodeId={nodeId} document={TestCountsDocument} waiting="ChoThucHien" />;
}
