import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useNarrow } from '../../catalogue/page/useNarrow.ts';
import { narrowPath } from '../../session/routeTable.ts';
import { useMayOpen } from '../../session/useMayOpen.ts';
import { useSession } from '../../session/useSession.ts';
import { today } from '../../ui/dateText.ts';
import { Money } from '../../ui/Money.tsx';
import { standingOf } from './lists.ts';
import { PricesByType } from './parts/PricesByType.tsx';
import { usePriceHistory } from './usePriceHistory.ts';
import { pricesPath } from './usePriceLists.ts';

/** What a service costs today by price type, and what it has cost and will cost. */
export function ServicePrices({ service }: { service: string }) {
  const { t } = useTranslation('pricing');
  const { permissions } = useSession();
  const mayOpen = useMayOpen();
  const navigate = useNavigate();
  const narrow = useNarrow();
  const history = usePriceHistory(service);
  const now = history.byType.map((type) => ({
    ...type,
    price: type.prices.find(({ BangGia }) => standingOf(BangGia, today()) === 'inForce'),
  }));
  const opens = permissions.has('DANH_MUC_VIEN_PHI') && mayOpen(pricesPath);
  return (
    <>
      {now.length > 0 ? (
        <dl className="prices-now" aria-label={t('pricesNow')}>
          {now.map(({ _id, name, price }) => (
            <div key={_id}>
              <dt>{name}</dt>
              <dd>{price ? <Money value={price.DonGia} strong /> : t('noPriceNow')}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <div className="price-columns">
        <PricesByType
          history={history}
          onOpen={
            opens
              ? (id) =>
                  void navigate(`${narrow ? narrowPath(pricesPath) : pricesPath}/${id}?dichVu=${service}`)
              : undefined
          }
        />
      </div>
    </>
  );
}
