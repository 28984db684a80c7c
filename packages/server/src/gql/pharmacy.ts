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

/** The counter's list with the counts of all tabs. */
export type DanhSachCapPhat = {
  /** Counts. */
  counts: DemCapPhat;
  /** Prescriptions. */
  data: Array<DonCapPhat>;
};

/** How many prescriptions each tab has. */
export type DemCapPhat = {
  /** May be handed out. */
  ChoCap: Scalars['Int']['output'];
  /** Something is left to collect. */
  ChoThanhToan: Scalars['Int']['output'];
  /** Handed out. */
  DaCap: Scalars['Int']['output'];
  /** Cancelled. */
  DaHuy: Scalars['Int']['output'];
};

/** A prescription in the counter's list. */
export type DonCapPhat = {
  /** Patient. */
  BenhNhan_Id: Scalars['ID']['output'];
  /** Number of today at this store, such as U012; empty when it has none. */
  KyHieu?: Maybe<Scalars['String']['output']>;
  /** BHYT, Thuong or VTYT. */
  LoaiToa: Scalars['String']['output'];
  /** Prescription code. */
  MaDonThuoc: Scalars['String']['output'];
  /** Patient code. */
  MaYTe: Scalars['String']['output'];
  /** When it was prescribed. */
  NgayKe: Scalars['DateTime']['output'];
  /** Patient's name. */
  TenBenhNhan: Scalars['String']['output'];
  /** State of the prescription. */
  TrangThai: Scalars['String']['output'];
  /** State of the number: cho, dang_goi, dang_phuc_vu, xong or vang. */
  TrangThaiVe?: Maybe<Scalars['String']['output']>;
  /** Prescription. */
  _id: Scalars['ID']['output'];
  /** Emergency: before everybody. */
  isEmergency: Scalars['Boolean']['output'];
  /** Legal priority. */
  isPriority: Scalars['Boolean']['output'];
  /** How many drugs. */
  soDong: Scalars['Int']['output'];
  /** The tab that it stands in. */
  tab: TabCapPhat;
};

/** A lot for a line. */
export type DongCapInput = {
  /** Lot. */
  Lo_Id: Scalars['ID']['input'];
  /** Quantity. */
  SoLuong: Scalars['Decimal']['input'];
  /** Prescription line. */
  ToaThuocChiTiet_Id: Scalars['ID']['input'];
};

/** A line of a prescription at the counter. */
export type DongCapPhat = {
  /** How it is used. */
  CachDung?: Maybe<Scalars['String']['output']>;
  /** Warnings that the doctor saw and the reasons given. */
  CanhBao: Scalars['JSON']['output'];
  /** Afternoon dose. */
  Chieu?: Maybe<Scalars['Decimal']['output']>;
  /** Drug. */
  Duoc_Id: Scalars['ID']['output'];
  /** Store that hands it out. */
  Kho_Id?: Maybe<Scalars['ID']['output']>;
  /** Morning dose. */
  Sang?: Maybe<Scalars['Decimal']['output']>;
  /** Prescribed. */
  SoLuong: Scalars['Decimal']['output'];
  /** Given so far. */
  SoLuongDaCap: Scalars['Decimal']['output'];
  /** Days. */
  SoNgay: Scalars['Int']['output'];
  /** Drug name. */
  TenDuoc: Scalars['String']['output'];
  /** Evening dose. */
  Toi?: Maybe<Scalars['Decimal']['output']>;
  /** Noon dose. */
  Trua?: Maybe<Scalars['Decimal']['output']>;
  /** Prescription line. */
  _id: Scalars['ID']['output'];
  /** Nothing is left to collect for it. */
  daThu: Scalars['Boolean']['output'];
};

/** Lots proposed for a line, first expired first. */
export type DongDeNghi = {
  /** Drug. */
  Duoc_Id: Scalars['ID']['output'];
  /** Prescribed. */
  SoLuong: Scalars['Decimal']['output'];
  /** Given so far. */
  SoLuongDaCap: Scalars['Decimal']['output'];
  /** Drug name. */
  TenDuoc: Scalars['String']['output'];
  /** Prescription line. */
  ToaThuocChiTiet_Id: Scalars['ID']['output'];
  /** Lots. */
  lots: Array<LoDeNghi>;
  /** What no lot can give. */
  thieu: Scalars['Decimal']['output'];
};

/** A lot that a supply gave. */
export type DongPhieuCap = {
  /** Last day. */
  HanDung: Scalars['Date']['output'];
  /** Lot number. */
  SoLo: Scalars['String']['output'];
  /** Quantity. */
  SoLuong: Scalars['Decimal']['output'];
  /** Drug name. */
  TenDuoc: Scalars['String']['output'];
};

