import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import {
  type ReturnedResult,
  useOrderResults,
  useResultEvents,
  type VisitOf,
} from '../../ui/orderResults.ts';
import { useEvents } from '../../ui/useEvents.ts';

/** The last answer of a kind of order; an answer that failed leaves the results of the one before. */
type Known = { results?: readonly ReturnedResult[]; error?: unknown };
const nothing: ReadonlyMap<string, Known> = new Map();

/** The returned results of a visit of every kind of order, live while `active`, the newest first. */
export function useReturnedResults({ TiepNhan_Id, BenhNhan_Id, active }: VisitOf & { active: boolean }) {
  const client = useApolloClient();
  const kinds = useOrderResults();
  const [known, setKnown] = useState(nothing);
  const [tries, setTries] = useState(0);
  const watched = useRef(new Map<string, () => void>());

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try begins again
  useEffect(() => {
    if (!active) return;
    const stops: Array<() => void> = [];
    let stopped = false;
    for (const [kind, { load }] of kinds) {
      const tell = ({ results, error }: Known) => {
        if (!stopped)
          setKnown((before) =>
            new Map(before).set(kind, results ? { results } : { ...before.get(kind), error }),
          );
      };
      load().then(
        ({ watchResults }) => {
          if (stopped) return;
          const { again, stop } = watchResults(client, { TiepNhan_Id, BenhNhan_Id }, tell);
          watched.current.set(kind, again);
          stops.push(stop);
        },
        (error: unknown) => tell({ error }),
      );
    }
    return () => {
      stopped = true;
      watched.current.clear();
      for (const stop of stops) stop();
    };
  }, [active, client, kinds, TiepNhan_Id, BenhNhan_Id, tries]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is known is of one visit
  useEffect(() => () => setKnown(nothing), [TiepNhan_Id, BenhNhan_Id]);

  useEvents(useResultEvents(), (event) => {
    for (const [kind, { events }] of kinds)
      if (event === null || events.some((module) => module === event.module)) watched.current.get(kind)?.();
  });
  const answers = [...known.values()];
  return {
    results: answers
      .flatMap(({ results = [] }) => results)
      .sort((one, other) => (other.slip.NgayKetQua ?? '').localeCompare(one.slip.NgayKetQua ?? '')),
    loading: active && known.size < kinds.size,
    /** Why the results of a kind are not known at all. */
    error: answers.find(({ results }) => results === undefined)?.error,
    refetch: () => setTries((before) => before + 1),
  };
}
