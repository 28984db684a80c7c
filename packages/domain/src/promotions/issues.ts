import type { Field } from '../catalogue/catalogue.ts';
import { type Issue, validateField } from '../catalogue/validate.ts';
import { type Decimal, dec } from '../money/decimal.ts';
import { chuongTrinhFields, voucherFields } from './fields.ts';
import { isGift, type LoaiChuongTrinh, type LoaiGiamGia } from './loaiKhuyenMai.ts';

type Maybe<T> = T | null | undefined;

/** A programme as a form writes it. Days as YYYY-MM-DD. */
export type ChuongTrinhInput = {
  LoaiChuongTrinhKhuyenMai?: Maybe<LoaiChuongTrinh>;
  NgayBatDau?: Maybe<string>;
  NgayKetThuc?: Maybe<string>;
  ToanHoaDon?: Maybe<boolean>;
  DichVuDieuKiens?: Maybe<readonly Dong[]>;
  SanPhamDieuKiens?: Maybe<readonly Dong[]>;
  DichVuKhuyenMais?: Maybe<readonly Dong[]>;
  SanPhamKhuyenMais?: Maybe<readonly Dong[]>;
  Goi_Ids?: Maybe<readonly string[]>;
  SoTienDieuKien?: Maybe<Decimal>;
  SoTienKhuyenMai?: Maybe<Decimal>;
  PhanTramKhuyenMai?: Maybe<Decimal>;
};

type Dong = { DichVu_Id?: Maybe<string>; Duoc_Id?: Maybe<string>; SoLuong?: Maybe<number> };

/** What is wrong with a programme before it is kept, by field; whether the law allows it is asked at its release. */
export function chuongTrinhIssues(one: ChuongTrinhInput): Issue[] {
  const { LoaiChuongTrinhKhuyenMai: loai } = one;
  if (!loai) return [{ path: 'LoaiChuongTrinhKhuyenMai', code: 'REQUIRED' }, ...dayIssues(one)];
  return [...dayIssues(one), ...linesIssues(one, loai), ...amountIssues(one, loai)];
}

/** A voucher as a form writes it. */
export type VoucherInput = {
  LoaiGiamGia?: Maybe<LoaiGiamGia>;
  GiaTri?: Maybe<Decimal>;
  SoLuong?: Maybe<number>;
  NgayBatDau?: Maybe<string>;
  NgayKetThuc?: Maybe<string>;
  SoLanToiDaMoiKhach?: Maybe<number>;
};

/** What is wrong with a voucher before it is kept, by field. */
export function voucherIssues(one: VoucherInput): Issue[] {
  const { LoaiGiamGia, GiaTri, SoLuong, SoLanToiDaMoiKhach: lan } = one;
  const most = LoaiGiamGia === 'PhanTram' ? percentMost : null;
  return [
    ...(LoaiGiamGia ? [] : [{ path: 'LoaiGiamGia', code: 'REQUIRED' as const }]),
    ...amountIssue('GiaTri', GiaTri, true, most),
    ...countIssue('SoLuong', SoLuong, true),
    ...countIssue('SoLanToiDaMoiKhach', lan, false),
    ...dayIssues(one),
  ];
}

/** What is wrong with a programme as it is written: each field by itself, then by its rules. */
export const writtenProgrammeIssues = (values: Written, one: ChuongTrinhInput) =>
  written(chuongTrinhFields, values, chuongTrinhIssues(one));

/** What is wrong with a voucher as it is written. */
export const writtenVoucherIssues = (values: Written, one: VoucherInput) =>
  written(voucherFields, values, voucherIssues(one));

type Written = Readonly<Record<string, unknown>>;

function written(fields: Readonly<Record<string, Field>>, values: Written, rules: readonly Issue[]): Issue[] {
  const own = Object.entries(fields).flatMap(([name, field]) => validateField(name, field, values[name]));
  const faulty = new Set(own.map(({ path }) => path));
  return [...own, ...rules.filter(({ path }) => !faulty.has(path))];
}

const percentMost = 100;

function dayIssues({
  NgayBatDau,
  NgayKetThuc,
}: Pick<ChuongTrinhInput, 'NgayBatDau' | 'NgayKetThuc'>): Issue[] {
  if (!NgayBatDau || !NgayKetThuc) {
    return (['NgayBatDau', 'NgayKetThuc'] as const).flatMap((path) =>
      ({ NgayBatDau, NgayKetThuc })[path] ? [] : [{ path, code: 'REQUIRED' }],
    );
  }
  return NgayKetThuc < NgayBatDau ? [{ path: 'NgayKetThuc', code: 'PROMOTION_ENDS_BEFORE_START' }] : [];
}

