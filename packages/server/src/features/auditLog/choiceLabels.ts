import type { Label } from '@sen/domain/catalogue/catalogue';
import { catalogueByName, catalogues } from '@sen/domain/catalogues/all';
import { lyDoChuyen } from '@sen/domain/examination/chuyenVien';
import { permissions } from '@sen/domain/permissions/permissions';
import { settingForms } from '@sen/domain/settings/settingForms';
import { placeOf } from '@sen/domain/settings/settingValues';
import { own } from './own.ts';

type Choices = Readonly<Record<string, Label>>;

const kept: Choices = {
  DangSuDung: { vi: 'Đang sử dụng', en: 'In use' },
  DaHuy: { vi: 'Đã hủy', en: 'Cancelled' },
};
const run: Choices = {
  Cho: { vi: 'Chờ', en: 'Waiting' },
  DangChay: { vi: 'Đang chạy', en: 'Running' },
  Xong: { vi: 'Xong', en: 'Done' },
  Loi: { vi: 'Lỗi', en: 'Failed' },
  DaXoa: { vi: 'Đã xóa', en: 'Removed' },
  DaGui: { vi: 'Đã gửi', en: 'Sent' },
  Dat: { vi: 'Đạt', en: 'Passed' },
  KhongDat: { vi: 'Không đạt', en: 'Not passed' },
};

/** States of records that no set of acts names. */
const states: Choices = {
  ...run,
  ...kept,
  ChuaPhatHanh: { vi: 'Chưa phát hành', en: 'Not released' },
  DaCap: { vi: 'Đã cấp', en: 'Supplied' },
  DaPhatHanh: { vi: 'Đã phát hành', en: 'Released' },
  HieuLuc: { vi: 'Có hiệu lực', en: 'In force' },
  Nhap: { vi: 'Nháp', en: 'Draft' },
};

const queues: Choices = {
  CapPhatThuoc: { vi: 'Cấp phát thuốc', en: 'Pharmacy' },
  KhamBenh: { vi: 'Khám bệnh', en: 'Examination' },
  TiepNhan: { vi: 'Tiếp nhận', en: 'Reception' },
  VienPhi: { vi: 'Viện phí', en: 'Cashier' },
  XetNghiem: { vi: 'Xét nghiệm', en: 'Laboratory' },
};
const services = valuesIn('LoaiDichVu', 'Loai');
const goods = valuesIn('Duoc', 'LoaiHang');

/** Fixed values by the field that holds them, or by record and field where one name means several things. */
const choices: Readonly<Record<string, Choices>> = {
  'BienLai.Loai': {
    TienMat: { vi: 'Tiền mặt', en: 'Cash' },
    ChuyenKhoan: { vi: 'Chuyển khoản', en: 'Bank transfer' },
    QuetThe: { vi: 'Quẹt thẻ', en: 'Card' },
    Khac: { vi: 'Khác', en: 'Other' },
  },
  'DichVuYeuCau.Loai': services,
  CoKetQua: {
    LL: { vi: 'Thấp nguy hiểm', en: 'Critically low' },
    L: { vi: 'Thấp', en: 'Low' },
    N: { vi: 'Bình thường', en: 'Normal' },
    H: { vi: 'Cao', en: 'High' },
    HH: { vi: 'Cao nguy hiểm', en: 'Critically high' },
  },
  HangDoi: queues,
  KieuBenhNhan: {
    VietNam: { vi: 'Người Việt Nam', en: 'Vietnamese' },
    VietKieu: { vi: 'Việt kiều', en: 'Overseas Vietnamese' },
    NuocNgoai: { vi: 'Người nước ngoài', en: 'Foreigner' },
  },
  KhuVucSinhSong: {
    K1: { vi: 'Khu vực K1', en: 'Area K1' },
    K2: { vi: 'Khu vực K2', en: 'Area K2' },
    K3: { vi: 'Khu vực K3', en: 'Area K3' },
  },
  LoaiBangGia: {
    DichVu: { vi: 'Dịch vụ', en: 'Services' },
    LieuTrinh: { vi: 'Liệu trình', en: 'Treatment courses' },
  },
  LoaiBienLai: {
    ThuTien: { vi: 'Thu tiền', en: 'Payment' },
    TamUng: { vi: 'Tạm ứng', en: 'Advance' },
    HoanUng: { vi: 'Hoàn ứng', en: 'Returned advance' },
    HoanTien: { vi: 'Hoàn tiền', en: 'Refund' },
  },
  LoaiToa: {
    BHYT: { vi: 'BHYT', en: 'Insured' },
    Thuong: { vi: 'Thu phí', en: 'Paid' },
    MuaNgoai: { vi: 'Mua ngoài', en: 'Outside' },
    VTYT: { vi: 'Vật tư', en: 'Supplies' },
  },
  LyDoChuyen: lyDoChuyen,
  MucDo: {
    Allergy: { vi: 'Dị ứng', en: 'Allergy' },
    PossibleAllergy: { vi: 'Có thể dị ứng', en: 'Possible allergy' },
    Major: { vi: 'Tương tác nghiêm trọng', en: 'Major interaction' },
    Moderate: { vi: 'Tương tác trung bình', en: 'Moderate interaction' },
    Minor: { vi: 'Tương tác nhẹ', en: 'Minor interaction' },
    Duplication: { vi: 'Trùng hoạt chất', en: 'Same ingredient' },
  },
  NhomChiPhi: { ...services, ...goods },
  permissions,
  source: { DichVu: { vi: 'Dịch vụ', en: 'Service' }, Thuoc: { vi: 'Thuốc', en: 'Drug' } },
  TrangThai: states,
  TuyenKCB: {
    DungTuyen: { vi: 'Đúng tuyến', en: 'Right route' },
    ThongTuyen: { vi: 'Thông tuyến', en: 'Free choice' },
    TraiTuyen: { vi: 'Trái tuyến', en: 'Own choice, reduced' },
  },
};

/** Values that a field of every catalogue with it calls the same; null where catalogues disagree. */
const agreed = new Map<string, Choices | null>();
for (const [name, spec] of catalogues.flatMap((def) => Object.entries(def.fields)))
  if (spec.kind === 'enum')
    agreed.set(name, agreed.has(name) && agreed.get(name) !== spec.values ? null : spec.values);

/** Values of the settings, by the last name of their path. */
const settings: Readonly<Record<string, Choices>> = Object.fromEntries(
  settingForms.flatMap((form) =>
    Object.entries(form.fields).flatMap(([path, spec]) =>
      spec.kind === 'enum' ? [[placeOf(path).name, spec.values]] : [],
    ),
  ),
);

/** The words of a fixed value of a field; undefined for what is none. Definitions and acts are asked before. */
export function choiceLabel(entity: string, field: string, value: string): Label | undefined {
  const setting = entity === 'setting' || entity === 'ThietLap' ? own(settings, field) : undefined;
  const known = setting ?? own(choices, `${entity}.${field}`) ?? own(choices, field) ?? agreed.get(field);
  return known ? own(known, value) : undefined;
}

function valuesIn(catalogue: string, field: string): Choices {
  const spec = catalogueByName(catalogue)?.fields[field];
  return spec?.kind === 'enum' ? spec.values : {};
}
