import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../ui/dateText.ts';
import { dueOf } from './dueText.ts';

type Props = { due: string; now: Date; soonMinutes?: number };

/** Until when something is due: late in red, soon in amber. */
export function DueMark({ due, now, soonMinutes }: Props) {
  const { t } = useTranslation('sheets');
  const { state, unit, count } = dueOf(due, now, soonMinutes);
  return (
    <span className={`sheet-due ${state}`} title={formatDateTime(due)}>
      {t(`due.${state === 'late' ? 'late' : 'in'}.${unit}`, { n: count })}
    </span>
  );
}
