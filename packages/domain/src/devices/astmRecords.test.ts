import { expect, it } from 'vitest';
import { readAstm, writeAstmOrders } from './astmRecords.ts';
import { deviceTime, deviceTimeOf } from './deviceMessage.ts';
import { converted, type LinkFacts, laboratoryValue, linkState, sameUnit } from './mapping.ts';
import { samplePlaces } from './sampleId.ts';

it('reads values with their sample, code, unit and time', () => {
  const read = readAstm([
    'H|\\^&|||Cobas',
    'P|1',
    'O|1|2611050001^^||^^^GLU|R',
    'R|1|^^^GLU|5.4|mmol/L|3.9^6.4|N||F||||20261105081530',
    'C|1|I|ok',
    'R|2|^^^HBsAg&F&1|Negative',
    'L|1|N',
  ]);
  expect(read.results).toEqual([
    {
      SIDMau: '2611050001',
      MaMay: 'GLU',
      GiaTri: '5.4',
      DonVi: 'mmol/L',
      Co: 'N',
      LucChay: '2026-11-05T01:15:30.000Z',
    },
    { SIDMau: '2611050001', MaMay: 'HBsAg|1', GiaTri: 'Negative', DonVi: null, Co: null, LucChay: null },
  ]);
});

it('reads powers and comparisons whole, also with the sign that parts a field', () => {
  const read = readAstm(['H|\\^&', 'O|1|S1', 'R|1|^^^WBC|6.1|10^9/L', 'R|2|^^^TNI|<^0.01|ng/mL^x']);
  expect(read.results).toMatchObject([
    { GiaTri: '6.1', DonVi: '10^9/L' },
    { GiaTri: '<0.01', DonVi: 'ng/mL' },
  ]);
});

it('takes a value as final only where the analyser says so or nothing', () => {
  const lines = ['F', 'C', '', 'P', 'X'].map((state, at) => `R|${at + 1}|^^^GLU|5.4|mmol/L||N||${state}`);
  const { results } = readAstm(['H|\\^&', 'O|1|S1', ...lines]);
  expect(results.map(({ ChuaCuoi }) => ChuaCuoi ?? false)).toEqual([false, false, false, true, true]);
});

it('reads with the separators that the header names', () => {
  const read = readAstm(['H!~$%', 'O!1!S1', 'R!1!$$$NA!140', 'L!1!N']);
  expect(read.results).toMatchObject([{ SIDMau: 'S1', MaMay: 'NA', GiaTri: '140' }]);
});

it('reads for which samples orders are asked, and answers them', () => {
  const asked = readAstm(['H|\\^&', 'Q|1|^S1\\^S2||ALL', 'L|1|N']).queries;
  expect(asked.map(({ SIDMau }) => SIDMau)).toEqual(['S1', 'S2']);
  const order = {
    SIDMau: 'S1',
    MaYTe: 'BN1',
    GioiTinh: 'F',
    NgaySinh: '',
    KhanCap: false,
    MaMays: ['GLU', 'URE'],
  } as const;
  const answer = writeAstmOrders([order], new Date('2026-11-05T01:15:30Z'));
  expect(answer[1]).toBe('P|1|BN1||||||F');
  expect(answer[2]?.split('|').slice(0, 6)).toEqual(['O', '1', 'S1', '', '^^^GLU\\^^^URE', 'R']);
  expect(answer[2]?.split('|')[25]).toBe('Q');
  expect(writeAstmOrders([], new Date()).at(-1)).toBe('L|1|I');
});

/** A message of one order and one result, in which the named fields stand. */
const message = ({ P = 'P|1', O = 'O|1|S1', R = 'R|1|^^^GLU|5.4' }) => readAstm(['H|\\^&', P, O, R, 'L|1|N']);

