import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/useSession.ts';
import { PatientBanner } from '../../ui/PatientBanner.tsx';
import { EmptyState, ErrorState, NoPermission } from '../../ui/states.tsx';
import { WorkList } from '../../ui/WorkList.tsx';
import { WorkScreen } from '../../ui/WorkScreen.tsx';
import { DeskRooms } from '../orders/desk/DeskRooms.tsx';
import { ReadingDeskProvider } from '../readings/readingDesk.ts';
import { CourseHead } from './parts/CourseHead.tsx';
import { CourseSessions } from './parts/CourseSessions.tsx';
import { CourseActs, SessionActs } from './parts/SessionActs.tsx';
import { SessionRow } from './parts/SessionRow.tsx';
import { SessionTask } from './parts/SessionTask.tsx';
import { sessionDesk, sessionTabs } from './sessionDesk.ts';
import type { DeskCourse, DeskSession } from './sessionEntry.ts';
import { type OpenCourse, useOpenCourse, useSessionList } from './useSessionDesk.ts';
import { useSessionReport } from './useSessionReport.ts';
import '../readings/readings.css';
import './spa.css';
import './sessions.css';

/** A room where courses are performed: who waits and is treated, one course from session to session, the report of each. */
export function SessionDesk() {
  const { permissions } = useSession();
  if (!permissions.has('LIEU_TRINH')) return <NoPermission />;
  return (
    <ReadingDeskProvider value={sessionDesk}>
      <Room />
    </ReadingDeskProvider>
  );
}

function Room() {
  const desk = useOpenCourse();
  const { course, session } = desk;
  return course && session ? (
    <WithReport key={session._id} desk={desk} course={course} session={session} />
  ) : (
    <Screen desk={desk} task={null} actions={course ? <CourseActs desk={desk} course={course} /> : null} />
  );
}

type ReportProps = { desk: OpenCourse; course: DeskCourse; session: DeskSession };

function WithReport({ desk, course, session }: ReportProps) {
  const state = useSessionReport(course, session, desk.refetch);
  return (
    <Screen
      desk={desk}
      task={<SessionTask state={state} course={course} session={session} />}
      actions={<SessionActs desk={desk} course={course} session={session} state={state} />}
    />
  );
}

/** What is on the screen whichever session is looked at. */
function Screen({ desk, task, actions }: { desk: OpenCourse; task: ReactNode; actions: ReactNode }) {
  const { t } = useTranslation(['spa', 'orders', 'common']);
  const list = useSessionList();
  const now = useMinute();
  const { course, session } = desk;
  const patient = course?.BenhNhan;
  const late = list.counts?.QuaHan ?? 0;
  return (
    <WorkScreen
      name="sessions"
      open={desk.id !== null}
      onBack={desk.close}
      list={
        <WorkList
          label={t('desk.list')}
          rows={list.rows}
          rowKey={(row) => row._id}
          rowHeight={70}
          render={(row) => <SessionRow row={row} tab={list.tab} now={now} />}
          selected={desk.id}
          onOpen={(row) => desk.open(row._id)}
          search={list.search}
          onSearch={list.setSearch}
          searchHint={t('desk.searchHint')}
          tabs={sessionTabs.map((key) => ({
            key,
            count: list.counts?.[key] ?? null,
            label: t(`desk.tab.${key}`),
          }))}
          tab={list.tab}
          onTab={list.setTab}
          actions={
            late > 0 ? <p className="session-late">{t('desk.lateCount', { count: late })}</p> : undefined
          }
          loading={list.loading}
          error={list.error}
          onRetry={list.refetch}
          emptyHint={<DeskRooms desk={sessionDesk} />}
          empty={list.nodeId ? t(`desk.empty.${list.tab}`) : t('orders:desk.noRoom')}
        />
      }
      banner={patient ? <PatientBanner patient={{ ...patient, diUng: patient.TienSuDiUng }} /> : null}
      task={
        course ? (
          <>
            <CourseHead course={course} session={session} now={now} />
            {task}
          </>
        ) : desk.error ? (
          <ErrorState error={desk.error} onRetry={desk.refetch} />
        ) : desk.id ? (
          <div className="sen-loading" role="status" aria-label={t('common:loading')} />
        ) : (
          <EmptyState text={t('desk.choose')} />
        )
      }
      context={
        course ? (
          <CourseSessions course={course} chosen={session} onOpen={(buoi) => desk.open(course._id, buoi)} />
        ) : null
      }
      actions={actions}
    />
  );
}

/** Now, anew each minute. */
function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
