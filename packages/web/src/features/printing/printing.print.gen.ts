/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Paper of a form. */
export type KhoGiay =
  /** A4 upright. */
  | 'a4'
  /** A4 lying. */
  | 'a4_landscape'
  /** A5 upright. */
  | 'a5'
  /** A5 lying. */
  | 'a5_landscape'
  /** Label of 50 by 30 mm. */
  | 'label50x30'
  /** Roll of 80 mm. */
  | 'roll80';

/** Language of a print. */
export type NgonNguIn =
  /** English. */
  | 'en'
  /** Vietnamese. */
  | 'vi';

/** A text of a print form in both languages. */
export type NhanMauInInput = {
  /** English. */
  en: string;
  /** The key by which the template reads it. */
  khoa: string;
  /** Vietnamese. */
  vi: string;
};

/** A draft as a whole. */
export type SuaMauInInput = {
  /** Note. */
  GhiChu?: string | null | undefined;
  /** All labels, in their order; at most 300 of 500 characters each. */
  labels: Array<NhanMauInInput>;
  /** How it differs from its template: null is as the template has it, nothing as it was. */
  layout?: unknown;
  /** Typst template; at most 20000 characters. */
  template: string;
  /** The version of the record that was changed. */
  version: number;
};

/** From what a draft is made. */
export type TaoMauInInput = {
  /** Code of the form. */
  MaMauIn: string;
  /** The version to copy; 0 or nothing copies the shipped one. */
  tuPhienBan?: number | null | undefined;
};

/** States of a version of a print form. */
export type TrangThaiMauIn =
  /** Withdrawn. */
  | 'DaHuy'
  /** Released. */
  | 'DaPhatHanh'
  /** Draft. */
  | 'Nhap';

export type FormLabelFragment = { khoa: string, vi: string, en: string };

export type FormVersionFragment = { layout: unknown, layoutBo: Array<string>, _id: string, version: number, TrangThai: TrangThaiMauIn, MaMauIn: string, soPhienBan: number, tuPhienBan: number, template: string, TuNgay: string | null, GhiChu: string | null, NgayCapNhat: string, labels: Array<{ khoa: string, vi: string, en: string }>, hanhDongs: Array<{ action: string, refusal: string | null }> };

export type PrintFormsQueryVariables = Exact<{ [key: string]: never; }>;


export type PrintFormsQuery = { mauIns: Array<{ MaMauIn: string, vi: string, en: string, giay: KhoGiay, phienBanApDung: number, soBanNhap: number }> };

export type PrintFormQueryVariables = Exact<{
  code: string;
}>;


export type PrintFormQuery = { mauIn: { MaMauIn: string, vi: string, en: string, phienBanApDung: number, templateGoc: string, khungBoCuc: unknown, labelsGoc: Array<{ khoa: string, vi: string, en: string }>, phienBans: Array<{ layout: unknown, layoutBo: Array<string>, _id: string, version: number, TrangThai: TrangThaiMauIn, MaMauIn: string, soPhienBan: number, tuPhienBan: number, template: string, TuNgay: string | null, GhiChu: string | null, NgayCapNhat: string, labels: Array<{ khoa: string, vi: string, en: string }>, hanhDongs: Array<{ action: string, refusal: string | null }> }> } };

export type PreviewPrintFormQueryVariables = Exact<{
  code: string;
  template: string;
  labels: Array<NhanMauInInput> | NhanMauInInput;
  layout?: unknown;
  language: NgonNguIn;
}>;


export type PreviewPrintFormQuery = { xemTruocMauIn: { pages: number, svg: string | null, diagnostics: Array<{ message: string, file: string, line: number | null, column: number | null }> } };

export type PreviewPrintFormPdfQueryVariables = Exact<{
  code: string;
  template: string;
  labels: Array<NhanMauInInput> | NhanMauInInput;
  layout?: unknown;
  language: NgonNguIn;
}>;


export type PreviewPrintFormPdfQuery = { xemTruocMauIn: { pdf: string | null } };

export type CreatePrintFormMutationVariables = Exact<{
  input: TaoMauInInput;
}>;


export type CreatePrintFormMutation = { createMauIn: { soPhienBan: number } };

export type UpdatePrintFormMutationVariables = Exact<{
  id: string;
  input: SuaMauInInput;
}>;


export type UpdatePrintFormMutation = { updateMauIn: { version: number } };

export type ReleasePrintFormMutationVariables = Exact<{
  id: string;
  version: number;
  TuNgay: string;
}>;


export type ReleasePrintFormMutation = { phatHanhMauIn: { soPhienBan: number } };

export type WithdrawPrintFormMutationVariables = Exact<{
  id: string;
  TrangThai: TrangThaiMauIn;
}>;


export type WithdrawPrintFormMutation = { huyMauIn: { soPhienBan: number } };

export type MauInPlainFragment = { _id: string, version: number, TrangThai: TrangThaiMauIn, MaMauIn: string, soPhienBan: number, tuPhienBan: number, template: string, TuNgay: string | null, GhiChu: string | null, NgayCapNhat: string };

