import { useQuery } from '@apollo/client/react';
import type { Session } from '../../session/useSession.ts';
import { useSession } from '../../session/useSession.ts';
import { usePreference } from '../../ui/preferences.ts';
import { WardsDocument } from './stays.main.gen.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

/** The department in which somebody works, or that of the room; null elsewhere. */
export function departmentHere({ nodeId, nodes }: Pick<Session, 'nodeId' | 'nodes'>): string | null {
  const here = nodes.find((one) => one._id === nodeId);
  if (here?.category === 'DEPARTMENT') return here._id;
  return nodes.find((one) => one._id === here?.parent_Id && one.category === 'DEPARTMENT')?._id ?? null;
}

/** The wards, and the one that was chosen last: at first the one in which one works, or the only one. */
export function useWard() {
  const session = useSession();
  const [last, keep] = usePreference('khoa-noi-tru', '', isText);
  const { data, error, refetch } = useQuery(WardsDocument, { fetchPolicy: 'cache-and-network' });
  const wards = data?.khoaNoiTrus;
  const known = (id: string | null) => wards?.find(({ _id }) => _id === id)?._id;
  const only = wards?.length === 1 ? wards[0]?._id : undefined;
  return {
    /** Undefined until the server answers. */
    wards,
    error,
    again: () => void refetch(),
    ward: known(last) ?? known(departmentHere(session)) ?? only ?? null,
    choose: keep,
  };
}
