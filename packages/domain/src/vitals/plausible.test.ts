import { describe, expect, it } from 'vitest';
import { bmi, bmiClass, type Vitals, vitalIssues, vitalLimits } from './plausible.ts';

describe('vitals', () => {
  it('inside their limits are taken, as are missing ones', () => {
    expect(vitalIssues({})).toEqual([]);
    expect(
      vitalIssues({ Mach: 80, NhietDo: 36.8, HuyetApCao: 120, HuyetApThap: 80, SpO2: 98, CanNang: null }),
    ).toEqual([]);
  });

  const names = Object.keys(vitalLimits) as Array<keyof Vitals>; // the keys of the record
  it.each(names)('%s may stand on its limits and not beyond', (path) => {
    const [min, max] = vitalLimits[path];
    expect(vitalIssues({ [path]: min })).toEqual([]);
    expect(vitalIssues({ [path]: max })).toEqual([]);
    expect(vitalIssues({ [path]: min - 0.1 })).toEqual([{ path, code: 'TOO_SMALL', details: { min } }]);
    expect(vitalIssues({ [path]: max + 0.1 })).toEqual([{ path, code: 'TOO_LARGE', details: { max } }]);
    expect(vitalIssues({ [path]: Number.NaN })).toEqual([{ path, code: 'NOT_A_NUMBER' }]);
  });

  it('have a systolic pressure above the diastolic one', () => {
    const order = [{ path: 'HuyetApCao', code: 'PRESSURE_ORDER' }];
    expect(vitalIssues({ HuyetApCao: 80, HuyetApThap: 120 })).toEqual(order);
    expect(vitalIssues({ HuyetApCao: 80, HuyetApThap: 80 })).toEqual(order);
    expect(vitalIssues({ HuyetApCao: 81, HuyetApThap: 80 })).toEqual([]);
  });
});

describe('the body mass index', () => {
  it('has one decimal, rounded up from the half', () => {
    expect(bmi({ ChieuCao: 170, CanNang: 65 })).toBe(22.5);
    expect(bmi({ ChieuCao: 200, CanNang: 89 })).toBe(22.3);
    expect(bmi({ ChieuCao: 170, CanNang: null })).toBeNull();
    expect(bmi({ ChieuCao: 0, CanNang: 65 })).toBeNull();
  });

  it.each([
    [15.9, 'SuyDinhDuong'],
    [16, 'GayDoII'],
    [17, 'GayDoI'],
    [18.5, 'BinhThuong'],
    [24.9, 'BinhThuong'],
    [25, 'ThuaCanI'],
    [30, 'ThuaCanII'],
    [35, 'BeoPhi'],
  ])('of an adult, %d, is %s', (index, kind) => {
    expect(bmiClass(index, 19)).toBe(kind);
    expect(bmiClass(index, 18)).toBeNull();
  });
});
