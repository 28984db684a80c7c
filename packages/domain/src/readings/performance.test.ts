import { describe, expect, it } from 'vitest';
import { missingOfPerformance, performanceIssues } from './performance.ts';

const at = (text: string) => Date.parse(`2026-11-25T${text}+07:00`);
const around = { ordered: at('08:00:40'), now: at('10:00:00') };
const done = { NguoiThucHien_Ids: ['an'], ThoiGianThucHien: at('09:00:00'), ThietBi_Id: null };

describe('what is wrong with a performance', () => {
  it('is nothing for one person between the order and now', () => {
    expect(performanceIssues(done, around)).toEqual([]);
    expect(performanceIssues({}, around)).toEqual([]);
  });

  it('is somebody who is named twice', () => {
    const issues = performanceIssues({ NguoiThucHien_Ids: ['an', 'binh', 'an'] }, around);
    expect(issues).toEqual([{ path: 'NguoiThucHien_Ids', code: 'PERFORMER_TWICE' }]);
  });

  it.each([
    ['the minute of the order', '08:00:00', 0],
    ['the minute before it', '07:59:00', 1],
    ['now', '10:00:00', 0],
    ['the next minute', '10:01:00', 1],
  ])('is a time before the order or in the future: %s', (_what, time, count) => {
    expect(performanceIssues({ ThoiGianThucHien: at(time) }, around)).toHaveLength(count);
  });
});

describe('what a returned result must say', () => {
  it('is a performer, a time, and a device where there is one', () => {
    const nothing = { NguoiThucHien_Ids: [], ThoiGianThucHien: null, ThietBi_Id: null };
    expect(missingOfPerformance(nothing, true)).toEqual([
      'NguoiThucHien_Ids',
      'ThoiGianThucHien',
      'ThietBi_Id',
    ]);
    expect(missingOfPerformance(done, true)).toEqual(['ThietBi_Id']);
    expect(missingOfPerformance(done, false)).toEqual([]);
  });
});
