/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A lot for a line. */
export type DongCapInput = {
  /** Lot. */
  Lo_Id: string;
  /** Quantity. */
  SoLuong: string;
  /** Prescription line. */
  ToaThuocChiTiet_Id: string;
};

/** Why drugs are handed out in spite of a warning. */
export type LyDoCanhBaoCapInput = {
  /** The reason. */
  LyDo: string;
  /** The warning. */
  key: string;
};

/** One field to sort a list by. */
export type SortInput = {
  /** True for descending order. */
  desc?: boolean | null | undefined;
  /** The field's name. */
  field: string;
};

/** A handing-out that is taken back. */
export type SuppliesSupplyCancelSupplyInput = {
  /** Why. */
  LyDo: string;
  /** Supply. */
  PhieuCap_Id: string;
  /** Made by the client; a repeat answers the first answer. */
  requestId?: string | null | undefined;
};

/** A handing-out. */
export type SuppliesSupplyInput = {
  /** Prescription. */
  ToaThuoc_Id: string;
  /** Lots; the proposed ones when empty. */
  dongs?: Array<DongCapInput> | null | undefined;
  /** Store. */
  idStore: string;
  /** Reasons for what the drugs are warned of by now. */
  lyDoCanhBaos?: Array<LyDoCanhBaoCapInput> | null | undefined;
  /** Made by the client; a repeat answers the first answer. */
  requestId?: string | null | undefined;
};

/** The tabs of the counter. */
export type TabCapPhat =
  /** May be handed out. */
  | 'ChoCap'
  /** Waits for the approval of its supply, where the site asks for it. */
  | 'ChoDuyet'
  /** Something is left to collect. */
  | 'ChoThanhToan'
  /** Handed out, in part or whole. */
  | 'DaCap'
  /** Cancelled by the doctor. */
  | 'DaHuy';

export type MyStoresQueryVariables = Exact<{
  idUser: string;
}>;


export type MyStoresQuery = { stores: Array<{ _id: string, MaKho: string, TenKho: string, Node_Id: string }> };

export type SupplyListQueryVariables = Exact<{
  idStore: string;
  tab?: TabCapPhat | null | undefined;
  startDate?: string | null | undefined;
  endDate?: string | null | undefined;
  keyword?: string | null | undefined;
}>;


export type SupplyListQuery = { danhSachCapPhat: { data: Array<{ _id: string, MaDonThuoc: string, LoaiToa: string, TrangThai: string, TenBenhNhan: string, MaYTe: string, NgayKe: string, soDong: number, tab: TabCapPhat, KyHieu: string | null, TrangThaiVe: string | null, isEmergency: boolean, isPriority: boolean }>, counts: { ChoThanhToan: number, ChoDuyet: number, ChoCap: number, DaCap: number, DaHuy: number } } };

export type SupplySlipFragment = { _id: string, MaPhieuCap: string, TrangThai: string, NgayCap: string, LyDoHuy: string | null, dongs: Array<{ TenDuoc: string, SoLo: string, HanDung: string, SoLuong: string, DonViTinh: string | null }> };

export type SupplyDetailQueryVariables = Exact<{
  id: string;
  idStore: string;
}>;


