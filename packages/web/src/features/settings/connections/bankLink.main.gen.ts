/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The connection by which transfers are told as it is saved. */
export type KetNoiNganHangInput = {
  /** Notices are taken. */
  Bat: boolean;
  /** Who sends them. */
  Loai: LoaiThongBaoNganHang;
  /** The key. Without it the kept one stays, as long as the sender does. */
  MatKhau?: string | null | undefined;
  /** Version that was read. */
  version: number;
};

/** Who tells of transfers, and how it proves that it does. */
export type LoaiThongBaoNganHang =
  /** Another system: signed by HMAC-SHA256. */
  | 'ChuKy'
  /** SePay: by its key, or signed. */
  | 'SePay';

export type BankLinkFragment = { version: number, Bat: boolean, Loai: LoaiThongBaoNganHang, coMatKhau: boolean, NhanLuc: string | null };

export type BankLinkSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type BankLinkSettingsQuery = { ketNoiNganHang: { version: number, Bat: boolean, Loai: LoaiThongBaoNganHang, coMatKhau: boolean, NhanLuc: string | null } };

export type UpdateBankLinkMutationVariables = Exact<{
  input: KetNoiNganHangInput;
}>;


export type UpdateBankLinkMutation = { updateKetNoiNganHang: { version: number, Bat: boolean, Loai: LoaiThongBaoNganHang, coMatKhau: boolean, NhanLuc: string | null } };

export const BankLinkFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BankLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KetNoiNganHang"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"Bat"}},{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"coMatKhau"}},{"kind":"Field","name":{"kind":"Name","value":"NhanLuc"}}]}}]} as unknown as DocumentNode<BankLinkFragment, unknown>;
export const BankLinkSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BankLinkSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ketNoiNganHang"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BankLink"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BankLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KetNoiNganHang"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"Bat"}},{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"coMatKhau"}},{"kind":"Field","name":{"kind":"Name","value":"NhanLuc"}}]}}]} as unknown as DocumentNode<BankLinkSettingsQuery, BankLinkSettingsQueryVariables>;
export const UpdateBankLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateBankLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"KetNoiNganHangInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateKetNoiNganHang"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BankLink"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BankLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KetNoiNganHang"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"Bat"}},{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"coMatKhau"}},{"kind":"Field","name":{"kind":"Name","value":"NhanLuc"}}]}}]} as unknown as DocumentNode<UpdateBankLinkMutation, UpdateBankLinkMutationVariables>;