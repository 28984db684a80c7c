import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RefPicker } from '../../../catalogue/RefPicker.tsx';
import { Money } from '../../../ui/Money.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { usePricesNow } from '../usePricesNow.ts';
import '../pricing.css';

/** What a service or course costs today by price type; of one payer, when somebody asks what that one pays. */
export function PricesToday({ service }: { service: string }) {
  const { t } = useTranslation('pricing');
  const id = useId();
  const [payer, setPayer] = useState<string | null>(null);
  const { prices, error, loading, refetch } = usePricesNow(service, payer);
  return (
    <div className="prices-today">
      <div className="prices-payer">
        <label htmlFor={id}>{t('payerOfPrices')}</label>
        <RefPicker id={id} to="DM_DoiTuong" value={payer} onChange={setPayer} placeholder={t('anyPayer')} />
      </div>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : loading ? (
        <div className="sen-loading" role="status" aria-label={t('pricesNow')} />
      ) : prices.length === 0 ? (
        <p className="soft" role="status">
          {t(payer ? 'noPriceForPayer' : 'noPriceToday')}
        </p>
      ) : (
        <dl className="prices-now" aria-label={t('pricesNow')}>
          {prices.map(({ list, type, DonGia }) => (
            <div key={list._id}>
              <dt>{type}</dt>
              <dd>
                <Money value={DonGia} strong />
              </dd>
              <dd className="prices-list soft">{list.TenBangGia}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
