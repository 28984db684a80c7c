import { bienLai } from '@sen/domain/cashier/bienLai';
import type { CatalogueDef, Label } from '@sen/domain/catalogue/catalogue';
import { catalogueByName, catalogues } from '@sen/domain/catalogues/all';
import { chuyenVienWorkflow } from '@sen/domain/examination/chuyenVien';
import { khamBenhWorkflow } from '@sen/domain/examination/khamBenh';
import { dichVuYeuCauWorkflow } from '@sen/domain/orders/dichVuYeuCau';
import { toaThuocWorkflow } from '@sen/domain/prescriptions/toaThuoc';
import { mauInWorkflow } from '@sen/domain/printing/mauIn';
import { veWorkflow } from '@sen/domain/queues/ve';
import { benhNhanDef } from '@sen/domain/reception/benhNhan';
import { tiepNhanWorkflow } from '@sen/domain/reception/tiepNhan';

/** What the kinds of records in the log are called, catalogues apart: those name themselves. */
const records: Readonly<Record<string, Label>> = {
  account: { vi: 'Tài khoản', en: 'Account' },
  BoDemSo: { vi: 'Bộ đếm số', en: 'Counter of numbers' },
  CongViec: { vi: 'Công việc hệ thống', en: 'Job of the system' },
  GoiNgoai: { vi: 'Lệnh gọi ra ngoài', en: 'Call to outside' },
  KiemChungSaoLuu: { vi: 'Kiểm chứng sao lưu', en: 'Proof of a backup' },
  SaoLuu: { vi: 'Bản sao lưu', en: 'Backup' },
  BangGia: { vi: 'Bảng giá', en: 'Price list' },
  BenhNhan: { vi: 'Người bệnh', en: 'Patient' },
  BienLai: { vi: 'Biên lai', en: 'Receipt' },
  CaThu: { vi: 'Ca thu', en: 'Cashier shift' },
  DichVuYeuCau: { vi: 'Phiếu chỉ định', en: 'Order slip' },
  DongThoiGian: { vi: 'Dòng thời gian người bệnh', en: "Patient's timeline" },
  NhapDanhMuc: { vi: 'Tệp nhập danh mục', en: 'File imported into a list' },
  file: { vi: 'Tệp', en: 'File' },
  KetQuaXetNghiem: { vi: 'Kết quả xét nghiệm', en: 'Laboratory result' },
  KhamBenh: { vi: 'Phiên khám', en: 'Examination' },
  KhamBenh_ChuyenVien: { vi: 'Giấy chuyển viện', en: 'Referral' },
  LichSuKhamBenh: { vi: 'Lịch sử khám bệnh', en: 'Examination history' },
  MauIn: { vi: 'Mẫu in', en: 'Print form' },
  NhatKyThaoTac: { vi: 'Nhật ký thao tác', en: 'Operation log' },
  PhieuCap: { vi: 'Phiếu cấp thuốc', en: 'Supply slip' },
  Profile: { vi: 'Hồ sơ', en: 'Profile' },
  setting: { vi: 'Cài đặt', en: 'Settings' },
  TiepNhan: { vi: 'Lượt tiếp nhận', en: 'Reception' },
  ToaThuoc: { vi: 'Toa thuốc', en: 'Prescription' },
  TonKho: { vi: 'Tồn kho', en: 'Stock' },
  VeHangDoi: { vi: 'Số thứ tự', en: 'Queue ticket' },
  VienPhi: { vi: 'Viện phí', en: 'Fees' },
  VienPhiDong: { vi: 'Dòng viện phí', en: 'Line of fees' },
};

/** Forms whose prints and previews are logged under the form's own name. */
const forms: Readonly<Record<string, Label>> = {
  DonThuoc: { vi: 'đơn thuốc', en: 'prescription' },
  KetQuaXetNghiem: { vi: 'kết quả xét nghiệm', en: 'laboratory result' },
  PhieuChiDinh: { vi: 'phiếu chỉ định', en: 'order slip' },
  PhieuSoThuTu: { vi: 'phiếu số thứ tự', en: 'queue ticket' },
  PhieuThu: { vi: 'phiếu thu', en: 'receipt' },
  TemMau: { vi: 'tem mẫu', en: 'sample label' },
};
const formActs: Readonly<Record<string, Label>> = {
  In: { vi: 'In', en: 'Print of' },
  Xem: { vi: 'Xem trước', en: 'Preview of' },
};

