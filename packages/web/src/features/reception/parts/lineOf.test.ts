import { expect, it } from 'vitest';
import { lineOf } from './ServiceLines.tsx';

const room = (_id: string, soCho: number, duKienPhut: number | null) => ({
  _id,
  ma: _id,
  ten: _id,
  soCho,
  duKienPhut,
});
const at = (here: string | null, ...phongs: ReturnType<typeof room>[]) =>
  lineOf(
    {
      DichVu_Id: 'exam',
      MaDichVu: 'KB',
      TenDichVu: 'Khám',
      gias: [{ LoaiGia_Id: 'usual', TenLoaiGia: 'Thu phí', LaBHYT: false, DonGia: '45000' }],
      phongs,
    },
    here,
  )?.NoiThucHien_Id;
const roomOf = (...phongs: ReturnType<typeof room>[]) => at(null, ...phongs);

it('proposes the room where the wait is shortest, by people where not every room was measured', () => {
  expect(roomOf(room('slow', 2, 40), room('fast', 5, 15))).toBe('fast');
  expect(roomOf(room('a', 3, 15), room('b', 2, 15))).toBe('b');
  expect(roomOf(room('slow', 2, 40), room('new', 5, null))).toBe('slow');
  expect(roomOf()).toBeUndefined();
});

it('proposes the first of the rooms where nobody waits, whichever was quicker on other days', () => {
  expect(roomOf(room('first', 0, 12), room('second', 0, 6))).toBe('first');
  expect(roomOf(room('full', 1, 3), room('empty', 0, 6))).toBe('empty');
});

it('proposes the room in which somebody is received, where it performs the service', () => {
  expect(at('here', room('here', 9, 90), room('free', 0, 0))).toBe('here');
  expect(at('desk', room('slow', 2, 40), room('fast', 0, 5))).toBe('fast');
});
