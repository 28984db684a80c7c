import { describe, expect, it } from 'vitest';
import {
  inputOf,
  issuesInSlip,
  type LineValues,
  lineOf,
  partAt,
  partOfIssue,
  progressOf,
  progressText,
  type ReadingLine,
  readingParts,
  valuesOf,
  withTemplate,
} from './readingEntry.ts';
import { entryIssues } from './readingIssues.ts';

const line = (ChiTiet_Id: string, more: Partial<ReadingLine> = {}): ReadingLine => ({
  ChiTiet_Id,
  TenDichVu: `Dịch vụ ${ChiTiet_Id}`,
  KhongKetQua: false,
  MoTa: null,
  KetLuan: null,
  DeNghi: null,
  LaNguyHiem: false,
  TuDienKetLuan_Id: null,
  ThietBi_Id: null,
  ThietBi: null,
  NguoiThucHien_Ids: ['an'],
  NguoiThucHiens: [{ _id: 'an', ten: 'An' }],
  ThoiGianThucHien: '2026-11-25T02:00:00.000Z',
  truongs: [],
  lanTruoc: null,
  hinhAnhs: [],
  thietBis: [],
  mauKetLuans: [],
  ...more,
});
const lines = [line('ecg', { MoTa: 'Nhịp xoang đều.' }), line('eeg'), line('none', { KhongKetQua: true })];
const stored = valuesOf(lines);
const typed = (id: string, part: Partial<LineValues>, on = stored) => ({
  ...on,
  [id]: { ...lineOf(on, id), ...part },
});
const around = { ordered: Date.parse('2026-11-25T01:00:00Z'), now: Date.parse('2026-11-25T03:00:00Z') };
const image = (Tep_Id: string, ChuThich = '') => ({ Tep_Id, ChuThich, InTrenPhieu: true });

it('keeps of which side of the work an image is, as it is chosen and as it is stored', () => {
  const sided = (Phia: 'Truoc' | 'Sau' | null) => ({ ...image('a'), Phia, DanhDaus: [] });
  const before = valuesOf([line('ecg', { hinhAnhs: [sided('Truoc')] })]);
  expect(lineOf(before, 'ecg').hinhAnhs).toEqual([sided('Truoc')]);
  const mine = typed('ecg', { hinhAnhs: [sided('Sau')] }, before);
  const changed = readingParts.differing(mine, before);
  expect(changed).toEqual(['ecg.hinhAnhs']);
  expect(inputOf(lines, mine, changed, 7).ketQuas[0]?.hinhAnhs).toMatchObject([{ Tep_Id: 'a', Phia: 'Sau' }]);
});

describe('the parts of a slip', () => {
  it('are the fields of its services; blanks around a text are no change', () => {
    const mine = typed('ecg', { MoTa: ' Nhịp xoang đều. ', KetLuan: 'Bình thường' });
    expect(readingParts.differing(mine, stored)).toEqual(['ecg.KetLuan']);
  });

  it('come together when one person writes and another adds images', () => {
    const writer = typed('ecg', { KetLuan: 'Bình thường' });
    const phone = typed('ecg', { hinhAnhs: [image('a')] });
    const together = readingParts.put(phone, writer, readingParts.differing(writer, stored));
    expect(lineOf(together, 'ecg')).toMatchObject({ KetLuan: 'Bình thường', hinhAnhs: [{ Tep_Id: 'a' }] });
  });

  it('differ by the order, the words and the print of images', () => {
    const two = typed('ecg', { hinhAnhs: [image('a'), image('b')] });
    const turned = typed('ecg', { hinhAnhs: [image('b'), image('a')] });
    const told = typed('ecg', { hinhAnhs: [image('a', 'D2'), image('b')] });
    expect(readingParts.differing(two, turned)).toEqual(['ecg.hinhAnhs']);
    expect(readingParts.differing(two, told)).toEqual(['ecg.hinhAnhs']);
    expect(readingParts.differing(two, structuredClone(two))).toEqual([]);
  });

  it('are the fields of a report one by one: two people who measure do not collide', () => {
    const base = typed('ecg', { truongs: { EF: '50', 'V. A': '1.2' } });
    const one = typed('ecg', { truongs: { EF: '48', 'V. A': '1.2' } }, base);
    const other = typed('ecg', { truongs: { LVDd: '60', EF: '50' } }, base);
    expect(readingParts.differing(one, base)).toEqual(['ecg.truongs.EF']);
    expect([...readingParts.differing(other, base)].sort()).toEqual(['ecg.truongs.LVDd', 'ecg.truongs.V. A']);
    const together = readingParts.put(other, one, readingParts.differing(one, base));
    expect(lineOf(together, 'ecg').truongs).toEqual({ EF: '48', LVDd: '60' });
    const draft = readingParts.pick(one, ['ecg.truongs.EF']);
    expect(lineOf(readingParts.put(base, draft, ['ecg.truongs.EF']), 'ecg').truongs['V. A']).toBe('1.2');
    expect(readingParts.put(base, one, ['ecg.truongs'])).toEqual(one); // a draft of an earlier version of Sen
  });

  it('are kept in a draft alone', () => {
    const mine = typed('eeg', { KetLuan: 'Bình thường' });
    const draft = readingParts.pick(mine, ['eeg.KetLuan']);
    expect(readingParts.put(stored, draft, ['eeg.KetLuan'])).toEqual(mine);
  });
});

