/** Gives numbers from 0 up to, but not including, 1. */
export type Random = () => number;

/** A source that gives the same numbers for the same seed (mulberry32); good for demo data, not for secrets. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A whole number between the two, both included. */
export function whole(random: Random, from: number, to: number): number {
  return from + Math.floor(random() * (to - from + 1));
}

/** True with the given probability. */
export function chance(random: Random, probability: number): boolean {
  return random() < probability;
}

/** One of the items. Throws when there is none. */
export function pick<T>(random: Random, items: readonly T[]): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

/** One of the items, each as likely as its weight. */
export function pickWeighted<T>(random: Random, items: readonly (readonly [T, number])[]): T {
  let left = random() * items.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [item, weight] of items) {
    left -= weight;
    if (left < 0) return item;
  }
  return pick(random, items)[0];
}

/** So many decimal digits. */
export function digits(random: Random, count: number): string {
  return Array.from({ length: count }, () => whole(random, 0, 9)).join('');
}

/** Makes texts until one is not taken yet, and takes it. */
export function fresh(taken: Set<string>, make: () => string): string {
  for (let attempt = 0; attempt < 1000; attempt += 1) {
    const text = make();
    if (!taken.has(text)) {
      taken.add(text);
      return text;
    }
  }
  throw new Error('no free text left');
}

/** The day so many days before; both YYYY-MM-DD. */
export function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
}
