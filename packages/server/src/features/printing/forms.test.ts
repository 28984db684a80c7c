import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { serverFolder } from '../../engine/folders.ts';
import '../../features.ts';
import { phieuThuForm } from '../cashier/print/phieuThuForm.ts';
import { ketQuaXetNghiemForm } from '../lab/print/ketQuaXetNghiemForm.ts';
import { phieuChiDinhForm } from '../orders/print/phieuChiDinhForm.ts';
import { phieuSoThuTuForm } from '../queues/print/phieuSoThuTuForm.ts';
import { compileForm, compileFormTextSvg } from './compile.ts';
import type { Language } from './format.ts';
import { formSource } from './forms.ts';
import { commonFiles, formCodes, readForm } from './library.ts';
import type { CoSo } from './paper.ts';
import { type PrintForm, printForm } from './points.ts';
import { textOfSvg } from './testText.ts';

const FORMS = printForm.all();
const LANGUAGES = ['vi', 'en'] as const;
const EACH = FORMS.flatMap((form) => LANGUAGES.map((language) => ({ code: form.code, form, language })));
const createdAt = new Date('2026-11-20T01:00:00Z');

/** A sample as the data of its form; `change` lays other values over it. */
function sampleOf<D extends object>(form: PrintForm<D>, change: Partial<D> = {}): D {
  // The samples are data files: that each has the shape of its form is what the golden test shows.
  return { ...(readForm(form.code).sample as D), ...change };
}

function textOf<D extends object>(form: PrintForm<D>, data: D, language: Language = 'vi'): string {
  const result = compileFormTextSvg(formSource(form, readForm(form.code), data, { language, createdAt }));
  if (!result.ok) throw new Error(JSON.stringify(result.diagnostics));
  return textOfSvg(result.svg);
}

const pagesOf = (text: string) => text.split(/^--- page/m).slice(1);

describe('every form', () => {
  it('has its folder of template, labels and sample, and no folder is left over', () => {
    expect(formCodes()).toEqual(FORMS.map(({ code }) => code).sort());
    for (const { code } of FORMS) expect(readForm(code).info.code).toBe(code);
  });

  it.each(EACH)(
    '$code prints its sample in $language as the golden text has it',
    async ({ code, form, language }) => {
      const text = textOf(form, sampleOf(form), language);
      await expect(text).toMatchFileSnapshot(
        path.join(serverFolder, 'print-forms', code, `expected.${language}.txt`),
      );
    },
  );

  it.each(FORMS)(
    '$code has the same labels in both languages, none empty, and prints each of them',
    ({ code }) => {
      const { labels, template } = readForm(code);
      expect(Object.keys(labels.en)).toEqual(Object.keys(labels.vi));
      expect([...Object.values(labels.vi), ...Object.values(labels.en)]).not.toContain('');
      const helpers = Object.values(commonFiles()).map((file) => new TextDecoder().decode(file));
      const sources = [template, ...helpers].join('\n');
      // TieuDe_c, TieuDe_n ...: the template puts the key of the title together.
      const unused = Object.keys(labels.vi).filter(
        (key) => !key.startsWith('TieuDe_') && !new RegExp(`\\bl\\.${key}\\b`).test(sources),
      );
      expect(unused).toEqual([]);
    },
  );

  it.each(FORMS)('$code becomes the same PDF twice', (form) => {
    const started = performance.now();
    const source = () => formSource(form, readForm(form.code), sampleOf(form), { language: 'vi', createdAt });
    const first = compileForm(source());
    const between = performance.now();
    const second = compileForm(source());
    console.log(
      `${form.code}: ${(between - started).toFixed(0)} ms, again ${(performance.now() - between).toFixed(0)} ms`,
    );
    expect(first.ok && second.ok && Buffer.compare(first.pdf, second.pdf)).toBe(0);
  });

  it.each(FORMS.filter(({ code }) => readForm(code).template.includes('letterhead')))(
    '$code carries the logo of the house when there is one',
    (form) => {
      const logo = new TextEncoder().encode(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>',
      );
      const sample = sampleOf(form) as { CoSo: CoSo }; // a letterhead is that of a house
      const data = { ...sample, CoSo: { ...sample.CoSo, Logo: { name: 'logo.svg', bytes: logo } } };
      const print = (shown: object) =>
        compileForm(formSource(form, readForm(form.code), shown, { language: 'vi', createdAt }));
      const [plain, carried] = [print(sample), print(data)];
      expect(carried.ok && plain.ok && carried.pdf.length > plain.pdf.length).toBe(true);
    },
  );
});

