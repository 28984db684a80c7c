import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../session/userMessage.ts';
import { useActDialog } from '../../ui/actDialog/useActDialog.tsx';
import { allows, refusalOf } from '../../ui/acts.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { CourseCard } from './CourseCard.tsx';
import { DoSession } from './DoSession.tsx';
import { type Course, useCourses } from './useCourses.ts';
import './spa.css';

/** The courses that a customer bought, those with sessions left first; the next session is done from here. */
export default function Courses({ BenhNhan_Id }: { BenhNhan_Id: string }) {
  const { t } = useTranslation('spa');
  const { courses, error, retry, busy, doSession, takeBack } = useCourses(BenhNhan_Id);
  /** The course as it was when its dialog opened. */
  const [opened, setOpened] = useState<Course | null>(null);
  const reasons = useActDialog();
  const back = (course: Course) =>
    reasons.ask({
      act: 'cancelBuoiLieuTrinh',
      of: course._id,
      title: t('takeBackAsk', { number: course.buois[0]?.Lan ?? course.daLam }),
      text: course.TenDichVu,
      okText: t('takeBack'),
      reasons: [t('reason.mistake'), t('reason.notDone')],
      run: (reason) => takeBack(course, reason),
    });
  return (
    <section className="section courses" aria-labelledby="courses-title">
      <h3 id="courses-title">{t('courses')}</h3>
      {error && !courses ? (
        <p className="soft">
          {userMessage(error)}{' '}
          <Button size="small" onClick={retry}>
            {t('retry', { ns: 'common' })}
          </Button>
        </p>
      ) : null}
      {courses?.length === 0 ? <p className="soft">{t('none')}</p> : null}
      {courses?.map((course) => (
        <CourseCard
          key={course._id}
          course={course}
          refusal={refusalOf(course, 'lamBuoi')}
          onDo={() => setOpened(course)}
          onTakeBack={allows(course, 'huyBuoi') ? () => void back(course) : null}
        />
      ))}
      {opened ? (
        <DoSession
          key={opened._id}
          opened={opened}
          course={courses?.find((one) => one._id === opened._id) ?? null}
          busy={busy}
          onDo={doSession}
          onClose={() => setOpened(null)}
        />
      ) : null}
      {reasons.dialog}
    </section>
  );
}
