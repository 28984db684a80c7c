import { type DeskBegin, ProcedureDesk } from './ProcedureDesk.tsx';

const begin: DeskBegin = { tabs: ['DangLam', 'DaTra', 'ChoThucHien', 'KhongDen'], part: 'ThongTin' };

/** Reports of surgery and procedures: those in work first, each with its operation and team. */
export default function ReportsScreen() {
  return <ProcedureDesk begin={begin} />;
}
