import { useApolloClient } from '@apollo/client/react';
import { type LiveSearch, useLiveSearch } from '../../ui/useLiveSearch.ts';
import type { FoundDrug } from './drugLine.ts';
import { TimThuocKeDonDocument } from './stock.pharmacy.gen.ts';

/** Drugs by name, code or ingredient, as one types, with what the stores of the room have of them, those of the patient's payer first; asked for while the search is shown (`active`). */
export function useDrugSearch(
  Kho_Ids: readonly string[],
  laBHYT: boolean,
  active: boolean,
): LiveSearch<FoundDrug> {
  const client = useApolloClient();
  return useLiveSearch<FoundDrug>(
    async (keyword) => {
      const variables = { keyword, inStock: false, stores: [...Kho_Ids], laBHYT };
      const answer = await client.query({
        query: TimThuocKeDonDocument,
        variables,
        fetchPolicy: 'network-only',
      });
      return (answer.data?.searchStockModel ?? []).slice(0, 50);
    },
    { key: `${laBHYT} ${Kho_Ids.join()}`, active },
  );
}
