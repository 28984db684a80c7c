import { useTranslation } from 'react-i18next';
import { formatDate, formatTime, today } from '../../../ui/dateText.ts';
import { StateTag } from '../../../ui/StateTag.tsx';
import { CoursePips } from '../CoursePips.tsx';
import { type DeskCourse, type DeskSession, minutesOf } from '../sessionEntry.ts';

type Props = { course: DeskCourse; session: DeskSession | null; now: Date };

/** The course: what it is, how far it is, when the next session is due, and the session that is looked at. */
export function CourseHead({ course, session, now }: Props) {
  const { t } = useTranslation('spa');
  const { ngayBuoiSau: due } = course;
  return (
    <section className="section session-head" aria-label={course.TenDichVu}>
      <h2>
        {course.LieuTrinh?.ten ?? course.TenDichVu}
        <span className="course-left">
          {course.daLam}/{course.SoBuoi}
        </span>
      </h2>
      <CoursePips done={course.daLam} total={course.SoBuoi} />
      <p className="soft">
        {[
          course.LieuTrinh && course.LieuTrinh.ten !== course.TenDichVu ? course.TenDichVu : null,
          course.SoPhieuYeuCau,
          t('bought', { day: formatDate(course.NgayYeuCau) }),
          course.NoiThucHien?.ten,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {due && !course.dangLam ? (
        <p className={due < today() ? 'session-late' : 'course-next'}>
          {t(due < today() ? 'desk.overdue' : 'nextFrom', { day: formatDate(due) })}
        </p>
      ) : null}
      {session ? (
        <p className="session-now">
          <StateTag tone={session.TrangThai === 'DangLam' ? 'progress' : 'done'}>
            {t('session', { number: `${session.Lan}/${course.SoBuoi}` })}
          </StateTag>{' '}
          {session.TrangThai === 'DangLam'
            ? t('desk.running', {
                time: formatTime(session.BatDau ?? session.NgayThucHien),
                count: minutesOf(session, now),
              })
            : [
                formatDate(session.NgayThucHien),
                session.BatDau && session.KetThuc
                  ? `${formatTime(session.BatDau)}–${formatTime(session.KetThuc)}`
                  : null,
              ]
                .filter(Boolean)
                .join(' · ')}
          {[session.NguoiThucHien?.ten, session.NoiThucHien?.ten, session.GhiChu]
            .filter(Boolean)
            .map((text) => ` · ${text}`)
            .join('')}
        </p>
      ) : null}
    </section>
  );
}