describe('what is wrong with a slip', () => {
  it('is a missing conclusion only when it is returned, and never that of a service without a result', () => {
    expect(entryIssues(lines, stored, false, around)).toEqual([]);
    expect(entryIssues(lines, stored, true, around).map(({ path }) => path)).toEqual([
      'ketQuas.0.KetLuan',
      'ketQuas.1.KetLuan',
    ]);
  });

  it('is a text that is too long', () => {
    const [issue] = entryIssues(lines, typed('eeg', { DeNghi: 'x'.repeat(1001) }), false, around);
    expect(issue).toEqual({ path: 'ketQuas.1.DeNghi', code: 'TOO_LONG', details: { max: 1000 } });
  });

  it('is a field of the report that is no number or no choice of its list, but nothing that is stored already', () => {
    const field = {
      CoKetQua: null,
      Ten: 'A',
      TenTiengAnh: null,
      Nhom: null,
      DonVi: null,
      Min: null,
      Max: null,
      BatBuoc: false,
    };
    const side = {
      ...field,
      Ma: 'SIDE',
      Kieu: 'LuaChon' as const,
      LuaChons: ['Trái', 'Phải'],
      GiaTri: 'Giữa',
    };
    const number = { ...field, Ma: 'EF', Kieu: 'So' as const, LuaChons: [], GiaTri: '50' };
    const report = [line('ecg', { truongs: [number, side] })];
    const found = (truongs: Record<string, string>) =>
      entryIssues(report, typed('ecg', { truongs }, valuesOf(report)), false, around);
    expect(found({ EF: '50', SIDE: 'Giữa' })).toEqual([]);
    expect(found({ EF: '48,5', SIDE: 'Trái' })).toEqual([]);
    expect(found({ EF: 'năm mươi', SIDE: 'Trên' })).toEqual([
      { path: 'ketQuas.0.truongs.EF', code: 'NOT_A_NUMBER' },
      { path: 'ketQuas.0.truongs.SIDE', code: 'NOT_IN_LIST' },
    ]);
  });

  it('is a performer named twice, a time that is none, and for a return a performer, a time and a device that lack', () => {
    const twice = typed('ecg', { NguoiThucHien_Ids: ['an', 'an'], ThoiGianThucHien: 'chín giờ' });
    expect(entryIssues(lines, twice, false, around)).toEqual([
      { path: 'ketQuas.0.ThoiGianThucHien', code: 'NOT_A_DATE' },
    ]);
    const late = typed('ecg', {
      NguoiThucHien_Ids: ['an', 'an'],
      ThoiGianThucHien: '2026-11-25T03:01:00.000Z',
    });
    expect(entryIssues(lines, late, false, around).map(({ path }) => path)).toEqual([
      'ketQuas.0.NguoiThucHien_Ids',
      'ketQuas.0.ThoiGianThucHien',
    ]);
    const [device, other] = ['x', 'y'].map((_id) => ({ _id, ten: _id }));
    const two = [line('ecg', { KetLuan: 'Bình thường', thietBis: device && other ? [device, other] : [] })];
    const nothing = typed('ecg', { NguoiThucHien_Ids: [], ThoiGianThucHien: null }, valuesOf(two));
    expect(entryIssues(two, nothing, false, around)).toEqual([]);
    expect(entryIssues(two, nothing, true, around).map(({ path }) => path)).toEqual([
      'ketQuas.0.NguoiThucHien_Ids',
      'ketQuas.0.ThoiGianThucHien',
      'ketQuas.0.ThietBi_Id',
    ]);
  });

  it('is no time that the server gave and nobody has touched, whatever the clock of the desk says', () => {
    const slow = { ...around, now: Date.parse('2026-11-25T01:30:00Z') };
    expect(entryIssues(lines, stored, false, slow)).toEqual([]);
    const touched = typed('ecg', { ThoiGianThucHien: '2026-11-25T01:31:00.000Z' });
    expect(entryIssues(lines, touched, false, slow).map(({ path }) => path)).toEqual([
      'ketQuas.0.ThoiGianThucHien',
    ]);
  });

  it('is nothing of who performed it where the whole slip says that', () => {
    const nobody = typed('ecg', { KetLuan: 'Bình thường', NguoiThucHien_Ids: [], ThoiGianThucHien: null });
    const one = lines.slice(0, 1);
    expect(entryIssues(one, nobody, true, { ...around, saidOnce: true })).toEqual([]);
  });

  it('as the server says it stands at its service, though only changed ones were sent', () => {
    const sent = [{ path: 'luu.ketQuas.0.hinhAnhs.1.Tep_Id', code: 'PICTURE_UNKNOWN' }];
    const [issue] = issuesInSlip(sent, lines, ['eeg.hinhAnhs']);
    expect(issue?.path).toBe('ketQuas.1.hinhAnhs.1.Tep_Id');
    expect(partOfIssue(issue?.path ?? '', lines)).toBe(partAt('eeg', 'hinhAnhs'));
  });
});

