type Fetch = typeof globalThis.fetch;

let untouched: Fetch | null = null;

/** Requests of the window leave as ever again, whatever a test did to them. */
export function letRequestsGo(): void {
  untouched ??= globalThis.fetch;
  globalThis.fetch = untouched;
}

/** Does something while the first request of an operation is on its way to the server: it goes on afterwards. */
export async function whileOnItsWay(
  operation: string,
  send: () => Promise<void>,
  meanwhile: () => Promise<void>,
): Promise<void> {
  let go: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => {
    go = resolve;
  });
  let left: () => void = () => undefined;
  const underWay = new Promise<void>((resolve) => {
    left = resolve;
  });
  const stop = beforeRequests(async (body) => {
    if (!body.includes(`"${operation}"`)) return;
    left();
    await waiting;
  });
  try {
    await send();
    await underWay;
    await meanwhile();
  } finally {
    go();
    stop();
  }
}

/** Lets the requests fail whose body fits, as if the server were not reached; answers how many it were, and how to stop. */
export function failing(body: RegExp): { count: () => number; stop: () => void } {
  let count = 0;
  const stop = beforeRequests(async (text) => {
    if (!body.test(text)) return;
    count += 1;
    throw new TypeError('Failed to fetch');
  });
  return { count: () => count, stop };
}

/** What happens to each request of the window before it leaves. */
function beforeRequests(act: (body: string) => Promise<void>): () => void {
  const before: Fetch = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    if (typeof init?.body === 'string') await act(init.body);
    return before(input, init);
  };
  return () => {
    globalThis.fetch = before;
  };
}
