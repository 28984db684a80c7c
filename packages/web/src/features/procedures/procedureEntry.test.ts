import { describe, expect, it } from 'vitest';
import {
  blankReport,
  cleanProcedure,
  ofTeam,
  type ProcedureResult,
  type ProcedureValues,
  partOfPath,
  placedIssues,
  procedureInput,
  procedureIssues,
  procedureParts,
  procedureValues,
  shownReport,
  tabOf,
  withComplication,
} from './procedureEntry.ts';

const line = {
  ChiTiet_Id: 'apxe',
  TenDichVu: 'Chích rạch áp xe',
  KhongKetQua: false,
  truongs: [],
  hinhAnhs: [],
};
const result = {
  ketQua: {
    DichVuYeuCau: { NgayYeuCau: '2026-11-20T01:00:00.000Z' },
    ketQuas: [
      {
        ...line,
        thietBis: [],
        mauKetLuans: [],
        NguoiThucHien_Ids: ['a'],
        NguoiThucHiens: [],
        ThoiGianThucHien: '2026-11-20T02:00:00.000Z',
      },
    ],
  },
  tuongTrinh: { batBuoc: true, BatDau: '2026-11-20T02:00:00.000Z', Kip: [] },
} as unknown as ProcedureResult; // what the form reads of a result

const stored = procedureValues(result);
const now = new Date('2026-11-20T05:00:00Z');
const reported = (part: Partial<ProcedureValues['tuongTrinh']>): ProcedureValues => ({
  ...stored,
  tuongTrinh: { ...stored.tuongTrinh, ...part },
});
const surgeon = { NhanVien_Id: 'a', VaiTro: 'PhauThuatVienChinh' as const, TyLe: '70.5' };

describe('the parts of a slip', () => {
  it('are the fields of its report and those of its services; they come together', () => {
    const writer = reported({ TuVong: 'KhongTuVong', Kip: [surgeon] });
    const phone: ProcedureValues = {
      ...stored,
      dichVus: procedureValues({
        ...result,
        ketQua: { ...result.ketQua, ketQuas: [{ ...result.ketQua.ketQuas[0], KetLuan: 'Xong' }] },
      } as ProcedureResult).dichVus,
    };
    const changed = procedureParts.differing(writer, stored);
    expect(changed).toEqual(['tuongTrinh.TuVong', 'tuongTrinh.Kip']);
    expect(procedureParts.differing(phone, stored)).toEqual(['apxe.KetLuan']);
    const both = procedureParts.put(phone, procedureParts.pick(writer, changed), changed);
    expect(procedureParts.differing(both, stored)).toEqual([...changed, 'apxe.KetLuan']);
    expect(both.tuongTrinh).toEqual(writer.tuongTrinh);
  });
});

describe('what is wrong', () => {
  const wrong = (values: ProcedureValues, complete: boolean) =>
    procedureIssues(result, values, complete, now).map(({ path, code }) => `${path} ${code}`);

  it('is what is missing only when it is locked or returned', () => {
    expect(wrong(stored, false)).toEqual([]);
    expect(wrong(stored, true)).toEqual([
      'ketQuas.0.KetLuan REQUIRED',
      'tuongTrinh.KetThuc REQUIRED',
      'tuongTrinh.TuVong REQUIRED',
      'tuongTrinh.Kip PROCEDURE_MAIN',
    ]);
  });

  it('is a time to come that is typed here, not one that the server knows and a slow clock has yet to reach', () => {
    const slow = new Date('2026-11-20T01:30:00Z');
    const says = (values: ProcedureValues) =>
      procedureIssues(result, values, false, slow)
        .filter(({ path }) => path.startsWith('tuongTrinh.'))
        .map(({ path, code }) => `${path} ${code}`);
    expect(says(stored)).toEqual([]);
    expect(says(reported({ BatDau: '2026-11-20T02:01:00.000Z' }))).toEqual([
      'tuongTrinh.BatDau PROCEDURE_FUTURE',
    ]);
  });

  it('is a time and a share that are none', () => {
    const typed = reported({ KetThuc: '99/99', Kip: [{ ...surgeon, TyLe: 'nhiều' }] });
    expect(wrong(typed, false)).toEqual([
      'tuongTrinh.KetThuc NOT_A_DATE',
      'tuongTrinh.Kip.0.TyLe NOT_A_NUMBER',
    ]);
  });

  it('stands on its tab and at its part, also as the server says it', () => {
    const issue = { path: 'luu.tuongTrinh.Kip.0.NhanVien_Id', code: 'NOT_IN_LIST' };
    const [placed] = placedIssues([issue], result, []);
    expect(placed?.path).toBe('tuongTrinh.Kip.0.NhanVien_Id');
    expect(partOfPath(placed?.path ?? '', result)).toBe('tuongTrinh.Kip');
    expect(['ketQuas.0.KetLuan', 'ketQuas.0.hinhAnhs.1.Tep_Id', 'tuongTrinh.TuVong'].map(tabOf)).toEqual([
      'KetQua',
      'HinhAnh',
      'ThongTin',
    ]);
  });
});

