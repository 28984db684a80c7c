import type { ReactNode } from 'react';
import { useSession } from '../../session/useSession.ts';
import { NoPermission } from '../../ui/states.tsx';
import { DeskScreen } from '../orders/desk/DeskScreen.tsx';
import { fieldId } from '../orders/desk/resultKind.ts';
import { slipsOfNumber } from '../orders/desk/slipsOfNumber.ts';
import { useDesk } from '../orders/desk/useDesk.ts';
import { useNextAct } from '../orders/desk/useNextAct.ts';
import { ReadingRowLine } from '../readings/parts/ReadingRowLine.tsx';
import { ReadingDeskProvider, type ReadingRow, type ReadingTab } from '../readings/readingDesk.ts';
import { ProcedureActs } from './parts/ProcedureActs.tsx';
import { ProcedureTask } from './parts/ProcedureTask.tsx';
import { ProcedureVersions } from './parts/ProcedureVersions.tsx';
import { procedureDesk } from './procedureDesk.ts';
import type { SlipTab } from './procedureEntry.ts';
import { ProcedureListDocument } from './procedures.main.gen.ts';
import { useProcedureSlip } from './useProcedureSlip.ts';
import '../readings/readings.css';
import './procedures.css';

/** What a screen of the desk begins with: the tabs of its list in their order, the first part of a slip, what else there is to see. */
export type DeskBegin = { tabs: readonly ReadingTab[]; part: SlipTab; views?: ReactNode };

/** A room of surgery and procedures: its slips, one slip from its begin to its report, the versions of that. */
export function ProcedureDesk({ begin }: { begin: DeskBegin }) {
  const { permissions } = useSession();
  if (!permissions.has('BENH_AN_XEM')) return <NoPermission />;
  return (
    <ReadingDeskProvider value={procedureDesk}>
      <ProcedureRoom begin={begin} />
    </ReadingDeskProvider>
  );
}

function ProcedureRoom({ begin }: { begin: DeskBegin }) {
  const desk = useDesk<ReadingTab, ReadingRow>(procedureDesk, {
    list: { document: ProcedureListDocument, tabs: begin.tabs },
    slipsOfCode: (text) => slipsOfNumber(procedureDesk, text),
  });
  const state = useProcedureSlip(desk.id, begin.part);
  const { result } = state;
  const firstField = begin.part === 'ThongTin' ? 'tuongTrinh.BatDau' : 'ketQuas.0.MoTa';
  const next = useNextAct(result, desk.narrow, () => (state.editable ? fieldId(firstField) : null));
  return (
    <DeskScreen
      desk={desk}
      render={(row) => <ReadingRowLine row={row} />}
      views={begin.views}
      slip={state}
      task={result ? <ProcedureTask key={result.DichVuYeuCau_Id} state={state} result={result} /> : null}
      context={result ? <ProcedureVersions result={result} /> : null}
      actions={
        result ? (
          <ProcedureActs key={result.DichVuYeuCau_Id} state={state} result={result} nextRef={next} />
        ) : null
      }
    />
  );
}
