import { useLayoutEffect, useRef, useState } from 'react';

type Acts = Readonly<Record<string, (...of: never[]) => void>>;

/** Acts that are the same ones at every drawing, each doing what it does now: what is handed them is not drawn anew. */
export function useSteady<A extends Acts>(acts: A): A {
  const latest = useRef(acts);
  useLayoutEffect(() => {
    latest.current = acts;
  });
  const [steady] = useState(() =>
    Object.fromEntries(
      Object.keys(acts).map((name) => [name, (...of: never[]) => latest.current[name]?.(...of)]),
    ),
  );
  return steady as A; // the same names
}
