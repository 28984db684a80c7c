/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The password of a doctor at the national prescription system. */
export type BacSiLienThongInput = {
  /** The password; without one the kept one is forgotten. */
  MatKhau?: string | null | undefined;
  /** The member of staff. */
  NhanVien_Id: string;
};

/** The connection to a queue system outside as it is saved. */
export type HeThongGoiSoInput = {
  /** Desks ask it whom to call, and it is told of every call. */
  Bat: boolean;
  /** Address. */
  DiaChi: string;
  /** How many seconds a press of a desk waits for its answer, 1 to 5. */
  HanGiay: number;
  /** The queues that it leads. */
  HangDois: Array<LoaiHangDoi>;
  /** The password. Without it the kept one stays, as long as address and user name do. */
  MatKhau?: string | null | undefined;
  /** User name. */
  TenDangNhap: string;
  /** Version that was read. */
  version: number;
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

/** The connection to an archive as it is saved. */
export type KhoAnhDicomInput = {
  /** Studies are searched for and read there. */
  Bat: boolean;
  /** The root of its DICOMweb. */
  DiaChi: string;
  /** How many seconds Sen waits for an answer, 1 to 60. */
  HanGiay: number;
  /** The password or token. Without it the kept one stays, as long as address, way and user name do. */
  MatKhau?: string | null | undefined;
  /** User name. */
  TenDangNhap: string;
  /** How Sen shows who it is. */
  XacThuc: XacThucKho;
  /** Version that was read. */
  version: number;
};

/** The link as it is saved. */
export type LienThongDonThuocInput = {
  /** Prescriptions are to be sent. */
  Bat: boolean;
  /** Link code of the facility. */
  MaLienThong: string;
  /** The password. Without it the kept one stays, as long as system and link code do. */
  MatKhau?: string | null | undefined;
  /** Which system is asked. */
  MoiTruong: MoiTruongLienThong;
  /** Version that was read. */
  version: number;
};

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

/** A national prescription system. */
export type MoiTruongLienThong =
  /** The stand-in that Sen starts for its demo. */
  | 'MoPhong'
  /** The one in force. */
  | 'That'
  /** The one to try with. */
  | 'Thu';

/** A provider of electronic invoices. */
export type NhaCungCapHoaDon =
  /** MISA meInvoice. */
  | 'MISA'
  /** VNPT Invoice. */
  | 'VNPT'
  /** Viettel S-Invoice V2. */
  | 'Viettel';

/** An account as it is saved. */
export type TaiKhoanHoaDonInput = {
  /** Where the provider is asked: https. */
  DiaChi: string;
  /** The serial, KHHDon. */
  KyHieu: string;
  /** Name of the layout at the provider, such as 1/770; empty for the first one of the form. */
  MaMau?: string | null | undefined;
  /** Tax code of who issues. */
  MaSoThue: string;
  /** The AppID that MISA gives who connects; for no other provider. */
  MaUngDung?: string | null | undefined;
  /** The password. Without it the kept one stays, as long as provider, address and user name do. */
  MatKhau?: string | null | undefined;
  /** Its password, ACpass. Without it the kept one stays, as long as provider, address and issuing account do. */
  MatKhauPhatHanh?: string | null | undefined;
  /** The form, KHMSHDon. */
  MauSo: string;
  /** The provider. */
  NhaCungCap: NhaCungCapHoaDon;
  /** People that issue with it. */
  NhanVien_Ids: Array<string>;
  /** Counters that issue with it; with neither counters nor people the whole facility does. */
  Node_Ids: Array<string>;
  /** It is not used. */
  TamNgung: boolean;
  /** What people call it. */
  Ten: string;
  /** User name at the provider; at VNPT that of its services. */
  TenDangNhap: string;
  /** The account that issues, Account at VNPT; for no other provider. */
  TenPhatHanh?: string | null | undefined;
  /** First day that it is used on. */
  TuNgay: string;
  /** Version that was read; not for a new one. */
  version?: number | null | undefined;
};

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

/** How Sen shows an archive who it is. */
export type XacThucKho =
  /** Not at all. */
  | 'Khong'
  /** By a token (Bearer). */
  | 'MaTruyCap'
  /** By user name and password (Basic). */
  | 'MatKhau';

export type InvoiceAccountFragment = { dungBoi: Array<string>, _id: string, version: number, Ten: string, NhaCungCap: NhaCungCapHoaDon, DiaChi: string, MaSoThue: string, TenDangNhap: string, TenPhatHanh: string | null, MaUngDung: string | null, MauSo: string, KyHieu: string, MaMau: string, Node_Ids: Array<string>, NhanVien_Ids: Array<string>, TuNgay: string, TamNgung: boolean, KiemTraLuc: string | null, KetQuaKiemTra: KetQuaKiemTra | null, ThongBaoKiemTra: string | null };

export type InvoiceAccountsQueryVariables = Exact<{ [key: string]: never; }>;


export type InvoiceAccountsQuery = { taiKhoanHoaDons: Array<{ dungBoi: Array<string>, _id: string, version: number, Ten: string, NhaCungCap: NhaCungCapHoaDon, DiaChi: string, MaSoThue: string, TenDangNhap: string, TenPhatHanh: string | null, MaUngDung: string | null, MauSo: string, KyHieu: string, MaMau: string, Node_Ids: Array<string>, NhanVien_Ids: Array<string>, TuNgay: string, TamNgung: boolean, KiemTraLuc: string | null, KetQuaKiemTra: KetQuaKiemTra | null, ThongBaoKiemTra: string | null }> };

export type CreateInvoiceAccountMutationVariables = Exact<{
  input: TaiKhoanHoaDonInput;
}>;


export type CreateInvoiceAccountMutation = { createTaiKhoanHoaDon: { dungBoi: Array<string>, _id: string, version: number, Ten: string, NhaCungCap: NhaCungCapHoaDon, DiaChi: string, MaSoThue: string, TenDangNhap: string, TenPhatHanh: string | null, MaUngDung: string | null, MauSo: string, KyHieu: string, MaMau: string, Node_Ids: Array<string>, NhanVien_Ids: Array<string>, TuNgay: string, TamNgung: boolean, KiemTraLuc: string | null, KetQuaKiemTra: KetQuaKiemTra | null, ThongBaoKiemTra: string | null } };

export type UpdateInvoiceAccountMutationVariables = Exact<{
  id: string;
  input: TaiKhoanHoaDonInput;
}>;


export type UpdateInvoiceAccountMutation = { updateTaiKhoanHoaDon: { dungBoi: Array<string>, _id: string, version: number, Ten: string, NhaCungCap: NhaCungCapHoaDon, DiaChi: string, MaSoThue: string, TenDangNhap: string, TenPhatHanh: string | null, MaUngDung: string | null, MauSo: string, KyHieu: string, MaMau: string, Node_Ids: Array<string>, NhanVien_Ids: Array<string>, TuNgay: string, TamNgung: boolean, KiemTraLuc: string | null, KetQuaKiemTra: KetQuaKiemTra | null, ThongBaoKiemTra: string | null } };

export type CheckInvoiceAccountMutationVariables = Exact<{
  id: string;
}>;


export type CheckInvoiceAccountMutation = { kiemTraTaiKhoanHoaDon: { dungBoi: Array<string>, _id: string, version: number, Ten: string, NhaCungCap: NhaCungCapHoaDon, DiaChi: string, MaSoThue: string, TenDangNhap: string, TenPhatHanh: string | null, MaUngDung: string | null, MauSo: string, KyHieu: string, MaMau: string, Node_Ids: Array<string>, NhanVien_Ids: Array<string>, TuNgay: string, TamNgung: boolean, KiemTraLuc: string | null, KetQuaKiemTra: KetQuaKiemTra | null, ThongBaoKiemTra: string | null } };

export type PrescriptionLinkFragment = { version: number, Bat: boolean, MoiTruong: MoiTruongLienThong, moiTruongs: Array<MoiTruongLienThong>, MaLienThong: string, dauMa: string, coMatKhau: boolean, KiemTraLuc: string | null, KetQuaKiemTra: KetQuaKiemTra | null, ThongBaoKiemTra: string | null };

export type PrescriptionLinkSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type PrescriptionLinkSettingsQuery = { lienThongDonThuoc: { version: number, Bat: boolean, MoiTruong: MoiTruongLienThong, moiTruongs: Array<MoiTruongLienThong>, MaLienThong: string, dauMa: string, coMatKhau: boolean, KiemTraLuc: string | null, KetQuaKiemTra: KetQuaKiemTra | null, ThongBaoKiemTra: string | null } };

export type PrescribersQueryVariables = Exact<{ [key: string]: never; }>;


export type PrescribersQuery = { bacSiLienThongs: Array<{ NhanVien_Id: string, MaNhanVien: string, TenNhanVien: string, MaLienThongBacSi: string | null, coMatKhau: boolean }> };

export type KeepDoctorPasswordMutationVariables = Exact<{
  input: BacSiLienThongInput;
}>;


export type KeepDoctorPasswordMutation = { luuMatKhauBacSiLienThong: Array<{ NhanVien_Id: string, coMatKhau: boolean }> };

export type UpdatePrescriptionLinkMutationVariables = Exact<{
  input: LienThongDonThuocInput;
}>;


export type UpdatePrescriptionLinkMutation = { updateLienThongDonThuoc: { version: number, Bat: boolean, MoiTruong: MoiTruongLienThong, moiTruongs: Array<MoiTruongLienThong>, MaLienThong: string, dauMa: string, coMatKhau: boolean, KiemTraLuc: string | null, KetQuaKiemTra: KetQuaKiemTra | null, ThongBaoKiemTra: string | null } };

export type CheckPrescriptionLinkMutationVariables = Exact<{ [key: string]: never; }>;


export type CheckPrescriptionLinkMutation = { kiemTraLienThongDonThuoc: { version: number, Bat: boolean, MoiTruong: MoiTruongLienThong, moiTruongs: Array<MoiTruongLienThong>, MaLienThong: string, dauMa: string, coMatKhau: boolean, KiemTraLuc: string | null, KetQuaKiemTra: KetQuaKiemTra | null, ThongBaoKiemTra: string | null } };

export type ConnectionStatesQueryVariables = Exact<{ [key: string]: never; }>;


export type ConnectionStatesQuery = { trangThaiCacKetNoi: { hoaDon: TrangThaiKetNoi, donThuoc: TrangThaiKetNoi, goiSo: TrangThaiKetNoi, khoAnh: TrangThaiKetNoi, nganHang: TrangThaiKetNoi, congGiamDinh: TrangThaiKetNoi } };

export type QueueSystemFragment = { version: number, Bat: boolean, DiaChi: string, TenDangNhap: string, HanGiay: number, HangDois: Array<LoaiHangDoi>, coMatKhau: boolean, MatTu: string | null, choBao: number, KiemTraLuc: string | null, KetQuaKiemTra: KetQuaKiemTra | null, ThongBaoKiemTra: string | null };

export type QueueSystemSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type QueueSystemSettingsQuery = { heThongGoiSo: { version: number, Bat: boolean, DiaChi: string, TenDangNhap: string, HanGiay: number, HangDois: Array<LoaiHangDoi>, coMatKhau: boolean, MatTu: string | null, choBao: number, KiemTraLuc: string | null, KetQuaKiemTra: KetQuaKiemTra | null, ThongBaoKiemTra: string | null } };

export type UpdateQueueSystemMutationVariables = Exact<{
  input: HeThongGoiSoInput;
}>;


export type UpdateQueueSystemMutation = { updateHeThongGoiSo: { version: number, Bat: boolean, DiaChi: string, TenDangNhap: string, HanGiay: number, HangDois: Array<LoaiHangDoi>, coMatKhau: boolean, MatTu: string | null, choBao: number, KiemTraLuc: string | null, KetQuaKiemTra: KetQuaKiemTra | null, ThongBaoKiemTra: string | null } };

export type CheckQueueSystemMutationVariables = Exact<{ [key: string]: never; }>;


export type CheckQueueSystemMutation = { kiemTraHeThongGoiSo: { version: number, Bat: boolean, DiaChi: string, TenDangNhap: string, HanGiay: number, HangDois: Array<LoaiHangDoi>, coMatKhau: boolean, MatTu: string | null, choBao: number, KiemTraLuc: string | null, KetQuaKiemTra: KetQuaKiemTra | null, ThongBaoKiemTra: string | null } };

export type ArchiveFragment = { version: number, Bat: boolean, DiaChi: string, XacThuc: XacThucKho, TenDangNhap: string, HanGiay: number, coMatKhau: boolean, MatTu: string | null, KiemTraLuc: string | null, KetQuaKiemTra: KetQuaKiemTra | null, ThongBaoKiemTra: string | null };

export type ArchiveSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type ArchiveSettingsQuery = { khoAnhDICOM: { version: number, Bat: boolean, DiaChi: string, XacThuc: XacThucKho, TenDangNhap: string, HanGiay: number, coMatKhau: boolean, MatTu: string | null, KiemTraLuc: string | null, KetQuaKiemTra: KetQuaKiemTra | null, ThongBaoKiemTra: string | null } };

export type UpdateArchiveMutationVariables = Exact<{
  input: KhoAnhDicomInput;
}>;


export type UpdateArchiveMutation = { updateKhoAnhDICOM: { version: number, Bat: boolean, DiaChi: string, XacThuc: XacThucKho, TenDangNhap: string, HanGiay: number, coMatKhau: boolean, MatTu: string | null, KiemTraLuc: string | null, KetQuaKiemTra: KetQuaKiemTra | null, ThongBaoKiemTra: string | null } };

export type CheckArchiveMutationVariables = Exact<{ [key: string]: never; }>;


export type CheckArchiveMutation = { kiemTraKhoAnhDICOM: { version: number, Bat: boolean, DiaChi: string, XacThuc: XacThucKho, TenDangNhap: string, HanGiay: number, coMatKhau: boolean, MatTu: string | null, KiemTraLuc: string | null, KetQuaKiemTra: KetQuaKiemTra | null, ThongBaoKiemTra: string | null } };

export type TaiKhoanHoaDonPlainFragment = { _id: string, version: number, Ten: string, NhaCungCap: NhaCungCapHoaDon, DiaChi: string, MaSoThue: string, TenDangNhap: string, TenPhatHanh: string | null, MaUngDung: string | null, MauSo: string, KyHieu: string, MaMau: string, Node_Ids: Array<string>, NhanVien_Ids: Array<string>, TuNgay: string, TamNgung: boolean, KiemTraLuc: string | null, KetQuaKiemTra: KetQuaKiemTra | null, ThongBaoKiemTra: string | null };

export const TaiKhoanHoaDonPlainFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaiKhoanHoaDonPlain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TaiKhoanHoaDon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"Ten"}},{"kind":"Field","name":{"kind":"Name","value":"NhaCungCap"}},{"kind":"Field","name":{"kind":"Name","value":"DiaChi"}},{"kind":"Field","name":{"kind":"Name","value":"MaSoThue"}},{"kind":"Field","name":{"kind":"Name","value":"TenDangNhap"}},{"kind":"Field","name":{"kind":"Name","value":"TenPhatHanh"}},{"kind":"Field","name":{"kind":"Name","value":"MaUngDung"}},{"kind":"Field","name":{"kind":"Name","value":"MauSo"}},{"kind":"Field","name":{"kind":"Name","value":"KyHieu"}},{"kind":"Field","name":{"kind":"Name","value":"MaMau"}},{"kind":"Field","name":{"kind":"Name","value":"Node_Ids"}},{"kind":"Field","name":{"kind":"Name","value":"NhanVien_Ids"}},{"kind":"Field","name":{"kind":"Name","value":"TuNgay"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"KiemTraLuc"}},{"kind":"Field","name":{"kind":"Name","value":"KetQuaKiemTra"}},{"kind":"Field","name":{"kind":"Name","value":"ThongBaoKiemTra"}}]}}]} as unknown as DocumentNode<TaiKhoanHoaDonPlainFragment, unknown>;
export const InvoiceAccountFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvoiceAccount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TaiKhoanHoaDon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaiKhoanHoaDonPlain"}},{"kind":"Field","name":{"kind":"Name","value":"dungBoi"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaiKhoanHoaDonPlain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TaiKhoanHoaDon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"Ten"}},{"kind":"Field","name":{"kind":"Name","value":"NhaCungCap"}},{"kind":"Field","name":{"kind":"Name","value":"DiaChi"}},{"kind":"Field","name":{"kind":"Name","value":"MaSoThue"}},{"kind":"Field","name":{"kind":"Name","value":"TenDangNhap"}},{"kind":"Field","name":{"kind":"Name","value":"TenPhatHanh"}},{"kind":"Field","name":{"kind":"Name","value":"MaUngDung"}},{"kind":"Field","name":{"kind":"Name","value":"MauSo"}},{"kind":"Field","name":{"kind":"Name","value":"KyHieu"}},{"kind":"Field","name":{"kind":"Name","value":"MaMau"}},{"kind":"Field","name":{"kind":"Name","value":"Node_Ids"}},{"kind":"Field","name":{"kind":"Name","value":"NhanVien_Ids"}},{"kind":"Field","name":{"kind":"Name","value":"TuNgay"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"KiemTraLuc"}},{"kind":"Field","name":{"kind":"Name","value":"KetQuaKiemTra"}},{"kind":"Field","name":{"kind":"Name","value":"ThongBaoKiemTra"}}]}}]} as unknown as DocumentNode<InvoiceAccountFragment, unknown>;
export const PrescriptionLinkFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrescriptionLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LienThongDonThuoc"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"Bat"}},{"kind":"Field","name":{"kind":"Name","value":"MoiTruong"}},{"kind":"Field","name":{"kind":"Name","value":"moiTruongs"}},{"kind":"Field","name":{"kind":"Name","value":"MaLienThong"}},{"kind":"Field","name":{"kind":"Name","value":"dauMa"}},{"kind":"Field","name":{"kind":"Name","value":"coMatKhau"}},{"kind":"Field","name":{"kind":"Name","value":"KiemTraLuc"}},{"kind":"Field","name":{"kind":"Name","value":"KetQuaKiemTra"}},{"kind":"Field","name":{"kind":"Name","value":"ThongBaoKiemTra"}}]}}]} as unknown as DocumentNode<PrescriptionLinkFragment, unknown>;
export const QueueSystemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QueueSystem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HeThongGoiSo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"Bat"}},{"kind":"Field","name":{"kind":"Name","value":"DiaChi"}},{"kind":"Field","name":{"kind":"Name","value":"TenDangNhap"}},{"kind":"Field","name":{"kind":"Name","value":"HanGiay"}},{"kind":"Field","name":{"kind":"Name","value":"HangDois"}},{"kind":"Field","name":{"kind":"Name","value":"coMatKhau"}},{"kind":"Field","name":{"kind":"Name","value":"MatTu"}},{"kind":"Field","name":{"kind":"Name","value":"choBao"}},{"kind":"Field","name":{"kind":"Name","value":"KiemTraLuc"}},{"kind":"Field","name":{"kind":"Name","value":"KetQuaKiemTra"}},{"kind":"Field","name":{"kind":"Name","value":"ThongBaoKiemTra"}}]}}]} as unknown as DocumentNode<QueueSystemFragment, unknown>;
export const ArchiveFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Archive"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KhoAnhDICOM"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"Bat"}},{"kind":"Field","name":{"kind":"Name","value":"DiaChi"}},{"kind":"Field","name":{"kind":"Name","value":"XacThuc"}},{"kind":"Field","name":{"kind":"Name","value":"TenDangNhap"}},{"kind":"Field","name":{"kind":"Name","value":"HanGiay"}},{"kind":"Field","name":{"kind":"Name","value":"coMatKhau"}},{"kind":"Field","name":{"kind":"Name","value":"MatTu"}},{"kind":"Field","name":{"kind":"Name","value":"KiemTraLuc"}},{"kind":"Field","name":{"kind":"Name","value":"KetQuaKiemTra"}},{"kind":"Field","name":{"kind":"Name","value":"ThongBaoKiemTra"}}]}}]} as unknown as DocumentNode<ArchiveFragment, unknown>;
export const InvoiceAccountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InvoiceAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taiKhoanHoaDons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvoiceAccount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvoiceAccount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TaiKhoanHoaDon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaiKhoanHoaDonPlain"}},{"kind":"Field","name":{"kind":"Name","value":"dungBoi"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaiKhoanHoaDonPlain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TaiKhoanHoaDon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"Ten"}},{"kind":"Field","name":{"kind":"Name","value":"NhaCungCap"}},{"kind":"Field","name":{"kind":"Name","value":"DiaChi"}},{"kind":"Field","name":{"kind":"Name","value":"MaSoThue"}},{"kind":"Field","name":{"kind":"Name","value":"TenDangNhap"}},{"kind":"Field","name":{"kind":"Name","value":"TenPhatHanh"}},{"kind":"Field","name":{"kind":"Name","value":"MaUngDung"}},{"kind":"Field","name":{"kind":"Name","value":"MauSo"}},{"kind":"Field","name":{"kind":"Name","value":"KyHieu"}},{"kind":"Field","name":{"kind":"Name","value":"MaMau"}},{"kind":"Field","name":{"kind":"Name","value":"Node_Ids"}},{"kind":"Field","name":{"kind":"Name","value":"NhanVien_Ids"}},{"kind":"Field","name":{"kind":"Name","value":"TuNgay"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"KiemTraLuc"}},{"kind":"Field","name":{"kind":"Name","value":"KetQuaKiemTra"}},{"kind":"Field","name":{"kind":"Name","value":"ThongBaoKiemTra"}}]}}]} as unknown as DocumentNode<InvoiceAccountsQuery, InvoiceAccountsQueryVariables>;
export const CreateInvoiceAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateInvoiceAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TaiKhoanHoaDonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createTaiKhoanHoaDon"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvoiceAccount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvoiceAccount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TaiKhoanHoaDon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaiKhoanHoaDonPlain"}},{"kind":"Field","name":{"kind":"Name","value":"dungBoi"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaiKhoanHoaDonPlain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TaiKhoanHoaDon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"Ten"}},{"kind":"Field","name":{"kind":"Name","value":"NhaCungCap"}},{"kind":"Field","name":{"kind":"Name","value":"DiaChi"}},{"kind":"Field","name":{"kind":"Name","value":"MaSoThue"}},{"kind":"Field","name":{"kind":"Name","value":"TenDangNhap"}},{"kind":"Field","name":{"kind":"Name","value":"TenPhatHanh"}},{"kind":"Field","name":{"kind":"Name","value":"MaUngDung"}},{"kind":"Field","name":{"kind":"Name","value":"MauSo"}},{"kind":"Field","name":{"kind":"Name","value":"KyHieu"}},{"kind":"Field","name":{"kind":"Name","value":"MaMau"}},{"kind":"Field","name":{"kind":"Name","value":"Node_Ids"}},{"kind":"Field","name":{"kind":"Name","value":"NhanVien_Ids"}},{"kind":"Field","name":{"kind":"Name","value":"TuNgay"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"KiemTraLuc"}},{"kind":"Field","name":{"kind":"Name","value":"KetQuaKiemTra"}},{"kind":"Field","name":{"kind":"Name","value":"ThongBaoKiemTra"}}]}}]} as unknown as DocumentNode<CreateInvoiceAccountMutation, CreateInvoiceAccountMutationVariables>;
export const UpdateInvoiceAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateInvoiceAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TaiKhoanHoaDonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateTaiKhoanHoaDon"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvoiceAccount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvoiceAccount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TaiKhoanHoaDon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaiKhoanHoaDonPlain"}},{"kind":"Field","name":{"kind":"Name","value":"dungBoi"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaiKhoanHoaDonPlain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TaiKhoanHoaDon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"Ten"}},{"kind":"Field","name":{"kind":"Name","value":"NhaCungCap"}},{"kind":"Field","name":{"kind":"Name","value":"DiaChi"}},{"kind":"Field","name":{"kind":"Name","value":"MaSoThue"}},{"kind":"Field","name":{"kind":"Name","value":"TenDangNhap"}},{"kind":"Field","name":{"kind":"Name","value":"TenPhatHanh"}},{"kind":"Field","name":{"kind":"Name","value":"MaUngDung"}},{"kind":"Field","name":{"kind":"Name","value":"MauSo"}},{"kind":"Field","name":{"kind":"Name","value":"KyHieu"}},{"kind":"Field","name":{"kind":"Name","value":"MaMau"}},{"kind":"Field","name":{"kind":"Name","value":"Node_Ids"}},{"kind":"Field","name":{"kind":"Name","value":"NhanVien_Ids"}},{"kind":"Field","name":{"kind":"Name","value":"TuNgay"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"KiemTraLuc"}},{"kind":"Field","name":{"kind":"Name","value":"KetQuaKiemTra"}},{"kind":"Field","name":{"kind":"Name","value":"ThongBaoKiemTra"}}]}}]} as unknown as DocumentNode<UpdateInvoiceAccountMutation, UpdateInvoiceAccountMutationVariables>;
export const CheckInvoiceAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckInvoiceAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kiemTraTaiKhoanHoaDon"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvoiceAccount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvoiceAccount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TaiKhoanHoaDon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaiKhoanHoaDonPlain"}},{"kind":"Field","name":{"kind":"Name","value":"dungBoi"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaiKhoanHoaDonPlain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TaiKhoanHoaDon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"Ten"}},{"kind":"Field","name":{"kind":"Name","value":"NhaCungCap"}},{"kind":"Field","name":{"kind":"Name","value":"DiaChi"}},{"kind":"Field","name":{"kind":"Name","value":"MaSoThue"}},{"kind":"Field","name":{"kind":"Name","value":"TenDangNhap"}},{"kind":"Field","name":{"kind":"Name","value":"TenPhatHanh"}},{"kind":"Field","name":{"kind":"Name","value":"MaUngDung"}},{"kind":"Field","name":{"kind":"Name","value":"MauSo"}},{"kind":"Field","name":{"kind":"Name","value":"KyHieu"}},{"kind":"Field","name":{"kind":"Name","value":"MaMau"}},{"kind":"Field","name":{"kind":"Name","value":"Node_Ids"}},{"kind":"Field","name":{"kind":"Name","value":"NhanVien_Ids"}},{"kind":"Field","name":{"kind":"Name","value":"TuNgay"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"KiemTraLuc"}},{"kind":"Field","name":{"kind":"Name","value":"KetQuaKiemTra"}},{"kind":"Field","name":{"kind":"Name","value":"ThongBaoKiemTra"}}]}}]} as unknown as DocumentNode<CheckInvoiceAccountMutation, CheckInvoiceAccountMutationVariables>;
export const PrescriptionLinkSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PrescriptionLinkSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lienThongDonThuoc"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PrescriptionLink"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrescriptionLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LienThongDonThuoc"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"Bat"}},{"kind":"Field","name":{"kind":"Name","value":"MoiTruong"}},{"kind":"Field","name":{"kind":"Name","value":"moiTruongs"}},{"kind":"Field","name":{"kind":"Name","value":"MaLienThong"}},{"kind":"Field","name":{"kind":"Name","value":"dauMa"}},{"kind":"Field","name":{"kind":"Name","value":"coMatKhau"}},{"kind":"Field","name":{"kind":"Name","value":"KiemTraLuc"}},{"kind":"Field","name":{"kind":"Name","value":"KetQuaKiemTra"}},{"kind":"Field","name":{"kind":"Name","value":"ThongBaoKiemTra"}}]}}]} as unknown as DocumentNode<PrescriptionLinkSettingsQuery, PrescriptionLinkSettingsQueryVariables>;
export const PrescribersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Prescribers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bacSiLienThongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"NhanVien_Id"}},{"kind":"Field","name":{"kind":"Name","value":"MaNhanVien"}},{"kind":"Field","name":{"kind":"Name","value":"TenNhanVien"}},{"kind":"Field","name":{"kind":"Name","value":"MaLienThongBacSi"}},{"kind":"Field","name":{"kind":"Name","value":"coMatKhau"}}]}}]}}]} as unknown as DocumentNode<PrescribersQuery, PrescribersQueryVariables>;
export const KeepDoctorPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"KeepDoctorPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BacSiLienThongInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"luuMatKhauBacSiLienThong"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"NhanVien_Id"}},{"kind":"Field","name":{"kind":"Name","value":"coMatKhau"}}]}}]}}]} as unknown as DocumentNode<KeepDoctorPasswordMutation, KeepDoctorPasswordMutationVariables>;
export const UpdatePrescriptionLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePrescriptionLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LienThongDonThuocInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateLienThongDonThuoc"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PrescriptionLink"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrescriptionLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LienThongDonThuoc"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"Bat"}},{"kind":"Field","name":{"kind":"Name","value":"MoiTruong"}},{"kind":"Field","name":{"kind":"Name","value":"moiTruongs"}},{"kind":"Field","name":{"kind":"Name","value":"MaLienThong"}},{"kind":"Field","name":{"kind":"Name","value":"dauMa"}},{"kind":"Field","name":{"kind":"Name","value":"coMatKhau"}},{"kind":"Field","name":{"kind":"Name","value":"KiemTraLuc"}},{"kind":"Field","name":{"kind":"Name","value":"KetQuaKiemTra"}},{"kind":"Field","name":{"kind":"Name","value":"ThongBaoKiemTra"}}]}}]} as unknown as DocumentNode<UpdatePrescriptionLinkMutation, UpdatePrescriptionLinkMutationVariables>;
export const CheckPrescriptionLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckPrescriptionLink"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kiemTraLienThongDonThuoc"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PrescriptionLink"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrescriptionLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LienThongDonThuoc"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"Bat"}},{"kind":"Field","name":{"kind":"Name","value":"MoiTruong"}},{"kind":"Field","name":{"kind":"Name","value":"moiTruongs"}},{"kind":"Field","name":{"kind":"Name","value":"MaLienThong"}},{"kind":"Field","name":{"kind":"Name","value":"dauMa"}},{"kind":"Field","name":{"kind":"Name","value":"coMatKhau"}},{"kind":"Field","name":{"kind":"Name","value":"KiemTraLuc"}},{"kind":"Field","name":{"kind":"Name","value":"KetQuaKiemTra"}},{"kind":"Field","name":{"kind":"Name","value":"ThongBaoKiemTra"}}]}}]} as unknown as DocumentNode<CheckPrescriptionLinkMutation, CheckPrescriptionLinkMutationVariables>;
export const ConnectionStatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConnectionStates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trangThaiCacKetNoi"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hoaDon"}},{"kind":"Field","name":{"kind":"Name","value":"donThuoc"}},{"kind":"Field","name":{"kind":"Name","value":"goiSo"}},{"kind":"Field","name":{"kind":"Name","value":"khoAnh"}},{"kind":"Field","name":{"kind":"Name","value":"nganHang"}},{"kind":"Field","name":{"kind":"Name","value":"congGiamDinh"}}]}}]}}]} as unknown as DocumentNode<ConnectionStatesQuery, ConnectionStatesQueryVariables>;
export const QueueSystemSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QueueSystemSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heThongGoiSo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QueueSystem"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QueueSystem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HeThongGoiSo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"Bat"}},{"kind":"Field","name":{"kind":"Name","value":"DiaChi"}},{"kind":"Field","name":{"kind":"Name","value":"TenDangNhap"}},{"kind":"Field","name":{"kind":"Name","value":"HanGiay"}},{"kind":"Field","name":{"kind":"Name","value":"HangDois"}},{"kind":"Field","name":{"kind":"Name","value":"coMatKhau"}},{"kind":"Field","name":{"kind":"Name","value":"MatTu"}},{"kind":"Field","name":{"kind":"Name","value":"choBao"}},{"kind":"Field","name":{"kind":"Name","value":"KiemTraLuc"}},{"kind":"Field","name":{"kind":"Name","value":"KetQuaKiemTra"}},{"kind":"Field","name":{"kind":"Name","value":"ThongBaoKiemTra"}}]}}]} as unknown as DocumentNode<QueueSystemSettingsQuery, QueueSystemSettingsQueryVariables>;
export const UpdateQueueSystemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateQueueSystem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HeThongGoiSoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateHeThongGoiSo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QueueSystem"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QueueSystem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HeThongGoiSo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"Bat"}},{"kind":"Field","name":{"kind":"Name","value":"DiaChi"}},{"kind":"Field","name":{"kind":"Name","value":"TenDangNhap"}},{"kind":"Field","name":{"kind":"Name","value":"HanGiay"}},{"kind":"Field","name":{"kind":"Name","value":"HangDois"}},{"kind":"Field","name":{"kind":"Name","value":"coMatKhau"}},{"kind":"Field","name":{"kind":"Name","value":"MatTu"}},{"kind":"Field","name":{"kind":"Name","value":"choBao"}},{"kind":"Field","name":{"kind":"Name","value":"KiemTraLuc"}},{"kind":"Field","name":{"kind":"Name","value":"KetQuaKiemTra"}},{"kind":"Field","name":{"kind":"Name","value":"ThongBaoKiemTra"}}]}}]} as unknown as DocumentNode<UpdateQueueSystemMutation, UpdateQueueSystemMutationVariables>;
export const CheckQueueSystemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckQueueSystem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kiemTraHeThongGoiSo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QueueSystem"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QueueSystem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HeThongGoiSo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"Bat"}},{"kind":"Field","name":{"kind":"Name","value":"DiaChi"}},{"kind":"Field","name":{"kind":"Name","value":"TenDangNhap"}},{"kind":"Field","name":{"kind":"Name","value":"HanGiay"}},{"kind":"Field","name":{"kind":"Name","value":"HangDois"}},{"kind":"Field","name":{"kind":"Name","value":"coMatKhau"}},{"kind":"Field","name":{"kind":"Name","value":"MatTu"}},{"kind":"Field","name":{"kind":"Name","value":"choBao"}},{"kind":"Field","name":{"kind":"Name","value":"KiemTraLuc"}},{"kind":"Field","name":{"kind":"Name","value":"KetQuaKiemTra"}},{"kind":"Field","name":{"kind":"Name","value":"ThongBaoKiemTra"}}]}}]} as unknown as DocumentNode<CheckQueueSystemMutation, CheckQueueSystemMutationVariables>;
export const ArchiveSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ArchiveSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"khoAnhDICOM"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Archive"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Archive"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KhoAnhDICOM"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"Bat"}},{"kind":"Field","name":{"kind":"Name","value":"DiaChi"}},{"kind":"Field","name":{"kind":"Name","value":"XacThuc"}},{"kind":"Field","name":{"kind":"Name","value":"TenDangNhap"}},{"kind":"Field","name":{"kind":"Name","value":"HanGiay"}},{"kind":"Field","name":{"kind":"Name","value":"coMatKhau"}},{"kind":"Field","name":{"kind":"Name","value":"MatTu"}},{"kind":"Field","name":{"kind":"Name","value":"KiemTraLuc"}},{"kind":"Field","name":{"kind":"Name","value":"KetQuaKiemTra"}},{"kind":"Field","name":{"kind":"Name","value":"ThongBaoKiemTra"}}]}}]} as unknown as DocumentNode<ArchiveSettingsQuery, ArchiveSettingsQueryVariables>;
export const UpdateArchiveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateArchive"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"KhoAnhDICOMInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateKhoAnhDICOM"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Archive"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Archive"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KhoAnhDICOM"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"Bat"}},{"kind":"Field","name":{"kind":"Name","value":"DiaChi"}},{"kind":"Field","name":{"kind":"Name","value":"XacThuc"}},{"kind":"Field","name":{"kind":"Name","value":"TenDangNhap"}},{"kind":"Field","name":{"kind":"Name","value":"HanGiay"}},{"kind":"Field","name":{"kind":"Name","value":"coMatKhau"}},{"kind":"Field","name":{"kind":"Name","value":"MatTu"}},{"kind":"Field","name":{"kind":"Name","value":"KiemTraLuc"}},{"kind":"Field","name":{"kind":"Name","value":"KetQuaKiemTra"}},{"kind":"Field","name":{"kind":"Name","value":"ThongBaoKiemTra"}}]}}]} as unknown as DocumentNode<UpdateArchiveMutation, UpdateArchiveMutationVariables>;
export const CheckArchiveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckArchive"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kiemTraKhoAnhDICOM"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Archive"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Archive"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KhoAnhDICOM"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"Bat"}},{"kind":"Field","name":{"kind":"Name","value":"DiaChi"}},{"kind":"Field","name":{"kind":"Name","value":"XacThuc"}},{"kind":"Field","name":{"kind":"Name","value":"TenDangNhap"}},{"kind":"Field","name":{"kind":"Name","value":"HanGiay"}},{"kind":"Field","name":{"kind":"Name","value":"coMatKhau"}},{"kind":"Field","name":{"kind":"Name","value":"MatTu"}},{"kind":"Field","name":{"kind":"Name","value":"KiemTraLuc"}},{"kind":"Field","name":{"kind":"Name","value":"KetQuaKiemTra"}},{"kind":"Field","name":{"kind":"Name","value":"ThongBaoKiemTra"}}]}}]} as unknown as DocumentNode<CheckArchiveMutation, CheckArchiveMutationVariables>;