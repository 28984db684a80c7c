import { ngayCuaCa } from '@sen/domain/caseReports/baoCaoCaBenh';
import { givenTexts } from '../../engine/acts/givenTexts.ts';
import type { BaoCaoCaBenhInput } from '../../gql/main.ts';
import type { BaoCaoRow } from './tables.ts';

/** Texts and days of a report; an empty one counts as nothing. */
const texts = [
  'NgheNghiep',
  'NoiLamViec',
  'SoDienThoai',
  'NguoiLienHe',
  'NoiO',
  'NoiMacBenh',
  'LoaiMau',
  'LoaiXetNghiem',
  'NoiXetNghiem',
  'TienSuDichTe',
  'NoiChuyenDen',
  'NguoiBaoCao_Id',
  'DienThoaiBaoCao',
  ...ngayCuaCa,
] as const satisfies ReadonlyArray<keyof BaoCaoRow & keyof BaoCaoCaBenhInput>;

/** What is chosen or counted. */
const chosen = [
  'PhanLoaiCa',
  'KetQuaXetNghiem',
  'TiemChung',
  'SoMuiTiem',
  'TinhTrang',
] as const satisfies ReadonlyArray<keyof BaoCaoRow & keyof BaoCaoCaBenhInput>;

const answered = ['LayMau', 'DotBenhMoi'] as const;

type Written = (typeof texts)[number] | (typeof chosen)[number] | (typeof answered)[number];

/** What people write of a case. */
export type Values = Partial<Pick<BaoCaoRow, Written>>;

/** The fields that an input names, the rest left out; an empty day of the report, and an empty answer, count as not given. */
export function valuesOf(input: BaoCaoCaBenhInput): Values {
  const { NgayBaoCao, ...given } = givenTexts(input, texts);
  const values: Values = { ...given, ...(NgayBaoCao ? { NgayBaoCao } : {}) };
  for (const field of answered) if (input[field] != null) values[field] = input[field];
  return Object.assign(
    values,
    Object.fromEntries(
      chosen.filter((field) => input[field] !== undefined).map((field) => [field, input[field]]),
    ),
  );
}

/** What is written in a report, for its next version. */
export function writtenOf(row: BaoCaoRow): Values {
  return Object.fromEntries([...texts, ...chosen, ...answered].map((field) => [field, row[field]]));
}
