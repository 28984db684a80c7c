import type { KeyboardEvent } from 'react';
import { typingRest } from './afterTyping.ts';
import { useDebounced } from './useDebounced.ts';
import { useEarlyEnter } from './useEarlyEnter.ts';

/** A list asks a moment after typing rests; until it has begun, its rows are those of an older text. */
const begun = typingRest + 30;

type List<T> = {
  /** What stands in its search. */
  text: string;
  rows: readonly T[];
  /** Asks for the rows of the text. */
  loading: boolean;
  onOpen: (row: T) => void;
};

/** Whether the rows of a list are still to come for what stands in its search. */
export function useAwaited(text: string, loading: boolean): boolean {
  return useDebounced(text, begun) !== text || loading;
}

/** Enter in the search of a list opens the only row that it finds, once the rows are those of the text. */
export function useOnlyHit<T>({ text, rows, loading, onOpen }: List<T>) {
  const onEarly = useEarlyEnter(useAwaited(text, loading));
  return (event: KeyboardEvent<HTMLElement>) => {
    onEarly(event);
    if (event.key !== 'Enter' || event.isPropagationStopped() || text.trim() === '') return;
    const [only, other] = rows;
    if (only === undefined || other !== undefined) return;
    event.preventDefault();
    onOpen(only);
  };
}
