/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Kind of an act in the operation log. */
export type HanhDongThaoTac =
  /** Approved, returned or closed. */
  | 'APPROVED'
  /** Cancelled or taken back. */
  | 'CANCEL'
  /** Added. */
  | 'CREATE'
  /** Removed. */
  | 'DELETE'
  /** Written into a file that left the system. */
  | 'EXPORT'
  /** Read in from a file. */
  | 'IMPORT'
  /** Signed in, or tried to. */
  | 'LOGIN'
  /** Signed out. */
  | 'LOGOUT'
  /** Changed. */
  | 'UPDATE'
  /** Read or printed. */
  | 'VIEW';

/** What to look for in the operation log; what is empty does not narrow. */
export type LichSuThaoTacInput = {
  /** Patient whom it concerned. */
  BenhNhan_Id?: string | null | undefined;
  /** Kind of act. */
  action?: HanhDongThaoTac | null | undefined;
  /** Last day in Vietnam; today when empty. At most 366 days in all. */
  denNgay?: string | null | undefined;
  /** Kind of record, as `loaiBanGhiThaoTacs` names it. */
  entity?: string | null | undefined;
  /** Id of the record; needs its kind. */
  entity_id?: string | null | undefined;
  /** Where it worked. */
  node_Id?: string | null | undefined;
  /** First day in Vietnam; the last one when empty. */
  tuNgay?: string | null | undefined;
  /** Account that acted. */
  user_Id?: string | null | undefined;
};

/** How a seal of the operation log fails. */
export type LoiNiemPhong =
  /** Seals that were anchored outside the database are gone. */
  | 'BI_CAT'
  /** The sealed row was changed. */
  | 'DONG_BI_SUA'
  /** The seal was signed with a key that is not the site's. */
  | 'KHAC_KHOA'
  /** The seal is not the one that was anchored outside the database. */
  | 'KHAC_NEO'
  /** The seal should be signed, and is not. */
  | 'KHONG_CHU_KY'
  /** The signature of the seal is wrong. */
  | 'SAI_CHU_KY'
  /** The file of anchors was changed. */
  | 'TEP_NEO_BI_SUA'
  /** The sealed row is missing. */
  | 'THIEU_DONG'
  /** A seal before it is missing. */
  | 'THIEU_NIEM_PHONG';

export type ActRowFragment = { _id: string, at: string, user_Id: string | null, username: string | null, TenNhanVien: string | null, action: HanhDongThaoTac, entity: string, tenEntity: string, entity_id: string | null, ip: string | null, request_id: string | null, coThayDoi: boolean, node: { _id: string, ten: string } | null, BenhNhan: { _id: string, MaYTe: string, TenBenhNhan: string } | null };

export type AuditListQueryVariables = Exact<{
  input: LichSuThaoTacInput;
  sau?: string | null | undefined;
  limit?: number | null | undefined;
}>;


export type AuditListQuery = { lichSuThaoTacs: { conNua: boolean, tiep: string | null, data: Array<{ _id: string, at: string, user_Id: string | null, username: string | null, TenNhanVien: string | null, action: HanhDongThaoTac, entity: string, tenEntity: string, entity_id: string | null, ip: string | null, request_id: string | null, coThayDoi: boolean, node: { _id: string, ten: string } | null, BenhNhan: { _id: string, MaYTe: string, TenBenhNhan: string } | null }> } };

export type AuditActQueryVariables = Exact<{
  id: string;
  at: string;
}>;


export type AuditActQuery = { lichSuThaoTac: { tenBanGhi: string | null, thaoTac: { _id: string, at: string, user_Id: string | null, username: string | null, TenNhanVien: string | null, action: HanhDongThaoTac, entity: string, tenEntity: string, entity_id: string | null, ip: string | null, request_id: string | null, coThayDoi: boolean, node: { _id: string, ten: string } | null, BenhNhan: { _id: string, MaYTe: string, TenBenhNhan: string } | null }, truongs: Array<{ field: string, label: string | null, before: unknown, after: unknown, tenTruoc: string | null, tenSau: string | null, khac: boolean, kyThuat: boolean }> } };

export type AuditKindsQueryVariables = Exact<{ [key: string]: never; }>;


export type AuditKindsQuery = { loaiBanGhiThaoTacs: Array<{ entity: string, ten: string }> };

