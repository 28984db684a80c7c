import { describe, expect, it } from 'vitest';
import { defaultParameters as rows } from './defaultParameters.ts';
import { settle } from './settle.ts';
import { aLine, aVisit, aVisitOn } from './testFactories.ts';

describe('settle: who is insured for which line', () => {
  it('lets a payer who is no insurance pay every line at the hospital price', () => {
    const { lines, totals } = settle(
      [aLine('150000', { DonGiaBHYT: '50600' }), aLine('20000', { SoLuong: '3' })],
      aVisit({ laBHYT: false, the: [] }),
      rows,
    );
    expect(lines.map((line) => line.BenhNhanTT)).toEqual(['150000.00', '60000.00']);
    expect(totals).toMatchObject({ bh: '0.00', BHChiTra: '0.00', duoiNguong: false });
  });

  it('leaves lines before the first day of the card to the patient', () => {
    const the = [{ soThe: 'DN4010123456789', tuNgay: '2025-11-12' }];
    const { lines } = settle(
      [aLine('500000', { ngayYLenh: '2025-11-11' }), aLine('500000', { ngayYLenh: '2025-11-12' })],
      aVisit({ the, ngayKetThuc: '2025-11-12' }),
      rows,
    );
    expect(lines.map((line) => line.BHChiTra)).toEqual(['0.00', '400000.00']);
    expect(lines.map((line) => line.mucHuong)).toEqual(['0', '80']);
  });

  it('honours a card that expires in the treatment for 15 days', () => {
    const the = [{ soThe: 'DN4010123456789', tuNgay: '2025-01-01', denNgay: '2025-11-10' }];
    const { lines } = settle(
      ['2025-11-10', '2025-11-25', '2025-11-26'].map((day) => aLine('500000', { ngayYLenh: day })),
      aVisit({ the, ngayKetThuc: '2025-11-30' }),
      rows,
    );
    expect(lines.map((line) => line.BHChiTra)).toEqual(['400000.00', '400000.00', '0.00']);
  });

  it('does not honour a card that had expired before the visit', () => {
    const the = [{ soThe: 'DN4010123456789', tuNgay: '2025-01-01', denNgay: '2025-11-09' }];
    expect(settle([aLine('500000')], aVisit({ the }), rows).totals.BHChiTra).toBe('0.00');
  });

  it('splits a stay at the day a better card begins, and takes the better of two valid cards', () => {
    const the = [
      { soThe: 'DN4010123456789', tuNgay: '2025-01-01' },
      { soThe: 'HT3010123456789', tuNgay: '2025-11-11' },
    ];
    const { lines } = settle(
      [aLine('500000', { ngayYLenh: '2025-11-10' }), aLine('500000', { ngayYLenh: '2025-11-11' })],
      aVisit({ the, ngayKetThuc: '2025-11-11' }),
      rows,
    );
    expect(lines.map((line) => line.mucHuong)).toEqual(['80', '95']);
  });

  it('counts the better card to the end of its last day', () => {
    const the = [
      { soThe: 'DN4010123456789', tuNgay: '2025-01-01' },
      { soThe: 'HT3010123456789', tuNgay: '2025-01-01', denNgay: '2025-11-10' },
    ];
    const { lines } = settle(
      ['2025-11-10', '2025-11-11'].map((day) => aLine('500000', { ngayYLenh: day })),
      aVisit({ the, ngayKetThuc: '2025-11-11' }),
      rows,
    );
    expect(lines.map((line) => line.mucHuong)).toEqual(['95', '80']);
  });

  it('pays from the moment the card is shown, or from the start in an emergency', () => {
    const lines = [
      aLine('500000', { ngayYLenh: '2025-11-10T08:00' }),
      aLine('500000', { ngayYLenh: '2025-11-10T10:00' }),
    ];
    const late = { trinhTheLuc: '2025-11-10T09:00' };
    expect(settle(lines, aVisit(late), rows).totals.BHChiTra).toBe('400000.00');
    const emergency = aVisit({ ...late, maDoiTuongKCB: '2' });
    expect(settle(lines, emergency, rows).totals.BHChiTra).toBe('800000.00');
  });

  it('asks the holder of an unverified 10 digit number for the lowest level and says so', () => {
    const the = [{ soThe: '0123456789', tuNgay: '2025-01-01' }];
    const { totals } = settle([aLine('500000')], aVisit({ the }), rows);
    expect(totals).toMatchObject({ BHChiTra: '400000.00', theChuaXacMinh: true });
    expect(settle([aLine('500000')], aVisit(), rows).totals.theChuaXacMinh).toBe(false);
  });
});

