import type { CaBenhCuaKhamQuery, CaBenhFragment } from './caseReports.main.gen.ts';

/** What a session asks for, and what the patient's record says for the report. */
export type Work = NonNullable<CaBenhCuaKhamQuery['viecBaoCaoCaBenh']>;

/** The fields of text and days in the order of the form, by its parts. */
export const reportParts = {
  patient: ['NgheNghiep', 'NoiLamViec', 'SoDienThoai', 'NguoiLienHe', 'NoiO', 'NoiMacBenh'],
  illness: ['NgayKhoiPhat', 'NgayKhamDauTien', 'NgayNhapVien'],
  sample: ['NgayLayMau', 'LoaiMau', 'LoaiXetNghiem', 'NgayXetNghiem', 'NoiXetNghiem'],
  outcome: ['NgayTinhTrang', 'NoiChuyenDen'],
  reporter: ['NgayBaoCao', 'DienThoaiBaoCao'],
} as const;

const texts = [
  ...reportParts.patient,
  ...reportParts.illness,
  ...reportParts.sample,
  ...reportParts.outcome,
  ...reportParts.reporter,
  'NgayTiemCuoi',
  'TienSuDichTe',
  'NguoiBaoCao_Id',
] as const;
const choices = ['PhanLoaiCa', 'KetQuaXetNghiem', 'TiemChung', 'TinhTrang'] as const;

/** Every field of the form. */
export const reportFields = [...texts, ...choices, 'SoMuiTiem', 'LayMau', 'DotBenhMoi'] as const;

export type ReportValues = { [K in (typeof texts)[number]]: string | null } & {
  [K in (typeof choices)[number]]: CaBenhFragment[K];
} & { SoMuiTiem: string | null; LayMau: boolean; DotBenhMoi: boolean };

/** The values of a report as stored; a new one begins with what the patient's record and the session say. */
export function reportValues(record: CaBenhFragment | null, work: Work | null, day: string): ReportValues {
  if (record) {
    const stored = Object.fromEntries(
      [...texts, ...choices].map((field) => [field, record[field] ?? null]),
    ) as Omit<ReportValues, 'SoMuiTiem' | 'LayMau' | 'DotBenhMoi'>; // every field of both lists
    const { SoMuiTiem, LayMau, DotBenhMoi } = record;
    return { ...stored, SoMuiTiem: SoMuiTiem == null ? null : String(SoMuiTiem), LayMau, DotBenhMoi };
  }
  const empty = Object.fromEntries(texts.map((field) => [field, null])) as {
    [K in (typeof texts)[number]]: null;
  }; // every field of the list
  return {
    ...empty,
    NgheNghiep: work?.NgheNghiep ?? null,
    NoiLamViec: work?.NoiLamViec ?? null,
    SoDienThoai: work?.SoDienThoai ?? null,
    NguoiLienHe: work?.NguoiLienHe ?? null,
    NoiO: work?.NoiO ?? null,
    NgayKhamDauTien: day,
    NguoiBaoCao_Id: work?.NguoiBaoCao?._id ?? null,
    DienThoaiBaoCao: work?.DienThoaiBaoCao ?? null,
    NgayBaoCao: work?.NgayBaoCao ?? null,
    PhanLoaiCa: 'NghiNgo',
    KetQuaXetNghiem: null,
    TiemChung: 'KhongRo',
    TinhTrang: 'DangDieuTri',
    SoMuiTiem: null,
    LayMau: false,
    DotBenhMoi: false,
  };
}

/** The values as the API takes them: what belongs to an answer that was taken back is not sent along. */
export function reportInput(values: ReportValues) {
  const { LayMau, TiemChung, TinhTrang } = values;
  const none = (fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, null]));
  return {
    ...values,
    SoMuiTiem: TiemChung === 'Co' && values.SoMuiTiem ? Number(values.SoMuiTiem) : null,
    NgayTiemCuoi: TiemChung === 'Co' ? values.NgayTiemCuoi : null,
    ...(LayMau ? {} : none([...reportParts.sample, 'KetQuaXetNghiem'])),
    ...(TinhTrang === 'DangDieuTri' ? none(['NgayTinhTrang']) : {}),
    ...(TinhTrang === 'ChuyenVien' ? {} : none(['NoiChuyenDen'])),
  };
}
