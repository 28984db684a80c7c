// One clock for the processes, the database and the browser of a test: docs/decisions/0008-one-clock.md.

/** Shifts the Date of a process or a page, once. Stands on its own: a page is given its source. */
export function shiftDate(seconds) {
  const shifted = Symbol.for('sen.clock');
  if (globalThis[shifted]) return;
  const Real = Date;
  const realNow = Real.now;
  const clock = { seconds }; // a test may set it forward
  const now = () => realNow() + clock.seconds * 1000;
  Real.now = now;
  globalThis.Date = new Proxy(Real, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
    apply: () => new Real(now()).toString(),
  });
  Real.prototype.constructor = globalThis.Date; // libraries know a date by it
  globalThis[shifted] = clock;
}

/**
 * Moves this process, and all that it starts from now on, to `moment`: an ISO instant, or seconds from the real time such as +3600s.
 * Time goes on from there. The server of its databases has been given the clock by `giveClock`.
 */
export function useClock(moment) {
  const seconds = secondsFrom(moment);
  process.env.SEN_CLOCK = `${seconds < 0 ? '' : '+'}${seconds}s`;
  add('NODE_OPTIONS', `--import=${new URL(import.meta.url).href}`);
  add('PGOPTIONS', `-c search_path=sen_clock,pg_catalog,public -c sen.clock=${seconds}s`);
  shiftDate(seconds);
}

function secondsFrom(moment) {
  const seconds = /^([+-]\d+)s$/.exec(moment)?.[1];
  if (seconds !== undefined) return Number(seconds);
  const at = /T.*(Z|[+-]\d\d:\d\d)$/.test(moment) ? Date.parse(moment) : Number.NaN;
  if (Number.isNaN(at))
    throw new Error(`SEN_CLOCK: "${moment}" is not an instant such as 2027-02-06T09:00:00+07:00`);
  return Math.round((at - Date.now()) / 1000);
}

function add(name, text) {
  const before = process.env[name] ?? '';
  if (!before.includes(text)) process.env[name] = `${before} ${text}`.trim();
}

if (process.env.SEN_CLOCK) useClock(process.env.SEN_CLOCK);
