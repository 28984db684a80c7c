/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A patient as typed or scanned. A field left out keeps its value; null empties it. */
export type BenhNhanInput = {
  /** Its last day. */
  BHYTNgayHetHieuLuc?: string | null | undefined;
  /** Its first day. */
  BHYTNgayHieuLuc?: string | null | undefined;
  /** Where the card is registered. */
  BenhVien_KCB_Id?: string | null | undefined;
  /** Citizen id or passport. */
  CMNDHoacHoChieu?: string | null | undefined;
  /** Ethnic group. */
  DanToc_Id?: string | null | undefined;
  /** Ingredients that the patient is allergic to. */
  DiUngHoatChat_Ids?: Array<string> | null | undefined;
  /** What is known of the allergies; of ingredients that are not among DiUngHoatChat_Ids nothing is kept. */
  DiUngs?: Array<DiUngInput> | null | undefined;
  /** Address of the contact person. */
  DiaChiNguoiLienHe?: string | null | undefined;
  /** Commune. */
  DiaChi_Id?: string | null | undefined;
  /** Employer. */
  DonVi?: string | null | undefined;
  /** E-mail. */
  Email?: string | null | undefined;
  /** Note. */
  GhiChu?: string | null | undefined;
  /** Sex. */
  GioiTinh?: GioiTinh | null | undefined;
  /** Vietnamese, overseas Vietnamese or foreigner. */
  KieuBenhNhan?: KieuBenhNhan | null | undefined;
  /** Series of this customer's invoices. */
  KyHieuHoaDon?: string | null | undefined;
  /** Kind of customer. */
  LoaiBenhNhan_Id?: string | null | undefined;
  /** Tax code. */
  MaSoThue?: string | null | undefined;
  /** Year of birth, when the day is not known. */
  NamSinh?: number | null | undefined;
  /** When it was issued. */
  NgayCapGPP?: string | null | undefined;
  /** The day of five years without a break. */
  NgayDu5Nam?: string | null | undefined;
  /** Birth date. */
  NgaySinh?: string | null | undefined;
  /** Occupation. */
  NgheNghiep_Id?: string | null | undefined;
  /** Source of the customer. */
  NguonKhachHang_Id?: string | null | undefined;
  /** Who of the house looks after this customer. */
  NhanVienPhuTrach_Id?: string | null | undefined;
  /** Patient groups. */
  NhomBenhNhan_Ids?: Array<string> | null | undefined;
  /** Blood group. */
  NhomMau_Id?: string | null | undefined;
  /** Relation of the contact person. */
  QuanHeNguoiLienHe?: string | null | undefined;
  /** Nationality. */
  QuocTich_Id?: string | null | undefined;
  /** Phone. */
  SoDienThoai?: string | null | undefined;
  /** Phone of the contact person. */
  SoDienThoaiNguoiLienHe?: string | null | undefined;
  /** Number of the certificate of good pharmacy practice. */
  SoGPP?: string | null | undefined;
  /** Number of the birth certificate. */
  SoGiayChungSinh?: string | null | undefined;
  /** House and street, or hamlet. */
  SoNha?: string | null | undefined;
  /** Insurance card. */
  SoTheBHYT?: string | null | undefined;
  /** Full name. */
  TenBenhNhan?: string | null | undefined;
  /** Contact person. */
  TenNguoiLienHe?: string | null | undefined;
  /** Name on invoices. */
  TenTrenHoaDon?: string | null | undefined;
  /** Medical history. */
  TienSuBenh?: string | null | undefined;
  /** Allergies in words. */
  TienSuDiUng?: string | null | undefined;
  /** Rh factor. */
  YeuToRh_Id?: string | null | undefined;
  /** Whether this is a business customer. */
  isBusinessAccount?: boolean | null | undefined;
  /** Client-made id of a creation: a repeat answers the first record. */
  requestId?: string | null | undefined;
  /** The version that was read, for an update. */
  version?: number | null | undefined;
};

/** What is known of an allergy, for one ingredient of DiUngHoatChat_Ids. */
export type DiUngInput = {
  /** Ingredient. */
  HoatChat_Id: string;
  /** How grave it is. */
  MucDo?: MucDoDiUng | null | undefined;
  /** What happened. */
  PhanUng?: string | null | undefined;
  /** How sure it is. */
  XacNhan?: XacNhanDiUng | null | undefined;
};

/** A service that is ordered at the reception. */
export type DichVuTiepNhanInput = {
  /** The service. */
  DichVu_Id: string;
  /** No charge: an exemption by the one who orders, who needs its permission. */
  KhongThuTien?: boolean | null | undefined;
  /** Price type. */
  LoaiGia_Id: string;
  /** Why nothing is collected; needed with KhongThuTien. */
  LyDoKhongThu?: string | null | undefined;
  /** Performing room. */
  NoiThucHien_Id: string;
  /** Quantity, 1 when empty. */
  SoLuong?: string | null | undefined;
};

/** Mainly in sex */
export type GioiTinh =
  /** Female */
  | 'FEMALE'
  /** Male */
  | 'MALE'
  /** Other */
  | 'OTHER';

/** Whether somebody smokes. */
export type HutThuoc =
  /** Given up. */
  | 'DaBo'
  /** Smokes. */
  | 'DangHut'
  /** Never. */
  | 'Khong';

/** Living area that lifts the insurance level. */
export type KhuVucSinhSong =
  /** Area K1. */
  | 'K1'
  /** Area K2. */
  | 'K2'
  /** Area K3. */
  | 'K3';

/** Where a patient comes from. */
export type KieuBenhNhan =
  /** Foreigner. */
  | 'NuocNgoai'
  /** Overseas Vietnamese. */
  | 'VietKieu'
  /** Vietnamese. */
  | 'VietNam';

/** A kind of queue. */
export type LoaiHangDoi =
  /** Pharmacy store. */
  | 'CapPhatThuoc'
  /** Imaging: X-ray, ultrasound, CT, MRI. */
  | 'ChanDoanHinhAnh'
  /** Examination room. */
  | 'KhamBenh'
  /** Surgery and procedures. */
  | 'PhauThuatThuThuat'
  /** Functional tests: ECG, EEG, spirometry, endoscopy. */
  | 'ThamDoChucNang'
  /** Reception; shared by the desks of a facility. */
  | 'TiepNhan'
  /** Microbiology: cultures, stains. */
  | 'ViSinh'
  /** Cashier; shared by the counters of a facility. */
  | 'VienPhi'
  /** Lab: sampling. */
  | 'XetNghiem';

