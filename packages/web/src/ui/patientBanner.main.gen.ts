/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Mainly in sex */
export type GioiTinh =
  /** Female */
  | 'FEMALE'
  /** Male */
  | 'MALE'
  /** Other */
  | 'OTHER';

/** How grave an allergy is. */
export type MucDoDiUng =
  /** Life-threatening. */
  | 'DeDoaTinhMang'
  /** Severe. */
  | 'Nang'
  /** Mild. */
  | 'Nhe'
  /** Moderate. */
  | 'VuaPhai';

/** How sure an allergy is. */
export type XacNhanDiUng =
  /** Verified. */
  | 'DaXacDinh'
  /** Suspected. */
  | 'NghiNgo';

export type BannerPersonFragment = { _id: string, MaYTe: string, TenBenhNhan: string, GioiTinh: GioiTinh, NgaySinh: string | null, NamSinh: number, tuoi: string };

export type PatientAllergyFragment = { HoatChat_Id: string, MucDo: MucDoDiUng | null, PhanUng: string | null, XacNhan: XacNhanDiUng | null, HoatChat: { _id: string, ten: string } | null };

export type BannerPatientFragment = { TienSuDiUng: string | null, diUngCheos: Array<string>, _id: string, MaYTe: string, TenBenhNhan: string, GioiTinh: GioiTinh, NgaySinh: string | null, NamSinh: number, tuoi: string, DiUngs: Array<{ HoatChat_Id: string, MucDo: MucDoDiUng | null, PhanUng: string | null, XacNhan: XacNhanDiUng | null, HoatChat: { _id: string, ten: string } | null }> };

export const BannerPersonFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BannerPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BenhNhan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"GioiTinh"}},{"kind":"Field","name":{"kind":"Name","value":"NgaySinh"}},{"kind":"Field","name":{"kind":"Name","value":"NamSinh"}},{"kind":"Field","name":{"kind":"Name","value":"tuoi"}}]}}]} as unknown as DocumentNode<BannerPersonFragment, unknown>;
export const PatientAllergyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientAllergy"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DiUng"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"HoatChat_Id"}},{"kind":"Field","name":{"kind":"Name","value":"HoatChat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"MucDo"}},{"kind":"Field","name":{"kind":"Name","value":"PhanUng"}},{"kind":"Field","name":{"kind":"Name","value":"XacNhan"}}]}}]} as unknown as DocumentNode<PatientAllergyFragment, unknown>;
export const BannerPatientFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BannerPatient"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BenhNhan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BannerPerson"}},{"kind":"Field","name":{"kind":"Name","value":"TienSuDiUng"}},{"kind":"Field","name":{"kind":"Name","value":"DiUngs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatientAllergy"}}]}},{"kind":"Field","name":{"kind":"Name","value":"diUngCheos"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BannerPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BenhNhan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"GioiTinh"}},{"kind":"Field","name":{"kind":"Name","value":"NgaySinh"}},{"kind":"Field","name":{"kind":"Name","value":"NamSinh"}},{"kind":"Field","name":{"kind":"Name","value":"tuoi"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientAllergy"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DiUng"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"HoatChat_Id"}},{"kind":"Field","name":{"kind":"Name","value":"HoatChat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"MucDo"}},{"kind":"Field","name":{"kind":"Name","value":"PhanUng"}},{"kind":"Field","name":{"kind":"Name","value":"XacNhan"}}]}}]} as unknown as DocumentNode<BannerPatientFragment, unknown>;