export type SupplyDetailQuery = { don: { _id: string, BacSi: string | null, PhongKham: string | null, chanDoans: Array<string>, CanNang: number | null, CachLayThuoc: string | null, MaDonThuoc: string, LoaiToa: string, TrangThai: string, NgayKe: string, NguoiDuyetCap: string | null, NgayDuyetCap: string | null, hanhDongs: Array<{ action: string, refusal: string | null }>, BenhNhan: { _id: string, MaYTe: string, TenBenhNhan: string, GioiTinh: string, NgaySinh: string | null, NamSinh: number, tuoi: string, TienSuDiUng: string | null, diUngCheos: Array<string>, DiUngs: Array<{ HoatChat_Id: string, MucDo: string | null, PhanUng: string | null, XacNhan: string | null, HoatChat: { _id: string, ten: string } | null }> }, dongs: Array<{ _id: string, TenDuoc: string, Kho_Id: string | null, SoLuong: string, DonViTinh: string | null, SoLuongDaCap: string, SoNgay: number, Sang: string | null, Trua: string | null, Chieu: string | null, Toi: string | null, CachDung: string | null, daThu: boolean, CanhBao: unknown }>, phieuCaps: Array<{ _id: string, MaPhieuCap: string, TrangThai: string, NgayCap: string, LyDoHuy: string | null, dongs: Array<{ TenDuoc: string, SoLo: string, HanDung: string, SoLuong: string, DonViTinh: string | null }> }>, phieuCapTruoc: Array<{ _id: string, MaPhieuCap: string, TrangThai: string, NgayCap: string, LyDoHuy: string | null, dongs: Array<{ TenDuoc: string, SoLo: string, HanDung: string, SoLuong: string, DonViTinh: string | null }> }> } | null, deNghi: Array<{ ToaThuocChiTiet_Id: string, thieu: string, lots: Array<{ Lo_Id: string, SoLo: string, HanDung: string, SoLuongKhaDung: string, SoLuong: string, sapHetHan: boolean }> }> };

export type SupplyMutationVariables = Exact<{
  input: SuppliesSupplyInput;
}>;


export type SupplyMutation = { suppliesSupply: string };

export type CancelSupplyMutationVariables = Exact<{
  input: SuppliesSupplyCancelSupplyInput;
}>;


export type CancelSupplyMutation = { suppliesSupplyCancelSupply: string };

export type ApproveSupplyMutationVariables = Exact<{
  ToaThuoc_Id: string;
  idStore: string;
}>;


export type ApproveSupplyMutation = { duyetCapPhat: string };

export type TakeBackApprovalMutationVariables = Exact<{
  ToaThuoc_Id: string;
  idStore: string;
  LyDo: string;
}>;


export type TakeBackApprovalMutation = { huyDuyetCapPhat: string };

export type BeginSupplyMutationVariables = Exact<{
  ToaThuoc_Id: string;
  idStore: string;
}>;


export type BeginSupplyMutation = { batDauCapPhat: boolean };

export type WaitAgainMutationVariables = Exact<{
  ToaThuoc_Id: string;
  idStore: string;
}>;


export type WaitAgainMutation = { choLaiCapPhat: boolean };

export type StoreStockQueryVariables = Exact<{
  idStore: string;
  keyword?: string | null | undefined;
  sapHetHan?: boolean | null | undefined;
  limit?: number | null | undefined;
  page?: number | null | undefined;
  sortInput?: SortInput | null | undefined;
}>;


export type StoreStockQuery = { tonKho: { totalRows: number, data: Array<{ _id: string, MaDuoc: string, TenDuoc: string, HamLuong: string | null, DonViTinh: string | null, SoLo: string, HanDung: string, SoLuong: string, SoLuongGiu: string, SoLuongKhaDung: string, hetHan: boolean, sapHetHan: boolean }> } };

