import { refuseIssues } from '../errors.ts';

/** A work list gives so many of what is finished, and more of it when more is asked for. */
const finishedRows = { usual: 50, most: 500 };

/** How many finished rows of a work list are asked for. Errors: BAD_INPUT at `limit` below 1 or above the most. */
export function rowsAsked(limit: number | null | undefined, { usual, most } = finishedRows): number {
  const asked = limit ?? usual;
  refuseIssues([
    ...(asked < 1 ? [{ path: 'limit', code: 'TOO_SMALL', details: { min: 1 } }] : []),
    ...(asked > most ? [{ path: 'limit', code: 'TOO_LARGE', details: { max: most } }] : []),
  ]);
  return asked;
}
