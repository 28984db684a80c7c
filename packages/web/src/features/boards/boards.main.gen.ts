/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a board shows. */
export type BangGoiSoInput = {
  /** Reads the calls out. */
  CoGiong: boolean;
  /** The queue. */
  HangDoi: LoaiHangDoi;
  /** Ids of 1 to 12 rooms, stores or counters. */
  Node_Ids: Array<string>;
  /** Name, at most 60 characters. */
  Ten: string;
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

/** State of a queue board. */
export type TrangThaiBangGoiSo =
  /** Taken from its television. */
  | 'DaHuy'
  /** In use. */
  | 'DangSuDung';

export type BoardFragment = { XemLuc: string | null, _id: string, version: number, TrangThai: TrangThaiBangGoiSo, Ten: string, HangDoi: LoaiHangDoi, Node_Ids: Array<string>, CoGiong: boolean, Nodes: Array<{ _id: string, ma: string | null, ten: string }>, hanhDongs: Array<{ action: string, refusal: string | null }> };

export type BoardsQueryVariables = Exact<{ [key: string]: never; }>;


export type BoardsQuery = { bangGoiSos: Array<{ XemLuc: string | null, _id: string, version: number, TrangThai: TrangThaiBangGoiSo, Ten: string, HangDoi: LoaiHangDoi, Node_Ids: Array<string>, CoGiong: boolean, Nodes: Array<{ _id: string, ma: string | null, ten: string }>, hanhDongs: Array<{ action: string, refusal: string | null }> }> };

export type PairBoardMutationVariables = Exact<{
  MaGhep: string;
  input: BangGoiSoInput;
}>;


export type PairBoardMutation = { ghepBangGoiSo: { XemLuc: string | null, _id: string, version: number, TrangThai: TrangThaiBangGoiSo, Ten: string, HangDoi: LoaiHangDoi, Node_Ids: Array<string>, CoGiong: boolean, Nodes: Array<{ _id: string, ma: string | null, ten: string }>, hanhDongs: Array<{ action: string, refusal: string | null }> } };

export type ChangeBoardMutationVariables = Exact<{
  id: string;
  version: number;
  input: BangGoiSoInput;
}>;


export type ChangeBoardMutation = { updateBangGoiSo: { XemLuc: string | null, _id: string, version: number, TrangThai: TrangThaiBangGoiSo, Ten: string, HangDoi: LoaiHangDoi, Node_Ids: Array<string>, CoGiong: boolean, Nodes: Array<{ _id: string, ma: string | null, ten: string }>, hanhDongs: Array<{ action: string, refusal: string | null }> } };

export type RemoveBoardMutationVariables = Exact<{
  id: string;
}>;


export type RemoveBoardMutation = { removeBangGoiSo: string };

export type BangGoiSoPlainFragment = { _id: string, version: number, TrangThai: TrangThaiBangGoiSo, Ten: string, HangDoi: LoaiHangDoi, Node_Ids: Array<string>, CoGiong: boolean };

export const BangGoiSoPlainFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BangGoiSoPlain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BangGoiSo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"Ten"}},{"kind":"Field","name":{"kind":"Name","value":"HangDoi"}},{"kind":"Field","name":{"kind":"Name","value":"Node_Ids"}},{"kind":"Field","name":{"kind":"Name","value":"CoGiong"}}]}}]} as unknown as DocumentNode<BangGoiSoPlainFragment, unknown>;
export const BoardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Board"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BangGoiSo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BangGoiSoPlain"}},{"kind":"Field","name":{"kind":"Name","value":"Nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"XemLuc"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BangGoiSoPlain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BangGoiSo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"Ten"}},{"kind":"Field","name":{"kind":"Name","value":"HangDoi"}},{"kind":"Field","name":{"kind":"Name","value":"Node_Ids"}},{"kind":"Field","name":{"kind":"Name","value":"CoGiong"}}]}}]} as unknown as DocumentNode<BoardFragment, unknown>;
export const BoardsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Boards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bangGoiSos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Board"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Board"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BangGoiSo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BangGoiSoPlain"}},{"kind":"Field","name":{"kind":"Name","value":"Nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"XemLuc"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BangGoiSoPlain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BangGoiSo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"Ten"}},{"kind":"Field","name":{"kind":"Name","value":"HangDoi"}},{"kind":"Field","name":{"kind":"Name","value":"Node_Ids"}},{"kind":"Field","name":{"kind":"Name","value":"CoGiong"}}]}}]} as unknown as DocumentNode<BoardsQuery, BoardsQueryVariables>;
export const PairBoardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PairBoard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"MaGhep"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BangGoiSoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ghepBangGoiSo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"MaGhep"},"value":{"kind":"Variable","name":{"kind":"Name","value":"MaGhep"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Board"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Board"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BangGoiSo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BangGoiSoPlain"}},{"kind":"Field","name":{"kind":"Name","value":"Nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"XemLuc"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BangGoiSoPlain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BangGoiSo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"Ten"}},{"kind":"Field","name":{"kind":"Name","value":"HangDoi"}},{"kind":"Field","name":{"kind":"Name","value":"Node_Ids"}},{"kind":"Field","name":{"kind":"Name","value":"CoGiong"}}]}}]} as unknown as DocumentNode<PairBoardMutation, PairBoardMutationVariables>;
export const ChangeBoardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeBoard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BangGoiSoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateBangGoiSo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Board"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Board"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BangGoiSo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BangGoiSoPlain"}},{"kind":"Field","name":{"kind":"Name","value":"Nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"XemLuc"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BangGoiSoPlain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BangGoiSo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"Ten"}},{"kind":"Field","name":{"kind":"Name","value":"HangDoi"}},{"kind":"Field","name":{"kind":"Name","value":"Node_Ids"}},{"kind":"Field","name":{"kind":"Name","value":"CoGiong"}}]}}]} as unknown as DocumentNode<ChangeBoardMutation, ChangeBoardMutationVariables>;
export const RemoveBoardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveBoard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeBangGoiSo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RemoveBoardMutation, RemoveBoardMutationVariables>;