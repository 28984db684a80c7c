import { parseScan } from '@sen/domain/scan/cards';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import { userMessage } from '../../session/userMessage.ts';
import { useSession } from '../../session/useSession.ts';
import { useHotkeys } from '../../ui/hotkeys.tsx';
import { dialogIsOpen } from '../../ui/keyCombo.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { PatientBanner } from '../../ui/PatientBanner.tsx';
import { EmptyState, ErrorState, NoPermission } from '../../ui/states.tsx';
import { useScan } from '../../ui/useScan.ts';
import { WorkList } from '../../ui/WorkList.tsx';
import { WorkScreen } from '../../ui/WorkScreen.tsx';
import { QueueBar } from '../queues/QueueBar.tsx';
import { useQueue } from '../queues/useQueue.ts';
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
  const { t } = useTranslation(['lab', 'queues', 'common']);
  const { nodeId, nodes } = useSession();
  const { message } = useNotices();
  const narrow = useLocation().pathname.startsWith('/m/');
  const list = useLabList(nodeId);
  const queue = useQueue('XetNghiem', nodeId, nodes.find((one) => one._id === nodeId)?.name ?? null);
  // the open slip stands in the address: it survives a reload and can be linked to
  const [params, setParams] = useSearchParams();
  const id = params.get('id');
  const open = (slipId: string) => setParams({ id: slipId }, { replace: true });
  const state = useLabSlip(id);
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
    if (!result || narrow) return;
    const empty = state.editable ? nextEmpty(result.ketQuas, state.latest(), -1) : null;
    const field = empty === null ? null : document.getElementById(fieldId(empty));
    if (field) field.focus();
    else next.current?.focus();
  });

  const step = (by: number) => {
    const at = list.rows.findIndex((row) => row.DichVuYeuCau_Id === id);
    const row = list.rows[at < 0 ? 0 : at + by];
    if (row) open(row.DichVuYeuCau_Id);
  };
  useHotkeys([
    { keys: 'Alt+ArrowDown', label: t('nextSlip'), run: () => step(1) },
    { keys: 'Alt+ArrowUp', label: t('previousSlip'), run: () => step(-1) },
  ]);

  const onScan = useScan(async (text) => {
    if (dialogIsOpen()) return;
    const scan = parseScan(text);
    if (scan.kind === 'insurance') return list.setSearch(scan.TenBenhNhan);
    if (scan.kind === 'citizen') return list.setSearch(scan.TenBenhNhan);
    if (scan.kind !== 'code') return void message.warning(t('scanUnknown'));
    try {
      const [slip] = await slipsOfCode(scan.value);
      if (slip) return open(slip._id);
      list.setSearch(scan.value);
      message.info(t('scanNoSlip', { code: scan.value }));
    } catch (error) {
      message.error(userMessage(error));
    }
  });

  const patient = result?.DichVuYeuCau.BenhNhan;
  return (
    <WorkScreen
      name="lab"
      open={id !== null}
      onBack={() => setParams({}, { replace: true })}
      list={
        <WorkList
          label={t('list')}
          rows={list.rows}
          rowKey={(row) => row.DichVuYeuCau_Id}
          rowHeight={70}
          render={(row) => <LabRowLine row={row} />}
          selected={id}
          onOpen={(row) => open(row.DichVuYeuCau_Id)}
          search={list.search}
          onSearch={list.setSearch}
          searchHint={t('searchHint')}
          onScan={onScan}
          tabs={labTabs.map((key) => ({ key, label: t(`tab.${key}`), count: list.counts?.[key] ?? null }))}
          tab={list.tab}
          onTab={list.setTab}
          range={list.range}
          onRange={list.setRange}
          actions={
            <QueueBar
              queue={queue}
              onCalled={(ticket) => (ticket.source_Id ? open(ticket.source_Id) : undefined)}
            />
          }
          loading={list.loading}
          error={list.error}
          onRetry={list.refetch}
          empty={nodeId ? t(`empty.${list.tab}`) : t('noRoom')}
        />
      }
      banner={
        result && patient ? <PatientBanner patient={{ ...patient, diUng: patient.TienSuDiUng }} /> : null
      }
      task={
        state.error && !result ? (
          <ErrorState error={state.error} onRetry={state.refetch} />
        ) : result ? (
          <SlipTask
            key={result.DichVuYeuCau_Id}
            state={state}
            result={result}
            onIndex={setChosen}
            onLast={() => next.current?.focus()}
          />
        ) : id ? (
          <div className="sen-loading" role="status" aria-label={t('loading', { ns: 'common' })} />
        ) : (
          <EmptyState text={t('choose')} />
        )
      }
      context={
        result ? <PatientResults result={result} value={value} trend={trend} onIndex={setChosen} /> : null
      }
      actions={
        result ? <SlipActs key={result.DichVuYeuCau_Id} state={state} result={result} nextRef={next} /> : null
      }
    />
  );
}
