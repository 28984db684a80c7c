import { lamTronTienMat } from '@sen/domain/cashier/receipt';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActDialog } from '../../../ui/actDialog/useActDialog.tsx';
import { refusalOf } from '../../../ui/acts.ts';
import type { CashierReceiptFragment } from '../cashier.main.gen.ts';
import { isOutgoing } from '../payment.ts';
import type { Bill, BillLine, BillState } from '../useBill.ts';
import type { CashierActs } from '../useCashierActs.ts';
import type { LineAct } from './BillLines.tsx';
import { MoneyDialog, type MoneyQuestion } from './MoneyDialog.tsx';
import { goesBack, ReturnText } from './ReturnText.tsx';
import type { VisitAct } from './VisitActs.tsx';

const ConfirmInsuranceDialog = lazy(() => import('./ConfirmInsuranceDialog.tsx'));
const CorrectDialog = lazy(() => import('./CorrectDialog.tsx'));
const ExemptDialog = lazy(() => import('./ExemptDialog.tsx'));
const PackageRefundDialog = lazy(() => import('./PackageRefundDialog.tsx'));
const PayerDialog = lazy(() => import('./PayerDialog.tsx'));
const RefundDialog = lazy(() => import('./RefundDialog.tsx'));
const AskExemption = lazy(() => import('../../exemptions/AskExemption.tsx'));

/** The dialogues of a bill: each act that asks something before it is done, and the dialogue that is open. */
export function useBillDialogs(state: BillState, acts: CashierActs) {
  const { t } = useTranslation('cashier');
  const confirm = useActDialog();
  const [question, setQuestion] = useState<MoneyQuestion | null>(null);
  const [exempting, setExempting] = useState<BillLine | null>(null);
  const [givingBack, setGivingBack] = useState<BillLine | null>(null);
  const [correcting, setCorrecting] = useState<BillLine | null>(null);
  const [asking, setAsking] = useState(false);
  const [changingPayer, setChangingPayer] = useState(false);
  const [confirming, setConfirming] = useState(false);
  // the lines that are chosen to be refunded, with their amounts
  const [refunding, setRefunding] = useState<Record<string, string> | null>(null);

  const openRefund = (lines: readonly BillLine[], amount: 'hoanToiDa' | 'ThuThua') => {
    state.showAll();
    setRefunding(Object.fromEntries(lines.map((line) => [line._id, line[amount]])));
  };
  const onLine = async (act: LineAct, line: BillLine) => {
    if (act === 'hoanTien') return openRefund([line], 'hoanToiDa');
    if (act === 'hoanGoi') return setGivingBack(line);
    if (act === 'mienGiam') return setExempting(line);
    if (act === 'sua' || act === 'suaThuoc') return setCorrecting(line);
    if (act === 'huyHachToan') {
      await confirm.ask({
        act: 'huyHachToan_VienPhi',
        of: line._id,
        title: t('unpostTitle', { name: line.TenDichVu }),
        text: t('unpostText'),
        okText: t('act.huyHachToan'),
        run: (reason) => acts.takeBackPostings(line, reason),
      });
      return;
    }
    await confirm.ask({
      act: 'XoaDichVuKhamBenh',
      of: line._id,
      title: t('removeTitle', { name: line.TenDichVu }),
      text: t('removeText'),
      okText: t('act.xoa'),
      run: (reason) => acts.remove(line, reason),
    });
  };
  const onCancel = (receipt: CashierReceiptFragment) =>
    confirm.ask({
      act: 'xoaBienLai_ByVienPhi',
      of: receipt._id,
      title: t('cancelTitle', { code: receipt.MaBienLai }),
      text: isOutgoing(receipt) ? t('cancelOutText') : t('cancelText'),
      okText: t('cancelReceipt'),
      run: (reason) => acts.cancel(receipt._id, reason),
    });
  const visitActsOf = (bill: Bill): Record<VisitAct, () => unknown> => ({
    tamUng: () =>
      setQuestion({
        title: t('act.tamUng'),
        okText: t('act.tamUng'),
        amount: null,
        outgoing: false,
        run: (value, way) => acts.advance(value, way),
      }),
    hachToan: () => acts.allocate(),
    hoanUng: async () => {
      // an advance that came after an earlier return may go back as well
      if (!bill.TiepNhan?.DaHoanUng && !(await acts.mayReturnAdvance())) return;
      setQuestion({
        title: t('act.hoanUng'),
        text: <ReturnText bill={bill} />,
        okText: t('act.hoanUng'),
        amount: lamTronTienMat(goesBack(bill)).GiaTriBienLai,
        outgoing: true,
        run: (value, way) => acts.returnAdvance(value, way),
      });
    },
    deNghiMienGiam: () => setAsking(true),
    doiDoiTuong: async () => {
      if (await acts.mayChangePayer()) setChangingPayer(true);
    },
    xacNhanBHYT: () => {
      state.showAll();
      setConfirming(true);
    },
    huyXacNhanBHYT: () =>
      confirm.ask({
        act: 'huyXacNhanBHYT',
        of: bill.TiepNhan_Id,
        title: t('act.huyXacNhanBHYT'),
        text: t('reopenInsuranceText'),
        okText: t('act.huyXacNhanBHYT'),
        run: acts.reopenInsurance,
      }),
    hoanTat: () => acts.complete(),
    huyHoanTat: () =>
      confirm.ask({
        act: 'huyHoanTatVienPhi',
        of: bill.TiepNhan_Id,
        title: t('act.huyHoanTat'),
        text: t('reopenText'),
        okText: t('act.huyHoanTat'),
        run: acts.reopen,
      }),
  });
  const dialogsOf = (bill: Bill) => (
    <>
      {question ? <MoneyDialog question={question} onClose={() => setQuestion(null)} /> : null}
      <Suspense>
        {refunding ? (
          <RefundDialog
            lines={bill.dongs.filter((line) => refusalOf(line, 'hoanTien') === null)}
            first={refunding}
            onClose={() => setRefunding(null)}
            run={acts.refund}
          />
        ) : null}
        {givingBack ? (
          <PackageRefundDialog
            line={givingBack}
            onClose={() => setGivingBack(null)}
            run={(seen, way, reason) => acts.refundPackage(givingBack, seen, way, reason)}
          />
        ) : null}
        {confirming ? (
          <ConfirmInsuranceDialog
            bill={bill}
            onClose={() => setConfirming(false)}
            run={acts.confirmInsurance}
          />
        ) : null}
        {exempting ? (
          <ExemptDialog
            TiepNhan_Id={bill.TiepNhan_Id}
            line={exempting}
            onClose={() => setExempting(null)}
            run={(share, reason, refuse) => acts.exempt(exempting, share, reason, refuse)}
          />
        ) : null}
        {asking ? (
          <AskExemption
            TiepNhan_Id={bill.TiepNhan_Id}
            onDone={() => setAsking(false)}
            onClose={() => setAsking(false)}
          />
        ) : null}
        {correcting ? (
          <CorrectDialog
            line={correcting}
            onClose={() => setCorrecting(null)}
            run={(change, reason, refuse) => acts.correct(correcting, change, reason, refuse)}
          />
        ) : null}
        {changingPayer && bill.TiepNhan ? (
          <PayerDialog visit={bill.TiepNhan} onClose={() => setChangingPayer(false)} run={acts.changePayer} />
        ) : null}
      </Suspense>
      {confirm.dialog}
    </>
  );
  return { openRefund, onLine, onCancel, visitActsOf, dialogsOf };
}
