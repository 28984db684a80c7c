import { type BoCuc, boCucGoc, lyDoKhoa } from '@sen/domain/printing/boCuc';
import { describe, expect, it } from 'vitest';
import '../../features.ts';
import { compileFormTextSvg } from './compile.ts';
import { formSource } from './forms.ts';
import { layoutInForce, layoutIssues } from './layout.ts';
import { formCodes, readForm } from './library.ts';
import { printForm } from './points.ts';
import { textOfSvg } from './testText.ts';

const createdAt = new Date('2026-11-20T01:00:00Z');
const forms = printForm.all();

function text(code: string, change: Partial<BoCuc>, language: 'vi' | 'en' = 'vi'): string {
  const form = printForm.get(code);
  const shipped = readForm(code);
  if (!form) throw new Error(code);
  const options = { language, createdAt, nguoiIn: 'Lê Thị Nhung' };
  const source = formSource(
    form,
    { ...shipped, layout: { ...boCucGoc, ...change } },
    shipped.sample,
    options,
  );
  const made = compileFormTextSvg(source);
  if (!made.ok) throw new Error(JSON.stringify(made.diagnostics));
  return textOfSvg(made.svg);
}

const pages = (all: string) => all.split(/^--- page/m).slice(1);
const withPages = forms.filter(({ code }) => readForm(code).info.layout.parts.includes('SoTrang'));
const tables = formCodes().flatMap((code) =>
  readForm(code).info.layout.tables.map((table) => ({ code, table })),
);

describe('what a form lets its layout change', () => {
  it.each(formCodes())('%s names parts that it has', (code) => {
    const { layout: khung } = readForm(code).info;
    const columns = khung.tables.flatMap((table) => table.columns.map((column) => `${table.code}.${column}`));
    const known = new Set([...khung.parts, ...khung.blocks.map((block) => block.code), ...columns]);
    for (const { codes } of khung.locked) for (const one of codes) expect(known).toContain(one);
  });

  it.each(tables)('$code has the columns of $table.code in its template, with a label', ({ code, table }) => {
    const { template, labels } = readForm(code);
    for (const column of table.columns) {
      expect(template).toMatch(new RegExp(`^\\s+${column}: \\(.*l\\.${column}\\)`, 'm'));
      expect(Object.keys(labels.vi)).toContain(column);
    }
  });
});

describe('a form with a layout', () => {
  it.each(forms)('$code prints as its template has it where nothing is changed', ({ code }) => {
    const form = printForm.get(code);
    if (!form) throw new Error(code);
    const shipped = readForm(code);
    const plain = compileFormTextSvg(
      formSource(form, shipped, shipped.sample, { language: 'vi', createdAt }),
    );
    expect(plain.ok && textOfSvg(plain.svg)).toBe(text(code, {}));
  });

  it.each(forms)('$code prints each copy under its title, with pages of its own', ({ code }) => {
    const lien = ['Liên 1: lưu', 'Liên 2: giao khách'].map((vi) => ({ vi, en: '' }));
    const [one, two] = [text(code, { lien: [{ vi: '', en: '' }] }), text(code, { lien })];
    expect(pages(two)).toHaveLength(pages(one).length * 2);
    // a label of a tube has no room for a title
    for (const { vi } of lien) expect(two.includes(vi)).toBe(code !== 'TemMau');
  });

  it.each(forms)('$code is set in both languages at once', ({ code }) => {
    const both = text(code, { ngonNgu: 'songNgu' }).replaceAll(/\s+/g, ' ');
    const { vi, en } = readForm(code).labels;
    const told = Object.keys(vi).filter(
      (key) => both.includes(vi[key] ?? '') && both.includes(en[key] ?? ''),
    );
    expect(told.length).toBeGreaterThan(0);
    expect(text(code, { ngonNgu: 'en' }, 'vi')).toBe(text(code, {}, 'en'));
  });

  it.each(withPages)('$code has its own head and foot, and leaves out lines of both', ({ code }) => {
    const own = { dauTrang: { vi: 'Mở cửa cả tuần', en: '' }, chanTrang: { vi: 'Cảm ơn quý khách', en: '' } };
    const off = { DiaChi: false, DienThoai: false, MaVach: false, SoTrang: false, NguoiIn: true };
    const changed = text(code, { ...own, hien: off }).replaceAll(/\s+/g, ' ');
    expect(changed).toContain('Mở cửa cả tuần');
    expect(changed).toContain('Cảm ơn quý khách');
    expect(changed).toContain('In lúc 08:00 20/11/2026 · Lê Thị Nhung');
    expect(text(code, {})).toMatch(/ĐT \d/);
    expect(changed).not.toMatch(/ĐT \d/);
    expect(text(code, {})).toMatch(/\s1\/\d\s/);
    expect(changed).not.toMatch(/\s1\/\d\s/);
  });

  it.each(withPages)('$code goes onto each of its papers, with larger letters', ({ code }) => {
    const { papers } = readForm(code).info.layout;
    const heads = papers.map((giay) => pages(text(code, { giay, le: 8 }))[0]?.split('\n')[0]);
    expect(new Set(heads).size).toBe(papers.length);
    expect(text(code, { coChu: 2 })).not.toBe('');
  });

  // the sample of a stock paper is a receipt of goods
  it.each(tables.filter(({ table }) => table.code !== 'KiemKe'))(
    '$code leaves out a column of $table.code and turns the others round',
    ({ code, table }) => {
      const { labels, info } = readForm(code);
      const lines = (printed: string) => printed.split('\n').map((line) => line.trim());
      const at = (printed: string, ma = '') => lines(printed).indexOf(labels.vi[ma] ?? '');
      const usual = text(code, {});
      const inOneLine = table.columns.filter((ma) => at(usual, ma) >= 0);
      const off = inOneLine.find((ma) => lyDoKhoa(info.layout, `${table.code}.${ma}`) === null);
      const [first, second] = inOneLine.filter((ma) => ma !== off);
      const turned = [...table.columns].reverse().map((ma) => ({ ma, an: ma === off, rong: null }));
      const changed = text(code, { bang: { [table.code]: turned } });
      expect(off).toBeDefined();
      expect(at(changed, off)).toBe(-1);
      expect(at(usual, first)).toBeLessThan(at(usual, second));
      expect(at(changed, first)).toBeGreaterThan(at(changed, second));
      expect(at(changed, second)).toBeGreaterThanOrEqual(0);
    },
  );
});

describe('layoutInForce', () => {
  const { layout: khung } = readForm('PhieuThu').info;

  it('reads what an older version kept, and tells what it could not', () => {
    const { boCuc, bo } = layoutInForce(khung, {
      le: 9,
      coChu: 'to',
      hien: { Logo: false, Xa: true },
      bang: {},
      giay: 'a3',
    });
    expect(boCuc).toEqual({ ...boCucGoc, le: 9, hien: { Logo: false } });
    expect(bo).toEqual(expect.arrayContaining(['coChu', 'giay', 'hien.Xa']));
    expect(layoutInForce(khung, null)).toEqual({ boCuc: boCucGoc, bo: [] });
  });

  it('refuses what is no layout, and what the law holds fast', () => {
    expect(layoutIssues(khung, { le: 9 })).toMatchObject([{ path: 'layout' }]);
    const off = { ...boCucGoc, bang: { ChiTiets: [{ ma: 'TenDichVu', an: true, rong: null }] } };
    expect(layoutIssues(khung, off)).toEqual([
      { path: 'layout.bang.ChiTiets.TenDichVu', code: 'PRINT_FORM_PART_LOCKED' },
    ]);
  });
});
