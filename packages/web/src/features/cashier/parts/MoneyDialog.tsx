import { dec } from '@sen/domain/money/decimal';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoneyInput } from '../../../ui/DecimalInput.tsx';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import { Money } from '../../../ui/Money.tsx';
import { missingOf, noPayment, type Payment } from '../payment.ts';
import { PaymentFields } from './PaymentFields.tsx';

export type MoneyQuestion = {
  title: string;
  text?: ReactNode;
  okText: string;
  /** The amount; typed by the cashier when null. */
  amount: string | null;
  /** Money goes out. */
  outgoing: boolean;
  /** Answers whether it was done; the dialog closes then. */
  run: (amount: string, payment: Payment) => Promise<unknown>;
};

/** Money beside the bill: an advance, a returned advance. Asks for amount and way. */
export function MoneyDialog({ question, onClose }: { question: MoneyQuestion; onClose: () => void }) {
  const { t } = useTranslation(['cashier', 'common']);
  const [typed, setTyped] = useState<string | null>(null);
  const [payment, setPayment] = useState(noPayment);
  const [busy, setBusy] = useState(false);
  const amount =
    question.amount ?? (typed !== null && /^\d+(\.\d+)?$/.test(typed) ? dec(typed).toFixed(2) : '0.00');
  const ready = dec(amount).gt(0) && dec(missingOf(payment, amount)).eq(0);
  const submit = async () => {
    if (!ready || busy) return;
    setBusy(true);
    const done = await question.run(amount, payment);
    setBusy(false);
    if (done) onClose();
  };
  return (
    <Modal
      open
      title={question.title}
      okText={question.okText}
      okButtonProps={{ disabled: !ready, loading: busy, danger: question.outgoing }}
      cancelText={t('back', { ns: 'common' })}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <Form layout="vertical" onFinish={() => void submit()}>
        {question.text}
        <Form.Item label={t('amount')} htmlFor="money-amount">
          {question.amount === null ? (
            <MoneyInput
              id="money-amount"
              autoFocus
              value={typed}
              onChange={setTyped}
              onPressEnter={() => void submit()}
            />
          ) : (
            <Money value={amount} strong />
          )}
        </Form.Item>
        <PaymentFields payment={payment} amount={amount} onChange={setPayment} outgoing={question.outgoing} />
      </Form>
    </Modal>
  );
}
