import { useTranslation } from 'react-i18next';
import { CrossIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { usePriceHistory } from '../usePriceHistory.ts';
import type { PriceLists } from '../usePriceLists.ts';
import { PricesByType } from './PricesByType.tsx';

/** What a service or course has cost and will cost, by price type, beside the lists. */
export function HistoryPane({ state }: { state: PriceLists }) {
  const { t } = useTranslation('pricing');
  const history = usePriceHistory(state.historyOf ?? '');
  return (
    <section className="price-history" aria-label={t('history')}>
      <header>
        <div>
          {state.narrow ? null : <h2>{t('history')}</h2>}
          <p>{history.title}</p>
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
      <PricesByType history={history} onOpen={state.open} />
    </section>
  );
}
