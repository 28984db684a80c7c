import { DomainError } from './errors.ts';

/** Runs an act once a seat is free; those that wait come in their order. Throws the code of the seats when too many wait. */
export type Semaphore = <T>(act: () => Promise<T>) => Promise<T>;

/** So many acts at once, and so many that wait; whoever comes then is refused. */
export function createSemaphore(count: number, waitingMost: number, refusal: 'PRINT_BUSY'): Semaphore {
  const waiting: Array<() => void> = [];
  let taken = 0;
  return async (act) => {
    if (taken < count) taken += 1;
    else {
      if (waiting.length >= waitingMost) throw new DomainError(refusal);
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    try {
      return await act();
    } finally {
      const next = waiting.shift(); // the seat is handed on
      if (next) next();
      else taken -= 1;
    }
  };
}