/** How grave an allergy is. */
export type MucDoDiUng =
  /** Life-threatening. */
  | 'DeDoaTinhMang'
  /** Severe. */
  | 'Nang'
  /** Mild. */
  | 'Nhe'
  /** Moderate. */
  | 'VuaPhai';

/** How often somebody drinks alcohol. */
export type RuouBia =
  /** Never. */
  | 'Khong'
  /** Sometimes. */
  | 'ThinhThoang'
  /** Often. */
  | 'ThuongXuyen';

/** What a patient tells of their health. A field left out keeps its value; null empties it. */
export type SucKhoeInput = {
  /** Chronic diseases. */
  BenhManTinh?: string | null | undefined;
  /** Weight, kg. */
  CanNang?: number | null | undefined;
  /** Height, cm. */
  ChieuCao?: number | null | undefined;
  /** Allergies. */
  DiUng?: string | null | undefined;
  /** Smoking. */
  HutThuoc?: HutThuoc | null | undefined;
  /** Systolic pressure, mmHg. */
  HuyetApCao?: number | null | undefined;
  /** Diastolic pressure, mmHg. */
  HuyetApThap?: number | null | undefined;
  /** Pulse, beats a minute. */
  Mach?: number | null | undefined;
  /** Temperature, °C. */
  NhietDo?: number | null | undefined;
  /** Breaths a minute. */
  NhipTho?: number | null | undefined;
  /** Alcohol. */
  RuouBia?: RuouBia | null | undefined;
  /** Oxygen saturation, %. */
  SpO2?: number | null | undefined;
  /** Pregnant or breast-feeding. */
  ThaiSan?: ThaiSanTiepNhan | null | undefined;
  /** Current medicines. */
  ThuocDangDung?: string | null | undefined;
  /** Weeks of the pregnancy. */
  TuanThai?: number | null | undefined;
  /** The version that was read. */
  version?: number | null | undefined;
};

/** What a woman's prescriptions depend on. */
export type ThaiSanTiepNhan =
  /** Breast-feeding. */
  | 'ChoConBu'
  /** Pregnant. */
  | 'MangThai';

/** A reception as typed. A field left out keeps its value; null empties it. */
export type TiepNhanInput = {
  /** Its last day. */
  BHYTNgayHetHieuLuc?: string | null | undefined;
  /** Its first day. */
  BHYTNgayHieuLuc?: string | null | undefined;
  /** A new patient, or changes of the known one. */
  BenhNhan?: BenhNhanInput | null | undefined;
  /** A known patient. */
  BenhNhan_Id?: string | null | undefined;
  /** The disease that the object codes 1.16 and 1.17 need. */
  BenhPhuLuc_Id?: string | null | undefined;
  /** Facility that referred the patient. */
  BenhVienChuyen_Id?: string | null | undefined;
  /** Where the card is registered. */
  BenhVien_KCB_Id?: string | null | undefined;
  /** Emergency. */
  CapCuu?: boolean | null | undefined;
  /** Came with a referral paper. */
  CoGiayChuyen?: boolean | null | undefined;
  /** Co-payment of the year so far. */
  CungChiTraLuyKe?: string | null | undefined;
  /** Address of the contact person. */
  DiaChiNguoiLienHe?: string | null | undefined;
  /** Payer. */
  DoiTuong_Id?: string | null | undefined;
  /** Living area. */
  KhuVucSinhSong?: KhuVucSinhSong | null | undefined;
  /** Why the patient came. */
  LyDoKham?: string | null | undefined;
  /** Why an insured patient is received who was today, or whose prescribed days are not over. */
  LyDoTiepNhanLai?: string | null | undefined;
  /** Why. */
  LyDoUuTien?: string | null | undefined;
  /** Why a contraindication of a service (limited number, not together) is overridden; the log keeps it. */
  LyDoVuotChongChiDinh?: string | null | undefined;
  /** Code of the kind of visit, when a person chose it; null has it worked out again. */
  MaDoiTuongKCB?: string | null | undefined;
  /** Exempt from co-payment for the year. */
  MienCungChiTra?: boolean | null | undefined;
  /** When the card was issued. */
  NgayCapThe?: string | null | undefined;
  /** The day of five years without a break. */
  NgayDu5Nam?: string | null | undefined;
  /** Day of the referral paper. */
  NgayGiayChuyen?: string | null | undefined;
  /** Its day. */
  NgayGiayDoiTuong?: string | null | undefined;
  /** Its day. */
  NgayGiayKhaiSinh?: string | null | undefined;
  /** Its day. */
  NgayGiayLuyKe?: string | null | undefined;
  /** Its day. */
  NgayGiayMien?: string | null | undefined;
  /** When the patient was received; now when empty. */
  NgayTiepNhan?: string | null | undefined;
  /** Who issued the card. */
  NoiCapThe?: string | null | undefined;
  /** The desk; the current node when empty. */
  NoiTiepNhan_Id?: string | null | undefined;
  /** Relation of the contact person. */
  QuanHeNguoiLienHe?: string | null | undefined;
  /** Phone of the contact person. */
  SoDienThoaiNguoiLienHe?: string | null | undefined;
  /** Number of the referral paper. */
  SoGiayChuyen?: string | null | undefined;
  /** Number of the paper that the object codes 1.4, 1.6 and 7.2 need. */
  SoGiayDoiTuong?: string | null | undefined;
  /** Number of the appointment slip that the visit uses; each is for one visit. */
  SoGiayHen?: string | null | undefined;
  /** Number of the birth paper of a child under six without a card. */
  SoGiayKhaiSinh?: string | null | undefined;
  /** Number of the paper that tells it; needed with an amount. */
  SoGiayLuyKe?: string | null | undefined;
  /** Number of the paper that exempts from co-payment. */
  SoGiayMien?: string | null | undefined;
  /** Insurance card. */
  SoTheBHYT?: string | null | undefined;
  /** What the patient tells of their health. */
  SucKhoe?: SucKhoeInput | null | undefined;
  /** Came by a follow-up appointment. */
  TaiKhamTheoHen?: boolean | null | undefined;
  /** Contact person of this visit. */
  TenNguoiLienHe?: string | null | undefined;
  /** When the card was shown, where that is after the reception. */
  TrinhTheLuc?: string | null | undefined;
  /** Legal priority. */
  UuTien?: boolean | null | undefined;
  /** The number of the reception's queue with which the patient came to be received: it ends with a new reception, and becomes one of the visit. */
  VeTiepNhan_Id?: string | null | undefined;
  /** Order lines to take back. */
  boDichVu_Ids?: Array<string> | null | undefined;
  /** The referral paper is older than ten working days, and holds for a year: a disease of annex III. */
  chapNhanGiayChuyen?: boolean | null | undefined;
  /** The portal refused the card, and it is taken all the same; it stays unconfirmed. */
  chapNhanThe?: boolean | null | undefined;
  /** Services to order: those of a new reception, or further ones. */
  dichVus?: Array<DichVuTiepNhanInput> | null | undefined;
  /** Client-made id of a creation: a repeat answers the first reception. */
  requestId?: string | null | undefined;
  /** The version that was read, for an update. */
  version?: number | null | undefined;
  /** The warnings were read: a likely duplicate of the patient, the same service twice today. */
  xacNhanTrung?: boolean | null | undefined;
};

