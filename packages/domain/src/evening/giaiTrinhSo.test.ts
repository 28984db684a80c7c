import { describe, expect, it } from 'vitest';
import { actTable } from '../acts/testTable.ts';
import { giaiTrinhSoActs, khoangIssues, mostExplained } from './giaiTrinhSo.ts';

it('missing numbers are explained once, and what was said of them is taken back once', () => {
  expect(
    actTable(giaiTrinhSoActs, {
      missing: { node: null },
      explained: { TrangThai: 'HieuLuc', node: null },
      takenBack: { TrangThai: 'DaHuy', node: null },
    }),
  ).toEqual({
    missing: { giaiTrinh: null, thuHoi: 'STATE_CHANGED' },
    explained: { giaiTrinh: 'NUMBER_EXPLAINED', thuHoi: null },
    takenBack: { giaiTrinh: 'NUMBER_EXPLAINED', thuHoi: 'STATE_CHANGED' },
  });
});

describe('the numbers that an explanation names', () => {
  it.each([
    [5, 7, null],
    [5, 5, null],
    [0, 7, 'TuSo TOO_SMALL'],
    [7, 5, 'DenSo TOO_SMALL'],
    [1, mostExplained, null],
    [1, mostExplained + 1, 'DenSo TOO_LARGE'],
  ])('%s to %s', (TuSo, DenSo, wrong) => {
    const [issue] = khoangIssues({ TuSo, DenSo });
    expect(issue ? `${issue.path} ${issue.code}` : null).toBe(wrong);
  });
});
