import { type Tool, tools } from './toolNames.ts';

/** What a key does beside choosing a tool. */
export type Act =
  | 'rotate'
  | 'flip'
  | 'invert'
  | 'reset'
  | 'remove'
  | 'play'
  | 'full'
  | 'nextSeries'
  | 'previousSeries'
  | 'otherSide'
  | 'link';

export const toolKeys: Readonly<Record<Tool, string>> = {
  window: 'W',
  scroll: 'S',
  zoom: 'Z',
  pan: 'P',
  length: 'L',
  angle: 'A',
  ellipse: 'E',
  probe: 'H',
};

/** The acts that two studies side by side have besides. */
export const actsOfTwo: readonly Act[] = ['otherSide', 'link'];

export const actKeys: Readonly<Record<Act, string>> = {
  rotate: 'R',
  flip: 'F',
  invert: 'I',
  reset: '0',
  remove: 'Delete',
  play: 'K',
  full: 'M',
  previousSeries: 'ArrowLeft',
  nextSeries: 'ArrowRight',
  otherSide: 'X',
  link: 'G',
};

const steps: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  PageUp: -10,
  PageDown: 10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};
/** The keys that go through a stack; the browser's repetition of a key that is held counts. */
export const stepKeys = Object.keys(steps);

/** The picture to which a key leads from one of so many. Null for a key that leads nowhere. */
export function indexAfter(key: string, index: number, count: number): number | null {
  const step = steps[key];
  if (step === undefined || count === 0) return null;
  return Math.min(Math.max(index + step, 0), count - 1);
}

/** The picture of a linked stack: as far from where it began as the active one is, within its own. */
export function linkedIndex(index: number, from: { active: number; other: number }, count: number): number {
  return Math.min(Math.max(from.other + index - from.active, 0), Math.max(count - 1, 0));
}

/** Every key once. */
export const allKeys = [...tools.map((tool) => toolKeys[tool]), ...Object.values(actKeys), ...stepKeys];
