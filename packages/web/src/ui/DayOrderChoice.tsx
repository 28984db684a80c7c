import type { DayOrder } from '@sen/domain/imports/columnFacts';
import { useTranslation } from 'react-i18next';
import { Radio } from './kit/choices.tsx';

type Props = {
  /** A day of the column that may be read in two ways. */
  sample: string;
  /** What the column is called. */
  name: string;
  group: string;
  chosen: DayOrder | null;
  onChoose: (order: DayOrder) => void;
};

/** Asks once for a column of a file whether day or month stands first, by a day of it read in both ways. */
export function DayOrderChoice({ sample, name, group, chosen, onChoose }: Props) {
  const { t } = useTranslation('common');
  const [first = '', second = '', year = ''] = sample.split(/[ T]/)[0]?.split(/[/.-]/) ?? [];
  const words = (day: string, month: string) => ({ sample, day: Number(day), month: Number(month), year });
  return (
    <fieldset className="file-question">
      <legend>{t('dayOrder.ask', { name })}</legend>
      <Radio name={group} checked={chosen === 'dmy'} onChange={() => onChoose('dmy')}>
        {t('dayOrder.dmy', words(first, second))}
      </Radio>
      <Radio name={group} checked={chosen === 'mdy'} onChange={() => onChoose('mdy')}>
        {t('dayOrder.mdy', words(second, first))}
      </Radio>
    </fieldset>
  );
}
