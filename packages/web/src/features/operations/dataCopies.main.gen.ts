/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A part of a restore. */
export type BuocKhoiPhuc =
  /** Reads the file and checks its signature. */
  | 'DocTep'
  /** Restores the rows and files, and compares them with what the backup had. */
  | 'KhoiPhuc'
  /** Verifies the chain of the operation log. */
  | 'KiemTra'
  /** Brings the tables to this version. */
  | 'NangCap';

/** How a database beside the one in use came about. */
export type LoaiBanDuLieu =
  /** Restored from a backup. */
  | 'KhoiPhuc'
  /** In use before a switch. */
  | 'Truoc';

/** State of a copy of all data. */
export type TrangThaiBanDuLieu =
  /** Waits for its turn. */
  | 'Cho'
  /** Its database was removed. */
  | 'DaXoa'
  /** Is being restored. */
  | 'DangChay'
  /** Is the database in use. */
  | 'DangDung'
  /** It did not come back as it was, or not at all. */
  | 'KhongDat'
  /** Can be looked at and switched to. */
  | 'SanSang';

export type OperationsCopiesQueryVariables = Exact<{ [key: string]: never; }>;


export type OperationsCopiesQuery = { banDuLieus: { tenCoSo: string, mayChuRieng: boolean, data: Array<{ _id: string, loai: LoaiBanDuLieu, TrangThai: TrangThaiBanDuLieu, buoc: BuocKhoiPhuc | null, tienDo: number, tenCSDL: string | null, kichThuoc: number | null, duLieuLuc: string | null, tenTep: string | null, soBang: number | null, soDong: number | null, LyDo: string, NgayTao: string, nguoiTao: string | null, xongLuc: string | null, loi: string | null, bangKhac: Array<{ ten: string, soDong: number, soDongGoc: number }>, niemPhong: { soDong: number, chuaNiemPhong: number, loi: string | null } | null, hanhDongs: Array<{ action: string, refusal: string | null }> }> } };

export type CopyRowFragment = { _id: string, loai: LoaiBanDuLieu, TrangThai: TrangThaiBanDuLieu, buoc: BuocKhoiPhuc | null, tienDo: number, tenCSDL: string | null, kichThuoc: number | null, duLieuLuc: string | null, tenTep: string | null, soBang: number | null, soDong: number | null, LyDo: string, NgayTao: string, nguoiTao: string | null, xongLuc: string | null, loi: string | null, bangKhac: Array<{ ten: string, soDong: number, soDongGoc: number }>, niemPhong: { soDong: number, chuaNiemPhong: number, loi: string | null } | null, hanhDongs: Array<{ action: string, refusal: string | null }> };

export type CompareCopyQueryVariables = Exact<{
  id: string;
}>;


export type CompareCopyQuery = { doiChieuBanDuLieu: { luc: string, tiepNhanMat: number, bienLaiMat: number, hienTai: { benhNhan: number, benhNhanCuoi: string | null, tiepNhan: number, tiepNhanCuoi: string | null, bienLai: number, bienLaiCuoi: string | null, tienThu: string, taiKhoan: number }, banNay: { benhNhan: number, benhNhanCuoi: string | null, tiepNhan: number, tiepNhanCuoi: string | null, bienLai: number, bienLaiCuoi: string | null, tienThu: string, taiKhoan: number }, tiepNhanMoiNhat: Array<{ _id: string, ma: string, luc: string }>, bienLaiMoiNhat: Array<{ _id: string, ma: string, luc: string, soTien: string | null }> } };

export type CopyFiguresFragment = { benhNhan: number, benhNhanCuoi: string | null, tiepNhan: number, tiepNhanCuoi: string | null, bienLai: number, bienLaiCuoi: string | null, tienThu: string, taiKhoan: number };

export type RestoreBackupMutationVariables = Exact<{
  id: string;
  lyDo: string;
  currentPassword: string;
  doiMaTrung?: boolean | null | undefined;
}>;


export type RestoreBackupMutation = { restoreSaoLuu: string };

export type SwitchToCopyMutationVariables = Exact<{
  id: string;
  lyDo: string;
  tenCoSo: string;
  currentPassword: string;
}>;


export type SwitchToCopyMutation = { switchBanDuLieu: boolean };

export type RemoveCopyMutationVariables = Exact<{
  id: string;
  lyDo: string;
  currentPassword: string;
}>;


export type RemoveCopyMutation = { removeBanDuLieu: boolean };

