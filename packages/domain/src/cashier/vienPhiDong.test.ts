import { describe, expect, it } from 'vitest';
import { actsWithoutRight, actTable } from '../acts/testTable.ts';
import { aVisit } from './testFactories.ts';
import { hoanToiDa, type VienPhiDongFacts, vienPhiDongActs } from './vienPhiDong.ts';

const aLine = (over: Partial<VienPhiDongFacts> = {}): VienPhiDongFacts => ({
  TrangThai: 'DangSuDung',
  node: 'facility',
  visit: aVisit(),
  source: 'DichVu',
  Ten: 'Khám Nội',
  BenhNhanTT: '45000.00',
  KhuyenMai: '0.00',
  MienGiam: '0.00',
  HachToan: '0.00',
  ConLai: '45000.00',
  BHChiTra: '0.00',
  ThucHien: false,
  bienLaiHoan: null,
  hoaDon: null,
  CaDaKetToan: false,
  giaoDichTam: null,
  goi: null,
  ...over,
});
const paid = { HachToan: '45000.00', ConLai: '0.00' };
const goi = { daThu: '45000.00', conPhan: true, theoBuoi: null };
const confirmed = aVisit({ DaXacNhanBHYT: true });
const completed = aVisit({ DaXacNhanChiPhi: true });

describe('a charge line', () => {
  it('lets each act pass in its case, and names what forbids it', () => {
    expect(
      actTable(vienPhiDongActs, {
        due: aLine(),
        paid: aLine(paid),
        performed: aLine({ ...paid, ThucHien: true }),
        surplus: aLine({ ...paid, ThucHien: true, MienGiam: '9000.00' }),
        refunded: aLine({ ...paid, HachToan: '20000.00', bienLaiHoan: 'BVS/26C-0000001' }),
        'shift closed': aLine({ ...paid, CaDaKetToan: true }),
        invoiced: aLine({ ...paid, hoaDon: 'C26TBV 12' }),
        drug: aLine({ source: 'Thuoc' }),
        'paid drug': aLine({ ...paid, source: 'Thuoc' }),
        removed: aLine({ TrangThai: 'DaHuy' }),
      }),
    ).toEqual({
      due: {
        thu: null,
        hoanTien: 'NOTHING_TO_REFUND',
        hoanGoi: 'NOT_FOUND',
        huyHachToan: 'STATE_CHANGED',
        xoa: null,
        sua: null,
        suaThuoc: 'NOT_FOUND',
        mienGiam: null,
      },
      paid: {
        thu: 'NOTHING_TO_PAY',
        hoanTien: null,
        hoanGoi: 'NOT_FOUND',
        huyHachToan: null,
        xoa: 'PAID_LINE',
        sua: 'PAID_LINE',
        suaThuoc: 'NOT_FOUND',
        mienGiam: null,
      },
      performed: expect.objectContaining({ hoanTien: 'LINE_PERFORMED', huyHachToan: 'LINE_PERFORMED' }),
      surplus: expect.objectContaining({ hoanTien: null, huyHachToan: 'LINE_PERFORMED' }),
      refunded: expect.objectContaining({ hoanTien: null, huyHachToan: 'RECEIPT_REFUNDED' }),
      'shift closed': expect.objectContaining({ hoanTien: null, huyHachToan: 'SHIFT_CLOSED' }),
      invoiced: expect.objectContaining({ hoanTien: null, huyHachToan: 'RECEIPT_INVOICED' }),
      drug: expect.objectContaining({ thu: null, xoa: 'NOT_FOUND', sua: 'NOT_FOUND', suaThuoc: null }),
      'paid drug': expect.objectContaining({ sua: 'NOT_FOUND', suaThuoc: 'PAID_LINE' }),
      removed: Object.fromEntries(Object.keys(vienPhiDongActs.acts).map((name) => [name, 'STATE_CHANGED'])),
    });
  });

  it('is untouched while its visit is closed', () => {
    const {
      completed: { suaThuoc: ofDrug, ...said } = {},
      cancelled: { suaThuoc: _ofDrug, ...cancelled } = {},
      'completed drug': drug,
    } = actTable(vienPhiDongActs, {
      completed: aLine({ ...paid, visit: completed, goi }),
      cancelled: aLine({ ...paid, visit: aVisit({ TrangThai: 'DaHuy' }), goi }),
      'completed drug': aLine({ source: 'Thuoc', visit: completed }),
    });
    expect([ofDrug, drug?.suaThuoc]).toEqual(['NOT_FOUND', 'RECEPTION_COST_CONFIRMED']);
    expect(new Set(Object.values(said))).toEqual(new Set(['RECEPTION_COST_CONFIRMED']));
    expect(new Set(Object.values(cancelled))).toEqual(new Set(['RECEPTION_CANCELLED']));
  });

  it('that the fund is billed for gives back the surplus alone', () => {
    const billed = { ...paid, visit: confirmed, BHChiTra: '36000.00' };
    expect(
      actTable(vienPhiDongActs, {
        billed: aLine(billed),
        surplus: aLine({ ...billed, HachToan: '50000.00' }),
        'not insured': aLine({ ...paid, visit: confirmed }),
      }),
    ).toMatchObject({
      billed: { hoanTien: 'RECEPTION_INSURANCE_CONFIRMED' },
      surplus: { hoanTien: null },
      'not insured': { hoanTien: null },
    });
    expect(hoanToiDa(aLine({ ...billed, HachToan: '50000.00' }))).toBe('5000.00');
    expect(hoanToiDa(aLine({ ...paid, visit: confirmed }))).toBe('45000.00');
  });

  it('of a package is given back with it while some of it was not performed, and the visit is open', () => {
    const of = (over: Partial<typeof goi>, visit = aVisit()) =>
      aLine({ ...paid, visit, goi: { ...goi, ...over } });
    const says = actTable(vienPhiDongActs, {
      'part used': of({}),
      'nothing paid': of({ daThu: '0.00' }),
      'all performed': of({ conPhan: false }),
      'insurance confirmed': of({}, confirmed),
      'in sessions': aLine({ ...paid, goi: { ...goi, theoBuoi: 'Chăm sóc da' } }),
    });
    expect(Object.values(says).map((one) => one.hoanGoi)).toEqual([
      null,
      'NOTHING_TO_REFUND',
      'PACKAGE_PERFORMED',
      'RECEPTION_INSURANCE_CONFIRMED',
      'PACKAGE_IN_SESSIONS',
    ]);
  });

  it('asks for the right of each act at the facility of the reception', () => {
    expect(actsWithoutRight(vienPhiDongActs, aLine())).toEqual([]);
  });
});