/** Whether a card of a visit counts. */
export type TrangThaiTheTrongDot =
  /** Taken back. */
  | 'DaHuy'
  /** It counts on the days on which it is valid. */
  | 'HieuLuc';

/** Life of a reception. */
export type TrangThaiTiepNhan =
  /** Announced, not received yet. */
  | 'ChuaTiepNhan'
  /** Cancelled. */
  | 'DaHuy'
  /** Received. */
  | 'DaTiepNhan';

/** Route to the facility, as the insurance law sees it. */
export type TuyenKcb =
  /** Right route. */
  | 'DungTuyen'
  /** Free choice paid in full. */
  | 'ThongTuyen'
  /** Own choice at a reduced rate. */
  | 'TraiTuyen';

/** How sure an allergy is. */
export type XacNhanDiUng =
  /** Verified. */
  | 'DaXacDinh'
  /** Suspected. */
  | 'NghiNgo';

export type ReceiveAndExamineMutationVariables = Exact<{
  input: TiepNhanInput;
}>;


export type ReceiveAndExamineMutation = { session: { _id: string, TiepNhan: { BenhNhan_Id: string, LyDoUuTien: string | null, DoiTuong_Id: string, BHYTNgayHieuLuc: string | null, BHYTNgayHetHieuLuc: string | null, NgayDu5Nam: string | null, NgayCapThe: string | null, NoiCapThe: string | null, TrinhTheLuc: string | null, KhuVucSinhSong: KhuVucSinhSong | null, TuyenKCB: TuyenKcb | null, MaDoiTuongKCB: string | null, MaDoiTuongKCBChon: string | null, MucHuong: number | null, CungChiTraLuyKe: string, SoGiayLuyKe: string | null, NgayGiayLuyKe: string | null, SoGiayKhaiSinh: string | null, NgayGiayKhaiSinh: string | null, SoGiayDoiTuong: string | null, NgayGiayDoiTuong: string | null, BenhPhuLuc_Id: string | null, BenhVien_KCB_Id: string | null, BenhVienChuyen_Id: string | null, CoGiayChuyen: boolean, SoGiayChuyen: string | null, NgayGiayChuyen: string | null, TaiKhamTheoHen: boolean, SoGiayHen: string | null, MienCungChiTra: boolean, SoGiayMien: string | null, NgayGiayMien: string | null, LyDoKham: string | null, LyDoTiepNhanLai: string | null, LyDoHuy: string | null, DaXacNhanChiPhi: boolean, DaXacNhanBHYT: boolean, DaHoanUng: boolean, _id: string, version: number, MaTiepNhan: string, NgayTiepNhan: string, SoThuTu: number | null, UuTien: boolean, CapCuu: boolean, TheDaXacMinh: boolean, SoTheBHYT: string | null, TrangThai: TrangThaiTiepNhan, Ves: Array<{ _id: string, soNguoiTruoc: number | null, HangDoi: LoaiHangDoi, KyHieu: string, TrangThai: string, source_Id: string | null, Node: { _id: string, ma: string | null, ten: string } | null }>, BenhPhuLuc: { _id: string, ma: string | null, ten: string } | null, BenhVien_KCB: { _id: string, ma: string | null, ten: string } | null, BenhVienChuyen: { _id: string, ma: string | null, ten: string } | null, SucKhoe: { _id: string, version: number, ThaiSan: ThaiSanTiepNhan | null, TuanThai: number | null, DiUng: string | null, BenhManTinh: string | null, ThuocDangDung: string | null, HutThuoc: HutThuoc | null, RuouBia: RuouBia | null, Mach: number | null, NhietDo: number | null, HuyetApCao: number | null, HuyetApThap: number | null, NhipTho: number | null, SpO2: number | null, ChieuCao: number | null, CanNang: number | null, NgayCapNhat: string } | null, theTrongDots: Array<{ _id: string, laTheDau: boolean, SoTheBHYT: string, BHYTNgayHieuLuc: string | null, BHYTNgayHetHieuLuc: string | null, TrinhTheLuc: string, tinhTu: string, phanTramThe: number | null, TheDaXacMinh: boolean, TrangThai: TrangThaiTheTrongDot, LyDoHuy: string | null, nguoiThem: string | null, BenhVien_KCB: { _id: string, ma: string | null, ten: string } | null }>, dichVus: Array<{ _id: string, MaDichVu: string, TenDichVu: string, DonGia: string, DaThuTien: boolean, TrangThai: string }>, hanhDongs: Array<{ action: string, refusal: string | null }>, BenhNhan: { _id: string, MaYTe: string, TenBenhNhan: string, NamSinh: number, GioiTinh: GioiTinh, tuoi: string, version: number, ChuaRoDanhTinh: boolean, NgaySinh: string | null, SoDienThoai: string | null, SoNha: string | null, CMNDHoacHoChieu: string | null, DiaChi_Id: string | null, fullAddress: string | null, QuocTich_Id: string | null, DanToc_Id: string | null, NgheNghiep_Id: string | null, TenNguoiLienHe: string | null, QuanHeNguoiLienHe: string | null, SoDienThoaiNguoiLienHe: string | null, DiaChiNguoiLienHe: string | null, TienSuDiUng: string | null, diUngCheos: Array<string>, TuVong: boolean, SoTheBHYT: string | null, BHYTNgayHieuLuc: string | null, BHYTNgayHetHieuLuc: string | null, NgayDu5Nam: string | null, BenhVien_KCB_Id: string | null, DiaChi: { _id: string, ma: string | null, ten: string } | null, QuocTich: { _id: string, ma: string | null, ten: string } | null, DanToc: { _id: string, ma: string | null, ten: string } | null, NgheNghiep: { _id: string, ma: string | null, ten: string } | null, DiUngs: Array<{ HoatChat_Id: string, MucDo: MucDoDiUng | null, PhanUng: string | null, XacNhan: XacNhanDiUng | null, HoatChat: { _id: string, ten: string } | null }>, BenhVien_KCB: { _id: string, ma: string | null, ten: string } | null } | null, DoiTuong: { _id: string, ma: string | null, ten: string } | null } | null } };

