/** Waits for something, but not longer: what hangs on a lost connection must not keep Sen from stopping. A failure is no matter then. */
export async function withTimeout(ms: number, act: Promise<unknown> | undefined): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([Promise.resolve(act).catch(() => undefined), tooLong]);
  clearTimeout(timer);
}
