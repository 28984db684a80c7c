import type { Issue } from '../catalogue/validate.ts';

/** How sure the disease of a case is (circular 54/2015, the case definitions of its annexes). */
export const phanLoaiCa = {
  NghiNgo: { vi: 'Nghi ngờ', en: 'Suspected' },
  CoThe: { vi: 'Có thể', en: 'Probable' },
  XacDinh: { vi: 'Xác định', en: 'Confirmed' },
} as const;

export const ketQuaXetNghiem = {
  ChuaCo: { vi: 'Chưa có kết quả', en: 'Not known yet' },
  DuongTinh: { vi: 'Dương tính', en: 'Positive' },
  AmTinh: { vi: 'Âm tính', en: 'Negative' },
} as const;

export const tiemChung = {
  KhongRo: { vi: 'Không rõ', en: 'Not known' },
  Co: { vi: 'Đã tiêm', en: 'Vaccinated' },
  Khong: { vi: 'Chưa tiêm', en: 'Not vaccinated' },
} as const;

export const tinhTrangCa = {
  DangDieuTri: { vi: 'Đang điều trị', en: 'Being treated' },
  RaVien: { vi: 'Ra viện, khỏi', en: 'Discharged' },
  ChuyenVien: { vi: 'Chuyển viện', en: 'Transferred' },
  TuVong: { vi: 'Tử vong', en: 'Died' },
} as const;

/** The days of a report, none of which lies in the future. */
export const ngayCuaCa = [
  'NgayKhoiPhat',
  'NgayKhamDauTien',
  'NgayNhapVien',
  'NgayLayMau',
  'NgayXetNghiem',
  'NgayTiemCuoi',
  'NgayTinhTrang',
  'NgayBaoCao',
] as const;

type NgayCuaCa = { [K in (typeof ngayCuaCa)[number]]?: string | null | undefined };

/** What a case report says, as far as it is judged. Days as YYYY-MM-DD. */
export type BaoCao = NgayCuaCa & {
  PhanLoaiCa?: keyof typeof phanLoaiCa | null | undefined;
  NoiO?: string | null | undefined;
  LayMau?: boolean | null | undefined;
  LoaiMau?: string | null | undefined;
  LoaiXetNghiem?: string | null | undefined;
  KetQuaXetNghiem?: keyof typeof ketQuaXetNghiem | null | undefined;
  TiemChung?: keyof typeof tiemChung | null | undefined;
  SoMuiTiem?: number | null | undefined;
  TinhTrang?: keyof typeof tinhTrangCa | null | undefined;
  NoiChuyenDen?: string | null | undefined;
  NguoiBaoCao_Id?: string | null | undefined;
  DienThoaiBaoCao?: string | null | undefined;
};

/** What is wrong in a report that is still being written: days that contradict one another. */
export function draftIssues(one: BaoCao, today: string): Issue[] {
  const issues: Issue[] = ngayCuaCa.flatMap((path) =>
    (one[path] ?? '') > today ? [{ path, code: 'IN_THE_FUTURE' as const }] : [],
  );
  const notBefore = (path: keyof NgayCuaCa, earlier: keyof NgayCuaCa) => {
    const [day, from] = [one[path], one[earlier]];
    if (day && from && day < from) issues.push({ path, code: 'CASE_DAYS', details: { ngay: from } });
  };
  notBefore('NgayKhamDauTien', 'NgayKhoiPhat');
  notBefore('NgayNhapVien', 'NgayKhoiPhat');
  notBefore('NgayXetNghiem', 'NgayLayMau');
  notBefore('NgayTinhTrang', 'NgayKhoiPhat');
  if ((one.SoMuiTiem ?? 0) > 20) issues.push({ path: 'SoMuiTiem', code: 'TOO_LARGE', details: { max: 20 } });
  return issues;
}

/** What a report still lacks before it is sent, beside what is wrong in it (circular 54/2015, form of a case report). */
export function sendIssues(one: BaoCao, today: string): Issue[] {
  const needed: Array<keyof BaoCao> = [
    'PhanLoaiCa',
    'NoiO',
    'NgayKhoiPhat',
    'NgayKhamDauTien',
    'TiemChung',
    'TinhTrang',
    'NguoiBaoCao_Id',
    'DienThoaiBaoCao',
  ];
  if (one.LayMau) needed.push('NgayLayMau', 'LoaiMau', 'LoaiXetNghiem', 'KetQuaXetNghiem');
  if (one.LayMau && one.KetQuaXetNghiem && one.KetQuaXetNghiem !== 'ChuaCo') needed.push('NgayXetNghiem');
  if (one.TiemChung === 'Co') needed.push('SoMuiTiem');
  if (one.TinhTrang && one.TinhTrang !== 'DangDieuTri') needed.push('NgayTinhTrang');
  if (one.TinhTrang === 'ChuyenVien') needed.push('NoiChuyenDen');
  return [
    ...needed.filter((path) => !one[path]).map((path) => ({ path, code: 'REQUIRED' as const })),
    ...draftIssues(one, today),
  ];
}

/** How a report stands to its deadline: sent in time, sent late, due, or overdue. */
export function deadlineState(
  han: Date,
  sent: Date | null,
  now: Date,
): 'DungHan' | 'GuiTre' | 'SapDenHan' | 'QuaHan' {
  if (sent) return sent <= han ? 'DungHan' : 'GuiTre';
  return now <= han ? 'SapDenHan' : 'QuaHan';
}
