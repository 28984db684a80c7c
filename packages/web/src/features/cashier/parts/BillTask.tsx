import { lamTronTienMat } from '@sen/domain/cashier/receipt';
import { errorText } from '@sen/domain/errors/errors';
import { dec, toMoney } from '@sen/domain/money/decimal';
import { receptionClosed } from '@sen/domain/reception/tiepNhan';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { useActDialog } from '../../../ui/actDialog/useActDialog.tsx';
import { refusalOf } from '../../../ui/acts.ts';
import { useDeskVariant } from '../../../ui/deskVariant.ts';
import { Alert } from '../../../ui/kit/Alert.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Money } from '../../../ui/Money.tsx';
import { useVisitDebts } from '../../debts/useVisitDebts.ts';
import { ExemptionHistory } from '../../exemptions/ExemptionHistory.tsx';
import { DeskOrderButton } from '../../orders/DeskOrderButton.tsx';
import { BillHistory } from '../../promotions/BillHistory.tsx';
import type { CashierReceiptFragment } from '../cashier.main.gen.ts';
import { isOutgoing } from '../payment.ts';
import type { BillLine, BillState } from '../useBill.ts';
import type { CashierActs } from '../useCashierActs.ts';
import type { Collecting } from '../useCollecting.ts';
import { BillLines, type LineAct } from './BillLines.tsx';
import { BillPromotions } from './BillPromotions.tsx';
import { BillTotals } from './BillTotals.tsx';
import { CancelledReceipts } from './CancelledReceipts.tsx';
import { Collection } from './Collection.tsx';
import { DifferenceNotice } from './DifferenceNotice.tsx';
import { MoneyDialog, type MoneyQuestion } from './MoneyDialog.tsx';
import { Owing } from './Owing.tsx';
import { PassTicket } from './PassTicket.tsx';
import { ReceiptList } from './ReceiptList.tsx';
import { goesBack, ReturnText } from './ReturnText.tsx';
import { TakeBackAll } from './TakeBackAll.tsx';
import { WhyNotCollect } from './WhyNotCollect.tsx';
import { WithdrawnLines } from './WithdrawnLines.tsx';

const VisitDebts = lazy(() => import('../../debts/VisitDebts.tsx'));
const ConfirmInsuranceDialog = lazy(() => import('./ConfirmInsuranceDialog.tsx'));
const CorrectDialog = lazy(() => import('./CorrectDialog.tsx'));
const ExemptDialog = lazy(() => import('./ExemptDialog.tsx'));
const PackageRefundDialog = lazy(() => import('./PackageRefundDialog.tsx'));
const PayerDialog = lazy(() => import('./PayerDialog.tsx'));
const RefundDialog = lazy(() => import('./RefundDialog.tsx'));
const AskExemption = lazy(() => import('../../exemptions/AskExemption.tsx'));

type Props = {
  state: BillState;
  acts: CashierActs;
  collecting: Collecting;
  /** Below what is collected: its buttons, where they do not stand at the foot of the screen. */
  children?: ReactNode;
};

const visitActs = [
  'tamUng',
  'hachToan',
  'hoanUng',
  'deNghiMienGiam',
  'doiDoiTuong',
  'xacNhanBHYT',
  'huyXacNhanBHYT',
  'hoanTat',
  'huyHoanTat',
] as const;
type VisitAct = (typeof visitActs)[number];

/** Acts on who pays, of which a house without insurance says nothing. */
const ofPayer: ReadonlySet<VisitAct> = new Set(['doiDoiTuong', 'xacNhanBHYT', 'huyXacNhanBHYT']);

/** Refusals that say that an act is not for this visit at all, or not now; it is not shown then. */
const unfit: Partial<Record<VisitAct, readonly string[]>> = {
  hachToan: ['NO_ADVANCE'],
  hoanUng: ['NO_ADVANCE'],
  deNghiMienGiam: ['NOTHING_TO_PAY'],
  xacNhanBHYT: ['NOTHING_INSURED', 'RECEPTION_INSURANCE_CONFIRMED'],
  huyXacNhanBHYT: ['STATE_CHANGED'],
  huyHoanTat: ['STATE_CHANGED'],
};

