import type { CatalogueDef } from '@sen/domain/catalogue/catalogue';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { ArrowLeftIcon } from '../../ui/icons.tsx';
import { Alert } from '../../ui/kit/Alert.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { CheckStep } from './CheckStep.tsx';
import { ColumnsStep } from './ColumnsStep.tsx';
import { FileStep } from './FileStep.tsx';
import { ResultStep } from './ResultStep.tsx';
import type { CatalogueImport } from './types.ts';
import { type Step, useImport } from './useImport.ts';
import './imports.css';

const steps: readonly Step[] = ['file', 'columns', 'check', 'done'];

type Props = {
  def: Pick<CatalogueDef, 'name' | 'label'>;
  /** The kind of file that a link asks for. */
  asked: string;
  /** A run that was started elsewhere. */
  opened: string | null;
  onBack: () => void;
  /** What a checked file asks of a person beside its faults. */
  beside?: (run: CatalogueImport) => ReactNode;
};

/** The import of a file into a catalogue, in the place of its list: file, columns, check, import. */
export default function ImportPanel({ def, asked, opened, onBack, beside }: Props) {
  const { t } = useTranslation('catalogue');
  const language = currentLanguage();
  const state = useImport(def.name, opened);
  const { plans, run, step } = state;
  const title = t('imports.title', { name: def.label[language] });
  return (
    <section className="import-panel" aria-label={title}>
      <header>
        <Button type="text" icon={<ArrowLeftIcon />} aria-label={t('imports.back')} onClick={onBack} />
        <h1>{title}</h1>
        {run && step !== 'file' ? <span className="import-file">{run.TenTep}</span> : null}
      </header>
      <ol className="import-steps">
        {steps.map((one, at) => (
          <li
            key={one}
            aria-current={one === step ? 'step' : undefined}
            className={at < steps.indexOf(step) ? 'past' : undefined}
          >
            <span aria-hidden="true">{at + 1}</span>
            {t(`imports.step.${one}`)}
          </li>
        ))}
      </ol>
      {state.refusal ? (
        <Alert
          type="error"
          title={state.refusal}
          {...(plans
            ? {}
            : { action: <Button onClick={() => void state.load()}>{t('imports.retry')}</Button> })}
        />
      ) : null}
      {plans === null ? (
        state.refusal ? null : (
          <div className="sen-loading" role="status" aria-label={title} />
        )
      ) : step === 'file' || run === null ? (
        <FileStep state={state} plans={plans} def={def} asked={asked} />
      ) : step === 'columns' ? (
        <ColumnsStep state={state} run={run} />
      ) : step === 'check' ? (
        <CheckStep state={state} run={run} beside={beside?.(run)} />
      ) : (
        <ResultStep state={state} run={run} onBack={onBack} />
      )}
    </section>
  );
}