/** Which lists a kind of programme needs, and that each of their lines has a whole number of things. */
function linesIssues(one: ChuongTrinhInput, loai: LoaiChuongTrinh): Issue[] {
  const count = (...lists: ReadonlyArray<Maybe<readonly unknown[]>>) =>
    lists.reduce((total, list) => total + (list?.length ?? 0), 0);
  const bought = count(one.DichVuDieuKiens, one.SanPhamDieuKiens);
  const given = count(one.DichVuKhuyenMais, one.SanPhamKhuyenMais);
  const missing = (path: string): Issue[] => [{ path, code: 'PROMOTION_NEEDS_LINES' }];
  const issues = (
    ['DichVuDieuKiens', 'SanPhamDieuKiens', 'DichVuKhuyenMais', 'SanPhamKhuyenMais'] as const
  ).flatMap((list) => [
    ...twice(list, one[list] ?? []),
    ...(one[list] ?? []).flatMap(({ SoLuong }, at) => countIssue(`${list}.${at}.SoLuong`, SoLuong, true)),
  ]);
  if (isGift(loai)) {
    const bare = bought === 0 && !one.SoTienDieuKien;
    return [
      ...issues,
      ...(bare ? missing('DichVuDieuKiens') : []),
      ...(given === 0 ? missing('DichVuKhuyenMais') : []),
    ];
  }
  if (loai === 'GiamGiaDichVu' && !one.ToanHoaDon && given === 0)
    return [...issues, ...missing('DichVuKhuyenMais')];
  if (loai === 'GiamGiaCombo' && bought + count(one.Goi_Ids) === 0)
    return [...issues, ...missing('DichVuDieuKiens')];
  return issues;
}

/** Lines that name what an earlier one names. */
function twice(list: string, lines: readonly Dong[]): Issue[] {
  const ids = lines.map(({ DichVu_Id, Duoc_Id }) => DichVu_Id ?? Duoc_Id);
  return ids.flatMap((id, at) =>
    id && ids.indexOf(id) < at ? [{ path: `${list}.${at}`, code: 'DUPLICATE' }] : [],
  );
}

/** A discount is a percent or an amount, one of them; a gift with a limit names it, an advance what it must be. */
function amountIssues(one: ChuongTrinhInput, loai: LoaiChuongTrinh): Issue[] {
  const { PhanTramKhuyenMai: percent, SoTienKhuyenMai: amount, SoTienDieuKien: minimum } = one;
  if (loai === 'MuaXTangY') return amountIssue('SoTienDieuKien', minimum, false);
  const first = amountIssue('SoTienDieuKien', minimum, loai === 'TamUngTangVoucher');
  if (loai === 'MuaXTangYGioiHan') return [...first, ...amountIssue('SoTienKhuyenMai', amount, true)];
  if (percent && amount) return [...first, { path: 'SoTienKhuyenMai', code: 'PROMOTION_PERCENT_OR_AMOUNT' }];
  if (!percent && !amount)
    return [...first, { path: 'PhanTramKhuyenMai', code: 'PROMOTION_PERCENT_OR_AMOUNT' }];
  return [
    ...first,
    ...amountIssue('PhanTramKhuyenMai', percent, false, percentMost),
    ...amountIssue('SoTienKhuyenMai', amount, false),
  ];
}

function amountIssue(
  path: string,
  amount: Maybe<Decimal>,
  needed: boolean,
  most: number | null = null,
): Issue[] {
  if (!amount) return needed ? [{ path, code: 'REQUIRED' }] : [];
  if (dec(amount).lte(0)) return [{ path, code: 'TOO_SMALL', details: { min: 1 } }];
  return most !== null && dec(amount).gt(most) ? [{ path, code: 'TOO_LARGE', details: { max: most } }] : [];
}

function countIssue(path: string, count: Maybe<number>, needed: boolean): Issue[] {
  if (count === null || count === undefined) return needed ? [{ path, code: 'REQUIRED' }] : [];
  return count < 1 ? [{ path, code: 'TOO_SMALL', details: { min: 1 } }] : [];
}
