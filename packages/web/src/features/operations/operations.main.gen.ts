/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which calls to systems outside. */
export type GoiNgoaiInput = {
  /** Only these states; all when empty. */
  TrangThais?: Array<TrangThaiGoiNgoai> | null | undefined;
  /** Only this system outside. */
  adapter?: string | null | undefined;
};

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
  /** The bucket of the files, where they do not lie in the data folder. */
  | 'KHO_TEP'
  /** Nodes that run. */
  | 'MAY_CHU'
  /** The operation log and its seals. */
  | 'NHAT_KY'
  /** Backups. */
  | 'SAO_LUU'
  /** Events between the nodes. */
  | 'SU_KIEN';

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

export type OperationsHealthQueryVariables = Exact<{ [key: string]: never; }>;


export type OperationsHealthQuery = { sucKhoeHeThong: { luc: string, trangThai: TrangThaiSucKhoe, phans: Array<{ phan: PhanHeThong, trangThai: TrangThaiSucKhoe, lyDo: string | null, soLieu: unknown }>, mayChus: Array<{ _id: string, tenMay: string, phienBan: string, dichVu: string, batDauLuc: string, luc: string, boNho: number, treSuKien: number | null }> } };

export type OperationsCallCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type OperationsCallCountsQuery = { goiNgoaiDems: Array<{ adapter: string, cho: number, loi: number, xong: number }> };

export type OperationsCallsQueryVariables = Exact<{
  input: GoiNgoaiInput;
  sau?: string | null | undefined;
  limit?: number | null | undefined;
}>;


export type OperationsCallsQuery = { goiNgoais: { tiep: string | null, data: Array<{ _id: string, adapter: string, operation: string, TrangThai: TrangThaiGoiNgoai, attempts: number, maxAttempts: number | null, NgayTao: string, NgayCapNhat: string, lanToi: string | null, lastError: string | null, doiTuong: string | null, LyDoHuy: string | null }> } };

export type CallRowFragment = { _id: string, adapter: string, operation: string, TrangThai: TrangThaiGoiNgoai, attempts: number, maxAttempts: number | null, NgayTao: string, NgayCapNhat: string, lanToi: string | null, lastError: string | null, doiTuong: string | null, LyDoHuy: string | null };

export type OperationsJobsQueryVariables = Exact<{ [key: string]: never; }>;


export type OperationsJobsQuery = { congViecs: Array<{ _id: string, task: string, trangThai: TrangThaiCongViec, attempts: number, maxAttempts: number, NgayTao: string, luc: string, chayTu: string | null, lastError: string | null, cuaGoiNgoai: boolean }>, congViecDinhKys: Array<{ task: string, lanTruoc: string | null, lanToi: string | null }> };

export type JobRowFragment = { _id: string, task: string, trangThai: TrangThaiCongViec, attempts: number, maxAttempts: number, NgayTao: string, luc: string, chayTu: string | null, lastError: string | null, cuaGoiNgoai: boolean };

export type OperationsBackupsQueryVariables = Exact<{ [key: string]: never; }>;


export type OperationsBackupsQuery = { saoLuus: { thuMuc: string, conTrong: number | null, duocKiemChung: boolean, lanToi: string | null, soNgayGiu: number, data: Array<{ coTep: boolean, lamLuc: string, nguoiTao: string | null, _id: string, tenTep: string, TrangThai: TrangThaiSaoLuu, tuDong: boolean, ghiChu: string | null, phienBan: string, tenMay: string | null, tienDo: number, soBang: number | null, soDong: number | null, xongLuc: string | null, loi: string | null, kichThuoc: number | null, sha256: string | null, soTep: number | null, tepGoc: string | null, mayGoc: string | null, LyDoXoa: string | null, NgayTao: string, hanhDongs: Array<{ action: string, refusal: string | null }>, kiemChung: { _id: string, TrangThai: TrangThaiKiemChung, tienDo: number, soBang: number | null, soDong: number | null, xongLuc: string | null, loi: string | null, giuLai: boolean, tenCSDL: string | null, NgayTao: string, bangKhac: Array<{ ten: string, soDong: number, soDongGoc: number }>, niemPhong: { soDong: number, chuaNiemPhong: number, loi: string | null } | null } | null }> } };

