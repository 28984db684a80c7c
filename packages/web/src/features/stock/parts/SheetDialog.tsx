import type { DongPhieu } from '@sen/domain/stock/dongPhieu';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authorisedFetch } from '../../../session/http.ts';
import { userMessage } from '../../../session/userMessage.ts';
import { DayOrderChoice } from '../../../ui/DayOrderChoice.tsx';
import { FaultGrid, type SheetFault } from '../../../ui/grid/FaultGrid.tsx';
import { Alert } from '../../../ui/kit/Alert.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { useDownload } from '../../../ui/useDownload.ts';
import { blankLine, type PaperLine } from '../paperValues.ts';

type Good = DongPhieu & { TenDuoc: string; DonViTinh: string | null };
type Report = { total: number; lines: Good[]; errors: SheetFault[]; ngayKhongRo: string | null };
type Props = {
  kind: 'NhapMua' | 'TonDau';
  onLines: (lines: readonly PaperLine[]) => void;
  onClose: () => void;
};

/** Lines from a sheet: every fault by its row; the good lines go into the form, which is saved as usual. */
export default function SheetDialog({ kind, onLines, onClose }: Props) {
  const { t } = useTranslation('stock');
  const download = useDownload();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [report, setReport] = useState<Report | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const chosen = useRef<File | null>(null);
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (!file) return;
    chosen.current = file;
    setName(file.name);
    await read(file);
  };
  const read = async (file: File, order?: 'dmy' | 'mdy') => {
    setReport(null);
    setRefusal(null);
    setBusy(true);
    try {
      const body = new FormData();
      body.append('file', file);
      const query = order ? `?thuTuNgay=${order}` : '';
      const answer = await authorisedFetch(`/api/stock/lines/${kind}${query}`, { method: 'POST', body });
      setReport((await answer.json()) as Report); // as the server's readLines answers
    } catch (error) {
      setRefusal(userMessage(error));
    } finally {
      setBusy(false);
    }
  };
  const good = report?.lines ?? [];
  return (
    <Modal
      open
      title={t('sheetTitle')}
      width="min(94%, 700px)"
      onCancel={onClose}
      okText={t('takeLines', { count: good.length })}
      cancelText={t('close')}
      okButtonProps={{ disabled: good.length === 0, loading: busy }}
      onOk={() => {
        onLines(
          good.map(({ TenDuoc, DonViTinh, ...line }) => ({ ...blankLine(), ...line, TenDuoc, DonViTinh })),
        );
        onClose();
      }}
    >
      <p>{t('sheetHow')}</p>
      <div className="stock-add">
        <Button onClick={() => download('/api/stock/lines.xlsx', 'mau-phieu-kho.xlsx')}>
          {t('template')}
        </Button>
        <Button type="primary" loading={busy} onClick={() => input.current?.click()}>
          {t('chooseFile')}
        </Button>
        <span>{name}</span>
      </div>
      <input
        ref={input}
        type="file"
        accept=".xlsx,.csv"
        aria-label={t('chooseFile')}
        hidden
        onChange={(event) => void choose(event)}
      />
      {refusal ? <Alert type="error" role="alert" title={refusal} /> : null}
      {report?.ngayKhongRo ? (
        <DayOrderChoice
          sample={report.ngayKhongRo}
          name={t('expiryColumn')}
          group="expiry"
          chosen={null}
          onChoose={(order) => chosen.current && void read(chosen.current, order)}
        />
      ) : null}
      {report && !report.ngayKhongRo ? (
        <Alert
          type={report.errors.length > 0 ? 'warning' : 'success'}
          title={t('sheetRead', { total: report.total, good: good.length })}
        />
      ) : null}
      {report && report.errors.length > 0 ? (
        <FaultGrid name="stock-faults" faults={report.errors} loading={busy} />
      ) : null}
    </Modal>
  );
}
