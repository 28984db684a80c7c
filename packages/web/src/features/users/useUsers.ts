import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { typingRest } from '../../ui/afterTyping.ts';
import { useDebounced } from '../../ui/useDebounced.ts';
import { useEvents } from '../../ui/useEvents.ts';
import { useShown } from '../../ui/useShown.ts';
import {
  type UserFilter,
  UserListDocument,
  UserNodesDocument,
  UserProfilesDocument,
  type UserRowFragment,
} from './users.auth.gen.ts';

export type User = UserRowFragment;

export const userFilters = [
  'ALL',
  'ONLINE',
  'LOCKED',
  'NEVER_SIGNED_IN',
] as const satisfies readonly UserFilter[];

/** Accounts on a page of the list. */
export const pageSize = 100;
/** Modules whose events change what is told of accounts and their sessions. */
export const userModules = ['TaiKhoan', 'PhienDangNhap'] as const;

/** The accounts by keyword, profile and kind, live, page by page. */
export function useUsers() {
  const [search, setSearch] = useState('');
  const [profile, setProfile] = useState<string | null>(null);
  const [filter, setFilter] = useState<UserFilter>('ALL');
  const [page, setPage] = useState(1);
  const keyword = useDebounced(search, typingRest);
  const { loading, error, refetch, ...answers } = useQuery(UserListDocument, {
    variables: { page, limit: pageSize, searchInput: { keyword, profile_Id: profile, filter } },
    fetchPolicy: 'cache-and-network',
  });
  useEvents(userModules, () => void refetch());
  const [answer, ofFilter] = useShown(answers, filter);
  const shown = answer?.usersPagination;
  const narrowed =
    <T>(set: (value: T) => void) =>
    (value: T) => {
      setPage(1);
      set(value);
    };
  return {
    rows: (ofFilter && shown?.data) || [],
    total: shown?.totalRows ?? 0,
    counts: shown?.counts ?? null,
    page,
    setPage,
    search,
    setSearch: narrowed(setSearch),
    profile,
    setProfile: narrowed(setProfile),
    filter,
    setFilter: narrowed((key: string) => setFilter(userFilters.find((one) => one === key) ?? 'ALL')),
    loading,
    error,
    refetch: () => void refetch(),
  };
}

/** The profiles and the places that an account can be given, as choices. */
export function useAccessChoices() {
  const profiles = useQuery(UserProfilesDocument, { fetchPolicy: 'cache-and-network' });
  const nodes = useQuery(UserNodesDocument, { fetchPolicy: 'cache-and-network' });
  return {
    profiles: profiles.data?.profiles ?? [],
    nodes: nodes.data?.allNodes ?? [],
    ready: profiles.data !== undefined && nodes.data !== undefined,
  };
}

export type AccessChoices = ReturnType<typeof useAccessChoices>;