/** Drugs and supplies: one entry. */
export type Duoc = {
  /** ATC code */
  ATC?: Maybe<Scalars['String']['output']>;
  /** Unit: its label */
  DonViTinh?: Maybe<RefLabel>;
  /** Unit */
  DonViTinh_Id?: Maybe<Scalars['ID']['output']>;
  /** Route: its label */
  DuongDung?: Maybe<RefLabel>;
  /** Route */
  DuongDung_Id?: Maybe<Scalars['ID']['output']>;
  /** Note */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Insurance price */
  GiaBHYT?: Maybe<Scalars['Decimal']['output']>;
  /** Sale price */
  GiaBan?: Maybe<Scalars['Decimal']['output']>;
  /** Strength */
  HamLuong?: Maybe<Scalars['String']['output']>;
  /** Manufacturer */
  HangSanXuat?: Maybe<Scalars['String']['output']>;
  /** Active ingredients */
  HoatChat_Ids: Array<Scalars['ID']['output']>;
  /** Active ingredients: their labels */
  HoatChats: Array<RefLabel>;
  /** Indivisible */
  KhongChiaNho?: Maybe<Scalars['Boolean']['output']>;
  /** Insured */
  LaBHYT?: Maybe<Scalars['Boolean']['output']>;
  /** Kind of goods */
  LoaiHang?: Maybe<LoaiHang>;
  /** Control */
  LoaiKiemSoat?: Maybe<LoaiKiemSoat>;
  /** Insurance code */
  MaBHYT?: Maybe<Scalars['String']['output']>;
  /** Drug code */
  MaDuoc?: Maybe<Scalars['String']['output']>;
  /** Changed at. */
  NgayCapNhat: Scalars['DateTime']['output'];
  /** Made at. */
  NgayTao: Scalars['DateTime']['output'];
  /** Drug group: its label */
  NhomDuoc?: Maybe<RefLabel>;
  /** Drug group */
  NhomDuoc_Id?: Maybe<Scalars['ID']['output']>;
  /** Country of origin */
  NuocSanXuat?: Maybe<Scalars['String']['output']>;
  /** Packing */
  QuyCach?: Maybe<Scalars['String']['output']>;
  /** Registration number */
  SoDangKy?: Maybe<Scalars['String']['output']>;
  /** Suspended: kept on old records, offered no more. */
  TamNgung: Scalars['Boolean']['output'];
  /** Drug name */
  TenDuoc?: Maybe<Scalars['String']['output']>;
  /** DangSuDung, or DaHuy once removed. */
  TrangThai: Scalars['String']['output'];
  /** Insurance rate (%) */
  TyLeBHYT?: Maybe<Scalars['Decimal']['output']>;
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** Rises with each change; sent back with an update, another one answers CONFLICT. */
  version: Scalars['Int']['output'];
};

