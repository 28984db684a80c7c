import { useQuery } from '@apollo/client/react';
import { KeptReasonsDocument, OpeningReasonsDocument } from './recordAccess.main.gen.ts';

/**
 * The reasons for which a record may be opened, as options. One that a draft holds and that is no longer offered has its name as well, so
 * that it is no bare id.
 */
export function useOpeningReasons(
  chosen: string | null,
): ReadonlyArray<{ value: string; label: string | null }> {
  const { data } = useQuery(OpeningReasonsDocument, { fetchPolicy: 'cache-first' });
  const offered = data?.getLyDosByType;
  const isGone = chosen !== null && offered?.every(({ _id }) => _id !== chosen) === true;
  const { data: kept } = useQuery(KeptReasonsDocument, {
    variables: { ids: chosen === null ? [] : [chosen] },
    skip: !isGone,
  });
  const gone = (isGone && kept?.getLyDosByIds) || [];
  return [...(offered ?? []), ...gone].map(({ _id, TenLyDo }) => ({ value: _id, label: TenLyDo }));
}
