import { describe, expect, it } from 'vitest';
import { everyRight, refusal } from '../acts/acts.ts';
import { actsWithoutRight, allowedByState } from '../acts/testTable.ts';
import { answerDue, reassessmentDue, signsDue } from './due.ts';
import { dangNamVien, entryTimeIssues, type PhieuChamSocFacts, phieuChamSocActs } from './phieuChamSoc.ts';
import { cleanValues, sheetDoubts, sheetIssues } from './sheetIssues.ts';
import { fieldsFor, type LoaiPhieu, sheets, sheetsForAge } from './sheets.ts';

const told = (issues: ReadonlyArray<{ path: string; code: string }>) =>
  issues.map(({ path, code }) => `${path} ${code}`);

describe('values of an entry', () => {
  it('are cleaned of what is empty', () => {
    expect(
      cleanValues({ Mach: 80, SpO2: null, DichSpO2: false, GhiChu: '  ', YThuc: ' A ', YLenhs: [] }),
    ).toEqual({
      Mach: 80,
      YThuc: 'A',
    });
  });

  it.each<[LoaiPhieu, object, string[]]>([
    ['ChucNangSong', { Mach: 80, NhietDo: 36.8, KhiTho: 'KhiTroi', DichSpO2: true }, []],
    ['ChucNangSong', {}, ['Mach SHEET_EMPTY']],
    [
      'ChucNangSong',
      { Mach: 19, NhietDo: 44, SpO2: '98' },
      ['Mach TOO_SMALL', 'NhietDo TOO_LARGE', 'SpO2 NOT_A_NUMBER'],
    ],
    ['ChucNangSong', { Mach: 80.5, NhietDo: 36.85 }, ['Mach TOO_MANY_DECIMALS', 'NhietDo TOO_MANY_DECIMALS']],
    ['ChucNangSong', { HuyetApCao: 80, HuyetApThap: 90 }, ['HuyetApCao PRESSURE_ORDER']],
    [
      'ChucNangSong',
      { KhiTho: 'toString', DichSpO2: 'x', ThoiGian: 1 },
      ['ThoiGian NOT_IN_LIST', 'KhiTho NOT_IN_LIST', 'DichSpO2 NOT_A_BOOLEAN'],
    ],
    ['ChamSoc', { DienBien: 'Ổn' }, ['PhanCap REQUIRED']],
    [
      'ChamSoc',
      { PhanCap: 'I', YLenhs: ['x'], ThucHien: 'a'.repeat(4001) },
      ['YLenhs NOT_IN_LIST', 'ThucHien TOO_LONG'],
    ],
    ['DichVaoRa', { Uong: 200, NuocTieu: 0 }, []],
  ])('of %s %o', (loai, values, issues) => {
    expect(told(sheetIssues(loai, { ...values }))).toEqual(issues);
  });

  it.each([
    ['usual ones', { Mach: 80, NhietDo: 37, HuyetApCao: 120, SpO2: 97 }, {}, []],
    ['a pulse that is rare at the age', { Mach: 160 }, {}, ['Mach SHEET_VALUE_RARE']],
    ['of a child the same pulse', { Mach: 160 }, {}, [], 2],
    ['one that leaps', { Mach: 130 }, { Mach: 70 }, ['Mach SHEET_VALUE_LEAP']],
    ['a pressure of a child', { HuyetApCao: 65 }, {}, [], 5],
    ['low saturation', { SpO2: 80 }, { SpO2: 97 }, ['SpO2 SHEET_VALUE_RARE']],
    ['what is confirmed', { Mach: 160, NhietDo: 41 }, {}, ['NhietDo SHEET_VALUE_RARE'], 40, ['Mach']],
  ] as Array<[string, object, object, string[], number?, string[]?]>)(
    'are asked again: %s',
    (_what, values, before, issues, years = 40, confirmed = []) => {
      const doubts = sheetDoubts('ChucNangSong', { ...values }, { years, before: { ...before }, confirmed });
      expect(told(doubts)).toEqual(issues);
      expect(doubts.every(({ severity }) => severity === 'confirm')).toBe(true);
    },
  );

  it('asks children for what PEWS judges, adults for the target of saturation', () => {
    const names = (scale: 'NEWS2' | 'PEWS' | null) => fieldsFor('ChucNangSong', scale).map(([name]) => name);
    expect(names('PEWS')).toContain('HanhVi');
    expect(names('PEWS')).not.toContain('DichSpO2');
    expect(names('NEWS2')).not.toContain('HoHap');
    expect(names(null)).toContain('Mach');
  });

  it('scales are offered at the ages that they are meant for', () => {
    const offered = (years: number) => sheetsForAge(years).filter((name) => sheets[name].area !== 'SinhHieu');
    expect(offered(5)).toContain('HumptyDumpty');
    expect(offered(5)).toContain('STRONGkids');
    for (const ofAdults of ['Morse', 'MST', 'NRS2002']) expect(offered(5)).not.toContain(ofAdults);
    expect(offered(40)).not.toContain('MNASF');
    expect(offered(65)).toEqual(expect.arrayContaining(['MNASF', 'Morse', 'MST']));
  });

  it('every sheet says what it lacks without a value, and scores no nothing', () => {
    for (const loai of Object.keys(sheets) as LoaiPhieu[])
      expect(sheetIssues(loai, {}), loai).toHaveLength(1);
  });
});

