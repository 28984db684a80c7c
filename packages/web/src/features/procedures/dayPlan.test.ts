import { describe, expect, it } from 'vitest';
import { type DayOperation, planOf, stepFrom } from './dayPlan.ts';

const day = '2026-11-20';
/** An instant of the day by the clock of Vietnam. */
const at = (time: string) => new Date(`${day}T${time}:00+07:00`).toISOString();
const operation = (id: string, room: string, BatDau: string, more: Partial<DayOperation> = {}) =>
  ({
    DichVuYeuCau_Id: id,
    Phong: { _id: room, ten: room },
    TrangThai: 'DangSuDung',
    BatDau: at(BatDau),
    KetThuc: null,
    phutToiThieu: 0,
    ...more,
  }) as DayOperation; // what the plan reads
const now = new Date(at('12:00'));
const placed = (operations: readonly DayOperation[], when = now) =>
  planOf(operations, day, when).rooms.flatMap(({ placed: all }) =>
    all.map(({ operation: { DichVuYeuCau_Id }, lane, left, width }) => [
      DichVuYeuCau_Id,
      lane,
      Math.round(left * 600),
      Math.round(width * 600),
    ]),
  );

describe('the day by room', () => {
  it('has the usual hours, and those of early and late operations', () => {
    const hoursOf = (...all: DayOperation[]) => {
      const { hours } = planOf(all, day, now);
      return [hours[0], hours.at(-1)];
    };
    expect(hoursOf()).toEqual([7, 16]);
    expect(hoursOf(operation('a', 'r', '05:40'), operation('b', 'r', '18:00', { phutToiThieu: 90 }))).toEqual(
      [5, 19],
    );
    expect(hoursOf(operation('a', 'r', '23:50'))).toEqual([7, 23]);
  });

  it('draws an operation from its start to its end, one that waits as long as its services take, one in work until now', () => {
    // ten hours of sixty parts each
    expect(
      placed([
        operation('done', 'r', '08:00', { TrangThai: 'DaTraKetQua', KetThuc: at('08:45') }),
        operation('work', 'r', '10:30', { TrangThai: 'DangThucHien', phutToiThieu: 20 }),
        operation('wait', 'r', '13:00', { phutToiThieu: 60 }),
        operation('quick', 'r', '15:00'),
      ]),
    ).toEqual([
      ['done', 0, 60, 45],
      ['work', 0, 210, 90],
      ['wait', 0, 360, 60],
      ['quick', 0, 480, 30],
    ]);
  });

  it('puts what overlaps in one room below each other, and rooms beside each other', () => {
    const plan = planOf(
      [
        operation('a', 'one', '08:00', { KetThuc: at('10:00') }),
        operation('b', 'one', '09:00', { KetThuc: at('09:30') }),
        operation('c', 'one', '09:30', { KetThuc: at('11:00') }),
        operation('d', 'two', '09:00'),
      ],
      day,
      now,
    );
    expect(plan.rooms.map(({ room, lanes }) => [room.ten, lanes])).toEqual([
      ['one', 2],
      ['two', 1],
    ]);
    expect(plan.rooms[0]?.placed.map(({ lane }) => lane)).toEqual([0, 1, 1]);
  });

  it('says where now is on its own day alone, and lets no work of another day go on', () => {
    const work = operation('w', 'r', '10:00', { TrangThai: 'DangThucHien' });
    expect(planOf([work], day, now).now).toBe(0.5);
    const later = new Date(now.getTime() + 86_400_000);
    expect(planOf([work], day, later).now).toBeNull();
    expect(placed([work], later)).toEqual([['w', 0, 180, 30]]);
  });

  it('is walked by arrows: along a room, and to the nearest operation of the next', () => {
    const { rooms } = planOf(
      [
        operation('a', 'one', '08:00'),
        operation('b', 'one', '14:00'),
        operation('c', 'two', '09:00'),
        operation('d', 'two', '13:00'),
      ],
      day,
      now,
    );
    const steps = (id: string) =>
      ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Enter'].map((key) => stepFrom(rooms, id, key));
    expect(steps('a')).toEqual([null, 'b', null, 'c', null]);
    expect(steps('d')).toEqual(['c', null, 'b', null, null]);
    expect(stepFrom(rooms, 'gone', 'ArrowLeft')).toBeNull();
  });
});
