import { useSession } from '../../session/useSession.ts';
import { NoPermission } from '../../ui/states.tsx';
import { DeskScreen } from '../orders/desk/DeskScreen.tsx';
import { fieldId } from '../orders/desk/resultKind.ts';
import { slipsOfNumber } from '../orders/desk/slipsOfNumber.ts';
import { useDesk } from '../orders/desk/useDesk.ts';
import { useNextAct } from '../orders/desk/useNextAct.ts';
import { SlipTask } from './parts/SlipTask.tsx';
import { TestActs } from './parts/TestActs.tsx';
import { TestRowLine } from './parts/TestRowLine.tsx';
import { Versions } from './parts/Versions.tsx';
import { testDesk } from './testDesk.ts';
import { testList } from './testList.ts';
import { useTestSlip } from './useTestSlip.ts';
import './functionalTests.css';

/** Functional tests: the room's slips, one slip from its begin to its result with text and images, its versions. */
export default function FunctionalTestsScreen() {
  const { permissions } = useSession();
  return permissions.has('BENH_AN_XEM') ? <FunctionalTests /> : <NoPermission />;
}

function FunctionalTests() {
  const desk = useDesk(testDesk, {
    list: testList,
    slipsOfCode: (text) => slipsOfNumber(testDesk, text),
  });
  const state = useTestSlip(desk.id);
  const { result } = state;
  const next = useNextAct(result, desk.narrow, () => (state.editable ? fieldId('ketQuas.0.MoTa') : null));

  return (
    <DeskScreen
      desk={desk}
      render={(row) => <TestRowLine row={row} />}
      slip={state}
      task={result ? <SlipTask key={result.DichVuYeuCau_Id} state={state} result={result} /> : null}
      context={result ? <Versions result={result} /> : null}
      actions={
        result ? <TestActs key={result.DichVuYeuCau_Id} state={state} result={result} nextRef={next} /> : null
      }
    />
  );
}
