import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../ui/dateText.ts';
import { StateTag, type Tone } from '../../../ui/StateTag.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import type { JobRowFragment, OperationsJobsQuery } from '../operations.main.gen.ts';
import { JobDialog } from './JobDialog.tsx';
import { Rows } from './Rows.tsx';

type Jobs = {
  data: OperationsJobsQuery | undefined;
  loading: boolean;
  error?: unknown;
  refetch: () => Promise<unknown>;
};

const tones: Readonly<Record<JobRowFragment['trangThai'], Tone>> = {
  CHO: 'waiting',
  DANG_CHAY: 'progress',
  THU_LAI: 'cancelled',
  HONG: 'urgent',
};

function useJobName(): (task: string) => string {
  const { t } = useTranslation('operations');
  return (task) => t(`task.${task}`, { defaultValue: task });
}

/** Jobs that wait, run or failed: opened they say why, and are run at once or taken off. */
export function JobsTab({ jobs, narrow }: { jobs: Jobs; narrow: boolean }) {
  const { t } = useTranslation('operations');
  const name = useJobName();
  const [openId, setOpenId] = useState<string | null>(null);
  const rows = jobs.data?.congViecs ?? [];
  const open = rows.find((one) => one._id === openId);
  const tag = (row: JobRowFragment) => (
    <StateTag tone={tones[row.trangThai]}>{t(`job.${row.trangThai}`)}</StateTag>
  );
  const tries = (row: JobRowFragment) => `${row.attempts} / ${row.maxAttempts}`;
  if (jobs.error && !jobs.data) return <ErrorState error={jobs.error} onRetry={() => void jobs.refetch()} />;
  return (
    <>
      <Rows
        name="operations/jobs"
        label={t('jobs')}
        narrow={narrow}
        rows={rows}
        rowKey={(row) => row._id}
        loading={jobs.loading && !jobs.data}
        empty={t('noJobs')}
        onOpen={(row) => setOpenId(row._id)}
        columns={[
          { key: 'state', label: t('stateTitle'), render: tag, width: 130 },
          {
            key: 'task',
            label: t('taskTitle'),
            sortable: true,
            filter: { kind: 'contains' },
            value: (row) => name(row.task),
            render: (row) => name(row.task),
            width: 220,
          },
          { key: 'tries', label: t('tries'), kind: 'number', render: tries },
          {
            key: 'made',
            label: t('made'),
            kind: 'moment',
            sortable: true,
            value: (row) => row.NgayTao,
            render: (row) => formatDateTime(row.NgayTao),
          },
          {
            key: 'at',
            label: t('dueAt'),
            kind: 'moment',
            sortable: true,
            value: (row) => row.luc,
            render: (row) => formatDateTime(row.luc),
          },
          {
            key: 'why',
            label: t('lastError'),
            grow: true,
            filter: { kind: 'contains' },
            value: (row) => row.lastError ?? null,
            render: (row) => row.lastError,
          },
        ]}
        card={(row) => (
          <>
            <span className="ops-line">
              <strong>{name(row.task)}</strong>
              {tag(row)}
            </span>
            <span className="soft">{`${t('tries')} ${tries(row)} · ${formatDateTime(row.luc)}`}</span>
            {row.lastError ? <span className="ops-cut">{row.lastError}</span> : null}
          </>
        )}
      />
      {open ? (
        <JobDialog
          row={open}
          title={name(open.task)}
          tag={tag(open)}
          tries={tries(open)}
          onClose={() => setOpenId(null)}
          onChanged={() => void jobs.refetch()}
        />
      ) : null}
    </>
  );
}

/** The jobs that come round by themselves. */
export function CronTab({ jobs }: { jobs: Jobs }) {
  const { t } = useTranslation('operations');
  const name = useJobName();
  return (
    <section className="ops-scroll" tabIndex={0} aria-label={t('cron')}>
      <table className="plain-table" aria-label={t('cron')}>
        <thead>
          <tr>
            <th scope="col">{t('taskTitle')}</th>
            <th scope="col">{t('lastTime')}</th>
            <th scope="col">{t('nextTime')}</th>
          </tr>
        </thead>
        <tbody>
          {(jobs.data?.congViecDinhKys ?? []).map((one) => (
            <tr key={one.task}>
              <th scope="row">{name(one.task)}</th>
              <td>{one.lanTruoc ? formatDateTime(one.lanTruoc) : '–'}</td>
              <td>{one.lanToi ? formatDateTime(one.lanToi) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
