import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/kit/Button.tsx';
import { SelectMany } from '../../ui/kit/Select.tsx';
import { Money } from '../../ui/Money.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { useEarlyEnter } from '../../ui/useEarlyEnter.ts';
import type { LiveSearch } from '../../ui/useLiveSearch.ts';
import { type LineParts, OrderSlip } from './parts/OrderSlip.tsx';
import type { Orders, Service } from './useOrders.ts';

type Props = {
  orders: Orders;
  editable: boolean;
  services: LiveSearch<Service>;
  /** Who pays a line, by its id. */
  parts: ReadonlyMap<string, LineParts>;
  picker?: Ref<HTMLInputElement>;
  /** Shows the results. */
  onResults: () => void;
};

/** Orders of a session: search and choose many, send; slips with live states and what each line costs whom. */
export function OrdersTab({ orders, editable, services, parts, picker, onResults }: Props) {
  const { t } = useTranslation(['orders', 'common']);
  const { chosen, slips } = orders;
  const { found, loading, search } = services;
  const onKey = useEarlyEnter(loading);
  // the fits of the text first: Enter takes the best fit, and does not take a chosen one out
  const known = [...found.filter((one) => !chosen.some((kept) => kept._id === one._id)), ...chosen];
  return (
    <>
      {editable ? (
        <div className="order-entry">
          <SelectMany
            {...(picker ? { ref: picker } : {})}
            className="order-search"
            aria-label={t('search')}
            placeholder={t('search')}
            value={chosen.map((one) => one._id)}
            showSearch={{ filterOption: false, onSearch: search }}
            onInputKeyDown={onKey}
            loading={loading}
            notFoundContent={loading ? t('loading', { ns: 'common' }) : t('nothingFound', { ns: 'common' })}
            onChange={(ids: string[]) =>
              orders.choose(ids.flatMap((id) => known.find((one) => one._id === id) ?? []))
            }
            options={known.map((one) => ({
              value: one._id,
              label: `${one.MaDichVu} – ${one.TenDichVu}`,
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
          <Button
            type="primary"
            disabled={chosen.length === 0}
            loading={orders.sending}
            onClick={() => void orders.send()}
          >
            {t('order', { count: chosen.length })}
          </Button>
        </div>
      ) : null}
      {orders.error ? <ErrorState error={orders.error} onRetry={orders.refetch} /> : null}
      {slips.length === 0 && !orders.loading && !orders.error ? <EmptyState text={t('none')} /> : null}
      {slips.map((slip) => (
        <OrderSlip
          key={slip._id}
          slip={slip}
          parts={parts}
          onRemove={orders.remove}
          onView={() => (slip.Loai === 'XetNghiem' ? onResults() : orders.view(slip._id))}
        />
      ))}
    </>
  );
}
