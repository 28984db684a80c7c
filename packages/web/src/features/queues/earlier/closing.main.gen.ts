/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What of a desk is closed, and why. */
export type DongViecInput = {
  /** What is begun is closed as well. */
  CaDangLam?: boolean | null | undefined;
  /** The last day whose work is closed: before today. */
  DenNgay: string;
  /** Why. */
  LyDo: string;
  /** The queue's kind. */
  hangDoi: LoaiHangDoi;
  /** The caller's room, counter or store. */
  idNode: string;
};

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

export type DongViecsQueryVariables = Exact<{
  hangDoi: LoaiHangDoi;
  idNode: string;
}>;


export type DongViecsQuery = { dongViecs: Array<{ _id: string, DenNgay: string, CaDangLam: boolean, LyDo: string }> };

export type DongViecCuMutationVariables = Exact<{
  input: DongViecInput;
}>;


export type DongViecCuMutation = { dongViecCu: { _id: string } };

export type MoLaiViecCuMutationVariables = Exact<{
  _id: string;
  idNode: string;
}>;


export type MoLaiViecCuMutation = { moLaiViecCu: { _id: string } };


export const DongViecsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DongViecs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hangDoi"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoaiHangDoi"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idNode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dongViecs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"hangDoi"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hangDoi"}}},{"kind":"Argument","name":{"kind":"Name","value":"idNode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idNode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"DenNgay"}},{"kind":"Field","name":{"kind":"Name","value":"CaDangLam"}},{"kind":"Field","name":{"kind":"Name","value":"LyDo"}}]}}]}}]} as unknown as DocumentNode<DongViecsQuery, DongViecsQueryVariables>;
export const DongViecCuDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DongViecCu"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DongViecInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dongViecCu"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}}]}}]}}]} as unknown as DocumentNode<DongViecCuMutation, DongViecCuMutationVariables>;
export const MoLaiViecCuDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoLaiViecCu"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idNode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moLaiViecCu"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"idNode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idNode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}}]}}]}}]} as unknown as DocumentNode<MoLaiViecCuMutation, MoLaiViecCuMutationVariables>;