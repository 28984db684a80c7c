import { useState } from 'react';
import { useSession } from '../../session/useSession.ts';
import { NoPermission } from '../../ui/states.tsx';
import { DeskScreen } from '../orders/desk/DeskScreen.tsx';
import { fieldId } from '../orders/desk/resultKind.ts';
import { useDesk } from '../orders/desk/useDesk.ts';
import { useNextAct } from '../orders/desk/useNextAct.ts';
import { ReadingDeskProvider } from '../readings/readingDesk.ts';
import { labDesk } from './labDesk.ts';
import { nextEmpty, pathAt } from './labEntry.ts';
import { slipsOfCode } from './labHits.ts';
import { labList } from './labList.ts';
import { LabActs } from './parts/LabActs.tsx';
import { LabRowLine } from './parts/LabRowLine.tsx';
import { PatientResults } from './parts/PatientResults.tsx';
import { SlipTask } from './parts/SlipTask.tsx';
import { useLabSlip } from './useLabSlip.ts';
import { useLabTrend } from './useLabTrend.ts';
import './lab.css';

/** The laboratory: the room's slips, one slip from its sample to its result, the patient's earlier values. */
export default function LabScreen() {
  const { permissions } = useSession();
  if (!permissions.has('BENH_AN_XEM')) return <NoPermission />;
  return (
    <ReadingDeskProvider value={labDesk}>
      <Lab />
    </ReadingDeskProvider>
  );
}

function Lab() {
  const desk = useDesk(labDesk, { list: labList, slipsOfCode });
  const state = useLabSlip(desk.id);
  const { result } = state;
  const [chosen, setChosen] = useState<string | null>(null);
  const values = result?.ketQuas ?? [];
  const value = values.find((one) => one.MaChiSo === chosen) ?? values[0] ?? null;
  const trend = useLabTrend(
    result?.DichVuYeuCau.BenhNhan_Id ?? null,
    value?.MaChiSo ?? null,
    result?.DichVuYeuCau.NgayKetQua ?? null,
  );
  // the first value that is missing
  const next = useNextAct(result, desk.narrow, () => {
    const empty = state.editable ? nextEmpty(values, state.values(), -1) : null;
    return empty === null ? null : fieldId(pathAt(empty));
  });

  return (
    <DeskScreen
      desk={desk}
      render={(row) => <LabRowLine row={row} />}
      slip={state}
      task={
        result ? (
          <SlipTask
            key={result.DichVuYeuCau_Id}
            state={state}
            result={result}
            onIndex={setChosen}
            onLast={() => next.current?.focus()}
          />
        ) : null
      }
      context={
        result ? <PatientResults result={result} value={value} trend={trend} onIndex={setChosen} /> : null
      }
      actions={
        result ? <LabActs key={result.DichVuYeuCau_Id} state={state} result={result} nextRef={next} /> : null
      }
    />
  );
}
