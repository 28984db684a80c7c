import { useTranslation } from 'react-i18next';
import { formatDate } from '../../ui/dateText.ts';
import { CheckIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { CoursePips } from './CoursePips.tsx';
import type { Course } from './useCourses.ts';

type Props = {
  course: Course;
  /** Why no session can be done now. */
  refusal: string | null;
  onDo: () => void;
  onTakeBack: (() => void) | null;
};

const sessionsShown = 3;

/** One course: how far it is, its last sessions, the next one. */
export function CourseCard({ course, refusal, onDo, onTakeBack }: Props) {
  const { t } = useTranslation('spa');
  const { SoBuoi, daLam, conLai, buois } = course;
  const isOver = conLai === 0;
  return (
    <article className={isOver ? 'course over' : 'course'} aria-label={course.TenDichVu}>
      <header>
        <strong>{course.LieuTrinh?.ten ?? course.TenDichVu}</strong>
        <span className="course-left">{isOver ? t('over') : t('left', { count: conLai })}</span>
      </header>
      <p className="soft">
        {course.LieuTrinh && course.LieuTrinh.ten !== course.TenDichVu ? `${course.TenDichVu} · ` : ''}
        {t('bought', { day: formatDate(course.NgayYeuCau) })}
        {course.NoiThucHien ? ` · ${course.NoiThucHien.ten}` : ''}
      </p>
      <CoursePips done={daLam} total={SoBuoi} />
      {buois.length > 0 ? (
        <ol className="course-sessions">
          {buois.slice(0, sessionsShown).map((one) => (
            <li key={one._id}>
              <span>
                {t('session', { number: one.Lan })} · {formatDate(one.NgayThucHien)}
              </span>
              <span className="soft">{[one.NguoiThucHien?.ten, one.GhiChu].filter(Boolean).join(' · ')}</span>
            </li>
          ))}
        </ol>
      ) : null}
      {course.ngayBuoiSau ? (
        <p className="course-next">{t('nextFrom', { day: formatDate(course.ngayBuoiSau) })}</p>
      ) : null}
      <footer>
        {refusal === null ? (
          <Button type="primary" size="small" icon={<CheckIcon />} onClick={onDo}>
            {t('doOne', { number: daLam + 1 })}
          </Button>
        ) : null}
        {onTakeBack ? (
          <Button size="small" type="text" onClick={onTakeBack}>
            {t('takeBackOf', { number: buois[0]?.Lan ?? daLam })}
          </Button>
        ) : null}
        {refusal === 'COURSE_SESSION_OPEN' ? (
          <span className="soft">{t('beingTreated', { number: daLam + 1 })}</span>
        ) : null}
        {refusal === 'SERVICE_NOT_PAID' ? <span className="warn">{t('notPaid')}</span> : null}
      </footer>
    </article>
  );
}
