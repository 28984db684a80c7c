import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { today } from '../../../ui/dateText.ts';
import { CrossIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Money } from '../../../ui/Money.tsx';
import { StateTag } from '../../../ui/StateTag.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { useEvents } from '../../../ui/useEvents.ts';
import { standingOf } from '../lists.ts';
import { PriceHistoryDocument, type PriceHistoryQuery } from '../pricing.main.gen.ts';
import { changesPrices, type PriceLists } from '../usePriceLists.ts';
import { Percent } from './Percent.tsx';
import { PeriodText } from './PeriodText.tsx';
import { PriceSteps } from './PriceSteps.tsx';
import { standingTones } from './standingTones.ts';

type Priced = PriceHistoryQuery['lichSuGiaDichVu'][number];

/** What a service or course has cost and will cost, by price type: drawn, and as a table. */
export function HistoryPane({ state }: { state: PriceLists }) {
  const { t } = useTranslation('pricing');
  const { data, error, loading, refetch } = useQuery(PriceHistoryDocument, {
    variables: { id: state.historyOf ?? '' },
    fetchPolicy: 'network-only',
  });
  useEvents(['DanhMuc'], (event) => {
    if (changesPrices(event)) void refetch();
  });
  const service = data?.dM_DichVu;
  const course = data?.lieuTrinh;
  const title = service
    ? `${service.MaDichVu} – ${service.TenDichVu}`
    : course
      ? `${course.MaLieuTrinh} – ${course.TenLieuTrinh}`
      : '';
  const prices = data?.lichSuGiaDichVu ?? [];
  const types = state.types.filter((type) => prices.some((one) => one.BangGia.LoaiGia_Id === type._id));
  return (
    <section className="price-history" aria-label={t('history')}>
      <header>
        <div>
          {state.narrow ? null : <h2>{t('history')}</h2>}
          <p>{title}</p>
        </div>
        {state.narrow ? null : (
          <Button
            type="text"
            icon={<CrossIcon />}
            aria-label={t('closeHistory')}
            onClick={() => state.showHistory(null)}
          />
        )}
      </header>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : loading && !data ? (
        <div className="sen-loading" role="status" aria-label={t('history')} />
      ) : types.length === 0 ? (
        <p className="soft">{t('neverPriced')}</p>
      ) : (
        types.map((type) => (
          <TypeHistory
            key={type._id}
            name={type.TenLoaiGia ?? ''}
            prices={prices.filter((one) => one.BangGia.LoaiGia_Id === type._id)}
            onOpen={state.open}
          />
        ))
      )}
    </section>
  );
}

type TypeProps = { name: string; prices: readonly Priced[]; onOpen: (id: string) => void };

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
                  <button type="button" className="price-name" onClick={() => onOpen(BangGia._id)}>
                    {BangGia.TenBangGia}
                  </button>
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
