import { onReconnect } from '../../session/connection.ts';
import { isUnreached } from '../../session/userMessage.ts';

/** Asked again after so long even where nobody says that the server is back, in ms. */
const patience = 4000;

/**
 * Asks again and again until the server answers: what is asked carries a request id where it makes something. Throws what the server
 * refuses, and the last failure once the turn is over.
 */
export async function insist<T>(ask: () => Promise<T>, over: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!isUnreached(error) || over.aborted) throw error;
      await reachedAgain(over);
      if (over.aborted) throw error;
    }
  }
}

function reachedAgain(over: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, patience);
    const forget = onReconnect(done);
    over.addEventListener('abort', done, { once: true });
    function done() {
      clearTimeout(timer);
      forget();
      over.removeEventListener('abort', done);
      resolve();
    }
  });
}
