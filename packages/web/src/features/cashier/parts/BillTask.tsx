import { lamTronTienMat } from '@sen/domain/cashier/receipt';
import { errorText } from '@sen/domain/errors/errors';
import { dec, sum, toMoney } from '@sen/domain/money/decimal';
import { Alert, Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../app/i18n.ts';
import { useConfirmReason } from '../../../ui/ConfirmReason.tsx';
import { Money } from '../../../ui/Money.tsx';
import type { CashierReceiptFragment } from '../cashier.main.gen.ts';
import type { Payment } from '../payment.ts';
import { type BillLine, type BillState, refusalOf } from '../useBill.ts';
import type { CashierActs } from '../useCashierActs.ts';
import { BillLines, type LineAct } from './BillLines.tsx';
import { BillTotals } from './BillTotals.tsx';
import { CollectPanel } from './CollectPanel.tsx';
import { CorrectDialog } from './CorrectDialog.tsx';
import { ExemptDialog } from './ExemptDialog.tsx';
import { MoneyDialog, type MoneyQuestion } from './MoneyDialog.tsx';
import { PayerDialog } from './PayerDialog.tsx';
import { ReceiptList } from './ReceiptList.tsx';

type Props = {
  state: BillState;
  acts: CashierActs;
  amount: string;
  payment: Payment;
  onPayment: (payment: Payment) => void;
};

const visitActs = ['tamUng', 'hachToan', 'hoanUng', 'doiDoiTuong', 'hoanTat', 'huyHoanTat'] as const;
type VisitAct = (typeof visitActs)[number];

/** The bill of a visit: lines, sums, collection, receipts, and the acts beside them. */
export function BillTask({ state, acts, amount, payment, onPayment }: Props) {
  const { t } = useTranslation(['cashier', 'common']);
  const confirm = useConfirmReason();
  const [question, setQuestion] = useState<MoneyQuestion | null>(null);
  const [exempting, setExempting] = useState<BillLine | null>(null);
  const [correcting, setCorrecting] = useState<BillLine | null>(null);
  const [changingPayer, setChangingPayer] = useState(false);
  const { bill, chosen } = state;
  if (!bill) return null;

  const askRefund = (lines: readonly BillLine[]) => {
    const total = lamTronTienMat(toMoney(sum(lines.map((line) => line.hoanToiDa)))).GiaTriBienLai;
    setQuestion({
      title: t('act.hoanTien'),
      text: <Names lines={lines} />,
      okText: t('act.hoanTien'),
      amount: total,
      outgoing: true,
      needsReason: true,
      run: (value, way, reason) => acts.refund(lines, value, way, reason),
    });
  };
  const onLine = async (act: LineAct, line: BillLine) => {
    if (act === 'hoanTien') return askRefund([line]);
    if (act === 'mienGiam') return setExempting(line);
    if (act === 'sua') return setCorrecting(line);
    if (act === 'huyHachToan') {
      const why = await confirm.ask({
        title: t('unpostTitle', { name: line.TenDichVu }),
        text: t('unpostText'),
        okText: t('act.huyHachToan'),
        reasons: [t('reasons.refused'), t('reasons.mistake')],
      });
      if (why) await acts.takeBackPostings(line, why);
      return;
    }
    const reason = await confirm.ask({
      title: t('removeTitle', { name: line.TenDichVu }),
      text: t('removeText'),
      okText: t('act.xoa'),
      reasons: [t('reasons.refused'), t('reasons.mistake')],
    });
    if (reason) await acts.remove(line, reason);
  };
  const onCancel = async (receipt: CashierReceiptFragment) => {
    const reason = await confirm.ask({
      title: t('cancelTitle', { code: receipt.MaBienLai }),
      text: t('cancelText'),
      okText: t('cancelReceipt'),
      reasons: [t('reasons.wrongPatient'), t('reasons.wrongWay'), t('reasons.mistake')],
    });
    if (reason) await acts.cancel(receipt._id, reason);
  };
  const onVisit: Record<VisitAct, () => unknown> = {
    tamUng: () =>
      setQuestion({
        title: t('act.tamUng'),
        okText: t('act.tamUng'),
        amount: null,
        outgoing: false,
        needsReason: false,
        run: (value, way) => acts.advance(value, way),
      }),
    hachToan: () => acts.allocate(),
    hoanUng: () =>
      setQuestion({
        title: t('act.hoanUng'),
        text: <p>{t('returnText')}</p>,
        okText: t('act.hoanUng'),
        amount: lamTronTienMat(bill.TamUngCon).GiaTriBienLai,
        outgoing: true,
        needsReason: false,
        run: (value, way) => acts.returnAdvance(value, way),
      }),
    doiDoiTuong: () => setChangingPayer(true),
    hoanTat: () => acts.complete(),
    huyHoanTat: async () => {
      const reason = await confirm.ask({
        title: t('act.huyHoanTat'),
        text: t('reopenText'),
        okText: t('act.huyHoanTat'),
      });
      if (reason) await acts.reopen(reason);
    },
  };
  const surplus = bill.dongs.filter(
    (line) => Number(line.ThuThua) > 0 && refusalOf(line, 'hoanTien') === null,
  );

  return (
    <div className="cashier-task">
      {surplus.length > 0 ? (
        <Alert
          type="warning"
          showIcon
          title={
            <>
              {t('surplus')} <Money value={bill.ThuThua} strong />
            </>
          }
          action={
            <Button
              size="small"
              onClick={() => askRefund(surplus.map((line) => ({ ...line, hoanToiDa: line.ThuThua })))}
            >
              {t('act.hoanTien')}
            </Button>
          }
        />
      ) : null}
      {bill.dongs.length === 0 ? (
        <p className="soft">{t('noLines')}</p>
      ) : (
        <BillLines state={state} onAct={(act, line) => void onLine(act, line)} />
      )}
      <div className="bill-foot">
        <BillTotals bill={bill} />
        {dec(amount).gt(0) && refusalOf(bill, 'thuTien') === null ? (
          <CollectPanel
            TiepNhan_Id={bill.TiepNhan_Id}
            amount={amount}
            lines={chosen.length}
            payment={payment}
            onPayment={onPayment}
          />
        ) : null}
      </div>
      <div className="visit-acts">
        {visitActs.map((act) => {
          const refusal = refusalOf(bill, act);
          if (refusal === 'FORBIDDEN' || (act === 'huyHoanTat' && refusal === 'STATE_CHANGED')) return null;
          if ((act === 'hachToan' || act === 'hoanUng') && refusal === 'NO_ADVANCE') return null;
          return (
            <Button
              key={act}
              disabled={refusal !== null || acts.busy}
              title={
                refusal
                  ? errorText(refusal, currentLanguage(), {
                      due: bill.ConLai,
                      surplus: bill.ThuThua,
                      left: bill.TamUngCon,
                    })
                  : ''
              }
              onClick={() => void onVisit[act]()}
            >
              {t(`act.${act}`)}
            </Button>
          );
        })}
      </div>
      <section className="visit-receipts">
        <h2>{t('receipts')}</h2>
        <ReceiptList receipts={bill.bienLais} onCancel={(receipt) => void onCancel(receipt)} />
      </section>
      {question ? <MoneyDialog question={question} onClose={() => setQuestion(null)} /> : null}
      {exempting ? (
        <ExemptDialog
          line={exempting}
          onClose={() => setExempting(null)}
          run={(percent, reason) => acts.exempt(exempting, percent, reason)}
        />
      ) : null}
      {correcting ? (
        <CorrectDialog
          line={correcting}
          onClose={() => setCorrecting(null)}
          run={(change, reason) => acts.correct(correcting, change, reason)}
        />
      ) : null}
      {changingPayer && bill.TiepNhan ? (
        <PayerDialog visit={bill.TiepNhan} onClose={() => setChangingPayer(false)} run={acts.changePayer} />
      ) : null}
      {confirm.dialog}
    </div>
  );
}

function Names({ lines }: { lines: readonly BillLine[] }): ReactNode {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line._id}>
          {line.TenDichVu} <Money value={line.hoanToiDa} />
        </li>
      ))}
    </ul>
  );
}
