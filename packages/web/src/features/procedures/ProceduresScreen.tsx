import { readingTabs } from '../readings/readingDesk.ts';
import { type DeskBegin, ProcedureDesk } from './ProcedureDesk.tsx';

const begin: DeskBegin = { tabs: readingTabs, part: 'KetQua' };

/** Surgery and procedures that were ordered: who waits, what is done and found. */
export default function ProceduresScreen() {
  return <ProcedureDesk begin={begin} />;
}
