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

export type WaitsByHourQueryVariables = Exact<{
  hangDoi: LoaiHangDoi;
  idNode?: string | null | undefined;
  ngay?: string | null | undefined;
}>;


export type WaitsByHourQuery = { choTheoGio: Array<{ gio: number, soGoi: number, choPhut: number | null, choThuongLe: number | null, phucVuPhut: number | null, phucVuThuongLe: number | null }> };

export type WaitsOfHourQueryVariables = Exact<{
  hangDoi: LoaiHangDoi;
  idNode?: string | null | undefined;
  ngay?: string | null | undefined;
  gio: number;
}>;


export type WaitsOfHourQuery = { luotChoTrongGio: Array<{ _id: string, KyHieu: string, NgayTao: string, goiLuc: string, choPhut: number, phucVuPhut: number | null, Node: { _id: string, ten: string } | null, BenhNhan: { _id: string, TenBenhNhan: string } | null }> };


export const WaitsByHourDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitsByHour"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hangDoi"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoaiHangDoi"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idNode"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ngay"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choTheoGio"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"hangDoi"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hangDoi"}}},{"kind":"Argument","name":{"kind":"Name","value":"idNode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idNode"}}},{"kind":"Argument","name":{"kind":"Name","value":"ngay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ngay"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gio"}},{"kind":"Field","name":{"kind":"Name","value":"soGoi"}},{"kind":"Field","name":{"kind":"Name","value":"choPhut"}},{"kind":"Field","name":{"kind":"Name","value":"choThuongLe"}},{"kind":"Field","name":{"kind":"Name","value":"phucVuPhut"}},{"kind":"Field","name":{"kind":"Name","value":"phucVuThuongLe"}}]}}]}}]} as unknown as DocumentNode<WaitsByHourQuery, WaitsByHourQueryVariables>;
export const WaitsOfHourDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitsOfHour"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hangDoi"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoaiHangDoi"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idNode"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ngay"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"gio"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"luotChoTrongGio"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"hangDoi"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hangDoi"}}},{"kind":"Argument","name":{"kind":"Name","value":"idNode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idNode"}}},{"kind":"Argument","name":{"kind":"Name","value":"ngay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ngay"}}},{"kind":"Argument","name":{"kind":"Name","value":"gio"},"value":{"kind":"Variable","name":{"kind":"Name","value":"gio"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"Node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"KyHieu"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}}]}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"goiLuc"}},{"kind":"Field","name":{"kind":"Name","value":"choPhut"}},{"kind":"Field","name":{"kind":"Name","value":"phucVuPhut"}}]}}]}}]} as unknown as DocumentNode<WaitsOfHourQuery, WaitsOfHourQueryVariables>;