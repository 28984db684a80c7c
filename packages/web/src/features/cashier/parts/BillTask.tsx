import { errorText } from '@sen/domain/errors/errors';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { refusalOf } from '../../../ui/acts.ts';
import { Alert } from '../../../ui/kit/Alert.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Money } from '../../../ui/Money.tsx';
import { useVisitDebts } from '../../debts/useVisitDebts.ts';
import { ExemptionHistory } from '../../exemptions/ExemptionHistory.tsx';
import { BillHistory } from '../../promotions/BillHistory.tsx';
import type { BillState } from '../useBill.ts';
import type { CashierActs } from '../useCashierActs.ts';
import type { Collecting } from '../useCollecting.ts';
import { BillLines } from './BillLines.tsx';
import { BillPromotions } from './BillPromotions.tsx';
import { BillTotals } from './BillTotals.tsx';
import { CancelledReceipts } from './CancelledReceipts.tsx';
import { Collection } from './Collection.tsx';
import { DifferenceNotice } from './DifferenceNotice.tsx';
import { ReceiptList } from './ReceiptList.tsx';
import { useBillDialogs } from './useBillDialogs.tsx';
import { VisitActs } from './VisitActs.tsx';
import { WhyNotCollect } from './WhyNotCollect.tsx';
import { WithdrawnLines } from './WithdrawnLines.tsx';

const VisitDebts = lazy(() => import('../../debts/VisitDebts.tsx'));

type Props = {
  state: BillState;
  acts: CashierActs;
  collecting: Collecting;
  /** Below what is collected: its buttons, where they do not stand at the foot of the screen. */
  children?: ReactNode;
};

/** The bill of a visit: lines, sums, collection, receipts, and the acts beside them. */
export function BillTask({ state, acts, collecting, children }: Props) {
  const { t } = useTranslation(['cashier', 'common']);
  const dialogs = useBillDialogs(state, acts);
  const { bill } = state;
  const debts = useVisitDebts({
    BenhNhan_Id: bill?.TiepNhan?.BenhNhan_Id ?? '',
    TiepNhan_Id: bill?.TiepNhan_Id ?? null,
    stand: bill?.CongNo,
  });
  if (!bill) return null;

  const surplus = bill.dongs.filter(
    (line) => Number(line.ThuThua) > 0 && refusalOf(line, 'hoanTien') === null,
  );

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
            <Button size="small" onClick={() => dialogs.openRefund(surplus, 'ThuThua')}>
              {t('act.hoanTien')}
            </Button>
          }
        />
      ) : null}
      {bill.dongs.length === 0 ? (
        <p className="soft">{t('noLines')}</p>
      ) : (
        <BillLines state={state} onAct={(act, line) => void dialogs.onLine(act, line)} />
      )}
      <div className="bill-foot">
        <div className="bill-sums">
          <BillTotals bill={bill} />
          <BillPromotions key={bill.TiepNhan_Id} bill={bill} acts={acts} />
          <ExemptionHistory TiepNhan_Id={bill.TiepNhan_Id} />
        </div>
        <div className="bill-sums">
          <Collection state={state} collecting={collecting} />
          {debts.length > 0 ? (
            <Suspense>
              <VisitDebts debts={debts} />
            </Suspense>
          ) : null}
        </div>
      </div>
      {children}
      <VisitActs
        bill={bill}
        state={state}
        acts={acts}
        debts={debts}
        onAct={(act) => dialogs.visitActsOf(bill)[act]()}
      />
      <section className="visit-receipts">
        <h2>{t('receipts')}</h2>
        <ReceiptList receipts={bill.bienLais} onCancel={(receipt) => void dialogs.onCancel(receipt)} />
        <CancelledReceipts bill={bill} />
        <WithdrawnLines bill={bill} />
        <BillHistory TiepNhan_Id={bill.TiepNhan_Id} />
      </section>
      {dialogs.dialogsOf(bill)}
    </div>
  );
}
