import { useQuery } from '@apollo/client/react';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnPages } from '../../ui/grid/useOwnPages.ts';
import { useEvents } from '../../ui/useEvents.ts';
import { WorkScreen } from '../../ui/WorkScreen.tsx';
import { comparedRows, everyChange } from './compare.ts';
import type { PriceList } from './lists.ts';
import type { Common } from './OpenList.tsx';
import { CompareHead } from './parts/CompareHead.tsx';
import { CompareTable } from './parts/CompareTable.tsx';
import { PriceComparisonDocument } from './pricing.main.gen.ts';
import { changesPrices, type PriceLists } from './usePriceLists.ts';

type Props = { state: PriceLists; before: PriceList; after: PriceList; common: Common };

/** Two price lists beside each other, live. */
export function ComparedLists({ state, before, after, common }: Props) {
  const { t } = useTranslation('pricing');
  const [filter, setFilter] = useState(everyChange);
  const asked = useDeferredValue(filter);
  const grid = useOwnPages('price-comparison', {
    page: filter.page,
    pageSize: comparedRows,
    onPage: (page) => setFilter({ ...filter, page }),
  });
  const [sort = null] = grid.state.sort;
  const { data, previousData, error, loading, refetch } = useQuery(PriceComparisonDocument, {
    variables: { truoc: before._id, sau: after._id, ...asked, limit: comparedRows, sortInput: sort },
    fetchPolicy: 'network-only',
  });
  useEvents(['DanhMuc'], (event) => {
    if (changesPrices(event)) void refetch();
  });
  const found = (data ?? previousData)?.soSanhBangGia;
  return (
    <WorkScreen
      name="pricing"
      {...common}
      banner={<CompareHead state={state} before={before} after={after} />}
      task={
        <section aria-label={t('comparison')} className="price-work">
          <CompareTable
            state={state}
            before={before}
            after={after}
            found={found}
            error={found ? undefined : error}
            loading={loading}
            onRetry={() => void refetch()}
            grid={grid}
            filter={filter}
            narrow={(change) => setFilter({ ...filter, page: 1, ...change })}
          />
        </section>
      }
    />
  );
}
