import { useQuery } from '@apollo/client/react';
import { dec } from '@sen/domain/money/decimal';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../../session/userMessage.ts';
import { ReasonInput } from '../../../ui/actDialog/ReasonInput.tsx';
import { Alert } from '../../../ui/kit/Alert.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import { Money } from '../../../ui/Money.tsx';
import { useEvents } from '../../../ui/useEvents.ts';
import { CashierPackageRefundDocument, type PackageRefundFragment } from '../packageRefund.main.gen.ts';
import { missingOf, noPayment, type Payment } from '../payment.ts';
import type { BillLine } from '../useBill.ts';
import { PackageParts } from './PackageParts.tsx';
import { PaymentFields } from './PaymentFields.tsx';

type Props = {
  /** A line of the package. */
  line: BillLine;
  onClose: () => void;
  /** Answers whether it was done. */
  run: (seen: PackageRefundFragment, payment: Payment, reason: string) => Promise<unknown>;
};

/** Gives a package back: what stays, what is cancelled and what goes back by part, how it is paid back, and why. */
export default function PackageRefundDialog({ line, onClose, run }: Props) {
  const { t } = useTranslation(['cashier', 'common']);
  const { data, error, refetch } = useQuery(CashierPackageRefundDocument, {
    variables: { VienPhiDong_Id: line._id },
    fetchPolicy: 'no-cache',
  });
  useEvents(['VienPhi'], () => void refetch());
  const [payment, setPayment] = useState(noPayment);
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const seen = error ? null : (data?.goi ?? null);
  const amount = seen?.soTien ?? '0.00';
  const goesBack = dec(amount).gt(0);
  const isPaid = !goesBack || Number(missingOf(payment, amount)) === 0;
  const ready = seen !== null && isPaid && reason.trim() !== '';
  const submit = async () => {
    if (!ready || busy) return;
    setBusy(true);
    const done = await run(seen, payment, reason.trim());
    setBusy(false);
    if (done) onClose();
    else void refetch();
  };
  return (
    <Modal
      open
      width={640}
      title={seen?.Goi ? `${t('act.hoanGoi')}: ${seen.Goi.ten}` : t('act.hoanGoi')}
      okText={t('act.hoanGoi')}
      okButtonProps={{ disabled: !ready, loading: busy, danger: true }}
      cancelText={t('back', { ns: 'common' })}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <Form layout="vertical" onFinish={() => void submit()}>
        <p>{t('package.text')}</p>
        {error ? (
          <Alert
            type="error"
            title={userMessage(error)}
            action={
              <Button size="small" onClick={() => void refetch()}>
                {t('retry', { ns: 'common' })}
              </Button>
            }
          />
        ) : null}
        {!seen && !error ? <p className="soft">{t('package.loading')}</p> : null}
        {seen ? <PackageParts seen={seen} /> : null}
        {seen && !goesBack ? <Alert type="warning" role="status" title={t('package.nothing')} /> : null}
        {goesBack ? (
          <>
            <p className="refund-total">
              {t('refundTotal')} <Money value={amount} strong />
            </p>
            <PaymentFields payment={payment} amount={amount} onChange={setPayment} outgoing />
          </>
        ) : null}
        <Form.Item label={t('reason', { ns: 'common' })} htmlFor="package-reason" required>
          <ReasonInput
            act="hoanGoi_VienPhi"
            id="package-reason"
            autoFocus
            value={reason}
            onChange={setReason}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}
