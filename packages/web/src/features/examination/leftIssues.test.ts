import { expect, it } from 'vitest';
import { leftIssues } from './leftIssues.ts';

it('drops the issues of a changed field and of its entries, and keeps all others', () => {
  const issues = ['HuongGiaiQuyet_Id', 'ChanDoanPhuICD_Ids.1', 'Mach'].map((path) => ({
    path,
    code: 'REQUIRED',
  }));
  const paths = (changed: object) => leftIssues(issues, changed).map((one) => one.path);
  expect(paths({ HuongGiaiQuyet_Id: 'x' })).toEqual(['ChanDoanPhuICD_Ids.1', 'Mach']);
  expect(paths({ ChanDoanPhuICD_Ids: [] })).toEqual(['HuongGiaiQuyet_Id', 'Mach']);
  expect(paths({ LyDoKham: 'x' })).toHaveLength(3);
});