/** Refusals with which no act is shown: not of this profile, or the visit is cancelled, which stands above the bill. */
const hidden: ReadonlySet<string> = new Set(['FORBIDDEN', 'NODE_NOT_GRANTED', 'RECEPTION_CANCELLED']);

/** The bill of a visit: lines, sums, collection, receipts, and the acts beside them. */
export function BillTask({ state, acts, collecting, children }: Props) {
  const { t } = useTranslation(['cashier', 'common']);
  const { insured } = useDeskVariant();
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
  const { bill } = state;
  const debts = useVisitDebts({
    BenhNhan_Id: bill?.TiepNhan?.BenhNhan_Id ?? '',
    TiepNhan_Id: bill?.TiepNhan_Id ?? null,
    stand: bill?.CongNo,
  });
  if (!bill) return null;

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
  const onVisit: Record<VisitAct, () => unknown> = {
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
  };
  const surplus = bill.dongs.filter(
    (line) => Number(line.ThuThua) > 0 && refusalOf(line, 'hoanTien') === null,
  );

  /** What stands against a confirmation of the insured costs. */
  const unperformed = bill.dongs.find((line) => !line.ThucHien && dec(line.BHChiTra).gt(0))?.TenDichVu;
  return (
    <div className="cashier-task">
      {bill.hanhDongs.some((one) => one.refusal === 'RECEPTION_CANCELLED') ? (
        <Alert type="warning" title={errorText('RECEPTION_CANCELLED', currentLanguage())} />
      ) : null}
      <WhyNotCollect bill={bill} />
      <DifferenceNotice bill={bill} onWorkOut={() => void acts.workOutAnew()} />
      {surplus.length > 0 ? (
        <Alert
          type="warning"
          title={
            <>
              {t('surplus')} <Money value={bill.ThuThua} strong />
            </>
          }
          action={
            <Button size="small" onClick={() => openRefund(surplus, 'ThuThua')}>
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
        <div className="bill-sums">
          <BillTotals bill={bill} />
          <BillPromotions key={bill.TiepNhan_Id} bill={bill} acts={acts} />
          <ExemptionHistory TiepNhan_Id={bill.TiepNhan_Id} />
          {debts.length > 0 ? (
            <Suspense>
              <VisitDebts debts={debts} />
            </Suspense>
          ) : null}
        </div>
        <Collection state={state} collecting={collecting} />
      </div>
      {children}
      <div className="visit-acts">
        {bill.TiepNhan ? (
          <DeskOrderButton
            visit={{ TiepNhan_Id: bill.TiepNhan_Id, NgayTiepNhan: bill.TiepNhan.NgayTiepNhan }}
            disabled={acts.busy || receptionClosed(bill.TiepNhan) !== null}
            onOrdered={state.refetch}
          />
        ) : null}
        {visitActs.map((act) => {
          if (!insured && ofPayer.has(act)) return null;
          const refusal = refusalOf(bill, act);
          if (refusal !== null && (hidden.has(refusal) || unfit[act]?.includes(refusal))) return null;
          return (
            <Button
              key={act}
              disabled={refusal !== null || acts.busy}
              title={
                refusal
                  ? errorText(refusal, currentLanguage(), {
                      due: toMoney(dec(bill.ConLai).minus(bill.CongNo)),
                      surplus: bill.ThuThua,
                      left: bill.TamUngCon,
                      Ten: unperformed ?? t('service'),
                    })
                  : ''
              }
              onClick={() => void onVisit[act]()}
            >
              {t(`act.${act}`)}
            </Button>
          );
        })}
        <Owing bill={bill} debts={debts} busy={acts.busy} onDone={() => void state.refetch()} />
        <TakeBackAll bill={bill} acts={acts} />
        <PassTicket key={bill.TiepNhan_Id} TiepNhan_Id={bill.TiepNhan_Id} />
      </div>
      <section className="visit-receipts">
        <h2>{t('receipts')}</h2>
        <ReceiptList receipts={bill.bienLais} onCancel={(receipt) => void onCancel(receipt)} />
        <CancelledReceipts bill={bill} />
        <WithdrawnLines bill={bill} />
        <BillHistory TiepNhan_Id={bill.TiepNhan_Id} />
      </section>
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
    </div>
  );
}
