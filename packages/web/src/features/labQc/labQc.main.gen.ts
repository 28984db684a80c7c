/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a control result is found to be. */
export type DanhGiaKiemChuan =
  /** A rule warns. */
  | 'CanhBao'
  /** In control. */
  | 'Dat'
  /** A rule rejects it. */
  | 'LoaiBo';

/** A proposed target that somebody has confirmed. */
export type GiaTriDichInput = {
  /** The standard deviation that was seen. */
  DoLechChuan: string;
  /** Code of the index. */
  MaChiSo: string;
  /** The mean that was seen. */
  TrungBinh: string;
  /** The control material. */
  VatLieu_Id: string;
  /** The version of the material that was seen. */
  version: number;
};

/** A value of a control material as it is entered. */
export type KetQuaKiemChuanInput = {
  /** Note. */
  GhiChu?: string | null | undefined;
  /** The value. */
  GiaTri: string;
  /** When it was measured; now when empty. */
  Luc?: string | null | undefined;
  /** Code of the index. */
  MaChiSo: string;
  /** The control material. */
  VatLieu_Id: string;
  /** Repeats with the same id answer the same. */
  requestId?: string | null | undefined;
};

/** What was done about a rejected result. */
export type KhacPhucKiemChuanInput = {
  /** Corrective action. */
  KhacPhuc: string;
  /** Cause. */
  NguyenNhan: string;
  /** The version that was seen. */
  version: number;
};

/** Level */
export type MucKiemChuan =
  /** Level 1 */
  | 'Muc1'
  /** Level 2 */
  | 'Muc2'
  /** Level 3 */
  | 'Muc3';

/** A rule of Westgard. */
export type QuyTacWestgard =
  /** One result beyond 2 SD. */
  | 'W1_2s'
  /** One result beyond 3 SD. */
  | 'W1_3s'
  /** Two beyond 2 SD on one side, of a level or of a run. */
  | 'W2_2s'
  /** Four in a row beyond 1 SD on one side. */
  | 'W4_1s'
  /** Ten in a row on one side. */
  | 'W10_x'
  /** Two levels of a run more than 4 SD apart. */
  | 'WR_4s';

/** How an index of a control material stands today. */
export type TinhTrangKiemChuan =
  /** The last result of today warns. */
  | 'CanhBao'
  /** Not run today. */
  | 'ChuaChay'
  /** The last result of today is in control. */
  | 'Dat'
  /** A rejected result is not resolved: not corrected, or not followed by one that is not rejected. */
  | 'LoaiBo';

/** Whether a control result counts. */
export type TrangThaiKiemChuan =
  /** Taken out as a wrong entry. */
  | 'DaHuy'
  /** It counts. */
  | 'HieuLuc';

export type ControlRunFragment = { _id: string, version: number, VatLieu_Id: string, Muc: MucKiemChuan, MaChiSo: string, TenChiSo: string, DonViTinh: string | null, Luc: string, GiaTri: string, TrungBinh: string, DoLechChuan: string, DiemZ: string, DanhGia: DanhGiaKiemChuan, QuyTacs: Array<QuyTacWestgard>, TrangThai: TrangThaiKiemChuan, TuThietBi: boolean, GhiChu: string | null, NguyenNhan: string | null, KhacPhuc: string | null, NgayKhacPhuc: string | null, LyDoHuy: string | null, VatLieu: { _id: string, ma: string | null, ten: string } | null, NguoiChay: { _id: string, ten: string } | null, NguoiKhacPhuc: { _id: string, ten: string } | null, hanhDongs: Array<{ action: string, refusal: string | null }> };

export type ControlTargetsQueryVariables = Exact<{
  idRoom: string;
}>;


export type ControlTargetsQuery = { chiSoKiemChuans: Array<{ VatLieu_Id: string, version: number, MaVatLieu: string, TenVatLieu: string, SoLo: string, HanDung: string, Muc: MucKiemChuan, ThietBi_Id: string, TenThietBi: string, MaChiSo: string, TenChiSo: string, DonViTinh: string | null, TrungBinh: string, DoLechChuan: string, TuTinh: boolean, TinhTrang: TinhTrangKiemChuan, ganNhat: { _id: string, GiaTri: string, Luc: string, DiemZ: string, QuyTacs: Array<QuyTacWestgard> } | null }> };

export type ControlRunsQueryVariables = Exact<{
  idRoom: string;
  ThietBi_Id: string;
  MaChiSo: string;
  tuNgay: string;
  denNgay: string;
}>;


