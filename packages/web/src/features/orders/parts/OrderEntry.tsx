import { lazy, type Ref, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../session/useSession.ts';
import { ClockIcon, SuggestIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Select } from '../../../ui/kit/Select.tsx';
import { Money } from '../../../ui/Money.tsx';
import { useEarlyEnter } from '../../../ui/useEarlyEnter.ts';
import { useLastChoices } from '../../../ui/useLastChoices.ts';
import type { LiveSearch } from '../../../ui/useLiveSearch.ts';
import type { useUndo } from '../../../ui/useUndo.ts';
import { type Service, withService } from '../basket.ts';
import { useOrderPreview } from '../useOrderPreview.ts';
import type { Orders } from '../useOrders.ts';
import { OrderBasket } from './OrderBasket.tsx';
import '../orders.css';

// fetched when it is opened
const OrderHistory = lazy(() => import('../history/OrderHistory.tsx'));

type Props = {
  orders: Orders;
  services: LiveSearch<Service>;
  place: { TiepNhan_Id: string; NoiYeuCau_Id: string };
  /** The main disease: an own set may be suggested with it. */
  disease: { _id: string; ma?: string | null } | null;
  undo: ReturnType<typeof useUndo>;
  picker?: Ref<HTMLInputElement>;
  /** Shows suggestions, where there are any. */
  onSuggest?: () => void;
};

/** The ordering form: services are searched and chosen, each with its place, price, quantity and what it costs whom, and sent. */
export function OrderEntry({ orders, services, place, disease, undo, picker, onSuggest }: Props) {
  const { t } = useTranslation(['orders', 'common']);
  const { permissions } = useSession();
  const { basket, fill } = orders;
  const [history, setHistory] = useState(false);
  const { found, loading, search } = services;
  const onKey = useEarlyEnter(loading);
  const preview = useOrderPreview(basket, place);
  const places = useLastChoices('noi-thuc-hien');
  const lastPlace = (DichVu_Id: string) => {
    const NoiThucHien_Id = places.of(DichVu_Id);
    return NoiThucHien_Id ? { NoiThucHien_Id } : {};
  };
  return (
    <>
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
        {onSuggest ? (
          <Button icon={<SuggestIcon />} aria-keyshortcuts="Alt+G" onClick={() => onSuggest()}>
            {t('suggest.button', { ns: 'common' })}
          </Button>
        ) : null}
        {permissions.has('BENH_AN_XEM') ? (
          <Button icon={<ClockIcon />} onClick={() => setHistory(true)}>
            {t('history.button')}
          </Button>
        ) : null}
        {orders.keepDraft ? (
          <Button
            disabled={basket.lines.length === 0 || orders.sending}
            onClick={() => void orders.keepDraft?.()}
          >
            {t('keepDraft')}
          </Button>
        ) : null}
        <Button
          type="primary"
          disabled={basket.lines.length === 0}
          loading={orders.sending}
          onClick={() => void orders.send()}
        >
          {t('order', { count: basket.lines.length })}
        </Button>
      </div>

      {history ? (
        <Suspense fallback={null}>
          <OrderHistory
            place={place}
            chosen={new Set(basket.lines.map((line) => line.service._id))}
            onAgain={(service, SoLuong) =>
              orders.change((now) => withService(now, service, SoLuong, lastPlace(service._id)))
            }
            onClose={() => setHistory(false)}
          />
        </Suspense>
      ) : null}
      <OrderBasket
        orders={orders}
        disease={disease}
        undo={undo}
        preview={preview}
        onPlace={places.remember}
      />
    </>
  );
}