describe('what goes to the server', () => {
  it('is the changed fields of the changed services', () => {
    const mine = typed('eeg', { KetLuan: 'Bình thường', hinhAnhs: [image('a', 'C3')] });
    expect(inputOf(lines, mine, readingParts.differing(mine, stored), 7)).toEqual({
      version: 7,
      ketQuas: [
        {
          ChiTiet_Id: 'eeg',
          KetLuan: 'Bình thường',
          hinhAnhs: [{ Tep_Id: 'a', ChuThich: 'C3', InTrenPhieu: true }],
        },
      ],
    });
  });
});

it('sends the fields of a report that changed, and finds the issue of one', () => {
  const field = { Kieu: 'So', Ten: 'EF', TenTiengAnh: null } as const;
  const [ef, lvdd] = [
    { ...field, Ma: 'EF' },
    { ...field, Ma: 'LVDd' },
  ] as unknown as ReadingLine['truongs']; // what is read of them
  const measured = [line('ecg'), line('eeg', { truongs: ef && lvdd ? [ef, lvdd] : [] })];
  const mine = typed('eeg', { truongs: { EF: '48' } });
  const changed = readingParts.differing(mine, stored);
  expect(inputOf(measured, mine, changed, 7).ketQuas).toEqual([
    { ChiTiet_Id: 'eeg', truongs: [{ Ma: 'EF', GiaTri: '48' }] },
  ]);
  const sent = [{ path: 'luu.ketQuas.0.truongs.EF', code: 'NOT_A_NUMBER' }];
  const [issue] = issuesInSlip(sent, measured, changed);
  expect(issue?.path).toBe('ketQuas.1.truongs.EF');
  expect(partOfIssue(issue?.path ?? '', measured)).toBe('eeg.truongs.EF');
});

it('counts the conclusions of the services that need one', () => {
  expect(progressOf(lines, typed('ecg', { KetLuan: 'Bình thường' }))).toEqual({ concluded: 1, needed: 2 });
});

it('says what is still to be concluded, and that nothing is', () => {
  expect(progressText({ concluded: 1, needed: 2 })).toEqual(['progress', { concluded: 1, needed: 2 }]);
  expect(progressText({ concluded: 2, needed: 2 })[0]).toBe('complete');
  expect(progressText({ concluded: 0, needed: 0 })[0]).toBe('nothingNeeded');
});

it('fills a service from a ready conclusion, keeps its images and names what would be lost', () => {
  const template = {
    _id: 't',
    TenTuDienKetLuan: 'Rung nhĩ',
    MoTa: 'RR không đều.',
    KetLuan: 'Rung nhĩ.',
    DeNghi: null,
  };
  const before = lineOf(typed('ecg', { hinhAnhs: [image('a')], DeNghi: 'Tái khám' }), 'ecg');
  const { line: after, lost } = withTemplate(before, template);
  expect(lost).toEqual(['MoTa']);
  expect(after).toMatchObject({
    MoTa: 'RR không đều.',
    KetLuan: 'Rung nhĩ.',
    DeNghi: 'Tái khám',
    TuDienKetLuan_Id: 't',
    hinhAnhs: [{ Tep_Id: 'a' }],
  });
});