export type ReceptionPatientFragment = { _id: string, version: number, MaYTe: string, ChuaRoDanhTinh: boolean, TenBenhNhan: string, NgaySinh: string | null, NamSinh: number, GioiTinh: GioiTinh, tuoi: string, SoDienThoai: string | null, SoNha: string | null, CMNDHoacHoChieu: string | null, DiaChi_Id: string | null, fullAddress: string | null, QuocTich_Id: string | null, DanToc_Id: string | null, NgheNghiep_Id: string | null, TenNguoiLienHe: string | null, QuanHeNguoiLienHe: string | null, SoDienThoaiNguoiLienHe: string | null, DiaChiNguoiLienHe: string | null, TienSuDiUng: string | null, diUngCheos: Array<string>, TuVong: boolean, SoTheBHYT: string | null, BHYTNgayHieuLuc: string | null, BHYTNgayHetHieuLuc: string | null, NgayDu5Nam: string | null, BenhVien_KCB_Id: string | null, DiaChi: { _id: string, ma: string | null, ten: string } | null, QuocTich: { _id: string, ma: string | null, ten: string } | null, DanToc: { _id: string, ma: string | null, ten: string } | null, NgheNghiep: { _id: string, ma: string | null, ten: string } | null, DiUngs: Array<{ HoatChat_Id: string, MucDo: MucDoDiUng | null, PhanUng: string | null, XacNhan: XacNhanDiUng | null, HoatChat: { _id: string, ten: string } | null }>, BenhVien_KCB: { _id: string, ma: string | null, ten: string } | null };

export type ReceptionRowFragment = { _id: string, version: number, MaTiepNhan: string, NgayTiepNhan: string, SoThuTu: number | null, UuTien: boolean, CapCuu: boolean, TheDaXacMinh: boolean, SoTheBHYT: string | null, TrangThai: TrangThaiTiepNhan, DoiTuong: { _id: string, ma: string | null, ten: string } | null, BenhNhan: { _id: string, MaYTe: string, TenBenhNhan: string, NamSinh: number, GioiTinh: GioiTinh, tuoi: string } | null, Ves: Array<{ _id: string, HangDoi: LoaiHangDoi, KyHieu: string, TrangThai: string, source_Id: string | null, Node: { _id: string, ma: string | null, ten: string } | null }> };

export type ReceptionDetailFragment = { BenhNhan_Id: string, LyDoUuTien: string | null, DoiTuong_Id: string, BHYTNgayHieuLuc: string | null, BHYTNgayHetHieuLuc: string | null, NgayDu5Nam: string | null, NgayCapThe: string | null, NoiCapThe: string | null, TrinhTheLuc: string | null, KhuVucSinhSong: KhuVucSinhSong | null, TuyenKCB: TuyenKcb | null, MaDoiTuongKCB: string | null, MaDoiTuongKCBChon: string | null, MucHuong: number | null, CungChiTraLuyKe: string, SoGiayLuyKe: string | null, NgayGiayLuyKe: string | null, SoGiayKhaiSinh: string | null, NgayGiayKhaiSinh: string | null, SoGiayDoiTuong: string | null, NgayGiayDoiTuong: string | null, BenhPhuLuc_Id: string | null, BenhVien_KCB_Id: string | null, BenhVienChuyen_Id: string | null, CoGiayChuyen: boolean, SoGiayChuyen: string | null, NgayGiayChuyen: string | null, TaiKhamTheoHen: boolean, SoGiayHen: string | null, MienCungChiTra: boolean, SoGiayMien: string | null, NgayGiayMien: string | null, LyDoKham: string | null, LyDoTiepNhanLai: string | null, LyDoHuy: string | null, DaXacNhanChiPhi: boolean, DaXacNhanBHYT: boolean, DaHoanUng: boolean, _id: string, version: number, MaTiepNhan: string, NgayTiepNhan: string, SoThuTu: number | null, UuTien: boolean, CapCuu: boolean, TheDaXacMinh: boolean, SoTheBHYT: string | null, TrangThai: TrangThaiTiepNhan, Ves: Array<{ _id: string, soNguoiTruoc: number | null, HangDoi: LoaiHangDoi, KyHieu: string, TrangThai: string, source_Id: string | null, Node: { _id: string, ma: string | null, ten: string } | null }>, BenhPhuLuc: { _id: string, ma: string | null, ten: string } | null, BenhVien_KCB: { _id: string, ma: string | null, ten: string } | null, BenhVienChuyen: { _id: string, ma: string | null, ten: string } | null, SucKhoe: { _id: string, version: number, ThaiSan: ThaiSanTiepNhan | null, TuanThai: number | null, DiUng: string | null, BenhManTinh: string | null, ThuocDangDung: string | null, HutThuoc: HutThuoc | null, RuouBia: RuouBia | null, Mach: number | null, NhietDo: number | null, HuyetApCao: number | null, HuyetApThap: number | null, NhipTho: number | null, SpO2: number | null, ChieuCao: number | null, CanNang: number | null, NgayCapNhat: string } | null, theTrongDots: Array<{ _id: string, laTheDau: boolean, SoTheBHYT: string, BHYTNgayHieuLuc: string | null, BHYTNgayHetHieuLuc: string | null, TrinhTheLuc: string, tinhTu: string, phanTramThe: number | null, TheDaXacMinh: boolean, TrangThai: TrangThaiTheTrongDot, LyDoHuy: string | null, nguoiThem: string | null, BenhVien_KCB: { _id: string, ma: string | null, ten: string } | null }>, dichVus: Array<{ _id: string, MaDichVu: string, TenDichVu: string, DonGia: string, DaThuTien: boolean, TrangThai: string }>, hanhDongs: Array<{ action: string, refusal: string | null }>, BenhNhan: { _id: string, MaYTe: string, TenBenhNhan: string, NamSinh: number, GioiTinh: GioiTinh, tuoi: string, version: number, ChuaRoDanhTinh: boolean, NgaySinh: string | null, SoDienThoai: string | null, SoNha: string | null, CMNDHoacHoChieu: string | null, DiaChi_Id: string | null, fullAddress: string | null, QuocTich_Id: string | null, DanToc_Id: string | null, NgheNghiep_Id: string | null, TenNguoiLienHe: string | null, QuanHeNguoiLienHe: string | null, SoDienThoaiNguoiLienHe: string | null, DiaChiNguoiLienHe: string | null, TienSuDiUng: string | null, diUngCheos: Array<string>, TuVong: boolean, SoTheBHYT: string | null, BHYTNgayHieuLuc: string | null, BHYTNgayHetHieuLuc: string | null, NgayDu5Nam: string | null, BenhVien_KCB_Id: string | null, DiaChi: { _id: string, ma: string | null, ten: string } | null, QuocTich: { _id: string, ma: string | null, ten: string } | null, DanToc: { _id: string, ma: string | null, ten: string } | null, NgheNghiep: { _id: string, ma: string | null, ten: string } | null, DiUngs: Array<{ HoatChat_Id: string, MucDo: MucDoDiUng | null, PhanUng: string | null, XacNhan: XacNhanDiUng | null, HoatChat: { _id: string, ten: string } | null }>, BenhVien_KCB: { _id: string, ma: string | null, ten: string } | null } | null, DoiTuong: { _id: string, ma: string | null, ten: string } | null };

