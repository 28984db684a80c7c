/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A PKCS#12 file with its password. */
export type ChungThuSoInput = {
  /** Its password. */
  MatKhau: string;
  /** The file, base64. */
  Tep: string;
  /** Version that was read; 0 for the first. */
  version: number;
};

/** How the last sign-in at a system outside ended. */
export type KetQuaKiemTra =
  /** It was not reached, or did not answer as itself. */
  | 'KhongKetNoi'
  /** The key that opens the kept password is lost: the password must be given anew. */
  | 'MatKhoa'
  /** It signed us in. */
  | 'Tot'
  /** It refused the account. */
  | 'TuChoi';

export type CertificateQueryVariables = Exact<{ [key: string]: never; }>;


export type CertificateQuery = { chungThuSo: { _id: string, version: number, ChuThe: string, NoiCap: string, SoSerial: string, HieuLucTu: string, HieuLucDen: string } | null };

export type KeepCertificateMutationVariables = Exact<{
  input: ChungThuSoInput;
}>;


export type KeepCertificateMutation = { chungThuSo: { _id: string, version: number } };

export type CheckPortalMutationVariables = Exact<{ [key: string]: never; }>;


export type CheckPortalMutation = { kiemTra: { ketQua: KetQuaKiemTra, thongBao: string | null, luc: string } };


export const CertificateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Certificate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chungThuSo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"ChuThe"}},{"kind":"Field","name":{"kind":"Name","value":"NoiCap"}},{"kind":"Field","name":{"kind":"Name","value":"SoSerial"}},{"kind":"Field","name":{"kind":"Name","value":"HieuLucTu"}},{"kind":"Field","name":{"kind":"Name","value":"HieuLucDen"}}]}}]}}]} as unknown as DocumentNode<CertificateQuery, CertificateQueryVariables>;
export const KeepCertificateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"KeepCertificate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChungThuSoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"chungThuSo"},"name":{"kind":"Name","value":"luuChungThuSo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<KeepCertificateMutation, KeepCertificateMutationVariables>;
export const CheckPortalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckPortal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"kiemTra"},"name":{"kind":"Name","value":"kiemTraCongGiamDinh"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ketQua"}},{"kind":"Field","name":{"kind":"Name","value":"thongBao"}},{"kind":"Field","name":{"kind":"Name","value":"luc"}}]}}]}}]} as unknown as DocumentNode<CheckPortalMutation, CheckPortalMutationVariables>;