it.each([
  ['a rack, a place, the id and how it was read', 'O|1||2^1^         2611050001^B|'],
  ['a counter and the id', 'O|1|11625^2611050001      ^1^^004|R1|'],
  ['the id, and beside it what the instrument calls it', 'O|1|2611050001|2596^0012^2^^S1^SC|'],
])('takes the longest part of the id of a sample for it, and keeps every part: %s', (_what, O) => {
  const [result] = message({ O }).results;
  expect(result?.SIDMau).toBe('2611050001');
  expect(result?.MauKhac).toContain('2611050001');
});

it('takes the part that the link names for the id of a sample, and no other one', () => {
  const places = samplePlaces('O.4.2, q-3.2');
  const records = ['H|\\^&', 'O|1|2611050001|A^77', 'R|1|^^^GLU|5.4', 'Q|1|2611050001^78', 'L|1|N'];
  const { results, queries } = readAstm(records, places);
  expect([results[0]?.SIDMau, results[0]?.MauKhac]).toEqual(['77', undefined]);
  expect([queries[0]?.SIDMau, queries[0]?.MauKhac]).toEqual(['78', undefined]);
});

it('answers a question by rack with the field as it was asked, and one by id and place with the place beside', () => {
  const answered = (asked: string) => {
    const [query] = readAstm(['H|\\^&', `Q|1|${asked}||ALL`, 'L|1|N']).queries;
    const order = { SIDMau: '2611050001', MaYTe: '', GioiTinh: 'U', NgaySinh: '', KhanCap: false } as const;
    const lines = writeAstmOrders([{ ...order, MaMays: ['GLU'], hoi: query?.hoi ?? [] }], new Date());
    return lines[2]?.split('|').slice(2, 4);
  };
  expect(answered('000001^01^     2611050001^B')).toEqual(['000001^01^     2611050001^B', '']);
  expect(answered('^^2611050001^2596^0012^2^^S1^SC')).toEqual(['2611050001', '2596^0012^2^^S1^SC']);
  expect(answered('^2611050001')).toEqual(['2611050001', '']);
});

it('reads a value of several parts by what they are', () => {
  const value = (field: string) => message({ R: `R|1|^^^HIV|${field}` }).results[0];
  expect(value('-1^0.750')).toMatchObject({ GiaTri: '0.750', DienGiai: 'AmTinh' });
  expect(value('NOT DETECTED^')?.GiaTri).toBe('NOT DETECTED');
  expect(value('""')?.GiaTri).toBe('');
  expect(value('DETECTED^120')).toMatchObject({ GiaTri: 'DETECTED^120', KhongHieu: true });
  expect(value('5.4\\6.1')).toMatchObject({ KhongHieu: true });
});

it('tells the results of one test apart that a GeneXpert parts it into, and asks for the test once', () => {
  const codes = [
    '^FLU^^A^Xpert Flu^1^Flu A^',
    '^FLU^^A^^^^',
    '^FLU^^A^^^IC^',
    '^FLU^^A^^^IC^Ct',
    '^FLU^^B^^^IC^Ct',
  ].map((code) => message({ R: `R|1|${code}|x` }).results[0]?.MaMay ?? '');
  expect(codes).toEqual(['FLU^A^Flu A', 'FLU^A', 'FLU^A^IC', 'FLU^A^IC^Ct', 'FLU^B^IC^Ct']);
  const order = {
    SIDMau: 'S1',
    MaYTe: '',
    GioiTinh: 'U',
    NgaySinh: '',
    KhanCap: false,
    MaMays: codes,
  } as const;
  expect(writeAstmOrders([order], new Date())[2]?.split('|')[4]).toBe('^^^FLU');
});