export type PatientAllergyFragment = { HoatChat_Id: string, MucDo: MucDoDiUng | null, PhanUng: string | null, XacNhan: XacNhanDiUng | null, HoatChat: { _id: string, ten: string } | null };

export type SucKhoeTiepNhanPlainFragment = { _id: string, version: number, ThaiSan: ThaiSanTiepNhan | null, TuanThai: number | null, DiUng: string | null, BenhManTinh: string | null, ThuocDangDung: string | null, HutThuoc: HutThuoc | null, RuouBia: RuouBia | null, Mach: number | null, NhietDo: number | null, HuyetApCao: number | null, HuyetApThap: number | null, NhipTho: number | null, SpO2: number | null, ChieuCao: number | null, CanNang: number | null, NgayCapNhat: string };

export const ReceptionRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReceptionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TiepNhan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"MaTiepNhan"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTiepNhan"}},{"kind":"Field","name":{"kind":"Name","value":"SoThuTu"}},{"kind":"Field","name":{"kind":"Name","value":"UuTien"}},{"kind":"Field","name":{"kind":"Name","value":"CapCuu"}},{"kind":"Field","name":{"kind":"Name","value":"TheDaXacMinh"}},{"kind":"Field","name":{"kind":"Name","value":"SoTheBHYT"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"DoiTuong"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"NamSinh"}},{"kind":"Field","name":{"kind":"Name","value":"GioiTinh"}},{"kind":"Field","name":{"kind":"Name","value":"tuoi"}}]}},{"kind":"Field","name":{"kind":"Name","value":"Ves"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"HangDoi"}},{"kind":"Field","name":{"kind":"Name","value":"KyHieu"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"source_Id"}},{"kind":"Field","name":{"kind":"Name","value":"Node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}}]}}]}}]} as unknown as DocumentNode<ReceptionRowFragment, unknown>;
export const SucKhoeTiepNhanPlainFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SucKhoeTiepNhanPlain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SucKhoeTiepNhan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"ThaiSan"}},{"kind":"Field","name":{"kind":"Name","value":"TuanThai"}},{"kind":"Field","name":{"kind":"Name","value":"DiUng"}},{"kind":"Field","name":{"kind":"Name","value":"BenhManTinh"}},{"kind":"Field","name":{"kind":"Name","value":"ThuocDangDung"}},{"kind":"Field","name":{"kind":"Name","value":"HutThuoc"}},{"kind":"Field","name":{"kind":"Name","value":"RuouBia"}},{"kind":"Field","name":{"kind":"Name","value":"Mach"}},{"kind":"Field","name":{"kind":"Name","value":"NhietDo"}},{"kind":"Field","name":{"kind":"Name","value":"HuyetApCao"}},{"kind":"Field","name":{"kind":"Name","value":"HuyetApThap"}},{"kind":"Field","name":{"kind":"Name","value":"NhipTho"}},{"kind":"Field","name":{"kind":"Name","value":"SpO2"}},{"kind":"Field","name":{"kind":"Name","value":"ChieuCao"}},{"kind":"Field","name":{"kind":"Name","value":"CanNang"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}}]}}]} as unknown as DocumentNode<SucKhoeTiepNhanPlainFragment, unknown>;
export const PatientAllergyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientAllergy"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DiUng"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"HoatChat_Id"}},{"kind":"Field","name":{"kind":"Name","value":"HoatChat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"MucDo"}},{"kind":"Field","name":{"kind":"Name","value":"PhanUng"}},{"kind":"Field","name":{"kind":"Name","value":"XacNhan"}}]}}]} as unknown as DocumentNode<PatientAllergyFragment, unknown>;
export const ReceptionPatientFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReceptionPatient"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BenhNhan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"ChuaRoDanhTinh"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"NgaySinh"}},{"kind":"Field","name":{"kind":"Name","value":"NamSinh"}},{"kind":"Field","name":{"kind":"Name","value":"GioiTinh"}},{"kind":"Field","name":{"kind":"Name","value":"tuoi"}},{"kind":"Field","name":{"kind":"Name","value":"SoDienThoai"}},{"kind":"Field","name":{"kind":"Name","value":"SoNha"}},{"kind":"Field","name":{"kind":"Name","value":"CMNDHoacHoChieu"}},{"kind":"Field","name":{"kind":"Name","value":"DiaChi_Id"}},{"kind":"Field","name":{"kind":"Name","value":"DiaChi"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fullAddress"}},{"kind":"Field","name":{"kind":"Name","value":"QuocTich_Id"}},{"kind":"Field","name":{"kind":"Name","value":"QuocTich"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"DanToc_Id"}},{"kind":"Field","name":{"kind":"Name","value":"DanToc"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"NgheNghiep_Id"}},{"kind":"Field","name":{"kind":"Name","value":"NgheNghiep"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"TenNguoiLienHe"}},{"kind":"Field","name":{"kind":"Name","value":"QuanHeNguoiLienHe"}},{"kind":"Field","name":{"kind":"Name","value":"SoDienThoaiNguoiLienHe"}},{"kind":"Field","name":{"kind":"Name","value":"DiaChiNguoiLienHe"}},{"kind":"Field","name":{"kind":"Name","value":"TienSuDiUng"}},{"kind":"Field","name":{"kind":"Name","value":"DiUngs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatientAllergy"}}]}},{"kind":"Field","name":{"kind":"Name","value":"diUngCheos"}},{"kind":"Field","name":{"kind":"Name","value":"TuVong"}},{"kind":"Field","name":{"kind":"Name","value":"SoTheBHYT"}},{"kind":"Field","name":{"kind":"Name","value":"BHYTNgayHieuLuc"}},{"kind":"Field","name":{"kind":"Name","value":"BHYTNgayHetHieuLuc"}},{"kind":"Field","name":{"kind":"Name","value":"NgayDu5Nam"}},{"kind":"Field","name":{"kind":"Name","value":"BenhVien_KCB_Id"}},{"kind":"Field","name":{"kind":"Name","value":"BenhVien_KCB"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientAllergy"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DiUng"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"HoatChat_Id"}},{"kind":"Field","name":{"kind":"Name","value":"HoatChat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"MucDo"}},{"kind":"Field","name":{"kind":"Name","value":"PhanUng"}},{"kind":"Field","name":{"kind":"Name","value":"XacNhan"}}]}}]} as unknown as DocumentNode<ReceptionPatientFragment, unknown>;
export const ReceptionDetailFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReceptionDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TiepNhan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReceptionRow"}},{"kind":"Field","name":{"kind":"Name","value":"Ves"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"soNguoiTruoc"}}]}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoUuTien"}},{"kind":"Field","name":{"kind":"Name","value":"DoiTuong_Id"}},{"kind":"Field","name":{"kind":"Name","value":"BHYTNgayHieuLuc"}},{"kind":"Field","name":{"kind":"Name","value":"BHYTNgayHetHieuLuc"}},{"kind":"Field","name":{"kind":"Name","value":"NgayDu5Nam"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapThe"}},{"kind":"Field","name":{"kind":"Name","value":"NoiCapThe"}},{"kind":"Field","name":{"kind":"Name","value":"TrinhTheLuc"}},{"kind":"Field","name":{"kind":"Name","value":"KhuVucSinhSong"}},{"kind":"Field","name":{"kind":"Name","value":"TuyenKCB"}},{"kind":"Field","name":{"kind":"Name","value":"MaDoiTuongKCB"}},{"kind":"Field","name":{"kind":"Name","value":"MaDoiTuongKCBChon"}},{"kind":"Field","name":{"kind":"Name","value":"MucHuong"}},{"kind":"Field","name":{"kind":"Name","value":"CungChiTraLuyKe"}},{"kind":"Field","name":{"kind":"Name","value":"SoGiayLuyKe"}},{"kind":"Field","name":{"kind":"Name","value":"NgayGiayLuyKe"}},{"kind":"Field","name":{"kind":"Name","value":"SoGiayKhaiSinh"}},{"kind":"Field","name":{"kind":"Name","value":"NgayGiayKhaiSinh"}},{"kind":"Field","name":{"kind":"Name","value":"SoGiayDoiTuong"}},{"kind":"Field","name":{"kind":"Name","value":"NgayGiayDoiTuong"}},{"kind":"Field","name":{"kind":"Name","value":"BenhPhuLuc_Id"}},{"kind":"Field","name":{"kind":"Name","value":"BenhPhuLuc"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"BenhVien_KCB_Id"}},{"kind":"Field","name":{"kind":"Name","value":"BenhVien_KCB"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"BenhVienChuyen_Id"}},{"kind":"Field","name":{"kind":"Name","value":"BenhVienChuyen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"CoGiayChuyen"}},{"kind":"Field","name":{"kind":"Name","value":"SoGiayChuyen"}},{"kind":"Field","name":{"kind":"Name","value":"NgayGiayChuyen"}},{"kind":"Field","name":{"kind":"Name","value":"TaiKhamTheoHen"}},{"kind":"Field","name":{"kind":"Name","value":"SoGiayHen"}},{"kind":"Field","name":{"kind":"Name","value":"MienCungChiTra"}},{"kind":"Field","name":{"kind":"Name","value":"SoGiayMien"}},{"kind":"Field","name":{"kind":"Name","value":"NgayGiayMien"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoKham"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoTiepNhanLai"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoHuy"}},{"kind":"Field","name":{"kind":"Name","value":"SucKhoe"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SucKhoeTiepNhanPlain"}}]}},{"kind":"Field","name":{"kind":"Name","value":"theTrongDots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"laTheDau"}},{"kind":"Field","name":{"kind":"Name","value":"SoTheBHYT"}},{"kind":"Field","name":{"kind":"Name","value":"BHYTNgayHieuLuc"}},{"kind":"Field","name":{"kind":"Name","value":"BHYTNgayHetHieuLuc"}},{"kind":"Field","name":{"kind":"Name","value":"BenhVien_KCB"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"TrinhTheLuc"}},{"kind":"Field","name":{"kind":"Name","value":"tinhTu"}},{"kind":"Field","name":{"kind":"Name","value":"phanTramThe"}},{"kind":"Field","name":{"kind":"Name","value":"TheDaXacMinh"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoHuy"}},{"kind":"Field","name":{"kind":"Name","value":"nguoiThem"}}]}},{"kind":"Field","name":{"kind":"Name","value":"DaXacNhanChiPhi"}},{"kind":"Field","name":{"kind":"Name","value":"DaXacNhanBHYT"}},{"kind":"Field","name":{"kind":"Name","value":"DaHoanUng"}},{"kind":"Field","name":{"kind":"Name","value":"dichVus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"TenDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"DonGia"}},{"kind":"Field","name":{"kind":"Name","value":"DaThuTien"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReceptionPatient"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReceptionPatient"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BenhNhan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"ChuaRoDanhTinh"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"NgaySinh"}},{"kind":"Field","name":{"kind":"Name","value":"NamSinh"}},{"kind":"Field","name":{"kind":"Name","value":"GioiTinh"}},{"kind":"Field","name":{"kind":"Name","value":"tuoi"}},{"kind":"Field","name":{"kind":"Name","value":"SoDienThoai"}},{"kind":"Field","name":{"kind":"Name","value":"SoNha"}},{"kind":"Field","name":{"kind":"Name","value":"CMNDHoacHoChieu"}},{"kind":"Field","name":{"kind":"Name","value":"DiaChi_Id"}},{"kind":"Field","name":{"kind":"Name","value":"DiaChi"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fullAddress"}},{"kind":"Field","name":{"kind":"Name","value":"QuocTich_Id"}},{"kind":"Field","name":{"kind":"Name","value":"QuocTich"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"DanToc_Id"}},{"kind":"Field","name":{"kind":"Name","value":"DanToc"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"NgheNghiep_Id"}},{"kind":"Field","name":{"kind":"Name","value":"NgheNghiep"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"TenNguoiLienHe"}},{"kind":"Field","name":{"kind":"Name","value":"QuanHeNguoiLienHe"}},{"kind":"Field","name":{"kind":"Name","value":"SoDienThoaiNguoiLienHe"}},{"kind":"Field","name":{"kind":"Name","value":"DiaChiNguoiLienHe"}},{"kind":"Field","name":{"kind":"Name","value":"TienSuDiUng"}},{"kind":"Field","name":{"kind":"Name","value":"DiUngs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatientAllergy"}}]}},{"kind":"Field","name":{"kind":"Name","value":"diUngCheos"}},{"kind":"Field","name":{"kind":"Name","value":"TuVong"}},{"kind":"Field","name":{"kind":"Name","value":"SoTheBHYT"}},{"kind":"Field","name":{"kind":"Name","value":"BHYTNgayHieuLuc"}},{"kind":"Field","name":{"kind":"Name","value":"BHYTNgayHetHieuLuc"}},{"kind":"Field","name":{"kind":"Name","value":"NgayDu5Nam"}},{"kind":"Field","name":{"kind":"Name","value":"BenhVien_KCB_Id"}},{"kind":"Field","name":{"kind":"Name","value":"BenhVien_KCB"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReceptionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TiepNhan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"MaTiepNhan"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTiepNhan"}},{"kind":"Field","name":{"kind":"Name","value":"SoThuTu"}},{"kind":"Field","name":{"kind":"Name","value":"UuTien"}},{"kind":"Field","name":{"kind":"Name","value":"CapCuu"}},{"kind":"Field","name":{"kind":"Name","value":"TheDaXacMinh"}},{"kind":"Field","name":{"kind":"Name","value":"SoTheBHYT"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"DoiTuong"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"NamSinh"}},{"kind":"Field","name":{"kind":"Name","value":"GioiTinh"}},{"kind":"Field","name":{"kind":"Name","value":"tuoi"}}]}},{"kind":"Field","name":{"kind":"Name","value":"Ves"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"HangDoi"}},{"kind":"Field","name":{"kind":"Name","value":"KyHieu"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"source_Id"}},{"kind":"Field","name":{"kind":"Name","value":"Node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientAllergy"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DiUng"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"HoatChat_Id"}},{"kind":"Field","name":{"kind":"Name","value":"HoatChat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"MucDo"}},{"kind":"Field","name":{"kind":"Name","value":"PhanUng"}},{"kind":"Field","name":{"kind":"Name","value":"XacNhan"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SucKhoeTiepNhanPlain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SucKhoeTiepNhan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"ThaiSan"}},{"kind":"Field","name":{"kind":"Name","value":"TuanThai"}},{"kind":"Field","name":{"kind":"Name","value":"DiUng"}},{"kind":"Field","name":{"kind":"Name","value":"BenhManTinh"}},{"kind":"Field","name":{"kind":"Name","value":"ThuocDangDung"}},{"kind":"Field","name":{"kind":"Name","value":"HutThuoc"}},{"kind":"Field","name":{"kind":"Name","value":"RuouBia"}},{"kind":"Field","name":{"kind":"Name","value":"Mach"}},{"kind":"Field","name":{"kind":"Name","value":"NhietDo"}},{"kind":"Field","name":{"kind":"Name","value":"HuyetApCao"}},{"kind":"Field","name":{"kind":"Name","value":"HuyetApThap"}},{"kind":"Field","name":{"kind":"Name","value":"NhipTho"}},{"kind":"Field","name":{"kind":"Name","value":"SpO2"}},{"kind":"Field","name":{"kind":"Name","value":"ChieuCao"}},{"kind":"Field","name":{"kind":"Name","value":"CanNang"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}}]}}]} as unknown as DocumentNode<ReceptionDetailFragment, unknown>;
export const ReceiveAndExamineDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReceiveAndExamine"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TiepNhanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"session"},"name":{"kind":"Name","value":"createTiepNhanKhamBenh"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"TiepNhan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReceptionDetail"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReceptionPatient"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BenhNhan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"ChuaRoDanhTinh"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"NgaySinh"}},{"kind":"Field","name":{"kind":"Name","value":"NamSinh"}},{"kind":"Field","name":{"kind":"Name","value":"GioiTinh"}},{"kind":"Field","name":{"kind":"Name","value":"tuoi"}},{"kind":"Field","name":{"kind":"Name","value":"SoDienThoai"}},{"kind":"Field","name":{"kind":"Name","value":"SoNha"}},{"kind":"Field","name":{"kind":"Name","value":"CMNDHoacHoChieu"}},{"kind":"Field","name":{"kind":"Name","value":"DiaChi_Id"}},{"kind":"Field","name":{"kind":"Name","value":"DiaChi"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fullAddress"}},{"kind":"Field","name":{"kind":"Name","value":"QuocTich_Id"}},{"kind":"Field","name":{"kind":"Name","value":"QuocTich"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"DanToc_Id"}},{"kind":"Field","name":{"kind":"Name","value":"DanToc"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"NgheNghiep_Id"}},{"kind":"Field","name":{"kind":"Name","value":"NgheNghiep"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"TenNguoiLienHe"}},{"kind":"Field","name":{"kind":"Name","value":"QuanHeNguoiLienHe"}},{"kind":"Field","name":{"kind":"Name","value":"SoDienThoaiNguoiLienHe"}},{"kind":"Field","name":{"kind":"Name","value":"DiaChiNguoiLienHe"}},{"kind":"Field","name":{"kind":"Name","value":"TienSuDiUng"}},{"kind":"Field","name":{"kind":"Name","value":"DiUngs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatientAllergy"}}]}},{"kind":"Field","name":{"kind":"Name","value":"diUngCheos"}},{"kind":"Field","name":{"kind":"Name","value":"TuVong"}},{"kind":"Field","name":{"kind":"Name","value":"SoTheBHYT"}},{"kind":"Field","name":{"kind":"Name","value":"BHYTNgayHieuLuc"}},{"kind":"Field","name":{"kind":"Name","value":"BHYTNgayHetHieuLuc"}},{"kind":"Field","name":{"kind":"Name","value":"NgayDu5Nam"}},{"kind":"Field","name":{"kind":"Name","value":"BenhVien_KCB_Id"}},{"kind":"Field","name":{"kind":"Name","value":"BenhVien_KCB"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReceptionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TiepNhan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"MaTiepNhan"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTiepNhan"}},{"kind":"Field","name":{"kind":"Name","value":"SoThuTu"}},{"kind":"Field","name":{"kind":"Name","value":"UuTien"}},{"kind":"Field","name":{"kind":"Name","value":"CapCuu"}},{"kind":"Field","name":{"kind":"Name","value":"TheDaXacMinh"}},{"kind":"Field","name":{"kind":"Name","value":"SoTheBHYT"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"DoiTuong"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"NamSinh"}},{"kind":"Field","name":{"kind":"Name","value":"GioiTinh"}},{"kind":"Field","name":{"kind":"Name","value":"tuoi"}}]}},{"kind":"Field","name":{"kind":"Name","value":"Ves"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"HangDoi"}},{"kind":"Field","name":{"kind":"Name","value":"KyHieu"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"source_Id"}},{"kind":"Field","name":{"kind":"Name","value":"Node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReceptionDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TiepNhan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReceptionRow"}},{"kind":"Field","name":{"kind":"Name","value":"Ves"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"soNguoiTruoc"}}]}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoUuTien"}},{"kind":"Field","name":{"kind":"Name","value":"DoiTuong_Id"}},{"kind":"Field","name":{"kind":"Name","value":"BHYTNgayHieuLuc"}},{"kind":"Field","name":{"kind":"Name","value":"BHYTNgayHetHieuLuc"}},{"kind":"Field","name":{"kind":"Name","value":"NgayDu5Nam"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapThe"}},{"kind":"Field","name":{"kind":"Name","value":"NoiCapThe"}},{"kind":"Field","name":{"kind":"Name","value":"TrinhTheLuc"}},{"kind":"Field","name":{"kind":"Name","value":"KhuVucSinhSong"}},{"kind":"Field","name":{"kind":"Name","value":"TuyenKCB"}},{"kind":"Field","name":{"kind":"Name","value":"MaDoiTuongKCB"}},{"kind":"Field","name":{"kind":"Name","value":"MaDoiTuongKCBChon"}},{"kind":"Field","name":{"kind":"Name","value":"MucHuong"}},{"kind":"Field","name":{"kind":"Name","value":"CungChiTraLuyKe"}},{"kind":"Field","name":{"kind":"Name","value":"SoGiayLuyKe"}},{"kind":"Field","name":{"kind":"Name","value":"NgayGiayLuyKe"}},{"kind":"Field","name":{"kind":"Name","value":"SoGiayKhaiSinh"}},{"kind":"Field","name":{"kind":"Name","value":"NgayGiayKhaiSinh"}},{"kind":"Field","name":{"kind":"Name","value":"SoGiayDoiTuong"}},{"kind":"Field","name":{"kind":"Name","value":"NgayGiayDoiTuong"}},{"kind":"Field","name":{"kind":"Name","value":"BenhPhuLuc_Id"}},{"kind":"Field","name":{"kind":"Name","value":"BenhPhuLuc"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"BenhVien_KCB_Id"}},{"kind":"Field","name":{"kind":"Name","value":"BenhVien_KCB"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"BenhVienChuyen_Id"}},{"kind":"Field","name":{"kind":"Name","value":"BenhVienChuyen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"CoGiayChuyen"}},{"kind":"Field","name":{"kind":"Name","value":"SoGiayChuyen"}},{"kind":"Field","name":{"kind":"Name","value":"NgayGiayChuyen"}},{"kind":"Field","name":{"kind":"Name","value":"TaiKhamTheoHen"}},{"kind":"Field","name":{"kind":"Name","value":"SoGiayHen"}},{"kind":"Field","name":{"kind":"Name","value":"MienCungChiTra"}},{"kind":"Field","name":{"kind":"Name","value":"SoGiayMien"}},{"kind":"Field","name":{"kind":"Name","value":"NgayGiayMien"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoKham"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoTiepNhanLai"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoHuy"}},{"kind":"Field","name":{"kind":"Name","value":"SucKhoe"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SucKhoeTiepNhanPlain"}}]}},{"kind":"Field","name":{"kind":"Name","value":"theTrongDots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"laTheDau"}},{"kind":"Field","name":{"kind":"Name","value":"SoTheBHYT"}},{"kind":"Field","name":{"kind":"Name","value":"BHYTNgayHieuLuc"}},{"kind":"Field","name":{"kind":"Name","value":"BHYTNgayHetHieuLuc"}},{"kind":"Field","name":{"kind":"Name","value":"BenhVien_KCB"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"TrinhTheLuc"}},{"kind":"Field","name":{"kind":"Name","value":"tinhTu"}},{"kind":"Field","name":{"kind":"Name","value":"phanTramThe"}},{"kind":"Field","name":{"kind":"Name","value":"TheDaXacMinh"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoHuy"}},{"kind":"Field","name":{"kind":"Name","value":"nguoiThem"}}]}},{"kind":"Field","name":{"kind":"Name","value":"DaXacNhanChiPhi"}},{"kind":"Field","name":{"kind":"Name","value":"DaXacNhanBHYT"}},{"kind":"Field","name":{"kind":"Name","value":"DaHoanUng"}},{"kind":"Field","name":{"kind":"Name","value":"dichVus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"TenDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"DonGia"}},{"kind":"Field","name":{"kind":"Name","value":"DaThuTien"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReceptionPatient"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientAllergy"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DiUng"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"HoatChat_Id"}},{"kind":"Field","name":{"kind":"Name","value":"HoatChat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"MucDo"}},{"kind":"Field","name":{"kind":"Name","value":"PhanUng"}},{"kind":"Field","name":{"kind":"Name","value":"XacNhan"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SucKhoeTiepNhanPlain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SucKhoeTiepNhan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"ThaiSan"}},{"kind":"Field","name":{"kind":"Name","value":"TuanThai"}},{"kind":"Field","name":{"kind":"Name","value":"DiUng"}},{"kind":"Field","name":{"kind":"Name","value":"BenhManTinh"}},{"kind":"Field","name":{"kind":"Name","value":"ThuocDangDung"}},{"kind":"Field","name":{"kind":"Name","value":"HutThuoc"}},{"kind":"Field","name":{"kind":"Name","value":"RuouBia"}},{"kind":"Field","name":{"kind":"Name","value":"Mach"}},{"kind":"Field","name":{"kind":"Name","value":"NhietDo"}},{"kind":"Field","name":{"kind":"Name","value":"HuyetApCao"}},{"kind":"Field","name":{"kind":"Name","value":"HuyetApThap"}},{"kind":"Field","name":{"kind":"Name","value":"NhipTho"}},{"kind":"Field","name":{"kind":"Name","value":"SpO2"}},{"kind":"Field","name":{"kind":"Name","value":"ChieuCao"}},{"kind":"Field","name":{"kind":"Name","value":"CanNang"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}}]}}]} as unknown as DocumentNode<ReceiveAndExamineMutation, ReceiveAndExamineMutationVariables>;