export const SupplySlipFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplySlip"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PhieuCap"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaPhieuCap"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCap"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoHuy"}},{"kind":"Field","name":{"kind":"Name","value":"dongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"TenDuoc"}},{"kind":"Field","name":{"kind":"Name","value":"SoLo"}},{"kind":"Field","name":{"kind":"Name","value":"HanDung"}},{"kind":"Field","name":{"kind":"Name","value":"SoLuong"}},{"kind":"Field","name":{"kind":"Name","value":"DonViTinh"}}]}}]}}]} as unknown as DocumentNode<SupplySlipFragment, unknown>;
export const MyStoresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyStores"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idUser"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"stores"},"name":{"kind":"Name","value":"getHrmUserPositionStoresByUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idUser"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idUser"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaKho"}},{"kind":"Field","name":{"kind":"Name","value":"TenKho"}},{"kind":"Field","name":{"kind":"Name","value":"Node_Id"}}]}}]}}]} as unknown as DocumentNode<MyStoresQuery, MyStoresQueryVariables>;
export const SupplyListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SupplyList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idStore"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tab"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TabCapPhat"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endDate"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"danhSachCapPhat"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idStore"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idStore"}}},{"kind":"Argument","name":{"kind":"Name","value":"tab"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tab"}}},{"kind":"Argument","name":{"kind":"Name","value":"startDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}}},{"kind":"Argument","name":{"kind":"Name","value":"endDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endDate"}}},{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaDonThuoc"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiToa"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKe"}},{"kind":"Field","name":{"kind":"Name","value":"soDong"}},{"kind":"Field","name":{"kind":"Name","value":"tab"}},{"kind":"Field","name":{"kind":"Name","value":"KyHieu"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThaiVe"}},{"kind":"Field","name":{"kind":"Name","value":"isEmergency"}},{"kind":"Field","name":{"kind":"Name","value":"isPriority"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ChoThanhToan"}},{"kind":"Field","name":{"kind":"Name","value":"ChoDuyet"}},{"kind":"Field","name":{"kind":"Name","value":"ChoCap"}},{"kind":"Field","name":{"kind":"Name","value":"DaCap"}},{"kind":"Field","name":{"kind":"Name","value":"DaHuy"}}]}}]}}]}}]} as unknown as DocumentNode<SupplyListQuery, SupplyListQueryVariables>;
export const SupplyDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SupplyDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idStore"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"don"},"name":{"kind":"Name","value":"thongTinCapPhat"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"BacSi"}},{"kind":"Field","name":{"kind":"Name","value":"PhongKham"}},{"kind":"Field","name":{"kind":"Name","value":"chanDoans"}},{"kind":"Field","name":{"kind":"Name","value":"CanNang"}},{"kind":"Field","name":{"kind":"Name","value":"CachLayThuoc"}},{"kind":"Field","name":{"kind":"Name","value":"MaDonThuoc"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiToa"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKe"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiDuyetCap"}},{"kind":"Field","name":{"kind":"Name","value":"NgayDuyetCap"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"GioiTinh"}},{"kind":"Field","name":{"kind":"Name","value":"NgaySinh"}},{"kind":"Field","name":{"kind":"Name","value":"NamSinh"}},{"kind":"Field","name":{"kind":"Name","value":"tuoi"}},{"kind":"Field","name":{"kind":"Name","value":"TienSuDiUng"}},{"kind":"Field","name":{"kind":"Name","value":"diUngCheos"}},{"kind":"Field","name":{"kind":"Name","value":"DiUngs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"HoatChat_Id"}},{"kind":"Field","name":{"kind":"Name","value":"HoatChat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"MucDo"}},{"kind":"Field","name":{"kind":"Name","value":"PhanUng"}},{"kind":"Field","name":{"kind":"Name","value":"XacNhan"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"dongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"TenDuoc"}},{"kind":"Field","name":{"kind":"Name","value":"Kho_Id"}},{"kind":"Field","name":{"kind":"Name","value":"SoLuong"}},{"kind":"Field","name":{"kind":"Name","value":"DonViTinh"}},{"kind":"Field","name":{"kind":"Name","value":"SoLuongDaCap"}},{"kind":"Field","name":{"kind":"Name","value":"SoNgay"}},{"kind":"Field","name":{"kind":"Name","value":"Sang"}},{"kind":"Field","name":{"kind":"Name","value":"Trua"}},{"kind":"Field","name":{"kind":"Name","value":"Chieu"}},{"kind":"Field","name":{"kind":"Name","value":"Toi"}},{"kind":"Field","name":{"kind":"Name","value":"CachDung"}},{"kind":"Field","name":{"kind":"Name","value":"daThu"}},{"kind":"Field","name":{"kind":"Name","value":"CanhBao"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phieuCaps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplySlip"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phieuCapTruoc"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplySlip"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"deNghi"},"name":{"kind":"Name","value":"suppliesSupplyAssignGetStock"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"ToaThuoc_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"idStore"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idStore"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ToaThuocChiTiet_Id"}},{"kind":"Field","name":{"kind":"Name","value":"thieu"}},{"kind":"Field","name":{"kind":"Name","value":"lots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Lo_Id"}},{"kind":"Field","name":{"kind":"Name","value":"SoLo"}},{"kind":"Field","name":{"kind":"Name","value":"HanDung"}},{"kind":"Field","name":{"kind":"Name","value":"SoLuongKhaDung"}},{"kind":"Field","name":{"kind":"Name","value":"SoLuong"}},{"kind":"Field","name":{"kind":"Name","value":"sapHetHan"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplySlip"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PhieuCap"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaPhieuCap"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCap"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoHuy"}},{"kind":"Field","name":{"kind":"Name","value":"dongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"TenDuoc"}},{"kind":"Field","name":{"kind":"Name","value":"SoLo"}},{"kind":"Field","name":{"kind":"Name","value":"HanDung"}},{"kind":"Field","name":{"kind":"Name","value":"SoLuong"}},{"kind":"Field","name":{"kind":"Name","value":"DonViTinh"}}]}}]}}]} as unknown as DocumentNode<SupplyDetailQuery, SupplyDetailQueryVariables>;
export const SupplyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Supply"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SuppliesSupplyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suppliesSupply"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<SupplyMutation, SupplyMutationVariables>;
export const CancelSupplyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelSupply"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SuppliesSupplyCancelSupplyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suppliesSupplyCancelSupply"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<CancelSupplyMutation, CancelSupplyMutationVariables>;
export const ApproveSupplyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApproveSupply"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ToaThuoc_Id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idStore"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"duyetCapPhat"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ToaThuoc_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ToaThuoc_Id"}}},{"kind":"Argument","name":{"kind":"Name","value":"idStore"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idStore"}}}]}]}}]} as unknown as DocumentNode<ApproveSupplyMutation, ApproveSupplyMutationVariables>;
export const TakeBackApprovalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeBackApproval"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ToaThuoc_Id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idStore"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"LyDo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"huyDuyetCapPhat"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ToaThuoc_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ToaThuoc_Id"}}},{"kind":"Argument","name":{"kind":"Name","value":"idStore"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idStore"}}},{"kind":"Argument","name":{"kind":"Name","value":"LyDo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"LyDo"}}}]}]}}]} as unknown as DocumentNode<TakeBackApprovalMutation, TakeBackApprovalMutationVariables>;
export const BeginSupplyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginSupply"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ToaThuoc_Id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idStore"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"batDauCapPhat"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ToaThuoc_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ToaThuoc_Id"}}},{"kind":"Argument","name":{"kind":"Name","value":"idStore"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idStore"}}}]}]}}]} as unknown as DocumentNode<BeginSupplyMutation, BeginSupplyMutationVariables>;
export const WaitAgainDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WaitAgain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ToaThuoc_Id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idStore"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choLaiCapPhat"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ToaThuoc_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ToaThuoc_Id"}}},{"kind":"Argument","name":{"kind":"Name","value":"idStore"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idStore"}}}]}]}}]} as unknown as DocumentNode<WaitAgainMutation, WaitAgainMutationVariables>;
export const StoreStockDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StoreStock"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idStore"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sapHetHan"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sortInput"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SortInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tonKho"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idStore"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idStore"}}},{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"sapHetHan"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sapHetHan"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"sortInput"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sortInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaDuoc"}},{"kind":"Field","name":{"kind":"Name","value":"TenDuoc"}},{"kind":"Field","name":{"kind":"Name","value":"HamLuong"}},{"kind":"Field","name":{"kind":"Name","value":"DonViTinh"}},{"kind":"Field","name":{"kind":"Name","value":"SoLo"}},{"kind":"Field","name":{"kind":"Name","value":"HanDung"}},{"kind":"Field","name":{"kind":"Name","value":"SoLuong"}},{"kind":"Field","name":{"kind":"Name","value":"SoLuongGiu"}},{"kind":"Field","name":{"kind":"Name","value":"SoLuongKhaDung"}},{"kind":"Field","name":{"kind":"Name","value":"hetHan"}},{"kind":"Field","name":{"kind":"Name","value":"sapHetHan"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}}]}}]}}]} as unknown as DocumentNode<StoreStockQuery, StoreStockQueryVariables>;