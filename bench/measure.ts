export type Figures = { p50: number; p95: number; rate: number };

/** Runs `act` from `clients` at once for `seconds`; times in milliseconds, rate a second. The first tenth warms up. */
export async function measure(
  clients: number,
  seconds: number,
  act: (turn: number) => Promise<unknown>,
): Promise<Figures> {
  const warmUp = performance.now() + seconds * 100;
  const end = performance.now() + seconds * 1000;
  const times: number[] = [];
  let turn = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < end) {
        const began = performance.now();
        await act(turn++);
        const now = performance.now();
        if (began > warmUp) times.push(now - began);
      }
    }),
  );
  times.sort((a, b) => a - b);
  const at = (part: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), rate: times.length / (seconds * 0.9) };
}

/** One line: our path, the bare SQL, and the ratio of their medians. */
export function line(name: string, ours: Figures, bare: Figures | null): string {
  const show = ({ p50, p95, rate }: Figures) =>
    `${p50.toFixed(1).padStart(7)} ${p95.toFixed(1).padStart(7)} ${rate.toFixed(0).padStart(7)}`;
  const ratio = bare ? `${(ours.p50 / bare.p50).toFixed(1).padStart(6)}x` : '';
  return `${name.padEnd(38)} ${show(ours)}   ${bare ? show(bare) : ''.padStart(23)} ${ratio}`;
}
