import { describe, expect, it } from 'vitest';
import { actTable } from '../acts/testTable.ts';
import { giaoDichTamActs, maGiaoDichMoi, maGiaoDichTrong } from './giaoDichTam.ts';

describe('the reference of a transfer', () => {
  it('is twelve letters and digits that nobody mistakes for others', () => {
    const seen = Array.from({ length: 200 }, (_, at) => maGiaoDichMoi((below) => (at * 7) % below));
    for (const one of seen) expect(one).toMatch(/^SEN[^0O1IL2Z5S8B]{9}$/);
    expect(maGiaoDichMoi(() => 0)).toBe('SENAAAAAAAAA');
  });

  it.each([
    ['SENK7QH4CWTX', ['SENK7QH4CWTX']],
    ['MBVCB.3278907687.senk7qh4cwtx.CT tu 0123499999', ['SENK7QH4CWTX']],
    ['NGUYEN VAN A chuyen tien SEN K7QH 4CWTX-GD 123', ['SENK7QH4CWTX']],
    ['IBFT SENK7QH4CWTXFT26330', ['SENK7QH4CWTX']],
    ['SENK7QH4CWTX SENK7QH4CWTX', ['SENK7QH4CWTX']],
    ['SENK7QH4CWTX SENACDEFGHJK', ['SENK7QH4CWTX', 'SENACDEFGHJK']],
    // a name before it that begins alike
    ['SENSENK7QH4CWTX', ['SENK7QH4CWTX']],
    ['VP TN-000123', []],
    ['SENK7QH4CWT', []],
    ['', []],
  ])('is found in "%s"', (content, found) => {
    expect(maGiaoDichTrong(content)).toEqual(found);
  });
});

it('money may arrive after the time of a prepared collection, not after it was cancelled or collected', () => {
  const at = (TrangThai: string) => ({ TrangThai, node: 'facility' });
  const table = actTable(giaoDichTamActs, {
    waiting: at('ChuaThuTien'),
    collected: at('DaThuTien'),
    cancelled: at('DaHuy'),
    expired: at('HetHan'),
  });
  const changed = 'STATE_CHANGED';
  expect(table).toEqual({
    waiting: { thuTien: null, huyChuanBiThu: null, hetHan: null },
    collected: { thuTien: changed, huyChuanBiThu: changed, hetHan: changed },
    cancelled: { thuTien: changed, huyChuanBiThu: changed, hetHan: changed },
    expired: { thuTien: null, huyChuanBiThu: changed, hetHan: changed },
  });
});
