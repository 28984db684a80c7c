import { useApolloClient } from '@apollo/client/react';
import { type LiveSearch, useLiveSearch } from '../../ui/useLiveSearch.ts';
import type { FoundDrug } from './drugLine.ts';
import { TimThuocKeDonDocument } from './stock.pharmacy.gen.ts';

/** Drugs in stock by name, code or ingredient, as one types, in the stores of the room; asked for while the search is shown (`active`). */
export function useDrugSearch(Kho_Ids: readonly string[], active: boolean): LiveSearch<FoundDrug> {
  const client = useApolloClient();
  return useLiveSearch<FoundDrug>(
    async (keyword) => {
      const variables = { keyword, inStock: true, stores: [...Kho_Ids] };
      const answer = await client.query({
        query: TimThuocKeDonDocument,
        variables,
        fetchPolicy: 'network-only',
      });
      return (answer.data?.searchStockModel ?? []).slice(0, 50);
    },
    { key: Kho_Ids.join(), active },
  );
}
