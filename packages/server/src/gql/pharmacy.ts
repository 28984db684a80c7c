import type { RootField } from '../engine/access.ts';

export type ActionState = {
  action: string;
  refusal: string | null;
};

export type DanhSachCapPhat = {
  counts: DemCapPhat;
  data: readonly DonCapPhat[];
};

export type DemCapPhat = {
  ChoCap: number;
  ChoThanhToan: number;
  DaCap: number;
  DaHuy: number;
};

export type DonCapPhat = {
  BenhNhan_Id: string;
  KyHieu: string | null;
  LoaiToa: string;
  MaDonThuoc: string;
  MaYTe: string;
  NgayKe: Date | string;
  TenBenhNhan: string;
  TrangThai: string;
  TrangThaiVe: string | null;
  _id: string;
  isEmergency: boolean;
  isPriority: boolean;
  soDong: number;
  tab: TabCapPhat;
};

export type DongCapInput = {
  Lo_Id: string;
  SoLuong: string;
  ToaThuocChiTiet_Id: string;
};

export type DongCapPhat = {
  CachDung: string | null;
  CanhBao: unknown;
  Chieu: string | null;
  Duoc_Id: string;
  Kho_Id: string | null;
  Sang: string | null;
  SoLuong: string;
  SoLuongDaCap: string;
  SoNgay: number;
  TenDuoc: string;
  Toi: string | null;
  Trua: string | null;
  _id: string;
  daThu: boolean;
};

export type DongDeNghi = {
  Duoc_Id: string;
  SoLuong: string;
  SoLuongDaCap: string;
  TenDuoc: string;
  ToaThuocChiTiet_Id: string;
  lots: readonly LoDeNghi[];
  thieu: string;
};

export type DongPhieuCap = {
  HanDung: string;
  SoLo: string;
  SoLuong: string;
  TenDuoc: string;
};

export type LoDeNghi = {
  HanDung: string;
  Lo_Id: string;
  SoLo: string;
  SoLuong: string;
  SoLuongKhaDung: string;
  sapHetHan: boolean;
};

export type LoTrongKho = {
  DonViTinh: string | null;
  Duoc_Id: string;
  GiaVon: string;
  HamLuong: string | null;
  HanDung: string;
  Lo_Id: string;
  MaDuoc: string;
  SoLo: string;
  SoLuong: string;
  SoLuongGiu: string;
  SoLuongKhaDung: string;
  TenDuoc: string;
  _id: string;
  hetHan: boolean;
  sapHetHan: boolean;
};

export type MutationBatDauCapPhatArgs = {
  ToaThuoc_Id: string;
  idStore: string;
};

export type MutationChoLaiCapPhatArgs = {
  ToaThuoc_Id: string;
  idStore: string;
};

export type MutationNhapTonDauArgs = {
  lines: NhapTonDauLineInput[];
};

export type MutationSuppliesSupplyArgs = {
  input: SuppliesSupplyInput;
};

export type MutationSuppliesSupplyCancelSupplyArgs = {
  input: SuppliesSupplyCancelSupplyInput;
};

export type MutationSuppliesSupplyRequestPaymentArgs = {
  input: SuppliesSupplyRequestPaymentInput;
};

export type NguoiBenhCapPhat = {
  GioiTinh: string;
  MaYTe: string;
  NamSinh: number;
  NgaySinh: string | null;
  TenBenhNhan: string;
  TienSuDiUng: string | null;
  _id: string;
  tuoi: string;
};

export type NhapTonDauLineInput = {
  Duoc_Id: string;
  GiaVon?: string | null;
  HanDung: string;
  Kho_Id: string;
  NhaCungCap_Id?: string | null;
  SoLo: string;
  SoLuong: string;
};

export type PhieuCap = {
  LyDoHuy: string | null;
  MaPhieuCap: string;
  NgayCap: Date | string;
  ToaThuoc_Id: string;
  TrangThai: string;
  _id: string;
  dongs: readonly DongPhieuCap[];
};

export type PositionStore = {
  Loai: string;
  MaKho: string;
  Node_Id: string;
  TenKho: string;
  TenNode: string;
  _id: string;
};

export type QueryCheckInteractionDrugsArgs = {
  registrationNumbers: string[];
};

export type QueryDanhSachCapPhatArgs = {
  endDate?: string | null;
  idStore: string;
  keyword?: string | null;
  startDate?: string | null;
  tab?: TabCapPhat | null;
};

export type QueryGetHrmPositionStoresByIdArgs = {
  id: string;
};

export type QueryGetHrmUserPositionStoresByUserArgs = {
  idUser: string;
};

export type QueryGetStocksArgs = {
  ids: string[];
};

export type QuerySearchHrmPositionStoresArgs = {
  searchString?: string | null;
};