export type AuditAccountsQueryVariables = Exact<{
  keyword: string;
}>;


export type AuditAccountsQuery = { nguoiThaoTacs: Array<{ _id: string, username: string, TenNhanVien: string | null }> };

export type AuditPatientsQueryVariables = Exact<{
  keyword: string;
}>;


export type AuditPatientsQuery = { benhNhans: Array<{ _id: string, MaYTe: string, TenBenhNhan: string, NamSinh: number }> };

export type AuditCheckQueryVariables = Exact<{
  sau?: string | null | undefined;
}>;


export type AuditCheckQuery = { kiemTraNhatKy: { ok: boolean, soDong: number, denSo: number, tongSo: number, tuNgay: string | null, denNgay: string | null, soChuaNiemPhong: number, loi: LoiNiemPhong | null, soLoi: number | null, tiep: string | null } };

export const ActRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LichSuThaoTac"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"user_Id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"TenNhanVien"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"entity"}},{"kind":"Field","name":{"kind":"Name","value":"tenEntity"}},{"kind":"Field","name":{"kind":"Name","value":"entity_id"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"request_id"}},{"kind":"Field","name":{"kind":"Name","value":"coThayDoi"}}]}}]} as unknown as DocumentNode<ActRowFragment, unknown>;
export const AuditListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LichSuThaoTacInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sau"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lichSuThaoTacs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"sau"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sau"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"conNua"}},{"kind":"Field","name":{"kind":"Name","value":"tiep"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LichSuThaoTac"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"user_Id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"TenNhanVien"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"entity"}},{"kind":"Field","name":{"kind":"Name","value":"tenEntity"}},{"kind":"Field","name":{"kind":"Name","value":"entity_id"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"request_id"}},{"kind":"Field","name":{"kind":"Name","value":"coThayDoi"}}]}}]} as unknown as DocumentNode<AuditListQuery, AuditListQueryVariables>;
export const AuditActDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditAct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"at"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lichSuThaoTac"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"at"},"value":{"kind":"Variable","name":{"kind":"Name","value":"at"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"thaoTac"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tenBanGhi"}},{"kind":"Field","name":{"kind":"Name","value":"truongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"tenTruoc"}},{"kind":"Field","name":{"kind":"Name","value":"tenSau"}},{"kind":"Field","name":{"kind":"Name","value":"khac"}},{"kind":"Field","name":{"kind":"Name","value":"kyThuat"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LichSuThaoTac"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"user_Id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"TenNhanVien"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"entity"}},{"kind":"Field","name":{"kind":"Name","value":"tenEntity"}},{"kind":"Field","name":{"kind":"Name","value":"entity_id"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"request_id"}},{"kind":"Field","name":{"kind":"Name","value":"coThayDoi"}}]}}]} as unknown as DocumentNode<AuditActQuery, AuditActQueryVariables>;
export const AuditKindsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditKinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loaiBanGhiThaoTacs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entity"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}}]}}]} as unknown as DocumentNode<AuditKindsQuery, AuditKindsQueryVariables>;
export const AuditAccountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditAccounts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nguoiThaoTacs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"TenNhanVien"}}]}}]}}]} as unknown as DocumentNode<AuditAccountsQuery, AuditAccountsQueryVariables>;
export const AuditPatientsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditPatients"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"benhNhans"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"NamSinh"}}]}}]}}]} as unknown as DocumentNode<AuditPatientsQuery, AuditPatientsQueryVariables>;
export const AuditCheckDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditCheck"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sau"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kiemTraNhatKy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sau"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sau"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"soDong"}},{"kind":"Field","name":{"kind":"Name","value":"denSo"}},{"kind":"Field","name":{"kind":"Name","value":"tongSo"}},{"kind":"Field","name":{"kind":"Name","value":"tuNgay"}},{"kind":"Field","name":{"kind":"Name","value":"denNgay"}},{"kind":"Field","name":{"kind":"Name","value":"soChuaNiemPhong"}},{"kind":"Field","name":{"kind":"Name","value":"loi"}},{"kind":"Field","name":{"kind":"Name","value":"soLoi"}},{"kind":"Field","name":{"kind":"Name","value":"tiep"}}]}}]}}]} as unknown as DocumentNode<AuditCheckQuery, AuditCheckQueryVariables>;