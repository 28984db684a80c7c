/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What is written of a consultation. */
export type BienBanHoiChanInput = {
  /** The doctor who proposed it. */
  BacSiDeNghi_Id?: string | null | undefined;
  /** Diagnosis; the session's when not given. */
  ChanDoan?: string | null | undefined;
  /** Place. */
  DiaDiem?: string | null | undefined;
  /** Course of the disease. */
  DienBienBenh?: string | null | undefined;
  /** Those who take part. */
  DoiNguThamGia?: Array<NguoiHoiChanInput> | null | undefined;
  /** Among whom; within the department when empty. */
  HinhThucHoiChan?: HinhThucHoiChan | null | undefined;
  /** Treatment direction. */
  HuongDieuTri?: string | null | undefined;
  /** Conclusion. */
  KetLuan?: string | null | undefined;
  /** The session; for a new record. */
  KhamBenh_Id?: string | null | undefined;
  /** Reason and question. */
  LyDo?: string | null | undefined;
  /** When it is held. */
  NgayHoiChan?: string | null | undefined;
  /** Opinions. */
  YKien?: string | null | undefined;
  /** Makes a repeated request harmless; for a new record. */
  requestId?: string | null | undefined;
  /** The version that was seen; for a change. */
  version?: number | null | undefined;
};

/** Among whom a consultation is held. */
export type HinhThucHoiChan =
  /** Within the department. */
  | 'Khoa'
  /** Between departments. */
  | 'LienKhoa'
  /** Between hospitals. */
  | 'LienVien'
  /** The whole hospital. */
  | 'ToanVien'
  /** Remote. */
  | 'TuXa';

/** Somebody who takes part in a consultation. */
export type NguoiHoiChanInput = {
  /** Member of staff. */
  NhanVien_Id?: string | null | undefined;
  /** Position. */
  ViTri: ViTriHoiChan;
};

/** State of consultation minutes. */
export type TrangThaiHoiChan =
  /** Cancelled. */
  | 'DaHuy'
  /** Being written; those who take part are invited. */
  | 'DangSoan'
  /** Completed with a conclusion. */
  | 'HoanTat';

/** What somebody is in a consultation. */
export type ViTriHoiChan =
  /** Chair: exactly one. */
  | 'ChuToa'
  /** Support. */
  | 'HoTro'
  /** Member. */
  | 'ThanhVien'
  /** Secretary: exactly one. */
  | 'ThuKy';

export type BienBanFragment = { _id: string, version: number, MaBienBanHoiChan: string, TrangThai: TrangThaiHoiChan, NgayHoiChan: string, HinhThucHoiChan: HinhThucHoiChan, BacSiDeNghi_Id: string, DiaDiem: string, LyDo: string | null, DienBienBenh: string | null, ChanDoan: string, YKien: string | null, KetLuan: string | null, HuongDieuTri: string | null, LyDoHuy: string | null, BacSiDeNghi: { _id: string, ma: string | null, ten: string } | null, DoiNguThamGia: Array<{ NhanVien_Id: string, ViTri: ViTriHoiChan, NhanVien: { _id: string, ma: string | null, ten: string } | null }>, hanhDongs: Array<{ action: string, refusal: string | null }> };

export type BienBanCuaLuotQueryVariables = Exact<{
  TiepNhan_Id: string;
}>;


export type BienBanCuaLuotQuery = { bienBanHoiChansByTiepNhan: Array<{ _id: string, version: number, MaBienBanHoiChan: string, TrangThai: TrangThaiHoiChan, NgayHoiChan: string, HinhThucHoiChan: HinhThucHoiChan, BacSiDeNghi_Id: string, DiaDiem: string, LyDo: string | null, DienBienBenh: string | null, ChanDoan: string, YKien: string | null, KetLuan: string | null, HuongDieuTri: string | null, LyDoHuy: string | null, BacSiDeNghi: { _id: string, ma: string | null, ten: string } | null, DoiNguThamGia: Array<{ NhanVien_Id: string, ViTri: ViTriHoiChan, NhanVien: { _id: string, ma: string | null, ten: string } | null }>, hanhDongs: Array<{ action: string, refusal: string | null }> }> };

