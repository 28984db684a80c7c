import { describe, expect, it } from 'vitest';
import { type ChongChiDinh, type EarlierOrder, needsReason, orderWarnings } from './limits.ts';

const asked = (...ids: string[]) =>
  ids.map((DichVu_Id) => ({ DichVu_Id, TenDichVu: `Dịch vụ ${DichVu_Id}` }));
const earlier = (DichVu_Id: string, ngayTruoc: number, TiepNhan_Id = 'visit'): EarlierOrder => ({
  DichVu_Id,
  TenDichVu: `Dịch vụ ${DichVu_Id}`,
  ngayTruoc,
  TiepNhan_Id,
});
const limit = (DichVu_Id: string, SoLuong: number, TrongVong: number): ChongChiDinh => ({
  LoaiChongChiDinh: 'GioiHanSoLan',
  DichVu_Id,
  DichVuKhongDungCung_Ids: [],
  SoLuong,
  TrongVong,
});
const apart = (DichVu_Id: string, ...DichVuKhongDungCung_Ids: string[]): ChongChiDinh => ({
  LoaiChongChiDinh: 'KhongDungCung',
  DichVu_Id,
  DichVuKhongDungCung_Ids,
  SoLuong: null,
  TrongVong: null,
});
const codes = (...args: Parameters<typeof orderWarnings>) =>
  orderWarnings(...args).map((one) => `${one.code} ${one.DichVu_Id}`);

describe('an order', () => {
  it('of another day or another service is nothing unusual', () => {
    expect(codes(asked('GLU'), [earlier('GLU', 1), earlier('CBC', 0)], [], 'visit')).toEqual([]);
  });

  it('of today is asked again, also when it stands twice in the same order', () => {
    expect(codes(asked('GLU'), [earlier('GLU', 0, 'other')], [], 'visit')).toEqual([
      'SERVICE_ALREADY_TODAY GLU',
    ]);
    expect(codes(asked('GLU', 'CBC', 'GLU'), [], [], 'visit')).toEqual(['SERVICE_ALREADY_TODAY GLU']);
  });

  it('beyond the times allowed in some days tells the count', () => {
    const rules = [limit('HBA1C', 1, 90)];
    expect(codes(asked('HBA1C'), [earlier('HBA1C', 90)], rules, 'visit')).toEqual([]);
    expect(orderWarnings(asked('HBA1C'), [earlier('HBA1C', 89)], rules, 'visit')).toEqual([
      {
        code: 'SERVICE_LIMIT',
        DichVu_Id: 'HBA1C',
        TenDichVu: 'Dịch vụ HBA1C',
        details: { SoLuong: 1, TrongVong: 90, count: 1 },
      },
    ]);
    expect(codes(asked('GLU'), [earlier('HBA1C', 1)], rules, 'visit')).toEqual([]);
  });

  it('beside one it may not stand with is told, whichever of the two the rule names first', () => {
    const together = [{ code: 'SERVICE_NOT_TOGETHER', details: { Khac: 'Dịch vụ CT' } }];
    const before = [earlier('CT', 2)];
    expect(orderWarnings(asked('MRI'), before, [apart('MRI', 'CT')], 'visit')).toMatchObject(together);
    expect(orderWarnings(asked('MRI'), before, [apart('CT', 'MRI')], 'visit')).toMatchObject(together);
    expect(codes(asked('MRI'), [earlier('CT', 2, 'other')], [apart('MRI', 'CT')], 'visit')).toEqual([]);
    expect(codes(asked('MRI', 'CT'), [], [apart('MRI', 'CT')], 'visit')).toEqual([
      'SERVICE_NOT_TOGETHER MRI',
      'SERVICE_NOT_TOGETHER CT',
    ]);
  });

  it('beside several it may not stand with is told of each, and once of a pair that two rules name', () => {
    const rules = [apart('MRI', 'CT', 'XQ'), apart('CT', 'MRI')];
    const before = [earlier('CT', 0), earlier('XQ', 0)];
    expect(
      orderWarnings(asked('MRI'), before, rules, 'visit').map(({ code, details }) => [code, details['Khac']]),
    ).toEqual([
      ['SERVICE_NOT_TOGETHER', 'Dịch vụ CT'],
      ['SERVICE_NOT_TOGETHER', 'Dịch vụ XQ'],
    ]);
  });
});

it.each([
  ['SERVICE_ALREADY_TODAY', false],
  ['SERVICE_LIMIT', true],
  ['SERVICE_NOT_TOGETHER', true],
  ['SERVICE_ALLERGY', true],
])('%s is ordered with a reason: %s', (code, needed) => {
  expect(needsReason([{ code }])).toBe(needed);
});
