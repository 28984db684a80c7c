import { describe, expect, it } from 'vitest';
import type { AnyRow } from './fields.ts';
import { claimRow } from './fields.ts';
import { releaseOn } from './releases.ts';
import { claimTables } from './tables.ts';
import { rowIssues } from './validate.ts';
import { tableXml } from './write.ts';

const drug = claimRow(claimTables.XML2, {
  MA_LK: '1',
  STT: '1',
  MA_THUOC: '40.1',
  MA_NHOM: '4',
  TEN_THUOC: 'Thuốc <A> & ]]> B',
  DON_VI_TINH: 'Viên',
  DUONG_DUNG: '1.01',
  SO_DANG_KY: 'VD-1 & 2',
  TT_THAU: '57/QĐ-TTMS;G1;N1;2025',
  PHAM_VI: '1',
  TYLE_TT_BH: '100',
  SO_LUONG: '30',
  DON_GIA: '589.999',
  THANH_TIEN_BV: '17699.97',
  MA_KHOA: 'K01',
  MA_BAC_SI: '0123456789',
  NGAY_YL: '202603100930',
  MA_PTTT: '1',
});
const issues = (over: AnyRow, date = '2026-03-10') =>
  rowIssues(claimTables.XML2, { ...drug, ...over }, date).map(({ field, problem }) => `${field} ${problem}`);

describe('a table', () => {
  it('has every tag in order, decimals with all their places, and what is missing empty', () => {
    const xml = tableXml(claimTables.XML2, [drug]);
    const tags = [...xml.replace(/<!\[CDATA.*?]]>/gs, '').matchAll(/<([A-Z_]+)\/?>/g)]
      .map(([, tag]) => tag)
      .slice(3);
    expect(tags).toEqual(Object.keys(claimTables.XML2.fields));
    expect(xml).toContain('<SO_LUONG>30.000</SO_LUONG><DON_GIA>589.999</DON_GIA><THANH_TIEN_BV>17699.97<');
    expect(xml).toContain('<THANH_TIEN_BH/>');
    expect(xml).toContain('<SO_DANG_KY>VD-1 &amp; 2</SO_DANG_KY>');
    expect(xml).toContain('<TEN_THUOC><![CDATA[Thuốc <A> & ]]]]><![CDATA[> B]]></TEN_THUOC>');
  });

  it.each([
    ['a control character', 'A\u0001', /XML2, row 1, TEN_THUOC/],
    ['a carriage return, which would come back as another', 'A\r\n', /TEN_THUOC/],
    ['half of a pair', 'A\uD83D', /TEN_THUOC/],
  ])('is not written with %s', (_what, TEN_THUOC, message) => {
    expect(() => tableXml(claimTables.XML2, [{ ...drug, TEN_THUOC }])).toThrow(message);
  });

  it('is not written with a number that is none, nor as a single row where it has none or two', () => {
    expect(() => tableXml(claimTables.XML2, [{ ...drug, DON_GIA: '1,5' }])).toThrow(
      /XML2, row 1, DON_GIA: '1,5'/,
    );
    expect(() => tableXml(claimTables.XML1, [])).toThrow(/XML1 has one row, not 0/);
    expect(() => tableXml(claimTables.XML1, [{}, {}])).toThrow(/XML1 has one row, not 2/);
  });

  it('leaves a place for the signature in the check-in, which is a file of its own', () => {
    const xml = tableXml(claimTables.XML0, [{ MA_LK: '1' }]);
    expect(xml).toMatch(/<\/DSACH_TRANG_THAI_KCB><CHUKYDONVI><\/CHUKYDONVI><\/CHI_TIEU_TRANG_THAI_KCB>$/);
  });
});

describe('a row', () => {
  it.each<[string, AnyRow, string[]]>([
    ['as it should be', {}, []],
    ['without what is required', { MA_KHOA: null }, ['MA_KHOA REQUIRED']],
    ['with an empty text', { MA_KHOA: '' }, ['MA_KHOA REQUIRED']],
    ['with a name of 1,025 characters', { TEN_THUOC: 'ễ'.repeat(1025) }, ['TEN_THUOC TOO_LONG']],
    ['with a department of no list', { MA_KHOA: 'K01;X2' }, ['MA_KHOA PATTERN']],
    ['with two departments', { MA_KHOA: 'K01;K0203' }, []],
    ['with a day that no calendar has', { NGAY_YL: '202602300930' }, ['NGAY_YL DATE']],
    ['with a price of four decimals', { DON_GIA: '1.0005' }, ['DON_GIA NUMBER']],
    ['with money that is too much', { T_BHTT: '12345678901234' }, ['T_BHTT NUMBER']],
    ['with a group that does not exist', { MA_NHOM: '20' }, ['MA_NHOM LIST']],
    ['with a control character', { CACH_DUNG: '\u0007' }, ['CACH_DUNG CHARACTER']],
  ])('%s', (_what, over, expected) => {
    expect(issues(over)).toEqual(expected);
  });

  it('is judged by the release of its day', () => {
    expect(issues({ MUC_HUONG: '47.5' }, '2026-06-28')).toEqual(['MUC_HUONG TOO_LONG']);
    expect(issues({ MUC_HUONG: '47.5' }, '2026-06-29')).toEqual([]);
    expect(issues({ SO_DANG_KY: 'UBND.1' }, '2026-06-28')).toEqual([]);
    expect(issues({ SO_DANG_KY: 'UBND.1' }, '2026-06-29')).toEqual(['SO_DANG_KY PATTERN']);
    expect(issues({ SO_DANG_KY: 'UBND.2026.79.1' }, '2026-06-29')).toEqual([]);
    const named = ['2023-06-30', '2025-01-01', '2026-06-28', '2026-06-29'].map((day) => releaseOn(day)?.name);
    expect(named).toEqual([undefined, '3176', '3176', '1931']);
  });

  it('says why a field is required of it', () => {
    const bed = { MA_NHOM: '15', MA_GIUONG: null };
    const [issue] = rowIssues(claimTables.XML3, bed, '2026-03-10').filter(
      ({ field }) => field === 'MA_GIUONG',
    );
    expect(issue).toMatchObject({
      problem: 'REQUIRED',
      because: { en: 'An inpatient bed day needs its bed.' },
    });
  });
});