export type QuerySearchStockModelArgs = {
  exactSearch?: boolean | null;
  getOnlyStockHasCount?: boolean | null;
  getOnlyStockHasPrice?: boolean | null;
  hasHisPrice?: boolean | null;
  idDefaults?: string[] | null;
  idStoreCostByImport?: string | null;
  idStoreExport?: string[] | null;
  isHealthInsuranceDrug?: boolean | null;
  isSearchIngredient?: boolean | null;
  isSpecifyExceedInventory?: boolean | null;
  keyword?: string | null;
  productGroups?: string[] | null;
  searchBy?: string | null;
};

export type QuerySuppliesSupplyAssignGetStockArgs = {
  input: SuppliesSupplyAssignGetStockInput;
};

export type QueryThongTinCapPhatArgs = {
  id: string;
};

export type QueryTonKhoArgs = {
  idStore: string;
  keyword?: string | null;
  limit?: number | null;
  page?: number | null;
  sapHetHan?: boolean | null;
};

export type StockModel = {
  DonViTinh: string | null;
  Duoc_Id: string;
  DuongDung_Id: string | null;
  GiaBHYT: string;
  GiaBan: string;
  GiaVon: string;
  HamLuong: string | null;
  HanDung: string | null;
  HoatChat: string;
  Kho_Id: string | null;
  KhongChiaNho: boolean;
  LaBHYT: boolean;
  LoaiHang: string | null;
  LoaiKiemSoat: string | null;
  MaDuoc: string;
  SoDangKy: string | null;
  SoLuong: string;
  SoLuongKhaDung: string;
  TenDuoc: string;
  TenKho: string | null;
  TyLeBHYT: number;
  sapHetHan: boolean;
};

export type SuppliesSupplyAssignGetStockInput = {
  ToaThuoc_Id: string;
  idStore: string;
};

export type SuppliesSupplyCancelSupplyInput = {
  LyDo: string;
  PhieuCap_Id: string;
  requestId?: string | null;
};

export type SuppliesSupplyInput = {
  ToaThuoc_Id: string;
  dongs?: DongCapInput[] | null;
  idStore: string;
  requestId?: string | null;
};

export type SuppliesSupplyRequestPaymentInput = {
  ToaThuoc_Id: string;
  TrangThai?: string | null;
};

export type TabCapPhat = 'ChoCap' | 'ChoThanhToan' | 'DaCap' | 'DaHuy';

export type ThongTinCapPhat = {
  BenhNhan: NguoiBenhCapPhat;
  LoaiToa: string;
  MaDonThuoc: string;
  NgayKe: Date | string;
  TrangThai: string;
  _id: string;
  dongs: readonly DongCapPhat[];
  duocCap: boolean;
  hanhDongs: readonly ActionState[];
  phieuCapTruoc: readonly PhieuCap[];
  phieuCaps: readonly PhieuCap[];
};

export type TonKhoList = {
  data: readonly LoTrongKho[];
  totalRows: number;
};

export type TuongTacDon = {
  Duoc_Id: string;
  HauQua: string | null;
  Khac: string | null;
  MucDo: string;
  TenDuoc: string;
  XuTri: string | null;
  key: string;
};

/** What the features of this service may resolve. */
export type Resolvers = {
  Query?: {
    checkInteractionDrugs?: RootField<QueryCheckInteractionDrugsArgs, readonly TuongTacDon[]>;
    danhSachCapPhat?: RootField<QueryDanhSachCapPhatArgs, DanhSachCapPhat>;
    getHrmPositionStoresById?: RootField<QueryGetHrmPositionStoresByIdArgs, readonly PositionStore[]>;
    getHrmUserPositionStoresByUser?: RootField<QueryGetHrmUserPositionStoresByUserArgs, readonly PositionStore[]>;
    getStocks?: RootField<QueryGetStocksArgs, readonly StockModel[]>;
    searchHrmPositionStores?: RootField<QuerySearchHrmPositionStoresArgs, readonly PositionStore[]>;
    searchStockModel?: RootField<QuerySearchStockModelArgs, readonly StockModel[]>;
    suppliesSupplyAssignGetStock?: RootField<QuerySuppliesSupplyAssignGetStockArgs, readonly DongDeNghi[]>;
    thongTinCapPhat?: RootField<QueryThongTinCapPhatArgs, ThongTinCapPhat | null>;
    tonKho?: RootField<QueryTonKhoArgs, TonKhoList>;
  };
  Mutation?: {
    batDauCapPhat?: RootField<MutationBatDauCapPhatArgs, boolean>;
    choLaiCapPhat?: RootField<MutationChoLaiCapPhatArgs, boolean>;
    nhapTonDau?: RootField<MutationNhapTonDauArgs, number>;
    suppliesSupply?: RootField<MutationSuppliesSupplyArgs, string>;
    suppliesSupplyCancelSupply?: RootField<MutationSuppliesSupplyCancelSupplyArgs, string>;
    suppliesSupplyRequestPayment?: RootField<MutationSuppliesSupplyRequestPaymentArgs, string>;
  };
};
