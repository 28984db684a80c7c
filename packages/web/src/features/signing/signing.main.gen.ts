/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Signature of a result. */
export type ChuKyKetQuaInput = {
  /** Why it is taken back. */
  LyDo?: string | null | undefined;
  /** The place that the caller signs. */
  ViTri: ViTriKy;
  /** True signs, false takes the signature back. */
  ky: boolean;
  /** Makes a repeated request harmless. */
  requestId?: string | null | undefined;
};

/** A place of a paper where somebody signs. */
export type ViTriKy =
  /** Doctor. */
  | 'ChuKyBacSi'
  /** Ordering doctor. */
  | 'ChuKyBacSiChiDinh'
  /** Chair. */
  | 'ChuKyChuToa'
  /** Who reports. */
  | 'ChuKyNguoiBaoCao'
  /** Who approved it. */
  | 'ChuKyNguoiDuyet'
  /** Who performed it. */
  | 'ChuKyNguoiThucHien'
  /** Secretary. */
  | 'ChuKyThuKy';

export type ViTriTrenGiayFragment = { ViTri: ViTriKy, KyLuc: string | null, PhienBan: number | null, DaDoi: boolean, NguoiKy: { _id: string, ma: string | null, ten: string } | null, hanhDongs: Array<{ action: string, refusal: string | null }> };

export type ChuKyTrenGiayQueryVariables = Exact<{
  MauIn: string;
  id: string;
}>;


export type ChuKyTrenGiayQuery = { chuKyGiayTo: Array<{ ViTri: ViTriKy, KyLuc: string | null, PhienBan: number | null, DaDoi: boolean, NguoiKy: { _id: string, ma: string | null, ten: string } | null, hanhDongs: Array<{ action: string, refusal: string | null }> }> };

export type KyGiayMutationVariables = Exact<{
  MauIn: string;
  id: string;
  ViTri: ViTriKy;
  requestId?: string | null | undefined;
}>;


export type KyGiayMutation = { kyGiayTo: Array<{ ViTri: ViTriKy, KyLuc: string | null, PhienBan: number | null, DaDoi: boolean, NguoiKy: { _id: string, ma: string | null, ten: string } | null, hanhDongs: Array<{ action: string, refusal: string | null }> }> };

export type ThuHoiKyMutationVariables = Exact<{
  MauIn: string;
  id: string;
  ViTri: ViTriKy;
  LyDo: string;
}>;


export type ThuHoiKyMutation = { thuHoiChuKy: Array<{ ViTri: ViTriKy, KyLuc: string | null, PhienBan: number | null, DaDoi: boolean, NguoiKy: { _id: string, ma: string | null, ten: string } | null, hanhDongs: Array<{ action: string, refusal: string | null }> }> };

export type KyKetQuaMutationVariables = Exact<{
  id: string;
  input: ChuKyKetQuaInput;
}>;


export type KyKetQuaMutation = { updateChuKyKetQua: Array<{ ViTri: ViTriKy, KyLuc: string | null, PhienBan: number | null, DaDoi: boolean, NguoiKy: { _id: string, ma: string | null, ten: string } | null, hanhDongs: Array<{ action: string, refusal: string | null }> }> };

export const ViTriTrenGiayFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViTriTrenGiay"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChuKyGiayTo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ViTri"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiKy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"KyLuc"}},{"kind":"Field","name":{"kind":"Name","value":"PhienBan"}},{"kind":"Field","name":{"kind":"Name","value":"DaDoi"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<ViTriTrenGiayFragment, unknown>;
export const ChuKyTrenGiayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChuKyTrenGiay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"MauIn"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chuKyGiayTo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"MauIn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"MauIn"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViTriTrenGiay"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViTriTrenGiay"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChuKyGiayTo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ViTri"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiKy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"KyLuc"}},{"kind":"Field","name":{"kind":"Name","value":"PhienBan"}},{"kind":"Field","name":{"kind":"Name","value":"DaDoi"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<ChuKyTrenGiayQuery, ChuKyTrenGiayQueryVariables>;
export const KyGiayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"KyGiay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"MauIn"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ViTri"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ViTriKy"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kyGiayTo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"MauIn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"MauIn"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"ViTri"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ViTri"}}},{"kind":"Argument","name":{"kind":"Name","value":"requestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViTriTrenGiay"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViTriTrenGiay"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChuKyGiayTo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ViTri"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiKy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"KyLuc"}},{"kind":"Field","name":{"kind":"Name","value":"PhienBan"}},{"kind":"Field","name":{"kind":"Name","value":"DaDoi"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<KyGiayMutation, KyGiayMutationVariables>;
export const ThuHoiKyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ThuHoiKy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"MauIn"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ViTri"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ViTriKy"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"LyDo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"thuHoiChuKy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"MauIn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"MauIn"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"ViTri"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ViTri"}}},{"kind":"Argument","name":{"kind":"Name","value":"LyDo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"LyDo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViTriTrenGiay"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViTriTrenGiay"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChuKyGiayTo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ViTri"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiKy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"KyLuc"}},{"kind":"Field","name":{"kind":"Name","value":"PhienBan"}},{"kind":"Field","name":{"kind":"Name","value":"DaDoi"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<ThuHoiKyMutation, ThuHoiKyMutationVariables>;
export const KyKetQuaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"KyKetQua"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChuKyKetQuaInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateChuKyKetQua"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViTriTrenGiay"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViTriTrenGiay"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChuKyGiayTo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ViTri"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiKy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"KyLuc"}},{"kind":"Field","name":{"kind":"Name","value":"PhienBan"}},{"kind":"Field","name":{"kind":"Name","value":"DaDoi"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<KyKetQuaMutation, KyKetQuaMutationVariables>;