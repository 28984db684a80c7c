import { describe, expect, it } from 'vitest';
import { conflictLines } from './labConflict.ts';
import {
  cellsOf,
  conclusion,
  deltaWhileTyping,
  entryIssues,
  flagOfCell,
  flagWhileTyping,
  inputOf,
  issuesInGrid,
  keyAt,
  keyOf,
  type LabCells,
  type LabValue,
  labParts,
  nextEmpty,
  oldLabDraft,
  progressOf,
  quickResult,
  shownRange,
  shownResult,
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
const stored = cellsOf(values, '');
const typing = (...steps: [LabValue, string][]): LabCells => ({
  ...stored,
  ...Object.fromEntries(steps.map(([value, KetQua]) => [keyOf(value), { KetQua, GhiChu: '' }])),
});
const changed = (cells: LabCells) => labParts.differing(cells, stored);

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

  it('stands as it was judged while it is the stored one, whatever the bounds say since', () => {
    const returned = { ...glucose, KetQua: '6.5', CoKetQua: 'N' as const };
    expect([flagOfCell(returned, '6,5'), flagOfCell(returned, '6,6')]).toEqual(['N', 'H']);
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
    expect(shownRange(glucose)).toBe('3,9\u00a0-\u00a06,4');
  });

  it('is no change when it means the stored one again', () => {
    expect(changed(typing([ure, '7,2']))).toEqual([keyOf(ure)]);
    expect(changed(typing([ure, ' 7.25']))).toEqual([]);
    const noted = { ...stored, [keyOf(ure)]: { KetQua: '7,25', GhiChu: 'Mẫu tán huyết' } };
    expect(changed(noted)).toEqual([keyOf(ure)]);
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
    expect(progressOf(values, stored)).toMatchObject({ entered: 1, needed: 3, critical: [] });
    const typed = typing([glucose, '30'], [ure, '']);
    expect(progressOf(values, typed)).toMatchObject({
      entered: 1,
      critical: [{ MaChiSo: 'GLU', KetQua: '30' }],
    });
  });

  it('finds the next empty value, around the end, never the one it comes from', () => {
    expect(nextEmpty(values, stored, 0)).toBe(2);
    expect(nextEmpty(values, stored, 2)).toBe(0);
    expect(nextEmpty(values, typing([glucose, '5'], [hbsag, 'Âm tính']), 2)).toBeNull();
    expect(nextEmpty([], stored, 0)).toBeNull();
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
    const cells = typing([hbsag, 'Âm tính'], [ure, ''], [glucose, '5,4 ']);
    expect(inputOf(values, cells, changed(cells), 7)).toEqual({
      version: 7,
      ketQuas: [
        { ChiTiet_Id: 'a', MaChiSo: 'GLU', KetQua: '5.4', GhiChu: null },
        { ChiTiet_Id: 'a', MaChiSo: 'URE', KetQua: null, GhiChu: null },
        { ChiTiet_Id: 'a', MaChiSo: 'HBSAG', KetQua: 'Âm tính', GhiChu: null },
      ],
    });
  });

  it('carries the conclusion only when it was touched', () => {
    const cells = { ...stored, [conclusion]: { KetQua: 'Bình thường ', GhiChu: '' } };
    expect(inputOf(values, cells, changed(cells), 1)).toEqual({
      version: 1,
      ketQuas: [],
      KetLuan: 'Bình thường',
    });
    expect(inputOf(values, stored, [], 1)).toEqual({ version: 1, ketQuas: [] });
  });

  it('is refused at the places of the grid, not of what was sent', () => {
    const [issue] = issuesInGrid([{ path: 'ketQuas.0.KetQua', code: 'RESULT_TOO_LONG' }], values, [
      keyOf(hbsag),
    ]);
    expect(issue?.path).toBe('ketQuas.2.KetQua');
    expect(keyAt('ketQuas.2.KetQua', values)).toBe(keyOf(hbsag));
  });
});

it('both versions stand side by side in words, the conclusion last', () => {
  const mine = { ...typing([glucose, '5']), [conclusion]: { KetQua: 'của tôi', GhiChu: '' } };
  const theirs = { ...typing([glucose, '6,1']), [conclusion]: { KetQua: '', GhiChu: '' } };
  expect(conflictLines([conclusion, keyOf(glucose)], mine, theirs, values, 'Kết luận')).toEqual([
    { path: keyOf(glucose), label: 'Glucose', mine: '5', theirs: '6,1' },
    { path: conclusion, label: 'Kết luận', mine: 'của tôi', theirs: '–' },
  ]);
});

it('a draft of an earlier version of Sen is read', () => {
  const was = { KetQua: '', GhiChu: '' };
  const draft = { cells: { k: { KetQua: '5', GhiChu: 'x', was } }, KetLuan: { text: 'tốt', was: '' } };
  expect(oldLabDraft(draft)).toEqual({
    paths: ['k', conclusion],
    values: { k: { KetQua: '5', GhiChu: 'x' }, [conclusion]: { KetQua: 'tốt', GhiChu: '' } },
    base: { k: was, [conclusion]: was },
  });
});
