import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callingOrder, nextTicket, reasonOfNext, type WaitingTicket } from './order.ts';

type Named = WaitingTicket & { name: string };
const settings = { ratio: [1, 2] as const };

function ticket(name: string, more: Partial<WaitingTicket> = {}): Named {
  const SoThuTu = Number(/\d+/.exec(name)?.[0] ?? 0);
  return {
    name,
    isEmergency: name.startsWith('C'),
    isPriority: name.startsWith('U'),
    isReturning: name.startsWith('R'),
    Ngay: '2026-11-23',
    viTri: SoThuTu,
    SoThuTu,
    ...more,
  };
}
const names = (tickets: readonly Named[]) => tickets.map((one) => one.name).join(' ');

describe('the calling order', () => {
  it('interleaves priority and ordinary tickets one to two, beginning with a priority', () => {
    const waiting = ['A1', 'A2', 'A3', 'U1', 'U2', 'A4', 'A5'].map((name) => ticket(name));
    expect(names(callingOrder(waiting, [], 0, settings))).toBe('U1 A1 A2 U2 A3 A4 A5');
  });

  it('goes on where the calls of the day stopped', () => {
    const waiting = ['A3', 'A4', 'U2', 'U3'].map((name) => ticket(name));
    const called = ['A2', 'A1', 'U1'].map((name) => ticket(name));
    expect(names(callingOrder(waiting, called, 3, settings))).toBe('U2 A3 A4 U3');
    expect(names(callingOrder(waiting, called.slice(1), 2, settings))).toBe('A3 U2 A4 U3');
  });

  it('keeps who waits from an earlier day before the numbers of today, emergencies first all the same', () => {
    const yesterday = { Ngay: '2026-11-22' };
    const waiting = [ticket('A1'), ticket('C2'), ticket('A48', yesterday), ticket('A47', yesterday)];
    expect(names(callingOrder(waiting, [], 0, settings))).toBe('C2 A47 A48 A1');
    expect(names(callingOrder([ticket('C1'), ticket('C9', yesterday)], [], 0, settings))).toBe('C9 C1');
  });

  it('calls an emergency before everybody', () => {
    expect(
      names(
        callingOrder(
          ['U1', 'A1', 'C9'].map((name) => ticket(name)),
          [],
          0,
          settings,
        ),
      ),
    ).toBe('C9 U1 A1');
  });

  it('lets those who return with results pass at most every second call', () => {
    const waiting = ['A1', 'A2', 'A3', 'R7', 'R8', 'R9'].map((name) => ticket(name));
    expect(names(callingOrder(waiting, [], 0, settings))).toBe('R7 A1 R8 A2 R9 A3');
  });

  it('calls somebody who was absent after three more tickets, or at once when nobody else waits', () => {
    const back = ticket('A1', { sauLuotGoi: 4 });
    const waiting = [back, ...['A2', 'A3', 'A4', 'A5'].map((name) => ticket(name))];
    expect(names(callingOrder(waiting, [ticket('A1')], 1, settings))).toBe('A2 A3 A4 A1 A5');
    expect(nextTicket([back], [], 1, settings)?.name).toBe('A1');
  });

  it('answers null for an empty queue', () => {
    expect(nextTicket([], [], 0, settings)).toBeNull();
  });
});

describe('why the next one is called', () => {
  it.each([
    ['C3 U1 A2', 'emergency'],
    ['R3 U1 A2', 'returning'],
    ['U1 A2', 'priority'],
    ['A2 U1', 'ordinaryTurn'],
    ['A2 A3 R4', 'inOrder'],
    ['', null],
  ])('of %s: %s', (queue, reason) => {
    expect(
      reasonOfNext(
        queue
          .split(' ')
          .filter(Boolean)
          .map((name) => ticket(name)),
      ),
    ).toBe(reason);
  });
});

describe('any queue', () => {
  const letters = fc.array(fc.constantFrom('A', 'U', 'R', 'C'), { maxLength: 25 });

  it('calls everybody once, each list in its own order, and no ordinary ticket waits behind more than a round', () => {
    fc.assert(
      fc.property(letters, fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }), (kinds, p, n) => {
        const waiting = kinds.map((kind, index) => ticket(`${kind}${index + 1}`));
        const order = callingOrder(waiting, [], 0, { ratio: [p, n] });
        expect([...order].sort((a, b) => a.SoThuTu - b.SoThuTu)).toEqual(waiting);
        for (const letter of 'AURC') {
          const own = order.filter((one) => one.name.startsWith(letter)).map((one) => one.SoThuTu);
          expect(own).toEqual([...own].sort((a, b) => a - b));
        }
        const plain = order.filter((one) => !one.isEmergency && !one.isReturning);
        let run = 0;
        plain.forEach((one, index) => {
          run = one.isPriority ? run + 1 : 0;
          if (plain.slice(index + 1).some((later) => !later.isPriority)) expect(run).toBeLessThanOrEqual(p);
        });
      }),
    );
  });
});