describe('a long form', () => {
  it('repeats the head of its list, the group and the patient on the next page', () => {
    const { Nhoms } = sampleOf(ketQuaXetNghiemForm);
    const many = Nhoms.map((group) => ({
      ...group,
      ChiSos: Array.from({ length: 12 }, () => group.ChiSos).flat(),
    }));
    const pages = pagesOf(textOf(ketQuaXetNghiemForm, sampleOf(ketQuaXetNghiemForm, { Nhoms: many })));
    expect(pages.length).toBeGreaterThan(2);
    for (const page of pages.slice(0, 2)) expect(page).toContain('Khoảng tham chiếu');
    expect(pages[1]).toContain('HUYẾT HỌC');
    expect(pages[1]).toContain('NGUYỄN THỊ ÁNH TUYẾT · BN26000123 · SID 2611200042');
  });

  it('keeps every line of a receipt and its sum', () => {
    const { ChiTiets } = sampleOf(phieuThuForm);
    const lines = Array.from({ length: 40 }, (_, n) => ({ ...ChiTiets[0], TenDichVu: `Dịch vụ ${n + 1}.` }));
    // The first sample line exists: the spread of it is a whole line.
    const text = textOf(
      phieuThuForm,
      sampleOf(phieuThuForm, { ChiTiets: lines as (typeof ChiTiets)[number][] }),
    );
    for (let n = 1; n <= 40; n++) expect(text).toContain(`Dịch vụ ${n}.`);
    const pages = pagesOf(text);
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.filter((page) => page.includes('Miễn giảm')).length).toBeGreaterThan(1);
    expect(pages.at(-1)).toContain('518.940 đồng');
  });

  it('wraps a very long name: no word of it is lost and nothing is set outside the page', () => {
    const sample = sampleOf(phieuChiDinhForm);
    const TenBenhNhan = 'Công Tằng Tôn Nữ Nguyễn Phước Hoàng Thị Bích Ngọc Phương Quỳnh Như Tuyết Trinh';
    const [first] = sample.DichVus;
    if (first === undefined) throw new Error('the sample has no service');
    const TenDichVu = Array.from({ length: 30 }, (_, n) => `dàidằngdặc${n}`).join(' ');
    const change = { BenhNhan: { ...sample.BenhNhan, TenBenhNhan }, DichVus: [{ ...first, TenDichVu }] };
    const text = textOf(phieuChiDinhForm, { ...sample, ...change });
    const words = text.split(/\s+/);
    for (const word of TenBenhNhan.toLocaleUpperCase('vi').split(' ')) expect(words).toContain(word);
    for (const word of TenDichVu.split(' ')) expect(words).toContain(word);
    for (const line of text.split('\n')) expect(line.length).toBeLessThan(110);
  });
});

describe('PhieuThu', () => {
  it('pads its number to seven digits and says nothing of copies on the original', () => {
    const text = textOf(phieuThuForm, sampleOf(phieuThuForm));
    expect(text).toContain('0001042');
    expect(text).not.toMatch(/BẢN SAO/i);
  });

  it('says by which percent a line was exempted', () => {
    expect(textOf(phieuThuForm, sampleOf(phieuThuForm))).toMatch(/250\.000\s+\(20%\)/);
  });

  it('of a spa says nothing of insurance or payers', () => {
    const { BenhNhan } = sampleOf(phieuThuForm);
    const none = { TenDoiTuong: '', SoTheBHYT: null, BHYTNgayHieuLuc: null, BHYTNgayHetHieuLuc: null };
    const text = textOf(
      phieuThuForm,
      sampleOf(phieuThuForm, {
        laSpa: true,
        LyDoThu: 'Thu tiền dịch vụ',
        BenhNhan: { ...BenhNhan, ...none },
      }),
    );
    expect(text).toMatch(/Khách hàng\s+trả/);
    expect(text).not.toMatch(/BHYT|Đối tượng|Người bệnh|VIỆN PHÍ/i);
  });

  it('says which copy it is, and stamps every page of a cancelled receipt', () => {
    const { ChiTiets } = sampleOf(phieuThuForm);
    const Huy = { NgayHuy: '2026-11-20T03:00:00Z', NguoiHuy: 'Lê Thị Hồng Nhung', LyDoHuy: 'Đổi dịch vụ' };
    const many = Array.from({ length: 8 }, () => ChiTiets).flat();
    const text = textOf(phieuThuForm, sampleOf(phieuThuForm, { BanSaoLan: 2, Huy, ChiTiets: many }));
    expect(text).toContain('BẢN SAO LẦN 2');
    expect(text).toContain('10:00 20/11/2026');
    for (const page of pagesOf(text)) expect(page).toContain('ĐÃ HỦY');
  });
});

describe('PhieuSoThuTu', () => {
  it('is 80 mm wide and as long as its text; no priority, no priority bar', () => {
    const long = textOf(phieuSoThuTuForm, sampleOf(phieuSoThuTuForm));
    const short = textOf(
      phieuSoThuTuForm,
      sampleOf(phieuSoThuTuForm, { isPriority: false, ThoiGianChoDuKien: null }),
    );
    const height = (text: string) => Number(/x (\d+) pt/.exec(text)?.[1]);
    expect(long).toContain('--- page 1, 227 x');
    expect(pagesOf(long)).toHaveLength(1);
    expect(height(short)).toBeLessThan(height(long));
    expect(short).not.toMatch(/ưu tiên/i);
  });
});
