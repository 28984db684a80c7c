import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { FoundDrug } from './drugLine.ts';
import { TimThuocKeDonDocument } from './stock.pharmacy.gen.ts';

/** Drugs in stock by name, code or ingredient, as one types. */
export function useDrugSearch() {
  const client = useApolloClient();
  const [text, search] = useState('');
  const [drugs, setDrugs] = useState<readonly FoundDrug[]>([]);
  useEffect(() => {
    let gone = false;
    const timer = setTimeout(async () => {
      const variables = { keyword: text, inStock: true };
      const answer = await client
        .query({ query: TimThuocKeDonDocument, variables, fetchPolicy: 'network-only' })
        .catch(() => null);
      if (!gone) setDrugs((answer?.data?.searchStockModel ?? []).slice(0, 50));
    }, 200);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [client, text]);
  return { drugs, search };
}
