import type { Logger } from 'pino';
import { fromDatabase } from '../engine/errors.ts';

/**
 * What becomes of a failure that nobody waited for. That the database is away for a moment ends no node: while its servers change places, every
 * statement on the way fails at once. Throws anything else, which is a bug and ends the process.
 */
export function surviveAway(reason: unknown, logger: Logger): void {
  if (fromDatabase(reason)?.code !== 'DATABASE_UNAVAILABLE') throw reason;
  logger.error({ err: reason }, 'a statement that nobody waited for failed, since the database is away');
}
