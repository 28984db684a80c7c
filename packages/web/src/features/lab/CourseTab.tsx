import { courseTable } from '@sen/domain/lab/course';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PatientOfTab } from '../../ui/feature.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { CourseCharts } from './parts/CourseCharts.tsx';
import { CourseTable } from './parts/CourseTable.tsx';
import { CourseTexts } from './parts/CourseTexts.tsx';
import { useLabCourse } from './useLabCourse.ts';
import './course.css';

/** All returned laboratory results of a patient: a table of indices by days, the chosen ones drawn, and results in words. */
export default function CourseTab({ patient }: { patient: PatientOfTab }) {
  const { t } = useTranslation('lab');
  const { values, loading, error, refetch, earlier, asking } = useLabCourse(patient._id);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [onlyAbnormal, setOnlyAbnormal] = useState(false);
  const table = useMemo(() => courseTable(values), [values]);
  if (loading) return <Loading />;
  if (error && values.length === 0) return <ErrorState error={error} onRetry={refetch} />;
  const more = earlier ? (
    <Button loading={asking} onClick={earlier}>
      {t('course.earlier')}
    </Button>
  ) : null;
  if (values.length === 0)
    return (
      <>
        <EmptyState text={t('course.none')} />
        {more}
      </>
    );
  const toggle = (code: string) =>
    setChosen(chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code]);
  return (
    <div className="course">
      {error ? <ErrorState error={error} onRetry={refetch} /> : null}
      <div className="course-head">
        <p className="soft">{t('course.hint')}</p>
        <Button
          size="small"
          type={onlyAbnormal ? 'primary' : 'default'}
          aria-pressed={onlyAbnormal}
          onClick={() => setOnlyAbnormal(!onlyAbnormal)}
        >
          {t('course.onlyAbnormal')}
        </Button>
        {chosen.length > 0 ? (
          <Button size="small" onClick={() => setChosen([])}>
            {t('course.clear')}
          </Button>
        ) : null}
      </div>
      <CourseCharts values={values} chosen={chosen} onClose={toggle} />
      <CourseTable table={table} chosen={chosen} onToggle={toggle} onlyAbnormal={onlyAbnormal} />
      <CourseTexts texts={table.texts} />
      {more}
    </div>
  );
}
