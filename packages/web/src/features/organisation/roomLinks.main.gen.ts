/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RoomLinksQueryVariables = Exact<{
  room: string;
}>;


export type RoomLinksQuery = { lienKetPhongBan: { DichVu_Ids: Array<string>, Kho_Ids: Array<string>, Giuong_Ids: Array<string> } };

export type SetRoomServicesMutationVariables = Exact<{
  room: string;
  ids: Array<string> | string;
  seen?: Array<string> | string | null | undefined;
}>;


export type SetRoomServicesMutation = { setPhongBanDichVus: number };

export type SetRoomStoresMutationVariables = Exact<{
  room: string;
  ids: Array<string> | string;
  seen?: Array<string> | string | null | undefined;
}>;


export type SetRoomStoresMutation = { setPhongBanKhoDuocs: number };

export type SetRoomBedsMutationVariables = Exact<{
  room: string;
  ids: Array<string> | string;
  seen?: Array<string> | string | null | undefined;
}>;


export type SetRoomBedsMutation = { setPhongBanGiuongs: number };


export const RoomLinksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RoomLinks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"room"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lienKetPhongBan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"PhongBan_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"room"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"DichVu_Ids"}},{"kind":"Field","name":{"kind":"Name","value":"Kho_Ids"}},{"kind":"Field","name":{"kind":"Name","value":"Giuong_Ids"}}]}}]}}]} as unknown as DocumentNode<RoomLinksQuery, RoomLinksQueryVariables>;
export const SetRoomServicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetRoomServices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"room"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seen"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPhongBanDichVus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"PhongBan_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"room"}}},{"kind":"Argument","name":{"kind":"Name","value":"DichVu_Ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"daThay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seen"}}}]}]}}]} as unknown as DocumentNode<SetRoomServicesMutation, SetRoomServicesMutationVariables>;
export const SetRoomStoresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetRoomStores"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"room"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seen"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPhongBanKhoDuocs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"PhongBan_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"room"}}},{"kind":"Argument","name":{"kind":"Name","value":"Kho_Ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"daThay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seen"}}}]}]}}]} as unknown as DocumentNode<SetRoomStoresMutation, SetRoomStoresMutationVariables>;
export const SetRoomBedsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetRoomBeds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"room"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seen"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPhongBanGiuongs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"PhongBan_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"room"}}},{"kind":"Argument","name":{"kind":"Name","value":"Giuong_Ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"daThay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seen"}}}]}]}}]} as unknown as DocumentNode<SetRoomBedsMutation, SetRoomBedsMutationVariables>;