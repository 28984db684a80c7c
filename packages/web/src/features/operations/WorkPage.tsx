import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Tabs } from '../../ui/kit/Tabs.tsx';
import { OperationsCallCountsDocument, OperationsJobsDocument } from './operations.main.gen.ts';
import { CallsTab, callTabs } from './parts/CallsTab.tsx';
import { CronTab, JobsTab } from './parts/JobsTab.tsx';
import { polled } from './polled.ts';

const everyMs = 5000;

/** Calls to systems outside by state, jobs, and the jobs that come round. */
export function WorkPage({ narrow }: { narrow: boolean }) {
  const { t } = useTranslation('operations');
  const [params, setParams] = useSearchParams();
  const counts = useQuery(OperationsCallCountsDocument, polled(everyMs));
  const { data, loading, error, refetch } = useQuery(OperationsJobsDocument, polled(everyMs));
  const jobs = { data, loading, error, refetch };
  const dems = counts.data?.goiNgoaiDems ?? [];
  const sum = (of: 'cho' | 'loi' | 'xong') => dems.reduce((all, one) => all + one[of], 0);
  const numbers = { failed: sum('loi'), waiting: sum('cho'), done: sum('xong') };
  const refresh = () => {
    void counts.refetch();
    void jobs.refetch();
  };
  const items = [
    ...callTabs.map((key) => ({
      key,
      label: t('tabCount', { name: t(`calls.${key}`), count: numbers[key] }),
      children: <CallsTab state={key} counts={dems} narrow={narrow} onChanged={refresh} />,
    })),
    {
      key: 'congViec',
      label: t('tabCount', { name: t('jobs'), count: jobs.data?.congViecs.length ?? 0 }),
      children: <JobsTab jobs={jobs} narrow={narrow} />,
    },
    { key: 'dinhKy', label: t('cron'), children: <CronTab jobs={jobs} /> },
  ];
  const wanted = params.get('the');
  return (
    <div className="ops-page">
      <header className="ops-head">
        <h1>{t('work')}</h1>
      </header>
      <Tabs
        items={items}
        activeKey={items.some(({ key }) => key === wanted) ? (wanted ?? 'failed') : 'failed'}
        onChange={(key) => setParams({ the: key }, { replace: true })}
      />
    </div>
  );
}
