import { useSession } from '../../session/useSession.ts';
import { NoPermission } from '../../ui/states.tsx';
import { DeskScreen } from '../orders/desk/DeskScreen.tsx';
import { fieldId } from '../orders/desk/resultKind.ts';
import { slipsOfNumber } from '../orders/desk/slipsOfNumber.ts';
import { useDesk } from '../orders/desk/useDesk.ts';
import { useNextAct } from '../orders/desk/useNextAct.ts';
import { ReadingActs } from './parts/ReadingActs.tsx';
import { ReadingRowLine } from './parts/ReadingRowLine.tsx';
import { SlipTask } from './parts/SlipTask.tsx';
import { Versions } from './parts/Versions.tsx';
import {
  type ReadingDesk,
  ReadingDeskProvider,
  type ReadingRow,
  type ReadingTab,
  readingTabs,
} from './readingDesk.ts';
import { useReadingSlip } from './useReadingSlip.ts';
import './readings.css';

/** A room whose results are read: its slips, one slip from its begin to its result with text and images, its versions. */
export function ReadingScreen({ desk }: { desk: ReadingDesk }) {
  const { permissions } = useSession();
  if (!permissions.has('BENH_AN_XEM')) return <NoPermission />;
  return (
    <ReadingDeskProvider value={desk}>
      <ReadingRoom kind={desk} />
    </ReadingDeskProvider>
  );
}

function ReadingRoom({ kind }: { kind: ReadingDesk }) {
  const desk = useDesk<ReadingTab, ReadingRow>(kind, {
    list: { document: kind.documents.list, tabs: readingTabs },
    slipsOfCode: (text) => slipsOfNumber(kind, text),
  });
  const state = useReadingSlip(kind, desk.id);
  const { result } = state;
  const next = useNextAct(result, desk.narrow, () => (state.editable ? fieldId('ketQuas.0.MoTa') : null));

  return (
    <DeskScreen
      desk={desk}
      render={(row) => <ReadingRowLine row={row} />}
      slip={state}
      task={result ? <SlipTask key={result.DichVuYeuCau_Id} state={state} result={result} /> : null}
      context={result ? <Versions result={result} /> : null}
      actions={
        result ? (
          <ReadingActs key={result.DichVuYeuCau_Id} state={state} result={result} nextRef={next} />
        ) : null
      }
    />
  );
}