export type LapBienBanMutationVariables = Exact<{
  input: BienBanHoiChanInput;
}>;


export type LapBienBanMutation = { createBienBanHoiChan: { _id: string, version: number, MaBienBanHoiChan: string, TrangThai: TrangThaiHoiChan, NgayHoiChan: string, HinhThucHoiChan: HinhThucHoiChan, BacSiDeNghi_Id: string, DiaDiem: string, LyDo: string | null, DienBienBenh: string | null, ChanDoan: string, YKien: string | null, KetLuan: string | null, HuongDieuTri: string | null, LyDoHuy: string | null, BacSiDeNghi: { _id: string, ma: string | null, ten: string } | null, DoiNguThamGia: Array<{ NhanVien_Id: string, ViTri: ViTriHoiChan, NhanVien: { _id: string, ma: string | null, ten: string } | null }>, hanhDongs: Array<{ action: string, refusal: string | null }> } };

export type SuaBienBanMutationVariables = Exact<{
  id: string;
  input: BienBanHoiChanInput;
}>;


export type SuaBienBanMutation = { updateBienBanHoiChan: { _id: string, version: number, MaBienBanHoiChan: string, TrangThai: TrangThaiHoiChan, NgayHoiChan: string, HinhThucHoiChan: HinhThucHoiChan, BacSiDeNghi_Id: string, DiaDiem: string, LyDo: string | null, DienBienBenh: string | null, ChanDoan: string, YKien: string | null, KetLuan: string | null, HuongDieuTri: string | null, LyDoHuy: string | null, BacSiDeNghi: { _id: string, ma: string | null, ten: string } | null, DoiNguThamGia: Array<{ NhanVien_Id: string, ViTri: ViTriHoiChan, NhanVien: { _id: string, ma: string | null, ten: string } | null }>, hanhDongs: Array<{ action: string, refusal: string | null }> } };

export type HoanTatBienBanMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type HoanTatBienBanMutation = { hoanTatBienBanHoiChan: { _id: string, version: number, MaBienBanHoiChan: string, TrangThai: TrangThaiHoiChan, NgayHoiChan: string, HinhThucHoiChan: HinhThucHoiChan, BacSiDeNghi_Id: string, DiaDiem: string, LyDo: string | null, DienBienBenh: string | null, ChanDoan: string, YKien: string | null, KetLuan: string | null, HuongDieuTri: string | null, LyDoHuy: string | null, BacSiDeNghi: { _id: string, ma: string | null, ten: string } | null, DoiNguThamGia: Array<{ NhanVien_Id: string, ViTri: ViTriHoiChan, NhanVien: { _id: string, ma: string | null, ten: string } | null }>, hanhDongs: Array<{ action: string, refusal: string | null }> } };

export type HuyBienBanMutationVariables = Exact<{
  id: string;
  LyDo: string;
}>;


export type HuyBienBanMutation = { cancelBienBanHoiChan: { _id: string, version: number, MaBienBanHoiChan: string, TrangThai: TrangThaiHoiChan, NgayHoiChan: string, HinhThucHoiChan: HinhThucHoiChan, BacSiDeNghi_Id: string, DiaDiem: string, LyDo: string | null, DienBienBenh: string | null, ChanDoan: string, YKien: string | null, KetLuan: string | null, HuongDieuTri: string | null, LyDoHuy: string | null, BacSiDeNghi: { _id: string, ma: string | null, ten: string } | null, DoiNguThamGia: Array<{ NhanVien_Id: string, ViTri: ViTriHoiChan, NhanVien: { _id: string, ma: string | null, ten: string } | null }>, hanhDongs: Array<{ action: string, refusal: string | null }> } };

export type XoaBienBanMutationVariables = Exact<{
  id: string;
}>;


export type XoaBienBanMutation = { removeBienBanHoiChan: number };

