import { useTranslation } from 'react-i18next';
import { Alert } from '../../ui/kit/Alert.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { LogLink } from '../../ui/LogLink.tsx';
import { showDecimal } from '../../ui/numberText.ts';
import { Counts } from './CheckStep.tsx';
import { type CatalogueImport, changesOf } from './types.ts';
import type { ImportRun } from './useImport.ts';

/** What was written, and where it stands in the operation log. */
export function ResultStep({
  state,
  run,
  onBack,
}: {
  state: ImportRun;
  run: CatalogueImport;
  onBack: () => void;
}) {
  const { t } = useTranslation('catalogue');
  const { report } = run;
  const count = changesOf(report);
  return (
    <div className="import-body">
      <Alert
        role="status"
        type="success"
        title={t('imports.written', { count })}
        description={t('imports.writtenIn', {
          seconds: showDecimal((run.report?.written?.seconds ?? 0).toFixed(1)),
        })}
      />
      {report ? <Counts report={report} /> : null}
      <LogLink of="imports" entity={report?.parts.at(-1)?.catalogue ?? ''}>
        {t('inLog')}
      </LogLink>
      <div className="import-foot">
        <Button onClick={state.another}>{t('imports.otherFile')}</Button>
        <Button type="primary" onClick={onBack} autoFocus>
          {t('imports.toList')}
        </Button>
      </div>
    </div>
  );
}
