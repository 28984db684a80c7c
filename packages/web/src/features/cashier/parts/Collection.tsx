import { dec } from '@sen/domain/money/decimal';
import { refusalOf } from '../../../ui/acts.ts';
import { usePrinting } from '../../../ui/Printing.tsx';
import type { BillState } from '../useBill.ts';
import type { Collecting } from '../useCollecting.ts';
import { usePrepared } from '../usePrepared.ts';
import { AwaitedTransfers } from './AwaitedTransfers.tsx';
import { CollectPanel } from './CollectPanel.tsx';

type Props = { state: BillState; collecting: Collecting };

/** What of a bill is collected now and how, and the transfers that it waits for. */
export function Collection({ state, collecting: { amount, payment, setPayment } }: Props) {
  const prepared = usePrepared(state);
  const printing = usePrinting();
  const { bill, chosen } = state;
  if (!bill) return null;
  return (
    <>
      <AwaitedTransfers
        bill={bill}
        prepared={prepared}
        onPrint={(receipt) => void printing.print(`/api/print/PhieuThu/${receipt}`)}
      />
      {dec(amount).gt(0) && refusalOf(bill, 'thuTien') === null ? (
        <CollectPanel
          TiepNhan_Id={bill.TiepNhan_Id}
          amount={amount}
          lines={chosen.length}
          payment={payment}
          onPayment={setPayment}
          preparing={prepared.busy}
          onPrepare={() => void prepared.prepare(chosen, payment.account)}
        />
      ) : null}
    </>
  );
}
