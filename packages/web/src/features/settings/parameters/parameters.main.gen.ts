/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A correction of a value. */
export type ThamSoChangeInput = {
  /** The law, decree or circular that it comes from. */
  canCu: string;
  /** The value. */
  giaTri: string;
  /** Why, wanted for a value that holds or held. */
  lyDo?: string | null | undefined;
  /** Version that was read. */
  version: number;
};

/** A value that holds from a day on. */
export type ThamSoInput = {
  /** The law, decree or circular that it comes from. */
  canCu: string;
  /** The value. */
  giaTri: string;
  /** Code of the parameter. */
  ma: string;
  /** First day that it holds on. */
  tuNgay: string;
};

export type LegalParameterFragment = { _id: string, version: number, ma: string, tuNgay: string, giaTri: string, canCu: string | null, daApDung: boolean };

export type LegalParametersQueryVariables = Exact<{ [key: string]: never; }>;


export type LegalParametersQuery = { thamSos: Array<{ _id: string, version: number, ma: string, tuNgay: string, giaTri: string, canCu: string | null, daApDung: boolean }> };

export type CreateLegalParameterMutationVariables = Exact<{
  input: ThamSoInput;
}>;


export type CreateLegalParameterMutation = { createThamSo: { _id: string, version: number, ma: string, tuNgay: string, giaTri: string, canCu: string | null, daApDung: boolean } };

export type UpdateLegalParameterMutationVariables = Exact<{
  id: string;
  input: ThamSoChangeInput;
}>;


export type UpdateLegalParameterMutation = { updateThamSo: { _id: string, version: number, ma: string, tuNgay: string, giaTri: string, canCu: string | null, daApDung: boolean } };

export type RemoveLegalParameterMutationVariables = Exact<{
  id: string;
}>;


export type RemoveLegalParameterMutation = { removeThamSo: boolean };

export const LegalParameterFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LegalParameter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ThamSo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"tuNgay"}},{"kind":"Field","name":{"kind":"Name","value":"giaTri"}},{"kind":"Field","name":{"kind":"Name","value":"canCu"}},{"kind":"Field","name":{"kind":"Name","value":"daApDung"}}]}}]} as unknown as DocumentNode<LegalParameterFragment, unknown>;
export const LegalParametersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LegalParameters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"thamSos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LegalParameter"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LegalParameter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ThamSo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"tuNgay"}},{"kind":"Field","name":{"kind":"Name","value":"giaTri"}},{"kind":"Field","name":{"kind":"Name","value":"canCu"}},{"kind":"Field","name":{"kind":"Name","value":"daApDung"}}]}}]} as unknown as DocumentNode<LegalParametersQuery, LegalParametersQueryVariables>;
export const CreateLegalParameterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateLegalParameter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ThamSoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createThamSo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LegalParameter"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LegalParameter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ThamSo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"tuNgay"}},{"kind":"Field","name":{"kind":"Name","value":"giaTri"}},{"kind":"Field","name":{"kind":"Name","value":"canCu"}},{"kind":"Field","name":{"kind":"Name","value":"daApDung"}}]}}]} as unknown as DocumentNode<CreateLegalParameterMutation, CreateLegalParameterMutationVariables>;
export const UpdateLegalParameterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateLegalParameter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ThamSoChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateThamSo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LegalParameter"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LegalParameter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ThamSo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"tuNgay"}},{"kind":"Field","name":{"kind":"Name","value":"giaTri"}},{"kind":"Field","name":{"kind":"Name","value":"canCu"}},{"kind":"Field","name":{"kind":"Name","value":"daApDung"}}]}}]} as unknown as DocumentNode<UpdateLegalParameterMutation, UpdateLegalParameterMutationVariables>;
export const RemoveLegalParameterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveLegalParameter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeThamSo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RemoveLegalParameterMutation, RemoveLegalParameterMutationVariables>;