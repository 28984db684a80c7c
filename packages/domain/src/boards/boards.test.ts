import { describe, expect, it } from 'vitest';
import { allowedByState } from '../acts/testTable.ts';
import { bangGoiSoActs, boardIssues } from './bangGoiSo.ts';
import { callWords, spokenNumber } from './call.ts';

describe('the acts on a board', () => {
  const facts = (TrangThai: string) => ({ TrangThai, node: null });
  it('follow its state', () => {
    expect(allowedByState(bangGoiSoActs, facts)).toEqual({
      DangSuDung: ['sua', 'xoa'],
      DaHuy: [],
    });
  });
});

describe('a board', () => {
  const whole = { Ten: 'Sảnh A', HangDoi: 'KhamBenh', Node_Ids: ['a'], places: new Set(['a']) };
  it.each([
    [{}, []],
    [{ Ten: '' }, ['Ten REQUIRED']],
    [{ Ten: 'x'.repeat(61) }, ['Ten TOO_LONG']],
    [{ HangDoi: null }, ['HangDoi REQUIRED']],
    [{ Node_Ids: [] }, ['Node_Ids REQUIRED']],
    [{ Node_Ids: ['a', 'b'] }, ['Node_Ids NOT_IN_LIST']],
    [{ Node_Ids: Array.from({ length: 13 }, () => 'a') }, ['Node_Ids TOO_LARGE']],
  ])('with %j is told %j', (part, told) => {
    expect(boardIssues({ ...whole, ...part }).map(({ path, code }) => `${path} ${code}`)).toEqual(told);
  });
});

describe('a call', () => {
  it.each([
    ['A015', 'vi', 'A không một năm'],
    ['B102', 'vi', 'bê một không hai'],
    ['X-7', 'vi', 'ích bảy'],
    ['A015', 'en', 'A zero one five'],
  ] as const)('says %s in %s as "%s"', (number, language, said) => {
    expect(spokenNumber(number, language)).toBe(said);
  });

  it('names the number, the person and the place', () => {
    const call = { KyHieu: 'A102', ten: 'Nguyễn Văn A', noi: 'Phòng khám số 3' };
    expect(callWords(call, 'vi')).toBe('Mời số A một không hai, Nguyễn Văn A, vào phòng khám số 3');
    expect(callWords({ ...call, ten: null }, 'en')).toBe(
      'Number A one zero two, please go to Phòng khám số 3',
    );
  });
});
