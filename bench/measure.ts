/** Times in milliseconds, rate a second; `done` counts the warm-up as well. */
export type Figures = { p50: number; p95: number; rate: number; done: number };

const warmUpSeconds = 1.5;

/** Runs `act` from `clients` at once, for `seconds` after a warm-up of `warm` seconds; times in milliseconds, rate a second. */
export async function measure(
  clients: number,
  seconds: number,
  act: (turn: number, client: number) => Promise<unknown>,
  warm: number = warmUpSeconds,
): Promise<Figures> {
  const from = performance.now() + warm * 1000;
  const end = from + seconds * 1000;
  const times: number[] = [];
  let turn = 0;
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      while (performance.now() < end) {
        const began = performance.now();
        await act(turn++, client);
        const now = performance.now();
        if (began > from) times.push(now - began);
      }
    }),
  );
  return { ...spread(times), rate: times.length / seconds, done: turn };
}

/** The median and the 95th percentile of some times. */
export function spread(times: readonly number[]): { p50: number; p95: number } {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95) };
}

/** How long an act takes, in milliseconds. */
export async function timed(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await act();
  return performance.now() - began;
}
