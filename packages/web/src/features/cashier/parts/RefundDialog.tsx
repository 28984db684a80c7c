import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonInput } from '../../../ui/actDialog/ReasonInput.tsx';
import { MoneyInput } from '../../../ui/DecimalInput.tsx';
import { Checkbox } from '../../../ui/kit/choices.tsx';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import { Money } from '../../../ui/Money.tsx';
import { missingOf, noPayment, type Payment } from '../payment.ts';
import { mayRefund, type RefundChoice, refundChoice } from '../refundChoice.ts';
import type { BillLine } from '../useBill.ts';
import { PaymentFields } from './PaymentFields.tsx';

type Props = {
  /** The lines that money can go back of. */
  lines: readonly BillLine[];
  /** What is chosen at first: the line and its amount. */
  first: Readonly<Record<string, string>>;
  onClose: () => void;
  /** Answers whether it was done. */
  run: (choice: RefundChoice, payment: Payment, reason: string) => Promise<unknown>;
};

/** Pays money of lines back: which lines, all of each or a part, how, and why. */
export function RefundDialog({ lines, first, onClose, run }: Props) {
  const { t } = useTranslation(['cashier', 'common']);
  const [typed, setTyped] = useState<Readonly<Record<string, string | null>>>(first);
  const [payment, setPayment] = useState(noPayment);
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const choice = refundChoice(lines, typed);
  const amount = choice?.amount ?? '0.00';
  const ready = choice !== null && Number(missingOf(payment, amount)) === 0 && reason.trim() !== '';
  const submit = async () => {
    if (!ready || busy) return;
    setBusy(true);
    const done = await run(choice, payment, reason.trim());
    setBusy(false);
    if (done) onClose();
  };
  const choose = (line: BillLine, on: boolean) => {
    const { [line._id]: _before, ...others } = typed;
    setTyped(on ? { ...others, [line._id]: line.hoanToiDa } : others);
  };
  return (
    <Modal
      open
      title={t('act.hoanTien')}
      okText={t('act.hoanTien')}
      okButtonProps={{ disabled: !ready, loading: busy, danger: true }}
      cancelText={t('back', { ns: 'common' })}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <Form layout="vertical" onFinish={() => void submit()}>
        <ul className="refund-lines">
          {lines.map((line) => {
            const on = line._id in typed;
            const wrong = on && !mayRefund(line, typed[line._id]);
            return (
              <li key={line._id}>
                <Checkbox checked={on} onChange={(event) => choose(line, event.target.checked)}>
                  {line.TenDichVu}
                </Checkbox>
                {on ? (
                  <MoneyInput
                    aria-label={t('refundOf', { name: line.TenDichVu })}
                    status={wrong ? 'error' : ''}
                    value={typed[line._id] ?? null}
                    onChange={(text) => setTyped({ ...typed, [line._id]: text })}
                  />
                ) : (
                  <Money value={line.hoanToiDa} />
                )}
                {wrong ? (
                  <small className="bill-warning" role="alert">
                    {t('refundMost')} <Money value={line.hoanToiDa} />
                  </small>
                ) : null}
              </li>
            );
          })}
        </ul>
        <p className="refund-total">
          {t('refundTotal')} <Money value={amount} strong />
        </p>
        <PaymentFields payment={payment} amount={amount} onChange={setPayment} outgoing />
        <Form.Item label={t('reason', { ns: 'common' })} htmlFor="refund-reason" required>
          <ReasonInput
            act="hoanTien_VienPhi"
            id="refund-reason"
            autoFocus
            value={reason}
            onChange={setReason}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}