/** Fields that many records share and no catalogue names. */
const fields: Readonly<Record<string, Label>> = {
  _id: { vi: 'Mã bản ghi', en: 'Record id' },
  action: { vi: 'Thao tác', en: 'Act' },
  BenhNhan_Id: { vi: 'Người bệnh', en: 'Patient' },
  DoiTuong_Id: { vi: 'Đối tượng', en: 'Payer' },
  defaultProfile: { vi: 'Hồ sơ khi đăng nhập', en: 'Profile at sign-in' },
  isLocked: { vi: 'Đang khóa', en: 'Locked' },
  KetLuan: { vi: 'Kết luận', en: 'Conclusion' },
  KyHieu: { vi: 'Số gọi', en: 'Called number' },
  LyDo: { vi: 'Lý do', en: 'Reason' },
  MaTiepNhan: { vi: 'Mã tiếp nhận', en: 'Visit code' },
  MaYTe: { vi: 'Mã người bệnh', en: 'Patient code' },
  navigationTree: { vi: 'Trình đơn', en: 'Menu' },
  NgayCapNhat: { vi: 'Ngày cập nhật', en: 'Changed on' },
  NgayTao: { vi: 'Ngày tạo', en: 'Added on' },
  NguoiCapNhat_Id: { vi: 'Người cập nhật', en: 'Changed by' },
  NguoiTao_Id: { vi: 'Người tạo', en: 'Added by' },
  password: { vi: 'Mật khẩu', en: 'Password' },
  permissions: { vi: 'Quyền', en: 'Permissions' },
  Quay: { vi: 'Quầy', en: 'Counter' },
  requires2fa: { vi: 'Xác thực hai lớp', en: 'Second factor' },
  profiles: { vi: 'Hồ sơ', en: 'Profiles' },
  refused: { vi: 'Bị từ chối', en: 'Refused' },
  rows: { vi: 'Số dòng', en: 'Rows' },
  secondFactor: { vi: 'Xác thực hai lớp', en: 'Second factor' },
  sessionsEnded: { vi: 'Số phiên bị kết thúc', en: 'Sessions ended' },
  SoTien: { vi: 'Số tiền', en: 'Amount' },
  TamNgung: { vi: 'Tạm ngưng', en: 'Suspended' },
  TenKhongDau: { vi: 'Tên không dấu', en: 'Name without accents' },
  TenNhanVien: { vi: 'Nhân viên', en: 'Staff' },
  TiepNhan_Id: { vi: 'Lượt tiếp nhận', en: 'Reception' },
  TrangThai: { vi: 'Trạng thái', en: 'State' },
  username: { vi: 'Tên đăng nhập', en: 'Account name' },
  version: { vi: 'Phiên bản', en: 'Version' },
};

type Language = 'vi' | 'en';

/** What a kind of record is called; one that nothing names answers its own name. */
export function entityLabel(entity: string, language: Language): string {
  const known = own(records, entity) ?? catalogueByName(entity)?.label;
  if (known) return known[language];
  const [act = '', form = ''] = entity.split(' ');
  const printed = own(formActs, act);
  return printed ? `${printed[language]} ${own(forms, form)?.[language] ?? form}` : entity;
}

/** Every kind of record that the log may hold, by its name in the language. */
export function knownEntities(language: Language): Array<{ entity: string; ten: string }> {
  const printed = Object.keys(formActs).flatMap((act) => Object.keys(forms).map((form) => `${act} ${form}`));
  return [...Object.keys(records), ...printed, ...catalogues.map((def) => def.name)]
    .map((entity) => ({ entity, ten: entityLabel(entity, language) }))
    .sort((a, b) => a.ten.localeCompare(b.ten, language));
}

/** The definition that names the fields of a kind of record; null when there is none. */
export function definitionOf(entity: string): CatalogueDef | null {
  return entity === benhNhanDef.name ? benhNhanDef : (catalogueByName(entity) ?? null);
}

/** What a field of a kind of record is called; null where nothing names it. */
export function fieldLabel(entity: string, field: string, language: Language): string | null {
  const spec = definitionOf(entity)?.fields;
  return ((spec && own(spec, field)?.label) ?? own(fields, field))?.[language] ?? null;
}

const states: Readonly<Record<string, Readonly<Record<string, Label>>>> = Object.fromEntries(
  [
    bienLai,
    chuyenVienWorkflow,
    dichVuYeuCauWorkflow,
    khamBenhWorkflow,
    mauInWorkflow,
    tiepNhanWorkflow,
    toaThuocWorkflow,
    veWorkflow,
  ].map((workflow) => [workflow.name, workflow.states]),
);

/** What a state of a kind of record is called; null where nothing names it. */
export function stateLabel(entity: string, state: string, language: Language): string | null {
  return own(own(states, entity) ?? {}, state)?.[language] ?? null;
}

function own<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
