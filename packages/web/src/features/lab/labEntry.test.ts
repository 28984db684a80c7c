import { describe, expect, it } from 'vitest';
import { conflictLines, withoutTaken } from './labConflict.ts';
import {
  cellOf,
  deltaWhileTyping,
  entryIssues,
  flagWhileTyping,
  inputOf,
  issuesInGrid,
  isTyped,
  keyOf,
  type LabValue,
  leftAfter,
  nextEmpty,
  nothingTyped,
  progressOf,
  quickResult,
  shownRange,
  shownResult,
  typeCell,
  typeConclusion,
} from './labEntry.ts';

const glucose: LabValue = {
  _id: null,
  ChiTiet_Id: 'a',
  DichVu_Id: 'd',
  TenDichVu: 'Định lượng Glucose',
  TenNhomDichVu: 'Sinh hóa',
  MaChiSo: 'GLU',
  TenChiSo: 'Glucose',
  KieuDuLieu: 'So',
  KetQua: null,
  DonViTinh: 'mmol/L',
  Min: '3.9',
  Max: '6.4',
  NguyHiemMin: '2.2',
  NguyHiemMax: '25',
  MucBinhThuong: '3.9 - 6.4',
  CoKetQua: null,
  GhiChu: null,
  KetQuaTruoc: '5',
  NgayKetQuaTruoc: '2026-01-05T02:00:00.000Z',
};
const ure: LabValue = { ...glucose, MaChiSo: 'URE', TenChiSo: 'Ure', KetQua: '7.25', KetQuaTruoc: null };
const hbsag: LabValue = {
  ...glucose,
  MaChiSo: 'HBSAG',
  TenChiSo: 'HBsAg',
  KieuDuLieu: 'AmDuongTinh',
  Min: null,
  Max: null,
  NguyHiemMin: null,
  NguyHiemMax: null,
  MucBinhThuong: 'Âm tính',
};
const values = [glucose, ure, hbsag];
const typing = (...steps: [LabValue, string][]) =>
  steps.reduce((typed, [value, KetQua]) => typeCell(typed, value, { KetQua }), nothingTyped);

describe('a value while it is typed', () => {
  it.each([
    ['1,9', 'LL'],
    ['3,8', 'L'],
    ['3.9', 'N'],
    ['6,5', 'H'],
    ['>25,1', 'HH'],
    ['', null],
  ])('%j of glucose stands at %s', (text, flag) => {
    expect(flagWhileTyping(glucose, text)).toBe(flag);
  });

  it('of an index without bounds is judged by the normal text', () => {
    expect([flagWhileTyping(hbsag, 'Dương tính (2+)'), flagWhileTyping(hbsag, 'Âm tính')]).toEqual([
      'H',
      'N',
    ]);
  });

  it('is compared with the earlier one where there is one', () => {
    expect(deltaWhileTyping(glucose, '7,5')).toEqual({ direction: 'up', percent: 50 });
    expect(deltaWhileTyping(ure, '7,5')).toBeNull();
  });

  it('is shown with a comma and without thousands marks, so that it reads back as the same number', () => {
    expect(shownResult('7.25', 'So')).toBe('7,25');
    expect(shownResult('<0.5', 'So')).toBe('<0,5');
    expect(shownResult('1200', 'So')).toBe('1200');
    expect(shownResult('pH 7.4', 'ChuoiKyTu')).toBe('pH 7.4');
    expect(shownRange(glucose)).toBe('3,9 - 6,4');
  });

  it('is no change when it is the stored one again', () => {
    expect(isTyped(typing([ure, '7,2']))).toBe(true);
    expect(isTyped(typing([ure, '7,2'], [ure, '7.25']))).toBe(false);
    expect(isTyped(typeCell(nothingTyped, ure, { GhiChu: 'Mẫu tán huyết' }))).toBe(true);
  });
});

describe('the quick keys of negative and positive', () => {
  it.each([
    ['', '+', 'Dương tính'],
    ['', '-', 'Âm tính'],
    ['Dương tính', 'Dương tính+', 'Dương tính (2+)'],
    ['Dương tính (2+)', 'Dương tính (2+)+', 'Dương tính (3+)'],
    ['Dương tính (4+)', 'Dương tính (4+)+', 'Dương tính (4+)'],
    ['Dương tính (2+)', 'Dương tính (2+)-', 'Âm tính'],
    ['Âm tính', 'Âm tính+', 'Dương tính'],
    ['Âm tính', '+', 'Dương tính'],
    ['Nghi ng', 'Nghi ngờ', 'Nghi ngờ'],
    ['Dương tính', 'Dương tín', 'Dương tín'],
  ])('%j then %j gives %j', (before, text, result) => {
    expect(quickResult(before, text)).toBe(result);
  });
});

