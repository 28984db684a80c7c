import { useTranslation } from 'react-i18next';

const pipsMax = 20;

/** How far a course is: one pip a session, or one bar where there are many. */
export function CoursePips({ done, total }: { done: number; total: number }) {
  const { t } = useTranslation('spa');
  const said = t('progress', { done, total });
  return (
    <div className="course-pips" role="img" aria-label={said} title={said}>
      {total <= pipsMax ? (
        Array.from({ length: total }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its place
          <i key={at} className={at < done ? 'done' : ''} />
        ))
      ) : (
        <i className="whole" style={{ '--share': done / total } as React.CSSProperties} />
      )}
    </div>
  );
}
