/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SummariesOfWardQueryVariables = Exact<{
  Khoa_Id: string;
}>;


export type SummariesOfWardQuery = { soKetCuaKhoa: Array<{ BenhAn_Id: string, ngayDenHan: string | null, lan: number | null, soNgayTre: number, ngayKeTiep: string, lanCuoi: string | null, noiTru: { SoBenhAn: string | null, Giuong: { _id: string, ma: string | null } | null, NhapVien: { _id: string, NgayVaoKhoa: string | null, BenhNhan: { _id: string, MaYTe: string, TenBenhNhan: string, NamSinh: number } | null } } }> };

export type SummaryBegunQueryVariables = Exact<{
  BenhAn_Id: string;
}>;


export type SummaryBegunQuery = { banDauSoKet: { DienBienLamSang: string, XetNghiem: string, QuaTrinhDieuTri: string } };


export const SummariesOfWardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SummariesOfWard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"Khoa_Id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"soKetCuaKhoa"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"Khoa_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"Khoa_Id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"BenhAn_Id"}},{"kind":"Field","name":{"kind":"Name","value":"ngayDenHan"}},{"kind":"Field","name":{"kind":"Name","value":"lan"}},{"kind":"Field","name":{"kind":"Name","value":"soNgayTre"}},{"kind":"Field","name":{"kind":"Name","value":"ngayKeTiep"}},{"kind":"Field","name":{"kind":"Name","value":"lanCuoi"}},{"kind":"Field","name":{"kind":"Name","value":"noiTru"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"SoBenhAn"}},{"kind":"Field","name":{"kind":"Name","value":"Giuong"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}}]}},{"kind":"Field","name":{"kind":"Name","value":"NhapVien"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"NgayVaoKhoa"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"NamSinh"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<SummariesOfWardQuery, SummariesOfWardQueryVariables>;
export const SummaryBegunDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SummaryBegun"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"BenhAn_Id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"banDauSoKet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"BenhAn_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"BenhAn_Id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"DienBienLamSang"}},{"kind":"Field","name":{"kind":"Name","value":"XetNghiem"}},{"kind":"Field","name":{"kind":"Name","value":"QuaTrinhDieuTri"}}]}}]}}]} as unknown as DocumentNode<SummaryBegunQuery, SummaryBegunQueryVariables>;