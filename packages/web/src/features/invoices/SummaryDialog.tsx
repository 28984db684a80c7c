import { useMutation, useQuery } from '@apollo/client/react';
import { summaryMost } from '@sen/domain/invoices/hoaDonDienTu';
import { formatVnd } from '@sen/domain/money/decimal';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../session/userMessage.ts';
import { DateField } from '../../ui/DateField.tsx';
import { DraftNotice } from '../../ui/DraftNotice.tsx';
import { isDay, today } from '../../ui/dateText.ts';
import { Alert } from '../../ui/kit/Alert.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { useDraft } from '../../ui/useDraft.ts';
import { useRequestIds } from '../../ui/useRequestIds.ts';
import { OwedInvoicesDocument, SummariseInvoicesDocument } from './invoices.main.gen.ts';

type Props = { onDone: () => void; onClose: () => void };

/** Sums up the receipts of a day that have no invoice: says how many there are, and what they come to, before it is sent. */
export default function SummaryDialog({ onDone, onClose }: Props) {
  const { t } = useTranslation(['invoices', 'common']);
  const { message } = useNotices();
  const requests = useRequestIds();
  const draft = useDraft<string | null>('hoa-don-tong-hop', 'new');
  const [typed, setTyped] = useState<{ day: string | null } | null>(null);
  const ngay = typed ? typed.day : draft.found ? draft.found.value : today();
  const [fault, setFault] = useState<string | null>(null);
  const [summarise, { loading }] = useMutation(SummariseInvoicesDocument);
  const day = ngay && isDay(ngay) ? ngay : null;
  const { data } = useQuery(OwedInvoicesDocument, {
    variables: { tuNgay: day ?? '', denNgay: day ?? '', limit: 1 },
    skip: day === null || !draft.ready,
    fetchPolicy: 'network-only',
  });
  const count = data?.chuaLap.soLapMoi ?? 0;
  const run = async () => {
    if (day === null || loading) return;
    setFault(null);
    try {
      const { data: made } = await summarise({ variables: { ngay: day, requestId: requests.of(day) } });
      requests.done(day);
      draft.clear();
      message.success(t('summary.done', { count: made?.hoaDons.length ?? 0 }));
      onDone();
    } catch (error) {
      setFault(userMessage(error));
    }
  };
  return (
    <Modal
      open
      title={t('summary.title')}
      okText={t('summary.ok')}
      okButtonProps={{ disabled: count === 0 }}
      confirmLoading={loading}
      cancelText={t('back', { ns: 'common' })}
      onOk={() => void run()}
      onCancel={onClose}
    >
      <p className="act-text">{t('summary.text')}</p>
      {draft.found && !typed ? <DraftNotice savedAt={draft.found.savedAt} onDiscard={draft.clear} /> : null}
      {fault ? <Alert type="error" role="alert" title={fault} /> : null}
      <Form layout="vertical">
        <Form.Item label={t('summary.day')} htmlFor="summary-day">
          <DateField
            id="summary-day"
            value={ngay}
            onChange={(chosen) => {
              setTyped({ day: chosen });
              draft.keep(chosen);
            }}
          />
        </Form.Item>
      </Form>
      <p className="invoice-sum" role="status">
        {data ? t('summary.found', { count, sum: formatVnd(data.chuaLap.tienLapMoi) }) : null}
      </p>
      {count > summaryMost ? <p className="soft">{t('summary.most', { most: summaryMost })}</p> : null}
    </Modal>
  );
}
