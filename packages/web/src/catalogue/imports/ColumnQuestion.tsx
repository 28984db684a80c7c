import { answeredText, type ColumnQuestion as Question } from '@sen/domain/imports/columnFacts';
import { useTranslation } from 'react-i18next';
import { DayOrderChoice } from '../../ui/DayOrderChoice.tsx';
import { Radio } from '../../ui/kit/choices.tsx';
import type { CatalogueImport } from './types.ts';
import type { ImportRun } from './useImport.ts';

type Props = { question: Question; name: string; state: ImportRun; run: CatalogueImport };

/** Asks once for a whole column how its days are read, or whether its phones get their zero back. */
export function ColumnQuestion({ question, name, state, run: { options } }: Props) {
  const { t } = useTranslation('catalogue');
  const { column, sample } = question;
  if (question.kind === 'day') {
    const { dayOrders } = options;
    return (
      <DayOrderChoice
        sample={sample}
        name={name}
        group={`days${column}`}
        chosen={dayOrders?.[column] ?? null}
        onChoose={(order) =>
          state.keep({ options: { ...options, dayOrders: { ...dayOrders, [column]: order } } })
        }
      />
    );
  }
  const chosen = options.zeros?.[column];
  const choose = (zero: boolean) =>
    state.keep({ options: { ...options, zeros: { ...options.zeros, [column]: zero } } });
  const mended = answeredText(sample, 'phone', column, { zeros: { [column]: true } });
  return (
    <fieldset className="file-question">
      <legend>{t('imports.lostZeros', { count: question.count, name })}</legend>
      <Radio name={`zeros${column}`} checked={chosen === true} onChange={() => choose(true)}>
        {t('imports.zerosAdd', { sample, mended })}
      </Radio>
      <Radio name={`zeros${column}`} checked={chosen === false} onChange={() => choose(false)}>
        {t('imports.zerosKeep', { sample })}
      </Radio>
    </fieldset>
  );
}
