import type { Board, Call } from './useBoard.ts';

export type NewCall = Call & { noi: string };

/** The calls that a board did not show before, the oldest first; none of a board that is seen for the first time. */
export function newCalls(known: ReadonlySet<string> | null, board: Board): NewCall[] {
  if (known === null) return [];
  return board.noi
    .flatMap((one) => one.goi.map((call) => ({ ...call, noi: call.quay ?? one.ten })))
    .filter((call) => !known.has(call.luot))
    .sort((a, b) => a.luc.localeCompare(b.luc));
}

/** What is known of a board once it was shown. */
export const keysOf = (board: Board): Set<string> =>
  new Set(board.noi.flatMap((one) => one.goi.map((call) => call.luot)));
