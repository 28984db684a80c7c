import { expect, it } from 'vitest';
import { blankReport, minutesOf, partOf, placed, reportInput, reportIssues } from './sessionEntry.ts';

const picture = (Tep_Id: string) => ({ Tep_Id, ChuThich: '', InTrenPhieu: true });
const values = {
  ...blankReport,
  QuaTrinh: 'Xoa bóp',
  anhTruoc: [picture('a')],
  anhSau: [picture('b'), picture('c')],
};

it('sends the fields that changed, and pictures whole, each with its side', () => {
  expect(reportInput(values, ['QuaTrinh'])).toEqual({ QuaTrinh: 'Xoa bóp' });
  const { hinhAnhs } = reportInput(values, ['anhSau']);
  expect(hinhAnhs?.map(({ Tep_Id, Phia }) => `${Tep_Id} ${Phia}`)).toEqual(['a Truoc', 'b Sau', 'c Sau']);
});

it.each([
  ['hinhAnhs.0.Tep_Id', 'anhTruoc', 'HinhAnh'],
  ['hinhAnhs.1.Tep_Id', 'anhSau', 'HinhAnh'],
  ['SoDo.2.GhiChu', 'SoDo.2.GhiChu', 'SoDo'],
  ['KetQua', 'KetQua', 'QuaTrinh'],
])('an issue at %s stands at %s, on the tab %s', (path, at, tab) => {
  const issue = placed({ path, code: 'REQUIRED' }, values);
  expect([issue.path, partOf(issue.path)]).toEqual([at, tab]);
});

it('misses what a report must say before it is verified', () => {
  expect(reportIssues(values, false)).toEqual([]);
  expect(reportIssues(values, true).map(({ path }) => path)).toEqual(['KetQua', 'NguoiThucHien_Ids']);
});

it.each([
  [null, null, 0],
  ['2026-11-26T02:00:00Z', null, 25],
  ['2026-11-26T02:00:00Z', '2026-11-26T02:10:59Z', 10],
])('a session from %s to %s takes %i minutes', (BatDau, KetThuc, minutes) => {
  expect(minutesOf({ BatDau, KetThuc }, new Date('2026-11-26T02:25:30Z'))).toBe(minutes);
});
