import { useMutation } from '@apollo/client/react';
import { chiaThuNo, tongThuNo } from '@sen/domain/debts/collect';
import { dec, formatVnd, toMoney } from '@sen/domain/money/decimal';
import { amountInWords } from '@sen/domain/money/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePrintChoices } from '../../session/usePrintChoices.ts';
import { issuesOf, userMessage } from '../../session/userMessage.ts';
import { MoneyInput } from '../../ui/DecimalInput.tsx';
import { DraftNotice } from '../../ui/DraftNotice.tsx';
import { formatDate } from '../../ui/dateText.ts';
import { Checkbox } from '../../ui/kit/choices.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { Money } from '../../ui/Money.tsx';
import { usePrinting } from '../../ui/Printing.tsx';
import { useDraft } from '../../ui/useDraft.ts';
import { useOneAtATime } from '../../ui/useOneAtATime.ts';
import { useRequestIds } from '../../ui/useRequestIds.ts';
import { useFieldFaults } from '../cashier/fieldFaults.ts';
import { PaymentFields } from '../cashier/parts/PaymentFields.tsx';
import {
  cashPart,
  changeDue,
  givenOf,
  missingOf,
  noPayment,
  type Payment,
  partsOf,
} from '../cashier/payment.ts';
import { useMethods } from '../cashier/useMethods.ts';
import '../cashier/cashier.css';
import { CollectDebtsDocument } from './debts.main.gen.ts';
import './debts.css';
import '../../ui/recordSheet.css';

export type DebtToCollect = {
  _id: string;
  TiepNhan_Id: string;
  MaCongNo: string;
  NguoiNo: string;
  NgayNo: string;
  NgayHan: string;
  ConLai: string;
};

type Props = { debts: readonly DebtToCollect[]; onDone: () => void; onClose: () => void };

/** What is typed before it is sent. */
type Typed = { amount: string | null; payer: string; payment: Payment };

const amountId = 'collect-amount';
const fieldOf = (path: string) => (path === 'SoTien' ? amountId : null);
const isWhole = (text: string | null): text is string => text !== null && /^\d+$/.test(text);

/** Collects debts, whole or an amount of them: the longest due is paid first, a receipt for each visit. */
export default function CollectDialog({ debts, onDone, onClose }: Props) {
  const { t } = useTranslation(['debts', 'common']);
  const { message } = useNotices();
  const printing = usePrinting();
  const { inPhieuThu } = usePrintChoices();
  const methods = useMethods();
  const requests = useRequestIds();
  const [send] = useMutation(CollectDebtsDocument);
  const { forget, refuse, ofField } = useFieldFaults();
  const open = debts.map(({ _id: id, NgayNo, ...debt }) => ({ ...debt, id, NgayNo: new Date(NgayNo) }));
  const most = tongThuNo(open);
  const names = [...new Set(debts.map(({ NguoiNo }) => NguoiNo))];
  const usual: Typed = {
    amount: dec(most).toFixed(0),
    payer: names.length === 1 ? (names[0] ?? '') : '',
    payment: noPayment,
  };
  const draft = useDraft<Typed>('thu-no', open.map(({ id }) => id).join());
  const [mine, setMine] = useState<Typed | null>(null);
  const { amount: typed, payer, payment } = mine ?? draft.found?.value ?? usual;
  const type = (part: Partial<Typed>) => {
    const next = { amount: typed, payer, payment, ...part };
    setMine(next);
    draft.keep(next);
  };
  const [prints, setPrints] = useState(inPhieuThu);
  const amount = isWhole(typed) ? toMoney(typed) : '0.00';
  const isTooMuch = dec(amount).gt(most);
  const visits = chiaThuNo(open, isTooMuch ? most : amount);
  const paid = new Map(visits.flatMap(({ khoans }) => khoans.map((one) => [one.id, one.SoTien] as const)));
  const given = changeDue(payment, amount);
  const ready =
    dec(amount).gt(0) &&
    !isTooMuch &&
    dec(missingOf(payment, amount)).eq(0) &&
    (given === null || dec(given).gte(0) || dec(cashPart(payment, amount)).eq(0));
  const { run: submit, busy } = useOneAtATime(async () => {
    if (!ready) return;
    forget();
    const ids = debts.map(({ _id }) => _id);
    const key = `${ids.join()} ${amount}`;
    try {
      const { data } = await send({
        variables: {
          input: {
            requestId: requests.of(key),
            ids,
            SoTien: amount,
            thanhToans: partsOf(payment, amount).map(({ kind, SoTien }) => ({
              HinhThucThanhToan_Id: methods[kind] ?? '',
              SoTien,
              MaGiaoDich: kind === 'TienMat' ? null : payment.references[kind]?.trim() || null,
            })),
            TienKhachDua: givenOf(payment, amount),
            NguoiNop: payer.trim() || null,
          },
        },
      });
      requests.done(key);
      draft.clear();
      const receipts = data?.bienLais ?? [];
      message.success(
        t('collected', { count: receipts.length, codes: receipts.map((one) => one.MaBienLai).join(', ') }),
      );
      onDone();
      if (prints) for (const one of receipts) await printing.print(`/api/print/PhieuThu/${one._id}`);
    } catch (error) {
      if (!refuse(fieldOf)(issuesOf(error))) message.error(userMessage(error), 5);
    }
  });
  return (
    <Modal
      open
      width={640}
      title={debts.length === 1 ? t('collectOne', { code: debts[0]?.MaCongNo ?? '' }) : t('collectMany')}
      okText={t('act.thuNo')}
      okButtonProps={{ disabled: !ready, loading: busy }}
      cancelText={t('back', { ns: 'common' })}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <ul className="record-lines stacked debt-shares" aria-label={t('shares')}>
        {debts.map((one) => (
          <li key={one._id}>
            <span>
              {one.MaCongNo}
              {names.length > 1 ? ` · ${one.NguoiNo}` : ''}
              <small>
                {t('dueOn', { day: formatDate(one.NgayHan) })} · {t('sum.ConLai')}{' '}
                <Money value={one.ConLai} />
              </small>
            </span>
            <Money value={paid.get(one._id) ?? '0'} strong={paid.has(one._id)} />
          </li>
        ))}
      </ul>
      {draft.found && !mine ? <DraftNotice savedAt={draft.found.savedAt} onDiscard={draft.clear} /> : null}
      <Form layout="vertical" onFinish={() => void submit()}>
        <Form.Item
          label={t('collectAmount')}
          htmlFor={amountId}
          {...(isTooMuch
            ? { validateStatus: 'error' as const, help: t('mostIs', { amount: formatVnd(most) }) }
            : ofField(amountId))}
        >
          <MoneyInput
            id={amountId}
            data-autofocus
            value={typed}
            onChange={(next) => type({ amount: next })}
            onPressEnter={() => void submit()}
          />
        </Form.Item>
        {dec(amount).gt(0) ? (
          <p className="soft" lang="vi">
            {amountInWords(amount)}
          </p>
        ) : null}
        <PaymentFields payment={payment} amount={amount} onChange={(next) => type({ payment: next })} />
        <Form.Item label={t('paidBy')} htmlFor="collect-payer">
          <Input
            id="collect-payer"
            maxLength={100}
            value={payer}
            onChange={(event) => type({ payer: event.target.value })}
          />
        </Form.Item>
        <Checkbox checked={prints} onChange={(event) => setPrints(event.target.checked)}>
          {t('printReceipts', { count: Math.max(visits.length, 1) })}
        </Checkbox>
      </Form>
    </Modal>
  );
}
