import { useMemo, useRef } from 'react';
import { newId } from '../session/newId.ts';

/** Request ids by what they ask for. */
export type RequestIds = {
  /** The id of what `key` describes: the same one until it is done. */
  of: (key: string) => string;
  done: (key: string) => void;
};

/**
 * Keeps the id of a request until it is done, so that pressing twice, or again after a lost answer, does it once. A refused
 * request leaves nothing behind on the server: its id may be used again.
 */
export function useRequestIds(): RequestIds {
  const ids = useRef(new Map<string, string>());
  return useMemo(
    () => ({
      of: (key) => {
        const id = ids.current.get(key) ?? newId();
        ids.current.set(key, id);
        return id;
      },
      done: (key) => void ids.current.delete(key),
    }),
    [],
  );
}
