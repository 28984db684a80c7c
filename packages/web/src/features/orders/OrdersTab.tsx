import { lazy, type Ref, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SuggestIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Select } from '../../ui/kit/Select.tsx';
import { Money } from '../../ui/Money.tsx';
import { useOrderResults } from '../../ui/orderResults.ts';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { useEarlyEnter } from '../../ui/useEarlyEnter.ts';
import type { LiveSearch } from '../../ui/useLiveSearch.ts';
import { useUndo } from '../../ui/useUndo.ts';
import { type Service, withService } from './basket.ts';
import type { LineParts } from './PaidBy.tsx';
import { DraftSlips } from './parts/DraftSlips.tsx';
import { OrderBasket } from './parts/OrderBasket.tsx';
import { OrderSlip } from './parts/OrderSlip.tsx';
import type { OrderPlace } from './suggest/OrderSuggestions.tsx';
import { useLastPlaces } from './useLastPlaces.ts';
import { useOrderPreview } from './useOrderPreview.ts';
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
  const { basket, fill, slips } = orders;
  const { found, loading, search } = services;
  const onKey = useEarlyEnter(loading);
  const kinds = useOrderResults();
  const undo = useUndo();
  const preview = useOrderPreview(basket, suggest.place);
  const places = useLastPlaces();
  const changes = useSlipChanges(orders.changed);
  const [editing, setEditing] = useState<string | null>(null);
  const edited = slips.find((slip) => slip._id === editing);
  const drafts = slips.filter((slip) => slip.TrangThai === 'Nhap').map((slip) => slip._id);
  const lastPlace = (DichVu_Id: string) => {
    const NoiThucHien_Id = places.of(DichVu_Id);
    return NoiThucHien_Id ? { NoiThucHien_Id } : {};
  };
  return (
    <>
      {editable ? (
        <div className="order-entry">
          <Select
            {...(picker ? { ref: picker } : {})}
            className="order-search"
            aria-label={t('search')}
            placeholder={t('search')}
            value={null}
            showSearch={{ filterOption: false, onSearch: search }}
            onInputKeyDown={onKey}
            loading={loading}
            notFoundContent={loading ? t('loading', { ns: 'common' }) : t('nothingFound', { ns: 'common' })}
            onChange={(_id, option) => {
              if (option) fill(withService(basket, option.service, '1', lastPlace(option.service._id)));
            }}
            options={found.map((one) => ({
              value: one._id,
              label: `${one.MaDichVu} – ${one.TenDichVu}`,
              disabled: basket.lines.some((line) => line.service._id === one._id),
              service: one,
            }))}
            optionRender={({ data: { service } }) => (
              <span className="order-option">
                <span>
                  {service.MaDichVu} – {service.TenDichVu}{' '}
                  <small className="soft">{service.NoiThucHien?.ten}</small>
                </span>
                {service.DonGia ? <Money value={service.DonGia} /> : <small>{t('noPrice')}</small>}
              </span>
            )}
          />
          <Button icon={<SuggestIcon />} aria-keyshortcuts="Alt+G" onClick={() => suggest.onSuggest(true)}>
            {t('suggest.button', { ns: 'common' })}
          </Button>
          <Button
            disabled={basket.lines.length === 0 || orders.sending}
            onClick={() => void orders.keepDraft()}
          >
            {t('keepDraft')}
          </Button>
          <Button
            type="primary"
            disabled={basket.lines.length === 0}
            loading={orders.sending}
            onClick={() => void orders.send()}
          >
            {t('order', { count: basket.lines.length })}
          </Button>
        </div>
      ) : null}
      {editable ? (
        <OrderBasket
          orders={orders}
          disease={suggest.disease}
          undo={undo}
          preview={preview}
          onPlace={places.remember}
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
            busy={changes.busy}
            onSave={(input) => changes.changeSlip(edited._id, input)}
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
