import { describe, expect, it } from 'vitest';
import { defaultParameters as rows } from './defaultParameters.ts';
import { bangTyLe, soLuongGiuongTrongNgay, tyLeGiuong, tyLeKham, tyLePhauThuat } from './percent.ts';
import { settle } from './settle.ts';
import type { SettleLine, SettleVisit } from './settleTypes.ts';
import { aLine, aVisit, aVisitOn } from './testFactories.ts';

const rates = bangTyLe({ PhanTram80: 80, PhanTram50: 50, PhanTram30: 30 }, '2025-11-10', rows);
const HT3 = [{ soThe: 'HT3010123456789', tuNgay: '2025-01-01' }];

function totals(lines: SettleLine[], visit: SettleVisit) {
  return settle(lines, visit, rows).totals;
}

function fundAndPatient(lines: SettleLine[], visit: SettleVisit) {
  const { BHChiTra, BenhNhanTT } = totals(lines, visit);
  return [BHChiTra, BenhNhanTT];
}

describe('settle: worked examples', () => {
  const e1 = (drugs: string) => [aLine('50600'), aLine('49700'), aLine('12000', { SoLuong: drugs })];

  it('E1: a bill below 15 % of the base salary costs the patient nothing', () => {
    const { lines, totals } = settle(e1('20'), aVisit(), rows);
    expect(totals).toMatchObject({
      bh: '340300.00',
      BHChiTra: '340300.00',
      BenhNhanTT: '0.00',
      duoiNguong: true,
    });
    expect(lines.map((line) => line.mucHuong)).toEqual(['100', '100', '100']);
  });

  it('E2: a bill above it is shared 80 to 20 line by line', () => {
    const { lines, totals } = settle(e1('30'), aVisit(), rows);
    expect(totals).toMatchObject({ BHChiTra: '368240.00', BNCCT: '92060.00', duoiNguong: false });
    expect(lines.map((line) => line.BNCCT)).toEqual(['10120.00', '9940.00', '72000.00']);
    expect(lines.map((line) => line.mucHuong)).toEqual(['80', '80', '80']);
  });

  it('E2b: a bill of exactly 15 % is not below it; one hundredth of a dong less is', () => {
    expect(fundAndPatient([aLine('351000')], aVisit())).toEqual(['280800.00', '70200.00']);
    expect(fundAndPatient([aLine('350999.99')], aVisit())).toEqual(['350999.99', '0.00']);
  });

  it('E2d: a payer with limits of its own is paid by them; the card never loses by it', () => {
    const gioiHan = [
      { GioiHan: '200000', TyLe: 100 },
      { GioiHan: '500000', TyLe: 90 },
      { GioiHan: null, TyLe: 50 },
    ];
    const visit = { ...aVisit(), gioiHan };
    expect(fundAndPatient([aLine('199999.99')], visit)).toEqual(['199999.99', '0.00']);
    expect(fundAndPatient([aLine('200000')], visit)).toEqual(['180000.00', '20000.00']);
    expect(fundAndPatient([aLine('499999')], visit)).toEqual(['449999.10', '49999.90']);
    expect(fundAndPatient([aLine('500000')], visit)).toEqual(['400000.00', '100000.00']);
    expect(totals([aLine('200000')], visit).duoiNguong).toBe(false);
    expect(totals([aLine('100')], visit).duoiNguong).toBe(true);
  });

  it('E2e: the limits of a payer look at the whole bill, and without a tier for the rest the card decides', () => {
    const visit = { ...aVisit(), gioiHan: [{ GioiHan: '400000', TyLe: 100 }] };
    expect(fundAndPatient([aLine('300000'), aLine('99000')], visit)).toEqual(['399000.00', '0.00']);
    expect(fundAndPatient([aLine('300000'), aLine('100000')], visit)).toEqual(['320000.00', '80000.00']);
  });

  it('E2c: the limit follows the base salary of the day the visit ends', () => {
    const lines = e1('22').map((line) => ({ ...line, ngayYLenh: '2026-06-30T08:00' }));
    expect(fundAndPatient(lines, aVisitOn('2026-08-10'))).toEqual(['364300.00', '0.00']);
    expect(fundAndPatient(lines, aVisitOn('2026-06-30'))).toEqual(['291440.00', '72860.00']);
  });

  it('E3: six exams of one day cost no more than two', () => {
    const percents = tyLeKham(['noi', 'ngoai', 'mat', 'tmh', 'rhm', 'da-lieu'], rates);
    expect(percents).toEqual([100, 30, 30, 30, 10, 0]);
    const exams = percents.map((tyLeDV) => aLine('50600', { tyLeDV }));
    expect(totals(exams, aVisit()).bv).toBe('101200.00');
  });

  it('E3b: an exam on request keeps its whole price difference, which the patient pays', () => {
    const onRequest = { DonGiaBHYT: '50600' };
    const { lines, totals } = settle(
      [aLine('150000', onRequest), aLine('150000', { ...onRequest, tyLeDV: 30 }), aLine('550100')],
      aVisit(),
      rows,
    );
    expect(lines[1]?.bv).toBe('114580.00');
    expect(totals).toMatchObject({
      bv: '814680.00',
      bh: '615880.00',
      BHChiTra: '492704.00',
      BNCCT: '123176.00',
      BNTT: '198800.00',
      BenhNhanTT: '321976.00',
    });
  });

  it('E4: operations of one session are reduced and a 95 % card pays them', () => {
    const acts = [
      { loai: 'PhauThuat', kip: 'A', donGiaBHYT: '3000000' },
      { loai: 'PhauThuat', kip: 'A', donGiaBHYT: '1000000' },
      { loai: 'PhauThuat', kip: 'B', donGiaBHYT: '800000' },
      { loai: 'ThuThuat', kip: 'A', donGiaBHYT: '200000' },
    ] as const;
    const percents = tyLePhauThuat(acts, rates);
    expect(percents).toEqual([100, 50, 80, 80]);
    const lines = acts.map((act, i) => aLine(act.donGiaBHYT, { tyLeDV: percents[i] ?? 0 }));
    const visit = aVisit({ maDoiTuongKCB: '1.3', noiTru: true, the: HT3 });
    expect(totals(lines, visit)).toMatchObject({
      bh: '4300000.00',
      BHChiTra: '4085000.00',
      BNCCT: '215000.00',
    });
  });

  it('E5: price difference, payment limit and out of scope are added to the co-payment', () => {
    const lines = [
      aLine('2500000', { DonGiaBHYT: '1341500' }),
      aLine('100000', { SoLuong: '10', tyLeBH: 50 }),
      aLine('85000', { SoLuong: '2', phamVi: 2 }),
    ];
    expect(totals(lines, aVisit())).toMatchObject({
      bv: '3670000.00',
      bh: '1841500.00',
      BHChiTra: '1473200.00',
      BNCCT: '368300.00',
      BNTT: '1828500.00',
      BenhNhanTT: '2196800.00',
    });
  });

  it('E6: a self-referred inpatient at a formerly central hospital gets 40 % of the level, or 40 % of a small bill', () => {
    const visit = aVisit({ maDoiTuongKCB: '3.1', noiTru: true, dungNoiDangKy: false });
    const big = settle([aLine('10000000')], visit, rows);
    expect(big.lines[0]).toMatchObject({ mucHuong: '32', BHChiTra: '3200000.00', BNCCT: '6800000.00' });
    const small = settle([aLine('300000')], visit, rows);
    expect(small.lines[0]).toMatchObject({ mucHuong: '40', BHChiTra: '120000.00', BNCCT: '180000.00' });
  });

  it('E7: code 1.13 pays nothing until 2026-06-30 and half from the next day', () => {
    const lines = [aLine('50600'), aLine('600000')].map((line) => ({ ...line, ngayYLenh: '2026-06-30' }));
    const visit = (day: string, over: Partial<SettleVisit> = {}) =>
      aVisitOn(day, { maDoiTuongKCB: '1.13', dungNoiDangKy: false, ...over });
    const before = settle(lines, visit('2026-06-30'), rows);
    expect(before.totals).toMatchObject({ bh: '0.00', BHChiTra: '0.00', BNTT: '650600.00' });
    expect(before.lines[0]?.mucHuong).toBe('0');
    const after = settle(lines, visit('2026-07-01'), rows);
    expect(after.lines[0]?.mucHuong).toBe('40');
    expect(after.totals).toMatchObject({ BHChiTra: '260240.00', BenhNhanTT: '390360.00' });
    const level3 = settle(lines, visit('2026-07-01', { the: HT3 }), rows);
    expect(level3.lines[0]?.mucHuong).toBe('47.5');
    expect(level3.totals).toMatchObject({ BHChiTra: '309035.00', BenhNhanTT: '341565.00' });
    const small = settle([aLine('150600', { ngayYLenh: '2026-07-01' })], visit('2026-07-01'), rows);
    expect(small.lines[0]).toMatchObject({ mucHuong: '50', BHChiTra: '75300.00', BenhNhanTT: '75300.00' });
  });

  it('E8: a five-year card stops co-paying in the line that reaches six base salaries', () => {
    const visit = aVisit({
      ngayDu5Nam: '2024-05-01',
      luyKe: [{ ngay: '2025-10-01', soTien: '13900000' }],
    });
    const at = (time: string) => ({ ngayYLenh: `2025-11-10T${time}` });
    const { lines, totals } = settle(
      [aLine('1000000', at('10:00')), aLine('400000', at('08:00')), aLine('2000000', at('09:00'))],
      visit,
      rows,
    );
    expect(lines.map((line) => line.BNCCT)).toEqual(['0.00', '80000.00', '60000.00']);
    expect(lines.map((line) => line.mucHuong)).toEqual(['100', '80', '80']);
    expect(lines.map((line) => line.chamTranCCT)).toEqual([true, false, true]);
    expect(totals).toMatchObject({ BHChiTra: '3260000.00', BenhNhanTT: '140000.00' });
  });

  it('E9: consumables of one service are paid up to 45 base salaries, the excess by the patient', () => {
    const lines = ['70000000', '50000000'].map((price) => aLine(price, { goiVTYT: 'G1' }));
    expect(totals(lines, aVisit())).toMatchObject({
      bh: '105300000.00',
      BHChiTra: '84240000.00',
      BNCCT: '21060000.00',
      BNTT: '14700000.00',
    });
    expect(totals(lines, aVisit({ ngayDu5Nam: '2024-05-01' }))).toMatchObject({
      BHChiTra: '91260000.00',
      BNCCT: '14040000.00',
      BNTT: '14700000.00',
    });
  });

  it('E10: bed days alone, shared and with a transfer', () => {
    const [half = '', otherHalf = ''] = soLuongGiuongTrongNgay(['273100', '360000']);
    const lines = [
      aLine('273100', { SoLuong: '3', tyLeDV: tyLeGiuong(1, rates) }),
      aLine('273100', { SoLuong: '2', tyLeDV: tyLeGiuong(2, rates) }),
      aLine('273100', { SoLuong: half }),
      aLine('360000', { SoLuong: otherHalf }),
      aLine('273100', { tyLeDV: tyLeGiuong(3, rates) }),
    ];
    const visit = aVisit({ maDoiTuongKCB: '1.15', noiTru: true, dungNoiDangKy: false });
    const result = settle(lines, visit, rows);
    expect(result.lines.map((line) => line.bh)).toEqual([
      '819300.00',
      '273100.00',
      '136550.00',
      '180000.00',
      '90123.00',
    ]);
    expect(result.totals).toMatchObject({
      bh: '1499073.00',
      BHChiTra: '1199258.40',
      BenhNhanTT: '299814.60',
    });
  });

  it('E11: support pays the patient first; support to the facility lowers the cost', () => {
    const drug = (over: Partial<SettleLine> = {}) => aLine('10000000', { tyLeBH: 50, ...over });
    const toPatient = { BHChiTra: '4000000.00', BNCCT: '0.00', BNTT: '0.00', NguonKhac: '6000000.00' };
    expect(totals([drug({ nguonKhacBenhNhan: '6000000' })], aVisit())).toMatchObject(toPatient);
    expect(totals([drug()], aVisit({ nguonKhacBenhNhan: '6000000' }))).toMatchObject(toPatient);
    expect(totals([drug({ nguonKhacCoSo: '3000000' })], aVisit())).toMatchObject({
      bh: '3500000.00',
      BHChiTra: '2800000.00',
      BNCCT: '700000.00',
      BNTT: '3500000.00',
      NguonKhac: '3000000.00',
    });
  });

  it('E12: parts of a dong stay in the lines', () => {
    const { lines, totals } = settle(
      [
        aLine('230', { SoLuong: '24' }),
        aLine('17199', { SoLuong: '2' }),
        aLine('589.999', { SoLuong: '4' }),
        aLine('400000'),
      ],
      aVisit(),
      rows,
    );
    expect(lines.map((line) => line.BHChiTra)).toEqual(['4416.00', '27518.40', '1888.00', '320000.00']);
    expect(lines.map((line) => line.BNCCT)).toEqual(['1104.00', '6879.60', '472.00', '80000.00']);
    expect(totals.BenhNhanTT).toBe('88455.60');
  });

  it('E13: a commune station is free whatever the card', () => {
    const { lines, totals } = settle([aLine('900000')], aVisit({ maDoiTuongKCB: '1.2' }), rows);
    expect(lines[0]?.mucHuong).toBe('100');
    expect(totals).toMatchObject({ BHChiTra: '900000.00', BenhNhanTT: '0.00' });
  });
});
