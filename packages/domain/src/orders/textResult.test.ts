import { describe, expect, it } from 'vitest';
import { filledFrom, movedTo, templatesFor, tooLong, withoutConclusion } from './textResult.ts';

describe('the content of a result', () => {
  it.each([
    ['a conclusion', { KhongKetQua: false, KetLuan: 'Bình thường' }, true],
    ['no conclusion', { KhongKetQua: false, KetLuan: null }, false],
    ['blanks for a conclusion', { KhongKetQua: false, KetLuan: ' \n' }, false],
    ['no result by its catalogue', { KhongKetQua: true, KetLuan: null }, true],
  ])('of a service with %s', (_what, line, complete) => {
    expect(withoutConclusion([line]).length === 0).toBe(complete);
  });

  it('has parts of a limited length', () => {
    expect(tooLong({ MoTa: 'a'.repeat(10_000), KetLuan: 'a'.repeat(2001) })).toEqual(['KetLuan']);
  });
});

describe('the ready conclusions for a service', () => {
  const one = (name: string, DichVu_Ids: string[], NhomDichVu_Id: string | null) => ({
    name,
    DichVu_Ids,
    NhomDichVu_Id,
  });
  const all = [
    one('for all', [], null),
    one('of the group', [], 'tim'),
    one('of another group', [], 'ho-hap'),
    one('of the service', ['ecg'], null),
    one('of another service of the group', ['holter'], 'tim'),
  ];

  it('are those that name it, then those of its group, then those for all', () => {
    const found = templatesFor(all, { DichVu_Id: 'ecg', NhomDichVu_Id: 'tim' });
    expect(found.map(({ name }) => name)).toEqual(['of the service', 'of the group', 'for all']);
  });

  it('are those for all where the service has no group', () => {
    const found = templatesFor(all, { DichVu_Id: 'khac', NhomDichVu_Id: null });
    expect(found.map(({ name }) => name)).toEqual(['for all']);
  });
});

describe('choosing a ready conclusion', () => {
  const template = { MoTa: 'Nhịp xoang đều.', KetLuan: 'Bình thường.', DeNghi: null };

  it('fills what is empty and loses nothing', () => {
    expect(filledFrom({ MoTa: '', KetLuan: ' ', DeNghi: 'Tái khám' }, template)).toEqual({
      text: { MoTa: 'Nhịp xoang đều.', KetLuan: 'Bình thường.', DeNghi: 'Tái khám' },
      lost: [],
    });
  });

  it('names the parts that say something else', () => {
    const { text, lost } = filledFrom({ MoTa: 'Nhịp nhanh.', KetLuan: 'Bình thường.', DeNghi: '' }, template);
    expect(lost).toEqual(['MoTa']);
    expect(text.MoTa).toBe('Nhịp xoang đều.');
  });
});

describe('an item of a list', () => {
  it.each([
    [0, 2, 'bca'],
    [2, 0, 'cab'],
    [1, 1, 'abc'],
    [0, 9, 'bca'],
    [2, -1, 'cab'],
    [7, 0, 'abc'],
  ])('moves from %i to %i', (from, to, expected) => {
    expect(movedTo([...'abc'], from, to).join('')).toBe(expected);
  });
});
