export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar day, YYYY-MM-DD. */
  Date: { input: string; output: string; }
  /** An instant, ISO 8601 in UTC. */
  DateTime: { input: Date; output: Date | string; }
  /** A decimal number as text, such as "351000.00"; never a float. */
  Decimal: { input: string; output: string; }
  /** Any JSON value. */
  JSON: { input: unknown; output: unknown; }
  /** A decimal number as text that may be below zero, also where somebody enters it; a Decimal that is entered may not. */
  SignedDecimal: { input: string; output: string; }
};

/** Whether an act is possible now, and why not. */
export type ActionState = {
  /** The act's name, as in the acts of the object. */
  action: Scalars['String']['output'];
  /** The label of the act in the user's language is kept by the client; this is the code of the refusal, or null when allowed. */
  refusal?: Maybe<Scalars['String']['output']>;
};

/** One change. `data` holds ids only; the screen asks for what it shows. */
export type AppEvent = {
  /** Event id, rising; a client gives the last one it saw as variables.lastEventId to catch up. */
  _id: Scalars['ID']['output'];
  /** The client that caused it, so that it need not refetch. */
  clientId?: Maybe<Scalars['String']['output']>;
  /** Ids of what changed. */
  data: Scalars['JSON']['output'];
  /** Node where it happened. */
  idNode?: Maybe<Scalars['ID']['output']>;
  /** Area, such as KhamBenh, XetNghiem, VienPhi. */
  module: Scalars['String']['output'];
  /** What happened: reload, create, delete, update, refetchWaiting, account, cancelAccount, call. */
  process: Scalars['String']['output'];
};

/** Version and kind of this installation. */
export type AppInfo = {
  /** HIS unless another product is served. */
  appType: Scalars['String']['output'];
  /** BENH_VIEN for a hospital, PHONG_MACH for a clinic. */
  systemType: Scalars['String']['output'];
  /** Version of the screens. */
  version: Scalars['String']['output'];
};

/** A member of staff whose account may prescribe. */
export type BacSiLienThong = {
  /** Link code at the national prescription system. */
  MaLienThongBacSi?: Maybe<Scalars['String']['output']>;
  /** Staff code. */
  MaNhanVien: Scalars['String']['output'];
  /** The member of staff. */
  NhanVien_Id: Scalars['ID']['output'];
  /** Name. */
  TenNhanVien: Scalars['String']['output'];
};

/** A price list: prices of services under one price type for a period. */
export type BangGia = {
  /** Last day; empty while no newer list ends it. */
  DenNgay?: Maybe<Scalars['Date']['output']>;
  /** The prices of services. */
  DichVu_DonGia: Array<GiaDichVu>;
  /** Note. */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** The prices of treatment courses. */
  LieuTrinh_DonGia: Array<GiaLieuTrinh>;
  /** DichVu or LieuTrinh. */
  LoaiBangGia: Scalars['String']['output'];
  /** Price type's label. */
  LoaiGia?: Maybe<RefLabel>;
  /** Price type. */
  LoaiGia_Id: Scalars['ID']['output'];
  /** When it was released. */
  NgayPhatHanh?: Maybe<Scalars['DateTime']['output']>;
  /** The decision behind the prices. */
  SoQuyetDinh?: Maybe<Scalars['String']['output']>;
  /** Name. */
  TenBangGia: Scalars['String']['output'];
  /** ChuaPhatHanh, DaPhatHanh, or HienHanh while it is in force today. */
  TrangThai: Scalars['String']['output'];
  /** First day. */
  TuNgay: Scalars['Date']['output'];
  /** Id. */
  _id: Scalars['ID']['output'];
  /** Acts with the code of their refusal, or null for those that would succeed now. */
  hanhDongs: Array<ActionState>;
  /** How many services and treatment courses it prices. */
  soDichVu: Scalars['Int']['output'];
  /** Version; give it back with a change. */
  version: Scalars['Int']['output'];
};

/** A price list with all its prices. */
export type BangGiaInput = {
  /** The prices of services; when empty a change leaves them. */
  DichVu_DonGia?: InputMaybe<Array<GiaDichVuInput>>;
  /** Note. */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** The prices of treatment courses; when empty a change leaves them. */
  LieuTrinh_DonGia?: InputMaybe<Array<GiaLieuTrinhInput>>;
  /** Kind; DichVu when empty. */
  LoaiBangGia?: InputMaybe<LoaiBangGia>;
  /** Price type. */
  LoaiGia_Id: Scalars['ID']['input'];
  /** The decision behind the prices. */
  SoQuyetDinh?: InputMaybe<Scalars['String']['input']>;
  /** Name. */
  TenBangGia: Scalars['String']['input'];
  /** First day. */
  TuNgay: Scalars['Date']['input'];
  /** The version that was changed. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A table that came back otherwise than it was. */
export type BangKhac = {
  /** Rows that came back. */
  soDong: Scalars['Float']['output'];
  /** Rows that the backup had. */
  soDongGoc: Scalars['Float']['output'];
  /** The table. */
  ten: Scalars['String']['output'];
};

/** A patient. */
export type BenhNhan = {
  /** Its last day. */
  BHYTNgayHetHieuLuc?: Maybe<Scalars['Date']['output']>;
  /** Its first day. */
  BHYTNgayHieuLuc?: Maybe<Scalars['Date']['output']>;
  /** The registered facility's label. */
  BenhVien_KCB?: Maybe<RefLabel>;
  /** Where the card is registered. */
  BenhVien_KCB_Id?: Maybe<Scalars['ID']['output']>;
  /** Citizen id or passport. */
  CMNDHoacHoChieu?: Maybe<Scalars['String']['output']>;
  /** The ethnic group's label. */
  DanToc?: Maybe<RefLabel>;
  /** Ethnic group. */
  DanToc_Id?: Maybe<Scalars['ID']['output']>;
  /** Ingredients that the patient is allergic to. */
  DiUngHoatChat_Ids: Array<Scalars['ID']['output']>;
  /** Their labels. */
  DiUngHoatChats: Array<RefLabel>;
  /** The commune's label. */
  DiaChi?: Maybe<RefLabel>;
  /** Address of the contact person. */
  DiaChiNguoiLienHe?: Maybe<Scalars['String']['output']>;
  /** Commune. */
  DiaChi_Id?: Maybe<Scalars['ID']['output']>;
  /** Employer. */
  DonVi?: Maybe<Scalars['String']['output']>;
  /** E-mail. */
  Email?: Maybe<Scalars['String']['output']>;
  /** Note. */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Sex. */
  GioiTinh: GioiTinh;
  /** Vietnamese, overseas Vietnamese or foreigner. */
  KieuBenhNhan: KieuBenhNhan;
  /** Kind of customer. */
  LoaiBenhNhan?: Maybe<Scalars['String']['output']>;
  /** Unit of the age. */
  LoaiTuoi: LoaiTuoi;
  /** Tax code. */
  MaSoThue?: Maybe<Scalars['String']['output']>;
  /** Patient code, such as 26.000123. */
  MaYTe: Scalars['String']['output'];
  /** Year of birth. */
  NamSinh: Scalars['Int']['output'];
  /** The day of five years without a break. */
  NgayDu5Nam?: Maybe<Scalars['Date']['output']>;
  /** Birth date; null when only the year is known. */
  NgaySinh?: Maybe<Scalars['Date']['output']>;
  /** When the record was made. */
  NgayTao: Scalars['DateTime']['output'];
  /** The occupation's label. */
  NgheNghiep?: Maybe<RefLabel>;
  /** Occupation. */
  NgheNghiep_Id?: Maybe<Scalars['ID']['output']>;
  /** Source of the customer. */
  NguonKhachHang?: Maybe<Scalars['String']['output']>;
  /** Patient groups. */
  NhomBenhNhan_Ids: Array<Scalars['ID']['output']>;
  /** Their labels. */
  NhomBenhNhans: Array<RefLabel>;
  /** The blood group's label. */
  NhomMau?: Maybe<RefLabel>;
  /** Blood group. */
  NhomMau_Id?: Maybe<Scalars['ID']['output']>;
  /** Relation of the contact person. */
  QuanHeNguoiLienHe?: Maybe<Scalars['String']['output']>;
  /** The nationality's label. */
  QuocTich?: Maybe<RefLabel>;
  /** Nationality. */
  QuocTich_Id?: Maybe<Scalars['ID']['output']>;
  /** Phone. */
  SoDienThoai?: Maybe<Scalars['String']['output']>;
  /** Phone of the contact person. */
  SoDienThoaiNguoiLienHe?: Maybe<Scalars['String']['output']>;
  /** House and street, or hamlet. */
  SoNha?: Maybe<Scalars['String']['output']>;
  /** The last known insurance card. */
  SoTheBHYT?: Maybe<Scalars['String']['output']>;
  /** Full name. */
  TenBenhNhan: Scalars['String']['output'];
  /** The name without accents. */
  TenKhongDau: Scalars['String']['output'];
  /** Contact person. */
  TenNguoiLienHe?: Maybe<Scalars['String']['output']>;
  /** Name on invoices. */
  TenTrenHoaDon?: Maybe<Scalars['String']['output']>;
  /** Medical history. */
  TienSuBenh?: Maybe<Scalars['String']['output']>;
  /** Allergies in words. */
  TienSuDiUng?: Maybe<Scalars['String']['output']>;
  /** DangSuDung, or DaHuy for a cancelled record. */
  TrangThai: Scalars['String']['output'];
  /** Whether the patient has died. */
  TuVong: Scalars['Boolean']['output'];
  /** Age of today, in the unit of LoaiTuoi. */
  Tuoi: Scalars['Int']['output'];
  /** The Rh factor's label. */
  YeuToRh?: Maybe<RefLabel>;
  /** Rh factor. */
  YeuToRh_Id?: Maybe<Scalars['ID']['output']>;
  /** Patient id. */
  _id: Scalars['ID']['output'];
  /** The address as printed. */
  fullAddress?: Maybe<Scalars['String']['output']>;
  /** Acts with the code of their refusal, or null for those that would succeed now. */
  hanhDongs: Array<ActionState>;
  /** The age in the user's language. */
  tuoi: Scalars['String']['output'];
  /** Version, for the lock of updates. */
  version: Scalars['Int']['output'];
};

/** A patient as typed or scanned. A field left out keeps its value; null empties it. */
export type BenhNhanInput = {
  /** Its last day. */
  BHYTNgayHetHieuLuc?: InputMaybe<Scalars['Date']['input']>;
  /** Its first day. */
  BHYTNgayHieuLuc?: InputMaybe<Scalars['Date']['input']>;
  /** Where the card is registered. */
  BenhVien_KCB_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Citizen id or passport. */
  CMNDHoacHoChieu?: InputMaybe<Scalars['String']['input']>;
  /** Ethnic group. */
  DanToc_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Ingredients that the patient is allergic to. */
  DiUngHoatChat_Ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Address of the contact person. */
  DiaChiNguoiLienHe?: InputMaybe<Scalars['String']['input']>;
  /** Commune. */
  DiaChi_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Employer. */
  DonVi?: InputMaybe<Scalars['String']['input']>;
  /** E-mail. */
  Email?: InputMaybe<Scalars['String']['input']>;
  /** Note. */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** Sex. */
  GioiTinh?: InputMaybe<GioiTinh>;
  /** Vietnamese, overseas Vietnamese or foreigner. */
  KieuBenhNhan?: InputMaybe<KieuBenhNhan>;
  /** Kind of customer. */
  LoaiBenhNhan?: InputMaybe<Scalars['String']['input']>;
  /** Tax code. */
  MaSoThue?: InputMaybe<Scalars['String']['input']>;
  /** Year of birth, when the day is not known. */
  NamSinh?: InputMaybe<Scalars['Int']['input']>;
  /** The day of five years without a break. */
  NgayDu5Nam?: InputMaybe<Scalars['Date']['input']>;
  /** Birth date. */
  NgaySinh?: InputMaybe<Scalars['Date']['input']>;
  /** Occupation. */
  NgheNghiep_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Source of the customer. */
  NguonKhachHang?: InputMaybe<Scalars['String']['input']>;
  /** Patient groups. */
  NhomBenhNhan_Ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Blood group. */
  NhomMau_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Relation of the contact person. */
  QuanHeNguoiLienHe?: InputMaybe<Scalars['String']['input']>;
  /** Nationality. */
  QuocTich_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Phone. */
  SoDienThoai?: InputMaybe<Scalars['String']['input']>;
  /** Phone of the contact person. */
  SoDienThoaiNguoiLienHe?: InputMaybe<Scalars['String']['input']>;
  /** House and street, or hamlet. */
  SoNha?: InputMaybe<Scalars['String']['input']>;
  /** Insurance card. */
  SoTheBHYT?: InputMaybe<Scalars['String']['input']>;
  /** Full name. */
  TenBenhNhan?: InputMaybe<Scalars['String']['input']>;
  /** Contact person. */
  TenNguoiLienHe?: InputMaybe<Scalars['String']['input']>;
  /** Name on invoices. */
  TenTrenHoaDon?: InputMaybe<Scalars['String']['input']>;
  /** Medical history. */
  TienSuBenh?: InputMaybe<Scalars['String']['input']>;
  /** Allergies in words. */
  TienSuDiUng?: InputMaybe<Scalars['String']['input']>;
  /** Whether the patient has died. */
  TuVong?: InputMaybe<Scalars['Boolean']['input']>;
  /** Rh factor. */
  YeuToRh_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Client-made id of a creation: a repeat answers the first record. */
  requestId?: InputMaybe<Scalars['ID']['input']>;
  /** The version that was read, for an update. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A patient as the operation log names one. */
export type BenhNhanThaoTac = {
  /** The patient's code. */
  MaYTe: Scalars['String']['output'];
  /** The patient's name. */
  TenBenhNhan: Scalars['String']['output'];
  /** The patient's id. */
  _id: Scalars['ID']['output'];
};

/** A page of patients. */
export type BenhNhanTrang = {
  /** The page, from 1. */
  currentPage: Scalars['Int']['output'];
  /** Its patients. */
  data: Array<BenhNhan>;
};

/** A record that may be the same person. */
export type BenhNhanTrung = {
  /** The record. */
  BenhNhan: BenhNhan;
  /** block: take this record; warn: look at it first; none: only a note. */
  level: Scalars['String']['output'];
  /** What is the same. */
  reasons: Array<LyDoTrung>;
  /** Points. */
  score: Scalars['Int']['output'];
};

/** A visit in the cashier's list. */
export type BenhNhanVienPhi = {
  /** The patient's part. */
  BenhNhanTT: Scalars['Decimal']['output'];
  /** The patient. */
  BenhNhan_Id: Scalars['ID']['output'];
  /** Still due. */
  ConLai: Scalars['Decimal']['output'];
  /** Collected. */
  DaThu: Scalars['Decimal']['output'];
  /** The fees are completed. */
  DaXacNhanChiPhi: Scalars['Boolean']['output'];
  /** Payer. */
  DoiTuong: Scalars['String']['output'];
  /** Sex. */
  GioiTinh: GioiTinh;
  /** Its number as printed. */
  KyHieu?: Maybe<Scalars['String']['output']>;
  /** Reception code. */
  MaTiepNhan: Scalars['String']['output'];
  /** Patient code. */
  MaYTe: Scalars['String']['output'];
  /** Birth year. */
  NamSinh: Scalars['Int']['output'];
  /** When the patient was received. */
  NgayTiepNhan: Scalars['DateTime']['output'];
  /** Advance that is left. */
  TamUngCon: Scalars['Decimal']['output'];
  /** Name. */
  TenBenhNhan: Scalars['String']['output'];
  /** Owed back. */
  ThuThua: Scalars['Decimal']['output'];
  /** The reception. */
  TiepNhan_Id: Scalars['ID']['output'];
  /** Its state. */
  TrangThaiVe?: Maybe<Scalars['String']['output']>;
  /** Legal priority. */
  UuTien: Scalars['Boolean']['output'];
  /** The cashier's ticket. */
  Ve_Id?: Maybe<Scalars['ID']['output']>;
};

/** Facilities: one entry. */
export type BenhVien = {
  /** Level since 2025 */
  CapCMKT?: Maybe<CapCmkt>;
  /** Address */
  DiaChi?: Maybe<Scalars['String']['output']>;
  /** Level points */
  DiemXepCap?: Maybe<Scalars['Decimal']['output']>;
  /** Note */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Class */
  HangBenhVien?: Maybe<HangBenhVien>;
  /** Facility code */
  MaCSKCB?: Maybe<Scalars['String']['output']>;
  /** Changed at. */
  NgayCapNhat: Scalars['DateTime']['output'];
  /** Made at. */
  NgayTao: Scalars['DateTime']['output'];
  /** Phone */
  SoDienThoai?: Maybe<Scalars['String']['output']>;
  /** Suspended: kept on old records, offered no more. */
  TamNgung: Scalars['Boolean']['output'];
  /** Facility name */
  TenBenhVien?: Maybe<Scalars['String']['output']>;
  /** Province: its label */
  Tinh?: Maybe<RefLabel>;
  /** Province */
  Tinh_Id?: Maybe<Scalars['ID']['output']>;
  /** DangSuDung, or DaHuy once removed. */
  TrangThai: Scalars['String']['output'];
  /** Tier before 2025 */
  TuyenTruoc2025?: Maybe<TuyenTruoc2025>;
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** Rises with each change; sent back with an update, another one answers CONFLICT. */
  version: Scalars['Int']['output'];
};

/** Facilities: what is written; an update changes the fields that are given. */
export type BenhVienInput = {
  /** Level since 2025 */
  CapCMKT?: InputMaybe<CapCmkt>;
  /** Address */
  DiaChi?: InputMaybe<Scalars['String']['input']>;
  /** Level points */
  DiemXepCap?: InputMaybe<Scalars['Decimal']['input']>;
  /** Note */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** Class */
  HangBenhVien?: InputMaybe<HangBenhVien>;
  /** Facility code */
  MaCSKCB?: InputMaybe<Scalars['String']['input']>;
  /** Phone */
  SoDienThoai?: InputMaybe<Scalars['String']['input']>;
  /** Suspended. */
  TamNgung?: InputMaybe<Scalars['Boolean']['input']>;
  /** Facility name */
  TenBenhVien?: InputMaybe<Scalars['String']['input']>;
  /** Province */
  Tinh_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Tier before 2025 */
  TuyenTruoc2025?: InputMaybe<TuyenTruoc2025>;
  /** The version that was read, for an update. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Facilities: one page. */
export type BenhVienList = {
  /** The page answered, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The entries of the page. */
  data: Array<BenhVien>;
  /** Pages in all. */
  totalPages: Scalars['Int']['output'];
  /** Entries in all. */
  totalRows: Scalars['Int']['output'];
};

/** A receipt. */
export type BienLai = {
  /** The patient's record. */
  BenhNhan?: Maybe<BenhNhan>;
  /** The patient. */
  BenhNhan_Id: Scalars['ID']['output'];
  /** A refund: the receipt whose money went back. */
  BienLaiGoc?: Maybe<BienLai>;
  /** What rounding added or left out. */
  ChenhLechLamTron: Scalars['Decimal']['output'];
  /** Note, or the reason of a refund. */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Value in whole dong. */
  GiaTriBienLai: Scalars['Decimal']['output'];
  /** Allocated or returned. */
  HachToan: Scalars['Decimal']['output'];
  /** The book's symbol. */
  KyHieu: Scalars['String']['output'];
  /** Kind. */
  LoaiBienLai: LoaiPhieuThu;
  /** Why it was cancelled. */
  LyDoHuy?: Maybe<Scalars['String']['output']>;
  /** Symbol and number, such as BVS/26T-0000001. */
  MaBienLai: Scalars['String']['output'];
  /** When it was made. */
  NgayBienLai: Scalars['DateTime']['output'];
  /** When it was cancelled. */
  NgayHuy?: Maybe<Scalars['DateTime']['output']>;
  /** Who paid. */
  NguoiNop?: Maybe<Scalars['String']['output']>;
  /** The cashier's label. */
  NguoiThu?: Maybe<RefLabel>;
  /** The cashier. */
  NguoiThu_Id: Scalars['ID']['output'];
  /** Number in the book. */
  SoBienLai: Scalars['Int']['output'];
  /** Cash that the payer gave. */
  TienKhachDua?: Maybe<Scalars['Decimal']['output']>;
  /** Change. */
  TienThoi?: Maybe<Scalars['Decimal']['output']>;
  /** The reception. */
  TiepNhan_Id: Scalars['ID']['output'];
  /** State. */
  TrangThai: TrangThaiBienLai;
  /** Id. */
  _id: Scalars['ID']['output'];
  /** The value in Vietnamese words. */
  bangChu: Scalars['String']['output'];
  /** The shift is closed. */
  daKetToan: Scalars['Boolean']['output'];
  /** What it paid for, or paid back. */
  dongs: Array<BienLaiDong>;
  /** Acts with the code of their refusal, or null for those that would succeed now. */
  hanhDongs: Array<ActionState>;
  /** The payment. */
  thanhToans: Array<ThanhToan>;
};

/** What a receipt paid of a line; below 0 for a refund. */
export type BienLaiDong = {
  /** Price. */
  DonGia: Scalars['Decimal']['output'];
  /** Unit. */
  DonViTinh?: Maybe<Scalars['String']['output']>;
  /** Code. */
  MaDV: Scalars['String']['output'];
  /** Quantity. */
  SoLuong: Scalars['Decimal']['output'];
  /** Amount. */
  SoTien: Scalars['Decimal']['output'];
  /** Name. */
  TenDichVu: Scalars['String']['output'];
  /** The line. */
  VienPhiDong_Id: Scalars['ID']['output'];
};

/** A counter of readable numbers. */
export type BoDemSo = {
  /** The next number may be raised. */
  duocSua: Scalars['Boolean']['output'];
  /** It counts for the period of today. */
  kyNay: Scalars['Boolean']['output'];
  /** When a number was taken last. */
  luc: Scalars['DateTime']['output'];
  /** Name of the counter. */
  name: Scalars['String']['output'];
  /** Period or place that it counts for. */
  scope: Scalars['String']['output'];
  /** The next number as it will read. */
  soToi: Scalars['String']['output'];
  /** What it counts in the language of the request. */
  ten: Scalars['String']['output'];
  /** Text before its numbers. */
  tienTo: Scalars['String']['output'];
  /** The last number that was taken. */
  value: Scalars['Int']['output'];
};

/** Ways to collect medicine: one entry. */
export type CachLayThuoc = {
  /** Note */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Way to collect medicine code */
  MaCachLayThuoc?: Maybe<Scalars['String']['output']>;
  /** Default */
  MacDinh?: Maybe<Scalars['Boolean']['output']>;
  /** Changed at. */
  NgayCapNhat: Scalars['DateTime']['output'];
  /** Made at. */
  NgayTao: Scalars['DateTime']['output'];
  /** Suspended: kept on old records, offered no more. */
  TamNgung: Scalars['Boolean']['output'];
  /** Way to collect medicine name */
  TenCachLayThuoc?: Maybe<Scalars['String']['output']>;
  /** DangSuDung, or DaHuy once removed. */
  TrangThai: Scalars['String']['output'];
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** Rises with each change; sent back with an update, another one answers CONFLICT. */
  version: Scalars['Int']['output'];
};

/** Ways to collect medicine: what is written; an update changes the fields that are given. */
export type CachLayThuocInput = {
  /** Note */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** Way to collect medicine code */
  MaCachLayThuoc?: InputMaybe<Scalars['String']['input']>;
  /** Default */
  MacDinh?: InputMaybe<Scalars['Boolean']['input']>;
  /** Suspended. */
  TamNgung?: InputMaybe<Scalars['Boolean']['input']>;
  /** Way to collect medicine name */
  TenCachLayThuoc?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read, for an update. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Ways to collect medicine: one page. */
export type CachLayThuocList = {
  /** The page answered, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The entries of the page. */
  data: Array<CachLayThuoc>;
  /** Pages in all. */
  totalPages: Scalars['Int']['output'];
  /** Entries in all. */
  totalRows: Scalars['Int']['output'];
};

/** A warning that was overridden. */
export type CanhBaoDaDuyet = {
  /** The other drug, or the ingredient that is named. */
  Khac?: Maybe<Scalars['String']['output']>;
  /** Why it was overridden. */
  LyDo: Scalars['String']['output'];
  /** Its class. */
  MucDo: Scalars['String']['output'];
  /** The warning. */
  key: Scalars['String']['output'];
};

/** A warning of a prescription. */
export type CanhBaoThuoc = {
  /** The drug. */
  Duoc_Id: Scalars['ID']['output'];
  /** Effect. */
  HauQua?: Maybe<Scalars['String']['output']>;
  /** The other drug; of a possible allergy the ingredient that is named. */
  Khac?: Maybe<Scalars['String']['output']>;
  /** Allergy, PossibleAllergy (words about allergies name it), Major, Moderate, Minor or Duplication. */
  MucDo: Scalars['String']['output'];
  /** Its name. */
  TenDuoc: Scalars['String']['output'];
  /** Management. */
  XuTri?: Maybe<Scalars['String']['output']>;
  /** Stands only with a reason. */
  canLyDo: Scalars['Boolean']['output'];
  /** Sent back with the reason. */
  key: Scalars['String']['output'];
};

/** Level since 2025 */
export type CapCmkt =
  /** Primary */
  | 'BanDau'
  /** Specialised */
  | 'ChuyenSau'
  /** Basic */
  | 'CoBan';

/** A correction of a line that is not paid. */
export type CapNhatTienInput = {
  /** Price. */
  DonGia?: InputMaybe<Scalars['Decimal']['input']>;
  /** Billed to the insurance. */
  LaBHYT?: InputMaybe<Scalars['Boolean']['input']>;
  /** Why. */
  LyDo: Scalars['String']['input'];
  /** Quantity. */
  SoLuong?: InputMaybe<Scalars['Decimal']['input']>;
  /** The line. */
  VienPhiDong_Id: Scalars['ID']['input'];
  /** The version of the line that was seen. */
  version: Scalars['Int']['input'];
};

/** One change of an entry of a catalogue. */
export type CatalogueChange = {
  /** CREATE, UPDATE, DELETE or IMPORT. */
  action: Scalars['String']['output'];
  /** The entry after. */
  after?: Maybe<Scalars['JSON']['output']>;
  /** When. */
  at: Scalars['DateTime']['output'];
  /** The entry before. */
  before?: Maybe<Scalars['JSON']['output']>;
  /** Account name. */
  user?: Maybe<Scalars['String']['output']>;
};

/** A detail of a thing that happened: a value, a drug. */
export type ChiTietMoc = {
  /** Where a laboratory value stands. */
  CoKetQua?: Maybe<CoKetQua>;
  /** The value with its unit, or the doses. */
  giaTri: Scalars['String']['output'];
  /** What. */
  ten: Scalars['String']['output'];
};

/** Service contraindications: one entry. */
export type ChongChiDinhDichVu = {
  /** Service: its label */
  DichVu?: Maybe<RefLabel>;
  /** Services not together */
  DichVuKhongDungCung_Ids: Array<Scalars['ID']['output']>;
  /** Services not together: their labels */
  DichVuKhongDungCungs: Array<RefLabel>;
  /** Service */
  DichVu_Id?: Maybe<Scalars['ID']['output']>;
  /** Note */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Kind */
  LoaiChongChiDinh?: Maybe<LoaiChongChiDinh>;
  /** Code */
  MaChongChiDinh?: Maybe<Scalars['String']['output']>;
  /** Changed at. */
  NgayCapNhat: Scalars['DateTime']['output'];
  /** Made at. */
  NgayTao: Scalars['DateTime']['output'];
  /** Maximum number */
  SoLuong?: Maybe<Scalars['Decimal']['output']>;
  /** Suspended: kept on old records, offered no more. */
  TamNgung: Scalars['Boolean']['output'];
  /** Name */
  TenChongChiDinh?: Maybe<Scalars['String']['output']>;
  /** DangSuDung, or DaHuy once removed. */
  TrangThai: Scalars['String']['output'];
  /** Within (days) */
  TrongVong?: Maybe<Scalars['Decimal']['output']>;
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** Rises with each change; sent back with an update, another one answers CONFLICT. */
  version: Scalars['Int']['output'];
};

/** Service contraindications: what is written; an update changes the fields that are given. */
export type ChongChiDinhDichVuInput = {
  /** Services not together */
  DichVuKhongDungCung_Ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Service */
  DichVu_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Note */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** Kind */
  LoaiChongChiDinh?: InputMaybe<LoaiChongChiDinh>;
  /** Code */
  MaChongChiDinh?: InputMaybe<Scalars['String']['input']>;
  /** Maximum number */
  SoLuong?: InputMaybe<Scalars['Decimal']['input']>;
  /** Suspended. */
  TamNgung?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name */
  TenChongChiDinh?: InputMaybe<Scalars['String']['input']>;
  /** Within (days) */
  TrongVong?: InputMaybe<Scalars['Decimal']['input']>;
  /** The version that was read, for an update. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Service contraindications: one page. */
export type ChongChiDinhDichVuList = {
  /** The page answered, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The entries of the page. */
  data: Array<ChongChiDinhDichVu>;
  /** Pages in all. */
  totalPages: Scalars['Int']['output'];
  /** Entries in all. */
  totalRows: Scalars['Int']['output'];
};

/** ICD chapters: one entry. */
export type ChuongIcd = {
  /** Note */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Chapter code */
  MaChuongICD?: Maybe<Scalars['String']['output']>;
  /** Changed at. */
  NgayCapNhat: Scalars['DateTime']['output'];
  /** Made at. */
  NgayTao: Scalars['DateTime']['output'];
  /** Code range */
  PhamViMa?: Maybe<Scalars['String']['output']>;
  /** Suspended: kept on old records, offered no more. */
  TamNgung: Scalars['Boolean']['output'];
  /** Chapter name */
  TenChuongICD?: Maybe<Scalars['String']['output']>;
  /** English name */
  TenTiengAnh?: Maybe<Scalars['String']['output']>;
  /** Order */
  ThuTu?: Maybe<Scalars['Decimal']['output']>;
  /** DangSuDung, or DaHuy once removed. */
  TrangThai: Scalars['String']['output'];
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** Rises with each change; sent back with an update, another one answers CONFLICT. */
  version: Scalars['Int']['output'];
};

/** ICD chapters: what is written; an update changes the fields that are given. */
export type ChuongIcdInput = {
  /** Note */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** Chapter code */
  MaChuongICD?: InputMaybe<Scalars['String']['input']>;
  /** Code range */
  PhamViMa?: InputMaybe<Scalars['String']['input']>;
  /** Suspended. */
  TamNgung?: InputMaybe<Scalars['Boolean']['input']>;
  /** Chapter name */
  TenChuongICD?: InputMaybe<Scalars['String']['input']>;
  /** English name */
  TenTiengAnh?: InputMaybe<Scalars['String']['input']>;
  /** Order */
  ThuTu?: InputMaybe<Scalars['Decimal']['input']>;
  /** The version that was read, for an update. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** ICD chapters: one page. */
export type ChuongIcdList = {
  /** The page answered, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The entries of the page. */
  data: Array<ChuongIcd>;
  /** Pages in all. */
  totalPages: Scalars['Int']['output'];
  /** Entries in all. */
  totalRows: Scalars['Int']['output'];
};

/** Another payer for a visit. */
export type ChuyenDoiDoiTuongInput = {
  /** Its last day. */
  BHYTNgayHetHieuLuc?: InputMaybe<Scalars['Date']['input']>;
  /** Its first day. */
  BHYTNgayHieuLuc?: InputMaybe<Scalars['Date']['input']>;
  /** Facility that referred the patient. */
  BenhVienChuyen_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Registered facility. */
  BenhVien_KCB_Id?: InputMaybe<Scalars['ID']['input']>;
  /** With a referral paper. */
  CoGiayChuyen?: InputMaybe<Scalars['Boolean']['input']>;
  /** The new payer. */
  DoiTuong_Id: Scalars['ID']['input'];
  /** The day of five years without a break. */
  NgayDu5Nam?: InputMaybe<Scalars['Date']['input']>;
  /** Card. */
  SoTheBHYT?: InputMaybe<Scalars['String']['input']>;
  /** The reception. */
  TiepNhan_Id: Scalars['ID']['input'];
  /** The version that was read. */
  version: Scalars['Int']['input'];
};

/** Medical specialties: one entry. */
export type ChuyenKhoa = {
  /** Note */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Specialty code */
  MaChuyenKhoa?: Maybe<Scalars['String']['output']>;
  /** Exchange code */
  MaXML?: Maybe<Scalars['String']['output']>;
  /** Changed at. */
  NgayCapNhat: Scalars['DateTime']['output'];
  /** Made at. */
  NgayTao: Scalars['DateTime']['output'];
  /** Suspended: kept on old records, offered no more. */
  TamNgung: Scalars['Boolean']['output'];
  /** Specialty name */
  TenChuyenKhoa?: Maybe<Scalars['String']['output']>;
  /** DangSuDung, or DaHuy once removed. */
  TrangThai: Scalars['String']['output'];
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** Rises with each change; sent back with an update, another one answers CONFLICT. */
  version: Scalars['Int']['output'];
};

/** Medical specialties: what is written; an update changes the fields that are given. */
export type ChuyenKhoaInput = {
  /** Note */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** Specialty code */
  MaChuyenKhoa?: InputMaybe<Scalars['String']['input']>;
  /** Exchange code */
  MaXML?: InputMaybe<Scalars['String']['input']>;
  /** Suspended. */
  TamNgung?: InputMaybe<Scalars['Boolean']['input']>;
  /** Specialty name */
  TenChuyenKhoa?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read, for an update. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Medical specialties: one page. */
export type ChuyenKhoaList = {
  /** The page answered, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The entries of the page. */
  data: Array<ChuyenKhoa>;
  /** Pages in all. */
  totalPages: Scalars['Int']['output'];
  /** Entries in all. */
  totalRows: Scalars['Int']['output'];
};

/** Sends the patient to another room. */
export type ChuyenPhongKhamInput = {
  /** The exam service there. */
  DichVu_Id: Scalars['ID']['input'];
  /** The session here. */
  KhamBenh_Id: Scalars['ID']['input'];
  /** The other room. */
  PhongBan_Id: Scalars['ID']['input'];
  /** Makes a repeated request harmless. */
  requestId: Scalars['ID']['input'];
};

/** Where a value stands beside the normal range. */
export type CoKetQua =
  /** Above the normal range. */
  | 'H'
  /** Critically high. */
  | 'HH'
  /** Below the normal range. */
  | 'L'
  /** Critically low. */
  | 'LL'
  /** Normal. */
  | 'N';

/** Companies: one entry. */
export type CongTy = {
  /** Address */
  DiaChi?: Maybe<Scalars['String']['output']>;
  /** Note */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Director */
  GiamDoc?: Maybe<Scalars['String']['output']>;
  /** Kind */
  LoaiCongTy?: Maybe<LoaiCongTy>;
  /** Company code */
  MaCongTy?: Maybe<Scalars['String']['output']>;
  /** Tax code */
  MaSoThue?: Maybe<Scalars['String']['output']>;
  /** Changed at. */
  NgayCapNhat: Scalars['DateTime']['output'];
  /** Made at. */
  NgayTao: Scalars['DateTime']['output'];
  /** Contact */
  NguoiLienHe?: Maybe<Scalars['String']['output']>;
  /** Phone */
  SoDienThoai?: Maybe<Scalars['String']['output']>;
  /** Suspended: kept on old records, offered no more. */
  TamNgung: Scalars['Boolean']['output'];
  /** Company name */
  TenCongTy?: Maybe<Scalars['String']['output']>;
  /** DangSuDung, or DaHuy once removed. */
  TrangThai: Scalars['String']['output'];
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** Rises with each change; sent back with an update, another one answers CONFLICT. */
  version: Scalars['Int']['output'];
};

/** Companies: what is written; an update changes the fields that are given. */
export type CongTyInput = {
  /** Address */
  DiaChi?: InputMaybe<Scalars['String']['input']>;
  /** Note */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** Director */
  GiamDoc?: InputMaybe<Scalars['String']['input']>;
  /** Kind */
  LoaiCongTy?: InputMaybe<LoaiCongTy>;
  /** Company code */
  MaCongTy?: InputMaybe<Scalars['String']['input']>;
  /** Tax code */
  MaSoThue?: InputMaybe<Scalars['String']['input']>;
  /** Contact */
  NguoiLienHe?: InputMaybe<Scalars['String']['input']>;
  /** Phone */
  SoDienThoai?: InputMaybe<Scalars['String']['input']>;
  /** Suspended. */
  TamNgung?: InputMaybe<Scalars['Boolean']['input']>;
  /** Company name */
  TenCongTy?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read, for an update. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Health-check companies: one entry. */
export type CongTyKsk = {
  /** Address */
  DiaChi?: Maybe<Scalars['String']['output']>;
  /** E-mail */
  Email?: Maybe<Scalars['String']['output']>;
  /** Note */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Company code */
  MaCongTy?: Maybe<Scalars['String']['output']>;
  /** Tax code */
  MaSoThue?: Maybe<Scalars['String']['output']>;
  /** Changed at. */
  NgayCapNhat: Scalars['DateTime']['output'];
  /** Made at. */
  NgayTao: Scalars['DateTime']['output'];
  /** Phone */
  SoDienThoai?: Maybe<Scalars['String']['output']>;
  /** Suspended: kept on old records, offered no more. */
  TamNgung: Scalars['Boolean']['output'];
  /** Company name */
  TenCongTy?: Maybe<Scalars['String']['output']>;
  /** Short name */
  TenVietTat?: Maybe<Scalars['String']['output']>;
  /** DangSuDung, or DaHuy once removed. */
  TrangThai: Scalars['String']['output'];
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** Rises with each change; sent back with an update, another one answers CONFLICT. */
  version: Scalars['Int']['output'];
};

/** Health-check companies: what is written; an update changes the fields that are given. */
export type CongTyKskInput = {
  /** Address */
  DiaChi?: InputMaybe<Scalars['String']['input']>;
  /** E-mail */
  Email?: InputMaybe<Scalars['String']['input']>;
  /** Note */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** Company code */
  MaCongTy?: InputMaybe<Scalars['String']['input']>;
  /** Tax code */
  MaSoThue?: InputMaybe<Scalars['String']['input']>;
  /** Phone */
  SoDienThoai?: InputMaybe<Scalars['String']['input']>;
  /** Suspended. */
  TamNgung?: InputMaybe<Scalars['Boolean']['input']>;
  /** Company name */
  TenCongTy?: InputMaybe<Scalars['String']['input']>;
  /** Short name */
  TenVietTat?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read, for an update. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Health-check companies: one page. */
export type CongTyKskList = {
  /** The page answered, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The entries of the page. */
  data: Array<CongTyKsk>;
  /** Pages in all. */
  totalPages: Scalars['Int']['output'];
  /** Entries in all. */
  totalRows: Scalars['Int']['output'];
};

/** Companies: one page. */
export type CongTyList = {
  /** The page answered, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The entries of the page. */
  data: Array<CongTy>;
  /** Pages in all. */
  totalPages: Scalars['Int']['output'];
  /** Entries in all. */
  totalRows: Scalars['Int']['output'];
};

/** A job of the system; what was done is not kept. */
export type CongViec = {
  /** When it was asked for. */
  NgayTao: Scalars['DateTime']['output'];
  /** The job's id. */
  _id: Scalars['ID']['output'];
  /** How often it was tried. */
  attempts: Scalars['Int']['output'];
  /** Since when it runs. */
  chayTu?: Maybe<Scalars['DateTime']['output']>;
  /** It sends a call to outside: that call is given up, not the job. */
  cuaGoiNgoai: Scalars['Boolean']['output'];
  /** Why the last try failed; numbers of persons are left out. */
  lastError?: Maybe<Scalars['String']['output']>;
  /** When it runs, or ran. */
  luc: Scalars['DateTime']['output'];
  /** How often it may be tried. */
  maxAttempts: Scalars['Int']['output'];
  /** What it does. */
  task: Scalars['String']['output'];
  /** Its state. */
  trangThai: TrangThaiCongViec;
};

/** A job that comes round by itself. */
export type CongViecDinhKy = {
  /** When it is due next. */
  lanToi?: Maybe<Scalars['DateTime']['output']>;
  /** When it last was due; null before its first time. */
  lanTruoc?: Maybe<Scalars['DateTime']['output']>;
  /** What it does. */
  task: Scalars['String']['output'];
};

/** Professional titles: one entry. */
export type Dm_ChucDanh = {
  /** Note */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Title code */
  MaChucDanh?: Maybe<Scalars['String']['output']>;
  /** Changed at. */
  NgayCapNhat: Scalars['DateTime']['output'];
  /** Made at. */
  NgayTao: Scalars['DateTime']['output'];
  /** Suspended: kept on old records, offered no more. */
  TamNgung: Scalars['Boolean']['output'];
  /** Title name */
  TenChucDanh?: Maybe<Scalars['String']['output']>;
  /** Abbreviation */
  TenVietTat?: Maybe<Scalars['String']['output']>;
  /** DangSuDung, or DaHuy once removed. */
  TrangThai: Scalars['String']['output'];
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** Rises with each change; sent back with an update, another one answers CONFLICT. */
  version: Scalars['Int']['output'];
};

/** Professional titles: what is written; an update changes the fields that are given. */
export type Dm_ChucDanhInput = {
  /** Note */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** Title code */
  MaChucDanh?: InputMaybe<Scalars['String']['input']>;
  /** Suspended. */
  TamNgung?: InputMaybe<Scalars['Boolean']['input']>;
  /** Title name */
  TenChucDanh?: InputMaybe<Scalars['String']['input']>;
  /** Abbreviation */
  TenVietTat?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read, for an update. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Professional titles: one page. */
export type Dm_ChucDanhList = {
  /** The page answered, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The entries of the page. */
  data: Array<Dm_ChucDanh>;
  /** Pages in all. */
  totalPages: Scalars['Int']['output'];
  /** Entries in all. */
  totalRows: Scalars['Int']['output'];
};

/** Positions: one entry. */
export type Dm_ChucVu = {
  /** Needs a practice licence */
  CanGiayPhep?: Maybe<Scalars['Boolean']['output']>;
  /** Note */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Position code */
  MaChucVu?: Maybe<Scalars['String']['output']>;
  /** Changed at. */
  NgayCapNhat: Scalars['DateTime']['output'];
  /** Made at. */
  NgayTao: Scalars['DateTime']['output'];
  /** Suspended: kept on old records, offered no more. */
  TamNgung: Scalars['Boolean']['output'];
  /** Position name */
  TenChucVu?: Maybe<Scalars['String']['output']>;
  /** DangSuDung, or DaHuy once removed. */
  TrangThai: Scalars['String']['output'];
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** Rises with each change; sent back with an update, another one answers CONFLICT. */
  version: Scalars['Int']['output'];
};

/** Positions: what is written; an update changes the fields that are given. */
export type Dm_ChucVuInput = {
  /** Needs a practice licence */
  CanGiayPhep?: InputMaybe<Scalars['Boolean']['input']>;
  /** Note */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** Position code */
  MaChucVu?: InputMaybe<Scalars['String']['input']>;
  /** Suspended. */
  TamNgung?: InputMaybe<Scalars['Boolean']['input']>;
  /** Position name */
  TenChucVu?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read, for an update. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Positions: one page. */
export type Dm_ChucVuList = {
  /** The page answered, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The entries of the page. */
  data: Array<Dm_ChucVu>;
  /** Pages in all. */
  totalPages: Scalars['Int']['output'];
  /** Entries in all. */
  totalRows: Scalars['Int']['output'];
};

/** Services: one entry. */
export type Dm_DichVu = {
  /** Hidden on invoices */
  AnTrenHoaDon?: Maybe<Scalars['Boolean']['output']>;
  /** Specialty: its label */
  ChuyenKhoa?: Maybe<RefLabel>;
  /** Specialty */
  ChuyenKhoa_Id?: Maybe<Scalars['ID']['output']>;
  /** Special service */
  DichVuDacBiet?: Maybe<Scalars['Boolean']['output']>;
  /** Attached services */
  DichVuKemTheo_Ids: Array<Scalars['ID']['output']>;
  /** Attached services: their labels */
  DichVuKemTheos: Array<RefLabel>;
  /** Unit of the handling time */
  DonViThoiGianXuLy?: Maybe<DonViThoiGian>;
  /** Unit: its label */
  DonViTinh?: Maybe<RefLabel>;
  /** Unit */
  DonViTinh_Id?: Maybe<Scalars['ID']['output']>;
  /** Note */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Standard values */
  GiaTriChuan?: Maybe<Scalars['String']['output']>;
  /** Cost */
  GiaVon?: Maybe<Scalars['Decimal']['output']>;
  /** Not together with */
  KhongDungCung_Ids: Array<Scalars['ID']['output']>;
  /** Not together with: their labels */
  KhongDungCungs: Array<RefLabel>;
  /** No result */
  KhongKetQua?: Maybe<Scalars['Boolean']['output']>;
  /** Is a package */
  LaGoiDichVu?: Maybe<Scalars['Boolean']['output']>;
  /** Specimen */
  LoaiBenhPham?: Maybe<Scalars['String']['output']>;
  /** Insurance code */
  MaBHYT?: Maybe<Scalars['String']['output']>;
  /** Service code */
  MaDichVu?: Maybe<Scalars['String']['output']>;
  /** ICD-9-CM procedure code */
  MaICD9?: Maybe<Scalars['String']['output']>;
  /** Classification code */
  MaPhanLoai?: Maybe<Scalars['String']['output']>;
  /** Circular code */
  MaThongTu?: Maybe<Scalars['String']['output']>;
  /** Changed at. */
  NgayCapNhat: Scalars['DateTime']['output'];
  /** Made at. */
  NgayTao: Scalars['DateTime']['output'];
  /** Service group: its label */
  NhomDichVu?: Maybe<RefLabel>;
  /** Service group */
  NhomDichVu_Id?: Maybe<Scalars['ID']['output']>;
  /** Insurance scope */
  PhamViBHYT?: Maybe<PhamViBhyt>;
  /** Class of surgery or procedure */
  PhanLoaiPTTT?: Maybe<PhanLoaiPttt>;
  /** Commission percent */
  PhanTramHoaHong?: Maybe<Scalars['Decimal']['output']>;
  /** Performer percent */
  PhanTramThucHien?: Maybe<Scalars['Decimal']['output']>;
  /** Rooms */
  PhongThucHien_Ids: Array<Scalars['ID']['output']>;
  /** Rooms: their labels */
  PhongThucHiens: Array<RefLabel>;
  /** Suspended: kept on old records, offered no more. */
  TamNgung: Scalars['Boolean']['output'];
  /** Service name */
  TenDichVu?: Maybe<Scalars['String']['output']>;
  /** TenDichVu without accents, in lower case. */
  TenKhongDau: Scalars['String']['output'];
  /** English name */
  TenTiengAnh?: Maybe<Scalars['String']['output']>;
  /** Given as a treatment course */
  TheoLieuTrinh?: Maybe<Scalars['Boolean']['output']>;
  /** Minimum time (minutes) */
  ThoiGianThucHienToiThieu?: Maybe<Scalars['Decimal']['output']>;
  /** Equipment handling time */
  ThoiGianXuLyThietBi?: Maybe<Scalars['Decimal']['output']>;
  /** Order */
  ThuTu?: Maybe<Scalars['Decimal']['output']>;
  /** Done outside */
  ThucHienNgoai?: Maybe<Scalars['Boolean']['output']>;
  /** DangSuDung, or DaHuy once removed. */
  TrangThai: Scalars['String']['output'];
  /** Insurance rate (%) */
  TyLeBHYT?: Maybe<Scalars['Decimal']['output']>;
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** Rises with each change; sent back with an update, another one answers CONFLICT. */
  version: Scalars['Int']['output'];
};

/** Services: what is written; an update changes the fields that are given. */
export type Dm_DichVuInput = {
  /** Hidden on invoices */
  AnTrenHoaDon?: InputMaybe<Scalars['Boolean']['input']>;
  /** Specialty */
  ChuyenKhoa_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Special service */
  DichVuDacBiet?: InputMaybe<Scalars['Boolean']['input']>;
  /** Attached services */
  DichVuKemTheo_Ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Unit of the handling time */
  DonViThoiGianXuLy?: InputMaybe<DonViThoiGian>;
  /** Unit */
  DonViTinh_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Note */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** Standard values */
  GiaTriChuan?: InputMaybe<Scalars['String']['input']>;
  /** Cost */
  GiaVon?: InputMaybe<Scalars['Decimal']['input']>;
  /** Not together with */
  KhongDungCung_Ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** No result */
  KhongKetQua?: InputMaybe<Scalars['Boolean']['input']>;
  /** Is a package */
  LaGoiDichVu?: InputMaybe<Scalars['Boolean']['input']>;
  /** Specimen */
  LoaiBenhPham?: InputMaybe<Scalars['String']['input']>;
  /** Insurance code */
  MaBHYT?: InputMaybe<Scalars['String']['input']>;
  /** Service code */
  MaDichVu?: InputMaybe<Scalars['String']['input']>;
  /** ICD-9-CM procedure code */
  MaICD9?: InputMaybe<Scalars['String']['input']>;
  /** Classification code */
  MaPhanLoai?: InputMaybe<Scalars['String']['input']>;
  /** Circular code */
  MaThongTu?: InputMaybe<Scalars['String']['input']>;
  /** Service group */
  NhomDichVu_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Insurance scope */
  PhamViBHYT?: InputMaybe<PhamViBhyt>;
  /** Class of surgery or procedure */
  PhanLoaiPTTT?: InputMaybe<PhanLoaiPttt>;
  /** Commission percent */
  PhanTramHoaHong?: InputMaybe<Scalars['Decimal']['input']>;
  /** Performer percent */
  PhanTramThucHien?: InputMaybe<Scalars['Decimal']['input']>;
  /** Rooms */
  PhongThucHien_Ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Suspended. */
  TamNgung?: InputMaybe<Scalars['Boolean']['input']>;
  /** Service name */
  TenDichVu?: InputMaybe<Scalars['String']['input']>;
  /** English name */
  TenTiengAnh?: InputMaybe<Scalars['String']['input']>;
  /** Given as a treatment course */
  TheoLieuTrinh?: InputMaybe<Scalars['Boolean']['input']>;
  /** Minimum time (minutes) */
  ThoiGianThucHienToiThieu?: InputMaybe<Scalars['Decimal']['input']>;
  /** Equipment handling time */
  ThoiGianXuLyThietBi?: InputMaybe<Scalars['Decimal']['input']>;
  /** Order */
  ThuTu?: InputMaybe<Scalars['Decimal']['input']>;
  /** Done outside */
  ThucHienNgoai?: InputMaybe<Scalars['Boolean']['input']>;
  /** Insurance rate (%) */
  TyLeBHYT?: InputMaybe<Scalars['Decimal']['input']>;
  /** The version that was read, for an update. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Services: one page. */
export type Dm_DichVuList = {
  /** The page answered, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The entries of the page. */
  data: Array<Dm_DichVu>;
  /** Pages in all. */
  totalPages: Scalars['Int']['output'];
  /** Entries in all. */
  totalRows: Scalars['Int']['output'];
};

/** Payer objects: one entry. */
export type Dm_DoiTuong = {
  /** Insurance price support */
  DuocHoTroGiaBHYT?: Maybe<Scalars['Boolean']['output']>;
  /** Note */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Outpatient limits */
  GioiHanNgoaiTru: Array<Dm_DoiTuongGioiHanNgoaiTru>;
  /** Inpatient limits */
  GioiHanNoiTru: Array<Dm_DoiTuongGioiHanNoiTru>;
  /** Price types */
  LoaiGia_Ids: Array<Scalars['ID']['output']>;
  /** Price types: their labels */
  LoaiGias: Array<RefLabel>;
  /** Payer code */
  MaDoiTuong?: Maybe<Scalars['String']['output']>;
  /** Default */
  MacDinh?: Maybe<Scalars['Boolean']['output']>;
  /** Changed at. */
  NgayCapNhat: Scalars['DateTime']['output'];
  /** Made at. */
  NgayTao: Scalars['DateTime']['output'];
  /** Payer group: its label */
  NhomDoiTuong?: Maybe<RefLabel>;
  /** Payer group */
  NhomDoiTuong_Id?: Maybe<Scalars['ID']['output']>;
  /** Used for */
  PhamViApDung?: Maybe<PhamViApDung>;
  /** Reduced rate 30 (%) */
  PhanTram30?: Maybe<Scalars['Decimal']['output']>;
  /** Reduced rate 50 (%) */
  PhanTram50?: Maybe<Scalars['Decimal']['output']>;
  /** Reduced rate 80 (%) */
  PhanTram80?: Maybe<Scalars['Decimal']['output']>;
  /** Suspended: kept on old records, offered no more. */
  TamNgung: Scalars['Boolean']['output'];
  /** Advance payment */
  TamUng?: Maybe<Scalars['Boolean']['output']>;
  /** Payer name */
  TenDoiTuong?: Maybe<Scalars['String']['output']>;
  /** DangSuDung, or DaHuy once removed. */
  TrangThai: Scalars['String']['output'];
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** Rises with each change; sent back with an update, another one answers CONFLICT. */
  version: Scalars['Int']['output'];
};

/** Outpatient limits: one row. */
export type Dm_DoiTuongGioiHanNgoaiTru = {
  /** Below (empty: the rest) */
  GioiHan?: Maybe<Scalars['Decimal']['output']>;
  /** Rate (%) */
  TyLe?: Maybe<Scalars['Decimal']['output']>;
};

/** Outpatient limits: one row as written. */
export type Dm_DoiTuongGioiHanNgoaiTruInput = {
  /** Below (empty: the rest) */
  GioiHan?: InputMaybe<Scalars['Decimal']['input']>;
  /** Rate (%) */
  TyLe?: InputMaybe<Scalars['Decimal']['input']>;
};

/** Inpatient limits: one row. */
export type Dm_DoiTuongGioiHanNoiTru = {
  /** Below (empty: the rest) */
  GioiHan?: Maybe<Scalars['Decimal']['output']>;
  /** Rate (%) */
  TyLe?: Maybe<Scalars['Decimal']['output']>;
};

/** Inpatient limits: one row as written. */
export type Dm_DoiTuongGioiHanNoiTruInput = {
  /** Below (empty: the rest) */
  GioiHan?: InputMaybe<Scalars['Decimal']['input']>;
  /** Rate (%) */
  TyLe?: InputMaybe<Scalars['Decimal']['input']>;
};

/** Payer objects: what is written; an update changes the fields that are given. */
export type Dm_DoiTuongInput = {
  /** Insurance price support */
  DuocHoTroGiaBHYT?: InputMaybe<Scalars['Boolean']['input']>;
  /** Note */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** Outpatient limits */
  GioiHanNgoaiTru?: InputMaybe<Array<Dm_DoiTuongGioiHanNgoaiTruInput>>;
  /** Inpatient limits */
  GioiHanNoiTru?: InputMaybe<Array<Dm_DoiTuongGioiHanNoiTruInput>>;
  /** Price types */
  LoaiGia_Ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Payer code */
  MaDoiTuong?: InputMaybe<Scalars['String']['input']>;
  /** Default */
  MacDinh?: InputMaybe<Scalars['Boolean']['input']>;
  /** Payer group */
  NhomDoiTuong_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Used for */
  PhamViApDung?: InputMaybe<PhamViApDung>;
  /** Reduced rate 30 (%) */
  PhanTram30?: InputMaybe<Scalars['Decimal']['input']>;
  /** Reduced rate 50 (%) */
  PhanTram50?: InputMaybe<Scalars['Decimal']['input']>;
  /** Reduced rate 80 (%) */
  PhanTram80?: InputMaybe<Scalars['Decimal']['input']>;
  /** Suspended. */
  TamNgung?: InputMaybe<Scalars['Boolean']['input']>;
  /** Advance payment */
  TamUng?: InputMaybe<Scalars['Boolean']['input']>;
  /** Payer name */
  TenDoiTuong?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read, for an update. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Payer objects: one page. */
export type Dm_DoiTuongList = {
  /** The page answered, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The entries of the page. */
  data: Array<Dm_DoiTuong>;
  /** Pages in all. */
  totalPages: Scalars['Int']['output'];
  /** Entries in all. */
  totalRows: Scalars['Int']['output'];
};

/** Advice: one entry. */
export type Dm_LoiDan = {
  /** Note */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Code */
  Ma?: Maybe<Scalars['String']['output']>;
  /** Changed at. */
  NgayCapNhat: Scalars['DateTime']['output'];
  /** Made at. */
  NgayTao: Scalars['DateTime']['output'];
  /** Text */
  NoiDung?: Maybe<Scalars['String']['output']>;
  /** Suspended: kept on old records, offered no more. */
  TamNgung: Scalars['Boolean']['output'];
  /** Name */
  Ten?: Maybe<Scalars['String']['output']>;
  /** DangSuDung, or DaHuy once removed. */
  TrangThai: Scalars['String']['output'];
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** Rises with each change; sent back with an update, another one answers CONFLICT. */
  version: Scalars['Int']['output'];
};

/** Advice: what is written; an update changes the fields that are given. */
export type Dm_LoiDanInput = {
  /** Note */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** Code */
  Ma?: InputMaybe<Scalars['String']['input']>;
  /** Text */
  NoiDung?: InputMaybe<Scalars['String']['input']>;
  /** Suspended. */
  TamNgung?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name */
  Ten?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read, for an update. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Advice: one page. */
export type Dm_LoiDanList = {
  /** The page answered, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The entries of the page. */
  data: Array<Dm_LoiDan>;
  /** Pages in all. */
  totalPages: Scalars['Int']['output'];
  /** Entries in all. */
  totalRows: Scalars['Int']['output'];
};

/** Advice on taking medicine: one entry. */
export type Dm_LoiDanUongThuoc = {
  /** Note */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Code */
  Ma?: Maybe<Scalars['String']['output']>;
  /** Changed at. */
  NgayCapNhat: Scalars['DateTime']['output'];
  /** Made at. */
  NgayTao: Scalars['DateTime']['output'];
  /** Text */
  NoiDung?: Maybe<Scalars['String']['output']>;
  /** Suspended: kept on old records, offered no more. */
  TamNgung: Scalars['Boolean']['output'];
  /** Name */
  Ten?: Maybe<Scalars['String']['output']>;
  /** DangSuDung, or DaHuy once removed. */
  TrangThai: Scalars['String']['output'];
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** Rises with each change; sent back with an update, another one answers CONFLICT. */
  version: Scalars['Int']['output'];
};

/** Advice on taking medicine: what is written; an update changes the fields that are given. */
export type Dm_LoiDanUongThuocInput = {
  /** Note */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** Code */
  Ma?: InputMaybe<Scalars['String']['input']>;
  /** Text */
  NoiDung?: InputMaybe<Scalars['String']['input']>;
  /** Suspended. */
  TamNgung?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name */
  Ten?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read, for an update. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Advice on taking medicine: one page. */
export type Dm_LoiDanUongThuocList = {
  /** The page answered, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The entries of the page. */
  data: Array<Dm_LoiDanUongThuoc>;
  /** Pages in all. */
  totalPages: Scalars['Int']['output'];
  /** Entries in all. */
  totalRows: Scalars['Int']['output'];
};

/** Surgery methods: one entry. */
export type Dm_PhuongPhapPhauThuat = {
  /** Note */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Method code */
  MaPhuongPhapPhauThuat?: Maybe<Scalars['String']['output']>;
  /** Changed at. */
  NgayCapNhat: Scalars['DateTime']['output'];
  /** Made at. */
  NgayTao: Scalars['DateTime']['output'];
  /** Suspended: kept on old records, offered no more. */
  TamNgung: Scalars['Boolean']['output'];
  /** Method name */
  TenPhuongPhapPhauThuat?: Maybe<Scalars['String']['output']>;
  /** DangSuDung, or DaHuy once removed. */
  TrangThai: Scalars['String']['output'];
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** Rises with each change; sent back with an update, another one answers CONFLICT. */
  version: Scalars['Int']['output'];
};

/** Surgery methods: what is written; an update changes the fields that are given. */
export type Dm_PhuongPhapPhauThuatInput = {
  /** Note */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** Method code */
  MaPhuongPhapPhauThuat?: InputMaybe<Scalars['String']['input']>;
  /** Suspended. */
  TamNgung?: InputMaybe<Scalars['Boolean']['input']>;
  /** Method name */
  TenPhuongPhapPhauThuat?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read, for an update. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Surgery methods: one page. */
export type Dm_PhuongPhapPhauThuatList = {
  /** The page answered, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The entries of the page. */
  data: Array<Dm_PhuongPhapPhauThuat>;
  /** Pages in all. */
  totalPages: Scalars['Int']['output'];
  /** Entries in all. */
  totalRows: Scalars['Int']['output'];
};

/** Anaesthesia methods: one entry. */
export type Dm_PhuongPhapVoCam = {
  /** Note */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Method code */
  MaPhuongPhapVoCam?: Maybe<Scalars['String']['output']>;
  /** Changed at. */
  NgayCapNhat: Scalars['DateTime']['output'];
  /** Made at. */
  NgayTao: Scalars['DateTime']['output'];
  /** Suspended: kept on old records, offered no more. */
  TamNgung: Scalars['Boolean']['output'];
  /** Method name */
  TenPhuongPhapVoCam?: Maybe<Scalars['String']['output']>;
  /** DangSuDung, or DaHuy once removed. */
  TrangThai: Scalars['String']['output'];
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** Rises with each change; sent back with an update, another one answers CONFLICT. */
  version: Scalars['Int']['output'];
};

/** Anaesthesia methods: what is written; an update changes the fields that are given. */
export type Dm_PhuongPhapVoCamInput = {
  /** Note */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** Method code */
  MaPhuongPhapVoCam?: InputMaybe<Scalars['String']['input']>;
  /** Suspended. */
  TamNgung?: InputMaybe<Scalars['Boolean']['input']>;
  /** Method name */
  TenPhuongPhapVoCam?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read, for an update. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Anaesthesia methods: one page. */
export type Dm_PhuongPhapVoCamList = {
  /** The page answered, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The entries of the page. */
  data: Array<Dm_PhuongPhapVoCam>;
  /** Pages in all. */
  totalPages: Scalars['Int']['output'];
  /** Entries in all. */
  totalRows: Scalars['Int']['output'];
};

/** Ethnic groups: one entry. */
export type DanToc = {
  /** Note */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Ethnic group code */
  MaDanToc?: Maybe<Scalars['String']['output']>;
  /** Exchange code */
  MaXML?: Maybe<Scalars['String']['output']>;
  /** Default */
  MacDinh?: Maybe<Scalars['Boolean']['output']>;
  /** Changed at. */
  NgayCapNhat: Scalars['DateTime']['output'];
  /** Made at. */
  NgayTao: Scalars['DateTime']['output'];
  /** Suspended: kept on old records, offered no more. */
  TamNgung: Scalars['Boolean']['output'];
  /** Ethnic group name */
  TenDanToc?: Maybe<Scalars['String']['output']>;
  /** DangSuDung, or DaHuy once removed. */
  TrangThai: Scalars['String']['output'];
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** Rises with each change; sent back with an update, another one answers CONFLICT. */
  version: Scalars['Int']['output'];
};

/** Ethnic groups: what is written; an update changes the fields that are given. */
export type DanTocInput = {
  /** Note */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** Ethnic group code */
  MaDanToc?: InputMaybe<Scalars['String']['input']>;
  /** Exchange code */
  MaXML?: InputMaybe<Scalars['String']['input']>;
  /** Default */
  MacDinh?: InputMaybe<Scalars['Boolean']['input']>;
  /** Suspended. */
  TamNgung?: InputMaybe<Scalars['Boolean']['input']>;
  /** Ethnic group name */
  TenDanToc?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read, for an update. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Ethnic groups: one page. */
export type DanTocList = {
  /** The page answered, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The entries of the page. */
  data: Array<DanToc>;
  /** Pages in all. */
  totalPages: Scalars['Int']['output'];
  /** Entries in all. */
  totalRows: Scalars['Int']['output'];
};

/** One tab of a room's work list with the counts of all. */
export type DanhSachKhamBenh = {
  /** Waiting. */
  ChoKham: Scalars['Int']['output'];
  /** Examined. */
  DaKham: Scalars['Int']['output'];
  /** Being examined. */
  DangKham: Scalars['Int']['output'];
  /** Did not come. */
  KhongDen: Scalars['Int']['output'];
  /** Patients of the tab. */
  dongs: Array<DongKhamBenh>;
};

/** One tab of a functional test room's work list and the counts of all. */
export type DanhSachThamDoChucNang = {
  /** How many wait. */
  ChoThucHien: Scalars['Int']['output'];
  /** How many were returned. */
  DaTra: Scalars['Int']['output'];
  /** How many are in work. */
  DangLam: Scalars['Int']['output'];
  /** How many did not come. */
  KhongDen: Scalars['Int']['output'];
  /** The slips of the tab that was asked for, at most 500. */
  dongs: Array<DongThamDoChucNang>;
};

/** The reception's work list. */
export type DanhSachTiepNhan = {
  /** Counts of all tabs. */
  counts: SoLuongTiepNhan;
  /** The receptions of the tab, newest first. */
  data: Array<TiepNhan>;
};

/** One tab of the cashier's list with the counts of all. */
export type DanhSachVienPhi = {
  /** The visits. */
  data: Array<BenhNhanVienPhi>;
  /** Something is due. */
  soChoThanhToan: Scalars['Int']['output'];
  /** Money that is not allocated, or owed back. */
  soChuaHachToan: Scalars['Int']['output'];
  /** All visits. */
  soDaKham: Scalars['Int']['output'];
  /** Paid in full. */
  soDaThu: Scalars['Int']['output'];
  /** Visits in this tab. */
  totalRows: Scalars['Int']['output'];
};

/** One tab of a laboratory's work list and the counts of all. */
export type DanhSachXetNghiem = {
  /** How many wait. */
  ChoLayMau: Scalars['Int']['output'];
  /** How many were returned. */
  DaTra: Scalars['Int']['output'];
  /** How many are in work. */
  DangLam: Scalars['Int']['output'];
  /** How many did not come. */
  KhongDen: Scalars['Int']['output'];
  /** The slips of the tab that was asked for, at most 500. */
  dongs: Array<DongXetNghiem>;
};

/** The address of a card as fields of a patient. */
export type DiaChiTrenThe = {
  /** Label of the commune. */
  DiaChi?: Maybe<RefLabel>;
  /** The commune; null when none or several have this name. */
  DiaChi_Id?: Maybe<Scalars['ID']['output']>;
  /** House, street, hamlet. */
  SoNha: Scalars['String']['output'];
};

/** A service that ships with Sen. */
export type DichVuCoSan = {
  /** Its code. */
  MaDichVu: Scalars['String']['output'];
  /** Its name. */
  TenDichVu: Scalars['String']['output'];
  /** Its English name. */
  TenTiengAnh?: Maybe<Scalars['String']['output']>;
  /** There is a room that performs it. */
  coPhong: Scalars['Boolean']['output'];
  /** Price proposed on request. */
  giaDichVu: Scalars['Decimal']['output'];
  /** Price proposed for insurance and ordinary fees. */
  giaVienPhi: Scalars['Decimal']['output'];
};

/** A service to be made, with its prices. */
export type DichVuCoSanInput = {
  /** Its code. */
  MaDichVu: Scalars['String']['input'];
  /** Price on request. */
  giaDichVu: Scalars['Decimal']['input'];
  /** Price for insurance and ordinary fees. */
  giaVienPhi: Scalars['Decimal']['input'];
};

/** A service that the visit has ordered. */
export type DichVuCuaTiepNhan = {
  /** Whether it is paid. */
  DaThuTien: Scalars['Boolean']['output'];
  /** Unit price. */
  DonGia: Scalars['Decimal']['output'];
  /** Service code. */
  MaDichVu: Scalars['String']['output'];
  /** Service name. */
  TenDichVu: Scalars['String']['output'];
  /** State of the line. */
  TrangThai: Scalars['String']['output'];
  /** Order line id. */
  _id: Scalars['ID']['output'];
};

/** An examination service that the desk may order. */
export type DichVuTiepNhan = {
  /** The service. */
  DichVu_Id: Scalars['ID']['output'];
  /** Its code. */
  MaDichVu: Scalars['String']['output'];
  /** Its name. */
  TenDichVu: Scalars['String']['output'];
  /** Prices under the payer's price types, in their order. */
  gias: Array<GiaTiepNhan>;
  /** Rooms of the desk's facility. */
  phongs: Array<PhongTiepNhan>;
};

/** A service that is ordered at the reception. */
export type DichVuTiepNhanInput = {
  /** The service. */
  DichVu_Id: Scalars['ID']['input'];
  /** No charge: an exemption by the one who orders, who needs its permission. */
  KhongThuTien?: InputMaybe<Scalars['Boolean']['input']>;
  /** Price type. */
  LoaiGia_Id: Scalars['ID']['input'];
  /** Why nothing is collected; needed with KhongThuTien. */
  LyDoKhongThu?: InputMaybe<Scalars['String']['input']>;
  /** Performing room. */
  NoiThucHien_Id: Scalars['ID']['input'];
  /** Quantity, 1 when empty. */
  SoLuong?: InputMaybe<Scalars['Decimal']['input']>;
};

/** A service as the ordering doctor finds it, with the price of the visit's payer. */
export type DichVuTimThay = {
  /** Unit price; null without a price. */
  DonGia?: Maybe<Scalars['Decimal']['output']>;
  /** Unit price that the fund accepts. */
  DonGiaBHYT?: Maybe<Scalars['Decimal']['output']>;
  /** Kind. */
  Loai: LoaiPhieu;
  /** Price type; null without a price. */
  LoaiGia_Id?: Maybe<Scalars['ID']['output']>;
  /** Code. */
  MaDichVu: Scalars['String']['output'];
  /** Label of that room. */
  NoiThucHien?: Maybe<RefLabel>;
  /** Room that performs it. */
  NoiThucHien_Id?: Maybe<Scalars['ID']['output']>;
  /** Name. */
  TenDichVu: Scalars['String']['output'];
  /** Name of its group. */
  TenNhomDichVu?: Maybe<Scalars['String']['output']>;
  /** Done outside the facility. */
  ThucHienNgoai: Scalars['Boolean']['output'];
  /** Service id. */
  _id: Scalars['ID']['output'];
};

/** An order slip: services of one kind for one room. */
export type DichVuYeuCau = {
  /** Label of the ordering doctor. */
  BacSiChiDinh?: Maybe<RefLabel>;
  /** The ordering doctor. */
  BacSiChiDinh_Id?: Maybe<Scalars['ID']['output']>;
  /** The patient's record. */
  BenhNhan?: Maybe<BenhNhan>;
  /** The patient. */
  BenhNhan_Id: Scalars['ID']['output'];
  /** Diagnosis as written. */
  ChanDoan?: Maybe<Scalars['String']['output']>;
  /** Label of the main disease. */
  ChanDoanICD?: Maybe<RefLabel>;
  /** Main disease. */
  ChanDoanICD_Id?: Maybe<Scalars['ID']['output']>;
  /** Conclusion. */
  KetLuan?: Maybe<Scalars['String']['output']>;
  /** The session that ordered it; null from the reception. */
  KhamBenh_Id?: Maybe<Scalars['ID']['output']>;
  /** Urgent. */
  LaKhanCap: Scalars['Boolean']['output'];
  /** Kind of its services. */
  Loai: LoaiPhieu;
  /** Why it was cancelled. */
  LyDoHuy?: Maybe<Scalars['String']['output']>;
  /** When the result was returned. */
  NgayKetQua?: Maybe<Scalars['DateTime']['output']>;
  /** When it was begun. */
  NgayThucHien?: Maybe<Scalars['DateTime']['output']>;
  /** When it was asked for. */
  NgayYeuCau: Scalars['DateTime']['output'];
  /** Label of the performing room. */
  NoiThucHien?: Maybe<RefLabel>;
  /** Where it is performed; null outside the facility. */
  NoiThucHien_Id?: Maybe<Scalars['ID']['output']>;
  /** Label of the ordering place. */
  NoiYeuCau?: Maybe<RefLabel>;
  /** Where it was ordered. */
  NoiYeuCau_Id: Scalars['ID']['output'];
  /** Sample id. */
  SIDMau?: Maybe<Scalars['String']['output']>;
  /** Number of the slip. */
  SoPhieuYeuCau: Scalars['String']['output'];
  /** Number of the day. */
  SoThuTu: Scalars['Int']['output'];
  /** Done outside the facility. */
  ThucHienNgoai: Scalars['Boolean']['output'];
  /** The reception. */
  TiepNhan_Id: Scalars['ID']['output'];
  /** State. */
  TrangThai: TrangThaiDichVuYeuCau;
  /** The newest queue ticket of the slip. */
  Ve?: Maybe<VeHangDoi>;
  /** Slip id. */
  _id: Scalars['ID']['output'];
  /** Its lines. */
  chiTiets: Array<DichVuYeuCauChiTiet>;
  /** Acts with the code of their refusal, or null for those that would succeed now. */
  hanhDongs: Array<ActionState>;
  /** Grows with every change. */
  version: Scalars['Int']['output'];
};

/** A line of an order slip. */
export type DichVuYeuCauChiTiet = {
  /** Price list. */
  BangGia_Id: Scalars['ID']['output'];
  /** Money was collected. */
  DaThuTien: Scalars['Boolean']['output'];
  /** The service. */
  DichVu_Id: Scalars['ID']['output'];
  /** Unit price. */
  DonGia: Scalars['Decimal']['output'];
  /** Unit price that the fund accepts. */
  DonGiaBHYT: Scalars['Decimal']['output'];
  /** May be performed. */
  DuocPhepThucHien: Scalars['Boolean']['output'];
  /** The patient did not come. */
  KhongDen: Scalars['Boolean']['output'];
  /** Free of charge. */
  KhongThuTien: Scalars['Boolean']['output'];
  /** Price type. */
  LoaiGia_Id: Scalars['ID']['output'];
  /** Service code on the day of the order. */
  MaDichVu: Scalars['String']['output'];
  /** When it was asked for. */
  NgayYeuCau: Scalars['DateTime']['output'];
  /** Quantity. */
  SoLuong: Scalars['Decimal']['output'];
  /** Service name on the day of the order. */
  TenDichVu: Scalars['String']['output'];
  /** State, as the slip. */
  TrangThai: TrangThaiDichVuYeuCau;
  /** Line id. */
  _id: Scalars['ID']['output'];
};

/** A service to order. */
export type DichVuYeuCauChiTietInput = {
  /** The service. */
  DichVu_Id: Scalars['ID']['input'];
  /** Free of charge: an exemption by the one who orders, who needs its permission. */
  KhongThuTien?: InputMaybe<Scalars['Boolean']['input']>;
  /** Urgent. */
  LaKhanCap?: InputMaybe<Scalars['Boolean']['input']>;
  /** Price type; the payer's own when empty. */
  LoaiGia_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Why nothing is collected; needed with KhongThuTien. */
  LyDoKhongThu?: InputMaybe<Scalars['String']['input']>;
  /** Time of request, between the reception and now; now when empty. */
  NgayYeuCau?: InputMaybe<Scalars['DateTime']['input']>;
  /** Room; the service's own when empty. */
  NoiThucHien_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Quantity; 1 when empty. Tests and examinations are ordered one by one. */
  SoLuong?: InputMaybe<Scalars['Decimal']['input']>;
};

/** Services to order for a session. */
export type DichVuYeuCauInput = {
  /** Diagnosis; the session's when empty. */
  ChanDoan?: InputMaybe<Scalars['String']['input']>;
  /** The session that orders. */
  KhamBenh_Id: Scalars['ID']['input'];
  /** Nhap or SanSang; SanSang when empty. */
  TrangThai?: InputMaybe<TrangThaiDichVuYeuCau>;
  /** What is ordered. */
  chiTiets: Array<DichVuYeuCauChiTietInput>;
  /** Makes a repeated request harmless. */
  requestId: Scalars['ID']['input'];
  /** The warnings were seen. */
  xacNhanTrung?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Changes of a slip that is not begun. */
export type DichVuYeuCauSuaInput = {
  /** Diagnosis. */
  ChanDoan?: InputMaybe<Scalars['String']['input']>;
  /** Urgent. */
  LaKhanCap?: InputMaybe<Scalars['Boolean']['input']>;
  /** Another time of request. */
  NgayYeuCau?: InputMaybe<Scalars['DateTime']['input']>;
  /** Another room. */
  NoiThucHien_Id?: InputMaybe<Scalars['ID']['input']>;
  /** The reception that the slip belongs to. */
  TiepNhan_Id: Scalars['ID']['input'];
  /** The version that was seen. */
  version: Scalars['Int']['input'];
};

/** A page of slips. */
export type DichVuYeuCauTrang = {
  /** The page, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The slips. */
  data: Array<DichVuYeuCau>;
  /** How many slips all pages hold. */
  total: Scalars['Int']['output'];
};

/** A returned value of one index of a patient. */
export type DiemXuHuong = {
  /** Where it stood. */
  CoKetQua?: Maybe<CoKetQua>;
  /** The slip. */
  DichVuYeuCau_Id: Scalars['ID']['output'];
  /** The value as entered. */
  KetQua: Scalars['String']['output'];
  /** Upper bound of the normal range of that day. */
  Max?: Maybe<Scalars['Decimal']['output']>;
  /** Lower bound of the normal range of that day. */
  Min?: Maybe<Scalars['Decimal']['output']>;
  /** When it was returned. */
  NgayKetQua: Scalars['DateTime']['output'];
  /** Its number; null when it is none. */
  giaTri?: Maybe<Scalars['Float']['output']>;
};

/** Service quotas: one entry. */
export type DinhMucDichVu = {
  /** Drugs and supplies */
  ChiTiets: Array<DinhMucDichVuChiTiets>;
  /** Service: its label */
  DichVu?: Maybe<RefLabel>;
  /** Service */
  DichVu_Id?: Maybe<Scalars['ID']['output']>;
  /** Note */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Quota code */
  MaDinhMuc?: Maybe<Scalars['String']['output']>;
  /** Changed at. */
  NgayCapNhat: Scalars['DateTime']['output'];
  /** Made at. */
  NgayTao: Scalars['DateTime']['output'];
  /** Suspended: kept on old records, offered no more. */
  TamNgung: Scalars['Boolean']['output'];
  /** Quota name */
  TenDinhMuc?: Maybe<Scalars['String']['output']>;
  /** DangSuDung, or DaHuy once removed. */
  TrangThai: Scalars['String']['output'];
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** Rises with each change; sent back with an update, another one answers CONFLICT. */
  version: Scalars['Int']['output'];
};

/** Drugs and supplies: one row. */
export type DinhMucDichVuChiTiets = {
  /** Unit */
  DonViTinh_Id?: Maybe<Scalars['ID']['output']>;
  /** Drug or supply */
  Duoc_Id?: Maybe<Scalars['ID']['output']>;
  /** Warning level */
  MucCanhBao?: Maybe<Scalars['Decimal']['output']>;
  /** Quantity */
  SoLuong?: Maybe<Scalars['Decimal']['output']>;
};

/** Drugs and supplies: one row as written. */
export type DinhMucDichVuChiTietsInput = {
  /** Unit */
  DonViTinh_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Drug or supply */
  Duoc_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Warning level */
  MucCanhBao?: InputMaybe<Scalars['Decimal']['input']>;
  /** Quantity */
  SoLuong?: InputMaybe<Scalars['Decimal']['input']>;
};

/** Service quotas: what is written; an update changes the fields that are given. */
export type DinhMucDichVuInput = {
  /** Drugs and supplies */
  ChiTiets?: InputMaybe<Array<DinhMucDichVuChiTietsInput>>;
  /** Service */
  DichVu_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Note */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** Quota code */
  MaDinhMuc?: InputMaybe<Scalars['String']['input']>;
  /** Suspended. */
  TamNgung?: InputMaybe<Scalars['Boolean']['input']>;
  /** Quota name */
  TenDinhMuc?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read, for an update. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Service quotas: one page. */
export type DinhMucDichVuList = {
  /** The page answered, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The entries of the page. */
  data: Array<DinhMucDichVu>;
  /** Pages in all. */
  totalPages: Scalars['Int']['output'];
  /** Entries in all. */
  totalRows: Scalars['Int']['output'];
};

/** A payer of a site, and what prices it. */
export type DoiTuongThietLap = {
  /** Its name. */
  TenDoiTuong: Scalars['String']['output'];
  /** Payer id (catalogue DM_DoiTuong). */
  _id: Scalars['ID']['output'];
  /** Health insurance pays. */
  laBHYT: Scalars['Boolean']['output'];
  /** Its price types, the first one first. */
  loaiGia: Array<LoaiGiaThietLap>;
};

/** Partner units: one entry. */
export type DonViDoiTac = {
  /** Address */
  DiaChi?: Maybe<Scalars['String']['output']>;
  /** E-mail */
  Email?: Maybe<Scalars['String']['output']>;
  /** Fax */
  Fax?: Maybe<Scalars['String']['output']>;
  /** Note */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Partner code */
  MaDonViDoiTac?: Maybe<Scalars['String']['output']>;
  /** Tax code */
  MaSoThue?: Maybe<Scalars['String']['output']>;
  /** Changed at. */
  NgayCapNhat: Scalars['DateTime']['output'];
  /** Made at. */
  NgayTao: Scalars['DateTime']['output'];
  /** Phone */
  SoDienThoai?: Maybe<Scalars['String']['output']>;
  /** Suspended: kept on old records, offered no more. */
  TamNgung: Scalars['Boolean']['output'];
  /** Partner name */
  TenDonViDoiTac?: Maybe<Scalars['String']['output']>;
  /** DangSuDung, or DaHuy once removed. */
  TrangThai: Scalars['String']['output'];
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** Rises with each change; sent back with an update, another one answers CONFLICT. */
  version: Scalars['Int']['output'];
};

/** Partner units: what is written; an update changes the fields that are given. */
export type DonViDoiTacInput = {
  /** Address */
  DiaChi?: InputMaybe<Scalars['String']['input']>;
  /** E-mail */
  Email?: InputMaybe<Scalars['String']['input']>;
  /** Fax */
  Fax?: InputMaybe<Scalars['String']['input']>;
  /** Note */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** Partner code */
  MaDonViDoiTac?: InputMaybe<Scalars['String']['input']>;
  /** Tax code */
  MaSoThue?: InputMaybe<Scalars['String']['input']>;
  /** Phone */
  SoDienThoai?: InputMaybe<Scalars['String']['input']>;
  /** Suspended. */
  TamNgung?: InputMaybe<Scalars['Boolean']['input']>;
  /** Partner name */
  TenDonViDoiTac?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read, for an update. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Partner units: one page. */
export type DonViDoiTacList = {
  /** The page answered, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The entries of the page. */
  data: Array<DonViDoiTac>;
  /** Pages in all. */
  totalPages: Scalars['Int']['output'];
  /** Entries in all. */
  totalRows: Scalars['Int']['output'];
};

/** Administrative units: one entry. */
export type DonViHanhChinh = {
  /** Level (1 province, 2 commune) */
  Cap?: Maybe<Scalars['Decimal']['output']>;
  /** Belongs to: its label */
  Cha?: Maybe<RefLabel>;
  /** Belongs to */
  Cha_Id?: Maybe<Scalars['ID']['output']>;
  /** Note */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Valid to */
  HieuLucDen?: Maybe<Scalars['Date']['output']>;
  /** Valid from */
  HieuLucTu?: Maybe<Scalars['Date']['output']>;
  /** Unit code */
  MaDonVi?: Maybe<Scalars['String']['output']>;
  /** Exchange code */
  MaXML?: Maybe<Scalars['String']['output']>;
  /** Changed at. */
  NgayCapNhat: Scalars['DateTime']['output'];
  /** Made at. */
  NgayTao: Scalars['DateTime']['output'];
  /** Suspended: kept on old records, offered no more. */
  TamNgung: Scalars['Boolean']['output'];
  /** Unit name */
  TenDonVi?: Maybe<Scalars['String']['output']>;
  /** DangSuDung, or DaHuy once removed. */
  TrangThai: Scalars['String']['output'];
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** Rises with each change; sent back with an update, another one answers CONFLICT. */
  version: Scalars['Int']['output'];
};

/** Administrative units: what is written; an update changes the fields that are given. */
export type DonViHanhChinhInput = {
  /** Level (1 province, 2 commune) */
  Cap?: InputMaybe<Scalars['Decimal']['input']>;
  /** Belongs to */
  Cha_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Note */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** Valid to */
  HieuLucDen?: InputMaybe<Scalars['Date']['input']>;
  /** Valid from */
  HieuLucTu?: InputMaybe<Scalars['Date']['input']>;
  /** Unit code */
  MaDonVi?: InputMaybe<Scalars['String']['input']>;
  /** Exchange code */
  MaXML?: InputMaybe<Scalars['String']['input']>;
  /** Suspended. */
  TamNgung?: InputMaybe<Scalars['Boolean']['input']>;
  /** Unit name */
  TenDonVi?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read, for an update. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Administrative units: one page. */
export type DonViHanhChinhList = {
  /** The page answered, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The entries of the page. */
  data: Array<DonViHanhChinh>;
  /** Pages in all. */
  totalPages: Scalars['Int']['output'];
  /** Entries in all. */
  totalRows: Scalars['Int']['output'];
};

/** Unit of the handling time */
export type DonViThoiGian =
  /** Hours */
  | 'Gio'
  /** Days */
  | 'Ngay'
  /** Minutes */
  | 'Phut';

/** Units: one entry. */
export type DonViTinh = {
  /** Note */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Unit code */
  MaDonViTinh?: Maybe<Scalars['String']['output']>;
  /** Changed at. */
  NgayCapNhat: Scalars['DateTime']['output'];
  /** Made at. */
  NgayTao: Scalars['DateTime']['output'];
  /** Suspended: kept on old records, offered no more. */
  TamNgung: Scalars['Boolean']['output'];
  /** Unit name */
  TenDonViTinh?: Maybe<Scalars['String']['output']>;
  /** DangSuDung, or DaHuy once removed. */
  TrangThai: Scalars['String']['output'];
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** Rises with each change; sent back with an update, another one answers CONFLICT. */
  version: Scalars['Int']['output'];
};

/** Units: what is written; an update changes the fields that are given. */
export type DonViTinhInput = {
  /** Note */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** Unit code */
  MaDonViTinh?: InputMaybe<Scalars['String']['input']>;
  /** Suspended. */
  TamNgung?: InputMaybe<Scalars['Boolean']['input']>;
  /** Unit name */
  TenDonViTinh?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read, for an update. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Units: one page. */
export type DonViTinhList = {
  /** The page answered, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The entries of the page. */
  data: Array<DonViTinh>;
  /** Pages in all. */
  totalPages: Scalars['Int']['output'];
  /** Entries in all. */
  totalRows: Scalars['Int']['output'];
};

/** A service or treatment course in a price list. */
export type DongBangGia = {
  /** Price in the list; empty without one. */
  DonGia?: Maybe<Scalars['Decimal']['output']>;
  /** Price in the list of the same type that holds before it. */
  DonGiaTruoc?: Maybe<Scalars['Decimal']['output']>;
  /** Service or treatment course. */
  Loai: LoaiBangGia;
  /** Code. */
  Ma: Scalars['String']['output'];
  /** Its id. */
  Muc_Id: Scalars['ID']['output'];
  /** Service group. */
  Nhom?: Maybe<Scalars['String']['output']>;
  /** Name. */
  Ten: Scalars['String']['output'];
};

/** A patient in a room's work list. */
export type DongKhamBenh = {
  /** The patient's record. */
  BenhNhan?: Maybe<BenhNhan>;
  /** The patient. */
  BenhNhan_Id: Scalars['ID']['output'];
  /** The exam order. */
  DichVuYeuCau_Id: Scalars['ID']['output'];
  /** The session, once opened. */
  KhamBenh_Id?: Maybe<Scalars['ID']['output']>;
  /** The ticket as printed. */
  KyHieu?: Maybe<Scalars['String']['output']>;
  /** Number of the exam order. */
  SoPhieuYeuCau: Scalars['String']['output'];
  /** The reception. */
  TiepNhan_Id: Scalars['ID']['output'];
  /** State of the ticket. */
  TrangThaiVe?: Maybe<Scalars['String']['output']>;
  /** The queue ticket. */
  Ve_Id?: Maybe<Scalars['ID']['output']>;
  /** The exam is paid or free. */
  duocPhepThucHien: Scalars['Boolean']['output'];
  /** Emergency. */
  isEmergency: Scalars['Boolean']['output'];
  /** Legal priority. */
  isPriority: Scalars['Boolean']['output'];
  /** Orders without a result. */
  soChoKetQua: Scalars['Int']['output'];
  /** Results that the doctor has not seen. */
  soKetQuaMoi: Scalars['Int']['output'];
  /** Calls so far. */
  soLanGoi: Scalars['Int']['output'];
};

/** An exemption of a line: amount or percent of the patient's part. */
export type DongMienGiamInput = {
  /** Percent 0-100. */
  PhanTram?: InputMaybe<Scalars['Int']['input']>;
  /** Amount. */
  SoTien?: InputMaybe<Scalars['Decimal']['input']>;
  /** The line. */
  VienPhiDong_Id: Scalars['ID']['input'];
};

/** An item in two lists. */
export type DongSoSanhGia = {
  /** Service or treatment course. */
  Loai: LoaiBangGia;
  /** Code. */
  Ma: Scalars['String']['output'];
  /** Its id. */
  Muc_Id: Scalars['ID']['output'];
  /** Service group. */
  Nhom?: Maybe<Scalars['String']['output']>;
  /** Name. */
  Ten: Scalars['String']['output'];
  /** The second less the first, where both have one. */
  chenhLech?: Maybe<Scalars['Decimal']['output']>;
  /** Price in the second list. */
  giaSau?: Maybe<Scalars['Decimal']['output']>;
  /** Price in the first list. */
  giaTruoc?: Maybe<Scalars['Decimal']['output']>;
  /** The difference in percent of the first, with one decimal. */
  phanTram?: Maybe<Scalars['Decimal']['output']>;
};

/** A line with an amount; all of it when empty. */
export type DongSoTienInput = {
  /** Amount. */
  SoTien?: InputMaybe<Scalars['Decimal']['input']>;
  /** The line. */
  VienPhiDong_Id: Scalars['ID']['input'];
};

/** A slip in the work list of a functional test room. */
export type DongThamDoChucNang = {
  /** The patient's record. */
  BenhNhan?: Maybe<BenhNhan>;
  /** The patient. */
  BenhNhan_Id: Scalars['ID']['output'];
  /** Waiting since: request, begin or return of the result, by tab. */
  DangCho: Scalars['DateTime']['output'];
  /** Slip id. */
  DichVuYeuCau_Id: Scalars['ID']['output'];
  /** Number as called. */
  KyHieu?: Maybe<Scalars['String']['output']>;
  /** Number of the slip. */
  SoPhieuYeuCau: Scalars['String']['output'];
  /** Name of the place that ordered. */
  TenNoiYeuCau?: Maybe<Scalars['String']['output']>;
  /** The reception. */
  TiepNhan_Id: Scalars['ID']['output'];
  /** State of the slip. */
  TrangThai: TrangThaiDichVuYeuCau;
  /** State of the ticket. */
  TrangThaiVe?: Maybe<Scalars['String']['output']>;
  /** Queue ticket; null without one. */
  Ve_Id?: Maybe<Scalars['ID']['output']>;
  /** Names of the ordered tests, in their order. */
  dichVus: Array<Scalars['String']['output']>;
  /** Every line is paid, free or urgent. */
  duocPhepThucHien: Scalars['Boolean']['output'];
  /** Emergency or urgent order. */
  isEmergency: Scalars['Boolean']['output'];
  /** Priority patient. */
  isPriority: Scalars['Boolean']['output'];
  /** Services that need one. */
  soDichVu: Scalars['Int']['output'];
  /** Images of the result. */
  soHinhAnh: Scalars['Int']['output'];
  /** Services with a conclusion. */
  soKetLuan: Scalars['Int']['output'];
  /** How often the ticket was called. */
  soLanGoi: Scalars['Int']['output'];
};

/** A line of a prescription as it would be written. */
export type DongToaThuocTinh = {
  /** Unit price. */
  DonGia: Scalars['Decimal']['output'];
  /** The drug. */
  Duoc_Id: Scalars['ID']['output'];
  /** The quantity worked out. */
  SoLuong: Scalars['Decimal']['output'];
  /** Its name. */
  TenDuoc: Scalars['String']['output'];
};

/** A slip in a laboratory's work list. */
export type DongXetNghiem = {
  /** The patient's record. */
  BenhNhan?: Maybe<BenhNhan>;
  /** The patient. */
  BenhNhan_Id: Scalars['ID']['output'];
  /** Waiting since: request, sample or return of the result, by tab. */
  DangCho: Scalars['DateTime']['output'];
  /** Slip id. */
  DichVuYeuCau_Id: Scalars['ID']['output'];
  /** Number as called. */
  KyHieu?: Maybe<Scalars['String']['output']>;
  /** Sample id; null before the sample is taken. */
  SIDMau?: Maybe<Scalars['String']['output']>;
  /** Number of the slip. */
  SoPhieuYeuCau: Scalars['String']['output'];
  /** Name of the place that ordered. */
  TenNoiYeuCau?: Maybe<Scalars['String']['output']>;
  /** The reception. */
  TiepNhan_Id: Scalars['ID']['output'];
  /** State of the slip. */
  TrangThai: TrangThaiDichVuYeuCau;
  /** State of the ticket. */
  TrangThaiVe?: Maybe<Scalars['String']['output']>;
  /** Queue ticket; null without one. */
  Ve_Id?: Maybe<Scalars['ID']['output']>;
  /** A critical value stands in the result. */
  coNguyHiem: Scalars['Boolean']['output'];
  /** Names of the ordered tests, in their order. */
  dichVus: Array<Scalars['String']['output']>;
  /** Every line is paid, free or urgent. */
  duocPhepThucHien: Scalars['Boolean']['output'];
  /** Emergency or urgent order. */
  isEmergency: Scalars['Boolean']['output'];
  /** Priority patient. */
  isPriority: Scalars['Boolean']['output'];
  /** Values that the slip needs. */
  soChiSo: Scalars['Int']['output'];
  /** Values entered. */
  soDaNhap: Scalars['Int']['output'];
  /** How often the ticket was called. */
  soLanGoi: Scalars['Int']['output'];
};

/** Whether a slip may be performed. */
export type DuocPhepThucHien = {
  /** Slip id. */
  DichVuYeuCau_Id: Scalars['ID']['output'];
  /** Names of the lines that wait for payment. */
  chuaThuTien: Array<Scalars['String']['output']>;
  /** True when every live line is paid, free or urgent. */
  duocPhep: Scalars['Boolean']['output'];
};

/** Routes of administration: one entry. */
export type DuongDung = {
  /** Note */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Route code */
  MaDuongDung?: Maybe<Scalars['String']['output']>;
  /** Exchange code */
  MaXML?: Maybe<Scalars['String']['output']>;
  /** Changed at. */
  NgayCapNhat: Scalars['DateTime']['output'];
  /** Made at. */
  NgayTao: Scalars['DateTime']['output'];
  /** Suspended: kept on old records, offered no more. */
  TamNgung: Scalars['Boolean']['output'];
  /** Route name */
  TenDuongDung?: Maybe<Scalars['String']['output']>;
  /** DangSuDung, or DaHuy once removed. */
  TrangThai: Scalars['String']['output'];
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** Rises with each change; sent back with an update, another one answers CONFLICT. */
  version: Scalars['Int']['output'];
};

/** Routes of administration: what is written; an update changes the fields that are given. */
export type DuongDungInput = {
  /** Note */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** Route code */
  MaDuongDung?: InputMaybe<Scalars['String']['input']>;
  /** Exchange code */
  MaXML?: InputMaybe<Scalars['String']['input']>;
  /** Suspended. */
  TamNgung?: InputMaybe<Scalars['Boolean']['input']>;
  /** Route name */
  TenDuongDung?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read, for an update. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Routes of administration: one page. */
export type DuongDungList = {
  /** The page answered, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The entries of the page. */
  data: Array<DuongDung>;
  /** Pages in all. */
  totalPages: Scalars['Int']['output'];
  /** Entries in all. */
  totalRows: Scalars['Int']['output'];
};

/** The price of a service in a list. */
export type GiaDichVu = {
  /** Service. */
  DichVu_Id: Scalars['ID']['output'];
  /** Price in dong. */
  DonGia: Scalars['Decimal']['output'];
  /** Service code. */
  MaDichVu: Scalars['String']['output'];
  /** Service name. */
  TenDichVu: Scalars['String']['output'];
};

/** A price in a list. */
export type GiaDichVuInput = {
  /** Service. */
  DichVu_Id: Scalars['ID']['input'];
  /** Price in dong. */
  DonGia: Scalars['Decimal']['input'];
};

/** The price of a treatment course in a list. */
export type GiaLieuTrinh = {
  /** Price in dong. */
  DonGia: Scalars['Decimal']['output'];
  /** Treatment course. */
  LieuTrinh_Id: Scalars['ID']['output'];
  /** Course code. */
  MaLieuTrinh: Scalars['String']['output'];
  /** Course name. */
  TenLieuTrinh: Scalars['String']['output'];
};

/** The price of a treatment course in a list. */
export type GiaLieuTrinhInput = {
  /** Price in dong. */
  DonGia: Scalars['Decimal']['input'];
  /** Treatment course. */
  LieuTrinh_Id: Scalars['ID']['input'];
};

/** What a price would become in a copy. */
export type GiaSaoChep = {
  /** Service or treatment course. */
  Loai: LoaiBangGia;
  /** Code. */
  Ma: Scalars['String']['output'];
  /** Its id. */
  Muc_Id: Scalars['ID']['output'];
  /** Name. */
  Ten: Scalars['String']['output'];
  /** Price in the copy. */
  giaSau: Scalars['Decimal']['output'];
  /** Price now. */
  giaTruoc: Scalars['Decimal']['output'];
};

/** A price of a service with the list that sets it. */
export type GiaTheoBangGia = {
  /** The list. */
  BangGia: BangGia;
  /** Price in dong. */
  DonGia: Scalars['Decimal']['output'];
};

/** A price of a service. */
export type GiaTiepNhan = {
  /** Unit price. */
  DonGia: Scalars['Decimal']['output'];
  /** Whether it is the insurance price. */
  LaBHYT: Scalars['Boolean']['output'];
  /** Price type. */
  LoaiGia_Id: Scalars['ID']['output'];
  /** Its name. */
  TenLoaiGia: Scalars['String']['output'];
};

/** Reference values: one entry. */
export type GiaTriThamChieu = {
  /** Service: its label */
  DichVu?: Maybe<RefLabel>;
  /** Service */
  DichVu_Id?: Maybe<Scalars['ID']['output']>;
  /** Unit */
  DonViTinh?: Maybe<Scalars['String']['output']>;
  /** Note */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Data type */
  KieuDuLieu?: Maybe<KieuDuLieu>;
  /** Index code */
  MaChiSo?: Maybe<Scalars['String']['output']>;
  /** Analyser code */
  MaLienKet?: Maybe<Scalars['String']['output']>;
  /** Normal range */
  MucBinhThuong?: Maybe<Scalars['String']['output']>;
  /** Male maximum */
  NamMax?: Maybe<Scalars['SignedDecimal']['output']>;
  /** Male minimum */
  NamMin?: Maybe<Scalars['SignedDecimal']['output']>;
  /** Changed at. */
  NgayCapNhat: Scalars['DateTime']['output'];
  /** Made at. */
  NgayTao: Scalars['DateTime']['output'];
  /** Critical above */
  NguyHiemMax?: Maybe<Scalars['SignedDecimal']['output']>;
  /** Critical below */
  NguyHiemMin?: Maybe<Scalars['SignedDecimal']['output']>;
  /** Female maximum */
  NuMax?: Maybe<Scalars['SignedDecimal']['output']>;
  /** Female minimum */
  NuMin?: Maybe<Scalars['SignedDecimal']['output']>;
  /** Suspended: kept on old records, offered no more. */
  TamNgung: Scalars['Boolean']['output'];
  /** Index name */
  TenChiSo?: Maybe<Scalars['String']['output']>;
  /** Order */
  ThuTu?: Maybe<Scalars['Decimal']['output']>;
  /** DangSuDung, or DaHuy once removed. */
  TrangThai: Scalars['String']['output'];
  /** Child maximum */
  TreEmMax?: Maybe<Scalars['SignedDecimal']['output']>;
  /** Child minimum */
  TreEmMin?: Maybe<Scalars['SignedDecimal']['output']>;
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** Rises with each change; sent back with an update, another one answers CONFLICT. */
  version: Scalars['Int']['output'];
};

/** Reference values: what is written; an update changes the fields that are given. */
export type GiaTriThamChieuInput = {
  /** Service */
  DichVu_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Unit */
  DonViTinh?: InputMaybe<Scalars['String']['input']>;
  /** Note */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** Data type */
  KieuDuLieu?: InputMaybe<KieuDuLieu>;
  /** Index code */
  MaChiSo?: InputMaybe<Scalars['String']['input']>;
  /** Analyser code */
  MaLienKet?: InputMaybe<Scalars['String']['input']>;
  /** Normal range */
  MucBinhThuong?: InputMaybe<Scalars['String']['input']>;
  /** Male maximum */
  NamMax?: InputMaybe<Scalars['SignedDecimal']['input']>;
  /** Male minimum */
  NamMin?: InputMaybe<Scalars['SignedDecimal']['input']>;
  /** Critical above */
  NguyHiemMax?: InputMaybe<Scalars['SignedDecimal']['input']>;
  /** Critical below */
  NguyHiemMin?: InputMaybe<Scalars['SignedDecimal']['input']>;
  /** Female maximum */
  NuMax?: InputMaybe<Scalars['SignedDecimal']['input']>;
  /** Female minimum */
  NuMin?: InputMaybe<Scalars['SignedDecimal']['input']>;
  /** Suspended. */
  TamNgung?: InputMaybe<Scalars['Boolean']['input']>;
  /** Index name */
  TenChiSo?: InputMaybe<Scalars['String']['input']>;
  /** Order */
  ThuTu?: InputMaybe<Scalars['Decimal']['input']>;
  /** Child maximum */
  TreEmMax?: InputMaybe<Scalars['SignedDecimal']['input']>;
  /** Child minimum */
  TreEmMin?: InputMaybe<Scalars['SignedDecimal']['input']>;
  /** The version that was read, for an update. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Reference values: one page. */
export type GiaTriThamChieuList = {
  /** The page answered, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The entries of the page. */
  data: Array<GiaTriThamChieu>;
  /** Pages in all. */
  totalPages: Scalars['Int']['output'];
  /** Entries in all. */
  totalRows: Scalars['Int']['output'];
};

/** Mainly in sex */
export type GioiTinh =
  /** Female */
  | 'FEMALE'
  /** Male */
  | 'MALE'
  /** Other */
  | 'OTHER';

/** Beds: one entry. */
export type GiuongBenh = {
  /** Note */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Kind of bed */
  LoaiGiuong?: Maybe<LoaiGiuong>;
  /** Bed code */
  MaGiuong?: Maybe<Scalars['String']['output']>;
  /** Changed at. */
  NgayCapNhat: Scalars['DateTime']['output'];
  /** Made at. */
  NgayTao: Scalars['DateTime']['output'];
  /** Room: its label */
  PhongBan?: Maybe<RefLabel>;
  /** Room */
  PhongBan_Id?: Maybe<Scalars['ID']['output']>;
  /** Suspended: kept on old records, offered no more. */
  TamNgung: Scalars['Boolean']['output'];
  /** Bed name */
  TenGiuong?: Maybe<Scalars['String']['output']>;
  /** DangSuDung, or DaHuy once removed. */
  TrangThai: Scalars['String']['output'];
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** Rises with each change; sent back with an update, another one answers CONFLICT. */
  version: Scalars['Int']['output'];
};

/** Beds: what is written; an update changes the fields that are given. */
export type GiuongBenhInput = {
  /** Note */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** Kind of bed */
  LoaiGiuong?: InputMaybe<LoaiGiuong>;
  /** Bed code */
  MaGiuong?: InputMaybe<Scalars['String']['input']>;
  /** Room */
  PhongBan_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Suspended. */
  TamNgung?: InputMaybe<Scalars['Boolean']['input']>;
  /** Bed name */
  TenGiuong?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read, for an update. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Beds: one page. */
export type GiuongBenhList = {
  /** The page answered, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The entries of the page. */
  data: Array<GiuongBenh>;
  /** Pages in all. */
  totalPages: Scalars['Int']['output'];
  /** Entries in all. */
  totalRows: Scalars['Int']['output'];
};

/** Service packages: one entry. */
export type GoiDichVu = {
  /** Services */
  ChiTiets: Array<GoiDichVuChiTiets>;
  /** Note */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Package price */
  GiaGoi?: Maybe<Scalars['Decimal']['output']>;
  /** Package code */
  MaGoiDichVu?: Maybe<Scalars['String']['output']>;
  /** Start date */
  NgayBatDau?: Maybe<Scalars['Date']['output']>;
  /** Changed at. */
  NgayCapNhat: Scalars['DateTime']['output'];
  /** End date */
  NgayKetThuc?: Maybe<Scalars['Date']['output']>;
  /** Made at. */
  NgayTao: Scalars['DateTime']['output'];
  /** Suspended: kept on old records, offered no more. */
  TamNgung: Scalars['Boolean']['output'];
  /** Package name */
  TenGoiDichVu?: Maybe<Scalars['String']['output']>;
  /** DangSuDung, or DaHuy once removed. */
  TrangThai: Scalars['String']['output'];
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** Rises with each change; sent back with an update, another one answers CONFLICT. */
  version: Scalars['Int']['output'];
};

/** Services: one row. */
export type GoiDichVuChiTiets = {
  /** Service */
  DichVu_Id?: Maybe<Scalars['ID']['output']>;
  /** Price */
  DonGia?: Maybe<Scalars['Decimal']['output']>;
  /** Quantity */
  SoLuong?: Maybe<Scalars['Decimal']['output']>;
};

/** Services: one row as written. */
export type GoiDichVuChiTietsInput = {
  /** Service */
  DichVu_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Price */
  DonGia?: InputMaybe<Scalars['Decimal']['input']>;
  /** Quantity */
  SoLuong?: InputMaybe<Scalars['Decimal']['input']>;
};

/** Service packages: what is written; an update changes the fields that are given. */
export type GoiDichVuInput = {
  /** Services */
  ChiTiets?: InputMaybe<Array<GoiDichVuChiTietsInput>>;
  /** Note */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** Package price */
  GiaGoi?: InputMaybe<Scalars['Decimal']['input']>;
  /** Package code */
  MaGoiDichVu?: InputMaybe<Scalars['String']['input']>;
  /** Start date */
  NgayBatDau?: InputMaybe<Scalars['Date']['input']>;
  /** End date */
  NgayKetThuc?: InputMaybe<Scalars['Date']['input']>;
  /** Suspended. */
  TamNgung?: InputMaybe<Scalars['Boolean']['input']>;
  /** Package name */
  TenGoiDichVu?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read, for an update. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Service packages: one page. */
export type GoiDichVuList = {
  /** The page answered, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The entries of the page. */
  data: Array<GoiDichVu>;
  /** Pages in all. */
  totalPages: Scalars['Int']['output'];
  /** Entries in all. */
  totalRows: Scalars['Int']['output'];
};

/** Health-check packages: one entry. */
export type GoiKhamSucKhoe = {
  /** Services */
  ChiTiets: Array<GoiKhamSucKhoeChiTiets>;
  /** Note */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Expected price */
  GiaDuKien?: Maybe<Scalars['Decimal']['output']>;
  /** Kind */
  LoaiGoiKham?: Maybe<LoaiGoiKham>;
  /** Package code */
  MaGoiKham?: Maybe<Scalars['String']['output']>;
  /** Start date */
  NgayBatDau?: Maybe<Scalars['Date']['output']>;
  /** Changed at. */
  NgayCapNhat: Scalars['DateTime']['output'];
  /** End date */
  NgayKetThuc?: Maybe<Scalars['Date']['output']>;
  /** Made at. */
  NgayTao: Scalars['DateTime']['output'];
  /** Suspended: kept on old records, offered no more. */
  TamNgung: Scalars['Boolean']['output'];
  /** Package name */
  TenGoiKham?: Maybe<Scalars['String']['output']>;
  /** DangSuDung, or DaHuy once removed. */
  TrangThai: Scalars['String']['output'];
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** Rises with each change; sent back with an update, another one answers CONFLICT. */
  version: Scalars['Int']['output'];
};

/** Services: one row. */
export type GoiKhamSucKhoeChiTiets = {
  /** Service */
  DichVu_Id?: Maybe<Scalars['ID']['output']>;
  /** Price */
  DonGia?: Maybe<Scalars['Decimal']['output']>;
  /** Place */
  NoiThucHien_Id?: Maybe<Scalars['ID']['output']>;
  /** Quantity */
  SoLuong?: Maybe<Scalars['Decimal']['output']>;
};

/** Services: one row as written. */
export type GoiKhamSucKhoeChiTietsInput = {
  /** Service */
  DichVu_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Price */
  DonGia?: InputMaybe<Scalars['Decimal']['input']>;
  /** Place */
  NoiThucHien_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Quantity */
  SoLuong?: InputMaybe<Scalars['Decimal']['input']>;
};

/** Health-check packages: what is written; an update changes the fields that are given. */
export type GoiKhamSucKhoeInput = {
  /** Services */
  ChiTiets?: InputMaybe<Array<GoiKhamSucKhoeChiTietsInput>>;
  /** Note */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** Expected price */
  GiaDuKien?: InputMaybe<Scalars['Decimal']['input']>;
  /** Kind */
  LoaiGoiKham?: InputMaybe<LoaiGoiKham>;
  /** Package code */
  MaGoiKham?: InputMaybe<Scalars['String']['input']>;
  /** Start date */
  NgayBatDau?: InputMaybe<Scalars['Date']['input']>;
  /** End date */
  NgayKetThuc?: InputMaybe<Scalars['Date']['input']>;
  /** Suspended. */
  TamNgung?: InputMaybe<Scalars['Boolean']['input']>;
  /** Package name */
  TenGoiKham?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read, for an update. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Health-check packages: one page. */
export type GoiKhamSucKhoeList = {
  /** The page answered, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The entries of the page. */
  data: Array<GoiKhamSucKhoe>;
  /** Pages in all. */
  totalPages: Scalars['Int']['output'];
  /** Entries in all. */
  totalRows: Scalars['Int']['output'];
};

/** A call to a system outside, without what it carries about a person. */
export type GoiNgoai = {
  /** Why it was given up. */
  LyDoHuy?: Maybe<Scalars['String']['output']>;
  /** When it last changed. */
  NgayCapNhat: Scalars['DateTime']['output'];
  /** When it was written. */
  NgayTao: Scalars['DateTime']['output'];
  /** Its state. */
  TrangThai: TrangThaiGoiNgoai;
  /** The call's id. */
  _id: Scalars['ID']['output'];
  /** System outside. */
  adapter: Scalars['String']['output'];
  /** How often it was tried. */
  attempts: Scalars['Int']['output'];
  /** Code of the record that it concerns. */
  doiTuong?: Maybe<Scalars['String']['output']>;
  /** When it is tried next; null when it is not. */
  lanToi?: Maybe<Scalars['DateTime']['output']>;
  /** Why the last try failed; numbers of persons are left out. */
  lastError?: Maybe<Scalars['String']['output']>;
  /** How often it is tried before nobody tries any more; null without a job. */
  maxAttempts?: Maybe<Scalars['Int']['output']>;
  /** What is asked of it. */
  operation: Scalars['String']['output'];
};

/** Calls to one system outside by state. */
export type GoiNgoaiDem = {
  /** System outside. */
  adapter: Scalars['String']['output'];
  /** Calls that wait. */
  cho: Scalars['Int']['output'];
  /** Calls that failed. */
  loi: Scalars['Int']['output'];
  /** Calls that were sent or given up. */
  xong: Scalars['Int']['output'];
};

/** Which calls to systems outside. */
export type GoiNgoaiInput = {
  /** Only these states; all when empty. */
  TrangThais?: InputMaybe<Array<TrangThaiGoiNgoai>>;
  /** Only this system outside. */
  adapter?: InputMaybe<Scalars['String']['input']>;
};

/** A page of calls to systems outside, the newest first. */
export type GoiNgoaiTrang = {
  /** The calls. */
  data: Array<GoiNgoai>;
  /** Where the next page begins; null when this is the last. */
  tiep?: Maybe<Scalars['String']['output']>;
};

/** Who calls, and whom. */
export type GoiSoInput = {
  /** The caller's room, counter or store. */
  idNode: Scalars['ID']['input'];
  /** A chosen ticket; empty for the next one. */
  idTicket?: InputMaybe<Scalars['ID']['input']>;
  /** The desk or door that is shown and said aloud. */
  quay?: InputMaybe<Scalars['String']['input']>;
};

/** Advances to allocate. */
export type HachToanInput = {
  /** Advances; all, the oldest first, when empty. */
  BienLai_Ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The reception. */
  TiepNhan_Id: Scalars['ID']['input'];
  /** Lines; all that are due when empty. */
  VienPhiDong_Ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Client-made id. */
  requestId: Scalars['ID']['input'];
};

/** Class */
export type HangBenhVien =
  /** Not classed */
  | 'ChuaXepHang'
  /** Special */
  | 'DacBiet'
  /** Class I */
  | 'HangI'
  /** Class II */
  | 'HangII'
  /** Class III */
  | 'HangIII'
  /** Class IV */
  | 'HangIV';

/** A queue of a day. */
export type HangDoi = {
  /** Waiting, in the order of the calls to come. */
  cho: Array<VeHangDoi>;
  /** Called, the newest first. */
  dangGoi: Array<VeHangDoi>;
  /** Being served. */
  dangPhucVu: Array<VeHangDoi>;
  /** How many are done. */
  soXong: Scalars['Int']['output'];
  /** Passed over. */
  vang: Array<VeHangDoi>;
};

/** Kind of an act in the operation log. */
export type HanhDongThaoTac =
  /** Approved, returned or closed. */
  | 'APPROVED'
  /** Cancelled or taken back. */
  | 'CANCEL'
  /** Added. */
  | 'CREATE'
  /** Removed. */
  | 'DELETE'
  /** Written into a file that left the system. */
  | 'EXPORT'
  /** Read in from a file. */
  | 'IMPORT'
  /** Signed in, or tried to. */
  | 'LOGIN'
  /** Signed out. */
  | 'LOGOUT'
  /** Changed. */
  | 'UPDATE'
  /** Read or printed. */
  | 'VIEW';

/** An image of a result. */
export type HinhAnhKetQua = {
  /** Words below it. */
  ChuThich?: Maybe<Scalars['String']['output']>;
  /** It stands on the printed result. */
  InTrenPhieu: Scalars['Boolean']['output'];
  /** The stored file. */
  Tep_Id: Scalars['ID']['output'];
  /** Its place among the images of its service, from 0. */
  ThuTu: Scalars['Int']['output'];
};

/** An image of a result, sent before to /api/files?cua=KetQuaThamDoChucNang. */
export type HinhAnhKetQuaInput = {
  /** Words below it. */
  ChuThich?: InputMaybe<Scalars['String']['input']>;
  /** It stands on the printed result; it does when empty. */
  InTrenPhieu?: InputMaybe<Scalars['Boolean']['input']>;
  /** The stored file. */
  Tep_Id: Scalars['ID']['input'];
};

/** Kinds of transfer: one entry. */
export type HinhThucChuyen = {
  /** Note */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Kind code */
  MaHinhThucChuyen?: Maybe<Scalars['String']['output']>;
  /** Default */
  MacDinh?: Maybe<Scalars['Boolean']['output']>;
  /** Changed at. */
  NgayCapNhat: Scalars['DateTime']['output'];
  /** Made at. */
  NgayTao: Scalars['DateTime']['output'];
  /** Suspended: kept on old records, offered no more. */
  TamNgung: Scalars['Boolean']['output'];
  /** Kind name */
  TenHinhThucChuyen?: Maybe<Scalars['String']['output']>;
  /** DangSuDung, or DaHuy once removed. */
  TrangThai: Scalars['String']['output'];
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** Rises with each change; sent back with an update, another one answers CONFLICT. */
  version: Scalars['Int']['output'];
};

/** Kinds of transfer: what is written; an update changes the fields that are given. */
export type HinhThucChuyenInput = {
  /** Note */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** Kind code */
  MaHinhThucChuyen?: InputMaybe<Scalars['String']['input']>;
  /** Default */
  MacDinh?: InputMaybe<Scalars['Boolean']['input']>;
  /** Suspended. */
  TamNgung?: InputMaybe<Scalars['Boolean']['input']>;
  /** Kind name */
  TenHinhThucChuyen?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read, for an update. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Kinds of transfer: one page. */
export type HinhThucChuyenList = {
  /** The page answered, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The entries of the page. */
  data: Array<HinhThucChuyen>;
  /** Pages in all. */
  totalPages: Scalars['Int']['output'];
  /** Entries in all. */
  totalRows: Scalars['Int']['output'];
};

/** Payment methods: one entry. */
export type HinhThucThanhToan = {
  /** Note */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Accounting entries */
  HachToans: Array<HinhThucThanhToanHachToans>;
  /** Kind */
  Loai?: Maybe<LoaiThanhToan>;
  /** Payment method code */
  MaHinhThucThanhToan?: Maybe<Scalars['String']['output']>;
  /** Default */
  MacDinh?: Maybe<Scalars['Boolean']['output']>;
  /** Changed at. */
  NgayCapNhat: Scalars['DateTime']['output'];
  /** Made at. */
  NgayTao: Scalars['DateTime']['output'];
  /** Suspended: kept on old records, offered no more. */
  TamNgung: Scalars['Boolean']['output'];
  /** Payment method name */
  TenHinhThucThanhToan?: Maybe<Scalars['String']['output']>;
  /** DangSuDung, or DaHuy once removed. */
  TrangThai: Scalars['String']['output'];
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** Used at the counter */
  isActive?: Maybe<Scalars['Boolean']['output']>;
  /** Rises with each change; sent back with an update, another one answers CONFLICT. */
  version: Scalars['Int']['output'];
};

/** Accounting entries: one row. */
export type HinhThucThanhToanHachToans = {
  /** Kind of receipt */
  LoaiBienLai?: Maybe<LoaiBienLai>;
  /** Credit account */
  TaiKhoanCo?: Maybe<Scalars['String']['output']>;
  /** Debit account */
  TaiKhoanNo?: Maybe<Scalars['String']['output']>;
};

/** Accounting entries: one row as written. */
export type HinhThucThanhToanHachToansInput = {
  /** Kind of receipt */
  LoaiBienLai?: InputMaybe<LoaiBienLai>;
  /** Credit account */
  TaiKhoanCo?: InputMaybe<Scalars['String']['input']>;
  /** Debit account */
  TaiKhoanNo?: InputMaybe<Scalars['String']['input']>;
};

/** Payment methods: what is written; an update changes the fields that are given. */
export type HinhThucThanhToanInput = {
  /** Note */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** Accounting entries */
  HachToans?: InputMaybe<Array<HinhThucThanhToanHachToansInput>>;
  /** Kind */
  Loai?: InputMaybe<LoaiThanhToan>;
  /** Payment method code */
  MaHinhThucThanhToan?: InputMaybe<Scalars['String']['input']>;
  /** Default */
  MacDinh?: InputMaybe<Scalars['Boolean']['input']>;
  /** Suspended. */
  TamNgung?: InputMaybe<Scalars['Boolean']['input']>;
  /** Payment method name */
  TenHinhThucThanhToan?: InputMaybe<Scalars['String']['input']>;
  /** Used at the counter */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** The version that was read, for an update. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Payment methods: one page. */
export type HinhThucThanhToanList = {
  /** The page answered, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The entries of the page. */
  data: Array<HinhThucThanhToan>;
  /** Pages in all. */
  totalPages: Scalars['Int']['output'];
  /** Entries in all. */
  totalRows: Scalars['Int']['output'];
};

/** A refund of lines. */
export type HoanTienInput = {
  /** Why. */
  LyDo: Scalars['String']['input'];
  /** Book; the cashier's open one when empty. */
  QuyenBienLai_Id?: InputMaybe<Scalars['ID']['input']>;
  /** The reception. */
  TiepNhan_Id: Scalars['ID']['input'];
  /** Lines. */
  dongs: Array<DongSoTienInput>;
  /** Client-made id. */
  requestId: Scalars['ID']['input'];
  /** How it is paid back. */
  thanhToans: Array<ThanhToanInput>;
};

/** A return of what is left of the advances. */
export type HoanUngInput = {
  /** Note. */
  LyDo?: InputMaybe<Scalars['String']['input']>;
  /** Book; the cashier's open one when empty. */
  QuyenBienLai_Id?: InputMaybe<Scalars['ID']['input']>;
  /** The reception. */
  TiepNhan_Id: Scalars['ID']['input'];
  /** Client-made id. */
  requestId: Scalars['ID']['input'];
  /** How it is paid back. */
  thanhToans: Array<ThanhToanInput>;
};

/** Directions after examination: one entry. */
export type HuongGiaiQuyet = {
  /** Note */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Kind */
  Loai?: Maybe<LoaiHuongGiaiQuyet>;
  /** Direction code */
  MaHuongGiaiQuyet?: Maybe<Scalars['String']['output']>;
  /** Default */
  MacDinh?: Maybe<Scalars['Boolean']['output']>;
  /** Changed at. */
  NgayCapNhat: Scalars['DateTime']['output'];
  /** Made at. */
  NgayTao: Scalars['DateTime']['output'];
  /** Suspended: kept on old records, offered no more. */
  TamNgung: Scalars['Boolean']['output'];
  /** Direction name */
  TenHuongGiaiQuyet?: Maybe<Scalars['String']['output']>;
  /** DangSuDung, or DaHuy once removed. */
  TrangThai: Scalars['String']['output'];
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** Rises with each change; sent back with an update, another one answers CONFLICT. */
  version: Scalars['Int']['output'];
};

/** Directions after examination: what is written; an update changes the fields that are given. */
export type HuongGiaiQuyetInput = {
  /** Note */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** Kind */
  Loai?: InputMaybe<LoaiHuongGiaiQuyet>;
  /** Direction code */
  MaHuongGiaiQuyet?: InputMaybe<Scalars['String']['input']>;
  /** Default */
  MacDinh?: InputMaybe<Scalars['Boolean']['input']>;
  /** Suspended. */
  TamNgung?: InputMaybe<Scalars['Boolean']['input']>;
  /** Direction name */
  TenHuongGiaiQuyet?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read, for an update. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Directions after examination: one page. */
export type HuongGiaiQuyetList = {
  /** The page answered, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The entries of the page. */
  data: Array<HuongGiaiQuyet>;
  /** Pages in all. */
  totalPages: Scalars['Int']['output'];
  /** Entries in all. */
  totalRows: Scalars['Int']['output'];
};

/** Postings to take back. */
export type HuyHachToanInput = {
  /** Why. */
  LyDo: Scalars['String']['input'];
  /** The reception. */
  TiepNhan_Id: Scalars['ID']['input'];
  /** The lines. */
  VienPhiDong_Ids: Array<Scalars['ID']['input']>;
};

/** A completion to take back. */
export type HuyHoanTatInput = {
  /** Why. */
  LyDo: Scalars['String']['input'];
  /** The reception. */
  TiepNhan_Id: Scalars['ID']['input'];
};

/** A confirmation of insured costs to take back. */
export type HuyXacNhanBhytInput = {
  /** Why. */
  LyDo: Scalars['String']['input'];
  /** The reception. */
  TiepNhan_Id: Scalars['ID']['input'];
};

/** ICD diseases: one entry. */
export type Icd = {
  /** Asterisk code, needs its dagger code */
  Asterisk?: Maybe<Scalars['Boolean']['output']>;
  /** Level (1 type, 2 disease, 3 detail) */
  Cap?: Maybe<Scalars['Decimal']['output']>;
  /** Only as a cause of death */
  ChiNguyenNhanTuVong?: Maybe<Scalars['Boolean']['output']>;
  /** A more specific code exists */
  CoMaChiTietHon?: Maybe<Scalars['Boolean']['output']>;
  /** Note */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Mainly in sex */
  GioiTinh?: Maybe<GioiTinh>;
  /** Discouraged as the main disease */
  KhongKhuyenKhichBenhChinh?: Maybe<Scalars['Boolean']['output']>;
  /** Not as the main disease */
  KhongLamBenhChinh?: Maybe<Scalars['Boolean']['output']>;
  /** Disease code */
  MaICD?: Maybe<Scalars['String']['output']>;
  /** Chronic */
  ManTinh?: Maybe<Scalars['Boolean']['output']>;
  /** Changed at. */
  NgayCapNhat: Scalars['DateTime']['output'];
  /** Made at. */
  NgayTao: Scalars['DateTime']['output'];
  /** Group: its label */
  NhomICD?: Maybe<RefLabel>;
  /** Group */
  NhomICD_Id?: Maybe<Scalars['ID']['output']>;
  /** Classification (report group) */
  PhanLoai?: Maybe<Scalars['String']['output']>;
  /** Suspended: kept on old records, offered no more. */
  TamNgung: Scalars['Boolean']['output'];
  /** Disease name */
  TenICD?: Maybe<Scalars['String']['output']>;
  /** English name */
  TenTiengAnh?: Maybe<Scalars['String']['output']>;
  /** DangSuDung, or DaHuy once removed. */
  TrangThai: Scalars['String']['output'];
  /** Infectious */
  TruyenNhiem?: Maybe<Scalars['Boolean']['output']>;
  /** Maximum age */
  TuoiMax?: Maybe<Scalars['Decimal']['output']>;
  /** Minimum age */
  TuoiMin?: Maybe<Scalars['Decimal']['output']>;
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** Rises with each change; sent back with an update, another one answers CONFLICT. */
  version: Scalars['Int']['output'];
};

/** ICD diseases: what is written; an update changes the fields that are given. */
export type IcdInput = {
  /** Asterisk code, needs its dagger code */
  Asterisk?: InputMaybe<Scalars['Boolean']['input']>;
  /** Level (1 type, 2 disease, 3 detail) */
  Cap?: InputMaybe<Scalars['Decimal']['input']>;
  /** Only as a cause of death */
  ChiNguyenNhanTuVong?: InputMaybe<Scalars['Boolean']['input']>;
  /** A more specific code exists */
  CoMaChiTietHon?: InputMaybe<Scalars['Boolean']['input']>;
  /** Note */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** Mainly in sex */
  GioiTinh?: InputMaybe<GioiTinh>;
  /** Discouraged as the main disease */
  KhongKhuyenKhichBenhChinh?: InputMaybe<Scalars['Boolean']['input']>;
  /** Not as the main disease */
  KhongLamBenhChinh?: InputMaybe<Scalars['Boolean']['input']>;
  /** Disease code */
  MaICD?: InputMaybe<Scalars['String']['input']>;
  /** Chronic */
  ManTinh?: InputMaybe<Scalars['Boolean']['input']>;
  /** Group */
  NhomICD_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Classification (report group) */
  PhanLoai?: InputMaybe<Scalars['String']['input']>;
  /** Suspended. */
  TamNgung?: InputMaybe<Scalars['Boolean']['input']>;
  /** Disease name */
  TenICD?: InputMaybe<Scalars['String']['input']>;
  /** English name */
  TenTiengAnh?: InputMaybe<Scalars['String']['input']>;
  /** Infectious */
  TruyenNhiem?: InputMaybe<Scalars['Boolean']['input']>;
  /** Maximum age */
  TuoiMax?: InputMaybe<Scalars['Decimal']['input']>;
  /** Minimum age */
  TuoiMin?: InputMaybe<Scalars['Decimal']['input']>;
  /** The version that was read, for an update. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** ICD diseases: one page. */
export type IcdList = {
  /** The page answered, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The entries of the page. */
  data: Array<Icd>;
  /** Pages in all. */
  totalPages: Scalars['Int']['output'];
  /** Entries in all. */
  totalRows: Scalars['Int']['output'];
};

/** Common ICD codes: one entry. */
export type IcdThuongDung = {
  /** Note */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Disease: its label */
  ICD?: Maybe<RefLabel>;
  /** Disease */
  ICD_Id?: Maybe<Scalars['ID']['output']>;
  /** Changed at. */
  NgayCapNhat: Scalars['DateTime']['output'];
  /** Made at. */
  NgayTao: Scalars['DateTime']['output'];
  /** Doctor: its label */
  NhanVien?: Maybe<RefLabel>;
  /** Doctor */
  NhanVien_Id?: Maybe<Scalars['ID']['output']>;
  /** Department: its label */
  PhongBan?: Maybe<RefLabel>;
  /** Department */
  PhongBan_Id?: Maybe<Scalars['ID']['output']>;
  /** Suspended: kept on old records, offered no more. */
  TamNgung: Scalars['Boolean']['output'];
  /** Usual wording */
  TenThuongGoi?: Maybe<Scalars['String']['output']>;
  /** Order */
  ThuTu?: Maybe<Scalars['Decimal']['output']>;
  /** DangSuDung, or DaHuy once removed. */
  TrangThai: Scalars['String']['output'];
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** Rises with each change; sent back with an update, another one answers CONFLICT. */
  version: Scalars['Int']['output'];
};

/** Common ICD codes: what is written; an update changes the fields that are given. */
export type IcdThuongDungInput = {
  /** Note */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** Disease */
  ICD_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Doctor */
  NhanVien_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Department */
  PhongBan_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Suspended. */
  TamNgung?: InputMaybe<Scalars['Boolean']['input']>;
  /** Usual wording */
  TenThuongGoi?: InputMaybe<Scalars['String']['input']>;
  /** Order */
  ThuTu?: InputMaybe<Scalars['Decimal']['input']>;
  /** The version that was read, for an update. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Common ICD codes: one page. */
export type IcdThuongDungList = {
  /** The page answered, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The entries of the page. */
  data: Array<IcdThuongDung>;
  /** Pages in all. */
  totalPages: Scalars['Int']['output'];
  /** Entries in all. */
  totalRows: Scalars['Int']['output'];
};

/** Laboratory ICD codes: one entry. */
export type IcdXetNghiem = {
  /** Level (1 type, 2 disease, 3 detail) */
  Cap?: Maybe<Scalars['Decimal']['output']>;
  /** Tests */
  DichVu_Ids: Array<Scalars['ID']['output']>;
  /** Tests: their labels */
  DichVus: Array<RefLabel>;
  /** Note */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Mainly in sex */
  GioiTinh?: Maybe<GioiTinh>;
  /** Disease: its label */
  ICD?: Maybe<RefLabel>;
  /** Disease */
  ICD_Id?: Maybe<Scalars['ID']['output']>;
  /** Code */
  MaICDXetNghiem?: Maybe<Scalars['String']['output']>;
  /** Chronic */
  ManTinh?: Maybe<Scalars['Boolean']['output']>;
  /** Changed at. */
  NgayCapNhat: Scalars['DateTime']['output'];
  /** Made at. */
  NgayTao: Scalars['DateTime']['output'];
  /** Group: its label */
  NhomICD?: Maybe<RefLabel>;
  /** Group */
  NhomICD_Id?: Maybe<Scalars['ID']['output']>;
  /** Classification (report group) */
  PhanLoai?: Maybe<Scalars['String']['output']>;
  /** Suspended: kept on old records, offered no more. */
  TamNgung: Scalars['Boolean']['output'];
  /** Name */
  TenICDXetNghiem?: Maybe<Scalars['String']['output']>;
  /** English name */
  TenTiengAnh?: Maybe<Scalars['String']['output']>;
  /** DangSuDung, or DaHuy once removed. */
  TrangThai: Scalars['String']['output'];
  /** Infectious */
  TruyenNhiem?: Maybe<Scalars['Boolean']['output']>;
  /** Maximum age */
  TuoiMax?: Maybe<Scalars['Decimal']['output']>;
  /** Minimum age */
  TuoiMin?: Maybe<Scalars['Decimal']['output']>;
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** Rises with each change; sent back with an update, another one answers CONFLICT. */
  version: Scalars['Int']['output'];
};

/** Laboratory ICD codes: what is written; an update changes the fields that are given. */
export type IcdXetNghiemInput = {
  /** Level (1 type, 2 disease, 3 detail) */
  Cap?: InputMaybe<Scalars['Decimal']['input']>;
  /** Tests */
  DichVu_Ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Note */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** Mainly in sex */
  GioiTinh?: InputMaybe<GioiTinh>;
  /** Disease */
  ICD_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Code */
  MaICDXetNghiem?: InputMaybe<Scalars['String']['input']>;
  /** Chronic */
  ManTinh?: InputMaybe<Scalars['Boolean']['input']>;
  /** Group */
  NhomICD_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Classification (report group) */
  PhanLoai?: InputMaybe<Scalars['String']['input']>;
  /** Suspended. */
  TamNgung?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name */
  TenICDXetNghiem?: InputMaybe<Scalars['String']['input']>;
  /** English name */
  TenTiengAnh?: InputMaybe<Scalars['String']['input']>;
  /** Infectious */
  TruyenNhiem?: InputMaybe<Scalars['Boolean']['input']>;
  /** Maximum age */
  TuoiMax?: InputMaybe<Scalars['Decimal']['input']>;
  /** Minimum age */
  TuoiMin?: InputMaybe<Scalars['Decimal']['input']>;
  /** The version that was read, for an update. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Laboratory ICD codes: one page. */
export type IcdXetNghiemList = {
  /** The page answered, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The entries of the page. */
  data: Array<IcdXetNghiem>;
  /** Pages in all. */
  totalPages: Scalars['Int']['output'];
  /** Entries in all. */
  totalRows: Scalars['Int']['output'];
};

/** Which queue tickets a list is for; what is left out does not matter. */
export type InputQms = {
  /** The number as printed, such as U012. */
  KyHieu?: InputMaybe<Scalars['String']['input']>;
  /** The queue's kind. */
  hangDoi?: InputMaybe<LoaiHangDoi>;
  /** Legal priority. */
  isPriority?: InputMaybe<Scalars['Boolean']['input']>;
  /** States of the ticket: cho, dang_goi, dang_phuc_vu, xong, vang. */
  trangThai?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** The result of a laboratory slip: every value that its tests need, entered or not. */
export type KetQuaDichVuYeuCau = {
  /** The slip. */
  DichVuYeuCau: DichVuYeuCau;
  /** Slip id. */
  DichVuYeuCau_Id: Scalars['ID']['output'];
  /** When the sample was taken. */
  NgayLayMau?: Maybe<Scalars['DateTime']['output']>;
  /** Who verified and returned them. */
  NguoiDuyet?: Maybe<RefLabel>;
  /** Who took the sample. */
  NguoiLayMau?: Maybe<RefLabel>;
  /** Who entered the values. */
  NguoiThucHien?: Maybe<RefLabel>;
  /** Number of the version in work or returned. */
  PhienBan: Scalars['Int']['output'];
  /** Whom the laboratory told of critical values, and how. */
  XacNhanNguyHiem?: Maybe<Scalars['String']['output']>;
  /** A critical value stands among them. */
  coNguyHiem: Scalars['Boolean']['output'];
  /** Every value is entered. */
  daDu: Scalars['Boolean']['output'];
  /** Values in the order of the laboratory. */
  ketQuas: Array<KetQuaXetNghiem>;
  /** Specimens that the tests need, each once. */
  loaiBenhPhams: Array<Scalars['String']['output']>;
  /** All versions, the newest first. */
  phienBans: Array<PhienBanKetQua>;
};

/** How the last sign-in at a system outside ended. */
export type KetQuaKiemTra =
  /** It was not reached, or did not answer as itself. */
  | 'KhongKetNoi'
  /** The key that opens the kept password is lost: the password must be given anew. */
  | 'MatKhoa'
  /** It signed us in. */
  | 'Tot'
  /** It refused the account. */
  | 'TuChoi';

/** A value to enter. */
export type KetQuaNhapInput = {
  /** The ordered line. */
  ChiTiet_Id: Scalars['ID']['input'];
  /** Note. */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** The value; empty removes it. */
  KetQua?: InputMaybe<Scalars['String']['input']>;
  /** Code of the index. */
  MaChiSo: Scalars['String']['input'];
};

/** What a functional test found; nulls where nothing is written yet. */
export type KetQuaThamDoChucNang = {
  /** The ordered line. */
  ChiTiet_Id: Scalars['ID']['output'];
  /** Advice. */
  DeNghi?: Maybe<Scalars['String']['output']>;
  /** The service. */
  DichVu_Id: Scalars['ID']['output'];
  /** Conclusion. */
  KetLuan?: Maybe<Scalars['String']['output']>;
  /** The service has no result. */
  KhongKetQua: Scalars['Boolean']['output'];
  /** Description of what was seen or measured. */
  MoTa?: Maybe<Scalars['String']['output']>;
  /** Name of the ordered service. */
  TenDichVu: Scalars['String']['output'];
  /** The device that it was done with. */
  ThietBi?: Maybe<RefLabel>;
  /** The device that it was done with. */
  ThietBi_Id?: Maybe<Scalars['ID']['output']>;
  /** The ready conclusion that was chosen last. */
  TuDienKetLuan_Id?: Maybe<Scalars['ID']['output']>;
  /** Images in their order. */
  hinhAnhs: Array<HinhAnhKetQua>;
  /** Ready conclusions for the service, the nearest first. */
  mauKetLuans: Array<MauKetLuan>;
  /** Devices of the room that perform the service. */
  thietBis: Array<RefLabel>;
};

/** What changes of one service: what is left out stays as it is, null empties it. */
export type KetQuaThamDoChucNangDongInput = {
  /** The ordered line. */
  ChiTiet_Id: Scalars['ID']['input'];
  /** Advice. */
  DeNghi?: InputMaybe<Scalars['String']['input']>;
  /** Conclusion. */
  KetLuan?: InputMaybe<Scalars['String']['input']>;
  /** Description. */
  MoTa?: InputMaybe<Scalars['String']['input']>;
  /** The device. */
  ThietBi_Id?: InputMaybe<Scalars['ID']['input']>;
  /** The ready conclusion that was chosen. */
  TuDienKetLuan_Id?: InputMaybe<Scalars['ID']['input']>;
  /** All images in their order. */
  hinhAnhs?: InputMaybe<Array<HinhAnhKetQuaInput>>;
};

/** Content of a slip in work. */
export type KetQuaThamDoChucNangInput = {
  /** The services that change. */
  ketQuas: Array<KetQuaThamDoChucNangDongInput>;
  /** The slip's version that was seen. */
  version: Scalars['Int']['input'];
};

/** What the quick search found. */
export type KetQuaTimNhanh = {
  /** Patients that fit. */
  benhNhans: Array<BenhNhan>;
  /** How the text was read: citizenId, card, phone, code, slip, birth, name or empty. */
  kind: Scalars['String']['output'];
  /** Receptions whose code was typed or scanned. */
  tiepNhans: Array<TiepNhan>;
};

/** A value of a laboratory slip; without an id where nothing was entered yet. */
export type KetQuaXetNghiem = {
  /** The ordered line. */
  ChiTiet_Id: Scalars['ID']['output'];
  /** Where the value stands; null when it cannot be judged. */
  CoKetQua?: Maybe<CoKetQua>;
  /** The service. */
  DichVu_Id: Scalars['ID']['output'];
  /** Unit. */
  DonViTinh?: Maybe<Scalars['String']['output']>;
  /** Note of the laboratory. */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** The value as entered; null before. */
  KetQua?: Maybe<Scalars['String']['output']>;
  /** The last returned value of the same index before this one. */
  KetQuaTruoc?: Maybe<Scalars['String']['output']>;
  /** Kind of value. */
  KieuDuLieu: KieuKetQua;
  /** Code of the index. */
  MaChiSo: Scalars['String']['output'];
  /** Upper bound of the normal range of this patient. */
  Max?: Maybe<Scalars['Decimal']['output']>;
  /** Lower bound of the normal range of this patient. */
  Min?: Maybe<Scalars['Decimal']['output']>;
  /** The normal range as printed. */
  MucBinhThuong: Scalars['String']['output'];
  /** When that one was returned. */
  NgayKetQuaTruoc?: Maybe<Scalars['DateTime']['output']>;
  /** Above it the value is critical. */
  NguyHiemMax?: Maybe<Scalars['Decimal']['output']>;
  /** Below it the value is critical. */
  NguyHiemMin?: Maybe<Scalars['Decimal']['output']>;
  /** Name of the index. */
  TenChiSo: Scalars['String']['output'];
  /** Name of the ordered service. */
  TenDichVu: Scalars['String']['output'];
  /** Name of the service's group. */
  TenNhomDichVu?: Maybe<Scalars['String']['output']>;
  /** Id of the stored value; null before it is entered. */
  _id?: Maybe<Scalars['ID']['output']>;
};

/** Values of a slip in work. */
export type KetQuaXetNghiemInput = {
  /** Conclusion. */
  KetLuan?: InputMaybe<Scalars['String']['input']>;
  /** The values that change. */
  ketQuas: Array<KetQuaNhapInput>;
  /** The slip's version that was seen. */
  version: Scalars['Int']['input'];
};

/** An examination session. */
export type KhamBenh = {
  /** Body mass index. */
  BMI?: Maybe<Scalars['Float']['output']>;
  /** Label of the doctor. */
  BacSiKham?: Maybe<RefLabel>;
  /** The doctor. */
  BacSiKham_Id?: Maybe<Scalars['ID']['output']>;
  /** Doctor who saved it last, whoever examines. */
  BacSiSua?: Maybe<RefLabel>;
  /** Chronic disease. */
  BenhManTinh: Scalars['Boolean']['output'];
  /** The patient's record. */
  BenhNhan?: Maybe<BenhNhan>;
  /** The patient. */
  BenhNhan_Id: Scalars['ID']['output'];
  /** Weight, kg. */
  CanNang?: Maybe<Scalars['Float']['output']>;
  /** Diagnosis as written. */
  ChanDoan?: Maybe<Scalars['String']['output']>;
  /** Label of the main disease. */
  ChanDoanICD?: Maybe<RefLabel>;
  /** Main disease. */
  ChanDoanICD_Id?: Maybe<Scalars['ID']['output']>;
  /** Secondary diseases. */
  ChanDoanPhuICD_Ids: Array<Scalars['ID']['output']>;
  /** Labels of the secondary diseases. */
  ChanDoanPhuICDs: Array<RefLabel>;
  /** Height, cm. */
  ChieuCao?: Maybe<Scalars['Float']['output']>;
  /** Verified. */
  DaDuyet: Scalars['Boolean']['output'];
  /** The exam order. */
  DichVuYeuCau_Id: Scalars['ID']['output'];
  /** Note. */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Label of the resolution. */
  HuongGiaiQuyet?: Maybe<RefLabel>;
  /** Resolution. */
  HuongGiaiQuyet_Id?: Maybe<Scalars['ID']['output']>;
  /** Systolic pressure, mmHg. */
  HuyetApCao?: Maybe<Scalars['Int']['output']>;
  /** Diastolic pressure, mmHg. */
  HuyetApThap?: Maybe<Scalars['Int']['output']>;
  /** Advice. */
  LoiDan?: Maybe<Scalars['String']['output']>;
  /** What was added to the reason. */
  LyDoHuy?: Maybe<Scalars['String']['output']>;
  /** Why it was cancelled: the reason of the catalogue. */
  LyDoHuyKham?: Maybe<RefLabel>;
  /** Reason of the visit. */
  LyDoKham?: Maybe<Scalars['String']['output']>;
  /** Code of the session. */
  MaKhamBenh: Scalars['String']['output'];
  /** Pulse, beats a minute. */
  Mach?: Maybe<Scalars['Int']['output']>;
  /** The day of the exam. */
  Ngay: Scalars['Date']['output'];
  /** When it was ended. */
  NgayKetThuc?: Maybe<Scalars['DateTime']['output']>;
  /** When it was opened. */
  NgayKham: Scalars['DateTime']['output'];
  /** Follow-up day. */
  NgayTaiKham?: Maybe<Scalars['Date']['output']>;
  /** Temperature, °C. */
  NhietDo?: Maybe<Scalars['Float']['output']>;
  /** Breaths a minute. */
  NhipTho?: Maybe<Scalars['Int']['output']>;
  /** Label of the room. */
  PhongBan?: Maybe<RefLabel>;
  /** The room. */
  PhongBan_Id: Scalars['ID']['output'];
  /** Number of the ticket. */
  SoThuTu?: Maybe<Scalars['Int']['output']>;
  /** Oxygen saturation, percent. */
  SpO2?: Maybe<Scalars['Int']['output']>;
  /** History. */
  TienSuBenh?: Maybe<Scalars['String']['output']>;
  /** Allergies. */
  TienSuDiUng?: Maybe<Scalars['String']['output']>;
  /** The reception's record. */
  TiepNhan?: Maybe<TiepNhan>;
  /** The reception. */
  TiepNhan_Id: Scalars['ID']['output'];
  /** State. */
  TrangThai: TrangThaiKhamBenh;
  /** Clinical signs. */
  TrieuChungLamSang?: Maybe<Scalars['String']['output']>;
  /** The queue ticket. */
  Ve_Id?: Maybe<Scalars['ID']['output']>;
  /** Session id. */
  _id: Scalars['ID']['output'];
  /** Orders of the session. */
  dichVuYeuCaus: Array<DichVuYeuCau>;
  /** Acts with the code of their refusal, or null for those that would succeed now. */
  hanhDongs: Array<ActionState>;
  /** Grows with every change; sent back with an update. */
  version: Scalars['Int']['output'];
};

/** What the doctor writes; a field that is left out stays. */
export type KhamBenhInput = {
  /** Chronic disease. */
  BenhManTinh?: InputMaybe<Scalars['Boolean']['input']>;
  /** Weight, kg. */
  CanNang?: InputMaybe<Scalars['Float']['input']>;
  /** Diagnosis as written. */
  ChanDoan?: InputMaybe<Scalars['String']['input']>;
  /** Main disease. */
  ChanDoanICD_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Secondary diseases. */
  ChanDoanPhuICD_Ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Height, cm. */
  ChieuCao?: InputMaybe<Scalars['Float']['input']>;
  /** Note. */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** Resolution. */
  HuongGiaiQuyet_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Systolic pressure. */
  HuyetApCao?: InputMaybe<Scalars['Int']['input']>;
  /** Diastolic pressure. */
  HuyetApThap?: InputMaybe<Scalars['Int']['input']>;
  /** Advice. */
  LoiDan?: InputMaybe<Scalars['String']['input']>;
  /** Reason of the visit. */
  LyDoKham?: InputMaybe<Scalars['String']['input']>;
  /** Pulse. */
  Mach?: InputMaybe<Scalars['Int']['input']>;
  /** Follow-up day. */
  NgayTaiKham?: InputMaybe<Scalars['Date']['input']>;
  /** Temperature. */
  NhietDo?: InputMaybe<Scalars['Float']['input']>;
  /** Breaths a minute. */
  NhipTho?: InputMaybe<Scalars['Int']['input']>;
  /** Oxygen saturation. */
  SpO2?: InputMaybe<Scalars['Int']['input']>;
  /** History. */
  TienSuBenh?: InputMaybe<Scalars['String']['input']>;
  /** Allergies. */
  TienSuDiUng?: InputMaybe<Scalars['String']['input']>;
  /** Clinical signs. */
  TrieuChungLamSang?: InputMaybe<Scalars['String']['input']>;
  /** The version that was seen. */
  version: Scalars['Int']['input'];
};

/** The transfer of a patient from a session to another facility. */
export type KhamBenh_ChuyenVien = {
  /** Label of the doctor. */
  BacSiKham?: Maybe<RefLabel>;
  /** The doctor who signs. */
  BacSiKham_Id?: Maybe<Scalars['ID']['output']>;
  /** The patient. */
  BenhNhan_Id: Scalars['ID']['output'];
  /** Label of the facility. */
  BenhVien?: Maybe<RefLabel>;
  /** The facility that takes the patient. */
  BenhVien_Id: Scalars['ID']['output'];
  /** Label of the main disease. */
  ChanDoanICD?: Maybe<RefLabel>;
  /** Main disease. */
  ChanDoanICD_Id: Scalars['ID']['output'];
  /** Secondary diseases. */
  ChanDoanPhuICD_Ids: Array<Scalars['ID']['output']>;
  /** Labels of the secondary diseases. */
  ChanDoanPhuICDs: Array<RefLabel>;
  /** Last day of treatment here. */
  ChuyenDenNgay?: Maybe<Scalars['Date']['output']>;
  /** First day of treatment here. */
  ChuyenTuNgay?: Maybe<Scalars['Date']['output']>;
  /** Clinical signs. */
  DauHieuLamSang?: Maybe<Scalars['String']['output']>;
  /** Last day of the paper: ten working days. */
  HanGiay: Scalars['Date']['output'];
  /** Label of the kind. */
  HinhThucChuyen?: Maybe<RefLabel>;
  /** Kind of transfer. */
  HinhThucChuyen_Id?: Maybe<Scalars['ID']['output']>;
  /** Who goes with the patient. */
  HoTenNguoiDuaDi?: Maybe<Scalars['String']['output']>;
  /** Direction of the treatment. */
  HuongDieuTri?: Maybe<Scalars['String']['output']>;
  /** Results of examinations and tests. */
  KetQuaLamSang?: Maybe<Scalars['String']['output']>;
  /** The session. */
  KhamBenh_Id: Scalars['ID']['output'];
  /** Why. */
  LyDoChuyen: LyDoChuyen;
  /** Why it was cancelled. */
  LyDoHuy?: Maybe<Scalars['String']['output']>;
  /** Code of the record. */
  MaChuyenVien: Scalars['String']['output'];
  /** When the patient leaves. */
  NgayChuyen: Scalars['DateTime']['output'];
  /** Methods, techniques and medicines of the treatment. */
  PhuongPhapDungDieuTri?: Maybe<Scalars['String']['output']>;
  /** Means of transport. */
  PhuongTienVanChuyen?: Maybe<Scalars['String']['output']>;
  /** Number in the transfer book of the year. */
  SoChuyenVien: Scalars['String']['output'];
  /** How many times the patient was transferred in this course. */
  SoLuotChuyen: Scalars['Int']['output'];
  /** The reception. */
  TiepNhan_Id: Scalars['ID']['output'];
  /** State of the patient when leaving. */
  TinhTrangBenhNhan?: Maybe<Scalars['String']['output']>;
  /** State. */
  TrangThai: TrangThaiChuyenVien;
  /** Record id. */
  _id: Scalars['ID']['output'];
  /** Acts with the code of their refusal, or null for those that would succeed now. */
  hanhDongs: Array<ActionState>;
  /** Grows with every change; sent back with an update. */
  version: Scalars['Int']['output'];
};

/** What the doctor writes of a transfer. */
export type KhamBenh_ChuyenVienInput = {
  /** The facility that takes the patient. */
  BenhVien_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Main disease; the session's when not given. */
  ChanDoanICD_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Secondary diseases; the session's when not given. */
  ChanDoanPhuICD_Ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Last day of treatment here. */
  ChuyenDenNgay?: InputMaybe<Scalars['Date']['input']>;
  /** First day of treatment here. */
  ChuyenTuNgay?: InputMaybe<Scalars['Date']['input']>;
  /** Clinical signs; the session's when not given. */
  DauHieuLamSang?: InputMaybe<Scalars['String']['input']>;
  /** Kind of transfer. */
  HinhThucChuyen_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Who goes with the patient. */
  HoTenNguoiDuaDi?: InputMaybe<Scalars['String']['input']>;
  /** Direction of the treatment. */
  HuongDieuTri?: InputMaybe<Scalars['String']['input']>;
  /** Results of examinations and tests. */
  KetQuaLamSang?: InputMaybe<Scalars['String']['input']>;
  /** The session; for a new record. */
  KhamBenh_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Why; medically indicated when empty. */
  LyDoChuyen?: InputMaybe<LyDoChuyen>;
  /** When the patient leaves; now when empty. */
  NgayChuyen?: InputMaybe<Scalars['DateTime']['input']>;
  /** Methods, techniques and medicines of the treatment. */
  PhuongPhapDungDieuTri?: InputMaybe<Scalars['String']['input']>;
  /** Means of transport. */
  PhuongTienVanChuyen?: InputMaybe<Scalars['String']['input']>;
  /** How many times the patient was transferred in this course; 1 when empty. */
  SoLuotChuyen?: InputMaybe<Scalars['Int']['input']>;
  /** State of the patient when leaving. */
  TinhTrangBenhNhan?: InputMaybe<Scalars['String']['input']>;
  /** Makes a repeated request harmless; for a new record. */
  requestId?: InputMaybe<Scalars['ID']['input']>;
  /** The version that was seen; for a change. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Living area that lifts the insurance level. */
export type KhuVucSinhSong =
  /** Area K1. */
  | 'K1'
  /** Area K2. */
  | 'K2'
  /** Area K3. */
  | 'K3';

/** A proof: a backup restored into a new database and compared with what it held. */
export type KiemChungSaoLuu = {
  /** When it was asked for. */
  NgayTao: Scalars['DateTime']['output'];
  /** Its state. */
  TrangThai: TrangThaiKiemChung;
  /** The proof's id. */
  _id: Scalars['ID']['output'];
  /** Tables that differ. */
  bangKhac: Array<BangKhac>;
  /** The new database is kept. */
  giuLai: Scalars['Boolean']['output'];
  /** Why it failed. */
  loi?: Maybe<Scalars['String']['output']>;
  /** The seals of the restored operation log. */
  niemPhong?: Maybe<NiemPhongKiemChung>;
  /** Tables that were compared. */
  soBang?: Maybe<Scalars['Int']['output']>;
  /** Rows that were compared. */
  soDong?: Maybe<Scalars['Float']['output']>;
  /** Name of the new database, while it is there. */
  tenCSDL?: Maybe<Scalars['String']['output']>;
  /** Percent that is done. */
  tienDo: Scalars['Int']['output'];
  /** When it ended. */
  xongLuc?: Maybe<Scalars['DateTime']['output']>;
};

/** A part of the operation log, checked against its chain of seals. */
export type KiemTraNhatKy = {
  /** Time of the last row of this part. */
  denNgay?: Maybe<Scalars['DateTime']['output']>;
  /** Number of the last seal that was checked. */
  denSo: Scalars['Int']['output'];
  /** The fault; null without one. */
  loi?: Maybe<LoiNiemPhong>;
  /** No fault in this part. */
  ok: Scalars['Boolean']['output'];
  /** Rows of this part's time that no seal stands for, the newest few minutes of the log apart. */
  soChuaNiemPhong: Scalars['Int']['output'];
  /** Sealed rows of this part that were checked. */
  soDong: Scalars['Int']['output'];
  /** Number of the seal with the fault. */
  soLoi?: Maybe<Scalars['Int']['output']>;
  /** Where the next part begins; null when the end is reached or a fault was found. */
  tiep?: Maybe<Scalars['String']['output']>;
  /** Number of the last seal there is. */
  tongSo: Scalars['Int']['output'];
  /** Time of the first row of this part. */
  tuNgay?: Maybe<Scalars['DateTime']['output']>;
};

/** What a prescription would be. */
export type KiemTraToaThuoc = {
  /** Warnings, gravest first. */
  canhBaos: Array<CanhBaoThuoc>;
  /** Its lines. */
  dongs: Array<DongToaThuocTinh>;
  /** What refuses it. */
  lois: Array<LoiToaThuoc>;
};

/** Where a patient comes from. */
export type KieuBenhNhan =
  /** Foreigner. */
  | 'NuocNgoai'
  /** Overseas Vietnamese. */
  | 'VietKieu'
  /** Vietnamese. */
  | 'VietNam';

/** Data type */
export type KieuDuLieu =
  /** Negative, positive */
  | 'AmDuongTinh'
  /** Text */
  | 'ChuoiKyTu'
  /** Number */
  | 'So';

/** Kind of a measured value. */
export type KieuKetQua =
  /** Negative or positive. */
  | 'AmDuongTinh'
  /** Text. */
  | 'ChuoiKyTu'
  /** A number, also with < or >. */
  | 'So';

/** Report periods: one entry. */
export type KyBaoCao = {
  /** To */
  DenNgay?: Maybe<Scalars['Date']['output']>;
  /** Note */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Kind of period */
  LoaiKyBaoCao?: Maybe<LoaiKyBaoCao>;
  /** Period code */
  MaKyBaoCao?: Maybe<Scalars['String']['output']>;
  /** Changed at. */
  NgayCapNhat: Scalars['DateTime']['output'];
  /** Made at. */
  NgayTao: Scalars['DateTime']['output'];
  /** Suspended: kept on old records, offered no more. */
  TamNgung: Scalars['Boolean']['output'];
  /** Period name */
  TenKyBaoCao?: Maybe<Scalars['String']['output']>;
  /** DangSuDung, or DaHuy once removed. */
  TrangThai: Scalars['String']['output'];
  /** From */
  TuNgay?: Maybe<Scalars['Date']['output']>;
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** Rises with each change; sent back with an update, another one answers CONFLICT. */
  version: Scalars['Int']['output'];
};

/** Report periods: what is written; an update changes the fields that are given. */
export type KyBaoCaoInput = {
  /** To */
  DenNgay?: InputMaybe<Scalars['Date']['input']>;
  /** Note */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** Kind of period */
  LoaiKyBaoCao?: InputMaybe<LoaiKyBaoCao>;
  /** Period code */
  MaKyBaoCao?: InputMaybe<Scalars['String']['input']>;
  /** Suspended. */
  TamNgung?: InputMaybe<Scalars['Boolean']['input']>;
  /** Period name */
  TenKyBaoCao?: InputMaybe<Scalars['String']['input']>;
  /** From */
  TuNgay?: InputMaybe<Scalars['Date']['input']>;
  /** The version that was read, for an update. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Report periods: one page. */
export type KyBaoCaoList = {
  /** The page answered, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The entries of the page. */
  data: Array<KyBaoCao>;
  /** Pages in all. */
  totalPages: Scalars['Int']['output'];
  /** Entries in all. */
  totalRows: Scalars['Int']['output'];
};

/** Taking of a sample. */
export type LayMauInput = {
  /** When it was taken; now when empty. */
  NgayLayMau?: InputMaybe<Scalars['DateTime']['input']>;
  /** The state that was seen. */
  oldState: TrangThaiDichVuYeuCau;
};

/** A ticket without a visit: somebody waits at the reception or the cashier. */
export type LaySoInput = {
  /** The patient, when known. */
  BenhNhan_Id?: InputMaybe<Scalars['ID']['input']>;
  /** The reception, when there is one. */
  TiepNhan_Id?: InputMaybe<Scalars['ID']['input']>;
  /** The queue's kind. */
  hangDoi: LoaiHangDoi;
  /** A room, desk or store of the queue. */
  idNode: Scalars['ID']['input'];
  /** Why. */
  lyDoUuTien?: InputMaybe<Scalars['String']['input']>;
  /** Legal priority. */
  uuTien?: InputMaybe<Scalars['Boolean']['input']>;
};

/** An act in the operation log. */
export type LichSuThaoTac = {
  /** Patient whom it concerned. */
  BenhNhan?: Maybe<BenhNhanThaoTac>;
  /** Name of the member of staff behind the account. */
  TenNhanVien?: Maybe<Scalars['String']['output']>;
  /** The act's id. */
  _id: Scalars['ID']['output'];
  /** Kind of act. */
  action: HanhDongThaoTac;
  /** When it happened. */
  at: Scalars['DateTime']['output'];
  /** The log keeps the record as it was before or after. */
  coThayDoi: Scalars['Boolean']['output'];
  /** Kind of record. */
  entity: Scalars['String']['output'];
  /** Id of the record. */
  entity_id?: Maybe<Scalars['String']['output']>;
  /** Address that the request came from. */
  ip?: Maybe<Scalars['String']['output']>;
  /** Where the person worked. */
  node?: Maybe<RefLabel>;
  /** Id of the request. */
  request_id?: Maybe<Scalars['String']['output']>;
  /** What that kind is called. */
  tenEntity: Scalars['String']['output'];
  /** Account; null when the system itself acted. */
  user_Id?: Maybe<Scalars['ID']['output']>;
  /** Name of the account at that time. */
  username?: Maybe<Scalars['String']['output']>;
};

/** An act with what it changed. */
export type LichSuThaoTacChiTiet = {
  /** The record after; null when the log keeps none. */
  after?: Maybe<Scalars['JSON']['output']>;
  /** The record before; null when the log keeps none. */
  before?: Maybe<Scalars['JSON']['output']>;
  /** What its record is called; null where it has no name or is gone. */
  tenBanGhi?: Maybe<Scalars['String']['output']>;
  /** The act. */
  thaoTac: LichSuThaoTac;
  /** The fields of both, the changed ones first. */
  truongs: Array<TruongThaoTac>;
};

/** What to look for in the operation log; what is empty does not narrow. */
export type LichSuThaoTacInput = {
  /** Patient whom it concerned. */
  BenhNhan_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Kind of act. */
  action?: InputMaybe<HanhDongThaoTac>;
  /** Last day in Vietnam; today when empty. At most 366 days in all. */
  denNgay?: InputMaybe<Scalars['Date']['input']>;
  /** Kind of record, as `loaiBanGhiThaoTacs` names it. */
  entity?: InputMaybe<Scalars['String']['input']>;
  /** Id of the record; needs its kind. */
  entity_id?: InputMaybe<Scalars['String']['input']>;
  /** Where it worked. */
  node_Id?: InputMaybe<Scalars['ID']['input']>;
  /** First day in Vietnam; the last one when empty. */
  tuNgay?: InputMaybe<Scalars['Date']['input']>;
  /** Account that acted. */
  user_Id?: InputMaybe<Scalars['ID']['input']>;
};

/** A page of the operation log, the newest first. How many acts there are in all is not counted. */
export type LichSuThaoTacTrang = {
  /** Older ones follow. */
  conNua: Scalars['Boolean']['output'];
  /** The acts. */
  data: Array<LichSuThaoTac>;
  /** Where the next page begins; null when this is the last. */
  tiep?: Maybe<Scalars['String']['output']>;
};

/** What is linked to a room. */
export type LienKetPhongBan = {
  /** Services that it performs. */
  DichVu_Ids: Array<Scalars['ID']['output']>;
  /** Beds that stand in it. */
  Giuong_Ids: Array<Scalars['ID']['output']>;
  /** Stores that name it. */
  Kho_Ids: Array<Scalars['ID']['output']>;
};

/** The link to the national prescription system. Its password is never answered. */
export type LienThongDonThuoc = {
  /** Prescriptions are to be sent. */
  Bat: Scalars['Boolean']['output'];
  /** How that check ended. */
  KetQuaKiemTra?: Maybe<KetQuaKiemTra>;
  /** When it was checked last; null when it changed since. */
  KiemTraLuc?: Maybe<Scalars['DateTime']['output']>;
  /** Link code of the facility. */
  MaLienThong: Scalars['String']['output'];
  /** Which system is asked. */
  MoiTruong: MoiTruongLienThong;
  /** What the system said, or why it was not reached. */
  ThongBaoKiemTra?: Maybe<Scalars['String']['output']>;
  /** Whether a password is kept. */
  coMatKhau: Scalars['Boolean']['output'];
  /** The five characters that begin the codes of prescriptions. */
  dauMa: Scalars['String']['output'];
  /** The systems that can be chosen here. */
  moiTruongs: Array<MoiTruongLienThong>;
  /** Version, for changes; 0 while it was never saved. */
  version: Scalars['Int']['output'];
};

/** The link as it is saved. */
export type LienThongDonThuocInput = {
  /** Prescriptions are to be sent. */
  Bat: Scalars['Boolean']['input'];
  /** Link code of the facility. */
  MaLienThong: Scalars['String']['input'];
  /** The password. Without it the kept one stays, as long as system and link code do. */
  MatKhau?: InputMaybe<Scalars['String']['input']>;
  /** Which system is asked. */
  MoiTruong: MoiTruongLienThong;
  /** Version that was read. */
  version: Scalars['Int']['input'];
};

/** Treatment courses: one entry. */
export type LieuTrinh = {
  /** Services */
  DichVu_Ids: Array<Scalars['ID']['output']>;
  /** Services: their labels */
  DichVus: Array<RefLabel>;
  /** Note */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Fixed interval */
  KhoangCachCoDinh?: Maybe<Scalars['Boolean']['output']>;
  /** Course code */
  MaLieuTrinh?: Maybe<Scalars['String']['output']>;
  /** Changed at. */
  NgayCapNhat: Scalars['DateTime']['output'];
  /** Made at. */
  NgayTao: Scalars['DateTime']['output'];
  /** Sessions */
  SoBuoi?: Maybe<Scalars['Decimal']['output']>;
  /** Days between sessions */
  SoNgayCach?: Maybe<Scalars['Decimal']['output']>;
  /** Suspended: kept on old records, offered no more. */
  TamNgung: Scalars['Boolean']['output'];
  /** Course name */
  TenLieuTrinh?: Maybe<Scalars['String']['output']>;
  /** DangSuDung, or DaHuy once removed. */
  TrangThai: Scalars['String']['output'];
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** Rises with each change; sent back with an update, another one answers CONFLICT. */
  version: Scalars['Int']['output'];
};

/** Treatment courses: what is written; an update changes the fields that are given. */
export type LieuTrinhInput = {
  /** Services */
  DichVu_Ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Note */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** Fixed interval */
  KhoangCachCoDinh?: InputMaybe<Scalars['Boolean']['input']>;
  /** Course code */
  MaLieuTrinh?: InputMaybe<Scalars['String']['input']>;
  /** Sessions */
  SoBuoi?: InputMaybe<Scalars['Decimal']['input']>;
  /** Days between sessions */
  SoNgayCach?: InputMaybe<Scalars['Decimal']['input']>;
  /** Suspended. */
  TamNgung?: InputMaybe<Scalars['Boolean']['input']>;
  /** Course name */
  TenLieuTrinh?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read, for an update. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Treatment courses: one page. */
export type LieuTrinhList = {
  /** The page answered, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The entries of the page. */
  data: Array<LieuTrinh>;
  /** Pages in all. */
  totalPages: Scalars['Int']['output'];
  /** Entries in all. */
  totalRows: Scalars['Int']['output'];
};

/** A kind of record in the operation log. */
export type LoaiBanGhiThaoTac = {
  /** Its name in the log. */
  entity: Scalars['String']['output'];
  /** What it is called. */
  ten: Scalars['String']['output'];
};

/** Kinds of price lists, and of what they price. */
export type LoaiBangGia =
  /** Services. */
  | 'DichVu'
  /** Treatment courses. */
  | 'LieuTrinh';

/** Medical record types: one entry. */
export type LoaiBenhAn = {
  /** Note */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Record type code */
  MaLoaiBenhAn?: Maybe<Scalars['String']['output']>;
  /** Changed at. */
  NgayCapNhat: Scalars['DateTime']['output'];
  /** Made at. */
  NgayTao: Scalars['DateTime']['output'];
  /** Suspended: kept on old records, offered no more. */
  TamNgung: Scalars['Boolean']['output'];
  /** Record type name */
  TenLoaiBenhAn?: Maybe<Scalars['String']['output']>;
  /** Order */
  ThuTu?: Maybe<Scalars['Decimal']['output']>;
  /** DangSuDung, or DaHuy once removed. */
  TrangThai: Scalars['String']['output'];
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** Rises with each change; sent back with an update, another one answers CONFLICT. */
  version: Scalars['Int']['output'];
};

/** Medical record types: what is written; an update changes the fields that are given. */
export type LoaiBenhAnInput = {
  /** Note */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** Record type code */
  MaLoaiBenhAn?: InputMaybe<Scalars['String']['input']>;
  /** Suspended. */
  TamNgung?: InputMaybe<Scalars['Boolean']['input']>;
  /** Record type name */
  TenLoaiBenhAn?: InputMaybe<Scalars['String']['input']>;
  /** Order */
  ThuTu?: InputMaybe<Scalars['Decimal']['input']>;
  /** The version that was read, for an update. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Medical record types: one page. */
export type LoaiBenhAnList = {
  /** The page answered, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The entries of the page. */
  data: Array<LoaiBenhAn>;
  /** Pages in all. */
  totalPages: Scalars['Int']['output'];
  /** Entries in all. */
  totalRows: Scalars['Int']['output'];
};

/** Kind */
export type LoaiBienLai =
  /** Refund */
  | 'HoanTien'
  /** Return of an advance */
  | 'HoanUng'
  /** Advance */
  | 'TamUng'
  /** Payment */
  | 'ThuTien';

/** Kind */
export type LoaiChongChiDinh =
  /** Limited number */
  | 'GioiHanSoLan'
  /** Not together */
  | 'KhongDungCung';

/** Kind */
export type LoaiCongTy =
  /** Insurer */
  | 'BaoHiem'
  /** Partner */
  | 'DoiTac'
  /** Customer */
  | 'KhachHang';

/** Service types: one entry. */
export type LoaiDichVu = {
  /** Note */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Kind */
  Loai?: Maybe<PhanLoaiDichVu>;
  /** Service type code */
  MaLoaiDichVu?: Maybe<Scalars['String']['output']>;
  /** Changed at. */
  NgayCapNhat: Scalars['DateTime']['output'];
  /** Made at. */
  NgayTao: Scalars['DateTime']['output'];
  /** Suspended: kept on old records, offered no more. */
  TamNgung: Scalars['Boolean']['output'];
  /** Service type name */
  TenLoaiDichVu?: Maybe<Scalars['String']['output']>;
  /** Order */
  ThuTu?: Maybe<Scalars['Decimal']['output']>;
  /** DangSuDung, or DaHuy once removed. */
  TrangThai: Scalars['String']['output'];
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** Rises with each change; sent back with an update, another one answers CONFLICT. */
  version: Scalars['Int']['output'];
};

/** Service types: what is written; an update changes the fields that are given. */
export type LoaiDichVuInput = {
  /** Note */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** Kind */
  Loai?: InputMaybe<PhanLoaiDichVu>;
  /** Service type code */
  MaLoaiDichVu?: InputMaybe<Scalars['String']['input']>;
  /** Suspended. */
  TamNgung?: InputMaybe<Scalars['Boolean']['input']>;
  /** Service type name */
  TenLoaiDichVu?: InputMaybe<Scalars['String']['input']>;
  /** Order */
  ThuTu?: InputMaybe<Scalars['Decimal']['input']>;
  /** The version that was read, for an update. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Service types: one page. */
export type LoaiDichVuList = {
  /** The page answered, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The entries of the page. */
  data: Array<LoaiDichVu>;
  /** Pages in all. */
  totalPages: Scalars['Int']['output'];
  /** Entries in all. */
  totalRows: Scalars['Int']['output'];
};

/** Price types: one entry. */
export type LoaiGia = {
  /** Note */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Insurance price */
  LaBHYT?: Maybe<Scalars['Boolean']['output']>;
  /** Price type code */
  MaLoaiGia?: Maybe<Scalars['String']['output']>;
  /** Default */
  MacDinh?: Maybe<Scalars['Boolean']['output']>;
  /** Changed at. */
  NgayCapNhat: Scalars['DateTime']['output'];
  /** Made at. */
  NgayTao: Scalars['DateTime']['output'];
  /** Suspended: kept on old records, offered no more. */
  TamNgung: Scalars['Boolean']['output'];
  /** Price type name */
  TenLoaiGia?: Maybe<Scalars['String']['output']>;
  /** DangSuDung, or DaHuy once removed. */
  TrangThai: Scalars['String']['output'];
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** Rises with each change; sent back with an update, another one answers CONFLICT. */
  version: Scalars['Int']['output'];
};

/** Price types: what is written; an update changes the fields that are given. */
export type LoaiGiaInput = {
  /** Note */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** Insurance price */
  LaBHYT?: InputMaybe<Scalars['Boolean']['input']>;
  /** Price type code */
  MaLoaiGia?: InputMaybe<Scalars['String']['input']>;
  /** Default */
  MacDinh?: InputMaybe<Scalars['Boolean']['input']>;
  /** Suspended. */
  TamNgung?: InputMaybe<Scalars['Boolean']['input']>;
  /** Price type name */
  TenLoaiGia?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read, for an update. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Price types: one page. */
export type LoaiGiaList = {
  /** The page answered, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The entries of the page. */
  data: Array<LoaiGia>;
  /** Pages in all. */
  totalPages: Scalars['Int']['output'];
  /** Entries in all. */
  totalRows: Scalars['Int']['output'];
};

/** A price type of a payer. */
export type LoaiGiaThietLap = {
  /** Its name. */
  TenLoaiGia: Scalars['String']['output'];
  /** Services in use that have a price of it today. */
  soDichVuCoGia: Scalars['Int']['output'];
};

/** Kind of bed */
export type LoaiGiuong =
  /** Day */
  | 'BanNgay'
  /** Emergency */
  | 'CapCuu'
  /** Private */
  | 'DichVu'
  /** Intensive care */
  | 'HoiSuc'
  /** Mobile, stretcher */
  | 'LuuDong'
  /** Ordinary */
  | 'Thuong';

/** Kind */
export type LoaiGoiKham =
  /** Personal */
  | 'CaNhan'
  /** Periodic */
  | 'DinhKy'
  /** School */
  | 'HocSinh'
  /** Driver */
  | 'LaiXe'
  /** Before employment */
  | 'TuyenDung';

/** A kind of queue. */
export type LoaiHangDoi =
  /** Pharmacy store. */
  | 'CapPhatThuoc'
  /** Examination room. */
  | 'KhamBenh'
  /** Functional tests: ECG, EEG, spirometry, endoscopy. */
  | 'ThamDoChucNang'
  /** Reception; shared by the desks of a facility. */
  | 'TiepNhan'
  /** Cashier; shared by the counters of a facility. */
  | 'VienPhi'
  /** Lab: sampling. */
  | 'XetNghiem';

/** Kind */
export type LoaiHuongGiaiQuyet =
  /** Prescribe and send home */
  | 'CapToa'
  /** Send home */
  | 'ChoVe'
  /** Move to another room */
  | 'ChuyenPhong'
  /** Refer to another hospital */
  | 'ChuyenVien'
  /** Outpatient treatment */
  | 'DieuTriNgoaiTru'
  /** Follow-up appointment */
  | 'HenKham'
  /** Keep under observation */
  | 'LuuTheoDoi'
  /** Admit */
  | 'NhapVien'
  /** Refused or left */
  | 'TuChoi'
  /** Died */
  | 'TuVong';

/** Customer types: one entry. */
export type LoaiKhachHang = {
  /** Note */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Customer type code */
  MaLoaiKhachHang?: Maybe<Scalars['String']['output']>;
  /** Default */
  MacDinh?: Maybe<Scalars['Boolean']['output']>;
  /** Changed at. */
  NgayCapNhat: Scalars['DateTime']['output'];
  /** Made at. */
  NgayTao: Scalars['DateTime']['output'];
  /** Suspended: kept on old records, offered no more. */
  TamNgung: Scalars['Boolean']['output'];
  /** Customer type name */
  TenLoaiKhachHang?: Maybe<Scalars['String']['output']>;
  /** DangSuDung, or DaHuy once removed. */
  TrangThai: Scalars['String']['output'];
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** Rises with each change; sent back with an update, another one answers CONFLICT. */
  version: Scalars['Int']['output'];
};

/** Customer types: what is written; an update changes the fields that are given. */
export type LoaiKhachHangInput = {
  /** Note */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** Customer type code */
  MaLoaiKhachHang?: InputMaybe<Scalars['String']['input']>;
  /** Default */
  MacDinh?: InputMaybe<Scalars['Boolean']['input']>;
  /** Suspended. */
  TamNgung?: InputMaybe<Scalars['Boolean']['input']>;
  /** Customer type name */
  TenLoaiKhachHang?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read, for an update. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Customer types: one page. */
export type LoaiKhachHangList = {
  /** The page answered, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The entries of the page. */
  data: Array<LoaiKhachHang>;
  /** Pages in all. */
  totalPages: Scalars['Int']['output'];
  /** Entries in all. */
  totalRows: Scalars['Int']['output'];
};

/** Kind of period */
export type LoaiKyBaoCao =
  /** Other */
  | 'Khac'
  /** Year */
  | 'Nam'
  /** Quarter */
  | 'Quy'
  /** Month */
  | 'Thang';

/** Kind of reason */
export type LoaiLyDo =
  /** Override a warning */
  | 'BoQuaCanhBao'
  /** Stock adjustment */
  | 'DieuChinhKho'
  /** Refund */
  | 'HoanTien'
  /** Return of an advance */
  | 'HoanUng'
  /** Cancel a receipt */
  | 'HuyBienLai'
  /** Cancel a supply */
  | 'HuyCapThuoc'
  /** Cancel an order */
  | 'HuyChiDinh'
  /** Withdraw a result */
  | 'HuyKetQua'
  /** Cancel an examination */
  | 'HuyKham'
  /** Cancel a reception */
  | 'HuyTiepNhan'
  /** Discount */
  | 'MienGiam'
  /** Unlock a record */
  | 'MoKhoa'
  /** Priority */
  | 'UuTien';

/** Examination templates: one entry. */
export type LoaiMauKham = {
  /** Specialty: its label */
  ChuyenKhoa?: Maybe<RefLabel>;
  /** Specialty */
  ChuyenKhoa_Id?: Maybe<Scalars['ID']['output']>;
  /** Note */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Template code */
  MaLoaiMauKham?: Maybe<Scalars['String']['output']>;
  /** Changed at. */
  NgayCapNhat: Scalars['DateTime']['output'];
  /** Made at. */
  NgayTao: Scalars['DateTime']['output'];
  /** Content */
  NoiDung?: Maybe<Scalars['String']['output']>;
  /** Suspended: kept on old records, offered no more. */
  TamNgung: Scalars['Boolean']['output'];
  /** Template name */
  TenLoaiMauKham?: Maybe<Scalars['String']['output']>;
  /** DangSuDung, or DaHuy once removed. */
  TrangThai: Scalars['String']['output'];
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** Rises with each change; sent back with an update, another one answers CONFLICT. */
  version: Scalars['Int']['output'];
};

/** Examination templates: what is written; an update changes the fields that are given. */
export type LoaiMauKhamInput = {
  /** Specialty */
  ChuyenKhoa_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Note */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** Template code */
  MaLoaiMauKham?: InputMaybe<Scalars['String']['input']>;
  /** Content */
  NoiDung?: InputMaybe<Scalars['String']['input']>;
  /** Suspended. */
  TamNgung?: InputMaybe<Scalars['Boolean']['input']>;
  /** Template name */
  TenLoaiMauKham?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read, for an update. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Examination templates: one page. */
export type LoaiMauKhamList = {
  /** The page answered, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The entries of the page. */
  data: Array<LoaiMauKham>;
  /** Pages in all. */
  totalPages: Scalars['Int']['output'];
  /** Entries in all. */
  totalRows: Scalars['Int']['output'];
};

/** Kind of a thing that happened to a patient. */
export type LoaiMoc =
  /** Receipt. */
  | 'BienLai'
  /** Order. */
  | 'DichVuYeuCau'
  /** Prescription. */
  | 'DonThuoc'
  /** Returned laboratory result. */
  | 'KetQua'
  /** Examination. */
  | 'KhamBenh'
  /** Drugs handed out. */
  | 'PhieuCap'
  /** Reception. */
  | 'TiepNhan';

/** Kind of an order slip. */
export type LoaiPhieu =
  /** Imaging. */
  | 'ChanDoanHinhAnh'
  /** Other. */
  | 'Khac'
  /** Examination. */
  | 'KhamBenh'
  /** Surgery. */
  | 'PhauThuat'
  /** Functional test. */
  | 'ThamDoChucNang'
  /** Procedure. */
  | 'ThuThuat'
  /** Laboratory. */
  | 'XetNghiem';

/** Kinds of receipts. */
export type LoaiPhieuThu =
  /** Refund of services. */
  | 'HoanTien'
  /** Return of an advance. */
  | 'HoanUng'
  /** Advance. */
  | 'TamUng'
  /** Payment of services. */
  | 'ThuTien';

/** Voucher types: one entry. */
export type LoaiPhieuThuChi = {
  /** Note */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Voucher type code */
  MaLoaiPhieu?: Maybe<Scalars['String']['output']>;
  /** Changed at. */
  NgayCapNhat: Scalars['DateTime']['output'];
  /** Made at. */
  NgayTao: Scalars['DateTime']['output'];
  /** Credit account, bank */
  TaiKhoanCoNganHang?: Maybe<Scalars['String']['output']>;
  /** Credit account, cash */
  TaiKhoanCoTienMat?: Maybe<Scalars['String']['output']>;
  /** Debit account, bank */
  TaiKhoanNoNganHang?: Maybe<Scalars['String']['output']>;
  /** Debit account, cash */
  TaiKhoanNoTienMat?: Maybe<Scalars['String']['output']>;
  /** Suspended: kept on old records, offered no more. */
  TamNgung: Scalars['Boolean']['output'];
  /** Voucher type name */
  TenLoaiPhieu?: Maybe<Scalars['String']['output']>;
  /** DangSuDung, or DaHuy once removed. */
  TrangThai: Scalars['String']['output'];
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** Rises with each change; sent back with an update, another one answers CONFLICT. */
  version: Scalars['Int']['output'];
};

/** Voucher types: what is written; an update changes the fields that are given. */
export type LoaiPhieuThuChiInput = {
  /** Note */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** Voucher type code */
  MaLoaiPhieu?: InputMaybe<Scalars['String']['input']>;
  /** Credit account, bank */
  TaiKhoanCoNganHang?: InputMaybe<Scalars['String']['input']>;
  /** Credit account, cash */
  TaiKhoanCoTienMat?: InputMaybe<Scalars['String']['input']>;
  /** Debit account, bank */
  TaiKhoanNoNganHang?: InputMaybe<Scalars['String']['input']>;
  /** Debit account, cash */
  TaiKhoanNoTienMat?: InputMaybe<Scalars['String']['input']>;
  /** Suspended. */
  TamNgung?: InputMaybe<Scalars['Boolean']['input']>;
  /** Voucher type name */
  TenLoaiPhieu?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read, for an update. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Voucher types: one page. */
export type LoaiPhieuThuChiList = {
  /** The page answered, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The entries of the page. */
  data: Array<LoaiPhieuThuChi>;
  /** Pages in all. */
  totalPages: Scalars['Int']['output'];
  /** Entries in all. */
  totalRows: Scalars['Int']['output'];
};

/** Kind */
export type LoaiThanhToan =
  /** Bank transfer */
  | 'ChuyenKhoan'
  /** Other */
  | 'Khac'
  /** Card */
  | 'QuetThe'
  /** Cash */
  | 'TienMat';

/** Kind of a prescription. */
export type LoaiToa =
  /** Paid by the insurance. */
  | 'BHYT'
  /** Bought outside. */
  | 'MuaNgoai'
  /** Paid by the patient, from the hospital's stores. */
  | 'Thuong'
  /** Medical supplies. */
  | 'VTYT';

/** The unit of an age: days under 2 months, months under 72 months, then years. */
export type LoaiTuoi =
  /** Years. */
  | 'Nam'
  /** Days. */
  | 'Ngay'
  /** Months. */
  | 'Thang';

/** Which rows of a list are shown. */
export type LocGiaBangGia =
  /** Without one. */
  | 'ChuaCoGia'
  /** With a price. */
  | 'CoGia'
  /** With another price than in the list before. */
  | 'KhacTruoc'
  /** All. */
  | 'TatCa';

/** Which rows of a comparison are shown. */
export type LocSoSanhGia =
  /** Those that only the second prices. */
  | 'ChiSau'
  /** Those that only the first prices. */
  | 'ChiTruoc'
  /** Those that cost less in the second. */
  | 'Giam'
  /** Those that cost more in the second. */
  | 'Tang'
  /** All. */
  | 'TatCa'
  /** Those that are not the same in both. */
  | 'ThayDoi';

/** How a seal of the operation log fails. */
export type LoiNiemPhong =
  /** The sealed row was changed. */
  | 'DONG_BI_SUA'
  /** The sealed row is missing. */
  | 'THIEU_DONG'
  /** A seal before it is missing. */
  | 'THIEU_NIEM_PHONG';

/** Something wrong with a line. */
export type LoiToaThuoc = {
  /** Code. */
  code: Scalars['String']['output'];
  /** Field. */
  path: Scalars['String']['output'];
};

/** A remark of the disease list on a diagnosis. */
export type LuuYChanDoan = {
  /** Disease code. */
  MaICD?: Maybe<Scalars['String']['output']>;
  /** Code. */
  code: Scalars['String']['output'];
  /** Values of the code's text. */
  details?: Maybe<Scalars['JSON']['output']>;
  /** Field of the remark. */
  path: Scalars['String']['output'];
  /** error, confirm or warn. */
  severity: Scalars['String']['output'];
};

/** Reasons: one entry. */
export type LyDo = {
  /** Note */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Kind of reason */
  LoaiLyDo?: Maybe<LoaiLyDo>;
  /** Reason code */
  MaLyDo?: Maybe<Scalars['String']['output']>;
  /** Default */
  MacDinh?: Maybe<Scalars['Boolean']['output']>;
  /** Changed at. */
  NgayCapNhat: Scalars['DateTime']['output'];
  /** Made at. */
  NgayTao: Scalars['DateTime']['output'];
  /** Suspended: kept on old records, offered no more. */
  TamNgung: Scalars['Boolean']['output'];
  /** Reason name */
  TenLyDo?: Maybe<Scalars['String']['output']>;
  /** DangSuDung, or DaHuy once removed. */
  TrangThai: Scalars['String']['output'];
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** Rises with each change; sent back with an update, another one answers CONFLICT. */
  version: Scalars['Int']['output'];
};

/** Why a warning is overridden. */
export type LyDoCanhBaoInput = {
  /** The reason. */
  LyDo: Scalars['String']['input'];
  /** The warning. */
  key: Scalars['String']['input'];
};

/** Why a patient is transferred. */
export type LyDoChuyen =
  /** Medically indicated. */
  | 'DuDieuKien'
  /** At the patient's request. */
  | 'TheoYeuCau';

/** Reasons: what is written; an update changes the fields that are given. */
export type LyDoInput = {
  /** Note */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** Kind of reason */
  LoaiLyDo?: InputMaybe<LoaiLyDo>;
  /** Reason code */
  MaLyDo?: InputMaybe<Scalars['String']['input']>;
  /** Default */
  MacDinh?: InputMaybe<Scalars['Boolean']['input']>;
  /** Suspended. */
  TamNgung?: InputMaybe<Scalars['Boolean']['input']>;
  /** Reason name */
  TenLyDo?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read, for an update. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Reasons: one page. */
export type LyDoList = {
  /** The page answered, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The entries of the page. */
  data: Array<LyDo>;
  /** Pages in all. */
  totalPages: Scalars['Int']['output'];
  /** Entries in all. */
  totalRows: Scalars['Int']['output'];
};

/** One thing that two records share. */
export type LyDoTrung = {
  /** Its points. */
  points: Scalars['Int']['output'];
  /** What: CanCuoc, TheBHYT, DienThoai, Ten, TenGanGiong, NgaySinh, NamSinh, GioiTinh, KhacGioiTinh, DiaChi. */
  reason: Scalars['String']['output'];
};

/** What a patient scans to pay by bank. */
export type MaQrThanhToan = {
  /** Holder. */
  accountName: Scalars['String']['output'];
  /** Account number. */
  accountNumber: Scalars['String']['output'];
  /** Bank's BIN. */
  bin: Scalars['String']['output'];
  /** Reference text of the transfer. */
  noiDung: Scalars['String']['output'];
  /** Text of the code (VietQR). */
  payload: Scalars['String']['output'];
  /** Amount. */
  soTien: Scalars['Decimal']['output'];
};

/** A ready conclusion that fits a service. */
export type MauKetLuan = {
  /** Advice. */
  DeNghi?: Maybe<Scalars['String']['output']>;
  /** Conclusion. */
  KetLuan: Scalars['String']['output'];
  /** Description. */
  MoTa?: Maybe<Scalars['String']['output']>;
  /** Its name. */
  TenTuDienKetLuan: Scalars['String']['output'];
  /** Id in the conclusion dictionary. */
  _id: Scalars['ID']['output'];
};

/** A node that runs. */
export type MayChuDangChay = {
  /** Its id since its start. */
  _id: Scalars['ID']['output'];
  /** Since when it runs. */
  batDauLuc: Scalars['DateTime']['output'];
  /** Bytes that its process holds. */
  boNho: Scalars['Float']['output'];
  /** Services that it serves. */
  dichVu: Scalars['String']['output'];
  /** When it last said so. */
  luc: Scalars['DateTime']['output'];
  /** Version of Sen. */
  phienBan: Scalars['String']['output'];
  /** Name of its machine. */
  tenMay: Scalars['String']['output'];
  /** How long its last event took through the database and back, in ms. */
  treSuKien?: Maybe<Scalars['Int']['output']>;
};

/** Exemptions. */
export type MienGiamInput = {
  /** Why. */
  LyDo: Scalars['String']['input'];
  /** The reception. */
  TiepNhan_Id: Scalars['ID']['input'];
  /** Lines. */
  dongs: Array<DongMienGiamInput>;
  /** Client-made id. */
  requestId: Scalars['ID']['input'];
};

/** Opens a session. */
export type MoKhamBenhInput = {
  /** The exam order. */
  DichVuYeuCau_Id: Scalars['ID']['input'];
};

/** One thing that happened to a patient. */
export type MocThoiGian = {
  /** The examination in which it happened, where it can be read. */
  KhamBenh_Id?: Maybe<Scalars['ID']['output']>;
  /** The kind of the order slip of an order or a result; the moment's id is the slip's. */
  LoaiPhieu?: Maybe<LoaiPhieu>;
  /** The visit. */
  TiepNhan_Id?: Maybe<Scalars['ID']['output']>;
  /** The prescription, where the reader works at a store that hands it out. */
  ToaThuoc_Id?: Maybe<Scalars['ID']['output']>;
  /** The record's state. */
  TrangThai: Scalars['String']['output'];
  /** The laboratory slip of an order or a result. */
  XetNghiem_Id?: Maybe<Scalars['ID']['output']>;
  /** Id of the record that tells it. */
  _id: Scalars['ID']['output'];
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Values or drugs. */
  chiTiets: Array<ChiTietMoc>;
  /** Kind. */
  loai: LoaiMoc;
  /** The record's code. */
  ma: Scalars['String']['output'];
  /** What, in words. */
  noiDung: Scalars['String']['output'];
  /** An amount, for a receipt. */
  soTien?: Maybe<Scalars['Decimal']['output']>;
};

/** A national prescription system. */
export type MoiTruongLienThong =
  /** The stand-in that Sen starts for its demo. */
  | 'MoPhong'
  /** The one in force. */
  | 'That'
  /** The one to try with. */
  | 'Thu';

/** Everything that can be changed through this service. */
export type Mutation = {
  /** Changes the payer of a visit; its money is worked out anew. */
  ChuyenDoiDoiTuong: VienPhi;
  /** Takes services off the bill and cancels their orders; how many. */
  XoaDichVuKhamBenh: Scalars['Int']['output'];
  /** Takes the list of steps off the home screen, or brings it back. */
  anThietLap: ThietLap;
  /** Sets a new site up and signs its administrator in. Errors: SETUP_CODE_WRONG, SETUP_LOCKED, SETUP_DONE, BAD_INPUT by field. */
  batDauThietLap: PhienThietLap;
  /** Calls the next patient to the store, or a chosen one; null when nobody waits. */
  callWaitingNumbering_CapPhatThuoc?: Maybe<VeHangDoi>;
  /** Calls the next patient of an examination room, or a chosen one; null when nobody waits. */
  callWaitingNumbering_KhamBenh?: Maybe<VeHangDoi>;
  /** Calls the next patient to the room of functional tests, or a chosen one; null when nobody waits. */
  callWaitingNumbering_ThamDoChucNang?: Maybe<VeHangDoi>;
  /** Calls the next person to a reception desk, or a chosen one; null when nobody waits. */
  callWaitingNumbering_TiepNhan?: Maybe<VeHangDoi>;
  /** Calls the next patient to the cashier, or a chosen one; null when nobody waits. */
  callWaitingNumbering_VienPhi?: Maybe<VeHangDoi>;
  /** Calls the next patient to the sampling room, or a chosen one; null when nobody waits. */
  callWaitingNumbering_XetNghiem?: Maybe<VeHangDoi>;
  /** Calls while the display cannot be reached: the ticket is called all the same. */
  callWaitingWhenConnectQMSFailed_KhamBenh?: Maybe<VeHangDoi>;
  /** Takes a job that waits or failed off the list, with a reason. */
  cancelCongViec: Scalars['Boolean']['output'];
  /** Cancels an examined session, for a reason of kind HuyKham (required) with what there is to add. */
  cancelKhamBenh: KhamBenh;
  /** Cancels a transfer record. */
  cancelKhamBenh_ChuyenVien: KhamBenh_ChuyenVien;
  /** Cancels a reception of which nothing was paid or performed. */
  cancelTiepNhan: TiepNhan;
  /** Corrects quantity, price or payer of a line that is not paid. */
  capnhatTien_DichVu: VienPhiDong;
  /** Sends the patient to another room and ends the session here; the new exam order. */
  chuyenPhongKham: DichVuYeuCau;
  /** Makes a price list; it holds once it is released. */
  createBangGia: BangGia;
  /** Makes a patient's record. `xacNhanTrung`: the likely duplicates were looked at. */
  createBenhNhan: BenhNhan;
  /** Facilities: adds an entry. Errors: BAD_INPUT, FORBIDDEN. */
  createBenhVien: BenhVien;
  /** Collects a payment or an advance. */
  createBienLai_ByVienPhi: BienLai;
  /** Ways to collect medicine: adds an entry. Errors: BAD_INPUT, FORBIDDEN. */
  createCachLayThuoc: CachLayThuoc;
  /** Service contraindications: adds an entry. Errors: BAD_INPUT, FORBIDDEN. */
  createChongChiDinhDichVu: ChongChiDinhDichVu;
  /** ICD chapters: adds an entry. Errors: BAD_INPUT, FORBIDDEN. */
  createChuongICD: ChuongIcd;
  /** Medical specialties: adds an entry. Errors: BAD_INPUT, FORBIDDEN. */
  createChuyenKhoa: ChuyenKhoa;
  /** Companies: adds an entry. Errors: BAD_INPUT, FORBIDDEN. */
  createCongTy: CongTy;
  /** Health-check companies: adds an entry. Errors: BAD_INPUT, FORBIDDEN. */
  createCongTyKSK: CongTyKsk;
  /** Professional titles: adds an entry. Errors: BAD_INPUT, FORBIDDEN. */
  createDM_ChucDanh: Dm_ChucDanh;
  /** Positions: adds an entry. Errors: BAD_INPUT, FORBIDDEN. */
  createDM_ChucVu: Dm_ChucVu;
  /** Services: adds an entry. Errors: BAD_INPUT, FORBIDDEN. */
  createDM_DichVu: Dm_DichVu;
  /** Payer objects: adds an entry. Errors: BAD_INPUT, FORBIDDEN. */
  createDM_DoiTuong: Dm_DoiTuong;
  /** Advice: adds an entry. Errors: BAD_INPUT, FORBIDDEN. */
  createDM_LoiDan: Dm_LoiDan;
  /** Advice on taking medicine: adds an entry. Errors: BAD_INPUT, FORBIDDEN. */
  createDM_LoiDanUongThuoc: Dm_LoiDanUongThuoc;
  /** Surgery methods: adds an entry. Errors: BAD_INPUT, FORBIDDEN. */
  createDM_PhuongPhapPhauThuat: Dm_PhuongPhapPhauThuat;
  /** Anaesthesia methods: adds an entry. Errors: BAD_INPUT, FORBIDDEN. */
  createDM_PhuongPhapVoCam: Dm_PhuongPhapVoCam;
  /** Ethnic groups: adds an entry. Errors: BAD_INPUT, FORBIDDEN. */
  createDanToc: DanToc;
  /** Orders services for a session; slips by kind, room and urgency. */
  createDichVuYeuCau: Array<DichVuYeuCau>;
  /** Orders an exam in another room; the session here goes on. */
  createDichVuYeuCauByChuyenPhong: DichVuYeuCau;
  /** Service quotas: adds an entry. Errors: BAD_INPUT, FORBIDDEN. */
  createDinhMucDichVu: DinhMucDichVu;
  /** Partner units: adds an entry. Errors: BAD_INPUT, FORBIDDEN. */
  createDonViDoiTac: DonViDoiTac;
  /** Administrative units: adds an entry. Errors: BAD_INPUT, FORBIDDEN. */
  createDonViHanhChinh: DonViHanhChinh;
  /** Units: adds an entry. Errors: BAD_INPUT, FORBIDDEN. */
  createDonViTinh: DonViTinh;
  /** Routes of administration: adds an entry. Errors: BAD_INPUT, FORBIDDEN. */
  createDuongDung: DuongDung;
  /** Reference values: adds an entry. Errors: BAD_INPUT, FORBIDDEN. */
  createGiaTriThamChieu: GiaTriThamChieu;
  /** Beds: adds an entry. Errors: BAD_INPUT, FORBIDDEN. */
  createGiuongBenh: GiuongBenh;
  /** Service packages: adds an entry. Errors: BAD_INPUT, FORBIDDEN. */
  createGoiDichVu: GoiDichVu;
  /** Health-check packages: adds an entry. Errors: BAD_INPUT, FORBIDDEN. */
  createGoiKhamSucKhoe: GoiKhamSucKhoe;
  /** Kinds of transfer: adds an entry. Errors: BAD_INPUT, FORBIDDEN. */
  createHinhThucChuyen: HinhThucChuyen;
  /** Payment methods: adds an entry. Errors: BAD_INPUT, FORBIDDEN. */
  createHinhThucThanhToan: HinhThucThanhToan;
  /** Directions after examination: adds an entry. Errors: BAD_INPUT, FORBIDDEN. */
  createHuongGiaiQuyet: HuongGiaiQuyet;
  /** ICD diseases: adds an entry. Errors: BAD_INPUT, FORBIDDEN. */
  createICD: Icd;
  /** Common ICD codes: adds an entry. Errors: BAD_INPUT, FORBIDDEN. */
  createICDThuongDung: IcdThuongDung;
  /** Laboratory ICD codes: adds an entry. Errors: BAD_INPUT, FORBIDDEN. */
  createICDXetNghiem: IcdXetNghiem;
  /** Opens the session of an exam order, or answers the open one. */
  createKhamBenh: KhamBenh;
  /** Writes the transfer of a session whose resolution is a transfer. */
  createKhamBenh_ChuyenVien: KhamBenh_ChuyenVien;
  /** Report periods: adds an entry. Errors: BAD_INPUT, FORBIDDEN. */
  createKyBaoCao: KyBaoCao;
  /** Treatment courses: adds an entry. Errors: BAD_INPUT, FORBIDDEN. */
  createLieuTrinh: LieuTrinh;
  /** Medical record types: adds an entry. Errors: BAD_INPUT, FORBIDDEN. */
  createLoaiBenhAn: LoaiBenhAn;
  /** Service types: adds an entry. Errors: BAD_INPUT, FORBIDDEN. */
  createLoaiDichVu: LoaiDichVu;
  /** Price types: adds an entry. Errors: BAD_INPUT, FORBIDDEN. */
  createLoaiGia: LoaiGia;
  /** Customer types: adds an entry. Errors: BAD_INPUT, FORBIDDEN. */
  createLoaiKhachHang: LoaiKhachHang;
  /** Examination templates: adds an entry. Errors: BAD_INPUT, FORBIDDEN. */
  createLoaiMauKham: LoaiMauKham;
  /** Voucher types: adds an entry. Errors: BAD_INPUT, FORBIDDEN. */
  createLoaiPhieuThuChi: LoaiPhieuThuChi;
  /** Reasons: adds an entry. Errors: BAD_INPUT, FORBIDDEN. */
  createLyDo: LyDo;
  /** Occupations: adds an entry. Errors: BAD_INPUT, FORBIDDEN. */
  createNgheNghiep: NgheNghiep;
  /** Customer sources: adds an entry. Errors: BAD_INPUT, FORBIDDEN. */
  createNguonKhachHang: NguonKhachHang;
  /** Staff: adds an entry. Errors: BAD_INPUT, FORBIDDEN. */
  createNhanVien: NhanVien;
  /** Patient groups: adds an entry. Errors: BAD_INPUT, FORBIDDEN. */
  createNhomBenhNhan: NhomBenhNhan;
  /** Debt groups: adds an entry. Errors: BAD_INPUT, FORBIDDEN. */
  createNhomCongNo: NhomCongNo;
  /** Service groups: adds an entry. Errors: BAD_INPUT, FORBIDDEN. */
  createNhomDichVu: NhomDichVu;
  /** Payer groups: adds an entry. Errors: BAD_INPUT, FORBIDDEN. */
  createNhomDoiTuong: NhomDoiTuong;
  /** ICD groups: adds an entry. Errors: BAD_INPUT, FORBIDDEN. */
  createNhomICD: NhomIcd;
  /** Blood groups: adds an entry. Errors: BAD_INPUT, FORBIDDEN. */
  createNhomMau: NhomMau;
  /** Contracts: adds an entry. Errors: BAD_INPUT, FORBIDDEN. */
  createQuanLyHopDong: QuanLyHopDong;
  /** Nationalities: adds an entry. Errors: BAD_INPUT, FORBIDDEN. */
  createQuocTich: QuocTich;
  /** Receipt books: adds an entry. Errors: BAD_INPUT, FORBIDDEN. */
  createQuyenBienLai: QuyenBienLai;
  /** Starts a backup; answers its id. */
  createSaoLuu: Scalars['ID']['output'];
  /** Adds an account for electronic invoices. */
  createTaiKhoanHoaDon: TaiKhoanHoaDon;
  /** Bank accounts: adds an entry. Errors: BAD_INPUT, FORBIDDEN. */
  createTaiKhoanNganHang: TaiKhoanNganHang;
  /** Adds a value of a legal parameter from a day on. */
  createThamSo: ThamSo;
  /** Devices: adds an entry. Errors: BAD_INPUT, FORBIDDEN. */
  createThietBi: ThietBi;
  /** Currencies: adds an entry. Errors: BAD_INPUT, FORBIDDEN. */
  createTienTe: TienTe;
  /** Receives a patient: record, visit, examination orders and queue tickets in one act. */
  createTiepNhan: TiepNhan;
  /** Receives a patient straight in a room and opens the session of the exam among the services: that of the current room, else the first. A repeat of its requestId answers the first session. */
  createTiepNhanKhamBenh: KhamBenh;
  /** Sample prescriptions: adds an entry. Errors: BAD_INPUT, FORBIDDEN. */
  createToaThuocMau: ToaThuocMau;
  /** Conclusion dictionary: adds an entry. Errors: BAD_INPUT, FORBIDDEN. */
  createTuDienKetLuan: TuDienKetLuan;
  /** Care orders: adds an entry. Errors: BAD_INPUT, FORBIDDEN. */
  createYLenhChamSoc: YLenhChamSoc;
  /** Rh factors: adds an entry. Errors: BAD_INPUT, FORBIDDEN. */
  createYeuToRh: YeuToRh;
  /** Notes returned results as viewed by the doctor; ones that are viewed already stay so. */
  danhDauDaXem: Array<DichVuYeuCau>;
  /** Passes over somebody who did not come. */
  dismissNumbering_CapPhatThuoc: VeHangDoi;
  /** Passes over somebody who did not come. */
  dismissNumbering_KhamBenh: VeHangDoi;
  /** Passes over somebody who did not come. */
  dismissNumbering_ThamDoChucNang: VeHangDoi;
  /** Passes over somebody who did not come. */
  dismissNumbering_TiepNhan: VeHangDoi;
  /** Passes over somebody who did not come. */
  dismissNumbering_VienPhi: VeHangDoi;
  /** Passes over the cashier's ticket of a visit; how many tickets were passed over. */
  dismissNumbering_VienPhiByTiepNhanId: Scalars['Int']['output'];
  /** Passes over somebody who did not come. */
  dismissNumbering_XetNghiem: VeHangDoi;
  /** Removes the new database that a proof kept. */
  dropKiemChung: Scalars['Boolean']['output'];
  /** Finishes a ticket of a desk that keeps no other record, such as the reception's. */
  finishNumbering: VeHangDoi;
  /** Gives a call to a system outside up, with a reason. */
  giveUpGoiNgoai: Scalars['Boolean']['output'];
  /** Allocates advances to lines. */
  hachToan_VienPhi: VienPhi;
  /** Completes the fees of an outpatient visit. */
  hoanTatVienPhiNgoaiTru: VienPhi;
  /** Refunds lines that were not performed, or what was collected too much. */
  hoanTien_VienPhi: BienLai;
  /** Returns what is left of the advances. */
  hoanUng_VienPhi: BienLai;
  /** Takes all postings of a visit back. */
  huyHachToan_ToanBoMTran_VienPhi: VienPhi;
  /** Takes postings of lines back. */
  huyHachToan_VienPhi: VienPhi;
  /** Opens the fees of a visit again. */
  huyHoanTatVienPhi: VienPhi;
  /** Takes a sample back, as long as no value is entered. */
  huyLayMau: DichVuYeuCau;
  /** Takes a returned result back that nobody has viewed; its values stay as a draft of the next version. */
  huyTraKetQua: KetQuaDichVuYeuCau;
  /** Takes a returned result back that nobody has viewed; its content stays as a draft of the next version. */
  huyTraKetQuaThamDoChucNang: PhieuThamDoChucNang;
  /** Takes the confirmation of the insured costs of a visit back. */
  huyXacNhanBHYT: VienPhi;
  /** Takes the request to pay for the prescriptions of an examination back, while nothing of them is paid; how many. */
  huyYeuCauThanhToan_KhamBenhToaThuoc: Scalars['Int']['output'];
  /** The same for the medical supplies of an examination; how many. */
  huyYeuCauThanhToan_KhamBenhVTYT: Scalars['Int']['output'];
  /** Ends a session; needs a main disease and a resolution. */
  ketThucKhamBenh: KhamBenh;
  /** Closes the signed-in cashier's shift: its receipts never change any more. */
  ketToanCaThu: SoLieuThuNgan;
  /** Asks the insurance portal about the visit's card again. */
  kiemTraLaiTheBHYT: TiepNhan;
  /** Signs the facility in at the national prescription system and keeps how it ended. */
  kiemTraLienThongDonThuoc: LienThongDonThuoc;
  /** Signs in at the provider with the account and keeps how it ended. */
  kiemTraTaiKhoanHoaDon: TaiKhoanHoaDon;
  /** Notes that the sample was taken and gives it its number. */
  layMau: DichVuYeuCau;
  /** Takes a number without a visit. */
  laySoThuTu: VeHangDoi;
  /** Notes that the patient did not come for a slip. */
  markBenhNhanKhongDen: DichVuYeuCau;
  /** Exempts lines. */
  mienGiam_VienPhi: VienPhi;
  /** Starts a proof of a backup; answers its id. `giuLai` keeps the new database. */
  proveSaoLuu: Scalars['ID']['output'];
  /** Raises the next number of a counter, with a reason; answers the counter as it is then. */
  raiseBoDemSo: BoDemSo;
  /** Calls again. */
  reCallWaitingNumbering_CapPhatThuoc: VeHangDoi;
  /** Calls again. */
  reCallWaitingNumbering_KhamBenh: VeHangDoi;
  /** Calls again. */
  reCallWaitingNumbering_ThamDoChucNang: VeHangDoi;
  /** Calls again. */
  reCallWaitingNumbering_TiepNhan: VeHangDoi;
  /** Calls again. */
  reCallWaitingNumbering_VienPhi: VeHangDoi;
  /** Calls again. */
  reCallWaitingNumbering_XetNghiem: VeHangDoi;
  /** Releases lists, from a day on when it is given; the lists before them end. */
  releaseBangGia: Scalars['Int']['output'];
  /** Takes back lists that were not released. */
  removeBangGia: Scalars['Int']['output'];
  /** Cancels records that were made by mistake; how many. */
  removeBenhNhan: Scalars['Int']['output'];
  /** Facilities: removes entries that nothing refers to. Errors: IN_USE, FORBIDDEN. */
  removeBenhVien: Scalars['Int']['output'];
  /** Ways to collect medicine: removes entries that nothing refers to. Errors: IN_USE, FORBIDDEN. */
  removeCachLayThuoc: Scalars['Int']['output'];
  /** Service contraindications: removes entries that nothing refers to. Errors: IN_USE, FORBIDDEN. */
  removeChongChiDinhDichVu: Scalars['Int']['output'];
  /** ICD chapters: removes entries that nothing refers to. Errors: IN_USE, FORBIDDEN. */
  removeChuongICD: Scalars['Int']['output'];
  /** Medical specialties: removes entries that nothing refers to. Errors: IN_USE, FORBIDDEN. */
  removeChuyenKhoa: Scalars['Int']['output'];
  /** Companies: removes entries that nothing refers to. Errors: IN_USE, FORBIDDEN. */
  removeCongTy: Scalars['Int']['output'];
  /** Health-check companies: removes entries that nothing refers to. Errors: IN_USE, FORBIDDEN. */
  removeCongTyKSK: Scalars['Int']['output'];
  /** Professional titles: removes entries that nothing refers to. Errors: IN_USE, FORBIDDEN. */
  removeDM_ChucDanh: Scalars['Int']['output'];
  /** Positions: removes entries that nothing refers to. Errors: IN_USE, FORBIDDEN. */
  removeDM_ChucVu: Scalars['Int']['output'];
  /** Services: removes entries that nothing refers to. Errors: IN_USE, FORBIDDEN. */
  removeDM_DichVu: Scalars['Int']['output'];
  /** Payer objects: removes entries that nothing refers to. Errors: IN_USE, FORBIDDEN. */
  removeDM_DoiTuong: Scalars['Int']['output'];
  /** Advice: removes entries that nothing refers to. Errors: IN_USE, FORBIDDEN. */
  removeDM_LoiDan: Scalars['Int']['output'];
  /** Advice on taking medicine: removes entries that nothing refers to. Errors: IN_USE, FORBIDDEN. */
  removeDM_LoiDanUongThuoc: Scalars['Int']['output'];
  /** Surgery methods: removes entries that nothing refers to. Errors: IN_USE, FORBIDDEN. */
  removeDM_PhuongPhapPhauThuat: Scalars['Int']['output'];
  /** Anaesthesia methods: removes entries that nothing refers to. Errors: IN_USE, FORBIDDEN. */
  removeDM_PhuongPhapVoCam: Scalars['Int']['output'];
  /** Ethnic groups: removes entries that nothing refers to. Errors: IN_USE, FORBIDDEN. */
  removeDanToc: Scalars['Int']['output'];
  /** Removes orders by slip or line; how many lines. */
  removeDichVuYeuCau: Scalars['Int']['output'];
  /** Service quotas: removes entries that nothing refers to. Errors: IN_USE, FORBIDDEN. */
  removeDinhMucDichVu: Scalars['Int']['output'];
  /** Partner units: removes entries that nothing refers to. Errors: IN_USE, FORBIDDEN. */
  removeDonViDoiTac: Scalars['Int']['output'];
  /** Administrative units: removes entries that nothing refers to. Errors: IN_USE, FORBIDDEN. */
  removeDonViHanhChinh: Scalars['Int']['output'];
  /** Units: removes entries that nothing refers to. Errors: IN_USE, FORBIDDEN. */
  removeDonViTinh: Scalars['Int']['output'];
  /** Routes of administration: removes entries that nothing refers to. Errors: IN_USE, FORBIDDEN. */
  removeDuongDung: Scalars['Int']['output'];
  /** Reference values: removes entries that nothing refers to. Errors: IN_USE, FORBIDDEN. */
  removeGiaTriThamChieu: Scalars['Int']['output'];
  /** Beds: removes entries that nothing refers to. Errors: IN_USE, FORBIDDEN. */
  removeGiuongBenh: Scalars['Int']['output'];
  /** Service packages: removes entries that nothing refers to. Errors: IN_USE, FORBIDDEN. */
  removeGoiDichVu: Scalars['Int']['output'];
  /** Health-check packages: removes entries that nothing refers to. Errors: IN_USE, FORBIDDEN. */
  removeGoiKhamSucKhoe: Scalars['Int']['output'];
  /** Kinds of transfer: removes entries that nothing refers to. Errors: IN_USE, FORBIDDEN. */
  removeHinhThucChuyen: Scalars['Int']['output'];
  /** Payment methods: removes entries that nothing refers to. Errors: IN_USE, FORBIDDEN. */
  removeHinhThucThanhToan: Scalars['Int']['output'];
  /** Directions after examination: removes entries that nothing refers to. Errors: IN_USE, FORBIDDEN. */
  removeHuongGiaiQuyet: Scalars['Int']['output'];
  /** ICD diseases: removes entries that nothing refers to. Errors: IN_USE, FORBIDDEN. */
  removeICD: Scalars['Int']['output'];
  /** Common ICD codes: removes entries that nothing refers to. Errors: IN_USE, FORBIDDEN. */
  removeICDThuongDung: Scalars['Int']['output'];
  /** Laboratory ICD codes: removes entries that nothing refers to. Errors: IN_USE, FORBIDDEN. */
  removeICDXetNghiem: Scalars['Int']['output'];
  /** Removes sessions that were opened by mistake, for a reason of kind HuyKham (required) with what there is to add; how many. */
  removeKhamBenh: Scalars['Int']['output'];
  /** Takes records of sessions that are still examined back; how many. */
  removeKhamBenh_ChuyenVien: Scalars['Int']['output'];
  /** Report periods: removes entries that nothing refers to. Errors: IN_USE, FORBIDDEN. */
  removeKyBaoCao: Scalars['Int']['output'];
  /** Treatment courses: removes entries that nothing refers to. Errors: IN_USE, FORBIDDEN. */
  removeLieuTrinh: Scalars['Int']['output'];
  /** Medical record types: removes entries that nothing refers to. Errors: IN_USE, FORBIDDEN. */
  removeLoaiBenhAn: Scalars['Int']['output'];
  /** Service types: removes entries that nothing refers to. Errors: IN_USE, FORBIDDEN. */
  removeLoaiDichVu: Scalars['Int']['output'];
  /** Price types: removes entries that nothing refers to. Errors: IN_USE, FORBIDDEN. */
  removeLoaiGia: Scalars['Int']['output'];
  /** Customer types: removes entries that nothing refers to. Errors: IN_USE, FORBIDDEN. */
  removeLoaiKhachHang: Scalars['Int']['output'];
  /** Examination templates: removes entries that nothing refers to. Errors: IN_USE, FORBIDDEN. */
  removeLoaiMauKham: Scalars['Int']['output'];
  /** Voucher types: removes entries that nothing refers to. Errors: IN_USE, FORBIDDEN. */
  removeLoaiPhieuThuChi: Scalars['Int']['output'];
  /** Reasons: removes entries that nothing refers to. Errors: IN_USE, FORBIDDEN. */
  removeLyDo: Scalars['Int']['output'];
  /** Occupations: removes entries that nothing refers to. Errors: IN_USE, FORBIDDEN. */
  removeNgheNghiep: Scalars['Int']['output'];
  /** Customer sources: removes entries that nothing refers to. Errors: IN_USE, FORBIDDEN. */
  removeNguonKhachHang: Scalars['Int']['output'];
  /** Staff: removes entries that nothing refers to. Errors: IN_USE, FORBIDDEN. */
  removeNhanVien: Scalars['Int']['output'];
  /** Patient groups: removes entries that nothing refers to. Errors: IN_USE, FORBIDDEN. */
  removeNhomBenhNhan: Scalars['Int']['output'];
  /** Debt groups: removes entries that nothing refers to. Errors: IN_USE, FORBIDDEN. */
  removeNhomCongNo: Scalars['Int']['output'];
  /** Service groups: removes entries that nothing refers to. Errors: IN_USE, FORBIDDEN. */
  removeNhomDichVu: Scalars['Int']['output'];
  /** Payer groups: removes entries that nothing refers to. Errors: IN_USE, FORBIDDEN. */
  removeNhomDoiTuong: Scalars['Int']['output'];
  /** ICD groups: removes entries that nothing refers to. Errors: IN_USE, FORBIDDEN. */
  removeNhomICD: Scalars['Int']['output'];
  /** Blood groups: removes entries that nothing refers to. Errors: IN_USE, FORBIDDEN. */
  removeNhomMau: Scalars['Int']['output'];
  /** Contracts: removes entries that nothing refers to. Errors: IN_USE, FORBIDDEN. */
  removeQuanLyHopDong: Scalars['Int']['output'];
  /** Nationalities: removes entries that nothing refers to. Errors: IN_USE, FORBIDDEN. */
  removeQuocTich: Scalars['Int']['output'];
  /** Receipt books: removes entries that nothing refers to. Errors: IN_USE, FORBIDDEN. */
  removeQuyenBienLai: Scalars['Int']['output'];
  /** Removes the file of a backup, with a reason; never the newest good one. */
  removeSaoLuu: Scalars['Boolean']['output'];
  /** Bank accounts: removes entries that nothing refers to. Errors: IN_USE, FORBIDDEN. */
  removeTaiKhoanNganHang: Scalars['Int']['output'];
  /** Removes a value of a legal parameter that does not hold yet. */
  removeThamSo: Scalars['Boolean']['output'];
  /** Devices: removes entries that nothing refers to. Errors: IN_USE, FORBIDDEN. */
  removeThietBi: Scalars['Int']['output'];
  /** Currencies: removes entries that nothing refers to. Errors: IN_USE, FORBIDDEN. */
  removeTienTe: Scalars['Int']['output'];
  /** Sample prescriptions: removes entries that nothing refers to. Errors: IN_USE, FORBIDDEN. */
  removeToaThuocMau: Scalars['Int']['output'];
  /** Conclusion dictionary: removes entries that nothing refers to. Errors: IN_USE, FORBIDDEN. */
  removeTuDienKetLuan: Scalars['Int']['output'];
  /** Care orders: removes entries that nothing refers to. Errors: IN_USE, FORBIDDEN. */
  removeYLenhChamSoc: Scalars['Int']['output'];
  /** Rh factors: removes entries that nothing refers to. Errors: IN_USE, FORBIDDEN. */
  removeYeuToRh: Scalars['Int']['output'];
  /** Runs a job that waits or failed at once. */
  retryCongViec: Scalars['Boolean']['output'];
  /** Tries a call to a system outside again at once. */
  retryGoiNgoai: Scalars['Boolean']['output'];
  /** Tries all failed calls to a system outside again at once; answers how many. */
  retryGoiNgoais: Scalars['Int']['output'];
  /** Puts somebody who was passed over back into the queue. */
  returnNumbering_CapPhatThuoc: VeHangDoi;
  /** Puts somebody who was passed over back into the queue. */
  returnNumbering_KhamBenh: VeHangDoi;
  /** Puts somebody who was passed over back into the queue. */
  returnNumbering_ThamDoChucNang: VeHangDoi;
  /** Puts somebody who was passed over back into the queue. */
  returnNumbering_TiepNhan: VeHangDoi;
  /** Puts somebody who was passed over back into the queue. */
  returnNumbering_VienPhi: VeHangDoi;
  /** Puts somebody who was passed over back into the queue. */
  returnNumbering_XetNghiem: VeHangDoi;
  /** Makes a draft with the prices of another list, changed by a percentage. */
  saoChepBangGia: BangGia;
  /** Saves, ends and verifies. */
  saveAndVerifyKhamBenh: KhamBenh;
  /** Says which services a room performs: the link of the services, set from the room's side. `daThay` is what was linked when it was looked at: CONFLICT when others are by now. Answers how many services changed. */
  setPhongBanDichVus: Scalars['Int']['output'];
  /** Says which beds stand in a room. `daThay` as above. Answers how many beds changed. */
  setPhongBanGiuongs: Scalars['Int']['output'];
  /** Says which stores supply a room; a store that names no room supplies its whole facility. `daThay` as above. Answers how many stores changed. */
  setPhongBanKhoDuocs: Scalars['Int']['output'];
  /** Sets single prices of a list that was not released. */
  suaGiaBangGia: BangGia;
  /** Makes services that ship with Sen and releases price lists with these prices from today on; how many. Errors: BAD_INPUT, PRICE_LIST_OVERLAP. */
  taoDichVuCoSan: Scalars['Int']['output'];
  /** Makes places of a ready pattern below the facility, with stores; how many. Errors: SETUP_ROOMS_EXIST, BAD_INPUT. */
  taoNoiTheoMau: Scalars['Int']['output'];
  /** Takes back a released list that has not begun; the list before it holds on. */
  thuHoiBangGia: BangGia;
  /** Verifies and returns the result: the ordering doctor sees it at once. */
  traKetQua: KetQuaDichVuYeuCau;
  /** Verifies and returns the result: the ordering doctor sees it at once. */
  traKetQuaThamDoChucNang: PhieuThamDoChucNang;
  /** Changes a list that was not released. */
  updateBangGia: BangGia;
  /** Changes a patient's record. */
  updateBenhNhan: BenhNhan;
  /** Facilities: changes an entry. Errors: BAD_INPUT, CONFLICT, NOT_FOUND, FORBIDDEN. */
  updateBenhVien: BenhVien;
  /** Ways to collect medicine: changes an entry. Errors: BAD_INPUT, CONFLICT, NOT_FOUND, FORBIDDEN. */
  updateCachLayThuoc: CachLayThuoc;
  /** Service contraindications: changes an entry. Errors: BAD_INPUT, CONFLICT, NOT_FOUND, FORBIDDEN. */
  updateChongChiDinhDichVu: ChongChiDinhDichVu;
  /** ICD chapters: changes an entry. Errors: BAD_INPUT, CONFLICT, NOT_FOUND, FORBIDDEN. */
  updateChuongICD: ChuongIcd;
  /** Medical specialties: changes an entry. Errors: BAD_INPUT, CONFLICT, NOT_FOUND, FORBIDDEN. */
  updateChuyenKhoa: ChuyenKhoa;
  /** Companies: changes an entry. Errors: BAD_INPUT, CONFLICT, NOT_FOUND, FORBIDDEN. */
  updateCongTy: CongTy;
  /** Health-check companies: changes an entry. Errors: BAD_INPUT, CONFLICT, NOT_FOUND, FORBIDDEN. */
  updateCongTyKSK: CongTyKsk;
  /** Professional titles: changes an entry. Errors: BAD_INPUT, CONFLICT, NOT_FOUND, FORBIDDEN. */
  updateDM_ChucDanh: Dm_ChucDanh;
  /** Positions: changes an entry. Errors: BAD_INPUT, CONFLICT, NOT_FOUND, FORBIDDEN. */
  updateDM_ChucVu: Dm_ChucVu;
  /** Services: changes an entry. Errors: BAD_INPUT, CONFLICT, NOT_FOUND, FORBIDDEN. */
  updateDM_DichVu: Dm_DichVu;
  /** Payer objects: changes an entry. Errors: BAD_INPUT, CONFLICT, NOT_FOUND, FORBIDDEN. */
  updateDM_DoiTuong: Dm_DoiTuong;
  /** Advice: changes an entry. Errors: BAD_INPUT, CONFLICT, NOT_FOUND, FORBIDDEN. */
  updateDM_LoiDan: Dm_LoiDan;
  /** Advice on taking medicine: changes an entry. Errors: BAD_INPUT, CONFLICT, NOT_FOUND, FORBIDDEN. */
  updateDM_LoiDanUongThuoc: Dm_LoiDanUongThuoc;
  /** Surgery methods: changes an entry. Errors: BAD_INPUT, CONFLICT, NOT_FOUND, FORBIDDEN. */
  updateDM_PhuongPhapPhauThuat: Dm_PhuongPhapPhauThuat;
  /** Anaesthesia methods: changes an entry. Errors: BAD_INPUT, CONFLICT, NOT_FOUND, FORBIDDEN. */
  updateDM_PhuongPhapVoCam: Dm_PhuongPhapVoCam;
  /** Ethnic groups: changes an entry. Errors: BAD_INPUT, CONFLICT, NOT_FOUND, FORBIDDEN. */
  updateDanToc: DanToc;
  /** Changes a slip that is not begun. */
  updateDichVuYeuCau: DichVuYeuCau;
  /** Notes that a slip is being performed. */
  updateDichVuYeuCauDangThucHien: DichVuYeuCau;
  /** Moves a slip from the state that was seen to another. */
  updateDichVuYeuCauState: DichVuYeuCau;
  /** The same by the slip's number. */
  updateDichVuYeuCauStateBySoPhieu: DichVuYeuCau;
  /** Service quotas: changes an entry. Errors: BAD_INPUT, CONFLICT, NOT_FOUND, FORBIDDEN. */
  updateDinhMucDichVu: DinhMucDichVu;
  /** Partner units: changes an entry. Errors: BAD_INPUT, CONFLICT, NOT_FOUND, FORBIDDEN. */
  updateDonViDoiTac: DonViDoiTac;
  /** Administrative units: changes an entry. Errors: BAD_INPUT, CONFLICT, NOT_FOUND, FORBIDDEN. */
  updateDonViHanhChinh: DonViHanhChinh;
  /** Units: changes an entry. Errors: BAD_INPUT, CONFLICT, NOT_FOUND, FORBIDDEN. */
  updateDonViTinh: DonViTinh;
  /** Routes of administration: changes an entry. Errors: BAD_INPUT, CONFLICT, NOT_FOUND, FORBIDDEN. */
  updateDuongDung: DuongDung;
  /** Reference values: changes an entry. Errors: BAD_INPUT, CONFLICT, NOT_FOUND, FORBIDDEN. */
  updateGiaTriThamChieu: GiaTriThamChieu;
  /** Beds: changes an entry. Errors: BAD_INPUT, CONFLICT, NOT_FOUND, FORBIDDEN. */
  updateGiuongBenh: GiuongBenh;
  /** Service packages: changes an entry. Errors: BAD_INPUT, CONFLICT, NOT_FOUND, FORBIDDEN. */
  updateGoiDichVu: GoiDichVu;
  /** Health-check packages: changes an entry. Errors: BAD_INPUT, CONFLICT, NOT_FOUND, FORBIDDEN. */
  updateGoiKhamSucKhoe: GoiKhamSucKhoe;
  /** Kinds of transfer: changes an entry. Errors: BAD_INPUT, CONFLICT, NOT_FOUND, FORBIDDEN. */
  updateHinhThucChuyen: HinhThucChuyen;
  /** Payment methods: changes an entry. Errors: BAD_INPUT, CONFLICT, NOT_FOUND, FORBIDDEN. */
  updateHinhThucThanhToan: HinhThucThanhToan;
  /** Directions after examination: changes an entry. Errors: BAD_INPUT, CONFLICT, NOT_FOUND, FORBIDDEN. */
  updateHuongGiaiQuyet: HuongGiaiQuyet;
  /** ICD diseases: changes an entry. Errors: BAD_INPUT, CONFLICT, NOT_FOUND, FORBIDDEN. */
  updateICD: Icd;
  /** Common ICD codes: changes an entry. Errors: BAD_INPUT, CONFLICT, NOT_FOUND, FORBIDDEN. */
  updateICDThuongDung: IcdThuongDung;
  /** Laboratory ICD codes: changes an entry. Errors: BAD_INPUT, CONFLICT, NOT_FOUND, FORBIDDEN. */
  updateICDXetNghiem: IcdXetNghiem;
  /** Saves the content of a slip in work; nothing is returned yet. */
  updateKetQuaThamDoChucNang: PhieuThamDoChucNang;
  /** Saves values of a slip in work; nothing is returned yet. */
  updateKetQuaXetNghiem: KetQuaDichVuYeuCau;
  /** Saves a session. */
  updateKhamBenh: KhamBenh;
  /** Changes a transfer record; only the fields that are given. */
  updateKhamBenh_ChuyenVien: KhamBenh_ChuyenVien;
  /** Report periods: changes an entry. Errors: BAD_INPUT, CONFLICT, NOT_FOUND, FORBIDDEN. */
  updateKyBaoCao: KyBaoCao;
  /** Changes the link to the national prescription system. */
  updateLienThongDonThuoc: LienThongDonThuoc;
  /** Treatment courses: changes an entry. Errors: BAD_INPUT, CONFLICT, NOT_FOUND, FORBIDDEN. */
  updateLieuTrinh: LieuTrinh;
  /** Medical record types: changes an entry. Errors: BAD_INPUT, CONFLICT, NOT_FOUND, FORBIDDEN. */
  updateLoaiBenhAn: LoaiBenhAn;
  /** Service types: changes an entry. Errors: BAD_INPUT, CONFLICT, NOT_FOUND, FORBIDDEN. */
  updateLoaiDichVu: LoaiDichVu;
  /** Price types: changes an entry. Errors: BAD_INPUT, CONFLICT, NOT_FOUND, FORBIDDEN. */
  updateLoaiGia: LoaiGia;
  /** Customer types: changes an entry. Errors: BAD_INPUT, CONFLICT, NOT_FOUND, FORBIDDEN. */
  updateLoaiKhachHang: LoaiKhachHang;
  /** Examination templates: changes an entry. Errors: BAD_INPUT, CONFLICT, NOT_FOUND, FORBIDDEN. */
  updateLoaiMauKham: LoaiMauKham;
  /** Voucher types: changes an entry. Errors: BAD_INPUT, CONFLICT, NOT_FOUND, FORBIDDEN. */
  updateLoaiPhieuThuChi: LoaiPhieuThuChi;
  /** Reasons: changes an entry. Errors: BAD_INPUT, CONFLICT, NOT_FOUND, FORBIDDEN. */
  updateLyDo: LyDo;
  /** The same for the drafts of a doctor's practice. */
  updateManyChiDinhPhongMachNhapToSanSang: Array<DichVuYeuCau>;
  /** Sends drafts with the time of their request. */
  updateManyDichVuYeuCauNhapToSanSang: Array<DichVuYeuCau>;
  /** The same for many slips: all or none. */
  updateManyDichVuYeuCauState: Array<DichVuYeuCau>;
  /** Occupations: changes an entry. Errors: BAD_INPUT, CONFLICT, NOT_FOUND, FORBIDDEN. */
  updateNgheNghiep: NgheNghiep;
  /** Customer sources: changes an entry. Errors: BAD_INPUT, CONFLICT, NOT_FOUND, FORBIDDEN. */
  updateNguonKhachHang: NguonKhachHang;
  /** Staff: changes an entry. Errors: BAD_INPUT, CONFLICT, NOT_FOUND, FORBIDDEN. */
  updateNhanVien: NhanVien;
  /** Patient groups: changes an entry. Errors: BAD_INPUT, CONFLICT, NOT_FOUND, FORBIDDEN. */
  updateNhomBenhNhan: NhomBenhNhan;
  /** Debt groups: changes an entry. Errors: BAD_INPUT, CONFLICT, NOT_FOUND, FORBIDDEN. */
  updateNhomCongNo: NhomCongNo;
  /** Service groups: changes an entry. Errors: BAD_INPUT, CONFLICT, NOT_FOUND, FORBIDDEN. */
  updateNhomDichVu: NhomDichVu;
  /** Payer groups: changes an entry. Errors: BAD_INPUT, CONFLICT, NOT_FOUND, FORBIDDEN. */
  updateNhomDoiTuong: NhomDoiTuong;
  /** ICD groups: changes an entry. Errors: BAD_INPUT, CONFLICT, NOT_FOUND, FORBIDDEN. */
  updateNhomICD: NhomIcd;
  /** Blood groups: changes an entry. Errors: BAD_INPUT, CONFLICT, NOT_FOUND, FORBIDDEN. */
  updateNhomMau: NhomMau;
  /** Contracts: changes an entry. Errors: BAD_INPUT, CONFLICT, NOT_FOUND, FORBIDDEN. */
  updateQuanLyHopDong: QuanLyHopDong;
  /** Nationalities: changes an entry. Errors: BAD_INPUT, CONFLICT, NOT_FOUND, FORBIDDEN. */
  updateQuocTich: QuocTich;
  /** Receipt books: changes an entry. Errors: BAD_INPUT, CONFLICT, NOT_FOUND, FORBIDDEN. */
  updateQuyenBienLai: QuyenBienLai;
  /** Changes what the customer is called; `version` as in `updateSettingType`. */
  updateSettingCustomer: Setting;
  /** Changes fields of one section of the settings (`his`, `smartPharma`, `queue`, `patient`, `facility`, `print`, `bank`, `backup`, `general`). `version` is the one that was seen: CONFLICT when the section was changed since. */
  updateSettingType: Setting;
  /** Changes an account for electronic invoices. */
  updateTaiKhoanHoaDon: TaiKhoanHoaDon;
  /** Bank accounts: changes an entry. Errors: BAD_INPUT, CONFLICT, NOT_FOUND, FORBIDDEN. */
  updateTaiKhoanNganHang: TaiKhoanNganHang;
  /** Corrects a value of a legal parameter or its source. */
  updateThamSo: ThamSo;
  /** Devices: changes an entry. Errors: BAD_INPUT, CONFLICT, NOT_FOUND, FORBIDDEN. */
  updateThietBi: ThietBi;
  /** Currencies: changes an entry. Errors: BAD_INPUT, CONFLICT, NOT_FOUND, FORBIDDEN. */
  updateTienTe: TienTe;
  /** Changes a reception, adds or takes back services. */
  updateTiepNhan: TiepNhan;
  /** Writes the whole prescription of a session. */
  updateToaThuoc: ToaThuocCuaKham;
  /** Sample prescriptions: changes an entry. Errors: BAD_INPUT, CONFLICT, NOT_FOUND, FORBIDDEN. */
  updateToaThuocMau: ToaThuocMau;
  /** Conclusion dictionary: changes an entry. Errors: BAD_INPUT, CONFLICT, NOT_FOUND, FORBIDDEN. */
  updateTuDienKetLuan: TuDienKetLuan;
  /** Care orders: changes an entry. Errors: BAD_INPUT, CONFLICT, NOT_FOUND, FORBIDDEN. */
  updateYLenhChamSoc: YLenhChamSoc;
  /** Rh factors: changes an entry. Errors: BAD_INPUT, CONFLICT, NOT_FOUND, FORBIDDEN. */
  updateYeuToRh: YeuToRh;
  /** Opens or closes a receipt book of the signed-in cashier. */
  update_QuyenBienLai_ByVienPhi: QuyenBienLaiThuNgan;
  /** Verifies a session in the state that was seen. */
  verifyKhamBenh: KhamBenh;
  /** Confirms the insured costs of a visit: services, payer and card are closed from then on. */
  xacNhanBHYT: VienPhi;
  /** Cancels a receipt; its number stays. */
  xoaBienLai_ByVienPhi: BienLai;
};


/** Everything that can be changed through this service. */
export type MutationChuyenDoiDoiTuongArgs = {
  input: ChuyenDoiDoiTuongInput;
};


/** Everything that can be changed through this service. */
export type MutationXoaDichVuKhamBenhArgs = {
  LyDo?: InputMaybe<Scalars['String']['input']>;
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationAnThietLapArgs = {
  an: Scalars['Boolean']['input'];
};


/** Everything that can be changed through this service. */
export type MutationBatDauThietLapArgs = {
  input: ThietLapInput;
  ma: Scalars['String']['input'];
};


/** Everything that can be changed through this service. */
export type MutationCallWaitingNumbering_CapPhatThuocArgs = {
  input: GoiSoInput;
};


/** Everything that can be changed through this service. */
export type MutationCallWaitingNumbering_KhamBenhArgs = {
  input: GoiSoInput;
};


/** Everything that can be changed through this service. */
export type MutationCallWaitingNumbering_ThamDoChucNangArgs = {
  input: GoiSoInput;
};


/** Everything that can be changed through this service. */
export type MutationCallWaitingNumbering_TiepNhanArgs = {
  input: GoiSoInput;
};


/** Everything that can be changed through this service. */
export type MutationCallWaitingNumbering_VienPhiArgs = {
  input: GoiSoInput;
};


/** Everything that can be changed through this service. */
export type MutationCallWaitingNumbering_XetNghiemArgs = {
  input: GoiSoInput;
};


/** Everything that can be changed through this service. */
export type MutationCallWaitingWhenConnectQmsFailed_KhamBenhArgs = {
  input: GoiSoInput;
};


/** Everything that can be changed through this service. */
export type MutationCancelCongViecArgs = {
  id: Scalars['ID']['input'];
  lyDo: Scalars['String']['input'];
};


/** Everything that can be changed through this service. */
export type MutationCancelKhamBenhArgs = {
  LyDo?: InputMaybe<Scalars['String']['input']>;
  LyDo_Id?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/** Everything that can be changed through this service. */
export type MutationCancelKhamBenh_ChuyenVienArgs = {
  LyDo?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
};


/** Everything that can be changed through this service. */
export type MutationCancelTiepNhanArgs = {
  LyDo: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  oldState?: InputMaybe<TrangThaiTiepNhan>;
};


/** Everything that can be changed through this service. */
export type MutationCapnhatTien_DichVuArgs = {
  input: CapNhatTienInput;
};


/** Everything that can be changed through this service. */
export type MutationChuyenPhongKhamArgs = {
  input: ChuyenPhongKhamInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateBangGiaArgs = {
  input: BangGiaInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateBenhNhanArgs = {
  input: BenhNhanInput;
  xacNhanTrung?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationCreateBenhVienArgs = {
  input: BenhVienInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateBienLai_ByVienPhiArgs = {
  input: ThuTienInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateCachLayThuocArgs = {
  input: CachLayThuocInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateChongChiDinhDichVuArgs = {
  input: ChongChiDinhDichVuInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateChuongIcdArgs = {
  input: ChuongIcdInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateChuyenKhoaArgs = {
  input: ChuyenKhoaInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateCongTyArgs = {
  input: CongTyInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateCongTyKskArgs = {
  input: CongTyKskInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateDm_ChucDanhArgs = {
  input: Dm_ChucDanhInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateDm_ChucVuArgs = {
  input: Dm_ChucVuInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateDm_DichVuArgs = {
  input: Dm_DichVuInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateDm_DoiTuongArgs = {
  input: Dm_DoiTuongInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateDm_LoiDanArgs = {
  input: Dm_LoiDanInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateDm_LoiDanUongThuocArgs = {
  input: Dm_LoiDanUongThuocInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateDm_PhuongPhapPhauThuatArgs = {
  input: Dm_PhuongPhapPhauThuatInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateDm_PhuongPhapVoCamArgs = {
  input: Dm_PhuongPhapVoCamInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateDanTocArgs = {
  input: DanTocInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateDichVuYeuCauArgs = {
  input: DichVuYeuCauInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateDichVuYeuCauByChuyenPhongArgs = {
  input: ChuyenPhongKhamInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateDinhMucDichVuArgs = {
  input: DinhMucDichVuInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateDonViDoiTacArgs = {
  input: DonViDoiTacInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateDonViHanhChinhArgs = {
  input: DonViHanhChinhInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateDonViTinhArgs = {
  input: DonViTinhInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateDuongDungArgs = {
  input: DuongDungInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateGiaTriThamChieuArgs = {
  input: GiaTriThamChieuInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateGiuongBenhArgs = {
  input: GiuongBenhInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateGoiDichVuArgs = {
  input: GoiDichVuInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateGoiKhamSucKhoeArgs = {
  input: GoiKhamSucKhoeInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateHinhThucChuyenArgs = {
  input: HinhThucChuyenInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateHinhThucThanhToanArgs = {
  input: HinhThucThanhToanInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateHuongGiaiQuyetArgs = {
  input: HuongGiaiQuyetInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateIcdArgs = {
  input: IcdInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateIcdThuongDungArgs = {
  input: IcdThuongDungInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateIcdXetNghiemArgs = {
  input: IcdXetNghiemInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateKhamBenhArgs = {
  input: MoKhamBenhInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateKhamBenh_ChuyenVienArgs = {
  input: KhamBenh_ChuyenVienInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateKyBaoCaoArgs = {
  input: KyBaoCaoInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateLieuTrinhArgs = {
  input: LieuTrinhInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateLoaiBenhAnArgs = {
  input: LoaiBenhAnInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateLoaiDichVuArgs = {
  input: LoaiDichVuInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateLoaiGiaArgs = {
  input: LoaiGiaInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateLoaiKhachHangArgs = {
  input: LoaiKhachHangInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateLoaiMauKhamArgs = {
  input: LoaiMauKhamInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateLoaiPhieuThuChiArgs = {
  input: LoaiPhieuThuChiInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateLyDoArgs = {
  input: LyDoInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateNgheNghiepArgs = {
  input: NgheNghiepInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateNguonKhachHangArgs = {
  input: NguonKhachHangInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateNhanVienArgs = {
  input: NhanVienInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateNhomBenhNhanArgs = {
  input: NhomBenhNhanInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateNhomCongNoArgs = {
  input: NhomCongNoInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateNhomDichVuArgs = {
  input: NhomDichVuInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateNhomDoiTuongArgs = {
  input: NhomDoiTuongInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateNhomIcdArgs = {
  input: NhomIcdInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateNhomMauArgs = {
  input: NhomMauInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateQuanLyHopDongArgs = {
  input: QuanLyHopDongInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateQuocTichArgs = {
  input: QuocTichInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateQuyenBienLaiArgs = {
  input: QuyenBienLaiInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateSaoLuuArgs = {
  ghiChu?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationCreateTaiKhoanHoaDonArgs = {
  input: TaiKhoanHoaDonInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateTaiKhoanNganHangArgs = {
  input: TaiKhoanNganHangInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateThamSoArgs = {
  input: ThamSoInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateThietBiArgs = {
  input: ThietBiInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateTienTeArgs = {
  input: TienTeInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateTiepNhanArgs = {
  input: TiepNhanInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateTiepNhanKhamBenhArgs = {
  input: TiepNhanInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateToaThuocMauArgs = {
  input: ToaThuocMauInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateTuDienKetLuanArgs = {
  input: TuDienKetLuanInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateYLenhChamSocArgs = {
  input: YLenhChamSocInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateYeuToRhArgs = {
  input: YeuToRhInput;
};


/** Everything that can be changed through this service. */
export type MutationDanhDauDaXemArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationDismissNumbering_CapPhatThuocArgs = {
  input: VeInput;
};


/** Everything that can be changed through this service. */
export type MutationDismissNumbering_KhamBenhArgs = {
  input: VeInput;
};


/** Everything that can be changed through this service. */
export type MutationDismissNumbering_ThamDoChucNangArgs = {
  input: VeInput;
};


/** Everything that can be changed through this service. */
export type MutationDismissNumbering_TiepNhanArgs = {
  input: VeInput;
};


/** Everything that can be changed through this service. */
export type MutationDismissNumbering_VienPhiArgs = {
  input: VeInput;
};


/** Everything that can be changed through this service. */
export type MutationDismissNumbering_VienPhiByTiepNhanIdArgs = {
  TiepNhan_Id: Scalars['ID']['input'];
};


/** Everything that can be changed through this service. */
export type MutationDismissNumbering_XetNghiemArgs = {
  input: VeInput;
};


/** Everything that can be changed through this service. */
export type MutationDropKiemChungArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed through this service. */
export type MutationFinishNumberingArgs = {
  hangDoi: LoaiHangDoi;
  input: VeInput;
};


/** Everything that can be changed through this service. */
export type MutationGiveUpGoiNgoaiArgs = {
  id: Scalars['ID']['input'];
  lyDo: Scalars['String']['input'];
};


/** Everything that can be changed through this service. */
export type MutationHachToan_VienPhiArgs = {
  input: HachToanInput;
};


/** Everything that can be changed through this service. */
export type MutationHoanTatVienPhiNgoaiTruArgs = {
  TiepNhan_Id: Scalars['ID']['input'];
};


/** Everything that can be changed through this service. */
export type MutationHoanTien_VienPhiArgs = {
  input: HoanTienInput;
};


/** Everything that can be changed through this service. */
export type MutationHoanUng_VienPhiArgs = {
  input: HoanUngInput;
};


/** Everything that can be changed through this service. */
export type MutationHuyHachToan_ToanBoMTran_VienPhiArgs = {
  LyDo: Scalars['String']['input'];
  mTransactionId: Scalars['ID']['input'];
};


/** Everything that can be changed through this service. */
export type MutationHuyHachToan_VienPhiArgs = {
  input: HuyHachToanInput;
};


/** Everything that can be changed through this service. */
export type MutationHuyHoanTatVienPhiArgs = {
  input: HuyHoanTatInput;
};


/** Everything that can be changed through this service. */
export type MutationHuyLayMauArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed through this service. */
export type MutationHuyTraKetQuaArgs = {
  LyDo: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  oldState: TrangThaiDichVuYeuCau;
};


/** Everything that can be changed through this service. */
export type MutationHuyTraKetQuaThamDoChucNangArgs = {
  LyDo: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  oldState: TrangThaiDichVuYeuCau;
};


/** Everything that can be changed through this service. */
export type MutationHuyXacNhanBhytArgs = {
  input: HuyXacNhanBhytInput;
};


/** Everything that can be changed through this service. */
export type MutationHuyYeuCauThanhToan_KhamBenhToaThuocArgs = {
  KhamBenh_Id: Scalars['ID']['input'];
};


/** Everything that can be changed through this service. */
export type MutationHuyYeuCauThanhToan_KhamBenhVtytArgs = {
  KhamBenh_Id: Scalars['ID']['input'];
};


/** Everything that can be changed through this service. */
export type MutationKetThucKhamBenhArgs = {
  id: Scalars['ID']['input'];
  input?: InputMaybe<KhamBenhInput>;
};


/** Everything that can be changed through this service. */
export type MutationKiemTraLaiTheBhytArgs = {
  TiepNhan_Id: Scalars['ID']['input'];
};


/** Everything that can be changed through this service. */
export type MutationKiemTraTaiKhoanHoaDonArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed through this service. */
export type MutationLayMauArgs = {
  id: Scalars['ID']['input'];
  input: LayMauInput;
};


/** Everything that can be changed through this service. */
export type MutationLaySoThuTuArgs = {
  input: LaySoInput;
};


/** Everything that can be changed through this service. */
export type MutationMarkBenhNhanKhongDenArgs = {
  KhongDen: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
};


/** Everything that can be changed through this service. */
export type MutationMienGiam_VienPhiArgs = {
  input: MienGiamInput;
};


/** Everything that can be changed through this service. */
export type MutationProveSaoLuuArgs = {
  giuLai?: InputMaybe<Scalars['Boolean']['input']>;
  id: Scalars['ID']['input'];
};


/** Everything that can be changed through this service. */
export type MutationRaiseBoDemSoArgs = {
  lyDo: Scalars['String']['input'];
  name: Scalars['String']['input'];
  scope: Scalars['String']['input'];
  soToi: Scalars['Int']['input'];
};


/** Everything that can be changed through this service. */
export type MutationReCallWaitingNumbering_CapPhatThuocArgs = {
  input: VeInput;
};


/** Everything that can be changed through this service. */
export type MutationReCallWaitingNumbering_KhamBenhArgs = {
  input: VeInput;
};


/** Everything that can be changed through this service. */
export type MutationReCallWaitingNumbering_ThamDoChucNangArgs = {
  input: VeInput;
};


/** Everything that can be changed through this service. */
export type MutationReCallWaitingNumbering_TiepNhanArgs = {
  input: VeInput;
};


/** Everything that can be changed through this service. */
export type MutationReCallWaitingNumbering_VienPhiArgs = {
  input: VeInput;
};


/** Everything that can be changed through this service. */
export type MutationReCallWaitingNumbering_XetNghiemArgs = {
  input: VeInput;
};


/** Everything that can be changed through this service. */
export type MutationReleaseBangGiaArgs = {
  TuNgay?: InputMaybe<Scalars['Date']['input']>;
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveBangGiaArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveBenhNhanArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveBenhVienArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveCachLayThuocArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveChongChiDinhDichVuArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveChuongIcdArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveChuyenKhoaArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveCongTyArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveCongTyKskArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveDm_ChucDanhArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveDm_ChucVuArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveDm_DichVuArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveDm_DoiTuongArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveDm_LoiDanArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveDm_LoiDanUongThuocArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveDm_PhuongPhapPhauThuatArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveDm_PhuongPhapVoCamArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveDanTocArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveDichVuYeuCauArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveDinhMucDichVuArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveDonViDoiTacArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveDonViHanhChinhArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveDonViTinhArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveDuongDungArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveGiaTriThamChieuArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveGiuongBenhArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveGoiDichVuArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveGoiKhamSucKhoeArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveHinhThucChuyenArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveHinhThucThanhToanArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveHuongGiaiQuyetArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveIcdArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveIcdThuongDungArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveIcdXetNghiemArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveKhamBenhArgs = {
  LyDo?: InputMaybe<Scalars['String']['input']>;
  LyDo_Id?: InputMaybe<Scalars['ID']['input']>;
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveKhamBenh_ChuyenVienArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveKyBaoCaoArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveLieuTrinhArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveLoaiBenhAnArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveLoaiDichVuArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveLoaiGiaArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveLoaiKhachHangArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveLoaiMauKhamArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveLoaiPhieuThuChiArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveLyDoArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveNgheNghiepArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveNguonKhachHangArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveNhanVienArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveNhomBenhNhanArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveNhomCongNoArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveNhomDichVuArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveNhomDoiTuongArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveNhomIcdArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveNhomMauArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveQuanLyHopDongArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveQuocTichArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveQuyenBienLaiArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveSaoLuuArgs = {
  id: Scalars['ID']['input'];
  lyDo: Scalars['String']['input'];
};


/** Everything that can be changed through this service. */
export type MutationRemoveTaiKhoanNganHangArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveThamSoArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed through this service. */
export type MutationRemoveThietBiArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveTienTeArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveToaThuocMauArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveTuDienKetLuanArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveYLenhChamSocArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveYeuToRhArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRetryCongViecArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed through this service. */
export type MutationRetryGoiNgoaiArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed through this service. */
export type MutationRetryGoiNgoaisArgs = {
  adapter: Scalars['String']['input'];
};


/** Everything that can be changed through this service. */
export type MutationReturnNumbering_CapPhatThuocArgs = {
  input: VeInput;
};


/** Everything that can be changed through this service. */
export type MutationReturnNumbering_KhamBenhArgs = {
  input: VeInput;
};


/** Everything that can be changed through this service. */
export type MutationReturnNumbering_ThamDoChucNangArgs = {
  input: VeInput;
};


/** Everything that can be changed through this service. */
export type MutationReturnNumbering_TiepNhanArgs = {
  input: VeInput;
};


/** Everything that can be changed through this service. */
export type MutationReturnNumbering_VienPhiArgs = {
  input: VeInput;
};


/** Everything that can be changed through this service. */
export type MutationReturnNumbering_XetNghiemArgs = {
  input: VeInput;
};


/** Everything that can be changed through this service. */
export type MutationSaoChepBangGiaArgs = {
  id: Scalars['ID']['input'];
  input: SaoChepBangGiaInput;
};


/** Everything that can be changed through this service. */
export type MutationSaveAndVerifyKhamBenhArgs = {
  id: Scalars['ID']['input'];
  input: KhamBenhInput;
};


/** Everything that can be changed through this service. */
export type MutationSetPhongBanDichVusArgs = {
  DichVu_Ids: Array<Scalars['ID']['input']>;
  PhongBan_Id: Scalars['ID']['input'];
  daThay?: InputMaybe<Array<Scalars['ID']['input']>>;
};


/** Everything that can be changed through this service. */
export type MutationSetPhongBanGiuongsArgs = {
  Giuong_Ids: Array<Scalars['ID']['input']>;
  PhongBan_Id: Scalars['ID']['input'];
  daThay?: InputMaybe<Array<Scalars['ID']['input']>>;
};


/** Everything that can be changed through this service. */
export type MutationSetPhongBanKhoDuocsArgs = {
  Kho_Ids: Array<Scalars['ID']['input']>;
  PhongBan_Id: Scalars['ID']['input'];
  daThay?: InputMaybe<Array<Scalars['ID']['input']>>;
};


/** Everything that can be changed through this service. */
export type MutationSuaGiaBangGiaArgs = {
  id: Scalars['ID']['input'];
  thayDoi: Array<ThayDoiGiaInput>;
};


/** Everything that can be changed through this service. */
export type MutationTaoDichVuCoSanArgs = {
  dichVu: Array<DichVuCoSanInput>;
  tenBangGia: Scalars['String']['input'];
};


/** Everything that can be changed through this service. */
export type MutationTaoNoiTheoMauArgs = {
  mau: Scalars['String']['input'];
  noi: Array<NoiTheoMauInput>;
};


/** Everything that can be changed through this service. */
export type MutationThuHoiBangGiaArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed through this service. */
export type MutationTraKetQuaArgs = {
  id: Scalars['ID']['input'];
  input: TraKetQuaInput;
};


/** Everything that can be changed through this service. */
export type MutationTraKetQuaThamDoChucNangArgs = {
  id: Scalars['ID']['input'];
  input: TraKetQuaThamDoChucNangInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateBangGiaArgs = {
  id: Scalars['ID']['input'];
  input: BangGiaInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateBenhNhanArgs = {
  id: Scalars['ID']['input'];
  input: BenhNhanInput;
  xacNhanTrung?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationUpdateBenhVienArgs = {
  id: Scalars['ID']['input'];
  input: BenhVienInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateCachLayThuocArgs = {
  id: Scalars['ID']['input'];
  input: CachLayThuocInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateChongChiDinhDichVuArgs = {
  id: Scalars['ID']['input'];
  input: ChongChiDinhDichVuInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateChuongIcdArgs = {
  id: Scalars['ID']['input'];
  input: ChuongIcdInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateChuyenKhoaArgs = {
  id: Scalars['ID']['input'];
  input: ChuyenKhoaInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateCongTyArgs = {
  id: Scalars['ID']['input'];
  input: CongTyInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateCongTyKskArgs = {
  id: Scalars['ID']['input'];
  input: CongTyKskInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateDm_ChucDanhArgs = {
  id: Scalars['ID']['input'];
  input: Dm_ChucDanhInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateDm_ChucVuArgs = {
  id: Scalars['ID']['input'];
  input: Dm_ChucVuInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateDm_DichVuArgs = {
  id: Scalars['ID']['input'];
  input: Dm_DichVuInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateDm_DoiTuongArgs = {
  id: Scalars['ID']['input'];
  input: Dm_DoiTuongInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateDm_LoiDanArgs = {
  id: Scalars['ID']['input'];
  input: Dm_LoiDanInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateDm_LoiDanUongThuocArgs = {
  id: Scalars['ID']['input'];
  input: Dm_LoiDanUongThuocInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateDm_PhuongPhapPhauThuatArgs = {
  id: Scalars['ID']['input'];
  input: Dm_PhuongPhapPhauThuatInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateDm_PhuongPhapVoCamArgs = {
  id: Scalars['ID']['input'];
  input: Dm_PhuongPhapVoCamInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateDanTocArgs = {
  id: Scalars['ID']['input'];
  input: DanTocInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateDichVuYeuCauArgs = {
  id: Scalars['ID']['input'];
  input: DichVuYeuCauSuaInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateDichVuYeuCauDangThucHienArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed through this service. */
export type MutationUpdateDichVuYeuCauStateArgs = {
  id: Scalars['ID']['input'];
  newState: TrangThaiDichVuYeuCau;
  oldState: TrangThaiDichVuYeuCau;
};


/** Everything that can be changed through this service. */
export type MutationUpdateDichVuYeuCauStateBySoPhieuArgs = {
  SoPhieuYeuCau: Scalars['String']['input'];
  newState: TrangThaiDichVuYeuCau;
  oldState: TrangThaiDichVuYeuCau;
};


/** Everything that can be changed through this service. */
export type MutationUpdateDinhMucDichVuArgs = {
  id: Scalars['ID']['input'];
  input: DinhMucDichVuInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateDonViDoiTacArgs = {
  id: Scalars['ID']['input'];
  input: DonViDoiTacInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateDonViHanhChinhArgs = {
  id: Scalars['ID']['input'];
  input: DonViHanhChinhInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateDonViTinhArgs = {
  id: Scalars['ID']['input'];
  input: DonViTinhInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateDuongDungArgs = {
  id: Scalars['ID']['input'];
  input: DuongDungInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateGiaTriThamChieuArgs = {
  id: Scalars['ID']['input'];
  input: GiaTriThamChieuInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateGiuongBenhArgs = {
  id: Scalars['ID']['input'];
  input: GiuongBenhInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateGoiDichVuArgs = {
  id: Scalars['ID']['input'];
  input: GoiDichVuInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateGoiKhamSucKhoeArgs = {
  id: Scalars['ID']['input'];
  input: GoiKhamSucKhoeInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateHinhThucChuyenArgs = {
  id: Scalars['ID']['input'];
  input: HinhThucChuyenInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateHinhThucThanhToanArgs = {
  id: Scalars['ID']['input'];
  input: HinhThucThanhToanInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateHuongGiaiQuyetArgs = {
  id: Scalars['ID']['input'];
  input: HuongGiaiQuyetInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateIcdArgs = {
  id: Scalars['ID']['input'];
  input: IcdInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateIcdThuongDungArgs = {
  id: Scalars['ID']['input'];
  input: IcdThuongDungInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateIcdXetNghiemArgs = {
  id: Scalars['ID']['input'];
  input: IcdXetNghiemInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateKetQuaThamDoChucNangArgs = {
  id: Scalars['ID']['input'];
  input: KetQuaThamDoChucNangInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateKetQuaXetNghiemArgs = {
  id: Scalars['ID']['input'];
  input: KetQuaXetNghiemInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateKhamBenhArgs = {
  id: Scalars['ID']['input'];
  input: KhamBenhInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateKhamBenh_ChuyenVienArgs = {
  id: Scalars['ID']['input'];
  input: KhamBenh_ChuyenVienInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateKyBaoCaoArgs = {
  id: Scalars['ID']['input'];
  input: KyBaoCaoInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateLienThongDonThuocArgs = {
  input: LienThongDonThuocInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateLieuTrinhArgs = {
  id: Scalars['ID']['input'];
  input: LieuTrinhInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateLoaiBenhAnArgs = {
  id: Scalars['ID']['input'];
  input: LoaiBenhAnInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateLoaiDichVuArgs = {
  id: Scalars['ID']['input'];
  input: LoaiDichVuInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateLoaiGiaArgs = {
  id: Scalars['ID']['input'];
  input: LoaiGiaInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateLoaiKhachHangArgs = {
  id: Scalars['ID']['input'];
  input: LoaiKhachHangInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateLoaiMauKhamArgs = {
  id: Scalars['ID']['input'];
  input: LoaiMauKhamInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateLoaiPhieuThuChiArgs = {
  id: Scalars['ID']['input'];
  input: LoaiPhieuThuChiInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateLyDoArgs = {
  id: Scalars['ID']['input'];
  input: LyDoInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateManyChiDinhPhongMachNhapToSanSangArgs = {
  NgayYeuCau: Scalars['DateTime']['input'];
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationUpdateManyDichVuYeuCauNhapToSanSangArgs = {
  NgayYeuCau: Scalars['DateTime']['input'];
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationUpdateManyDichVuYeuCauStateArgs = {
  ids: Array<Scalars['ID']['input']>;
  newState: TrangThaiDichVuYeuCau;
  oldState: TrangThaiDichVuYeuCau;
};


/** Everything that can be changed through this service. */
export type MutationUpdateNgheNghiepArgs = {
  id: Scalars['ID']['input'];
  input: NgheNghiepInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateNguonKhachHangArgs = {
  id: Scalars['ID']['input'];
  input: NguonKhachHangInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateNhanVienArgs = {
  id: Scalars['ID']['input'];
  input: NhanVienInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateNhomBenhNhanArgs = {
  id: Scalars['ID']['input'];
  input: NhomBenhNhanInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateNhomCongNoArgs = {
  id: Scalars['ID']['input'];
  input: NhomCongNoInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateNhomDichVuArgs = {
  id: Scalars['ID']['input'];
  input: NhomDichVuInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateNhomDoiTuongArgs = {
  id: Scalars['ID']['input'];
  input: NhomDoiTuongInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateNhomIcdArgs = {
  id: Scalars['ID']['input'];
  input: NhomIcdInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateNhomMauArgs = {
  id: Scalars['ID']['input'];
  input: NhomMauInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateQuanLyHopDongArgs = {
  id: Scalars['ID']['input'];
  input: QuanLyHopDongInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateQuocTichArgs = {
  id: Scalars['ID']['input'];
  input: QuocTichInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateQuyenBienLaiArgs = {
  id: Scalars['ID']['input'];
  input: QuyenBienLaiInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateSettingCustomerArgs = {
  input: Scalars['JSON']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationUpdateSettingTypeArgs = {
  input: Scalars['JSON']['input'];
  type: Scalars['String']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationUpdateTaiKhoanHoaDonArgs = {
  id: Scalars['ID']['input'];
  input: TaiKhoanHoaDonInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateTaiKhoanNganHangArgs = {
  id: Scalars['ID']['input'];
  input: TaiKhoanNganHangInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateThamSoArgs = {
  id: Scalars['ID']['input'];
  input: ThamSoChangeInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateThietBiArgs = {
  id: Scalars['ID']['input'];
  input: ThietBiInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateTienTeArgs = {
  id: Scalars['ID']['input'];
  input: TienTeInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateTiepNhanArgs = {
  id: Scalars['ID']['input'];
  input: TiepNhanInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateToaThuocArgs = {
  KhamBenh_Id: Scalars['ID']['input'];
  input: ToaThuocInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateToaThuocMauArgs = {
  id: Scalars['ID']['input'];
  input: ToaThuocMauInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateTuDienKetLuanArgs = {
  id: Scalars['ID']['input'];
  input: TuDienKetLuanInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateYLenhChamSocArgs = {
  id: Scalars['ID']['input'];
  input: YLenhChamSocInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateYeuToRhArgs = {
  id: Scalars['ID']['input'];
  input: YeuToRhInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdate_QuyenBienLai_ByVienPhiArgs = {
  id: Scalars['ID']['input'];
  input: QuyenBienLaiThuNganInput;
};


/** Everything that can be changed through this service. */
export type MutationVerifyKhamBenhArgs = {
  currentState: TrangThaiKhamBenh;
  id: Scalars['ID']['input'];
};


/** Everything that can be changed through this service. */
export type MutationXacNhanBhytArgs = {
  TiepNhan_Id: Scalars['ID']['input'];
};


/** Everything that can be changed through this service. */
export type MutationXoaBienLai_ByVienPhiArgs = {
  LyDo: Scalars['String']['input'];
  id: Scalars['ID']['input'];
};

/** Occupations: one entry. */
export type NgheNghiep = {
  /** Note */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Occupation code */
  MaNgheNghiep?: Maybe<Scalars['String']['output']>;
  /** Exchange code */
  MaXML?: Maybe<Scalars['String']['output']>;
  /** Default */
  MacDinh?: Maybe<Scalars['Boolean']['output']>;
  /** Changed at. */
  NgayCapNhat: Scalars['DateTime']['output'];
  /** Made at. */
  NgayTao: Scalars['DateTime']['output'];
  /** Suspended: kept on old records, offered no more. */
  TamNgung: Scalars['Boolean']['output'];
  /** Occupation name */
  TenNgheNghiep?: Maybe<Scalars['String']['output']>;
  /** DangSuDung, or DaHuy once removed. */
  TrangThai: Scalars['String']['output'];
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** Rises with each change; sent back with an update, another one answers CONFLICT. */
  version: Scalars['Int']['output'];
};

/** Occupations: what is written; an update changes the fields that are given. */
export type NgheNghiepInput = {
  /** Note */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** Occupation code */
  MaNgheNghiep?: InputMaybe<Scalars['String']['input']>;
  /** Exchange code */
  MaXML?: InputMaybe<Scalars['String']['input']>;
  /** Default */
  MacDinh?: InputMaybe<Scalars['Boolean']['input']>;
  /** Suspended. */
  TamNgung?: InputMaybe<Scalars['Boolean']['input']>;
  /** Occupation name */
  TenNgheNghiep?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read, for an update. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Occupations: one page. */
export type NgheNghiepList = {
  /** The page answered, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The entries of the page. */
  data: Array<NgheNghiep>;
  /** Pages in all. */
  totalPages: Scalars['Int']['output'];
  /** Entries in all. */
  totalRows: Scalars['Int']['output'];
};

/** An account, for the filter of the operation log. */
export type NguoiThaoTac = {
  /** Name of the member of staff behind it. */
  TenNhanVien?: Maybe<Scalars['String']['output']>;
  /** The account's id. */
  _id: Scalars['ID']['output'];
  /** Its name. */
  username: Scalars['String']['output'];
};

/** Customer sources: one entry. */
export type NguonKhachHang = {
  /** Note */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Customer source code */
  MaNguonKhachHang?: Maybe<Scalars['String']['output']>;
  /** Default */
  MacDinh?: Maybe<Scalars['Boolean']['output']>;
  /** Changed at. */
  NgayCapNhat: Scalars['DateTime']['output'];
  /** Made at. */
  NgayTao: Scalars['DateTime']['output'];
  /** Suspended: kept on old records, offered no more. */
  TamNgung: Scalars['Boolean']['output'];
  /** Customer source name */
  TenNguonKhachHang?: Maybe<Scalars['String']['output']>;
  /** DangSuDung, or DaHuy once removed. */
  TrangThai: Scalars['String']['output'];
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** Rises with each change; sent back with an update, another one answers CONFLICT. */
  version: Scalars['Int']['output'];
};

/** Customer sources: what is written; an update changes the fields that are given. */
export type NguonKhachHangInput = {
  /** Note */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** Customer source code */
  MaNguonKhachHang?: InputMaybe<Scalars['String']['input']>;
  /** Default */
  MacDinh?: InputMaybe<Scalars['Boolean']['input']>;
  /** Suspended. */
  TamNgung?: InputMaybe<Scalars['Boolean']['input']>;
  /** Customer source name */
  TenNguonKhachHang?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read, for an update. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Customer sources: one page. */
export type NguonKhachHangList = {
  /** The page answered, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The entries of the page. */
  data: Array<NguonKhachHang>;
  /** Pages in all. */
  totalPages: Scalars['Int']['output'];
  /** Entries in all. */
  totalRows: Scalars['Int']['output'];
};

/** A provider of electronic invoices. */
export type NhaCungCapHoaDon =
  /** Viettel S-Invoice V2. */
  | 'Viettel';

/** Staff: one entry. */
export type NhanVien = {
  /** Citizen id */
  CMND?: Maybe<Scalars['String']['output']>;
  /** Specimen signature */
  ChuKy?: Maybe<Scalars['ID']['output']>;
  /** Title: its label */
  ChucDanh?: Maybe<RefLabel>;
  /** Title */
  ChucDanh_Id?: Maybe<Scalars['ID']['output']>;
  /** Position: its label */
  ChucVu?: Maybe<RefLabel>;
  /** Position */
  ChucVu_Id?: Maybe<Scalars['ID']['output']>;
  /** External certificate */
  ChungChiNgoai?: Maybe<Scalars['String']['output']>;
  /** Company: its label */
  CongTy?: Maybe<RefLabel>;
  /** Company */
  CongTy_Id?: Maybe<Scalars['ID']['output']>;
  /** Ethnic group: its label */
  DanToc?: Maybe<RefLabel>;
  /** Ethnic group */
  DanToc_Id?: Maybe<Scalars['ID']['output']>;
  /** Address */
  DiaChi?: Maybe<Scalars['String']['output']>;
  /** E-mail */
  Email?: Maybe<Scalars['String']['output']>;
  /** Note */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Sex */
  GioiTinh?: Maybe<GioiTinh>;
  /** National e-prescription code */
  MaLienThongBacSi?: Maybe<Scalars['String']['output']>;
  /** Staff code */
  MaNhanVien?: Maybe<Scalars['String']['output']>;
  /** Social insurance number */
  MaSoBHXH?: Maybe<Scalars['String']['output']>;
  /** Licence date */
  NgayCapChungChi?: Maybe<Scalars['Date']['output']>;
  /** Changed at. */
  NgayCapNhat: Scalars['DateTime']['output'];
  /** Licence valid to */
  NgayHetHanChungChi?: Maybe<Scalars['Date']['output']>;
  /** Link code date */
  NgayLienThong?: Maybe<Scalars['Date']['output']>;
  /** Birth date */
  NgaySinh?: Maybe<Scalars['Date']['output']>;
  /** Made at. */
  NgayTao: Scalars['DateTime']['output'];
  /** Start date */
  NgayVaoLam?: Maybe<Scalars['Date']['output']>;
  /** Occupation: its label */
  NgheNghiep?: Maybe<RefLabel>;
  /** Occupation */
  NgheNghiep_Id?: Maybe<Scalars['ID']['output']>;
  /** Licence issued by */
  NoiCapChungChi?: Maybe<Scalars['String']['output']>;
  /** Scope of practice */
  PhamViHanhNghe?: Maybe<Scalars['String']['output']>;
  /** Commission percent */
  PhanTramHoaHong?: Maybe<Scalars['Decimal']['output']>;
  /** Department: its label */
  PhongBan?: Maybe<RefLabel>;
  /** Department */
  PhongBan_Id?: Maybe<Scalars['ID']['output']>;
  /** Nationality: its label */
  QuocTich?: Maybe<RefLabel>;
  /** Nationality */
  QuocTich_Id?: Maybe<Scalars['ID']['output']>;
  /** Practice licence */
  SoChungChiHanhNghe?: Maybe<Scalars['String']['output']>;
  /** Phone */
  SoDienThoai?: Maybe<Scalars['String']['output']>;
  /** Social insurance amount */
  SoTienBHXH?: Maybe<Scalars['Decimal']['output']>;
  /** Suspended: kept on old records, offered no more. */
  TamNgung: Scalars['Boolean']['output'];
  /** Full name */
  TenNhanVien?: Maybe<Scalars['String']['output']>;
  /** DangSuDung, or DaHuy once removed. */
  TrangThai: Scalars['String']['output'];
  /** E-prescription link */
  TrangThaiLienThong?: Maybe<TrangThaiLienThong>;
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** Rises with each change; sent back with an update, another one answers CONFLICT. */
  version: Scalars['Int']['output'];
};

/** Staff: what is written; an update changes the fields that are given. */
export type NhanVienInput = {
  /** Citizen id */
  CMND?: InputMaybe<Scalars['String']['input']>;
  /** Specimen signature */
  ChuKy?: InputMaybe<Scalars['ID']['input']>;
  /** Title */
  ChucDanh_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Position */
  ChucVu_Id?: InputMaybe<Scalars['ID']['input']>;
  /** External certificate */
  ChungChiNgoai?: InputMaybe<Scalars['String']['input']>;
  /** Company */
  CongTy_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Ethnic group */
  DanToc_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Address */
  DiaChi?: InputMaybe<Scalars['String']['input']>;
  /** E-mail */
  Email?: InputMaybe<Scalars['String']['input']>;
  /** Note */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** Sex */
  GioiTinh?: InputMaybe<GioiTinh>;
  /** National e-prescription code */
  MaLienThongBacSi?: InputMaybe<Scalars['String']['input']>;
  /** Staff code */
  MaNhanVien?: InputMaybe<Scalars['String']['input']>;
  /** Social insurance number */
  MaSoBHXH?: InputMaybe<Scalars['String']['input']>;
  /** Licence date */
  NgayCapChungChi?: InputMaybe<Scalars['Date']['input']>;
  /** Licence valid to */
  NgayHetHanChungChi?: InputMaybe<Scalars['Date']['input']>;
  /** Link code date */
  NgayLienThong?: InputMaybe<Scalars['Date']['input']>;
  /** Birth date */
  NgaySinh?: InputMaybe<Scalars['Date']['input']>;
  /** Start date */
  NgayVaoLam?: InputMaybe<Scalars['Date']['input']>;
  /** Occupation */
  NgheNghiep_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Licence issued by */
  NoiCapChungChi?: InputMaybe<Scalars['String']['input']>;
  /** Scope of practice */
  PhamViHanhNghe?: InputMaybe<Scalars['String']['input']>;
  /** Commission percent */
  PhanTramHoaHong?: InputMaybe<Scalars['Decimal']['input']>;
  /** Department */
  PhongBan_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Nationality */
  QuocTich_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Practice licence */
  SoChungChiHanhNghe?: InputMaybe<Scalars['String']['input']>;
  /** Phone */
  SoDienThoai?: InputMaybe<Scalars['String']['input']>;
  /** Social insurance amount */
  SoTienBHXH?: InputMaybe<Scalars['Decimal']['input']>;
  /** Suspended. */
  TamNgung?: InputMaybe<Scalars['Boolean']['input']>;
  /** Full name */
  TenNhanVien?: InputMaybe<Scalars['String']['input']>;
  /** E-prescription link */
  TrangThaiLienThong?: InputMaybe<TrangThaiLienThong>;
  /** The version that was read, for an update. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Staff: one page. */
export type NhanVienList = {
  /** The page answered, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The entries of the page. */
  data: Array<NhanVien>;
  /** Pages in all. */
  totalPages: Scalars['Int']['output'];
  /** Entries in all. */
  totalRows: Scalars['Int']['output'];
};

/** Patient groups: one entry. */
export type NhomBenhNhan = {
  /** Note */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Price types of goods */
  LoaiGiaHangHoa_Ids: Array<Scalars['ID']['output']>;
  /** Price types of goods: their labels */
  LoaiGiaHangHoas: Array<RefLabel>;
  /** Customer type: its label */
  LoaiKhachHang?: Maybe<RefLabel>;
  /** Customer type */
  LoaiKhachHang_Id?: Maybe<Scalars['ID']['output']>;
  /** Patient group code */
  MaNhomBenhNhan?: Maybe<Scalars['String']['output']>;
  /** Default */
  MacDinh?: Maybe<Scalars['Boolean']['output']>;
  /** Changed at. */
  NgayCapNhat: Scalars['DateTime']['output'];
  /** Made at. */
  NgayTao: Scalars['DateTime']['output'];
  /** Suspended: kept on old records, offered no more. */
  TamNgung: Scalars['Boolean']['output'];
  /** Patient group name */
  TenNhomBenhNhan?: Maybe<Scalars['String']['output']>;
  /** DangSuDung, or DaHuy once removed. */
  TrangThai: Scalars['String']['output'];
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** Rises with each change; sent back with an update, another one answers CONFLICT. */
  version: Scalars['Int']['output'];
};

/** Patient groups: what is written; an update changes the fields that are given. */
export type NhomBenhNhanInput = {
  /** Note */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** Price types of goods */
  LoaiGiaHangHoa_Ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Customer type */
  LoaiKhachHang_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Patient group code */
  MaNhomBenhNhan?: InputMaybe<Scalars['String']['input']>;
  /** Default */
  MacDinh?: InputMaybe<Scalars['Boolean']['input']>;
  /** Suspended. */
  TamNgung?: InputMaybe<Scalars['Boolean']['input']>;
  /** Patient group name */
  TenNhomBenhNhan?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read, for an update. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Patient groups: one page. */
export type NhomBenhNhanList = {
  /** The page answered, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The entries of the page. */
  data: Array<NhomBenhNhan>;
  /** Pages in all. */
  totalPages: Scalars['Int']['output'];
  /** Entries in all. */
  totalRows: Scalars['Int']['output'];
};

/** Debt groups: one entry. */
export type NhomCongNo = {
  /** To */
  DenNgay?: Maybe<Scalars['Date']['output']>;
  /** Note */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Debt group code */
  MaNhomCongNo?: Maybe<Scalars['String']['output']>;
  /** Changed at. */
  NgayCapNhat: Scalars['DateTime']['output'];
  /** Made at. */
  NgayTao: Scalars['DateTime']['output'];
  /** Suspended: kept on old records, offered no more. */
  TamNgung: Scalars['Boolean']['output'];
  /** Debt group name */
  TenNhomCongNo?: Maybe<Scalars['String']['output']>;
  /** DangSuDung, or DaHuy once removed. */
  TrangThai: Scalars['String']['output'];
  /** From */
  TuNgay?: Maybe<Scalars['Date']['output']>;
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** Rises with each change; sent back with an update, another one answers CONFLICT. */
  version: Scalars['Int']['output'];
};

/** Debt groups: what is written; an update changes the fields that are given. */
export type NhomCongNoInput = {
  /** To */
  DenNgay?: InputMaybe<Scalars['Date']['input']>;
  /** Note */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** Debt group code */
  MaNhomCongNo?: InputMaybe<Scalars['String']['input']>;
  /** Suspended. */
  TamNgung?: InputMaybe<Scalars['Boolean']['input']>;
  /** Debt group name */
  TenNhomCongNo?: InputMaybe<Scalars['String']['input']>;
  /** From */
  TuNgay?: InputMaybe<Scalars['Date']['input']>;
  /** The version that was read, for an update. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Debt groups: one page. */
export type NhomCongNoList = {
  /** The page answered, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The entries of the page. */
  data: Array<NhomCongNo>;
  /** Pages in all. */
  totalPages: Scalars['Int']['output'];
  /** Entries in all. */
  totalRows: Scalars['Int']['output'];
};

/** Service groups: one entry. */
export type NhomDichVu = {
  /** Note */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Service type: its label */
  LoaiDichVu?: Maybe<RefLabel>;
  /** Service type */
  LoaiDichVu_Id?: Maybe<Scalars['ID']['output']>;
  /** Service group code */
  MaNhomDichVu?: Maybe<Scalars['String']['output']>;
  /** Print form */
  MauIn?: Maybe<Scalars['String']['output']>;
  /** Changed at. */
  NgayCapNhat: Scalars['DateTime']['output'];
  /** Made at. */
  NgayTao: Scalars['DateTime']['output'];
  /** Department: its label */
  PhongBan?: Maybe<RefLabel>;
  /** Department */
  PhongBan_Id?: Maybe<Scalars['ID']['output']>;
  /** Suspended: kept on old records, offered no more. */
  TamNgung: Scalars['Boolean']['output'];
  /** Service group name */
  TenNhomDichVu?: Maybe<Scalars['String']['output']>;
  /** Order */
  ThuTu?: Maybe<Scalars['Decimal']['output']>;
  /** DangSuDung, or DaHuy once removed. */
  TrangThai: Scalars['String']['output'];
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** Colour */
  color?: Maybe<Scalars['String']['output']>;
  /** Rises with each change; sent back with an update, another one answers CONFLICT. */
  version: Scalars['Int']['output'];
};

/** Service groups: what is written; an update changes the fields that are given. */
export type NhomDichVuInput = {
  /** Note */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** Service type */
  LoaiDichVu_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Service group code */
  MaNhomDichVu?: InputMaybe<Scalars['String']['input']>;
  /** Print form */
  MauIn?: InputMaybe<Scalars['String']['input']>;
  /** Department */
  PhongBan_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Suspended. */
  TamNgung?: InputMaybe<Scalars['Boolean']['input']>;
  /** Service group name */
  TenNhomDichVu?: InputMaybe<Scalars['String']['input']>;
  /** Order */
  ThuTu?: InputMaybe<Scalars['Decimal']['input']>;
  /** Colour */
  color?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read, for an update. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Service groups: one page. */
export type NhomDichVuList = {
  /** The page answered, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The entries of the page. */
  data: Array<NhomDichVu>;
  /** Pages in all. */
  totalPages: Scalars['Int']['output'];
  /** Entries in all. */
  totalRows: Scalars['Int']['output'];
};

/** Payer groups: one entry. */
export type NhomDoiTuong = {
  /** Note */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Payer group code */
  MaNhomDoiTuong?: Maybe<Scalars['String']['output']>;
  /** Default */
  MacDinh?: Maybe<Scalars['Boolean']['output']>;
  /** Changed at. */
  NgayCapNhat: Scalars['DateTime']['output'];
  /** Made at. */
  NgayTao: Scalars['DateTime']['output'];
  /** Suspended: kept on old records, offered no more. */
  TamNgung: Scalars['Boolean']['output'];
  /** Payer group name */
  TenNhomDoiTuong?: Maybe<Scalars['String']['output']>;
  /** DangSuDung, or DaHuy once removed. */
  TrangThai: Scalars['String']['output'];
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** Rises with each change; sent back with an update, another one answers CONFLICT. */
  version: Scalars['Int']['output'];
};

/** Payer groups: what is written; an update changes the fields that are given. */
export type NhomDoiTuongInput = {
  /** Note */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** Payer group code */
  MaNhomDoiTuong?: InputMaybe<Scalars['String']['input']>;
  /** Default */
  MacDinh?: InputMaybe<Scalars['Boolean']['input']>;
  /** Suspended. */
  TamNgung?: InputMaybe<Scalars['Boolean']['input']>;
  /** Payer group name */
  TenNhomDoiTuong?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read, for an update. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Payer groups: one page. */
export type NhomDoiTuongList = {
  /** The page answered, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The entries of the page. */
  data: Array<NhomDoiTuong>;
  /** Pages in all. */
  totalPages: Scalars['Int']['output'];
  /** Entries in all. */
  totalRows: Scalars['Int']['output'];
};

/** ICD groups: one entry. */
export type NhomIcd = {
  /** ICD chapter: its label */
  ChuongICD?: Maybe<RefLabel>;
  /** ICD chapter */
  ChuongICD_Id?: Maybe<Scalars['ID']['output']>;
  /** Note */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Group code */
  MaNhomICD?: Maybe<Scalars['String']['output']>;
  /** Changed at. */
  NgayCapNhat: Scalars['DateTime']['output'];
  /** Made at. */
  NgayTao: Scalars['DateTime']['output'];
  /** Suspended: kept on old records, offered no more. */
  TamNgung: Scalars['Boolean']['output'];
  /** Group name */
  TenNhomICD?: Maybe<Scalars['String']['output']>;
  /** English name */
  TenTiengAnh?: Maybe<Scalars['String']['output']>;
  /** DangSuDung, or DaHuy once removed. */
  TrangThai: Scalars['String']['output'];
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** Rises with each change; sent back with an update, another one answers CONFLICT. */
  version: Scalars['Int']['output'];
};

/** ICD groups: what is written; an update changes the fields that are given. */
export type NhomIcdInput = {
  /** ICD chapter */
  ChuongICD_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Note */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** Group code */
  MaNhomICD?: InputMaybe<Scalars['String']['input']>;
  /** Suspended. */
  TamNgung?: InputMaybe<Scalars['Boolean']['input']>;
  /** Group name */
  TenNhomICD?: InputMaybe<Scalars['String']['input']>;
  /** English name */
  TenTiengAnh?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read, for an update. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** ICD groups: one page. */
export type NhomIcdList = {
  /** The page answered, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The entries of the page. */
  data: Array<NhomIcd>;
  /** Pages in all. */
  totalPages: Scalars['Int']['output'];
  /** Entries in all. */
  totalRows: Scalars['Int']['output'];
};

/** Blood groups: one entry. */
export type NhomMau = {
  /** Note */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Blood group code */
  MaNhomMau?: Maybe<Scalars['String']['output']>;
  /** Changed at. */
  NgayCapNhat: Scalars['DateTime']['output'];
  /** Made at. */
  NgayTao: Scalars['DateTime']['output'];
  /** Suspended: kept on old records, offered no more. */
  TamNgung: Scalars['Boolean']['output'];
  /** Blood group name */
  TenNhomMau?: Maybe<Scalars['String']['output']>;
  /** DangSuDung, or DaHuy once removed. */
  TrangThai: Scalars['String']['output'];
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** Rises with each change; sent back with an update, another one answers CONFLICT. */
  version: Scalars['Int']['output'];
};

/** Blood groups: what is written; an update changes the fields that are given. */
export type NhomMauInput = {
  /** Note */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** Blood group code */
  MaNhomMau?: InputMaybe<Scalars['String']['input']>;
  /** Suspended. */
  TamNgung?: InputMaybe<Scalars['Boolean']['input']>;
  /** Blood group name */
  TenNhomMau?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read, for an update. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Blood groups: one page. */
export type NhomMauList = {
  /** The page answered, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The entries of the page. */
  data: Array<NhomMau>;
  /** Pages in all. */
  totalPages: Scalars['Int']['output'];
  /** Entries in all. */
  totalRows: Scalars['Int']['output'];
};

/** The chain of seals of a restored operation log. */
export type NiemPhongKiemChung = {
  /** Rows whose seal had not come yet. */
  chuaNiemPhong: Scalars['Float']['output'];
  /** The first fault; null when the chain is whole. */
  loi?: Maybe<Scalars['String']['output']>;
  /** Sealed rows. */
  soDong: Scalars['Float']['output'];
};

/** A place of a pattern with the name it gets. */
export type NoiTheoMauInput = {
  /** Its code in the pattern. */
  code: Scalars['String']['input'];
  /** Its name. */
  name: Scalars['String']['input'];
};

/** Used for */
export type PhamViApDung =
  /** Outpatients */
  | 'NgoaiTru'
  /** Inpatients */
  | 'NoiTru'
  /** Outpatients and inpatients */
  | 'TatCa';

/** Insurance scope */
export type PhamViBhyt =
  /** 2 - Out of scope */
  | 'NgoaiPhamVi'
  /** 1 - In scope */
  | 'TrongPhamVi';

/** A part of the system whose health is watched. */
export type PhanHeThong =
  /** Memory of the machine that answers. */
  | 'BO_NHO'
  /** Jobs. */
  | 'CONG_VIEC'
  /** The database answers. */
  | 'CO_SO_DU_LIEU'
  /** Disk of the data folder. */
  | 'DIA_DU_LIEU'
  /** Disk of the backup folder. */
  | 'DIA_SAO_LUU'
  /** Calls to systems outside. */
  | 'GOI_NGOAI'
  /** Connections of the database server. */
  | 'KET_NOI'
  /** Nodes that run. */
  | 'MAY_CHU'
  /** The operation log and its seals. */
  | 'NHAT_KY'
  /** Backups. */
  | 'SAO_LUU'
  /** Events between the nodes. */
  | 'SU_KIEN';

/** Kind */
export type PhanLoaiDichVu =
  /** Imaging */
  | 'ChanDoanHinhAnh'
  /** Other */
  | 'Khac'
  /** Examination */
  | 'KhamBenh'
  /** Blood products */
  | 'Mau'
  /** Bed day */
  | 'NgayGiuong'
  /** Surgery */
  | 'PhauThuat'
  /** Functional test */
  | 'ThamDoChucNang'
  /** Procedure */
  | 'ThuThuat'
  /** Laboratory */
  | 'XetNghiem';

/** Class of surgery or procedure */
export type PhanLoaiPttt =
  /** Special */
  | 'DacBiet'
  /** Class I */
  | 'LoaiI'
  /** Class II */
  | 'LoaiII'
  /** Class III */
  | 'LoaiIII';

/** A version of a slip's result: each return makes one, a corrected result a further one. */
export type PhienBanKetQua = {
  /** Why it was taken back. */
  LyDoHuy?: Maybe<Scalars['String']['output']>;
  /** When it was taken back. */
  NgayHuy?: Maybe<Scalars['DateTime']['output']>;
  /** When it was returned; null while it is worked on. */
  NgayTra?: Maybe<Scalars['DateTime']['output']>;
  /** Who took it back. */
  NguoiHuy?: Maybe<RefLabel>;
  /** Who returned it. */
  NguoiTra?: Maybe<RefLabel>;
  /** Number, from 1. */
  PhienBan: Scalars['Int']['output'];
  /** Whom the laboratory told of critical values, and how. */
  XacNhanNguyHiem?: Maybe<Scalars['String']['output']>;
  /** Its values. */
  ketQuas: Array<KetQuaXetNghiem>;
};

/** A version of a slip's functional test result: each return makes one, a corrected result a further one. */
export type PhienBanThamDoChucNang = {
  /** Why it was taken back. */
  LyDoHuy?: Maybe<Scalars['String']['output']>;
  /** When it was taken back. */
  NgayHuy?: Maybe<Scalars['DateTime']['output']>;
  /** When it was returned; null while it is worked on. */
  NgayTra?: Maybe<Scalars['DateTime']['output']>;
  /** Who took it back. */
  NguoiHuy?: Maybe<RefLabel>;
  /** Who returned it. */
  NguoiTra?: Maybe<RefLabel>;
  /** Number, from 1. */
  PhienBan: Scalars['Int']['output'];
  /** Its content. */
  ketQuas: Array<KetQuaThamDoChucNang>;
};

/** The session of a new site's administrator. */
export type PhienThietLap = {
  /** Opaque token for the access token header; shown once. */
  token: Scalars['String']['output'];
  /** The account's id. */
  userId: Scalars['ID']['output'];
};

/** The result of a slip of functional tests, one entry a service. */
export type PhieuThamDoChucNang = {
  /** The slip. */
  DichVuYeuCau: DichVuYeuCau;
  /** Slip id. */
  DichVuYeuCau_Id: Scalars['ID']['output'];
  /** Who verified and returned the result. */
  NguoiDuyet?: Maybe<RefLabel>;
  /** Who performed the tests. */
  NguoiThucHien?: Maybe<RefLabel>;
  /** Number of the version in work or returned. */
  PhienBan: Scalars['Int']['output'];
  /** Every service that needs one has a conclusion. */
  daDu: Scalars['Boolean']['output'];
  /** The services in the order of the slip. */
  ketQuas: Array<KetQuaThamDoChucNang>;
  /** All versions, the newest first. */
  phienBans: Array<PhienBanThamDoChucNang>;
};

/** A room and a service that it performs. */
export type PhongBanDichVu = {
  /** The service's label. */
  DichVu?: Maybe<RefLabel>;
  /** The service. */
  DichVu_Id: Scalars['ID']['output'];
  /** The room's label. */
  PhongBan?: Maybe<RefLabel>;
  /** The room. */
  PhongBan_Id: Scalars['ID']['output'];
};

/** A store that supplies a room. */
export type PhongBanKhoDuoc = {
  /** The store. */
  Kho_Id: Scalars['ID']['output'];
  /** Le (hands out) or TuTruc (ward cabinet). */
  Loai: Scalars['String']['output'];
  /** Code of the store. */
  MaKho: Scalars['String']['output'];
  /** The room. */
  PhongBan_Id: Scalars['ID']['output'];
  /** Name of the store. */
  TenKho: Scalars['String']['output'];
};

/** A room where a service is performed, and how busy it is. */
export type PhongTiepNhan = {
  /** The room. */
  _id: Scalars['ID']['output'];
  /** Its code. */
  ma: Scalars['String']['output'];
  /** How many wait there now. */
  soCho: Scalars['Int']['output'];
  /** Its name. */
  ten: Scalars['String']['output'];
};

/** Contracts: one entry. */
export type QuanLyHopDong = {
  /** Company: its label */
  CongTy?: Maybe<RefLabel>;
  /** Company */
  CongTy_Id?: Maybe<Scalars['ID']['output']>;
  /** Services */
  DichVu_Ids: Array<Scalars['ID']['output']>;
  /** Services: their labels */
  DichVus: Array<RefLabel>;
  /** Note */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Value */
  GiaTriHopDong?: Maybe<Scalars['Decimal']['output']>;
  /** Packages */
  Goi_DichVu_Ids: Array<Scalars['ID']['output']>;
  /** Packages: their labels */
  Goi_DichVus: Array<RefLabel>;
  /** Invoice code */
  MaHoaDon?: Maybe<Scalars['String']['output']>;
  /** Contract code */
  MaHopDong?: Maybe<Scalars['String']['output']>;
  /** Changed at. */
  NgayCapNhat: Scalars['DateTime']['output'];
  /** End date */
  NgayKetThuc?: Maybe<Scalars['Date']['output']>;
  /** Made at. */
  NgayTao: Scalars['DateTime']['output'];
  /** Staff in charge: its label */
  NhanVien?: Maybe<RefLabel>;
  /** Staff in charge */
  NhanVien_Id?: Maybe<Scalars['ID']['output']>;
  /** Phone in charge */
  SDTPhuTrach?: Maybe<Scalars['String']['output']>;
  /** Suspended: kept on old records, offered no more. */
  TamNgung: Scalars['Boolean']['output'];
  /** Advance */
  TamUng?: Maybe<Scalars['Decimal']['output']>;
  /** Contract name */
  TenHopDong?: Maybe<Scalars['String']['output']>;
  /** DangSuDung, or DaHuy once removed. */
  TrangThai: Scalars['String']['output'];
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** Rises with each change; sent back with an update, another one answers CONFLICT. */
  version: Scalars['Int']['output'];
};

/** Contracts: what is written; an update changes the fields that are given. */
export type QuanLyHopDongInput = {
  /** Company */
  CongTy_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Services */
  DichVu_Ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Note */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** Value */
  GiaTriHopDong?: InputMaybe<Scalars['Decimal']['input']>;
  /** Packages */
  Goi_DichVu_Ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Invoice code */
  MaHoaDon?: InputMaybe<Scalars['String']['input']>;
  /** Contract code */
  MaHopDong?: InputMaybe<Scalars['String']['input']>;
  /** End date */
  NgayKetThuc?: InputMaybe<Scalars['Date']['input']>;
  /** Staff in charge */
  NhanVien_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Phone in charge */
  SDTPhuTrach?: InputMaybe<Scalars['String']['input']>;
  /** Suspended. */
  TamNgung?: InputMaybe<Scalars['Boolean']['input']>;
  /** Advance */
  TamUng?: InputMaybe<Scalars['Decimal']['input']>;
  /** Contract name */
  TenHopDong?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read, for an update. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Contracts: one page. */
export type QuanLyHopDongList = {
  /** The page answered, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The entries of the page. */
  data: Array<QuanLyHopDong>;
  /** Pages in all. */
  totalPages: Scalars['Int']['output'];
  /** Entries in all. */
  totalRows: Scalars['Int']['output'];
};

/** Everything that can be asked of this service. */
export type Query = {
  /** Care orders: one entry by id, or null. */
  YLenhChamSoc?: Maybe<YLenhChamSoc>;
  /** Care orders: a page, searched without accents, sorted and filtered by field. */
  YLenhChamSocs: YLenhChamSocList;
  /** Staff whose accounts may prescribe, those without a link code first. */
  bacSiLienThongs: Array<BacSiLienThong>;
  /** A price list. */
  bangGia?: Maybe<BangGia>;
  /** The list of a price type that is in force today. */
  bangGiaHienHanhByLoaiGia?: Maybe<BangGia>;
  /** Today's prices of a service, one a price type. LoaiKhachHang narrows to the types of a payer object. */
  bangGiasByDichVu: Array<GiaTheoBangGia>;
  /** A patient's record; the reading is logged. */
  benhNhan?: Maybe<BenhNhan>;
  /** Patients that fit a text, the newest first; at most 50. */
  benhNhans: Array<BenhNhan>;
  /** One page of patients. */
  benhNhansPagination: BenhNhanTrang;
  /** How many patients the pages hold. */
  benhNhansPaginationTotal: TongSoDong;
  /** Facilities: one entry by id, or null. */
  benhVien?: Maybe<BenhVien>;
  /** Facilities: a page, searched without accents, sorted and filtered by field. */
  benhViens: BenhVienList;
  /** Counters of readable numbers, at most 500; past periods only when they are asked for. */
  boDemSos: Array<BoDemSo>;
  /** Services: a page, searched without accents, sorted and filtered by field. */
  cacDM_DichVu: Dm_DichVuList;
  /** Services by words, with the price for the visit's payer. */
  cacDM_DichVu2: Array<DichVuTimThay>;
  /** Ways to collect medicine: one entry by id, or null. */
  cachLayThuoc?: Maybe<CachLayThuoc>;
  /** Ways to collect medicine: a page, searched without accents, sorted and filtered by field. */
  cachLayThuocs: CachLayThuocList;
  /** Whether somebody's place of work lies in the same facility as a node. */
  checkBacSiThuocCoSo: Scalars['Boolean']['output'];
  /** What moving to another room would mean for a visit. */
  checkBeforeChuyenPhongKham: TruocChuyenPhong;
  /** The advance of the visit was returned. */
  checkDaHoanUng: Scalars['Boolean']['output'];
  /** Whether slips may be performed, in the order of the ids. */
  checkDuocPhepThucHien: Array<DuocPhepThucHien>;
  /** Whether the payer of a visit may be changed; the refusal is an error code. */
  checkIsEligibleForChangeDoiTuong: ActionState;
  /** The cost of a visit so far by payer. */
  chiPhiBenhNhan: VienPhi;
  /** Whether this site has no account yet and waits for its first administrator; its code is printed by the server's start. */
  choThietLap: Scalars['Boolean']['output'];
  /** Service contraindications: one entry by id, or null. */
  chongChiDinhDichVu?: Maybe<ChongChiDinhDichVu>;
  /** Service contraindications: a page, searched without accents, sorted and filtered by field. */
  chongChiDinhDichVus: ChongChiDinhDichVuList;
  /** ICD chapters: one entry by id, or null. */
  chuongICD?: Maybe<ChuongIcd>;
  /** ICD chapters: a page, searched without accents, sorted and filtered by field. */
  chuongICDs: ChuongIcdList;
  /** Medical specialties: one entry by id, or null. */
  chuyenKhoa?: Maybe<ChuyenKhoa>;
  /** Medical specialties: a page, searched without accents, sorted and filtered by field. */
  chuyenKhoas: ChuyenKhoaList;
  /** Companies: one entry by id, or null. */
  congTy?: Maybe<CongTy>;
  /** Health-check companies: one entry by id, or null. */
  congTyKSK?: Maybe<CongTyKsk>;
  /** Companies: a page, searched without accents, sorted and filtered by field. */
  congTys: CongTyList;
  /** Jobs that come round by themselves. */
  congViecDinhKys: Array<CongViecDinhKy>;
  /** Jobs that wait, run or failed, those that failed first, at most 200. */
  congViecs: Array<CongViec>;
  /** Professional titles: one entry by id, or null. */
  dM_ChucDanh?: Maybe<Dm_ChucDanh>;
  /** Professional titles: a page, searched without accents, sorted and filtered by field. */
  dM_ChucDanhs: Dm_ChucDanhList;
  /** Positions: one entry by id, or null. */
  dM_ChucVu?: Maybe<Dm_ChucVu>;
  /** Positions: a page, searched without accents, sorted and filtered by field. */
  dM_ChucVus: Dm_ChucVuList;
  /** Services: one entry by id, or null. */
  dM_DichVu?: Maybe<Dm_DichVu>;
  /** Payer objects: one entry by id, or null. */
  dM_DoiTuong?: Maybe<Dm_DoiTuong>;
  /** Advice: one entry by id, or null. */
  dM_LoiDan?: Maybe<Dm_LoiDan>;
  /** Advice on taking medicine: one entry by id, or null. */
  dM_LoiDanUongThuoc?: Maybe<Dm_LoiDanUongThuoc>;
  /** Advice on taking medicine: a page, searched without accents, sorted and filtered by field. */
  dM_LoiDanUongThuocs: Dm_LoiDanUongThuocList;
  /** Advice: a page, searched without accents, sorted and filtered by field. */
  dM_LoiDans: Dm_LoiDanList;
  /** Surgery methods: one entry by id, or null. */
  dM_PhuongPhapPhauThuat?: Maybe<Dm_PhuongPhapPhauThuat>;
  /** Anaesthesia methods: one entry by id, or null. */
  dM_PhuongPhapVoCam?: Maybe<Dm_PhuongPhapVoCam>;
  /** Ethnic groups: one entry by id, or null. */
  danToc?: Maybe<DanToc>;
  /** Ethnic groups: a page, searched without accents, sorted and filtered by field. */
  danTocs: DanTocList;
  /** Ready slips of a room today. */
  danhSachChoDichVuYeuCau: Array<DichVuYeuCau>;
  /** One tab of a room's work list. */
  danhSachKhamBenh: DanhSachKhamBenh;
  /** One tab of a functional test room's list with the counts of all, between two days, today when empty. Waiting ones in calling order. */
  danhSachThamDoChucNang: DanhSachThamDoChucNang;
  /** One tab of a laboratory's work list with the counts of all, between two days, today when empty. Waiting ones in calling order. */
  danhSachXetNghiem: DanhSachXetNghiem;
  /** Services that ship with Sen, with the prices they are proposed with. */
  dichVuCoSan: Array<DichVuCoSan>;
  /** The examination service that a returning patient comes for most likely: the last one, else what the desk orders most. */
  dichVuDeXuat?: Maybe<Scalars['ID']['output']>;
  /** The examination services for a payer, with prices, rooms and how many wait; `idNode` is the desk. */
  dichVuTiepNhans: Array<DichVuTiepNhan>;
  /** One slip. */
  dichVuYeuCau?: Maybe<DichVuYeuCau>;
  /** Slips of a room between two days; with `inputQMS`, those whose queue ticket fits. */
  dichVuYeuCausByRoom: Array<DichVuYeuCau>;
  /** Slips of a visit, or of one of its sessions. */
  dichVuYeuCausByTiepNhan: Array<DichVuYeuCau>;
  /** Slips of a room that were begun and have no result, the oldest first. */
  dichVuYeuCausChuaKetQuaPagination: DichVuYeuCauTrang;
  /** Service quotas: one entry by id, or null. */
  dinhMucDichVu?: Maybe<DinhMucDichVu>;
  /** Service quotas: a page, searched without accents, sorted and filtered by field. */
  dinhMucDichVus: DinhMucDichVuList;
  /** Partner units: one entry by id, or null. */
  donViDoiTac?: Maybe<DonViDoiTac>;
  /** Partner units: a page, searched without accents, sorted and filtered by field. */
  donViDoiTacs: DonViDoiTacList;
  /** Administrative units: one entry by id, or null. */
  donViHanhChinh?: Maybe<DonViHanhChinh>;
  /** Administrative units: a page, searched without accents, sorted and filtered by field. */
  donViHanhChinhs: DonViHanhChinhList;
  /** Units: one entry by id, or null. */
  donViTinh?: Maybe<DonViTinh>;
  /** Units: a page, searched without accents, sorted and filtered by field. */
  donViTinhs: DonViTinhList;
  /** What happened to a patient, the newest first; the reading is logged. */
  dongThoiGian: Array<MocThoiGian>;
  /** Routes of administration: one entry by id, or null. */
  duongDung?: Maybe<DuongDung>;
  /** Routes of administration: a page, searched without accents, sorted and filtered by field. */
  duongDungs: DuongDungList;
  /** Patient groups: one entry by id, or null. */
  findOneNhomBenhNhan?: Maybe<NhomBenhNhan>;
  /** Payment methods: a page, searched without accents, sorted and filtered by field. */
  getAllDM_HinhThucThanhToan: HinhThucThanhToanList;
  /** Surgery methods: a page, searched without accents, sorted and filtered by field. */
  getAllDM_PhuongPhapPhauThuat: Dm_PhuongPhapPhauThuatList;
  /** Anaesthesia methods: a page, searched without accents, sorted and filtered by field. */
  getAllDM_PhuongPhapVoCam: Dm_PhuongPhapVoCamList;
  /** All price types in use. */
  getAllLoaiGiaSM4: Array<LoaiGia>;
  /** Patient groups: a page, searched without accents, sorted and filtered by field. */
  getAllNhomBenhNhan: NhomBenhNhanList;
  /** Version and kind of this installation. */
  getAppInfo: AppInfo;
  /** Cancelled receipts of a visit. */
  getBienLaiDaHuy_ByTiepNhanId: Array<BienLai>;
  /** Receipts of a patient, the newest first. ViewMode TiepNhan: of the visit only. */
  getBienLai_ByBenhNhanId: Array<BienLai>;
  /** A receipt. */
  getBienLai_ByIdVienPhi?: Maybe<BienLai>;
  /** Receipts of some days, in the order of their numbers. */
  getBienLais: Array<BienLai>;
  /** One session of the history; the reading is logged. */
  getChiTietLichSuDieuTri?: Maybe<KhamBenh>;
  /** Health-check companies: a page, searched without accents, sorted and filtered by field. */
  getCongTyKSKs: CongTyKskList;
  /** Payer objects: a page, searched without accents, sorted and filtered by field. */
  getDM_DoiTuongs: Dm_DoiTuongList;
  /** Receipts to print; isLast: only the last one. */
  getDataPrintBienLais: Array<BienLai>;
  /** The session of an exam order's number. */
  getKhamBenhByMaChiDinh?: Maybe<KhamBenh>;
  /** Transfer records of a patient, of a session, visit or doctor when given, newest first; the reading is logged. */
  getKhamBenh_ChuyenVienByBenhNhanId: Array<KhamBenh_ChuyenVien>;
  /** Sessions of a room by the patient's code. */
  getKhamBenhsByMaBenhNhan: Array<KhamBenh>;
  /** The same with filters. */
  getLichSuDieuTriByBenhNhan: Array<KhamBenh>;
  /** Reasons: one entry by id, or null. */
  getLyDo?: Maybe<LyDo>;
  /** Reasons: a page, searched without accents, sorted and filtered by field. */
  getLyDos: LyDoList;
  /** Reasons by id, suspended ones included. */
  getLyDosByIds: Array<LyDo>;
  /** Reasons of one kind. */
  getLyDosByType: Array<LyDo>;
  /** The account of a visit. */
  getMTransactionFromVienPhi: VienPhi;
  /** The stores that supply a room: those of its facility that hand out, and that name it or no room. */
  getPhongBanKhoDuocByNode: Array<PhongBanKhoDuoc>;
  /** Contracts: one entry by id, or null. */
  getQuanLyHopDongById?: Maybe<QuanLyHopDong>;
  /** Contracts: a page, searched without accents, sorted and filtered by field. */
  getQuanLyHopDongs: QuanLyHopDongList;
  /** Settings that every screen reads. */
  getSetting: Setting;
  /** A reception; the reading is logged. */
  getTiepNhanById?: Maybe<TiepNhan>;
  /** The account by its id. */
  getTransaction_HachToan?: Maybe<VienPhi>;
  /** Figures of a cashier between two instants; what no shift has closed when start is empty. */
  getVienPhiInfoByDate: SoLieuThuNgan;
  /** The receipt books of a member of staff, open ones first. */
  get_QuyenBienLai_ByNguoiSuDung_Id: Array<QuyenBienLaiThuNgan>;
  /** A page of what a list prices and could price, by code; keyWord is read without accents. */
  giaCuaBangGia: TrangBangGia;
  /** Reference values: one entry by id, or null. */
  giaTriThamChieu?: Maybe<GiaTriThamChieu>;
  /** Reference values: a page, searched without accents, sorted and filtered by field. */
  giaTriThamChieus: GiaTriThamChieuList;
  /** Beds: one entry by id, or null. */
  giuongBenh?: Maybe<GiuongBenh>;
  /** Beds: a page, searched without accents, sorted and filtered by field. */
  giuongBenhs: GiuongBenhList;
  /** Service packages: one entry by id, or null. */
  goiDichVu?: Maybe<GoiDichVu>;
  /** Service packages: a page, searched without accents, sorted and filtered by field. */
  goiDichVus: GoiDichVuList;
  /** Health-check packages: one entry by id, or null. */
  goiKhamSucKhoe?: Maybe<GoiKhamSucKhoe>;
  /** Health-check packages: a page, searched without accents, sorted and filtered by field. */
  goiKhamSucKhoes: GoiKhamSucKhoeList;
  /** Calls to systems outside by system and state. */
  goiNgoaiDems: Array<GoiNgoaiDem>;
  /** One page of calls to systems outside, the newest first; `limit` is at most 200. `sau` is the `tiep` of the page before. */
  goiNgoais: GoiNgoaiTrang;
  /** A queue of a day (today when empty), in calling order. */
  hangDoi: HangDoi;
  /** Kinds of transfer: one entry by id, or null. */
  hinhThucChuyen?: Maybe<HinhThucChuyen>;
  /** Kinds of transfer: a page, searched without accents, sorted and filtered by field. */
  hinhThucChuyens: HinhThucChuyenList;
  /** Payment methods: one entry by id, or null. */
  hinhThucThanhToan?: Maybe<HinhThucThanhToan>;
  /** Directions after examination: one entry by id, or null. */
  huongGiaiQuyet?: Maybe<HuongGiaiQuyet>;
  /** Directions after examination: a page, searched without accents, sorted and filtered by field. */
  huongGiaiQuyets: HuongGiaiQuyetList;
  /** ICD diseases: one entry by id, or null. */
  icd?: Maybe<Icd>;
  /** Common ICD codes: one entry by id, or null. */
  icdThuongDung?: Maybe<IcdThuongDung>;
  /** Common ICD codes: a page, searched without accents, sorted and filtered by field. */
  icdThuongDungs: IcdThuongDungList;
  /** Laboratory ICD codes: one entry by id, or null. */
  icdXetNghiem?: Maybe<IcdXetNghiem>;
  /** Laboratory ICD codes: a page, searched without accents, sorted and filtered by field. */
  icdXetNghiems: IcdXetNghiemList;
  /** ICD diseases: a page, searched without accents, sorted and filtered by field. */
  icds: IcdList;
  /** The returned results of a visit, the newest first. The reading is logged. */
  ketQuaByTiepNhan: Array<KetQuaDichVuYeuCau>;
  /** The result of a laboratory slip. The reading is logged. */
  ketQuaDichVuYeuCau: KetQuaDichVuYeuCau;
  /** The result of a slip of functional tests. The reading is logged. */
  ketQuaThamDoChucNang: PhieuThamDoChucNang;
  /** The returned functional test results of a visit, the newest first. The reading is logged. */
  ketQuaThamDoChucNangByTiepNhan: Array<PhieuThamDoChucNang>;
  /** One session; the reading is logged. */
  khamBenh?: Maybe<KhamBenh>;
  /** Sessions of a room between two days. */
  khamBenhs: Array<KhamBenh>;
  /** What the disease list says to a diagnosis. */
  kiemTraChanDoan: Array<LuuYChanDoan>;
  /** Checks the next part of the log's chain of seals, from its beginning when `sau` is empty. One check runs at a time. */
  kiemTraNhatKy: KiemTraNhatKy;
  /** Checks a prescription without writing it. */
  kiemTraToaThuoc: KiemTraToaThuoc;
  /** Report periods: one entry by id, or null. */
  kyBaoCao?: Maybe<KyBaoCao>;
  /** Report periods: a page, searched without accents, sorted and filtered by field. */
  kyBaoCaos: KyBaoCaoList;
  /** Who changed one entry of a catalogue, when and how, newest first. `name` is the catalogue's name. */
  lichSuDanhMuc: Array<CatalogueChange>;
  /** Every price that a service or treatment course has had, the newest first. */
  lichSuGiaDichVu: Array<GiaTheoBangGia>;
  /** Sessions of a patient, newest first; the reading is logged. */
  lichSuKhamBenh: Array<KhamBenh>;
  /** One act with what it changed. The reading is logged. */
  lichSuThaoTac: LichSuThaoTacChiTiet;
  /** One page of the operation log, the newest first; `limit` is at most 200. `sau` is the `tiep` of the page before. */
  lichSuThaoTacs: LichSuThaoTacTrang;
  /** The services, stores and beds of a room, as setPhongBanDichVus, setPhongBanKhoDuocs and setPhongBanGiuongs set them. */
  lienKetPhongBan: LienKetPhongBan;
  /** The link to the national prescription system. */
  lienThongDonThuoc: LienThongDonThuoc;
  /** Treatment courses: one entry by id, or null. */
  lieuTrinh?: Maybe<LieuTrinh>;
  /** Treatment courses: a page, searched without accents, sorted and filtered by field. */
  lieuTrinhs: LieuTrinhList;
  /** Visits of some days (today when empty) by tab, with the counts of all tabs. HasQMS: in the order of the queue. CodeCounter: the counter, narrows to its facility. TypeNumbering UuTien: priority only. DangDieuTri: not completed only. */
  loadBenhNhanFromTransaction: DanhSachVienPhi;
  /** Visits of the month of startDate (this month when empty). */
  loadBenhNhanFromTransactionByMonth: DanhSachVienPhi;
  /** Visits of some days. */
  loadBenhNhanFromTransactionWithTime: DanhSachVienPhi;
  /** Visits before today that still have money open. */
  loadBenhNhanFromTransactionWithTimeLookUpOld: DanhSachVienPhi;
  /** The bill of a visit. */
  loadDataByOnSelectBenhNhan: VienPhi;
  /** The bill of the newest visit of a patient, by patient code. */
  loadDataByOnSelectBenhNhan_MaYTe?: Maybe<VienPhi>;
  /** The kinds of records that the log may hold, by their names. */
  loaiBanGhiThaoTacs: Array<LoaiBanGhiThaoTac>;
  /** Medical record types: one entry by id, or null. */
  loaiBenhAn?: Maybe<LoaiBenhAn>;
  /** Medical record types: a page, searched without accents, sorted and filtered by field. */
  loaiBenhAns: LoaiBenhAnList;
  /** Service types: one entry by id, or null. */
  loaiDichVu?: Maybe<LoaiDichVu>;
  /** Service types: a page, searched without accents, sorted and filtered by field. */
  loaiDichVus: LoaiDichVuList;
  /** Price types: one entry by id, or null. */
  loaiGia?: Maybe<LoaiGia>;
  /** Price types: a page, searched without accents, sorted and filtered by field. */
  loaiGias: LoaiGiaList;
  /** Customer types: one entry by id, or null. */
  loaiKhachHang?: Maybe<LoaiKhachHang>;
  /** Customer types: a page, searched without accents, sorted and filtered by field. */
  loaiKhachHangs: LoaiKhachHangList;
  /** Examination templates: one entry by id, or null. */
  loaiMauKham?: Maybe<LoaiMauKham>;
  /** Examination templates: a page, searched without accents, sorted and filtered by field. */
  loaiMauKhams: LoaiMauKhamList;
  /** Voucher types: one entry by id, or null. */
  loaiPhieuThuChi?: Maybe<LoaiPhieuThuChi>;
  /** Voucher types: a page, searched without accents, sorted and filtered by field. */
  loaiPhieuThuChis: LoaiPhieuThuChiList;
  /** What a patient scans to pay an amount by bank. */
  maQRThanhToan: MaQrThanhToan;
  /** Occupations: one entry by id, or null. */
  ngheNghiep?: Maybe<NgheNghiep>;
  /** Occupations: a page, searched without accents, sorted and filtered by field. */
  ngheNghieps: NgheNghiepList;
  /** Accounts whose name or staff name holds the keyword, at most 20. */
  nguoiThaoTacs: Array<NguoiThaoTac>;
  /** Customer sources: one entry by id, or null. */
  nguonKhachHang?: Maybe<NguonKhachHang>;
  /** Customer sources: a page, searched without accents, sorted and filtered by field. */
  nguonKhachHangs: NguonKhachHangList;
  /** Staff: one entry by id, or null. */
  nhanVien?: Maybe<NhanVien>;
  /** Staff: a page, searched without accents, sorted and filtered by field. */
  nhanViens: NhanVienList;
  /** Debt groups: one entry by id, or null. */
  nhomCongNo?: Maybe<NhomCongNo>;
  /** Debt groups: a page, searched without accents, sorted and filtered by field. */
  nhomCongNos: NhomCongNoList;
  /** Service groups: one entry by id, or null. */
  nhomDichVu?: Maybe<NhomDichVu>;
  /** Service groups: a page, searched without accents, sorted and filtered by field. */
  nhomDichVus: NhomDichVuList;
  /** Payer groups: one entry by id, or null. */
  nhomDoiTuong?: Maybe<NhomDoiTuong>;
  /** Payer groups: a page, searched without accents, sorted and filtered by field. */
  nhomDoiTuongs: NhomDoiTuongList;
  /** ICD groups: one entry by id, or null. */
  nhomICD?: Maybe<NhomIcd>;
  /** ICD groups: a page, searched without accents, sorted and filtered by field. */
  nhomICDs: NhomIcdList;
  /** Blood groups: one entry by id, or null. */
  nhomMau?: Maybe<NhomMau>;
  /** Blood groups: a page, searched without accents, sorted and filtered by field. */
  nhomMaus: NhomMauList;
  /** Which rooms perform which services: of one room, of one service, or all. */
  phongBanDichVus: Array<PhongBanDichVu>;
  /** Nationalities: one entry by id, or null. */
  quocTich?: Maybe<QuocTich>;
  /** Nationalities: a page, searched without accents, sorted and filtered by field. */
  quocTichs: QuocTichList;
  /** Receipt books: one entry by id, or null. */
  quyenBienLai?: Maybe<QuyenBienLai>;
  /** Receipt books: a page, searched without accents, sorted and filtered by field. */
  quyenBienLais: QuyenBienLaiList;
  /** What a card gives for an outpatient visit today. */
  quyenLoiBHYT?: Maybe<QuyenLoiBhyt>;
  /** Lines of an account, read again. */
  reloadChiTietTransaction_HachToan: Array<VienPhiDong>;
  /** Backups with their last proofs. */
  saoLuus: TongQuanSaoLuu;
  /** The patient and insurance card that belong to a citizen id, as known here. */
  searchBHYTByCMND?: Maybe<BenhNhan>;
  /** Price lists by name, the newest first. */
  searchBangGia: Array<BangGia>;
  /** A patient by code, or by what a card or a slip of theirs carries. */
  searchBenhNhanByCode?: Maybe<BenhNhan>;
  /** Sessions of a room by words. */
  searchBenhNhanKhamBenh: Array<KhamBenh>;
  /** Facilities: the entries that fit a text, for pickers; those of idDefaults come first. */
  searchBenhVien: Array<BenhVien>;
  /** Ways to collect medicine: the entries that fit a text, for pickers; those of idDefaults come first. */
  searchCachLayThuoc: Array<CachLayThuoc>;
  /** Service contraindications: the entries that fit a text, for pickers; those of idDefaults come first. */
  searchChongChiDinhDichVu: Array<ChongChiDinhDichVu>;
  /** ICD chapters: the entries that fit a text, for pickers; those of idDefaults come first. */
  searchChuongICD: Array<ChuongIcd>;
  /** Medical specialties: the entries that fit a text, for pickers; those of idDefaults come first. */
  searchChuyenKhoa: Array<ChuyenKhoa>;
  /** Companies: the entries that fit a text, for pickers; those of idDefaults come first. */
  searchCongTy: Array<CongTy>;
  /** Health-check companies: the entries that fit a text, for pickers; those of idDefaults come first. */
  searchCongTyKSKs: Array<CongTyKsk>;
  /** Professional titles: the entries that fit a text, for pickers; those of idDefaults come first. */
  searchDM_ChucDanh: Array<Dm_ChucDanh>;
  /** Positions: the entries that fit a text, for pickers; those of idDefaults come first. */
  searchDM_ChucVu: Array<Dm_ChucVu>;
  /** Services: the entries that fit a text, for pickers; those of idDefaults come first. */
  searchDM_DichVu: Array<Dm_DichVu>;
  /** Payer objects: the entries that fit a text, for pickers; those of idDefaults come first. */
  searchDM_DoiTuong: Array<Dm_DoiTuong>;
  /** Advice: the entries that fit a text, for pickers; those of idDefaults come first. */
  searchDM_LoiDan: Array<Dm_LoiDan>;
  /** Advice on taking medicine: the entries that fit a text, for pickers; those of idDefaults come first. */
  searchDM_LoiDanUongThuoc: Array<Dm_LoiDanUongThuoc>;
  /** Surgery methods: the entries that fit a text, for pickers; those of idDefaults come first. */
  searchDM_PhuongPhapPhauThuats: Array<Dm_PhuongPhapPhauThuat>;
  /** Anaesthesia methods: the entries that fit a text, for pickers; those of idDefaults come first. */
  searchDM_PhuongPhapVoCams: Array<Dm_PhuongPhapVoCam>;
  /** Ethnic groups: the entries that fit a text, for pickers; those of idDefaults come first. */
  searchDanToc: Array<DanToc>;
  /** The slip of a number. */
  searchDichVuYeuCauByCode: Array<DichVuYeuCau>;
  /** The slips of a sample. */
  searchDichVuYeuCauBySID: Array<DichVuYeuCau>;
  /** Service quotas: the entries that fit a text, for pickers; those of idDefaults come first. */
  searchDinhMucDichVu: Array<DinhMucDichVu>;
  /** Partner units: the entries that fit a text, for pickers; those of idDefaults come first. */
  searchDonViDoiTac: Array<DonViDoiTac>;
  /** Administrative units: the entries that fit a text, for pickers; those of idDefaults come first. */
  searchDonViHanhChinh: Array<DonViHanhChinh>;
  /** Units: the entries that fit a text, for pickers; those of idDefaults come first. */
  searchDonViTinh: Array<DonViTinh>;
  /** Routes of administration: the entries that fit a text, for pickers; those of idDefaults come first. */
  searchDuongDung: Array<DuongDung>;
  /** Reference values: the entries that fit a text, for pickers; those of idDefaults come first. */
  searchGiaTriThamChieu: Array<GiaTriThamChieu>;
  /** Beds: the entries that fit a text, for pickers; those of idDefaults come first. */
  searchGiuongBenh: Array<GiuongBenh>;
  /** Service packages: the entries that fit a text, for pickers; those of idDefaults come first. */
  searchGoiDichVu: Array<GoiDichVu>;
  /** Health-check packages: the entries that fit a text, for pickers; those of idDefaults come first. */
  searchGoiKhamSucKhoe: Array<GoiKhamSucKhoe>;
  /** Kinds of transfer: the entries that fit a text, for pickers; those of idDefaults come first. */
  searchHinhThucChuyen: Array<HinhThucChuyen>;
  /** Payment methods: the entries that fit a text, for pickers; those of idDefaults come first. */
  searchHinhThucThanhToan: Array<HinhThucThanhToan>;
  /** Directions after examination: the entries that fit a text, for pickers; those of idDefaults come first. */
  searchHuongGiaiQuyet: Array<HuongGiaiQuyet>;
  /** ICD diseases: the entries that fit a text, for pickers; those of idDefaults come first. */
  searchICD: Array<Icd>;
  /** Common ICD codes: the entries that fit a text, for pickers; those of idDefaults come first. */
  searchICDThuongDung: Array<IcdThuongDung>;
  /** Laboratory ICD codes: the entries that fit a text, for pickers; those of idDefaults come first. */
  searchICDXetNghiem: Array<IcdXetNghiem>;
  /** Sessions by code, patient code or name. */
  searchKhamBenhs: Array<KhamBenh>;
  /** Report periods: the entries that fit a text, for pickers; those of idDefaults come first. */
  searchKyBaoCao: Array<KyBaoCao>;
  /** Treatment courses: the entries that fit a text, for pickers; those of idDefaults come first. */
  searchLieuTrinh: Array<LieuTrinh>;
  /** Medical record types: the entries that fit a text, for pickers; those of idDefaults come first. */
  searchLoaiBenhAn: Array<LoaiBenhAn>;
  /** Service types: the entries that fit a text, for pickers; those of idDefaults come first. */
  searchLoaiDichVu: Array<LoaiDichVu>;
  /** Price types: the entries that fit a text, for pickers; those of idDefaults come first. */
  searchLoaiGia: Array<LoaiGia>;
  /** Customer types: the entries that fit a text, for pickers; those of idDefaults come first. */
  searchLoaiKhachHang: Array<LoaiKhachHang>;
  /** Examination templates: the entries that fit a text, for pickers; those of idDefaults come first. */
  searchLoaiMauKham: Array<LoaiMauKham>;
  /** Voucher types: the entries that fit a text, for pickers; those of idDefaults come first. */
  searchLoaiPhieuThuChi: Array<LoaiPhieuThuChi>;
  /** Reasons: the entries that fit a text, for pickers; those of idDefaults come first. */
  searchLyDos: Array<LyDo>;
  /** Occupations: the entries that fit a text, for pickers; those of idDefaults come first. */
  searchNgheNghiep: Array<NgheNghiep>;
  /** Customer sources: the entries that fit a text, for pickers; those of idDefaults come first. */
  searchNguonKhachHang: Array<NguonKhachHang>;
  /** Staff: the entries that fit a text, for pickers; those of idDefaults come first. */
  searchNhanVien: Array<NhanVien>;
  /** Staff who hold a position, by name without accents or code. */
  searchNhanVienByChucVu: Array<NhanVien>;
  /** Patient groups: the entries that fit a text, for pickers; those of idDefaults come first. */
  searchNhomBenhNhan: Array<NhomBenhNhan>;
  /** Debt groups: the entries that fit a text, for pickers; those of idDefaults come first. */
  searchNhomCongNo: Array<NhomCongNo>;
  /** Service groups: the entries that fit a text, for pickers; those of idDefaults come first. */
  searchNhomDichVu: Array<NhomDichVu>;
  /** Payer groups: the entries that fit a text, for pickers; those of idDefaults come first. */
  searchNhomDoiTuong: Array<NhomDoiTuong>;
  /** ICD groups: the entries that fit a text, for pickers; those of idDefaults come first. */
  searchNhomICD: Array<NhomIcd>;
  /** Blood groups: the entries that fit a text, for pickers; those of idDefaults come first. */
  searchNhomMau: Array<NhomMau>;
  /** Contracts: the entries that fit a text, for pickers; those of idDefaults come first. */
  searchQuanLyHopDongs: Array<QuanLyHopDong>;
  /** Nationalities: the entries that fit a text, for pickers; those of idDefaults come first. */
  searchQuocTich: Array<QuocTich>;
  /** Bank accounts: the entries that fit a text, for pickers; those of idDefaults come first. */
  searchTaiKhoanNganHang: Array<TaiKhoanNganHang>;
  /** Devices: the entries that fit a text, for pickers; those of idDefaults come first. */
  searchThietBi: Array<ThietBi>;
  /** Currencies: the entries that fit a text, for pickers; those of idDefaults come first. */
  searchTienTe: Array<TienTe>;
  /** Sample prescriptions: the entries that fit a text, for pickers; those of idDefaults come first. */
  searchToaThuocMau: Array<ToaThuocMau>;
  /** Conclusion dictionary: the entries that fit a text, for pickers; those of idDefaults come first. */
  searchTuDienKetLuan: Array<TuDienKetLuan>;
  /** Care orders: the entries that fit a text, for pickers; those of idDefaults come first. */
  searchYLenhChamSoc: Array<YLenhChamSoc>;
  /** Rh factors: the entries that fit a text, for pickers; those of idDefaults come first. */
  searchYeuToRh: Array<YeuToRh>;
  /** Receipt books: the entries that fit a text, for pickers; those of idDefaults come first. */
  search_QuyenBienLai: Array<QuyenBienLai>;
  /** What runs, waits and failed on this site today. */
  soLieuHeThong: SoLieuHeThong;
  /** Receipts and money of today over all cashiers, and the receipt books near their end. */
  soLieuThuNgay: SoLieuThuNgay;
  /** Two lists beside each other; what changed when loc is empty. */
  soSanhBangGia: SoSanhBangGia;
  /** Health of each part of the system, now. */
  sucKhoeHeThong: SucKhoeHeThong;
  /** Accounts for electronic invoices, those in use first. */
  taiKhoanHoaDons: Array<TaiKhoanHoaDon>;
  /** Bank accounts: one entry by id, or null. */
  taiKhoanNganHang?: Maybe<TaiKhoanNganHang>;
  /** Bank accounts: a page, searched without accents, sorted and filtered by field. */
  taiKhoanNganHangs: TaiKhoanNganHangList;
  /** Every value of every legal parameter, the newest first. */
  thamSos: Array<ThamSo>;
  /** Devices: one entry by id, or null. */
  thietBi?: Maybe<ThietBi>;
  /** Devices: a page, searched without accents, sorted and filtered by field. */
  thietBis: ThietBiList;
  /** What the site holds by now, as far as it decides what is left to set up. */
  thietLap: ThietLap;
  /** Currencies: one entry by id, or null. */
  tienTe?: Maybe<TienTe>;
  /** Currencies: a page, searched without accents, sorted and filtered by field. */
  tienTes: TienTeList;
  /** The receptions of a day (today when empty), or of the days up to denNgay. */
  tiepNhans: DanhSachTiepNhan;
  /** The receptions of a patient, newest first. */
  tiepNhansByBenhNhan: Array<TiepNhan>;
  /** Records that may be the same person, the likeliest first. */
  timBenhNhanTrung: Array<BenhNhanTrung>;
  /** The commune that the address printed on a card names. */
  timDiaChiTrenThe: DiaChiTrenThe;
  /** Finds patients by name, code, phone, card, citizen id or birth date, and receptions by their code. */
  timNhanh: KetQuaTimNhanh;
  /** The prescription of a session. */
  toaThuoc: ToaThuocCuaKham;
  /** Earlier prescriptions of a patient, newest first; the reading is logged. */
  toaThuocCusByBenhNhan: Array<ToaThuoc>;
  /** Sample prescriptions: one entry by id, or null. */
  toaThuocMau?: Maybe<ToaThuocMau>;
  /** Sample prescriptions: a page, searched without accents, sorted and filtered by field. */
  toaThuocMaus: ToaThuocMauList;
  /** Asks the insurance portal about a card. Birth date as YYYY-MM-DD, or the year. */
  traCuuTheBHYT: TraCuuThe;
  /** How the connections of the settings stand. */
  trangThaiCacKetNoi: TrangThaiCacKetNoi;
  /** Conclusion dictionary: one entry by id, or null. */
  tuDienKetLuan?: Maybe<TuDienKetLuan>;
  /** Conclusion dictionary: a page, searched without accents, sorted and filtered by field. */
  tuDienKetLuans: TuDienKetLuanList;
  /** What a visit would cost its payers, by the rules of the bill. */
  uocTinhChiPhi: UocTinhChiPhi;
  /** The tickets of a visit, newest first. */
  veCuaTiepNhan: Array<VeHangDoi>;
  /** What some prices of a list would become in a copy. */
  xemTruocSaoChepBangGia: Array<GiaSaoChep>;
  /** Returned values of one index of a patient, the oldest first, at most 50. */
  xuHuongKetQua: Array<DiemXuHuong>;
  /** Rh factors: one entry by id, or null. */
  yeuToRh?: Maybe<YeuToRh>;
  /** Rh factors: a page, searched without accents, sorted and filtered by field. */
  yeuToRhs: YeuToRhList;
};


/** Everything that can be asked of this service. */
export type QueryYLenhChamSocArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryYLenhChamSocsArgs = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  includeSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<SortInput>>;
};


/** Everything that can be asked of this service. */
export type QueryBangGiaArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryBangGiaHienHanhByLoaiGiaArgs = {
  LoaiGia_Id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryBangGiasByDichVuArgs = {
  DichVu_Id: Scalars['ID']['input'];
  LoaiKhachHang?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be asked of this service. */
export type QueryBenhNhanArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryBenhNhansArgs = {
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be asked of this service. */
export type QueryBenhNhansPaginationArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  searchInput?: InputMaybe<Scalars['String']['input']>;
  sortInput?: InputMaybe<SortInput>;
};


/** Everything that can be asked of this service. */
export type QueryBenhNhansPaginationTotalArgs = {
  searchInput?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QueryBenhVienArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryBenhViensArgs = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  includeSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<SortInput>>;
};


/** Everything that can be asked of this service. */
export type QueryBoDemSosArgs = {
  gomKyCu?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Everything that can be asked of this service. */
export type QueryCacDm_DichVuArgs = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  includeSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<SortInput>>;
};


/** Everything that can be asked of this service. */
export type QueryCacDm_DichVu2Args = {
  NoiYeuCau_Id: Scalars['ID']['input'];
  TiepNhan_Id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QueryCachLayThuocArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryCachLayThuocsArgs = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  includeSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<SortInput>>;
};


/** Everything that can be asked of this service. */
export type QueryCheckBacSiThuocCoSoArgs = {
  NhanVien_Id: Scalars['ID']['input'];
  idNode: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryCheckBeforeChuyenPhongKhamArgs = {
  idTiepNhan: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryCheckDaHoanUngArgs = {
  TiepNhan_Id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryCheckDuocPhepThucHienArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be asked of this service. */
export type QueryCheckIsEligibleForChangeDoiTuongArgs = {
  TiepNhan_Id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryChiPhiBenhNhanArgs = {
  idKhamBenh?: InputMaybe<Scalars['ID']['input']>;
  idTiepNhan: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryChongChiDinhDichVuArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryChongChiDinhDichVusArgs = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  includeSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<SortInput>>;
};


/** Everything that can be asked of this service. */
export type QueryChuongIcdArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryChuongIcDsArgs = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  includeSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<SortInput>>;
};


/** Everything that can be asked of this service. */
export type QueryChuyenKhoaArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryChuyenKhoasArgs = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  includeSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<SortInput>>;
};


/** Everything that can be asked of this service. */
export type QueryCongTyArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryCongTyKskArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryCongTysArgs = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  includeSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<SortInput>>;
};


/** Everything that can be asked of this service. */
export type QueryDm_ChucDanhArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryDm_ChucDanhsArgs = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  includeSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<SortInput>>;
};


/** Everything that can be asked of this service. */
export type QueryDm_ChucVuArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryDm_ChucVusArgs = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  includeSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<SortInput>>;
};


/** Everything that can be asked of this service. */
export type QueryDm_DichVuArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryDm_DoiTuongArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryDm_LoiDanArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryDm_LoiDanUongThuocArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryDm_LoiDanUongThuocsArgs = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  includeSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<SortInput>>;
};


/** Everything that can be asked of this service. */
export type QueryDm_LoiDansArgs = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  includeSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<SortInput>>;
};


/** Everything that can be asked of this service. */
export type QueryDm_PhuongPhapPhauThuatArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryDm_PhuongPhapVoCamArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryDanTocArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryDanTocsArgs = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  includeSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<SortInput>>;
};


/** Everything that can be asked of this service. */
export type QueryDanhSachChoDichVuYeuCauArgs = {
  idRoom: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryDanhSachKhamBenhArgs = {
  idRoom: Scalars['ID']['input'];
  keyword?: InputMaybe<Scalars['String']['input']>;
  ngay?: InputMaybe<Scalars['Date']['input']>;
  tab: TabKhamBenh;
};


/** Everything that can be asked of this service. */
export type QueryDanhSachThamDoChucNangArgs = {
  endDate?: InputMaybe<Scalars['Date']['input']>;
  idRoom: Scalars['ID']['input'];
  keyword?: InputMaybe<Scalars['String']['input']>;
  startDate?: InputMaybe<Scalars['Date']['input']>;
  tab: TabThamDoChucNang;
};


/** Everything that can be asked of this service. */
export type QueryDanhSachXetNghiemArgs = {
  endDate?: InputMaybe<Scalars['Date']['input']>;
  idRoom: Scalars['ID']['input'];
  keyword?: InputMaybe<Scalars['String']['input']>;
  startDate?: InputMaybe<Scalars['Date']['input']>;
  tab: TabXetNghiem;
};


/** Everything that can be asked of this service. */
export type QueryDichVuDeXuatArgs = {
  BenhNhan_Id: Scalars['ID']['input'];
  idNode: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryDichVuTiepNhansArgs = {
  DoiTuong_Id: Scalars['ID']['input'];
  idNode: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryDichVuYeuCauArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryDichVuYeuCausByRoomArgs = {
  endDate?: InputMaybe<Scalars['Date']['input']>;
  idRoom: Scalars['ID']['input'];
  inputQMS?: InputMaybe<InputQms>;
  startDate?: InputMaybe<Scalars['Date']['input']>;
};


/** Everything that can be asked of this service. */
export type QueryDichVuYeuCausByTiepNhanArgs = {
  KhamBenh_Id?: InputMaybe<Scalars['ID']['input']>;
  TiepNhan_Id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryDichVuYeuCausChuaKetQuaPaginationArgs = {
  endDate?: InputMaybe<Scalars['Date']['input']>;
  idRoom: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  startDate?: InputMaybe<Scalars['Date']['input']>;
};


/** Everything that can be asked of this service. */
export type QueryDinhMucDichVuArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryDinhMucDichVusArgs = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  includeSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<SortInput>>;
};


/** Everything that can be asked of this service. */
export type QueryDonViDoiTacArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryDonViDoiTacsArgs = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  includeSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<SortInput>>;
};


/** Everything that can be asked of this service. */
export type QueryDonViHanhChinhArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryDonViHanhChinhsArgs = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  includeSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<SortInput>>;
};


/** Everything that can be asked of this service. */
export type QueryDonViTinhArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryDonViTinhsArgs = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  includeSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<SortInput>>;
};


/** Everything that can be asked of this service. */
export type QueryDongThoiGianArgs = {
  BenhNhan_Id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryDuongDungArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryDuongDungsArgs = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  includeSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<SortInput>>;
};


/** Everything that can be asked of this service. */
export type QueryFindOneNhomBenhNhanArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryGetAllDm_HinhThucThanhToanArgs = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  includeSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<SortInput>>;
};


/** Everything that can be asked of this service. */
export type QueryGetAllDm_PhuongPhapPhauThuatArgs = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  includeSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<SortInput>>;
};


/** Everything that can be asked of this service. */
export type QueryGetAllDm_PhuongPhapVoCamArgs = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  includeSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<SortInput>>;
};


/** Everything that can be asked of this service. */
export type QueryGetAllNhomBenhNhanArgs = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  includeSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<SortInput>>;
};


/** Everything that can be asked of this service. */
export type QueryGetBienLaiDaHuy_ByTiepNhanIdArgs = {
  TiepNhan_Id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryGetBienLai_ByBenhNhanIdArgs = {
  BenhNhan_Id: Scalars['ID']['input'];
  TiepNhan_Id?: InputMaybe<Scalars['ID']['input']>;
  ViewMode?: InputMaybe<Scalars['String']['input']>;
  end?: InputMaybe<Scalars['Date']['input']>;
  start?: InputMaybe<Scalars['Date']['input']>;
};


/** Everything that can be asked of this service. */
export type QueryGetBienLai_ByIdVienPhiArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryGetBienLaisArgs = {
  endDate: Scalars['Date']['input'];
  startDate: Scalars['Date']['input'];
};


/** Everything that can be asked of this service. */
export type QueryGetChiTietLichSuDieuTriArgs = {
  KhamBenh_Id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryGetCongTyKsKsArgs = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  includeSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<SortInput>>;
};


/** Everything that can be asked of this service. */
export type QueryGetDm_DoiTuongsArgs = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  includeSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<SortInput>>;
};


/** Everything that can be asked of this service. */
export type QueryGetDataPrintBienLaisArgs = {
  BienLai_Ids: Array<Scalars['ID']['input']>;
  isLast?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Everything that can be asked of this service. */
export type QueryGetKhamBenhByMaChiDinhArgs = {
  maChiDinh: Scalars['String']['input'];
};


/** Everything that can be asked of this service. */
export type QueryGetKhamBenh_ChuyenVienByBenhNhanIdArgs = {
  BacSiKham_Id?: InputMaybe<Scalars['ID']['input']>;
  BenhNhan_Id: Scalars['ID']['input'];
  KhamBenh_Id?: InputMaybe<Scalars['ID']['input']>;
  TiepNhan_Id?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be asked of this service. */
export type QueryGetKhamBenhsByMaBenhNhanArgs = {
  MaBenhNhan: Scalars['String']['input'];
  idRoom: Scalars['ID']['input'];
  inputQMS?: InputMaybe<InputQms>;
};


/** Everything that can be asked of this service. */
export type QueryGetLichSuDieuTriByBenhNhanArgs = {
  BenhNhan_Id: Scalars['ID']['input'];
  DoiTuong?: InputMaybe<Scalars['ID']['input']>;
  PhongBan_Ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  TrangThai?: InputMaybe<TrangThaiKhamBenh>;
  endDate?: InputMaybe<Scalars['Date']['input']>;
  startDate?: InputMaybe<Scalars['Date']['input']>;
};


/** Everything that can be asked of this service. */
export type QueryGetLyDoArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryGetLyDosArgs = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  includeSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  loaiLyDo?: InputMaybe<LoaiLyDo>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<SortInput>>;
};


/** Everything that can be asked of this service. */
export type QueryGetLyDosByIdsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be asked of this service. */
export type QueryGetLyDosByTypeArgs = {
  loaiLyDo: LoaiLyDo;
};


/** Everything that can be asked of this service. */
export type QueryGetMTransactionFromVienPhiArgs = {
  TiepNhan_Id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryGetPhongBanKhoDuocByNodeArgs = {
  idNode: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryGetQuanLyHopDongByIdArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryGetQuanLyHopDongsArgs = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  includeSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<SortInput>>;
};


/** Everything that can be asked of this service. */
export type QueryGetTiepNhanByIdArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryGetTransaction_HachToanArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryGetVienPhiInfoByDateArgs = {
  NhanVienId: Scalars['ID']['input'];
  end?: InputMaybe<Scalars['DateTime']['input']>;
  start?: InputMaybe<Scalars['DateTime']['input']>;
};


/** Everything that can be asked of this service. */
export type QueryGet_QuyenBienLai_ByNguoiSuDung_IdArgs = {
  NguoiSuDung_Id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryGiaCuaBangGiaArgs = {
  Loai?: InputMaybe<LoaiBangGia>;
  NhomDichVu_Id?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  loc?: InputMaybe<LocGiaBangGia>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be asked of this service. */
export type QueryGiaTriThamChieuArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryGiaTriThamChieusArgs = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  includeSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<SortInput>>;
};


/** Everything that can be asked of this service. */
export type QueryGiuongBenhArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryGiuongBenhsArgs = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  includeSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<SortInput>>;
};


/** Everything that can be asked of this service. */
export type QueryGoiDichVuArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryGoiDichVusArgs = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  includeSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<SortInput>>;
};


/** Everything that can be asked of this service. */
export type QueryGoiKhamSucKhoeArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryGoiKhamSucKhoesArgs = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  includeSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<SortInput>>;
};


/** Everything that can be asked of this service. */
export type QueryGoiNgoaisArgs = {
  input: GoiNgoaiInput;
  limit?: InputMaybe<Scalars['Int']['input']>;
  sau?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QueryHangDoiArgs = {
  hangDoi: LoaiHangDoi;
  idNode: Scalars['ID']['input'];
  ngay?: InputMaybe<Scalars['Date']['input']>;
};


/** Everything that can be asked of this service. */
export type QueryHinhThucChuyenArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryHinhThucChuyensArgs = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  includeSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<SortInput>>;
};


/** Everything that can be asked of this service. */
export type QueryHinhThucThanhToanArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryHuongGiaiQuyetArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryHuongGiaiQuyetsArgs = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  includeSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<SortInput>>;
};


/** Everything that can be asked of this service. */
export type QueryIcdArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryIcdThuongDungArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryIcdThuongDungsArgs = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  includeSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<SortInput>>;
};


/** Everything that can be asked of this service. */
export type QueryIcdXetNghiemArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryIcdXetNghiemsArgs = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  includeSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<SortInput>>;
};


/** Everything that can be asked of this service. */
export type QueryIcdsArgs = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  includeSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<SortInput>>;
};


/** Everything that can be asked of this service. */
export type QueryKetQuaByTiepNhanArgs = {
  TiepNhan_Id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryKetQuaDichVuYeuCauArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryKetQuaThamDoChucNangArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryKetQuaThamDoChucNangByTiepNhanArgs = {
  TiepNhan_Id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryKhamBenhArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryKhamBenhsArgs = {
  endDate?: InputMaybe<Scalars['Date']['input']>;
  idRoom: Scalars['ID']['input'];
  startDate?: InputMaybe<Scalars['Date']['input']>;
  state?: InputMaybe<TrangThaiKhamBenh>;
};


/** Everything that can be asked of this service. */
export type QueryKiemTraChanDoanArgs = {
  BenhNhan_Id: Scalars['ID']['input'];
  ChanDoanICD_Id?: InputMaybe<Scalars['ID']['input']>;
  ChanDoanPhuICD_Ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};


/** Everything that can be asked of this service. */
export type QueryKiemTraNhatKyArgs = {
  sau?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QueryKiemTraToaThuocArgs = {
  KhamBenh_Id: Scalars['ID']['input'];
  dongs: Array<ToaThuocDongInput>;
};


/** Everything that can be asked of this service. */
export type QueryKyBaoCaoArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryKyBaoCaosArgs = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  includeSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<SortInput>>;
};


/** Everything that can be asked of this service. */
export type QueryLichSuDanhMucArgs = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


/** Everything that can be asked of this service. */
export type QueryLichSuGiaDichVuArgs = {
  DichVu_Id: Scalars['ID']['input'];
  LoaiGia_Ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};


/** Everything that can be asked of this service. */
export type QueryLichSuKhamBenhArgs = {
  idBenhNhan: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryLichSuThaoTacArgs = {
  at: Scalars['DateTime']['input'];
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryLichSuThaoTacsArgs = {
  input: LichSuThaoTacInput;
  limit?: InputMaybe<Scalars['Int']['input']>;
  sau?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QueryLienKetPhongBanArgs = {
  PhongBan_Id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryLieuTrinhArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryLieuTrinhsArgs = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  includeSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<SortInput>>;
};


/** Everything that can be asked of this service. */
export type QueryLoadBenhNhanFromTransactionArgs = {
  CodeCounter?: InputMaybe<Scalars['ID']['input']>;
  DangDieuTri?: InputMaybe<Scalars['Boolean']['input']>;
  HasQMS?: InputMaybe<Scalars['Boolean']['input']>;
  LoaiTiepNhan?: InputMaybe<Scalars['String']['input']>;
  TypeNumbering?: InputMaybe<Scalars['String']['input']>;
  endDate?: InputMaybe<Scalars['Date']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  startDate?: InputMaybe<Scalars['Date']['input']>;
  tab?: InputMaybe<TabVienPhi>;
};


/** Everything that can be asked of this service. */
export type QueryLoadBenhNhanFromTransactionByMonthArgs = {
  CodeCounter?: InputMaybe<Scalars['ID']['input']>;
  LoaiTiepNhan?: InputMaybe<Scalars['String']['input']>;
  endDate?: InputMaybe<Scalars['Date']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  startDate?: InputMaybe<Scalars['Date']['input']>;
  tab?: InputMaybe<TabVienPhi>;
};


/** Everything that can be asked of this service. */
export type QueryLoadBenhNhanFromTransactionWithTimeArgs = {
  CodeCounter?: InputMaybe<Scalars['ID']['input']>;
  LoaiTiepNhan?: InputMaybe<Scalars['String']['input']>;
  endDate?: InputMaybe<Scalars['Date']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  startDate?: InputMaybe<Scalars['Date']['input']>;
  tab?: InputMaybe<TabVienPhi>;
};


/** Everything that can be asked of this service. */
export type QueryLoadBenhNhanFromTransactionWithTimeLookUpOldArgs = {
  CodeCounter?: InputMaybe<Scalars['ID']['input']>;
  LoaiTiepNhan?: InputMaybe<Scalars['String']['input']>;
  endDate?: InputMaybe<Scalars['Date']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  startDate?: InputMaybe<Scalars['Date']['input']>;
  tab?: InputMaybe<TabVienPhi>;
};


/** Everything that can be asked of this service. */
export type QueryLoadDataByOnSelectBenhNhanArgs = {
  BenhNhan_Id: Scalars['ID']['input'];
  TiepNhan_Id: Scalars['ID']['input'];
  isEWH?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Everything that can be asked of this service. */
export type QueryLoadDataByOnSelectBenhNhan_MaYTeArgs = {
  MaYTe: Scalars['String']['input'];
};


/** Everything that can be asked of this service. */
export type QueryLoaiBenhAnArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryLoaiBenhAnsArgs = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  includeSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<SortInput>>;
};


/** Everything that can be asked of this service. */
export type QueryLoaiDichVuArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryLoaiDichVusArgs = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  includeSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<SortInput>>;
};


/** Everything that can be asked of this service. */
export type QueryLoaiGiaArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryLoaiGiasArgs = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  includeSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<SortInput>>;
};


/** Everything that can be asked of this service. */
export type QueryLoaiKhachHangArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryLoaiKhachHangsArgs = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  includeSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<SortInput>>;
};


/** Everything that can be asked of this service. */
export type QueryLoaiMauKhamArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryLoaiMauKhamsArgs = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  includeSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<SortInput>>;
};


/** Everything that can be asked of this service. */
export type QueryLoaiPhieuThuChiArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryLoaiPhieuThuChisArgs = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  includeSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<SortInput>>;
};


/** Everything that can be asked of this service. */
export type QueryMaQrThanhToanArgs = {
  TiepNhan_Id: Scalars['ID']['input'];
  soTien: Scalars['Decimal']['input'];
};


/** Everything that can be asked of this service. */
export type QueryNgheNghiepArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryNgheNghiepsArgs = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  includeSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<SortInput>>;
};


/** Everything that can be asked of this service. */
export type QueryNguoiThaoTacsArgs = {
  keyword: Scalars['String']['input'];
};


/** Everything that can be asked of this service. */
export type QueryNguonKhachHangArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryNguonKhachHangsArgs = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  includeSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<SortInput>>;
};


/** Everything that can be asked of this service. */
export type QueryNhanVienArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryNhanViensArgs = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  includeSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<SortInput>>;
};


/** Everything that can be asked of this service. */
export type QueryNhomCongNoArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryNhomCongNosArgs = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  includeSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<SortInput>>;
};


/** Everything that can be asked of this service. */
export type QueryNhomDichVuArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryNhomDichVusArgs = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  includeSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<SortInput>>;
};


/** Everything that can be asked of this service. */
export type QueryNhomDoiTuongArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryNhomDoiTuongsArgs = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  includeSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<SortInput>>;
};


/** Everything that can be asked of this service. */
export type QueryNhomIcdArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryNhomIcDsArgs = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  includeSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<SortInput>>;
};


/** Everything that can be asked of this service. */
export type QueryNhomMauArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryNhomMausArgs = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  includeSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<SortInput>>;
};


/** Everything that can be asked of this service. */
export type QueryPhongBanDichVusArgs = {
  DichVu_Id?: InputMaybe<Scalars['ID']['input']>;
  PhongBan_Id?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be asked of this service. */
export type QueryQuocTichArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryQuocTichsArgs = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  includeSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<SortInput>>;
};


/** Everything that can be asked of this service. */
export type QueryQuyenBienLaiArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryQuyenBienLaisArgs = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  includeSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<SortInput>>;
};


/** Everything that can be asked of this service. */
export type QueryQuyenLoiBhytArgs = {
  BenhVien_KCB_Id?: InputMaybe<Scalars['ID']['input']>;
  CapCuu?: InputMaybe<Scalars['Boolean']['input']>;
  CoGiayChuyen?: InputMaybe<Scalars['Boolean']['input']>;
  SoTheBHYT: Scalars['String']['input'];
  TaiKhamTheoHen?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Everything that can be asked of this service. */
export type QueryReloadChiTietTransaction_HachToanArgs = {
  ids: Array<Scalars['ID']['input']>;
  mTransactionId: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QuerySearchBhytByCmndArgs = {
  cmnd: Scalars['String']['input'];
};


/** Everything that can be asked of this service. */
export type QuerySearchBangGiaArgs = {
  LoaiGia_Id?: InputMaybe<Scalars['ID']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySearchBenhNhanByCodeArgs = {
  code: Scalars['String']['input'];
};


/** Everything that can be asked of this service. */
export type QuerySearchBenhNhanKhamBenhArgs = {
  idRoom: Scalars['ID']['input'];
  keyword?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySearchBenhVienArgs = {
  idDefault?: InputMaybe<Scalars['ID']['input']>;
  idDefaults?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySearchCachLayThuocArgs = {
  idDefault?: InputMaybe<Scalars['ID']['input']>;
  idDefaults?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySearchChongChiDinhDichVuArgs = {
  idDefault?: InputMaybe<Scalars['ID']['input']>;
  idDefaults?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySearchChuongIcdArgs = {
  idDefault?: InputMaybe<Scalars['ID']['input']>;
  idDefaults?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySearchChuyenKhoaArgs = {
  idDefault?: InputMaybe<Scalars['ID']['input']>;
  idDefaults?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySearchCongTyArgs = {
  idDefault?: InputMaybe<Scalars['ID']['input']>;
  idDefaults?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySearchCongTyKsKsArgs = {
  idDefault?: InputMaybe<Scalars['ID']['input']>;
  idDefaults?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySearchDm_ChucDanhArgs = {
  idDefault?: InputMaybe<Scalars['ID']['input']>;
  idDefaults?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySearchDm_ChucVuArgs = {
  idDefault?: InputMaybe<Scalars['ID']['input']>;
  idDefaults?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySearchDm_DichVuArgs = {
  idDefault?: InputMaybe<Scalars['ID']['input']>;
  idDefaults?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySearchDm_DoiTuongArgs = {
  idDefault?: InputMaybe<Scalars['ID']['input']>;
  idDefaults?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySearchDm_LoiDanArgs = {
  idDefault?: InputMaybe<Scalars['ID']['input']>;
  idDefaults?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySearchDm_LoiDanUongThuocArgs = {
  idDefault?: InputMaybe<Scalars['ID']['input']>;
  idDefaults?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySearchDm_PhuongPhapPhauThuatsArgs = {
  idDefault?: InputMaybe<Scalars['ID']['input']>;
  idDefaults?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySearchDm_PhuongPhapVoCamsArgs = {
  idDefault?: InputMaybe<Scalars['ID']['input']>;
  idDefaults?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySearchDanTocArgs = {
  idDefault?: InputMaybe<Scalars['ID']['input']>;
  idDefaults?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySearchDichVuYeuCauByCodeArgs = {
  code: Scalars['String']['input'];
};


/** Everything that can be asked of this service. */
export type QuerySearchDichVuYeuCauBySidArgs = {
  SIDMau: Scalars['String']['input'];
};


/** Everything that can be asked of this service. */
export type QuerySearchDinhMucDichVuArgs = {
  idDefault?: InputMaybe<Scalars['ID']['input']>;
  idDefaults?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySearchDonViDoiTacArgs = {
  idDefault?: InputMaybe<Scalars['ID']['input']>;
  idDefaults?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySearchDonViHanhChinhArgs = {
  idDefault?: InputMaybe<Scalars['ID']['input']>;
  idDefaults?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySearchDonViTinhArgs = {
  idDefault?: InputMaybe<Scalars['ID']['input']>;
  idDefaults?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySearchDuongDungArgs = {
  idDefault?: InputMaybe<Scalars['ID']['input']>;
  idDefaults?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySearchGiaTriThamChieuArgs = {
  idDefault?: InputMaybe<Scalars['ID']['input']>;
  idDefaults?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySearchGiuongBenhArgs = {
  idDefault?: InputMaybe<Scalars['ID']['input']>;
  idDefaults?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySearchGoiDichVuArgs = {
  idDefault?: InputMaybe<Scalars['ID']['input']>;
  idDefaults?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySearchGoiKhamSucKhoeArgs = {
  idDefault?: InputMaybe<Scalars['ID']['input']>;
  idDefaults?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySearchHinhThucChuyenArgs = {
  idDefault?: InputMaybe<Scalars['ID']['input']>;
  idDefaults?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySearchHinhThucThanhToanArgs = {
  idDefault?: InputMaybe<Scalars['ID']['input']>;
  idDefaults?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySearchHuongGiaiQuyetArgs = {
  idDefault?: InputMaybe<Scalars['ID']['input']>;
  idDefaults?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySearchIcdArgs = {
  idDefault?: InputMaybe<Scalars['ID']['input']>;
  idDefaults?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySearchIcdThuongDungArgs = {
  idDefault?: InputMaybe<Scalars['ID']['input']>;
  idDefaults?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySearchIcdXetNghiemArgs = {
  idDefault?: InputMaybe<Scalars['ID']['input']>;
  idDefaults?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySearchKhamBenhsArgs = {
  searchString: Scalars['String']['input'];
};


/** Everything that can be asked of this service. */
export type QuerySearchKyBaoCaoArgs = {
  idDefault?: InputMaybe<Scalars['ID']['input']>;
  idDefaults?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySearchLieuTrinhArgs = {
  idDefault?: InputMaybe<Scalars['ID']['input']>;
  idDefaults?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySearchLoaiBenhAnArgs = {
  idDefault?: InputMaybe<Scalars['ID']['input']>;
  idDefaults?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySearchLoaiDichVuArgs = {
  idDefault?: InputMaybe<Scalars['ID']['input']>;
  idDefaults?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySearchLoaiGiaArgs = {
  idDefault?: InputMaybe<Scalars['ID']['input']>;
  idDefaults?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySearchLoaiKhachHangArgs = {
  idDefault?: InputMaybe<Scalars['ID']['input']>;
  idDefaults?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySearchLoaiMauKhamArgs = {
  idDefault?: InputMaybe<Scalars['ID']['input']>;
  idDefaults?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySearchLoaiPhieuThuChiArgs = {
  idDefault?: InputMaybe<Scalars['ID']['input']>;
  idDefaults?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySearchLyDosArgs = {
  idDefault?: InputMaybe<Scalars['ID']['input']>;
  idDefaults?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  loaiLyDo?: InputMaybe<LoaiLyDo>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySearchNgheNghiepArgs = {
  idDefault?: InputMaybe<Scalars['ID']['input']>;
  idDefaults?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySearchNguonKhachHangArgs = {
  idDefault?: InputMaybe<Scalars['ID']['input']>;
  idDefaults?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySearchNhanVienArgs = {
  idDefault?: InputMaybe<Scalars['ID']['input']>;
  idDefaults?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySearchNhanVienByChucVuArgs = {
  ChucVu_Id: Scalars['ID']['input'];
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySearchNhomBenhNhanArgs = {
  idDefault?: InputMaybe<Scalars['ID']['input']>;
  idDefaults?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySearchNhomCongNoArgs = {
  idDefault?: InputMaybe<Scalars['ID']['input']>;
  idDefaults?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySearchNhomDichVuArgs = {
  idDefault?: InputMaybe<Scalars['ID']['input']>;
  idDefaults?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySearchNhomDoiTuongArgs = {
  idDefault?: InputMaybe<Scalars['ID']['input']>;
  idDefaults?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySearchNhomIcdArgs = {
  idDefault?: InputMaybe<Scalars['ID']['input']>;
  idDefaults?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySearchNhomMauArgs = {
  idDefault?: InputMaybe<Scalars['ID']['input']>;
  idDefaults?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySearchQuanLyHopDongsArgs = {
  idDefault?: InputMaybe<Scalars['ID']['input']>;
  idDefaults?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySearchQuocTichArgs = {
  idDefault?: InputMaybe<Scalars['ID']['input']>;
  idDefaults?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySearchTaiKhoanNganHangArgs = {
  idDefault?: InputMaybe<Scalars['ID']['input']>;
  idDefaults?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySearchThietBiArgs = {
  DichVu_Ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  idDefault?: InputMaybe<Scalars['ID']['input']>;
  idDefaults?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySearchTienTeArgs = {
  idDefault?: InputMaybe<Scalars['ID']['input']>;
  idDefaults?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySearchToaThuocMauArgs = {
  idDefault?: InputMaybe<Scalars['ID']['input']>;
  idDefaults?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySearchTuDienKetLuanArgs = {
  idDefault?: InputMaybe<Scalars['ID']['input']>;
  idDefaults?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySearchYLenhChamSocArgs = {
  idDefault?: InputMaybe<Scalars['ID']['input']>;
  idDefaults?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySearchYeuToRhArgs = {
  idDefault?: InputMaybe<Scalars['ID']['input']>;
  idDefaults?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySearch_QuyenBienLaiArgs = {
  idDefault?: InputMaybe<Scalars['ID']['input']>;
  idDefaults?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySoSanhBangGiaArgs = {
  Loai?: InputMaybe<LoaiBangGia>;
  NhomDichVu_Id?: InputMaybe<Scalars['ID']['input']>;
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  loc?: InputMaybe<LocSoSanhGia>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sau: Scalars['ID']['input'];
  truoc: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryTaiKhoanNganHangArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryTaiKhoanNganHangsArgs = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  includeSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<SortInput>>;
};


/** Everything that can be asked of this service. */
export type QueryThietBiArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryThietBisArgs = {
  DichVu_Ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  filter?: InputMaybe<Scalars['JSON']['input']>;
  includeSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<SortInput>>;
};


/** Everything that can be asked of this service. */
export type QueryTienTeArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryTienTesArgs = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  includeSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<SortInput>>;
};


/** Everything that can be asked of this service. */
export type QueryTiepNhansArgs = {
  DoiTuong_Id?: InputMaybe<Scalars['ID']['input']>;
  denNgay?: InputMaybe<Scalars['Date']['input']>;
  idNode?: InputMaybe<Scalars['ID']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  ngay?: InputMaybe<Scalars['Date']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  tab?: InputMaybe<TabTiepNhan>;
};


/** Everything that can be asked of this service. */
export type QueryTiepNhansByBenhNhanArgs = {
  BenhNhan_Id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryTimBenhNhanTrungArgs = {
  input: TimTrungInput;
};


/** Everything that can be asked of this service. */
export type QueryTimDiaChiTrenTheArgs = {
  diaChi: Scalars['String']['input'];
};


/** Everything that can be asked of this service. */
export type QueryTimNhanhArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  text: Scalars['String']['input'];
};


/** Everything that can be asked of this service. */
export type QueryToaThuocArgs = {
  KhamBenh_Id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryToaThuocCusByBenhNhanArgs = {
  BenhNhan_Id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryToaThuocMauArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryToaThuocMausArgs = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  includeSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<SortInput>>;
};


/** Everything that can be asked of this service. */
export type QueryTraCuuTheBhytArgs = {
  hoTen: Scalars['String']['input'];
  maThe: Scalars['String']['input'];
  ngaySinh: Scalars['String']['input'];
};


/** Everything that can be asked of this service. */
export type QueryTuDienKetLuanArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryTuDienKetLuansArgs = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  includeSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<SortInput>>;
};


/** Everything that can be asked of this service. */
export type QueryUocTinhChiPhiArgs = {
  input: UocTinhChiPhiInput;
};


/** Everything that can be asked of this service. */
export type QueryVeCuaTiepNhanArgs = {
  TiepNhan_Id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryXemTruocSaoChepBangGiaArgs = {
  id: Scalars['ID']['input'];
  keyWord?: InputMaybe<Scalars['String']['input']>;
  lamTron: Scalars['Int']['input'];
  phanTram: Scalars['SignedDecimal']['input'];
};


/** Everything that can be asked of this service. */
export type QueryXuHuongKetQuaArgs = {
  BenhNhan_Id: Scalars['ID']['input'];
  MaChiSo: Scalars['String']['input'];
};


/** Everything that can be asked of this service. */
export type QueryYeuToRhArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryYeuToRhsArgs = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  includeSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<SortInput>>;
};

/** Nationalities: one entry. */
export type QuocTich = {
  /** Note */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Nationality code */
  MaQuocTich?: Maybe<Scalars['String']['output']>;
  /** Exchange code */
  MaXML?: Maybe<Scalars['String']['output']>;
  /** Default */
  MacDinh?: Maybe<Scalars['Boolean']['output']>;
  /** Changed at. */
  NgayCapNhat: Scalars['DateTime']['output'];
  /** Made at. */
  NgayTao: Scalars['DateTime']['output'];
  /** Suspended: kept on old records, offered no more. */
  TamNgung: Scalars['Boolean']['output'];
  /** Nationality name */
  TenQuocTich?: Maybe<Scalars['String']['output']>;
  /** DangSuDung, or DaHuy once removed. */
  TrangThai: Scalars['String']['output'];
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** Rises with each change; sent back with an update, another one answers CONFLICT. */
  version: Scalars['Int']['output'];
};

/** Nationalities: what is written; an update changes the fields that are given. */
export type QuocTichInput = {
  /** Note */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** Nationality code */
  MaQuocTich?: InputMaybe<Scalars['String']['input']>;
  /** Exchange code */
  MaXML?: InputMaybe<Scalars['String']['input']>;
  /** Default */
  MacDinh?: InputMaybe<Scalars['Boolean']['input']>;
  /** Suspended. */
  TamNgung?: InputMaybe<Scalars['Boolean']['input']>;
  /** Nationality name */
  TenQuocTich?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read, for an update. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Nationalities: one page. */
export type QuocTichList = {
  /** The page answered, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The entries of the page. */
  data: Array<QuocTich>;
  /** Pages in all. */
  totalPages: Scalars['Int']['output'];
  /** Entries in all. */
  totalRows: Scalars['Int']['output'];
};

/** Receipt books: one entry. */
export type QuyenBienLai = {
  /** Current number */
  Current_Number?: Maybe<Scalars['Decimal']['output']>;
  /** Note */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Open */
  HieuLuc?: Maybe<Scalars['Boolean']['output']>;
  /** Symbol */
  KyHieu?: Maybe<Scalars['String']['output']>;
  /** Kind */
  Loai?: Maybe<LoaiBienLai>;
  /** Book code */
  MaQuyenBienLai?: Maybe<Scalars['String']['output']>;
  /** Last number */
  Max_Number?: Maybe<Scalars['Decimal']['output']>;
  /** First number */
  Min_Number?: Maybe<Scalars['Decimal']['output']>;
  /** Changed at. */
  NgayCapNhat: Scalars['DateTime']['output'];
  /** Made at. */
  NgayTao: Scalars['DateTime']['output'];
  /** User: its label */
  NguoiSuDung?: Maybe<RefLabel>;
  /** User */
  NguoiSuDung_Id?: Maybe<Scalars['ID']['output']>;
  /** Series */
  Series?: Maybe<Scalars['String']['output']>;
  /** Suspended: kept on old records, offered no more. */
  TamNgung: Scalars['Boolean']['output'];
  /** Book name */
  TenQuyenBienLai?: Maybe<Scalars['String']['output']>;
  /** DangSuDung, or DaHuy once removed. */
  TrangThai: Scalars['String']['output'];
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** Rises with each change; sent back with an update, another one answers CONFLICT. */
  version: Scalars['Int']['output'];
};

/** Receipt books: what is written; an update changes the fields that are given. */
export type QuyenBienLaiInput = {
  /** Current number */
  Current_Number?: InputMaybe<Scalars['Decimal']['input']>;
  /** Note */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** Open */
  HieuLuc?: InputMaybe<Scalars['Boolean']['input']>;
  /** Symbol */
  KyHieu?: InputMaybe<Scalars['String']['input']>;
  /** Kind */
  Loai?: InputMaybe<LoaiBienLai>;
  /** Book code */
  MaQuyenBienLai?: InputMaybe<Scalars['String']['input']>;
  /** Last number */
  Max_Number?: InputMaybe<Scalars['Decimal']['input']>;
  /** First number */
  Min_Number?: InputMaybe<Scalars['Decimal']['input']>;
  /** User */
  NguoiSuDung_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Series */
  Series?: InputMaybe<Scalars['String']['input']>;
  /** Suspended. */
  TamNgung?: InputMaybe<Scalars['Boolean']['input']>;
  /** Book name */
  TenQuyenBienLai?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read, for an update. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Receipt books: one page. */
export type QuyenBienLaiList = {
  /** The page answered, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The entries of the page. */
  data: Array<QuyenBienLai>;
  /** Pages in all. */
  totalPages: Scalars['Int']['output'];
  /** Entries in all. */
  totalRows: Scalars['Int']['output'];
};

/** A receipt book of a cashier. */
export type QuyenBienLaiThuNgan = {
  /** Last number used. */
  Current_Number: Scalars['Int']['output'];
  /** Open. */
  HieuLuc: Scalars['Boolean']['output'];
  /** Symbol. */
  KyHieu: Scalars['String']['output'];
  /** Kind. */
  Loai: LoaiPhieuThu;
  /** Code. */
  MaQuyenBienLai: Scalars['String']['output'];
  /** Last number. */
  Max_Number: Scalars['Int']['output'];
  /** First number. */
  Min_Number: Scalars['Int']['output'];
  /** Series. */
  Series?: Maybe<Scalars['String']['output']>;
  /** Id. */
  _id: Scalars['ID']['output'];
  /** Version. */
  version: Scalars['Int']['output'];
};

/** A change of a receipt book at the counter. */
export type QuyenBienLaiThuNganInput = {
  /** Open or closed. */
  HieuLuc: Scalars['Boolean']['input'];
  /** The version that was read. */
  version: Scalars['Int']['input'];
};

/** What a card gives at this facility. */
export type QuyenLoiBhyt = {
  /** Kind of visit in the insurance files, such as 1.1. */
  MaDoiTuongKCB?: Maybe<Scalars['String']['output']>;
  /** Percent of the in-scope cost, route included. */
  MucHuong: Scalars['Float']['output'];
  /** Route. */
  TuyenKCB?: Maybe<TuyenKcb>;
  /** Level 1-5; empty while only the short number is known. */
  muc?: Maybe<Scalars['String']['output']>;
  /** Percent of the in-scope cost by the card alone. */
  phanTramThe: Scalars['Int']['output'];
  /** The level is not known before the portal tells the whole number. */
  theChuaXacMinh: Scalars['Boolean']['output'];
  /** Percent of the card's level that the route is paid. */
  tyLeTuyen: Scalars['Int']['output'];
};

/** The run of a book's numbers in a shift. */
export type QuyenTrongCa = {
  /** Last number. */
  DenSo: Scalars['Int']['output'];
  /** Symbol. */
  KyHieu: Scalars['String']['output'];
  /** Kind. */
  LoaiBienLai: LoaiPhieuThu;
  /** First number. */
  TuSo: Scalars['Int']['output'];
  /** Cancelled numbers. */
  soHuys: Array<Scalars['Int']['output']>;
  /** How many receipts, cancelled ones included. */
  soLuong: Scalars['Int']['output'];
  /** Sum of those whose money is in this drawer: cancelled ones left out, unless another cashier paid the money back. */
  tong: Scalars['Decimal']['output'];
};

/** A record that another refers to: enough to show it. */
export type RefLabel = {
  /** The record's id. */
  _id: Scalars['ID']['output'];
  /** Its code, when it has one. */
  ma?: Maybe<Scalars['String']['output']>;
  /** Its name. */
  ten: Scalars['String']['output'];
};

/** A copy of a list with changed prices. */
export type SaoChepBangGiaInput = {
  /** Note. */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** Price type of the copy. */
  LoaiGia_Id: Scalars['ID']['input'];
  /** The decision behind the prices. */
  SoQuyetDinh?: InputMaybe<Scalars['String']['input']>;
  /** Name of the copy. */
  TenBangGia: Scalars['String']['input'];
  /** First day of the copy. */
  TuNgay: Scalars['Date']['input'];
  /** Prices become whole steps of so many dong, halves up. */
  lamTron: Scalars['Int']['input'];
  /** By how many percent prices go up, or down when negative. */
  phanTram: Scalars['SignedDecimal']['input'];
};

/** A backup of the whole site. */
export type SaoLuu = {
  /** Why its file was removed. */
  LyDoXoa?: Maybe<Scalars['String']['output']>;
  /** When it was asked for. */
  NgayTao: Scalars['DateTime']['output'];
  /** Its state. */
  TrangThai: TrangThaiSaoLuu;
  /** The backup's id. */
  _id: Scalars['ID']['output'];
  /** The file lies where this node finds it. */
  coTep: Scalars['Boolean']['output'];
  /** What somebody noted. */
  ghiChu?: Maybe<Scalars['String']['output']>;
  /** Acts with the code of their refusal, or null for those that would succeed now. */
  hanhDongs: Array<ActionState>;
  /** Bytes of the file. */
  kichThuoc?: Maybe<Scalars['Float']['output']>;
  /** Its last proof. */
  kiemChung?: Maybe<KiemChungSaoLuu>;
  /** Why it failed. */
  loi?: Maybe<Scalars['String']['output']>;
  /** Who asked for it; null when it was made by itself. */
  nguoiTao?: Maybe<Scalars['String']['output']>;
  /** Version of Sen. */
  phienBan: Scalars['String']['output'];
  /** SHA-256 of the file. */
  sha256?: Maybe<Scalars['String']['output']>;
  /** Tables in it. */
  soBang?: Maybe<Scalars['Int']['output']>;
  /** Rows in it. */
  soDong?: Maybe<Scalars['Float']['output']>;
  /** Uploaded files in it. */
  soTep?: Maybe<Scalars['Int']['output']>;
  /** Machine on which its file was written. */
  tenMay?: Maybe<Scalars['String']['output']>;
  /** Name of its file. */
  tenTep: Scalars['String']['output'];
  /** Percent that is done. */
  tienDo: Scalars['Int']['output'];
  /** Made by itself at its hour. */
  tuDong: Scalars['Boolean']['output'];
  /** When it was whole. */
  xongLuc?: Maybe<Scalars['DateTime']['output']>;
};

/** Settings that every screen reads. */
export type Setting = {
  /** Settings id. */
  _id: Scalars['ID']['output'];
  /** Backups that are made by themselves: {tuDong, gio, soNgayGiu}. */
  backup: Scalars['JSON']['output'];
  /** Bank account shown as payment QR: {bin, accountNumber, accountName}. */
  bank: Scalars['JSON']['output'];
  /** Language of a new device, vi or en. */
  defaultLanguage: Scalars['String']['output'];
  /** The legal facility: MaCSKCB, capCMKT, diemXepCap, tuyenTruoc2025, laTramYTe, gopNguongTrongNgay, name, address, phone, taxCode. */
  facility: Scalars['JSON']['output'];
  /** Hospital settings; `CustomerName` is the name on screens and papers. */
  his: Scalars['JSON']['output'];
  /** Whether the top bar shows the choice of language. */
  isShowIconLanguage: Scalars['Boolean']['output'];
  /** Mandatory patient fields: {SoDienThoai: true, ...}. */
  patient: Scalars['JSON']['output'];
  /** Papers: {inSoThuTu, inPhieuThu, inTemMau, khoDonThuoc: a5 or a4, ngonNguGiay: nguoiIn, vi or en, inLogo}. */
  print: Scalars['JSON']['output'];
  /** Queues: {ratio: [1,2], returnAfter: 3, callsBeforeDismiss: 3}. */
  queue: Scalars['JSON']['output'];
  /** Pharmacy settings. */
  smartPharma: Scalars['JSON']['output'];
  /** BENH_VIEN for a hospital, PHONG_MACH for a clinic. */
  systemType: Scalars['String']['output'];
  /** Version of each section by its name; 0 for one that was never changed. */
  versions: Scalars['JSON']['output'];
};

/** What somebody who runs the site wants to see at once. */
export type SoLieuHeThong = {
  /** Catalogues of which an entry was changed today. */
  soDanhMucDaSua: Scalars['Int']['output'];
  /** Calls to systems outside that wait. */
  soGoiCho: Scalars['Int']['output'];
  /** Calls to systems outside that failed and are tried again. */
  soGoiLoi: Scalars['Int']['output'];
  /** Sign-ins that were refused today. */
  soLanTuChoi: Scalars['Int']['output'];
  /** Users that signed in today. */
  soNguoiDangNhap: Scalars['Int']['output'];
  /** Jobs that wait or run. */
  soViecCho: Scalars['Int']['output'];
  /** Jobs that failed as often as they may. */
  soViecHong: Scalars['Int']['output'];
};

/** Figures of a cashier. */
export type SoLieuThuNgan = {
  /** Numbers of these receipts. */
  bienLaiTraLais: Array<Scalars['String']['output']>;
  /** Net transfers. */
  chuyenKhoan: Scalars['Decimal']['output'];
  /** Refunds. */
  hoanTien: Scalars['Decimal']['output'];
  /** Returned advances. */
  hoanUng: Scalars['Decimal']['output'];
  /** Net of other methods. */
  khac: Scalars['Decimal']['output'];
  /** Cash to hand over. */
  nopQuy: Scalars['Decimal']['output'];
  /** The same in words. */
  nopQuyBangChu: Scalars['String']['output'];
  /** Net card payments. */
  quetThe: Scalars['Decimal']['output'];
  /** By book. */
  quyens: Array<QuyenTrongCa>;
  /** Receipts. */
  soBienLai: Scalars['Int']['output'];
  /** Cancelled receipts. */
  soHuy: Scalars['Int']['output'];
  /** Advances. */
  tamUng: Scalars['Decimal']['output'];
  /** Payments of services. */
  thuTien: Scalars['Decimal']['output'];
  /** Net cash. */
  tienMat: Scalars['Decimal']['output'];
  /** Net of all. */
  tong: Scalars['Decimal']['output'];
  /** What cancelling receipts of other cashiers took out of this drawer. */
  traLai: Scalars['Decimal']['output'];
};

/** Receipts and money of one day over all cashiers, cancelled receipts left out. */
export type SoLieuThuNgay = {
  /** Taken by transfer. */
  chuyenKhoan: Scalars['Decimal']['output'];
  /** Money that went back. */
  hoan: Scalars['Decimal']['output'];
  /** Taken otherwise. */
  khac: Scalars['Decimal']['output'];
  /** Taken by card. */
  quetThe: Scalars['Decimal']['output'];
  /** Receipts that hold. */
  soBienLai: Scalars['Int']['output'];
  /** Refunds and returned advances. */
  soHoan: Scalars['Int']['output'];
  /** Cancelled receipts. */
  soHuy: Scalars['Int']['output'];
  /** Open receipt books with few numbers left. */
  soQuyenSapHet: Scalars['Int']['output'];
  /** Taken in cash. */
  tienMat: Scalars['Decimal']['output'];
};

/** How many receptions each tab holds. */
export type SoLuongTiepNhan = {
  /** Waiting for the examination. */
  ChoKham: Scalars['Int']['output'];
  /** Card not confirmed. */
  ChuaXacMinhThe: Scalars['Int']['output'];
  /** Cancelled. */
  DaHuy: Scalars['Int']['output'];
  /** Examined. */
  DaKham: Scalars['Int']['output'];
  /** Being examined. */
  DangKham: Scalars['Int']['output'];
  /** All but the cancelled ones. */
  TatCa: Scalars['Int']['output'];
};

/** Two price lists beside each other. */
export type SoSanhBangGia = {
  /** How many only the second prices. */
  chiSau: Scalars['Int']['output'];
  /** How many only the first prices. */
  chiTruoc: Scalars['Int']['output'];
  /** Rows of the page. */
  data: Array<DongSoSanhGia>;
  /** How many cost less. */
  giam: Scalars['Int']['output'];
  /** How many cost the same. */
  giuNguyen: Scalars['Int']['output'];
  /** How many cost more in the second. */
  tang: Scalars['Int']['output'];
  /** Rows of all pages. */
  totalRows: Scalars['Int']['output'];
};

/** One field to sort a list by. */
export type SortInput = {
  /** True for descending order. */
  desc?: InputMaybe<Scalars['Boolean']['input']>;
  /** The field's name. */
  field: Scalars['String']['input'];
};

/** Live changes. */
export type Subscription = {
  /** Live changes. Gives the events of the modules asked for at the node (all nodes the user may see when `idNode` is empty), filtered by what the user may know. Errors: BAD_INPUT for a module that does not exist. */
  subApp: AppEvent;
};


/** Live changes. */
export type SubscriptionSubAppArgs = {
  clientId: Scalars['String']['input'];
  idNode?: InputMaybe<Scalars['ID']['input']>;
  modules: Array<Scalars['String']['input']>;
  variables?: InputMaybe<Scalars['JSON']['input']>;
};

/** The health of the whole site at one moment. */
export type SucKhoeHeThong = {
  /** When it was looked at. */
  luc: Scalars['DateTime']['output'];
  /** The nodes that run. */
  mayChus: Array<MayChuDangChay>;
  /** Each part. */
  phans: Array<SucKhoePhan>;
  /** The worst state of its parts. */
  trangThai: TrangThaiSucKhoe;
};

/** The health of one part. */
export type SucKhoePhan = {
  /** Code of the reason; null when all is well. */
  lyDo?: Maybe<Scalars['String']['output']>;
  /** Which part. */
  phan: PhanHeThong;
  /** Its figures by name: bytes, milliseconds, counts, times. */
  soLieu: Scalars['JSON']['output'];
  /** How it is. */
  trangThai: TrangThaiSucKhoe;
};

/** Tabs of a room's work list. */
export type TabKhamBenh =
  /** Waiting. */
  | 'ChoKham'
  /** Examined. */
  | 'DaKham'
  /** Being examined. */
  | 'DangKham'
  /** Did not come. */
  | 'KhongDen';

/** Tab of a functional test room's work list. */
export type TabThamDoChucNang =
  /** Ready: the test is not begun; unpaid ones too. */
  | 'ChoThucHien'
  /** Result returned. */
  | 'DaTra'
  /** Begun, no result returned. */
  | 'DangLam'
  /** Called and did not come. */
  | 'KhongDen';

/** Tabs of the reception's work list. */
export type TabTiepNhan =
  /** Waiting for the examination. */
  | 'ChoKham'
  /** Insurance card that the portal has not confirmed. */
  | 'ChuaXacMinhThe'
  /** Cancelled. */
  | 'DaHuy'
  /** Examined. */
  | 'DaKham'
  /** Being examined. */
  | 'DangKham'
  /** All but the cancelled ones. */
  | 'TatCa';

/** Tabs of the cashier's list. */
export type TabVienPhi =
  /** Something is due. */
  | 'ChoThanhToan'
  /** Money that is not allocated, or owed back. */
  | 'ChuaHachToan'
  /** All visits. */
  | 'DaKham'
  /** Paid in full. */
  | 'DaThu';

/** Tab of a laboratory's work list. */
export type TabXetNghiem =
  /** Ready: the sample is not taken; unpaid ones too. */
  | 'ChoLayMau'
  /** Result returned. */
  | 'DaTra'
  /** Sample taken, no result returned. */
  | 'DangLam'
  /** Called and did not come. */
  | 'KhongDen';

/** An account at a provider of electronic invoices. Its password is never answered. */
export type TaiKhoanHoaDon = {
  /** Where the provider is asked. */
  DiaChi: Scalars['String']['output'];
  /** How that check ended. */
  KetQuaKiemTra?: Maybe<KetQuaKiemTra>;
  /** When it was checked last; null when its address or account changed since. */
  KiemTraLuc?: Maybe<Scalars['DateTime']['output']>;
  /** The serial, KHHDon. */
  KyHieu: Scalars['String']['output'];
  /** Tax code of who issues. */
  MaSoThue: Scalars['String']['output'];
  /** The form, KHMSHDon: 1 VAT, 2 sales. */
  MauSo: Scalars['String']['output'];
  /** The provider. */
  NhaCungCap: NhaCungCapHoaDon;
  /** People that issue with it. */
  NhanVien_Ids: Array<Scalars['ID']['output']>;
  /** Counters that issue with it. */
  Node_Ids: Array<Scalars['ID']['output']>;
  /** It is not used. */
  TamNgung: Scalars['Boolean']['output'];
  /** What people call it. */
  Ten: Scalars['String']['output'];
  /** User name at the provider. */
  TenDangNhap: Scalars['String']['output'];
  /** What the provider said, or why it was not reached. */
  ThongBaoKiemTra?: Maybe<Scalars['String']['output']>;
  /** First day that it is used on. */
  TuNgay: Scalars['Date']['output'];
  /** Id. */
  _id: Scalars['ID']['output'];
  /** Names of those counters and people; empty when the whole facility issues with it. */
  dungBoi: Array<Scalars['String']['output']>;
  /** Version, for changes. */
  version: Scalars['Int']['output'];
};

/** An account as it is saved. */
export type TaiKhoanHoaDonInput = {
  /** Where the provider is asked: https. */
  DiaChi: Scalars['String']['input'];
  /** The serial, KHHDon. */
  KyHieu: Scalars['String']['input'];
  /** Tax code of who issues. */
  MaSoThue: Scalars['String']['input'];
  /** The password. Without it the kept one stays, as long as provider, address and user name do. */
  MatKhau?: InputMaybe<Scalars['String']['input']>;
  /** The form, KHMSHDon. */
  MauSo: Scalars['String']['input'];
  /** The provider. */
  NhaCungCap: NhaCungCapHoaDon;
  /** People that issue with it. */
  NhanVien_Ids: Array<Scalars['ID']['input']>;
  /** Counters that issue with it; with neither counters nor people the whole facility does. */
  Node_Ids: Array<Scalars['ID']['input']>;
  /** It is not used. */
  TamNgung: Scalars['Boolean']['input'];
  /** What people call it. */
  Ten: Scalars['String']['input'];
  /** User name at the provider. */
  TenDangNhap: Scalars['String']['input'];
  /** First day that it is used on. */
  TuNgay: Scalars['Date']['input'];
  /** Version that was read; not for a new one. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Bank accounts: one entry. */
export type TaiKhoanNganHang = {
  /** Holder */
  ChuTaiKhoan?: Maybe<Scalars['String']['output']>;
  /** Note */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** BIN (VietQR) */
  MaBIN?: Maybe<Scalars['String']['output']>;
  /** Account code */
  MaTaiKhoan?: Maybe<Scalars['String']['output']>;
  /** Default */
  MacDinh?: Maybe<Scalars['Boolean']['output']>;
  /** Changed at. */
  NgayCapNhat: Scalars['DateTime']['output'];
  /** Made at. */
  NgayTao: Scalars['DateTime']['output'];
  /** Account number */
  SoTaiKhoan?: Maybe<Scalars['String']['output']>;
  /** Suspended: kept on old records, offered no more. */
  TamNgung: Scalars['Boolean']['output'];
  /** Bank */
  TenNganHang?: Maybe<Scalars['String']['output']>;
  /** Account name */
  TenTaiKhoan?: Maybe<Scalars['String']['output']>;
  /** DangSuDung, or DaHuy once removed. */
  TrangThai: Scalars['String']['output'];
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** Rises with each change; sent back with an update, another one answers CONFLICT. */
  version: Scalars['Int']['output'];
};

/** Bank accounts: what is written; an update changes the fields that are given. */
export type TaiKhoanNganHangInput = {
  /** Holder */
  ChuTaiKhoan?: InputMaybe<Scalars['String']['input']>;
  /** Note */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** BIN (VietQR) */
  MaBIN?: InputMaybe<Scalars['String']['input']>;
  /** Account code */
  MaTaiKhoan?: InputMaybe<Scalars['String']['input']>;
  /** Default */
  MacDinh?: InputMaybe<Scalars['Boolean']['input']>;
  /** Account number */
  SoTaiKhoan?: InputMaybe<Scalars['String']['input']>;
  /** Suspended. */
  TamNgung?: InputMaybe<Scalars['Boolean']['input']>;
  /** Bank */
  TenNganHang?: InputMaybe<Scalars['String']['input']>;
  /** Account name */
  TenTaiKhoan?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read, for an update. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Bank accounts: one page. */
export type TaiKhoanNganHangList = {
  /** The page answered, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The entries of the page. */
  data: Array<TaiKhoanNganHang>;
  /** Pages in all. */
  totalPages: Scalars['Int']['output'];
  /** Entries in all. */
  totalRows: Scalars['Int']['output'];
};

/** One dated value of a parameter that a law changes, such as the base salary. */
export type ThamSo = {
  /** Id. */
  _id: Scalars['ID']['output'];
  /** The law, decree or circular that it comes from. */
  canCu?: Maybe<Scalars['String']['output']>;
  /** It holds today, or held: it can be corrected with a reason, not removed. */
  daApDung: Scalars['Boolean']['output'];
  /** The value as decimal text; per cents are 0 to 100, yes is 1 and no is 0. */
  giaTri: Scalars['Decimal']['output'];
  /** Code of the parameter, such as LCS for the base salary. */
  ma: Scalars['String']['output'];
  /** First day that it holds on, YYYY-MM-DD; it holds until the next value's day. */
  tuNgay: Scalars['Date']['output'];
  /** Version, for changes. */
  version: Scalars['Int']['output'];
};

/** A correction of a value. */
export type ThamSoChangeInput = {
  /** The law, decree or circular that it comes from. */
  canCu: Scalars['String']['input'];
  /** The value. */
  giaTri: Scalars['Decimal']['input'];
  /** Why, wanted for a value that holds or held. */
  lyDo?: InputMaybe<Scalars['String']['input']>;
  /** Version that was read. */
  version: Scalars['Int']['input'];
};

/** A value that holds from a day on. */
export type ThamSoInput = {
  /** The law, decree or circular that it comes from. */
  canCu: Scalars['String']['input'];
  /** The value. */
  giaTri: Scalars['Decimal']['input'];
  /** Code of the parameter. */
  ma: Scalars['String']['input'];
  /** First day that it holds on. */
  tuNgay: Scalars['Date']['input'];
};

/** A part of a payment. */
export type ThanhToan = {
  /** The method's label. */
  HinhThucThanhToan?: Maybe<RefLabel>;
  /** Method. */
  HinhThucThanhToan_Id: Scalars['ID']['output'];
  /** TienMat, ChuyenKhoan, QuetThe or Khac. */
  Loai: Scalars['String']['output'];
  /** Reference of the bank or the card machine. */
  MaGiaoDich?: Maybe<Scalars['String']['output']>;
  /** Amount. */
  SoTien: Scalars['Decimal']['output'];
};

/** A part of a payment. */
export type ThanhToanInput = {
  /** Method. */
  HinhThucThanhToan_Id: Scalars['ID']['input'];
  /** Reference of the bank or the card machine. */
  MaGiaoDich?: InputMaybe<Scalars['String']['input']>;
  /** Amount. */
  SoTien: Scalars['Decimal']['input'];
  /** Own bank account that received it. */
  TaiKhoanNganHang_Id?: InputMaybe<Scalars['ID']['input']>;
};

/** A price that is set in a list. */
export type ThayDoiGiaInput = {
  /** The price; empty takes it out. */
  DonGia?: InputMaybe<Scalars['Decimal']['input']>;
  /** Service or treatment course. */
  Loai: LoaiBangGia;
  /** Its id. */
  Muc_Id: Scalars['ID']['input'];
  /** What stood there when it was typed. */
  truoc?: InputMaybe<Scalars['Decimal']['input']>;
};

/** Devices: one entry. */
export type ThietBi = {
  /** Services */
  DichVu_Ids: Array<Scalars['ID']['output']>;
  /** Services: their labels */
  DichVus: Array<RefLabel>;
  /** Note */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Insurance machine code */
  MaMayBHYT?: Maybe<Scalars['String']['output']>;
  /** Device code */
  MaThietBi?: Maybe<Scalars['String']['output']>;
  /** Changed at. */
  NgayCapNhat: Scalars['DateTime']['output'];
  /** Made at. */
  NgayTao: Scalars['DateTime']['output'];
  /** Room: its label */
  PhongBan?: Maybe<RefLabel>;
  /** Room */
  PhongBan_Id?: Maybe<Scalars['ID']['output']>;
  /** Serial number */
  SoSeri?: Maybe<Scalars['String']['output']>;
  /** Suspended: kept on old records, offered no more. */
  TamNgung: Scalars['Boolean']['output'];
  /** Device name */
  TenThietBi?: Maybe<Scalars['String']['output']>;
  /** Maximum quantity a use */
  ToiDaLan?: Maybe<Scalars['Decimal']['output']>;
  /** Maximum uses a day */
  ToiDaNgay?: Maybe<Scalars['Decimal']['output']>;
  /** DangSuDung, or DaHuy once removed. */
  TrangThai: Scalars['String']['output'];
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** Rises with each change; sent back with an update, another one answers CONFLICT. */
  version: Scalars['Int']['output'];
};

/** Devices: what is written; an update changes the fields that are given. */
export type ThietBiInput = {
  /** Services */
  DichVu_Ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Note */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** Insurance machine code */
  MaMayBHYT?: InputMaybe<Scalars['String']['input']>;
  /** Device code */
  MaThietBi?: InputMaybe<Scalars['String']['input']>;
  /** Room */
  PhongBan_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Serial number */
  SoSeri?: InputMaybe<Scalars['String']['input']>;
  /** Suspended. */
  TamNgung?: InputMaybe<Scalars['Boolean']['input']>;
  /** Device name */
  TenThietBi?: InputMaybe<Scalars['String']['input']>;
  /** Maximum quantity a use */
  ToiDaLan?: InputMaybe<Scalars['Decimal']['input']>;
  /** Maximum uses a day */
  ToiDaNgay?: InputMaybe<Scalars['Decimal']['input']>;
  /** The version that was read, for an update. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Devices: one page. */
export type ThietBiList = {
  /** The page answered, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The entries of the page. */
  data: Array<ThietBi>;
  /** Pages in all. */
  totalPages: Scalars['Int']['output'];
  /** Entries in all. */
  totalRows: Scalars['Int']['output'];
};

/** What a site holds by now. */
export type ThietLap = {
  /** Papers carry a logo. */
  coBieuTrung: Scalars['Boolean']['output'];
  /** The facility has a code of the health insurance. */
  coMaCSKCB: Scalars['Boolean']['output'];
  /** Its steps were taken off the home screen. */
  daAn: Scalars['Boolean']['output'];
  /** The site was begun with the assistant, so that its steps are shown. */
  dangThietLap: Scalars['Boolean']['output'];
  /** Payers in use, with what prices them. */
  doiTuong: Array<DoiTuongThietLap>;
  /** Base salary in force today, in dong. */
  luongCoSo?: Maybe<Scalars['String']['output']>;
  /** Services in use. */
  soDichVu: Scalars['Int']['output'];
  /** Services in use with a price in force today. */
  soDichVuCoGia: Scalars['Int']['output'];
  /** Payers. */
  soDoiTuong: Scalars['Int']['output'];
  /** Disease codes. */
  soICD: Scalars['Int']['output'];
  /** Stores. */
  soKho: Scalars['Int']['output'];
  /** Backups that a restore has proven. */
  soKiemChung: Scalars['Int']['output'];
  /** Members of staff. */
  soNhanVien: Scalars['Int']['output'];
  /** Consulting rooms. */
  soPhongKham: Scalars['Int']['output'];
  /** Cashier counters. */
  soQuayThu: Scalars['Int']['output'];
  /** Receipt books that are open and given to somebody: what a cashier can collect with. */
  soQuyenBienLai: Scalars['Int']['output'];
  /** Good backups. */
  soSaoLuu: Scalars['Int']['output'];
  /** Accounts that may sign in. */
  soTaiKhoan: Scalars['Int']['output'];
  /** Drugs in use. */
  soThuoc: Scalars['Int']['output'];
  /** Reception desks. */
  soTiepNhan: Scalars['Int']['output'];
  /** Communes. */
  soXa: Scalars['Int']['output'];
};

/** A new site and its first administrator. */
export type ThietLapInput = {
  /** Facility code of the health insurance, five digits; empty without insurance. */
  MaCSKCB: Scalars['String']['input'];
  /** Full name of the administrator. */
  TenNhanVien: Scalars['String']['input'];
  /** Address. */
  address: Scalars['String']['input'];
  /** Name of the hospital or clinic. */
  name: Scalars['String']['input'];
  /** Password, at least eight characters. */
  password: Scalars['String']['input'];
  /** Phone. */
  phone: Scalars['String']['input'];
  /** BENH_VIEN for a hospital, PHONG_MACH for a clinic. */
  systemType: Scalars['String']['input'];
  /** Account name of the administrator. */
  username: Scalars['String']['input'];
};

/** Money to collect. */
export type ThuTienInput = {
  /** The patient. */
  BenhNhan_Id: Scalars['ID']['input'];
  /** Note. */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** ThuTien or TamUng; ThuTien when empty. */
  LoaiBienLai?: InputMaybe<LoaiPhieuThu>;
  /** Who pays, when it is not the patient. */
  NguoiNop?: InputMaybe<Scalars['String']['input']>;
  /** Book; the cashier's open one when empty. */
  QuyenBienLai_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Amount of an advance. */
  SoTien?: InputMaybe<Scalars['Decimal']['input']>;
  /** Cash given. */
  TienKhachDua?: InputMaybe<Scalars['Decimal']['input']>;
  /** The reception. */
  TiepNhan_Id: Scalars['ID']['input'];
  /** Lines to pay; all that are due when empty. */
  VienPhiDong_Ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Client-made id: a repeat answers the first receipt. */
  requestId: Scalars['ID']['input'];
  /** Parts of the payment; together the amount that is due, in whole dong. */
  thanhToans: Array<ThanhToanInput>;
};

/** Currencies: one entry. */
export type TienTe = {
  /** Note */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Currency code */
  MaTienTe?: Maybe<Scalars['String']['output']>;
  /** Default */
  MacDinh?: Maybe<Scalars['Boolean']['output']>;
  /** Changed at. */
  NgayCapNhat: Scalars['DateTime']['output'];
  /** Made at. */
  NgayTao: Scalars['DateTime']['output'];
  /** Suspended: kept on old records, offered no more. */
  TamNgung: Scalars['Boolean']['output'];
  /** Currency name */
  TenTienTe?: Maybe<Scalars['String']['output']>;
  /** DangSuDung, or DaHuy once removed. */
  TrangThai: Scalars['String']['output'];
  /** Rate (dong) */
  TyGia?: Maybe<Scalars['Decimal']['output']>;
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** Rises with each change; sent back with an update, another one answers CONFLICT. */
  version: Scalars['Int']['output'];
};

/** Currencies: what is written; an update changes the fields that are given. */
export type TienTeInput = {
  /** Note */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** Currency code */
  MaTienTe?: InputMaybe<Scalars['String']['input']>;
  /** Default */
  MacDinh?: InputMaybe<Scalars['Boolean']['input']>;
  /** Suspended. */
  TamNgung?: InputMaybe<Scalars['Boolean']['input']>;
  /** Currency name */
  TenTienTe?: InputMaybe<Scalars['String']['input']>;
  /** Rate (dong) */
  TyGia?: InputMaybe<Scalars['Decimal']['input']>;
  /** The version that was read, for an update. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Currencies: one page. */
export type TienTeList = {
  /** The page answered, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The entries of the page. */
  data: Array<TienTe>;
  /** Pages in all. */
  totalPages: Scalars['Int']['output'];
  /** Entries in all. */
  totalRows: Scalars['Int']['output'];
};

/** A visit's reception. */
export type TiepNhan = {
  /** Its last day. */
  BHYTNgayHetHieuLuc?: Maybe<Scalars['Date']['output']>;
  /** Its first day. */
  BHYTNgayHieuLuc?: Maybe<Scalars['Date']['output']>;
  /** The patient's record. */
  BenhNhan?: Maybe<BenhNhan>;
  /** The patient. */
  BenhNhan_Id: Scalars['ID']['output'];
  /** The referring facility's label. */
  BenhVienChuyen?: Maybe<RefLabel>;
  /** Facility that referred the patient. */
  BenhVienChuyen_Id?: Maybe<Scalars['ID']['output']>;
  /** The registered facility's label. */
  BenhVien_KCB?: Maybe<RefLabel>;
  /** Where the card is registered. */
  BenhVien_KCB_Id?: Maybe<Scalars['ID']['output']>;
  /** Emergency. */
  CapCuu: Scalars['Boolean']['output'];
  /** Came with a referral paper. */
  CoGiayChuyen: Scalars['Boolean']['output'];
  /** Co-payment of the year so far. */
  CungChiTraLuyKe: Scalars['Decimal']['output'];
  /** The visit's advance was returned. */
  DaHoanUng: Scalars['Boolean']['output'];
  /** The visit's insurance is confirmed. */
  DaXacNhanBHYT: Scalars['Boolean']['output'];
  /** The visit's cost is confirmed. */
  DaXacNhanChiPhi: Scalars['Boolean']['output'];
  /** Address of the contact person. */
  DiaChiNguoiLienHe?: Maybe<Scalars['String']['output']>;
  /** The payer's label. */
  DoiTuong?: Maybe<RefLabel>;
  /** Payer. */
  DoiTuong_Id: Scalars['ID']['output'];
  /** Living area. */
  KhuVucSinhSong?: Maybe<KhuVucSinhSong>;
  /** Why it was cancelled. */
  LyDoHuy?: Maybe<Scalars['String']['output']>;
  /** Why the patient came. */
  LyDoKham?: Maybe<Scalars['String']['output']>;
  /** Why. */
  LyDoUuTien?: Maybe<Scalars['String']['output']>;
  /** Code of the kind of visit in the insurance files, such as 1.1. */
  MaDoiTuongKCB?: Maybe<Scalars['String']['output']>;
  /** Reception code, such as TN261121-0001. */
  MaTiepNhan: Scalars['String']['output'];
  /** Exempt from co-payment for the year. */
  MienCungChiTra: Scalars['Boolean']['output'];
  /** Percent that the card pays, route included. */
  MucHuong?: Maybe<Scalars['Float']['output']>;
  /** The calendar day in Vietnam. */
  Ngay: Scalars['Date']['output'];
  /** The day of five years without a break. */
  NgayDu5Nam?: Maybe<Scalars['Date']['output']>;
  /** When the patient was received. */
  NgayTiepNhan: Scalars['DateTime']['output'];
  /** The desk's label. */
  NoiTiepNhan?: Maybe<RefLabel>;
  /** The desk. */
  NoiTiepNhan_Id?: Maybe<Scalars['ID']['output']>;
  /** Relation of the contact person. */
  QuanHeNguoiLienHe?: Maybe<Scalars['String']['output']>;
  /** Phone of the contact person. */
  SoDienThoaiNguoiLienHe?: Maybe<Scalars['String']['output']>;
  /** Insurance card of this visit. */
  SoTheBHYT?: Maybe<Scalars['String']['output']>;
  /** Number of the first ticket. */
  SoThuTu?: Maybe<Scalars['Int']['output']>;
  /** Came by a follow-up appointment. */
  TaiKhamTheoHen: Scalars['Boolean']['output'];
  /** Contact person of this visit. */
  TenNguoiLienHe?: Maybe<Scalars['String']['output']>;
  /** Whether the portal has confirmed the card. */
  TheDaXacMinh: Scalars['Boolean']['output'];
  /** State. */
  TrangThai: TrangThaiTiepNhan;
  /** Route. */
  TuyenKCB?: Maybe<TuyenKcb>;
  /** Legal priority. */
  UuTien: Scalars['Boolean']['output'];
  /** The visit's tickets, newest first. */
  Ves: Array<VeHangDoi>;
  /** Reception id. */
  _id: Scalars['ID']['output'];
  /** Services of the visit, cancelled ones aside. */
  dichVus: Array<DichVuCuaTiepNhan>;
  /** Acts with the code of their refusal, or null for those that would succeed now. */
  hanhDongs: Array<ActionState>;
  /** Version, for the lock of updates. */
  version: Scalars['Int']['output'];
};

/** A reception as typed. A field left out keeps its value; null empties it. */
export type TiepNhanInput = {
  /** Its last day. */
  BHYTNgayHetHieuLuc?: InputMaybe<Scalars['Date']['input']>;
  /** Its first day. */
  BHYTNgayHieuLuc?: InputMaybe<Scalars['Date']['input']>;
  /** A new patient, or changes of the known one. */
  BenhNhan?: InputMaybe<BenhNhanInput>;
  /** A known patient. */
  BenhNhan_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Facility that referred the patient. */
  BenhVienChuyen_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Where the card is registered. */
  BenhVien_KCB_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Emergency. */
  CapCuu?: InputMaybe<Scalars['Boolean']['input']>;
  /** Came with a referral paper. */
  CoGiayChuyen?: InputMaybe<Scalars['Boolean']['input']>;
  /** Co-payment of the year so far. */
  CungChiTraLuyKe?: InputMaybe<Scalars['Decimal']['input']>;
  /** Address of the contact person. */
  DiaChiNguoiLienHe?: InputMaybe<Scalars['String']['input']>;
  /** Payer. */
  DoiTuong_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Living area. */
  KhuVucSinhSong?: InputMaybe<KhuVucSinhSong>;
  /** Why the patient came. */
  LyDoKham?: InputMaybe<Scalars['String']['input']>;
  /** Why. */
  LyDoUuTien?: InputMaybe<Scalars['String']['input']>;
  /** Code of the kind of visit, when a person chose it; else it is worked out. */
  MaDoiTuongKCB?: InputMaybe<Scalars['String']['input']>;
  /** Exempt from co-payment for the year. */
  MienCungChiTra?: InputMaybe<Scalars['Boolean']['input']>;
  /** The day of five years without a break. */
  NgayDu5Nam?: InputMaybe<Scalars['Date']['input']>;
  /** When the patient was received; now when empty. */
  NgayTiepNhan?: InputMaybe<Scalars['DateTime']['input']>;
  /** The desk; the current node when empty. */
  NoiTiepNhan_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Relation of the contact person. */
  QuanHeNguoiLienHe?: InputMaybe<Scalars['String']['input']>;
  /** Phone of the contact person. */
  SoDienThoaiNguoiLienHe?: InputMaybe<Scalars['String']['input']>;
  /** Insurance card. */
  SoTheBHYT?: InputMaybe<Scalars['String']['input']>;
  /** Came by a follow-up appointment. */
  TaiKhamTheoHen?: InputMaybe<Scalars['Boolean']['input']>;
  /** Contact person of this visit. */
  TenNguoiLienHe?: InputMaybe<Scalars['String']['input']>;
  /** Legal priority. */
  UuTien?: InputMaybe<Scalars['Boolean']['input']>;
  /** Order lines to take back. */
  boDichVu_Ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The portal refused the card, and it is taken all the same; it stays unconfirmed. */
  chapNhanThe?: InputMaybe<Scalars['Boolean']['input']>;
  /** Services to order: those of a new reception, or further ones. */
  dichVus?: InputMaybe<Array<DichVuTiepNhanInput>>;
  /** Client-made id of a creation: a repeat answers the first reception. */
  requestId?: InputMaybe<Scalars['ID']['input']>;
  /** The version that was read, for an update. */
  version?: InputMaybe<Scalars['Int']['input']>;
  /** The warnings were read: a likely duplicate of the patient, the same service twice today. */
  xacNhanTrung?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What is compared to find a record of the same person. */
export type TimTrungInput = {
  /** Citizen id or passport. */
  CMNDHoacHoChieu?: InputMaybe<Scalars['String']['input']>;
  /** Commune. */
  DiaChi_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Sex. */
  GioiTinh?: InputMaybe<GioiTinh>;
  /** Year of birth. */
  NamSinh?: InputMaybe<Scalars['Int']['input']>;
  /** Birth date. */
  NgaySinh?: InputMaybe<Scalars['Date']['input']>;
  /** Phone. */
  SoDienThoai?: InputMaybe<Scalars['String']['input']>;
  /** Insurance card. */
  SoTheBHYT?: InputMaybe<Scalars['String']['input']>;
  /** Full name. */
  TenBenhNhan: Scalars['String']['input'];
  /** The record that is being edited. */
  exceptId?: InputMaybe<Scalars['ID']['input']>;
};

/** A prescription: drugs of one kind. */
export type ToaThuoc = {
  /** The prescribing doctor. */
  BacSi?: Maybe<RefLabel>;
  /** The patient. */
  BenhNhan_Id: Scalars['ID']['output'];
  /** The session. */
  KhamBenh_Id: Scalars['ID']['output'];
  /** Kind. */
  LoaiToa: LoaiToa;
  /** Advice. */
  LoiDan?: Maybe<Scalars['String']['output']>;
  /** National code of the prescription. */
  MaDonThuoc: Scalars['String']['output'];
  /** When it was written. */
  NgayKe: Scalars['DateTime']['output'];
  /** Days of the longest course. */
  SoNgay: Scalars['Int']['output'];
  /** Nhap, DaKe, YeuCauThanhToan, DaCap or DaHuy. */
  TrangThai: Scalars['String']['output'];
  /** Prescription id. */
  _id: Scalars['ID']['output'];
  /** Its drugs. */
  chiTiets: Array<ToaThuocChiTiet>;
  /** Grows with every change. */
  version: Scalars['Int']['output'];
};

/** A drug of a prescription. */
export type ToaThuocChiTiet = {
  /** How to take it. */
  CachDung?: Maybe<Scalars['String']['output']>;
  /** Afternoon. */
  Chieu?: Maybe<Scalars['Decimal']['output']>;
  /** Money was collected. */
  DaThuTien: Scalars['Boolean']['output'];
  /** Unit price. */
  DonGia: Scalars['Decimal']['output'];
  /** The drug. */
  Duoc_Id: Scalars['ID']['output'];
  /** Label of the route. */
  DuongDung?: Maybe<RefLabel>;
  /** Route. */
  DuongDung_Id?: Maybe<Scalars['ID']['output']>;
  /** Store. */
  Kho_Id?: Maybe<Scalars['ID']['output']>;
  /** Paid by the insurance. */
  LaBHYT: Scalars['Boolean']['output'];
  /** Morning. */
  Sang?: Maybe<Scalars['Decimal']['output']>;
  /** Quantity. */
  SoLuong: Scalars['Decimal']['output'];
  /** Quantity that was supplied. */
  SoLuongDaCap: Scalars['Decimal']['output'];
  /** Days. */
  SoNgay: Scalars['Int']['output'];
  /** Name on the day of prescribing. */
  TenDuoc: Scalars['String']['output'];
  /** Evening. */
  Toi?: Maybe<Scalars['Decimal']['output']>;
  /** Noon. */
  Trua?: Maybe<Scalars['Decimal']['output']>;
  /** Line id. */
  _id: Scalars['ID']['output'];
  /** Warnings of the drug that were overridden. */
  canhBaoDaDuyets: Array<CanhBaoDaDuyet>;
};

/** The whole prescription of a session. */
export type ToaThuocCuaKham = {
  /** The prescriptions by kind. */
  toas: Array<ToaThuoc>;
  /** Sent back with an update; 0 without a prescription. */
  version: Scalars['Int']['output'];
};

/** A drug to prescribe. */
export type ToaThuocDongInput = {
  /** How to take it. */
  CachDung?: InputMaybe<Scalars['String']['input']>;
  /** Afternoon. */
  Chieu?: InputMaybe<Scalars['Decimal']['input']>;
  /** The drug. */
  Duoc_Id: Scalars['ID']['input'];
  /** Route; the drug's own when empty. */
  DuongDung_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Store; not for drugs bought outside. */
  Kho_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Kind of its prescription. */
  LoaiToa: LoaiToa;
  /** Morning. */
  Sang?: InputMaybe<Scalars['Decimal']['input']>;
  /** Quantity; worked out from the doses when empty. */
  SoLuong?: InputMaybe<Scalars['Decimal']['input']>;
  /** Days. */
  SoNgay: Scalars['Int']['input'];
  /** Evening. */
  Toi?: InputMaybe<Scalars['Decimal']['input']>;
  /** Noon. */
  Trua?: InputMaybe<Scalars['Decimal']['input']>;
};

/** The whole prescription of a session. */
export type ToaThuocInput = {
  /** Advice. */
  LoiDan?: InputMaybe<Scalars['String']['input']>;
  /** Its drugs; empty takes the prescription back. */
  dongs: Array<ToaThuocDongInput>;
  /** Reasons of overridden warnings. */
  lyDoCanhBaos?: InputMaybe<Array<LyDoCanhBaoInput>>;
  /** Makes a repeated request harmless. */
  requestId: Scalars['ID']['input'];
  /** The version that was seen. */
  version: Scalars['Int']['input'];
};

/** Sample prescriptions: one entry. */
export type ToaThuocMau = {
  /** Drugs */
  ChiTiets: Array<ToaThuocMauChiTiets>;
  /** Specialty: its label */
  ChuyenKhoa?: Maybe<RefLabel>;
  /** Specialty */
  ChuyenKhoa_Id?: Maybe<Scalars['ID']['output']>;
  /** Note */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Diseases */
  ICD_Ids: Array<Scalars['ID']['output']>;
  /** Diseases: their labels */
  ICDs: Array<RefLabel>;
  /** Advice */
  LoiDan?: Maybe<Scalars['String']['output']>;
  /** Sample code */
  MaToaThuocMau?: Maybe<Scalars['String']['output']>;
  /** Changed at. */
  NgayCapNhat: Scalars['DateTime']['output'];
  /** Made at. */
  NgayTao: Scalars['DateTime']['output'];
  /** Doctor: its label */
  NhanVien?: Maybe<RefLabel>;
  /** Doctor */
  NhanVien_Id?: Maybe<Scalars['ID']['output']>;
  /** Suspended: kept on old records, offered no more. */
  TamNgung: Scalars['Boolean']['output'];
  /** Sample name */
  TenToaThuocMau?: Maybe<Scalars['String']['output']>;
  /** DangSuDung, or DaHuy once removed. */
  TrangThai: Scalars['String']['output'];
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** Rises with each change; sent back with an update, another one answers CONFLICT. */
  version: Scalars['Int']['output'];
};

/** Drugs: one row. */
export type ToaThuocMauChiTiets = {
  /** Instruction */
  CachDung?: Maybe<Scalars['String']['output']>;
  /** Afternoon */
  Chieu?: Maybe<Scalars['Decimal']['output']>;
  /** Drug */
  Duoc_Id?: Maybe<Scalars['ID']['output']>;
  /** Route */
  DuongDung_Id?: Maybe<Scalars['ID']['output']>;
  /** Morning */
  Sang?: Maybe<Scalars['Decimal']['output']>;
  /** Quantity */
  SoLuong?: Maybe<Scalars['Decimal']['output']>;
  /** Days */
  SoNgay?: Maybe<Scalars['Decimal']['output']>;
  /** Evening */
  Toi?: Maybe<Scalars['Decimal']['output']>;
  /** Noon */
  Trua?: Maybe<Scalars['Decimal']['output']>;
};

/** Drugs: one row as written. */
export type ToaThuocMauChiTietsInput = {
  /** Instruction */
  CachDung?: InputMaybe<Scalars['String']['input']>;
  /** Afternoon */
  Chieu?: InputMaybe<Scalars['Decimal']['input']>;
  /** Drug */
  Duoc_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Route */
  DuongDung_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Morning */
  Sang?: InputMaybe<Scalars['Decimal']['input']>;
  /** Quantity */
  SoLuong?: InputMaybe<Scalars['Decimal']['input']>;
  /** Days */
  SoNgay?: InputMaybe<Scalars['Decimal']['input']>;
  /** Evening */
  Toi?: InputMaybe<Scalars['Decimal']['input']>;
  /** Noon */
  Trua?: InputMaybe<Scalars['Decimal']['input']>;
};

/** Sample prescriptions: what is written; an update changes the fields that are given. */
export type ToaThuocMauInput = {
  /** Drugs */
  ChiTiets?: InputMaybe<Array<ToaThuocMauChiTietsInput>>;
  /** Specialty */
  ChuyenKhoa_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Note */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** Diseases */
  ICD_Ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Advice */
  LoiDan?: InputMaybe<Scalars['String']['input']>;
  /** Sample code */
  MaToaThuocMau?: InputMaybe<Scalars['String']['input']>;
  /** Doctor */
  NhanVien_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Suspended. */
  TamNgung?: InputMaybe<Scalars['Boolean']['input']>;
  /** Sample name */
  TenToaThuocMau?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read, for an update. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Sample prescriptions: one page. */
export type ToaThuocMauList = {
  /** The page answered, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The entries of the page. */
  data: Array<ToaThuocMau>;
  /** Pages in all. */
  totalPages: Scalars['Int']['output'];
  /** Entries in all. */
  totalRows: Scalars['Int']['output'];
};

/** What is said of all backups. */
export type TongQuanSaoLuu = {
  /** Bytes that are free there; null when the folder cannot be read. */
  conTrong?: Maybe<Scalars['Float']['output']>;
  /** The backups, the newest first, at most 200. */
  data: Array<SaoLuu>;
  /** The database account may make a new database, so that proofs are possible. */
  duocKiemChung: Scalars['Boolean']['output'];
  /** When the next one is made by itself; null when none is. */
  lanToi?: Maybe<Scalars['DateTime']['output']>;
  /** Days for which those made by themselves are kept. */
  soNgayGiu: Scalars['Int']['output'];
  /** Folder of the backups on this machine. */
  thuMuc: Scalars['String']['output'];
};

/** How many entries fit. */
export type TongSoDong = {
  /** True when there are more than that. */
  atLeast: Scalars['Boolean']['output'];
  /** Counted up to 10,000. */
  totalRows: Scalars['Int']['output'];
};

/** What the insurance portal says of a card. */
export type TraCuuThe = {
  /** The registered facility here. */
  BenhVien?: Maybe<RefLabel>;
  /** When the portal was asked. */
  at: Scalars['DateTime']['output'];
  /** Address on the card. */
  diaChi?: Maybe<Scalars['String']['output']>;
  /** The portal's words. */
  ghiChu?: Maybe<Scalars['String']['output']>;
  /** Sex on the card. */
  gioiTinh?: Maybe<GioiTinh>;
  /** Last day of the card. */
  gtTheDen?: Maybe<Scalars['Date']['output']>;
  /** First day of the card. */
  gtTheTu?: Maybe<Scalars['Date']['output']>;
  /** Name on the card. */
  hoTen?: Maybe<Scalars['String']['output']>;
  /** The person is insured. */
  hopLe: Scalars['Boolean']['output'];
  /** Code of the registered facility. */
  maDKBD?: Maybe<Scalars['String']['output']>;
  /** Living area K1, K2, K3. */
  maKV?: Maybe<Scalars['String']['output']>;
  /** The portal's result code, such as 000. */
  maKetQua?: Maybe<Scalars['String']['output']>;
  /** The card to use; the new one when the portal names one. */
  maThe?: Maybe<Scalars['String']['output']>;
  /** The day of five years without a break. */
  ngayDu5Nam?: Maybe<Scalars['Date']['output']>;
  /** Birth date or year on the card. */
  ngaySinh?: Maybe<Scalars['String']['output']>;
  /** False: the portal did not answer; the card counts as not verified and the visit goes on. */
  reachable: Scalars['Boolean']['output'];
};

/** Return of a result. */
export type TraKetQuaInput = {
  /** Who was told of critical values, and how; needed where there are some. */
  XacNhanNguyHiem?: InputMaybe<Scalars['String']['input']>;
  /** Values to save first, with the slip's version that was seen. */
  luu?: InputMaybe<KetQuaXetNghiemInput>;
  /** The state that was seen. */
  oldState: TrangThaiDichVuYeuCau;
};

/** Return of a functional test result. */
export type TraKetQuaThamDoChucNangInput = {
  /** Content to save first, with the slip's version that was seen. */
  luu?: InputMaybe<KetQuaThamDoChucNangInput>;
  /** The state that was seen. */
  oldState: TrangThaiDichVuYeuCau;
};

/** A page of what a list prices and could price. */
export type TrangBangGia = {
  /** Rows of the page. */
  data: Array<DongBangGia>;
  /** Rows of all pages. */
  totalRows: Scalars['Int']['output'];
};

/** States of a receipt. */
export type TrangThaiBienLai =
  /** Prepared, not collected. */
  | 'ChuaThuTien'
  /** Cancelled; the number stays. */
  | 'DaHuy'
  /** Collected, not allocated. */
  | 'DaThuTien'
  /** Partly allocated. */
  | 'DangHachToan'
  /** Fully allocated. */
  | 'HachToanToanBo';

/** How the connections of the settings stand. */
export type TrangThaiCacKetNoi = {
  /** The national prescription system; one that is off is not set up. */
  donThuoc: TrangThaiKetNoi;
  /** Accounts for electronic invoices. */
  hoaDon: TrangThaiKetNoi;
};

/** State of a transfer record. */
export type TrangThaiChuyenVien =
  /** Cancelled. */
  | 'DaHuy'
  /** In use. */
  | 'DangSuDung';

/** State of a job. */
export type TrangThaiCongViec =
  /** Waits for its time. */
  | 'CHO'
  /** Runs now. */
  | 'DANG_CHAY'
  /** Failed as often as it may. */
  | 'HONG'
  /** Failed and is tried again. */
  | 'THU_LAI';

/** State of an order slip and of its lines. */
export type TrangThaiDichVuYeuCau =
  /** Begun, no result yet. */
  | 'ChuaKetQua'
  /** Has a result. */
  | 'CoKetQua'
  /** Cancelled. */
  | 'DaHuy'
  /** The result was viewed. */
  | 'DaXemKetQua'
  /** Draft. */
  | 'Nhap'
  /** Ready. */
  | 'SanSang';

/** State of a call to a system outside. */
export type TrangThaiGoiNgoai =
  /** Waits for its first try. */
  | 'Cho'
  /** Was sent. */
  | 'DaGui'
  /** Was given up. */
  | 'DaHuy'
  /** Failed; it is tried again while tries are left. */
  | 'Loi';

/** What all connections of a kind say together. */
export type TrangThaiKetNoi =
  /** None is set up. */
  | 'ChuaCo'
  /** One was never checked, or not since it changed. */
  | 'ChuaKiemTra'
  /** The last check of one failed. */
  | 'Loi'
  /** All were reached when they were checked last. */
  | 'Tot';

/** State of a session. */
export type TrangThaiKhamBenh =
  /** Cancelled. */
  | 'DaHuy'
  /** Examined. */
  | 'DaKham'
  /** Being examined. */
  | 'DangKham';

/** State of a proof. */
export type TrangThaiKiemChung =
  /** Waits for its turn. */
  | 'Cho'
  /** Is being restored. */
  | 'DangChay'
  /** All came back as it was. */
  | 'Dat'
  /** It did not come back as it was, or not at all. */
  | 'KhongDat';

/** E-prescription link */
export type TrangThaiLienThong =
  /** Awaiting approval */
  | 'ChoDuyet'
  /** Not registered */
  | 'ChuaDangKy'
  /** Linked */
  | 'DangLienThong'
  /** Locked */
  | 'TamKhoa';

/** State of a backup. */
export type TrangThaiSaoLuu =
  /** Waits for its turn. */
  | 'Cho'
  /** Its file was removed. */
  | 'DaXoa'
  /** Is being made. */
  | 'DangChay'
  /** Failed. */
  | 'Loi'
  /** Is whole. */
  | 'Xong';

/** How a part of the system is. */
export type TrangThaiSucKhoe =
  /** Somebody should look. */
  | 'CANH_BAO'
  /** Somebody must act. */
  | 'LOI'
  /** As it should be. */
  | 'TOT';

/** Life of a reception. */
export type TrangThaiTiepNhan =
  /** Announced, not received yet. */
  | 'ChuaTiepNhan'
  /** Cancelled. */
  | 'DaHuy'
  /** Received. */
  | 'DaTiepNhan';

/** What moving to another room would mean. */
export type TruocChuyenPhong = {
  /** The insurance pays a part. */
  laBHYT: Scalars['Boolean']['output'];
  /** Exams of the visit so far. */
  soLanKham: Scalars['Int']['output'];
  /** Percent of the price at which the next exam counts. */
  tyLe: Scalars['Int']['output'];
};

/** One field of a record before and after an act. */
export type TruongThaoTac = {
  /** Its value after; null when there is none. */
  after?: Maybe<Scalars['JSON']['output']>;
  /** Its value before; null when there was none. */
  before?: Maybe<Scalars['JSON']['output']>;
  /** Name of the field; fields inside another stand after a dot. */
  field: Scalars['String']['output'];
  /** The act changed it. */
  khac: Scalars['Boolean']['output'];
  /** It is kept by the system itself: version, who and when. */
  kyThuat: Scalars['Boolean']['output'];
  /** What the field is called; null where nothing names it. */
  label?: Maybe<Scalars['String']['output']>;
  /** The value after in words, in the same way. */
  tenSau?: Maybe<Scalars['String']['output']>;
  /** The value before in words: what its ids refer to, fixed values, amounts; null where it says itself what it is. */
  tenTruoc?: Maybe<Scalars['String']['output']>;
};

/** Conclusion dictionary: one entry. */
export type TuDienKetLuan = {
  /** Advice */
  DeNghi?: Maybe<Scalars['String']['output']>;
  /** Services */
  DichVu_Ids: Array<Scalars['ID']['output']>;
  /** Services: their labels */
  DichVus: Array<RefLabel>;
  /** Note */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Conclusion */
  KetLuan?: Maybe<Scalars['String']['output']>;
  /** Code */
  MaTuDienKetLuan?: Maybe<Scalars['String']['output']>;
  /** Description */
  MoTa?: Maybe<Scalars['String']['output']>;
  /** Changed at. */
  NgayCapNhat: Scalars['DateTime']['output'];
  /** Made at. */
  NgayTao: Scalars['DateTime']['output'];
  /** Service group: its label */
  NhomDichVu?: Maybe<RefLabel>;
  /** Service group */
  NhomDichVu_Id?: Maybe<Scalars['ID']['output']>;
  /** Suspended: kept on old records, offered no more. */
  TamNgung: Scalars['Boolean']['output'];
  /** Name */
  TenTuDienKetLuan?: Maybe<Scalars['String']['output']>;
  /** DangSuDung, or DaHuy once removed. */
  TrangThai: Scalars['String']['output'];
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** Rises with each change; sent back with an update, another one answers CONFLICT. */
  version: Scalars['Int']['output'];
};

/** Conclusion dictionary: what is written; an update changes the fields that are given. */
export type TuDienKetLuanInput = {
  /** Advice */
  DeNghi?: InputMaybe<Scalars['String']['input']>;
  /** Services */
  DichVu_Ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Note */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** Conclusion */
  KetLuan?: InputMaybe<Scalars['String']['input']>;
  /** Code */
  MaTuDienKetLuan?: InputMaybe<Scalars['String']['input']>;
  /** Description */
  MoTa?: InputMaybe<Scalars['String']['input']>;
  /** Service group */
  NhomDichVu_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Suspended. */
  TamNgung?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name */
  TenTuDienKetLuan?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read, for an update. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Conclusion dictionary: one page. */
export type TuDienKetLuanList = {
  /** The page answered, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The entries of the page. */
  data: Array<TuDienKetLuan>;
  /** Pages in all. */
  totalPages: Scalars['Int']['output'];
  /** Entries in all. */
  totalRows: Scalars['Int']['output'];
};

/** Route to the facility, as the insurance law sees it. */
export type TuyenKcb =
  /** Right route. */
  | 'DungTuyen'
  /** Free choice paid in full. */
  | 'ThongTuyen'
  /** Own choice at a reduced rate. */
  | 'TraiTuyen';

/** Tier before 2025 */
export type TuyenTruoc2025 =
  /** District */
  | 'Huyen'
  /** Province */
  | 'Tinh'
  /** Central */
  | 'TrungUong'
  /** Commune */
  | 'Xa';

/** What a visit would cost its payers. */
export type UocTinhChiPhi = {
  /** The fund pays. */
  BHChiTra: Scalars['Decimal']['output'];
  /** Co-payment. */
  BNCCT: Scalars['Decimal']['output'];
  /** Own part. */
  BNTT: Scalars['Decimal']['output'];
  /** The patient's part: co-payment and own part. */
  BenhNhanTT: Scalars['Decimal']['output'];
  /** What of it the house does not collect. */
  MienGiam: Scalars['Decimal']['output'];
  /** Total cost. */
  ThanhTien: Scalars['Decimal']['output'];
  /** By service. */
  dongs: Array<UocTinhDong>;
  /** No co-payment is due because the total is below the limit of the law. */
  duoiNguong: Scalars['Boolean']['output'];
  /** What the card gives. */
  quyenLoi?: Maybe<QuyenLoiBhyt>;
  /** How many insured visits the patient had earlier today: exams and the 15 % rule go on from there. */
  soLanTruoc: Scalars['Int']['output'];
  /** The card's level is not known yet. */
  theChuaXacMinh: Scalars['Boolean']['output'];
};

/** A visit to estimate. */
export type UocTinhChiPhiInput = {
  /** Its last day. */
  BHYTNgayHetHieuLuc?: InputMaybe<Scalars['Date']['input']>;
  /** Its first day. */
  BHYTNgayHieuLuc?: InputMaybe<Scalars['Date']['input']>;
  /** The patient, where known: other visits of the day count. */
  BenhNhan_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Registered facility. */
  BenhVien_KCB_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Emergency. */
  CapCuu?: InputMaybe<Scalars['Boolean']['input']>;
  /** With a referral paper. */
  CoGiayChuyen?: InputMaybe<Scalars['Boolean']['input']>;
  /** Co-payment of the year so far. */
  CungChiTraLuyKe?: InputMaybe<Scalars['Decimal']['input']>;
  /** Payer. */
  DoiTuong_Id: Scalars['ID']['input'];
  /** Exempt from co-payment this year. */
  MienCungChiTra?: InputMaybe<Scalars['Boolean']['input']>;
  /** The day of five years without a break. */
  NgayDu5Nam?: InputMaybe<Scalars['Date']['input']>;
  /** Card. */
  SoTheBHYT?: InputMaybe<Scalars['String']['input']>;
  /** By a follow-up appointment. */
  TaiKhamTheoHen?: InputMaybe<Scalars['Boolean']['input']>;
  /** The reception that is changed; empty for a new one. */
  TiepNhan_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Services. */
  lines: Array<UocTinhDichVuInput>;
};

/** A service to estimate. */
export type UocTinhDichVuInput = {
  /** Service. */
  DichVu_Id: Scalars['ID']['input'];
  /** Without charge. */
  KhongThuTien?: InputMaybe<Scalars['Boolean']['input']>;
  /** Price type; the payer's first one with a price when empty. */
  LoaiGia_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Quantity; 1 when empty. */
  SoLuong?: InputMaybe<Scalars['Decimal']['input']>;
};

/** A service of an estimate. */
export type UocTinhDong = {
  /** The fund pays. */
  BHChiTra: Scalars['Decimal']['output'];
  /** Co-payment. */
  BNCCT: Scalars['Decimal']['output'];
  /** Own part. */
  BNTT: Scalars['Decimal']['output'];
  /** The patient's part: co-payment and own part. */
  BenhNhanTT: Scalars['Decimal']['output'];
  /** Service. */
  DichVu_Id: Scalars['ID']['output'];
  /** Price; empty when none is in force. */
  DonGia?: Maybe<Scalars['Decimal']['output']>;
  /** The price that the fund accepts. */
  DonGiaBHYT?: Maybe<Scalars['Decimal']['output']>;
  /** Code. */
  Ma: Scalars['String']['output'];
  /** What of it the house does not collect. */
  MienGiam: Scalars['Decimal']['output'];
  /** Name. */
  Ten: Scalars['String']['output'];
  /** Cost. */
  ThanhTien: Scalars['Decimal']['output'];
  /** Percent that the fund pays of what is in scope. */
  mucHuong: Scalars['String']['output'];
};

/** A queue ticket. */
export type VeHangDoi = {
  /** The patient's record. */
  BenhNhan?: Maybe<BenhNhan>;
  /** The patient. */
  BenhNhan_Id?: Maybe<Scalars['ID']['output']>;
  /** The queue's kind. */
  HangDoi: LoaiHangDoi;
  /** The number as printed, such as U012. */
  KyHieu: Scalars['String']['output'];
  /** Why the ticket has priority. */
  LyDoUuTien?: Maybe<Scalars['String']['output']>;
  /** The day. */
  Ngay: Scalars['Date']['output'];
  /** When the number was taken. */
  NgayTao: Scalars['DateTime']['output'];
  /** The node's label. */
  Node?: Maybe<RefLabel>;
  /** Where the queue stands. */
  Node_Id: Scalars['ID']['output'];
  /** Counter that called. */
  Quay?: Maybe<Scalars['String']['output']>;
  /** Number of the day. */
  SoThuTu: Scalars['Int']['output'];
  /** The reception. */
  TiepNhan_Id?: Maybe<Scalars['ID']['output']>;
  /** cho, dang_goi, dang_phuc_vu, xong, vang, huy or chuyen. */
  TrangThai: Scalars['String']['output'];
  /** Ticket id. */
  _id: Scalars['ID']['output'];
  /** The last call. */
  goiLuc?: Maybe<Scalars['DateTime']['output']>;
  /** Acts with the code of their refusal, or null for those that would succeed now. */
  hanhDongs: Array<ActionState>;
  /** Emergency: before everybody. */
  isEmergency: Scalars['Boolean']['output'];
  /** Legal priority. */
  isPriority: Scalars['Boolean']['output'];
  /** Called more than once. */
  isRecall: Scalars['Boolean']['output'];
  /** Comes back with results. */
  isReturning: Scalars['Boolean']['output'];
  /** What is said aloud at a call, in Vietnamese. */
  loiGoi: Scalars['String']['output'];
  /** Calls so far. */
  soLanGoi: Scalars['Int']['output'];
  /** How many wait before this one; null once it is called. */
  soNguoiTruoc?: Maybe<Scalars['Int']['output']>;
  /** The order slip, visit or prescription that waits. */
  source_Id?: Maybe<Scalars['ID']['output']>;
};

/** A ticket, and the desk from which it is acted on. */
export type VeInput = {
  /** The caller's room, counter or store. */
  idNode: Scalars['ID']['input'];
  /** The ticket. */
  idTicket: Scalars['ID']['input'];
  /** The desk or door. */
  quay?: InputMaybe<Scalars['String']['input']>;
};

/** The bill of a visit: sums by payer, lines, receipts, and what may be done. */
export type VienPhi = {
  /** The fund pays. */
  BHChiTra: Scalars['Decimal']['output'];
  /** Co-payment of what is in scope. */
  BNCCT: Scalars['Decimal']['output'];
  /** What the patient pays outside the scope. */
  BNTT: Scalars['Decimal']['output'];
  /** The patient's part: co-payment and own part. */
  BenhNhanTT: Scalars['Decimal']['output'];
  /** Still due. */
  ConLai: Scalars['Decimal']['output'];
  /** Collected for services, refunds taken off. */
  DaThu: Scalars['Decimal']['output'];
  /** Allocated. */
  HachToan: Scalars['Decimal']['output'];
  /** Exempted of the patient's part. */
  MienGiam: Scalars['Decimal']['output'];
  /** Paid by others. */
  NguonKhac: Scalars['Decimal']['output'];
  /** Advance that is neither allocated nor returned. */
  TamUngCon: Scalars['Decimal']['output'];
  /** Total cost. */
  ThanhTien: Scalars['Decimal']['output'];
  /** Collected beyond the patient's part; to be refunded. */
  ThuThua: Scalars['Decimal']['output'];
  /** The reception's facts: payer, card, confirmations. */
  TiepNhan?: Maybe<TiepNhan>;
  /** The reception. */
  TiepNhan_Id: Scalars['ID']['output'];
  /** Id of the account (mTransactionId); empty before the first charge. */
  _id?: Maybe<Scalars['ID']['output']>;
  /** Receipts, the newest first, cancelled ones included. */
  bienLais: Array<BienLai>;
  /** Lines in order of time: all, or a page of at most `limit` (500) of them. Lines with something due or owed come on the first pages, then the newest; `soDong` counts all. */
  dongs: Array<VienPhiDong>;
  /** No co-payment is due because the in-scope total is below the limit of the law. */
  duoiNguong: Scalars['Boolean']['output'];
  /** Acts with the code of their refusal, or null for those that would succeed now. */
  hanhDongs: Array<ActionState>;
  /** How many lines. */
  soDong: Scalars['Int']['output'];
  /** A card counts whose level the portal has not told. */
  theChuaXacMinh: Scalars['Boolean']['output'];
};


/** The bill of a visit: sums by payer, lines, receipts, and what may be done. */
export type VienPhiDongsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};

/** A line of the bill. */
export type VienPhiDong = {
  /** The fund pays. */
  BHChiTra: Scalars['Decimal']['output'];
  /** Co-payment. */
  BNCCT: Scalars['Decimal']['output'];
  /** Own part. */
  BNTT: Scalars['Decimal']['output'];
  /** The patient's part. */
  BenhNhanTT: Scalars['Decimal']['output'];
  /** Still due. */
  ConLai: Scalars['Decimal']['output'];
  /** Paid. */
  DaThuTien: Scalars['Boolean']['output'];
  /** The hospital's price. */
  DonGia: Scalars['Decimal']['output'];
  /** The price that the fund accepts. */
  DonGiaBHYT: Scalars['Decimal']['output'];
  /** Unit. */
  DonViTinh?: Maybe<Scalars['String']['output']>;
  /** May be performed. */
  DuocPhepThucHien: Scalars['Boolean']['output'];
  /** Allocated. */
  HachToan: Scalars['Decimal']['output'];
  /** The examination that ordered it. */
  KhamBenh_Id?: Maybe<Scalars['ID']['output']>;
  /** Without charge. */
  KhongThuTien: Scalars['Boolean']['output'];
  /** Billed to the insurance. */
  LaBHYT: Scalars['Boolean']['output'];
  /** Price type. */
  LoaiGia?: Maybe<RefLabel>;
  /** Code. */
  MaDV: Scalars['String']['output'];
  /** Code of the slip. */
  MaPhieu?: Maybe<Scalars['String']['output']>;
  /** Exempted. */
  MienGiam: Scalars['Decimal']['output'];
  /** When it was ordered. */
  NgayYLenh: Scalars['DateTime']['output'];
  /** Cost group: kind of service, Thuoc or VatTu. */
  NhomChiPhi: Scalars['String']['output'];
  /** Quantity. */
  SoLuong: Scalars['Decimal']['output'];
  /** Name. */
  TenDichVu: Scalars['String']['output'];
  /** Cost. */
  ThanhTien: Scalars['Decimal']['output'];
  /** Collected too much. */
  ThuThua: Scalars['Decimal']['output'];
  /** Performed or supplied. */
  ThucHien: Scalars['Boolean']['output'];
  /** The reception. */
  TiepNhan_Id: Scalars['ID']['output'];
  /** Id. */
  _id: Scalars['ID']['output'];
  /** Acts with the code of their refusal, or null for those that would succeed now. */
  hanhDongs: Array<ActionState>;
  /** The most that can be refunded now. */
  hoanToiDa: Scalars['Decimal']['output'];
  /** Percent that the fund pays of what is in scope. */
  mucHuong?: Maybe<Scalars['String']['output']>;
  /** DichVu or Thuoc. */
  source: Scalars['String']['output'];
  /** The order or prescription line. */
  source_Id: Scalars['ID']['output'];
  /** Percent of an item with a payment limit. */
  tyLeBH: Scalars['Int']['output'];
  /** Percent of the price that is charged. */
  tyLeDV: Scalars['Int']['output'];
  /** Version. */
  version: Scalars['Int']['output'];
};

/** Care orders: one entry. */
export type YLenhChamSoc = {
  /** Note */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Care order code */
  MaYLenhChamSoc?: Maybe<Scalars['String']['output']>;
  /** Changed at. */
  NgayCapNhat: Scalars['DateTime']['output'];
  /** Made at. */
  NgayTao: Scalars['DateTime']['output'];
  /** Suspended: kept on old records, offered no more. */
  TamNgung: Scalars['Boolean']['output'];
  /** Care order name */
  TenYLenhChamSoc?: Maybe<Scalars['String']['output']>;
  /** DangSuDung, or DaHuy once removed. */
  TrangThai: Scalars['String']['output'];
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** Rises with each change; sent back with an update, another one answers CONFLICT. */
  version: Scalars['Int']['output'];
};

/** Care orders: what is written; an update changes the fields that are given. */
export type YLenhChamSocInput = {
  /** Note */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** Care order code */
  MaYLenhChamSoc?: InputMaybe<Scalars['String']['input']>;
  /** Suspended. */
  TamNgung?: InputMaybe<Scalars['Boolean']['input']>;
  /** Care order name */
  TenYLenhChamSoc?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read, for an update. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Care orders: one page. */
export type YLenhChamSocList = {
  /** The page answered, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The entries of the page. */
  data: Array<YLenhChamSoc>;
  /** Pages in all. */
  totalPages: Scalars['Int']['output'];
  /** Entries in all. */
  totalRows: Scalars['Int']['output'];
};

/** Rh factors: one entry. */
export type YeuToRh = {
  /** Note */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Rh factor code */
  MaYeuToRh?: Maybe<Scalars['String']['output']>;
  /** Changed at. */
  NgayCapNhat: Scalars['DateTime']['output'];
  /** Made at. */
  NgayTao: Scalars['DateTime']['output'];
  /** Suspended: kept on old records, offered no more. */
  TamNgung: Scalars['Boolean']['output'];
  /** Rh factor name */
  TenYeuToRh?: Maybe<Scalars['String']['output']>;
  /** DangSuDung, or DaHuy once removed. */
  TrangThai: Scalars['String']['output'];
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** Rises with each change; sent back with an update, another one answers CONFLICT. */
  version: Scalars['Int']['output'];
};

/** Rh factors: what is written; an update changes the fields that are given. */
export type YeuToRhInput = {
  /** Note */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** Rh factor code */
  MaYeuToRh?: InputMaybe<Scalars['String']['input']>;
  /** Suspended. */
  TamNgung?: InputMaybe<Scalars['Boolean']['input']>;
  /** Rh factor name */
  TenYeuToRh?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read, for an update. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Rh factors: one page. */
export type YeuToRhList = {
  /** The page answered, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The entries of the page. */
  data: Array<YeuToRh>;
  /** Pages in all. */
  totalPages: Scalars['Int']['output'];
  /** Entries in all. */
  totalRows: Scalars['Int']['output'];
};
