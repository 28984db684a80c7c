/** Options of a query whose figures move by themselves: it is asked again while somebody looks, and after each act. */
export function polled(everyMs: number) {
  return {
    pollInterval: everyMs,
    skipPollAttempt: () => document.hidden,
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  } as const;
}
