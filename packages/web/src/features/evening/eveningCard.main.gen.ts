/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What does not agree in an evening. */
export type LoaiLech =
  /** An entry of another amount or day than its money. */
  | 'ButToanLech'
  /** An entry without money. */
  | 'ButToanThua'
  /** A shift that is not closed. */
  | 'CaChuaKet'
  /** A closed shift whose figures differ from its receipts. */
  | 'CaLech'
  /** A refund that its invoice does not say. */
  | 'ChuaDieuChinh'
  /** Money without an accounting entry. */
  | 'ChuaDinhKhoan'
  /** A receipt that owes an invoice. */
  | 'ChuaHoaDon'
  /** A visit that may be confirmed to the fund and is not. */
  | 'ChuaXacNhanBHYT'
  /** A receipt that differs from its postings. */
  | 'HachToanLech'
  /** A claim file that the portal would refuse. */
  | 'HoSoVuong'
  /** An invoice that differs from its receipts less refunds. */
  | 'HoaDonLech'
  /** An invoice that is not issued yet. */
  | 'HoaDonTreo'
  /** A visit whose fund part differs from its claim file. */
  | 'QuyLech'
  /** Receipt numbers that are missing. */
  | 'SoBienLaiKhuyet'
  /** Invoice numbers that are missing. */
  | 'SoHoaDonKhuyet'
  /** A visit whose bill holds another advance than its receipts. */
  | 'TamUngLech'
  /** A receipt that its payments do not add up to. */
  | 'ThanhToanLech'
  /** A bank transfer that no receipt has taken. */
  | 'TienVeChuaThu';

export type HomeEveningQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeEveningQuery = { doiChieuNgay: { khop: boolean, soLech: number, quy: { soLuot: number }, nhoms: Array<{ loai: LoaiLech, soLuong: number }> } };


export const HomeEveningDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeEvening"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"doiChieuNgay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"khop"}},{"kind":"Field","name":{"kind":"Name","value":"soLech"}},{"kind":"Field","name":{"kind":"Name","value":"quy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"soLuot"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nhoms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loai"}},{"kind":"Field","name":{"kind":"Name","value":"soLuong"}}]}}]}}]}}]} as unknown as DocumentNode<HomeEveningQuery, HomeEveningQueryVariables>;