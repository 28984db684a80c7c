import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/useSession.ts';
import { NoPermission } from '../../ui/states.tsx';
import { DeskScreen } from '../orders/desk/DeskScreen.tsx';
import { useDesk } from '../orders/desk/useDesk.ts';
import { nextEmpty } from './labEntry.ts';
import { slipsOfCode } from './labHits.ts';
import { LabRowLine } from './parts/LabRowLine.tsx';
import { PatientResults } from './parts/PatientResults.tsx';
import { SlipActs } from './parts/SlipActs.tsx';
import { SlipTask } from './parts/SlipTask.tsx';
import { labTabs, useLabList } from './useLabList.ts';
import { fieldId, useLabSlip } from './useLabSlip.ts';
import { useLabTrend } from './useLabTrend.ts';
import './lab.css';

/** The laboratory: the room's slips, one slip from its sample to its result, the patient's earlier values. */
export default function LabScreen() {
  const { permissions } = useSession();
  return permissions.has('BENH_AN_XEM') ? <Lab /> : <NoPermission />;
}

function Lab() {
  const { t } = useTranslation('lab');
  const { nodeId } = useSession();
  const list = useLabList(nodeId);
  const desk = useDesk({ queue: 'XetNghiem', rows: list.rows, setSearch: list.setSearch, slipsOfCode });
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
  const next = useRef<{ focus: () => void }>(null);

  // an opened slip waits at what comes next: the sample, or the first value that is missing
  const stage = result ? `${result.DichVuYeuCau_Id} ${result.DichVuYeuCau.TrangThai}` : null;
  const reached = useRef<string | null>(null);
  useEffect(() => {
    if (stage === reached.current) return;
    reached.current = stage;
    if (!result || desk.narrow) return;
    const empty = state.editable ? nextEmpty(result.ketQuas, state.latest(), -1) : null;
    const field = empty === null ? null : document.getElementById(fieldId(empty));
    if (field) field.focus();
    else next.current?.focus();
  });

  return (
    <DeskScreen
      name="lab"
      label={t('list')}
      searchHint={t('searchHint')}
      empty={t(`empty.${list.tab}`)}
      choose={t('choose')}
      desk={desk}
      list={list}
      tabs={labTabs.map((key) => ({ key, label: t(`tab.${key}`), count: list.counts?.[key] ?? null }))}
      render={(row) => <LabRowLine row={row} />}
      slip={{
        error: state.error,
        refetch: state.refetch,
        patient: result?.DichVuYeuCau.BenhNhan,
        task: result ? (
          <SlipTask
            key={result.DichVuYeuCau_Id}
            state={state}
            result={result}
            onIndex={setChosen}
            onLast={() => next.current?.focus()}
          />
        ) : null,
      }}
      context={
        result ? <PatientResults result={result} value={value} trend={trend} onIndex={setChosen} /> : null
      }
      actions={
        result ? <SlipActs key={result.DichVuYeuCau_Id} state={state} result={result} nextRef={next} /> : null
      }
    />
  );
}
