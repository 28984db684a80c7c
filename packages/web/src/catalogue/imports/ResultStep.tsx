import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { logPath } from '../../features/auditLog/filter.ts';
import { useMayOpen } from '../../session/useMayOpen.ts';
import { useSession } from '../../session/useSession.ts';
import { Alert } from '../../ui/kit/Alert.tsx';
import { Button } from '../../ui/kit/Button.tsx';
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
  const { permissions } = useSession();
  const mayOpen = useMayOpen();
  const base = useLocation().pathname.startsWith('/m/') ? '/m' : '';
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
      {permissions.has('NHAT_KY_XEM') && mayOpen(logPath) ? (
        <Link to={`${base}${logPath}?thaoTac=IMPORT&loai=${report?.parts.at(-1)?.catalogue ?? ''}`}>
          {t('inLog')}
        </Link>
      ) : null}
      <div className="import-foot">
        <Button onClick={state.another}>{t('imports.otherFile')}</Button>
        <Button type="primary" onClick={onBack} autoFocus>
          {t('imports.toList')}
        </Button>
      </div>
    </div>
  );
}
