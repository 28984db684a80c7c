/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new account. */
export type CreateUserInput = {
  /** The member of staff. */
  NhanVien_Id: string;
  /** The profile that it starts with; the first one when empty. */
  defaultProfile_Id?: string | null | undefined;
  /** Its profiles. */
  profiles: Array<HeldProfileInput>;
  /** Account name; the proposed one when empty. */
  username?: string | null | undefined;
};

/** A profile for an account. */
export type HeldProfileInput = {
  /** Where, the usual place first; none stands for the places of the profile. */
  node_Ids: Array<string>;
  /** The profile. */
  profile_Id: string;
};

export type StaffForBulkQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffForBulkQuery = { staffWithoutAccount: Array<{ _id: string, MaNhanVien: string, TenNhanVien: string, TenChucVu: string | null, TenPhongBan: string | null, proposedUsername: string }> };

export type TakenUsernamesQueryVariables = Exact<{
  usernames: Array<string> | string;
}>;


export type TakenUsernamesQuery = { takenUsernames: Array<string> };

export type CreateUsersMutationVariables = Exact<{
  taiKhoan: Array<CreateUserInput> | CreateUserInput;
  requestId: string;
}>;


export type CreateUsersMutation = { createUsers: Array<{ password: string, user: { _id: string, username: string, employee: { _id: string, MaNhanVien: string, TenNhanVien: string, TenPhongBan: string | null } | null } }> };


export const StaffForBulkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffForBulk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffWithoutAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaNhanVien"}},{"kind":"Field","name":{"kind":"Name","value":"TenNhanVien"}},{"kind":"Field","name":{"kind":"Name","value":"TenChucVu"}},{"kind":"Field","name":{"kind":"Name","value":"TenPhongBan"}},{"kind":"Field","name":{"kind":"Name","value":"proposedUsername"}}]}}]}}]} as unknown as DocumentNode<StaffForBulkQuery, StaffForBulkQueryVariables>;
export const TakenUsernamesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TakenUsernames"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"usernames"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takenUsernames"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"usernames"},"value":{"kind":"Variable","name":{"kind":"Name","value":"usernames"}}}]}]}}]} as unknown as DocumentNode<TakenUsernamesQuery, TakenUsernamesQueryVariables>;
export const CreateUsersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateUsers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"taiKhoan"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateUserInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createUsers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"taiKhoan"},"value":{"kind":"Variable","name":{"kind":"Name","value":"taiKhoan"}}},{"kind":"Argument","name":{"kind":"Name","value":"requestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"password"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaNhanVien"}},{"kind":"Field","name":{"kind":"Name","value":"TenNhanVien"}},{"kind":"Field","name":{"kind":"Name","value":"TenPhongBan"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CreateUsersMutation, CreateUsersMutationVariables>;