import { describe, expect, it } from 'vitest';
import type { ClaimFile } from './file.ts';
import { claimTotals, costLines } from './lines.ts';
import { e3, e5, op1 } from './testExamples.ts';
import { e4, e10, ip1, ip1c, ip1d } from './testStays.ts';

/** The sums of XML1: all costs, in scope, fund, co-payment, out of scope. */
function sums({ xml1 }: ClaimFile) {
  return [xml1.T_TONGCHI_BV, xml1.T_TONGCHI_BH, xml1.T_BHTT, xml1.T_BNCCT, xml1.T_BNTT];
}
/** Of each row: cost, in scope, percent, fund, co-payment, out of scope. */
function rows(file: ClaimFile) {
  return costLines(file).map(({ bv, bh, mucHuong, bhtt, bncct, bntt }) => [
    bv,
    bh,
    mucHuong,
    bhtt,
    bncct,
    bntt,
  ]);
}

describe('worked examples as claim files', () => {
  it('OP1: an outpatient with two examinations', () => {
    const file = op1();
    expect(sums(file)).toEqual(['431779.97', '431779.97', '345423.98', '86355.99', '0.00']);
    expect(file.xml1).toMatchObject({
      MA_LOAI_KCB: '01',
      MA_DOITUONG_KCB: '1.1',
      SO_NGAY_DTRI: '0',
      MA_KHOA: 'K01',
      T_THUOC: '257699.97',
      T_VTYT: '0.00',
      T_NGUONKHAC: '0.00',
      T_BHTT_GDV: '345423.98',
      NAM_QT: '2026',
      THANG_QT: '03',
    });
    expect(rows(file)).toEqual([
      ['240000.00', '240000.00', '80', '192000.00', '48000.00', '0.00'],
      ['17699.97', '17699.97', '80', '14159.98', '3539.99', '0.00'],
      ['50600.00', '50600.00', '80', '40480.00', '10120.00', '0.00'],
      ['15180.00', '15180.00', '80', '12144.00', '3036.00', '0.00'],
      ['49700.00', '49700.00', '80', '39760.00', '9940.00', '0.00'],
      ['58600.00', '58600.00', '80', '46880.00', '11720.00', '0.00'],
    ]);
    expect([file.xml4.length, file.xml5.length]).toEqual([4, 0]);
  });

  it('IP1: a stay with shared, moved and on-request beds and two operations', () => {
    const file = ip1();
    expect(sums(file)).toEqual(['6873039.99', '5923039.99', '4738431.99', '1184608.00', '950000.00']);
    expect(file.xml1).toMatchObject({
      T_THUOC: '1299539.99',
      T_VTYT: '0.00',
      T_NGUONKHAC: '0.00',
      SO_NGAY_DTRI: '7',
    });
    expect(rows(file)).toEqual([
      ['120000.00', '120000.00', '80', '96000.00', '24000.00', '0.00'],
      ['1000000.00', '500000.00', '80', '400000.00', '100000.00', '500000.00'],
      ['9539.99', '9539.99', '80', '7631.99', '1908.00', '0.00'],
      ['170000.00', '0.00', '0', '0.00', '0.00', '170000.00'],
      ['50600.00', '50600.00', '80', '40480.00', '10120.00', '0.00'],
      ['546200.00', '546200.00', '80', '436960.00', '109240.00', '0.00'],
      ['136550.00', '136550.00', '80', '109240.00', '27310.00', '0.00'],
      ['136550.00', '136550.00', '80', '109240.00', '27310.00', '0.00'],
      ['180000.00', '180000.00', '80', '144000.00', '36000.00', '0.00'],
      ['1000000.00', '720000.00', '80', '576000.00', '144000.00', '280000.00'],
      ['2815900.00', '2815900.00', '80', '2252720.00', '563180.00', '0.00'],
      ['500000.00', '500000.00', '80', '400000.00', '100000.00', '0.00'],
      ['149100.00', '149100.00', '80', '119280.00', '29820.00', '0.00'],
      ['58600.00', '58600.00', '80', '46880.00', '11720.00', '0.00'],
    ]);
  });

  it('IP1b: no better at the end, a third day on request', () => {
    const file = ip1({ KET_QUA_DTRI: '3' }, { lastDays: '3' });
    expect(sums(file)).toEqual(['7373039.99', '6283039.99', '5026431.99', '1256608.00', '1090000.00']);
  });

  it('IP1c: less than four hours have no bed; IP1d: 23 hours have one', () => {
    expect(ip1c().xml3.filter((row) => row.MA_NHOM === '15')).toEqual([]);
    expect(ip1c().xml1).toMatchObject({ MA_LOAI_KCB: '09', SO_NGAY_DTRI: '0' });
    const beds = ip1d().xml3.filter((row) => row.MA_NHOM === '15');
    expect(beds.map((row) => row.SO_LUONG)).toEqual(['1.000']);
  });

  it('IP1e: a bed shared by three', () => {
    expect(ip1({}, { shared: '33' }).xml3[2]).toMatchObject({
      THANH_TIEN_BV: '90123.00',
      THANH_TIEN_BH: '90123.00',
    });
  });

  it('E3: six examinations cost two, and nothing to the patient', () => {
    expect(sums(e3())).toEqual(['101200.00', '101200.00', '101200.00', '0.00', '0.00']);
  });

  it('E4: operations of a session at level 3', () => {
    expect(sums(e4())).toEqual(['4300000.00', '4300000.00', '4085000.00', '215000.00', '0.00']);
  });

  it('E5: a price difference, a limit, a drug outside the list', () => {
    expect(sums(e5())).toEqual(['3670000.00', '1841500.00', '1473200.00', '368300.00', '1828500.00']);
  });

  it('E10: beds alone, shared and with a transfer', () => {
    expect(sums(e10())).toEqual(['1499073.00', '1499073.00', '1199258.40', '299814.60', '0.00']);
  });

  it('have sums that are those of their rows', () => {
    for (const file of [op1(), ip1(), e3(), e4(), e5(), e10()])
      expect(file.xml1).toMatchObject(claimTotals(file));
  });
});
