import type { Logger } from 'pino';
import { type StoreConfig, storeOf } from './store.ts';

const lookMs = 10_000;

export type StoreWatch = {
  /** Whether the store of files answered at the last look. */
  answers: () => boolean;
  /** Looks now. */
  look: () => Promise<boolean>;
  close: () => void;
};

/** Looks after the store of files, and logs when it ceases to answer and when it does again. The first look is not waited for. */
export function watchStore(config: StoreConfig, logger: Logger): StoreWatch {
  const store = storeOf(config);
  let answers = true;
  const look = async () => {
    const error = await store.check().then(
      () => null,
      (failure: Error) => failure.cause ?? failure,
    );
    const now = error === null;
    if (now !== answers) {
      if (now) logger.warn(`${store.name} answers again`);
      else
        logger.error({ err: error }, `${store.name} does not answer: files can be neither saved nor opened`);
    }
    answers = now;
    return now;
  };
  void look();
  const timer = setInterval(() => void look(), lookMs);
  timer.unref();
  return { answers: () => answers, look, close: () => clearInterval(timer) };
}
