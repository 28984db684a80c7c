import { describe, expect, it } from 'vitest';
import { actionStates, defineActs, hasAct, type Rights, refusal } from './acts.ts';

type DoorFacts = { TrangThai: string; node: string | null; other: string | null; locked: boolean };

const door = defineActs<DoorFacts>()({
  name: 'Door',
  initial: 'Closed',
  states: { Open: { vi: 'Mở', en: 'Open' }, Closed: { vi: 'Đóng', en: 'Closed' } },
  acts: {
    open: {
      permission: 'KHAM_BENH',
      label: { vi: 'Mở', en: 'Open' },
      move: { from: ['Closed'], to: 'Open' },
      refuse: ({ locked }) => (locked ? { code: 'SERVICE_NOT_PAID', details: { by: 'key' } } : null),
    },
    close: {
      permission: 'KHAM_BENH_HUY',
      label: { vi: 'Đóng', en: 'Close' },
      move: { from: ['Open'], to: 'Closed', wrong: 'EXAM_ENDED' },
      at: ({ other }) => other,
    },
    look: { permission: 'BENH_AN_XEM', label: { vi: 'Nhìn', en: 'Look' } },
  },
});
const closed: DoorFacts = { TrangThai: 'Closed', node: 'here', other: 'there', locked: false };
const only = (...nodes: Array<string | null>): Rights => ({
  has: (_permission, node) => nodes.includes(node),
});
const all = only(null, 'here', 'there');

describe('the decision on an act', () => {
  it('asks for the right first, at the node of the object or where the act says', () => {
    expect(refusal(door, 'open', closed, only())).toEqual({ code: 'FORBIDDEN' });
    expect(refusal(door, 'open', closed, only(null, 'there'))).toEqual({ code: 'NODE_NOT_GRANTED' });
    expect(refusal(door, 'open', closed, only(null, 'here'))).toBeNull();
    expect(refusal(door, 'close', { ...closed, TrangThai: 'Open' }, only(null, 'here'))?.code).toBe(
      'NODE_NOT_GRANTED',
    );
    expect(refusal(door, 'close', { ...closed, TrangThai: 'Open' }, only(null, 'there'))).toBeNull();
    expect(refusal(door, 'look', { ...closed, node: null }, only(null))).toBeNull();
  });

  it('then for the state, by the name that the act gives to a wrong one', () => {
    expect(refusal(door, 'open', { ...closed, TrangThai: 'Open', locked: true }, all)).toEqual({
      code: 'STATE_CHANGED',
      details: { state: 'Open' },
    });
    expect(refusal(door, 'close', closed, all)).toEqual({ code: 'EXAM_ENDED' });
  });

  it('then for what the object itself refuses, with its details', () => {
    expect(refusal(door, 'open', { ...closed, locked: true }, all)).toEqual({
      code: 'SERVICE_NOT_PAID',
      details: { by: 'key' },
    });
  });

  it('tells every act with the code of its refusal', () => {
    expect(actionStates(door, closed, all)).toEqual([
      { action: 'open', refusal: null },
      { action: 'close', refusal: 'EXAM_ENDED' },
      { action: 'look', refusal: null },
    ]);
    expect(hasAct(door, 'look')).toBe(true);
  });
});