export const MauInPlainFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MauInPlain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MauIn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"MaMauIn"}},{"kind":"Field","name":{"kind":"Name","value":"soPhienBan"}},{"kind":"Field","name":{"kind":"Name","value":"tuPhienBan"}},{"kind":"Field","name":{"kind":"Name","value":"template"}},{"kind":"Field","name":{"kind":"Name","value":"TuNgay"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}}]}}]} as unknown as DocumentNode<MauInPlainFragment, unknown>;
export const FormLabelFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FormLabel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NhanMauIn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"khoa"}},{"kind":"Field","name":{"kind":"Name","value":"vi"}},{"kind":"Field","name":{"kind":"Name","value":"en"}}]}}]} as unknown as DocumentNode<FormLabelFragment, unknown>;
export const FormVersionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FormVersion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MauIn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MauInPlain"}},{"kind":"Field","name":{"kind":"Name","value":"labels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FormLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"layoutBo"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FormLabel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NhanMauIn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"khoa"}},{"kind":"Field","name":{"kind":"Name","value":"vi"}},{"kind":"Field","name":{"kind":"Name","value":"en"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MauInPlain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MauIn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"MaMauIn"}},{"kind":"Field","name":{"kind":"Name","value":"soPhienBan"}},{"kind":"Field","name":{"kind":"Name","value":"tuPhienBan"}},{"kind":"Field","name":{"kind":"Name","value":"template"}},{"kind":"Field","name":{"kind":"Name","value":"TuNgay"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}}]}}]} as unknown as DocumentNode<FormVersionFragment, unknown>;
export const PrintFormsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PrintForms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mauIns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"MaMauIn"}},{"kind":"Field","name":{"kind":"Name","value":"vi"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"giay"}},{"kind":"Field","name":{"kind":"Name","value":"phienBanApDung"}},{"kind":"Field","name":{"kind":"Name","value":"soBanNhap"}}]}}]}}]} as unknown as DocumentNode<PrintFormsQuery, PrintFormsQueryVariables>;
export const PrintFormDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PrintForm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mauIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"MaMauIn"}},{"kind":"Field","name":{"kind":"Name","value":"vi"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"phienBanApDung"}},{"kind":"Field","name":{"kind":"Name","value":"templateGoc"}},{"kind":"Field","name":{"kind":"Name","value":"labelsGoc"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FormLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"khungBoCuc"}},{"kind":"Field","name":{"kind":"Name","value":"phienBans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FormVersion"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FormLabel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NhanMauIn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"khoa"}},{"kind":"Field","name":{"kind":"Name","value":"vi"}},{"kind":"Field","name":{"kind":"Name","value":"en"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FormVersion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MauIn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MauInPlain"}},{"kind":"Field","name":{"kind":"Name","value":"labels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FormLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"layoutBo"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MauInPlain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MauIn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"MaMauIn"}},{"kind":"Field","name":{"kind":"Name","value":"soPhienBan"}},{"kind":"Field","name":{"kind":"Name","value":"tuPhienBan"}},{"kind":"Field","name":{"kind":"Name","value":"template"}},{"kind":"Field","name":{"kind":"Name","value":"TuNgay"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}}]}}]} as unknown as DocumentNode<PrintFormQuery, PrintFormQueryVariables>;
export const PreviewPrintFormDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewPrintForm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"template"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"labels"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NhanMauInInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"layout"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"JSON"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NgonNguIn"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"xemTruocMauIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}},{"kind":"Argument","name":{"kind":"Name","value":"template"},"value":{"kind":"Variable","name":{"kind":"Name","value":"template"}}},{"kind":"Argument","name":{"kind":"Name","value":"labels"},"value":{"kind":"Variable","name":{"kind":"Name","value":"labels"}}},{"kind":"Argument","name":{"kind":"Name","value":"layout"},"value":{"kind":"Variable","name":{"kind":"Name","value":"layout"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pages"}},{"kind":"Field","name":{"kind":"Name","value":"svg"}},{"kind":"Field","name":{"kind":"Name","value":"diagnostics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"column"}}]}}]}}]}}]} as unknown as DocumentNode<PreviewPrintFormQuery, PreviewPrintFormQueryVariables>;
export const PreviewPrintFormPdfDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewPrintFormPdf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"template"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"labels"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NhanMauInInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"layout"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"JSON"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NgonNguIn"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"xemTruocMauIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}},{"kind":"Argument","name":{"kind":"Name","value":"template"},"value":{"kind":"Variable","name":{"kind":"Name","value":"template"}}},{"kind":"Argument","name":{"kind":"Name","value":"labels"},"value":{"kind":"Variable","name":{"kind":"Name","value":"labels"}}},{"kind":"Argument","name":{"kind":"Name","value":"layout"},"value":{"kind":"Variable","name":{"kind":"Name","value":"layout"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pdf"}}]}}]}}]} as unknown as DocumentNode<PreviewPrintFormPdfQuery, PreviewPrintFormPdfQueryVariables>;
export const CreatePrintFormDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePrintForm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TaoMauInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createMauIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"soPhienBan"}}]}}]}}]} as unknown as DocumentNode<CreatePrintFormMutation, CreatePrintFormMutationVariables>;
export const UpdatePrintFormDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePrintForm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SuaMauInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateMauIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<UpdatePrintFormMutation, UpdatePrintFormMutationVariables>;
export const ReleasePrintFormDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReleasePrintForm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"TuNgay"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phatHanhMauIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"TuNgay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"TuNgay"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"soPhienBan"}}]}}]}}]} as unknown as DocumentNode<ReleasePrintFormMutation, ReleasePrintFormMutationVariables>;
export const WithdrawPrintFormDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawPrintForm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"TrangThai"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TrangThaiMauIn"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"huyMauIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"TrangThai"},"value":{"kind":"Variable","name":{"kind":"Name","value":"TrangThai"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"soPhienBan"}}]}}]}}]} as unknown as DocumentNode<WithdrawPrintFormMutation, WithdrawPrintFormMutationVariables>;