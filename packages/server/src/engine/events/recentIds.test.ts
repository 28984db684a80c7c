import { describe, expect, it } from 'vitest';
import { recentIds } from './recentIds.ts';

const upTo = (last: number) => Array.from({ length: last }, (_, at) => String(at + 1));

describe('recent ids', () => {
  it('are the latest, those that came again where they came first', () => {
    const recent = recentIds(10);
    for (const id of [...upTo(12), '3']) recent.add(id);
    expect(recent.has('1')).toBe(true);
    expect(recent.after('10')).toEqual(['11', '12']);
    expect(recent.after('12')).toEqual([]);
  });

  it('are never fewer than asked for, and never twice as many', () => {
    const recent = recentIds(10);
    for (const id of upTo(1000)) {
      recent.add(id);
      const kept = upTo(Number(id)).filter(recent.has);
      expect(kept.length).toBeGreaterThanOrEqual(Math.min(10, Number(id)));
      expect(kept.length).toBeLessThan(20);
      expect(kept.at(-1)).toBe(id);
      expect(recent.after(kept[0] ?? '')).toEqual(kept.slice(1));
    }
  });
});
