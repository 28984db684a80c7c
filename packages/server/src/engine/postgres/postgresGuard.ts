import type { Logger } from 'pino';

export type Guarded = { isGone: () => Promise<boolean>; start: () => Promise<void> };

const lookMs = 500;
const mostMs = 15_000;

/** Looks twice a second after a database server and starts it again when it is gone; what ends this waits for a start under way. */
export function guardPostgres({ isGone, start }: Guarded, logger: Logger): () => Promise<void> {
  let over = false;
  let failures = 0;
  let looking: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout;
  const look = async () => {
    if (!(await isGone())) return;
    logger.error('the bundled database is gone; it is started again');
    await start().then(
      () => {
        failures = 0;
        logger.warn('the bundled database runs again');
      },
      (error: unknown) => {
        failures += 1;
        logger.error({ err: error }, 'starting the bundled database again');
      },
    );
  };
  const later = () => {
    if (over) return;
    const wait = Math.min(lookMs * 2 ** failures, mostMs);
    timer = setTimeout(() => {
      looking = look().then(later);
    }, wait);
    timer.unref();
  };
  later();
  return async () => {
    over = true;
    clearTimeout(timer);
    await looking;
  };
}
