import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../ui/dateText.ts';
import type { GridColumn } from '../../../ui/grid/columns.ts';
import { LocalGrid } from '../../../ui/grid/LocalGrid.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { showDecimal } from '../../../ui/numberText.ts';
import { EmptyState } from '../../../ui/states.tsx';
import type { ControlRun, LabQc } from '../useLabQc.ts';
import { levelText, RunState, rulesText } from '../words.tsx';

type Acts = { onCorrect: (run: ControlRun) => void; onTakeOut: (run: ControlRun) => void };

/** The results of the chart as a table, the newest first, those taken out too, with what may be done about each. */
export function RunsGrid({ state, ...acts }: { state: LabQc } & Acts) {
  const { t } = useTranslation('labQc');
  return (
    <LocalGrid<ControlRun>
      name="control-runs"
      label={t('results')}
      columns={columnsOf(t, acts)}
      rows={[...state.runs].reverse()}
      rowKey={(run) => run._id}
      rowName={(run) => `${levelText(run.Muc)}, ${formatDateTime(run.Luc)}`}
      loading={state.runsLoading}
      error={state.runsError}
      onRetry={state.refetch}
      empty={<EmptyState text={t('noRuns')} />}
    />
  );
}

const may = (run: ControlRun, action: string) =>
  run.hanhDongs.some((one) => one.action === action && one.refusal === null);

function columnsOf(
  t: TFunction<'labQc'>,
  { onCorrect, onTakeOut }: Acts,
): ReadonlyArray<GridColumn<ControlRun>> {
  return [
    {
      key: 'Luc',
      label: t('at'),
      kind: 'moment',
      width: 160,
      heading: true,
      render: (run) => formatDateTime(run.Luc),
      value: (run) => run.Luc,
    },
    {
      key: 'Muc',
      label: t('level'),
      width: 80,
      render: (run) => levelText(run.Muc),
      value: (run) => run.Muc,
    },
    {
      key: 'GiaTri',
      label: t('value'),
      kind: 'number',
      width: 80,
      render: (run) => showDecimal(run.GiaTri),
      value: (run) => Number(run.GiaTri),
    },
    {
      key: 'DiemZ',
      label: t('z'),
      kind: 'number',
      width: 70,
      render: (run) => showDecimal(Number(run.DiemZ).toFixed(2)),
      value: (run) => Number(run.DiemZ),
    },
    {
      key: 'DanhGia',
      label: t('verdict'),
      width: 150,
      wraps: true,
      render: (run) => (
        <>
          <RunState run={run} /> {rulesText(run.QuyTacs)}
        </>
      ),
      value: (run) => `${run.DanhGia} ${rulesText(run.QuyTacs)}`,
    },
    {
      key: 'NguoiChay',
      label: t('by'),
      width: 120,
      wraps: true,
      render: (run) => (run.TuThietBi ? t('byDevice') : run.NguoiChay?.ten),
      value: (run) => (run.TuThietBi ? t('byDevice') : (run.NguoiChay?.ten ?? '')),
    },
    {
      key: 'KhacPhuc',
      label: t('action'),
      width: 130,
      grow: true,
      wraps: true,
      render: (run) => noteOf(run, t),
      value: (run) => noteOf(run, t),
    },
    {
      key: 'acts',
      label: t('acts'),
      width: 145,
      render: (run) => (
        <>
          {may(run, 'khacPhuc') ? (
            <Button size="small" onClick={() => onCorrect(run)}>
              {t('correct')}
            </Button>
          ) : null}{' '}
          {may(run, 'huy') ? (
            <Button size="small" type="text" onClick={() => onTakeOut(run)}>
              {t('takeOut')}
            </Button>
          ) : null}
        </>
      ),
    },
  ];
}

function noteOf(run: ControlRun, t: TFunction<'labQc'>): string {
  if (run.LyDoHuy) return run.LyDoHuy;
  if (!run.KhacPhuc) return run.GhiChu ?? '';
  return t('causeAndAction', {
    cause: run.NguyenNhan,
    action: run.KhacPhuc,
    who: run.NguoiKhacPhuc?.ten ?? '',
    at: formatDateTime(run.NgayKhacPhuc),
  });
}
