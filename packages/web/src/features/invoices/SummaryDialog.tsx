import { useMutation, useQuery } from '@apollo/client/react';
import { formatVnd } from '@sen/domain/money/decimal';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../session/userMessage.ts';
import { DateField } from '../../ui/DateField.tsx';
import { isDay, today } from '../../ui/dateText.ts';
import { Alert } from '../../ui/kit/Alert.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { useRequestIds } from '../../ui/useRequestIds.ts';
import { OwedInvoicesDocument, SummariseInvoicesDocument } from './invoices.main.gen.ts';

type Props = { onDone: () => void; onClose: () => void };

/** Sums up the receipts of a day that have no invoice: says how many there are, and what they come to, before it is sent. */
export default function SummaryDialog({ onDone, onClose }: Props) {
  const { t } = useTranslation(['invoices', 'common']);
  const { message } = useNotices();
  const requests = useRequestIds();
  const [ngay, setNgay] = useState<string | null>(() => today());
  const [fault, setFault] = useState<string | null>(null);
  const [summarise, { loading }] = useMutation(SummariseInvoicesDocument);
  const day = ngay && isDay(ngay) ? ngay : null;
  const { data } = useQuery(OwedInvoicesDocument, {
    variables: { tuNgay: day ?? '', denNgay: day ?? '', limit: 1000 },
    skip: day === null,
    fetchPolicy: 'network-only',
  });
  const owed = data?.chuaLap.data.filter(({ HoaDonGoc_Id }) => HoaDonGoc_Id === null) ?? [];
  const sum = owed.reduce((total, { SoTien }) => total + Number(SoTien), 0);
  const run = async () => {
    if (day === null || loading) return;
    setFault(null);
    try {
      const { data: made } = await summarise({ variables: { ngay: day, requestId: requests.of(day) } });
      requests.done(day);
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
      okButtonProps={{ disabled: owed.length === 0 }}
      confirmLoading={loading}
      cancelText={t('back', { ns: 'common' })}
      onOk={() => void run()}
      onCancel={onClose}
    >
      <p className="act-text">{t('summary.text')}</p>
      {fault ? <Alert type="error" role="alert" title={fault} /> : null}
      <Form layout="vertical">
        <Form.Item label={t('summary.day')} htmlFor="summary-day">
          <DateField id="summary-day" value={ngay} onChange={setNgay} />
        </Form.Item>
      </Form>
      <p className="invoice-sum" role="status">
        {data ? t('summary.found', { count: owed.length, sum: formatVnd(sum) }) : null}
      </p>
    </Modal>
  );
}
