import { useApolloClient } from '@apollo/client/react';
import { type ForWhom, offeredFor, orderFor } from '@sen/domain/prescriptions/childForms';
import { type LiveSearch, useLiveSearch } from '../../ui/useLiveSearch.ts';
import type { FoundDrug } from './drugLine.ts';
import { TimThuocKeDonDocument } from './stock.pharmacy.gen.ts';

/** Drugs by name, code or ingredient, as one types, with what the stores of the room have of them, those of the patient's payer first, and such as suit the patient's age; asked for while the search is shown (`active`). */
export function useDrugSearch(
  Kho_Ids: readonly string[],
  laBHYT: boolean,
  whom: ForWhom | null,
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
      return offeredFor(answer.data?.searchStockModel ?? [], whom).slice(0, 50);
    },
    { key: `${laBHYT} ${whom ? orderFor(whom) : ''} ${Kho_Ids.join()}`, active },
  );
}
