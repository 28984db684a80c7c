import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/useSession.ts';
import { NoPermission } from '../../ui/states.tsx';
import { DeskScreen } from '../orders/desk/DeskScreen.tsx';
import { useDesk } from '../orders/desk/useDesk.ts';
import { SlipActs } from './parts/SlipActs.tsx';
import { SlipTask } from './parts/SlipTask.tsx';
import { TestRowLine } from './parts/TestRowLine.tsx';
import { Versions } from './parts/Versions.tsx';
import { slipsOfCode } from './testHits.ts';
import { testTabs, useTestList } from './useTestList.ts';
import { fieldId, useTestSlip } from './useTestSlip.ts';
import './functionalTests.css';

/** Functional tests: the room's slips, one slip from its begin to its result with text and images, its versions. */
export default function FunctionalTestsScreen() {
  const { permissions } = useSession();
  return permissions.has('BENH_AN_XEM') ? <FunctionalTests /> : <NoPermission />;
}

function FunctionalTests() {
  const { t } = useTranslation('functionalTests');
  const { nodeId } = useSession();
  const list = useTestList(nodeId);
  const desk = useDesk({ queue: 'ThamDoChucNang', rows: list.rows, setSearch: list.setSearch, slipsOfCode });
  const state = useTestSlip(desk.id);
  const { result } = state;
  const next = useRef<{ focus: () => void }>(null);

  // an opened slip waits at what comes next: its begin, or the first conclusion
  const stage = result ? `${result.DichVuYeuCau_Id} ${result.DichVuYeuCau.TrangThai}` : null;
  const reached = useRef<string | null>(null);
  useEffect(() => {
    if (stage === reached.current) return;
    reached.current = stage;
    if (!result || desk.narrow) return;
    const field = state.editable ? document.getElementById(fieldId('ketQuas.0.MoTa')) : null;
    if (field) field.focus();
    else next.current?.focus();
  });

  return (
    <DeskScreen
      name="functionalTests"
      label={t('list')}
      searchHint={t('searchHint')}
      empty={t(`empty.${list.tab}`)}
      choose={t('choose')}
      desk={desk}
      list={list}
      tabs={testTabs.map((key) => ({ key, label: t(`tab.${key}`), count: list.counts?.[key] ?? null }))}
      render={(row) => <TestRowLine row={row} />}
      slip={{
        error: state.error,
        refetch: state.refetch,
        patient: result?.DichVuYeuCau.BenhNhan,
        task: result ? <SlipTask key={result.DichVuYeuCau_Id} state={state} result={result} /> : null,
      }}
      context={result ? <Versions result={result} narrow={desk.narrow} /> : null}
      actions={
        result ? <SlipActs key={result.DichVuYeuCau_Id} state={state} result={result} nextRef={next} /> : null
      }
    />
  );
}
