import { refusalOf } from '../../ui/acts.ts';
import { Loading } from '../../ui/Loading.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { BillTask } from './parts/BillTask.tsx';
import { CollectButtons } from './parts/CollectPanel.tsx';
import { useBill, type Visit } from './useBill.ts';
import { useCashierActs } from './useCashierActs.ts';
import { useCollecting } from './useCollecting.ts';
import './cashier.css';

type Props = { visit: Visit; shown: boolean; onCollected?: () => void };

/** The bill of a visit beside other work: what the cashier has, with its keys while it is `shown` and something can be collected. */
export default function VisitBill({ visit, shown, onCollected }: Props) {
  const state = useBill(visit);
  const acts = useCashierActs(visit, state.refetch);
  const collecting = useCollecting(state, acts, { shown, onCollected });
  const { bill } = state;
  if (!bill)
    return state.error ? (
      <ErrorState error={state.error} onRetry={() => void state.refetch()} />
    ) : (
      <Loading />
    );
  return (
    <BillTask state={state} acts={acts} collecting={collecting}>
      {refusalOf(bill, 'thuTien') === 'FORBIDDEN' || state.due.length === 0 ? null : (
        <div className="visit-bill-acts">
          <CollectButtons collecting={collecting} />
        </div>
      )}
    </BillTask>
  );
}
