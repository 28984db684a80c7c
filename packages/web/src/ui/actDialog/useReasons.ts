import { useQuery } from '@apollo/client/react';
import { kindOf, type ReasonedAct } from '@sen/domain/acts/reasonedActs';
import type { Reason } from './pickedReason.ts';
import { ReasonsOfKindDocument } from './reasons.main.gen.ts';

const none: readonly Reason[] = [];

/** The reasons that the catalogue offers for an act, or for one of the several that it carries; null until they are known. Where it has no kind for it, there are none. */
export function useReasons(act: ReasonedAct, at = 0): readonly Reason[] | null {
  const kind = kindOf(act, at);
  const { data, error } = useQuery(ReasonsOfKindDocument, {
    variables: { loaiLyDo: kind ?? 'HuyKham' },
    skip: kind === null,
  });
  // words can be typed whether the list came or not
  return kind === null || error ? none : (data?.getLyDosByType ?? null);
}
