import { useTranslation } from 'react-i18next';
import './results.css';

/** How many values lie above and below the normal range, and how many of both endanger the patient. */
export type Abnormal = { cao: number; thap: number; nguyHiem: number };

/** Whether a result holds a value outside the normal range, or a finding that endangers the patient. */
export function isAbnormal(counts: Abnormal | null | undefined): counts is Abnormal {
  return Boolean(counts && counts.cao + counts.thap + counts.nguyHiem > 0);
}

/** The sum over results; null when nothing lies outside the normal range. */
export function sumOfAbnormal(all: ReadonlyArray<Abnormal | null | undefined>): Abnormal | null {
  const sum = { cao: 0, thap: 0, nguyHiem: 0 };
  for (const one of all) {
    sum.cao += one?.cao ?? 0;
    sum.thap += one?.thap ?? 0;
    sum.nguyHiem += one?.nguyHiem ?? 0;
  }
  return isAbnormal(sum) ? sum : null;
}

/** Arrows with how many values are high and low: red on soft red, filled where one is critical, a mark where what was read is; the words are read aloud. */
export function AbnormalSign({ counts }: { counts: Abnormal | null | undefined }) {
  const { t } = useTranslation();
  if (!isAbnormal(counts)) return null;
  const { cao, thap, nguyHiem } = counts;
  const words = [
    cao > 0 ? t('abnormal.high', { count: cao }) : null,
    thap > 0 ? t('abnormal.low', { count: thap }) : null,
    nguyHiem > 0 ? t('abnormal.critical', { count: nguyHiem }) : null,
  ]
    .filter((one) => one !== null)
    .join(', ');
  const [up, down] = nguyHiem > 0 ? ['⇈', '⇊'] : ['↑', '↓'];
  return (
    <span className={nguyHiem > 0 ? 'abnormal critical' : 'abnormal'} title={words}>
      <span className="visually-hidden">{words}</span>
      <span aria-hidden="true">
        {[cao > 0 ? `${up}${cao}` : '', thap > 0 ? `${down}${thap}` : ''].filter(Boolean).join(' ') || '!'}
      </span>
    </span>
  );
}
