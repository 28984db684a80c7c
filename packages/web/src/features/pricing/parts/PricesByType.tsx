import { useTranslation } from 'react-i18next';
import { today } from '../../../ui/dateText.ts';
import { Money } from '../../../ui/Money.tsx';
import { StateTag } from '../../../ui/StateTag.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { standingOf } from '../lists.ts';
import type { PriceHistory, PriceOfList } from '../usePriceHistory.ts';
import { Percent } from './Percent.tsx';
import { PeriodText } from './PeriodText.tsx';
import { PriceSteps } from './PriceSteps.tsx';
import { standingTones } from './standingTones.ts';
import '../pricing.css';

type Props = {
  history: PriceHistory;
  /** Opens a price list; without it the lists are only named. */
  onOpen?: ((id: string) => void) | undefined;
};

/** The prices of a service or course over time, by price type: drawn, and as a table. */
export function PricesByType({ history, onOpen }: Props) {
  const { t } = useTranslation('pricing');
  const { byType, error, loading, refetch } = history;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (loading) return <div className="sen-loading" role="status" aria-label={t('history')} />;
  if (byType.length === 0) return <p className="soft">{t('neverPriced')}</p>;
  return byType.map((one) => (
    <TypeHistory key={one._id} name={one.name} prices={one.prices} onOpen={onOpen} />
  ));
}

type TypeProps = {
  name: string;
  prices: readonly PriceOfList[];
  onOpen?: ((id: string) => void) | undefined;
};

/** The prices under one type, the newest first. */
function TypeHistory({ name, prices, onOpen }: TypeProps) {
  const { t } = useTranslation('pricing');
  const timed = prices.map(({ DonGia, BangGia }) => ({ DonGia, TuNgay: BangGia.TuNgay }));
  return (
    <div className="price-type-history">
      {prices.length > 1 ? <PriceSteps label={name} prices={timed} today={today()} /> : <h3>{name}</h3>}
      <table className="plain-table price-beside" aria-label={name}>
        <thead>
          <tr>
            <th scope="col">{t('list')}</th>
            <th scope="col">{t('amount')}</th>
            <th scope="col">{t('percent')}</th>
          </tr>
        </thead>
        <tbody>
          {prices.map(({ DonGia, BangGia }, at) => {
            const standing = standingOf(BangGia, today());
            return (
              <tr key={BangGia._id}>
                <td>
                  {onOpen ? (
                    <button type="button" className="price-name" onClick={() => onOpen(BangGia._id)}>
                      {BangGia.TenBangGia}
                    </button>
                  ) : (
                    BangGia.TenBangGia
                  )}
                  <div className="soft">
                    <PeriodText list={BangGia} />
                  </div>
                  {standing === 'past' ? null : (
                    <StateTag tone={standingTones[standing]}>{t(`standing.${standing}`)}</StateTag>
                  )}
                </td>
                <td>
                  <Money value={DonGia} strong={standing === 'inForce'} />
                </td>
                <td>
                  <Percent before={prices[at + 1]?.DonGia} after={DonGia} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