it('reads the person of a message, of a control its names, and says what it did not understand', () => {
  const P = 'P|1||1212|^^^^|TOMMY^A||19620824|M';
  expect(message({ P }).results[0]?.NguoiMay).toEqual({
    ma: ['1212'],
    ten: 'TOMMY A',
    ngaySinh: '19620824',
    gioiTinh: 'MALE',
  });
  const [control] = message({ P, O: 'O|1|QC-1^L77||^^^GLU|R||||||Q' }).results;
  expect([control?.KiemChuan, control?.NguoiMay]).toEqual([{ ten: ['QC-1', 'L77'], Muc: null }, undefined]);
  expect(readAstm(['H|\\^&', 'L|1|N']).GhiChu).toBeUndefined();
  expect(readAstm(['H|\\^&', 'P|1', 'O|1|S1', 'L|1|N']).GhiChu).toBe('NOTHING_READ');
  expect(readAstm(['H|\\^&', 'X|1|S1', 'O|1|S1', 'R|1|^^^GLU|5', 'L|1|N'])).toMatchObject({
    GhiChu: 'UNKNOWN_RECORD',
    results: [{ GiaTri: '5' }],
  });
});

it('reads and writes times by the clock of Vietnam', () => {
  expect(deviceTime('20261105')).toBe('2026-11-04T17:00:00.000Z');
  expect(deviceTime('20261399')).toBeNull();
  expect(deviceTimeOf(new Date('2026-11-05T01:15:30Z'))).toBe('20261105081530');
});

it('converts numbers alone', () => {
  expect(converted('97', { HeSo: '0.0555', SoLe: 2 })).toBe('5.38');
  expect(converted('<0,5', { HeSo: '10', SoLe: null })).toBe('<5');
  expect(converted('<=0,5', { HeSo: '10', SoLe: null })).toBe('≤5');
  expect(converted('+2.5', { HeSo: '10', SoLe: 1 })).toBe('25.0');
  expect(converted('Negative', { HeSo: '10', SoLe: 1 })).toBe('Negative');
  expect(converted(' 5.40 ', { HeSo: null, SoLe: null })).toBe('5.40');
});

it('uses a meaning only for the unit that it speaks of', () => {
  const meaning = { HeSo: '0.0555', SoLe: 2, DonViMay: 'mg/dL' };
  expect(laboratoryValue({ GiaTri: '97', DonVi: 'MG/dl' }, meaning)).toEqual({ KetQua: '5.38', DonVi: null });
  expect(laboratoryValue({ GiaTri: '5.4', DonVi: 'mmol/L' }, meaning)).toEqual({
    KetQua: '5.4',
    DonVi: 'mmol/L',
  });
  const rounds = { HeSo: null, SoLe: 1, DonViMay: null };
  expect(laboratoryValue({ GiaTri: '5.44', DonVi: 'mmol/L' }, rounds)).toEqual({
    KetQua: '5.4',
    DonVi: 'mmol/L',
  });
});

it.each([
  ['umol/l', 'µmol/L', true],
  ['μmol/L', 'µmol/L', true],
  ['x10*9/L', '10^9/L', true],
  ['10⁹/L', '10^9 / l', true],
  ['G/L', '10^9/L', false],
  ['10^9/L', '10^12/L', false],
  ['mg/dL', 'mmol/L', false],
])('%s and %s are one unit: %s', (one, other, same) => expect(sameUnit(one, other)).toBe(same));

it('says how a link stands', () => {
  const now = new Date('2026-11-26T08:00:00Z');
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
  const link: LinkFacts = {
    Bat: true,
    NhipTim: ago(5),
    DuongTruyen: 'DaKetNoi',
    TinCuoiLuc: ago(700),
    KetNoiLuc: ago(4000),
    ImSauPhut: 10,
  };
  expect(linkState({ ...link, Bat: false }, now)).toBe('Tat');
  expect(linkState({ ...link, NhipTim: ago(100) }, now)).toBe('KhongChay');
  expect(linkState({ ...link, DuongTruyen: 'Loi' }, now)).toBe('Loi');
  expect(linkState({ ...link, DuongTruyen: 'DangNghe' }, now)).toBe('DangNghe');
  expect(linkState(link, now)).toBe('Im');
  expect(linkState({ ...link, TinCuoiLuc: ago(60) }, now)).toBe('DaKetNoi');
  expect(linkState({ ...link, ImSauPhut: null }, now)).toBe('DaKetNoi');
});
