import type { CatalogueDef } from '@sen/domain/catalogue/catalogue';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authorisedFetch, download, HttpRefusal } from '../app/http.ts';
import { currentLanguage } from '../app/i18n.ts';
import { userMessage } from '../app/userMessage.ts';
import { UploadIcon } from '../ui/icons.tsx';
import { Alert } from '../ui/kit/Alert.tsx';
import { Button } from '../ui/kit/Button.tsx';
import { Modal } from '../ui/kit/Dialog.tsx';
import { useNotices } from '../ui/kit/noticeStore.ts';
import { Table } from '../ui/kit/Table.tsx';

type Fault = { row: number; column: string; code: string; message: string };
type Report = { total: number; created: number; updated: number; errors: Fault[] };

/** Import from Excel: a dry run first, with every fault by line and column; then all or nothing. */
export function ImportButton({ def, onDone }: { def: CatalogueDef; onDone: () => void }) {
  const { t } = useTranslation('catalogue');
  const { message } = useNotices();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [report, setReport] = useState<Report | null>(null);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const send = async (chosen: File, dryRun: boolean) => {
    setBusy(true);
    setRefusal(null);
    try {
      const body = new FormData();
      body.append('file', chosen);
      const answer = await authorisedFetch(`/api/catalogue/${def.name}/import${dryRun ? '?dryRun=1' : ''}`, {
        method: 'POST',
        body,
      });
      const found = (await answer.json()) as Report; // the import's own report
      setReport(found);
      if (!dryRun && found.errors.length === 0) {
        message.success(t('imported', { count: found.total }));
        close();
        onDone();
      }
    } catch (error) {
      setRefusal(error instanceof HttpRefusal ? error.message : userMessage(error));
    } finally {
      setBusy(false);
    }
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.target.files ?? [];
    event.target.value = '';
    if (!chosen) return;
    setFile(chosen);
    setReport(null);
    void send(chosen, true);
  };
  const close = () => {
    setOpen(false);
    setRefusal(null);
    setFile(null);
    setReport(null);
  };
  const language = currentLanguage();
  return (
    <>
      <Button icon={<UploadIcon />} onClick={() => setOpen(true)}>
        {t('import')}
      </Button>
      <Modal
        open={open}
        title={t('importTitle', { name: def.label[language] })}
        width="min(90%, 760px)"
        onCancel={close}
        okText={t('importNow')}
        cancelText={t('cancel')}
        okButtonProps={{ disabled: !file || !report || report.errors.length > 0, loading: busy }}
        onOk={() => file && void send(file, false)}
      >
        <div className="import-acts">
          <Button
            onClick={() => void download(`/api/catalogue/${def.name}/template.xlsx`, `${def.name}-mau.xlsx`)}
          >
            {t('template')}
          </Button>
          <Button type="primary" loading={busy} onClick={() => input.current?.click()}>
            {t('chooseFile')}
          </Button>
          <span>{file?.name}</span>
        </div>
        <input ref={input} type="file" accept=".xlsx" hidden onChange={choose} />
        {refusal ? <Alert type="error" title={refusal} /> : null}
        {report ? (
          <Alert
            type={report.errors.length > 0 ? 'error' : 'success'}
            title={t(report.errors.length > 0 ? 'importFaults' : 'importGood', {
              total: report.total,
              created: report.created,
              updated: report.updated,
              faults: report.errors.length,
            })}
          />
        ) : null}
        {report && report.errors.length > 0 ? (
          <Table<Fault>
            rowKey={(fault) => `${fault.row}:${fault.column}:${fault.code}`}
            rows={report.errors}
            pageSize={50}
            columns={[
              { key: 'row', title: t('row'), render: (fault) => fault.row },
              {
                key: 'column',
                title: t('column'),
                render: ({ column }) => def.fields[column]?.label[language] ?? column,
              },
              { key: 'fault', title: t('fault'), render: (fault) => fault.message },
            ]}
          />
        ) : null}
      </Modal>
    </>
  );
}
