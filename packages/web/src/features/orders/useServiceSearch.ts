import { useApolloClient } from '@apollo/client/react';
import { type LiveSearch, useLiveSearch } from '../../ui/useLiveSearch.ts';
import type { Service } from './basket.ts';
import { TimDichVuChiDinhDocument } from './orders.main.gen.ts';

/** Services by code or name as one types, with the price of the visit's payer; asked for while the search is shown (`active`). */
export function useServiceSearch(
  TiepNhan_Id: string,
  NoiYeuCau_Id: string,
  active: boolean,
): LiveSearch<Service> {
  const client = useApolloClient();
  return useLiveSearch<Service>(
    async (searchString) => {
      const variables = { searchString, TiepNhan_Id, NoiYeuCau_Id };
      return (await client.query({ query: TimDichVuChiDinhDocument, variables })).data?.cacDM_DichVu2 ?? [];
    },
    { key: `${TiepNhan_Id} ${NoiYeuCau_Id}`, active },
  );
}
