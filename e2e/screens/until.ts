/** As long as a busy machine may need; SEN_SCREEN_WAIT (ms) is for the making of a test. */
const most = Number(process.env['SEN_SCREEN_WAIT'] ?? 60_000);
const everyMs = 15;

/** Waits until a test answers true; throws what it answers instead when that does not come. */
export async function until(what: () => string, test: () => true | string): Promise<void> {
  const late = Date.now() + most;
  for (;;) {
    const answer = test();
    if (answer === true) return;
    if (Date.now() > late) throw new Error(`${what()}\n${answer}`);
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}