export const BienBanFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BienBan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BienBanHoiChan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"MaBienBanHoiChan"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"NgayHoiChan"}},{"kind":"Field","name":{"kind":"Name","value":"HinhThucHoiChan"}},{"kind":"Field","name":{"kind":"Name","value":"BacSiDeNghi_Id"}},{"kind":"Field","name":{"kind":"Name","value":"BacSiDeNghi"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"DiaDiem"}},{"kind":"Field","name":{"kind":"Name","value":"LyDo"}},{"kind":"Field","name":{"kind":"Name","value":"DienBienBenh"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoan"}},{"kind":"Field","name":{"kind":"Name","value":"YKien"}},{"kind":"Field","name":{"kind":"Name","value":"KetLuan"}},{"kind":"Field","name":{"kind":"Name","value":"HuongDieuTri"}},{"kind":"Field","name":{"kind":"Name","value":"DoiNguThamGia"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"NhanVien_Id"}},{"kind":"Field","name":{"kind":"Name","value":"NhanVien"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ViTri"}}]}},{"kind":"Field","name":{"kind":"Name","value":"LyDoHuy"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<BienBanFragment, unknown>;
export const BienBanCuaLuotDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BienBanCuaLuot"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"TiepNhan_Id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bienBanHoiChansByTiepNhan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"TiepNhan_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"TiepNhan_Id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BienBan"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BienBan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BienBanHoiChan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"MaBienBanHoiChan"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"NgayHoiChan"}},{"kind":"Field","name":{"kind":"Name","value":"HinhThucHoiChan"}},{"kind":"Field","name":{"kind":"Name","value":"BacSiDeNghi_Id"}},{"kind":"Field","name":{"kind":"Name","value":"BacSiDeNghi"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"DiaDiem"}},{"kind":"Field","name":{"kind":"Name","value":"LyDo"}},{"kind":"Field","name":{"kind":"Name","value":"DienBienBenh"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoan"}},{"kind":"Field","name":{"kind":"Name","value":"YKien"}},{"kind":"Field","name":{"kind":"Name","value":"KetLuan"}},{"kind":"Field","name":{"kind":"Name","value":"HuongDieuTri"}},{"kind":"Field","name":{"kind":"Name","value":"DoiNguThamGia"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"NhanVien_Id"}},{"kind":"Field","name":{"kind":"Name","value":"NhanVien"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ViTri"}}]}},{"kind":"Field","name":{"kind":"Name","value":"LyDoHuy"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<BienBanCuaLuotQuery, BienBanCuaLuotQueryVariables>;
export const LapBienBanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LapBienBan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BienBanHoiChanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createBienBanHoiChan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BienBan"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BienBan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BienBanHoiChan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"MaBienBanHoiChan"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"NgayHoiChan"}},{"kind":"Field","name":{"kind":"Name","value":"HinhThucHoiChan"}},{"kind":"Field","name":{"kind":"Name","value":"BacSiDeNghi_Id"}},{"kind":"Field","name":{"kind":"Name","value":"BacSiDeNghi"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"DiaDiem"}},{"kind":"Field","name":{"kind":"Name","value":"LyDo"}},{"kind":"Field","name":{"kind":"Name","value":"DienBienBenh"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoan"}},{"kind":"Field","name":{"kind":"Name","value":"YKien"}},{"kind":"Field","name":{"kind":"Name","value":"KetLuan"}},{"kind":"Field","name":{"kind":"Name","value":"HuongDieuTri"}},{"kind":"Field","name":{"kind":"Name","value":"DoiNguThamGia"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"NhanVien_Id"}},{"kind":"Field","name":{"kind":"Name","value":"NhanVien"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ViTri"}}]}},{"kind":"Field","name":{"kind":"Name","value":"LyDoHuy"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<LapBienBanMutation, LapBienBanMutationVariables>;
export const SuaBienBanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SuaBienBan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BienBanHoiChanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateBienBanHoiChan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BienBan"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BienBan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BienBanHoiChan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"MaBienBanHoiChan"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"NgayHoiChan"}},{"kind":"Field","name":{"kind":"Name","value":"HinhThucHoiChan"}},{"kind":"Field","name":{"kind":"Name","value":"BacSiDeNghi_Id"}},{"kind":"Field","name":{"kind":"Name","value":"BacSiDeNghi"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"DiaDiem"}},{"kind":"Field","name":{"kind":"Name","value":"LyDo"}},{"kind":"Field","name":{"kind":"Name","value":"DienBienBenh"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoan"}},{"kind":"Field","name":{"kind":"Name","value":"YKien"}},{"kind":"Field","name":{"kind":"Name","value":"KetLuan"}},{"kind":"Field","name":{"kind":"Name","value":"HuongDieuTri"}},{"kind":"Field","name":{"kind":"Name","value":"DoiNguThamGia"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"NhanVien_Id"}},{"kind":"Field","name":{"kind":"Name","value":"NhanVien"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ViTri"}}]}},{"kind":"Field","name":{"kind":"Name","value":"LyDoHuy"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<SuaBienBanMutation, SuaBienBanMutationVariables>;
export const HoanTatBienBanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"HoanTatBienBan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hoanTatBienBanHoiChan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BienBan"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BienBan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BienBanHoiChan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"MaBienBanHoiChan"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"NgayHoiChan"}},{"kind":"Field","name":{"kind":"Name","value":"HinhThucHoiChan"}},{"kind":"Field","name":{"kind":"Name","value":"BacSiDeNghi_Id"}},{"kind":"Field","name":{"kind":"Name","value":"BacSiDeNghi"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"DiaDiem"}},{"kind":"Field","name":{"kind":"Name","value":"LyDo"}},{"kind":"Field","name":{"kind":"Name","value":"DienBienBenh"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoan"}},{"kind":"Field","name":{"kind":"Name","value":"YKien"}},{"kind":"Field","name":{"kind":"Name","value":"KetLuan"}},{"kind":"Field","name":{"kind":"Name","value":"HuongDieuTri"}},{"kind":"Field","name":{"kind":"Name","value":"DoiNguThamGia"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"NhanVien_Id"}},{"kind":"Field","name":{"kind":"Name","value":"NhanVien"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ViTri"}}]}},{"kind":"Field","name":{"kind":"Name","value":"LyDoHuy"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<HoanTatBienBanMutation, HoanTatBienBanMutationVariables>;
export const HuyBienBanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"HuyBienBan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"LyDo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelBienBanHoiChan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"LyDo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"LyDo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BienBan"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BienBan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BienBanHoiChan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"MaBienBanHoiChan"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"NgayHoiChan"}},{"kind":"Field","name":{"kind":"Name","value":"HinhThucHoiChan"}},{"kind":"Field","name":{"kind":"Name","value":"BacSiDeNghi_Id"}},{"kind":"Field","name":{"kind":"Name","value":"BacSiDeNghi"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"DiaDiem"}},{"kind":"Field","name":{"kind":"Name","value":"LyDo"}},{"kind":"Field","name":{"kind":"Name","value":"DienBienBenh"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoan"}},{"kind":"Field","name":{"kind":"Name","value":"YKien"}},{"kind":"Field","name":{"kind":"Name","value":"KetLuan"}},{"kind":"Field","name":{"kind":"Name","value":"HuongDieuTri"}},{"kind":"Field","name":{"kind":"Name","value":"DoiNguThamGia"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"NhanVien_Id"}},{"kind":"Field","name":{"kind":"Name","value":"NhanVien"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ViTri"}}]}},{"kind":"Field","name":{"kind":"Name","value":"LyDoHuy"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<HuyBienBanMutation, HuyBienBanMutationVariables>;
export const XoaBienBanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"XoaBienBan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeBienBanHoiChan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"ListValue","values":[{"kind":"Variable","name":{"kind":"Name","value":"id"}}]}}]}]}}]} as unknown as DocumentNode<XoaBienBanMutation, XoaBienBanMutationVariables>;