/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a kiosk was given: the text of a card, or a number of papers with the year of birth. */
export type KioskNhanDienInput = {
  /** Year of birth, with a typed number. */
  namSinh?: number | null | undefined;
  /** What the scanner read. */
  quet?: string | null | undefined;
  /** Citizen id, card or phone that was typed. */
  so?: string | null | undefined;
};

/** A reception at a kiosk. */
export type KioskTiepNhanInput = {
  /** The examination service. */
  DichVu_Id: string;
  /** The room. */
  Phong_Id: string;
  /** Phone of a new person. */
  SoDienThoai?: string | null | undefined;
  /** Who pays. */
  loai: LoaiKiosk;
  /** Who it is, as `kioskNhanDien` sealed it. */
  phien: string;
  /** Client-made id: a repeat answers the first reception. */
  requestId: string;
};

/** Who pays for what is received at a kiosk. */
export type LoaiKiosk =
  /** The health insurance. */
  | 'BHYT'
  /** The patient, on request. */
  | 'YeuCau';

/** Why somebody at a kiosk is sent to the desk. */
export type LyDoTaiQuay =
  /** The portal did not answer. */
  | 'CongKhongTraLoi'
  /** Received today, or prescribed days are not over. */
  | 'DaTiepNhan'
  /** The record is cancelled, or of somebody who died. */
  | 'HoSoKhongDung'
  /** Another reason. */
  | 'Khac'
  /** Nothing is known by which the portal could be asked. */
  | 'KhongCoThe'
  /** The code is no card. */
  | 'KhongDocDuoc'
  /** The card says another name or year than the record. */
  | 'KhongKhop'
  /** Nobody has what was typed. */
  | 'KhongTimThay'
  /** A new person may not be made here with what is known. */
  | 'NguoiMoi'
  /** More than one record fits. */
  | 'NhieuNguoi'
  /** The portal refused the card. */
  | 'TheBiTuChoi'
  /** Too many wrong ids at this kiosk. */
  | 'ThuQuaNhieu'
  /** The card pays nothing here without a paper. */
  | 'TraiTuyen';

export type KioskSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type KioskSettingsQuery = { kioskCaiDat: { inPhieu: boolean, thuTruoc: boolean } };

export type KioskServicesQueryVariables = Exact<{
  loai: LoaiKiosk;
}>;


export type KioskServicesQuery = { kioskDichVus: Array<{ DichVu_Id: string, ten: string, DonGia: string, phongs: Array<{ _id: string, ten: string, soCho: number, duKienPhut: number | null }> }> };

export type KioskIdentifyMutationVariables = Exact<{
  input: KioskNhanDienInput;
}>;


export type KioskIdentifyMutation = { kioskNhanDien: { phien: string | null, ten: string | null, namSinh: number | null, laMoi: boolean, canDienThoai: boolean, lyDo: LyDoTaiQuay | null } };

export type KioskCardMutationVariables = Exact<{
  phien: string;
}>;


export type KioskCardMutation = { kioskTraCuuThe: { cuoiSo: string | null, hanThe: string | null, mucHuong: number | null, lyDo: LyDoTaiQuay | null } };

export type KioskTicketFragment = { _id: string, KyHieu: string, noi: string | null, soNguoiTruoc: number | null, duKienPhut: number | null, uuTien: boolean, diaChiTheoDoi: string | null, choThuPhi: boolean };

export type KioskReceiveMutationVariables = Exact<{
  input: KioskTiepNhanInput;
}>;


export type KioskReceiveMutation = { kioskTiepNhan: { phaiThu: string | null, maQR: string | null, lyDo: LyDoTaiQuay | null, ve: { _id: string, KyHieu: string, noi: string | null, soNguoiTruoc: number | null, duKienPhut: number | null, uuTien: boolean, diaChiTheoDoi: string | null, choThuPhi: boolean } | null, veThuPhi: { _id: string, KyHieu: string, noi: string | null, soNguoiTruoc: number | null, duKienPhut: number | null, uuTien: boolean, diaChiTheoDoi: string | null, choThuPhi: boolean } | null, khuyenMais: Array<{ Ten: string, SoTien: string }> } };

export type KioskDeskNumberMutationVariables = Exact<{
  requestId: string;
  phien?: string | null | undefined;
}>;


export type KioskDeskNumberMutation = { kioskLaySo: { _id: string, KyHieu: string, noi: string | null, soNguoiTruoc: number | null, duKienPhut: number | null, uuTien: boolean, diaChiTheoDoi: string | null, choThuPhi: boolean } };

