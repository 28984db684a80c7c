import { useQuery } from '@apollo/client/react';
import { useParams, useSearchParams } from 'react-router';
import { type AppEvent, useEvents } from '../../ui/useEvents.ts';
import { ProfileNodesDocument, ProfileOneDocument, ProfilesDocument } from './profiles.auth.gen.ts';

/** The end of the path of a profile that is being made. */
export const newPart = 'moi';

/** The profiles, and the one that is open or copied (`tu` in the address of a new one), live. */
export function useProfiles() {
  const { childComponentPath: part } = useParams();
  const [params] = useSearchParams();
  const isNew = part === newPart;
  const id = isNew ? params.get('tu') : (part ?? null);
  const list = useQuery(ProfilesDocument, { fetchPolicy: 'cache-and-network' });
  const nodes = useQuery(ProfileNodesDocument, { fetchPolicy: 'cache-and-network', skip: !part });
  const detail = useQuery(ProfileOneDocument, {
    variables: { id: id ?? '' },
    fetchPolicy: 'cache-and-network',
    skip: id === null,
  });
  const refetch = () => Promise.all([list.refetch(), id === null ? null : detail.refetch()]);
  useEvents(['DanhMuc', 'TaiKhoan'], (event) => {
    if (ofProfiles(event)) refetch().catch(() => undefined); // one that was removed meanwhile is told by its query
  });
  const found = detail.data?.profile._id === id ? detail.data?.profile : undefined;
  return {
    profiles: list.data?.profiles ?? [],
    loading: list.loading,
    error: list.error,
    isNew,
    id,
    profile: found ?? null,
    detailError: detail.error ?? nodes.error,
    nodes: nodes.data?.allNodes ?? null,
    refetch,
  };
}

/** Whether an event may have changed what is shown of profiles. */
function ofProfiles(event: AppEvent | null): boolean {
  if (event === null) return true; // the connection came back: anything may have changed
  if (event.module === 'TaiKhoan') return true; // who holds which profile
  const { data } = event;
  return typeof data === 'object' && data !== null && 'name' in data && data.name === 'Profile';
}
