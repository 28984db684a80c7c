import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useSession } from '../../session/useSession.ts';
import { MyStoresDocument } from './pharmacy.pharmacy.gen.ts';

/** The stores that the user works in, and the one chosen: that of the place of work, until another one is. */
export function useMyStores() {
  const { user, nodeId } = useSession();
  const { data, loading } = useQuery(MyStoresDocument, { variables: { idUser: user._id } });
  const stores = data?.stores ?? [];
  const [chosen, setStore] = useState<string | null>(null);
  const here = stores.find((one) => one.Node_Id === nodeId) ?? stores[0] ?? null;
  const store = stores.find((one) => one._id === chosen) ?? here;
  return { stores, store, setStore, loading };
}
