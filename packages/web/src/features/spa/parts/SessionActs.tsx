import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActDialog } from '../../../ui/actDialog/useActDialog.tsx';
import { allows } from '../../../ui/acts.ts';
import { useHotkeys } from '../../../ui/hotkeys.tsx';
import { CheckIcon, PrinterIcon, SaveIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { usePrinting } from '../../../ui/Printing.tsx';
import type { DeskCourse, DeskSession } from '../sessionEntry.ts';
import type { OpenCourse } from '../useSessionDesk.ts';
import type { SessionReportForm } from '../useSessionReport.ts';
import { EndSession } from './EndSession.tsx';

// fetched when it is asked for
const SlipDialog = lazy(() => import('../../followUps/SlipDialog.tsx'));

type CourseProps = { desk: OpenCourse; course: DeskCourse };
type ActsProps = CourseProps & {
  /** Another act comes first: the begin stands beside it. */
  beside?: boolean;
};

/** What is done with a course of which no session is open: the next one is begun, or has a day of its own. */
export function CourseActs({ desk, course, beside = false }: ActsProps) {
  const { t } = useTranslation('spa');
  const [scheduling, setScheduling] = useState(false);
  const may = allows(course, 'batDauBuoi');
  const begin = () => void desk.begin(course);
  useHotkeys([{ keys: 'F4', label: t('desk.begin'), run: begin, disabled: desk.busy || !may }]);
  const { KhamBenh: visit } = course;
  return (
    <>
      {may ? (
        <Button type={beside ? 'default' : 'primary'} loading={desk.busy} onClick={begin}>
          {t('desk.beginOne', { number: (course.buois[0]?.Lan ?? 0) + 1 })} <kbd>F4</kbd>
        </Button>
      ) : null}
      {visit && course.conLai > 0 && allows(visit, 'henKhamLai') ? (
        <Button onClick={() => setScheduling(true)}>{t('desk.schedule')}</Button>
      ) : null}
      {course.daLam > 0 ? <PrintCourse course={course} /> : null}
      {scheduling && visit ? (
        <Suspense fallback={null}>
          <SlipDialog
            session={{
              ...visit,
              NgayTaiKham: course.ngayBuoiSau ?? visit.NgayTaiKham ?? null,
              PhongBan: course.NoiThucHien ?? visit.PhongBan ?? null,
            }}
            onClose={() => {
              setScheduling(false);
              desk.refetch();
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** Prints the treatment sheet of a course with its sessions so far. */
function PrintCourse({ course }: { course: DeskCourse }) {
  const { t } = useTranslation('spa');
  const { preview } = usePrinting();
  const show = () => preview(`/api/print/PhieuLieuTrinh/${course._id}`, course.SoPhieuYeuCau);
  return (
    <Button icon={<PrinterIcon />} onClick={show}>
      {t('desk.printCourse')}
    </Button>
  );
}

type Props = CourseProps & { session: DeskSession; state: SessionReportForm };

/** What is done with the session that is looked at and with its report: the acts that would succeed now. */
export function SessionActs({ desk, course, session, state }: Props) {
  const { t } = useTranslation('spa');
  const [ending, setEnding] = useState(false);
  const { ask, dialog } = useActDialog();
  const { report } = state;
  const { preview } = usePrinting();
  const busy = desk.busy || state.busy;
  const mayPrint = report?.TrangThai === 'DaTraKetQua';
  const print = () => preview(`/api/print/PhieuBuoiLieuTrinh/${session._id}`, course.SoPhieuYeuCau);
  const isOpen = session.TrangThai === 'DangLam';
  const mayEnd = isOpen && allows(course, 'ketThucBuoi');
  // before anything is written the report will be its writer's to verify once it is saved
  const mayVerify = allows(report, 'duyet');
  const save = () => void state.save();
  const verify = () => void state.verify();
  useHotkeys([
    { keys: 'Ctrl+S', label: t('report.save'), run: save, disabled: busy || !state.editable },
    { keys: 'Ctrl+Enter', label: t('report.verify'), run: verify, disabled: busy || !mayVerify },
    { keys: 'Ctrl+P', label: t('desk.printSession'), run: print, disabled: !mayPrint },
  ]);
  const takeBack = () =>
    ask({
      act: 'huyTraKetQuaTuongTrinhSpa',
      of: session._id,
      title: t('report.takeBackAsk', { number: session.Lan }),
      text: t('report.takeBackText'),
      okText: t('report.takeBack'),
      run: state.takeBack,
    });
  const cancel = () =>
    ask({
      act: 'cancelBuoiLieuTrinh',
      of: session._id,
      title: t('takeBackAsk', { number: session.Lan }),
      text: course.TenDichVu,
      okText: t('takeBack'),
      reasons: [t('reason.mistake'), t('reason.notDone')],
      run: (reason) => desk.cancel(session, reason),
    });
  return (
    <>
      {isOpen ? null : <CourseActs desk={desk} course={course} beside={allows(report, 'traKetQua')} />}
      {state.editable ? (
        <Button icon={<SaveIcon />} loading={state.busy} onClick={save}>
          {t('report.save')} <kbd>Ctrl S</kbd>
        </Button>
      ) : null}
      {mayEnd ? (
        <Button type="primary" disabled={busy} onClick={() => setEnding(true)}>
          {t('desk.end')}
        </Button>
      ) : null}
      {mayVerify ? (
        <Button icon={<CheckIcon />} disabled={busy} onClick={verify}>
          {t('report.verify')} <kbd>Ctrl Enter</kbd>
        </Button>
      ) : null}
      {allows(report, 'traKetQua') ? (
        <Button type="primary" icon={<CheckIcon />} disabled={busy} onClick={() => void state.giveBack()}>
          {t('report.return')}
        </Button>
      ) : null}
      {mayPrint ? (
        <Button icon={<PrinterIcon />} onClick={print}>
          {t('desk.printSession')} <kbd>Ctrl P</kbd>
        </Button>
      ) : null}
      {allows(report, 'huyTra') ? (
        <Button danger disabled={busy} onClick={() => void takeBack()}>
          {t('report.takeBack')}
        </Button>
      ) : null}
      {session._id === course.buois[0]?._id && allows(course, 'huyBuoi') ? (
        <Button danger type="text" disabled={busy} onClick={() => void cancel()}>
          {t('takeBackOf', { number: session.Lan })}
        </Button>
      ) : null}
      {ending ? (
        <EndSession
          course={course}
          session={session}
          busy={desk.busy}
          onEnd={(input) => desk.end(session, input)}
          onClose={() => setEnding(false)}
        />
      ) : null}
      {dialog}
    </>
  );
}
