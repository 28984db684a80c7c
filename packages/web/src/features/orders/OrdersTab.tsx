import { lazy, type Ref, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrderResults } from '../../ui/orderResults.ts';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import type { LiveSearch } from '../../ui/useLiveSearch.ts';
import { useUndo } from '../../ui/useUndo.ts';
import type { Service } from './basket.ts';
import type { LineParts } from './PaidBy.tsx';
import { DraftSlips } from './parts/DraftSlips.tsx';
import { OrderEntry } from './parts/OrderEntry.tsx';
import { OrderSlip } from './parts/OrderSlip.tsx';
import type { OrderPlace } from './suggest/OrderSuggestions.tsx';
import type { Orders } from './useOrders.ts';
import { useSlipChanges } from './useSlipChanges.ts';
import './orders.css';

// fetched when it is opened
const EditSlip = lazy(() => import('./parts/EditSlip.tsx'));
const OrderSuggestions = lazy(() => import('./suggest/OrderSuggestions.tsx'));

type Props = {
  orders: Orders;
  editable: boolean;
  services: LiveSearch<Service>;
  /** Who pays a line, by its id. */
  parts: ReadonlyMap<string, LineParts>;
  picker?: Ref<HTMLInputElement>;
  /** Shows the results. */
  onResults: () => void;
  /** What suggestions follow from. */
  place: OrderPlace;
  /** The main disease: an own set may be suggested with it. */
  disease: { _id: string; ma?: string | null } | null;
  /** Whether suggestions are shown. */
  suggesting: boolean;
  onSuggest: (open: boolean) => void;
};

/** Orders of a session: search and choose many, send; slips with live states and what each line costs whom. */
export default function OrdersTab({
  orders,
  editable,
  services,
  parts,
  picker,
  onResults,
  ...suggest
}: Props) {
  const { t } = useTranslation(['orders', 'common']);
  const { slips } = orders;
  const kinds = useOrderResults();
  const undo = useUndo();
  const changes = useSlipChanges(orders.changed);
  const [editing, setEditing] = useState<string | null>(null);
  const edited = slips.find((slip) => slip._id === editing);
  const drafts = slips.filter((slip) => slip.TrangThai === 'Nhap').map((slip) => slip._id);
  return (
    <>
      {editable ? (
        <OrderEntry
          orders={orders}
          services={services}
          place={suggest.place}
          disease={suggest.disease}
          undo={undo}
          {...(picker ? { picker } : {})}
          onSuggest={() => suggest.onSuggest(true)}
        />
      ) : null}
      {editable && suggest.suggesting ? (
        <Suspense fallback={null}>
          <OrderSuggestions
            orders={orders}
            place={suggest.place}
            undo={undo}
            onClose={() => suggest.onSuggest(false)}
          />
        </Suspense>
      ) : null}
      {editable && drafts.length > 0 ? (
        <DraftSlips
          count={drafts.length}
          NgayTiepNhan={orders.NgayTiepNhan}
          busy={changes.busy}
          onSend={(at) => changes.sendDrafts(drafts, at)}
        />
      ) : null}
      {edited ? (
        <Suspense fallback={null}>
          <EditSlip
            slip={edited}
            place={suggest.place}
            NgayTiepNhan={orders.NgayTiepNhan}
            onChanged={orders.changed}
            onClose={() => setEditing(null)}
          />
        </Suspense>
      ) : null}
      {orders.error ? <ErrorState error={orders.error} onRetry={orders.refetch} /> : null}
      {slips.length === 0 && !orders.loading && !orders.error ? <EmptyState text={t('none')} /> : null}
      {slips.map((slip) => (
        <OrderSlip
          key={slip._id}
          slip={slip}
          parts={parts}
          onRemove={orders.remove}
          onEdit={editable ? () => setEditing(slip._id) : null}
          onSend={editable ? () => void changes.sendDrafts([slip._id], null) : null}
          showsResults={kinds.has(slip.Loai)}
          onView={() => (kinds.has(slip.Loai) ? onResults() : orders.view(slip._id))}
        />
      ))}
    </>
  );
}