it('drops rows of the team of which nothing is said, and asks for the person of those of which something is', () => {
  const blank = { NhanVien_Id: null, VaiTro: 'PhauThuatVienPhu' as const, TyLe: null };
  const meant = cleanProcedure(reported({ Kip: [blank, surgeon, { ...blank, TyLe: ' ' }] }));
  expect(meant.tuongTrinh.Kip).toEqual([surgeon]);
  expect(procedureIssues(result, meant, false, now)).toEqual([]);
  const shared = reported({ Kip: [surgeon, { ...blank, TyLe: '10' }] });
  expect(cleanProcedure(shared)).toBe(shared);
  expect(procedureIssues(result, shared, false, now).map(({ path }) => path)).toEqual([
    'tuongTrinh.Kip.1.NhanVien_Id',
  ]);
});

it('keeps what is said about a complication until there is none', () => {
  expect(withComplication('DoGayMe')).toEqual({ TaiBien: 'DoGayMe' });
  expect(withComplication('KhongTaiBien')).toEqual({ TaiBien: 'KhongTaiBien', TaiBienGhiChu: '' });
  expect(withComplication(null)).toEqual({ TaiBien: null, TaiBienGhiChu: '' });
});

it('shows a report where one is written of the version that is shown, and none of a dressing', () => {
  const tuongTrinh = { PhienBan: 2 };
  expect(shownReport({ tuongTrinh, tuongTrinhs: [tuongTrinh, { PhienBan: 1 }] })).toBe(tuongTrinh);
  expect(shownReport({ tuongTrinh, tuongTrinhs: [{ PhienBan: 1 }] })).toBeNull();
  expect(shownReport({ tuongTrinh, tuongTrinhs: [] })).toBeNull();
});

it('leaves it to the report who performed a service and when', () => {
  expect(ofTeam({ KetLuan: 'Xong', ThoiGianThucHien: '2026-11-20T02:00:00.000Z' })).toEqual({
    KetLuan: 'Xong',
    ThoiGianThucHien: null,
  });
});

it('sends the changed fields of the report alone, shares as numbers, emptied texts as nothing', () => {
  const mine = reported({
    ...blankReport,
    BatDau: stored.tuongTrinh.BatDau,
    ChanDoanSau: '',
    Kip: [surgeon],
  });
  expect(procedureInput(result, mine, ['tuongTrinh.Kip', 'tuongTrinh.ChanDoanSau'], 3)).toEqual({
    version: 3,
    ketQuas: [],
    tuongTrinh: { ChanDoanSau: null, Kip: [{ NhanVien_Id: 'a', VaiTro: 'PhauThuatVienChinh', TyLe: 70.5 }] },
  });
  expect(procedureInput(result, mine, [], 3).tuongTrinh).toBeNull();
});