export const CopyRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CopyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BanDuLieu"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"loai"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"buoc"}},{"kind":"Field","name":{"kind":"Name","value":"tienDo"}},{"kind":"Field","name":{"kind":"Name","value":"tenCSDL"}},{"kind":"Field","name":{"kind":"Name","value":"kichThuoc"}},{"kind":"Field","name":{"kind":"Name","value":"duLieuLuc"}},{"kind":"Field","name":{"kind":"Name","value":"tenTep"}},{"kind":"Field","name":{"kind":"Name","value":"soBang"}},{"kind":"Field","name":{"kind":"Name","value":"soDong"}},{"kind":"Field","name":{"kind":"Name","value":"bangKhac"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ten"}},{"kind":"Field","name":{"kind":"Name","value":"soDong"}},{"kind":"Field","name":{"kind":"Name","value":"soDongGoc"}}]}},{"kind":"Field","name":{"kind":"Name","value":"niemPhong"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"soDong"}},{"kind":"Field","name":{"kind":"Name","value":"chuaNiemPhong"}},{"kind":"Field","name":{"kind":"Name","value":"loi"}}]}},{"kind":"Field","name":{"kind":"Name","value":"LyDo"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"nguoiTao"}},{"kind":"Field","name":{"kind":"Name","value":"xongLuc"}},{"kind":"Field","name":{"kind":"Name","value":"loi"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<CopyRowFragment, unknown>;
export const CopyFiguresFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CopyFigures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SoLieuBanDuLieu"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"benhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"benhNhanCuoi"}},{"kind":"Field","name":{"kind":"Name","value":"tiepNhan"}},{"kind":"Field","name":{"kind":"Name","value":"tiepNhanCuoi"}},{"kind":"Field","name":{"kind":"Name","value":"bienLai"}},{"kind":"Field","name":{"kind":"Name","value":"bienLaiCuoi"}},{"kind":"Field","name":{"kind":"Name","value":"tienThu"}},{"kind":"Field","name":{"kind":"Name","value":"taiKhoan"}}]}}]} as unknown as DocumentNode<CopyFiguresFragment, unknown>;
export const OperationsCopiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OperationsCopies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"banDuLieus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CopyRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tenCoSo"}},{"kind":"Field","name":{"kind":"Name","value":"mayChuRieng"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CopyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BanDuLieu"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"loai"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"buoc"}},{"kind":"Field","name":{"kind":"Name","value":"tienDo"}},{"kind":"Field","name":{"kind":"Name","value":"tenCSDL"}},{"kind":"Field","name":{"kind":"Name","value":"kichThuoc"}},{"kind":"Field","name":{"kind":"Name","value":"duLieuLuc"}},{"kind":"Field","name":{"kind":"Name","value":"tenTep"}},{"kind":"Field","name":{"kind":"Name","value":"soBang"}},{"kind":"Field","name":{"kind":"Name","value":"soDong"}},{"kind":"Field","name":{"kind":"Name","value":"bangKhac"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ten"}},{"kind":"Field","name":{"kind":"Name","value":"soDong"}},{"kind":"Field","name":{"kind":"Name","value":"soDongGoc"}}]}},{"kind":"Field","name":{"kind":"Name","value":"niemPhong"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"soDong"}},{"kind":"Field","name":{"kind":"Name","value":"chuaNiemPhong"}},{"kind":"Field","name":{"kind":"Name","value":"loi"}}]}},{"kind":"Field","name":{"kind":"Name","value":"LyDo"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"nguoiTao"}},{"kind":"Field","name":{"kind":"Name","value":"xongLuc"}},{"kind":"Field","name":{"kind":"Name","value":"loi"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<OperationsCopiesQuery, OperationsCopiesQueryVariables>;
export const CompareCopyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompareCopy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"doiChieuBanDuLieu"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"luc"}},{"kind":"Field","name":{"kind":"Name","value":"hienTai"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CopyFigures"}}]}},{"kind":"Field","name":{"kind":"Name","value":"banNay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CopyFigures"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tiepNhanMat"}},{"kind":"Field","name":{"kind":"Name","value":"bienLaiMat"}},{"kind":"Field","name":{"kind":"Name","value":"tiepNhanMoiNhat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"luc"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bienLaiMoiNhat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"luc"}},{"kind":"Field","name":{"kind":"Name","value":"soTien"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CopyFigures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SoLieuBanDuLieu"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"benhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"benhNhanCuoi"}},{"kind":"Field","name":{"kind":"Name","value":"tiepNhan"}},{"kind":"Field","name":{"kind":"Name","value":"tiepNhanCuoi"}},{"kind":"Field","name":{"kind":"Name","value":"bienLai"}},{"kind":"Field","name":{"kind":"Name","value":"bienLaiCuoi"}},{"kind":"Field","name":{"kind":"Name","value":"tienThu"}},{"kind":"Field","name":{"kind":"Name","value":"taiKhoan"}}]}}]} as unknown as DocumentNode<CompareCopyQuery, CompareCopyQueryVariables>;
export const RestoreBackupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreBackup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lyDo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"doiMaTrung"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreSaoLuu"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"lyDo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lyDo"}}},{"kind":"Argument","name":{"kind":"Name","value":"currentPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}}},{"kind":"Argument","name":{"kind":"Name","value":"doiMaTrung"},"value":{"kind":"Variable","name":{"kind":"Name","value":"doiMaTrung"}}}]}]}}]} as unknown as DocumentNode<RestoreBackupMutation, RestoreBackupMutationVariables>;
export const SwitchToCopyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SwitchToCopy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lyDo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tenCoSo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"switchBanDuLieu"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"lyDo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lyDo"}}},{"kind":"Argument","name":{"kind":"Name","value":"tenCoSo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tenCoSo"}}},{"kind":"Argument","name":{"kind":"Name","value":"currentPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}}}]}]}}]} as unknown as DocumentNode<SwitchToCopyMutation, SwitchToCopyMutationVariables>;
export const RemoveCopyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveCopy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lyDo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeBanDuLieu"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"lyDo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lyDo"}}},{"kind":"Argument","name":{"kind":"Name","value":"currentPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}}}]}]}}]} as unknown as DocumentNode<RemoveCopyMutation, RemoveCopyMutationVariables>;