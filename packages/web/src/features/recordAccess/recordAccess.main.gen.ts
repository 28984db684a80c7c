/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** On which grounds somebody sees the records that another facility wrote of a patient. */
export type CanCuTruyCap =
  /** The patient is, or was lately, in care at a facility where the person works. */
  | 'DieuTri'
  /** The person opened them with a reason. */
  | 'MoHoSo'
  /** The person has the right to the records of every facility. */
  | 'Quyen';

/** What was done with a patient's record. */
export type LoaiTruyCap =
  /** Printed. */
  | 'In'
  /** Read on a screen. */
  | 'Xem'
  /** Taken along in a file. */
  | 'Xuat';

/** Why the records of other facilities are opened. */
export type MoHoSoInput = {
  /** The patient. */
  BenhNhan_Id: string;
  /** The reason in words: 10 to 500 characters. */
  DienGiai: string;
  /** A reason of the kind MoHoSo. */
  LyDo_Id: string;
  /** Client-made id: a repeat answers the first opening. */
  requestId?: string | null | undefined;
};

/** Whose record, and in which days. */
export type NhatKyTruyCapInput = {
  /** The patient. */
  BenhNhan_Id: string;
  /** Last day in Vietnam; at most 366 days in all. */
  denNgay: string;
  /** First day in Vietnam. */
  tuNgay: string;
};

export type OpenedRecordFragment = { _id: string, DienGiai: string, DenLuc: string, LyDo: { _id: string, ma: string | null, ten: string } | null };

export type RecordAccessQueryVariables = Exact<{
  BenhNhan_Id: string;
}>;


export type RecordAccessQuery = { quyenXemHoSo: { BenhNhan_Id: string, coCoSoKhac: boolean, canCu: CanCuTruyCap | null, tuChoi: string | null, duocMo: boolean, moHoSo: { _id: string, DienGiai: string, DenLuc: string, LyDo: { _id: string, ma: string | null, ten: string } | null } | null } };

export type OpeningReasonsQueryVariables = Exact<{ [key: string]: never; }>;


export type OpeningReasonsQuery = { getLyDosByType: Array<{ _id: string, MaLyDo: string | null, TenLyDo: string | null }> };

export type KeptReasonsQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type KeptReasonsQuery = { getLyDosByIds: Array<{ _id: string, TenLyDo: string | null }> };

export type OpenRecordMutationVariables = Exact<{
  input: MoHoSoInput;
}>;


export type OpenRecordMutation = { moHoSo: { _id: string, DienGiai: string, DenLuc: string, LyDo: { _id: string, ma: string | null, ten: string } | null } };

export type AccessLineFragment = { _id: string, at: string, denLuc: string, username: string | null, TenNhanVien: string | null, loai: LoaiTruyCap, hoSo: string, soLan: number, noiLamViec: string | null, ip: string | null, canCus: Array<CanCuTruyCap>, lyDos: Array<string> };

export type AccessLogQueryVariables = Exact<{
  input: NhatKyTruyCapInput;
}>;


export type AccessLogQuery = { nhatKyTruyCap: { conNua: boolean, data: Array<{ _id: string, at: string, denLuc: string, username: string | null, TenNhanVien: string | null, loai: LoaiTruyCap, hoSo: string, soLan: number, noiLamViec: string | null, ip: string | null, canCus: Array<CanCuTruyCap>, lyDos: Array<string> }> } };

export type AccessPatientQueryVariables = Exact<{
  id: string;
}>;


export type AccessPatientQuery = { benhNhan: { _id: string, MaYTe: string, TenBenhNhan: string, NamSinh: number } | null };

export type AccessPatientsQueryVariables = Exact<{
  keyword: string;
}>;


export type AccessPatientsQuery = { benhNhans: Array<{ _id: string, MaYTe: string, TenBenhNhan: string, NamSinh: number }> };

export type ExportAccessLogMutationVariables = Exact<{
  input: NhatKyTruyCapInput;
}>;


export type ExportAccessLogMutation = { xuatNhatKyTruyCap: { tenTep: string, noiDung: string, soDong: number, conNua: boolean } };

