import { DomainError } from '../../engine/errors.ts';

export type TurnSettings = {
  /** Forms that are set at once. */
  seats: number;
  /** Forms beyond those, each of which has given its seat to another one. */
  extra: number;
  /** Prints that may wait; whoever comes then is refused. */
  waitingMost: number;
  /** After so long a form gives its seat to one that waits. */
  overdueMs: number;
};

type Waiting = { form: string; start: (run: Run) => void };
type Run = { form: string; since: number; onSeat: boolean };

/**
 * Shares the seats out so that no form holds up the others: of one form all seats but one are taken at most (of a single seat that one), and
 * what takes long gives its seat to whoever waits and goes on beside. Those that wait come in their order, each as soon as its form may.
 * Error: PRINT_BUSY when too many wait.
 */
export function openFormTurns({ seats, extra, waitingMost, overdueMs }: TurnSettings) {
  const perForm = Math.max(1, seats - 1);
  const running = new Set<Run>();
  const waiting: Waiting[] = [];

  const count = (of: (run: Run) => boolean) => [...running].filter(of).length;
  const mayStart = ({ form }: Pick<Waiting, 'form'>) => count((run) => run.form === form) < perForm;

  /** A seat for the next print: one that is free, else that of a form that takes long. */
  const makeRoom = (): boolean => {
    if (count(({ onSeat }) => onSeat) < seats) return true;
    if (count(({ onSeat }) => !onSeat) >= extra) return false;
    const now = performance.now();
    const slow = [...running].find(({ onSeat, since }) => onSeat && now - since >= overdueMs);
    if (slow) slow.onSeat = false;
    return slow !== undefined;
  };

  const next = () => {
    for (;;) {
      const at = waiting.findIndex(mayStart);
      if (at < 0 || !makeRoom()) return;
      const [one] = waiting.splice(at, 1);
      if (!one) return;
      const run = { form: one.form, since: performance.now(), onSeat: true };
      running.add(run);
      one.start(run);
    }
  };

  return async <T>(form: string, act: () => Promise<T>): Promise<T> => {
    if (waiting.length >= waitingMost) throw new DomainError('PRINT_BUSY');
    const run = await new Promise<Run>((start) => {
      waiting.push({ form, start });
      next();
    });
    const overdue = setTimeout(next, overdueMs + 1);
    overdue.unref();
    try {
      return await act();
    } finally {
      clearTimeout(overdue);
      running.delete(run);
      next();
    }
  };
}
