import { useEffect, useRef } from 'react';
import type { Side } from './useSide.ts';
import { linkedIndex } from './viewerKeys.ts';

/**
 * While it is on, the other side goes through its stack as the active one does, from where both stood when it was switched on or another
 * series was chosen.
 */
export function useLinked(on: boolean, active: Side, other: Side | undefined): void {
  const from = useRef<{ of: string; active: number; other: number } | null>(null);
  const of = on && other ? `${active.now?.shown[0]?.imageId} ${other.now?.shown[0]?.imageId}` : '';
  const seen = active.shown.seen === 'seen' && other?.shown.seen === 'seen';
  const { index } = active.shown.state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the other side does by itself is not answered
  useEffect(() => {
    if (of === '' || !other || !seen) {
      from.current = null;
      return;
    }
    if (from.current?.of !== of) from.current = { of, active: index, other: other.shown.state.index };
    const wanted = linkedIndex(index, from.current, other.count);
    if (wanted !== other.shown.state.index) other.shown.pane()?.to(wanted);
  }, [of, seen, index]);
}