describe('settle: scope and limits', () => {
  const card = (soThe: string) => aVisit({ the: [{ soThe, tuNgay: '2025-01-01' }] });

  it('pays scope 3 for the army only, and scope 2 for nobody', () => {
    const lines = [aLine('500000', { phamVi: 3 }), aLine('400000', { phamVi: 2 })];
    expect(settle(lines, card('QN5970123456789'), rows).totals.BHChiTra).toBe('500000.00');
    expect(settle(lines, card('CC1010123456789'), rows).totals.BHChiTra).toBe('0.00');
  });

  it('does not apply payment limits to levels 1 and 5', () => {
    const limited = [aLine('1000000', { tyLeBH: 50 })];
    expect(settle(limited, card('TE1010123456789'), rows).totals.BHChiTra).toBe('1000000.00');
    expect(settle(limited, card('CK2010123456789'), rows).totals.BHChiTra).toBe('500000.00');
  });

  it('holds the price of a single item at its pay level', () => {
    const { lines } = settle([aLine('900000', { SoLuong: '2', tTranTT: '600000' })], aVisit(), rows);
    expect(lines[0]).toMatchObject({ bv: '1800000.00', bh: '1200000.00', BNTT: '600000.00' });
  });

  it('ignores what the fund would accept above the hospital price', () => {
    const { lines } = settle([aLine('400000', { DonGiaBHYT: '500000' })], aVisit(), rows);
    expect(lines[0]).toMatchObject({ bv: '400000.00', bh: '400000.00', BNTT: '0.00' });
  });

  it('gives the last line of a capped package what is left', () => {
    const lines = ['100', '100', '100'].map((price, i) =>
      aLine(price, { goiVTYT: 'G1', tTranTT: '100', ngayYLenh: `2025-11-10T0${i}:00` }),
    );
    const result = settle(lines, aVisit(), rows);
    expect(result.lines.map((line) => line.bh)).toEqual(['33.33', '33.34', '33.33']);
    expect(result.totals.bh).toBe('100.00');
  });

  it('takes the cap of a package for the package, not for a unit', () => {
    const lines = ['200', '100'].map((price, i) =>
      aLine(price, { goiVTYT: 'G1', tTranTT: '150', ngayYLenh: `2025-11-10T0${i}:00` }),
    );
    const { lines: settled } = settle(lines, aVisit(), rows);
    expect(settled.map((line) => line.bh)).toEqual(['100.00', '50.00']);
  });

  it('caps a package by the base salary of the order, or of the end of the visit where a site chose so', () => {
    const lines = [aLine('200000000', { goiVTYT: 'G1', ngayYLenh: '2026-06-20' })];
    const visit = aVisitOn('2026-07-05', { ngayVao: '2026-06-20' });
    expect(settle(lines, visit, rows).totals.bh).toBe('105300000.00');
    const byEnd = [...rows, { ma: 'TRAN_GOI_THEO_NGAY_Y_LENH', tuNgay: '2026-01-01', giaTri: '0' }];
    expect(settle(lines, visit, byEnd).totals.bh).toBe('113850000.00');
  });
});

describe('settle: parameters as a database answers them', () => {
  it('does not depend on the trailing zeros of a value', () => {
    const stored = rows.map((row) => ({ ...row, giaTri: `${row.giaTri}.000` }));
    const lines = [aLine('200000000', { goiVTYT: 'G1', ngayYLenh: '2026-06-20' }), aLine('500000')];
    const visit = aVisitOn('2026-07-05', {
      ngayVao: '2026-06-20',
      maDoiTuongKCB: '1.15',
      noiTru: true,
      ngayDu5Nam: '2025-01-01',
      the: [
        { soThe: 'DN4010123456789', tuNgay: '2025-01-01' },
        { soThe: 'CN3010123456789', tuNgay: '2026-07-05' },
      ],
    });
    expect(settle(lines, visit, stored)).toEqual(settle(lines, visit, rows));
  });
});

describe('settle: exemption from co-payment', () => {
  it('asks nothing from the day of the exemption to the end of its year', () => {
    const { lines } = settle(
      ['2025-12-30', '2025-12-31', '2026-01-01'].map((day) => aLine('500000', { ngayYLenh: day })),
      aVisit({ mienCungChiTraTu: '2025-12-31', ngayKetThuc: '2026-01-02' }),
      rows,
    );
    expect(lines.map((line) => line.mucHuong)).toEqual(['80', '100', '80']);
  });

  it('does not lift the co-payment of care without referral', () => {
    const visit = aVisit({
      maDoiTuongKCB: '3.1',
      noiTru: true,
      ngayDu5Nam: '2024-01-01',
      luyKe: [{ ngay: '2025-01-02', soTien: '14040000' }],
    });
    expect(settle([aLine('10000000')], visit, rows).totals.BNCCT).toBe('6800000.00');
  });

  it('counts co-payments from before the five-year day, but lifts none of them', () => {
    const lines = [
      aLine('60000000', { ngayYLenh: '2025-11-10' }),
      aLine('60000000', { ngayYLenh: '2025-11-12' }),
    ];
    const visit = aVisit({ ngayDu5Nam: '2025-11-11', ngayKetThuc: '2025-11-12' });
    const { lines: settled } = settle(lines, visit, rows);
    expect(settled.map((line) => line.BNCCT)).toEqual(['12000000.00', '2040000.00']);
  });

  it('lifts co-payments from the five-year day itself', () => {
    const visit = aVisit({ ngayDu5Nam: '2025-11-10' });
    expect(settle([aLine('100000000')], visit, rows).totals.BNCCT).toBe('14040000.00');
  });

  it('throws rather than guess when the law of the day is unknown', () => {
    expect(() => settle([aLine('500000')], aVisitOn('2012-01-01'), rows)).toThrow(RangeError);
  });
});
