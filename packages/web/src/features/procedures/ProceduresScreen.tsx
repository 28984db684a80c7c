import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { CalendarIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { readingTabs } from '../readings/readingDesk.ts';
import { dayView } from './dayPlan.ts';
import { type DeskBegin, ProcedureDesk } from './ProcedureDesk.tsx';

const OperatingDay = lazy(() => import('./OperatingDay.tsx'));

const begin: DeskBegin = { tabs: readingTabs, part: 'KetQua', views: <DayButton /> };

/** Surgery and procedures that were ordered: who waits, what is done and found; or the day of all rooms. */
export default function ProceduresScreen() {
  const [params] = useSearchParams();
  if (params.get(dayView.name) !== dayView.value) return <ProcedureDesk begin={begin} />;
  return (
    <Suspense fallback={<Loading />}>
      <OperatingDay />
    </Suspense>
  );
}

function DayButton() {
  const { t } = useTranslation('procedures');
  const [, setParams] = useSearchParams();
  return (
    <Button icon={<CalendarIcon />} onClick={() => setParams({ [dayView.name]: dayView.value })}>
      {t('day.open')}
    </Button>
  );
}
