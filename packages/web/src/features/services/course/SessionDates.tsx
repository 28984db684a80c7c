import { useTranslation } from 'react-i18next';
import { formatDate, today } from '../../../ui/dateText.ts';
import { Form } from '../../../ui/kit/Form.tsx';
import { sessionDays } from './sessionDays.ts';

/** Sessions that are listed; of a longer course the others are counted. */
const listed = 30;

/** When the sessions of the course in the form would be, were it begun today. */
export function SessionDates() {
  const { t } = useTranslation('services');
  const form = Form.useFormInstance();
  const sessions = countOf(Form.useWatch('SoBuoi', form), 365);
  const gap = countOf(Form.useWatch('SoNgayCach', form), 365);
  const fixed = Form.useWatch('KhoangCachCoDinh', form) === true;
  if (!sessions) return null;
  if (gap === null) return <p className="soft">{t('course.noGap')}</p>;
  const days = sessionDays(today(), sessions, gap);
  return (
    <div className="session-days">
      <h3>{t(fixed ? 'course.ifToday' : 'course.ifTodayLoose')}</h3>
      <ol>
        {days.slice(0, listed).map((day, at) => (
          // a day may come twice where no days lie between
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={at}>{formatDate(day)}</li>
        ))}
      </ol>
      {days.length > listed ? (
        <p className="soft">
          {t('course.more', { more: days.length - listed, last: formatDate(days.at(-1) ?? '') })}
        </p>
      ) : null}
    </div>
  );
}

/** A whole number that was typed, from 0 to `most`; null for anything else. */
function countOf(value: unknown, most: number): number | null {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const count = Number(text);
  return text !== '' && Number.isInteger(count) && count >= 0 && count <= most ? count : null;
}
