import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authorisedFetch } from '../../../session/http.ts';
import { userMessage } from '../../../session/userMessage.ts';
import { FaultGrid, type SheetFault } from '../../../ui/grid/FaultGrid.tsx';
import { Alert } from '../../../ui/kit/Alert.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
import type { PriceList } from '../lists.ts';

type Report = { total: number; created: number; updated: number; errors: SheetFault[] };
type Props = { list: PriceList; onExport: () => void; onDone: () => void; onClose: () => void };

/** Prices from a sheet into a draft: judged first with every fault by line; then all or nothing. */
export function ImportDialog({ list, onExport, onDone, onClose }: Props) {
  const { t } = useTranslation('pricing');
  const { message } = useNotices();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [report, setReport] = useState<Report | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const send = async (chosen: File, dryRun: boolean) => {
    setBusy(true);
    setRefusal(null);
    try {
      const body = new FormData();
      body.append('file', chosen);
      const path = `/api/price-list/${list._id}/import${dryRun ? '?dryRun=1' : ''}`;
      const answer = await authorisedFetch(path, { method: 'POST', body });
      const found = (await answer.json()) as Report; // the import's own report
      setReport(found);
      if (dryRun || found.errors.length > 0) return;
      message.success(t('imported', { count: found.created + found.updated }));
      onDone();
    } catch (error) {
      setReport(null);
      setRefusal(userMessage(error));
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
  const changes = report ? report.created + report.updated : 0;
  return (
    <Modal
      open
      title={t('importTitle', { name: list.TenBangGia })}
      width="min(94%, 700px)"
      onCancel={onClose}
      okText={t('importNow')}
      cancelText={t('back')}
      okButtonProps={{ disabled: !file || changes === 0 || (report?.errors.length ?? 1) > 0, loading: busy }}
      onOk={() => file && void send(file, false)}
    >
      <p>{t('importHow')}</p>
      <div className="price-import">
        <Button onClick={onExport}>{t('template')}</Button>
        <Button type="primary" loading={busy} onClick={() => input.current?.click()}>
          {t('chooseFile')}
        </Button>
        <span>{file?.name}</span>
      </div>
      <input
        ref={input}
        type="file"
        accept=".xlsx,.csv"
        aria-label={t('chooseFile')}
        hidden
        onChange={choose}
      />
      {refusal ? <Alert type="error" role="alert" title={refusal} /> : null}
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
        <FaultGrid name="price-faults" faults={report.errors} loading={busy} />
      ) : null}
    </Modal>
  );
}