export type BackupRowFragment = { coTep: boolean, lamLuc: string, nguoiTao: string | null, _id: string, tenTep: string, TrangThai: TrangThaiSaoLuu, tuDong: boolean, ghiChu: string | null, phienBan: string, tenMay: string | null, tienDo: number, soBang: number | null, soDong: number | null, xongLuc: string | null, loi: string | null, kichThuoc: number | null, sha256: string | null, soTep: number | null, tepGoc: string | null, mayGoc: string | null, LyDoXoa: string | null, NgayTao: string, hanhDongs: Array<{ action: string, refusal: string | null }>, kiemChung: { _id: string, TrangThai: TrangThaiKiemChung, tienDo: number, soBang: number | null, soDong: number | null, xongLuc: string | null, loi: string | null, giuLai: boolean, tenCSDL: string | null, NgayTao: string, bangKhac: Array<{ ten: string, soDong: number, soDongGoc: number }>, niemPhong: { soDong: number, chuaNiemPhong: number, loi: string | null } | null } | null };

export type OperationsCountersQueryVariables = Exact<{
  gomKyCu?: boolean | null | undefined;
}>;


export type OperationsCountersQuery = { boDemSos: Array<{ name: string, ten: string, scope: string, tienTo: string, value: number, soToi: string, luc: string, kyNay: boolean, duocSua: boolean }> };

export type CounterRowFragment = { name: string, ten: string, scope: string, tienTo: string, value: number, soToi: string, luc: string, kyNay: boolean, duocSua: boolean };

export type RetryCallMutationVariables = Exact<{
  id: string;
}>;


export type RetryCallMutation = { retryGoiNgoai: boolean };

export type RetryCallsMutationVariables = Exact<{
  adapter: string;
}>;


export type RetryCallsMutation = { retryGoiNgoais: number };

export type GiveUpCallMutationVariables = Exact<{
  id: string;
  lyDo: string;
}>;


export type GiveUpCallMutation = { giveUpGoiNgoai: boolean };

export type RetryJobMutationVariables = Exact<{
  id: string;
}>;


export type RetryJobMutation = { retryCongViec: boolean };

export type CancelJobMutationVariables = Exact<{
  id: string;
  lyDo: string;
}>;


export type CancelJobMutation = { cancelCongViec: boolean };

export type MakeBackupMutationVariables = Exact<{
  ghiChu?: string | null | undefined;
}>;


export type MakeBackupMutation = { createSaoLuu: string };

export type ProveBackupMutationVariables = Exact<{
  id: string;
  giuLai?: boolean | null | undefined;
}>;


export type ProveBackupMutation = { proveSaoLuu: string };

export type DropProofMutationVariables = Exact<{
  id: string;
}>;


export type DropProofMutation = { dropKiemChung: boolean };

export type RemoveBackupMutationVariables = Exact<{
  id: string;
  lyDo: string;
}>;


export type RemoveBackupMutation = { removeSaoLuu: boolean };

export type RaiseCounterMutationVariables = Exact<{
  name: string;
  scope: string;
  soToi: number;
  lyDo: string;
}>;


export type RaiseCounterMutation = { raiseBoDemSo: { name: string, ten: string, scope: string, tienTo: string, value: number, soToi: string, luc: string, kyNay: boolean, duocSua: boolean } };

export type KiemChungSaoLuuPlainFragment = { _id: string, TrangThai: TrangThaiKiemChung, tienDo: number, soBang: number | null, soDong: number | null, xongLuc: string | null, loi: string | null, giuLai: boolean, tenCSDL: string | null, NgayTao: string };

export type SaoLuuPlainFragment = { _id: string, tenTep: string, TrangThai: TrangThaiSaoLuu, tuDong: boolean, ghiChu: string | null, phienBan: string, tenMay: string | null, tienDo: number, soBang: number | null, soDong: number | null, xongLuc: string | null, loi: string | null, kichThuoc: number | null, sha256: string | null, soTep: number | null, tepGoc: string | null, mayGoc: string | null, LyDoXoa: string | null, NgayTao: string };

