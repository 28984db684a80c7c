import { describe, expect, it } from 'vitest';
import { loaiThongBao, mucCua, mucThongBao, noticeOfFlags } from './notices.ts';

describe('what a result tells its orderer', () => {
  it.each([
    [['N', 'H', 'HH'], 'KetQuaNguyHiem'],
    [['LL'], 'KetQuaNguyHiem'],
    [['N', 'L'], 'KetQuaBatThuong'],
    [['H', null], 'KetQuaBatThuong'],
    [['N', null], null],
    [[], null],
  ] as const)('%j: %s', (flags, told) => expect(noticeOfFlags(flags)).toBe(told));
});

it('every kind of notice has a severity', () => {
  expect(loaiThongBao.map((kind) => mucThongBao.includes(mucCua[kind]))).toEqual(
    loaiThongBao.map(() => true),
  );
});
