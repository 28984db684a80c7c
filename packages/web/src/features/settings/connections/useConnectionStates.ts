import { useQuery } from '@apollo/client/react';
import { useEvents } from '../../../ui/useEvents.ts';
import { ConnectionStatesDocument } from './connections.main.gen.ts';

/** How the connections of the settings stand; null until it is known, and for who may not see it. */
export function useConnectionStates(skip: boolean) {
  const { data, refetch } = useQuery(ConnectionStatesDocument, {
    skip,
    fetchPolicy: 'cache-and-network',
  });
  useEvents(['HeThong'], () => {
    if (!skip) void refetch();
  });
  return data?.trangThaiCacKetNoi ?? null;
}