export const OpenedRecordFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenedRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoHoSo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"LyDo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"DienGiai"}},{"kind":"Field","name":{"kind":"Name","value":"DenLuc"}}]}}]} as unknown as DocumentNode<OpenedRecordFragment, unknown>;
export const AccessLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccessLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DongTruyCap"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"denLuc"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"TenNhanVien"}},{"kind":"Field","name":{"kind":"Name","value":"loai"}},{"kind":"Field","name":{"kind":"Name","value":"hoSo"}},{"kind":"Field","name":{"kind":"Name","value":"soLan"}},{"kind":"Field","name":{"kind":"Name","value":"noiLamViec"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"canCus"}},{"kind":"Field","name":{"kind":"Name","value":"lyDos"}}]}}]} as unknown as DocumentNode<AccessLineFragment, unknown>;
export const RecordAccessDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecordAccess"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"BenhNhan_Id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quyenXemHoSo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"BenhNhan_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"BenhNhan_Id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"BenhNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"coCoSoKhac"}},{"kind":"Field","name":{"kind":"Name","value":"canCu"}},{"kind":"Field","name":{"kind":"Name","value":"tuChoi"}},{"kind":"Field","name":{"kind":"Name","value":"duocMo"}},{"kind":"Field","name":{"kind":"Name","value":"moHoSo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenedRecord"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenedRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoHoSo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"LyDo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"DienGiai"}},{"kind":"Field","name":{"kind":"Name","value":"DenLuc"}}]}}]} as unknown as DocumentNode<RecordAccessQuery, RecordAccessQueryVariables>;
export const OpeningReasonsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpeningReasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getLyDosByType"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"loaiLyDo"},"value":{"kind":"EnumValue","value":"MoHoSo"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaLyDo"}},{"kind":"Field","name":{"kind":"Name","value":"TenLyDo"}}]}}]}}]} as unknown as DocumentNode<OpeningReasonsQuery, OpeningReasonsQueryVariables>;
export const KeptReasonsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"KeptReasons"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getLyDosByIds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"TenLyDo"}}]}}]}}]} as unknown as DocumentNode<KeptReasonsQuery, KeptReasonsQueryVariables>;
export const OpenRecordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenRecord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MoHoSoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moHoSo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenedRecord"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenedRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoHoSo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"LyDo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"DienGiai"}},{"kind":"Field","name":{"kind":"Name","value":"DenLuc"}}]}}]} as unknown as DocumentNode<OpenRecordMutation, OpenRecordMutationVariables>;
export const AccessLogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccessLog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NhatKyTruyCapInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nhatKyTruyCap"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"500"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccessLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"conNua"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccessLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DongTruyCap"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"denLuc"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"TenNhanVien"}},{"kind":"Field","name":{"kind":"Name","value":"loai"}},{"kind":"Field","name":{"kind":"Name","value":"hoSo"}},{"kind":"Field","name":{"kind":"Name","value":"soLan"}},{"kind":"Field","name":{"kind":"Name","value":"noiLamViec"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"canCus"}},{"kind":"Field","name":{"kind":"Name","value":"lyDos"}}]}}]} as unknown as DocumentNode<AccessLogQuery, AccessLogQueryVariables>;
export const AccessPatientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccessPatient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"benhNhan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"NamSinh"}}]}}]}}]} as unknown as DocumentNode<AccessPatientQuery, AccessPatientQueryVariables>;
export const AccessPatientsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccessPatients"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"benhNhans"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"NamSinh"}}]}}]}}]} as unknown as DocumentNode<AccessPatientsQuery, AccessPatientsQueryVariables>;
export const ExportAccessLogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportAccessLog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NhatKyTruyCapInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"xuatNhatKyTruyCap"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tenTep"}},{"kind":"Field","name":{"kind":"Name","value":"noiDung"}},{"kind":"Field","name":{"kind":"Name","value":"soDong"}},{"kind":"Field","name":{"kind":"Name","value":"conNua"}}]}}]}}]} as unknown as DocumentNode<ExportAccessLogMutation, ExportAccessLogMutationVariables>;