export const CallRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CallRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GoiNgoai"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"adapter"}},{"kind":"Field","name":{"kind":"Name","value":"operation"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"maxAttempts"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"lanToi"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"doiTuong"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoHuy"}}]}}]} as unknown as DocumentNode<CallRowFragment, unknown>;
export const JobRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CongViec"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"task"}},{"kind":"Field","name":{"kind":"Name","value":"trangThai"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"maxAttempts"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"luc"}},{"kind":"Field","name":{"kind":"Name","value":"chayTu"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"cuaGoiNgoai"}}]}}]} as unknown as DocumentNode<JobRowFragment, unknown>;
export const SaoLuuPlainFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaoLuuPlain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SaoLuu"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"tenTep"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"tuDong"}},{"kind":"Field","name":{"kind":"Name","value":"ghiChu"}},{"kind":"Field","name":{"kind":"Name","value":"phienBan"}},{"kind":"Field","name":{"kind":"Name","value":"tenMay"}},{"kind":"Field","name":{"kind":"Name","value":"tienDo"}},{"kind":"Field","name":{"kind":"Name","value":"soBang"}},{"kind":"Field","name":{"kind":"Name","value":"soDong"}},{"kind":"Field","name":{"kind":"Name","value":"xongLuc"}},{"kind":"Field","name":{"kind":"Name","value":"loi"}},{"kind":"Field","name":{"kind":"Name","value":"kichThuoc"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"soTep"}},{"kind":"Field","name":{"kind":"Name","value":"tepGoc"}},{"kind":"Field","name":{"kind":"Name","value":"mayGoc"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoXoa"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}}]}}]} as unknown as DocumentNode<SaoLuuPlainFragment, unknown>;
export const KiemChungSaoLuuPlainFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KiemChungSaoLuuPlain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiemChungSaoLuu"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"tienDo"}},{"kind":"Field","name":{"kind":"Name","value":"soBang"}},{"kind":"Field","name":{"kind":"Name","value":"soDong"}},{"kind":"Field","name":{"kind":"Name","value":"xongLuc"}},{"kind":"Field","name":{"kind":"Name","value":"loi"}},{"kind":"Field","name":{"kind":"Name","value":"giuLai"}},{"kind":"Field","name":{"kind":"Name","value":"tenCSDL"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}}]}}]} as unknown as DocumentNode<KiemChungSaoLuuPlainFragment, unknown>;
export const BackupRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BackupRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SaoLuu"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SaoLuuPlain"}},{"kind":"Field","name":{"kind":"Name","value":"coTep"}},{"kind":"Field","name":{"kind":"Name","value":"lamLuc"}},{"kind":"Field","name":{"kind":"Name","value":"nguoiTao"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kiemChung"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KiemChungSaoLuuPlain"}},{"kind":"Field","name":{"kind":"Name","value":"bangKhac"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ten"}},{"kind":"Field","name":{"kind":"Name","value":"soDong"}},{"kind":"Field","name":{"kind":"Name","value":"soDongGoc"}}]}},{"kind":"Field","name":{"kind":"Name","value":"niemPhong"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"soDong"}},{"kind":"Field","name":{"kind":"Name","value":"chuaNiemPhong"}},{"kind":"Field","name":{"kind":"Name","value":"loi"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KiemChungSaoLuuPlain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiemChungSaoLuu"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"tienDo"}},{"kind":"Field","name":{"kind":"Name","value":"soBang"}},{"kind":"Field","name":{"kind":"Name","value":"soDong"}},{"kind":"Field","name":{"kind":"Name","value":"xongLuc"}},{"kind":"Field","name":{"kind":"Name","value":"loi"}},{"kind":"Field","name":{"kind":"Name","value":"giuLai"}},{"kind":"Field","name":{"kind":"Name","value":"tenCSDL"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaoLuuPlain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SaoLuu"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"tenTep"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"tuDong"}},{"kind":"Field","name":{"kind":"Name","value":"ghiChu"}},{"kind":"Field","name":{"kind":"Name","value":"phienBan"}},{"kind":"Field","name":{"kind":"Name","value":"tenMay"}},{"kind":"Field","name":{"kind":"Name","value":"tienDo"}},{"kind":"Field","name":{"kind":"Name","value":"soBang"}},{"kind":"Field","name":{"kind":"Name","value":"soDong"}},{"kind":"Field","name":{"kind":"Name","value":"xongLuc"}},{"kind":"Field","name":{"kind":"Name","value":"loi"}},{"kind":"Field","name":{"kind":"Name","value":"kichThuoc"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"soTep"}},{"kind":"Field","name":{"kind":"Name","value":"tepGoc"}},{"kind":"Field","name":{"kind":"Name","value":"mayGoc"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoXoa"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}}]}}]} as unknown as DocumentNode<BackupRowFragment, unknown>;
export const CounterRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CounterRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BoDemSo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"tienTo"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"soToi"}},{"kind":"Field","name":{"kind":"Name","value":"luc"}},{"kind":"Field","name":{"kind":"Name","value":"kyNay"}},{"kind":"Field","name":{"kind":"Name","value":"duocSua"}}]}}]} as unknown as DocumentNode<CounterRowFragment, unknown>;
export const OperationsHealthDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OperationsHealth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sucKhoeHeThong"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"luc"}},{"kind":"Field","name":{"kind":"Name","value":"trangThai"}},{"kind":"Field","name":{"kind":"Name","value":"phans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phan"}},{"kind":"Field","name":{"kind":"Name","value":"trangThai"}},{"kind":"Field","name":{"kind":"Name","value":"lyDo"}},{"kind":"Field","name":{"kind":"Name","value":"soLieu"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayChus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"tenMay"}},{"kind":"Field","name":{"kind":"Name","value":"phienBan"}},{"kind":"Field","name":{"kind":"Name","value":"dichVu"}},{"kind":"Field","name":{"kind":"Name","value":"batDauLuc"}},{"kind":"Field","name":{"kind":"Name","value":"luc"}},{"kind":"Field","name":{"kind":"Name","value":"boNho"}},{"kind":"Field","name":{"kind":"Name","value":"treSuKien"}}]}}]}}]}}]} as unknown as DocumentNode<OperationsHealthQuery, OperationsHealthQueryVariables>;
export const OperationsCallCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OperationsCallCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goiNgoaiDems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adapter"}},{"kind":"Field","name":{"kind":"Name","value":"cho"}},{"kind":"Field","name":{"kind":"Name","value":"loi"}},{"kind":"Field","name":{"kind":"Name","value":"xong"}}]}}]}}]} as unknown as DocumentNode<OperationsCallCountsQuery, OperationsCallCountsQueryVariables>;
export const OperationsCallsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OperationsCalls"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GoiNgoaiInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sau"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goiNgoais"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"sau"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sau"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CallRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tiep"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CallRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GoiNgoai"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"adapter"}},{"kind":"Field","name":{"kind":"Name","value":"operation"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"maxAttempts"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"lanToi"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"doiTuong"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoHuy"}}]}}]} as unknown as DocumentNode<OperationsCallsQuery, OperationsCallsQueryVariables>;
export const OperationsJobsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OperationsJobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"congViecs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"congViecDinhKys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"task"}},{"kind":"Field","name":{"kind":"Name","value":"lanTruoc"}},{"kind":"Field","name":{"kind":"Name","value":"lanToi"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CongViec"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"task"}},{"kind":"Field","name":{"kind":"Name","value":"trangThai"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"maxAttempts"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"luc"}},{"kind":"Field","name":{"kind":"Name","value":"chayTu"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"cuaGoiNgoai"}}]}}]} as unknown as DocumentNode<OperationsJobsQuery, OperationsJobsQueryVariables>;
export const OperationsBackupsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OperationsBackups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saoLuus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BackupRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"thuMuc"}},{"kind":"Field","name":{"kind":"Name","value":"conTrong"}},{"kind":"Field","name":{"kind":"Name","value":"duocKiemChung"}},{"kind":"Field","name":{"kind":"Name","value":"lanToi"}},{"kind":"Field","name":{"kind":"Name","value":"soNgayGiu"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BackupRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SaoLuu"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SaoLuuPlain"}},{"kind":"Field","name":{"kind":"Name","value":"coTep"}},{"kind":"Field","name":{"kind":"Name","value":"lamLuc"}},{"kind":"Field","name":{"kind":"Name","value":"nguoiTao"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kiemChung"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KiemChungSaoLuuPlain"}},{"kind":"Field","name":{"kind":"Name","value":"bangKhac"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ten"}},{"kind":"Field","name":{"kind":"Name","value":"soDong"}},{"kind":"Field","name":{"kind":"Name","value":"soDongGoc"}}]}},{"kind":"Field","name":{"kind":"Name","value":"niemPhong"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"soDong"}},{"kind":"Field","name":{"kind":"Name","value":"chuaNiemPhong"}},{"kind":"Field","name":{"kind":"Name","value":"loi"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KiemChungSaoLuuPlain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiemChungSaoLuu"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"tienDo"}},{"kind":"Field","name":{"kind":"Name","value":"soBang"}},{"kind":"Field","name":{"kind":"Name","value":"soDong"}},{"kind":"Field","name":{"kind":"Name","value":"xongLuc"}},{"kind":"Field","name":{"kind":"Name","value":"loi"}},{"kind":"Field","name":{"kind":"Name","value":"giuLai"}},{"kind":"Field","name":{"kind":"Name","value":"tenCSDL"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaoLuuPlain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SaoLuu"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"tenTep"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"tuDong"}},{"kind":"Field","name":{"kind":"Name","value":"ghiChu"}},{"kind":"Field","name":{"kind":"Name","value":"phienBan"}},{"kind":"Field","name":{"kind":"Name","value":"tenMay"}},{"kind":"Field","name":{"kind":"Name","value":"tienDo"}},{"kind":"Field","name":{"kind":"Name","value":"soBang"}},{"kind":"Field","name":{"kind":"Name","value":"soDong"}},{"kind":"Field","name":{"kind":"Name","value":"xongLuc"}},{"kind":"Field","name":{"kind":"Name","value":"loi"}},{"kind":"Field","name":{"kind":"Name","value":"kichThuoc"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"soTep"}},{"kind":"Field","name":{"kind":"Name","value":"tepGoc"}},{"kind":"Field","name":{"kind":"Name","value":"mayGoc"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoXoa"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}}]}}]} as unknown as DocumentNode<OperationsBackupsQuery, OperationsBackupsQueryVariables>;
export const OperationsCountersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OperationsCounters"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"gomKyCu"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"boDemSos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"gomKyCu"},"value":{"kind":"Variable","name":{"kind":"Name","value":"gomKyCu"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CounterRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CounterRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BoDemSo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"tienTo"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"soToi"}},{"kind":"Field","name":{"kind":"Name","value":"luc"}},{"kind":"Field","name":{"kind":"Name","value":"kyNay"}},{"kind":"Field","name":{"kind":"Name","value":"duocSua"}}]}}]} as unknown as DocumentNode<OperationsCountersQuery, OperationsCountersQueryVariables>;
export const RetryCallDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetryCall"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryGoiNgoai"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RetryCallMutation, RetryCallMutationVariables>;
export const RetryCallsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetryCalls"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"adapter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryGoiNgoais"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"adapter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"adapter"}}}]}]}}]} as unknown as DocumentNode<RetryCallsMutation, RetryCallsMutationVariables>;
export const GiveUpCallDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GiveUpCall"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lyDo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"giveUpGoiNgoai"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"lyDo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lyDo"}}}]}]}}]} as unknown as DocumentNode<GiveUpCallMutation, GiveUpCallMutationVariables>;
export const RetryJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetryJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryCongViec"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RetryJobMutation, RetryJobMutationVariables>;
export const CancelJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lyDo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelCongViec"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"lyDo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lyDo"}}}]}]}}]} as unknown as DocumentNode<CancelJobMutation, CancelJobMutationVariables>;
export const MakeBackupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MakeBackup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ghiChu"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSaoLuu"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ghiChu"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ghiChu"}}}]}]}}]} as unknown as DocumentNode<MakeBackupMutation, MakeBackupMutationVariables>;
export const ProveBackupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ProveBackup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"giuLai"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proveSaoLuu"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"giuLai"},"value":{"kind":"Variable","name":{"kind":"Name","value":"giuLai"}}}]}]}}]} as unknown as DocumentNode<ProveBackupMutation, ProveBackupMutationVariables>;
export const DropProofDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DropProof"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dropKiemChung"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DropProofMutation, DropProofMutationVariables>;
export const RemoveBackupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveBackup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lyDo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeSaoLuu"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"lyDo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lyDo"}}}]}]}}]} as unknown as DocumentNode<RemoveBackupMutation, RemoveBackupMutationVariables>;
export const RaiseCounterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RaiseCounter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"scope"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"soToi"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lyDo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"raiseBoDemSo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"scope"},"value":{"kind":"Variable","name":{"kind":"Name","value":"scope"}}},{"kind":"Argument","name":{"kind":"Name","value":"soToi"},"value":{"kind":"Variable","name":{"kind":"Name","value":"soToi"}}},{"kind":"Argument","name":{"kind":"Name","value":"lyDo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lyDo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CounterRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CounterRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BoDemSo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"tienTo"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"soToi"}},{"kind":"Field","name":{"kind":"Name","value":"luc"}},{"kind":"Field","name":{"kind":"Name","value":"kyNay"}},{"kind":"Field","name":{"kind":"Name","value":"duocSua"}}]}}]} as unknown as DocumentNode<RaiseCounterMutation, RaiseCounterMutationVariables>;