import type { RootField, TypeResolvers } from '../engine/acts/access.ts';
import type { Rows as StockRows } from '../features/stock/rows.ts';

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
  ChoDuyet: number;
  ChoThanhToan: number;
  DaCap: number;
  DaHuy: number;
};

export type DemPhieuKho = {
  ChuyenKho: number;
  KiemKe: number;
  NhapMua: number;
  TonDau: number;
};

export type DiUngNguoiBenh = {
  HoatChat: RefLabel | null;
  HoatChat_Id: string;
  MucDo: string | null;
  PhanUng: string | null;
  XacNhan: string | null;
};

export type DinhMucKhoInput = {
  Duoc_Id: string;
  TonToiDa?: string | null;
  TonToiThieu: string;
  idStore: string;
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
  DonViTinh: string | null;
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

export type DongNhanInput = {
  SoLuongNhan: string;
  _id: string;
};

export type DongPhieuCap = {
  DonViTinh: string | null;
  HanDung: string;
  SoLo: string;
  SoLuong: string;
  TenDuoc: string;
};

export type DongPhieuKho = {
  DonGia: string | null;
  DonViTinh: string | null;
  Duoc_Id: string | null;
  GiaBan: string | null;
  HamLuong: string | null;
  HanDung: string | null;
  Lo_Id: string | null;
  LyDo: string | null;
  MaDuoc: string | null;
  QuyCach: string | null;
  SoLo: string | null;
  SoLuong: string | null;
  SoLuongGoi: string | null;
  SoLuongKhaDung: string | null;
  SoLuongNhan: string | null;
  SoLuongSo: string | null;
  TenDuoc: string | null;
  VAT: string | null;
  _id: string;
};

export type DongPhieuKhoInput = {
  DonGia?: string | null;
  Duoc_Id?: string | null;
  HanDung?: string | null;
  Lo_Id?: string | null;
  LyDo?: string | null;
  QuyCach?: string | null;
  SoLo?: string | null;
  SoLuong?: string | null;
  SoLuongGoi?: string | null;
  VAT?: string | null;
  _id?: string | null;
};

export type DongTheKho = {
  GiaVon: string;
  HanDung: string;
  Lo_Id: string;
  LyDo: string;
  Ngay: Date | string;
  PhieuKho_Id: string | null;
  SoLo: string;
  SoLuong: string;
  SoPhieu: string | null;
  ToaThuoc_Id: string | null;
  Ton: string;
  TonLo: string;
  _id: string;
};

export type KhoRuiRo = {
  Kho_Id: string;
  TenKho: string;
  hetHan: number;
  sapHet: number;
  sapHetHan: number;
};

export type LoDeNghi = {
  HanDung: string;
  Lo_Id: string;
  SoLo: string;
  SoLuong: string;
  SoLuongKhaDung: string;
  sapHetHan: boolean;
};

export type LoSapHetHan = {
  DonViTinh: string | null;
  Duoc_Id: string;
  GiaTri: string;
  HamLuong: string | null;
  HanDung: string;
  MaDuoc: string;
  SoLo: string;
  SoLuong: string;
  TenDuoc: string;
  _id: string;
  conNgay: number;
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

export type LoaiPhieuKho = 'ChuyenKho' | 'KiemKe' | 'NhapMua' | 'TonDau';

export type LyDoCanhBaoCapInput = {
  LyDo: string;
  key: string;
};

export type MutationBatDauCapPhatArgs = {
  ToaThuoc_Id: string;
  idStore: string;
};

export type MutationBoPhieuKhoArgs = {
  id: string;
  version?: number | null;
};

export type MutationChoLaiCapPhatArgs = {
  ToaThuoc_Id: string;
  idStore: string;
};

export type MutationDuyetCapPhatArgs = {
  ToaThuoc_Id: string;
  idStore: string;
};

export type MutationGuiPhieuKhoArgs = {
  id: string;
  version?: number | null;
};

export type MutationHuyDuyetCapPhatArgs = {
  LyDo: string;
  ToaThuoc_Id: string;
  idStore: string;
};

export type MutationHuyPhieuKhoArgs = {
  LyDo: string;
  id: string;
  version?: number | null;
};

export type MutationLapPhieuKiemKeArgs = {
  NhomDuoc_Id?: string | null;
  idStore: string;
  requestId?: string | null;
};

export type MutationLuuDinhMucKhoArgs = {
  input: DinhMucKhoInput;
};

export type MutationLuuPhieuKhoArgs = {
  input: PhieuKhoInput;
};

export type MutationNhanPhieuKhoArgs = {
  LyDo?: string | null;
  dongs?: DongNhanInput[] | null;
  id: string;
  version?: number | null;
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

export type MutationTuChoiPhieuKhoArgs = {
  LyDo: string;
  id: string;
  version?: number | null;
};

export type MutationXacNhanPhieuKhoArgs = {
  id: string;
  version?: number | null;
};

export type NguoiBenhCapPhat = {
  DiUngs: readonly DiUngNguoiBenh[];
  GioiTinh: string;
  MaYTe: string;
  NamSinh: number;
  NgaySinh: string | null;
  TenBenhNhan: string;
  TienSuDiUng: string | null;
  _id: string;
  diUngCheos: readonly string[];
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

export type PhieuKho = StockRows['PhieuKho'];
type PhieuKhoFields = {
  GhiChu: string | null;
  GoiThau: string | null;
  KhoNhan_Id: string | null;
  Kho_Id: string;
  LoaiPhieu: LoaiPhieuKho;
  LyDo: string | null;
  Ngay: string;
  NgayChot: Date | string | null;
  NgayHoaDon: string | null;
  NgayNhan: Date | string | null;
  NgayXacNhan: Date | string | null;
  NguoiGiao: string | null;
  NhaCungCap_Id: string | null;
  QuyetDinhThau: string | null;
  SoHoaDon: string | null;
  SoPhieu: string;
  TongTien: string;
  TrangThai: TrangThaiPhieuKho;
  _id: string;
  dongs: readonly DongPhieuKho[];
  hanhDongs: readonly ActionState[];
  version: number;
};

export type PhieuKhoDong = {
  LoaiPhieu: LoaiPhieuKho;
  Ngay: string;
  SoHoaDon: string | null;
  SoPhieu: string;
  TenKho: string;
  TenKhoNhan: string | null;
  TenNhaCungCap: string | null;
  TongTien: string;
  TrangThai: TrangThaiPhieuKho;
  _id: string;
  laNhan: boolean;
  soDong: number;
};

export type PhieuKhoInput = {
  GhiChu?: string | null;
  GoiThau?: string | null;
  KhoNhan_Id?: string | null;
  Kho_Id: string;
  LoaiPhieu: LoaiPhieuKho;
  Ngay?: string | null;
  NgayHoaDon?: string | null;
  NguoiGiao?: string | null;
  NhaCungCap_Id?: string | null;
  QuyetDinhThau?: string | null;
  SoHoaDon?: string | null;
  _id?: string | null;
  dongs: DongPhieuKhoInput[];
  requestId?: string | null;
  version?: number | null;
};

export type PhieuKhoList = {
  counts: DemPhieuKho;
  data: readonly PhieuKhoDong[];
  totalRows: number;
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

export type QueryKhoRuiRoArgs = {
  soNgay?: number | null;
};

export type QueryLoSapHetHanArgs = {
  idStore: string;
  soNgay?: number | null;
};

export type QueryPhieuKhoArgs = {
  id: string;
};

export type QueryPhieuKhosArgs = {
  endDate?: string | null;
  idStore: string;
  keyword?: string | null;
  limit?: number | null;
  loai?: LoaiPhieuKho | null;
  page?: number | null;
  startDate?: string | null;
  trangThai?: TrangThaiPhieuKho | null;
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
  laBHYT?: boolean | null;
  productGroups?: string[] | null;
  searchBy?: string | null;
};

export type QuerySuppliesSupplyAssignGetStockArgs = {
  input: SuppliesSupplyAssignGetStockInput;
};

export type QueryTheKhoArgs = {
  Duoc_Id: string;
  Lo_Id?: string | null;
  endDate: string;
  idStore: string;
  startDate: string;
};

export type QueryThongTinCapPhatArgs = {
  id: string;
};

export type QueryThuocSapHetArgs = {
  idStore: string;
  soNgay?: number | null;
};

export type QueryTonKhoArgs = {
  idStore: string;
  keyword?: string | null;
  limit?: number | null;
  page?: number | null;
  sapHetHan?: boolean | null;
  sortInput?: SortInput | null;
};

export type RefLabel = {
  _id: string;
  ma: string | null;
  ten: string;
};

export type SortInput = {
  desc?: boolean | null;
  field: string;
};

export type StockModel = {
  DonViTinh: string | null;
  Duoc_Id: string;
  DuongDung_Id: string | null;
  GiaBHYT: string | null;
  GiaBan: string | null;
  GiaVon: string;
  HamLuong: string | null;
  HanDung: string | null;
  HoatChat: string;
  HoiChan: boolean;
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
  lyDoCanhBaos?: LyDoCanhBaoCapInput[] | null;
  requestId?: string | null;
};

export type SuppliesSupplyRequestPaymentInput = {
  ToaThuoc_Id: string;
  TrangThai?: string | null;
};

export type TabCapPhat = 'ChoCap' | 'ChoDuyet' | 'ChoThanhToan' | 'DaCap' | 'DaHuy';

export type TheKho = {
  cuoiKy: string;
  dauKy: string;
  dongs: readonly DongTheKho[];
};

export type ThongTinCapPhat = {
  BacSi: string | null;
  BenhNhan: NguoiBenhCapPhat;
  CachLayThuoc: string | null;
  CanNang: number | null;
  LoaiToa: string;
  MaDonThuoc: string;
  NgayDuyetCap: Date | string | null;
  NgayKe: Date | string;
  NguoiDuyetCap: string | null;
  PhongKham: string | null;
  TrangThai: string;
  _id: string;
  chanDoans: readonly string[];
  dongs: readonly DongCapPhat[];
  duocCap: boolean;
  hanhDongs: readonly ActionState[];
  phieuCapTruoc: readonly PhieuCap[];
  phieuCaps: readonly PhieuCap[];
};

export type ThuocSapHet = {
  DonViTinh: string | null;
  Duoc_Id: string;
  HamLuong: string | null;
  MaDuoc: string;
  SoLuongDaDung: string;
  SoLuongDangChuyen: string;
  SoLuongKhaDung: string;
  TenDuoc: string;
  TonToiDa: string | null;
  TonToiThieu: string | null;
  _id: string;
  deXuat: string;
  sapHet: boolean;
};

export type TonKhoList = {
  data: readonly LoTrongKho[];
  totalRows: number;
};

export type TrangThaiPhieuKho = 'DaHuy' | 'DaNhan' | 'DaTuChoi' | 'DaXacNhan' | 'DangChuyen' | 'Nhap';

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
    khoRuiRo?: RootField<QueryKhoRuiRoArgs, readonly KhoRuiRo[]>;
    loSapHetHan?: RootField<QueryLoSapHetHanArgs, readonly LoSapHetHan[]>;
    phieuKho?: RootField<QueryPhieuKhoArgs, PhieuKho | null>;
    phieuKhos?: RootField<QueryPhieuKhosArgs, PhieuKhoList>;
    searchHrmPositionStores?: RootField<QuerySearchHrmPositionStoresArgs, readonly PositionStore[]>;
    searchStockModel?: RootField<QuerySearchStockModelArgs, readonly StockModel[]>;
    suppliesSupplyAssignGetStock?: RootField<QuerySuppliesSupplyAssignGetStockArgs, readonly DongDeNghi[]>;
    theKho?: RootField<QueryTheKhoArgs, TheKho>;
    thongTinCapPhat?: RootField<QueryThongTinCapPhatArgs, ThongTinCapPhat | null>;
    thuocSapHet?: RootField<QueryThuocSapHetArgs, readonly ThuocSapHet[]>;
    tonKho?: RootField<QueryTonKhoArgs, TonKhoList>;
  };
  Mutation?: {
    batDauCapPhat?: RootField<MutationBatDauCapPhatArgs, boolean>;
    boPhieuKho?: RootField<MutationBoPhieuKhoArgs, PhieuKho>;
    choLaiCapPhat?: RootField<MutationChoLaiCapPhatArgs, boolean>;
    duyetCapPhat?: RootField<MutationDuyetCapPhatArgs, string>;
    guiPhieuKho?: RootField<MutationGuiPhieuKhoArgs, PhieuKho>;
    huyDuyetCapPhat?: RootField<MutationHuyDuyetCapPhatArgs, string>;
    huyPhieuKho?: RootField<MutationHuyPhieuKhoArgs, PhieuKho>;
    lapPhieuKiemKe?: RootField<MutationLapPhieuKiemKeArgs, PhieuKho>;
    luuDinhMucKho?: RootField<MutationLuuDinhMucKhoArgs, boolean>;
    luuPhieuKho?: RootField<MutationLuuPhieuKhoArgs, PhieuKho>;
    nhanPhieuKho?: RootField<MutationNhanPhieuKhoArgs, PhieuKho>;
    nhapTonDau?: RootField<MutationNhapTonDauArgs, number>;
    suppliesSupply?: RootField<MutationSuppliesSupplyArgs, string>;
    suppliesSupplyCancelSupply?: RootField<MutationSuppliesSupplyCancelSupplyArgs, string>;
    suppliesSupplyRequestPayment?: RootField<MutationSuppliesSupplyRequestPaymentArgs, string>;
    tuChoiPhieuKho?: RootField<MutationTuChoiPhieuKhoArgs, PhieuKho>;
    xacNhanPhieuKho?: RootField<MutationXacNhanPhieuKhoArgs, PhieuKho>;
  };
  types?: {
    PhieuKho?: TypeResolvers<PhieuKho, PhieuKhoFields>;
  };
};