export type ControlRunsQuery = { ketQuaKiemChuans: Array<{ _id: string, version: number, VatLieu_Id: string, Muc: MucKiemChuan, MaChiSo: string, TenChiSo: string, DonViTinh: string | null, Luc: string, GiaTri: string, TrungBinh: string, DoLechChuan: string, DiemZ: string, DanhGia: DanhGiaKiemChuan, QuyTacs: Array<QuyTacWestgard>, TrangThai: TrangThaiKiemChuan, TuThietBi: boolean, GhiChu: string | null, NguyenNhan: string | null, KhacPhuc: string | null, NgayKhacPhuc: string | null, LyDoHuy: string | null, VatLieu: { _id: string, ma: string | null, ten: string } | null, NguoiChay: { _id: string, ten: string } | null, NguoiKhacPhuc: { _id: string, ten: string } | null, hanhDongs: Array<{ action: string, refusal: string | null }> }> };

export type ControlProposalQueryVariables = Exact<{
  VatLieu_Id: string;
  MaChiSo: string;
}>;


export type ControlProposalQuery = { deXuatKiemChuan: { soLan: number, canCo: number, TrungBinh: string | null, DoLechChuan: string | null, CV: string | null } };

export type EnterControlMutationVariables = Exact<{
  input: KetQuaKiemChuanInput;
}>;


export type EnterControlMutation = { createKetQuaKiemChuan: { _id: string, version: number, VatLieu_Id: string, Muc: MucKiemChuan, MaChiSo: string, TenChiSo: string, DonViTinh: string | null, Luc: string, GiaTri: string, TrungBinh: string, DoLechChuan: string, DiemZ: string, DanhGia: DanhGiaKiemChuan, QuyTacs: Array<QuyTacWestgard>, TrangThai: TrangThaiKiemChuan, TuThietBi: boolean, GhiChu: string | null, NguyenNhan: string | null, KhacPhuc: string | null, NgayKhacPhuc: string | null, LyDoHuy: string | null, VatLieu: { _id: string, ma: string | null, ten: string } | null, NguoiChay: { _id: string, ten: string } | null, NguoiKhacPhuc: { _id: string, ten: string } | null, hanhDongs: Array<{ action: string, refusal: string | null }> } };

export type VoidControlMutationVariables = Exact<{
  id: string;
  LyDo: string;
}>;


export type VoidControlMutation = { huyKetQuaKiemChuan: { _id: string, version: number, VatLieu_Id: string, Muc: MucKiemChuan, MaChiSo: string, TenChiSo: string, DonViTinh: string | null, Luc: string, GiaTri: string, TrungBinh: string, DoLechChuan: string, DiemZ: string, DanhGia: DanhGiaKiemChuan, QuyTacs: Array<QuyTacWestgard>, TrangThai: TrangThaiKiemChuan, TuThietBi: boolean, GhiChu: string | null, NguyenNhan: string | null, KhacPhuc: string | null, NgayKhacPhuc: string | null, LyDoHuy: string | null, VatLieu: { _id: string, ma: string | null, ten: string } | null, NguoiChay: { _id: string, ten: string } | null, NguoiKhacPhuc: { _id: string, ten: string } | null, hanhDongs: Array<{ action: string, refusal: string | null }> } };

export type CorrectControlMutationVariables = Exact<{
  id: string;
  input: KhacPhucKiemChuanInput;
}>;


export type CorrectControlMutation = { khacPhucKiemChuan: { _id: string, version: number, VatLieu_Id: string, Muc: MucKiemChuan, MaChiSo: string, TenChiSo: string, DonViTinh: string | null, Luc: string, GiaTri: string, TrungBinh: string, DoLechChuan: string, DiemZ: string, DanhGia: DanhGiaKiemChuan, QuyTacs: Array<QuyTacWestgard>, TrangThai: TrangThaiKiemChuan, TuThietBi: boolean, GhiChu: string | null, NguyenNhan: string | null, KhacPhuc: string | null, NgayKhacPhuc: string | null, LyDoHuy: string | null, VatLieu: { _id: string, ma: string | null, ten: string } | null, NguoiChay: { _id: string, ten: string } | null, NguoiKhacPhuc: { _id: string, ten: string } | null, hanhDongs: Array<{ action: string, refusal: string | null }> } };

export type ConfirmTargetMutationVariables = Exact<{
  input: GiaTriDichInput;
}>;


export type ConfirmTargetMutation = { chotGiaTriKiemChuan: boolean };

