import { expect, it } from 'vitest';
import { keysOf, newCalls } from './newCalls.ts';
import type { Board, Call } from './useBoard.ts';

const call = (KyHieu: string, luc: string, quay: string | null = null): Call => ({
  KyHieu,
  ngay: null,
  ten: null,
  namSinh: null,
  quay,
  luc,
  luot: `${KyHieu} ${luc}`,
});
const board = (...goi: Call[]): Board => ({
  ten: '',
  TenCoSo: '',
  luc: '',
  HangDoi: 'KhamBenh',
  coGiong: true,
  noi: [{ ten: 'Phòng 1', goi, tiep: [], soCho: 0 }],
});

it('reads out what is called while it is looked at, the oldest first, and a number again that is called again', () => {
  const first = board(call('A001', '08:00'));
  expect(newCalls(null, first)).toEqual([]);
  const next = board(call('A003', '08:02', 'Bàn 2'), call('A002', '08:01'), call('A001', '08:00'));
  expect(newCalls(keysOf(first), next).map(({ KyHieu, noi }) => [KyHieu, noi])).toEqual([
    ['A002', 'Phòng 1'],
    ['A003', 'Bàn 2'],
  ]);
  const again = board(call('A002', '08:05'), call('A003', '08:02', 'Bàn 2'));
  expect(newCalls(keysOf(next), again).map((one) => one.KyHieu)).toEqual(['A002']);
});
