/** A waiting ticket as the calling rule sees it. */
export type WaitingTicket = {
  isEmergency: boolean;
  isPriority: boolean;
  isReturning: boolean;
  /** The day of its number, YYYY-MM-DD: who waits from an earlier one stands first, as before midnight. */
  Ngay: string;
  /** Place in its own list of that day. */
  viTri: number;
  SoThuTu: number;
  /** Came back after an absence: not before the queue has made this many calls. */
  sauLuotGoi?: number | null;
};

/** A ticket that was called, newest first in a list. */
export type CalledTicket = Pick<WaitingTicket, 'isEmergency' | 'isPriority' | 'isReturning'>;

export type QueueSettings = {
  /** How many priority tickets are called for how many ordinary ones, such as [1, 2]. */
  ratio: readonly [priority: number, normal: number];
};

type Tally = { priority: number; normal: number; lastReturning: boolean };

/**
 * The next ticket to call, or null when nobody waits (domain 10): emergencies first; somebody who returns with results at most
 * every second call; else priority and ordinary tickets by the ratio, beginning with a priority. `calls` counts those of the day.
 */
export function nextTicket<T extends WaitingTicket>(
  waiting: readonly T[],
  called: readonly CalledTicket[],
  calls: number,
  settings: QueueSettings,
): T | null {
  const queue = [...waiting].sort(byPlace);
  const ready = queue.filter((one) => (one.sauLuotGoi ?? 0) <= calls);
  // Nobody else is there: the one who came back need not wait for calls that cannot happen.
  const eligible = ready.length > 0 ? ready : queue;
  const emergency = eligible.find((one) => one.isEmergency);
  if (emergency) return emergency;
  const tally = tallyOf(called, settings);
  const returning = eligible.find((one) => one.isReturning);
  const others = eligible.filter((one) => !one.isReturning);
  if (returning && (!tally.lastReturning || others.length === 0)) return returning;
  const priority = others.find((one) => one.isPriority);
  const normal = others.find((one) => !one.isPriority);
  if (!priority || !normal) return priority ?? normal ?? null;
  const [ofPriority, ofNormal] = settings.ratio;
  if (tally.priority === 0 && tally.normal === 0) return priority;
  if (tally.normal === 0 && tally.priority < ofPriority) return priority;
  return tally.normal >= ofNormal ? priority : normal;
}

/** All waiting tickets in the order in which they would be called if nobody else came. */
export function callingOrder<T extends WaitingTicket>(
  waiting: readonly T[],
  called: readonly CalledTicket[],
  calls: number,
  settings: QueueSettings,
): T[] {
  const rest = [...waiting];
  const past = called.slice(0, settings.ratio[0] + settings.ratio[1] + 1);
  const order: T[] = [];
  for (let made = calls; rest.length > 0; made++) {
    const next = nextTicket(rest, past, made, settings);
    if (!next) break;
    rest.splice(rest.indexOf(next), 1);
    order.push(next);
    past.unshift(next);
    past.length = Math.min(past.length, 20);
  }
  return order;
}

/** Why the next one is the next one. */
export type NextReason = 'emergency' | 'returning' | 'priority' | 'ordinaryTurn' | 'inOrder';

/** Why the first of the waiting, who stand in the order of the calls to come, is called next; null when nobody waits. */
export function reasonOfNext(
  waiting: ReadonlyArray<Pick<WaitingTicket, 'isEmergency' | 'isPriority' | 'isReturning'>>,
): NextReason | null {
  const [next, ...others] = waiting;
  if (!next) return null;
  if (next.isEmergency) return 'emergency';
  if (next.isReturning) return 'returning';
  if (next.isPriority) return 'priority';
  return others.some((one) => one.isPriority && !one.isEmergency) ? 'ordinaryTurn' : 'inOrder';
}

/** Where the queue stands in its round: priorities called since the last ordinary one, ordinary ones since the last priority. */
function tallyOf(called: readonly CalledTicket[], settings: QueueSettings): Tally {
  const counted = called.filter((one) => !one.isEmergency);
  const rounds = counted.filter((one) => !one.isReturning);
  let normal = 0;
  while (rounds[normal] && rounds[normal]?.isPriority === false) normal += 1;
  let priority = 0;
  while (normal === 0 && rounds[priority]?.isPriority === true && priority < settings.ratio[0]) priority += 1;
  return { priority, normal, lastReturning: counted[0]?.isReturning ?? false };
}

function byPlace(a: WaitingTicket, b: WaitingTicket): number {
  if (a.Ngay !== b.Ngay) return a.Ngay < b.Ngay ? -1 : 1;
  return a.viTri - b.viTri || a.SoThuTu - b.SoThuTu;
}
