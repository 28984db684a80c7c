import { dec } from '@sen/domain/money/decimal';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePrintChoices } from '../../session/usePrintChoices.ts';
import { refusalOf } from '../../ui/acts.ts';
import { useHotkeys } from '../../ui/hotkeys.tsx';
import { usePrinting } from '../../ui/Printing.tsx';
import { cashPart, changeDue, dueOf, missingOf, noPayment, type Payment } from './payment.ts';
import type { BillState } from './useBill.ts';
import type { CashierActs } from './useCashierActs.ts';

/** Where a bill stands beside other work: whether it is seen, and what comes after a collection. */
type Beside = { shown: boolean; onCollected?: (() => void) | undefined };

/**
 * How the chosen lines of a bill are paid, and their collection with its keys. What was typed belongs to the bill that is shown. Beside
 * other work (`beside`) the keys are its own while nothing can be collected.
 */
export function useCollecting({ bill, chosen, due }: BillState, acts: CashierActs, beside?: Beside) {
  const { t } = useTranslation('cashier');
  const printing = usePrinting();
  const { inPhieuThu } = usePrintChoices();
  const of = bill?.TiepNhan_Id ?? null;
  const [typed, setTyped] = useState<{ of: string | null; payment: Payment }>({ of, payment: noPayment });
  const payment = typed.of === of ? typed.payment : noPayment;
  const amount = dueOf(chosen);
  const given = changeDue(payment, amount);
  const isPossible =
    bill !== null &&
    refusalOf(bill, 'thuTien') === null &&
    chosen.length > 0 &&
    dec(missingOf(payment, amount)).eq(0) &&
    (given === null || dec(given).gte(0) || dec(cashPart(payment, amount)).eq(0));
  const setPayment = (now: Payment) => setTyped({ of, payment: now });
  const collect = async (print: boolean) => {
    if (!isPossible || acts.busy) return;
    const receipt = await acts.collect(chosen, amount, payment);
    if (!receipt) return;
    setTyped({ of, payment: noPayment });
    if (print || inPhieuThu) await printing.print(`/api/print/PhieuThu/${receipt._id}`);
    beside?.onCollected?.();
  };
  const keys = [
    { keys: 'Ctrl+S', label: t('collect'), run: () => void collect(false), disabled: !isPossible },
    { keys: 'Ctrl+P', label: t('collectAndPrint'), run: () => void collect(true), disabled: !isPossible },
  ];
  useHotkeys(!beside || (beside.shown && isPossible) ? keys : []);
  const isDue = chosen.length > 0 || dec(bill?.ConLai ?? 0).gt(bill?.CongNo ?? 0);
  /** All that is due waits for a transfer: nothing is collected here meanwhile. */
  const isAwaited = due.length === 0 && bill?.giaoDichTams.some((one) => one.isTemporary) === true;
  return { amount, payment, setPayment, isDue, isAwaited, isPossible, busy: acts.busy, collect };
}

export type Collecting = ReturnType<typeof useCollecting>;
