import { describe, expect, it } from 'vitest';
import { sinceLast } from './sinceLast.ts';

describe('what changed since the last examination', () => {
  it('tells days, the agreed day, drugs, weight and pressure', () => {
    const before = {
      Ngay: '2026-05-02',
      NgayTaiKham: '2026-06-01',
      CanNang: 62,
      HuyetApCao: 150,
      HuyetApThap: 95,
    };
    const now = { Ngay: '2026-06-10', CanNang: 58.5, HuyetApCao: 130, HuyetApThap: 85 };
    const drugs = [
      { writtenOn: '2026-05-02', SoNgay: 7 },
      { writtenOn: '2026-05-02', SoNgay: 30 },
    ];
    expect(sinceLast(now, before, drugs)).toEqual({
      days: 39,
      followUp: { day: '2026-06-01', late: 9 },
      drugs: { until: '2026-05-31', without: 9 },
      weight: { before: 62, now: 58.5 },
      pressure: { before: [150, 95], now: [130, 85] },
    });
  });

  it('counts a patient who comes early below zero, and drugs that still last', () => {
    const found = sinceLast({ Ngay: '2026-05-20' }, { Ngay: '2026-05-02', NgayTaiKham: '2026-06-01' }, [
      { writtenOn: '2026-05-02', SoNgay: 30 },
    ]);
    expect(found.followUp?.late).toBe(-12);
    expect(found.drugs?.without).toBe(-12);
  });

  it.each([
    [60, 60.9, null],
    [60, 61, { before: 60, now: 61 }],
    [3.2, 3.4, { before: 3.2, now: 3.4 }],
    [null, 61, null],
    [60, null, null],
  ])('of a weight of %s and then %s it tells %j', (one, other, told) => {
    const found = sinceLast({ Ngay: '2026-05-20', CanNang: other }, { Ngay: '2026-05-02', CanNang: one }, []);
    expect(found.weight).toEqual(told);
    expect([found.drugs, found.followUp, found.pressure]).toEqual([null, null, null]);
  });

  it('a pressure of one value is none', () => {
    const before = { Ngay: '2026-05-02', HuyetApCao: 150, HuyetApThap: 95 };
    expect(sinceLast({ Ngay: '2026-05-20', HuyetApCao: 140 }, before, []).pressure).toBeNull();
  });
});