export const ControlRunFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ControlRun"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KetQuaKiemChuan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"VatLieu_Id"}},{"kind":"Field","name":{"kind":"Name","value":"VatLieu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"Muc"}},{"kind":"Field","name":{"kind":"Name","value":"MaChiSo"}},{"kind":"Field","name":{"kind":"Name","value":"TenChiSo"}},{"kind":"Field","name":{"kind":"Name","value":"DonViTinh"}},{"kind":"Field","name":{"kind":"Name","value":"Luc"}},{"kind":"Field","name":{"kind":"Name","value":"GiaTri"}},{"kind":"Field","name":{"kind":"Name","value":"TrungBinh"}},{"kind":"Field","name":{"kind":"Name","value":"DoLechChuan"}},{"kind":"Field","name":{"kind":"Name","value":"DiemZ"}},{"kind":"Field","name":{"kind":"Name","value":"DanhGia"}},{"kind":"Field","name":{"kind":"Name","value":"QuyTacs"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TuThietBi"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiChay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}},{"kind":"Field","name":{"kind":"Name","value":"NguyenNhan"}},{"kind":"Field","name":{"kind":"Name","value":"KhacPhuc"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKhacPhuc"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiKhacPhuc"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"LyDoHuy"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<ControlRunFragment, unknown>;
export const ControlTargetsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ControlTargets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idRoom"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chiSoKiemChuans"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idRoom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idRoom"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"VatLieu_Id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"MaVatLieu"}},{"kind":"Field","name":{"kind":"Name","value":"TenVatLieu"}},{"kind":"Field","name":{"kind":"Name","value":"SoLo"}},{"kind":"Field","name":{"kind":"Name","value":"HanDung"}},{"kind":"Field","name":{"kind":"Name","value":"Muc"}},{"kind":"Field","name":{"kind":"Name","value":"ThietBi_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TenThietBi"}},{"kind":"Field","name":{"kind":"Name","value":"MaChiSo"}},{"kind":"Field","name":{"kind":"Name","value":"TenChiSo"}},{"kind":"Field","name":{"kind":"Name","value":"DonViTinh"}},{"kind":"Field","name":{"kind":"Name","value":"TrungBinh"}},{"kind":"Field","name":{"kind":"Name","value":"DoLechChuan"}},{"kind":"Field","name":{"kind":"Name","value":"TuTinh"}},{"kind":"Field","name":{"kind":"Name","value":"TinhTrang"}},{"kind":"Field","name":{"kind":"Name","value":"ganNhat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"GiaTri"}},{"kind":"Field","name":{"kind":"Name","value":"Luc"}},{"kind":"Field","name":{"kind":"Name","value":"DiemZ"}},{"kind":"Field","name":{"kind":"Name","value":"QuyTacs"}}]}}]}}]}}]} as unknown as DocumentNode<ControlTargetsQuery, ControlTargetsQueryVariables>;
export const ControlRunsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ControlRuns"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idRoom"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ThietBi_Id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"MaChiSo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tuNgay"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"denNgay"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ketQuaKiemChuans"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idRoom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idRoom"}}},{"kind":"Argument","name":{"kind":"Name","value":"ThietBi_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ThietBi_Id"}}},{"kind":"Argument","name":{"kind":"Name","value":"MaChiSo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"MaChiSo"}}},{"kind":"Argument","name":{"kind":"Name","value":"tuNgay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tuNgay"}}},{"kind":"Argument","name":{"kind":"Name","value":"denNgay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"denNgay"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ControlRun"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ControlRun"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KetQuaKiemChuan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"VatLieu_Id"}},{"kind":"Field","name":{"kind":"Name","value":"VatLieu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"Muc"}},{"kind":"Field","name":{"kind":"Name","value":"MaChiSo"}},{"kind":"Field","name":{"kind":"Name","value":"TenChiSo"}},{"kind":"Field","name":{"kind":"Name","value":"DonViTinh"}},{"kind":"Field","name":{"kind":"Name","value":"Luc"}},{"kind":"Field","name":{"kind":"Name","value":"GiaTri"}},{"kind":"Field","name":{"kind":"Name","value":"TrungBinh"}},{"kind":"Field","name":{"kind":"Name","value":"DoLechChuan"}},{"kind":"Field","name":{"kind":"Name","value":"DiemZ"}},{"kind":"Field","name":{"kind":"Name","value":"DanhGia"}},{"kind":"Field","name":{"kind":"Name","value":"QuyTacs"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TuThietBi"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiChay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}},{"kind":"Field","name":{"kind":"Name","value":"NguyenNhan"}},{"kind":"Field","name":{"kind":"Name","value":"KhacPhuc"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKhacPhuc"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiKhacPhuc"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"LyDoHuy"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<ControlRunsQuery, ControlRunsQueryVariables>;
export const ControlProposalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ControlProposal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"VatLieu_Id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"MaChiSo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deXuatKiemChuan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"VatLieu_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"VatLieu_Id"}}},{"kind":"Argument","name":{"kind":"Name","value":"MaChiSo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"MaChiSo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"soLan"}},{"kind":"Field","name":{"kind":"Name","value":"canCo"}},{"kind":"Field","name":{"kind":"Name","value":"TrungBinh"}},{"kind":"Field","name":{"kind":"Name","value":"DoLechChuan"}},{"kind":"Field","name":{"kind":"Name","value":"CV"}}]}}]}}]} as unknown as DocumentNode<ControlProposalQuery, ControlProposalQueryVariables>;
export const EnterControlDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnterControl"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"KetQuaKiemChuanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createKetQuaKiemChuan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ControlRun"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ControlRun"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KetQuaKiemChuan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"VatLieu_Id"}},{"kind":"Field","name":{"kind":"Name","value":"VatLieu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"Muc"}},{"kind":"Field","name":{"kind":"Name","value":"MaChiSo"}},{"kind":"Field","name":{"kind":"Name","value":"TenChiSo"}},{"kind":"Field","name":{"kind":"Name","value":"DonViTinh"}},{"kind":"Field","name":{"kind":"Name","value":"Luc"}},{"kind":"Field","name":{"kind":"Name","value":"GiaTri"}},{"kind":"Field","name":{"kind":"Name","value":"TrungBinh"}},{"kind":"Field","name":{"kind":"Name","value":"DoLechChuan"}},{"kind":"Field","name":{"kind":"Name","value":"DiemZ"}},{"kind":"Field","name":{"kind":"Name","value":"DanhGia"}},{"kind":"Field","name":{"kind":"Name","value":"QuyTacs"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TuThietBi"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiChay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}},{"kind":"Field","name":{"kind":"Name","value":"NguyenNhan"}},{"kind":"Field","name":{"kind":"Name","value":"KhacPhuc"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKhacPhuc"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiKhacPhuc"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"LyDoHuy"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<EnterControlMutation, EnterControlMutationVariables>;
export const VoidControlDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VoidControl"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"LyDo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"huyKetQuaKiemChuan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"LyDo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"LyDo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ControlRun"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ControlRun"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KetQuaKiemChuan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"VatLieu_Id"}},{"kind":"Field","name":{"kind":"Name","value":"VatLieu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"Muc"}},{"kind":"Field","name":{"kind":"Name","value":"MaChiSo"}},{"kind":"Field","name":{"kind":"Name","value":"TenChiSo"}},{"kind":"Field","name":{"kind":"Name","value":"DonViTinh"}},{"kind":"Field","name":{"kind":"Name","value":"Luc"}},{"kind":"Field","name":{"kind":"Name","value":"GiaTri"}},{"kind":"Field","name":{"kind":"Name","value":"TrungBinh"}},{"kind":"Field","name":{"kind":"Name","value":"DoLechChuan"}},{"kind":"Field","name":{"kind":"Name","value":"DiemZ"}},{"kind":"Field","name":{"kind":"Name","value":"DanhGia"}},{"kind":"Field","name":{"kind":"Name","value":"QuyTacs"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TuThietBi"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiChay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}},{"kind":"Field","name":{"kind":"Name","value":"NguyenNhan"}},{"kind":"Field","name":{"kind":"Name","value":"KhacPhuc"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKhacPhuc"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiKhacPhuc"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"LyDoHuy"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<VoidControlMutation, VoidControlMutationVariables>;
export const CorrectControlDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CorrectControl"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"KhacPhucKiemChuanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"khacPhucKiemChuan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ControlRun"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ControlRun"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KetQuaKiemChuan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"VatLieu_Id"}},{"kind":"Field","name":{"kind":"Name","value":"VatLieu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"Muc"}},{"kind":"Field","name":{"kind":"Name","value":"MaChiSo"}},{"kind":"Field","name":{"kind":"Name","value":"TenChiSo"}},{"kind":"Field","name":{"kind":"Name","value":"DonViTinh"}},{"kind":"Field","name":{"kind":"Name","value":"Luc"}},{"kind":"Field","name":{"kind":"Name","value":"GiaTri"}},{"kind":"Field","name":{"kind":"Name","value":"TrungBinh"}},{"kind":"Field","name":{"kind":"Name","value":"DoLechChuan"}},{"kind":"Field","name":{"kind":"Name","value":"DiemZ"}},{"kind":"Field","name":{"kind":"Name","value":"DanhGia"}},{"kind":"Field","name":{"kind":"Name","value":"QuyTacs"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TuThietBi"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiChay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}},{"kind":"Field","name":{"kind":"Name","value":"NguyenNhan"}},{"kind":"Field","name":{"kind":"Name","value":"KhacPhuc"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKhacPhuc"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiKhacPhuc"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"LyDoHuy"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<CorrectControlMutation, CorrectControlMutationVariables>;
export const ConfirmTargetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmTarget"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GiaTriDichInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chotGiaTriKiemChuan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<ConfirmTargetMutation, ConfirmTargetMutationVariables>;