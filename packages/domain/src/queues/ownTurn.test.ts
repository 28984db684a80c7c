import { expect, it } from 'vitest';
import { currentTicket, type SeenTicket } from './ownTurn.ts';

const ticket = (
  TrangThai: SeenTicket['TrangThai'],
  soNguoiTruoc: number | null = null,
  choThuPhi = false,
): SeenTicket => ({ TrangThai, soNguoiTruoc, choThuPhi });
const [called, served, near, far] = [
  ticket('dang_goi'),
  ticket('dang_phuc_vu'),
  ticket('cho', 1),
  ticket('cho', 9),
];
const unpaid = ticket('cho', 0, true);
const absent = ticket('vang');

it.each([
  ['whoever is called goes there first', [far, served, called], called],
  ['whoever is served waits nowhere else', [near, served], served],
  ['of two queues the shorter one', [far, near, absent], near],
  ['what has to be paid first is not the next', [unpaid, far], far],
  ['called in vain, with nothing else to wait for', [ticket('xong'), absent], absent],
  ['everything done', [ticket('xong'), ticket('huy')], null],
])('%s', (_name, tickets, expected) => {
  expect(currentTicket(tickets)).toBe(expected);
});
