import { useTranslation } from 'react-i18next';
import { allows } from '../../ui/acts.ts';
import { DownloadIcon } from '../../ui/icons.tsx';
import { Alert } from '../../ui/kit/Alert.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { LogLink } from '../../ui/LogLink.tsx';
import { showDecimal } from '../../ui/numberText.ts';
import { useDownload } from '../../ui/useDownload.ts';
import { Counts } from './CheckStep.tsx';
import { type CatalogueImport, changesOf } from './types.ts';
import type { ImportRun } from './useImport.ts';

type Props = { state: ImportRun; run: CatalogueImport; onBack: () => void };

/** What was written, what was given back, where it stands in the operation log, and the way back for a day. */
export function ResultStep({ state, run, onBack }: Props) {
  const { t } = useTranslation('catalogue');
  const { message, modal } = useNotices();
  const download = useDownload();
  const { report } = run;
  const count = changesOf(report);
  const refused = report?.parts.reduce((sum, { Loi }) => sum + Loi, 0) ?? 0;
  const undo = () =>
    modal.confirm({
      title: t('imports.undoAsk', { name: run.TenTep }),
      content: t('imports.undoText'),
      okText: t('imports.undo'),
      cancelText: t('cancel'),
      okButtonProps: { danger: true },
      onOk: async () => {
        if (await state.undo()) message.success(t('imports.undone', { name: run.TenTep }));
      },
    });
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
      {refused > 0 ? (
        <Alert
          type="warning"
          title={t('imports.givenBack', { count: refused })}
          action={
            <>
              <Button
                icon={<DownloadIcon />}
                onClick={() => download(`/api/imports/${run._id}/issues.xlsx`, `${run.plan.name}-loi.xlsx`)}
              >
                {t('imports.faultsFile')}
              </Button>{' '}
              <Button onClick={() => state.go('check')}>{t('imports.mendHere')}</Button>
            </>
          }
        />
      ) : null}
      {report ? <Counts report={report} name={run.plan.ofRecords ? run.plan.label : null} /> : null}
      <LogLink of="imports" entity={report?.parts.at(-1)?.catalogue ?? ''}>
        {t('inLog')}
      </LogLink>
      <div className="import-foot">
        {allows(run, 'hoanTac') ? (
          <Button danger loading={state.busy} onClick={undo}>
            {t('imports.undo')}
          </Button>
        ) : null}
        <Button onClick={state.another}>{t('imports.otherFile')}</Button>
        <Button type="primary" onClick={onBack} autoFocus>
          {t('imports.toList')}
        </Button>
      </div>
    </div>
  );
}
