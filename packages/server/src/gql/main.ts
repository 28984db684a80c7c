import type { NoArguments, RootField, TypeResolvers } from '../engine/acts/access.ts';
import type { Row as CatalogueRow } from '../engine/catalogue/queries.ts';
import type { Rows as AccountingRows } from '../features/accounting/rows.ts';
import type { Rows as AdmissionRows } from '../features/admission/rows.ts';
import type { Rows as AuditLogRows } from '../features/auditLog/rows.ts';
import type { Rows as BankNoticesRows } from '../features/bankNotices/rows.ts';
import type { Rows as BoardsRows } from '../features/boards/rows.ts';
import type { Rows as CaseReportsRows } from '../features/caseReports/rows.ts';
import type { Rows as CashierRows } from '../features/cashier/rows.ts';
import type { Rows as CertificatesRows } from '../features/certificates/rows.ts';
import type { Rows as ClaimsRows } from '../features/claims/rows.ts';
import type { Rows as CommissionRows } from '../features/commission/rows.ts';
import type { Rows as ConsultationsRows } from '../features/consultations/rows.ts';
import type { Rows as CriticalsRows } from '../features/criticals/rows.ts';
import type { Rows as DebtsRows } from '../features/debts/rows.ts';
import type { Rows as DevicesRows } from '../features/devices/rows.ts';
import type { Rows as DicomRows } from '../features/dicom/rows.ts';
import type { Rows as DischargesRows } from '../features/discharges/rows.ts';
import type { Rows as DosesRows } from '../features/doses/rows.ts';
import type { Rows as EmergencyRows } from '../features/emergency/rows.ts';
import type { Rows as EstimatesRows } from '../features/estimates/rows.ts';
import type { Rows as EveningRows } from '../features/evening/rows.ts';
import type { Rows as ExaminationRows } from '../features/examination/rows.ts';
import type { Rows as ExemptionsRows } from '../features/exemptions/rows.ts';
import type { Rows as FollowUpsRows } from '../features/followUps/rows.ts';
import type { Rows as InsuranceRows } from '../features/insurance/rows.ts';
import type { Rows as InvoicesRows } from '../features/invoices/rows.ts';
import type { Rows as KioskRows } from '../features/kiosk/rows.ts';
import type { Rows as LabRows } from '../features/lab/rows.ts';
import type { Rows as LabQcRows } from '../features/labQc/rows.ts';
import type { Rows as MedicalRecordsRows } from '../features/medicalRecords/rows.ts';
import type { Rows as MicrobiologyRows } from '../features/microbiology/rows.ts';
import type { Rows as NotificationsRows } from '../features/notifications/rows.ts';
import type { Rows as OrdersRows } from '../features/orders/rows.ts';
import type { Rows as OrganisationRows } from '../features/organisation/rows.ts';
import type { Rows as PatientResultsRows } from '../features/patientResults/rows.ts';
import type { Rows as PatientsRows } from '../features/patients/rows.ts';
import type { Rows as PrescriptionsRows } from '../features/prescriptions/rows.ts';
import type { Rows as PricingRows } from '../features/pricing/rows.ts';
import type { Rows as ProceduresRows } from '../features/procedures/rows.ts';
import type { Rows as PromotionsRows } from '../features/promotions/rows.ts';
import type { Rows as QueueSystemRows } from '../features/queueSystem/rows.ts';
import type { Rows as QueuesRows } from '../features/queues/rows.ts';
import type { Rows as ReadingsRows } from '../features/readings/rows.ts';
import type { Rows as ReasonsRows } from '../features/reasons/rows.ts';
import type { Rows as ReceptionRows } from '../features/reception/rows.ts';
import type { Rows as RecordAccessRows } from '../features/recordAccess/rows.ts';
import type { Rows as RecordSummariesRows } from '../features/recordSummaries/rows.ts';
import type { Rows as SheetsRows } from '../features/sheets/rows.ts';
import type { Rows as SickLeaveRows } from '../features/sickLeave/rows.ts';
import type { Rows as SigningRows } from '../features/signing/rows.ts';
import type { Rows as SpaRows } from '../features/spa/rows.ts';
import type { Rows as StaysRows } from '../features/stays/rows.ts';
import type { Rows as SupplyUseRows } from '../features/supplyUse/rows.ts';
import type { Rows as SystemRows } from '../features/system/rows.ts';
import type { Rows as TransfersRows } from '../features/transfers/rows.ts';
import type { Rows as TreatmentRows } from '../features/treatment/rows.ts';

export type ActionState = {
  action: string;
  refusal: string | null;
};

export type AnhBuoi = SpaRows['AnhBuoi'];
type AnhBuoiFields = {
  ChuThich: string | null;
  InTrenPhieu: boolean;
  Phia: PhiaAnh;
  Tep_Id: string;
};

export type AnhBuoiInput = {
  ChuThich?: string | null;
  InTrenPhieu?: boolean | null;
  Phia: PhiaAnh;
  Tep_Id: string;
};

export type ApDungKhuyenMai = PromotionsRows['ApDungKhuyenMai'];
type ApDungKhuyenMaiFields = {
  BenhNhan_Id: string;
  BienLaiHoan_Id: string | null;
  Buoc: BuocKhuyenMai;
  ChuongTrinhKhuyenMai_Id: string | null;
  LanApDung: number;
  MaApDung: string;
  MaKhuyenMai: string;
  MaTiepNhan: string;
  NgayHuy: Date | string | null;
  NgayTao: Date | string;
  NguoiApDung_Id: string | null;
  SoLuong: number;
  SoTien: string;
  TenDong: string;
  TenKhuyenMai: string;
  TiepNhan_Id: string;
  TrangThai: TrangThaiApDung;
  VienPhiDong_Id: string;
  Voucher_Id: string | null;
  _id: string;
  version: number;
};

export type AppInfo = SystemRows['AppInfo'];
type AppInfoFields = {
  appType: string;
  systemType: string;
  version: string;
};

export type BacSiLienThong = {
  MaLienThongBacSi: string | null;
  MaNhanVien: string;
  NhanVien_Id: string;
  TenNhanVien: string;
  coMatKhau: boolean;
};

export type BacSiLienThongInput = {
  MatKhau?: string | null;
  NhanVien_Id: string;
};

export type BanDauSoKet = {
  DienBienLamSang: string;
  QuaTrinhDieuTri: string;
  XetNghiem: string;
};

export type BanDauTomTat = {
  ChanDoan: string | null;
  ChanDoanICD: RefLabel | null;
  ChanDoanICD_Id: string | null;
  ChanDoanPhuICD_Ids: readonly string[];
  ChanDoanPhuICDs: readonly RefLabel[];
  DenNgay: string | null;
  KetQuaCanLamSang: string | null;
  LoiDan: string | null;
  LyDoVaoVien: string | null;
  PhuongPhapDieuTri: string | null;
  QuaTrinhBenhLy: string | null;
  TienSuBenh: string | null;
  TinhTrangRaVien: string | null;
  TuNgay: string | null;
};

export type BanDuLieu = {
  LyDo: string;
  NgayTao: Date | string;
  SaoLuu_Id: string | null;
  TrangThai: TrangThaiBanDuLieu;
  _id: string;
  bangKhac: readonly BangKhac[];
  buoc: BuocKhoiPhuc | null;
  duLieuLuc: Date | string | null;
  hanhDongs: readonly ActionState[];
  kichThuoc: number | null;
  loai: LoaiBanDuLieu;
  loi: string | null;
  nguoiTao: string | null;
  niemPhong: NiemPhongKiemChung | null;
  saoLuuLuc: Date | string | null;
  soBang: number | null;
  soDong: number | null;
  tenCSDL: string | null;
  tenTep: string | null;
  tienDo: number;
  xongLuc: Date | string | null;
};

export type BangGia = PricingRows['BangGia'];
type BangGiaFields = {
  DenNgay: string | null;
  DichVu_DonGia: readonly GiaDichVu[];
  GhiChu: string | null;
  LieuTrinh_DonGia: readonly GiaLieuTrinh[];
  LoaiBangGia: string;
  LoaiGia_Id: string;
  NgayPhatHanh: Date | string | null;
  SoQuyetDinh: string | null;
  TenBangGia: string;
  TrangThai: string;
  TuNgay: string;
  _id: string;
  hanhDongs: readonly ActionState[];
  soDichVu: number;
  version: number;
};

export type BangGiaInput = {
  DichVu_DonGia?: GiaDichVuInput[] | null;
  GhiChu?: string | null;
  LieuTrinh_DonGia?: GiaLieuTrinhInput[] | null;
  LoaiBangGia?: LoaiBangGia | null;
  LoaiGia_Id: string;
  SoQuyetDinh?: string | null;
  TenBangGia: string;
  TuNgay: string;
  version?: number | null;
};

export type BangGoiSo = BoardsRows['BangGoiSo'];
type BangGoiSoFields = {
  CoGiong: boolean;
  HangDoi: LoaiHangDoi;
  Node_Ids: readonly string[];
  Ten: string;
  TrangThai: TrangThaiBangGoiSo;
  XemLuc: Date | string | null;
  _id: string;
  hanhDongs: readonly ActionState[];
  version: number;
};

export type BangGoiSoInput = {
  CoGiong: boolean;
  HangDoi: LoaiHangDoi;
  Node_Ids: string[];
  Ten: string;
};

export type BangHoaHong = CommissionRows['BangHoaHong'];
type BangHoaHongFields = {
  HoaHong: string;
  PhanThucHien: string;
  ThanhTien: string;
  conNua: boolean;
  dongs: readonly HoaHong[];
  khongChia: string;
  soLuot: number;
};

export type BangKhac = {
  soDong: number;
  soDongGoc: number;
  ten: string;
};

export type BangMaMay = {
  chiSos: readonly ChiSoXetNghiem[];
  maLas: readonly MaMayLa[];
  maMays: readonly MaMayChiSo[];
  tongMaLa: number;
};

export type BaoCaoCaBenh = CaseReportsRows['BaoCaoCaBenh'];
type BaoCaoCaBenhFields = {
  BenhNhan_Id: string;
  ChanDoan: string;
  ChanDoanICD_Id: string;
  DienThoaiBaoCao: string | null;
  DotBenhMoi: boolean;
  HanBaoCao: Date | string | null;
  KetQuaXetNghiem: KetQuaXetNghiemCaBenh | null;
  KhamBenh_Id: string;
  LayMau: boolean;
  LoaiMau: string | null;
  LoaiXetNghiem: string | null;
  LyDoHuy: string | null;
  LyDoThayThe: string | null;
  NgayBaoCao: string;
  NgayGui: Date | string | null;
  NgayKhamDauTien: string | null;
  NgayKhoiPhat: string | null;
  NgayLayMau: string | null;
  NgayNhapVien: string | null;
  NgayTiemCuoi: string | null;
  NgayTinhTrang: string | null;
  NgayXetNghiem: string | null;
  NgheNghiep: string | null;
  NguoiBaoCao_Id: string | null;
  NguoiLienHe: string | null;
  NoiChuyenDen: string | null;
  NoiLamViec: string | null;
  NoiMacBenh: string | null;
  NoiNhan: string | null;
  NoiO: string | null;
  NoiXetNghiem: string | null;
  PhanLoaiCa: PhanLoaiCaBenh | null;
  PhienBan: number;
  SoBaoCao: string;
  SoDienThoai: string | null;
  SoMuiTiem: number | null;
  SoThamChieu: string | null;
  ThayTheCho_Id: string | null;
  TiemChung: TinhTrangTiemChung | null;
  TienSuDichTe: string | null;
  TiepNhan_Id: string;
  TinhTrang: TinhTrangCaBenh | null;
  TrangThai: TrangThaiBaoCaoCaBenh;
  _id: string;
  hanhDongs: readonly ActionState[];
  version: number;
};

export type BaoCaoCaBenhInput = {
  DienThoaiBaoCao?: string | null;
  DotBenhMoi?: boolean | null;
  KetQuaXetNghiem?: KetQuaXetNghiemCaBenh | null;
  KhamBenh_Id?: string | null;
  LayMau?: boolean | null;
  LoaiMau?: string | null;
  LoaiXetNghiem?: string | null;
  NgayBaoCao?: string | null;
  NgayKhamDauTien?: string | null;
  NgayKhoiPhat?: string | null;
  NgayLayMau?: string | null;
  NgayNhapVien?: string | null;
  NgayTiemCuoi?: string | null;
  NgayTinhTrang?: string | null;
  NgayXetNghiem?: string | null;
  NgheNghiep?: string | null;
  NguoiBaoCao_Id?: string | null;
  NguoiLienHe?: string | null;
  NoiChuyenDen?: string | null;
  NoiLamViec?: string | null;
  NoiMacBenh?: string | null;
  NoiO?: string | null;
  NoiXetNghiem?: string | null;
  PhanLoaiCa?: PhanLoaiCaBenh | null;
  SoDienThoai?: string | null;
  SoMuiTiem?: number | null;
  TiemChung?: TinhTrangTiemChung | null;
  TienSuDichTe?: string | null;
  TinhTrang?: TinhTrangCaBenh | null;
  requestId?: string | null;
  version?: number | null;
};

export type BaoCaoTrongDot = {
  Ngay: string;
  SoBaoCao: string;
};

export type BatDauBuoiLieuTrinhInput = {
  BatDau?: Date | null;
  DichVuYeuCauChiTiet_Id: string;
  Lan?: number | null;
  requestId?: string | null;
};

export type BenhAn = MedicalRecordsRows['BenhAn'];
type BenhAnFields = {
  BacSi_Id: string;
  BenhNhan: BenhNhan | null;
  BenhNhan_Id: string;
  CanNang: number | null;
  ChanDoan: string | null;
  ChanDoanICD_Id: string;
  ChanDoanPhuICD_Ids: readonly string[];
  ChieuCao: number | null;
  ChuyenKhoa_Id: string | null;
  DotDieuTris: readonly DotDieuTri[];
  HuongDieuTri: string | null;
  HuyetApCao: number | null;
  HuyetApThap: number | null;
  KhamBenh_Id: string;
  KhamLamSang: string | null;
  KhoaLuc: Date | string | null;
  LoaiBenhAn_Id: string;
  LyDoHuy: string | null;
  LyDoVaoVien: string | null;
  Mach: number | null;
  NguoiKhoa_Id: string | null;
  NhapVien_Id: string | null;
  NhietDo: number | null;
  NhipTho: number | null;
  NoiDungRieng: unknown;
  PhongBan_Id: string;
  QuaTrinhBenhLy: string | null;
  SoBenhAn: string;
  ThoiGianVaoVien: Date | string;
  TienSuBenh: string | null;
  TienSuGiaDinh: string | null;
  TomTatCanLamSang: string | null;
  TrangThai: TrangThaiBenhAn;
  _id: string;
  hanhDongs: readonly ActionState[];
  raViens: readonly RaVienNgoaiTru[];
  version: number;
};

export type BenhAnNgoaiTruInput = {
  BacSi_Id?: string | null;
  CanNang?: number | null;
  ChanDoan?: string | null;
  ChanDoanICD_Id?: string | null;
  ChanDoanPhuICD_Ids?: string[] | null;
  ChieuCao?: number | null;
  ChuyenKhoa_Id?: string | null;
  HuongDieuTri?: string | null;
  HuyetApCao?: number | null;
  HuyetApThap?: number | null;
  KhamBenh_Id?: string | null;
  KhamLamSang?: string | null;
  LoaiBenhAn_Id?: string | null;
  LyDoVaoVien?: string | null;
  Mach?: number | null;
  NhietDo?: number | null;
  NhipTho?: number | null;
  PhongBan_Id?: string | null;
  QuaTrinhBenhLy?: string | null;
  ThoiGianVaoVien?: Date | null;
  TienSuBenh?: string | null;
  TienSuGiaDinh?: string | null;
  TomTatCanLamSang?: string | null;
  requestId?: string | null;
  version?: number | null;
};

export type BenhAnNoiTruInput = {
  CanNang?: number | null;
  ChanDoan?: string | null;
  ChanDoanICD_Id?: string | null;
  ChanDoanPhuICD_Ids?: string[] | null;
  ChieuCao?: number | null;
  HuongDieuTri?: string | null;
  HuyetApCao?: number | null;
  HuyetApThap?: number | null;
  KhamLamSang?: string | null;
  LoaiBenhAn_Id?: string | null;
  LyDoVaoVien?: string | null;
  Mach?: number | null;
  NhietDo?: number | null;
  NhipTho?: number | null;
  NoiDungRieng?: unknown;
  QuaTrinhBenhLy?: string | null;
  TienSuBenh?: string | null;
  TienSuGiaDinh?: string | null;
  TomTatCanLamSang?: string | null;
  version: number;
};

export type BenhHayGap = ExaminationRows['BenhHayGap'];
type BenhHayGapFields = {
  ICD: RefLabel | null;
  ICD_Id: string;
  soLuot: number;
};

export type BenhNhan = PatientsRows['BenhNhan'];
type BenhNhanFields = {
  BHYTNgayHetHieuLuc: string | null;
  BHYTNgayHieuLuc: string | null;
  BenhNhanGop_Id: string | null;
  BenhVien_KCB_Id: string | null;
  CMNDHoacHoChieu: string | null;
  CanNangSinh: number | null;
  ChuaRoDanhTinh: boolean;
  ChungTuGPPs: readonly ChungTuGPP[];
  DacDiemNhanDang: string | null;
  DanToc_Id: string | null;
  DiUngHoatChat_Ids: readonly string[];
  DiUngs: readonly DiUng[];
  DiaChiNguoiLienHe: string | null;
  DiaChi_Id: string | null;
  DonVi: string | null;
  Email: string | null;
  GhiChu: string | null;
  GioiTinh: GioiTinh;
  KieuBenhNhan: KieuBenhNhan;
  KyHieuHoaDon: string | null;
  LoaiBenhNhan: RefLabel | null;
  LoaiBenhNhan_Id: string | null;
  LoaiTuoi: LoaiTuoi;
  LyDoTuVong: string | null;
  MaCu: string | null;
  MaSoThue: string | null;
  MaYTe: string;
  Me: BenhNhan | null;
  NamSinh: number;
  NgayCapGPP: string | null;
  NgayDu5Nam: string | null;
  NgaySinh: string | null;
  NgayTao: Date | string;
  NgayTuVong: Date | string | null;
  NgayXacDinh: Date | string | null;
  NgheNghiep_Id: string | null;
  NguoiDua: string | null;
  NguonKhachHang: RefLabel | null;
  NguonKhachHang_Id: string | null;
  NguyenNhanTuVong: RefLabel | null;
  NguyenNhanTuVong_Id: string | null;
  NhanVienPhuTrach_Id: string | null;
  NhomBenhNhan_Ids: readonly string[];
  NhomMau_Id: string | null;
  NoiPhatHien: string | null;
  NoiTuVong: string | null;
  QuanHeNguoiLienHe: string | null;
  QuocTich_Id: string | null;
  SoDienThoai: string | null;
  SoDienThoaiNguoiLienHe: string | null;
  SoGPP: string | null;
  SoGiayChungSinh: string | null;
  SoNha: string | null;
  SoTheBHYT: string | null;
  TenBenhNhan: string;
  TenKhongDau: string;
  TenNguoiLienHe: string | null;
  TenTrenHoaDon: string | null;
  ThoiDiemSinh: Date | string | null;
  ThuTuSinh: number | null;
  TienSuBenh: string | null;
  TienSuDiUng: string | null;
  TrangThai: string;
  TuVong: boolean;
  Tuoi: number;
  YeuToRh_Id: string | null;
  _id: string;
  cons: readonly BenhNhan[];
  diUngCheos: readonly string[];
  fullAddress: string | null;
  gops: readonly GopBenhNhan[];
  hanhDongs: readonly ActionState[];
  isBusinessAccount: boolean;
  nguoiGhiTuVong: string | null;
  nguoiXacDinh: string | null;
  tienSuBenhKin: boolean;
  tuoi: string;
  version: number;
};

export type BenhNhanChuaRoInput = {
  DacDiemNhanDang?: string | null;
  GioiTinh?: GioiTinh | null;
  NguoiDua?: string | null;
  NoiPhatHien?: string | null;
  TuoiUocLuong?: number | null;
  requestId?: string | null;
};

export type BenhNhanInput = {
  BHYTNgayHetHieuLuc?: string | null;
  BHYTNgayHieuLuc?: string | null;
  BenhVien_KCB_Id?: string | null;
  CMNDHoacHoChieu?: string | null;
  DanToc_Id?: string | null;
  DiUngHoatChat_Ids?: string[] | null;
  DiUngs?: DiUngInput[] | null;
  DiaChiNguoiLienHe?: string | null;
  DiaChi_Id?: string | null;
  DonVi?: string | null;
  Email?: string | null;
  GhiChu?: string | null;
  GioiTinh?: GioiTinh | null;
  KieuBenhNhan?: KieuBenhNhan | null;
  KyHieuHoaDon?: string | null;
  LoaiBenhNhan_Id?: string | null;
  MaSoThue?: string | null;
  NamSinh?: number | null;
  NgayCapGPP?: string | null;
  NgayDu5Nam?: string | null;
  NgaySinh?: string | null;
  NgheNghiep_Id?: string | null;
  NguonKhachHang_Id?: string | null;
  NhanVienPhuTrach_Id?: string | null;
  NhomBenhNhan_Ids?: string[] | null;
  NhomMau_Id?: string | null;
  QuanHeNguoiLienHe?: string | null;
  QuocTich_Id?: string | null;
  SoDienThoai?: string | null;
  SoDienThoaiNguoiLienHe?: string | null;
  SoGPP?: string | null;
  SoGiayChungSinh?: string | null;
  SoNha?: string | null;
  SoTheBHYT?: string | null;
  TenBenhNhan?: string | null;
  TenNguoiLienHe?: string | null;
  TenTrenHoaDon?: string | null;
  TienSuBenh?: string | null;
  TienSuDiUng?: string | null;
  YeuToRh_Id?: string | null;
  isBusinessAccount?: boolean | null;
  requestId?: string | null;
  version?: number | null;
};

export type BenhNhanKhamBenhMobileInput = {
  idRoom: string;
  keyword?: string | null;
  limit?: number | null;
  ngay?: string | null;
  tab: TabKhamBenh;
};

export type BenhNhanThaoTac = {
  MaYTe: string;
  TenBenhNhan: string;
  _id: string;
};

export type BenhNhanTrang = {
  currentPage: number;
  data: readonly BenhNhan[];
};

export type BenhNhanTrung = {
  BenhNhan: BenhNhan;
  level: string;
  reasons: readonly LyDoTrung[];
  score: number;
};

export type BenhNhanVienPhi = {
  BenhNhanTT: string;
  BenhNhan_Id: string;
  ConLai: string;
  CongNo: string;
  DaThu: string;
  DaXacNhanChiPhi: boolean;
  DoiTuong: string;
  GioiTinh: GioiTinh;
  KyHieu: string | null;
  MaTiepNhan: string;
  MaYTe: string;
  NamSinh: number;
  NgayTiepNhan: Date | string;
  TamUngCon: string;
  TenBenhNhan: string;
  ThuThua: string;
  TiepNhan_Id: string;
  TrangThaiVe: string | null;
  UuTien: boolean;
  Ve_Id: string | null;
};

export type BenhThuongGap = {
  ICD_Id: string;
  KhongLamBenhChinh: boolean;
  MaICD: string;
  Nguon: NguonBenhThuongGap;
  TenICD: string;
  TenThuongGoi: string | null;
  TenTiengAnh: string | null;
};

export type BienBanHoiChan = ConsultationsRows['BienBanHoiChan'];
type BienBanHoiChanFields = {
  BacSiDeNghi_Id: string;
  BenhNhan_Id: string;
  ChanDoan: string;
  DiaDiem: string;
  DienBienBenh: string | null;
  DoiNguThamGia: readonly NguoiHoiChan[];
  HinhThucHoiChan: HinhThucHoiChan;
  HuongDieuTri: string | null;
  KetLuan: string | null;
  KhamBenh_Id: string;
  LyDo: string | null;
  LyDoHuy: string | null;
  MaBienBanHoiChan: string;
  NgayHoiChan: Date | string;
  NhapVien_Id: string | null;
  TiepNhan_Id: string;
  TrangThai: TrangThaiHoiChan;
  YKien: string | null;
  _id: string;
  hanhDongs: readonly ActionState[];
  version: number;
};

export type BienBanHoiChanInput = {
  BacSiDeNghi_Id?: string | null;
  ChanDoan?: string | null;
  DiaDiem?: string | null;
  DienBienBenh?: string | null;
  DoiNguThamGia?: NguoiHoiChanInput[] | null;
  HinhThucHoiChan?: HinhThucHoiChan | null;
  HuongDieuTri?: string | null;
  KetLuan?: string | null;
  KhamBenh_Id?: string | null;
  LyDo?: string | null;
  NgayHoiChan?: Date | null;
  NhapVien_Id?: string | null;
  YKien?: string | null;
  requestId?: string | null;
  version?: number | null;
};

export type BienLai = CashierRows['BienLai'];
type BienLaiFields = {
  BenhNhan: BenhNhan | null;
  BenhNhan_Id: string;
  BienLaiGoc: BienLai | null;
  ChenhLechLamTron: string;
  GhiChu: string | null;
  GiaTriBienLai: string;
  HachToan: string;
  KyHieu: string;
  LoaiBienLai: LoaiPhieuThu;
  LyDoHuy: string | null;
  MaBienLai: string;
  NgayBienLai: Date | string;
  NgayHuy: Date | string | null;
  NguoiNop: string | null;
  NguoiThu_Id: string;
  SoBienLai: number;
  ThuNo: boolean;
  TienKhachDua: string | null;
  TienThoi: string | null;
  TiepNhan_Id: string;
  TrangThai: TrangThaiBienLai;
  _id: string;
  bangChu: string;
  daKetToan: boolean;
  dongs: readonly BienLaiDong[];
  hanhDongs: readonly ActionState[];
  soHoaDon: string | null;
  thanhToans: readonly ThanhToan[];
  vouchers: readonly Voucher[];
};

export type BienLaiChuaLap = {
  BenhNhan_Id: string;
  BienLai_Id: string;
  HoaDonGoc: string | null;
  HoaDonGoc_Id: string | null;
  LoaiBienLai: LoaiPhieuThu;
  MaBienLai: string;
  MaYTe: string;
  NgayBienLai: Date | string;
  NguoiThu: string | null;
  SoTien: string;
  TenBenhNhan: string;
};

export type BienLaiCuaHoaDon = {
  BienLai_Id: string;
  MaBienLai: string;
  MaYTe: string;
  NgayBienLai: Date | string;
  SoTien: string;
  TenBenhNhan: string;
};

export type BienLaiDong = CashierRows['BienLaiDong'];
type BienLaiDongFields = {
  DonGia: string;
  DonViTinh: string | null;
  MaDV: string;
  SoLuong: string;
  SoTien: string;
  TenDichVu: string;
  VienPhiDong_Id: string;
};

export type BoChiDinhGoiY = {
  MaBoChiDinh: string;
  TenBoChiDinh: string;
  TenNoi: string | null;
  _id: string;
  boDis: readonly string[];
  cuaToi: boolean;
  dichVus: readonly DichVuGoiY[];
  theoChanDoan: boolean;
};

export type BoDemSo = {
  duocSua: boolean;
  kyNay: boolean;
  luc: Date | string;
  name: string;
  scope: string;
  soToi: string;
  ten: string;
  tienTo: string;
  value: number;
};

export type BoHinhVeDICOM = DicomRows['BoHinhVeDICOM'];
type BoHinhVeDICOMFields = {
  NguoiVe_Id: string;
  TenNguoiVe: string | null;
  _id: string;
  hinhVes: readonly HinhVeDICOM[];
  version: number;
};

export type BuocKhoiPhuc = 'DocTep' | 'KhoiPhuc' | 'KiemTra' | 'NangCap';

export type BuocKhuyenMai = 'Combo' | 'Dong' | 'HoaDon' | 'Voucher';

export type BuoiLieuTrinh = SpaRows['BuoiLieuTrinh'];
type BuoiLieuTrinhFields = {
  BatDau: Date | string | null;
  GhiChu: string | null;
  KetThuc: Date | string | null;
  Lan: number;
  NgayThucHien: Date | string;
  TrangThai: TrangThaiBuoi;
  _id: string;
  tuongTrinh: TuongTrinhSpa | null;
  tuongTrinhCus: readonly TuongTrinhSpa[];
  version: number;
};

export type BuoiLieuTrinhInput = {
  DichVuYeuCauChiTiet_Id: string;
  GhiChu?: string | null;
  Lan?: number | null;
  requestId?: string | null;
};

export type ButToan = AccountingRows['ButToan'];
type ButToanFields = {
  DotXuat_Id: string | null;
  LoaiButToan: LoaiButToan;
  LoaiPhieuThuChi_Id: string | null;
  Ngay: string;
  SoTien: string;
  TaiKhoanCo: string;
  TaiKhoanNo: string;
  TienTe_Id: string | null;
  TyGia: string;
  _id: string;
  version: number;
};

export type ButToanBienLai = AccountingRows['ButToanBienLai'];
type ButToanBienLaiFields = {
  ButToan: ButToan | null;
  CoDeXuat: string | null;
  LoaiButToan: LoaiButToan;
  Luc: Date | string;
  NoDeXuat: string | null;
  SoDot: string | null;
  SoTien: string;
  TenHinhThuc: string;
  ThanhToan_Id: string;
  TinhTrang: TinhTrangButToan;
};

export type CaDICOM = DicomRows['CaDICOM'];
type CaDICOMFields = {
  BenhNhan_Id: string | null;
  ChiTiet_Id: string | null;
  CuoiLuc: Date | string;
  DichVuYeuCau_Id: string | null;
  DungLuong: number;
  GioiTinh: string | null;
  LoaiMay: string;
  LyDo: string | null;
  LyDoChua: LyDoChuaGhep | null;
  MaNguoiBenh: string;
  MaYTe: string | null;
  MayDICOM_Id: string | null;
  MoTa: string | null;
  NgayChup: Date | string | null;
  NgaySinh: string | null;
  Nguon: NguonCaDICOM;
  NhanLuc: Date | string;
  SoPhieuYeuCau: string | null;
  SoTruyCap: string;
  StudyUID: string;
  TenBenhNhan: string | null;
  TenDichVu: string | null;
  TenMayDICOM: string | null;
  TenNguoiBenh: string;
  TrangThai: TrangThaiCaDICOM;
  _id: string;
  hanhDongs: readonly ActionState[];
  soAnh: number;
  soDeRieng: number;
  soLoat: number;
  version: number;
};

export type CaPTTT = ProceduresRows['CaPTTT'];
type CaPTTTFields = {
  BatDau: Date | string;
  DichVuYeuCau_Id: string;
  KetThuc: Date | string | null;
  LaKhanCap: boolean;
  Loai: LoaiPhieu;
  MaYTe: string;
  NamSinh: number | null;
  NguoiThucHienChinh: RefLabel | null;
  Phong: RefLabel;
  SoPhieuYeuCau: string;
  TenBenhNhan: string;
  TrangThai: TrangThaiTuongTrinhPTTT;
  dichVus: readonly string[];
  phutToiThieu: number;
};

export type CachDungThuoc = 'KhiCan' | 'MotLan' | 'TheoGio';

export type CachLyGiuong = 'GiotBan' | 'KhongKhi' | 'TiepXuc';

export type CachNhac = 'GoiDien' | 'Khac' | 'NhanTin' | 'TrucTiep';

export type CachNhacNo = 'GoiDien' | 'InGiay' | 'Khac' | 'NhanTin' | 'TrucTiep';

export type CachNoiThietBi = 'Goi' | 'Nghe';

export type CachXacDinh = 'KhongQuet' | 'QuetMa';

export type CanBangDich = {
  canBang: number;
  ra: number;
  vao: number;
};

export type CanCuTruyCap = 'DieuTri' | 'MoHoSo' | 'Quyen';

export type CanHaiNguoi = 'GayNghien' | 'HoaTri' | 'InsulinTinhMach' | 'KaliDamDac';

export type CanhBaoChiDinh = {
  Khac: string | null;
  SoLuong: number | null;
  TrongVong: number | null;
  code: string;
  ton: string | null;
  tyLe: number | null;
};

export type CanhBaoDaDuyet = {
  Khac: string | null;
  LyDo: string;
  MucDo: string;
  key: string;
};

export type CanhBaoDuToan = 'CanKeDon' | 'DoiGia' | 'KhongCoGia' | 'ThieuHang';

export type CanhBaoThuoc = {
  Duoc_Id: string;
  HauQua: string | null;
  Khac: string | null;
  MucDo: string;
  TenDuoc: string;
  XuTri: string | null;
  canLyDo: boolean;
  key: string;
};

export type CapBenhNhanTrung = {
  BenhNhan: BenhNhan;
  BenhNhanKia: BenhNhan;
  level: string;
  reasons: readonly LyDoTrung[];
  score: number;
};

export type CapChamSoc = 'I' | 'II' | 'III';

export type CapCuuInput = {
  ChanDoanSoBo?: string | null;
  DenLuc?: Date | null;
  Muc: MucCapCuu;
  PhuongTien?: PhuongTienDen | null;
  nhapVien?: NhapVienNgayInput | null;
  tuTrangs?: string[] | null;
};

export type CapNhatTienDuocInput = {
  DonGia?: string | null;
  LaBHYT?: boolean | null;
  LyDo: string;
  VienPhiDong_Id: string;
  version: number;
};

export type CapNhatTienInput = {
  DonGia?: string | null;
  LaBHYT?: boolean | null;
  LyDo: string;
  SoLuong?: string | null;
  VienPhiDong_Id: string;
  version: number;
};

export type CatalogueChange = {
  action: string;
  after: unknown;
  at: Date | string;
  before: unknown;
  user: string | null;
};

export type ChamSocDuocYLenh = {
  capChamSoc: CapChamSoc | null;
  dongs: readonly DongYLenhChamSoc[];
  loiDan: string | null;
};

export type ChamSocNguoiBenh = SheetsRows['ChamSocNguoiBenh'];
type ChamSocNguoiBenhFields = {
  BacSiDieuTri: RefLabel | null;
  BenhAn_Id: string;
  BenhNhan_Id: string;
  ChanDoanICD: RefLabel | null;
  GioiTinh: GioiTinh | null;
  Giuong: RefLabel;
  MaYTe: string;
  NamSinh: number;
  NgaySinh: string | null;
  NhapVien_Id: string;
  Phong: RefLabel;
  SoBenhAn: string;
  TenBenhNhan: string;
  canhBaos: readonly PhieuChamSoc[];
  dich: CanBangDich;
  duocYLenh: ChamSocDuocYLenh | null;
  hanDanhGias: readonly HanDanhGia[];
  hanSinhHieu: Date | string;
  hanhDongs: readonly ActionState[];
  moiNhat: readonly PhieuChamSoc[];
  phanCap: string | null;
  thang: ThangDiem | null;
  tuoi: number;
};

export type ChayLaiXetNghiem = LabRows['ChayLaiXetNghiem'];
type ChayLaiXetNghiemFields = {
  ChiTiet_Id: string;
  Chon: ChonChayLai | null;
  KetQuaDau: string;
  KetQuaLai: string | null;
  LyDo: string;
  MaChiSo: string;
  NgayChon: Date | string | null;
  NgayKetQuaLai: Date | string | null;
  NgayYeuCau: Date | string;
  PhienBan: number;
  TenChiSo: string;
  TrangThai: TrangThaiChayLai;
  _id: string;
  version: number;
};

export type ChiDinhChuaThu = {
  ConLai: string;
  data: readonly DongChiDinhChuaThu[];
  soLuot: number;
  totalRows: number;
};

export type ChiDinhLanTruoc = OrdersRows['ChiDinhLanTruoc'];
type ChiDinhLanTruocFields = {
  BacSiChiDinh: RefLabel | null;
  NgayYeuCau: Date | string;
  boDis: readonly string[];
  dichVus: readonly DichVuGoiY[];
};

export type ChiDinhTruoc = OrdersRows['ChiDinhTruoc'];
type ChiDinhTruocFields = {
  DichVu_Id: string;
  MaDichVu: string;
  SoLuong: string;
  TenDichVu: string;
  _id: string;
  dichVu: DichVuTimThay | null;
  phieu: DichVuYeuCau;
};

export type ChiSoChayLaiInput = {
  ChiTiet_Id: string;
  MaChiSo: string;
};

export type ChiSoKiemChuan = LabQcRows['ChiSoKiemChuan'];
type ChiSoKiemChuanFields = {
  DoLechChuan: string;
  DonViTinh: string | null;
  HanDung: string;
  MaChiSo: string;
  MaVatLieu: string;
  Muc: MucKiemChuan;
  SoLo: string;
  TenChiSo: string;
  TenThietBi: string;
  TenVatLieu: string;
  ThietBi_Id: string;
  TinhTrang: TinhTrangKiemChuan;
  TrungBinh: string;
  TuTinh: boolean;
  VatLieu_Id: string;
  ganNhat: KetQuaKiemChuan | null;
  version: number;
};

export type ChiSoXetNghiem = {
  DonViTinh: string | null;
  MaChiSo: string;
  TenChiSo: string;
};

export type ChiTietMoc = {
  CoKetQua: CoKetQua | null;
  giaTri: string;
  ten: string;
};

export type ChoNoInput = {
  BenhNhan_Id: string;
  CongTy_Id?: string | null;
  LoaiNguoiNo: LoaiNguoiNo;
  LyDo: string;
  NgayHan?: string | null;
  NguoiBaoLanh?: string | null;
  NhomCongNo_Id?: string | null;
  SoDienThoai?: string | null;
  TiepNhan_Id: string;
  requestId: string;
  vuotHanMuc?: boolean | null;
};

export type ChoTheoGio = {
  choPhut: number | null;
  choThuongLe: number | null;
  gio: number;
  phucVuPhut: number | null;
  phucVuThuongLe: number | null;
  soGoi: number;
};

export type ChoTheoNhom = {
  TenNhomDichVu: string | null;
  soXetNghiem: number;
};

export type ChoTheoNoi = QueuesRows['ChoTheoNoi'];
type ChoTheoNoiFields = {
  Node: RefLabel | null;
  Node_Id: string;
  dangCho: number;
  duKienPhut: number | null;
  lauNhatPhut: number | null;
  trungBinhPhut: number | null;
};

export type ChonChayLai = 'Dau' | 'Lai';

export type ChonKetQuaChayLaiInput = {
  ChayLai_Id: string;
  Chon: ChonChayLai;
  KetQuaLai?: string | null;
  version: number;
  versionChayLai: number;
};

export type ChuKyGiayTo = SigningRows['ChuKyGiayTo'];
type ChuKyGiayToFields = {
  DaDoi: boolean;
  KyLuc: Date | string | null;
  NguoiKy: RefLabel | null;
  NoiDungBam: string | null;
  PhienBan: number | null;
  PhuongThuc: PhuongThucKy | null;
  ViTri: ViTriKy;
  hanhDongs: readonly ActionState[];
};

export type ChuKyKetQuaInput = {
  LyDo?: string | null;
  ViTri: ViTriKy;
  ky: boolean;
  requestId?: string | null;
};

export type ChuanBiThuInput = {
  BenhNhan_Id: string;
  HinhThucThanhToan_Id: string;
  QuyenBienLai_Id?: string | null;
  TaiKhoanNganHang_Id?: string | null;
  TiepNhan_Id: string;
  VienPhiDong_Ids?: string[] | null;
  requestId: string;
  xacNhanGia?: boolean | null;
};

export type ChungThuSo = {
  ChuThe: string;
  HieuLucDen: string;
  HieuLucTu: string;
  NoiCap: string;
  SoSerial: string;
  _id: string;
  version: number;
};

export type ChungThuSoInput = {
  MatKhau: string;
  Tep: string;
  version: number;
};

export type ChungTuGPP = PatientsRows['ChungTuGPP'];
type ChungTuGPPFields = {
  LyDoHuy: string | null;
  NgayHuy: Date | string | null;
  NgayTao: Date | string;
  Tep_Id: string;
  TrangThai: string;
  _id: string;
  fileName: string;
  hanhDongs: readonly ActionState[];
  nguoiHuy: string | null;
  nguoiTao: string | null;
  sha256: string;
  size: number;
  type: string;
  url: string;
};

export type ChuongTrinhKhuyenMai = PromotionsRows['ChuongTrinhKhuyenMai'];
type ChuongTrinhKhuyenMaiFields = {
  DichVuDieuKiens: readonly DongDichVuKhuyenMai[];
  DichVuKhuyenMais: readonly DongDichVuKhuyenMai[];
  GhiChu: string | null;
  GiamToiDa: string | null;
  GoiDichVu_Ids: readonly string[];
  LieuTrinh_Ids: readonly string[];
  LoaiChuongTrinhKhuyenMai: LoaiChuongTrinhKhuyenMai;
  MaChuongTrinhKhuyenMai: string;
  NgayBatDau: string;
  NgayKetThuc: string;
  NgayPhatHanh: Date | string | null;
  NguoiPhatHanh_Id: string | null;
  NhomKhachHang_Ids: readonly string[];
  NoiDung: string;
  PhanTramDieuKien: string | null;
  PhanTramKhuyenMai: string | null;
  SanPhamDieuKiens: readonly DongSanPhamKhuyenMai[];
  SanPhamKhuyenMais: readonly DongSanPhamKhuyenMai[];
  SoLanToiDaMoiKhach: number | null;
  SoLuongDaKhuyenMai: number;
  SoLuongDichVuKhuyenMaiToiDa: number | null;
  SoNgayVoucher: number | null;
  SoTienDaKhuyenMai: string;
  SoTienDieuKien: string | null;
  SoTienKhuyenMai: string | null;
  TenChuongTrinhKhuyenMai: string;
  ToanHoaDon: boolean;
  TongTienKhuyenMaiToiDa: string | null;
  TrangThai: TrangThaiKhuyenMai;
  _id: string;
  hanhDongs: readonly ActionState[];
  version: number;
};

export type ChuongTrinhKhuyenMaiInput = {
  DichVuDieuKiens?: DongDichVuKhuyenMaiInput[] | null;
  DichVuKhuyenMais?: DongDichVuKhuyenMaiInput[] | null;
  GhiChu?: string | null;
  GiamToiDa?: string | null;
  GoiDichVu_Ids?: string[] | null;
  LieuTrinh_Ids?: string[] | null;
  LoaiChuongTrinhKhuyenMai?: LoaiChuongTrinhKhuyenMai | null;
  MaChuongTrinhKhuyenMai?: string | null;
  NgayBatDau?: string | null;
  NgayKetThuc?: string | null;
  NhomKhachHang_Ids?: string[] | null;
  PhanTramDieuKien?: string | null;
  PhanTramKhuyenMai?: string | null;
  SanPhamDieuKiens?: DongSanPhamKhuyenMaiInput[] | null;
  SanPhamKhuyenMais?: DongSanPhamKhuyenMaiInput[] | null;
  SoLanToiDaMoiKhach?: number | null;
  SoLuongDichVuKhuyenMaiToiDa?: number | null;
  SoNgayVoucher?: number | null;
  SoTienDieuKien?: string | null;
  SoTienKhuyenMai?: string | null;
  TenChuongTrinhKhuyenMai?: string | null;
  ToanHoaDon?: boolean | null;
  TongTienKhuyenMaiToiDa?: string | null;
  requestId?: string | null;
  version?: number | null;
};

export type ChuyenDoiDoiTuongInput = {
  BHYTNgayHetHieuLuc?: string | null;
  BHYTNgayHieuLuc?: string | null;
  BenhVienChuyen_Id?: string | null;
  BenhVien_KCB_Id?: string | null;
  CoGiayChuyen?: boolean | null;
  DoiTuong_Id: string;
  MienCungChiTra?: boolean | null;
  NgayDu5Nam?: string | null;
  NgayGiayChuyen?: string | null;
  NgayGiayKhaiSinh?: string | null;
  NgayGiayMien?: string | null;
  SoGiayChuyen?: string | null;
  SoGiayKhaiSinh?: string | null;
  SoGiayMien?: string | null;
  SoTheBHYT?: string | null;
  TiepNhan_Id: string;
  TrinhTheLuc?: Date | null;
  chapNhanGiayChuyen?: boolean | null;
  version: number;
};

export type ChuyenDuToanInput = {
  BacSiChiDinh_Id?: string | null;
  ChanDoan?: string | null;
  LyDoVuotChongChiDinh?: string | null;
  NoiChiDinhNgoai?: string | null;
  NoiYeuCau_Id?: string | null;
  PhaiTra: string;
  TenBacSiNgoai?: string | null;
  TiepNhan_Id: string;
  requestId?: string | null;
  version: number;
  xacNhanTrung?: boolean | null;
};

export type ChuyenGiuongInput = {
  Giuong_Id?: string | null;
  NhapVien_Id: string;
  ThoiGian?: Date | null;
  choGhep?: boolean | null;
  donDep?: boolean | null;
  requestId?: string | null;
  version: number;
};

export type ChuyenKhoaCho = StaysRows['ChuyenKhoaCho'];
type ChuyenKhoaChoFields = {
  phieu: PhieuChuyenKhoa;
  phutCho: number;
  quaHan: boolean;
};

export type ChuyenPhongKhamInput = {
  DichVu_Id: string;
  KhamBenh_Id: string;
  PhongBan_Id: string;
  requestId: string;
};

export type CoKetQua = 'H' | 'HH' | 'L' | 'LL' | 'N';

export type CongNo = DebtsRows['CongNo'];
type CongNoFields = {
  BenhNhan: BenhNhan;
  BenhNhan_Id: string;
  ConLai: string;
  CongTy_Id: string | null;
  DaGiam: string;
  DaThu: string;
  DaXoa: string;
  LanNhac: number;
  LoaiNguoiNo: LoaiNguoiNo;
  LyDo: string;
  LyDoHuy: string | null;
  MaCongNo: string;
  NgayHan: string;
  NgayNo: Date | string;
  NguoiBaoLanh: string | null;
  NguoiChoNo_Id: string | null;
  NguoiNo: string;
  NhacLuc: Date | string | null;
  NhomCongNo_Id: string | null;
  SoDienThoai: string | null;
  SoTien: string;
  TiepNhan: TiepNhan;
  TiepNhan_Id: string;
  TrangThai: TrangThaiCongNo;
  _id: string;
  bienLais: readonly BienLai[];
  dongs: readonly DongCuaNo[];
  hanhDongs: readonly ActionState[];
  nhacNos: readonly NhacNo[];
  phatSinhs: readonly CongNoPhatSinh[];
  soNgayQuaHan: number;
  version: number;
  vuotHanMuc: boolean;
  xoaNos: readonly XoaNo[];
};

export type CongNoNguoiNo = {
  BenhNhan_Id: string | null;
  ChuaDenHan: string;
  CongTy_Id: string | null;
  CuoiKy: string;
  DaGiam: string;
  DaThu: string;
  DaXoa: string;
  DauKy: string;
  HanCuNhat: string | null;
  LoaiNguoiNo: LoaiNguoiNo;
  MaNguoiNo: string | null;
  Ngay1Den30: string;
  Ngay31Den60: string;
  Ngay61Den90: string;
  NguoiNo: string;
  PhatSinh: string;
  SoDienThoai: string | null;
  TrenNgay90: string;
  _id: string;
  soKhoan: number;
};

export type CongNoPhaiThu = {
  data: readonly CongNoNguoiNo[];
  endDate: string;
  startDate: string;
  tong: TongCongNo;
  totalRows: number;
};

export type CongNoPhatSinh = DebtsRows['CongNoPhatSinh'];
type CongNoPhatSinhFields = {
  Loai: LoaiPhatSinhCongNo;
  Luc: Date | string;
  SoTien: string;
  _id: string;
};

export type CongSuatNgay = {
  Ngay: string;
  congSuat: number | null;
  ngayGiuong: number;
  soGiuong: number;
  soNguoi: number;
};

export type CongViec = {
  NgayTao: Date | string;
  _id: string;
  attempts: number;
  chayTu: Date | string | null;
  cuaGoiNgoai: boolean;
  lastError: string | null;
  luc: Date | string;
  maxAttempts: number;
  task: string;
  trangThai: TrangThaiCongViec;
};

export type CongViecDinhKy = {
  lanToi: Date | string | null;
  lanTruoc: Date | string | null;
  task: string;
};

export type CotTuoiNo = 'ChuaDenHan' | 'Ngay1Den30' | 'Ngay31Den60' | 'Ngay61Den90' | 'TrenNgay90';

export type DanhDauHinh = {
  Chu: string | null;
  Diem: readonly number[];
  Loai: LoaiDanhDau;
  Mau: MauDanhDau;
};

export type DanhDauHinhInput = {
  Chu?: string | null;
  Diem: number[];
  Loai: LoaiDanhDau;
  Mau: MauDanhDau;
};

export type DanhGiaKiemChuan = 'CanhBao' | 'Dat' | 'LoaiBo';

export type DanhGiaLai = LabRows['DanhGiaLai'];
type DanhGiaLaiFields = {
  ChiTiet_Id: string;
  CoKetQua: CoKetQua | null;
  CoKetQuaTruoc: CoKetQua | null;
  DonViTinh: string | null;
  DonViTinhTruoc: string | null;
  KetQua: string;
  KieuDuLieu: KieuKetQua;
  MaChiSo: string;
  MucBinhThuong: string;
  MucBinhThuongTruoc: string;
  TenChiSo: string;
};

export type DanhGiaLaiInput = {
  ChiTiet_Id: string;
  CoKetQua?: CoKetQua | null;
  DonViTinh?: string | null;
  MaChiSo: string;
  MucBinhThuong: string;
};

export type DanhMucViSinh = {
  diemGays: readonly DiemGayChon[];
  khangSinhs: readonly KhangSinhChon[];
  loaiBenhPhams: readonly RefLabel[];
  viKhuans: readonly ViKhuanChon[];
};

export type DanhSachBenhAn = MedicalRecordsRows['DanhSachBenhAn'];
type DanhSachBenhAnFields = {
  DaHuy: number;
  DaKetThuc: number;
  DangDieuTri: number;
  benhAns: readonly BenhAn[];
};

export type DanhSachBenhAnNoiTru = {
  DaHuy: number;
  DaKetThuc: number;
  DangDieuTri: number;
  data: readonly DongBenhAnNoiTru[];
  totalRows: number;
};

export type DanhSachCaBenh = {
  BiThayThe: number;
  ChuaLap: number;
  DaGui: number;
  DaHuy: number;
  Nhap: number;
  QuaHan: number;
  data: readonly DongCaBenh[];
  totalRows: number;
};

export type DanhSachCaDICOM = {
  chuaGhep: number;
  data: readonly CaDICOM[];
  totalRows: number;
};

export type DanhSachCapCuu = EmergencyRows['DanhSachCapCuu'];
type DanhSachCapCuuFields = {
  canBaoXa: number;
  choKham: number;
  data: readonly TiepNhanCapCuu[];
  quaHan: number;
};

export type DanhSachChuaLap = {
  TongTien: string;
  data: readonly BienLaiChuaLap[];
  soLapMoi: number;
  tienLapMoi: string;
  totalRows: number;
};

export type DanhSachCongNo = {
  ChoDuyet: number;
  ConHan: number;
  ConLai: string;
  DaHuy: number;
  DaXoaNo: number;
  QuaHan: number;
  TatToan: number;
  TuoiNo: TuoiNo;
  data: readonly DongCongNo[];
  totalRows: number;
};

export type DanhSachDoiDoiTuong = {
  CoTheDoi: number;
  DaDoi: number;
  DaKhoa: number;
  data: readonly LuotDoiDoiTuong[];
  totalRows: number;
};

export type DanhSachDongTraBHYT = {
  ChapNhan: number;
  ChoXuLy: number;
  DaGiaiTrinh: number;
  DaSua: number;
  SoTienTuChoi: string;
  data: readonly DongTraTrongDanhSach[];
  totalRows: number;
};

export type DanhSachDuToan = {
  DaChuyen: number;
  DaHuy: number;
  HetHan: number;
  HieuLuc: number;
  data: readonly DongDanhSachDuToan[];
  totalRows: number;
};

export type DanhSachGiaoDichNganHang = {
  BoQua: number;
  ChoXuLy: number;
  DaHuy: number;
  DaThuTien: number;
  data: readonly GiaoDichNganHang[];
  totalRows: number;
};

export type DanhSachHoSoBHYT = {
  BHChiTra: string;
  CanSua: number;
  ChuaGui: number;
  DaNhan: number;
  DangGui: number;
  HopLe: number;
  QuaHan: number;
  data: readonly TiepNhanCanGui[];
  totalRows: number;
};

export type DanhSachHoaDon = {
  CanXuLy: number;
  ChuaLap: number;
  DaPhatHanh: number;
  DaThayDoi: number;
  DangGui: number;
  TongTien: string;
  data: readonly HoaDonDienTu[];
  totalRows: number;
};

export type DanhSachHoiChan = {
  DaHuy: number;
  DangSoan: number;
  HoanTat: number;
  data: readonly DongHoiChan[];
  totalRows: number;
};

export type DanhSachKetQuaThietBi = {
  data: readonly KetQuaThietBi[];
  totalRows: number;
};

export type DanhSachKhamBenh = {
  ChoKham: number;
  DaKham: number;
  DangKham: number;
  KhongDen: number;
  dongs: readonly DongKhamBenh[];
};

export type DanhSachKhuyenMai = {
  ChuaPhatHanh: number;
  DaHuy: number;
  DaKetThuc: number;
  DaPhatHanh: number;
  data: readonly ChuongTrinhKhuyenMai[];
  totalRows: number;
};

export type DanhSachLienThong = {
  counts: DemLienThong;
  data: readonly DonThuocLienThong[];
  totalRows: number;
};

export type DanhSachMienGiam = {
  ChoDuyet: number;
  DaDuyet: number;
  DaRut: number;
  TuChoi: number;
  data: readonly DongDanhSachMienGiam[];
  totalRows: number;
};

export type DanhSachPhongBuoi = SpaRows['DanhSachPhongBuoi'];
type DanhSachPhongBuoiFields = {
  ChoThucHien: number;
  ChuaDenHan: number;
  DaXong: number;
  DangLam: number;
  QuaHan: number;
  dongs: readonly DongPhongBuoi[];
};

export type DanhSachPhongDoc = {
  ChoThucHien: number;
  DaTra: number;
  DangLam: number;
  KhongDen: number;
  dongs: readonly DongPhongDoc[];
};

export type DanhSachQuyetToan = {
  SoTienChapNhan: string;
  data: readonly QuyetToanBHYT[];
  totalRows: number;
};

export type DanhSachTaiKham = {
  ChoDen: number;
  DaDen: number;
  DaHuy: number;
  QuaHen: number;
  data: readonly DongTaiKham[];
  totalRows: number;
};

export type DanhSachThongBao = {
  dongs: readonly ThongBao[];
  soChuaDoc: number;
  soNguyHiem: number;
};

export type DanhSachTiepNhan = {
  counts: SoLuongTiepNhan;
  data: readonly TiepNhan[];
};

export type DanhSachTinThietBi = {
  data: readonly TinThietBi[];
  totalRows: number;
};

export type DanhSachVienPhi = {
  data: readonly BenhNhanVienPhi[];
  soChoThanhToan: number;
  soChuaHachToan: number;
  soDaKham: number;
  soDaThu: number;
  totalRows: number;
};

export type DanhSachVoucher = {
  ChuaPhatHanh: number;
  DaHuy: number;
  DaKetThuc: number;
  DaPhatHanh: number;
  data: readonly Voucher[];
  totalRows: number;
};

export type DanhSachXacNhanBHYT = {
  ChuaDu: number;
  DaXacNhan: number;
  SanSang: number;
  data: readonly LuotXacNhanBHYT[];
  tongBHChiTra: string;
  totalRows: number;
};

export type DanhSachXetNghiem = {
  ChoLayMau: number;
  DaTra: number;
  DangLam: number;
  KhongDen: number;
  dongs: readonly DongXetNghiem[];
};

export type DanhSachYeuCauTomTat = {
  DaGiao: number;
  DaLap: number;
  DaYeuCau: number;
  QuaHen: number;
  TuChoi: number;
  data: readonly DongYeuCauTomTat[];
  totalRows: number;
};

export type DauHieuDeKhang = 'AmpC' | 'CRE' | 'Carbapenemase' | 'ESBL' | 'MDR' | 'MRSA' | 'VRE' | 'XDR';

export type DeNghiMienGiamInput = {
  LyDo: string;
  PhamVi: PhamViMienGiam;
  PhanTram?: number | null;
  SoGiayTo?: string | null;
  SoTien?: string | null;
  TiepNhan_Id: string;
  dongs?: DongMienGiamInput[] | null;
  requestId: string;
};

export type DeNghiXoaNoInput = {
  LyDo: string;
  SoTien?: string | null;
  id: string;
  requestId: string;
};

export type DeXuatKiemChuan = {
  CV: string | null;
  DoLechChuan: string | null;
  TrungBinh: string | null;
  canCo: number;
  soLan: number;
};

export type DeliveryAddress = PatientsRows['DeliveryAddress'];
type DeliveryAddressFields = {
  _id: string;
  companyName: string | null;
  detailAddress: string;
  email: string | null;
  fullName: string;
  idCustomer: string;
  isDefault: boolean;
  phoneNumber: string;
  version: number;
};

export type DeliveryAddressInput = {
  companyName?: string | null;
  detailAddress?: string | null;
  email?: string | null;
  fullName?: string | null;
  idCustomer?: string | null;
  isDefault?: boolean | null;
  phoneNumber?: string | null;
  requestId?: string | null;
  version?: number | null;
};

export type DemLienThong = {
  Cho: number;
  ChoThuHoi: number;
  ChuaGui: number;
  DaGui: number;
  DaHuy: number;
  DaThuHoi: number;
  Loi: number;
  LoiThuHoi: number;
};

export type DiUng = PatientsRows['DiUng'];
type DiUngFields = {
  HoatChat: RefLabel | null;
  HoatChat_Id: string;
  MucDo: MucDoDiUng | null;
  PhanUng: string | null;
  XacNhan: XacNhanDiUng | null;
};

export type DiUngInput = {
  HoatChat_Id: string;
  MucDo?: MucDoDiUng | null;
  PhanUng?: string | null;
  XacNhan?: XacNhanDiUng | null;
};

export type DiaChiTrenThe = {
  DiaChi: RefLabel | null;
  DiaChi_Id: string | null;
  SoNha: string;
};

export type DichVuCoSan = {
  MaDichVu: string;
  TenDichVu: string;
  TenTiengAnh: string | null;
  coPhong: boolean;
  giaDichVu: string;
  giaVienPhi: string;
};

export type DichVuCoSanInput = {
  MaDichVu: string;
  giaDichVu: string;
  giaVienPhi: string;
};

export type DichVuCuaTiepNhan = {
  DaThuTien: boolean;
  DonGia: string;
  MaDichVu: string;
  TenDichVu: string;
  TrangThai: string;
  _id: string;
};

export type DichVuGoiY = {
  SoLuong: string;
  dichVu: DichVuTimThay;
  soLan: number | null;
};

export type DichVuTiepNhan = {
  DichVu_Id: string;
  MaDichVu: string;
  TenDichVu: string;
  gias: readonly GiaTiepNhan[];
  phongs: readonly PhongTiepNhan[];
};

export type DichVuTiepNhanInput = {
  DichVu_Id: string;
  KhongThuTien?: boolean | null;
  LoaiGia_Id: string;
  LyDoKhongThu?: string | null;
  NoiThucHien_Id: string;
  SoLuong?: string | null;
};

export type DichVuTimThay = OrdersRows['DichVuTimThay'];
type DichVuTimThayFields = {
  DonGia: string | null;
  DonGiaBHYT: string | null;
  LaGoi: boolean;
  Loai: LoaiPhieu;
  LoaiGia_Id: string | null;
  MaDichVu: string;
  NoiThucHien: RefLabel | null;
  NoiThucHien_Id: string | null;
  TenDichVu: string;
  TenNhomDichVu: string | null;
  TheoLieuTrinh: boolean;
  ThucHienNgoai: boolean;
  _id: string;
};

export type DichVuXetNghiemInput = {
  ChiTiet_Id: string;
  MoTa?: string | null;
  NguoiThucHien_Ids?: string[] | null;
  ThietBi_Id?: string | null;
  ThoiGianThucHien?: Date | null;
  hinhAnhs?: HinhAnhKetQuaInput[] | null;
};

export type DichVuYeuCau = OrdersRows['DichVuYeuCau'];
type DichVuYeuCauFields = {
  BacSiChiDinh_Id: string | null;
  BenhNhan: BenhNhan | null;
  BenhNhan_Id: string;
  ChanDoan: string | null;
  ChanDoanICD_Id: string | null;
  KetLuan: string | null;
  KhamBenh_Id: string | null;
  LaKhanCap: boolean;
  Loai: LoaiPhieu;
  LyDoHuy: string | null;
  NgayKetQua: Date | string | null;
  NgayThucHien: Date | string | null;
  NgayXemKetQua: Date | string | null;
  NgayYeuCau: Date | string;
  NoiChiDinhNgoai: string | null;
  NoiThucHien_Id: string | null;
  NoiYeuCau_Id: string;
  SIDMau: string | null;
  SoPhieuYeuCau: string;
  SoThuTu: number;
  TenBacSiNgoai: string | null;
  ThucHienNgoai: boolean;
  TiepNhan_Id: string;
  TrangThai: TrangThaiDichVuYeuCau;
  Ve: VeHangDoi | null;
  _id: string;
  chiTiets: readonly DichVuYeuCauChiTiet[];
  hanhDongs: readonly ActionState[];
  ketQuaBatThuong: KetQuaBatThuong | null;
  soMauTuChoi: number;
  version: number;
};

export type DichVuYeuCauChiTiet = OrdersRows['DichVuYeuCauChiTiet'];
type DichVuYeuCauChiTietFields = {
  BangGia_Id: string;
  DaThuTien: boolean;
  DichVu_Id: string;
  DonGia: string;
  DonGiaBHYT: string;
  DuocPhepThucHien: boolean;
  Goi: RefLabel | null;
  Goi_Id: string | null;
  KemTheo_Id: string | null;
  KhongDen: boolean;
  KhongThuTien: boolean;
  LanGoi_Id: string | null;
  LoaiGia_Id: string;
  MaDichVu: string;
  NgayYeuCau: Date | string;
  SoLanThucHien: number;
  SoLuong: string;
  TenDichVu: string;
  TrangThai: TrangThaiDichVuYeuCau;
  _id: string;
};

export type DichVuYeuCauChiTietInput = {
  DichVu_Id: string;
  KhongThuTien?: boolean | null;
  LaKhanCap?: boolean | null;
  LoaiGia_Id?: string | null;
  LyDoKhongThu?: string | null;
  NgayYeuCau?: Date | null;
  NoiThucHien_Id?: string | null;
  SoLanThucHien?: number | null;
  SoLuong?: string | null;
};

export type DichVuYeuCauChiTietSuaInput = {
  LoaiGia_Id?: string | null;
  SoLuong?: string | null;
  _id: string;
};

export type DichVuYeuCauInput = {
  BacSiChiDinh_Id?: string | null;
  ChanDoan?: string | null;
  KhamBenh_Id?: string | null;
  LyDoVuotChongChiDinh?: string | null;
  NoiChiDinhNgoai?: string | null;
  NoiYeuCau_Id?: string | null;
  TenBacSiNgoai?: string | null;
  TiepNhan_Id?: string | null;
  TrangThai?: TrangThaiDichVuYeuCau | null;
  chiTiets: DichVuYeuCauChiTietInput[];
  requestId: string;
  xacNhanTrung?: boolean | null;
};

export type DichVuYeuCauSuaInput = {
  ChanDoan?: string | null;
  LaKhanCap?: boolean | null;
  NgayYeuCau?: Date | null;
  NoiThucHien_Id?: string | null;
  TiepNhan_Id: string;
  chiTiets?: DichVuYeuCauChiTietSuaInput[] | null;
  version: number;
};

export type DichVuYeuCauTrang = {
  currentPage: number;
  data: readonly DichVuYeuCau[];
  total: number;
};

export type DiemGayChon = {
  HieuLucDen: string | null;
  HieuLucTu: string;
  KhangSinh_Id: string;
  LoaiBenhPham_Id: string | null;
  MucR: number;
  MucS: number;
  Nguon: string;
  NhomViKhuan: NhomViKhuan | null;
  PhuongPhap: PhuongPhapKhangSinhDo;
  ViKhuan_Id: string | null;
};

export type DiemSoDo = SpaRows['DiemSoDo'];
type DiemSoDoFields = {
  GhiChu: string | null;
  Mat: MatSoDo;
  Mau: MauSoDo;
  X: number;
  Y: number;
};

export type DiemSoDoInput = {
  GhiChu?: string | null;
  Mat: MatSoDo;
  Mau: MauSoDo;
  X: number;
  Y: number;
};

export type DiemXuHuong = {
  CoKetQua: CoKetQua | null;
  DichVuYeuCau_Id: string;
  KetQua: string;
  Max: string | null;
  Min: string | null;
  NgayKetQua: Date | string;
  giaTri: number | null;
};

export type DienGiaiThietBi = 'AmTinh' | 'DuongTinh' | 'NghiNgo';

export type DieuChinhHoaDonInput = {
  LyDo: string;
  MaLyDo: string;
  id: string;
  requestId: string;
};

export type DinhChinhPhieuInput = {
  GiaTri: unknown;
  LyDo: string;
  ThoiGian?: Date | null;
  daXacNhan?: string[] | null;
  requestId?: string | null;
  version: number;
};

export type DinhKhoanBienLaiInput = {
  BienLai_Id: string;
  dongs: DongDinhKhoanInput[];
  requestId: string;
};

export type DinhKhoanKyInput = {
  KyBaoCao_Id?: string | null;
  denNgay?: string | null;
  requestId: string;
  tuNgay?: string | null;
};

export type DinhMucVatTu = {
  Duoc_Id: string;
  MucCanhBao: string | null;
  SoLuong: string;
  TenDuoc: string;
};

export type DoiChieuBanDuLieu = {
  banNay: SoLieuBanDuLieu;
  bienLaiMat: number;
  bienLaiMoiNhat: readonly PhieuMat[];
  hienTai: SoLieuBanDuLieu;
  luc: Date | string;
  tiepNhanMat: number;
  tiepNhanMoiNhat: readonly PhieuMat[];
};

export type DoiChieuNgay = EveningRows['DoiChieuNgay'];
type DoiChieuNgayFields = {
  CoSo: RefLabel | null;
  choChuyen: SoLuongSoTien;
  hoaDon: HoaDonTrongNgay;
  khop: boolean;
  kyHieus: readonly KyHieuTrongNgay[];
  ngay: string;
  nhoms: readonly NhomLech[];
  pheps: readonly PhepDoiChieu[];
  quy: QuyTrongNgay;
  quyens: readonly QuyenTrongNgay[];
  soLech: number;
  tamUng: TamUngTrongNgay;
  theoLoais: readonly ThuTheoLoai[];
  thuNgans: readonly ThuNganTrongNgay[];
};

export type DoiTuongThietLap = {
  TenDoiTuong: string;
  _id: string;
  laBHYT: boolean;
  loaiGia: readonly LoaiGiaThietLap[];
};

export type DonThuocConNgay = {
  MaDonThuoc: string;
  Ngay: string;
  denNgay: string;
  soNgayCon: number;
};

export type DonThuocLienThong = {
  BenhNhan_Id: string;
  LoaiToa: LoaiToa;
  LyDoHuy: string | null;
  MaDonThayThe: string | null;
  MaDonThuoc: string;
  MaYTe: string;
  NgayGui: Date | string | null;
  NgayKe: Date | string;
  NgayThuHoi: Date | string | null;
  TenBacSi: string | null;
  TenBenhNhan: string;
  TrangThai: TrangThaiGuiDon;
  _id: string;
  hanhDongs: readonly ActionState[];
  lanGui: number;
  lyDoLoi: string | null;
};

export type DongBangGia = {
  DonGia: string | null;
  DonGiaTruoc: string | null;
  Loai: LoaiBangGia;
  Ma: string;
  Muc_Id: string;
  Nhom: string | null;
  Ten: string;
};

export type DongBenhAnNoiTru = {
  BenhNhan_Id: string;
  ChanDoan: string | null;
  KhoaLuc: Date | string | null;
  MaICD: string | null;
  MaYTe: string;
  NamSinh: number;
  NhapVien_Id: string;
  SoBenhAn: string;
  TenBacSi: string | null;
  TenBenhNhan: string;
  TenKhoa: string;
  TenLoaiBenhAn: string;
  ThoiGianVaoVien: Date | string;
  TrangThai: TrangThaiBenhAn;
  _id: string;
};

export type DongCaBenh = {
  BaoCao_Id: string | null;
  BenhNhan_Id: string;
  Han: HanCaBenh | null;
  HanBaoCao: Date | string | null;
  KhamBenh_Id: string;
  MaICD: string;
  MaYTe: string;
  NgayGui: Date | string | null;
  NgayKham: Date | string;
  Nhom: string | null;
  NoiNhan: string | null;
  PhanLoaiCa: PhanLoaiCaBenh | null;
  SoBaoCao: string | null;
  SoThamChieu: string | null;
  TenBenhNhan: string;
  TenICD: string;
  TiepNhan_Id: string;
  TrangThai: TrangThaiCaBenh;
  _id: string;
};

export type DongChiDinhChuaThu = {
  BacSi: string | null;
  BenhNhan_Id: string;
  ConLai: string;
  GhiNo: boolean;
  MaDV: string;
  MaPhieu: string | null;
  MaTiepNhan: string;
  MaYTe: string;
  NamSinh: number;
  NgayYLenh: Date | string;
  NoiChiDinh: string | null;
  PhaiTra: string;
  SoLuong: string;
  Ten: string;
  TenBenhNhan: string;
  ThucHien: boolean;
  TiepNhan_Id: string;
  _id: string;
  source: string;
};

export type DongCongNo = {
  BenhNhan_Id: string;
  ConLai: string;
  DaThu: string;
  LanNhac: number;
  LoaiNguoiNo: LoaiNguoiNo;
  MaCongNo: string;
  MaTiepNhan: string;
  MaYTe: string;
  NamSinh: number;
  NgayHan: string;
  NgayNo: Date | string;
  NguoiChoNo: string | null;
  NguoiNo: string;
  NhacLuc: Date | string | null;
  NhomCongNo: string | null;
  SoDienThoai: string | null;
  SoTien: string;
  TenBenhNhan: string;
  TiepNhan_Id: string;
  TinhTrang: TinhTrangNo;
  _id: string;
  soNgayQuaHan: number;
};

export type DongCuaNo = {
  DaXoa: string;
  Ma: string;
  SoTien: string;
  Ten: string;
  _id: string;
};

export type DongDaXemInput = {
  VienPhiDong_Id: string;
  version: number;
};

export type DongDanhSachDuToan = {
  BHChiTra: string;
  BenhNhan_Id: string | null;
  HieuLucDen: string;
  KhuyenMai: string;
  MaYTe: string | null;
  Ngay: string;
  PhaiTra: string;
  SoDienThoai: string | null;
  SoDuToan: string;
  TenDoiTuong: string | null;
  TenNguoiHoi: string;
  TenNguoiLap: string | null;
  ThanhTien: string;
  TinhTrang: TinhTrangDuToan;
  _id: string;
  soDong: number;
};

export type DongDanhSachMienGiam = ExemptionsRows['DongDanhSachMienGiam'];
type DongDanhSachMienGiamFields = {
  BenhNhan_Id: string;
  LyDo: string;
  LyDoTuChoi: string | null;
  MaTiepNhan: string;
  MaYTe: string;
  MaYeuCau: string;
  NgayDeNghi: Date | string;
  NgayDuyet: Date | string | null;
  PhamVi: PhamViMienGiam;
  PhanTram: number | null;
  SoTienDeNghi: string;
  SoTienDuyet: string | null;
  TenBenhNhan: string;
  TenNguoiDeNghi: string | null;
  TenNguoiDuyet: string | null;
  TiepNhan_Id: string;
  TrangThai: TrangThaiMienGiam;
  _id: string;
  soDichVu: number;
};

export type DongDichVuKhuyenMai = PromotionsRows['DongDichVuKhuyenMai'];
type DongDichVuKhuyenMaiFields = {
  DichVu: RefLabel | null;
  DichVu_Id: string;
  SoLuong: number;
};

export type DongDichVuKhuyenMaiInput = {
  DichVu_Id: string;
  SoLuong: number;
};

export type DongDinhKhoanInput = {
  LoaiButToan: LoaiButToan;
  TaiKhoanCo: string;
  TaiKhoanNo: string;
  ThanhToan_Id: string;
  version?: number | null;
};

export type DongDoiDoiTuong = {
  SoLuong: string;
  Ten: string;
  _id: string;
  sau: PhanDoiDoiTuong;
  truoc: PhanDoiDoiTuong;
};

export type DongDuToan = EstimatesRows['DongDuToan'];
type DongDuToanFields = {
  BHChiTra: string;
  BenhNhanTT: string;
  DichVu_Id: string | null;
  DonGia: string;
  DonGiaBHYT: string;
  DonViTinh: string | null;
  Duoc_Id: string | null;
  KhuyenMai: string;
  LoaiGia_Id: string | null;
  Ma: string;
  MienGiam: string;
  SoLuong: string;
  Ten: string;
  ThanhTien: string;
};

export type DongDuToanInput = {
  DichVu_Id?: string | null;
  Duoc_Id?: string | null;
  LoaiGia_Id?: string | null;
  SoLuong?: string | null;
};

export type DongHoCapCuu = 'DaKham' | 'DangCho' | 'QuaHan' | 'SapQuaHan';

export type DongHoaDon = InvoicesRows['DongHoaDon'];
type DongHoaDonFields = {
  DonViTinh: string | null;
  STT: number;
  Ten: string;
  ThanhTien: string;
};

export type DongHoaHong = CommissionRows['DongHoaHong'];
type DongHoaHongFields = {
  HoaHong: string;
  Lan: number | null;
  Ngay: Date | string;
  NoiThucHien: RefLabel | null;
  PhanThucHien: string;
  PhanTramHoaHong: string | null;
  PhanTramThucHien: string | null;
  SoPhieuYeuCau: string;
  TenDichVu: string;
  ThanhTien: string;
  TyLe: string | null;
  _id: string;
  thucHien: boolean;
};

export type DongHoiChan = {
  BenhNhan_Id: string;
  ChanDoan: string;
  DiaDiem: string;
  HinhThucHoiChan: HinhThucHoiChan;
  KetLuan: string | null;
  KhamBenh_Id: string;
  MaBienBanHoiChan: string;
  MaYTe: string;
  NgayHoiChan: Date | string;
  NhapVien_Id: string | null;
  TenBenhNhan: string;
  TenChuToa: string | null;
  TiepNhan_Id: string;
  TrangThai: TrangThaiHoiChan;
  _id: string;
  soNguoi: number;
  viTriCuaToi: ViTriHoiChan | null;
};

export type DongKhamBenh = ExaminationRows['DongKhamBenh'];
type DongKhamBenhFields = {
  BenhNhan: BenhNhan | null;
  BenhNhan_Id: string;
  DangCho: Date | string;
  DichVuYeuCau_Id: string;
  KhamBenh_Id: string | null;
  KyHieu: string | null;
  LyDoUuTien: string | null;
  SoPhieuYeuCau: string;
  TiepNhan_Id: string;
  TrangThaiVe: string | null;
  Ve_Id: string | null;
  duocPhepThucHien: boolean;
  isEmergency: boolean;
  isPriority: boolean;
  ketQuaBatThuong: KetQuaBatThuong | null;
  soChoKetQua: number;
  soKetQuaMoi: number;
  soLanGoi: number;
};

export type DongLech = EveningRows['DongLech'];
type DongLechFields = {
  Ai: string | null;
  BenhNhan_Id: string | null;
  BienLai_Id: string | null;
  DangLa: string | null;
  HoaDon_Id: string | null;
  Luc: Date | string | null;
  NenLa: string | null;
  NhanVien_Id: string | null;
  So: string | null;
  SoTien: string;
  TiepNhan_Id: string | null;
  _id: string;
  ghiChu: string | null;
  khuyet: SoKhuyet | null;
  loai: LoaiLech;
  soLuong: number | null;
};

export type DongMienGiamInput = {
  PhanTram?: number | null;
  SoTien?: string | null;
  VienPhiDong_Id: string;
};

export type DongPhongBuoi = SpaRows['DongPhongBuoi'];
type DongPhongBuoiFields = {
  BatDau: Date | string | null;
  BenhNhan: BenhNhan | null;
  BenhNhan_Id: string;
  DuocPhepThucHien: boolean;
  KetThuc: Date | string | null;
  Lan: number | null;
  SoBuoi: number;
  SoPhieuYeuCau: string;
  TenDichVu: string;
  TenLieuTrinh: string | null;
  TenNguoiThucHien: string | null;
  TenNoiThucHien: string | null;
  _id: string;
  coHen: boolean;
  daLam: number;
  ngayBuoiSau: string | null;
  soNgayQua: number;
};

export type DongPhongDoc = ReadingsRows['DongPhongDoc'];
type DongPhongDocFields = {
  BenhNhan: BenhNhan | null;
  BenhNhan_Id: string;
  DangCho: Date | string;
  DichVuYeuCau_Id: string;
  KyHieu: string | null;
  SoPhieuYeuCau: string;
  TenNoiYeuCau: string | null;
  TiepNhan_Id: string;
  TrangThai: TrangThaiDichVuYeuCau;
  TrangThaiVe: string | null;
  Ve_Id: string | null;
  dichVus: readonly string[];
  duocPhepThucHien: boolean;
  isEmergency: boolean;
  isPriority: boolean;
  soDichVu: number;
  soHinhAnh: number;
  soKetLuan: number;
  soLanGoi: number;
};

export type DongSanPhamKhuyenMai = PromotionsRows['DongSanPhamKhuyenMai'];
type DongSanPhamKhuyenMaiFields = {
  Duoc: RefLabel | null;
  Duoc_Id: string;
  SoLuong: number;
};

export type DongSanPhamKhuyenMaiInput = {
  Duoc_Id: string;
  SoLuong: number;
};

export type DongSoQuy = AccountingRows['DongSoQuy'];
type DongSoQuyFields = {
  BenhNhan_Id: string;
  BienLai_Id: string;
  Chi: string | null;
  LoaiBienLai: LoaiPhieuThu;
  LoaiButToan: LoaiButToan;
  Luc: Date | string;
  MaBienLai: string;
  MaYTe: string;
  NguoiNop: string | null;
  SoDot: string | null;
  TaiKhoanCo: string | null;
  TaiKhoanNo: string | null;
  TenBenhNhan: string;
  TenHinhThuc: string;
  TenLoaiPhieu: string | null;
  TenNguoiThu: string | null;
  Thu: string | null;
  TinhTrang: TinhTrangButToan;
  Ton: string;
  _id: string;
};

export type DongSoSanh = {
  BHChiTraNay: string;
  BenhNhanTTNay: string;
  DonGiaNay: string | null;
  KhuyenMaiNay: string;
  MienGiamNay: string;
  ThanhTienNay: string;
  canhBaos: readonly CanhBaoDuToan[];
  dong: DongDuToan;
  ton: string | null;
};

export type DongSoSanhGia = {
  Loai: LoaiBangGia;
  Ma: string;
  Muc_Id: string;
  Nhom: string | null;
  Ten: string;
  chenhLech: string | null;
  giaSau: string | null;
  giaTruoc: string | null;
  phanTram: string | null;
};

export type DongSoTienInput = {
  SoTien?: string | null;
  VienPhiDong_Id: string;
};

export type DongTaiKham = {
  BenhNhan_Id: string;
  CachNhac: CachNhac | null;
  GhiChuNhac: string | null;
  GiayHen_Id: string | null;
  HieuLucDen: string | null;
  LucNhac: Date | string | null;
  LyDoHen: string | null;
  MaYTe: string;
  NamSinh: number;
  NgayHen: string;
  NgayKham: string;
  NguoiNhac: string | null;
  SoDienThoai: string | null;
  SoGiayHen: string | null;
  SoLanNhac: number;
  TenBacSi: string | null;
  TenBenhNhan: string;
  TenPhong: string | null;
  TinhTrang: TinhTrangHen;
  _id: string;
};

export type DongThayDoiQuyetToanInput = {
  NoiDung: string;
  SoTien: string;
};

export type DongToaThuocTinh = {
  DonGia: string | null;
  Duoc_Id: string;
  SoLuong: string;
  TenDuoc: string;
};

export type DongTomTatKham = {
  dieuTris: readonly string[];
  ketQuas: readonly string[];
};

export type DongTraBHYT = ClaimsRows['DongTraBHYT'];
type DongTraBHYTFields = {
  Bang: string | null;
  BenhNhan_Id: string;
  GiaiTrinh: string | null;
  HanTraLoi: Date | string | null;
  HoSo_Id: string;
  Ma: string | null;
  MaLoi: string | null;
  Nguon: NguonTraBHYT;
  NoiDung: string;
  STT: number | null;
  SoTienTuChoi: string;
  Ten: string | null;
  TrangThai: TrangThaiDongTraBHYT;
  _id: string;
  hanhDongs: readonly ActionState[];
  version: number;
};

export type DongTraTrongDanhSach = {
  Bang: string | null;
  BenhNhan_Id: string;
  GiaiTrinh: string | null;
  HanTraLoi: Date | string | null;
  HoSo_Id: string;
  Ma: string | null;
  MaLienKet: string;
  MaLoi: string | null;
  MaYTe: string;
  Nguon: NguonTraBHYT;
  NoiDung: string;
  STT: number | null;
  SoTienTuChoi: string;
  Ten: string | null;
  TenBenhNhan: string;
  TiepNhan_Id: string;
  TrangThai: TrangThaiDongTraBHYT;
  _id: string;
  version: number;
};

export type DongTrungNhap = {
  BenhNhan_Id: string | null;
  CMNDHoacHoChieu: string | null;
  GioiTinh: GioiTinh;
  MaCu: string | null;
  NamSinh: number;
  NgaySinh: string | null;
  SoDienThoai: string | null;
  SoTheBHYT: string | null;
  TenBenhNhan: string;
  dong: number;
  duocTaoMoi: boolean;
  fullAddress: string | null;
  quyetDinh: QuyetDinhTrung;
  trungDong: number | null;
  trungs: readonly BenhNhanTrung[];
};

export type DongTrungNhapTrang = {
  dongs: readonly DongTrungNhap[];
  tongSo: number;
};

export type DongTruyCap = RecordAccessRows['DongTruyCap'];
type DongTruyCapFields = {
  TenNhanVien: string | null;
  _id: string;
  at: Date | string;
  canCus: readonly CanCuTruyCap[];
  denLuc: Date | string;
  hoSo: string;
  ip: string | null;
  loai: LoaiTruyCap;
  lyDos: readonly string[];
  noiLamViec: string | null;
  soLan: number;
  username: string | null;
};

export type DongUocTinh = {
  BHChiTra: string;
  BenhNhanTT: string;
  DonGia: string | null;
  DonViTinh: string | null;
  KhuyenMai: string;
  Ma: string;
  MienGiam: string;
  Ten: string;
  ThanhTien: string;
};

export type DongVatTu = {
  DinhMuc: string | null;
  DonViTinh: string | null;
  Duoc_Id: string;
  HamLuong: string | null;
  LyDo: string | null;
  MaDuoc: string;
  MucCanhBao: string | null;
  SoLuong: string;
  TenDuoc: string;
  canhBaoDaDuyets: readonly CanhBaoDaDuyet[];
  los: readonly LoDaDung[];
};

export type DongVatTuInput = {
  Duoc_Id: string;
  LyDo?: string | null;
  SoLuong: string;
};

export type DongViec = QueuesRows['DongViec'];
type DongViecFields = {
  CaDangLam: boolean;
  DenNgay: string;
  HangDoi: LoaiHangDoi;
  LyDo: string;
  NgayTao: Date | string;
  Node_Id: string;
  SoVe: number;
  _id: string;
};

export type DongViecInput = {
  CaDangLam?: boolean | null;
  DenNgay: string;
  LyDo: string;
  hangDoi: LoaiHangDoi;
  idNode: string;
};

export type DongXemTruoc = {
  BHChiTra: string;
  BenhNhanTT: string;
  DichVu_Id: string;
  DonGia: string | null;
  KemTheo_Id: string | null;
  KhuyenMai: string;
  LoaiGia_Id: string | null;
  MaDichVu: string;
  MienGiam: string;
  NoiThucHien_Id: string | null;
  TenDichVu: string;
  ThanhTien: string;
  canhBaos: readonly CanhBaoChiDinh[];
  gias: readonly GiaChiDinh[];
  phongs: readonly RefLabel[];
};

export type DongXetNghiem = LabRows['DongXetNghiem'];
type DongXetNghiemFields = {
  BenhNhan: BenhNhan | null;
  BenhNhan_Id: string;
  DangCho: Date | string;
  DichVuYeuCau_Id: string;
  KyHieu: string | null;
  LyDoTuChoi: LyDoTuChoiMau | null;
  SIDMau: string | null;
  SoPhieuYeuCau: string;
  TenNoiYeuCau: string | null;
  TiepNhan_Id: string;
  TrangThai: TrangThaiDichVuYeuCau;
  TrangThaiVe: string | null;
  Ve_Id: string | null;
  chayLais: readonly string[];
  coNguyHiem: boolean;
  dichVus: readonly string[];
  duocPhepThucHien: boolean;
  isEmergency: boolean;
  isPriority: boolean;
  soChiSo: number;
  soDaNhap: number;
  soLanGoi: number;
  soMauTuChoi: number;
};

export type DongYLenhChamSoc = SheetsRows['DongYLenhChamSoc'];
type DongYLenhChamSocFields = {
  YLenhChamSoc: RefLabel;
  lanCuoi: Date | string | null;
};

export type DongYeuCauMienGiam = ExemptionsRows['DongYeuCauMienGiam'];
type DongYeuCauMienGiamFields = {
  MienGiam: string;
  MienGiamMoi: string;
  PhaiTra: string;
  PhanTram: number | null;
  TenDichVu: string;
  VienPhiDong_Id: string;
};

export type DongYeuCauTomTat = {
  BenhNhan_Id: string;
  HoTenNguoiYeuCau: string;
  LyDoTuChoi: string | null;
  MaYTe: string;
  MucDich: string;
  NgayGiao: Date | string | null;
  NgayHen: string;
  NgayYeuCau: string;
  NguoiNhan: string | null;
  NguoiYeuCau: NguoiYeuCauTomTat;
  QuanHe: string | null;
  SoBan: number;
  SoTomTat: string | null;
  SoYeuCau: string;
  TenBenhNhan: string;
  TrangThai: TrangThaiYeuCauTomTat;
  _id: string;
};

export type DotDieuTri = MedicalRecordsRows['DotDieuTri'];
type DotDieuTriFields = {
  BHYTNgayHetHieuLuc: string | null;
  BHYTNgayHieuLuc: string | null;
  DotThu: number;
  SoTheBHYT: string | null;
  ThoiGianBatDau: Date | string;
  ThoiGianKetThuc: Date | string | null;
  TrangThai: TrangThaiBenhAn;
  _id: string;
  khamBenhs: readonly KhamBenh[];
};

export type DotGiuong = StaysRows['DotGiuong'];
type DotGiuongFields = {
  Cho: number;
  DenLuc: Date | string | null;
  DichVu_Id: string | null;
  Giuong_Id: string;
  Khoa_Id: string;
  TuLuc: Date | string;
  _id: string;
};

export type DotKhoa = StaysRows['DotKhoa'];
type DotKhoaFields = {
  BacSiDieuTri_Id: string | null;
  DenLuc: Date | string | null;
  Khoa_Id: string;
  TuLuc: Date | string;
  _id: string;
};

export type DotRaVien = DischargesRows['DotRaVien'];
type DotRaVienFields = {
  BenhAn_Id: string | null;
  giayTos: readonly GiayToDot[];
  noiTru: NoiTru;
  raVien: RaVienNoiTru | null;
  raViens: readonly RaVienNoiTru[];
  vuongMacs: readonly VuongMacRaVien[];
  vuongVienPhi: string | null;
};

export type DotXuatButToan = AccountingRows['DotXuatButToan'];
type DotXuatButToanFields = {
  DenNgay: string;
  KyBaoCao_Id: string | null;
  MauXuatButToan_Id: string;
  NgayXuat: Date | string;
  Noi_Id: string | null;
  SoDot: string;
  TongTien: string;
  TuNgay: string;
  _id: string;
  soButToan: number;
};

export type DuToanChiPhi = EstimatesRows['DuToanChiPhi'];
type DuToanChiPhiFields = {
  BHChiTra: string;
  BenhNhan: BenhNhan | null;
  BenhNhanTT: string;
  BenhNhan_Id: string | null;
  DoiTuong_Id: string;
  GhiChu: string | null;
  HieuLucDen: string;
  KhuyenMai: string;
  LyDoHuy: string | null;
  MienGiam: string;
  MucThe: MucThe | null;
  Ngay: string;
  NgayTao: Date | string;
  NguoiLap_Id: string | null;
  Noi_Id: string | null;
  PhaiTra: string;
  PhanTramHuong: string | null;
  SoDienThoai: string | null;
  SoDuToan: string;
  SoTheBHYT: string | null;
  TenNguoiHoi: string;
  ThanhTien: string;
  TiepNhan_Id: string | null;
  TinhTrang: TinhTrangDuToan;
  TrangThai: TrangThaiDuToan;
  TuyenDen: TuyenDen | null;
  _id: string;
  dongs: readonly DongDuToan[];
  hanhDongs: readonly ActionState[];
  khuyenMais: readonly string[];
  version: number;
};

export type DuToanInput = {
  BenhNhan_Id?: string | null;
  DoiTuong_Id: string;
  GhiChu?: string | null;
  HieuLucDen?: string | null;
  MucThe?: MucThe | null;
  SoDienThoai?: string | null;
  SoTheBHYT?: string | null;
  TenNguoiHoi?: string | null;
  TuyenDen?: TuyenDen | null;
  dongs: DongDuToanInput[];
  requestId?: string | null;
};

export type DungVoucherInput = {
  MaVoucher: string;
  TiepNhan_Id: string;
  requestId: string;
};

export type DuocPhepThucHien = {
  DichVuYeuCau_Id: string;
  chuaThuTien: readonly string[];
  duocPhep: boolean;
};

export type GiaChiDinh = {
  DonGia: string;
  LoaiGia_Id: string;
  TenLoaiGia: string;
};

export type GiaDichVu = {
  DichVu_Id: string;
  DonGia: string;
  MaDichVu: string;
  TenDichVu: string;
};

export type GiaDichVuInput = {
  DichVu_Id: string;
  DonGia: string;
};

export type GiaLieuTrinh = {
  DonGia: string;
  LieuTrinh_Id: string;
  MaLieuTrinh: string;
  TenLieuTrinh: string;
};

export type GiaLieuTrinhInput = {
  DonGia: string;
  LieuTrinh_Id: string;
};

export type GiaSaoChep = {
  Loai: LoaiBangGia;
  Ma: string;
  Muc_Id: string;
  Ten: string;
  giaSau: string;
  giaTruoc: string;
};

export type GiaTheoBangGia = {
  BangGia: BangGia;
  DonGia: string;
};

export type GiaTiepNhan = {
  DonGia: string;
  LaBHYT: boolean;
  LoaiGia_Id: string;
  TenLoaiGia: string;
};

export type GiaTriDichInput = {
  DoLechChuan: string;
  MaChiSo: string;
  TrungBinh: string;
  VatLieu_Id: string;
  version: number;
};

export type GiaTriTheoThoiGian = LabRows['GiaTriTheoThoiGian'];
type GiaTriTheoThoiGianFields = {
  CoKetQua: CoKetQua | null;
  DichVuYeuCau_Id: string;
  DonViTinh: string | null;
  GhiChu: string | null;
  KetQua: string;
  KieuDuLieu: KieuKetQua;
  MaChiSo: string;
  Max: string | null;
  Min: string | null;
  MucBinhThuong: string;
  Ngay: string;
  NgayKetQua: Date | string;
  NoiThucHien: RefLabel | null;
  SoPhieuYeuCau: string;
  TenChiSo: string;
  TenNhomDichVu: string | null;
  _id: string;
};

export type GiaTriThietBi = {
  DienGiai: DienGiaiThietBi | null;
  KetQua: string;
  KhongDung: boolean;
  LaChayLai: boolean;
  Luc: Date | string;
  MaChiSo: string;
  TenThietBi: string;
  _id: string;
};

export type GiaTriTruongInput = {
  GiaTri?: string | null;
  Ma: string;
};

export type GiaiTrinhSo = EveningRows['GiaiTrinhSo'];
type GiaiTrinhSoFields = {
  DenSo: number;
  KyHieu: string;
  LyDo: string;
  LyDoHuy: string | null;
  MauSo: string | null;
  NgayHuy: Date | string | null;
  NgayTao: Date | string;
  NguoiGiaiTrinh_Id: string | null;
  QuyenBienLai_Id: string | null;
  TaiKhoan_Id: string | null;
  TrangThai: TrangThaiGiaiTrinhSo;
  TuSo: number;
  _id: string;
  hanhDongs: readonly ActionState[];
  version: number;
};

export type GiaiTrinhSoInput = {
  DenSo: number;
  KyHieu?: string | null;
  LyDo: string;
  MauSo?: string | null;
  QuyenBienLai_Id?: string | null;
  TaiKhoan_Id?: string | null;
  TuSo: number;
};

export type GiaoDichNganHang = BankNoticesRows['GiaoDichNganHang'];
type GiaoDichNganHangFields = {
  BienLai: BienLai | null;
  BienLai_Id: string | null;
  GiaoDichTam: GiaoDichTam | null;
  GiaoDichTam_Id: string | null;
  LyDoBoQua: string | null;
  LyDoCho: LyDoChoGiaoDich | null;
  MaLoi: string | null;
  MaThamChieu: string | null;
  NgayGiaoDich: Date | string;
  NgayTao: Date | string;
  NguoiChuyen: string | null;
  Nguon: NguonGiaoDichNganHang;
  NoiDung: string;
  SoTaiKhoan: string;
  SoTien: string;
  TenNganHang: string | null;
  TrangThai: TrangThaiGiaoDichNganHang;
  _id: string;
  hanhDongs: readonly ActionState[];
  ungViens: readonly GiaoDichTam[];
};

export type GiaoDichTam = CashierRows['GiaoDichTam'];
type GiaoDichTamFields = {
  BenhNhan: BenhNhan | null;
  BenhNhan_Id: string;
  BienLai_Id: string | null;
  HetHanLuc: Date | string;
  MaGiaoDich: string;
  NgayTao: Date | string;
  NguoiThu_Id: string;
  SoTien: string;
  TiepNhan_Id: string;
  TrangThai: TrangThaiGiaoDichTam;
  VienPhiDong_Ids: readonly string[];
  _id: string;
  hanhDongs: readonly ActionState[];
  isTemporary: boolean;
  maQR: MaQRThanhToan;
};

export type GiaoThucThietBi = 'ASTM' | 'HL7';

export type GiayBaoTu = CertificatesRows['GiayBaoTu'];
type GiayBaoTuFields = {
  BacSi_Id: string | null;
  BenhNhan_Id: string;
  GhiChu: string | null;
  GiayToNguoiThan: string | null;
  HanBao: Date | string;
  HoTenNguoiThan: string;
  LyDoCapLai: string | null;
  LyDoHuy: string | null;
  NgayCap: string;
  NguyenNhanTuVong: string;
  NguyenNhanTuVongICD_Id: string;
  NhapVien_Id: string;
  NoiTuVong: string;
  PhienBan: number;
  QuanHeNguoiThan: string;
  So: string;
  SoLanIn: number;
  ThoiGianTuVong: Date | string;
  TrangThai: TrangThaiGiayTo;
  _id: string;
  hanhDongs: readonly ActionState[];
  version: number;
};

export type GiayBaoTuInput = {
  GhiChu?: string | null;
  GiayToNguoiThan?: string | null;
  HoTenNguoiThan?: string | null;
  NhapVien_Id?: string | null;
  NoiTuVong?: string | null;
  QuanHeNguoiThan?: string | null;
  requestId?: string | null;
  version?: number | null;
};

export type GiayChungSinh = CertificatesRows['GiayChungSinh'];
type GiayChungSinhFields = {
  BacSi_Id: string | null;
  BenhNhan_Id: string;
  CanNangCon: number;
  Duoi32Tuan: boolean;
  GhiChu: string | null;
  GioiTinhCon: GioiTinh;
  HanBao: Date | string;
  HoTenCha: string | null;
  HoTenCon: string | null;
  HoTenNguoiThan: string | null;
  LanSinh: number;
  LyDoCapLai: string | null;
  LyDoHuy: string | null;
  MaCSKCB: string;
  MaSoBHXH: string | null;
  NgayCap: string;
  NguoiDoDe_Id: string;
  NhapVien_Id: string;
  NoiSinh: string;
  PhauThuat: boolean;
  PhienBan: number;
  So: string;
  SoCon: number;
  SoConSong: number;
  SoDayDu: string;
  SoLanIn: number;
  ThoiGianSinh: Date | string;
  ThuTuCon: number;
  TinhTrangCon: string;
  TrangThai: TrangThaiGiayTo;
  _id: string;
  hanhDongs: readonly ActionState[];
  version: number;
};

export type GiayChungSinhInput = {
  CanNangCon?: number | null;
  Duoi32Tuan?: boolean | null;
  GhiChu?: string | null;
  GioiTinhCon?: GioiTinh | null;
  HoTenCha?: string | null;
  HoTenCon?: string | null;
  HoTenNguoiThan?: string | null;
  LanSinh?: number | null;
  MaSoBHXH?: string | null;
  NguoiDoDe_Id?: string | null;
  NhapVien_Id?: string | null;
  NoiSinh?: string | null;
  PhauThuat?: boolean | null;
  SoCon?: number | null;
  SoConSong?: number | null;
  ThoiGianSinh?: Date | null;
  ThuTuCon?: number | null;
  TinhTrangCon?: string | null;
  requestId?: string | null;
  version?: number | null;
};

export type GiayHenKhamLai = FollowUpsRows['GiayHenKhamLai'];
type GiayHenKhamLaiFields = {
  BacSiHen_Id: string | null;
  BacSi_Id: string | null;
  BenhNhan_Id: string;
  ChanDoan: string | null;
  DanDo: string | null;
  HieuLucDen: string;
  KhamBenh_Id: string;
  LyDoCapLai: string | null;
  LyDoHen: string | null;
  LyDoHuy: string | null;
  NgayCap: string;
  NgayDung: Date | string | null;
  NgayHen: string;
  NhapVien_Id: string | null;
  NoiHen_Id: string | null;
  SoGiayHen: string;
  TiepNhan_Id: string;
  TrangThai: TrangThaiGiayHen;
  _id: string;
  hanhDongs: readonly ActionState[];
  version: number;
};

export type GiayHenKhamLaiInput = {
  BacSiHen_Id?: string | null;
  DanDo?: string | null;
  HieuLucDen?: string | null;
  KhamBenh_Id?: string | null;
  LyDoHen?: string | null;
  NgayHen?: string | null;
  NhapVien_Id?: string | null;
  NoiHen_Id?: string | null;
  requestId?: string | null;
  version?: number | null;
};

export type GiayNghiDuongThai = CertificatesRows['GiayNghiDuongThai'];
type GiayNghiDuongThaiFields = {
  BacSi_Id: string | null;
  BenhNhan_Id: string;
  ChanDoan: string;
  ChanDoanICD_Id: string;
  DenNgay: string;
  DonViLamViec: string;
  GhiChu: string | null;
  LyDoCapLai: string | null;
  LyDoHuy: string | null;
  MaSoBHXH: string;
  NgayCap: string;
  NhapVien_Id: string;
  PhienBan: number;
  So: string;
  SoLanIn: number;
  SoSeri: string;
  TrangThai: TrangThaiGiayTo;
  TuNgay: string;
  TuoiThai: number;
  _id: string;
  hanhDongs: readonly ActionState[];
  version: number;
};

export type GiayNghiDuongThaiInput = {
  ChanDoan?: string | null;
  DenNgay?: string | null;
  DonViLamViec?: string | null;
  GhiChu?: string | null;
  MaSoBHXH?: string | null;
  NhapVien_Id?: string | null;
  TuNgay?: string | null;
  TuoiThai?: number | null;
  requestId?: string | null;
  version?: number | null;
};

export type GiayNghiHuongBHXH = SickLeaveRows['GiayNghiHuongBHXH'];
type GiayNghiHuongBHXHFields = {
  BacSi_Id: string | null;
  BenhNhan_Id: string;
  ChanDoan: string;
  ChanDoanICD_Id: string;
  DenNgay: string;
  DonViLamViec: string;
  HoTenCha: string | null;
  HoTenMe: string | null;
  KhamBenh_Id: string;
  LoaiNghi: LoaiNghi;
  LyDoCapLai: string | null;
  LyDoHuy: string | null;
  MaSoBHXH: string;
  NgayCap: string;
  NguyenNhanDinhChi: string | null;
  PhuongPhapDieuTri: string;
  SoKCB: string;
  SoLanIn: number;
  SoNgay: number;
  SoSeri: string;
  ThayTheCho_Id: string | null;
  TiepNhan_Id: string;
  TrangThai: TrangThaiGiayNghi;
  TuNgay: string;
  TuoiThai: number | null;
  _id: string;
  hanhDongs: readonly ActionState[];
  version: number;
};

export type GiayNghiHuongBHXHInput = {
  ChanDoan?: string | null;
  DenNgay?: string | null;
  DonViLamViec?: string | null;
  HoTenCha?: string | null;
  HoTenMe?: string | null;
  KhamBenh_Id?: string | null;
  LoaiNghi?: LoaiNghi | null;
  MaSoBHXH?: string | null;
  NguyenNhanDinhChi?: string | null;
  PhuongPhapDieuTri?: string | null;
  TuNgay?: string | null;
  TuoiThai?: number | null;
  requestId?: string | null;
  version?: number | null;
};

export type GiayThuongTich = CertificatesRows['GiayThuongTich'];
type GiayThuongTichFields = {
  BacSi_Id: string | null;
  BenhNhan_Id: string;
  ChanDoan: string;
  ChanDoanICD_Id: string;
  DieuTri: string;
  GhiChu: string | null;
  LyDoCapLai: string | null;
  LyDoHuy: string | null;
  LyDoVaoVien: string;
  NgayCap: string;
  NhapVien_Id: string;
  PhienBan: number;
  So: string;
  SoLanIn: number;
  TinhTrangRaVien: string;
  TinhTrangVaoVien: string;
  TrangThai: TrangThaiGiayTo;
  _id: string;
  hanhDongs: readonly ActionState[];
  version: number;
};

export type GiayThuongTichInput = {
  ChanDoan?: string | null;
  DieuTri?: string | null;
  GhiChu?: string | null;
  LyDoVaoVien?: string | null;
  NhapVien_Id?: string | null;
  TinhTrangRaVien?: string | null;
  TinhTrangVaoVien?: string | null;
  requestId?: string | null;
  version?: number | null;
};

export type GiayToDot = DischargesRows['GiayToDot'];
type GiayToDotFields = {
  Luc: Date | string;
  Ma: string;
  MauIn: string;
  _id: string;
};

export type GiayXacNhanNoiTru = CertificatesRows['GiayXacNhanNoiTru'];
type GiayXacNhanNoiTruFields = {
  BacSi_Id: string | null;
  BenhNhan_Id: string;
  ChanDoan: string;
  ChanDoanICD_Id: string;
  DenNgay: string;
  DieuTri: string | null;
  DonViLamViec: string | null;
  GhiChu: string | null;
  LyDoCapLai: string | null;
  LyDoHuy: string | null;
  MaSoBHXH: string | null;
  NgayCap: string;
  NhapVien_Id: string;
  PhienBan: number;
  So: string;
  SoLanIn: number;
  TrangThai: TrangThaiGiayTo;
  TuNgay: string;
  _id: string;
  hanhDongs: readonly ActionState[];
  version: number;
};

export type GiayXacNhanNoiTruInput = {
  ChanDoan?: string | null;
  DenNgay?: string | null;
  DieuTri?: string | null;
  DonViLamViec?: string | null;
  GhiChu?: string | null;
  MaSoBHXH?: string | null;
  NhapVien_Id?: string | null;
  TuNgay?: string | null;
  requestId?: string | null;
  version?: number | null;
};

export type GioDungThuoc = TreatmentRows['GioDungThuoc'];
type GioDungThuocFields = {
  Gios: string;
  SoLan: number;
};

export type GioiTinh = 'FEMALE' | 'MALE' | 'OTHER';

export type GioiTinhGiuong = 'Nam' | 'Nu' | 'TreEm';

export type GiuongTrenSoDo = StaysRows['GiuongTrenSoDo'];
type GiuongTrenSoDoFields = {
  CachLy: CachLyGiuong | null;
  DichVu: RefLabel | null;
  GioiTinh: GioiTinhGiuong | null;
  Giuong_Id: string;
  LoaiGiuong: LoaiGiuong;
  MaGiuong: string;
  Phong: RefLabel;
  TenGiuong: string;
  danhDau: TinhTrangGiuong | null;
  nguoiNams: readonly NguoiNam[];
  raViens: readonly NguoiRaVien[];
  trangThai: TrangThaiGiuongBenh;
};

export type GoiDaMua = SpaRows['GoiDaMua'];
type GoiDaMuaFields = {
  Ngay: string;
  TiepNhan_Id: string;
  _id: string;
  conLai: string;
  daThucHien: number;
  daTra: string;
  laLieuTrinh: boolean;
  phaiTra: string;
  soPhan: number;
  ten: string;
};

export type GoiNgoai = {
  LyDoHuy: string | null;
  NgayCapNhat: Date | string;
  NgayTao: Date | string;
  TrangThai: TrangThaiGoiNgoai;
  _id: string;
  adapter: string;
  attempts: number;
  doiTuong: string | null;
  lanToi: Date | string | null;
  lastError: string | null;
  maxAttempts: number | null;
  operation: string;
};

export type GoiNgoaiDem = {
  adapter: string;
  cho: number;
  loi: number;
  xong: number;
};

export type GoiNgoaiInput = {
  TrangThais?: TrangThaiGoiNgoai[] | null;
  adapter?: string | null;
};

export type GoiNgoaiTrang = {
  data: readonly GoiNgoai[];
  tiep: string | null;
};

export type GoiSoInput = {
  idNode: string;
  idTicket?: string | null;
  quay?: string | null;
  requestId?: string | null;
};

export type GoiSoNgoai = {
  MatTu: Date | string | null;
};

export type GoiYChiDinh = {
  bos: readonly BoChiDinhGoiY[];
  hayDungs: readonly DichVuGoiY[];
  lanTruoc: ChiDinhLanTruoc | null;
};

export type GoiYKeDon = {
  hayDungs: readonly ThuocGoiY[];
  maus: readonly ToaMauGoiY[];
};

export type GopBenhNhan = PatientsRows['GopBenhNhan'];
type GopBenhNhanFields = {
  BenhNhanGop: BenhNhan;
  LyDo: string;
  NgayTao: Date | string;
  _id: string;
};

export type GuiHoSoBHYTInput = {
  LyDo?: string | null;
  TiepNhan_Id: string;
  guiDuCoLoi?: boolean | null;
};

export type HachToanInput = {
  BienLai_Ids?: string[] | null;
  TiepNhan_Id: string;
  VienPhiDong_Ids?: string[] | null;
  requestId: string;
  xacNhanGia?: boolean | null;
};

export type HanCaBenh = 'DungHan' | 'GuiTre' | 'QuaHan' | 'SapDenHan';

export type HanDanhGia = {
  Han: Date | string;
  LinhVuc: LinhVucPhieu;
};

export type HanMucCuaNguoiNo = {
  NgayHan: string;
  NhomCongNo_Id: string | null;
  conNo: string;
  hanMuc: string | null;
  refusal: string | null;
  soNgayChan: number | null;
  soNgayQuaHan: number;
};

export type HanMucNo = DebtsRows['HanMucNo'];
type HanMucNoFields = {
  BenhNhan: RefLabel | null;
  BenhNhan_Id: string | null;
  CongTy_Id: string | null;
  GhiChu: string | null;
  HanMuc: string | null;
  NhomCongNo_Id: string | null;
  _id: string;
  version: number;
};

export type HanMucNoInput = {
  BenhNhan_Id?: string | null;
  CongTy_Id?: string | null;
  GhiChu?: string | null;
  HanMuc?: string | null;
  NhomCongNo_Id?: string | null;
  requestId?: string | null;
  version?: number | null;
};

export type HangDoi = QueuesRows['HangDoi'];
type HangDoiFields = {
  cho: readonly VeHangDoi[];
  dangGoi: readonly VeHangDoi[];
  dangPhucVu: readonly VeHangDoi[];
  goiSoNgoai: GoiSoNgoai | null;
  soXong: number;
  vang: readonly VeHangDoi[];
};

export type HanhDongThaoTac = 'APPROVED' | 'CANCEL' | 'CREATE' | 'DELETE' | 'EXPORT' | 'IMPORT' | 'LOGIN' | 'LOGOUT' | 'UPDATE' | 'VIEW';

export type HeThongGoiSo = QueueSystemRows['HeThongGoiSo'];
type HeThongGoiSoFields = {
  Bat: boolean;
  DiaChi: string;
  HanGiay: number;
  HangDois: readonly LoaiHangDoi[];
  KetQuaKiemTra: KetQuaKiemTra | null;
  KiemTraLuc: Date | string | null;
  MatTu: Date | string | null;
  TenDangNhap: string;
  ThongBaoKiemTra: string | null;
  choBao: number;
  coMatKhau: boolean;
  version: number;
};

export type HeThongGoiSoInput = {
  Bat: boolean;
  DiaChi: string;
  HanGiay: number;
  HangDois: LoaiHangDoi[];
  MatKhau?: string | null;
  TenDangNhap: string;
  version: number;
};

export type HinhAnhKetQua = {
  ChuThich: string | null;
  DanhDaus: readonly DanhDauHinh[];
  InTrenPhieu: boolean;
  Phia: PhiaAnh | null;
  Tep_Id: string;
  ThuTu: number;
};

export type HinhAnhKetQuaInput = {
  ChuThich?: string | null;
  DanhDaus?: DanhDauHinhInput[] | null;
  InTrenPhieu?: boolean | null;
  Phia?: PhiaAnh | null;
  Tep_Id: string;
};

export type HinhThucHoiChan = 'Khoa' | 'LienKhoa' | 'LienVien' | 'ToanVien' | 'TuXa';

export type HinhThucThanhToan = CatalogueRow;

export type HinhThucThanhToanHachToansInput = {
  LoaiBienLai?: LoaiBienLai | null;
  TaiKhoanCo?: string | null;
  TaiKhoanNo?: string | null;
};

export type HinhVeDICOM = {
  Diem: readonly number[];
  HeToaDo: string;
  Khung: number;
  Loai: LoaiHinhVeDICOM;
  MatPhang: readonly number[];
  SOPUID: string;
  _id: string;
};

export type HinhVeDICOMInput = {
  Diem: number[];
  HeToaDo: string;
  Khung: number;
  Loai: LoaiHinhVeDICOM;
  MatPhang: number[];
  SOPUID: string;
  _id: string;
};

export type HoSoBHYT = ClaimsRows['HoSoBHYT'];
type HoSoBHYTFields = {
  BHChiTra: string;
  BNCCT: string;
  BNTT: string;
  BenhNhan_Id: string;
  CoBHYT: boolean;
  DaThanhToan: boolean;
  GuiLaiLuc: Date | string | null;
  GuiLuc: Date | string | null;
  HanGui: Date | string;
  HoiLuc: Date | string | null;
  LoaiHoSo: LoaiHoSoBHYT;
  LoiMa: string | null;
  LoiThongBao: string | null;
  LyDo: string | null;
  MaCSKCB: string;
  MaGiaoDich: string | null;
  MaLienKet: string;
  MaLoaiKCB: string;
  NgayRa: Date | string;
  NgayTao: Date | string;
  NguoiTao_Id: string | null;
  NguonKhac: string;
  PhienBan: number;
  TiepNhanLuc: Date | string | null;
  TiepNhan_Id: string;
  TongChiBH: string;
  TongChiBV: string;
  TrangThai: TrangThaiHoSoBHYT;
  _id: string;
  dongTras: readonly DongTraBHYT[];
  hanhDongs: readonly ActionState[];
  traoDois: readonly TraoDoiHoSoBHYT[];
  version: number;
};

export type HoSoCuaTiepNhan = ClaimsRows['HoSoCuaTiepNhan'];
type HoSoCuaTiepNhanFields = {
  BHChiTra: string;
  BNCCT: string;
  BNTT: string;
  BenhNhan_Id: string;
  ChanDoan: string | null;
  HanGui: Date | string | null;
  MaDoiTuongKCB: string;
  MaLoaiKCB: string;
  MaTiepNhan: string;
  MaYTe: string;
  NgayKetThuc: Date | string | null;
  SoDong: number;
  SoTheBHYT: string | null;
  TenBenhNhan: string;
  TiepNhan_Id: string;
  TongChiBV: string;
  khacBanGui: boolean;
  phatHiens: readonly PhatHienHoSo[];
  phienBans: readonly HoSoBHYT[];
};

export type HoSoDeTomTat = RecordSummariesRows['HoSoDeTomTat'];
type HoSoDeTomTatFields = {
  Loai: LoaiHoSoTomTat;
  Luc: Date | string;
  Ma: string;
  Phong: RefLabel | null;
  _id: string;
};

export type HoaDonDienTu = InvoicesRows['HoaDonDienTu'];
type HoaDonDienTuFields = {
  BenhNhan: RefLabel | null;
  BenhNhan_Id: string | null;
  DiaChiMua: string | null;
  DonViMua: string | null;
  EmailMua: string | null;
  GhiChu: string | null;
  GiayToMua: string | null;
  GuiLaiLuc: Date | string | null;
  GuiLuc: Date | string | null;
  HinhThucThanhToan: string;
  HoaDonGoc: HoaDonDienTu | null;
  HoaDonGoc_Id: string | null;
  LoaiHoaDon: LoaiHoaDonDienTu;
  LoiMa: string | null;
  LoiThongBao: string | null;
  LyDoDieuChinh: string | null;
  MaCoQuanThue: string | null;
  MaGiaoDich: string | null;
  MaHoaDon: string;
  MaSoThueMua: string | null;
  MaTraCuu: string | null;
  NgayHoaDon: string;
  NgayTao: Date | string;
  NguoiMua: string | null;
  NhaCungCap: NhaCungCapHoaDon;
  Pattern: string;
  PhatHanhLuc: Date | string | null;
  Serial: string;
  SoHoaDon: number | null;
  TongTien: string;
  TrangThai: TrangThaiHoaDonDienTu;
  _id: string;
  bienLais: readonly BienLaiCuaHoaDon[];
  conLai: string;
  dongs: readonly DongHoaDon[];
  hanhDongs: readonly ActionState[];
  thayDois: readonly HoaDonDienTu[];
  thongBaoSaiSots: readonly ThongBaoSaiSot[];
  traoDois: readonly TraoDoiHoaDon[];
  version: number;
};

export type HoaDonInput = {
  BienLai_Ids: string[];
  NguoiMua?: NguoiMuaInput | null;
  requestId: string;
};

export type HoaDonTrongNgay = {
  ChuaLap: string;
  ChuaQuyet: string;
  DaHoan: string;
  DaThu: string;
  DieuChinh: string;
  HoaDon: string;
  TongHop: string;
  TruThang: string;
  coTaiKhoan: boolean;
};

export type HoaHong = CommissionRows['HoaHong'];
type HoaHongFields = {
  HoaHong: string;
  NhanVien: RefLabel | null;
  NhanVien_Id: string;
  PhanThucHien: string;
  ThanhTien: string;
  Tong: string;
  soChiDinh: number;
  soThucHien: number;
};

export type HoaHongInput = {
  DichVu_Id?: string | null;
  NhanVien_Id?: string | null;
  NoiThucHien_Id?: string | null;
  denNgay: string;
  tuNgay: string;
};

export type HoanGoi = {
  Goi: RefLabel | null;
  daThu: string;
  hoan: string;
  mienThem: string;
  phaiTra: string;
  phans: readonly HoanGoiPhan[];
  soTien: string;
};

export type HoanGoiInput = {
  LyDo: string;
  QuyenBienLai_Id?: string | null;
  TiepNhan_Id: string;
  VienPhiDong_Id: string;
  dongs: DongDaXemInput[];
  requestId: string;
  thanhToans: ThanhToanInput[];
};

export type HoanGoiPhan = {
  DonGiaLe: string;
  SoLuong: string;
  TenDichVu: string;
  ThucHien: boolean;
  VienPhiDong_Id: string;
  daThu: string;
  hoan: string;
  phaiTra: string;
  version: number;
};

export type HoanTienInput = {
  LyDo: string;
  QuyenBienLai_Id?: string | null;
  TiepNhan_Id: string;
  dongs: DongSoTienInput[];
  requestId: string;
  thanhToans: ThanhToanInput[];
};

export type HoanUngInput = {
  LyDo?: string | null;
  QuyenBienLai_Id?: string | null;
  TiepNhan_Id: string;
  requestId: string;
  thanhToans: ThanhToanInput[];
};

export type HutThuoc = 'DaBo' | 'DangHut' | 'Khong';

export type HuyHachToanInput = {
  LyDo: string;
  TiepNhan_Id: string;
  VienPhiDong_Ids: string[];
};

export type HuyHoanTatInput = {
  LyDo: string;
  TiepNhan_Id: string;
};

export type HuyRaVienNoiTruInput = {
  Giuong_Id?: string | null;
  LyDo: string;
  NhapVien_Id: string;
  choGhep?: boolean | null;
  version: number;
};

export type HuyXacNhanBHYTInput = {
  LyDo: string;
  TiepNhan_Id: string;
};

export type InputQMS = {
  KyHieu?: string | null;
  hangDoi?: LoaiHangDoi | null;
  isPriority?: boolean | null;
  trangThai?: string[] | null;
};

export type KetNoiNganHang = BankNoticesRows['KetNoiNganHang'];
type KetNoiNganHangFields = {
  Bat: boolean;
  Loai: LoaiThongBaoNganHang;
  NhanLuc: Date | string | null;
  coMatKhau: boolean;
  version: number;
};

export type KetNoiNganHangInput = {
  Bat: boolean;
  Loai: LoaiThongBaoNganHang;
  MatKhau?: string | null;
  version: number;
};

export type KetNoiThietBi = DevicesRows['KetNoiThietBi'];
type KetNoiThietBiFields = {
  BangMa: string;
  Bat: boolean;
  CachNoi: CachNoiThietBi;
  Cong: number;
  DiaChi: string | null;
  GiaoThuc: GiaoThucThietBi;
  GuiChiDinh: boolean;
  ImSauPhut: number | null;
  KetNoiLuc: Date | string | null;
  Loi: string | null;
  NoiThucHien_Id: string;
  ThietBi_Id: string;
  TinCuoiLuc: Date | string | null;
  TrangThai: TinhTrangThietBi;
  ViTriMau: string | null;
  _id: string;
  choGhep: number;
  choXem: number;
  hongHomNay: number;
  ketQuaHomNay: number;
  tinHomNay: number;
  version: number;
};

export type KetNoiThietBiInput = {
  BangMa: string;
  Bat: boolean;
  CachNoi: CachNoiThietBi;
  Cong: number;
  DiaChi?: string | null;
  GiaoThuc: GiaoThucThietBi;
  GuiChiDinh: boolean;
  ImSauPhut?: number | null;
  NoiThucHien_Id: string;
  ThietBi_Id: string;
  ViTriMau?: string | null;
  version?: number | null;
};

export type KetQuaBatThuong = {
  cao: number;
  nguyHiem: number;
  thap: number;
};

export type KetQuaDichVuYeuCau = LabRows['KetQuaDichVuYeuCau'];
type KetQuaDichVuYeuCauFields = {
  DichVuYeuCau: DichVuYeuCau;
  DichVuYeuCau_Id: string;
  NgayLayMau: Date | string | null;
  NguoiDuyet: RefLabel | null;
  NguoiLayMau: RefLabel | null;
  NguoiThucHien: RefLabel | null;
  PhienBan: number;
  XacNhanNguyHiem: string | null;
  chayLais: readonly ChayLaiXetNghiem[];
  coNguyHiem: boolean;
  daDu: boolean;
  danhGiaLais: readonly DanhGiaLai[];
  dichVus: readonly KetQuaMoTa[];
  ketQuas: readonly KetQuaXetNghiem[];
  kiemChuans: readonly KetQuaKiemChuan[];
  loaiBenhPhams: readonly string[];
  mauTuChois: readonly MauTuChoi[];
  phienBans: readonly PhienBanKetQua[];
  thietBis: readonly GiaTriThietBi[];
};

export type KetQuaDieuTri = 'ChuaXacDinh' | 'Do' | 'Khoi' | 'KhongThayDoi' | 'NangHon' | 'NangXinVe' | 'TuVong';

export type KetQuaDinhKhoan = {
  soButToan: number;
  soConLai: number;
};

export type KetQuaDuToan = {
  BHChiTra: string;
  BenhNhanTT: string;
  KhuyenMai: string;
  MienGiam: string;
  PhaiTra: string;
  ThanhTien: string;
  dongs: readonly DongUocTinh[];
  duoiNguong: boolean;
  khuyenMais: readonly string[];
  quyenLoi: QuyenLoiBHYT | null;
};

export type KetQuaGuiHoSo = {
  HoSo: HoSoBHYT | null;
  TiepNhan_Id: string;
  loi: string | null;
  thongBao: string | null;
};

export type KetQuaGuiHoaDon = {
  BienLai_Id: string;
  HoaDon: HoaDonDienTu | null;
  loi: string | null;
  thongBao: string | null;
};

export type KetQuaHuyNhapVien = {
  coBenhAn: readonly TiepNhanNhapVien[];
  khongCoBenhAn: readonly TiepNhanNhapVien[];
};

export type KetQuaKiemChuan = LabQcRows['KetQuaKiemChuan'];
type KetQuaKiemChuanFields = {
  DanhGia: DanhGiaKiemChuan;
  DiemZ: string;
  DoLechChuan: string;
  DonViTinh: string | null;
  GhiChu: string | null;
  GiaTri: string;
  KhacPhuc: string | null;
  Luc: Date | string;
  LyDoHuy: string | null;
  MaChiSo: string;
  Muc: MucKiemChuan;
  NgayHuy: Date | string | null;
  NgayKhacPhuc: Date | string | null;
  NguyenNhan: string | null;
  NoiThucHien_Id: string;
  QuyTacs: readonly QuyTacWestgard[];
  TenChiSo: string;
  ThietBi_Id: string;
  TrangThai: TrangThaiKiemChuan;
  TrungBinh: string;
  TuThietBi: boolean;
  VatLieu_Id: string;
  _id: string;
  hanhDongs: readonly ActionState[];
  version: number;
};

export type KetQuaKiemChuanInput = {
  GhiChu?: string | null;
  GiaTri: string;
  Luc?: Date | null;
  MaChiSo: string;
  VatLieu_Id: string;
  requestId?: string | null;
};

export type KetQuaKiemTra = 'KhongKetNoi' | 'MatKhoa' | 'Tot' | 'TuChoi';

export type KetQuaLuotMo = 'KhongHieuLuc' | 'Mo' | 'SaiXacThuc';

export type KetQuaMoTa = ReadingsRows['KetQuaMoTa'];
type KetQuaMoTaFields = {
  ChiTiet_Id: string;
  DeNghi: string | null;
  DichVu_Id: string;
  KetLuan: string | null;
  KhongKetQua: boolean;
  LaNguyHiem: boolean;
  MoTa: string | null;
  NguoiThucHien_Ids: readonly string[];
  NguoiThucHiens: readonly RefLabel[];
  TenDichVu: string;
  ThietBi: RefLabel | null;
  ThietBi_Id: string | null;
  ThoiGianThucHien: Date | string | null;
  TuDienKetLuan_Id: string | null;
  daNhap: boolean;
  hinhAnhs: readonly HinhAnhKetQua[];
  lanTruoc: TruongLanTruoc | null;
  mauKetLuans: readonly MauKetLuan[];
  thietBis: readonly RefLabel[];
  truongs: readonly TruongKetQua[];
  viSinh: NuoiCay | null;
};

export type KetQuaMoTaDongInput = {
  ChiTiet_Id: string;
  DeNghi?: string | null;
  KetLuan?: string | null;
  LaNguyHiem?: boolean | null;
  MoTa?: string | null;
  NguoiThucHien_Ids?: string[] | null;
  ThietBi_Id?: string | null;
  ThoiGianThucHien?: Date | null;
  TuDienKetLuan_Id?: string | null;
  hinhAnhs?: HinhAnhKetQuaInput[] | null;
  truongs?: GiaTriTruongInput[] | null;
};

export type KetQuaMoTaInput = {
  ketQuas: KetQuaMoTaDongInput[];
  version: number;
};

export type KetQuaNguyHiem = CriticalsRows['KetQuaNguyHiem'];
type KetQuaNguyHiemFields = {
  BaoCho: string;
  BenhNhan: BenhNhan | null;
  BenhNhan_Id: string;
  DichVuYeuCau_Id: string;
  KhamBenh_Id: string | null;
  LanBaoLai: number;
  NgayBao: Date | string;
  NgayXacNhan: Date | string | null;
  NoiDung: readonly string[];
  TrangThai: TrangThaiNguyHiem;
  XuTri: string | null;
  _id: string;
  hanhDongs: readonly ActionState[];
};

export type KetQuaNhapInput = {
  ChiTiet_Id: string;
  GhiChu?: string | null;
  KetQua?: string | null;
  MaChiSo: string;
};

export type KetQuaThietBi = DevicesRows['KetQuaThietBi'];
type KetQuaThietBiFields = {
  DichVuYeuCau_Id: string | null;
  DienGiai: DienGiaiThietBi | null;
  DonVi: string | null;
  GiaTri: string;
  KetNoi_Id: string;
  Luc: Date | string;
  LucChay: Date | string | null;
  LyDoCho: LyDoCho | null;
  MaChiSo: string | null;
  MaMay: string;
  NguoiMay: string | null;
  SIDMau: string;
  TenBenhNhan: string | null;
  TenThietBi: string;
  TrangThai: TrangThaiKetQuaThietBi;
  _id: string;
  hanhDongs: readonly ActionState[];
};

export type KetQuaTimKho = {
  Loi: string | null;
  soCa: number | null;
};

export type KetQuaTimNhanh = {
  benhNhans: readonly BenhNhan[];
  kind: string;
  tiepNhans: readonly TiepNhan[];
};

export type KetQuaTin = 'BiTuChoi' | 'ChoGui' | 'ChoXem' | 'DaGui' | 'DaXem' | 'Hong' | 'Nhan' | 'TrungLap';

export type KetQuaTraoDoi = 'Cho' | 'KhongCo' | 'KhongRo' | 'TuChoi' | 'Xong';

export type KetQuaTraoDoiHoSo = 'Cho' | 'KhongRo' | 'TuChoi' | 'Xong';

export type KetQuaViSinhDongInput = {
  ChiTiet_Id: string;
  DeNghi?: string | null;
  KetLuan?: string | null;
  LaNguyHiem?: boolean | null;
  MoTa?: string | null;
  NguoiThucHien_Ids?: string[] | null;
  ThietBi_Id?: string | null;
  ThoiGianThucHien?: Date | null;
  TuDienKetLuan_Id?: string | null;
  hinhAnhs?: HinhAnhKetQuaInput[] | null;
  noiDung?: NuoiCayInput | null;
  truongs?: GiaTriTruongInput[] | null;
};

export type KetQuaViSinhInput = {
  ketQuas: KetQuaViSinhDongInput[];
  version: number;
};

export type KetQuaXetNghiem = {
  ChiTiet_Id: string;
  CoKetQua: CoKetQua | null;
  DichVu_Id: string;
  DonViTinh: string | null;
  GhiChu: string | null;
  KetQua: string | null;
  KetQuaTruoc: string | null;
  KieuDuLieu: KieuKetQua;
  MaChiSo: string;
  Max: string | null;
  Min: string | null;
  MucBinhThuong: string;
  NgayKetQuaTruoc: Date | string | null;
  NguyHiemMax: string | null;
  NguyHiemMin: string | null;
  TenChiSo: string;
  TenDichVu: string;
  TenNhomDichVu: string | null;
  _id: string | null;
};

export type KetQuaXetNghiemCaBenh = 'AmTinh' | 'ChuaCo' | 'DuongTinh';

export type KetQuaXetNghiemInput = {
  KetLuan?: string | null;
  dichVus?: DichVuXetNghiemInput[] | null;
  ketQuas: KetQuaNhapInput[];
  version: number;
};

export type KetThucBuoiLieuTrinhInput = {
  BatDau?: Date | null;
  GhiChu?: string | null;
  KetThuc?: Date | null;
  version: number;
};

export type KetThucTruyenInput = {
  KetThucLuc?: Date | null;
  TheTich: string;
  version: number;
};

export type KhacPhucKiemChuanInput = {
  KhacPhuc: string;
  NguyenNhan: string;
  version: number;
};

export type KhamBenh = ExaminationRows['KhamBenh'];
type KhamBenhFields = {
  BMI: number | null;
  BacSiKham_Id: string | null;
  BenhAn_Id: string | null;
  BenhManTinh: boolean;
  BenhNhan: BenhNhan | null;
  BenhNhan_Id: string;
  CanNang: number | null;
  ChanDoan: string | null;
  ChanDoanICD_Id: string | null;
  ChanDoanPhuICD_Ids: readonly string[];
  ChieuCao: number | null;
  DaDuyet: boolean;
  DichVuYeuCau_Id: string;
  GhiChu: string | null;
  HuongDieuTri: string | null;
  HuongGiaiQuyet_Id: string | null;
  HuyetApCao: number | null;
  HuyetApThap: number | null;
  KetQuaCanLamSang: string | null;
  LoiDan: string | null;
  LyDoHuy: string | null;
  LyDoHuyKham: RefLabel | null;
  LyDoKham: string | null;
  MaKhamBenh: string;
  Mach: number | null;
  Ngay: string;
  NgayKetThuc: Date | string | null;
  NgayKham: Date | string;
  NgayTaiKham: string | null;
  NhietDo: number | null;
  NhipTho: number | null;
  PhongBan_Id: string;
  PhuongPhapDieuTri: string | null;
  QuaTrinhBenhLy: string | null;
  SoThuTu: number | null;
  SpO2: number | null;
  TenBenhChinh: string | null;
  ThaiSan: ThaiSan | null;
  TienSuBenh: string | null;
  TienSuDiUng: string | null;
  TiepNhan: TiepNhan | null;
  TiepNhan_Id: string;
  TrangThai: TrangThaiKhamBenh;
  TrieuChungLamSang: string | null;
  Ve_Id: string | null;
  _id: string;
  dichVuYeuCaus: readonly DichVuYeuCau[];
  hanhDongs: readonly ActionState[];
  version: number;
};

export type KhamBenhInput = {
  BenhManTinh?: boolean | null;
  CanNang?: number | null;
  ChanDoan?: string | null;
  ChanDoanICD_Id?: string | null;
  ChanDoanPhuICD_Ids?: string[] | null;
  ChieuCao?: number | null;
  GhiChu?: string | null;
  HuongDieuTri?: string | null;
  HuongGiaiQuyet_Id?: string | null;
  HuyetApCao?: number | null;
  HuyetApThap?: number | null;
  KetQuaCanLamSang?: string | null;
  LoiDan?: string | null;
  LyDoKham?: string | null;
  Mach?: number | null;
  NgayTaiKham?: string | null;
  NhietDo?: number | null;
  NhipTho?: number | null;
  PhuongPhapDieuTri?: string | null;
  QuaTrinhBenhLy?: string | null;
  SpO2?: number | null;
  ThaiSan?: ThaiSan | null;
  TienSuBenh?: string | null;
  TienSuDiUng?: string | null;
  TrieuChungLamSang?: string | null;
  version: number;
};

export type KhamBenh_ChuyenVien = TransfersRows['KhamBenh_ChuyenVien'];
type KhamBenh_ChuyenVienFields = {
  BacSiKham_Id: string | null;
  BenhNhan_Id: string;
  BenhVien_Id: string;
  ChanDoanICD_Id: string;
  ChanDoanPhuICD_Ids: readonly string[];
  ChuyenDenNgay: string | null;
  ChuyenTuNgay: string | null;
  DauHieuLamSang: string | null;
  HanGiay: string;
  HieuLucMotNam: boolean;
  HinhThucChuyen_Id: string | null;
  HoTenNguoiDuaDi: string | null;
  HuongDieuTri: string | null;
  KetQuaLamSang: string | null;
  KhamBenh_Id: string;
  LyDoCapLai: string | null;
  LyDoChuyen: LyDoChuyen;
  LyDoHuy: string | null;
  MaChuyenVien: string;
  NgayChuyen: Date | string;
  NhapVien_Id: string | null;
  PhuongPhapDungDieuTri: string | null;
  PhuongTienVanChuyen: string | null;
  SoChuyenVien: string;
  SoLanIn: number;
  SoLuotChuyen: number;
  ThayTheCho_Id: string | null;
  TiepNhan_Id: string;
  TinhTrangBenhNhan: string | null;
  TrangThai: TrangThaiChuyenVien;
  _id: string;
  hanhDongs: readonly ActionState[];
  version: number;
};

export type KhamBenh_ChuyenVienInput = {
  BenhVien_Id?: string | null;
  ChanDoanICD_Id?: string | null;
  ChanDoanPhuICD_Ids?: string[] | null;
  ChuyenDenNgay?: string | null;
  ChuyenTuNgay?: string | null;
  DauHieuLamSang?: string | null;
  HinhThucChuyen_Id?: string | null;
  HoTenNguoiDuaDi?: string | null;
  HuongDieuTri?: string | null;
  KetQuaLamSang?: string | null;
  KhamBenh_Id?: string | null;
  LyDoChuyen?: LyDoChuyen | null;
  NgayChuyen?: Date | null;
  NhapVien_Id?: string | null;
  PhuongPhapDungDieuTri?: string | null;
  PhuongTienVanChuyen?: string | null;
  SoLuotChuyen?: number | null;
  TinhTrangBenhNhan?: string | null;
  requestId?: string | null;
  version?: number | null;
};

export type KhangSinhChon = {
  NhomKhangSinh: NhomKhangSinh;
  _id: string;
  ma: string;
  ten: string;
};

export type KhangSinhDo = MicrobiologyRows['KhangSinhDo'];
type KhangSinhDoFields = {
  CanCu: string | null;
  DeXuat: MucNhayCam | null;
  GiaTri: string | null;
  KetQua: MucNhayCam | null;
  KhangSinh: RefLabel | null;
  KhangSinh_Id: string;
  PhuongPhap: PhuongPhapKhangSinhDo;
};

export type KhangSinhDoInput = {
  GiaTri?: string | null;
  KetQua?: MucNhayCam | null;
  KhangSinh_Id: string;
  PhuongPhap: PhuongPhapKhangSinhDo;
};

export type KhoAnhDICOM = {
  Bat: boolean;
  DiaChi: string;
  HanGiay: number;
  KetQuaKiemTra: KetQuaKiemTra | null;
  KiemTraLuc: Date | string | null;
  MatTu: Date | string | null;
  TenDangNhap: string;
  ThongBaoKiemTra: string | null;
  XacThuc: XacThucKho;
  coMatKhau: boolean;
  version: number;
};

export type KhoAnhDICOMInput = {
  Bat: boolean;
  DiaChi: string;
  HanGiay: number;
  MatKhau?: string | null;
  TenDangNhap: string;
  XacThuc: XacThucKho;
  version: number;
};

export type KhoangSo = {
  DenSo: number;
  TuSo: number;
};

export type KhuVucSinhSong = 'K1' | 'K2' | 'K3';

export type KhuyenMaiCuaPhieu = {
  buocs: readonly string[];
  cuaNguoiBenh: readonly Voucher[];
  vouchers: readonly VoucherTrenPhieu[];
};

export type KiemChungSaoLuu = {
  NgayTao: Date | string;
  TrangThai: TrangThaiKiemChung;
  _id: string;
  bangKhac: readonly BangKhac[];
  giuLai: boolean;
  loi: string | null;
  niemPhong: NiemPhongKiemChung | null;
  soBang: number | null;
  soDong: number | null;
  tenCSDL: string | null;
  tienDo: number;
  xongLuc: Date | string | null;
};

export type KiemTraCong = {
  ketQua: KetQuaKiemTra;
  luc: Date | string;
  thongBao: string | null;
};

export type KiemTraNhatKy = {
  denNgay: Date | string | null;
  denSo: number;
  loi: LoiNiemPhong | null;
  ok: boolean;
  soChuaNiemPhong: number;
  soDong: number;
  soLoi: number | null;
  tiep: string | null;
  tongSo: number;
  tuNgay: Date | string | null;
};

export type KiemTraToaThuoc = {
  canhBaos: readonly CanhBaoThuoc[];
  dongs: readonly DongToaThuocTinh[];
  lois: readonly LoiToaThuoc[];
  phatHiens: readonly PhatHienHoSo[];
};

export type KiemTraVoucher = {
  refusal: string | null;
  voucher: Voucher;
};

export type KieuBenhNhan = 'NuocNgoai' | 'VietKieu' | 'VietNam';

export type KieuKetQua = 'AmDuongTinh' | 'ChuoiKyTu' | 'So';

export type KieuTruong = 'LuaChon' | 'Ngay' | 'So' | 'VanBan';

export type KioskCaiDat = {
  inPhieu: boolean;
  thuTruoc: boolean;
};

export type KioskDichVu = KioskRows['KioskDichVu'];
type KioskDichVuFields = {
  DichVu_Id: string;
  DonGia: string;
  phongs: readonly KioskPhong[];
  ten: string;
};

export type KioskKetQua = {
  khuyenMais: readonly KioskKhuyenMai[];
  lyDo: LyDoTaiQuay | null;
  maQR: string | null;
  phaiThu: string | null;
  ve: KioskVe | null;
  veThuPhi: KioskVe | null;
};

export type KioskKhuyenMai = {
  SoTien: string;
  Ten: string;
};

export type KioskNguoi = {
  canDienThoai: boolean;
  laMoi: boolean;
  lyDo: LyDoTaiQuay | null;
  namSinh: number | null;
  phien: string | null;
  ten: string | null;
};

export type KioskNhanDienInput = {
  namSinh?: number | null;
  quet?: string | null;
  so?: string | null;
};

export type KioskPhong = KioskRows['KioskPhong'];
type KioskPhongFields = {
  _id: string;
  duKienPhut: number | null;
  soCho: number;
  ten: string;
};

export type KioskThe = {
  cuoiSo: string | null;
  hanThe: string | null;
  lyDo: LyDoTaiQuay | null;
  mucHuong: number | null;
};

export type KioskTiepNhanInput = {
  DichVu_Id: string;
  Phong_Id: string;
  SoDienThoai?: string | null;
  loai: LoaiKiosk;
  phien: string;
  requestId: string;
};

export type KioskVe = {
  KyHieu: string;
  _id: string;
  choThuPhi: boolean;
  diaChiTheoDoi: string | null;
  duKienPhut: number | null;
  noi: string | null;
  soNguoiTruoc: number | null;
  uuTien: boolean;
};

export type KyHieuTrongNgay = {
  DenSo: number;
  KyHieu: string;
  MauSo: string;
  TaiKhoan_Id: string;
  TuSo: number;
  giaiTrinhs: readonly GiaiTrinhSo[];
  khuyets: readonly KhoangSo[];
  soLuong: number;
};

export type LanDoiDoiTuong = CashierRows['LanDoiDoiTuong'];
type LanDoiDoiTuongFields = {
  BenhNhanTTSau: string;
  BenhNhanTTTruoc: string;
  DoiTuongSau: RefLabel | null;
  DoiTuongTruoc: RefLabel | null;
  NgayTao: Date | string;
  SoTheBHYTSau: string | null;
  SoTheBHYTTruoc: string | null;
  _id: string;
  nguoiDoi: string | null;
};

export type LanKhamNoiKhac = InsuranceRows['LanKhamNoiKhac'];
type LanKhamNoiKhacFields = {
  TenBenhVien: string | null;
  maCSKCB: string | null;
  ngayRa: string | null;
  ngayVao: string | null;
  tenBenh: string | null;
};

export type LanTraCuuThe = InsuranceRows['LanTraCuuThe'];
type LanTraCuuTheFields = {
  _id: string;
  at: Date | string;
  ghiChu: string | null;
  hoTen: string;
  lanKhams: readonly LanKhamNoiKhac[];
  maKetQua: string | null;
  maThe: string;
  ngaySinh: string;
  nguoiTraCuu: string | null;
  reachable: boolean;
  traLoi: unknown;
};

export type LanXacNhanBHYT = CashierRows['LanXacNhanBHYT'];
type LanXacNhanBHYTFields = {
  BHChiTra: string;
  LyDoHuy: string | null;
  NgayHuy: Date | string | null;
  NgayXacNhan: Date | string;
  NguoiHuy: RefLabel | null;
  NguoiXacNhan: RefLabel | null;
  _id: string;
};

export type LayMauInput = {
  NgayLayMau?: Date | null;
  oldState: TrangThaiDichVuYeuCau;
};

export type LaySoInput = {
  BenhNhan_Id?: string | null;
  TiepNhan_Id?: string | null;
  hangDoi: LoaiHangDoi;
  idNode: string;
  lyDoUuTien?: string | null;
  uuTien?: boolean | null;
};

export type LichSuThaoTac = AuditLogRows['LichSuThaoTac'];
type LichSuThaoTacFields = {
  BenhNhan: BenhNhanThaoTac | null;
  TenNhanVien: string | null;
  _id: string;
  action: HanhDongThaoTac;
  at: Date | string;
  coThayDoi: boolean;
  entity: string;
  entity_id: string | null;
  ip: string | null;
  node: RefLabel | null;
  request_id: string | null;
  tenEntity: string;
  user_Id: string | null;
  username: string | null;
};

export type LichSuThaoTacChiTiet = {
  after: unknown;
  before: unknown;
  tenBanGhi: string | null;
  thaoTac: LichSuThaoTac;
  truongs: readonly TruongThaoTac[];
};

export type LichSuThaoTacInput = {
  BenhNhan_Id?: string | null;
  action?: HanhDongThaoTac | null;
  denNgay?: string | null;
  entity?: string | null;
  entity_id?: string | null;
  node_Id?: string | null;
  tuNgay?: string | null;
  user_Id?: string | null;
};

export type LichSuThaoTacTrang = {
  conNua: boolean;
  data: readonly LichSuThaoTac[];
  tiep: string | null;
};

export type LienKetCuaPhieu = PatientResultsRows['LienKetCuaPhieu'];
type LienKetCuaPhieuFields = {
  bat: boolean;
  daTra: boolean;
  diaChiTrang: string | null;
  lienKets: readonly LienKetKetQua[];
};

export type LienKetKetQua = PatientResultsRows['LienKetKetQua'];
type LienKetKetQuaFields = {
  CaLuotKham: boolean;
  HetHan: Date | string;
  LyDoThuHoi: string | null;
  NgayTao: Date | string;
  TenNguoiTao: string | null;
  TrangThai: TrangThaiLienKetKetQua;
  _id: string;
  conNua: boolean;
  duongDan: string | null;
  luotMos: readonly LuotMoKetQua[];
};

export type LienKetPhongBan = {
  DichVu_Ids: readonly string[];
  Giuong_Ids: readonly string[];
  Kho_Ids: readonly string[];
};

export type LienThongDonThuoc = {
  Bat: boolean;
  KetQuaKiemTra: KetQuaKiemTra | null;
  KiemTraLuc: Date | string | null;
  MaLienThong: string;
  MoiTruong: MoiTruongLienThong;
  ThongBaoKiemTra: string | null;
  coMatKhau: boolean;
  dauMa: string;
  moiTruongs: readonly MoiTruongLienThong[];
  version: number;
};

export type LienThongDonThuocInput = {
  Bat: boolean;
  MaLienThong: string;
  MatKhau?: string | null;
  MoiTruong: MoiTruongLienThong;
  version: number;
};

export type LieuThuoc = DosesRows['LieuThuoc'];
type LieuThuocFields = {
  GioDung: Date | string;
  gapRut: boolean;
  thucHien: ThucHienThuoc | null;
  trangThai: TrangThaiLieu;
};

export type LieuTrinhNguoiBenh = SpaRows['LieuTrinhNguoiBenh'];
type LieuTrinhNguoiBenhFields = {
  BenhNhan: BenhNhan | null;
  BenhNhan_Id: string;
  DichVuYeuCau_Id: string;
  KhamBenh: KhamBenh | null;
  KhamBenh_Id: string | null;
  LieuTrinh: RefLabel | null;
  NgayYeuCau: Date | string;
  NoiThucHien: RefLabel | null;
  SoBuoi: number;
  SoPhieuYeuCau: string;
  TenDichVu: string;
  _id: string;
  buois: readonly BuoiLieuTrinh[];
  conLai: number;
  daLam: number;
  dangLam: boolean;
  hanhDongs: readonly ActionState[];
  ngayBuoiSau: string | null;
  thietBis: readonly RefLabel[];
};

export type LinhVucPhieu = 'ChamSoc' | 'Dau' | 'Dich' | 'DinhDuong' | 'LoetTyDe' | 'SinhHieu' | 'TeNga' | 'TriGiac';

export type LoDaDung = {
  HanDung: string;
  SoLo: string;
  SoLuong: string;
};

export type LoaiBanDuLieu = 'KhoiPhuc' | 'Truoc';

export type LoaiBanGhiThaoTac = {
  entity: string;
  ten: string;
};

export type LoaiBangGia = 'DichVu' | 'LieuTrinh';

export type LoaiBienLai = 'HoanTien' | 'HoanUng' | 'TamUng' | 'ThuTien';

export type LoaiButToan = 'Dao' | 'Ghi';

export type LoaiChuongTrinhKhuyenMai = 'GiamGiaCombo' | 'GiamGiaDichVu' | 'MuaXTangY' | 'MuaXTangYGioiHan' | 'TamUngTangVoucher';

export type LoaiDanhDau = 'Chu' | 'Elip' | 'MuiTen' | 'NetVe';

export type LoaiGia = CatalogueRow;

export type LoaiGiaThietLap = {
  TenLoaiGia: string;
  soDichVuCoGia: number;
};

export type LoaiGiamGia = 'PhanTram' | 'SoTien';

export type LoaiGiuong = 'BanNgay' | 'CapCuu' | 'DichVu' | 'HoiSuc' | 'LuuDong' | 'Thuong';

export type LoaiHangDoi = 'CapPhatThuoc' | 'ChanDoanHinhAnh' | 'KhamBenh' | 'PhauThuatThuThuat' | 'ThamDoChucNang' | 'TiepNhan' | 'ViSinh' | 'VienPhi' | 'XetNghiem';

export type LoaiHinhVeDICOM = 'Diem' | 'DoDai' | 'Elip' | 'Goc';

export type LoaiHoSoBHYT = 'CheckIn' | 'HoSo';

export type LoaiHoSoTomTat = 'BenhAn' | 'KhamBenh';

export type LoaiHoaDonDienTu = 'BanHang' | 'DieuChinh' | 'DieuChinhTang' | 'QuyetToan' | 'ThayThe' | 'TongHop';

export type LoaiKiosk = 'BHYT' | 'YeuCau';

export type LoaiKyQuyetToan = 'Quy' | 'Thang';

export type LoaiLech = 'ButToanLech' | 'ButToanThua' | 'CaChuaKet' | 'CaLech' | 'ChuaDieuChinh' | 'ChuaDinhKhoan' | 'ChuaHoaDon' | 'ChuaXacNhanBHYT' | 'HachToanLech' | 'HoSoVuong' | 'HoaDonLech' | 'HoaDonTreo' | 'QuyLech' | 'SoBienLaiKhuyet' | 'SoHoaDonKhuyet' | 'TamUngLech' | 'ThanhToanLech' | 'TienVeChuaThu';

export type LoaiLyDo = 'BoQuaCanhBao' | 'DieuChinhKho' | 'GiaiTrinhSo' | 'HoanTien' | 'HoanUng' | 'HuyBienLai' | 'HuyCapThuoc' | 'HuyChiDinh' | 'HuyKetQua' | 'HuyKham' | 'HuyTiepNhan' | 'MienGiam' | 'MoHoSo' | 'MoKhoa' | 'UuTien';

export type LoaiMoc = 'BienLai' | 'DichVuYeuCau' | 'DonThuoc' | 'GiayTo' | 'KetQua' | 'KhamBenh' | 'PhieuCap' | 'TiepNhan';

export type LoaiNghi = 'DinhChiThai' | 'Lao' | 'Thuong';

export type LoaiNguoiNo = 'BHXH' | 'BaoLanh' | 'BenhNhan' | 'CongTy';

export type LoaiPhatSinhCongNo = 'DieuChinh' | 'GhiNo' | 'ThuNo' | 'XoaNo';

export type LoaiPhep = 'Ca' | 'HoaDon' | 'Quy' | 'SoCai' | 'TamUng';

export type LoaiPhieu = 'ChanDoanHinhAnh' | 'Khac' | 'KhamBenh' | 'PhauThuat' | 'ThamDoChucNang' | 'ThuThuat' | 'ViSinh' | 'XetNghiem';

export type LoaiPhieuChamSoc = 'Braden' | 'ChamSoc' | 'ChucNangSong' | 'DanhGiaDau' | 'DichVaoRa' | 'Glasgow' | 'HumptyDumpty' | 'MNASF' | 'MST' | 'Morse' | 'NRS2002' | 'STRONGkids';

export type LoaiPhieuThu = 'HoanTien' | 'HoanUng' | 'TamUng' | 'ThuTien';

export type LoaiRaVien = 'BoDieuTri' | 'ChuyenChuyenMon' | 'ChuyenTheoYeuCau' | 'RaVien' | 'XinRaVien';

export type LoaiThanhToan = 'ChuyenKhoan' | 'Khac' | 'QuetThe' | 'TienMat';

export type LoaiThayDoi = 'ChiDinh' | 'ChucNangSong' | 'ChuyenKhoa' | 'DungThuoc' | 'GiayTo' | 'KetQua' | 'YLenh';

export type LoaiThongBao = 'CanhBaoQuaHan' | 'CanhBaoSom' | 'ChiDinhHuy' | 'DeNghiMienGiam' | 'DonCanKeLai' | 'GoiNgoaiLoi' | 'KetQuaBatThuong' | 'KetQuaNguyHiem' | 'MauTuChoi' | 'MienGiamDaXuLy' | 'MoiHoiChan' | 'NguyHiemChuaXacNhan' | 'SoBoThuHoi' | 'ThuocSapHet';

export type LoaiThongBaoNganHang = 'ChuKy' | 'SePay';

export type LoaiTinhTrangGiuong = 'DatTruoc' | 'DonDep' | 'Khoa';

export type LoaiToa = 'BHYT' | 'MuaNgoai' | 'Thuong' | 'VTYT';

export type LoaiTraoDoi = 'Gui' | 'Tim';

export type LoaiTraoDoiHoSo = 'Gui' | 'Hoi';

export type LoaiTruyCap = 'In' | 'Xem' | 'Xuat';

export type LoaiTuoi = 'Nam' | 'Ngay' | 'Thang';

export type LoaiVe = 'ButToan' | 'CaDaKet' | 'DaXacNhan' | 'DichVu' | 'DieuChinh' | 'HoSo' | 'HoaDonRieng' | 'TheoPhieu' | 'TheoVienPhi' | 'TienThuChi' | 'TongHop';

export type LoaiVuongMac = 'ChiDinh' | 'ChuyenVien' | 'DangTruyen' | 'DonThuoc' | 'KetQua' | 'TomTat';

export type LocGiaBangGia = 'ChuaCoGia' | 'CoGia' | 'KhacTruoc' | 'TatCa';

export type LocSoSanhGia = 'ChiSau' | 'ChiTruoc' | 'Giam' | 'Tang' | 'TatCa' | 'ThayDoi';

export type LoiNiemPhong = 'BI_CAT' | 'DONG_BI_SUA' | 'KHAC_KHOA' | 'KHAC_NEO' | 'KHONG_CHU_KY' | 'SAI_CHU_KY' | 'TEP_NEO_BI_SUA' | 'THIEU_DONG' | 'THIEU_NIEM_PHONG';

export type LoiToaThuoc = {
  code: string;
  details: unknown;
  path: string;
};

export type LuaChonGiuong = StaysRows['LuaChonGiuong'];
type LuaChonGiuongFields = {
  Giuong_Id: string;
  MaGiuong: string;
  Phong: RefLabel;
  TenGiuong: string;
  ghep: TacDongGhep | null;
  soNguoi: number;
  trangThai: TrangThaiGiuongBenh;
  tuChoi: string | null;
};

export type LuotCho = QueuesRows['LuotCho'];
type LuotChoFields = {
  BenhNhan: BenhNhan | null;
  KyHieu: string;
  NgayTao: Date | string;
  Node: RefLabel | null;
  _id: string;
  choPhut: number;
  goiLuc: Date | string;
  phucVuPhut: number | null;
};

export type LuotDoiDoiTuong = CashierRows['LuotDoiDoiTuong'];
type LuotDoiDoiTuongFields = {
  BHChiTra: string;
  BenhNhanTT: string;
  BenhNhan_Id: string;
  ConLai: string;
  DoiTuong: RefLabel | null;
  MaTiepNhan: string;
  MaYTe: string;
  NgayTiepNhan: Date | string;
  SoTheBHYT: string | null;
  TenBenhNhan: string;
  ThuThua: string;
  TiepNhan_Id: string;
  TinhTrang: TinhTrangDoiDoiTuong;
  _id: string;
  soLanDoi: number;
  vuongMac: string | null;
};

export type LuotKhamTheoGio = {
  gio: number;
  soDen: number;
  soKhamXong: number;
};

export type LuotMoKetQua = PatientResultsRows['LuotMoKetQua'];
type LuotMoKetQuaFields = {
  DiaChiIP: string | null;
  KetQua: KetQuaLuotMo;
  Luc: Date | string;
  ThietBi: string | null;
  _id: string;
};

export type LuotTheoGio = {
  gio: number;
  soLuot: number;
  thuongLe: number;
};

export type LuotThuKhuyenMai = {
  MaTiepNhan: string;
  TiepNhan_Id: string;
  TongGiam: string;
  TongTruoc: string;
  buocs: readonly string[];
};

export type LuotXacNhanBHYT = CashierRows['LuotXacNhanBHYT'];
type LuotXacNhanBHYTFields = {
  BHChiTra: string;
  BNCCT: string;
  BenhNhan_Id: string;
  ConLai: string;
  MaDoiTuongKCB: string | null;
  MaTiepNhan: string;
  MaYTe: string;
  NgayTiepNhan: Date | string;
  NgayXacNhan: Date | string | null;
  NguoiXacNhan: RefLabel | null;
  SoTheBHYT: string | null;
  TenBenhNhan: string;
  ThanhTien: string;
  TiepNhan_Id: string;
  TinhTrang: TinhTrangXacNhan;
  _id: string;
  phatHiens: readonly PhatHienHoSo[];
  vuongMac: string | null;
};

export type LuuYChanDoan = {
  MaICD: string | null;
  code: string;
  details: unknown;
  path: string;
  severity: string;
};

export type LyDo = CatalogueRow;

export type LyDoCanhBaoInput = {
  LyDo: string;
  key: string;
};

export type LyDoCho = 'ChuaChinhThuc' | 'DaHuy' | 'DaTra' | 'GiaTriSai' | 'KhacDonVi' | 'KhacNguoi' | 'KhacNoi' | 'KhongChiDinh' | 'KhongHieu' | 'KhongMa' | 'KhongMau' | 'KiemChuanLe' | 'MauTuChoi' | 'NhieuGiaTri' | 'NhieuMau';

export type LyDoChoGiaoDich = 'DaHuy' | 'DaThu' | 'DongThayDoi' | 'HetHan' | 'KhacSoTien' | 'KhongCoMa' | 'KhongThuDuoc' | 'NguoiThuKhoa';

export type LyDoChuaGhep = 'DaGo' | 'KhacBenhNhan' | 'KhacNoi' | 'KhongPhieu' | 'KhongSoTruyCap' | 'PhieuDaHuy';

export type LyDoChuyen = 'DuDieuKien' | 'TheoYeuCau';

export type LyDoDaNeu = ReasonsRows['LyDoDaNeu'];
type LyDoDaNeuFields = {
  LyDo: RefLabel | null;
  TenNhanVien: string | null;
  _id: string;
  at: Date | string;
  doiTuong: string;
  loai: LoaiLyDo | null;
  noiLamViec: string | null;
  text: string;
  username: string | null;
};

export type LyDoDaNeuInput = {
  LyDo_Id?: string | null;
  NhanVien_Id?: string | null;
  denNgay: string;
  loai?: LoaiLyDo | null;
  tuNgay: string;
};

export type LyDoKhongDung = 'HetThuoc' | 'Khac' | 'NgungThuoc' | 'NhinAn' | 'Non' | 'TuChoi' | 'VangMat';

export type LyDoTaiQuay = 'CongKhongTraLoi' | 'DaTiepNhan' | 'HoSoKhongDung' | 'Khac' | 'KhongCoThe' | 'KhongDocDuoc' | 'KhongKhop' | 'KhongTimThay' | 'NguoiMoi' | 'NhieuNguoi' | 'TheBiTuChoi' | 'ThuQuaNhieu' | 'TraiTuyen';

export type LyDoTrung = {
  points: number;
  reason: string;
};

export type LyDoTuChoiDICOM = 'MayLa' | 'SaiAESen' | 'SaiDiaChi';

export type LyDoTuChoiMau = 'DoVo' | 'DongMau' | 'Khac' | 'MauDuc' | 'QuaGio' | 'SaiNhan' | 'SaiOng' | 'TanMau' | 'ThieuMau';

export type MaMayChiSo = DevicesRows['MaMayChiSo'];
type MaMayChiSoFields = {
  BoQua: boolean;
  DonViMay: string | null;
  HeSo: string | null;
  KetNoi_Id: string;
  MaChiSo: string | null;
  MaMay: string;
  SoLe: number | null;
  TenChiSo: string | null;
  _id: string;
  version: number;
};

export type MaMayChiSoInput = {
  BoQua?: boolean | null;
  DonViMay?: string | null;
  HeSo?: string | null;
  MaChiSo?: string | null;
  MaMay: string;
  SoLe?: number | null;
  version?: number | null;
};

export type MaMayLa = {
  DonVi: string | null;
  GiaTri: string;
  LucCuoi: Date | string;
  MaMay: string;
  goiY: string | null;
  soKetQua: number;
};

export type MaQRThanhToan = {
  accountName: string;
  accountNumber: string;
  bin: string;
  noiDung: string;
  payload: string;
  soTien: string;
};

export type MatSoDo = 'Sau' | 'Truoc';

export type MauDanhDau = 'Do' | 'Vang' | 'Xanh';

export type MauKetLuan = {
  DeNghi: string | null;
  KetLuan: string;
  MoTa: string | null;
  TenTuDienKetLuan: string;
  _id: string;
};

export type MauSoDo = 'Cam' | 'Do' | 'Tim' | 'Xanh';

export type MauTuChoi = LabRows['MauTuChoi'];
type MauTuChoiFields = {
  GhiChu: string | null;
  LyDo: LyDoTuChoiMau;
  NgayLayMau: Date | string | null;
  NgayTuChoi: Date | string;
  PhienBan: number;
  SIDMau: string;
  _id: string;
};

export type MauVanBan = {
  Ma: string;
  Muc: MucVanBan;
  NoiDung: string;
  Ten: string;
  _id: string;
  cuaToi: boolean;
};

export type MayChuDangChay = {
  _id: string;
  batDauLuc: Date | string;
  boNho: number;
  dichVu: string;
  luc: Date | string;
  phienBan: string;
  tenMay: string;
  treSuKien: number | null;
};

export type MayLaDICOM = {
  AESen: string;
  DiaChi: string;
  LanCuoi: Date | string;
  LyDo: LyDoTuChoiDICOM;
  MaAE: string;
  SoLan: number;
  _id: string;
};

export type MienGiam = CashierRows['MienGiam'];
type MienGiamFields = {
  LyDo: string;
  NgayTao: Date | string;
  NguoiDeNghi: RefLabel | null;
  NguoiDuyet: RefLabel | null;
  PhanTram: number | null;
  SoTien: string;
  VienPhiDong_Id: string;
  _id: string;
};

export type MienGiamInput = {
  LyDo: string;
  TiepNhan_Id: string;
  dongs: DongMienGiamInput[];
  requestId: string;
};

export type MoHoSo = RecordAccessRows['MoHoSo'];
type MoHoSoFields = {
  BenhNhan_Id: string;
  DenLuc: Date | string;
  DienGiai: string;
  NgayTao: Date | string;
  _id: string;
};

export type MoHoSoInput = {
  BenhNhan_Id: string;
  DienGiai: string;
  LyDo_Id: string;
  requestId?: string | null;
};

export type MoKhamBenhInput = {
  DichVuYeuCau_Id: string;
};

export type MocThoiGian = PatientsRows['MocThoiGian'];
type MocThoiGianFields = {
  KhamBenh_Id: string | null;
  LoaiPhieu: LoaiPhieu | null;
  MauIn: string | null;
  TiepNhan_Id: string | null;
  ToaThuoc_Id: string | null;
  TrangThai: string;
  XetNghiem_Id: string | null;
  _id: string;
  at: Date | string;
  chiTiets: readonly ChiTietMoc[];
  loai: LoaiMoc;
  ma: string;
  noiDung: string;
  soTien: string | null;
};

export type MoiTruongLienThong = 'MoPhong' | 'That' | 'Thu';

export type MucCapCuu = 'Muc1' | 'Muc2' | 'Muc3' | 'Muc4' | 'Muc5';

export type MucDoDiUng = 'DeDoaTinhMang' | 'Nang' | 'Nhe' | 'VuaPhai';

export type MucDoPhieu = 'BinhThuong' | 'Cao' | 'RatCao' | 'Thap' | 'TrungBinh';

export type MucKiemChuan = 'Muc1' | 'Muc2' | 'Muc3';

export type MucNhayCam = 'I' | 'R' | 'S';

export type MucThe = 'Muc1' | 'Muc2' | 'Muc3' | 'Muc4' | 'Muc5';

export type MucThongBao = 'CanChuY' | 'NguyHiem' | 'ThongTin';

export type MucVanBan = 'LoiDan' | 'LyDoKham' | 'TienSuBenh' | 'TrieuChungLamSang';

export type MutationAnThietLapArgs = {
  an: boolean;
};

export type MutationBaoXaNguoiChuaRoArgs = {
  NoiBao: string;
  id: string;
};

export type MutationBatDauBuoiLieuTrinhArgs = {
  input: BatDauBuoiLieuTrinhInput;
};

export type MutationBatDauDotDieuTriArgs = {
  ThoiGianBatDau: Date;
  id: string;
  version: number;
};

export type MutationBatDauThietLapArgs = {
  input: ThietLapInput;
  ma: string;
};

export type MutationBoKetQuaThietBiArgs = {
  LyDo: string;
  ids: string[];
};

export type MutationBoKhamBenhKhoiBenhAnArgs = {
  KhamBenh_Id: string;
  id: string;
};

export type MutationBoQuaGiaoDichNganHangArgs = {
  LyDo: string;
  id: string;
};

export type MutationBoTheTiepNhanArgs = {
  LyDo: string;
  id: string;
};

export type MutationBoVoucher_VienPhiArgs = {
  TiepNhan_Id: string;
  Voucher_Id: string;
};

export type MutationCallWaitingNumbering_CapPhatThuocArgs = {
  input: GoiSoInput;
};

export type MutationCallWaitingNumbering_ChanDoanHinhAnhArgs = {
  input: GoiSoInput;
};

export type MutationCallWaitingNumbering_KhamBenhArgs = {
  input: GoiSoInput;
};

export type MutationCallWaitingNumbering_PhauThuatThuThuatArgs = {
  input: GoiSoInput;
};

export type MutationCallWaitingNumbering_ThamDoChucNangArgs = {
  input: GoiSoInput;
};

export type MutationCallWaitingNumbering_TiepNhanArgs = {
  input: GoiSoInput;
};

export type MutationCallWaitingNumbering_ViSinhArgs = {
  input: GoiSoInput;
};

export type MutationCallWaitingNumbering_VienPhiArgs = {
  input: GoiSoInput;
};

export type MutationCallWaitingNumbering_XetNghiemArgs = {
  input: GoiSoInput;
};

export type MutationCallWaitingWhenConnectQMSFailed_CapPhatThuocArgs = {
  input: GoiSoInput;
};

export type MutationCallWaitingWhenConnectQMSFailed_ChanDoanHinhAnhArgs = {
  input: GoiSoInput;
};

export type MutationCallWaitingWhenConnectQMSFailed_KhamBenhArgs = {
  input: GoiSoInput;
};

export type MutationCallWaitingWhenConnectQMSFailed_PhauThuatThuThuatArgs = {
  input: GoiSoInput;
};

export type MutationCallWaitingWhenConnectQMSFailed_ThamDoChucNangArgs = {
  input: GoiSoInput;
};

export type MutationCallWaitingWhenConnectQMSFailed_TiepNhanArgs = {
  input: GoiSoInput;
};

export type MutationCallWaitingWhenConnectQMSFailed_ViSinhArgs = {
  input: GoiSoInput;
};

export type MutationCallWaitingWhenConnectQMSFailed_VienPhiArgs = {
  input: GoiSoInput;
};

export type MutationCallWaitingWhenConnectQMSFailed_XetNghiemArgs = {
  input: GoiSoInput;
};

export type MutationCancelBaoCaoCaBenhArgs = {
  LyDo: string;
  id: string;
};

export type MutationCancelBenhAnNgoaiTruArgs = {
  LyDo: string;
  id: string;
};

export type MutationCancelBienBanHoiChanArgs = {
  LyDo: string;
  id: string;
};

export type MutationCancelBuoiLieuTrinhArgs = {
  LyDo: string;
  id: string;
};

export type MutationCancelCongViecArgs = {
  id: string;
  lyDo: string;
};

export type MutationCancelEndingChuongTrinhKhuyenMaiArgs = {
  ids: string[];
};

export type MutationCancelEndingVoucherArgs = {
  idVouchers: string[];
};

export type MutationCancelGiayBaoTuArgs = {
  LyDo: string;
  id: string;
};

export type MutationCancelGiayChungSinhArgs = {
  LyDo: string;
  id: string;
};

export type MutationCancelGiayHenKhamLaiArgs = {
  LyDo: string;
  id: string;
};

export type MutationCancelGiayNghiDuongThaiArgs = {
  LyDo: string;
  id: string;
};

export type MutationCancelGiayNghiHuongBHXHArgs = {
  LyDo: string;
  id: string;
};

export type MutationCancelGiayThuongTichArgs = {
  LyDo: string;
  id: string;
};

export type MutationCancelGiayXacNhanNoiTruArgs = {
  LyDo: string;
  id: string;
};

export type MutationCancelKhamBenhArgs = {
  LyDo?: string | null;
  LyDo_Id?: string | null;
  id: string;
};

export type MutationCancelKhamBenh_ChuyenVienArgs = {
  LyDo?: string | null;
  id: string;
};

export type MutationCancelPhieuChamSocArgs = {
  LyDo: string;
  id: string;
  version: number;
};

export type MutationCancelRaVienNgoaiTruArgs = {
  LyDo: string;
  id: string;
};

export type MutationCancelReleaseChuongTrinhKhuyenMaiArgs = {
  ids: string[];
};

export type MutationCancelReleaseVoucherArgs = {
  idVouchers: string[];
};

export type MutationCancelTiepNhanArgs = {
  LyDo: string;
  id: string;
  oldState?: TrangThaiTiepNhan | null;
};

export type MutationCancelTomTatHoSoBenhAnArgs = {
  LyDo: string;
  id: string;
};

export type MutationCapLaiGiayBaoTuArgs = {
  LyDo: string;
  id: string;
  input: GiayBaoTuInput;
};

export type MutationCapLaiGiayChungSinhArgs = {
  LyDo: string;
  id: string;
  input: GiayChungSinhInput;
};

export type MutationCapLaiGiayHenKhamLaiArgs = {
  LyDo: string;
  id: string;
  input: GiayHenKhamLaiInput;
};

export type MutationCapLaiGiayNghiDuongThaiArgs = {
  LyDo: string;
  id: string;
  input: GiayNghiDuongThaiInput;
};

export type MutationCapLaiGiayNghiHuongBHXHArgs = {
  LyDo: string;
  id: string;
  input: GiayNghiHuongBHXHInput;
};

export type MutationCapLaiGiayThuongTichArgs = {
  LyDo: string;
  id: string;
  input: GiayThuongTichInput;
};

export type MutationCapLaiGiayXacNhanNoiTruArgs = {
  LyDo: string;
  id: string;
  input: GiayXacNhanNoiTruInput;
};

export type MutationCapLaiKhamBenh_ChuyenVienArgs = {
  LyDo: string;
  id: string;
  input: KhamBenh_ChuyenVienInput;
};

export type MutationCapLaiTomTatHoSoBenhAnArgs = {
  LyDo: string;
  id: string;
  input: TomTatHoSoBenhAnInput;
};

export type MutationCapnhatTien_DichVuArgs = {
  input: CapNhatTienInput;
};

export type MutationCapnhatTien_DichVuDuocArgs = {
  input: CapNhatTienDuocInput;
};

export type MutationChoNo_VienPhiArgs = {
  input: ChoNoInput;
};

export type MutationChonKetQuaChayLaiArgs = {
  id: string;
  input: ChonKetQuaChayLaiInput;
};

export type MutationChotGiaTriKiemChuanArgs = {
  input: GiaTriDichInput;
};

export type MutationChuanBiThu_VienPhiArgs = {
  input: ChuanBiThuInput;
};

export type MutationChuyenDoiDoiTuongArgs = {
  input: ChuyenDoiDoiTuongInput;
};

export type MutationChuyenDuToanThanhChiDinhArgs = {
  id: string;
  input: ChuyenDuToanInput;
};

export type MutationChuyenGiuongArgs = {
  input: ChuyenGiuongInput;
};

export type MutationChuyenPhongKhamArgs = {
  input: ChuyenPhongKhamInput;
};

export type MutationChuyenThanhToanRaVienArgs = {
  id: string;
  version: number;
};

export type MutationCreateBangGiaArgs = {
  input: BangGiaInput;
};

export type MutationCreateBaoCaoCaBenhArgs = {
  input: BaoCaoCaBenhInput;
};

export type MutationCreateBenhAnNgoaiTruArgs = {
  input: BenhAnNgoaiTruInput;
};

export type MutationCreateBenhNhanArgs = {
  deliveryAddresses?: DeliveryAddressInput[] | null;
  input: BenhNhanInput;
  xacNhanTrung?: boolean | null;
};

export type MutationCreateBenhNhanChuaRoArgs = {
  input: BenhNhanChuaRoInput;
};

export type MutationCreateBienBanHoiChanArgs = {
  input: BienBanHoiChanInput;
};

export type MutationCreateBienBanHoiChanNoiTruArgs = {
  input: BienBanHoiChanInput;
};

export type MutationCreateBienLai_ByVienPhiArgs = {
  input: ThuTienInput;
};

export type MutationCreateBuoiLieuTrinhArgs = {
  input: BuoiLieuTrinhInput;
};

export type MutationCreateChuongTrinhKhuyenMaiArgs = {
  input: ChuongTrinhKhuyenMaiInput;
};

export type MutationCreateDeliveryAddressArgs = {
  input: DeliveryAddressInput;
};

export type MutationCreateDichVuYeuCauArgs = {
  input: DichVuYeuCauInput;
};

export type MutationCreateDichVuYeuCauByChuyenPhongArgs = {
  input: ChuyenPhongKhamInput;
};

export type MutationCreateDuToanChiPhiArgs = {
  input: DuToanInput;
};

export type MutationCreateGiayBaoTuArgs = {
  input: GiayBaoTuInput;
};

export type MutationCreateGiayChungSinhArgs = {
  input: GiayChungSinhInput;
};

export type MutationCreateGiayHenKhamLaiArgs = {
  input: GiayHenKhamLaiInput;
};

export type MutationCreateGiayNghiDuongThaiArgs = {
  input: GiayNghiDuongThaiInput;
};

export type MutationCreateGiayNghiHuongBHXHArgs = {
  input: GiayNghiHuongBHXHInput;
};

export type MutationCreateGiayThuongTichArgs = {
  input: GiayThuongTichInput;
};

export type MutationCreateGiayXacNhanNoiTruArgs = {
  input: GiayXacNhanNoiTruInput;
};

export type MutationCreateHoaDonArgs = {
  input: HoaDonInput;
};

export type MutationCreateKetNoiThietBiArgs = {
  input: KetNoiThietBiInput;
};

export type MutationCreateKetQuaKiemChuanArgs = {
  input: KetQuaKiemChuanInput;
};

export type MutationCreateKhamBenhArgs = {
  input: MoKhamBenhInput;
};

export type MutationCreateKhamBenh_ChuyenVienArgs = {
  input: KhamBenh_ChuyenVienInput;
};

export type MutationCreateMaMayChiSoArgs = {
  KetNoi_Id: string;
  input: MaMayChiSoInput;
};

export type MutationCreateNhacTaiKhamArgs = {
  input: NhacTaiKhamInput;
};

export type MutationCreateNodeCLSPhongMachArgs = {
  input: NodeCLSPhongMachInput;
};

export type MutationCreatePhieuChamSocArgs = {
  input: PhieuChamSocInput;
};

export type MutationCreatePhieuChuyenKhoaArgs = {
  input: PhieuChuyenKhoaInput;
};

export type MutationCreatePhieuSoKetArgs = {
  input: PhieuSoKetInput;
};

export type MutationCreateRaVienNgoaiTruArgs = {
  input: RaVienNgoaiTruInput;
};

export type MutationCreateRaVienNoiTruArgs = {
  input: RaVienNoiTruInput;
};

export type MutationCreateSaoLuuArgs = {
  ghiChu?: string | null;
};

export type MutationCreateTaiKhoanHoaDonArgs = {
  input: TaiKhoanHoaDonInput;
};

export type MutationCreateThamSoArgs = {
  input: ThamSoInput;
};

export type MutationCreateThucHienThuocArgs = {
  input: ThucHienThuocInput;
};

export type MutationCreateTiepNhanArgs = {
  input: TiepNhanInput;
};

export type MutationCreateTiepNhanCapCuuArgs = {
  capCuu: CapCuuInput;
  input: TiepNhanInput;
};

export type MutationCreateTiepNhanKhamBenhArgs = {
  input: TiepNhanInput;
};

export type MutationCreateTiepNhanNhapVienArgs = {
  input: TiepNhanNhapVienInput;
};

export type MutationCreateToDieuTriArgs = {
  input: ToDieuTriInput;
};

export type MutationCreateTomTatHoSoBenhAnArgs = {
  input: TomTatHoSoBenhAnInput;
};

export type MutationCreateTreSoSinhArgs = {
  Me_Id: string;
  input: TreSoSinhInput;
};

export type MutationCreateVoucherArgs = {
  hasRelease?: boolean | null;
  input: VoucherInput;
};

export type MutationCreateVouchersArgs = {
  hasRelease?: boolean | null;
  input: VoucherInput;
  soMa: number;
};

export type MutationCreateYeuCauTomTatHoSoArgs = {
  input: YeuCauTomTatHoSoInput;
};

export type MutationDanhDauDaXemArgs = {
  ids: string[];
};

export type MutationDanhDauGiuongArgs = {
  input: TinhTrangGiuongInput;
};

export type MutationDanhDauTraKetQuaSauArgs = {
  input: TraKetQuaSauInput;
};

export type MutationDeNghiMienGiamArgs = {
  input: DeNghiMienGiamInput;
};

export type MutationDeNghiXoaNoArgs = {
  input: DeNghiXoaNoInput;
};

export type MutationDeleteDeliveryAddressArgs = {
  ids: string[];
};

export type MutationDieuChinhHoaDonArgs = {
  input: DieuChinhHoaDonInput;
};

export type MutationDieuChinhQuyetToanBHYTArgs = {
  input: ThayDoiQuyetToanInput;
};

export type MutationDinhKhoanBienLaiArgs = {
  input: DinhKhoanBienLaiInput;
};

export type MutationDinhKhoanKyArgs = {
  input: DinhKhoanKyInput;
};

export type MutationDismissNumbering_CapPhatThuocArgs = {
  input: VeInput;
};

export type MutationDismissNumbering_ChanDoanHinhAnhArgs = {
  input: VeInput;
};

export type MutationDismissNumbering_KhamBenhArgs = {
  input: VeInput;
};

export type MutationDismissNumbering_PhauThuatThuThuatArgs = {
  input: VeInput;
};

export type MutationDismissNumbering_ThamDoChucNangArgs = {
  input: VeInput;
};

export type MutationDismissNumbering_TiepNhanArgs = {
  input: VeInput;
};

export type MutationDismissNumbering_ViSinhArgs = {
  input: VeInput;
};

export type MutationDismissNumbering_VienPhiArgs = {
  input: VeInput;
};

export type MutationDismissNumbering_VienPhiByTiepNhanIdArgs = {
  TiepNhan_Id: string;
};

export type MutationDismissNumbering_XetNghiemArgs = {
  input: VeInput;
};

export type MutationDocThongBaoArgs = {
  ids?: string[] | null;
};

export type MutationDongViecCuArgs = {
  input: DongViecInput;
};

export type MutationDropKiemChungArgs = {
  id: string;
};

export type MutationDungVoucher_VienPhiArgs = {
  input: DungVoucherInput;
};

export type MutationDuyetMienGiamArgs = {
  id: string;
};

export type MutationDuyetXoaNoArgs = {
  XoaNo_Id?: string | null;
  YKien?: string | null;
  id: string;
};

export type MutationEndingChuongTrinhKhuyenMaiArgs = {
  ids: string[];
};

export type MutationEndingVoucherArgs = {
  idVouchers: string[];
};

export type MutationFinishNumberingArgs = {
  hangDoi: LoaiHangDoi;
  input: VeInput;
};

export type MutationGanCaDICOMArgs = {
  ChiTiet_Id: string;
  LyDo?: string | null;
  id: string;
  version: number;
};

export type MutationGanKetQuaThietBiArgs = {
  MaChiSo: string;
  SIDMau: string;
  id: string;
};

export type MutationGhepBangGoiSoArgs = {
  MaGhep: string;
  input: BangGoiSoInput;
};

export type MutationGhiKhamBenhVaoBenhAnArgs = {
  KhamBenh_Id: string;
  id: string;
};

export type MutationGhiNhanTuVongArgs = {
  id: string;
  input: TuVongInput;
};

export type MutationGiaHanCongNoArgs = {
  LyDo: string;
  NgayHan: string;
  id: string;
};

export type MutationGiaiTrinhSoKhuyetArgs = {
  input: GiaiTrinhSoInput;
  requestId: string;
};

export type MutationGiaoTomTatHoSoArgs = {
  GiayToNguoiNhan?: string | null;
  NgayGiao?: Date | null;
  NguoiNhan: string;
  id: string;
};

export type MutationGiuNoiDangKyKCBArgs = {
  MaCSKCB: string;
};

export type MutationGiveUpGoiNgoaiArgs = {
  id: string;
  lyDo: string;
};

export type MutationGoCaDICOMArgs = {
  LyDo: string;
  id: string;
  version: number;
};

export type MutationGopBenhNhanArgs = {
  BenhNhanGop_Id: string;
  LyDo: string;
  id: string;
  requestId?: string | null;
  truongLays: string[];
  version: number;
  versionGop: number;
};

export type MutationGuiBaoCaoCaBenhArgs = {
  NgayGui?: Date | null;
  NoiNhan: string;
  SoThamChieu?: string | null;
  id: string;
  version?: number | null;
};

export type MutationGuiDonThuocLienThongArgs = {
  ToaThuoc_Id: string;
};

export type MutationGuiHoSoBHYTArgs = {
  input: GuiHoSoBHYTInput;
};

export type MutationGuiHoSoBHYTsArgs = {
  LyDo?: string | null;
  TiepNhan_Ids: string[];
};

export type MutationGuiHoaDonDienTuArgs = {
  BienLai_Id: string;
};

export type MutationGuiHoaDonDienTusArgs = {
  BienLai_Ids: string[];
};

export type MutationGuiLaiHoaDonArgs = {
  id: string;
};

export type MutationGuiThongBaoSaiSotArgs = {
  id: string;
};

export type MutationHachToan_VienPhiArgs = {
  input: HachToanInput;
};

export type MutationHoanGoi_VienPhiArgs = {
  input: HoanGoiInput;
};

export type MutationHoanTatBienBanHoiChanArgs = {
  id: string;
  version: number;
};

export type MutationHoanTatRaVienNoiTruArgs = {
  id: string;
  version: number;
};

export type MutationHoanTatVienPhiNgoaiTruArgs = {
  TiepNhan_Id: string;
};

export type MutationHoanTien_VienPhiArgs = {
  input: HoanTienInput;
};

export type MutationHoanUng_VienPhiArgs = {
  input: HoanUngInput;
};

export type MutationHuyChuanBiThu_VienPhiArgs = {
  id: string;
};

export type MutationHuyChungTuGPPArgs = {
  LyDo: string;
  id: string;
};

export type MutationHuyChuyenThanhToanRaVienArgs = {
  LyDo: string;
  id: string;
  version: number;
};

export type MutationHuyCongNoArgs = {
  LyDo: string;
  id: string;
};

export type MutationHuyDuToanChiPhiArgs = {
  LyDo: string;
  id: string;
};

export type MutationHuyHachToan_ToanBoMTran_VienPhiArgs = {
  LyDo: string;
  mTransactionId: string;
};

export type MutationHuyHachToan_VienPhiArgs = {
  input: HuyHachToanInput;
};

export type MutationHuyHoanTatVienPhiArgs = {
  input: HuyHoanTatInput;
};

export type MutationHuyKetQuaKiemChuanArgs = {
  LyDo: string;
  id: string;
};

export type MutationHuyLayMauArgs = {
  id: string;
};

export type MutationHuyNhanVaoKhoaArgs = {
  LyDo: string;
  id: string;
  version: number;
};

export type MutationHuyPhieuChuyenKhoaArgs = {
  LyDo: string;
  id: string;
  version: number;
};

export type MutationHuyQuyetToanBHYTArgs = {
  LyDo: string;
  id: string;
};

export type MutationHuyRaVienNoiTruArgs = {
  input: HuyRaVienNoiTruInput;
};

export type MutationHuyThongBaoSaiSotArgs = {
  LyDo: string;
  id: string;
};

export type MutationHuyToaThuocArgs = {
  LyDo: string;
  ToaThuoc_Id: string;
};

export type MutationHuyTraKetQuaArgs = {
  LyDo: string;
  id: string;
  oldState: TrangThaiDichVuYeuCau;
};

export type MutationHuyTraKetQuaChanDoanHinhAnhArgs = {
  LyDo: string;
  id: string;
  oldState: TrangThaiDichVuYeuCau;
};

export type MutationHuyTraKetQuaThamDoChucNangArgs = {
  LyDo: string;
  id: string;
  oldState: TrangThaiDichVuYeuCau;
};

export type MutationHuyTraKetQuaTuongTrinhSpaArgs = {
  LyDo?: string | null;
  id: string;
};

export type MutationHuyTraKetQuaViSinhArgs = {
  LyDo: string;
  id: string;
  oldState: TrangThaiDichVuYeuCau;
};

export type MutationHuyTraTuongTrinhPTTTArgs = {
  LyDo: string;
  id: string;
  oldState: TrangThaiDichVuYeuCau;
};

export type MutationHuyXacNhanBHYTArgs = {
  input: HuyXacNhanBHYTInput;
};

export type MutationHuyYeuCauThanhToan_KhamBenhToaThuocArgs = {
  KhamBenh_Id: string;
};

export type MutationHuyYeuCauThanhToan_KhamBenhVTYTArgs = {
  KhamBenh_Id: string;
};

export type MutationInHoaDonDienTuArgs = {
  id: string;
};

export type MutationKetQuaThongBaoSaiSotArgs = {
  LyDo?: string | null;
  id: string;
  tiepNhan: boolean;
};

export type MutationKetThucBuoiLieuTrinhArgs = {
  id: string;
  input: KetThucBuoiLieuTrinhInput;
};

export type MutationKetThucDotDieuTriArgs = {
  ThoiGianKetThuc: Date;
  id: string;
  version: number;
};

export type MutationKetThucKhamBenhArgs = {
  id: string;
  input?: KhamBenhInput | null;
  lyDoCanhBaos?: LyDoCanhBaoInput[] | null;
};

export type MutationKetThucTinhTrangGiuongArgs = {
  id: string;
  version: number;
};

export type MutationKetThucTruyenArgs = {
  id: string;
  input: KetThucTruyenInput;
};

export type MutationKetToanCaThuArgs = {
  NhanVien_Id?: string | null;
};

export type MutationKhacPhucKiemChuanArgs = {
  id: string;
  input: KhacPhucKiemChuanInput;
};

export type MutationKhoaBenhAnArgs = {
  id: string;
  version: number;
};

export type MutationKiemTraLaiTheBHYTArgs = {
  The_Id?: string | null;
  TiepNhan_Id: string;
};

export type MutationKiemTraTaiKhoanHoaDonArgs = {
  id: string;
};

export type MutationKioskLaySoArgs = {
  phien?: string | null;
  requestId: string;
};

export type MutationKioskNhanDienArgs = {
  input: KioskNhanDienInput;
};

export type MutationKioskTiepNhanArgs = {
  input: KioskTiepNhanInput;
};

export type MutationKioskTraCuuTheArgs = {
  phien: string;
};

export type MutationKyGiayToArgs = {
  MauIn: string;
  ViTri: ViTriKy;
  id: string;
  requestId?: string | null;
};

export type MutationLapHoaDonQuyetToanBHYTArgs = {
  id: string;
};

export type MutationLapHoaDonTongHopArgs = {
  ngay: string;
  requestId: string;
};

export type MutationLapLaiBaoCaoCaBenhArgs = {
  LyDo: string;
  id: string;
  input: BaoCaoCaBenhInput;
};

export type MutationLapThongBaoSaiSotArgs = {
  input: ThongBaoSaiSotInput;
};

export type MutationLayMauArgs = {
  id: string;
  input: LayMauInput;
};

export type MutationLaySoThuTuArgs = {
  input: LaySoInput;
};

export type MutationLockTuongTrinhPTTTArgs = {
  ids: string[];
};

export type MutationLuuChungThuSoArgs = {
  input: ChungThuSoInput;
};

export type MutationLuuHinhVeCaDICOMArgs = {
  hinhVes: HinhVeDICOMInput[];
  id: string;
  version: number;
};

export type MutationLuuMatKhauBacSiLienThongArgs = {
  input: BacSiLienThongInput;
};

export type MutationLuuSucKhoeTiepNhanArgs = {
  TiepNhan_Id: string;
  input: SucKhoeInput;
};

export type MutationMarkBenhNhanKhongDenArgs = {
  KhongDen: boolean;
  id: string;
};

export type MutationMienGiam_VienPhiArgs = {
  input: MienGiamInput;
};

export type MutationMoHoSoArgs = {
  input: MoHoSoInput;
};

export type MutationMoKhoaBenhAnArgs = {
  LyDo: string;
  id: string;
  version: number;
};

export type MutationMoLaiGiaoDichNganHangArgs = {
  id: string;
};

export type MutationMoLaiRaVienNoiTruArgs = {
  LyDo: string;
  id: string;
  version: number;
};

export type MutationMoLaiViecCuArgs = {
  _id: string;
  idNode: string;
};

export type MutationNgungYLenhThuocArgs = {
  LyDo: string;
  id: string;
  version: number;
};

export type MutationNhacCongNoArgs = {
  input: NhacCongNoInput;
};

export type MutationNhanPhieuChuyenKhoaArgs = {
  input: NhanChuyenKhoaInput;
};

export type MutationNhanTuTrangArgs = {
  CapCuu_Id: string;
  MoTa: string;
};

export type MutationNhanVaoKhoaArgs = {
  input: NhanVaoKhoaInput;
};

export type MutationPhanLoaiCapCuuArgs = {
  Muc: MucCapCuu;
  id: string;
  version: number;
};

export type MutationProveSaoLuuArgs = {
  giuLai?: boolean | null;
  id: string;
};

export type MutationRaiseBoDemSoArgs = {
  lyDo: string;
  name: string;
  scope: string;
  soToi: number;
};

export type MutationReCallWaitingNumbering_CapPhatThuocArgs = {
  input: VeInput;
};

export type MutationReCallWaitingNumbering_ChanDoanHinhAnhArgs = {
  input: VeInput;
};

export type MutationReCallWaitingNumbering_KhamBenhArgs = {
  input: VeInput;
};

export type MutationReCallWaitingNumbering_PhauThuatThuThuatArgs = {
  input: VeInput;
};

export type MutationReCallWaitingNumbering_ThamDoChucNangArgs = {
  input: VeInput;
};

export type MutationReCallWaitingNumbering_TiepNhanArgs = {
  input: VeInput;
};

export type MutationReCallWaitingNumbering_ViSinhArgs = {
  input: VeInput;
};

export type MutationReCallWaitingNumbering_VienPhiArgs = {
  input: VeInput;
};

export type MutationReCallWaitingNumbering_XetNghiemArgs = {
  input: VeInput;
};

export type MutationReleaseBangGiaArgs = {
  TuNgay?: string | null;
  ids: string[];
};

export type MutationReleaseChuongTrinhKhuyenMaiArgs = {
  ids: string[];
};

export type MutationReleaseVoucherArgs = {
  idVouchers: string[];
};

export type MutationRemoveBanDuLieuArgs = {
  currentPassword: string;
  id: string;
  lyDo: string;
};

export type MutationRemoveBangGiaArgs = {
  ids: string[];
};

export type MutationRemoveBangGoiSoArgs = {
  id: string;
};

export type MutationRemoveBenhNhanArgs = {
  ids: string[];
};

export type MutationRemoveBienBanHoiChanArgs = {
  ids: string[];
};

export type MutationRemoveBienBanHoiChanNoiTruArgs = {
  ids: string[];
};

export type MutationRemoveChuongTrinhKhuyenMaiArgs = {
  ids: string[];
};

export type MutationRemoveDichVuYeuCauArgs = {
  ids: string[];
};

export type MutationRemoveGiayNghiHuongBHXHArgs = {
  ids: string[];
};

export type MutationRemoveHanMucNoArgs = {
  id: string;
  version: number;
};

export type MutationRemoveHoaDonArgs = {
  ids: string[];
};

export type MutationRemoveKhamBenhArgs = {
  LyDo?: string | null;
  LyDo_Id?: string | null;
  ids: string[];
};

export type MutationRemoveKhamBenh_ChuyenVienArgs = {
  ids: string[];
};

export type MutationRemoveMaMayChiSoArgs = {
  id: string;
};

export type MutationRemovePhieuSoKetArgs = {
  ids: string[];
};

export type MutationRemoveSaoLuuArgs = {
  id: string;
  lyDo: string;
};

export type MutationRemoveThamSoArgs = {
  id: string;
};

export type MutationRemoveTiepNhanNhapVienArgs = {
  ids: string[];
};

export type MutationRemoveToDieuTriArgs = {
  LyDo: string;
  id: string;
  version: number;
};

export type MutationRemoveVoucherArgs = {
  idVouchers: string[];
};

export type MutationRemoveYeuCauPTTTArgs = {
  ids: string[];
};

export type MutationRestoreSaoLuuArgs = {
  currentPassword: string;
  doiMaTrung?: boolean | null;
  id: string;
  lyDo: string;
};

export type MutationRetryCongViecArgs = {
  id: string;
};

export type MutationRetryGoiNgoaiArgs = {
  id: string;
};

export type MutationRetryGoiNgoaisArgs = {
  adapter: string;
};

export type MutationReturnNumbering_CapPhatThuocArgs = {
  input: VeInput;
};

export type MutationReturnNumbering_ChanDoanHinhAnhArgs = {
  input: VeInput;
};

export type MutationReturnNumbering_KhamBenhArgs = {
  input: VeInput;
};

export type MutationReturnNumbering_PhauThuatThuThuatArgs = {
  input: VeInput;
};

export type MutationReturnNumbering_ThamDoChucNangArgs = {
  input: VeInput;
};

export type MutationReturnNumbering_TiepNhanArgs = {
  input: VeInput;
};

export type MutationReturnNumbering_ViSinhArgs = {
  input: VeInput;
};

export type MutationReturnNumbering_VienPhiArgs = {
  input: VeInput;
};

export type MutationReturnNumbering_XetNghiemArgs = {
  input: VeInput;
};

export type MutationRutDeNghiMienGiamArgs = {
  id: string;
};

export type MutationRutDeNghiXoaNoArgs = {
  id: string;
};

export type MutationSaoChepBangGiaArgs = {
  id: string;
  input: SaoChepBangGiaInput;
};

export type MutationSaveAndVerifyKhamBenhArgs = {
  id: string;
  input: KhamBenhInput;
  lyDoCanhBaos?: LyDoCanhBaoInput[] | null;
};

export type MutationSaveHachToan_HinhThucThanhToanArgs = {
  HachToans: HinhThucThanhToanHachToansInput[];
  id: string;
  version: number;
};

export type MutationSaveHanMucNoArgs = {
  id?: string | null;
  input: HanMucNoInput;
};

export type MutationSaveImportPatientArgs = {
  input: NhapBenhNhanInput;
};

export type MutationSaveQuyetToanBHYTArgs = {
  id?: string | null;
  input: QuyetToanBHYTInput;
};

export type MutationSaveSuDungVatTuArgs = {
  input: SuDungVatTuInput;
};

export type MutationSaveTuongTrinhSpaArgs = {
  input: TuongTrinhSpaInput;
};

export type MutationSetBusinessCustomerAccountArgs = {
  ids: string[];
  isBusinessAccount?: boolean | null;
};

export type MutationSetPhongBanDichVusArgs = {
  DichVu_Ids: string[];
  PhongBan_Id: string;
  daThay?: string[] | null;
};

export type MutationSetPhongBanGiuongsArgs = {
  Giuong_Ids: string[];
  PhongBan_Id: string;
  daThay?: string[] | null;
};

export type MutationSetPhongBanKhoDuocsArgs = {
  Kho_Ids: string[];
  PhongBan_Id: string;
  daThay?: string[] | null;
};

export type MutationSuaGiaBangGiaArgs = {
  id: string;
  thayDoi: ThayDoiGiaInput[];
};

export type MutationSuaNguoiMuaHoaDonArgs = {
  id: string;
  input: NguoiMuaInput;
  version: number;
};

export type MutationSwitchBanDuLieuArgs = {
  currentPassword: string;
  id: string;
  lyDo: string;
  tenCoSo: string;
};

export type MutationTachBenhNhanArgs = {
  LyDo: string;
  id: string;
  requestId?: string | null;
};

export type MutationTaoDichVuCoSanArgs = {
  dichVu: DichVuCoSanInput[];
  tenBangGia: string;
};

export type MutationTaoLienKetKetQuaArgs = {
  DichVuYeuCau_Id: string;
  caLuotKham: boolean;
  requestId?: string | null;
};

export type MutationTaoNoiTheoMauArgs = {
  mau: string;
  noi: NoiTheoMauInput[];
};

export type MutationTaoQuyenBienLaiCoSanArgs = {
  quyen: QuyenBienLaiCoSanInput[];
};

export type MutationThayTheHoaDonArgs = {
  input: ThayTheHoaDonInput;
};

export type MutationThayTheRaVienNoiTruArgs = {
  LyDo: string;
  id: string;
  input: RaVienNoiTruInput;
};

export type MutationThemChungTuGPPArgs = {
  BenhNhan_Id: string;
  Tep_Ids: string[];
  requestId?: string | null;
};

export type MutationThemTheTiepNhanArgs = {
  input: TheTrongDotInput;
};

export type MutationThuChuanBi_VienPhiArgs = {
  MaGiaoDich?: string | null;
  id: string;
  requestId: string;
};

export type MutationThuCongNoArgs = {
  input: ThuCongNoInput;
};

export type MutationThuGiaoDichNganHangArgs = {
  input: ThuGiaoDichNganHangInput;
};

export type MutationThuHoiBangGiaArgs = {
  id: string;
};

export type MutationThuHoiChuKyArgs = {
  LyDo: string;
  MauIn: string;
  ViTri: ViTriKy;
  id: string;
};

export type MutationThuHoiDonThuocLienThongArgs = {
  ToaThuoc_Id: string;
};

export type MutationThuHoiGiaiTrinhSoArgs = {
  LyDo: string;
  id: string;
};

export type MutationThuHoiLienKetKetQuaArgs = {
  LyDo: string;
  id: string;
};

export type MutationThuHoiThucHienThuocArgs = {
  LyDo: string;
  id: string;
  version: number;
};

export type MutationThuHoiTuVongArgs = {
  LyDo: string;
  id: string;
  version: number;
};

export type MutationTimCaDICOMKhoArgs = {
  DichVuYeuCau_Id: string;
};

export type MutationTinhLai_VienPhiArgs = {
  TiepNhan_Id: string;
};

export type MutationTraKetQuaArgs = {
  id: string;
  input: TraKetQuaInput;
};

export type MutationTraKetQuaChanDoanHinhAnhArgs = {
  id: string;
  input: TraKetQuaMoTaInput;
};

export type MutationTraKetQuaThamDoChucNangArgs = {
  id: string;
  input: TraKetQuaMoTaInput;
};

export type MutationTraKetQuaTuongTrinhSpaArgs = {
  id: string;
};

export type MutationTraKetQuaViSinhArgs = {
  id: string;
  input: TraKetQuaViSinhInput;
};

export type MutationTraLaiNhapVienArgs = {
  LyDo: string;
  id: string;
  version: number;
};

export type MutationTraLoiCanhBaoArgs = {
  TraLoi: string;
  id: string;
};

export type MutationTraTuTrangArgs = {
  TraCho: string;
  id: string;
};

export type MutationTraTuongTrinhPTTTArgs = {
  id: string;
  input: TraTuongTrinhPTTTInput;
};

export type MutationTuChoiMauArgs = {
  id: string;
  input: TuChoiMauInput;
};

export type MutationTuChoiMienGiamArgs = {
  LyDo: string;
  id: string;
};

export type MutationTuChoiPhieuChuyenKhoaArgs = {
  LyDo: string;
  id: string;
  version: number;
};

export type MutationTuChoiXoaNoArgs = {
  LyDo: string;
  id: string;
};

export type MutationTuChoiYeuCauTomTatHoSoArgs = {
  LyDo: string;
  id: string;
};

export type MutationUnlockTuongTrinhPTTTArgs = {
  ids: string[];
};

export type MutationUnverifySuDungVatTuArgs = {
  LyDo?: string | null;
  id: string;
};

export type MutationUpdateBangGiaArgs = {
  id: string;
  input: BangGiaInput;
};

export type MutationUpdateBangGoiSoArgs = {
  id: string;
  input: BangGoiSoInput;
  version: number;
};

export type MutationUpdateBaoCaoCaBenhArgs = {
  id: string;
  input: BaoCaoCaBenhInput;
};

export type MutationUpdateBenhAnNgoaiTruArgs = {
  id: string;
  input: BenhAnNgoaiTruInput;
};

export type MutationUpdateBenhAnNoiTruArgs = {
  id: string;
  input: BenhAnNoiTruInput;
};

export type MutationUpdateBenhNhanArgs = {
  id: string;
  input: BenhNhanInput;
  xacNhanTrung?: boolean | null;
};

export type MutationUpdateBienBanHoiChanArgs = {
  id: string;
  input: BienBanHoiChanInput;
};

export type MutationUpdateBienBanHoiChanNoiTruArgs = {
  id: string;
  input: BienBanHoiChanInput;
};

export type MutationUpdateChuKyKetQuaArgs = {
  id: string;
  input: ChuKyKetQuaInput;
};

export type MutationUpdateChuongTrinhKhuyenMaiArgs = {
  id: string;
  input: ChuongTrinhKhuyenMaiInput;
};

export type MutationUpdateDeliveryAddressArgs = {
  id: string;
  input: DeliveryAddressInput;
};

export type MutationUpdateDichVuYeuCauArgs = {
  id: string;
  input: DichVuYeuCauSuaInput;
};

export type MutationUpdateDichVuYeuCauDangThucHienArgs = {
  id: string;
};

export type MutationUpdateDichVuYeuCauStateArgs = {
  LyDoVuotChongChiDinh?: string | null;
  id: string;
  newState: TrangThaiDichVuYeuCau;
  oldState: TrangThaiDichVuYeuCau;
  xacNhan?: boolean | null;
};

export type MutationUpdateDichVuYeuCauStateBySoPhieuArgs = {
  LyDoVuotChongChiDinh?: string | null;
  SoPhieuYeuCau: string;
  newState: TrangThaiDichVuYeuCau;
  oldState: TrangThaiDichVuYeuCau;
  xacNhan?: boolean | null;
};

export type MutationUpdateGiayBaoTuArgs = {
  id: string;
  input: GiayBaoTuInput;
};

export type MutationUpdateGiayChungSinhArgs = {
  id: string;
  input: GiayChungSinhInput;
};

export type MutationUpdateGiayNghiDuongThaiArgs = {
  id: string;
  input: GiayNghiDuongThaiInput;
};

export type MutationUpdateGiayNghiHuongBHXHArgs = {
  id: string;
  input: GiayNghiHuongBHXHInput;
};

export type MutationUpdateGiayThuongTichArgs = {
  id: string;
  input: GiayThuongTichInput;
};

export type MutationUpdateGiayXacNhanNoiTruArgs = {
  id: string;
  input: GiayXacNhanNoiTruInput;
};

export type MutationUpdateHeThongGoiSoArgs = {
  input: HeThongGoiSoInput;
};

export type MutationUpdateKetNoiNganHangArgs = {
  input: KetNoiNganHangInput;
};

export type MutationUpdateKetNoiThietBiArgs = {
  id: string;
  input: KetNoiThietBiInput;
};

export type MutationUpdateKetQuaChanDoanHinhAnhArgs = {
  id: string;
  input: KetQuaMoTaInput;
};

export type MutationUpdateKetQuaThamDoChucNangArgs = {
  id: string;
  input: KetQuaMoTaInput;
};

export type MutationUpdateKetQuaViSinhArgs = {
  id: string;
  input: KetQuaViSinhInput;
};

export type MutationUpdateKetQuaXetNghiemArgs = {
  id: string;
  input: KetQuaXetNghiemInput;
};

export type MutationUpdateKhamBenhArgs = {
  id: string;
  input: KhamBenhInput;
};

export type MutationUpdateKhamBenh_ChuyenVienArgs = {
  id: string;
  input: KhamBenh_ChuyenVienInput;
};

export type MutationUpdateKhoAnhDICOMArgs = {
  input: KhoAnhDICOMInput;
};

export type MutationUpdateLienThongDonThuocArgs = {
  input: LienThongDonThuocInput;
};

export type MutationUpdateMaMayChiSoArgs = {
  id: string;
  input: MaMayChiSoInput;
};

export type MutationUpdateManyChiDinhPhongMachNhapToSanSangArgs = {
  LyDoVuotChongChiDinh?: string | null;
  NgayYeuCau: Date;
  ids: string[];
  xacNhan?: boolean | null;
};

export type MutationUpdateManyDichVuYeuCauNhapToSanSangArgs = {
  LyDoVuotChongChiDinh?: string | null;
  NgayYeuCau: Date;
  ids: string[];
  xacNhan?: boolean | null;
};

export type MutationUpdateManyDichVuYeuCauStateArgs = {
  LyDoVuotChongChiDinh?: string | null;
  ids: string[];
  newState: TrangThaiDichVuYeuCau;
  oldState: TrangThaiDichVuYeuCau;
  xacNhan?: boolean | null;
};

export type MutationUpdateNhanVienPhuTrachArgs = {
  NhanVienPhuTrach_Id?: string | null;
  ids: string[];
};

export type MutationUpdateNoiTruArgs = {
  id: string;
  input: NoiTruInput;
};

export type MutationUpdatePhieuChamSocArgs = {
  id: string;
  input: DinhChinhPhieuInput;
};

export type MutationUpdatePhieuSoKetArgs = {
  id: string;
  input: PhieuSoKetInput;
};

export type MutationUpdateRaVienNgoaiTruArgs = {
  id: string;
  input: RaVienNgoaiTruInput;
};

export type MutationUpdateRaVienNoiTruArgs = {
  id: string;
  input: RaVienNoiTruInput;
};

export type MutationUpdateSettingCustomerArgs = {
  input: unknown;
  version?: number | null;
};

export type MutationUpdateSettingTypeArgs = {
  input: unknown;
  type: string;
  version?: number | null;
};

export type MutationUpdateTaiKhoanHoaDonArgs = {
  id: string;
  input: TaiKhoanHoaDonInput;
};

export type MutationUpdateThamSoArgs = {
  id: string;
  input: ThamSoChangeInput;
};

export type MutationUpdateTiepNhanArgs = {
  id: string;
  input: TiepNhanInput;
};

export type MutationUpdateTiepNhanNhapVienArgs = {
  id: string;
  input: TiepNhanNhapVienInput;
};

export type MutationUpdateToDieuTriArgs = {
  id: string;
  input: ToDieuTriInput;
};

export type MutationUpdateToaThuocArgs = {
  KhamBenh_Id: string;
  input: ToaThuocInput;
};

export type MutationUpdateTomTatHoSoBenhAnArgs = {
  id: string;
  input: TomTatHoSoBenhAnInput;
};

export type MutationUpdateVoucherArgs = {
  idVoucher: string;
  input: VoucherInput;
};

export type MutationUpdateYeuCauPTTTArgs = {
  id: string;
  input: YeuCauPTTTInput;
};

export type MutationUpdateYeuCauTomTatHoSoArgs = {
  id: string;
  input: YeuCauTomTatHoSoInput;
};

export type MutationUpdate_QuyenBienLai_ByVienPhiArgs = {
  id: string;
  input: QuyenBienLaiThuNganInput;
};

export type MutationVerifyKhamBenhArgs = {
  currentState: TrangThaiKhamBenh;
  id: string;
  lyDoCanhBaos?: LyDoCanhBaoInput[] | null;
};

export type MutationVerifySuDungVatTuArgs = {
  id: string;
  lyDoCanhBaos?: LyDoCanhBaoInput[] | null;
};

export type MutationVerifyTuongTrinhSpaArgs = {
  id: string;
};

export type MutationXacDinhDanhTinhArgs = {
  id: string;
  input: BenhNhanInput;
  xacNhanTrung?: boolean | null;
};

export type MutationXacNhanBHYTArgs = {
  TiepNhan_Id: string;
};

export type MutationXacNhanKetQuaNguyHiemArgs = {
  XuTri: string;
  id: string;
};

export type MutationXacNhanToDieuTriArgs = {
  id: string;
  version: number;
};

export type MutationXemTinThietBiArgs = {
  LyDo: string;
  ids: string[];
};

export type MutationXmlHoaDonDienTuArgs = {
  id: string;
};

export type MutationXoaBienLai_ByVienPhiArgs = {
  LyDo: string;
  id: string;
};

export type MutationXoaDichVuKhamBenhArgs = {
  LyDo?: string | null;
  ids: string[];
};

export type MutationXoaEBillArgs = {
  id: string;
};

export type MutationXoaHoaDonDienTuArgs = {
  id: string;
};

export type MutationXuLyDongTraBHYTArgs = {
  input: XuLyDongTraInput;
};

export type MutationXuatButToanArgs = {
  input: XuatButToanInput;
};

export type MutationXuatLyDoDaNeuArgs = {
  input: LyDoDaNeuInput;
};

export type MutationXuatNhatKyTruyCapArgs = {
  input: NhatKyTruyCapInput;
};

export type MutationYeuCauChayLaiArgs = {
  id: string;
  input: YeuCauChayLaiInput;
};

export type NganKeoHomNay = {
  chuyenKhoan: string;
  gios: readonly ThuTheoGio[];
  hoan: string;
  khac: string;
  quetThe: string;
  soThuThua: number;
  tienMat: string;
  tienThuThua: string;
};

export type NgayGiuong = StaysRows['NgayGiuong'];
type NgayGiuongFields = {
  DichVu: RefLabel | null;
  Giuong: RefLabel | null;
  Khoa: RefLabel | null;
  Ngay: string;
  soLuong: string;
  soNguoi: number;
};

export type NgayKhamBenh = {
  benhs: readonly BenhHayGap[];
  gios: readonly LuotKhamTheoGio[];
  soBatThuongChuaXem: number;
  soKetQuaChuaXem: number;
  soNguyHiemChuaXem: number;
  soTaiKham: number;
};

export type NgayXetNghiem = {
  gios: readonly TraKetQuaTheoGio[];
  nhoms: readonly ChoTheoNhom[];
  soBatThuongChuaXem: number;
  soNguyHiemChuaXem: number;
  trungBinhPhut: number | null;
};

export type NguoiBenhDieuTri = TreatmentRows['NguoiBenhDieuTri'];
type NguoiBenhDieuTriFields = {
  BenhAn_Id: string | null;
  CapChamSoc: CapChamSoc | null;
  TiepNhan: TiepNhan | null;
  daKhoaBenhAn: boolean;
  ketQuaMoi: number;
  ngayThu: number | null;
  noiTru: NoiTru;
};

export type NguoiBenhDungThuoc = DosesRows['NguoiBenhDungThuoc'];
type NguoiBenhDungThuocFields = {
  BenhNhan_Id: string;
  GioiTinh: GioiTinh | null;
  Giuong: RefLabel | null;
  MaYTe: string;
  NamSinh: number;
  NgaySinh: string | null;
  NhapVien_Id: string;
  Phong: RefLabel | null;
  TenBenhNhan: string;
  hanhDongs: readonly ActionState[];
  thuocs: readonly ThuocTrenPhieu[];
  tuoi: number;
};

export type NguoiHoiChan = ConsultationsRows['NguoiHoiChan'];
type NguoiHoiChanFields = {
  NhanVien: RefLabel | null;
  NhanVien_Id: string;
  ViTri: ViTriHoiChan;
};

export type NguoiHoiChanInput = {
  NhanVien_Id?: string | null;
  ViTri: ViTriHoiChan;
};

export type NguoiMuaInput = {
  DiaChiMua?: string | null;
  DonViMua?: string | null;
  EmailMua?: string | null;
  GiayToMua?: string | null;
  MaSoThueMua?: string | null;
  NguoiMua?: string | null;
};

export type NguoiNam = StaysRows['NguoiNam'];
type NguoiNamFields = {
  BacSiDieuTri: RefLabel | null;
  BenhNhan_Id: string;
  CachLy: CachLyGiuong | null;
  ChanDoanICD: RefLabel | null;
  Cho: number;
  ChuyenDen: RefLabel | null;
  DuKienRaVien: string | null;
  GioiTinh: string | null;
  MaYTe: string;
  NgayVaoKhoa: Date | string;
  NhapVien_Id: string;
  SoBenhAn: string | null;
  TenBenhNhan: string;
  TuLuc: Date | string;
  canDoiGiuong: boolean;
  hanhDongs: readonly ActionState[];
  tuoi: number | null;
  version: number;
};

export type NguoiRaVien = StaysRows['NguoiRaVien'];
type NguoiRaVienFields = {
  NhapVien_Id: string;
  TenBenhNhan: string;
  TrangThai: TrangThaiNhapVien;
};

export type NguoiThaoTac = {
  TenNhanVien: string | null;
  _id: string;
  username: string;
};

export type NguoiThuHaiInput = {
  password: string;
  username: string;
};

export type NguoiYeuCauTomTat = 'NguoiBenh' | 'NguoiDaiDien';

export type NguonBenhThuongGap = 'Chung' | 'CuaToi' | 'HayDung' | 'KhoaPhong';

export type NguonCaDICOM = 'KhoAnh' | 'May';

export type NguonGiaoDichNganHang = 'ChuKy' | 'SaoKe' | 'SePay';

export type NguonTraBHYT = 'Cong' | 'Tep';

export type NhaCungCapHoaDon = 'MISA' | 'VNPT' | 'Viettel';

export type NhacCongNoInput = {
  CachNhac: CachNhacNo;
  GhiChu?: string | null;
  LucNhac?: Date | null;
  ids: string[];
  requestId: string;
};

export type NhacNo = DebtsRows['NhacNo'];
type NhacNoFields = {
  CachNhac: CachNhacNo;
  GhiChu: string | null;
  LucNhac: Date | string;
  _id: string;
};

export type NhacTaiKham = FollowUpsRows['NhacTaiKham'];
type NhacTaiKhamFields = {
  CachNhac: CachNhac;
  GhiChu: string | null;
  LucNhac: Date | string;
  _id: string;
};

export type NhacTaiKhamInput = {
  CachNhac: CachNhac;
  GhiChu?: string | null;
  KhamBenh_Id: string;
  LucNhac?: Date | null;
  requestId?: string | null;
};

export type NhanChuyenKhoaInput = {
  BacSiDieuTri_Id?: string | null;
  Giuong_Id?: string | null;
  PhieuChuyenKhoa_Id: string;
  ThoiGian?: Date | null;
  choGhep?: boolean | null;
  donDep?: boolean | null;
  requestId?: string | null;
  version: number;
};

export type NhanVaoKhoaInput = {
  BacSiDieuTri_Id?: string | null;
  CachLy?: CachLyGiuong | null;
  DuKienRaVien?: string | null;
  Giuong_Id?: string | null;
  NhapVien_Id: string;
  ThoiGian?: Date | null;
  choGhep?: boolean | null;
  requestId?: string | null;
  version: number;
};

export type NhanVien = CatalogueRow;

export type NhapBenhNhan = {
  TrangThai: string;
  _id: string;
  boQua: number;
  loi: number;
  moi: number;
  sua: number;
};

export type NhapBenhNhanInput = {
  NhapDanhMuc_Id: string;
  chiDongKhongLoi?: boolean | null;
  ghi?: boolean | null;
  quyetDinhs?: QuyetDinhTrungInput[] | null;
  requestId?: string | null;
  tatCa?: QuyetDinhTrung | null;
};

export type NhapVienNgayInput = {
  BacSiChiDinh_Id?: string | null;
  ChanDoanICD_Id: string;
  KhoaNhapVien_Id: string;
  LoaiBenhAn_Id: string;
  LyDoVaoVien: string;
};

export type NhatKyTruyCap = {
  conNua: boolean;
  data: readonly DongTruyCap[];
};

export type NhatKyTruyCapInput = {
  BenhNhan_Id: string;
  denNgay: string;
  tuNgay: string;
};

export type NhomKhangSinh = 'Aminoglycosid' | 'Carbapenem' | 'Cephalosporin' | 'Fluoroquinolon' | 'Glycopeptid' | 'Khac' | 'KhangNam' | 'Macrolid' | 'Oxazolidinon' | 'Penicillin' | 'Polymyxin' | 'Sulfonamid' | 'Tetracyclin';

export type NhomLech = {
  SoTien: string;
  dongs: readonly DongLech[];
  loai: LoaiLech;
  soLuong: number;
};

export type NhomViKhuan = 'Acinetobacter' | 'Enterobacterales' | 'Enterococcus' | 'Haemophilus' | 'Khac' | 'Nam' | 'Pseudomonas' | 'Staphylococcus' | 'Streptococcus';

export type NiemPhongKiemChung = {
  chuaNiemPhong: number;
  loi: string | null;
  soDong: number;
};

export type NodeCLSPhongMachInput = {
  DichVu_Ids: string[];
  name: string;
  queuePrefix?: string | null;
  requestId?: string | null;
  roomType: string;
};

export type NoiTheoMauInput = {
  code: string;
  name: string;
};

export type NoiTru = StaysRows['NoiTru'];
type NoiTruFields = {
  Giuong: RefLabel | null;
  NhapVien: TiepNhanNhapVien;
  SoBenhAn: string | null;
  chuyenKhoas: readonly PhieuChuyenKhoa[];
  dotGiuongs: readonly DotGiuong[];
  dotKhoas: readonly DotKhoa[];
  ngayGiuongs: readonly NgayGiuong[];
};

export type NoiTruInput = {
  BacSiDieuTri_Id?: string | null;
  CachLy?: CachLyGiuong | null;
  DuKienRaVien?: string | null;
  version: number;
};

export type NuoiCay = MicrobiologyRows['NuoiCay'];
type NuoiCayFields = {
  LayMauLuc: Date | string | null;
  LoaiBenhPham: RefLabel | null;
  LoaiBenhPham_Id: string | null;
  NhanMauLuc: Date | string | null;
  SoNgay: number | null;
  SoiTrucTiep: string | null;
  TrangThaiCay: TrangThaiCay | null;
  viKhuans: readonly ViKhuanPhanLap[];
};

export type NuoiCayInput = {
  LayMauLuc?: Date | null;
  LoaiBenhPham_Id?: string | null;
  NhanMauLuc?: Date | null;
  SoNgay?: number | null;
  SoiTrucTiep?: string | null;
  TrangThaiCay?: TrangThaiCay | null;
  viKhuans?: ViKhuanPhanLapInput[] | null;
};

export type PhamViMienGiam = 'CaLuot' | 'TheoDong';

export type PhanDoiChieu = 'BHYT' | 'HoaDon' | 'SoPhieu' | 'TamUng' | 'ThuTien';

export type PhanDoiDoiTuong = {
  BHChiTra: string;
  BenhNhanTT: string;
  ThanhTien: string;
};

export type PhanHeThong = 'BO_NHO' | 'CONG_VIEC' | 'CO_SO_DU_LIEU' | 'DIA_DU_LIEU' | 'DIA_SAO_LUU' | 'GOI_NGOAI' | 'KET_NOI' | 'KHO_TEP' | 'MAY_CHU' | 'NHAT_KY' | 'SAO_LUU' | 'SU_KIEN';

export type PhanLoaiCaBenh = 'CoThe' | 'NghiNgo' | 'XacDinh';

export type PhatHienHoSo = {
  choSua: string;
  laLoi: boolean;
  ma: string;
  noiDung: string;
  noiSua: string;
};

export type PhepDoiChieu = {
  khop: boolean;
  lech: string;
  loai: LoaiPhep;
  phai: readonly VeDoiChieu[];
  phan: PhanDoiChieu;
  trai: readonly VeDoiChieu[];
};

export type PhiaAnh = 'Sau' | 'Truoc';

export type PhienBanKetQua = LabRows['PhienBanKetQua'];
type PhienBanKetQuaFields = {
  LyDoHuy: string | null;
  NgayHuy: Date | string | null;
  NgayTra: Date | string | null;
  NguoiHuy: RefLabel | null;
  NguoiTra: RefLabel | null;
  PhienBan: number;
  XacNhanNguyHiem: string | null;
  dichVus: readonly KetQuaMoTa[];
  ketQuas: readonly KetQuaXetNghiem[];
};

export type PhienBanKetQuaMoTa = ReadingsRows['PhienBanKetQuaMoTa'];
type PhienBanKetQuaMoTaFields = {
  LaSoBo: boolean;
  LyDoHuy: string | null;
  NgayHuy: Date | string | null;
  NgayTra: Date | string | null;
  NguoiHuy: RefLabel | null;
  NguoiTra: RefLabel | null;
  PhienBan: number;
  XacNhanNguyHiem: string | null;
  ketQuas: readonly KetQuaMoTa[];
};

export type PhienThietLap = {
  token: string;
  userId: string;
};

export type PhieuChamSoc = SheetsRows['PhieuChamSoc'];
type PhieuChamSocFields = {
  BenhAn_Id: string;
  BenhNhan_Id: string;
  Diem: number | null;
  DinhChinhCho_Id: string | null;
  GiaTri: unknown;
  HanTraLoi: Date | string | null;
  Khoa_Id: string;
  Loai: LoaiPhieuChamSoc;
  LyDo: string | null;
  MucDo: MucDoPhieu | null;
  NgayTao: Date | string;
  NguoiGhi_Id: string | null;
  NguoiTraLoi_Id: string | null;
  NhapVien_Id: string;
  ThangDiem: ThangDiem | null;
  Thieu: readonly string[];
  ThoiGian: Date | string;
  TraLoi: string | null;
  TraLoiLuc: Date | string | null;
  TrangThai: TrangThaiPhieuChamSoc;
  _id: string;
  hanhDongs: readonly ActionState[];
  version: number;
};

export type PhieuChamSocInput = {
  GiaTri: unknown;
  Loai: LoaiPhieuChamSoc;
  NhapVien_Id: string;
  ThoiGian?: Date | null;
  daXacNhan?: string[] | null;
  requestId?: string | null;
};

export type PhieuChoCaDICOM = {
  ChiTiet_Id: string;
  DichVuYeuCau_Id: string;
  MaYTe: string;
  NamSinh: number;
  NgayYeuCau: Date | string;
  SoTruyCap: string;
  TenBenhNhan: string;
  TenDichVu: string;
  TenPhong: string | null;
  dungMa: boolean;
};

export type PhieuChuyenKhoa = StaysRows['PhieuChuyenKhoa'];
type PhieuChuyenKhoaFields = {
  BenhNhan: BenhNhan | null;
  BenhNhan_Id: string;
  KhoaDen_Id: string;
  KhoaDi_Id: string;
  LyDo: string;
  LyDoTraLoi: string | null;
  NguoiGui_Id: string | null;
  NguoiTraLoi_Id: string | null;
  NhapVien: TiepNhanNhapVien;
  NhapVien_Id: string;
  ThoiGianGui: Date | string;
  ThoiGianTraLoi: Date | string | null;
  ThuocBanGiao: string | null;
  TomTat: string;
  TrangThai: TrangThaiChuyenKhoa;
  _id: string;
  hanhDongs: readonly ActionState[];
  version: number;
};

export type PhieuChuyenKhoaInput = {
  KhoaDen_Id?: string | null;
  LyDo?: string | null;
  NhapVien_Id: string;
  ThuocBanGiao?: string | null;
  TomTat?: string | null;
  requestId?: string | null;
  version?: number | null;
};

export type PhieuKetQuaMoTa = ReadingsRows['PhieuKetQuaMoTa'];
type PhieuKetQuaMoTaFields = {
  DichVuYeuCau: DichVuYeuCau;
  DichVuYeuCau_Id: string;
  NguoiDuyet: RefLabel | null;
  NguoiThucHien: RefLabel | null;
  PhienBan: number;
  daDu: boolean;
  ketQuas: readonly KetQuaMoTa[];
  laSoBo: boolean;
  phienBans: readonly PhienBanKetQuaMoTa[];
};

export type PhieuMat = {
  _id: string;
  luc: Date | string;
  ma: string;
  soTien: string | null;
};

export type PhieuSoKet = MedicalRecordsRows['PhieuSoKet'];
type PhieuSoKetFields = {
  BacSi_Id: string | null;
  BenhAn_Id: string;
  DanhGiaKetQua: string | null;
  DienBienLamSang: string;
  HuongDieuTri: string | null;
  Ngay: string;
  NgaySoKet: Date | string;
  QuaTrinhDieuTri: string | null;
  TrangThai: TrangThaiPhieuSoKet;
  XetNghiem: string | null;
  _id: string;
  hanhDongs: readonly ActionState[];
  version: number;
};

export type PhieuSoKetInput = {
  BenhAn_Id?: string | null;
  DanhGiaKetQua?: string | null;
  DienBienLamSang?: string | null;
  HuongDieuTri?: string | null;
  NgaySoKet?: Date | null;
  QuaTrinhDieuTri?: string | null;
  XetNghiem?: string | null;
  requestId?: string | null;
  version?: number | null;
};

export type PhieuTuongTrinhPTTT = ProceduresRows['PhieuTuongTrinhPTTT'];
type PhieuTuongTrinhPTTTFields = {
  DichVuYeuCau: DichVuYeuCau;
  DichVuYeuCau_Id: string;
  ketQua: PhieuKetQuaMoTa;
  tuongTrinh: TuongTrinhPTTT;
  tuongTrinhs: readonly TuongTrinhPTTT[];
};

export type PhongBanDichVu = OrganisationRows['PhongBanDichVu'];
type PhongBanDichVuFields = {
  DichVu: RefLabel | null;
  DichVu_Id: string;
  PhongBan: RefLabel | null;
  PhongBan_Id: string;
};

export type PhongBanKhoDuoc = {
  Kho_Id: string;
  Loai: string;
  MaKho: string;
  PhongBan_Id: string;
  TenKho: string;
};

export type PhongTiepNhan = ReceptionRows['PhongTiepNhan'];
type PhongTiepNhanFields = {
  _id: string;
  duKienPhut: number | null;
  ma: string;
  soCho: number;
  ten: string;
};

export type PhuongPhapKhangSinhDo = 'KhoanhGiay' | 'MIC';

export type PhuongThucKy = 'Anh' | 'ChungThuSo';

export type PhuongTienDen = 'CoSoKhac' | 'CongAn' | 'NguoiNha' | 'TuDen' | 'XeCapCuu';

export type QueryBanDauSoKetArgs = {
  BenhAn_Id: string;
};

export type QueryBanDauTomTatArgs = {
  YeuCau_Id: string;
};

export type QueryBangGiaArgs = {
  id: string;
};

export type QueryBangGiaHienHanhByLoaiGiaArgs = {
  LoaiGia_Id: string;
};

export type QueryBangGiasByDichVuArgs = {
  DichVu_Id: string;
  LoaiKhachHang?: string | null;
};

export type QueryBangHoaHongArgs = {
  input: HoaHongInput;
};

export type QueryBangMaMayArgs = {
  KetNoi_Id: string;
};

export type QueryBaoCaoCaBenhArgs = {
  KhamBenh_Id: string;
};

export type QueryBaoCaoCaBenhsArgs = {
  KhamBenh_Id: string;
};

export type QueryBenhAnArgs = {
  id: string;
};

export type QueryBenhAnsArgs = {
  TrangThai?: TrangThaiBenhAn | null;
  idRoom: string;
  keyword?: string | null;
};

export type QueryBenhHayGapArgs = {
  ngay?: string | null;
};

export type QueryBenhNhanArgs = {
  id: string;
};

export type QueryBenhNhansArgs = {
  keyword?: string | null;
  limit?: number | null;
};

export type QueryBenhNhansPaginationArgs = {
  filter?: unknown;
  limit?: number | null;
  page?: number | null;
  searchInput?: string | null;
  sortInput?: SortInput | null;
};

export type QueryBenhNhansPaginationTotalArgs = {
  filter?: unknown;
  limit?: number | null;
  searchInput?: string | null;
};

export type QueryBenhThuongGapArgs = {
  PhongBan_Id: string;
};

export type QueryBienBanHoiChansByBenhAnArgs = {
  BenhAn_Id: string;
};

export type QueryBienBanHoiChansByTiepNhanArgs = {
  TiepNhan_Id: string;
};

export type QueryBienLaiChuaLapHoaDonArgs = {
  denNgay: string;
  keyword?: string | null;
  limit?: number | null;
  page?: number | null;
  tuNgay: string;
};

export type QueryBoDemSosArgs = {
  gomKyCu?: boolean | null;
};

export type QueryBuoiLieuTrinhsByRoomArgs = {
  idRoom: string;
  keyword?: string | null;
  state?: TabPhongBuoi | null;
};

export type QueryButToanCuaBienLaiArgs = {
  BienLai_Id: string;
};

export type QueryCaDICOMByPhieuArgs = {
  DichVuYeuCau_Id: string;
};

export type QueryCaDICOMKhacArgs = {
  id: string;
};

export type QueryCaPTTTsTrongNgayArgs = {
  ngay?: string | null;
};

export type QueryCacDM_DichVu2Args = {
  NoiYeuCau_Id: string;
  TiepNhan_Id: string;
  limit?: number | null;
  searchString?: string | null;
};

export type QueryCapCuuCuaTiepNhanArgs = {
  TiepNhan_Id: string;
};

export type QueryChamSocCuaDotArgs = {
  NhapVien_Id: string;
};

export type QueryChamSocTrongKhoaArgs = {
  Khoa_Id: string;
};

export type QueryCheckBacSiThuocCoSoArgs = {
  NhanVien_Id: string;
  idNode: string;
};

export type QueryCheckBeforeChuyenPhongKhamArgs = {
  idTiepNhan: string;
};

export type QueryCheckDaHoanUngArgs = {
  TiepNhan_Id: string;
};

export type QueryCheckDuocPhepThucHienArgs = {
  ids: string[];
};

export type QueryCheckIsEligibleForChangeDoiTuongArgs = {
  TiepNhan_Id: string;
};

export type QueryCheckVoucherByCodeArgs = {
  code: string;
};

export type QueryChiPhiBenhNhanArgs = {
  idKhamBenh?: string | null;
  idTiepNhan: string;
};

export type QueryChiSoKiemChuansArgs = {
  idRoom: string;
};

export type QueryChoTheoGioArgs = {
  hangDoi: LoaiHangDoi;
  idNode?: string | null;
  ngay?: string | null;
};

export type QueryChoTheoNoiArgs = {
  hangDoi: LoaiHangDoi;
  ngay?: string | null;
};

export type QueryChuKyGiayToArgs = {
  MauIn: string;
  id: string;
};

export type QueryChungTuGPPsArgs = {
  BenhNhan_Id: string;
};

export type QueryChuongTrinhKhuyenMaiArgs = {
  id: string;
};

export type QueryChuongTrinhKhuyenMaisArgs = {
  endDate?: string | null;
  startDate?: string | null;
};

export type QueryChuongTrinhKhuyenMaisHieuLucArgs = {
  BenhNhan_Id?: string | null;
};

export type QueryChuyenKhoaChoArgs = {
  Khoa_Id: string;
};

export type QueryCongNoArgs = {
  id: string;
};

export type QueryCongNoCuaBenhNhanArgs = {
  BenhNhan_Id: string;
  TiepNhan_Id?: string | null;
};

export type QueryCongSuatGiuongBenhArgs = {
  Khoa_Id: string;
  denNgay?: string | null;
  tuNgay?: string | null;
};

export type QueryDanhSachBenhAnNoiTruArgs = {
  Khoa_Id?: string | null;
  LoaiBenhAn_Id?: string | null;
  TrangThai?: TrangThaiBenhAn | null;
  denNgay?: string | null;
  id?: string | null;
  keyword?: string | null;
  limit?: number | null;
  page?: number | null;
  tuNgay?: string | null;
};

export type QueryDanhSachCaBenhArgs = {
  ICD_Id?: string | null;
  TrangThai?: TrangThaiCaBenh | null;
  denNgay?: string | null;
  keyword?: string | null;
  limit?: number | null;
  page?: number | null;
  quaHan?: boolean | null;
  tuNgay?: string | null;
};

export type QueryDanhSachCaDICOMArgs = {
  endDate?: string | null;
  keyword?: string | null;
  limit?: number | null;
  page?: number | null;
  startDate?: string | null;
  trangThai?: TrangThaiCaDICOM | null;
};

export type QueryDanhSachCapCuuArgs = {
  ngay?: string | null;
};

export type QueryDanhSachChanDoanHinhAnhArgs = {
  endDate?: string | null;
  idRoom: string;
  keyword?: string | null;
  limit?: number | null;
  startDate?: string | null;
  tab: TabPhongDoc;
};

export type QueryDanhSachChoDichVuYeuCauArgs = {
  chiPhieuCuaBan?: boolean | null;
  endDate?: string | null;
  idRoom: string;
  startDate?: string | null;
};

export type QueryDanhSachCongNoArgs = {
  CongTy_Id?: string | null;
  Cot?: CotTuoiNo | null;
  LoaiNguoiNo?: LoaiNguoiNo | null;
  NhomCongNo_Id?: string | null;
  TinhTrang?: TinhTrangNo | null;
  denNgay?: string | null;
  keyword?: string | null;
  limit?: number | null;
  page?: number | null;
  tuNgay?: string | null;
};

export type QueryDanhSachDoiDoiTuongArgs = {
  LoaiTiepNhan?: string | null;
  TinhTrang?: TinhTrangDoiDoiTuong | null;
  denNgay?: string | null;
  keyword?: string | null;
  limit?: number | null;
  page?: number | null;
  tuNgay?: string | null;
};

export type QueryDanhSachDuToanArgs = {
  TinhTrang?: TinhTrangDuToan | null;
  denNgay?: string | null;
  keyword?: string | null;
  limit?: number | null;
  page?: number | null;
  tuNgay?: string | null;
};

export type QueryDanhSachGiaoDichNganHangArgs = {
  LyDoCho?: LyDoChoGiaoDich | null;
  TrangThai?: TrangThaiGiaoDichNganHang | null;
  denNgay?: string | null;
  keyword?: string | null;
  limit?: number | null;
  page?: number | null;
  tuNgay?: string | null;
};

export type QueryDanhSachHoSoBHYTArgs = {
  CoBHYT?: boolean | null;
  QuaHan?: boolean | null;
  TinhTrang?: TinhTrangHoSoBHYT | null;
  denNgay: string;
  keyword?: string | null;
  limit?: number | null;
  page?: number | null;
  tuNgay: string;
};

export type QueryDanhSachHoaDonArgs = {
  LoaiHoaDon?: LoaiHoaDonDienTu | null;
  TinhTrang?: TinhTrangHoaDon | null;
  denNgay: string;
  keyword?: string | null;
  limit?: number | null;
  page?: number | null;
  tuNgay: string;
};

export type QueryDanhSachHoiChanArgs = {
  NhanVien_Id?: string | null;
  TrangThai?: TrangThaiHoiChan | null;
  denNgay?: string | null;
  id?: string | null;
  keyword?: string | null;
  limit?: number | null;
  page?: number | null;
  tuNgay?: string | null;
};

export type QueryDanhSachKhamBenhArgs = {
  idRoom: string;
  keyword?: string | null;
  limit?: number | null;
  ngay?: string | null;
  tab: TabKhamBenh;
};

export type QueryDanhSachKhuyenMaiArgs = {
  LoaiChuongTrinhKhuyenMai?: LoaiChuongTrinhKhuyenMai | null;
  TrangThai?: TrangThaiKhuyenMai | null;
  denNgay?: string | null;
  keyword?: string | null;
  limit?: number | null;
  page?: number | null;
  tuNgay?: string | null;
};

export type QueryDanhSachMienGiamArgs = {
  LoaiTiepNhan?: string | null;
  TrangThai?: TrangThaiMienGiam | null;
  denNgay?: string | null;
  keyword?: string | null;
  limit?: number | null;
  page?: number | null;
  tuNgay?: string | null;
};

export type QueryDanhSachQuyetToanBHYTArgs = {
  denNgay: string;
  keyword?: string | null;
  limit?: number | null;
  page?: number | null;
  tuNgay: string;
};

export type QueryDanhSachTaiKhamArgs = {
  BacSi_Id?: string | null;
  PhongBan_Id?: string | null;
  TinhTrang?: TinhTrangHen | null;
  denNgay?: string | null;
  keyword?: string | null;
  limit?: number | null;
  page?: number | null;
  tuNgay?: string | null;
};

export type QueryDanhSachThamDoChucNangArgs = {
  endDate?: string | null;
  idRoom: string;
  keyword?: string | null;
  limit?: number | null;
  startDate?: string | null;
  tab: TabPhongDoc;
};

export type QueryDanhSachViSinhArgs = {
  endDate?: string | null;
  idRoom: string;
  keyword?: string | null;
  limit?: number | null;
  startDate?: string | null;
  tab: TabPhongDoc;
};

export type QueryDanhSachVoucherArgs = {
  TrangThai?: TrangThaiKhuyenMai | null;
  denNgay?: string | null;
  keyword?: string | null;
  limit?: number | null;
  page?: number | null;
  tuNgay?: string | null;
};

export type QueryDanhSachXacNhanBHYTArgs = {
  LoaiTiepNhan?: string | null;
  TinhTrang?: TinhTrangXacNhan | null;
  denNgay?: string | null;
  keyword?: string | null;
  limit?: number | null;
  page?: number | null;
  tuNgay?: string | null;
};

export type QueryDanhSachXetNghiemArgs = {
  endDate?: string | null;
  idRoom: string;
  keyword?: string | null;
  limit?: number | null;
  startDate?: string | null;
  tab: TabXetNghiem;
};

export type QueryDanhSachYeuCauTomTatArgs = {
  TrangThai?: TrangThaiYeuCauTomTat | null;
  denNgay?: string | null;
  keyword?: string | null;
  limit?: number | null;
  page?: number | null;
  quaHen?: boolean | null;
  tuNgay?: string | null;
};

export type QueryDeXuatKiemChuanArgs = {
  MaChiSo: string;
  VatLieu_Id: string;
};

export type QueryDichVuDeXuatArgs = {
  BenhNhan_Id: string;
  idNode: string;
};

export type QueryDichVuTiepNhansArgs = {
  DoiTuong_Id: string;
  idNode: string;
};

export type QueryDichVuYeuCauArgs = {
  id: string;
};

export type QueryDichVuYeuCausByRoomArgs = {
  chiPhieuCuaBan?: boolean | null;
  endDate?: string | null;
  idRoom: string;
  inputQMS?: InputQMS | null;
  startDate?: string | null;
};

export type QueryDichVuYeuCausByTiepNhanArgs = {
  KhamBenh_Id?: string | null;
  TiepNhan_Id: string;
};

export type QueryDichVuYeuCausChuaKetQuaPaginationArgs = {
  chiPhieuCuaBan?: boolean | null;
  endDate?: string | null;
  idRoom: string;
  limit?: number | null;
  page?: number | null;
  startDate?: string | null;
};

export type QueryDoiChieuBanDuLieuArgs = {
  id: string;
};

export type QueryDoiChieuNgayArgs = {
  NguoiThu_Id?: string | null;
  QuayThu_Id?: string | null;
  ngay?: string | null;
};

export type QueryDonThuocConNgayArgs = {
  BenhNhan_Id: string;
};

export type QueryDonThuocLienThongsArgs = {
  TrangThai?: TrangThaiGuiDon | null;
  denNgay?: string | null;
  keyword?: string | null;
  limit?: number | null;
  page?: number | null;
  tuNgay?: string | null;
};

export type QueryDongHoaHongsArgs = {
  NhanVien_Id: string;
  input: HoaHongInput;
};

export type QueryDongThoiGianArgs = {
  BenhNhan_Id: string;
};

export type QueryDongTomTatKhamArgs = {
  KhamBenh_Id: string;
};

export type QueryDongTraBHYTsArgs = {
  TrangThai?: TrangThaiDongTraBHYT | null;
  denNgay: string;
  keyword?: string | null;
  limit?: number | null;
  page?: number | null;
  tuNgay: string;
};

export type QueryDongTrungNhapBenhNhanArgs = {
  NhapDanhMuc_Id: string;
  limit?: number | null;
  offset?: number | null;
};

export type QueryDongViecsArgs = {
  hangDoi: LoaiHangDoi;
  idNode: string;
};

export type QueryDotRaVienArgs = {
  NhapVien_Id: string;
};

export type QueryDotXuatButToansArgs = {
  limit?: number | null;
};

export type QueryDuToanChiPhiArgs = {
  id: string;
};

export type QueryGetBenhAnNgoaiTruByBenhNhanArgs = {
  BenhNhan_Id: string;
};

export type QueryGetBenhNhanFromKhamBenhMobileArgs = {
  input: BenhNhanKhamBenhMobileInput;
};

export type QueryGetBienLaiDaHuy_ByTiepNhanIdArgs = {
  TiepNhan_Id: string;
};

export type QueryGetBienLai_ByBenhNhanIdArgs = {
  BenhNhan_Id: string;
  TiepNhan_Id?: string | null;
  ViewMode?: string | null;
  end?: string | null;
  start?: string | null;
};

export type QueryGetBienLai_ByIdVienPhiArgs = {
  id: string;
};

export type QueryGetBienLaisArgs = {
  TaiKhoanNganHang_Id?: string | null;
  endDate: string;
  limit?: number | null;
  page?: number | null;
  startDate: string;
};

export type QueryGetChiTietLichSuDieuTriArgs = {
  KhamBenh_Id: string;
};

export type QueryGetCongNoPhaiThuArgs = {
  LoaiNguoiNo?: LoaiNguoiNo | null;
  NhomCongNo_Id?: string | null;
  endDate: string;
  limit?: number | null;
  page?: number | null;
  startDate: string;
};

export type QueryGetDataExportCongNoArgs = {
  LoaiNguoiNo?: LoaiNguoiNo | null;
  NhomCongNo_Id?: string | null;
  endDate: string;
  startDate: string;
};

export type QueryGetDataPrintBienLaisArgs = {
  BienLai_Ids: string[];
  isLast?: boolean | null;
};

export type QueryGetDeliveryAddressesByIdCustomerArgs = {
  idCustomer: string;
};

export type QueryGetHddtByBienLaiIdArgs = {
  BienLai_Id: string;
};

export type QueryGetKhamBenhByMaChiDinhArgs = {
  maChiDinh: string;
};

export type QueryGetKhamBenh_ChuyenVienByBenhNhanIdArgs = {
  BacSiKham_Id?: string | null;
  BenhNhan_Id: string;
  KhamBenh_Id?: string | null;
  NhapVien_Id?: string | null;
  TiepNhan_Id?: string | null;
};

export type QueryGetKhamBenhsByMaBenhNhanArgs = {
  MaBenhNhan: string;
  idRoom: string;
  inputQMS?: InputQMS | null;
};

export type QueryGetLichSuDieuTriByBenhNhanArgs = {
  BenhNhan_Id: string;
  DoiTuong?: string | null;
  PhongBan_Ids?: string[] | null;
  TrangThai?: TrangThaiKhamBenh | null;
  endDate?: string | null;
  startDate?: string | null;
};

export type QueryGetLyDosByIdsArgs = {
  ids: string[];
};

export type QueryGetLyDosByTypeArgs = {
  loaiLyDo: LoaiLyDo;
};

export type QueryGetMTransactionFromVienPhiArgs = {
  TiepNhan_Id: string;
};

export type QueryGetPhongBanKhoDuocByNodeArgs = {
  idNode: string;
};

export type QueryGetRaVienNoiTruByNhapVienArgs = {
  NhapVien_Id: string;
};

export type QueryGetTiepNhanByIdArgs = {
  id: string;
};

export type QueryGetTiepNhanNhapVienByKhamBenhArgs = {
  KhamBenh_Id: string;
};

export type QueryGetTiepNhanNhapVienByKhoaArgs = {
  KhoaNhapVien_Id: string;
  endDate?: string | null;
  startDate?: string | null;
};

export type QueryGetTransaction_HachToanArgs = {
  id: string;
};

export type QueryGetVienPhiInfoByDateArgs = {
  NhanVienId: string;
  end?: Date | null;
  start?: Date | null;
};

export type QueryGet_QuyenBienLai_ByNguoiSuDung_IdArgs = {
  NguoiSuDung_Id: string;
};

export type QueryGiaCuaBangGiaArgs = {
  Loai?: LoaiBangGia | null;
  NhomDichVu_Id?: string | null;
  id: string;
  keyWord?: string | null;
  limit?: number | null;
  loc?: LocGiaBangGia | null;
  page?: number | null;
};

export type QueryGiaoDichNganHangArgs = {
  id: string;
};

export type QueryGiayBaoTusArgs = {
  NhapVien_Id: string;
};

export type QueryGiayChungSinhsArgs = {
  NhapVien_Id: string;
};

export type QueryGiayHenDungDuocArgs = {
  BenhNhan_Id: string;
};

export type QueryGiayHenKhamLaisArgs = {
  KhamBenh_Id: string;
};

export type QueryGiayHenKhamLaisByNhapVienArgs = {
  NhapVien_Id: string;
};

export type QueryGiayNghiDuongThaisArgs = {
  NhapVien_Id: string;
};

export type QueryGiayNghiHuongBHXHsArgs = {
  KhamBenh_Id: string;
};

export type QueryGiayThuongTichsArgs = {
  NhapVien_Id: string;
};

export type QueryGiayXacNhanNoiTrusArgs = {
  NhapVien_Id: string;
};

export type QueryGiuongChoNguoiBenhArgs = {
  Khoa_Id?: string | null;
  NhapVien_Id: string;
};

export type QueryGoiDaMuasArgs = {
  BenhNhan_Id: string;
};

export type QueryGoiNgoaisArgs = {
  input: GoiNgoaiInput;
  limit?: number | null;
  sau?: string | null;
};

export type QueryGoiYChiDinhArgs = {
  ICD_Ids?: string[] | null;
  NoiYeuCau_Id: string;
  TiepNhan_Id: string;
};

export type QueryGoiYKeDonArgs = {
  ICD_Ids?: string[] | null;
};

export type QueryHanMucCuaNguoiNoArgs = {
  BenhNhan_Id: string;
  CongTy_Id?: string | null;
  NhomCongNo_Id?: string | null;
  SoTien?: string | null;
};

export type QueryHangDoiArgs = {
  hangDoi: LoaiHangDoi;
  idNode: string;
  ngay?: string | null;
};

export type QueryHinhVeCaDICOMArgs = {
  id: string;
};

export type QueryHoSoBHYTCuaTiepNhanArgs = {
  TiepNhan_Id: string;
};

export type QueryHoSoDeTomTatArgs = {
  BenhNhan_Id: string;
};

export type QueryHoSoVuongTrongNgayArgs = {
  ngay?: string | null;
};

export type QueryHoaDonDienTuArgs = {
  id: string;
};

export type QueryHoaDonsByBenhNhanArgs = {
  BenhNhan_Id: string;
};

export type QueryKetQuaByTiepNhanArgs = {
  TiepNhan_Id: string;
};

export type QueryKetQuaChanDoanHinhAnhArgs = {
  id: string;
};

export type QueryKetQuaChanDoanHinhAnhByTiepNhanArgs = {
  TiepNhan_Id: string;
};

export type QueryKetQuaDichVuYeuCauArgs = {
  id: string;
};

export type QueryKetQuaKiemChuansArgs = {
  MaChiSo: string;
  ThietBi_Id: string;
  denNgay: string;
  idRoom: string;
  tuNgay: string;
};

export type QueryKetQuaLanTruocsArgs = {
  idDichVuYeuCau: string;
};

export type QueryKetQuaNguyHiemsArgs = {
  idRoom: string;
};

export type QueryKetQuaNguyHiemsByKhamBenhArgs = {
  KhamBenh_Id: string;
};

export type QueryKetQuaThamDoChucNangArgs = {
  id: string;
};

export type QueryKetQuaThamDoChucNangByTiepNhanArgs = {
  TiepNhan_Id: string;
};

export type QueryKetQuaTheoThoiGianArgs = {
  BenhNhan_Id: string;
  truoc?: Date | null;
};

export type QueryKetQuaThietBisArgs = {
  KetNoi_Id?: string | null;
  limit?: number | null;
  page?: number | null;
};

export type QueryKetQuaViSinhArgs = {
  id: string;
};

export type QueryKetQuaViSinhByTiepNhanArgs = {
  TiepNhan_Id: string;
};

export type QueryKhamBenhArgs = {
  id: string;
};

export type QueryKhamBenhsArgs = {
  endDate?: string | null;
  idRoom: string;
  startDate?: string | null;
  state?: TrangThaiKhamBenh | null;
};

export type QueryKiemTraChanDoanArgs = {
  BenhNhan_Id: string;
  ChanDoanICD_Id?: string | null;
  ChanDoanPhuICD_Ids?: string[] | null;
};

export type QueryKiemTraNhatKyArgs = {
  sau?: string | null;
};

export type QueryKiemTraToaThuocArgs = {
  KhamBenh_Id: string;
  dongs: ToaThuocDongInput[];
};

export type QueryKioskDichVusArgs = {
  loai: LoaiKiosk;
};

export type QueryLanDoiDoiTuongsArgs = {
  TiepNhan_Id: string;
};

export type QueryLanXacNhanBHYTsArgs = {
  TiepNhan_Id: string;
};

export type QueryLichSuApDungKhuyenMaiArgs = {
  BenhNhan_Id?: string | null;
  ChuongTrinhKhuyenMai_Id?: string | null;
  TiepNhan_Id?: string | null;
};

export type QueryLichSuApDungVoucherArgs = {
  Voucher_Id: string;
};

export type QueryLichSuChiDinhArgs = {
  Loai?: LoaiPhieu | null;
  NoiYeuCau_Id: string;
  TiepNhan_Id: string;
  coKetQua?: boolean | null;
  keyWord?: string | null;
};

export type QueryLichSuDanhMucArgs = {
  id: string;
  name: string;
};

export type QueryLichSuGiaDichVuArgs = {
  DichVu_Id: string;
  LoaiGia_Ids?: string[] | null;
};

export type QueryLichSuKhamBenhArgs = {
  idBenhNhan: string;
};

export type QueryLichSuThaoTacArgs = {
  at: Date;
  id: string;
};

export type QueryLichSuThaoTacsArgs = {
  input: LichSuThaoTacInput;
  limit?: number | null;
  sau?: string | null;
};

export type QueryLichSuTraCuuTheArgs = {
  TiepNhan_Id: string;
};

export type QueryLienKetKetQuasArgs = {
  DichVuYeuCau_Id: string;
};

export type QueryLienKetPhongBanArgs = {
  PhongBan_Id: string;
};

export type QueryLieuTrinhNguoiBenhArgs = {
  id: string;
};

export type QueryLieuTrinhsByBenhNhanArgs = {
  BenhNhan_Id: string;
};

export type QueryLoadBenhNhanFromTransactionArgs = {
  CodeCounter?: string | null;
  DangDieuTri?: boolean | null;
  HasQMS?: boolean | null;
  LoaiTiepNhan?: string | null;
  TypeNumbering?: string | null;
  endDate?: string | null;
  keyword?: string | null;
  limit?: number | null;
  page?: number | null;
  startDate?: string | null;
  tab?: TabVienPhi | null;
};

export type QueryLoadBenhNhanFromTransactionByMonthArgs = {
  CodeCounter?: string | null;
  LoaiTiepNhan?: string | null;
  endDate?: string | null;
  keyword?: string | null;
  limit?: number | null;
  page?: number | null;
  startDate?: string | null;
  tab?: TabVienPhi | null;
};

export type QueryLoadBenhNhanFromTransactionWithTimeArgs = {
  CodeCounter?: string | null;
  LoaiTiepNhan?: string | null;
  endDate?: string | null;
  keyword?: string | null;
  limit?: number | null;
  page?: number | null;
  startDate?: string | null;
  tab?: TabVienPhi | null;
};

export type QueryLoadBenhNhanFromTransactionWithTimeLookUpOldArgs = {
  CodeCounter?: string | null;
  LoaiTiepNhan?: string | null;
  endDate?: string | null;
  keyword?: string | null;
  limit?: number | null;
  page?: number | null;
  startDate?: string | null;
  tab?: TabVienPhi | null;
};

export type QueryLoadDataByOnSelectBenhNhanArgs = {
  BenhNhan_Id: string;
  TiepNhan_Id: string;
  isEWH?: boolean | null;
};

export type QueryLoadDataByOnSelectBenhNhan_MaYTeArgs = {
  MaYTe: string;
};

export type QueryLuotChoTrongGioArgs = {
  gio: number;
  hangDoi: LoaiHangDoi;
  idNode?: string | null;
  ngay?: string | null;
};

export type QueryLuotTiepNhanTheoGioArgs = {
  ngay?: string | null;
};

export type QueryLyDoDaNeusArgs = {
  input: LyDoDaNeuInput;
  limit?: number | null;
  page?: number | null;
};

export type QueryMaQRThanhToanArgs = {
  TaiKhoanNganHang_Id?: string | null;
  TiepNhan_Id: string;
  soTien: string;
};

export type QueryNgayKhamBenhArgs = {
  idRoom: string;
  ngay?: string | null;
};

export type QueryNgayXetNghiemArgs = {
  idRoom: string;
  ngay?: string | null;
};

export type QueryNguoiBenhDieuTriArgs = {
  NhapVien_Id: string;
};

export type QueryNguoiBenhDieuTrisArgs = {
  Khoa_Id: string;
};

export type QueryNguoiBenhRaVienArgs = {
  Khoa_Id: string;
};

export type QueryNguoiBenhTrongKhoaArgs = {
  Khoa_Id: string;
};

export type QueryNguoiThaoTacsArgs = {
  keyword: string;
};

export type QueryNhacTaiKhamsArgs = {
  KhamBenh_Id: string;
};

export type QueryNhatKyTruyCapArgs = {
  input: NhatKyTruyCapInput;
  limit?: number | null;
};

export type QueryNoiTruArgs = {
  NhapVien_Id: string;
};

export type QueryPhieuChamSocsArgs = {
  BenhAn_Id: string;
};

export type QueryPhieuChoCaDICOMArgs = {
  id: string;
  keyword?: string | null;
};

export type QueryPhieuDanhGiaDinhDuongsArgs = {
  BenhAn_Id: string;
};

export type QueryPhieuSoKetsArgs = {
  BenhAn_Id: string;
};

export type QueryPhongBanDichVusArgs = {
  DichVu_Id?: string | null;
  PhongBan_Id?: string | null;
};

export type QueryPhongThucHienArgs = {
  Loai: LoaiPhieu[];
  idNode?: string | null;
};

export type QueryQuyenLoiBHYTArgs = {
  BenhVien_KCB_Id?: string | null;
  CapCuu?: boolean | null;
  CoGiayChuyen?: boolean | null;
  SoTheBHYT: string;
  TaiKhamTheoHen?: boolean | null;
};

export type QueryQuyenXemHoSoArgs = {
  BenhNhan_Id: string;
};

export type QueryQuyetToanBHYTArgs = {
  id: string;
};

export type QueryReloadChiTietTransaction_HachToanArgs = {
  ids: string[];
  mTransactionId: string;
};

export type QueryReportUnpaidOrderListArgs = {
  GhiNo?: boolean | null;
  endDate: string;
  limit?: number | null;
  page?: number | null;
  startDate: string;
};

export type QuerySearchBHYTByCMNDArgs = {
  cmnd: string;
};

export type QuerySearchBangGiaArgs = {
  LoaiGia_Id?: string | null;
  searchString?: string | null;
};

export type QuerySearchBenhNhanByCodeArgs = {
  code: string;
};

export type QuerySearchBenhNhanKhamBenhArgs = {
  idRoom: string;
  keyword?: string | null;
};

export type QuerySearchChuongTrinhKhuyenMaiArgs = {
  searchString?: string | null;
};

export type QuerySearchDichVuYeuCauByCodeArgs = {
  code: string;
};

export type QuerySearchDichVuYeuCauBySIDArgs = {
  SIDMau: string;
};

export type QuerySearchKhamBenhsArgs = {
  searchString: string;
};

export type QuerySearchNhanVienByChucVuArgs = {
  ChucVu_Id: string;
  searchString?: string | null;
};

export type QuerySearchVoucherArgs = {
  endDate?: string | null;
  searchString?: string | null;
  startDate?: string | null;
};

export type QuerySoDoGiuongBenhArgs = {
  Khoa_Id: string;
};

export type QuerySoDuBenhNhanArgs = {
  BenhNhan_Id: string;
};

export type QuerySoKetCuaKhoaArgs = {
  Khoa_Id: string;
};

export type QuerySoQuyArgs = {
  HinhThucThanhToan_Id?: string | null;
  KyBaoCao_Id?: string | null;
  Loai?: LoaiThanhToan | null;
  LoaiPhieuThuChi_Id?: string | null;
  NguoiThu_Id?: string | null;
  QuayThu_Id?: string | null;
  TinhTrang?: TinhTrangButToan | null;
  denNgay?: string | null;
  keyword?: string | null;
  limit?: number | null;
  page?: number | null;
  tuNgay?: string | null;
};

export type QuerySoSanhBangGiaArgs = {
  Loai?: LoaiBangGia | null;
  NhomDichVu_Id?: string | null;
  keyWord?: string | null;
  limit?: number | null;
  loc?: LocSoSanhGia | null;
  page?: number | null;
  sau: string;
  sortInput?: SortInput | null;
  truoc: string;
};

export type QuerySoSanhDuToanArgs = {
  TiepNhan_Id: string;
  id: string;
};

export type QuerySuDungVatTusArgs = {
  BuoiLieuTrinh_Id?: string | null;
  DichVuYeuCau_Id: string;
};

export type QuerySucKhoeTiepNhanArgs = {
  TiepNhan_Id: string;
};

export type QueryThongBaosArgs = {
  chuaDoc?: boolean | null;
  limit?: number | null;
};

export type QueryThuKhuyenMaiArgs = {
  id: string;
  ngay?: string | null;
};

export type QueryThuTheoDoiTuongArgs = {
  ngay?: string | null;
};

export type QueryThuTrongNgayArgs = {
  ngay?: string | null;
};

export type QueryThucHienThuocNoiTruArgs = {
  NhapVien_Id: string;
  den: Date;
  tu: Date;
};

export type QueryThucHienThuocTrongKhoaArgs = {
  Khoa_Id: string;
  den: Date;
  tu: Date;
};

export type QueryTiepNhansArgs = {
  DoiTuong_Id?: string | null;
  denNgay?: string | null;
  idNode?: string | null;
  keyword?: string | null;
  limit?: number | null;
  ngay?: string | null;
  page?: number | null;
  tab?: TabTiepNhan | null;
};

export type QueryTiepNhansByBenhNhanArgs = {
  BenhNhan_Id: string;
};

export type QueryTimBenhNhanTrungArgs = {
  input: TimTrungInput;
};

export type QueryTimDiaChiTrenTheArgs = {
  diaChi: string;
};

export type QueryTimNhanhArgs = {
  limit?: number | null;
  text: string;
};

export type QueryTinMoiNoiTruArgs = {
  NhapVien_Id: string;
  tu?: Date | null;
};

export type QueryTinThietBisArgs = {
  KetNoi_Id: string;
  limit?: number | null;
  page?: number | null;
};

export type QueryTinhHinhCanLamSangArgs = {
  endDate?: string | null;
  startDate?: string | null;
};

export type QueryToDieuTrisArgs = {
  BenhAn_Id: string;
};

export type QueryToaThuocArgs = {
  KhamBenh_Id: string;
};

export type QueryToaThuocCusByBenhNhanArgs = {
  BenhNhan_Id: string;
};

export type QueryTomTatHoSoBenhAnsArgs = {
  YeuCau_Id: string;
};

export type QueryTonVatTusArgs = {
  BuoiLieuTrinh_Id?: string | null;
  DichVuYeuCau_Id: string;
  Duoc_Ids?: string[] | null;
  Kho_Id: string;
  keyword?: string | null;
};

export type QueryTongHopHoSoBHYTArgs = {
  thang: string;
};

export type QueryTraCuuTheBHYTArgs = {
  hoTen: string;
  maThe: string;
  ngaySinh: string;
};

export type QueryTruocKhiGhiTuVongArgs = {
  BenhNhan_Id: string;
};

export type QueryTuTrucCuaKhoaArgs = {
  Khoa_Id: string;
};

export type QueryTuongTrinhPTTTArgs = {
  id: string;
};

export type QueryTuongTrinhPTTTByTiepNhanArgs = {
  TiepNhan_Id: string;
};

export type QueryUocTinhChiPhiArgs = {
  input: UocTinhChiPhiInput;
};

export type QueryUocTinhDuToanArgs = {
  input: DuToanInput;
};

export type QueryUocTinhHoanGoiArgs = {
  VienPhiDong_Id: string;
};

export type QueryVeCuaTiepNhanArgs = {
  TiepNhan_Id: string;
};

export type QueryViecBaoCaoCaBenhArgs = {
  ICD_Id?: string | null;
  KhamBenh_Id: string;
};

export type QueryViecCacPhongArgs = {
  Loai?: LoaiPhieu[] | null;
};

export type QueryVoucherArgs = {
  idVoucher: string;
};

export type QueryVouchersArgs = {
  endDate?: string | null;
  startDate?: string | null;
};

export type QueryXemCaDICOMArgs = {
  StudyUID: string;
};

export type QueryXemGopBenhNhanArgs = {
  BenhNhanGop_Id: string;
  id: string;
};

export type QueryXemThemTheArgs = {
  input: TheTrongDotInput;
};

export type QueryXemTruocChiDinhArgs = {
  NoiYeuCau_Id: string;
  TiepNhan_Id: string;
  chiTiets: DichVuYeuCauChiTietInput[];
};

export type QueryXemTruocDoiDoiTuongArgs = {
  input: ChuyenDoiDoiTuongInput;
};

export type QueryXemTruocSaoChepBangGiaArgs = {
  id: string;
  keyWord?: string | null;
  lamTron: number;
  phanTram: string;
};

export type QueryXuHuongKetQuaArgs = {
  BenhNhan_Id: string;
  MaChiSo: string;
};

export type QueryYLenhThuocDangDungsArgs = {
  NhapVien_Id: string;
};

export type QueryYeuCauMienGiamArgs = {
  id: string;
};

export type QueryYeuCauMienGiamsArgs = {
  TiepNhan_Id: string;
};

export type QueryYeuCauPTTTsArgs = {
  endDate?: string | null;
  idRoom: string;
  keyword?: string | null;
  limit?: number | null;
  startDate?: string | null;
  state?: TabPhongDoc | null;
};

export type QueryYeuCauTomTatHoSoArgs = {
  id: string;
};

export type QueryYeuCauTomTatsByBenhAnArgs = {
  BenhAn_Id: string;
};

export type QuyTacWestgard = 'W1_2s' | 'W1_3s' | 'W2_2s' | 'W4_1s' | 'W10_x' | 'WR_4s';

export type QuyTrongNgay = {
  DaXacNhan: string;
  HoSo: string;
  TheoVienPhi: string;
  conDo: SoLuongSoTien;
  soLuot: number;
};

export type QuyenBienLaiCoSan = {
  KyHieu: string;
  Loai: LoaiBienLai;
  Max_Number: string;
  Min_Number: string;
  NguoiSuDung_Id: string;
  TenNhanVien: string;
  TenQuyenBienLai: string;
};

export type QuyenBienLaiCoSanInput = {
  KyHieu: string;
  Loai: LoaiBienLai;
  Max_Number: string;
  Min_Number: string;
  NguoiSuDung_Id: string;
  TenQuyenBienLai: string;
};

export type QuyenBienLaiThuNgan = {
  Current_Number: number;
  HieuLuc: boolean;
  KyHieu: string;
  Loai: LoaiPhieuThu;
  MaQuyenBienLai: string;
  Max_Number: number;
  Min_Number: number;
  Series: string | null;
  TamNgung: boolean;
  _id: string;
  version: number;
};

export type QuyenBienLaiThuNganInput = {
  HieuLuc: boolean;
  version: number;
};

export type QuyenLoiBHYT = {
  MaDoiTuongKCB: string | null;
  MucHuong: number;
  TuyenKCB: TuyenKCB | null;
  muc: string | null;
  phanTramThe: number;
  theChuaXacMinh: boolean;
  tyLeTuyen: number;
};

export type QuyenTrongCa = {
  DenSo: number;
  KyHieu: string;
  LoaiBienLai: LoaiPhieuThu;
  TuSo: number;
  soHuys: readonly number[];
  soLuong: number;
  tong: string;
};

export type QuyenTrongNgay = {
  DenSo: number;
  KyHieu: string;
  LoaiBienLai: LoaiPhieuThu;
  QuyenBienLai_Id: string;
  TuSo: number;
  giaiTrinhs: readonly GiaiTrinhSo[];
  khuyets: readonly KhoangSo[];
  soHuys: readonly number[];
  soLuong: number;
};

export type QuyenXemHoSo = RecordAccessRows['QuyenXemHoSo'];
type QuyenXemHoSoFields = {
  BenhNhan_Id: string;
  canCu: CanCuTruyCap | null;
  coCoSoKhac: boolean;
  duocMo: boolean;
  moHoSo: MoHoSo | null;
  tuChoi: string | null;
};

export type QuyetDinhTrung = 'BoQua' | 'CapNhat' | 'TaoMoi';

export type QuyetDinhTrungInput = {
  BenhNhan_Id?: string | null;
  dong: number;
  quyetDinh: QuyetDinhTrung;
};

export type QuyetToanBHYT = InvoicesRows['QuyetToanBHYT'];
type QuyetToanBHYTFields = {
  DenNgay: string;
  GhiChu: string | null;
  HoaDon: HoaDonDienTu | null;
  Ky: number;
  LoaiKy: LoaiKyQuyetToan;
  LyDoHuy: string | null;
  Nam: number;
  NgayBienBan: string;
  NgayTao: Date | string;
  SoBienBan: string;
  SoTienChapNhan: string;
  SoTienDeNghi: string;
  TrangThai: TrangThaiQuyetToan;
  TuNgay: string;
  _id: string;
  chapNhanHienTai: string;
  hanHoaDon: string;
  hanhDongs: readonly ActionState[];
  hoaDons: readonly HoaDonDienTu[];
  quaHan: boolean;
  version: number;
};

export type QuyetToanBHYTInput = {
  GhiChu?: string | null;
  Ky: number;
  LoaiKy: LoaiKyQuyetToan;
  Nam: number;
  NgayBienBan: string;
  SoBienBan: string;
  SoTienChapNhan: string;
  SoTienDeNghi: string;
  requestId?: string | null;
  version?: number | null;
};

export type RaVienNgoaiTru = MedicalRecordsRows['RaVienNgoaiTru'];
type RaVienNgoaiTruFields = {
  BacSi_Id: string | null;
  BenhAn_Id: string;
  BenhNhan_Id: string;
  ChanDoan: string;
  ChanDoanICD_Id: string;
  ChanDoanPhuICD_Ids: readonly string[];
  GhiChu: string | null;
  KetQuaDieuTri: KetQuaDieuTri;
  LoaiRaVien: LoaiRaVien;
  LoiDan: string | null;
  LyDoHuy: string | null;
  LyDoThayThe: string | null;
  NguoiGiamHo: string | null;
  PhienBan: number;
  PhuongPhapDieuTri: string;
  SoLanIn: number;
  SoRaVien: string;
  ThayTheCho_Id: string | null;
  ThoiGianRaVien: Date | string;
  TrangThai: TrangThaiRaVien;
  _id: string;
  hanhDongs: readonly ActionState[];
  version: number;
};

export type RaVienNgoaiTruInput = {
  BenhAn_Id?: string | null;
  ChanDoan?: string | null;
  ChanDoanICD_Id?: string | null;
  ChanDoanPhuICD_Ids?: string[] | null;
  GhiChu?: string | null;
  KetQuaDieuTri?: KetQuaDieuTri | null;
  LoaiRaVien?: LoaiRaVien | null;
  LoiDan?: string | null;
  LyDoThayThe?: string | null;
  NguoiGiamHo?: string | null;
  PhuongPhapDieuTri?: string | null;
  ThoiGianRaVien?: Date | null;
  requestId?: string | null;
  version?: number | null;
};

export type RaVienNoiTru = DischargesRows['RaVienNoiTru'];
type RaVienNoiTruFields = {
  BacSi_Id: string | null;
  BenhNhan_Id: string;
  ChanDoan: string;
  ChanDoanICD_Id: string;
  ChanDoanPhuICD_Ids: readonly string[];
  GhiChu: string | null;
  HuongDieuTri: string | null;
  KetQuaCanLamSang: string | null;
  KetQuaDieuTri: KetQuaDieuTri;
  LanCuoiThay: Date | string | null;
  LoaiRaVien: LoaiRaVien;
  LoiDan: string | null;
  LyDoHuy: string | null;
  LyDoThayThe: string | null;
  NgayTaiKham: string | null;
  NguoiGiamHo: string | null;
  NguyenNhanTuVong: string | null;
  NguyenNhanTuVongICD_Id: string | null;
  NhapVien_Id: string;
  PhienBan: number;
  PhuongPhapDieuTri: string | null;
  QuaTrinhBenhLy: string | null;
  SoLanIn: number;
  SoRaVien: string;
  ThayTheCho_Id: string | null;
  ThoiGianRaVien: Date | string;
  ThoiGianTuVong: Date | string | null;
  TrangThai: TrangThaiRaVien;
  XuLyTronVien: string | null;
  _id: string;
  hanhDongs: readonly ActionState[];
  version: number;
};

export type RaVienNoiTruInput = {
  ChanDoan?: string | null;
  ChanDoanICD_Id?: string | null;
  ChanDoanPhuICD_Ids?: string[] | null;
  GhiChu?: string | null;
  HuongDieuTri?: string | null;
  KetQuaCanLamSang?: string | null;
  KetQuaDieuTri?: KetQuaDieuTri | null;
  LanCuoiThay?: Date | null;
  LoaiRaVien?: LoaiRaVien | null;
  LoiDan?: string | null;
  NgayTaiKham?: string | null;
  NguoiGiamHo?: string | null;
  NguyenNhanTuVong?: string | null;
  NguyenNhanTuVongICD_Id?: string | null;
  NhapVien_Id?: string | null;
  PhuongPhapDieuTri?: string | null;
  QuaTrinhBenhLy?: string | null;
  ThoiGianRaVien?: Date | null;
  ThoiGianTuVong?: Date | null;
  XuLyTronVien?: string | null;
  requestId?: string | null;
  version?: number | null;
};

export type RefLabel = {
  _id: string;
  ma: string | null;
  ten: string;
};

export type RuouBia = 'Khong' | 'ThinhThoang' | 'ThuongXuyen';

export type SaoChepBangGiaInput = {
  GhiChu?: string | null;
  LoaiGia_Id: string;
  SoQuyetDinh?: string | null;
  TenBangGia: string;
  TuNgay: string;
  lamTron: number;
  phanTram: string;
};

export type SaoLuu = {
  LyDoXoa: string | null;
  NgayTao: Date | string;
  TrangThai: TrangThaiSaoLuu;
  _id: string;
  coTep: boolean;
  ghiChu: string | null;
  hanhDongs: readonly ActionState[];
  kichThuoc: number | null;
  kiemChung: KiemChungSaoLuu | null;
  lamLuc: Date | string;
  loi: string | null;
  mayGoc: string | null;
  nguoiTao: string | null;
  phienBan: string;
  sha256: string | null;
  soBang: number | null;
  soDong: number | null;
  soTep: number | null;
  tenMay: string | null;
  tenTep: string;
  tepGoc: string | null;
  tienDo: number;
  tuDong: boolean;
  xongLuc: Date | string | null;
};

export type Setting = {
  _id: string;
  backup: unknown;
  bank: unknown;
  claims: unknown;
  debts: unknown;
  defaultLanguage: string;
  deskLock: unknown;
  facility: unknown;
  his: unknown;
  invoices: unknown;
  isShowIconLanguage: boolean;
  kiosk: unknown;
  labQc: unknown;
  menuPlace: string;
  patient: unknown;
  patientResults: unknown;
  print: unknown;
  promotions: unknown;
  queue: unknown;
  recordAccess: unknown;
  smartPharma: unknown;
  systemType: string;
  treatment: unknown;
  versions: unknown;
};

export type SoDoGiuongBenh = StaysRows['SoDoGiuongBenh'];
type SoDoGiuongBenhFields = {
  Khoa: RefLabel;
  choNhan: number;
  chuyenDen: number;
  chuyenDi: number;
  congSuat: number | null;
  giuongs: readonly GiuongTrenSoDo[];
  soGiuong: number;
  soGiuongCoNguoi: number;
  soNguoi: number;
};

export type SoDuBenhNhan = {
  ConLai: string;
  TamUngCon: string;
  ThuThua: string;
  luots: readonly SoDuLuotKham[];
};

export type SoDuLuotKham = {
  BenhNhanTT: string;
  ConLai: string;
  DaThu: string;
  MaTiepNhan: string;
  Ngay: string;
  TamUngCon: string;
  ThanhTien: string;
  ThuThua: string;
  TiepNhan_Id: string;
};

export type SoKetDenHan = TreatmentRows['SoKetDenHan'];
type SoKetDenHanFields = {
  BenhAn_Id: string;
  lan: number | null;
  lanCuoi: string | null;
  ngayDenHan: string | null;
  ngayKeTiep: string;
  noiTru: NoiTru;
  soNgayTre: number;
};

export type SoKhuyet = EveningRows['SoKhuyet'];
type SoKhuyetFields = {
  DenSo: number;
  KyHieu: string;
  MauSo: string | null;
  QuyenBienLai_Id: string | null;
  TaiKhoan_Id: string | null;
  TuSo: number;
  hanhDongs: readonly ActionState[];
};

export type SoLanLyDo = {
  loai: LoaiLyDo | null;
  soLan: number;
  soNguoi: number;
  ten: string | null;
};

export type SoLieuBanDuLieu = {
  benhNhan: number;
  benhNhanCuoi: Date | string | null;
  bienLai: number;
  bienLaiCuoi: Date | string | null;
  taiKhoan: number;
  tienThu: string;
  tiepNhan: number;
  tiepNhanCuoi: Date | string | null;
};

export type SoLieuHeThong = {
  soDanhMucDaSua: number;
  soGoiCho: number;
  soGoiLoi: number;
  soLanTuChoi: number;
  soNguoiDangNhap: number;
  soViecCho: number;
  soViecHong: number;
};

export type SoLieuThuNgan = CashierRows['SoLieuThuNgan'];
type SoLieuThuNganFields = {
  bienLaiTraLais: readonly string[];
  chuyenKhoan: string;
  hoanTien: string;
  hoanUng: string;
  khac: string;
  nopQuy: string;
  nopQuyBangChu: string;
  quetThe: string;
  quyens: readonly QuyenTrongCa[];
  soBienLai: number;
  soHuy: number;
  tamUng: string;
  thuTien: string;
  tienMat: string;
  tong: string;
  traLai: string;
};

export type SoLieuThuNgay = {
  chuyenKhoan: string;
  hoan: string;
  khac: string;
  quetThe: string;
  soBienLai: number;
  soHoan: number;
  soHuy: number;
  soQuyenSapHet: number;
  tienMat: string;
};

export type SoLuongSoTien = {
  SoTien: string;
  soLuong: number;
};

export type SoLuongTiepNhan = {
  ChoKham: number;
  ChuaXacMinhThe: number;
  DaHuy: number;
  DaKham: number;
  DangKham: number;
  TatCa: number;
};

export type SoQuy = {
  ChuaDinhKhoan: number;
  CuoiKy: string;
  DaDinhKhoan: number;
  DaXuat: number;
  DauKy: string;
  DenNgay: string;
  TongChi: string;
  TongThu: string;
  TuNgay: string;
  data: readonly DongSoQuy[];
  totalRows: number;
};

export type SoSanhBangGia = {
  chiSau: number;
  chiTruoc: number;
  data: readonly DongSoSanhGia[];
  giam: number;
  giuNguyen: number;
  tang: number;
  totalRows: number;
};

export type SoSanhDoiDoiTuong = {
  dongs: readonly DongDoiDoiTuong[];
  phaiHoanThem: string;
  phaiThuThem: string;
  sau: TongDoiDoiTuong;
  truoc: TongDoiDoiTuong;
};

export type SoSanhDuToan = {
  PhaiTraCu: string;
  PhaiTraNay: string;
  TongNay: string;
  dongs: readonly DongSoSanh[];
  khacDoiTuong: boolean;
  khuyenMais: readonly string[];
};

export type SortInput = {
  desc?: boolean | null;
  field: string;
};

export type SuDungVatTu = SupplyUseRows['SuDungVatTu'];
type SuDungVatTuFields = {
  BuoiLieuTrinh_Id: string | null;
  DichVuYeuCauChiTiet_Id: string;
  DichVuYeuCau_Id: string;
  Kho: RefLabel | null;
  LyDoHuyDuyet: string | null;
  NgayDuyet: Date | string | null;
  NguoiDuyet: RefLabel | null;
  TenDichVu: string;
  TrangThai: TrangThaiSuDungVatTu;
  _id: string | null;
  dinhMucs: readonly DinhMucVatTu[];
  dongs: readonly DongVatTu[];
  hanhDongs: readonly ActionState[];
  khos: readonly RefLabel[];
  version: number | null;
};

export type SuDungVatTuInput = {
  BuoiLieuTrinh_Id?: string | null;
  DichVuYeuCauChiTiet_Id: string;
  DichVuYeuCau_Id: string;
  Kho_Id: string;
  dongs: DongVatTuInput[];
  lyDoCanhBaos?: LyDoCanhBaoInput[] | null;
  requestId?: string | null;
  version?: number | null;
};

export type SubscriptionSubAppArgs = {
  clientId: string;
  idNode?: string | null;
  modules: string[];
  variables?: unknown;
};

export type SucKhoeHeThong = {
  luc: Date | string;
  mayChus: readonly MayChuDangChay[];
  phans: readonly SucKhoePhan[];
  trangThai: TrangThaiSucKhoe;
};

export type SucKhoeInput = {
  BenhManTinh?: string | null;
  CanNang?: number | null;
  ChieuCao?: number | null;
  DiUng?: string | null;
  HutThuoc?: HutThuoc | null;
  HuyetApCao?: number | null;
  HuyetApThap?: number | null;
  Mach?: number | null;
  NhietDo?: number | null;
  NhipTho?: number | null;
  RuouBia?: RuouBia | null;
  SpO2?: number | null;
  ThaiSan?: ThaiSanTiepNhan | null;
  ThuocDangDung?: string | null;
  TuanThai?: number | null;
  version?: number | null;
};

export type SucKhoePhan = {
  lyDo: string | null;
  phan: PhanHeThong;
  soLieu: unknown;
  trangThai: TrangThaiSucKhoe;
};

export type SucKhoeTiepNhan = ReceptionRows['SucKhoeTiepNhan'];
type SucKhoeTiepNhanFields = {
  BenhManTinh: string | null;
  CanNang: number | null;
  ChieuCao: number | null;
  DiUng: string | null;
  HutThuoc: HutThuoc | null;
  HuyetApCao: number | null;
  HuyetApThap: number | null;
  Mach: number | null;
  NgayCapNhat: Date | string;
  NhietDo: number | null;
  NhipTho: number | null;
  RuouBia: RuouBia | null;
  SpO2: number | null;
  ThaiSan: ThaiSanTiepNhan | null;
  ThuocDangDung: string | null;
  TuanThai: number | null;
  _id: string;
  nguoiGhi: string | null;
  version: number;
};

export type TabKhamBenh = 'ChoKham' | 'DaKham' | 'DangKham' | 'KhongDen';

export type TabPhongBuoi = 'ChoThucHien' | 'ChuaDenHan' | 'DaXong' | 'DangLam';

export type TabPhongDoc = 'ChoThucHien' | 'DaTra' | 'DangLam' | 'KhongDen';

export type TabTiepNhan = 'ChoKham' | 'ChuaXacMinhThe' | 'DaHuy' | 'DaKham' | 'DangKham' | 'TatCa';

export type TabVienPhi = 'ChoThanhToan' | 'ChuaHachToan' | 'DaKham' | 'DaThu';

export type TabXetNghiem = 'ChoLayMau' | 'DaTra' | 'DangLam' | 'KhongDen';

export type TacDongGhep = {
  DonGia: string | null;
  DonGiaGhep: string | null;
  soNguoi: number;
  tyLe: number;
};

export type TaiBienPTTT = 'DoGayMe' | 'DoNhiemKhuan' | 'DoPhauThuat' | 'Khac' | 'KhongTaiBien';

export type TaiKhoanHoaDon = {
  DiaChi: string;
  KetQuaKiemTra: KetQuaKiemTra | null;
  KiemTraLuc: Date | string | null;
  KyHieu: string;
  MaMau: string;
  MaSoThue: string;
  MaUngDung: string | null;
  MauSo: string;
  NhaCungCap: NhaCungCapHoaDon;
  NhanVien_Ids: readonly string[];
  Node_Ids: readonly string[];
  TamNgung: boolean;
  Ten: string;
  TenDangNhap: string;
  TenPhatHanh: string | null;
  ThongBaoKiemTra: string | null;
  TuNgay: string;
  _id: string;
  dungBoi: readonly string[];
  version: number;
};

export type TaiKhoanHoaDonInput = {
  DiaChi: string;
  KyHieu: string;
  MaMau?: string | null;
  MaSoThue: string;
  MaUngDung?: string | null;
  MatKhau?: string | null;
  MatKhauPhatHanh?: string | null;
  MauSo: string;
  NhaCungCap: NhaCungCapHoaDon;
  NhanVien_Ids: string[];
  Node_Ids: string[];
  TamNgung: boolean;
  Ten: string;
  TenDangNhap: string;
  TenPhatHanh?: string | null;
  TuNgay: string;
  version?: number | null;
};

export type TaiKhoanNhanTien = {
  SoTaiKhoan: string;
  TenNganHang: string;
  _id: string;
  macDinh: boolean;
  ten: string;
};

export type TamUngTrongNgay = {
  DaDung: string;
  DaThu: string;
  HoanLai: string;
  Khac: string;
  TonCuoi: string;
  TonDau: string;
};

export type TepBang = {
  conNua: boolean;
  noiDung: string;
  soDong: number;
  tenTep: string;
};

export type TepHoaDon = {
  fileName: string;
  url: string;
};

export type ThaiSan = 'ChoConBu' | 'MangThai';

export type ThaiSanTiepNhan = 'ChoConBu' | 'MangThai';

export type ThamSo = {
  _id: string;
  canCu: string | null;
  daApDung: boolean;
  giaTri: string;
  ma: string;
  tuNgay: string;
  version: number;
};

export type ThamSoChangeInput = {
  canCu: string;
  giaTri: string;
  lyDo?: string | null;
  version: number;
};

export type ThamSoInput = {
  canCu: string;
  giaTri: string;
  ma: string;
  tuNgay: string;
};

export type ThangDiem = 'Braden' | 'Dau' | 'Glasgow' | 'HumptyDumpty' | 'MNASF' | 'MST' | 'Morse' | 'NEWS2' | 'NRS2002' | 'PEWS' | 'STRONGkids';

export type ThanhToan = CashierRows['ThanhToan'];
type ThanhToanFields = {
  HinhThucThanhToan: RefLabel | null;
  HinhThucThanhToan_Id: string;
  Loai: string;
  MaGiaoDich: string | null;
  SoTien: string;
  TaiKhoanNganHang: RefLabel | null;
  TaiKhoanNganHang_Id: string | null;
};

export type ThanhToanInput = {
  HinhThucThanhToan_Id: string;
  MaGiaoDich?: string | null;
  SoTien: string;
  TaiKhoanNganHang_Id?: string | null;
};

export type ThanhVienPTTT = ProceduresRows['ThanhVienPTTT'];
type ThanhVienPTTTFields = {
  NhanVien: RefLabel | null;
  NhanVien_Id: string;
  TyLe: number | null;
  VaiTro: VaiTroPTTT;
};

export type ThanhVienPTTTInput = {
  NhanVien_Id: string;
  TyLe?: number | null;
  VaiTro: VaiTroPTTT;
};

export type ThayDoiGiaInput = {
  DonGia?: string | null;
  Loai: LoaiBangGia;
  Muc_Id: string;
  truoc?: string | null;
};

export type ThayDoiNoiTru = TreatmentRows['ThayDoiNoiTru'];
type ThayDoiNoiTruFields = {
  _id: string;
  at: Date | string;
  batThuong: boolean;
  loai: LoaiThayDoi;
  noiDung: string;
};

export type ThayDoiQuyetToanInput = {
  LyDo: string;
  MaLyDo: string;
  dongs: DongThayDoiQuyetToanInput[];
  id: string;
  requestId: string;
  tang: boolean;
};

export type ThayTheHoaDonInput = {
  LyDo: string;
  MaLyDo: string;
  NguoiMua: NguoiMuaInput;
  id: string;
  requestId: string;
};

export type TheTrongDot = ReceptionRows['TheTrongDot'];
type TheTrongDotFields = {
  BHYTNgayHetHieuLuc: string | null;
  BHYTNgayHieuLuc: string | null;
  BenhVien_KCB_Id: string | null;
  KhuVucSinhSong: KhuVucSinhSong | null;
  LyDoHuy: string | null;
  NgayCapThe: string | null;
  NgayDu5Nam: string | null;
  NoiCapThe: string | null;
  SoTheBHYT: string;
  TheDaXacMinh: boolean;
  TrangThai: TrangThaiTheTrongDot;
  TrinhTheLuc: Date | string;
  _id: string;
  laTheDau: boolean;
  nguoiThem: string | null;
  phanTramThe: number | null;
  tinhTu: string;
};

export type TheTrongDotInput = {
  BHYTNgayHetHieuLuc?: string | null;
  BHYTNgayHieuLuc?: string | null;
  BenhVien_KCB_Id?: string | null;
  DoiTuong_Id?: string | null;
  KhuVucSinhSong?: KhuVucSinhSong | null;
  NgayCapThe?: string | null;
  NgayDu5Nam?: string | null;
  NoiCapThe?: string | null;
  SoTheBHYT: string;
  TiepNhan_Id: string;
  TrinhTheLuc?: Date | null;
  chapNhanThe?: boolean | null;
  requestId?: string | null;
};

export type ThietLap = {
  coBieuTrung: boolean;
  coMaCSKCB: boolean;
  daAn: boolean;
  dangThietLap: boolean;
  doiTuong: readonly DoiTuongThietLap[];
  luongCoSo: string | null;
  soDichVu: number;
  soDichVuCoGia: number;
  soDoiTuong: number;
  soICD: number;
  soKho: number;
  soKiemChung: number;
  soLoTon: number;
  soNhanVien: number;
  soPhongKham: number;
  soQuayThu: number;
  soQuyenBienLai: number;
  soSaoLuu: number;
  soTaiKhoan: number;
  soThuNgan: number;
  soThuNganThieuQuyen: number;
  soThuoc: number;
  soTiepNhan: number;
  soXa: number;
};

export type ThietLapInput = {
  MaCSKCB: string;
  TenNhanVien: string;
  address: string;
  name: string;
  password: string;
  phone: string;
  systemType: string;
  username: string;
};

export type ThongBao = NotificationsRows['ThongBao'];
type ThongBaoFields = {
  BanGhi_Id: string | null;
  BenhNhan_Id: string | null;
  KhamBenh_Id: string | null;
  Loai: LoaiThongBao;
  MaYTe: string | null;
  Muc: MucThongBao;
  NgayDoc: Date | string | null;
  NgayTao: Date | string;
  NoiDung: readonly string[];
  TenBenhNhan: string | null;
  TenNode: string | null;
  _id: string;
};

export type ThongBaoSaiSot = InvoicesRows['ThongBaoSaiSot'];
type ThongBaoSaiSotFields = {
  DiaChiMua: string | null;
  DonViMua: string | null;
  LyDo: string;
  LyDoHuy: string | null;
  NgayGui: string | null;
  NgayThongBao: string;
  NguoiMua: string | null;
  PhanHoi: string | null;
  SoThongBao: string;
  TrangThai: TrangThaiThongBaoSaiSot;
  _id: string;
  hanhDongs: readonly ActionState[];
  version: number;
};

export type ThongBaoSaiSotInput = {
  DiaChiMua?: string | null;
  DonViMua?: string | null;
  HoaDon_Id: string;
  LyDo: string;
  NguoiMua?: string | null;
  requestId: string;
};

export type ThuCongNoInput = {
  GhiChu?: string | null;
  NguoiNop?: string | null;
  QuyenBienLai_Id?: string | null;
  SoTien?: string | null;
  TienKhachDua?: string | null;
  ids: string[];
  requestId: string;
  thanhToans: ThanhToanInput[];
};

export type ThuGiaoDichNganHangInput = {
  BenhNhan_Id?: string | null;
  GiaoDichTam_Id?: string | null;
  LoaiBienLai?: LoaiPhieuThu | null;
  TiepNhan_Id?: string | null;
  id: string;
  requestId: string;
  xacNhanGia?: boolean | null;
};

export type ThuKhuyenMai = {
  SoLuot: number;
  SoLuotGiam: number;
  TongGiam: string;
  lonNhats: readonly LuotThuKhuyenMai[];
  ngay: string;
};

export type ThuNganTrongNgay = {
  ButToan: string;
  CaDaKet: string;
  Chi: string;
  Con: string;
  HinhThuc: string | null;
  HinhThucThanhToan_Id: string;
  NguoiThu: string | null;
  NguoiThu_Id: string;
  Thu: string;
  soBienLai: number;
};

export type ThuTheoDoiTuong = {
  BHChiTra: string;
  BenhNhanTT: string;
  DaThu: string;
  DoiTuong_Id: string;
  TenDoiTuong: string;
  ThanhTien: string;
  soLuot: number;
};

export type ThuTheoGio = {
  SoTien: string;
  gio: number;
  soBienLai: number;
};

export type ThuTheoLoai = {
  DaHuy: string;
  LoaiBienLai: LoaiPhieuThu;
  SoTien: string;
};

export type ThuTienInput = {
  BenhNhan_Id: string;
  GhiChu?: string | null;
  LoaiBienLai?: LoaiPhieuThu | null;
  NguoiNop?: string | null;
  QuyenBienLai_Id?: string | null;
  SoTien?: string | null;
  TienKhachDua?: string | null;
  TiepNhan_Id: string;
  VienPhiDong_Ids?: string[] | null;
  requestId: string;
  thanhToans: ThanhToanInput[];
  xacNhanGia?: boolean | null;
};

export type ThuTrongGio = {
  SoTien: string | null;
  gio: number;
  thuongLe: string;
};

export type ThuTrongNgay = {
  ConPhaiThu: string;
  CongNo: string;
  KhuyenMai: string;
  MienGiam: string;
  QuyBHYT: string;
  doiTuongs: readonly TienTheoTen[];
  gios: readonly ThuTrongGio[];
  khoas: readonly TienTheoTen[];
  nhomChiPhis: readonly TienTheoTen[];
  tong: string;
};

export type ThucHienThuoc = DosesRows['ThucHienThuoc'];
type ThucHienThuocFields = {
  BenhNhan_Id: string;
  CachXacDinh: CachXacDinh | null;
  DonViTinh: string | null;
  Duoc_Id: string;
  GhiChu: string | null;
  GioDung: Date | string | null;
  KetThucLuc: Date | string | null;
  Kho_Id: string | null;
  Khoa_Id: string;
  Lieu: string | null;
  LyDo: string | null;
  LyDoKhongDung: LyDoKhongDung | null;
  LyDoKhongQuet: string | null;
  LyDoThuHoi: string | null;
  NgayTao: Date | string;
  NguoiThuHai_Id: string | null;
  NguoiThuHoi_Id: string | null;
  NguoiThucHien_Id: string | null;
  NhapVien_Id: string;
  SoLuong: string | null;
  TenDuoc: string;
  TheTich: string | null;
  ThoiGian: Date | string;
  ThuHoiLuc: Date | string | null;
  TrangThai: TrangThaiThucHienThuoc;
  YLenhThuoc_Id: string;
  _id: string;
  hanhDongs: readonly ActionState[];
  version: number;
};

export type ThucHienThuocInput = {
  GhiChu?: string | null;
  GioDung?: Date | null;
  KetThucLuc?: Date | null;
  KhongDung?: boolean | null;
  Lieu?: string | null;
  LyDo?: string | null;
  LyDoKhongDung?: LyDoKhongDung | null;
  LyDoKhongQuet?: string | null;
  TheTich?: string | null;
  ThoiGian?: Date | null;
  YLenhThuoc_Id?: string | null;
  khongLayTu?: boolean | null;
  maNguoiBenh?: string | null;
  maThuoc?: string | null;
  nguoiThuHai?: NguoiThuHaiInput | null;
  requestId?: string | null;
};

export type ThuocGoiY = {
  CachDung: string | null;
  Chieu: string | null;
  DonViTinh: string | null;
  Duoc_Id: string;
  DuongDung_Id: string | null;
  Sang: string | null;
  SoLuong: string | null;
  SoNgay: number | null;
  TenDuoc: string;
  Toi: string | null;
  Trua: string | null;
  soLan: number | null;
};

export type ThuocTrenPhieu = DosesRows['ThuocTrenPhieu'];
type ThuocTrenPhieuFields = {
  MaDuoc: string;
  canHaiNguoi: CanHaiNguoi | null;
  duocDungTu: Date | string | null;
  khiCans: readonly ThucHienThuoc[];
  lieus: readonly LieuThuoc[];
  thuHois: readonly ThucHienThuoc[];
  yLenh: YLenhThuoc;
};

export type TienTheoTen = {
  SoTien: string;
  ten: string | null;
};

export type TiepNhan = ReceptionRows['TiepNhan'];
type TiepNhanFields = {
  BHYTNgayHetHieuLuc: string | null;
  BHYTNgayHieuLuc: string | null;
  BenhNhan: BenhNhan | null;
  BenhNhan_Id: string;
  BenhPhuLuc_Id: string | null;
  BenhVienChuyen_Id: string | null;
  BenhVien_KCB_Id: string | null;
  CapCuu: boolean;
  CoGiayChuyen: boolean;
  CungChiTraLuyKe: string;
  DaHoanUng: boolean;
  DaXacNhanBHYT: boolean;
  DaXacNhanChiPhi: boolean;
  DiaChiNguoiLienHe: string | null;
  DoiTuong_Id: string;
  KhuVucSinhSong: KhuVucSinhSong | null;
  LyDoHuy: string | null;
  LyDoKham: string | null;
  LyDoTiepNhanLai: string | null;
  LyDoUuTien: string | null;
  MaDoiTuongKCB: string | null;
  MaDoiTuongKCBChon: string | null;
  MaTiepNhan: string;
  MienCungChiTra: boolean;
  MucHuong: number | null;
  Ngay: string;
  NgayCapThe: string | null;
  NgayDu5Nam: string | null;
  NgayGiayChuyen: string | null;
  NgayGiayDoiTuong: string | null;
  NgayGiayKhaiSinh: string | null;
  NgayGiayLuyKe: string | null;
  NgayGiayMien: string | null;
  NgayTiepNhan: Date | string;
  NoiCapThe: string | null;
  NoiTiepNhan_Id: string | null;
  QuanHeNguoiLienHe: string | null;
  SoDienThoaiNguoiLienHe: string | null;
  SoGiayChuyen: string | null;
  SoGiayDoiTuong: string | null;
  SoGiayHen: string | null;
  SoGiayKhaiSinh: string | null;
  SoGiayLuyKe: string | null;
  SoGiayMien: string | null;
  SoTheBHYT: string | null;
  SoThuTu: number | null;
  SucKhoe: SucKhoeTiepNhan | null;
  TaiKhamTheoHen: boolean;
  TenNguoiLienHe: string | null;
  TheDaXacMinh: boolean;
  TrangThai: TrangThaiTiepNhan;
  TrinhTheLuc: Date | string | null;
  TuyenKCB: TuyenKCB | null;
  UuTien: boolean;
  Ves: readonly VeHangDoi[];
  _id: string;
  dichVus: readonly DichVuCuaTiepNhan[];
  hanhDongs: readonly ActionState[];
  theTrongDots: readonly TheTrongDot[];
  version: number;
};

export type TiepNhanCanGui = {
  BHChiTra: string | null;
  BenhNhan_Id: string;
  DaDoi: boolean;
  HanGui: Date | string;
  HoSo_Id: string | null;
  LoiThongBao: string | null;
  MaGiaoDich: string | null;
  MaTiepNhan: string;
  MaYTe: string;
  NgayKetThuc: Date | string;
  PhienBan: number | null;
  SoTheBHYT: string | null;
  TenBenhNhan: string;
  TiepNhan_Id: string;
  TinhTrang: TinhTrangHoSoBHYT;
  TongChiBV: string | null;
  TrangThai: TrangThaiHoSoBHYT | null;
};

export type TiepNhanCapCuu = EmergencyRows['TiepNhanCapCuu'];
type TiepNhanCapCuuFields = {
  BaoXaLuc: Date | string | null;
  BaoXaNoi: string | null;
  BenhNhan: BenhNhan | null;
  ChanDoanSoBo: string | null;
  DenLuc: Date | string;
  KhoaNhapVien: RefLabel | null;
  Muc: MucCapCuu;
  NguoiBaoXa_Id: string | null;
  NguoiPhanLoai_Id: string | null;
  PhanLoaiLuc: Date | string;
  PhuongTien: PhuongTienDen | null;
  TiepNhan: TiepNhan;
  TiepNhan_Id: string;
  _id: string;
  batDauLuc: Date | string | null;
  dongHo: DongHoCapCuu;
  hanBaoXa: Date | string | null;
  hanLuc: Date | string;
  hanhDongs: readonly ActionState[];
  tuTrangs: readonly TuTrang[];
  version: number;
};

export type TiepNhanInput = {
  BHYTNgayHetHieuLuc?: string | null;
  BHYTNgayHieuLuc?: string | null;
  BenhNhan?: BenhNhanInput | null;
  BenhNhan_Id?: string | null;
  BenhPhuLuc_Id?: string | null;
  BenhVienChuyen_Id?: string | null;
  BenhVien_KCB_Id?: string | null;
  CapCuu?: boolean | null;
  CoGiayChuyen?: boolean | null;
  CungChiTraLuyKe?: string | null;
  DiaChiNguoiLienHe?: string | null;
  DoiTuong_Id?: string | null;
  KhuVucSinhSong?: KhuVucSinhSong | null;
  LyDoKham?: string | null;
  LyDoTiepNhanLai?: string | null;
  LyDoUuTien?: string | null;
  LyDoVuotChongChiDinh?: string | null;
  MaDoiTuongKCB?: string | null;
  MienCungChiTra?: boolean | null;
  NgayCapThe?: string | null;
  NgayDu5Nam?: string | null;
  NgayGiayChuyen?: string | null;
  NgayGiayDoiTuong?: string | null;
  NgayGiayKhaiSinh?: string | null;
  NgayGiayLuyKe?: string | null;
  NgayGiayMien?: string | null;
  NgayTiepNhan?: Date | null;
  NoiCapThe?: string | null;
  NoiTiepNhan_Id?: string | null;
  QuanHeNguoiLienHe?: string | null;
  SoDienThoaiNguoiLienHe?: string | null;
  SoGiayChuyen?: string | null;
  SoGiayDoiTuong?: string | null;
  SoGiayHen?: string | null;
  SoGiayKhaiSinh?: string | null;
  SoGiayLuyKe?: string | null;
  SoGiayMien?: string | null;
  SoTheBHYT?: string | null;
  SucKhoe?: SucKhoeInput | null;
  TaiKhamTheoHen?: boolean | null;
  TenNguoiLienHe?: string | null;
  TrinhTheLuc?: Date | null;
  UuTien?: boolean | null;
  VeTiepNhan_Id?: string | null;
  boDichVu_Ids?: string[] | null;
  chapNhanGiayChuyen?: boolean | null;
  chapNhanThe?: boolean | null;
  dichVus?: DichVuTiepNhanInput[] | null;
  requestId?: string | null;
  version?: number | null;
  xacNhanTrung?: boolean | null;
};

export type TiepNhanNhapVien = AdmissionRows['TiepNhanNhapVien'];
type TiepNhanNhapVienFields = {
  BacSiChiDinh_Id: string;
  BacSiDieuTri_Id: string | null;
  BenhNhan: BenhNhan | null;
  BenhNhan_Id: string;
  CachLy: CachLyGiuong | null;
  ChanDoanICD_Id: string;
  ChuyenDen_Id: string | null;
  DaXuLy: string | null;
  DuKienRaVien: string | null;
  KhamBenh_Id: string;
  KhamBoPhan: string | null;
  KhamToanThan: string | null;
  KhoaNhapVien_Id: string;
  Khoa_Id: string | null;
  LoaiBenhAn_Id: string;
  LyDoTraLai: string | null;
  LyDoVaoVien: string;
  MaNhapVien: string;
  NgayVaoKhoa: Date | string | null;
  QuaTrinhBenhLy: string | null;
  SoLanChuyen: number;
  ThoiGianVaoVien: Date | string;
  TienSuBanThan: string | null;
  TienSuGiaDinh: string | null;
  TiepNhan_Id: string;
  TomTatCanLamSang: string | null;
  TrangThai: TrangThaiNhapVien;
  _id: string;
  hanhDongs: readonly ActionState[];
  version: number;
};

export type TiepNhanNhapVienInput = {
  BacSiChiDinh_Id?: string | null;
  ChanDoanICD_Id?: string | null;
  DaXuLy?: string | null;
  KhamBenh_Id?: string | null;
  KhamBoPhan?: string | null;
  KhamToanThan?: string | null;
  KhoaNhapVien_Id?: string | null;
  LoaiBenhAn_Id?: string | null;
  LyDoVaoVien?: string | null;
  QuaTrinhBenhLy?: string | null;
  ThoiGianVaoVien?: Date | null;
  TienSuBanThan?: string | null;
  TienSuGiaDinh?: string | null;
  TomTatCanLamSang?: string | null;
  requestId?: string | null;
  version?: number | null;
};

export type TimTrungInput = {
  CMNDHoacHoChieu?: string | null;
  DiaChi_Id?: string | null;
  GioiTinh?: GioiTinh | null;
  NamSinh?: number | null;
  NgaySinh?: string | null;
  SoDienThoai?: string | null;
  SoTheBHYT?: string | null;
  TenBenhNhan: string;
  exceptId?: string | null;
};

export type TinMoiNoiTru = {
  thayDois: readonly ThayDoiNoiTru[];
  tu: Date | string;
};

export type TinThietBi = DevicesRows['TinThietBi'];
type TinThietBiFields = {
  CachXuLy: string | null;
  Chieu: string;
  KetQua: KetQuaTin;
  Loi: string | null;
  Luc: Date | string;
  MaTin: string | null;
  NoiDung: string;
  SoKetQua: number;
  _id: string;
  hanhDongs: readonly ActionState[];
};

export type TinhHinhPhong = {
  ChoThucHien: number;
  CoKetQua: number;
  DangLam: number;
  Loais: readonly LoaiPhieu[];
  Phong: RefLabel;
  TonTruoc: number;
};

export type TinhTrangButToan = 'ChuaDinhKhoan' | 'DaDinhKhoan' | 'DaXuat';

export type TinhTrangCaBenh = 'ChuyenVien' | 'DangDieuTri' | 'RaVien' | 'TuVong';

export type TinhTrangDoiDoiTuong = 'CoTheDoi' | 'DaDoi' | 'DaKhoa';

export type TinhTrangDuToan = 'DaChuyen' | 'DaHuy' | 'HetHan' | 'HieuLuc';

export type TinhTrangGiuong = StaysRows['TinhTrangGiuong'];
type TinhTrangGiuongFields = {
  DenLuc: Date | string | null;
  DuKienDen: Date | string | null;
  GhiChu: string | null;
  Giuong_Id: string;
  Loai: LoaiTinhTrangGiuong;
  NhapVien_Id: string | null;
  TrangThai: TrangThaiTinhTrangGiuong;
  TuLuc: Date | string;
  _id: string;
  hanhDongs: readonly ActionState[];
  version: number;
};

export type TinhTrangGiuongInput = {
  DuKienDen?: Date | null;
  GhiChu?: string | null;
  Giuong_Id: string;
  Loai?: LoaiTinhTrangGiuong | null;
  NhapVien_Id?: string | null;
  requestId?: string | null;
};

export type TinhTrangHen = 'ChoDen' | 'DaDen' | 'DaHuy' | 'QuaHen';

export type TinhTrangHoSoBHYT = 'CanSua' | 'ChuaGui' | 'DaNhan' | 'DangGui' | 'HopLe';

export type TinhTrangHoaDon = 'CanXuLy' | 'DaPhatHanh' | 'DaThayDoi' | 'DangGui';

export type TinhTrangKiemChuan = 'CanhBao' | 'ChuaChay' | 'Dat' | 'LoaiBo';

export type TinhTrangMayDICOM = {
  AESen: string;
  AnhCuoiLuc: Date | string | null;
  Cong: number;
  DanhSachLuc: Date | string | null;
  LienKetLuc: Date | string | null;
  LoaiMay: string;
  Loi: string | null;
  LoiDichVu: string | null;
  LoiLuc: Date | string | null;
  MaAE: string;
  MayDICOM_Id: string;
  TenMayDICOM: string;
  TrangThai: TrangThaiMayDICOM;
};

export type TinhTrangNguoiBenh = 'CapCuu' | 'ChuaOnDinh' | 'OnDinh';

export type TinhTrangNo = 'ChoDuyet' | 'ConHan' | 'DaHuy' | 'DaXoaNo' | 'QuaHan' | 'TatToan';

export type TinhTrangThietBi = 'DaKetNoi' | 'DangNghe' | 'Im' | 'KhongChay' | 'Loi' | 'Tat';

export type TinhTrangTiemChung = 'Co' | 'Khong' | 'KhongRo';

export type TinhTrangXacNhan = 'ChuaDu' | 'DaXacNhan' | 'SanSang';

export type ToDieuTri = TreatmentRows['ToDieuTri'];
type ToDieuTriFields = {
  AnSang: string | null;
  AnToi: string | null;
  AnTrua: string | null;
  BacSi_Id: string;
  BenhAn_Id: string;
  BenhNhan: BenhNhan | null;
  BenhNhan_Id: string;
  CapChamSoc: CapChamSoc | null;
  ChamSoc: string | null;
  DienBien: string;
  HieuLucDen: Date | string;
  Khoa_Id: string;
  LapTu_Id: string | null;
  LyDoHuy: string | null;
  NgayCapNhat: Date | string;
  NgayTao: Date | string;
  NguoiTao_Id: string | null;
  NguoiXacNhan_Id: string | null;
  NhapVien_Id: string;
  SoThuTu: number;
  ThoiGian: Date | string;
  TinhTrang: TinhTrangNguoiBenh;
  TrangThai: TrangThaiToDieuTri;
  XacNhanLuc: Date | string | null;
  YLenhChamSoc_Ids: readonly string[];
  YLenhKhac: string | null;
  _id: string;
  hanhDongs: readonly ActionState[];
  thuocs: readonly YLenhThuoc[];
  version: number;
};

export type ToDieuTriInput = {
  AnSang?: string | null;
  AnToi?: string | null;
  AnTrua?: string | null;
  BacSi_Id?: string | null;
  CapChamSoc?: CapChamSoc | null;
  ChamSoc?: string | null;
  DienBien?: string | null;
  HieuLucDen?: Date | null;
  LapTu_Id?: string | null;
  NhapVien_Id?: string | null;
  ThoiGian?: Date | null;
  TinhTrang?: TinhTrangNguoiBenh | null;
  YLenhChamSoc_Ids?: string[] | null;
  YLenhKhac?: string | null;
  YLenhMieng?: boolean | null;
  lyDoCanhBaos?: LyDoCanhBaoInput[] | null;
  requestId?: string | null;
  thuocs?: YLenhThuocInput[] | null;
  version?: number | null;
};

export type ToaMauGoiY = {
  LoiDan: string | null;
  MaToaThuocMau: string;
  TenChuyenKhoa: string | null;
  TenToaThuocMau: string;
  _id: string;
  boDis: readonly string[];
  cuaToi: boolean;
  theoChanDoan: boolean;
  thuocs: readonly ThuocGoiY[];
};

export type ToaThuoc = PrescriptionsRows['ToaThuoc'];
type ToaThuocFields = {
  BenhNhan_Id: string;
  KhamBenh_Id: string;
  LoaiToa: LoaiToa;
  LoiDan: string | null;
  MaDonThuoc: string;
  NgayDuyetCap: Date | string | null;
  NgayKe: Date | string;
  SoNgay: number;
  TrangThai: string;
  _id: string;
  canKeLai: string | null;
  chiTiets: readonly ToaThuocChiTiet[];
  hanhDongs: readonly ActionState[];
  version: number;
};

export type ToaThuocChiTiet = PrescriptionsRows['ToaThuocChiTiet'];
type ToaThuocChiTietFields = {
  CachDung: string | null;
  Chieu: string | null;
  DaThuTien: boolean;
  DonGia: string;
  DonGiaBHYTGoc: string;
  DonGiaGoc: string;
  DonGiaHoTro: string;
  DonGiaThanhToan: string;
  DonViTinh: string | null;
  Duoc_Id: string;
  DuongDung_Id: string | null;
  HoiChan: boolean;
  Kho_Id: string | null;
  LaBHYT: boolean;
  Sang: string | null;
  SoLuong: string;
  SoLuongDaCap: string;
  SoNgay: number;
  TenDuoc: string;
  Toi: string | null;
  Trua: string | null;
  _id: string;
  canhBaoDaDuyets: readonly CanhBaoDaDuyet[];
};

export type ToaThuocCuaKham = {
  toas: readonly ToaThuoc[];
  version: number;
};

export type ToaThuocDongInput = {
  CachDung?: string | null;
  Chieu?: string | null;
  Duoc_Id: string;
  DuongDung_Id?: string | null;
  Kho_Id?: string | null;
  LoaiToa: LoaiToa;
  Sang?: string | null;
  SoLuong?: string | null;
  SoNgay: number;
  Toi?: string | null;
  Trua?: string | null;
};

export type ToaThuocInput = {
  CachLayThuoc_Id?: string | null;
  LoiDan?: string | null;
  LyDoThay?: string | null;
  dongs: ToaThuocDongInput[];
  lyDoCanhBaos?: LyDoCanhBaoInput[] | null;
  requestId: string;
  version: number;
};

export type TomTatDaCap = RecordSummariesRows['TomTatDaCap'];
type TomTatDaCapFields = {
  GiayToNguoiNhan: string | null;
  NgayCap: string;
  NgayGiao: Date | string | null;
  NguoiGiao: RefLabel | null;
  NguoiNhan: string | null;
  PhienBan: number;
  SoTomTat: string;
  _id: string;
};

export type TomTatHoSoBenhAn = RecordSummariesRows['TomTatHoSoBenhAn'];
type TomTatHoSoBenhAnFields = {
  BacSi_Id: string | null;
  BenhNhan_Id: string;
  ChanDoan: string;
  ChanDoanICD_Id: string;
  ChanDoanPhuICD_Ids: readonly string[];
  DenNgay: string;
  KetQuaCanLamSang: string | null;
  LoiDan: string | null;
  LyDoHuy: string | null;
  LyDoThayThe: string | null;
  LyDoVaoVien: string | null;
  NgayCap: string;
  NgayGiao: Date | string | null;
  NguoiNhan: string | null;
  PhienBan: number;
  PhuongPhapDieuTri: string;
  QuaTrinhBenhLy: string;
  SoLanIn: number;
  SoTomTat: string;
  ThayTheCho_Id: string | null;
  TienSuBenh: string | null;
  TinhTrangRaVien: string;
  TrangThai: TrangThaiTomTat;
  TuNgay: string;
  YeuCau_Id: string;
  _id: string;
  hanhDongs: readonly ActionState[];
  version: number;
};

export type TomTatHoSoBenhAnInput = {
  ChanDoan?: string | null;
  ChanDoanICD_Id?: string | null;
  ChanDoanPhuICD_Ids?: string[] | null;
  DenNgay?: string | null;
  KetQuaCanLamSang?: string | null;
  LoiDan?: string | null;
  LyDoVaoVien?: string | null;
  PhuongPhapDieuTri?: string | null;
  QuaTrinhBenhLy?: string | null;
  TienSuBenh?: string | null;
  TinhTrangRaVien?: string | null;
  TuNgay?: string | null;
  YeuCau_Id?: string | null;
  requestId?: string | null;
  version?: number | null;
};

export type TongCongNo = {
  ChuaDenHan: string;
  CuoiKy: string;
  DaGiam: string;
  DaThu: string;
  DaXoa: string;
  DauKy: string;
  Ngay1Den30: string;
  Ngay31Den60: string;
  Ngay61Den90: string;
  PhatSinh: string;
  TrenNgay90: string;
};

export type TongDoiDoiTuong = {
  BHChiTra: string;
  BenhNhanTT: string;
  ConLai: string;
  ThanhTien: string;
  ThuThua: string;
};

export type TongHopHoSoBHYT = {
  BHChiTra: string;
  BNCCT: string;
  BNTT: string;
  CoBHYT: boolean;
  MaLoaiKCB: string;
  NguonKhac: string;
  SoHoSo: number;
  TongChiBH: string;
  TongChiBV: string;
};

export type TongQuanBanDuLieu = {
  data: readonly BanDuLieu[];
  mayChuRieng: boolean;
  tenCoSo: string;
};

export type TongQuanSaoLuu = {
  conTrong: number | null;
  data: readonly SaoLuu[];
  duocKiemChung: boolean;
  lanToi: Date | string | null;
  soNgayGiu: number;
  thuMuc: string;
};

export type TongSoDong = {
  atLeast: boolean;
  totalPages: number;
  totalRows: number;
};

export type TongVienPhi = {
  BHChiTra: string;
  BenhNhanTT: string;
  ConLai: string;
  ThanhTien: string;
  ThuThua: string;
};

export type TraCuuThe = InsuranceRows['TraCuuThe'];
type TraCuuTheFields = {
  BenhVien: RefLabel | null;
  at: Date | string;
  diaChi: string | null;
  ghiChu: string | null;
  gioiTinh: GioiTinh | null;
  gtTheDen: string | null;
  gtTheTu: string | null;
  hoTen: string | null;
  hopLe: boolean;
  maDKBD: string | null;
  maKV: string | null;
  maKetQua: string | null;
  maThe: string | null;
  ngayDu5Nam: string | null;
  ngaySinh: string | null;
  reachable: boolean;
};

export type TraKetQuaInput = {
  DanhGiaLais?: DanhGiaLaiInput[] | null;
  KhongDung_Ids?: string[] | null;
  XacNhanNguyHiem?: string | null;
  luu?: KetQuaXetNghiemInput | null;
  oldState: TrangThaiDichVuYeuCau;
};

export type TraKetQuaMoTaInput = {
  DanhGiaDaXem?: string | null;
  XacNhanNguyHiem?: string | null;
  luu?: KetQuaMoTaInput | null;
  oldState: TrangThaiDichVuYeuCau;
};

export type TraKetQuaSauInput = {
  DichVuYeuCau_Ids: string[];
  GhiChu?: string | null;
  NhapVien_Id: string;
  version: number;
};

export type TraKetQuaTheoGio = {
  gio: number;
  soPhieu: number;
  trungBinhPhut: number | null;
};

export type TraKetQuaViSinhInput = {
  DanhGiaDaXem?: string | null;
  LaSoBo?: boolean | null;
  XacNhanNguyHiem?: string | null;
  luu?: KetQuaViSinhInput | null;
  oldState: TrangThaiDichVuYeuCau;
};

export type TraTuongTrinhPTTTInput = {
  DanhGiaDaXem?: string | null;
  luu?: YeuCauPTTTInput | null;
  oldState: TrangThaiDichVuYeuCau;
};

export type TrangBangGia = {
  data: readonly DongBangGia[];
  totalRows: number;
};

export type TrangKetQuaTheoThoiGian = {
  ketQuas: readonly GiaTriTheoThoiGian[];
  truoc: Date | string | null;
};

export type TrangLyDoDaNeu = ReasonsRows['TrangLyDoDaNeu'];
type TrangLyDoDaNeuFields = {
  data: readonly LyDoDaNeu[];
  tongs: readonly SoLanLyDo[];
  totalRows: number;
};

export type TrangThaiApDung = 'DaHuy' | 'HieuLuc';

export type TrangThaiBanDuLieu = 'Cho' | 'DaXoa' | 'DangChay' | 'DangDung' | 'KhongDat' | 'SanSang';

export type TrangThaiBangGoiSo = 'DaHuy' | 'DangSuDung';

export type TrangThaiBaoCaoCaBenh = 'BiThayThe' | 'DaGui' | 'DaHuy' | 'Nhap';

export type TrangThaiBenhAn = 'DaHuy' | 'DaKetThuc' | 'DangDieuTri';

export type TrangThaiBienLai = 'ChuaThuTien' | 'DaHuy' | 'DaThuTien' | 'DangHachToan' | 'HachToanToanBo';

export type TrangThaiBuoi = 'DaHuy' | 'DaLam' | 'DangLam';

export type TrangThaiCaBenh = 'BiThayThe' | 'ChuaLap' | 'DaGui' | 'DaHuy' | 'Nhap';

export type TrangThaiCaDICOM = 'ChuaGhep' | 'DaGhep';

export type TrangThaiCacKetNoi = {
  congGiamDinh: TrangThaiKetNoi;
  donThuoc: TrangThaiKetNoi;
  goiSo: TrangThaiKetNoi;
  hoaDon: TrangThaiKetNoi;
  khoAnh: TrangThaiKetNoi;
  nganHang: TrangThaiKetNoi;
};

export type TrangThaiCay = 'CoMoc' | 'DangTheoDoi' | 'KhongMoc' | 'KhongNuoiCay';

export type TrangThaiChayLai = 'ChoChay' | 'DaBo' | 'DaChon';

export type TrangThaiChuyenKhoa = 'DaHuy' | 'DaNhan' | 'DangChuyen' | 'TuChoi';

export type TrangThaiChuyenVien = 'BiThayThe' | 'DaHuy' | 'DangSuDung';

export type TrangThaiCongNo = 'ConNo' | 'DaHuy' | 'DaXoaNo' | 'TatToan';

export type TrangThaiCongViec = 'CHO' | 'DANG_CHAY' | 'HONG' | 'THU_LAI';

export type TrangThaiDichVuYeuCau = 'ChuaKetQua' | 'CoKetQua' | 'DaHuy' | 'DaXemKetQua' | 'Nhap' | 'SanSang';

export type TrangThaiDongTraBHYT = 'ChapNhan' | 'ChoXuLy' | 'DaGiaiTrinh' | 'DaRut' | 'DaSua';

export type TrangThaiDuToan = 'DaChuyen' | 'DaHuy' | 'HieuLuc';

export type TrangThaiGiaiTrinhSo = 'DaHuy' | 'HieuLuc';

export type TrangThaiGiaoDichNganHang = 'BoQua' | 'ChoXuLy' | 'DaHuy' | 'DaThuTien';

export type TrangThaiGiaoDichTam = 'ChuaThuTien' | 'DaHuy' | 'DaThuTien' | 'HetHan';

export type TrangThaiGiayHen = 'BiThayThe' | 'DaDung' | 'DaHuy' | 'HieuLuc';

export type TrangThaiGiayNghi = 'BiThayThe' | 'DaHuy' | 'DangSuDung';

export type TrangThaiGiayTo = 'BiThayThe' | 'DaHuy' | 'DangSuDung';

export type TrangThaiGiuongBenh = 'DangNam' | 'DatTruoc' | 'DonDep' | 'Khoa' | 'Trong';

export type TrangThaiGoiNgoai = 'Cho' | 'DaGui' | 'DaHuy' | 'Loi';

export type TrangThaiGuiDon = 'Cho' | 'ChoThuHoi' | 'ChuaGui' | 'DaGui' | 'DaHuy' | 'DaThuHoi' | 'Loi' | 'LoiThuHoi';

export type TrangThaiHoSoBHYT = 'BiTra' | 'ChoGui' | 'DaNhan' | 'DaThayThe' | 'DangGui' | 'HopLe' | 'KhongRo' | 'TuChoi';

export type TrangThaiHoaDonDienTu = 'BiThayThe' | 'ChoGui' | 'DaDieuChinh' | 'DaPhatHanh' | 'DaXoa' | 'DangGui' | 'KhongRo' | 'Nhap' | 'TuChoi';

export type TrangThaiHoiChan = 'DaHuy' | 'DangSoan' | 'HoanTat';

export type TrangThaiKetNoi = 'ChuaCo' | 'ChuaKiemTra' | 'Loi' | 'Tot';

export type TrangThaiKetQuaThietBi = 'ChoChon' | 'ChoGhep' | 'DaBo' | 'DaVao' | 'KhongDung' | 'KiemChuan';

export type TrangThaiKhamBenh = 'DaHuy' | 'DaKham' | 'DangKham';

export type TrangThaiKhuyenMai = 'ChuaPhatHanh' | 'DaHuy' | 'DaKetThuc' | 'DaPhatHanh';

export type TrangThaiKiemChuan = 'DaHuy' | 'HieuLuc';

export type TrangThaiKiemChung = 'Cho' | 'DangChay' | 'Dat' | 'KhongDat';

export type TrangThaiLienKetKetQua = 'DaThuHoi' | 'HetHan' | 'HieuLuc' | 'KetQuaThuHoi';

export type TrangThaiLieu = 'ChuaDen' | 'DaDung' | 'DangTruyen' | 'DenGio' | 'Huy' | 'KhongDung' | 'Tre';

export type TrangThaiMayDICOM = 'Cho' | 'DaKetNoi' | 'KhongChay' | 'Loi' | 'Tat';

export type TrangThaiMienGiam = 'ChoDuyet' | 'DaDuyet' | 'DaRut' | 'TuChoi';

export type TrangThaiNguyHiem = 'ChoXacNhan' | 'DaThu' | 'DaXacNhan';

export type TrangThaiNhapVien = 'ChiDinhRaVien' | 'ChoThanhToan' | 'DaHuy' | 'DaRaVien' | 'DangDieuTri' | 'KhoaTraLai' | 'MoiVaoVien';

export type TrangThaiPhieuChamSoc = 'DaDinhChinh' | 'DaHuy' | 'HieuLuc';

export type TrangThaiPhieuSoKet = 'DaHuy' | 'DangSuDung';

export type TrangThaiQuyetToan = 'DaHuy' | 'HieuLuc';

export type TrangThaiRaVien = 'BiThayThe' | 'DaHuy' | 'DangSuDung';

export type TrangThaiSaoLuu = 'Cho' | 'DaXoa' | 'DangChay' | 'Loi' | 'Xong';

export type TrangThaiSuDungVatTu = 'DaDuyet' | 'DangSuDung';

export type TrangThaiSucKhoe = 'CANH_BAO' | 'LOI' | 'TOT';

export type TrangThaiTheTrongDot = 'DaHuy' | 'HieuLuc';

export type TrangThaiThongBaoSaiSot = 'DaGui' | 'DaHuy' | 'DaLap' | 'KhongTiepNhan' | 'TiepNhan';

export type TrangThaiThucHienThuoc = 'DaDung' | 'DaThuHoi' | 'DangTruyen' | 'KhongDung';

export type TrangThaiTiepNhan = 'ChuaTiepNhan' | 'DaHuy' | 'DaTiepNhan';

export type TrangThaiTinhTrangGiuong = 'DaKetThuc' | 'DangApDung';

export type TrangThaiToDieuTri = 'ChoXacNhan' | 'DaHuy' | 'DangSuDung';

export type TrangThaiTomTat = 'BiThayThe' | 'DaCap' | 'DaHuy';

export type TrangThaiTuTrang = 'DaTra' | 'DangGiu';

export type TrangThaiTuongTrinhPTTT = 'DaHuy' | 'DaKhoa' | 'DaTraKetQua' | 'DangSuDung' | 'DangThucHien';

export type TrangThaiTuongTrinhSpa = 'DaDuyet' | 'DaHuy' | 'DaTraKetQua' | 'Nhap';

export type TrangThaiXoaNo = 'ChoDuyet' | 'DaDuyet' | 'DaRut' | 'TuChoi';

export type TrangThaiYLenhThuoc = 'DaHuy' | 'DaNgung' | 'DangDung';

export type TrangThaiYeuCauTomTat = 'DaGiao' | 'DaLap' | 'DaYeuCau' | 'TuChoi';

export type TraoDoiHoSoBHYT = ClaimsRows['TraoDoiHoSoBHYT'];
type TraoDoiHoSoBHYTFields = {
  KetQua: KetQuaTraoDoiHoSo;
  Loai: LoaiTraoDoiHoSo;
  Luc: Date | string;
  NhanVe: string | null;
  _id: string;
};

export type TraoDoiHoaDon = InvoicesRows['TraoDoiHoaDon'];
type TraoDoiHoaDonFields = {
  GuiDi: string;
  KetQua: KetQuaTraoDoi;
  Loai: LoaiTraoDoi;
  Luc: Date | string;
  NhanVe: string | null;
  _id: string;
};

export type TreSoSinhInput = {
  CanNangSinh?: number | null;
  GioiTinh?: GioiTinh | null;
  SoGiayChungSinh?: string | null;
  SoTheBHYT?: string | null;
  ThoiDiemSinh?: Date | null;
  ThuTuSinh?: number | null;
  requestId?: string | null;
};

export type TruocChuyenPhong = {
  laBHYT: boolean;
  soLanKham: number;
  tyLe: number;
};

export type TruocKhiGhiTuVong = {
  soDangChos: readonly VeHangDoi[];
  tiepNhans: readonly TiepNhan[];
};

export type TruongKetQua = ReadingsRows['TruongKetQua'];
type TruongKetQuaFields = {
  BatBuoc: boolean;
  CoKetQua: CoKetQua | null;
  DonVi: string | null;
  GiaTri: string | null;
  Kieu: KieuTruong;
  LuaChons: readonly string[];
  Ma: string;
  Max: string | null;
  Min: string | null;
  Nhom: string | null;
  Ten: string;
  TenTiengAnh: string | null;
};

export type TruongLanTruoc = ReadingsRows['TruongLanTruoc'];
type TruongLanTruocFields = {
  NgayYeuCau: Date | string;
  truongs: readonly TruongKetQua[];
};

export type TruongThaoTac = {
  after: unknown;
  before: unknown;
  field: string;
  khac: boolean;
  kyThuat: boolean;
  label: string | null;
  tenSau: string | null;
  tenTruoc: string | null;
};

export type TuChoiMauInput = {
  GhiChu?: string | null;
  LyDo: LyDoTuChoiMau;
  XacNhanKetQua?: boolean | null;
  version: number;
};

export type TuTrang = EmergencyRows['TuTrang'];
type TuTrangFields = {
  MoTa: string;
  NgayNhan: Date | string;
  NgayTra: Date | string | null;
  NguoiNhan_Id: string | null;
  NguoiTra_Id: string | null;
  TraCho: string | null;
  TrangThai: TrangThaiTuTrang;
  _id: string;
  hanhDongs: readonly ActionState[];
  version: number;
};

export type TuVongInput = {
  LyDoTuVong?: string | null;
  NgayTuVong?: Date | null;
  NguyenNhanTuVong_Id?: string | null;
  NoiTuVong?: string | null;
  version: number;
};

export type TuVongPTTT = 'KhongTuVong' | 'Sau24Gio' | 'TrenBanMo' | 'Trong24Gio';

export type TuoiNo = {
  ChuaDenHan: string;
  Ngay1Den30: string;
  Ngay31Den60: string;
  Ngay61Den90: string;
  TrenNgay90: string;
};

export type TuongTrinhPTTT = ProceduresRows['TuongTrinhPTTT'];
type TuongTrinhPTTTFields = {
  BatDau: Date | string | null;
  ChanDoanSau: string | null;
  ChanDoanSauICD: RefLabel | null;
  ChanDoanTruoc: string | null;
  ChanDoanTruocICD: RefLabel | null;
  KetThuc: Date | string | null;
  Kip: readonly ThanhVienPTTT[];
  NgayKhoa: Date | string | null;
  NguoiKhoa: RefLabel | null;
  PhienBan: number;
  PhuongPhapPhauThuat: RefLabel | null;
  PhuongPhapVoCam: RefLabel | null;
  TaiBien: TaiBienPTTT | null;
  TaiBienGhiChu: string | null;
  TrangThai: TrangThaiTuongTrinhPTTT;
  TuVong: TuVongPTTT | null;
  batBuoc: boolean;
  hanhDongs: readonly ActionState[];
};

export type TuongTrinhPTTTInput = {
  BatDau?: Date | null;
  ChanDoanSau?: string | null;
  ChanDoanSauICD_Id?: string | null;
  ChanDoanTruoc?: string | null;
  ChanDoanTruocICD_Id?: string | null;
  KetThuc?: Date | null;
  Kip?: ThanhVienPTTTInput[] | null;
  PhuongPhapPhauThuat_Id?: string | null;
  PhuongPhapVoCam_Id?: string | null;
  TaiBien?: TaiBienPTTT | null;
  TaiBienGhiChu?: string | null;
  TuVong?: TuVongPTTT | null;
};

export type TuongTrinhSpa = SpaRows['TuongTrinhSpa'];
type TuongTrinhSpaFields = {
  BuoiLieuTrinh_Id: string;
  KetQua: string | null;
  LyDoHuy: string | null;
  NgayDuyet: Date | string | null;
  NgayHuy: Date | string | null;
  NgayTra: Date | string | null;
  NguoiThucHien_Ids: readonly string[];
  NguoiThucHiens: readonly RefLabel[];
  PhanUng: string | null;
  PhienBan: number;
  QuaTrinh: string | null;
  SoDo: readonly DiemSoDo[];
  ThietBi_Id: string | null;
  TrangThai: TrangThaiTuongTrinhSpa;
  _id: string;
  hanhDongs: readonly ActionState[];
  hinhAnhs: readonly AnhBuoi[];
  version: number;
};

export type TuongTrinhSpaInput = {
  BuoiLieuTrinh_Id: string;
  KetQua?: string | null;
  NguoiThucHien_Ids?: string[] | null;
  PhanUng?: string | null;
  QuaTrinh?: string | null;
  SoDo?: DiemSoDoInput[] | null;
  ThietBi_Id?: string | null;
  hinhAnhs?: AnhBuoiInput[] | null;
  requestId?: string | null;
  version?: number | null;
};

export type TuyenDen = 'CapCuu' | 'ChuyenTuyen' | 'DungNoiDangKy' | 'TuDen';

export type TuyenKCB = 'DungTuyen' | 'ThongTuyen' | 'TraiTuyen';

export type UocTinhChiPhi = {
  BHChiTra: string;
  BNCCT: string;
  BNTT: string;
  BenhNhanTT: string;
  KhuyenMai: string;
  MienGiam: string;
  ThanhTien: string;
  dongs: readonly UocTinhDong[];
  duoiNguong: boolean;
  khuyenMais: readonly string[];
  quyenLoi: QuyenLoiBHYT | null;
  soLanTruoc: number;
  theChuaXacMinh: boolean;
};

export type UocTinhChiPhiInput = {
  BHYTNgayHetHieuLuc?: string | null;
  BHYTNgayHieuLuc?: string | null;
  BenhNhan_Id?: string | null;
  BenhVien_KCB_Id?: string | null;
  CapCuu?: boolean | null;
  CoGiayChuyen?: boolean | null;
  CungChiTraLuyKe?: string | null;
  DoiTuong_Id: string;
  KhuVucSinhSong?: KhuVucSinhSong | null;
  MaDoiTuongKCB?: string | null;
  MienCungChiTra?: boolean | null;
  NamSinh?: number | null;
  NgayDu5Nam?: string | null;
  NgayGiayLuyKe?: string | null;
  NgaySinh?: string | null;
  SoGiayKhaiSinh?: string | null;
  SoTheBHYT?: string | null;
  TaiKhamTheoHen?: boolean | null;
  TiepNhan_Id?: string | null;
  lines: UocTinhDichVuInput[];
};

export type UocTinhDichVuInput = {
  DichVu_Id: string;
  KhongThuTien?: boolean | null;
  LoaiGia_Id?: string | null;
  SoLuong?: string | null;
};

export type UocTinhDong = {
  BHChiTra: string;
  BNCCT: string;
  BNTT: string;
  BenhNhanTT: string;
  DichVu_Id: string;
  DonGia: string | null;
  DonGiaBHYT: string | null;
  KhuyenMai: string;
  Ma: string;
  MienGiam: string;
  Ten: string;
  ThanhTien: string;
  mucHuong: string;
};

export type VaiTroPTTT = 'BacSiGayMe' | 'ChayNgoai' | 'DungCuVien' | 'GiupViec' | 'KyThuatVienGayMe' | 'PhauThuatVienChinh' | 'PhauThuatVienPhu';

export type VatTuTrongKho = {
  DonViTinh: string | null;
  Duoc_Id: string;
  HamLuong: string | null;
  HanDung: string | null;
  MaDuoc: string;
  SoLuongKhaDung: string;
  TenDuoc: string;
  sapHetHan: boolean;
};

export type VeDoiChieu = {
  SoTien: string;
  loai: LoaiVe;
};

export type VeHangDoi = QueuesRows['VeHangDoi'];
type VeHangDoiFields = {
  BenhNhan: BenhNhan | null;
  BenhNhan_Id: string | null;
  HangDoi: LoaiHangDoi;
  KyHieu: string;
  LyDoUuTien: string | null;
  Ngay: string;
  NgayTao: Date | string;
  Node_Id: string;
  Quay: string | null;
  SoThuTu: number;
  TiepNhan_Id: string | null;
  TrangThai: string;
  _id: string;
  duKienPhut: number | null;
  goiLuc: Date | string | null;
  hanhDongs: readonly ActionState[];
  isEmergency: boolean;
  isPriority: boolean;
  isRecall: boolean;
  isReturning: boolean;
  loiGoi: string;
  soLanGoi: number;
  soNguoiTruoc: number | null;
  source_Id: string | null;
};

export type VeInput = {
  idNode: string;
  idTicket: string;
  quay?: string | null;
};

export type ViKhuanChon = {
  NhomViKhuan: NhomViKhuan;
  _id: string;
  ma: string;
  ten: string;
};

export type ViKhuanPhanLap = MicrobiologyRows['ViKhuanPhanLap'];
type ViKhuanPhanLapFields = {
  DauHieus: readonly DauHieuDeKhang[];
  SoLuong: string | null;
  ViKhuan: RefLabel | null;
  ViKhuan_Id: string;
  khangSinhs: readonly KhangSinhDo[];
};

export type ViKhuanPhanLapInput = {
  DauHieus?: DauHieuDeKhang[] | null;
  SoLuong?: string | null;
  ViKhuan_Id: string;
  khangSinhs?: KhangSinhDoInput[] | null;
};

export type ViTriHoiChan = 'ChuToa' | 'HoTro' | 'ThanhVien' | 'ThuKy';

export type ViTriKy = 'ChuKyBacSi' | 'ChuKyBacSiChiDinh' | 'ChuKyChuToa' | 'ChuKyNguoiBaoCao' | 'ChuKyNguoiDuyet' | 'ChuKyNguoiThucHien' | 'ChuKyThuKy';

export type ViecBaoCaoCaBenh = {
  BaoCao: BaoCaoCaBenh | null;
  CanCu: string | null;
  DienThoaiBaoCao: string | null;
  HanBaoCao: Date | string | null;
  NgayBaoCao: string;
  NgheNghiep: string | null;
  NguoiBaoCao: RefLabel | null;
  NguoiLienHe: string | null;
  Nhom: string | null;
  NoiLamViec: string | null;
  NoiO: string | null;
  SoDienThoai: string | null;
  SoGio: number | null;
  TenBenh: string | null;
  trongDot: BaoCaoTrongDot | null;
};

export type ViecCuaPhong = {
  Cho: number;
  DangLam: number;
  _id: string;
  ten: string;
};

export type ViecDongTra = 'chapNhan' | 'giaiTrinh' | 'moLai';

export type VienPhi = CashierRows['VienPhi'];
type VienPhiFields = {
  BHChiTra: string;
  BNCCT: string;
  BNTT: string;
  BenhNhanTT: string;
  ConLai: string;
  CongNo: string;
  DaThu: string;
  HachToan: string;
  KhuyenMai: string;
  KhuyenMais: KhuyenMaiCuaPhieu;
  MienGiam: string;
  NguonKhac: string;
  TamUngCon: string;
  ThanhTien: string;
  ThuThua: string;
  TiepNhan: TiepNhan | null;
  TiepNhan_Id: string;
  _id: string | null;
  bienLais: readonly BienLai[];
  canTinhLai: VienPhiTinhLai | null;
  dongs: readonly VienPhiDong[];
  duoiNguong: boolean;
  giaoDichTams: readonly GiaoDichTam[];
  hanMucMienGiam: string | null;
  hanhDongs: readonly ActionState[];
  mienGiams: readonly MienGiam[];
  soDong: number;
  theChuaXacMinh: boolean;
  truVoucherTamUng: readonly VoucherTamUng[];
};

export type VienPhiDong = CashierRows['VienPhiDong'];
type VienPhiDongFields = {
  BHChiTra: string;
  BNCCT: string;
  BNTT: string;
  BenhNhanTT: string;
  ConLai: string;
  DaHuy: boolean;
  DaThuTien: boolean;
  DonGia: string;
  DonGiaBHYT: string;
  DonGiaHoTro: string;
  DonGiaThanhToan: string;
  DonViTinh: string | null;
  DuocPhepThucHien: boolean;
  GhiNo: boolean;
  Goi: RefLabel | null;
  HachToan: string;
  KhamBenh_Id: string | null;
  KhongThuTien: boolean;
  KhuyenMai: string;
  LaBHYT: boolean;
  MaDV: string;
  MaPhieu: string | null;
  MienGiam: string;
  MienGiamPhanTram: number | null;
  NgayHuy: Date | string | null;
  NgayYLenh: Date | string;
  NhomChiPhi: string;
  SoLuong: string;
  TenDichVu: string;
  ThanhTien: string;
  ThuThua: string;
  ThucHien: boolean;
  TiepNhan_Id: string;
  _id: string;
  hanhDongs: readonly ActionState[];
  hoanToiDa: string;
  isTemporary: boolean;
  mucHuong: string | null;
  nguoiHuy: string | null;
  source: string;
  source_Id: string;
  tyLeBH: number;
  tyLeDV: number;
  version: number;
};

export type VienPhiDongsArgs = {
  limit?: number | null;
  page?: number | null;
};

export type VienPhiTinhLai = CashierRows['VienPhiTinhLai'];
type VienPhiTinhLaiFields = {
  BHChiTra: string;
  BenhNhanTT: string;
  ThanhTien: string;
  chenhLech: string;
  chenhLechBHYT: string;
};

export type Voucher = PromotionsRows['Voucher'];
type VoucherFields = {
  BenhNhan_Id: string | null;
  BienLaiTamUng_Id: string | null;
  ChuongTrinhKhuyenMai_Id: string | null;
  GhiChu: string | null;
  GiaTri: string;
  GiamToiDa: string | null;
  LoaiGiamGia: LoaiGiamGia;
  MaVoucher: string;
  NgayBatDau: string;
  NgayKetThuc: string;
  NgayPhatHanh: Date | string | null;
  NguoiPhatHanh_Id: string | null;
  NhomKhachHang_Ids: readonly string[];
  NoiDung: string;
  SoLanToiDaMoiKhach: number | null;
  SoLuong: number;
  SoLuongConLai: number;
  SoLuongDaDung: number;
  SoTienToiThieu: string | null;
  TenVoucher: string;
  TrangThai: TrangThaiKhuyenMai;
  _id: string;
  hanhDongs: readonly ActionState[];
  version: number;
};

export type VoucherInput = {
  GhiChu?: string | null;
  GiaTri?: string | null;
  GiamToiDa?: string | null;
  LoaiGiamGia?: LoaiGiamGia | null;
  MaVoucher?: string | null;
  NgayBatDau?: string | null;
  NgayKetThuc?: string | null;
  NhomKhachHang_Ids?: string[] | null;
  SoLanToiDaMoiKhach?: number | null;
  SoLuong?: number | null;
  SoTienToiThieu?: string | null;
  TenVoucher?: string | null;
  requestId?: string | null;
  version?: number | null;
};

export type VoucherTamUng = {
  MaVoucher: string;
  SoTien: string;
};

export type VoucherTrenPhieu = {
  MaVoucher: string;
  SoTien: string;
  Voucher_Id: string;
};

export type VuongMacRaVien = DischargesRows['VuongMacRaVien'];
type VuongMacRaVienFields = {
  KhamBenh_Id: string | null;
  Loai: LoaiVuongMac;
  Ma: string;
  Noi: RefLabel | null;
  NoiDung: string;
  _id: string;
  traSau: boolean;
};

export type XacNhanDiUng = 'DaXacDinh' | 'NghiNgo';

export type XacThucKho = 'Khong' | 'MaTruyCap' | 'MatKhau';

export type XemGopBenhNhan = {
  BenhNhan: BenhNhan;
  BenhNhanGop: BenhNhan;
  hanhDongs: readonly ActionState[];
  soTiepNhan: number;
  soTiepNhanGop: number;
  truongKhacs: readonly string[];
};

export type XemThemThe = {
  sau: TongVienPhi;
  truoc: TongVienPhi;
};

export type XemTruocChiDinh = {
  BenhNhanThem: string;
  dongs: readonly DongXemTruoc[];
  duoiNguong: boolean;
  khuyenMais: readonly string[];
  phatHiens: readonly PhatHienHoSo[];
};

export type XoaNo = DebtsRows['XoaNo'];
type XoaNoFields = {
  LyDo: string;
  NgayDeNghi: Date | string;
  NgayDuyet: Date | string | null;
  SoTien: string;
  TrangThai: TrangThaiXoaNo;
  YKien: string | null;
  _id: string;
};

export type XuLyDongTraInput = {
  LyDo: string;
  action: ViecDongTra;
  id: string;
  version: number;
};

export type XuatButToanInput = {
  KyBaoCao_Id?: string | null;
  MauXuatButToan_Id: string;
  denNgay?: string | null;
  requestId: string;
  tuNgay?: string | null;
};

export type YLenhThuoc = TreatmentRows['YLenhThuoc'];
type YLenhThuocFields = {
  BenhNhan_Id: string;
  CachDung: CachDungThuoc;
  CachGio: string | null;
  DenLuc: Date | string;
  DonViTinh: string | null;
  Duoc_Id: string;
  DuongDung_Id: string;
  GhiChu: string | null;
  Gios: string | null;
  GiotMl: number | null;
  LapTu_Id: string | null;
  Lieu: string;
  LyDoKhiCan: string | null;
  LyDoNgung: string | null;
  NgayThu: number | null;
  NgungLuc: Date | string | null;
  NguoiNgung_Id: string | null;
  NhapVien_Id: string;
  SoPhut: number | null;
  TenDuoc: string;
  TheTich: string | null;
  ToDieuTri_Id: string;
  TocDo: number | null;
  ToiDa24h: number | null;
  TrangThai: TrangThaiYLenhThuoc;
  TuLuc: Date | string;
  _id: string;
  canhBaos: readonly string[];
  gioDens: readonly (Date | string)[];
  hanhDongs: readonly ActionState[];
  thayDois: readonly string[];
  version: number;
};

export type YLenhThuocGioDensArgs = {
  den: Date;
  tu: Date;
};

export type YLenhThuocInput = {
  CachDung?: CachDungThuoc | null;
  CachGio?: string | null;
  DenLuc?: Date | null;
  Duoc_Id?: string | null;
  DuongDung_Id?: string | null;
  GhiChu?: string | null;
  Gios?: string | null;
  GiotMl?: number | null;
  LapTu_Id?: string | null;
  Lieu?: string | null;
  LyDoKhiCan?: string | null;
  SoPhut?: number | null;
  TheTich?: string | null;
  ToiDa24h?: number | null;
  TuLuc?: Date | null;
  _id?: string | null;
};

export type YeuCauChayLaiInput = {
  LyDo: string;
  chiSos: ChiSoChayLaiInput[];
  version: number;
};

export type YeuCauMienGiam = ExemptionsRows['YeuCauMienGiam'];
type YeuCauMienGiamFields = {
  BenhNhan: BenhNhan | null;
  BenhNhan_Id: string;
  LyDo: string;
  LyDoTuChoi: string | null;
  MaYeuCau: string;
  NgayDeNghi: Date | string;
  NgayDuyet: Date | string | null;
  NguoiDeNghi_Id: string;
  NguoiDuyet_Id: string | null;
  PhamVi: PhamViMienGiam;
  PhanTram: number | null;
  SoGiayTo: string | null;
  SoTien: string | null;
  SoTienDeNghi: string;
  SoTienDuyet: string | null;
  TiepNhan: TiepNhan | null;
  TiepNhan_Id: string;
  TrangThai: TrangThaiMienGiam;
  _id: string;
  dongs: readonly DongYeuCauMienGiam[];
  hanhDongs: readonly ActionState[];
  version: number;
  vuotHanMuc: string | null;
};

export type YeuCauPTTTInput = {
  ketQuas: KetQuaMoTaDongInput[];
  tuongTrinh?: TuongTrinhPTTTInput | null;
  version: number;
};

export type YeuCauTomTatHoSo = RecordSummariesRows['YeuCauTomTatHoSo'];
type YeuCauTomTatHoSoFields = {
  BenhAn_Id: string | null;
  BenhNhan: BenhNhan | null;
  BenhNhan_Id: string;
  HoTenNguoiYeuCau: string;
  KhamBenh_Id: string | null;
  LyDoTuChoi: string | null;
  MucDich: string;
  NgayCapGiayTo: string | null;
  NgayHen: string;
  NgayYeuCau: string;
  NguoiYeuCau: NguoiYeuCauTomTat;
  NoiCapGiayTo: string | null;
  Phong: RefLabel | null;
  QuanHe: string | null;
  SoBan: number;
  SoDienThoai: string | null;
  SoGiayTo: string;
  SoYeuCau: string;
  TiepNhan_Id: string;
  TomTat: TomTatDaCap | null;
  TrangThai: TrangThaiYeuCauTomTat;
  _id: string;
  hanhDongs: readonly ActionState[];
  version: number;
};

export type YeuCauTomTatHoSoInput = {
  BenhAn_Id?: string | null;
  HoTenNguoiYeuCau?: string | null;
  KhamBenh_Id?: string | null;
  MucDich?: string | null;
  NgayCapGiayTo?: string | null;
  NgayHen?: string | null;
  NgayYeuCau?: string | null;
  NguoiYeuCau?: NguoiYeuCauTomTat | null;
  NoiCapGiayTo?: string | null;
  QuanHe?: string | null;
  SoBan?: number | null;
  SoDienThoai?: string | null;
  SoGiayTo?: string | null;
  requestId?: string | null;
  version?: number | null;
};

/** What the features of this service may resolve. */
export type Resolvers = {
  Query?: {
    bacSiLienThongs?: RootField<NoArguments, readonly BacSiLienThong[]>;
    banDauSoKet?: RootField<QueryBanDauSoKetArgs, BanDauSoKet>;
    banDauTomTat?: RootField<QueryBanDauTomTatArgs, BanDauTomTat>;
    banDuLieus?: RootField<NoArguments, TongQuanBanDuLieu>;
    bangGia?: RootField<QueryBangGiaArgs, BangGia | null>;
    bangGiaHienHanhByLoaiGia?: RootField<QueryBangGiaHienHanhByLoaiGiaArgs, BangGia | null>;
    bangGiasByDichVu?: RootField<QueryBangGiasByDichVuArgs, readonly GiaTheoBangGia[]>;
    bangGoiSos?: RootField<NoArguments, readonly BangGoiSo[]>;
    bangHoaHong?: RootField<QueryBangHoaHongArgs, BangHoaHong>;
    bangMaMay?: RootField<QueryBangMaMayArgs, BangMaMay>;
    baoCaoCaBenh?: RootField<QueryBaoCaoCaBenhArgs, BaoCaoCaBenh | null>;
    baoCaoCaBenhs?: RootField<QueryBaoCaoCaBenhsArgs, readonly BaoCaoCaBenh[]>;
    benhAn?: RootField<QueryBenhAnArgs, BenhAn | null>;
    benhAns?: RootField<QueryBenhAnsArgs, DanhSachBenhAn>;
    benhHayGap?: RootField<QueryBenhHayGapArgs, readonly BenhHayGap[]>;
    benhNhan?: RootField<QueryBenhNhanArgs, BenhNhan | null>;
    benhNhans?: RootField<QueryBenhNhansArgs, readonly BenhNhan[]>;
    benhNhansPagination?: RootField<QueryBenhNhansPaginationArgs, BenhNhanTrang>;
    benhNhansPaginationTotal?: RootField<QueryBenhNhansPaginationTotalArgs, TongSoDong>;
    benhThuongGap?: RootField<QueryBenhThuongGapArgs, readonly BenhThuongGap[]>;
    bienBanHoiChansByBenhAn?: RootField<QueryBienBanHoiChansByBenhAnArgs, readonly BienBanHoiChan[]>;
    bienBanHoiChansByTiepNhan?: RootField<QueryBienBanHoiChansByTiepNhanArgs, readonly BienBanHoiChan[]>;
    bienLaiChuaLapHoaDon?: RootField<QueryBienLaiChuaLapHoaDonArgs, DanhSachChuaLap>;
    boDemSos?: RootField<QueryBoDemSosArgs, readonly BoDemSo[]>;
    buoiLieuTrinhsByRoom?: RootField<QueryBuoiLieuTrinhsByRoomArgs, DanhSachPhongBuoi>;
    butToanCuaBienLai?: RootField<QueryButToanCuaBienLaiArgs, readonly ButToanBienLai[]>;
    caDICOMByPhieu?: RootField<QueryCaDICOMByPhieuArgs, readonly CaDICOM[]>;
    caDICOMKhac?: RootField<QueryCaDICOMKhacArgs, readonly CaDICOM[]>;
    caPTTTsTrongNgay?: RootField<QueryCaPTTTsTrongNgayArgs, readonly CaPTTT[]>;
    cacDM_DichVu2?: RootField<QueryCacDM_DichVu2Args, readonly DichVuTimThay[]>;
    capBenhNhanTrungs?: RootField<NoArguments, readonly CapBenhNhanTrung[]>;
    capCuuCuaTiepNhan?: RootField<QueryCapCuuCuaTiepNhanArgs, TiepNhanCapCuu | null>;
    chamSocCuaDot?: RootField<QueryChamSocCuaDotArgs, ChamSocNguoiBenh | null>;
    chamSocTrongKhoa?: RootField<QueryChamSocTrongKhoaArgs, readonly ChamSocNguoiBenh[]>;
    checkBacSiThuocCoSo?: RootField<QueryCheckBacSiThuocCoSoArgs, boolean>;
    checkBeforeChuyenPhongKham?: RootField<QueryCheckBeforeChuyenPhongKhamArgs, TruocChuyenPhong>;
    checkDaHoanUng?: RootField<QueryCheckDaHoanUngArgs, boolean>;
    checkDuocPhepThucHien?: RootField<QueryCheckDuocPhepThucHienArgs, readonly DuocPhepThucHien[]>;
    checkIsEligibleForChangeDoiTuong?: RootField<QueryCheckIsEligibleForChangeDoiTuongArgs, ActionState>;
    checkVoucherByCode?: RootField<QueryCheckVoucherByCodeArgs, KiemTraVoucher>;
    chiPhiBenhNhan?: RootField<QueryChiPhiBenhNhanArgs, VienPhi>;
    chiSoKiemChuans?: RootField<QueryChiSoKiemChuansArgs, readonly ChiSoKiemChuan[]>;
    choTheoGio?: RootField<QueryChoTheoGioArgs, readonly ChoTheoGio[]>;
    choTheoNoi?: RootField<QueryChoTheoNoiArgs, readonly ChoTheoNoi[]>;
    choThietLap?: RootField<NoArguments, boolean>;
    chuKyGiayTo?: RootField<QueryChuKyGiayToArgs, readonly ChuKyGiayTo[]>;
    chungThuSo?: RootField<NoArguments, ChungThuSo | null>;
    chungTuGPPs?: RootField<QueryChungTuGPPsArgs, readonly ChungTuGPP[]>;
    chuongTrinhKhuyenMai?: RootField<QueryChuongTrinhKhuyenMaiArgs, ChuongTrinhKhuyenMai | null>;
    chuongTrinhKhuyenMais?: RootField<QueryChuongTrinhKhuyenMaisArgs, readonly ChuongTrinhKhuyenMai[]>;
    chuongTrinhKhuyenMaisHieuLuc?: RootField<QueryChuongTrinhKhuyenMaisHieuLucArgs, readonly ChuongTrinhKhuyenMai[]>;
    chuyenKhoaCho?: RootField<QueryChuyenKhoaChoArgs, readonly ChuyenKhoaCho[]>;
    congNo?: RootField<QueryCongNoArgs, CongNo>;
    congNoCuaBenhNhan?: RootField<QueryCongNoCuaBenhNhanArgs, readonly CongNo[]>;
    congSuatGiuongBenh?: RootField<QueryCongSuatGiuongBenhArgs, readonly CongSuatNgay[]>;
    congViecDinhKys?: RootField<NoArguments, readonly CongViecDinhKy[]>;
    congViecs?: RootField<NoArguments, readonly CongViec[]>;
    danhMucViSinh?: RootField<NoArguments, DanhMucViSinh>;
    danhSachBenhAnNoiTru?: RootField<QueryDanhSachBenhAnNoiTruArgs, DanhSachBenhAnNoiTru>;
    danhSachCaBenh?: RootField<QueryDanhSachCaBenhArgs, DanhSachCaBenh>;
    danhSachCaDICOM?: RootField<QueryDanhSachCaDICOMArgs, DanhSachCaDICOM>;
    danhSachCapCuu?: RootField<QueryDanhSachCapCuuArgs, DanhSachCapCuu>;
    danhSachChanDoanHinhAnh?: RootField<QueryDanhSachChanDoanHinhAnhArgs, DanhSachPhongDoc>;
    danhSachChoDichVuYeuCau?: RootField<QueryDanhSachChoDichVuYeuCauArgs, readonly DichVuYeuCau[]>;
    danhSachCongNo?: RootField<QueryDanhSachCongNoArgs, DanhSachCongNo>;
    danhSachDoiDoiTuong?: RootField<QueryDanhSachDoiDoiTuongArgs, DanhSachDoiDoiTuong>;
    danhSachDuToan?: RootField<QueryDanhSachDuToanArgs, DanhSachDuToan>;
    danhSachGiaoDichNganHang?: RootField<QueryDanhSachGiaoDichNganHangArgs, DanhSachGiaoDichNganHang>;
    danhSachHoSoBHYT?: RootField<QueryDanhSachHoSoBHYTArgs, DanhSachHoSoBHYT>;
    danhSachHoaDon?: RootField<QueryDanhSachHoaDonArgs, DanhSachHoaDon>;
    danhSachHoiChan?: RootField<QueryDanhSachHoiChanArgs, DanhSachHoiChan>;
    danhSachKhamBenh?: RootField<QueryDanhSachKhamBenhArgs, DanhSachKhamBenh>;
    danhSachKhuyenMai?: RootField<QueryDanhSachKhuyenMaiArgs, DanhSachKhuyenMai>;
    danhSachMienGiam?: RootField<QueryDanhSachMienGiamArgs, DanhSachMienGiam>;
    danhSachQuyetToanBHYT?: RootField<QueryDanhSachQuyetToanBHYTArgs, DanhSachQuyetToan>;
    danhSachTaiKham?: RootField<QueryDanhSachTaiKhamArgs, DanhSachTaiKham>;
    danhSachThamDoChucNang?: RootField<QueryDanhSachThamDoChucNangArgs, DanhSachPhongDoc>;
    danhSachViSinh?: RootField<QueryDanhSachViSinhArgs, DanhSachPhongDoc>;
    danhSachVoucher?: RootField<QueryDanhSachVoucherArgs, DanhSachVoucher>;
    danhSachXacNhanBHYT?: RootField<QueryDanhSachXacNhanBHYTArgs, DanhSachXacNhanBHYT>;
    danhSachXetNghiem?: RootField<QueryDanhSachXetNghiemArgs, DanhSachXetNghiem>;
    danhSachYeuCauTomTat?: RootField<QueryDanhSachYeuCauTomTatArgs, DanhSachYeuCauTomTat>;
    deXuatKiemChuan?: RootField<QueryDeXuatKiemChuanArgs, DeXuatKiemChuan>;
    dichVuCoSan?: RootField<NoArguments, readonly DichVuCoSan[]>;
    dichVuDeXuat?: RootField<QueryDichVuDeXuatArgs, string | null>;
    dichVuTiepNhans?: RootField<QueryDichVuTiepNhansArgs, readonly DichVuTiepNhan[]>;
    dichVuYeuCau?: RootField<QueryDichVuYeuCauArgs, DichVuYeuCau | null>;
    dichVuYeuCausByRoom?: RootField<QueryDichVuYeuCausByRoomArgs, readonly DichVuYeuCau[]>;
    dichVuYeuCausByTiepNhan?: RootField<QueryDichVuYeuCausByTiepNhanArgs, readonly DichVuYeuCau[]>;
    dichVuYeuCausChuaKetQuaPagination?: RootField<QueryDichVuYeuCausChuaKetQuaPaginationArgs, DichVuYeuCauTrang>;
    doiChieuBanDuLieu?: RootField<QueryDoiChieuBanDuLieuArgs, DoiChieuBanDuLieu>;
    doiChieuNgay?: RootField<QueryDoiChieuNgayArgs, DoiChieuNgay>;
    donThuocConNgay?: RootField<QueryDonThuocConNgayArgs, readonly DonThuocConNgay[]>;
    donThuocLienThongs?: RootField<QueryDonThuocLienThongsArgs, DanhSachLienThong>;
    dongHoaHongs?: RootField<QueryDongHoaHongsArgs, readonly DongHoaHong[]>;
    dongThoiGian?: RootField<QueryDongThoiGianArgs, readonly MocThoiGian[]>;
    dongTomTatKham?: RootField<QueryDongTomTatKhamArgs, DongTomTatKham>;
    dongTraBHYTs?: RootField<QueryDongTraBHYTsArgs, DanhSachDongTraBHYT>;
    dongTrungNhapBenhNhan?: RootField<QueryDongTrungNhapBenhNhanArgs, DongTrungNhapTrang>;
    dongViecs?: RootField<QueryDongViecsArgs, readonly DongViec[]>;
    dotRaVien?: RootField<QueryDotRaVienArgs, DotRaVien | null>;
    dotXuatButToans?: RootField<QueryDotXuatButToansArgs, readonly DotXuatButToan[]>;
    duToanChiPhi?: RootField<QueryDuToanChiPhiArgs, DuToanChiPhi | null>;
    getAllLoaiGiaSM4?: RootField<NoArguments, readonly LoaiGia[]>;
    getAppInfo?: RootField<NoArguments, AppInfo>;
    getBenhAnNgoaiTruByBenhNhan?: RootField<QueryGetBenhAnNgoaiTruByBenhNhanArgs, readonly BenhAn[]>;
    getBenhNhanFromKhamBenhMobile?: RootField<QueryGetBenhNhanFromKhamBenhMobileArgs, DanhSachKhamBenh>;
    getBienLaiDaHuy_ByTiepNhanId?: RootField<QueryGetBienLaiDaHuy_ByTiepNhanIdArgs, readonly BienLai[]>;
    getBienLai_ByBenhNhanId?: RootField<QueryGetBienLai_ByBenhNhanIdArgs, readonly BienLai[]>;
    getBienLai_ByIdVienPhi?: RootField<QueryGetBienLai_ByIdVienPhiArgs, BienLai | null>;
    getBienLais?: RootField<QueryGetBienLaisArgs, readonly BienLai[]>;
    getChiTietLichSuDieuTri?: RootField<QueryGetChiTietLichSuDieuTriArgs, KhamBenh | null>;
    getCongNoPhaiThu?: RootField<QueryGetCongNoPhaiThuArgs, CongNoPhaiThu>;
    getDataExportCongNo?: RootField<QueryGetDataExportCongNoArgs, CongNoPhaiThu>;
    getDataPrintBienLais?: RootField<QueryGetDataPrintBienLaisArgs, readonly BienLai[]>;
    getDeliveryAddressesByIdCustomer?: RootField<QueryGetDeliveryAddressesByIdCustomerArgs, readonly DeliveryAddress[]>;
    getHddtByBienLaiId?: RootField<QueryGetHddtByBienLaiIdArgs, HoaDonDienTu | null>;
    getKhamBenhByMaChiDinh?: RootField<QueryGetKhamBenhByMaChiDinhArgs, KhamBenh | null>;
    getKhamBenh_ChuyenVienByBenhNhanId?: RootField<QueryGetKhamBenh_ChuyenVienByBenhNhanIdArgs, readonly KhamBenh_ChuyenVien[]>;
    getKhamBenhsByMaBenhNhan?: RootField<QueryGetKhamBenhsByMaBenhNhanArgs, readonly KhamBenh[]>;
    getLichSuDieuTriByBenhNhan?: RootField<QueryGetLichSuDieuTriByBenhNhanArgs, readonly KhamBenh[]>;
    getLyDosByIds?: RootField<QueryGetLyDosByIdsArgs, readonly LyDo[]>;
    getLyDosByType?: RootField<QueryGetLyDosByTypeArgs, readonly LyDo[]>;
    getMTransactionFromVienPhi?: RootField<QueryGetMTransactionFromVienPhiArgs, VienPhi>;
    getPhongBanKhoDuocByNode?: RootField<QueryGetPhongBanKhoDuocByNodeArgs, readonly PhongBanKhoDuoc[]>;
    getRaVienNoiTruByNhapVien?: RootField<QueryGetRaVienNoiTruByNhapVienArgs, readonly RaVienNoiTru[]>;
    getSetting?: RootField<NoArguments, Setting>;
    getTiepNhanById?: RootField<QueryGetTiepNhanByIdArgs, TiepNhan | null>;
    getTiepNhanNhapVienByKhamBenh?: RootField<QueryGetTiepNhanNhapVienByKhamBenhArgs, TiepNhanNhapVien | null>;
    getTiepNhanNhapVienByKhoa?: RootField<QueryGetTiepNhanNhapVienByKhoaArgs, readonly TiepNhanNhapVien[]>;
    getTransaction_HachToan?: RootField<QueryGetTransaction_HachToanArgs, VienPhi | null>;
    getVienPhiInfoByDate?: RootField<QueryGetVienPhiInfoByDateArgs, SoLieuThuNgan>;
    get_QuyenBienLai_ByNguoiSuDung_Id?: RootField<QueryGet_QuyenBienLai_ByNguoiSuDung_IdArgs, readonly QuyenBienLaiThuNgan[]>;
    giaCuaBangGia?: RootField<QueryGiaCuaBangGiaArgs, TrangBangGia>;
    giaoDichNganHang?: RootField<QueryGiaoDichNganHangArgs, GiaoDichNganHang>;
    giayBaoTus?: RootField<QueryGiayBaoTusArgs, readonly GiayBaoTu[]>;
    giayChungSinhs?: RootField<QueryGiayChungSinhsArgs, readonly GiayChungSinh[]>;
    giayHenDungDuoc?: RootField<QueryGiayHenDungDuocArgs, readonly GiayHenKhamLai[]>;
    giayHenKhamLais?: RootField<QueryGiayHenKhamLaisArgs, readonly GiayHenKhamLai[]>;
    giayHenKhamLaisByNhapVien?: RootField<QueryGiayHenKhamLaisByNhapVienArgs, readonly GiayHenKhamLai[]>;
    giayNghiDuongThais?: RootField<QueryGiayNghiDuongThaisArgs, readonly GiayNghiDuongThai[]>;
    giayNghiHuongBHXHs?: RootField<QueryGiayNghiHuongBHXHsArgs, readonly GiayNghiHuongBHXH[]>;
    giayThuongTichs?: RootField<QueryGiayThuongTichsArgs, readonly GiayThuongTich[]>;
    giayXacNhanNoiTrus?: RootField<QueryGiayXacNhanNoiTrusArgs, readonly GiayXacNhanNoiTru[]>;
    gioDungThuocs?: RootField<NoArguments, readonly GioDungThuoc[]>;
    giuongChoNguoiBenh?: RootField<QueryGiuongChoNguoiBenhArgs, readonly LuaChonGiuong[]>;
    goiDaMuas?: RootField<QueryGoiDaMuasArgs, readonly GoiDaMua[]>;
    goiNgoaiDems?: RootField<NoArguments, readonly GoiNgoaiDem[]>;
    goiNgoais?: RootField<QueryGoiNgoaisArgs, GoiNgoaiTrang>;
    goiYChiDinh?: RootField<QueryGoiYChiDinhArgs, GoiYChiDinh>;
    goiYKeDon?: RootField<QueryGoiYKeDonArgs, GoiYKeDon>;
    hanMucCuaNguoiNo?: RootField<QueryHanMucCuaNguoiNoArgs, HanMucCuaNguoiNo>;
    hanMucNos?: RootField<NoArguments, readonly HanMucNo[]>;
    hangDoi?: RootField<QueryHangDoiArgs, HangDoi>;
    heThongGoiSo?: RootField<NoArguments, HeThongGoiSo>;
    hinhVeCaDICOM?: RootField<QueryHinhVeCaDICOMArgs, readonly BoHinhVeDICOM[]>;
    hoSoBHYTCuaTiepNhan?: RootField<QueryHoSoBHYTCuaTiepNhanArgs, HoSoCuaTiepNhan>;
    hoSoDeTomTat?: RootField<QueryHoSoDeTomTatArgs, readonly HoSoDeTomTat[]>;
    hoSoVuongTrongNgay?: RootField<QueryHoSoVuongTrongNgayArgs, NhomLech>;
    hoaDonDienTu?: RootField<QueryHoaDonDienTuArgs, HoaDonDienTu>;
    hoaDonsByBenhNhan?: RootField<QueryHoaDonsByBenhNhanArgs, readonly HoaDonDienTu[]>;
    ketNoiNganHang?: RootField<NoArguments, KetNoiNganHang>;
    ketNoiThietBis?: RootField<NoArguments, readonly KetNoiThietBi[]>;
    ketQuaByTiepNhan?: RootField<QueryKetQuaByTiepNhanArgs, readonly KetQuaDichVuYeuCau[]>;
    ketQuaChanDoanHinhAnh?: RootField<QueryKetQuaChanDoanHinhAnhArgs, PhieuKetQuaMoTa>;
    ketQuaChanDoanHinhAnhByTiepNhan?: RootField<QueryKetQuaChanDoanHinhAnhByTiepNhanArgs, readonly PhieuKetQuaMoTa[]>;
    ketQuaDichVuYeuCau?: RootField<QueryKetQuaDichVuYeuCauArgs, KetQuaDichVuYeuCau>;
    ketQuaKiemChuans?: RootField<QueryKetQuaKiemChuansArgs, readonly KetQuaKiemChuan[]>;
    ketQuaLanTruocs?: RootField<QueryKetQuaLanTruocsArgs, readonly PhieuKetQuaMoTa[]>;
    ketQuaNguyHiems?: RootField<QueryKetQuaNguyHiemsArgs, readonly KetQuaNguyHiem[]>;
    ketQuaNguyHiemsByKhamBenh?: RootField<QueryKetQuaNguyHiemsByKhamBenhArgs, readonly KetQuaNguyHiem[]>;
    ketQuaThamDoChucNang?: RootField<QueryKetQuaThamDoChucNangArgs, PhieuKetQuaMoTa>;
    ketQuaThamDoChucNangByTiepNhan?: RootField<QueryKetQuaThamDoChucNangByTiepNhanArgs, readonly PhieuKetQuaMoTa[]>;
    ketQuaTheoThoiGian?: RootField<QueryKetQuaTheoThoiGianArgs, TrangKetQuaTheoThoiGian>;
    ketQuaThietBis?: RootField<QueryKetQuaThietBisArgs, DanhSachKetQuaThietBi>;
    ketQuaViSinh?: RootField<QueryKetQuaViSinhArgs, PhieuKetQuaMoTa>;
    ketQuaViSinhByTiepNhan?: RootField<QueryKetQuaViSinhByTiepNhanArgs, readonly PhieuKetQuaMoTa[]>;
    khamBenh?: RootField<QueryKhamBenhArgs, KhamBenh | null>;
    khamBenhs?: RootField<QueryKhamBenhsArgs, readonly KhamBenh[]>;
    khoAnhDICOM?: RootField<NoArguments, KhoAnhDICOM>;
    khoaNoiTrus?: RootField<NoArguments, readonly RefLabel[]>;
    kiemTraChanDoan?: RootField<QueryKiemTraChanDoanArgs, readonly LuuYChanDoan[]>;
    kiemTraNhatKy?: RootField<QueryKiemTraNhatKyArgs, KiemTraNhatKy>;
    kiemTraToaThuoc?: RootField<QueryKiemTraToaThuocArgs, KiemTraToaThuoc>;
    kioskCaiDat?: RootField<NoArguments, KioskCaiDat>;
    kioskDichVus?: RootField<QueryKioskDichVusArgs, readonly KioskDichVu[]>;
    lanDoiDoiTuongs?: RootField<QueryLanDoiDoiTuongsArgs, readonly LanDoiDoiTuong[]>;
    lanXacNhanBHYTs?: RootField<QueryLanXacNhanBHYTsArgs, readonly LanXacNhanBHYT[]>;
    lichSuApDungKhuyenMai?: RootField<QueryLichSuApDungKhuyenMaiArgs, readonly ApDungKhuyenMai[]>;
    lichSuApDungVoucher?: RootField<QueryLichSuApDungVoucherArgs, readonly ApDungKhuyenMai[]>;
    lichSuChiDinh?: RootField<QueryLichSuChiDinhArgs, readonly ChiDinhTruoc[]>;
    lichSuDanhMuc?: RootField<QueryLichSuDanhMucArgs, readonly CatalogueChange[]>;
    lichSuGiaDichVu?: RootField<QueryLichSuGiaDichVuArgs, readonly GiaTheoBangGia[]>;
    lichSuKhamBenh?: RootField<QueryLichSuKhamBenhArgs, readonly KhamBenh[]>;
    lichSuThaoTac?: RootField<QueryLichSuThaoTacArgs, LichSuThaoTacChiTiet>;
    lichSuThaoTacs?: RootField<QueryLichSuThaoTacsArgs, LichSuThaoTacTrang>;
    lichSuTraCuuThe?: RootField<QueryLichSuTraCuuTheArgs, readonly LanTraCuuThe[]>;
    lienKetKetQuas?: RootField<QueryLienKetKetQuasArgs, LienKetCuaPhieu>;
    lienKetPhongBan?: RootField<QueryLienKetPhongBanArgs, LienKetPhongBan>;
    lienThongDonThuoc?: RootField<NoArguments, LienThongDonThuoc>;
    lieuTrinhNguoiBenh?: RootField<QueryLieuTrinhNguoiBenhArgs, LieuTrinhNguoiBenh>;
    lieuTrinhsByBenhNhan?: RootField<QueryLieuTrinhsByBenhNhanArgs, readonly LieuTrinhNguoiBenh[]>;
    loadBenhNhanFromTransaction?: RootField<QueryLoadBenhNhanFromTransactionArgs, DanhSachVienPhi>;
    loadBenhNhanFromTransactionByMonth?: RootField<QueryLoadBenhNhanFromTransactionByMonthArgs, DanhSachVienPhi>;
    loadBenhNhanFromTransactionWithTime?: RootField<QueryLoadBenhNhanFromTransactionWithTimeArgs, DanhSachVienPhi>;
    loadBenhNhanFromTransactionWithTimeLookUpOld?: RootField<QueryLoadBenhNhanFromTransactionWithTimeLookUpOldArgs, DanhSachVienPhi>;
    loadDataByOnSelectBenhNhan?: RootField<QueryLoadDataByOnSelectBenhNhanArgs, VienPhi>;
    loadDataByOnSelectBenhNhan_MaYTe?: RootField<QueryLoadDataByOnSelectBenhNhan_MaYTeArgs, VienPhi | null>;
    loaiBanGhiThaoTacs?: RootField<NoArguments, readonly LoaiBanGhiThaoTac[]>;
    luotChoTrongGio?: RootField<QueryLuotChoTrongGioArgs, readonly LuotCho[]>;
    luotTiepNhanTheoGio?: RootField<QueryLuotTiepNhanTheoGioArgs, readonly LuotTheoGio[]>;
    lyDoDaNeus?: RootField<QueryLyDoDaNeusArgs, TrangLyDoDaNeu>;
    maQRThanhToan?: RootField<QueryMaQRThanhToanArgs, MaQRThanhToan>;
    mauVanBans?: RootField<NoArguments, readonly MauVanBan[]>;
    mayLaDICOMs?: RootField<NoArguments, readonly MayLaDICOM[]>;
    nganKeoHomNay?: RootField<NoArguments, NganKeoHomNay>;
    ngayKhamBenh?: RootField<QueryNgayKhamBenhArgs, NgayKhamBenh>;
    ngayXetNghiem?: RootField<QueryNgayXetNghiemArgs, NgayXetNghiem>;
    nguoiBenhDieuTri?: RootField<QueryNguoiBenhDieuTriArgs, NguoiBenhDieuTri | null>;
    nguoiBenhDieuTris?: RootField<QueryNguoiBenhDieuTrisArgs, readonly NguoiBenhDieuTri[]>;
    nguoiBenhRaVien?: RootField<QueryNguoiBenhRaVienArgs, readonly DotRaVien[]>;
    nguoiBenhTrongKhoa?: RootField<QueryNguoiBenhTrongKhoaArgs, readonly NoiTru[]>;
    nguoiThaoTacs?: RootField<QueryNguoiThaoTacsArgs, readonly NguoiThaoTac[]>;
    nhacTaiKhams?: RootField<QueryNhacTaiKhamsArgs, readonly NhacTaiKham[]>;
    nhatKyTruyCap?: RootField<QueryNhatKyTruyCapArgs, NhatKyTruyCap>;
    noiTru?: RootField<QueryNoiTruArgs, NoiTru | null>;
    phieuChamSocs?: RootField<QueryPhieuChamSocsArgs, readonly PhieuChamSoc[]>;
    phieuChoCaDICOM?: RootField<QueryPhieuChoCaDICOMArgs, readonly PhieuChoCaDICOM[]>;
    phieuDanhGiaDinhDuongs?: RootField<QueryPhieuDanhGiaDinhDuongsArgs, readonly PhieuChamSoc[]>;
    phieuSoKets?: RootField<QueryPhieuSoKetsArgs, readonly PhieuSoKet[]>;
    phongBanDichVus?: RootField<QueryPhongBanDichVusArgs, readonly PhongBanDichVu[]>;
    phongThucHien?: RootField<QueryPhongThucHienArgs, readonly RefLabel[]>;
    quyenBienLaiCoSan?: RootField<NoArguments, readonly QuyenBienLaiCoSan[]>;
    quyenLoiBHYT?: RootField<QueryQuyenLoiBHYTArgs, QuyenLoiBHYT | null>;
    quyenXemHoSo?: RootField<QueryQuyenXemHoSoArgs, QuyenXemHoSo>;
    quyetToanBHYT?: RootField<QueryQuyetToanBHYTArgs, QuyetToanBHYT>;
    reloadChiTietTransaction_HachToan?: RootField<QueryReloadChiTietTransaction_HachToanArgs, readonly VienPhiDong[]>;
    reportUnpaidOrderList?: RootField<QueryReportUnpaidOrderListArgs, ChiDinhChuaThu>;
    saoLuus?: RootField<NoArguments, TongQuanSaoLuu>;
    searchBHYTByCMND?: RootField<QuerySearchBHYTByCMNDArgs, BenhNhan | null>;
    searchBangGia?: RootField<QuerySearchBangGiaArgs, readonly BangGia[]>;
    searchBenhNhanByCode?: RootField<QuerySearchBenhNhanByCodeArgs, BenhNhan | null>;
    searchBenhNhanKhamBenh?: RootField<QuerySearchBenhNhanKhamBenhArgs, readonly KhamBenh[]>;
    searchChuongTrinhKhuyenMai?: RootField<QuerySearchChuongTrinhKhuyenMaiArgs, readonly ChuongTrinhKhuyenMai[]>;
    searchDichVuYeuCauByCode?: RootField<QuerySearchDichVuYeuCauByCodeArgs, readonly DichVuYeuCau[]>;
    searchDichVuYeuCauBySID?: RootField<QuerySearchDichVuYeuCauBySIDArgs, readonly DichVuYeuCau[]>;
    searchKhamBenhs?: RootField<QuerySearchKhamBenhsArgs, readonly KhamBenh[]>;
    searchNhanVienByChucVu?: RootField<QuerySearchNhanVienByChucVuArgs, readonly NhanVien[]>;
    searchVoucher?: RootField<QuerySearchVoucherArgs, readonly Voucher[]>;
    soDoGiuongBenh?: RootField<QuerySoDoGiuongBenhArgs, SoDoGiuongBenh>;
    soDuBenhNhan?: RootField<QuerySoDuBenhNhanArgs, SoDuBenhNhan>;
    soKetCuaKhoa?: RootField<QuerySoKetCuaKhoaArgs, readonly SoKetDenHan[]>;
    soLieuHeThong?: RootField<NoArguments, SoLieuHeThong>;
    soLieuThuNgay?: RootField<NoArguments, SoLieuThuNgay>;
    soQuy?: RootField<QuerySoQuyArgs, SoQuy>;
    soSanhBangGia?: RootField<QuerySoSanhBangGiaArgs, SoSanhBangGia>;
    soSanhDuToan?: RootField<QuerySoSanhDuToanArgs, SoSanhDuToan>;
    suDungVatTus?: RootField<QuerySuDungVatTusArgs, readonly SuDungVatTu[]>;
    sucKhoeHeThong?: RootField<NoArguments, SucKhoeHeThong>;
    sucKhoeTiepNhan?: RootField<QuerySucKhoeTiepNhanArgs, SucKhoeTiepNhan | null>;
    taiKhoanHoaDons?: RootField<NoArguments, readonly TaiKhoanHoaDon[]>;
    taiKhoanNhanTiens?: RootField<NoArguments, readonly TaiKhoanNhanTien[]>;
    thamSos?: RootField<NoArguments, readonly ThamSo[]>;
    thietLap?: RootField<NoArguments, ThietLap>;
    thongBaos?: RootField<QueryThongBaosArgs, DanhSachThongBao>;
    thuKhuyenMai?: RootField<QueryThuKhuyenMaiArgs, ThuKhuyenMai>;
    thuTheoDoiTuong?: RootField<QueryThuTheoDoiTuongArgs, readonly ThuTheoDoiTuong[]>;
    thuTrongNgay?: RootField<QueryThuTrongNgayArgs, ThuTrongNgay>;
    thucHienThuocNoiTru?: RootField<QueryThucHienThuocNoiTruArgs, NguoiBenhDungThuoc | null>;
    thucHienThuocTrongKhoa?: RootField<QueryThucHienThuocTrongKhoaArgs, readonly NguoiBenhDungThuoc[]>;
    tiepNhans?: RootField<QueryTiepNhansArgs, DanhSachTiepNhan>;
    tiepNhansByBenhNhan?: RootField<QueryTiepNhansByBenhNhanArgs, readonly TiepNhan[]>;
    timBenhNhanTrung?: RootField<QueryTimBenhNhanTrungArgs, readonly BenhNhanTrung[]>;
    timDiaChiTrenThe?: RootField<QueryTimDiaChiTrenTheArgs, DiaChiTrenThe>;
    timNhanh?: RootField<QueryTimNhanhArgs, KetQuaTimNhanh>;
    tinMoiNoiTru?: RootField<QueryTinMoiNoiTruArgs, TinMoiNoiTru>;
    tinThietBis?: RootField<QueryTinThietBisArgs, DanhSachTinThietBi>;
    tinhHinhCanLamSang?: RootField<QueryTinhHinhCanLamSangArgs, readonly TinhHinhPhong[]>;
    tinhTrangMayDICOMs?: RootField<NoArguments, readonly TinhTrangMayDICOM[]>;
    toDieuTris?: RootField<QueryToDieuTrisArgs, readonly ToDieuTri[]>;
    toaThuoc?: RootField<QueryToaThuocArgs, ToaThuocCuaKham>;
    toaThuocCusByBenhNhan?: RootField<QueryToaThuocCusByBenhNhanArgs, readonly ToaThuoc[]>;
    tomTatHoSoBenhAns?: RootField<QueryTomTatHoSoBenhAnsArgs, readonly TomTatHoSoBenhAn[]>;
    tonVatTus?: RootField<QueryTonVatTusArgs, readonly VatTuTrongKho[]>;
    tongHopHoSoBHYT?: RootField<QueryTongHopHoSoBHYTArgs, readonly TongHopHoSoBHYT[]>;
    traCuuTheBHYT?: RootField<QueryTraCuuTheBHYTArgs, TraCuuThe>;
    trangThaiCacKetNoi?: RootField<NoArguments, TrangThaiCacKetNoi>;
    truocKhiGhiTuVong?: RootField<QueryTruocKhiGhiTuVongArgs, TruocKhiGhiTuVong>;
    tuTrucCuaKhoa?: RootField<QueryTuTrucCuaKhoaArgs, RefLabel | null>;
    tuongTrinhPTTT?: RootField<QueryTuongTrinhPTTTArgs, PhieuTuongTrinhPTTT>;
    tuongTrinhPTTTByTiepNhan?: RootField<QueryTuongTrinhPTTTByTiepNhanArgs, readonly PhieuTuongTrinhPTTT[]>;
    uocTinhChiPhi?: RootField<QueryUocTinhChiPhiArgs, UocTinhChiPhi>;
    uocTinhDuToan?: RootField<QueryUocTinhDuToanArgs, KetQuaDuToan>;
    uocTinhHoanGoi?: RootField<QueryUocTinhHoanGoiArgs, HoanGoi>;
    veCuaTiepNhan?: RootField<QueryVeCuaTiepNhanArgs, readonly VeHangDoi[]>;
    viecBaoCaoCaBenh?: RootField<QueryViecBaoCaoCaBenhArgs, ViecBaoCaoCaBenh | null>;
    viecCacPhong?: RootField<QueryViecCacPhongArgs, readonly ViecCuaPhong[]>;
    voucher?: RootField<QueryVoucherArgs, Voucher | null>;
    vouchers?: RootField<QueryVouchersArgs, readonly Voucher[]>;
    xemCaDICOM?: RootField<QueryXemCaDICOMArgs, CaDICOM>;
    xemGopBenhNhan?: RootField<QueryXemGopBenhNhanArgs, XemGopBenhNhan>;
    xemThemThe?: RootField<QueryXemThemTheArgs, XemThemThe>;
    xemTruocChiDinh?: RootField<QueryXemTruocChiDinhArgs, XemTruocChiDinh>;
    xemTruocDoiDoiTuong?: RootField<QueryXemTruocDoiDoiTuongArgs, SoSanhDoiDoiTuong>;
    xemTruocSaoChepBangGia?: RootField<QueryXemTruocSaoChepBangGiaArgs, readonly GiaSaoChep[]>;
    xuHuongKetQua?: RootField<QueryXuHuongKetQuaArgs, readonly DiemXuHuong[]>;
    yLenhThuocDangDungs?: RootField<QueryYLenhThuocDangDungsArgs, readonly YLenhThuoc[]>;
    yeuCauMienGiam?: RootField<QueryYeuCauMienGiamArgs, YeuCauMienGiam>;
    yeuCauMienGiams?: RootField<QueryYeuCauMienGiamsArgs, readonly YeuCauMienGiam[]>;
    yeuCauPTTTs?: RootField<QueryYeuCauPTTTsArgs, DanhSachPhongDoc>;
    yeuCauTomTatHoSo?: RootField<QueryYeuCauTomTatHoSoArgs, YeuCauTomTatHoSo | null>;
    yeuCauTomTatsByBenhAn?: RootField<QueryYeuCauTomTatsByBenhAnArgs, readonly YeuCauTomTatHoSo[]>;
  };
  Mutation?: {
    ChuyenDoiDoiTuong?: RootField<MutationChuyenDoiDoiTuongArgs, VienPhi>;
    XoaDichVuKhamBenh?: RootField<MutationXoaDichVuKhamBenhArgs, number>;
    anThietLap?: RootField<MutationAnThietLapArgs, ThietLap>;
    baoXaNguoiChuaRo?: RootField<MutationBaoXaNguoiChuaRoArgs, TiepNhanCapCuu>;
    batDauBuoiLieuTrinh?: RootField<MutationBatDauBuoiLieuTrinhArgs, LieuTrinhNguoiBenh>;
    batDauDotDieuTri?: RootField<MutationBatDauDotDieuTriArgs, BenhAn>;
    batDauThietLap?: RootField<MutationBatDauThietLapArgs, PhienThietLap>;
    boKetQuaThietBi?: RootField<MutationBoKetQuaThietBiArgs, boolean>;
    boKhamBenhKhoiBenhAn?: RootField<MutationBoKhamBenhKhoiBenhAnArgs, BenhAn>;
    boQuaGiaoDichNganHang?: RootField<MutationBoQuaGiaoDichNganHangArgs, GiaoDichNganHang>;
    boTheTiepNhan?: RootField<MutationBoTheTiepNhanArgs, TiepNhan>;
    boVoucher_VienPhi?: RootField<MutationBoVoucher_VienPhiArgs, VienPhi>;
    callWaitingNumbering_CapPhatThuoc?: RootField<MutationCallWaitingNumbering_CapPhatThuocArgs, VeHangDoi | null>;
    callWaitingNumbering_ChanDoanHinhAnh?: RootField<MutationCallWaitingNumbering_ChanDoanHinhAnhArgs, VeHangDoi | null>;
    callWaitingNumbering_KhamBenh?: RootField<MutationCallWaitingNumbering_KhamBenhArgs, VeHangDoi | null>;
    callWaitingNumbering_PhauThuatThuThuat?: RootField<MutationCallWaitingNumbering_PhauThuatThuThuatArgs, VeHangDoi | null>;
    callWaitingNumbering_ThamDoChucNang?: RootField<MutationCallWaitingNumbering_ThamDoChucNangArgs, VeHangDoi | null>;
    callWaitingNumbering_TiepNhan?: RootField<MutationCallWaitingNumbering_TiepNhanArgs, VeHangDoi | null>;
    callWaitingNumbering_ViSinh?: RootField<MutationCallWaitingNumbering_ViSinhArgs, VeHangDoi | null>;
    callWaitingNumbering_VienPhi?: RootField<MutationCallWaitingNumbering_VienPhiArgs, VeHangDoi | null>;
    callWaitingNumbering_XetNghiem?: RootField<MutationCallWaitingNumbering_XetNghiemArgs, VeHangDoi | null>;
    callWaitingWhenConnectQMSFailed_CapPhatThuoc?: RootField<MutationCallWaitingWhenConnectQMSFailed_CapPhatThuocArgs, VeHangDoi | null>;
    callWaitingWhenConnectQMSFailed_ChanDoanHinhAnh?: RootField<MutationCallWaitingWhenConnectQMSFailed_ChanDoanHinhAnhArgs, VeHangDoi | null>;
    callWaitingWhenConnectQMSFailed_KhamBenh?: RootField<MutationCallWaitingWhenConnectQMSFailed_KhamBenhArgs, VeHangDoi | null>;
    callWaitingWhenConnectQMSFailed_PhauThuatThuThuat?: RootField<MutationCallWaitingWhenConnectQMSFailed_PhauThuatThuThuatArgs, VeHangDoi | null>;
    callWaitingWhenConnectQMSFailed_ThamDoChucNang?: RootField<MutationCallWaitingWhenConnectQMSFailed_ThamDoChucNangArgs, VeHangDoi | null>;
    callWaitingWhenConnectQMSFailed_TiepNhan?: RootField<MutationCallWaitingWhenConnectQMSFailed_TiepNhanArgs, VeHangDoi | null>;
    callWaitingWhenConnectQMSFailed_ViSinh?: RootField<MutationCallWaitingWhenConnectQMSFailed_ViSinhArgs, VeHangDoi | null>;
    callWaitingWhenConnectQMSFailed_VienPhi?: RootField<MutationCallWaitingWhenConnectQMSFailed_VienPhiArgs, VeHangDoi | null>;
    callWaitingWhenConnectQMSFailed_XetNghiem?: RootField<MutationCallWaitingWhenConnectQMSFailed_XetNghiemArgs, VeHangDoi | null>;
    cancelBaoCaoCaBenh?: RootField<MutationCancelBaoCaoCaBenhArgs, BaoCaoCaBenh>;
    cancelBenhAnNgoaiTru?: RootField<MutationCancelBenhAnNgoaiTruArgs, BenhAn>;
    cancelBienBanHoiChan?: RootField<MutationCancelBienBanHoiChanArgs, BienBanHoiChan>;
    cancelBuoiLieuTrinh?: RootField<MutationCancelBuoiLieuTrinhArgs, LieuTrinhNguoiBenh>;
    cancelCongViec?: RootField<MutationCancelCongViecArgs, boolean>;
    cancelEndingChuongTrinhKhuyenMai?: RootField<MutationCancelEndingChuongTrinhKhuyenMaiArgs, number>;
    cancelEndingVoucher?: RootField<MutationCancelEndingVoucherArgs, number>;
    cancelGiayBaoTu?: RootField<MutationCancelGiayBaoTuArgs, GiayBaoTu>;
    cancelGiayChungSinh?: RootField<MutationCancelGiayChungSinhArgs, GiayChungSinh>;
    cancelGiayHenKhamLai?: RootField<MutationCancelGiayHenKhamLaiArgs, GiayHenKhamLai>;
    cancelGiayNghiDuongThai?: RootField<MutationCancelGiayNghiDuongThaiArgs, GiayNghiDuongThai>;
    cancelGiayNghiHuongBHXH?: RootField<MutationCancelGiayNghiHuongBHXHArgs, GiayNghiHuongBHXH>;
    cancelGiayThuongTich?: RootField<MutationCancelGiayThuongTichArgs, GiayThuongTich>;
    cancelGiayXacNhanNoiTru?: RootField<MutationCancelGiayXacNhanNoiTruArgs, GiayXacNhanNoiTru>;
    cancelKhamBenh?: RootField<MutationCancelKhamBenhArgs, KhamBenh>;
    cancelKhamBenh_ChuyenVien?: RootField<MutationCancelKhamBenh_ChuyenVienArgs, KhamBenh_ChuyenVien>;
    cancelPhieuChamSoc?: RootField<MutationCancelPhieuChamSocArgs, PhieuChamSoc>;
    cancelRaVienNgoaiTru?: RootField<MutationCancelRaVienNgoaiTruArgs, RaVienNgoaiTru>;
    cancelReleaseChuongTrinhKhuyenMai?: RootField<MutationCancelReleaseChuongTrinhKhuyenMaiArgs, number>;
    cancelReleaseVoucher?: RootField<MutationCancelReleaseVoucherArgs, number>;
    cancelTiepNhan?: RootField<MutationCancelTiepNhanArgs, TiepNhan>;
    cancelTomTatHoSoBenhAn?: RootField<MutationCancelTomTatHoSoBenhAnArgs, TomTatHoSoBenhAn>;
    capLaiGiayBaoTu?: RootField<MutationCapLaiGiayBaoTuArgs, GiayBaoTu>;
    capLaiGiayChungSinh?: RootField<MutationCapLaiGiayChungSinhArgs, GiayChungSinh>;
    capLaiGiayHenKhamLai?: RootField<MutationCapLaiGiayHenKhamLaiArgs, GiayHenKhamLai>;
    capLaiGiayNghiDuongThai?: RootField<MutationCapLaiGiayNghiDuongThaiArgs, GiayNghiDuongThai>;
    capLaiGiayNghiHuongBHXH?: RootField<MutationCapLaiGiayNghiHuongBHXHArgs, GiayNghiHuongBHXH>;
    capLaiGiayThuongTich?: RootField<MutationCapLaiGiayThuongTichArgs, GiayThuongTich>;
    capLaiGiayXacNhanNoiTru?: RootField<MutationCapLaiGiayXacNhanNoiTruArgs, GiayXacNhanNoiTru>;
    capLaiKhamBenh_ChuyenVien?: RootField<MutationCapLaiKhamBenh_ChuyenVienArgs, KhamBenh_ChuyenVien>;
    capLaiTomTatHoSoBenhAn?: RootField<MutationCapLaiTomTatHoSoBenhAnArgs, TomTatHoSoBenhAn>;
    capnhatTien_DichVu?: RootField<MutationCapnhatTien_DichVuArgs, VienPhiDong>;
    capnhatTien_DichVuDuoc?: RootField<MutationCapnhatTien_DichVuDuocArgs, VienPhiDong>;
    choNo_VienPhi?: RootField<MutationChoNo_VienPhiArgs, CongNo>;
    chonKetQuaChayLai?: RootField<MutationChonKetQuaChayLaiArgs, KetQuaDichVuYeuCau>;
    chotGiaTriKiemChuan?: RootField<MutationChotGiaTriKiemChuanArgs, boolean>;
    chuanBiThu_VienPhi?: RootField<MutationChuanBiThu_VienPhiArgs, GiaoDichTam>;
    chuyenDuToanThanhChiDinh?: RootField<MutationChuyenDuToanThanhChiDinhArgs, DuToanChiPhi>;
    chuyenGiuong?: RootField<MutationChuyenGiuongArgs, TiepNhanNhapVien>;
    chuyenPhongKham?: RootField<MutationChuyenPhongKhamArgs, DichVuYeuCau>;
    chuyenThanhToanRaVien?: RootField<MutationChuyenThanhToanRaVienArgs, TiepNhanNhapVien>;
    createBangGia?: RootField<MutationCreateBangGiaArgs, BangGia>;
    createBaoCaoCaBenh?: RootField<MutationCreateBaoCaoCaBenhArgs, BaoCaoCaBenh>;
    createBenhAnNgoaiTru?: RootField<MutationCreateBenhAnNgoaiTruArgs, BenhAn>;
    createBenhNhan?: RootField<MutationCreateBenhNhanArgs, BenhNhan>;
    createBenhNhanChuaRo?: RootField<MutationCreateBenhNhanChuaRoArgs, BenhNhan>;
    createBienBanHoiChan?: RootField<MutationCreateBienBanHoiChanArgs, BienBanHoiChan>;
    createBienBanHoiChanNoiTru?: RootField<MutationCreateBienBanHoiChanNoiTruArgs, BienBanHoiChan>;
    createBienLai_ByVienPhi?: RootField<MutationCreateBienLai_ByVienPhiArgs, BienLai>;
    createBuoiLieuTrinh?: RootField<MutationCreateBuoiLieuTrinhArgs, LieuTrinhNguoiBenh>;
    createChuongTrinhKhuyenMai?: RootField<MutationCreateChuongTrinhKhuyenMaiArgs, ChuongTrinhKhuyenMai>;
    createDeliveryAddress?: RootField<MutationCreateDeliveryAddressArgs, DeliveryAddress>;
    createDichVuYeuCau?: RootField<MutationCreateDichVuYeuCauArgs, readonly DichVuYeuCau[]>;
    createDichVuYeuCauByChuyenPhong?: RootField<MutationCreateDichVuYeuCauByChuyenPhongArgs, DichVuYeuCau>;
    createDuToanChiPhi?: RootField<MutationCreateDuToanChiPhiArgs, DuToanChiPhi>;
    createGiayBaoTu?: RootField<MutationCreateGiayBaoTuArgs, GiayBaoTu>;
    createGiayChungSinh?: RootField<MutationCreateGiayChungSinhArgs, GiayChungSinh>;
    createGiayHenKhamLai?: RootField<MutationCreateGiayHenKhamLaiArgs, GiayHenKhamLai>;
    createGiayNghiDuongThai?: RootField<MutationCreateGiayNghiDuongThaiArgs, GiayNghiDuongThai>;
    createGiayNghiHuongBHXH?: RootField<MutationCreateGiayNghiHuongBHXHArgs, GiayNghiHuongBHXH>;
    createGiayThuongTich?: RootField<MutationCreateGiayThuongTichArgs, GiayThuongTich>;
    createGiayXacNhanNoiTru?: RootField<MutationCreateGiayXacNhanNoiTruArgs, GiayXacNhanNoiTru>;
    createHoaDon?: RootField<MutationCreateHoaDonArgs, HoaDonDienTu>;
    createKetNoiThietBi?: RootField<MutationCreateKetNoiThietBiArgs, KetNoiThietBi>;
    createKetQuaKiemChuan?: RootField<MutationCreateKetQuaKiemChuanArgs, KetQuaKiemChuan>;
    createKhamBenh?: RootField<MutationCreateKhamBenhArgs, KhamBenh>;
    createKhamBenh_ChuyenVien?: RootField<MutationCreateKhamBenh_ChuyenVienArgs, KhamBenh_ChuyenVien>;
    createMaMayChiSo?: RootField<MutationCreateMaMayChiSoArgs, MaMayChiSo>;
    createNhacTaiKham?: RootField<MutationCreateNhacTaiKhamArgs, NhacTaiKham>;
    createNodeCLSPhongMach?: RootField<MutationCreateNodeCLSPhongMachArgs, RefLabel | null>;
    createPhieuChamSoc?: RootField<MutationCreatePhieuChamSocArgs, PhieuChamSoc>;
    createPhieuChuyenKhoa?: RootField<MutationCreatePhieuChuyenKhoaArgs, PhieuChuyenKhoa>;
    createPhieuSoKet?: RootField<MutationCreatePhieuSoKetArgs, PhieuSoKet>;
    createRaVienNgoaiTru?: RootField<MutationCreateRaVienNgoaiTruArgs, RaVienNgoaiTru>;
    createRaVienNoiTru?: RootField<MutationCreateRaVienNoiTruArgs, RaVienNoiTru>;
    createSaoLuu?: RootField<MutationCreateSaoLuuArgs, string>;
    createTaiKhoanHoaDon?: RootField<MutationCreateTaiKhoanHoaDonArgs, TaiKhoanHoaDon>;
    createThamSo?: RootField<MutationCreateThamSoArgs, ThamSo>;
    createThucHienThuoc?: RootField<MutationCreateThucHienThuocArgs, ThucHienThuoc>;
    createTiepNhan?: RootField<MutationCreateTiepNhanArgs, TiepNhan>;
    createTiepNhanCapCuu?: RootField<MutationCreateTiepNhanCapCuuArgs, TiepNhan>;
    createTiepNhanKhamBenh?: RootField<MutationCreateTiepNhanKhamBenhArgs, KhamBenh>;
    createTiepNhanNhapVien?: RootField<MutationCreateTiepNhanNhapVienArgs, TiepNhanNhapVien>;
    createToDieuTri?: RootField<MutationCreateToDieuTriArgs, ToDieuTri>;
    createTomTatHoSoBenhAn?: RootField<MutationCreateTomTatHoSoBenhAnArgs, TomTatHoSoBenhAn>;
    createTreSoSinh?: RootField<MutationCreateTreSoSinhArgs, BenhNhan>;
    createVoucher?: RootField<MutationCreateVoucherArgs, Voucher>;
    createVouchers?: RootField<MutationCreateVouchersArgs, readonly Voucher[]>;
    createYeuCauTomTatHoSo?: RootField<MutationCreateYeuCauTomTatHoSoArgs, YeuCauTomTatHoSo>;
    danhDauDaXem?: RootField<MutationDanhDauDaXemArgs, readonly DichVuYeuCau[]>;
    danhDauGiuong?: RootField<MutationDanhDauGiuongArgs, TinhTrangGiuong>;
    danhDauTraKetQuaSau?: RootField<MutationDanhDauTraKetQuaSauArgs, TiepNhanNhapVien>;
    deNghiMienGiam?: RootField<MutationDeNghiMienGiamArgs, YeuCauMienGiam>;
    deNghiXoaNo?: RootField<MutationDeNghiXoaNoArgs, CongNo>;
    deleteDeliveryAddress?: RootField<MutationDeleteDeliveryAddressArgs, number>;
    dieuChinhHoaDon?: RootField<MutationDieuChinhHoaDonArgs, HoaDonDienTu>;
    dieuChinhQuyetToanBHYT?: RootField<MutationDieuChinhQuyetToanBHYTArgs, QuyetToanBHYT>;
    dinhKhoanBienLai?: RootField<MutationDinhKhoanBienLaiArgs, readonly ButToanBienLai[]>;
    dinhKhoanKy?: RootField<MutationDinhKhoanKyArgs, KetQuaDinhKhoan>;
    dismissNumbering_CapPhatThuoc?: RootField<MutationDismissNumbering_CapPhatThuocArgs, VeHangDoi>;
    dismissNumbering_ChanDoanHinhAnh?: RootField<MutationDismissNumbering_ChanDoanHinhAnhArgs, VeHangDoi>;
    dismissNumbering_KhamBenh?: RootField<MutationDismissNumbering_KhamBenhArgs, VeHangDoi>;
    dismissNumbering_PhauThuatThuThuat?: RootField<MutationDismissNumbering_PhauThuatThuThuatArgs, VeHangDoi>;
    dismissNumbering_ThamDoChucNang?: RootField<MutationDismissNumbering_ThamDoChucNangArgs, VeHangDoi>;
    dismissNumbering_TiepNhan?: RootField<MutationDismissNumbering_TiepNhanArgs, VeHangDoi>;
    dismissNumbering_ViSinh?: RootField<MutationDismissNumbering_ViSinhArgs, VeHangDoi>;
    dismissNumbering_VienPhi?: RootField<MutationDismissNumbering_VienPhiArgs, VeHangDoi>;
    dismissNumbering_VienPhiByTiepNhanId?: RootField<MutationDismissNumbering_VienPhiByTiepNhanIdArgs, number>;
    dismissNumbering_XetNghiem?: RootField<MutationDismissNumbering_XetNghiemArgs, VeHangDoi>;
    docThongBao?: RootField<MutationDocThongBaoArgs, number>;
    dongViecCu?: RootField<MutationDongViecCuArgs, DongViec>;
    dropKiemChung?: RootField<MutationDropKiemChungArgs, boolean>;
    dungVoucher_VienPhi?: RootField<MutationDungVoucher_VienPhiArgs, VienPhi>;
    duyetMienGiam?: RootField<MutationDuyetMienGiamArgs, YeuCauMienGiam>;
    duyetXoaNo?: RootField<MutationDuyetXoaNoArgs, CongNo>;
    endingChuongTrinhKhuyenMai?: RootField<MutationEndingChuongTrinhKhuyenMaiArgs, number>;
    endingVoucher?: RootField<MutationEndingVoucherArgs, number>;
    finishNumbering?: RootField<MutationFinishNumberingArgs, VeHangDoi>;
    ganCaDICOM?: RootField<MutationGanCaDICOMArgs, CaDICOM>;
    ganKetQuaThietBi?: RootField<MutationGanKetQuaThietBiArgs, KetQuaThietBi>;
    ghepBangGoiSo?: RootField<MutationGhepBangGoiSoArgs, BangGoiSo>;
    ghiKhamBenhVaoBenhAn?: RootField<MutationGhiKhamBenhVaoBenhAnArgs, BenhAn>;
    ghiNhanTuVong?: RootField<MutationGhiNhanTuVongArgs, BenhNhan>;
    giaHanCongNo?: RootField<MutationGiaHanCongNoArgs, CongNo>;
    giaiTrinhSoKhuyet?: RootField<MutationGiaiTrinhSoKhuyetArgs, GiaiTrinhSo>;
    giaoTomTatHoSo?: RootField<MutationGiaoTomTatHoSoArgs, YeuCauTomTatHoSo>;
    giuNoiDangKyKCB?: RootField<MutationGiuNoiDangKyKCBArgs, RefLabel | null>;
    giveUpGoiNgoai?: RootField<MutationGiveUpGoiNgoaiArgs, boolean>;
    goCaDICOM?: RootField<MutationGoCaDICOMArgs, CaDICOM>;
    gopBenhNhan?: RootField<MutationGopBenhNhanArgs, BenhNhan>;
    guiBaoCaoCaBenh?: RootField<MutationGuiBaoCaoCaBenhArgs, BaoCaoCaBenh>;
    guiDonThuocLienThong?: RootField<MutationGuiDonThuocLienThongArgs, boolean>;
    guiHoSoBHYT?: RootField<MutationGuiHoSoBHYTArgs, HoSoBHYT>;
    guiHoSoBHYTs?: RootField<MutationGuiHoSoBHYTsArgs, readonly KetQuaGuiHoSo[]>;
    guiHoaDonDienTu?: RootField<MutationGuiHoaDonDienTuArgs, HoaDonDienTu>;
    guiHoaDonDienTus?: RootField<MutationGuiHoaDonDienTusArgs, readonly KetQuaGuiHoaDon[]>;
    guiLaiHoaDon?: RootField<MutationGuiLaiHoaDonArgs, HoaDonDienTu>;
    guiThongBaoSaiSot?: RootField<MutationGuiThongBaoSaiSotArgs, ThongBaoSaiSot>;
    hachToan_VienPhi?: RootField<MutationHachToan_VienPhiArgs, VienPhi>;
    hoanGoi_VienPhi?: RootField<MutationHoanGoi_VienPhiArgs, BienLai | null>;
    hoanTatBienBanHoiChan?: RootField<MutationHoanTatBienBanHoiChanArgs, BienBanHoiChan>;
    hoanTatRaVienNoiTru?: RootField<MutationHoanTatRaVienNoiTruArgs, TiepNhanNhapVien>;
    hoanTatVienPhiNgoaiTru?: RootField<MutationHoanTatVienPhiNgoaiTruArgs, VienPhi>;
    hoanTien_VienPhi?: RootField<MutationHoanTien_VienPhiArgs, BienLai>;
    hoanUng_VienPhi?: RootField<MutationHoanUng_VienPhiArgs, BienLai>;
    huyChuanBiThu_VienPhi?: RootField<MutationHuyChuanBiThu_VienPhiArgs, GiaoDichTam>;
    huyChungTuGPP?: RootField<MutationHuyChungTuGPPArgs, ChungTuGPP>;
    huyChuyenThanhToanRaVien?: RootField<MutationHuyChuyenThanhToanRaVienArgs, TiepNhanNhapVien>;
    huyCongNo?: RootField<MutationHuyCongNoArgs, CongNo>;
    huyDuToanChiPhi?: RootField<MutationHuyDuToanChiPhiArgs, DuToanChiPhi>;
    huyHachToan_ToanBoMTran_VienPhi?: RootField<MutationHuyHachToan_ToanBoMTran_VienPhiArgs, VienPhi>;
    huyHachToan_VienPhi?: RootField<MutationHuyHachToan_VienPhiArgs, VienPhi>;
    huyHoanTatVienPhi?: RootField<MutationHuyHoanTatVienPhiArgs, VienPhi>;
    huyKetQuaKiemChuan?: RootField<MutationHuyKetQuaKiemChuanArgs, KetQuaKiemChuan>;
    huyLayMau?: RootField<MutationHuyLayMauArgs, DichVuYeuCau>;
    huyNhanVaoKhoa?: RootField<MutationHuyNhanVaoKhoaArgs, TiepNhanNhapVien>;
    huyPhieuChuyenKhoa?: RootField<MutationHuyPhieuChuyenKhoaArgs, PhieuChuyenKhoa>;
    huyQuyetToanBHYT?: RootField<MutationHuyQuyetToanBHYTArgs, QuyetToanBHYT>;
    huyRaVienNoiTru?: RootField<MutationHuyRaVienNoiTruArgs, TiepNhanNhapVien>;
    huyThongBaoSaiSot?: RootField<MutationHuyThongBaoSaiSotArgs, ThongBaoSaiSot>;
    huyToaThuoc?: RootField<MutationHuyToaThuocArgs, ToaThuocCuaKham>;
    huyTraKetQua?: RootField<MutationHuyTraKetQuaArgs, KetQuaDichVuYeuCau>;
    huyTraKetQuaChanDoanHinhAnh?: RootField<MutationHuyTraKetQuaChanDoanHinhAnhArgs, PhieuKetQuaMoTa>;
    huyTraKetQuaThamDoChucNang?: RootField<MutationHuyTraKetQuaThamDoChucNangArgs, PhieuKetQuaMoTa>;
    huyTraKetQuaTuongTrinhSpa?: RootField<MutationHuyTraKetQuaTuongTrinhSpaArgs, TuongTrinhSpa>;
    huyTraKetQuaViSinh?: RootField<MutationHuyTraKetQuaViSinhArgs, PhieuKetQuaMoTa>;
    huyTraTuongTrinhPTTT?: RootField<MutationHuyTraTuongTrinhPTTTArgs, PhieuTuongTrinhPTTT>;
    huyXacNhanBHYT?: RootField<MutationHuyXacNhanBHYTArgs, VienPhi>;
    huyYeuCauThanhToan_KhamBenhToaThuoc?: RootField<MutationHuyYeuCauThanhToan_KhamBenhToaThuocArgs, number>;
    huyYeuCauThanhToan_KhamBenhVTYT?: RootField<MutationHuyYeuCauThanhToan_KhamBenhVTYTArgs, number>;
    inHoaDonDienTu?: RootField<MutationInHoaDonDienTuArgs, TepHoaDon>;
    ketQuaThongBaoSaiSot?: RootField<MutationKetQuaThongBaoSaiSotArgs, ThongBaoSaiSot>;
    ketThucBuoiLieuTrinh?: RootField<MutationKetThucBuoiLieuTrinhArgs, LieuTrinhNguoiBenh>;
    ketThucDotDieuTri?: RootField<MutationKetThucDotDieuTriArgs, BenhAn>;
    ketThucKhamBenh?: RootField<MutationKetThucKhamBenhArgs, KhamBenh>;
    ketThucTinhTrangGiuong?: RootField<MutationKetThucTinhTrangGiuongArgs, TinhTrangGiuong>;
    ketThucTruyen?: RootField<MutationKetThucTruyenArgs, ThucHienThuoc>;
    ketToanCaThu?: RootField<MutationKetToanCaThuArgs, SoLieuThuNgan>;
    khacPhucKiemChuan?: RootField<MutationKhacPhucKiemChuanArgs, KetQuaKiemChuan>;
    khoaBenhAn?: RootField<MutationKhoaBenhAnArgs, BenhAn>;
    kiemTraCongGiamDinh?: RootField<NoArguments, KiemTraCong>;
    kiemTraHeThongGoiSo?: RootField<NoArguments, HeThongGoiSo>;
    kiemTraKhoAnhDICOM?: RootField<NoArguments, KhoAnhDICOM>;
    kiemTraLaiTheBHYT?: RootField<MutationKiemTraLaiTheBHYTArgs, TiepNhan>;
    kiemTraLienThongDonThuoc?: RootField<NoArguments, LienThongDonThuoc>;
    kiemTraTaiKhoanHoaDon?: RootField<MutationKiemTraTaiKhoanHoaDonArgs, TaiKhoanHoaDon>;
    kioskLaySo?: RootField<MutationKioskLaySoArgs, KioskVe>;
    kioskNhanDien?: RootField<MutationKioskNhanDienArgs, KioskNguoi>;
    kioskTiepNhan?: RootField<MutationKioskTiepNhanArgs, KioskKetQua>;
    kioskTraCuuThe?: RootField<MutationKioskTraCuuTheArgs, KioskThe>;
    kyGiayTo?: RootField<MutationKyGiayToArgs, readonly ChuKyGiayTo[]>;
    lapHoaDonQuyetToanBHYT?: RootField<MutationLapHoaDonQuyetToanBHYTArgs, QuyetToanBHYT>;
    lapHoaDonTongHop?: RootField<MutationLapHoaDonTongHopArgs, readonly HoaDonDienTu[]>;
    lapLaiBaoCaoCaBenh?: RootField<MutationLapLaiBaoCaoCaBenhArgs, BaoCaoCaBenh>;
    lapThongBaoSaiSot?: RootField<MutationLapThongBaoSaiSotArgs, ThongBaoSaiSot>;
    layMau?: RootField<MutationLayMauArgs, DichVuYeuCau>;
    laySoThuTu?: RootField<MutationLaySoThuTuArgs, VeHangDoi>;
    lockTuongTrinhPTTT?: RootField<MutationLockTuongTrinhPTTTArgs, readonly PhieuTuongTrinhPTTT[]>;
    luuChungThuSo?: RootField<MutationLuuChungThuSoArgs, ChungThuSo>;
    luuHinhVeCaDICOM?: RootField<MutationLuuHinhVeCaDICOMArgs, BoHinhVeDICOM>;
    luuMatKhauBacSiLienThong?: RootField<MutationLuuMatKhauBacSiLienThongArgs, readonly BacSiLienThong[]>;
    luuSucKhoeTiepNhan?: RootField<MutationLuuSucKhoeTiepNhanArgs, SucKhoeTiepNhan | null>;
    markBenhNhanKhongDen?: RootField<MutationMarkBenhNhanKhongDenArgs, DichVuYeuCau>;
    mienGiam_VienPhi?: RootField<MutationMienGiam_VienPhiArgs, VienPhi>;
    moHoSo?: RootField<MutationMoHoSoArgs, MoHoSo>;
    moKhoaBenhAn?: RootField<MutationMoKhoaBenhAnArgs, BenhAn>;
    moLaiGiaoDichNganHang?: RootField<MutationMoLaiGiaoDichNganHangArgs, GiaoDichNganHang>;
    moLaiRaVienNoiTru?: RootField<MutationMoLaiRaVienNoiTruArgs, TiepNhanNhapVien>;
    moLaiViecCu?: RootField<MutationMoLaiViecCuArgs, DongViec>;
    ngungYLenhThuoc?: RootField<MutationNgungYLenhThuocArgs, YLenhThuoc>;
    nhacCongNo?: RootField<MutationNhacCongNoArgs, readonly CongNo[]>;
    nhanPhieuChuyenKhoa?: RootField<MutationNhanPhieuChuyenKhoaArgs, PhieuChuyenKhoa>;
    nhanTuTrang?: RootField<MutationNhanTuTrangArgs, TiepNhanCapCuu>;
    nhanVaoKhoa?: RootField<MutationNhanVaoKhoaArgs, TiepNhanNhapVien>;
    phanLoaiCapCuu?: RootField<MutationPhanLoaiCapCuuArgs, TiepNhanCapCuu>;
    proveSaoLuu?: RootField<MutationProveSaoLuuArgs, string>;
    raiseBoDemSo?: RootField<MutationRaiseBoDemSoArgs, BoDemSo>;
    reCallWaitingNumbering_CapPhatThuoc?: RootField<MutationReCallWaitingNumbering_CapPhatThuocArgs, VeHangDoi>;
    reCallWaitingNumbering_ChanDoanHinhAnh?: RootField<MutationReCallWaitingNumbering_ChanDoanHinhAnhArgs, VeHangDoi>;
    reCallWaitingNumbering_KhamBenh?: RootField<MutationReCallWaitingNumbering_KhamBenhArgs, VeHangDoi>;
    reCallWaitingNumbering_PhauThuatThuThuat?: RootField<MutationReCallWaitingNumbering_PhauThuatThuThuatArgs, VeHangDoi>;
    reCallWaitingNumbering_ThamDoChucNang?: RootField<MutationReCallWaitingNumbering_ThamDoChucNangArgs, VeHangDoi>;
    reCallWaitingNumbering_TiepNhan?: RootField<MutationReCallWaitingNumbering_TiepNhanArgs, VeHangDoi>;
    reCallWaitingNumbering_ViSinh?: RootField<MutationReCallWaitingNumbering_ViSinhArgs, VeHangDoi>;
    reCallWaitingNumbering_VienPhi?: RootField<MutationReCallWaitingNumbering_VienPhiArgs, VeHangDoi>;
    reCallWaitingNumbering_XetNghiem?: RootField<MutationReCallWaitingNumbering_XetNghiemArgs, VeHangDoi>;
    releaseBangGia?: RootField<MutationReleaseBangGiaArgs, number>;
    releaseChuongTrinhKhuyenMai?: RootField<MutationReleaseChuongTrinhKhuyenMaiArgs, number>;
    releaseVoucher?: RootField<MutationReleaseVoucherArgs, number>;
    removeBanDuLieu?: RootField<MutationRemoveBanDuLieuArgs, boolean>;
    removeBangGia?: RootField<MutationRemoveBangGiaArgs, number>;
    removeBangGoiSo?: RootField<MutationRemoveBangGoiSoArgs, string>;
    removeBenhNhan?: RootField<MutationRemoveBenhNhanArgs, number>;
    removeBienBanHoiChan?: RootField<MutationRemoveBienBanHoiChanArgs, number>;
    removeBienBanHoiChanNoiTru?: RootField<MutationRemoveBienBanHoiChanNoiTruArgs, number>;
    removeChuongTrinhKhuyenMai?: RootField<MutationRemoveChuongTrinhKhuyenMaiArgs, number>;
    removeDichVuYeuCau?: RootField<MutationRemoveDichVuYeuCauArgs, number>;
    removeGiayNghiHuongBHXH?: RootField<MutationRemoveGiayNghiHuongBHXHArgs, number>;
    removeHanMucNo?: RootField<MutationRemoveHanMucNoArgs, boolean>;
    removeHoaDon?: RootField<MutationRemoveHoaDonArgs, boolean>;
    removeKhamBenh?: RootField<MutationRemoveKhamBenhArgs, number>;
    removeKhamBenh_ChuyenVien?: RootField<MutationRemoveKhamBenh_ChuyenVienArgs, number>;
    removeMaMayChiSo?: RootField<MutationRemoveMaMayChiSoArgs, boolean>;
    removePhieuSoKet?: RootField<MutationRemovePhieuSoKetArgs, number>;
    removeSaoLuu?: RootField<MutationRemoveSaoLuuArgs, boolean>;
    removeThamSo?: RootField<MutationRemoveThamSoArgs, boolean>;
    removeTiepNhanNhapVien?: RootField<MutationRemoveTiepNhanNhapVienArgs, KetQuaHuyNhapVien>;
    removeToDieuTri?: RootField<MutationRemoveToDieuTriArgs, ToDieuTri>;
    removeVoucher?: RootField<MutationRemoveVoucherArgs, number>;
    removeYeuCauPTTT?: RootField<MutationRemoveYeuCauPTTTArgs, number>;
    restoreSaoLuu?: RootField<MutationRestoreSaoLuuArgs, string>;
    retryCongViec?: RootField<MutationRetryCongViecArgs, boolean>;
    retryGoiNgoai?: RootField<MutationRetryGoiNgoaiArgs, boolean>;
    retryGoiNgoais?: RootField<MutationRetryGoiNgoaisArgs, number>;
    returnNumbering_CapPhatThuoc?: RootField<MutationReturnNumbering_CapPhatThuocArgs, VeHangDoi>;
    returnNumbering_ChanDoanHinhAnh?: RootField<MutationReturnNumbering_ChanDoanHinhAnhArgs, VeHangDoi>;
    returnNumbering_KhamBenh?: RootField<MutationReturnNumbering_KhamBenhArgs, VeHangDoi>;
    returnNumbering_PhauThuatThuThuat?: RootField<MutationReturnNumbering_PhauThuatThuThuatArgs, VeHangDoi>;
    returnNumbering_ThamDoChucNang?: RootField<MutationReturnNumbering_ThamDoChucNangArgs, VeHangDoi>;
    returnNumbering_TiepNhan?: RootField<MutationReturnNumbering_TiepNhanArgs, VeHangDoi>;
    returnNumbering_ViSinh?: RootField<MutationReturnNumbering_ViSinhArgs, VeHangDoi>;
    returnNumbering_VienPhi?: RootField<MutationReturnNumbering_VienPhiArgs, VeHangDoi>;
    returnNumbering_XetNghiem?: RootField<MutationReturnNumbering_XetNghiemArgs, VeHangDoi>;
    rutDeNghiMienGiam?: RootField<MutationRutDeNghiMienGiamArgs, YeuCauMienGiam>;
    rutDeNghiXoaNo?: RootField<MutationRutDeNghiXoaNoArgs, CongNo>;
    saoChepBangGia?: RootField<MutationSaoChepBangGiaArgs, BangGia>;
    saveAndVerifyKhamBenh?: RootField<MutationSaveAndVerifyKhamBenhArgs, KhamBenh>;
    saveHachToan_HinhThucThanhToan?: RootField<MutationSaveHachToan_HinhThucThanhToanArgs, HinhThucThanhToan>;
    saveHanMucNo?: RootField<MutationSaveHanMucNoArgs, HanMucNo>;
    saveImportPatient?: RootField<MutationSaveImportPatientArgs, NhapBenhNhan>;
    saveQuyetToanBHYT?: RootField<MutationSaveQuyetToanBHYTArgs, QuyetToanBHYT>;
    saveSuDungVatTu?: RootField<MutationSaveSuDungVatTuArgs, SuDungVatTu>;
    saveTuongTrinhSpa?: RootField<MutationSaveTuongTrinhSpaArgs, TuongTrinhSpa>;
    setBusinessCustomerAccount?: RootField<MutationSetBusinessCustomerAccountArgs, readonly string[]>;
    setPhongBanDichVus?: RootField<MutationSetPhongBanDichVusArgs, number>;
    setPhongBanGiuongs?: RootField<MutationSetPhongBanGiuongsArgs, number>;
    setPhongBanKhoDuocs?: RootField<MutationSetPhongBanKhoDuocsArgs, number>;
    suaGiaBangGia?: RootField<MutationSuaGiaBangGiaArgs, BangGia>;
    suaNguoiMuaHoaDon?: RootField<MutationSuaNguoiMuaHoaDonArgs, HoaDonDienTu>;
    switchBanDuLieu?: RootField<MutationSwitchBanDuLieuArgs, boolean>;
    tachBenhNhan?: RootField<MutationTachBenhNhanArgs, BenhNhan>;
    taoDichVuCoSan?: RootField<MutationTaoDichVuCoSanArgs, number>;
    taoLienKetKetQua?: RootField<MutationTaoLienKetKetQuaArgs, LienKetCuaPhieu>;
    taoNoiTheoMau?: RootField<MutationTaoNoiTheoMauArgs, number>;
    taoQuyenBienLaiCoSan?: RootField<MutationTaoQuyenBienLaiCoSanArgs, number>;
    thayTheHoaDon?: RootField<MutationThayTheHoaDonArgs, HoaDonDienTu>;
    thayTheRaVienNoiTru?: RootField<MutationThayTheRaVienNoiTruArgs, RaVienNoiTru>;
    themChungTuGPP?: RootField<MutationThemChungTuGPPArgs, readonly ChungTuGPP[]>;
    themTheTiepNhan?: RootField<MutationThemTheTiepNhanArgs, TiepNhan>;
    thuChuanBi_VienPhi?: RootField<MutationThuChuanBi_VienPhiArgs, BienLai>;
    thuCongNo?: RootField<MutationThuCongNoArgs, readonly BienLai[]>;
    thuGiaoDichNganHang?: RootField<MutationThuGiaoDichNganHangArgs, BienLai>;
    thuHoiBangGia?: RootField<MutationThuHoiBangGiaArgs, BangGia>;
    thuHoiChuKy?: RootField<MutationThuHoiChuKyArgs, readonly ChuKyGiayTo[]>;
    thuHoiDonThuocLienThong?: RootField<MutationThuHoiDonThuocLienThongArgs, boolean>;
    thuHoiGiaiTrinhSo?: RootField<MutationThuHoiGiaiTrinhSoArgs, GiaiTrinhSo>;
    thuHoiLienKetKetQua?: RootField<MutationThuHoiLienKetKetQuaArgs, LienKetCuaPhieu>;
    thuHoiThucHienThuoc?: RootField<MutationThuHoiThucHienThuocArgs, ThucHienThuoc>;
    thuHoiTuVong?: RootField<MutationThuHoiTuVongArgs, BenhNhan>;
    timCaDICOMKho?: RootField<MutationTimCaDICOMKhoArgs, KetQuaTimKho | null>;
    tinhLai_VienPhi?: RootField<MutationTinhLai_VienPhiArgs, VienPhi>;
    traKetQua?: RootField<MutationTraKetQuaArgs, KetQuaDichVuYeuCau>;
    traKetQuaChanDoanHinhAnh?: RootField<MutationTraKetQuaChanDoanHinhAnhArgs, PhieuKetQuaMoTa>;
    traKetQuaThamDoChucNang?: RootField<MutationTraKetQuaThamDoChucNangArgs, PhieuKetQuaMoTa>;
    traKetQuaTuongTrinhSpa?: RootField<MutationTraKetQuaTuongTrinhSpaArgs, TuongTrinhSpa>;
    traKetQuaViSinh?: RootField<MutationTraKetQuaViSinhArgs, PhieuKetQuaMoTa>;
    traLaiNhapVien?: RootField<MutationTraLaiNhapVienArgs, TiepNhanNhapVien>;
    traLoiCanhBao?: RootField<MutationTraLoiCanhBaoArgs, PhieuChamSoc>;
    traTuTrang?: RootField<MutationTraTuTrangArgs, TiepNhanCapCuu>;
    traTuongTrinhPTTT?: RootField<MutationTraTuongTrinhPTTTArgs, PhieuTuongTrinhPTTT>;
    tuChoiMau?: RootField<MutationTuChoiMauArgs, KetQuaDichVuYeuCau>;
    tuChoiMienGiam?: RootField<MutationTuChoiMienGiamArgs, YeuCauMienGiam>;
    tuChoiPhieuChuyenKhoa?: RootField<MutationTuChoiPhieuChuyenKhoaArgs, PhieuChuyenKhoa>;
    tuChoiXoaNo?: RootField<MutationTuChoiXoaNoArgs, CongNo>;
    tuChoiYeuCauTomTatHoSo?: RootField<MutationTuChoiYeuCauTomTatHoSoArgs, YeuCauTomTatHoSo>;
    unlockTuongTrinhPTTT?: RootField<MutationUnlockTuongTrinhPTTTArgs, readonly PhieuTuongTrinhPTTT[]>;
    unverifySuDungVatTu?: RootField<MutationUnverifySuDungVatTuArgs, SuDungVatTu>;
    updateBangGia?: RootField<MutationUpdateBangGiaArgs, BangGia>;
    updateBangGoiSo?: RootField<MutationUpdateBangGoiSoArgs, BangGoiSo>;
    updateBaoCaoCaBenh?: RootField<MutationUpdateBaoCaoCaBenhArgs, BaoCaoCaBenh>;
    updateBenhAnNgoaiTru?: RootField<MutationUpdateBenhAnNgoaiTruArgs, BenhAn>;
    updateBenhAnNoiTru?: RootField<MutationUpdateBenhAnNoiTruArgs, BenhAn>;
    updateBenhNhan?: RootField<MutationUpdateBenhNhanArgs, BenhNhan>;
    updateBienBanHoiChan?: RootField<MutationUpdateBienBanHoiChanArgs, BienBanHoiChan>;
    updateBienBanHoiChanNoiTru?: RootField<MutationUpdateBienBanHoiChanNoiTruArgs, BienBanHoiChan>;
    updateChuKyKetQua?: RootField<MutationUpdateChuKyKetQuaArgs, readonly ChuKyGiayTo[]>;
    updateChuongTrinhKhuyenMai?: RootField<MutationUpdateChuongTrinhKhuyenMaiArgs, ChuongTrinhKhuyenMai>;
    updateDeliveryAddress?: RootField<MutationUpdateDeliveryAddressArgs, DeliveryAddress>;
    updateDichVuYeuCau?: RootField<MutationUpdateDichVuYeuCauArgs, DichVuYeuCau>;
    updateDichVuYeuCauDangThucHien?: RootField<MutationUpdateDichVuYeuCauDangThucHienArgs, DichVuYeuCau>;
    updateDichVuYeuCauState?: RootField<MutationUpdateDichVuYeuCauStateArgs, DichVuYeuCau>;
    updateDichVuYeuCauStateBySoPhieu?: RootField<MutationUpdateDichVuYeuCauStateBySoPhieuArgs, DichVuYeuCau>;
    updateGiayBaoTu?: RootField<MutationUpdateGiayBaoTuArgs, GiayBaoTu>;
    updateGiayChungSinh?: RootField<MutationUpdateGiayChungSinhArgs, GiayChungSinh>;
    updateGiayNghiDuongThai?: RootField<MutationUpdateGiayNghiDuongThaiArgs, GiayNghiDuongThai>;
    updateGiayNghiHuongBHXH?: RootField<MutationUpdateGiayNghiHuongBHXHArgs, GiayNghiHuongBHXH>;
    updateGiayThuongTich?: RootField<MutationUpdateGiayThuongTichArgs, GiayThuongTich>;
    updateGiayXacNhanNoiTru?: RootField<MutationUpdateGiayXacNhanNoiTruArgs, GiayXacNhanNoiTru>;
    updateHeThongGoiSo?: RootField<MutationUpdateHeThongGoiSoArgs, HeThongGoiSo>;
    updateKetNoiNganHang?: RootField<MutationUpdateKetNoiNganHangArgs, KetNoiNganHang>;
    updateKetNoiThietBi?: RootField<MutationUpdateKetNoiThietBiArgs, KetNoiThietBi>;
    updateKetQuaChanDoanHinhAnh?: RootField<MutationUpdateKetQuaChanDoanHinhAnhArgs, PhieuKetQuaMoTa>;
    updateKetQuaThamDoChucNang?: RootField<MutationUpdateKetQuaThamDoChucNangArgs, PhieuKetQuaMoTa>;
    updateKetQuaViSinh?: RootField<MutationUpdateKetQuaViSinhArgs, PhieuKetQuaMoTa>;
    updateKetQuaXetNghiem?: RootField<MutationUpdateKetQuaXetNghiemArgs, KetQuaDichVuYeuCau>;
    updateKhamBenh?: RootField<MutationUpdateKhamBenhArgs, KhamBenh>;
    updateKhamBenh_ChuyenVien?: RootField<MutationUpdateKhamBenh_ChuyenVienArgs, KhamBenh_ChuyenVien>;
    updateKhoAnhDICOM?: RootField<MutationUpdateKhoAnhDICOMArgs, KhoAnhDICOM>;
    updateLienThongDonThuoc?: RootField<MutationUpdateLienThongDonThuocArgs, LienThongDonThuoc>;
    updateMaMayChiSo?: RootField<MutationUpdateMaMayChiSoArgs, MaMayChiSo>;
    updateManyChiDinhPhongMachNhapToSanSang?: RootField<MutationUpdateManyChiDinhPhongMachNhapToSanSangArgs, readonly DichVuYeuCau[]>;
    updateManyDichVuYeuCauNhapToSanSang?: RootField<MutationUpdateManyDichVuYeuCauNhapToSanSangArgs, readonly DichVuYeuCau[]>;
    updateManyDichVuYeuCauState?: RootField<MutationUpdateManyDichVuYeuCauStateArgs, readonly DichVuYeuCau[]>;
    updateNhanVienPhuTrach?: RootField<MutationUpdateNhanVienPhuTrachArgs, readonly string[]>;
    updateNoiTru?: RootField<MutationUpdateNoiTruArgs, TiepNhanNhapVien>;
    updatePhieuChamSoc?: RootField<MutationUpdatePhieuChamSocArgs, PhieuChamSoc>;
    updatePhieuSoKet?: RootField<MutationUpdatePhieuSoKetArgs, PhieuSoKet>;
    updateRaVienNgoaiTru?: RootField<MutationUpdateRaVienNgoaiTruArgs, RaVienNgoaiTru>;
    updateRaVienNoiTru?: RootField<MutationUpdateRaVienNoiTruArgs, RaVienNoiTru>;
    updateSettingCustomer?: RootField<MutationUpdateSettingCustomerArgs, Setting>;
    updateSettingType?: RootField<MutationUpdateSettingTypeArgs, Setting>;
    updateTaiKhoanHoaDon?: RootField<MutationUpdateTaiKhoanHoaDonArgs, TaiKhoanHoaDon>;
    updateThamSo?: RootField<MutationUpdateThamSoArgs, ThamSo>;
    updateTiepNhan?: RootField<MutationUpdateTiepNhanArgs, TiepNhan>;
    updateTiepNhanNhapVien?: RootField<MutationUpdateTiepNhanNhapVienArgs, TiepNhanNhapVien>;
    updateToDieuTri?: RootField<MutationUpdateToDieuTriArgs, ToDieuTri>;
    updateToaThuoc?: RootField<MutationUpdateToaThuocArgs, ToaThuocCuaKham>;
    updateTomTatHoSoBenhAn?: RootField<MutationUpdateTomTatHoSoBenhAnArgs, TomTatHoSoBenhAn>;
    updateVoucher?: RootField<MutationUpdateVoucherArgs, Voucher>;
    updateYeuCauPTTT?: RootField<MutationUpdateYeuCauPTTTArgs, PhieuTuongTrinhPTTT>;
    updateYeuCauTomTatHoSo?: RootField<MutationUpdateYeuCauTomTatHoSoArgs, YeuCauTomTatHoSo>;
    update_QuyenBienLai_ByVienPhi?: RootField<MutationUpdate_QuyenBienLai_ByVienPhiArgs, QuyenBienLaiThuNgan>;
    verifyKhamBenh?: RootField<MutationVerifyKhamBenhArgs, KhamBenh>;
    verifySuDungVatTu?: RootField<MutationVerifySuDungVatTuArgs, SuDungVatTu>;
    verifyTuongTrinhSpa?: RootField<MutationVerifyTuongTrinhSpaArgs, TuongTrinhSpa>;
    xacDinhDanhTinh?: RootField<MutationXacDinhDanhTinhArgs, BenhNhan>;
    xacNhanBHYT?: RootField<MutationXacNhanBHYTArgs, VienPhi>;
    xacNhanKetQuaNguyHiem?: RootField<MutationXacNhanKetQuaNguyHiemArgs, KetQuaNguyHiem>;
    xacNhanToDieuTri?: RootField<MutationXacNhanToDieuTriArgs, ToDieuTri>;
    xemTinThietBi?: RootField<MutationXemTinThietBiArgs, boolean>;
    xmlHoaDonDienTu?: RootField<MutationXmlHoaDonDienTuArgs, TepHoaDon>;
    xoaBienLai_ByVienPhi?: RootField<MutationXoaBienLai_ByVienPhiArgs, BienLai>;
    xoaEBill?: RootField<MutationXoaEBillArgs, HoaDonDienTu>;
    xoaHoaDonDienTu?: RootField<MutationXoaHoaDonDienTuArgs, HoaDonDienTu>;
    xuLyDongTraBHYT?: RootField<MutationXuLyDongTraBHYTArgs, DongTraBHYT>;
    xuatButToan?: RootField<MutationXuatButToanArgs, DotXuatButToan>;
    xuatLyDoDaNeu?: RootField<MutationXuatLyDoDaNeuArgs, TepBang>;
    xuatNhatKyTruyCap?: RootField<MutationXuatNhatKyTruyCapArgs, TepBang>;
    yeuCauChayLai?: RootField<MutationYeuCauChayLaiArgs, KetQuaDichVuYeuCau>;
  };
  types?: {
    AnhBuoi?: TypeResolvers<AnhBuoi, AnhBuoiFields>;
    ApDungKhuyenMai?: TypeResolvers<ApDungKhuyenMai, ApDungKhuyenMaiFields>;
    AppInfo?: TypeResolvers<AppInfo, AppInfoFields>;
    BangGia?: TypeResolvers<BangGia, BangGiaFields>;
    BangGoiSo?: TypeResolvers<BangGoiSo, BangGoiSoFields>;
    BangHoaHong?: TypeResolvers<BangHoaHong, BangHoaHongFields>;
    BaoCaoCaBenh?: TypeResolvers<BaoCaoCaBenh, BaoCaoCaBenhFields>;
    BenhAn?: TypeResolvers<BenhAn, BenhAnFields>;
    BenhHayGap?: TypeResolvers<BenhHayGap, BenhHayGapFields>;
    BenhNhan?: TypeResolvers<BenhNhan, BenhNhanFields>;
    BienBanHoiChan?: TypeResolvers<BienBanHoiChan, BienBanHoiChanFields>;
    BienLai?: TypeResolvers<BienLai, BienLaiFields>;
    BienLaiDong?: TypeResolvers<BienLaiDong, BienLaiDongFields>;
    BoHinhVeDICOM?: TypeResolvers<BoHinhVeDICOM, BoHinhVeDICOMFields>;
    BuoiLieuTrinh?: TypeResolvers<BuoiLieuTrinh, BuoiLieuTrinhFields>;
    ButToan?: TypeResolvers<ButToan, ButToanFields>;
    ButToanBienLai?: TypeResolvers<ButToanBienLai, ButToanBienLaiFields>;
    CaDICOM?: TypeResolvers<CaDICOM, CaDICOMFields>;
    CaPTTT?: TypeResolvers<CaPTTT, CaPTTTFields>;
    ChamSocNguoiBenh?: TypeResolvers<ChamSocNguoiBenh, ChamSocNguoiBenhFields>;
    ChayLaiXetNghiem?: TypeResolvers<ChayLaiXetNghiem, ChayLaiXetNghiemFields>;
    ChiDinhLanTruoc?: TypeResolvers<ChiDinhLanTruoc, ChiDinhLanTruocFields>;
    ChiDinhTruoc?: TypeResolvers<ChiDinhTruoc, ChiDinhTruocFields>;
    ChiSoKiemChuan?: TypeResolvers<ChiSoKiemChuan, ChiSoKiemChuanFields>;
    ChoTheoNoi?: TypeResolvers<ChoTheoNoi, ChoTheoNoiFields>;
    ChuKyGiayTo?: TypeResolvers<ChuKyGiayTo, ChuKyGiayToFields>;
    ChungTuGPP?: TypeResolvers<ChungTuGPP, ChungTuGPPFields>;
    ChuongTrinhKhuyenMai?: TypeResolvers<ChuongTrinhKhuyenMai, ChuongTrinhKhuyenMaiFields>;
    ChuyenKhoaCho?: TypeResolvers<ChuyenKhoaCho, ChuyenKhoaChoFields>;
    CongNo?: TypeResolvers<CongNo, CongNoFields>;
    CongNoPhatSinh?: TypeResolvers<CongNoPhatSinh, CongNoPhatSinhFields>;
    DanhGiaLai?: TypeResolvers<DanhGiaLai, DanhGiaLaiFields>;
    DanhSachBenhAn?: TypeResolvers<DanhSachBenhAn, DanhSachBenhAnFields>;
    DanhSachCapCuu?: TypeResolvers<DanhSachCapCuu, DanhSachCapCuuFields>;
    DanhSachPhongBuoi?: TypeResolvers<DanhSachPhongBuoi, DanhSachPhongBuoiFields>;
    DeliveryAddress?: TypeResolvers<DeliveryAddress, DeliveryAddressFields>;
    DiUng?: TypeResolvers<DiUng, DiUngFields>;
    DichVuTimThay?: TypeResolvers<DichVuTimThay, DichVuTimThayFields>;
    DichVuYeuCau?: TypeResolvers<DichVuYeuCau, DichVuYeuCauFields>;
    DichVuYeuCauChiTiet?: TypeResolvers<DichVuYeuCauChiTiet, DichVuYeuCauChiTietFields>;
    DiemSoDo?: TypeResolvers<DiemSoDo, DiemSoDoFields>;
    DoiChieuNgay?: TypeResolvers<DoiChieuNgay, DoiChieuNgayFields>;
    DongDanhSachMienGiam?: TypeResolvers<DongDanhSachMienGiam, DongDanhSachMienGiamFields>;
    DongDichVuKhuyenMai?: TypeResolvers<DongDichVuKhuyenMai, DongDichVuKhuyenMaiFields>;
    DongDuToan?: TypeResolvers<DongDuToan, DongDuToanFields>;
    DongHoaDon?: TypeResolvers<DongHoaDon, DongHoaDonFields>;
    DongHoaHong?: TypeResolvers<DongHoaHong, DongHoaHongFields>;
    DongKhamBenh?: TypeResolvers<DongKhamBenh, DongKhamBenhFields>;
    DongLech?: TypeResolvers<DongLech, DongLechFields>;
    DongPhongBuoi?: TypeResolvers<DongPhongBuoi, DongPhongBuoiFields>;
    DongPhongDoc?: TypeResolvers<DongPhongDoc, DongPhongDocFields>;
    DongSanPhamKhuyenMai?: TypeResolvers<DongSanPhamKhuyenMai, DongSanPhamKhuyenMaiFields>;
    DongSoQuy?: TypeResolvers<DongSoQuy, DongSoQuyFields>;
    DongTraBHYT?: TypeResolvers<DongTraBHYT, DongTraBHYTFields>;
    DongTruyCap?: TypeResolvers<DongTruyCap, DongTruyCapFields>;
    DongViec?: TypeResolvers<DongViec, DongViecFields>;
    DongXetNghiem?: TypeResolvers<DongXetNghiem, DongXetNghiemFields>;
    DongYLenhChamSoc?: TypeResolvers<DongYLenhChamSoc, DongYLenhChamSocFields>;
    DongYeuCauMienGiam?: TypeResolvers<DongYeuCauMienGiam, DongYeuCauMienGiamFields>;
    DotDieuTri?: TypeResolvers<DotDieuTri, DotDieuTriFields>;
    DotGiuong?: TypeResolvers<DotGiuong, DotGiuongFields>;
    DotKhoa?: TypeResolvers<DotKhoa, DotKhoaFields>;
    DotRaVien?: TypeResolvers<DotRaVien, DotRaVienFields>;
    DotXuatButToan?: TypeResolvers<DotXuatButToan, DotXuatButToanFields>;
    DuToanChiPhi?: TypeResolvers<DuToanChiPhi, DuToanChiPhiFields>;
    GiaTriTheoThoiGian?: TypeResolvers<GiaTriTheoThoiGian, GiaTriTheoThoiGianFields>;
    GiaiTrinhSo?: TypeResolvers<GiaiTrinhSo, GiaiTrinhSoFields>;
    GiaoDichNganHang?: TypeResolvers<GiaoDichNganHang, GiaoDichNganHangFields>;
    GiaoDichTam?: TypeResolvers<GiaoDichTam, GiaoDichTamFields>;
    GiayBaoTu?: TypeResolvers<GiayBaoTu, GiayBaoTuFields>;
    GiayChungSinh?: TypeResolvers<GiayChungSinh, GiayChungSinhFields>;
    GiayHenKhamLai?: TypeResolvers<GiayHenKhamLai, GiayHenKhamLaiFields>;
    GiayNghiDuongThai?: TypeResolvers<GiayNghiDuongThai, GiayNghiDuongThaiFields>;
    GiayNghiHuongBHXH?: TypeResolvers<GiayNghiHuongBHXH, GiayNghiHuongBHXHFields>;
    GiayThuongTich?: TypeResolvers<GiayThuongTich, GiayThuongTichFields>;
    GiayToDot?: TypeResolvers<GiayToDot, GiayToDotFields>;
    GiayXacNhanNoiTru?: TypeResolvers<GiayXacNhanNoiTru, GiayXacNhanNoiTruFields>;
    GioDungThuoc?: TypeResolvers<GioDungThuoc, GioDungThuocFields>;
    GiuongTrenSoDo?: TypeResolvers<GiuongTrenSoDo, GiuongTrenSoDoFields>;
    GoiDaMua?: TypeResolvers<GoiDaMua, GoiDaMuaFields>;
    GopBenhNhan?: TypeResolvers<GopBenhNhan, GopBenhNhanFields>;
    HanMucNo?: TypeResolvers<HanMucNo, HanMucNoFields>;
    HangDoi?: TypeResolvers<HangDoi, HangDoiFields>;
    HeThongGoiSo?: TypeResolvers<HeThongGoiSo, HeThongGoiSoFields>;
    HoSoBHYT?: TypeResolvers<HoSoBHYT, HoSoBHYTFields>;
    HoSoCuaTiepNhan?: TypeResolvers<HoSoCuaTiepNhan, HoSoCuaTiepNhanFields>;
    HoSoDeTomTat?: TypeResolvers<HoSoDeTomTat, HoSoDeTomTatFields>;
    HoaDonDienTu?: TypeResolvers<HoaDonDienTu, HoaDonDienTuFields>;
    HoaHong?: TypeResolvers<HoaHong, HoaHongFields>;
    KetNoiNganHang?: TypeResolvers<KetNoiNganHang, KetNoiNganHangFields>;
    KetNoiThietBi?: TypeResolvers<KetNoiThietBi, KetNoiThietBiFields>;
    KetQuaDichVuYeuCau?: TypeResolvers<KetQuaDichVuYeuCau, KetQuaDichVuYeuCauFields>;
    KetQuaKiemChuan?: TypeResolvers<KetQuaKiemChuan, KetQuaKiemChuanFields>;
    KetQuaMoTa?: TypeResolvers<KetQuaMoTa, KetQuaMoTaFields>;
    KetQuaNguyHiem?: TypeResolvers<KetQuaNguyHiem, KetQuaNguyHiemFields>;
    KetQuaThietBi?: TypeResolvers<KetQuaThietBi, KetQuaThietBiFields>;
    KhamBenh?: TypeResolvers<KhamBenh, KhamBenhFields>;
    KhamBenh_ChuyenVien?: TypeResolvers<KhamBenh_ChuyenVien, KhamBenh_ChuyenVienFields>;
    KhangSinhDo?: TypeResolvers<KhangSinhDo, KhangSinhDoFields>;
    KioskDichVu?: TypeResolvers<KioskDichVu, KioskDichVuFields>;
    KioskPhong?: TypeResolvers<KioskPhong, KioskPhongFields>;
    LanDoiDoiTuong?: TypeResolvers<LanDoiDoiTuong, LanDoiDoiTuongFields>;
    LanKhamNoiKhac?: TypeResolvers<LanKhamNoiKhac, LanKhamNoiKhacFields>;
    LanTraCuuThe?: TypeResolvers<LanTraCuuThe, LanTraCuuTheFields>;
    LanXacNhanBHYT?: TypeResolvers<LanXacNhanBHYT, LanXacNhanBHYTFields>;
    LichSuThaoTac?: TypeResolvers<LichSuThaoTac, LichSuThaoTacFields>;
    LienKetCuaPhieu?: TypeResolvers<LienKetCuaPhieu, LienKetCuaPhieuFields>;
    LienKetKetQua?: TypeResolvers<LienKetKetQua, LienKetKetQuaFields>;
    LieuThuoc?: TypeResolvers<LieuThuoc, LieuThuocFields>;
    LieuTrinhNguoiBenh?: TypeResolvers<LieuTrinhNguoiBenh, LieuTrinhNguoiBenhFields>;
    LuaChonGiuong?: TypeResolvers<LuaChonGiuong, LuaChonGiuongFields>;
    LuotCho?: TypeResolvers<LuotCho, LuotChoFields>;
    LuotDoiDoiTuong?: TypeResolvers<LuotDoiDoiTuong, LuotDoiDoiTuongFields>;
    LuotMoKetQua?: TypeResolvers<LuotMoKetQua, LuotMoKetQuaFields>;
    LuotXacNhanBHYT?: TypeResolvers<LuotXacNhanBHYT, LuotXacNhanBHYTFields>;
    LyDoDaNeu?: TypeResolvers<LyDoDaNeu, LyDoDaNeuFields>;
    MaMayChiSo?: TypeResolvers<MaMayChiSo, MaMayChiSoFields>;
    MauTuChoi?: TypeResolvers<MauTuChoi, MauTuChoiFields>;
    MienGiam?: TypeResolvers<MienGiam, MienGiamFields>;
    MoHoSo?: TypeResolvers<MoHoSo, MoHoSoFields>;
    MocThoiGian?: TypeResolvers<MocThoiGian, MocThoiGianFields>;
    NgayGiuong?: TypeResolvers<NgayGiuong, NgayGiuongFields>;
    NguoiBenhDieuTri?: TypeResolvers<NguoiBenhDieuTri, NguoiBenhDieuTriFields>;
    NguoiBenhDungThuoc?: TypeResolvers<NguoiBenhDungThuoc, NguoiBenhDungThuocFields>;
    NguoiHoiChan?: TypeResolvers<NguoiHoiChan, NguoiHoiChanFields>;
    NguoiNam?: TypeResolvers<NguoiNam, NguoiNamFields>;
    NguoiRaVien?: TypeResolvers<NguoiRaVien, NguoiRaVienFields>;
    NhacNo?: TypeResolvers<NhacNo, NhacNoFields>;
    NhacTaiKham?: TypeResolvers<NhacTaiKham, NhacTaiKhamFields>;
    NoiTru?: TypeResolvers<NoiTru, NoiTruFields>;
    NuoiCay?: TypeResolvers<NuoiCay, NuoiCayFields>;
    PhienBanKetQua?: TypeResolvers<PhienBanKetQua, PhienBanKetQuaFields>;
    PhienBanKetQuaMoTa?: TypeResolvers<PhienBanKetQuaMoTa, PhienBanKetQuaMoTaFields>;
    PhieuChamSoc?: TypeResolvers<PhieuChamSoc, PhieuChamSocFields>;
    PhieuChuyenKhoa?: TypeResolvers<PhieuChuyenKhoa, PhieuChuyenKhoaFields>;
    PhieuKetQuaMoTa?: TypeResolvers<PhieuKetQuaMoTa, PhieuKetQuaMoTaFields>;
    PhieuSoKet?: TypeResolvers<PhieuSoKet, PhieuSoKetFields>;
    PhieuTuongTrinhPTTT?: TypeResolvers<PhieuTuongTrinhPTTT, PhieuTuongTrinhPTTTFields>;
    PhongBanDichVu?: TypeResolvers<PhongBanDichVu, PhongBanDichVuFields>;
    PhongTiepNhan?: TypeResolvers<PhongTiepNhan, PhongTiepNhanFields>;
    QuyenXemHoSo?: TypeResolvers<QuyenXemHoSo, QuyenXemHoSoFields>;
    QuyetToanBHYT?: TypeResolvers<QuyetToanBHYT, QuyetToanBHYTFields>;
    RaVienNgoaiTru?: TypeResolvers<RaVienNgoaiTru, RaVienNgoaiTruFields>;
    RaVienNoiTru?: TypeResolvers<RaVienNoiTru, RaVienNoiTruFields>;
    SoDoGiuongBenh?: TypeResolvers<SoDoGiuongBenh, SoDoGiuongBenhFields>;
    SoKetDenHan?: TypeResolvers<SoKetDenHan, SoKetDenHanFields>;
    SoKhuyet?: TypeResolvers<SoKhuyet, SoKhuyetFields>;
    SoLieuThuNgan?: TypeResolvers<SoLieuThuNgan, SoLieuThuNganFields>;
    SuDungVatTu?: TypeResolvers<SuDungVatTu, SuDungVatTuFields>;
    SucKhoeTiepNhan?: TypeResolvers<SucKhoeTiepNhan, SucKhoeTiepNhanFields>;
    ThanhToan?: TypeResolvers<ThanhToan, ThanhToanFields>;
    ThanhVienPTTT?: TypeResolvers<ThanhVienPTTT, ThanhVienPTTTFields>;
    ThayDoiNoiTru?: TypeResolvers<ThayDoiNoiTru, ThayDoiNoiTruFields>;
    TheTrongDot?: TypeResolvers<TheTrongDot, TheTrongDotFields>;
    ThongBao?: TypeResolvers<ThongBao, ThongBaoFields>;
    ThongBaoSaiSot?: TypeResolvers<ThongBaoSaiSot, ThongBaoSaiSotFields>;
    ThucHienThuoc?: TypeResolvers<ThucHienThuoc, ThucHienThuocFields>;
    ThuocTrenPhieu?: TypeResolvers<ThuocTrenPhieu, ThuocTrenPhieuFields>;
    TiepNhan?: TypeResolvers<TiepNhan, TiepNhanFields>;
    TiepNhanCapCuu?: TypeResolvers<TiepNhanCapCuu, TiepNhanCapCuuFields>;
    TiepNhanNhapVien?: TypeResolvers<TiepNhanNhapVien, TiepNhanNhapVienFields>;
    TinThietBi?: TypeResolvers<TinThietBi, TinThietBiFields>;
    TinhTrangGiuong?: TypeResolvers<TinhTrangGiuong, TinhTrangGiuongFields>;
    ToDieuTri?: TypeResolvers<ToDieuTri, ToDieuTriFields>;
    ToaThuoc?: TypeResolvers<ToaThuoc, ToaThuocFields>;
    ToaThuocChiTiet?: TypeResolvers<ToaThuocChiTiet, ToaThuocChiTietFields>;
    TomTatDaCap?: TypeResolvers<TomTatDaCap, TomTatDaCapFields>;
    TomTatHoSoBenhAn?: TypeResolvers<TomTatHoSoBenhAn, TomTatHoSoBenhAnFields>;
    TraCuuThe?: TypeResolvers<TraCuuThe, TraCuuTheFields>;
    TrangLyDoDaNeu?: TypeResolvers<TrangLyDoDaNeu, TrangLyDoDaNeuFields>;
    TraoDoiHoSoBHYT?: TypeResolvers<TraoDoiHoSoBHYT, TraoDoiHoSoBHYTFields>;
    TraoDoiHoaDon?: TypeResolvers<TraoDoiHoaDon, TraoDoiHoaDonFields>;
    TruongKetQua?: TypeResolvers<TruongKetQua, TruongKetQuaFields>;
    TruongLanTruoc?: TypeResolvers<TruongLanTruoc, TruongLanTruocFields>;
    TuTrang?: TypeResolvers<TuTrang, TuTrangFields>;
    TuongTrinhPTTT?: TypeResolvers<TuongTrinhPTTT, TuongTrinhPTTTFields>;
    TuongTrinhSpa?: TypeResolvers<TuongTrinhSpa, TuongTrinhSpaFields>;
    VeHangDoi?: TypeResolvers<VeHangDoi, VeHangDoiFields>;
    ViKhuanPhanLap?: TypeResolvers<ViKhuanPhanLap, ViKhuanPhanLapFields>;
    VienPhi?: TypeResolvers<VienPhi, VienPhiFields, { dongs: VienPhiDongsArgs }>;
    VienPhiDong?: TypeResolvers<VienPhiDong, VienPhiDongFields>;
    VienPhiTinhLai?: TypeResolvers<VienPhiTinhLai, VienPhiTinhLaiFields>;
    Voucher?: TypeResolvers<Voucher, VoucherFields>;
    VuongMacRaVien?: TypeResolvers<VuongMacRaVien, VuongMacRaVienFields>;
    XoaNo?: TypeResolvers<XoaNo, XoaNoFields>;
    YLenhThuoc?: TypeResolvers<YLenhThuoc, YLenhThuocFields, { gioDens: YLenhThuocGioDensArgs }>;
    YeuCauMienGiam?: TypeResolvers<YeuCauMienGiam, YeuCauMienGiamFields>;
    YeuCauTomTatHoSo?: TypeResolvers<YeuCauTomTatHoSo, YeuCauTomTatHoSoFields>;
  };
};
