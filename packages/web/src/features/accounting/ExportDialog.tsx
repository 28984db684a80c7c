import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../session/userMessage.ts';
import { formatDateTime } from '../../ui/dateText.ts';
import { Alert } from '../../ui/kit/Alert.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { Select } from '../../ui/kit/Select.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Money } from '../../ui/Money.tsx';
import { useDownload } from '../../ui/useDownload.ts';
import { useRequestIds } from '../../ui/useRequestIds.ts';
import {
  ExportBatchesDocument,
  type ExportBatchFragment,
  ExportEntriesDocument,
  ExportTemplatesDocument,
} from './accounting.main.gen.ts';
import { daysText } from './daysText.ts';
import './accounting.css';

type Props = { days: { tuNgay: string; denNgay: string }; onChanged: () => void; onClose: () => void };

/** Exports the entries of some days that no export has had; the files of earlier exports are given again as they were. */
export default function ExportDialog({ days, onChanged, onClose }: Props) {
  const { t } = useTranslation('accounting');
  const { message } = useNotices();
  const requests = useRequestIds();
  const [chosen, setChosen] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const templates = useQuery(ExportTemplatesDocument, { fetchPolicy: 'network-only' });
  const batches = useQuery(ExportBatchesDocument, { fetchPolicy: 'network-only' });
  const [exportEntries, { loading }] = useMutation(ExportEntriesDocument);
  const list = templates.data?.mauXuats ?? [];
  const template = chosen ?? (list.find(({ MacDinh }) => MacDinh) ?? list[0])?._id ?? null;
  const give = async () => {
    if (!template) return;
    const asked = { ...days, MauXuatButToan_Id: template };
    const key = JSON.stringify(asked);
    setRefused(null);
    try {
      const { data } = await exportEntries({
        variables: { input: { requestId: requests.of(key), ...asked } },
      });
      requests.done(key);
      const { SoDot = '', soButToan = 0 } = data?.dotXuat ?? {};
      message.success(t('exported', { count: soButToan, number: SoDot }));
    } catch (error) {
      setRefused(userMessage(error));
    } finally {
      void batches.refetch();
      onChanged();
    }
  };
  const failed = templates.error ?? batches.error;
  return (
    <Modal
      open
      width={640}
      title={t('exportTitle', { days: daysText(days.tuNgay, days.denNgay) })}
      okText={t('exportNew')}
      okButtonProps={{ disabled: !template, loading }}
      onOk={() => void give()}
      cancelText={t('close', { ns: 'common' })}
      onCancel={onClose}
    >
      <p className="soft">{t('exportRule')}</p>
      {failed ? <Alert type="error" title={userMessage(failed)} /> : null}
      {refused ? <Alert type="warning" title={refused} /> : null}
      <label htmlFor="export-template">{t('template')}</label>
      <Select
        id="export-template"
        value={template}
        onChange={setChosen}
        options={list.map(({ _id, TenMauXuat }) => ({ value: _id, label: TenMauXuat ?? '' }))}
      />
      <h3>{t('batches')}</h3>
      <Batches batches={batches.data?.dotXuats ?? null} failed={batches.error !== undefined} />
    </Modal>
  );
}

function Batches({ batches, failed }: { batches: readonly ExportBatchFragment[] | null; failed: boolean }) {
  const { t } = useTranslation('accounting');
  const download = useDownload();
  if (!batches) return failed ? null : <Loading />;
  if (batches.length === 0) return <p className="soft">{t('noBatches')}</p>;
  const file = ({ _id, SoDot }: ExportBatchFragment, kind: 'csv' | 'xlsx') =>
    download(`/api/accounting/batches/${_id}/${kind}`, `but-toan-${SoDot}.${kind}`);
  return (
    <ul className="export-batches">
      {batches.map((one) => (
        <li key={one._id}>
          <span>
            <strong>{one.SoDot}</strong> {t('count', { count: one.soButToan })} ·{' '}
            <Money value={one.TongTien} />
            <small className="soft">
              {formatDateTime(one.NgayXuat)} · {daysText(one.TuNgay, one.DenNgay)} · {one.MauXuatButToan?.ten}
            </small>
          </span>
          <span>
            <Button
              size="small"
              aria-label={t('fileOf', { kind: t('csv'), number: one.SoDot })}
              onClick={() => file(one, 'csv')}
            >
              {t('csv')}
            </Button>{' '}
            <Button
              size="small"
              aria-label={t('fileOf', { kind: t('excel'), number: one.SoDot })}
              onClick={() => file(one, 'xlsx')}
            >
              {t('excel')}
            </Button>
          </span>
        </li>
      ))}
    </ul>
  );
}
