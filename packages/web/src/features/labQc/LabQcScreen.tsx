import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchPart } from '../../session/parts.ts';
import { useSession } from '../../session/useSession.ts';
import { Apart } from '../../ui/Apart.tsx';
import { useActDialog } from '../../ui/actDialog/useActDialog.tsx';
import { DateRange } from '../../ui/DateRange.tsx';
import { formatDate } from '../../ui/dateText.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { ListScreen } from '../../ui/ListScreen.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { EmptyState, ErrorState, NoPermission } from '../../ui/states.tsx';
import { CorrectDialog } from './parts/CorrectDialog.tsx';
import { RunsGrid } from './parts/RunsGrid.tsx';
import { TargetDialog } from './parts/TargetDialog.tsx';
import { TargetList } from './parts/TargetList.tsx';
import { type ControlRun, useLabQc } from './useLabQc.ts';
import './labQc.css';

const LeveyDrawing = lazy(() => fetchPart(() => import('./parts/LeveyDrawing.tsx')));

/** /noi-kiem-xet-nghiem: the controls of the laboratory, their values entered, the Levey-Jennings chart of the chosen index. */
export default function LabQcScreen() {
  const { permissions, nodeId } = useSession();
  const mayRead = permissions.has('XET_NGHIEM') || permissions.has('DANH_MUC_XET_NGHIEM');
  return mayRead && nodeId ? <LabQcOf key={nodeId} idRoom={nodeId} /> : <NoPermission />;
}

function LabQcOf({ idRoom }: { idRoom: string }) {
  const { t } = useTranslation('labQc');
  const { permissions } = useSession();
  const state = useLabQc(idRoom);
  const [correcting, setCorrecting] = useState<ControlRun | null>(null);
  const [proposing, setProposing] = useState(false);
  const { ask, dialog } = useActDialog();
  const { target } = state;
  const takeOut = (run: ControlRun) =>
    ask({
      act: 'huyKetQuaKiemChuan',
      of: run._id,
      title: t('takeOutAsk'),
      okText: t('takeOut'),
      run: (reason) => state.takeOut(run._id, reason),
    });
  return (
    <ListScreen title={t('title')} choices={<DateRange value={state.days} onChange={state.setDays} />}>
      {state.loading ? <Loading /> : null}
      {state.error ? <ErrorState error={state.error} onRetry={state.refetch} /> : null}
      {!state.loading && !state.error && !target ? <EmptyState text={t('none')} /> : null}
      {target ? (
        <div className="qc">
          <TargetList state={state} />
          <section className="qc-chart" aria-label={t('chart', { name: target.TenChiSo })}>
            <header>
              <h2>
                {target.TenChiSo} <span className="soft">{target.TenThietBi}</span>
              </h2>
              <span className="soft">{t('expires', { day: formatDate(target.HanDung) })}</span>
              {permissions.has('DANH_MUC_XET_NGHIEM') ? (
                <Button size="small" onClick={() => setProposing(true)}>
                  {t('ownTarget')}
                </Button>
              ) : null}
            </header>
            {state.runs.some((run) => run.TrangThai === 'HieuLuc') ? (
              <div className="qc-drawing-place">
                <Apart>
                  <LeveyDrawing runs={state.runs} />
                </Apart>
              </div>
            ) : null}
            <RunsGrid state={state} onCorrect={setCorrecting} onTakeOut={(run) => void takeOut(run)} />
          </section>
        </div>
      ) : null}
      {correcting ? (
        <CorrectDialog
          run={correcting}
          onClose={() => setCorrecting(null)}
          onDone={() => {
            setCorrecting(null);
            state.refetch();
          }}
        />
      ) : null}
      {proposing && target ? (
        <TargetDialog
          target={target}
          onClose={() => setProposing(false)}
          onDone={() => {
            setProposing(false);
            state.refetch();
          }}
        />
      ) : null}
      {dialog}
    </ListScreen>
  );
}
