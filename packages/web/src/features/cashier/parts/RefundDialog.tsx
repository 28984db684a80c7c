import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonInput } from '../../../ui/actDialog/ReasonInput.tsx';
import { MoneyInput } from '../../../ui/DecimalInput.tsx';
import { Checkbox } from '../../../ui/kit/choices.tsx';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import { Money } from '../../../ui/Money.tsx';
import { type Refuse, useFieldFaults } from '../fieldFaults.ts';
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
  run: (choice: RefundChoice, payment: Payment, reason: string, refuse: Refuse) => Promise<unknown>;
};

const reasonId = 'refund-reason';
const lineId = (id: string) => `refund-${id}`;

/** The field that a refusal is of: the amount of a line that was sent, the reason. */
function fieldOf(path: string, { dongs }: RefundChoice): string | null {
  if (path === 'LyDo') return reasonId;
  const line = dongs[Number(/^dongs\.(\d+)\.SoTien$/.exec(path)?.[1] ?? -1)];
  return line ? lineId(line.VienPhiDong_Id) : null;
}

/** Pays money of lines back: which lines, all of each or a part, how, and why. */
export default function RefundDialog({ lines, first, onClose, run }: Props) {
  const { t } = useTranslation(['cashier', 'common']);
  const [typed, setTyped] = useState<Readonly<Record<string, string | null>>>(first);
  const [payment, setPayment] = useState(noPayment);
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const { faults, forget, refuse, ofField } = useFieldFaults();
  const choice = refundChoice(lines, typed);
  const amount = choice?.amount ?? '0.00';
  const ready = choice !== null && Number(missingOf(payment, amount)) === 0 && reason.trim() !== '';
  const submit = async () => {
    if (!ready || busy) return;
    setBusy(true);
    forget();
    const done = await run(
      choice,
      payment,
      reason.trim(),
      refuse((path) => fieldOf(path, choice)),
    );
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
                    id={lineId(line._id)}
                    aria-label={t('refundOf', { name: line.TenDichVu })}
                    status={wrong || faults[lineId(line._id)] ? 'error' : ''}
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
                ) : faults[lineId(line._id)] ? (
                  <small className="bill-warning" role="alert">
                    {faults[lineId(line._id)]}
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
        <Form.Item label={t('reason', { ns: 'common' })} htmlFor={reasonId} required {...ofField(reasonId)}>
          <ReasonInput act="hoanTien_VienPhi" id={reasonId} autoFocus value={reason} onChange={setReason} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