/** Drugs and supplies: what is written; an update changes the fields that are given. */
export type DuocInput = {
  /** ATC code */
  ATC?: InputMaybe<Scalars['String']['input']>;
  /** Unit */
  DonViTinh_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Route */
  DuongDung_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Note */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** Insurance price */
  GiaBHYT?: InputMaybe<Scalars['Decimal']['input']>;
  /** Sale price */
  GiaBan?: InputMaybe<Scalars['Decimal']['input']>;
  /** Strength */
  HamLuong?: InputMaybe<Scalars['String']['input']>;
  /** Manufacturer */
  HangSanXuat?: InputMaybe<Scalars['String']['input']>;
  /** Active ingredients */
  HoatChat_Ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Indivisible */
  KhongChiaNho?: InputMaybe<Scalars['Boolean']['input']>;
  /** Insured */
  LaBHYT?: InputMaybe<Scalars['Boolean']['input']>;
  /** Kind of goods */
  LoaiHang?: InputMaybe<LoaiHang>;
  /** Control */
  LoaiKiemSoat?: InputMaybe<LoaiKiemSoat>;
  /** Insurance code */
  MaBHYT?: InputMaybe<Scalars['String']['input']>;
  /** Drug code */
  MaDuoc?: InputMaybe<Scalars['String']['input']>;
  /** Drug group */
  NhomDuoc_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Country of origin */
  NuocSanXuat?: InputMaybe<Scalars['String']['input']>;
  /** Packing */
  QuyCach?: InputMaybe<Scalars['String']['input']>;
  /** Registration number */
  SoDangKy?: InputMaybe<Scalars['String']['input']>;
  /** Suspended. */
  TamNgung?: InputMaybe<Scalars['Boolean']['input']>;
  /** Drug name */
  TenDuoc?: InputMaybe<Scalars['String']['input']>;
  /** Insurance rate (%) */
  TyLeBHYT?: InputMaybe<Scalars['Decimal']['input']>;
  /** The version that was read, for an update. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Drugs and supplies: one page. */
export type DuocList = {
  /** The page answered, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The entries of the page. */
  data: Array<Duoc>;
  /** Pages in all. */
  totalPages: Scalars['Int']['output'];
  /** Entries in all. */
  totalRows: Scalars['Int']['output'];
};

/** Active ingredients: one entry. */
export type HoatChat = {
  /** ATC code */
  ATC?: Maybe<Scalars['String']['output']>;
  /** Note */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Insurance ingredient code */
  MaBHYT?: Maybe<Scalars['String']['output']>;
  /** Ingredient code */
  MaHoatChat?: Maybe<Scalars['String']['output']>;
  /** Changed at. */
  NgayCapNhat: Scalars['DateTime']['output'];
  /** Made at. */
  NgayTao: Scalars['DateTime']['output'];
  /** Suspended: kept on old records, offered no more. */
  TamNgung: Scalars['Boolean']['output'];
  /** Ingredient name */
  TenHoatChat?: Maybe<Scalars['String']['output']>;
  /** English name */
  TenTiengAnh?: Maybe<Scalars['String']['output']>;
  /** DangSuDung, or DaHuy once removed. */
  TrangThai: Scalars['String']['output'];
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** Rises with each change; sent back with an update, another one answers CONFLICT. */
  version: Scalars['Int']['output'];
};

/** Active ingredients: what is written; an update changes the fields that are given. */
export type HoatChatInput = {
  /** ATC code */
  ATC?: InputMaybe<Scalars['String']['input']>;
  /** Note */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** Insurance ingredient code */
  MaBHYT?: InputMaybe<Scalars['String']['input']>;
  /** Ingredient code */
  MaHoatChat?: InputMaybe<Scalars['String']['input']>;
  /** Suspended. */
  TamNgung?: InputMaybe<Scalars['Boolean']['input']>;
  /** Ingredient name */
  TenHoatChat?: InputMaybe<Scalars['String']['input']>;
  /** English name */
  TenTiengAnh?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read, for an update. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Active ingredients: one page. */
export type HoatChatList = {
  /** The page answered, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The entries of the page. */
  data: Array<HoatChat>;
  /** Pages in all. */
  totalPages: Scalars['Int']['output'];
  /** Entries in all. */
  totalRows: Scalars['Int']['output'];
};

/** Stores: one entry. */
export type Kho = {
  /** Note */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Kind of store */
  Loai?: Maybe<LoaiKho>;
  /** Store code */
  MaKho?: Maybe<Scalars['String']['output']>;
  /** Changed at. */
  NgayCapNhat: Scalars['DateTime']['output'];
  /** Made at. */
  NgayTao: Scalars['DateTime']['output'];
  /** Organisation node: its label */
  Node?: Maybe<RefLabel>;
  /** Organisation node */
  Node_Id?: Maybe<Scalars['ID']['output']>;
  /** Supplies (empty: its facility) */
  PhongBan_Ids: Array<Scalars['ID']['output']>;
  /** Supplies (empty: its facility): their labels */
  PhongBans: Array<RefLabel>;
  /** Suspended: kept on old records, offered no more. */
  TamNgung: Scalars['Boolean']['output'];
  /** Store name */
  TenKho?: Maybe<Scalars['String']['output']>;
  /** DangSuDung, or DaHuy once removed. */
  TrangThai: Scalars['String']['output'];
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** Rises with each change; sent back with an update, another one answers CONFLICT. */
  version: Scalars['Int']['output'];
};

/** Stores: what is written; an update changes the fields that are given. */
export type KhoInput = {
  /** Note */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** Kind of store */
  Loai?: InputMaybe<LoaiKho>;
  /** Store code */
  MaKho?: InputMaybe<Scalars['String']['input']>;
  /** Organisation node */
  Node_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Supplies (empty: its facility) */
  PhongBan_Ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Suspended. */
  TamNgung?: InputMaybe<Scalars['Boolean']['input']>;
  /** Store name */
  TenKho?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read, for an update. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Stores: one page. */
export type KhoList = {
  /** The page answered, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The entries of the page. */
  data: Array<Kho>;
  /** Pages in all. */
  totalPages: Scalars['Int']['output'];
  /** Entries in all. */
  totalRows: Scalars['Int']['output'];
};

/** A lot proposed for a line. */
export type LoDeNghi = {
  /** Last day. */
  HanDung: Scalars['Date']['output'];
  /** Lot. */
  Lo_Id: Scalars['ID']['output'];
  /** Lot number. */
  SoLo: Scalars['String']['output'];
  /** Proposed. */
  SoLuong: Scalars['Decimal']['output'];
  /** What the line may take of it. */
  SoLuongKhaDung: Scalars['Decimal']['output'];
  /** Expires soon. */
  sapHetHan: Scalars['Boolean']['output'];
};

/** A lot in a store. */
export type LoTrongKho = {
  /** Unit. */
  DonViTinh?: Maybe<Scalars['String']['output']>;
  /** Drug. */
  Duoc_Id: Scalars['ID']['output'];
  /** Cost of a unit. */
  GiaVon: Scalars['Decimal']['output'];
  /** Strength. */
  HamLuong?: Maybe<Scalars['String']['output']>;
  /** Last day. */
  HanDung: Scalars['Date']['output'];
  /** Lot. */
  Lo_Id: Scalars['ID']['output'];
  /** Drug code. */
  MaDuoc: Scalars['String']['output'];
  /** Lot number. */
  SoLo: Scalars['String']['output'];
  /** What lies there. */
  SoLuong: Scalars['Decimal']['output'];
  /** What of it is promised to prescriptions. */
  SoLuongGiu: Scalars['Decimal']['output'];
  /** What of it is free. */
  SoLuongKhaDung: Scalars['Decimal']['output'];
  /** Drug name. */
  TenDuoc: Scalars['String']['output'];
  /** Id. */
  _id: Scalars['ID']['output'];
  /** May not be given any more. */
  hetHan: Scalars['Boolean']['output'];
  /** Expires soon. */
  sapHetHan: Scalars['Boolean']['output'];
};

/** Kind of goods */
export type LoaiHang =
  /** Drug */
  | 'Thuoc'
  /** Supply */
  | 'VatTu';

/** Kind of store */
export type LoaiKho =
  /** Main store */
  | 'Chan'
  /** Dispensing store */
  | 'Le'
  /** Ward cabinet */
  | 'TuTruc';

/** Control */
export type LoaiKiemSoat =
  /** Addictive */
  | 'GayNghien'
  /** Psychotropic */
  | 'HuongThan'
  /** Not controlled */
  | 'Thuong'
  /** Precursor */
  | 'TienChat';

/** Class */
export type MucDoTuongTac =
  /** Duplication */
  | 'Duplication'
  /** Major */
  | 'Major'
  /** Minor */
  | 'Minor'
  /** Moderate */
  | 'Moderate';

/** Everything that can be changed through this service. */
export type Mutation = {
  /** The patient of a prescription stands at the counter: the number of today is served, a new one when it was left from an earlier day. Answers whether there is one. */
  batDauCapPhat: Scalars['Boolean']['output'];
  /** Whoever is served goes back to wait at the old place, whoever is back on a later day at a new one. Answers whether a number waits. */
  choLaiCapPhat: Scalars['Boolean']['output'];
  /** Drugs and supplies: adds an entry. Errors: BAD_INPUT, FORBIDDEN. */
  createDuoc: Duoc;
  /** Active ingredients: adds an entry. Errors: BAD_INPUT, FORBIDDEN. */
  createHoatChat: HoatChat;
  /** Stores: adds an entry. Errors: BAD_INPUT, FORBIDDEN. */
  createKho: Kho;
  /** Suppliers: adds an entry. Errors: BAD_INPUT, FORBIDDEN. */
  createNhaCungCap: NhaCungCap;
  /** Drug groups: adds an entry. Errors: BAD_INPUT, FORBIDDEN. */
  createNhomDuoc: NhomDuoc;
  /** Drug interactions: adds an entry. Errors: BAD_INPUT, FORBIDDEN. */
  createTuongTacThuoc: TuongTacThuoc;
  /** Puts first stock into stores in which the user works; all lines or none. Answers how many lines. */
  nhapTonDau: Scalars['Int']['output'];
  /** Drugs and supplies: removes entries that nothing refers to. Errors: IN_USE, FORBIDDEN. */
  removeDuoc: Scalars['Int']['output'];
  /** Active ingredients: removes entries that nothing refers to. Errors: IN_USE, FORBIDDEN. */
  removeHoatChat: Scalars['Int']['output'];
  /** Stores: removes entries that nothing refers to. Errors: IN_USE, FORBIDDEN. */
  removeKho: Scalars['Int']['output'];
  /** Suppliers: removes entries that nothing refers to. Errors: IN_USE, FORBIDDEN. */
  removeNhaCungCap: Scalars['Int']['output'];
  /** Drug groups: removes entries that nothing refers to. Errors: IN_USE, FORBIDDEN. */
  removeNhomDuoc: Scalars['Int']['output'];
  /** Drug interactions: removes entries that nothing refers to. Errors: IN_USE, FORBIDDEN. */
  removeTuongTacThuoc: Scalars['Int']['output'];
  /** Hands a prescription out. Answers the supply's id. */
  suppliesSupply: Scalars['ID']['output'];
  /** Takes a supply back to the same lots. Answers the prescription's id. */
  suppliesSupplyCancelSupply: Scalars['ID']['output'];
  /** Asks the patient to pay a prescription first. Answers its state. */
  suppliesSupplyRequestPayment: Scalars['String']['output'];
  /** Drugs and supplies: changes an entry. Errors: BAD_INPUT, CONFLICT, NOT_FOUND, FORBIDDEN. */
  updateDuoc: Duoc;
  /** Active ingredients: changes an entry. Errors: BAD_INPUT, CONFLICT, NOT_FOUND, FORBIDDEN. */
  updateHoatChat: HoatChat;
  /** Stores: changes an entry. Errors: BAD_INPUT, CONFLICT, NOT_FOUND, FORBIDDEN. */
  updateKho: Kho;
  /** Suppliers: changes an entry. Errors: BAD_INPUT, CONFLICT, NOT_FOUND, FORBIDDEN. */
  updateNhaCungCap: NhaCungCap;
  /** Drug groups: changes an entry. Errors: BAD_INPUT, CONFLICT, NOT_FOUND, FORBIDDEN. */
  updateNhomDuoc: NhomDuoc;
  /** Drug interactions: changes an entry. Errors: BAD_INPUT, CONFLICT, NOT_FOUND, FORBIDDEN. */
  updateTuongTacThuoc: TuongTacThuoc;
};


/** Everything that can be changed through this service. */
export type MutationBatDauCapPhatArgs = {
  ToaThuoc_Id: Scalars['ID']['input'];
  idStore: Scalars['ID']['input'];
};


/** Everything that can be changed through this service. */
export type MutationChoLaiCapPhatArgs = {
  ToaThuoc_Id: Scalars['ID']['input'];
  idStore: Scalars['ID']['input'];
};


/** Everything that can be changed through this service. */
export type MutationCreateDuocArgs = {
  input: DuocInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateHoatChatArgs = {
  input: HoatChatInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateKhoArgs = {
  input: KhoInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateNhaCungCapArgs = {
  input: NhaCungCapInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateNhomDuocArgs = {
  input: NhomDuocInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateTuongTacThuocArgs = {
  input: TuongTacThuocInput;
};


/** Everything that can be changed through this service. */
export type MutationNhapTonDauArgs = {
  lines: Array<NhapTonDauLineInput>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveDuocArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveHoatChatArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveKhoArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveNhaCungCapArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveNhomDuocArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveTuongTacThuocArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationSuppliesSupplyArgs = {
  input: SuppliesSupplyInput;
};


/** Everything that can be changed through this service. */
export type MutationSuppliesSupplyCancelSupplyArgs = {
  input: SuppliesSupplyCancelSupplyInput;
};


/** Everything that can be changed through this service. */
export type MutationSuppliesSupplyRequestPaymentArgs = {
  input: SuppliesSupplyRequestPaymentInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateDuocArgs = {
  id: Scalars['ID']['input'];
  input: DuocInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateHoatChatArgs = {
  id: Scalars['ID']['input'];
  input: HoatChatInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateKhoArgs = {
  id: Scalars['ID']['input'];
  input: KhoInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateNhaCungCapArgs = {
  id: Scalars['ID']['input'];
  input: NhaCungCapInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateNhomDuocArgs = {
  id: Scalars['ID']['input'];
  input: NhomDuocInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateTuongTacThuocArgs = {
  id: Scalars['ID']['input'];
  input: TuongTacThuocInput;
};

/** What the counter needs to know of a patient. */
export type NguoiBenhCapPhat = {
  /** MALE, FEMALE or OTHER. */
  GioiTinh: Scalars['String']['output'];
  /** Patient code. */
  MaYTe: Scalars['String']['output'];
  /** Year of birth. */
  NamSinh: Scalars['Int']['output'];
  /** Date of birth, when known. */
  NgaySinh?: Maybe<Scalars['Date']['output']>;
  /** Name. */
  TenBenhNhan: Scalars['String']['output'];
  /** Allergies in words. */
  TienSuDiUng?: Maybe<Scalars['String']['output']>;
  /** Patient. */
  _id: Scalars['ID']['output'];
  /** Age in words. */
  tuoi: Scalars['String']['output'];
};

/** Suppliers: one entry. */
export type NhaCungCap = {
  /** Address */
  DiaChi?: Maybe<Scalars['String']['output']>;
  /** E-mail */
  Email?: Maybe<Scalars['String']['output']>;
  /** Note */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Supplier code */
  MaNhaCungCap?: Maybe<Scalars['String']['output']>;
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
  /** Supplier name */
  TenNhaCungCap?: Maybe<Scalars['String']['output']>;
  /** DangSuDung, or DaHuy once removed. */
  TrangThai: Scalars['String']['output'];
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** Rises with each change; sent back with an update, another one answers CONFLICT. */
  version: Scalars['Int']['output'];
};

/** Suppliers: what is written; an update changes the fields that are given. */
export type NhaCungCapInput = {
  /** Address */
  DiaChi?: InputMaybe<Scalars['String']['input']>;
  /** E-mail */
  Email?: InputMaybe<Scalars['String']['input']>;
  /** Note */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** Supplier code */
  MaNhaCungCap?: InputMaybe<Scalars['String']['input']>;
  /** Tax code */
  MaSoThue?: InputMaybe<Scalars['String']['input']>;
  /** Contact */
  NguoiLienHe?: InputMaybe<Scalars['String']['input']>;
  /** Phone */
  SoDienThoai?: InputMaybe<Scalars['String']['input']>;
  /** Suspended. */
  TamNgung?: InputMaybe<Scalars['Boolean']['input']>;
  /** Supplier name */
  TenNhaCungCap?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read, for an update. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Suppliers: one page. */
export type NhaCungCapList = {
  /** The page answered, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The entries of the page. */
  data: Array<NhaCungCap>;
  /** Pages in all. */
  totalPages: Scalars['Int']['output'];
  /** Entries in all. */
  totalRows: Scalars['Int']['output'];
};

/** A line of first stock. */
export type NhapTonDauLineInput = {
  /** Drug. */
  Duoc_Id: Scalars['ID']['input'];
  /** Cost of a unit; 0 when empty. */
  GiaVon?: InputMaybe<Scalars['Decimal']['input']>;
  /** Last day. */
  HanDung: Scalars['Date']['input'];
  /** Store. */
  Kho_Id: Scalars['ID']['input'];
  /** Supplier. */
  NhaCungCap_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Lot number. */
  SoLo: Scalars['String']['input'];
  /** Quantity in units of the drug. */
  SoLuong: Scalars['Decimal']['input'];
};

/** Drug groups: one entry. */
export type NhomDuoc = {
  /** Parent group: its label */
  Cha?: Maybe<RefLabel>;
  /** Parent group */
  Cha_Id?: Maybe<Scalars['ID']['output']>;
  /** Note */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Drug group code */
  MaNhomDuoc?: Maybe<Scalars['String']['output']>;
  /** Changed at. */
  NgayCapNhat: Scalars['DateTime']['output'];
  /** Made at. */
  NgayTao: Scalars['DateTime']['output'];
  /** Suspended: kept on old records, offered no more. */
  TamNgung: Scalars['Boolean']['output'];
  /** Drug group name */
  TenNhomDuoc?: Maybe<Scalars['String']['output']>;
  /** DangSuDung, or DaHuy once removed. */
  TrangThai: Scalars['String']['output'];
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** Rises with each change; sent back with an update, another one answers CONFLICT. */
  version: Scalars['Int']['output'];
};

/** Drug groups: what is written; an update changes the fields that are given. */
export type NhomDuocInput = {
  /** Parent group */
  Cha_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Note */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** Drug group code */
  MaNhomDuoc?: InputMaybe<Scalars['String']['input']>;
  /** Suspended. */
  TamNgung?: InputMaybe<Scalars['Boolean']['input']>;
  /** Drug group name */
  TenNhomDuoc?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read, for an update. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Drug groups: one page. */
export type NhomDuocList = {
  /** The page answered, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The entries of the page. */
  data: Array<NhomDuoc>;
  /** Pages in all. */
  totalPages: Scalars['Int']['output'];
  /** Entries in all. */
  totalRows: Scalars['Int']['output'];
};

/** A handing-out. */
export type PhieuCap = {
  /** Why it was taken back. */
  LyDoHuy?: Maybe<Scalars['String']['output']>;
  /** Number. */
  MaPhieuCap: Scalars['String']['output'];
  /** When. */
  NgayCap: Scalars['DateTime']['output'];
  /** Prescription. */
  ToaThuoc_Id: Scalars['ID']['output'];
  /** DaCap or DaHuy. */
  TrangThai: Scalars['String']['output'];
  /** Supply. */
  _id: Scalars['ID']['output'];
  /** Lots. */
  dongs: Array<DongPhieuCap>;
};

/** A store as a place of work. */
export type PositionStore = {
  /** Chan, Le or TuTruc. */
  Loai: Scalars['String']['output'];
  /** Code. */
  MaKho: Scalars['String']['output'];
  /** Organisation node. */
  Node_Id: Scalars['ID']['output'];
  /** Name. */
  TenKho: Scalars['String']['output'];
  /** Name of the node. */
  TenNode: Scalars['String']['output'];
  /** Id. */
  _id: Scalars['ID']['output'];
};

/** Everything that can be asked of this service. */
export type Query = {
  /** Interactions and doubled ingredients among drugs. */
  checkInteractionDrugs: Array<TuongTacDon>;
  /** The prescriptions that a store hands out, with counts by tab; those that may be handed out stand in calling order. */
  danhSachCapPhat: DanhSachCapPhat;
  /** Drugs and supplies: one entry by id, or null. */
  duoc?: Maybe<Duoc>;
  /** Drugs and supplies: a page, searched without accents, sorted and filtered by field. */
  duocs: DuocList;
  /** The store of an id, or those of a node. */
  getHrmPositionStoresById: Array<PositionStore>;
  /** The stores that a user works in. */
  getHrmUserPositionStoresByUser: Array<PositionStore>;
  /** Stock of drugs in every store. */
  getStocks: Array<StockModel>;
  /** Active ingredients: one entry by id, or null. */
  hoatChat?: Maybe<HoatChat>;
  /** Active ingredients: a page, searched without accents, sorted and filtered by field. */
  hoatChats: HoatChatList;
  /** Stores: one entry by id, or null. */
  kho?: Maybe<Kho>;
  /** Stores: a page, searched without accents, sorted and filtered by field. */
  khos: KhoList;
  /** Suppliers: one entry by id, or null. */
  nhaCungCap?: Maybe<NhaCungCap>;
  /** Suppliers: a page, searched without accents, sorted and filtered by field. */
  nhaCungCaps: NhaCungCapList;
  /** Drug groups: one entry by id, or null. */
  nhomDuoc?: Maybe<NhomDuoc>;
  /** Drug groups: a page, searched without accents, sorted and filtered by field. */
  nhomDuocs: NhomDuocList;
  /** Drugs and supplies: the entries that fit a text, for pickers; those of idDefaults come first. */
  searchDuoc: Array<Duoc>;
  /** Active ingredients: the entries that fit a text, for pickers; those of idDefaults come first. */
  searchHoatChat: Array<HoatChat>;
  /** Stores by name or code. */
  searchHrmPositionStores: Array<PositionStore>;
  /** Stores: the entries that fit a text, for pickers; those of idDefaults come first. */
  searchKho: Array<Kho>;
  /** Suppliers: the entries that fit a text, for pickers; those of idDefaults come first. */
  searchNhaCungCap: Array<NhaCungCap>;
  /** Drug groups: the entries that fit a text, for pickers; those of idDefaults come first. */
  searchNhomDuoc: Array<NhomDuoc>;
  /** Drugs to prescribe, with price, stock and expiry; one row a drug and store. */
  searchStockModel: Array<StockModel>;
  /** Drug interactions: the entries that fit a text, for pickers; those of idDefaults come first. */
  searchTuongTacThuoc: Array<TuongTacThuoc>;
  /** Lots for what is left of a prescription, first expired first. */
  suppliesSupplyAssignGetStock: Array<DongDeNghi>;
  /** A prescription at the counter of a store in which the user works; null when there is none. */
  thongTinCapPhat?: Maybe<ThongTinCapPhat>;
  /** Stock of a store in which the user works, by drug and lot. */
  tonKho: TonKhoList;
  /** Drug interactions: one entry by id, or null. */
  tuongTacThuoc?: Maybe<TuongTacThuoc>;
  /** Drug interactions: a page, searched without accents, sorted and filtered by field. */
  tuongTacThuocs: TuongTacThuocList;
};


/** Everything that can be asked of this service. */
export type QueryCheckInteractionDrugsArgs = {
  registrationNumbers: Array<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QueryDanhSachCapPhatArgs = {
  endDate?: InputMaybe<Scalars['Date']['input']>;
  idStore: Scalars['ID']['input'];
  keyword?: InputMaybe<Scalars['String']['input']>;
  startDate?: InputMaybe<Scalars['Date']['input']>;
  tab?: InputMaybe<TabCapPhat>;
};


/** Everything that can be asked of this service. */
export type QueryDuocArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryDuocsArgs = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  includeSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<SortInput>>;
};


/** Everything that can be asked of this service. */
export type QueryGetHrmPositionStoresByIdArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryGetHrmUserPositionStoresByUserArgs = {
  idUser: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryGetStocksArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be asked of this service. */
export type QueryHoatChatArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryHoatChatsArgs = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  includeSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<SortInput>>;
};


/** Everything that can be asked of this service. */
export type QueryKhoArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryKhosArgs = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  includeSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<SortInput>>;
};


/** Everything that can be asked of this service. */
export type QueryNhaCungCapArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryNhaCungCapsArgs = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  includeSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<SortInput>>;
};


/** Everything that can be asked of this service. */
export type QueryNhomDuocArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryNhomDuocsArgs = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  includeSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<SortInput>>;
};


/** Everything that can be asked of this service. */
export type QuerySearchDuocArgs = {
  idDefault?: InputMaybe<Scalars['ID']['input']>;
  idDefaults?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySearchHoatChatArgs = {
  idDefault?: InputMaybe<Scalars['ID']['input']>;
  idDefaults?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySearchHrmPositionStoresArgs = {
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySearchKhoArgs = {
  idDefault?: InputMaybe<Scalars['ID']['input']>;
  idDefaults?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySearchNhaCungCapArgs = {
  idDefault?: InputMaybe<Scalars['ID']['input']>;
  idDefaults?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySearchNhomDuocArgs = {
  idDefault?: InputMaybe<Scalars['ID']['input']>;
  idDefaults?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySearchStockModelArgs = {
  exactSearch?: InputMaybe<Scalars['Boolean']['input']>;
  getOnlyStockHasCount?: InputMaybe<Scalars['Boolean']['input']>;
  getOnlyStockHasPrice?: InputMaybe<Scalars['Boolean']['input']>;
  hasHisPrice?: InputMaybe<Scalars['Boolean']['input']>;
  idDefaults?: InputMaybe<Array<Scalars['ID']['input']>>;
  idStoreCostByImport?: InputMaybe<Scalars['ID']['input']>;
  idStoreExport?: InputMaybe<Array<Scalars['ID']['input']>>;
  isHealthInsuranceDrug?: InputMaybe<Scalars['Boolean']['input']>;
  isSearchIngredient?: InputMaybe<Scalars['Boolean']['input']>;
  isSpecifyExceedInventory?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  productGroups?: InputMaybe<Array<Scalars['ID']['input']>>;
  searchBy?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySearchTuongTacThuocArgs = {
  idDefault?: InputMaybe<Scalars['ID']['input']>;
  idDefaults?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySuppliesSupplyAssignGetStockArgs = {
  input: SuppliesSupplyAssignGetStockInput;
};


/** Everything that can be asked of this service. */
export type QueryThongTinCapPhatArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryTonKhoArgs = {
  idStore: Scalars['ID']['input'];
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sapHetHan?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Everything that can be asked of this service. */
export type QueryTuongTacThuocArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryTuongTacThuocsArgs = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  includeSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<SortInput>>;
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

/** One field to sort a list by. */
export type SortInput = {
  /** True for descending order. */
  desc?: InputMaybe<Scalars['Boolean']['input']>;
  /** The field's name. */
  field: Scalars['String']['input'];
};

/** A drug with its price and its stock in one store; without a store when none has any. */
export type StockModel = {
  /** Unit. */
  DonViTinh?: Maybe<Scalars['String']['output']>;
  /** Drug. */
  Duoc_Id: Scalars['ID']['output'];
  /** Usual route. */
  DuongDung_Id?: Maybe<Scalars['ID']['output']>;
  /** Price that the insurance accepts; 0 when none. */
  GiaBHYT: Scalars['Decimal']['output'];
  /** Sale price of a unit in dong. */
  GiaBan: Scalars['Decimal']['output'];
  /** Cost of the lot that came last. */
  GiaVon: Scalars['Decimal']['output'];
  /** Strength. */
  HamLuong?: Maybe<Scalars['String']['output']>;
  /** Last day of the lot that is given next. */
  HanDung?: Maybe<Scalars['Date']['output']>;
  /** Active ingredients, in words. */
  HoatChat: Scalars['String']['output'];
  /** Store. */
  Kho_Id?: Maybe<Scalars['ID']['output']>;
  /** Counted in whole units. */
  KhongChiaNho: Scalars['Boolean']['output'];
  /** In the insurance list. */
  LaBHYT: Scalars['Boolean']['output'];
  /** Thuoc or VatTu. */
  LoaiHang?: Maybe<Scalars['String']['output']>;
  /** Control: Thuong, GayNghien, HuongThan, TienChat. */
  LoaiKiemSoat?: Maybe<Scalars['String']['output']>;
  /** Drug code. */
  MaDuoc: Scalars['String']['output'];
  /** Registration number. */
  SoDangKy?: Maybe<Scalars['String']['output']>;
  /** What lies there. */
  SoLuong: Scalars['Decimal']['output'];
  /** What may still be prescribed: neither promised nor expired. */
  SoLuongKhaDung: Scalars['Decimal']['output'];
  /** Drug name. */
  TenDuoc: Scalars['String']['output'];
  /** Store's name. */
  TenKho?: Maybe<Scalars['String']['output']>;
  /** Percent that the insurance accepts. */
  TyLeBHYT: Scalars['Int']['output'];
  /** The lot that is given next expires soon. */
  sapHetHan: Scalars['Boolean']['output'];
};

/** Which prescription from which store. */
export type SuppliesSupplyAssignGetStockInput = {
  /** Prescription. */
  ToaThuoc_Id: Scalars['ID']['input'];
  /** Store. */
  idStore: Scalars['ID']['input'];
};

/** A handing-out that is taken back. */
export type SuppliesSupplyCancelSupplyInput = {
  /** Why. */
  LyDo: Scalars['String']['input'];
  /** Supply. */
  PhieuCap_Id: Scalars['ID']['input'];
  /** Made by the client; a repeat answers the first answer. */
  requestId?: InputMaybe<Scalars['ID']['input']>;
};

/** A handing-out. */
export type SuppliesSupplyInput = {
  /** Prescription. */
  ToaThuoc_Id: Scalars['ID']['input'];
  /** Lots; the proposed ones when empty. */
  dongs?: InputMaybe<Array<DongCapInput>>;
  /** Store. */
  idStore: Scalars['ID']['input'];
  /** Made by the client; a repeat answers the first answer. */
  requestId?: InputMaybe<Scalars['ID']['input']>;
};

/** A prescription that waits for its payment. */
export type SuppliesSupplyRequestPaymentInput = {
  /** Prescription. */
  ToaThuoc_Id: Scalars['ID']['input'];
  /** The state that the caller saw. */
  TrangThai?: InputMaybe<Scalars['String']['input']>;
};

/** The tabs of the counter. */
export type TabCapPhat =
  /** May be handed out. */
  | 'ChoCap'
  /** Something is left to collect. */
  | 'ChoThanhToan'
  /** Handed out, in part or whole. */
  | 'DaCap'
  /** Cancelled by the doctor. */
  | 'DaHuy';

/** A prescription at the counter. */
export type ThongTinCapPhat = {
  /** Patient. */
  BenhNhan: NguoiBenhCapPhat;
  /** BHYT, Thuong or VTYT. */
  LoaiToa: Scalars['String']['output'];
  /** Prescription code. */
  MaDonThuoc: Scalars['String']['output'];
  /** When it was prescribed. */
  NgayKe: Scalars['DateTime']['output'];
  /** State of the prescription. */
  TrangThai: Scalars['String']['output'];
  /** Prescription. */
  _id: Scalars['ID']['output'];
  /** Lines. */
  dongs: Array<DongCapPhat>;
  /** May be handed out: insured, or nothing is left to collect. */
  duocCap: Scalars['Boolean']['output'];
  /** What the counter may do with it now, with the code of each refusal. */
  hanhDongs: Array<ActionState>;
  /** Earlier supplies of the patient. */
  phieuCapTruoc: Array<PhieuCap>;
  /** Supplies of this prescription. */
  phieuCaps: Array<PhieuCap>;
};

/** A part of the stock of a store. */
export type TonKhoList = {
  /** Lots. */
  data: Array<LoTrongKho>;
  /** How many there are in all. */
  totalRows: Scalars['Int']['output'];
};

/** An interaction or a doubled ingredient of two drugs. */
export type TuongTacDon = {
  /** Drug. */
  Duoc_Id: Scalars['ID']['output'];
  /** Effect. */
  HauQua?: Maybe<Scalars['String']['output']>;
  /** The other drug. */
  Khac?: Maybe<Scalars['String']['output']>;
  /** Major, Moderate, Minor or Duplication. */
  MucDo: Scalars['String']['output'];
  /** Drug name. */
  TenDuoc: Scalars['String']['output'];
  /** Management. */
  XuTri?: Maybe<Scalars['String']['output']>;
  /** Stable for the same drugs and class. */
  key: Scalars['String']['output'];
};

/** Drug interactions: one entry. */
export type TuongTacThuoc = {
  /** Note */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Effect */
  HauQua?: Maybe<Scalars['String']['output']>;
  /** Ingredient 1: its label */
  HoatChat1?: Maybe<RefLabel>;
  /** Ingredient 1 */
  HoatChat1_Id?: Maybe<Scalars['ID']['output']>;
  /** Ingredient 2: its label */
  HoatChat2?: Maybe<RefLabel>;
  /** Ingredient 2 */
  HoatChat2_Id?: Maybe<Scalars['ID']['output']>;
  /** Interaction code */
  MaTuongTac?: Maybe<Scalars['String']['output']>;
  /** Class */
  MucDo?: Maybe<MucDoTuongTac>;
  /** Changed at. */
  NgayCapNhat: Scalars['DateTime']['output'];
  /** Made at. */
  NgayTao: Scalars['DateTime']['output'];
  /** Suspended: kept on old records, offered no more. */
  TamNgung: Scalars['Boolean']['output'];
  /** DangSuDung, or DaHuy once removed. */
  TrangThai: Scalars['String']['output'];
  /** Management */
  XuTri?: Maybe<Scalars['String']['output']>;
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** Rises with each change; sent back with an update, another one answers CONFLICT. */
  version: Scalars['Int']['output'];
};

/** Drug interactions: what is written; an update changes the fields that are given. */
export type TuongTacThuocInput = {
  /** Note */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** Effect */
  HauQua?: InputMaybe<Scalars['String']['input']>;
  /** Ingredient 1 */
  HoatChat1_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Ingredient 2 */
  HoatChat2_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Interaction code */
  MaTuongTac?: InputMaybe<Scalars['String']['input']>;
  /** Class */
  MucDo?: InputMaybe<MucDoTuongTac>;
  /** Suspended. */
  TamNgung?: InputMaybe<Scalars['Boolean']['input']>;
  /** Management */
  XuTri?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read, for an update. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Drug interactions: one page. */
export type TuongTacThuocList = {
  /** The page answered, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The entries of the page. */
  data: Array<TuongTacThuoc>;
  /** Pages in all. */
  totalPages: Scalars['Int']['output'];
  /** Entries in all. */
  totalRows: Scalars['Int']['output'];
};
