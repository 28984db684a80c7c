import { type CotTuoiNo, cotTuoiNo } from '@sen/domain/debts/ageing';
import { useTranslation } from 'react-i18next';
import { filterOf } from '../../lists/filters.tsx';
import { currentLanguage } from '../../session/i18n.ts';
import { Money } from '../../ui/Money.tsx';
import { ages } from './tones.ts';

type Props = {
  sums: Readonly<Partial<Record<CotTuoiNo, string | number>>>;
  chosen?: CotTuoiNo | null;
  onChoose?: (age: CotTuoiNo | null) => void;
};

/** What is left by age, the oldest most alarming; a press shows the debts of that age alone. */
export function AgeStrip({ sums, chosen = null, onChoose }: Props) {
  const { t } = useTranslation('debts');
  return (
    <section className="debt-ages" aria-label={t('ages')}>
      {ages.map((age) => {
        const content = (
          <>
            <span>{cotTuoiNo[age][currentLanguage()]}</span>
            <Money value={sums[age]} strong />
          </>
        );
        const look = `debt-age ${age} ${Number(sums[age] ?? 0) > 0 ? '' : 'none'}`;
        return onChoose ? (
          <button
            key={age}
            type="button"
            className={look}
            aria-pressed={chosen === age}
            onClick={() => onChoose(chosen === age ? null : age)}
          >
            {content}
          </button>
        ) : (
          <div key={age} className={look}>
            {content}
          </div>
        );
      })}
    </section>
  );
}

/** Debts of one age. The sums come with the counts of the list. */
export const byAge = filterOf<Readonly<{ Cot: CotTuoiNo | null }>, CotTuoiNo>({
  key: 'Cot',
  under: true,
  variables: (Cot) => ({ Cot }),
  draw: ({ value, onChange, counts }) => <AgeStrip sums={counts ?? {}} chosen={value} onChoose={onChange} />,
});
