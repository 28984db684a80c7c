import { useTranslation } from 'react-i18next';
import { formatDate, formatTime } from '../../ui/dateText.ts';
import { Button } from '../../ui/kit/Button.tsx';
import type { DoseRound } from './useDoseRound.ts';

/** The shift that is looked at, with the ones before and after it. */
export function ShiftChoice({ shift: { tu, den, later, choose } }: Pick<DoseRound, 'shift'>) {
  const { t } = useTranslation('doses');
  return (
    <div className="dose-shift" role="group" aria-label={t('shift.title')}>
      <Button aria-label={t('shift.before')} onClick={() => choose(later - 1)}>
        ‹
      </Button>
      <Button type={later === 0 ? 'primary' : 'default'} onClick={() => choose(0)} title={t('shift.now')}>
        {t('shift.of', {
          from: formatTime(tu),
          to: formatTime(den),
          day: formatDate(tu.toISOString()).slice(0, 5),
        })}
      </Button>
      <Button aria-label={t('shift.after')} onClick={() => choose(later + 1)}>
        ›
      </Button>
    </div>
  );
}