const at = (text: string) => new Date(`2026-03-${text}:00+07:00`);
const began = at('01T08:00');

describe('what is due', () => {
  it.each([
    ['none, every 12 hours', 'BinhThuong', '01T20:00'],
    ['low, every 6', 'Thap', '01T14:00'],
    ['medium, hourly', 'TrungBinh', '01T09:00'],
    ['high, continuous shown as half an hour', 'Cao', '01T08:30'],
  ] as const)('signs by score: %s', (_what, MucDo, due) => {
    expect(signsDue({ ThoiGian: began, MucDo }, 'I', began)).toEqual(at(due));
  });
  it.each([
    ['I', '01T09:00'],
    ['II', '01T16:00'],
    ['III', '02T08:00'],
    [null, '01T16:00'],
  ] as const)('signs without a score by care level %s', (care, due) => {
    expect(signsDue({ ThoiGian: began, MucDo: null }, care, began)).toEqual(at(due));
  });
  it('signs at once where there are none', () => {
    expect(signsDue(null, 'III', began)).toEqual(began);
  });

  it.each([
    ['nutrition within 36 hours', 'DinhDuong', null, began, '02T20:00'],
    ['nutrition after 7 days', 'DinhDuong', '02T10:00', began, '09T10:00'],
    ['falls within a day', 'TeNga', null, began, '02T08:00'],
    ['falls after a week', 'TeNga', '01T10:00', began, '08T10:00'],
    ['falls after a transfer', 'TeNga', '01T10:00', at('03T12:00'), '04T12:00'],
    ['pressure after a transfer that is written', 'LoetTyDe', '03T13:00', at('03T12:00'), '10T13:00'],
  ] as const)('%s', (_what, area, last, inWard, due) => {
    expect(reassessmentDue(area, last && at(last), { began, inWard })).toEqual(at(due));
  });
  it('nothing of what has no rule', () => {
    expect(reassessmentDue('ChamSoc', null, { began, inWard: began })).toBeNull();
  });

  it('a doctor is called once a rise', () => {
    const minutes = (
      level: 'Thap' | 'TrungBinh' | 'Cao' | null,
      before: 'Thap' | 'TrungBinh' | 'Cao' | null,
    ) => {
      const due = answerDue(began, level, before);
      return due && (due.getTime() - began.getTime()) / 60_000;
    };
    expect(minutes('TrungBinh', null)).toBe(30);
    expect(minutes('TrungBinh', 'Thap')).toBe(30);
    expect(minutes('TrungBinh', 'TrungBinh')).toBeNull();
    expect(minutes('Cao', 'TrungBinh')).toBe(15);
    expect(minutes('TrungBinh', 'Cao')).toBeNull();
    expect(minutes('Thap', null)).toBeNull();
    expect(minutes(null, 'Cao')).toBeNull();
  });
});

describe('the acts on an entry', () => {
  const facts = (TrangThai: string, more: Partial<PhieuChamSocFacts> = {}) => ({
    ...{ TrangThai, node: 'khoa', dangNam: true, choTraLoi: true },
    ...more,
  });
  it('hold while it is in force', () => {
    expect(allowedByState(phieuChamSocActs, facts)).toEqual({
      HieuLuc: ['ghi', 'dinhChinh', 'huy', 'traLoi'],
      DaDinhChinh: ['ghi'],
      DaHuy: ['ghi'],
    });
  });
  it('are refused by right at the ward', () => {
    expect(actsWithoutRight(phieuChamSocActs, facts('HieuLuc'))).toEqual([]);
  });
  it('end with the stay, and an answer is given once', () => {
    const code = (act: keyof typeof phieuChamSocActs.acts, more: object) =>
      refusal(phieuChamSocActs, act, facts('HieuLuc', more), everyRight)?.code;
    expect(code('ghi', { dangNam: false })).toBe('SHEET_STAY_ENDED');
    expect(code('huy', { dangNam: false })).toBe('SHEET_STAY_ENDED');
    expect(code('traLoi', { dangNam: false })).toBeUndefined();
    expect(code('traLoi', { choTraLoi: false })).toBe('SHEET_WARNING_ANSWERED');
    expect(['DangDieuTri', 'ChiDinhRaVien', 'ChoThanhToan', 'DaRaVien'].map(dangNamVien)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
  it('are of a moment within the stay', () => {
    const now = at('02T10:00');
    expect(told(entryTimeIssues(at('02T09:00'), began, now))).toEqual([]);
    expect(told(entryTimeIssues(began, new Date(began.getTime() + 30_000), now))).toEqual([]);
    expect(told(entryTimeIssues(at('01T07:59'), began, now))).toEqual(['ThoiGian SHEET_BEFORE_STAY']);
    expect(told(entryTimeIssues(at('02T10:01'), began, now))).toEqual(['ThoiGian MEDICAL_RECORD_FUTURE']);
  });
});
