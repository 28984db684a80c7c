/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

export type CashierCancelledQueryVariables = Exact<{
  TiepNhan_Id: string;
}>;


export type CashierCancelledQuery = { bienLais: Array<{ _id: string, MaBienLai: string, LoaiBienLai: LoaiPhieuThu, NgayBienLai: string, GiaTriBienLai: string, NgayHuy: string | null, LyDoHuy: string | null, NguoiThu: { _id: string, ten: string } | null, NguoiHuy: { _id: string, ten: string } | null }> };

export type CashierMayChangePayerQueryVariables = Exact<{
  TiepNhan_Id: string;
}>;


export type CashierMayChangePayerQuery = { quyen: { action: string, refusal: string | null } };

export type CashierTakeBackAllMutationVariables = Exact<{
  mTransactionId: string;
  LyDo: string;
}>;


export type CashierTakeBackAllMutation = { vienPhi: { TiepNhan_Id: string } };

export type CashierTicketsQueryVariables = Exact<{
  TiepNhan_Id: string;
}>;


export type CashierTicketsQuery = { ves: Array<{ _id: string, HangDoi: LoaiHangDoi, KyHieu: string, TrangThai: string, hanhDongs: Array<{ action: string, refusal: string | null }> }> };

export type CashierPassTicketMutationVariables = Exact<{
  TiepNhan_Id: string;
}>;


export type CashierPassTicketMutation = { soVe: number };

export type CashierAdvanceReturnedQueryVariables = Exact<{
  TiepNhan_Id: string;
}>;


export type CashierAdvanceReturnedQuery = { daHoan: boolean };

export type CashierAccountNowQueryVariables = Exact<{
  id: string;
}>;


export type CashierAccountNowQuery = { vienPhi: { _id: string | null, TiepNhan_Id: string, HachToan: string } | null };


export const CashierCancelledDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CashierCancelled"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"TiepNhan_Id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"bienLais"},"name":{"kind":"Name","value":"getBienLaiDaHuy_ByTiepNhanId"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"TiepNhan_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"TiepNhan_Id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"NgayBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"GiaTriBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"NgayHuy"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoHuy"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiThu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"NguoiHuy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}}]}}]}}]} as unknown as DocumentNode<CashierCancelledQuery, CashierCancelledQueryVariables>;
export const CashierMayChangePayerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CashierMayChangePayer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"TiepNhan_Id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"quyen"},"name":{"kind":"Name","value":"checkIsEligibleForChangeDoiTuong"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"TiepNhan_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"TiepNhan_Id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<CashierMayChangePayerQuery, CashierMayChangePayerQueryVariables>;
export const CashierTakeBackAllDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CashierTakeBackAll"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mTransactionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"LyDo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"vienPhi"},"name":{"kind":"Name","value":"huyHachToan_ToanBoMTran_VienPhi"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"mTransactionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mTransactionId"}}},{"kind":"Argument","name":{"kind":"Name","value":"LyDo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"LyDo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"TiepNhan_Id"}}]}}]}}]} as unknown as DocumentNode<CashierTakeBackAllMutation, CashierTakeBackAllMutationVariables>;
export const CashierTicketsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CashierTickets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"TiepNhan_Id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"ves"},"name":{"kind":"Name","value":"veCuaTiepNhan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"TiepNhan_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"TiepNhan_Id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"HangDoi"}},{"kind":"Field","name":{"kind":"Name","value":"KyHieu"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]}}]} as unknown as DocumentNode<CashierTicketsQuery, CashierTicketsQueryVariables>;
export const CashierPassTicketDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CashierPassTicket"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"TiepNhan_Id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"soVe"},"name":{"kind":"Name","value":"dismissNumbering_VienPhiByTiepNhanId"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"TiepNhan_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"TiepNhan_Id"}}}]}]}}]} as unknown as DocumentNode<CashierPassTicketMutation, CashierPassTicketMutationVariables>;
export const CashierAdvanceReturnedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CashierAdvanceReturned"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"TiepNhan_Id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"daHoan"},"name":{"kind":"Name","value":"checkDaHoanUng"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"TiepNhan_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"TiepNhan_Id"}}}]}]}}]} as unknown as DocumentNode<CashierAdvanceReturnedQuery, CashierAdvanceReturnedQueryVariables>;
export const CashierAccountNowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CashierAccountNow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"vienPhi"},"name":{"kind":"Name","value":"getTransaction_HachToan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"TiepNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"HachToan"}}]}}]}}]} as unknown as DocumentNode<CashierAccountNowQuery, CashierAccountNowQueryVariables>;