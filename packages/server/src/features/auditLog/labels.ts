import { bienLaiActs, bienLaiSteps } from '@sen/domain/cashier/bienLai';
import type { CatalogueDef, Label } from '@sen/domain/catalogue/catalogue';
import { catalogueByName, catalogues } from '@sen/domain/catalogues/all';
import { chuyenVienActs } from '@sen/domain/examination/chuyenVien';
import { khamBenhActs } from '@sen/domain/examination/khamBenh';
import { slipActs, slipStates } from '@sen/domain/orders/dichVuYeuCau';
import { slipKinds } from '@sen/domain/orders/orderKinds';
import { toaThuocActs } from '@sen/domain/prescriptions/toaThuoc';
import { mauInActs } from '@sen/domain/printing/mauIn';
import { veActs } from '@sen/domain/queues/ve';
import { benhNhanDef } from '@sen/domain/reception/benhNhan';
import { tiepNhanActs } from '@sen/domain/reception/tiepNhan';
import { settingForms } from '@sen/domain/settings/settingForms';
import { placeOf } from '@sen/domain/settings/settingValues';
import { fieldLabels } from './fieldLabels.ts';
import { own } from './own.ts';

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
  LienThongDonThuoc: { vi: 'Liên thông đơn thuốc', en: 'Prescription link' },
  LichSuKhamBenh: { vi: 'Lịch sử khám bệnh', en: 'Examination history' },
  MauIn: { vi: 'Mẫu in', en: 'Print form' },
  NhatKyThaoTac: { vi: 'Nhật ký thao tác', en: 'Operation log' },
  PhieuCap: { vi: 'Phiếu cấp thuốc', en: 'Supply slip' },
  Profile: { vi: 'Hồ sơ', en: 'Profile' },
  TaiKhoanHoaDon: { vi: 'Tài khoản hóa đơn điện tử', en: 'E-invoice account' },
  setting: { vi: 'Cài đặt', en: 'Settings' },
  ThamSo: { vi: 'Thông số theo luật', en: 'Legal parameter' },
  ThietLap: { vi: 'Thiết lập ban đầu', en: 'First setup' },
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

/**
 * What a field of a kind of record is called, a field inside another after that one's name (`Hồ sơ · Bác sĩ`): its definition says it,
 * its form in the settings, the shared list, or all catalogues alike. Null where nothing names it.
 */
export function fieldLabel(entity: string, field: string, language: Language): string | null {
  const labels = field.split('.').map((name) => nameOf(entity, name)?.[language] ?? null);
  if (labels[0] === null) return null;
  return labels.map((label, at) => label ?? field.split('.')[at]).join(' · ');
}

/** Fields whose inner names are data themselves: whose profile, which column, what a filter asked for. */
const holdsData = new Set(['columns', 'filter', 'labels', 'navigationTree', 'profiles']);

/** Paths of the fields of a record, however deep, that nothing names. */
export function fieldsWithoutName(entity: string, record: unknown, path = ''): string[] {
  if (Array.isArray(record)) return record.flatMap((one) => fieldsWithoutName(entity, one, path));
  if (typeof record !== 'object' || record === null) return [];
  return Object.entries(record).flatMap(([name, value]) => {
    const inner = path === '' ? name : `${path}.${name}`;
    if (!nameOf(entity, name)) return [inner];
    return holdsData.has(name) ? [] : fieldsWithoutName(entity, value, inner);
  });
}

/** The name that is given to a field of a kind of record; null where nothing names it. */
export function nameOf(entity: string, field: string): Label | null {
  const spec = definitionOf(entity)?.fields;
  return (
    (spec && (own(spec, field)?.label ?? insideOf(spec, field))) ??
    (entity === 'setting' ? own(settingFields, field) : undefined) ??
    own(fieldLabels, field) ??
    own(agreed, field) ??
    null
  );
}

/** What a field of the rows of an entry is called. */
function insideOf(spec: CatalogueDef['fields'], field: string): Label | undefined {
  for (const one of Object.values(spec)) {
    const label = one.kind === 'lines' ? own(one.fields, field)?.label : undefined;
    if (label) return label;
  }
  return undefined;
}

const settingFields: Readonly<Record<string, Label>> = Object.fromEntries(
  settingForms.flatMap((form) =>
    Object.entries(form.fields).map(([path, field]) => [placeOf(path).name, field.label]),
  ),
);

/** Fields of the patient, and those that every catalogue with them calls the same. */
const agreed: Readonly<Record<string, Label>> = agreedLabels();

function agreedLabels(): Record<string, Label> {
  const found = new Map<string, Label | null>();
  for (const [name, { label }] of catalogues.flatMap((def) => Object.entries(def.fields))) {
    const known = found.get(name);
    found.set(name, known === undefined || (known?.vi === label.vi && known.en === label.en) ? label : null);
  }
  const alike = [...found].flatMap(([name, label]) => (label ? [[name, label] as const] : []));
  const patient = Object.entries(benhNhanDef.fields).map(([name, { label }]) => [name, label] as const);
  return Object.fromEntries([...alike, ...patient]);
}

const bienLai = { ...bienLaiActs, acts: { ...bienLaiSteps.acts, ...bienLaiActs.acts } };
const actSets = [bienLai, chuyenVienActs, khamBenhActs, mauInActs, tiepNhanActs, toaThuocActs, veActs];
const states: Readonly<Record<string, Readonly<Record<string, Label>>>> = Object.fromEntries(
  [...actSets, { name: 'DichVuYeuCau', states: slipStates }].map(({ name, states }) => [name, states]),
);
const moves: Readonly<Record<string, Readonly<Record<string, { label: Label }>>>> = Object.fromEntries(
  [...actSets, ...slipKinds.map(slipActs)].reduce(
    (all, { name, acts }) => all.set(name, { ...all.get(name), ...acts }),
    new Map<string, Record<string, { label: Label }>>(),
  ),
);

/** What a state of a kind of record is called; null where nothing names it. */
export function stateLabel(entity: string, state: string, language: Language): string | null {
  return own(own(states, entity) ?? {}, state)?.[language] ?? null;
}

/** What a move between states of a kind of record is called; null where nothing names it. */
export function moveLabel(entity: string, move: string, language: Language): string | null {
  return own(own(moves, entity) ?? {}, move)?.label[language] ?? null;
}