describe('the progress of a slip', () => {
  it('counts stored and typed values, and names the critical ones as typed', () => {
    expect(progressOf(values, nothingTyped)).toMatchObject({ entered: 1, needed: 3, critical: [] });
    const typed = typing([glucose, '30'], [ure, '']);
    expect(progressOf(values, typed)).toMatchObject({
      entered: 1,
      critical: [{ MaChiSo: 'GLU', KetQua: '30' }],
    });
  });

  it('finds the next empty value, around the end, never the one it comes from', () => {
    expect(nextEmpty(values, nothingTyped, 0)).toBe(2);
    expect(nextEmpty(values, nothingTyped, 2)).toBe(0);
    expect(nextEmpty(values, typing([glucose, '5'], [hbsag, 'Âm tính']), 2)).toBeNull();
    expect(nextEmpty([], nothingTyped, 0)).toBeNull();
  });

  it('lacks what is empty only when it is to be returned', () => {
    const typed = typing([glucose, '5..4']);
    expect(entryIssues(values, typed, false)).toEqual([
      { path: 'ketQuas.0.KetQua', code: 'RESULT_NOT_NUMBER' },
    ]);
    expect(entryIssues(values, typed, true).map(({ path, code }) => [path, code])).toEqual([
      ['ketQuas.0.KetQua', 'RESULT_NOT_NUMBER'],
      ['ketQuas.2.KetQua', 'REQUIRED'],
    ]);
  });
});

describe('what goes to the server', () => {
  it('is what differs, in the order of the grid, numbers with a point, emptied ones as null', () => {
    const typed = typing([hbsag, 'Âm tính'], [ure, ''], [glucose, '5,4 ']);
    expect(inputOf(values, typed, 7)).toEqual({
      version: 7,
      ketQuas: [
        { ChiTiet_Id: 'a', MaChiSo: 'GLU', KetQua: '5.4', GhiChu: null },
        { ChiTiet_Id: 'a', MaChiSo: 'URE', KetQua: null, GhiChu: null },
        { ChiTiet_Id: 'a', MaChiSo: 'HBSAG', KetQua: 'Âm tính', GhiChu: null },
      ],
    });
  });

  it('carries the conclusion only when it was touched', () => {
    expect(inputOf(values, typeConclusion(nothingTyped, 'Bình thường', ''), 1)).toEqual({
      version: 1,
      ketQuas: [],
      KetLuan: 'Bình thường',
    });
    expect(typeConclusion(typeConclusion(nothingTyped, 'Bình', 'cũ'), 'cũ', 'cũ').KetLuan).toBeNull();
  });

  it('is refused at the places of the grid, not of what was sent', () => {
    const typed = typing([hbsag, 'x']);
    const [issue] = issuesInGrid([{ path: 'ketQuas.0.KetQua', code: 'RESULT_TOO_LONG' }], values, typed);
    expect(issue?.path).toBe('ketQuas.2.KetQua');
  });

  it('leaves what was typed meanwhile', () => {
    const sent = typing([glucose, '5'], [hbsag, 'Âm tính']);
    const now = typeCell(sent, hbsag, { KetQua: 'Dương tính' });
    expect(Object.keys(leftAfter(sent, now).cells)).toEqual([keyOf(hbsag)]);
    expect(isTyped(leftAfter(sent, sent))).toBe(false);
  });
});

describe('values that somebody else stored meanwhile', () => {
  const typed = typing([glucose, '5'], [ure, '8']);
  it('are a conflict where both changed the same index', () => {
    const theirs = [{ ...glucose, KetQua: '6.1' }, ure, hbsag];
    expect(conflictLines(theirs, '', typed, 'Kết luận')).toEqual([
      { path: keyOf(glucose), label: 'Glucose', mine: '5', theirs: '6,1' },
    ]);
  });
  it('are none where they are equal, or only one side changed', () => {
    expect(
      conflictLines([{ ...glucose, KetQua: '5' }, ure, { ...hbsag, KetQua: 'x' }], '', typed, 'K'),
    ).toEqual([]);
  });
  it('of the conclusion stand beside it, and what is taken from them is no longer typed', () => {
    const mine = typeConclusion(typed, 'của tôi', 'cũ');
    const [line] = conflictLines(values, 'của họ', mine, 'Kết luận');
    expect(line).toMatchObject({ path: 'KetLuan', mine: 'của tôi', theirs: 'của họ' });
    const left = withoutTaken(mine, new Set(['KetLuan', keyOf(glucose)]));
    expect([left.KetLuan, cellOf(glucose, left).KetQua, cellOf(ure, left).KetQua]).toEqual([null, '', '8']);
  });
});