export const KioskTicketFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KioskTicket"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KioskVe"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"KyHieu"}},{"kind":"Field","name":{"kind":"Name","value":"noi"}},{"kind":"Field","name":{"kind":"Name","value":"soNguoiTruoc"}},{"kind":"Field","name":{"kind":"Name","value":"duKienPhut"}},{"kind":"Field","name":{"kind":"Name","value":"uuTien"}},{"kind":"Field","name":{"kind":"Name","value":"diaChiTheoDoi"}},{"kind":"Field","name":{"kind":"Name","value":"choThuPhi"}}]}}]} as unknown as DocumentNode<KioskTicketFragment, unknown>;
export const KioskSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"KioskSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kioskCaiDat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inPhieu"}},{"kind":"Field","name":{"kind":"Name","value":"thuTruoc"}}]}}]}}]} as unknown as DocumentNode<KioskSettingsQuery, KioskSettingsQueryVariables>;
export const KioskServicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"KioskServices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"loai"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoaiKiosk"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kioskDichVus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"loai"},"value":{"kind":"Variable","name":{"kind":"Name","value":"loai"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"DichVu_Id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}},{"kind":"Field","name":{"kind":"Name","value":"DonGia"}},{"kind":"Field","name":{"kind":"Name","value":"phongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}},{"kind":"Field","name":{"kind":"Name","value":"soCho"}},{"kind":"Field","name":{"kind":"Name","value":"duKienPhut"}}]}}]}}]}}]} as unknown as DocumentNode<KioskServicesQuery, KioskServicesQueryVariables>;
export const KioskIdentifyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"KioskIdentify"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"KioskNhanDienInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kioskNhanDien"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phien"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}},{"kind":"Field","name":{"kind":"Name","value":"namSinh"}},{"kind":"Field","name":{"kind":"Name","value":"laMoi"}},{"kind":"Field","name":{"kind":"Name","value":"canDienThoai"}},{"kind":"Field","name":{"kind":"Name","value":"lyDo"}}]}}]}}]} as unknown as DocumentNode<KioskIdentifyMutation, KioskIdentifyMutationVariables>;
export const KioskCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"KioskCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"phien"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kioskTraCuuThe"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"phien"},"value":{"kind":"Variable","name":{"kind":"Name","value":"phien"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cuoiSo"}},{"kind":"Field","name":{"kind":"Name","value":"hanThe"}},{"kind":"Field","name":{"kind":"Name","value":"mucHuong"}},{"kind":"Field","name":{"kind":"Name","value":"lyDo"}}]}}]}}]} as unknown as DocumentNode<KioskCardMutation, KioskCardMutationVariables>;
export const KioskReceiveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"KioskReceive"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"KioskTiepNhanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kioskTiepNhan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ve"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KioskTicket"}}]}},{"kind":"Field","name":{"kind":"Name","value":"veThuPhi"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KioskTicket"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phaiThu"}},{"kind":"Field","name":{"kind":"Name","value":"khuyenMais"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Ten"}},{"kind":"Field","name":{"kind":"Name","value":"SoTien"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maQR"}},{"kind":"Field","name":{"kind":"Name","value":"lyDo"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KioskTicket"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KioskVe"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"KyHieu"}},{"kind":"Field","name":{"kind":"Name","value":"noi"}},{"kind":"Field","name":{"kind":"Name","value":"soNguoiTruoc"}},{"kind":"Field","name":{"kind":"Name","value":"duKienPhut"}},{"kind":"Field","name":{"kind":"Name","value":"uuTien"}},{"kind":"Field","name":{"kind":"Name","value":"diaChiTheoDoi"}},{"kind":"Field","name":{"kind":"Name","value":"choThuPhi"}}]}}]} as unknown as DocumentNode<KioskReceiveMutation, KioskReceiveMutationVariables>;
export const KioskDeskNumberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"KioskDeskNumber"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"phien"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kioskLaySo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"requestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}}},{"kind":"Argument","name":{"kind":"Name","value":"phien"},"value":{"kind":"Variable","name":{"kind":"Name","value":"phien"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KioskTicket"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KioskTicket"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KioskVe"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"KyHieu"}},{"kind":"Field","name":{"kind":"Name","value":"noi"}},{"kind":"Field","name":{"kind":"Name","value":"soNguoiTruoc"}},{"kind":"Field","name":{"kind":"Name","value":"duKienPhut"}},{"kind":"Field","name":{"kind":"Name","value":"uuTien"}},{"kind":"Field","name":{"kind":"Name","value":"diaChiTheoDoi"}},{"kind":"Field","name":{"kind":"Name","value":"choThuPhi"}}]}}]} as unknown as DocumentNode<KioskDeskNumberMutation, KioskDeskNumberMutationVariables>;