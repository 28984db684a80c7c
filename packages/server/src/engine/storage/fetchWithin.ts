/** What a slow line carries in a second; `fetch` answers only once the whole body was sent. */
const bytesPerSecond = 32 * 1024;

/**
 * `fetch` that gives up when no answer has begun after `ms` and the time that a slow line takes for the body; what then comes may take
 * its time.
 */
export function fetchWithin(ms: number, perSecond = bytesPerSecond): typeof fetch {
  return async (input, init) => {
    const limit = ms + (sizeOf(init?.body) / perSecond) * 1000;
    const cut = new AbortController();
    const timer = setTimeout(
      () => cut.abort(new Error(`no answer within ${Math.round(limit / 1000)} s`)),
      limit,
    );
    try {
      return await fetch(input, { ...init, signal: cut.signal });
    } finally {
      clearTimeout(timer);
    }
  };
}

/** Bytes of a body; 0 of one whose size is not known. */
function sizeOf(body: RequestInit['body']): number {
  if (typeof body === 'string') return Buffer.byteLength(body);
  if (body instanceof Blob) return body.size;
  return body instanceof ArrayBuffer || ArrayBuffer.isView(body) ? body.byteLength : 0;
}
