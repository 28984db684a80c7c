import { useQuery } from '@apollo/client/react';
import { useEvents } from '../../ui/useEvents.ts';
import { DeviceLinksDocument } from './devices.main.gen.ts';

/** The links of devices, live; a link that nobody serves any more says so by being looked at again. */
export function useLinks() {
  const { data, loading, error, refetch } = useQuery(DeviceLinksDocument, {
    fetchPolicy: 'cache-and-network',
    pollInterval: 30_000,
  });
  useEvents(['ThietBi'], () => void refetch());
  return {
    links: data?.ketNoiThietBis ?? [],
    loading: loading && !data,
    error: data ? undefined : error,
    refetch: () => void refetch(),
  };
}
