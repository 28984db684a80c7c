import { useEffect, useState } from 'react';

type Answers<A> = { data?: A | undefined; previousData?: A | undefined };

/**
 * What a list shows: its answer, and until that comes the last one, so that it does not blink while somebody types. `rows`: whether its
 * rows may be shown too; those of another tab would be taken for this one's.
 */
export function useShown<A>(
  { data, previousData }: Answers<A>,
  tab: string,
): [shown: A | undefined, rows: boolean] {
  const [answered, setAnswered] = useState(tab);
  useEffect(() => {
    if (data) setAnswered(tab);
  }, [data, tab]);
  return [data ?? previousData, data !== undefined || answered === tab];
}
