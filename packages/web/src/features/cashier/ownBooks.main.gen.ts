/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Kinds of receipts. */
export type LoaiPhieuThu =
  /** Refund of services. */
  | 'HoanTien'
  /** Return of an advance. */
  | 'HoanUng'
  /** Advance. */
  | 'TamUng'
  /** Payment of services. */
  | 'ThuTien';

/** A change of a receipt book at the counter. */
export type QuyenBienLaiThuNganInput = {
  /** Open or closed. */
  HieuLuc: boolean;
  /** The version that was read. */
  version: number;
};

export type CashierBooksQueryVariables = Exact<{
  NhanVienId: string;
}>;


export type CashierBooksQuery = { quyens: Array<{ _id: string, version: number, KyHieu: string, Series: string | null, Loai: LoaiPhieuThu, Min_Number: number, Max_Number: number, Current_Number: number, HieuLuc: boolean, TamNgung: boolean }> };

export type CashierBookFragment = { _id: string, version: number, KyHieu: string, Series: string | null, Loai: LoaiPhieuThu, Min_Number: number, Max_Number: number, Current_Number: number, HieuLuc: boolean, TamNgung: boolean };

export type CashierSetBookMutationVariables = Exact<{
  id: string;
  input: QuyenBienLaiThuNganInput;
}>;


export type CashierSetBookMutation = { quyen: { _id: string, version: number, KyHieu: string, Series: string | null, Loai: LoaiPhieuThu, Min_Number: number, Max_Number: number, Current_Number: number, HieuLuc: boolean, TamNgung: boolean } };

export const CashierBookFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CashierBook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuyenBienLaiThuNgan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"KyHieu"}},{"kind":"Field","name":{"kind":"Name","value":"Series"}},{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"Min_Number"}},{"kind":"Field","name":{"kind":"Name","value":"Max_Number"}},{"kind":"Field","name":{"kind":"Name","value":"Current_Number"}},{"kind":"Field","name":{"kind":"Name","value":"HieuLuc"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}}]}}]} as unknown as DocumentNode<CashierBookFragment, unknown>;
export const CashierBooksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CashierBooks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"NhanVienId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"quyens"},"name":{"kind":"Name","value":"get_QuyenBienLai_ByNguoiSuDung_Id"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"NguoiSuDung_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"NhanVienId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CashierBook"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CashierBook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuyenBienLaiThuNgan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"KyHieu"}},{"kind":"Field","name":{"kind":"Name","value":"Series"}},{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"Min_Number"}},{"kind":"Field","name":{"kind":"Name","value":"Max_Number"}},{"kind":"Field","name":{"kind":"Name","value":"Current_Number"}},{"kind":"Field","name":{"kind":"Name","value":"HieuLuc"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}}]}}]} as unknown as DocumentNode<CashierBooksQuery, CashierBooksQueryVariables>;
export const CashierSetBookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CashierSetBook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"QuyenBienLaiThuNganInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"quyen"},"name":{"kind":"Name","value":"update_QuyenBienLai_ByVienPhi"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CashierBook"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CashierBook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuyenBienLaiThuNgan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"KyHieu"}},{"kind":"Field","name":{"kind":"Name","value":"Series"}},{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"Min_Number"}},{"kind":"Field","name":{"kind":"Name","value":"Max_Number"}},{"kind":"Field","name":{"kind":"Name","value":"Current_Number"}},{"kind":"Field","name":{"kind":"Name","value":"HieuLuc"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}}]}}]} as unknown as DocumentNode<CashierSetBookMutation, CashierSetBookMutationVariables>;