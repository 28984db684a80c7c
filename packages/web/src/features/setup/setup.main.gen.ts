/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A service to be made, with its prices. */
export type DichVuCoSanInput = {
  /** Its code. */
  MaDichVu: string;
  /** Price on request. */
  giaDichVu: string;
  /** Price for insurance and ordinary fees. */
  giaVienPhi: string;
};

/** Kind of receipt */
export type LoaiBienLai =
  /** Refund */
  | 'HoanTien'
  /** Return of an advance */
  | 'HoanUng'
  /** Advance */
  | 'TamUng'
  /** Payment */
  | 'ThuTien';

/** The paraclinical room of a clinic. */
export type NodeClsPhongMachInput = {
  /** The services that are performed in it. */
  DichVu_Ids: Array<string>;
  /** Its name. */
  name: string;
  /** Letter of its queue tickets. */
  queuePrefix?: string | null | undefined;
  /** Request id; a repeat answers the same room. */
  requestId?: string | null | undefined;
  /** Its use: laboratory, imageAnalysis or tip. */
  roomType: string;
};

/** A place of a pattern with the name it gets. */
export type NoiTheoMauInput = {
  /** Its code in the pattern. */
  code: string;
  /** Its name. */
  name: string;
};

/** A receipt book to be made. */
export type QuyenBienLaiCoSanInput = {
  /** Its symbol, which is its code as well. */
  KyHieu: string;
  /** Kind of its receipts. */
  Loai: LoaiBienLai;
  /** Last number. */
  Max_Number: string;
  /** First number. */
  Min_Number: string;
  /** Who uses it (catalogue NhanVien). */
  NguoiSuDung_Id: string;
  /** Its name. */
  TenQuyenBienLai: string;
};

export type SetupRowFragment = { dangThietLap: boolean, daAn: boolean, soTiepNhan: number, soPhongKham: number, soQuayThu: number, soKho: number, soXa: number, soICD: number, soDichVu: number, soDichVuCoGia: number, soThuoc: number, soLoTon: number, soNhanVien: number, soTaiKhoan: number, soDoiTuong: number, coMaCSKCB: boolean, luongCoSo: string | null, soQuyenBienLai: number, soThuNgan: number, soThuNganThieuQuyen: number, coBieuTrung: boolean, soSaoLuu: number, soKiemChung: number, doiTuong: Array<{ _id: string, TenDoiTuong: string, laBHYT: boolean, loaiGia: Array<{ TenLoaiGia: string, soDichVuCoGia: number }> }> };

export type SetupStateQueryVariables = Exact<{ [key: string]: never; }>;


export type SetupStateQuery = { thietLap: { dangThietLap: boolean, daAn: boolean, soTiepNhan: number, soPhongKham: number, soQuayThu: number, soKho: number, soXa: number, soICD: number, soDichVu: number, soDichVuCoGia: number, soThuoc: number, soLoTon: number, soNhanVien: number, soTaiKhoan: number, soDoiTuong: number, coMaCSKCB: boolean, luongCoSo: string | null, soQuyenBienLai: number, soThuNgan: number, soThuNganThieuQuyen: number, coBieuTrung: boolean, soSaoLuu: number, soKiemChung: number, doiTuong: Array<{ _id: string, TenDoiTuong: string, laBHYT: boolean, loaiGia: Array<{ TenLoaiGia: string, soDichVuCoGia: number }> }> } };

export type SetupHideMutationVariables = Exact<{
  an: boolean;
}>;


export type SetupHideMutation = { anThietLap: { dangThietLap: boolean, daAn: boolean, soTiepNhan: number, soPhongKham: number, soQuayThu: number, soKho: number, soXa: number, soICD: number, soDichVu: number, soDichVuCoGia: number, soThuoc: number, soLoTon: number, soNhanVien: number, soTaiKhoan: number, soDoiTuong: number, coMaCSKCB: boolean, luongCoSo: string | null, soQuyenBienLai: number, soThuNgan: number, soThuNganThieuQuyen: number, coBieuTrung: boolean, soSaoLuu: number, soKiemChung: number, doiTuong: Array<{ _id: string, TenDoiTuong: string, laBHYT: boolean, loaiGia: Array<{ TenLoaiGia: string, soDichVuCoGia: number }> }> } };

export type SetupMakePlacesMutationVariables = Exact<{
  mau: string;
  noi: Array<NoiTheoMauInput> | NoiTheoMauInput;
}>;


export type SetupMakePlacesMutation = { taoNoiTheoMau: number };

export type SetupReadyServicesQueryVariables = Exact<{ [key: string]: never; }>;


export type SetupReadyServicesQuery = { dichVuCoSan: Array<{ MaDichVu: string, TenDichVu: string, TenTiengAnh: string | null, coPhong: boolean, giaVienPhi: string, giaDichVu: string }> };

export type SetupMakeServicesMutationVariables = Exact<{
  tenBangGia: string;
  dichVu: Array<DichVuCoSanInput> | DichVuCoSanInput;
}>;


export type SetupMakeServicesMutation = { taoDichVuCoSan: number };

export type SetupReadyBooksQueryVariables = Exact<{ [key: string]: never; }>;


export type SetupReadyBooksQuery = { quyenBienLaiCoSan: Array<{ TenQuyenBienLai: string, KyHieu: string, Loai: LoaiBienLai, Min_Number: string, Max_Number: string, NguoiSuDung_Id: string, TenNhanVien: string }> };

export type SetupMakeBooksMutationVariables = Exact<{
  quyen: Array<QuyenBienLaiCoSanInput> | QuyenBienLaiCoSanInput;
}>;


export type SetupMakeBooksMutation = { taoQuyenBienLaiCoSan: number };

export type MakeClsRoomMutationVariables = Exact<{
  input: NodeClsPhongMachInput;
}>;


export type MakeClsRoomMutation = { createNodeCLSPhongMach: { _id: string, ma: string | null, ten: string } | null };

export const SetupRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SetupRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ThietLap"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dangThietLap"}},{"kind":"Field","name":{"kind":"Name","value":"daAn"}},{"kind":"Field","name":{"kind":"Name","value":"soTiepNhan"}},{"kind":"Field","name":{"kind":"Name","value":"soPhongKham"}},{"kind":"Field","name":{"kind":"Name","value":"soQuayThu"}},{"kind":"Field","name":{"kind":"Name","value":"soKho"}},{"kind":"Field","name":{"kind":"Name","value":"soXa"}},{"kind":"Field","name":{"kind":"Name","value":"soICD"}},{"kind":"Field","name":{"kind":"Name","value":"soDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"soDichVuCoGia"}},{"kind":"Field","name":{"kind":"Name","value":"soThuoc"}},{"kind":"Field","name":{"kind":"Name","value":"soLoTon"}},{"kind":"Field","name":{"kind":"Name","value":"soNhanVien"}},{"kind":"Field","name":{"kind":"Name","value":"soTaiKhoan"}},{"kind":"Field","name":{"kind":"Name","value":"soDoiTuong"}},{"kind":"Field","name":{"kind":"Name","value":"coMaCSKCB"}},{"kind":"Field","name":{"kind":"Name","value":"doiTuong"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"TenDoiTuong"}},{"kind":"Field","name":{"kind":"Name","value":"laBHYT"}},{"kind":"Field","name":{"kind":"Name","value":"loaiGia"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"TenLoaiGia"}},{"kind":"Field","name":{"kind":"Name","value":"soDichVuCoGia"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"luongCoSo"}},{"kind":"Field","name":{"kind":"Name","value":"soQuyenBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"soThuNgan"}},{"kind":"Field","name":{"kind":"Name","value":"soThuNganThieuQuyen"}},{"kind":"Field","name":{"kind":"Name","value":"coBieuTrung"}},{"kind":"Field","name":{"kind":"Name","value":"soSaoLuu"}},{"kind":"Field","name":{"kind":"Name","value":"soKiemChung"}}]}}]} as unknown as DocumentNode<SetupRowFragment, unknown>;
export const SetupStateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SetupState"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"thietLap"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SetupRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SetupRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ThietLap"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dangThietLap"}},{"kind":"Field","name":{"kind":"Name","value":"daAn"}},{"kind":"Field","name":{"kind":"Name","value":"soTiepNhan"}},{"kind":"Field","name":{"kind":"Name","value":"soPhongKham"}},{"kind":"Field","name":{"kind":"Name","value":"soQuayThu"}},{"kind":"Field","name":{"kind":"Name","value":"soKho"}},{"kind":"Field","name":{"kind":"Name","value":"soXa"}},{"kind":"Field","name":{"kind":"Name","value":"soICD"}},{"kind":"Field","name":{"kind":"Name","value":"soDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"soDichVuCoGia"}},{"kind":"Field","name":{"kind":"Name","value":"soThuoc"}},{"kind":"Field","name":{"kind":"Name","value":"soLoTon"}},{"kind":"Field","name":{"kind":"Name","value":"soNhanVien"}},{"kind":"Field","name":{"kind":"Name","value":"soTaiKhoan"}},{"kind":"Field","name":{"kind":"Name","value":"soDoiTuong"}},{"kind":"Field","name":{"kind":"Name","value":"coMaCSKCB"}},{"kind":"Field","name":{"kind":"Name","value":"doiTuong"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"TenDoiTuong"}},{"kind":"Field","name":{"kind":"Name","value":"laBHYT"}},{"kind":"Field","name":{"kind":"Name","value":"loaiGia"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"TenLoaiGia"}},{"kind":"Field","name":{"kind":"Name","value":"soDichVuCoGia"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"luongCoSo"}},{"kind":"Field","name":{"kind":"Name","value":"soQuyenBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"soThuNgan"}},{"kind":"Field","name":{"kind":"Name","value":"soThuNganThieuQuyen"}},{"kind":"Field","name":{"kind":"Name","value":"coBieuTrung"}},{"kind":"Field","name":{"kind":"Name","value":"soSaoLuu"}},{"kind":"Field","name":{"kind":"Name","value":"soKiemChung"}}]}}]} as unknown as DocumentNode<SetupStateQuery, SetupStateQueryVariables>;
export const SetupHideDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetupHide"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"an"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anThietLap"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"an"},"value":{"kind":"Variable","name":{"kind":"Name","value":"an"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SetupRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SetupRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ThietLap"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dangThietLap"}},{"kind":"Field","name":{"kind":"Name","value":"daAn"}},{"kind":"Field","name":{"kind":"Name","value":"soTiepNhan"}},{"kind":"Field","name":{"kind":"Name","value":"soPhongKham"}},{"kind":"Field","name":{"kind":"Name","value":"soQuayThu"}},{"kind":"Field","name":{"kind":"Name","value":"soKho"}},{"kind":"Field","name":{"kind":"Name","value":"soXa"}},{"kind":"Field","name":{"kind":"Name","value":"soICD"}},{"kind":"Field","name":{"kind":"Name","value":"soDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"soDichVuCoGia"}},{"kind":"Field","name":{"kind":"Name","value":"soThuoc"}},{"kind":"Field","name":{"kind":"Name","value":"soLoTon"}},{"kind":"Field","name":{"kind":"Name","value":"soNhanVien"}},{"kind":"Field","name":{"kind":"Name","value":"soTaiKhoan"}},{"kind":"Field","name":{"kind":"Name","value":"soDoiTuong"}},{"kind":"Field","name":{"kind":"Name","value":"coMaCSKCB"}},{"kind":"Field","name":{"kind":"Name","value":"doiTuong"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"TenDoiTuong"}},{"kind":"Field","name":{"kind":"Name","value":"laBHYT"}},{"kind":"Field","name":{"kind":"Name","value":"loaiGia"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"TenLoaiGia"}},{"kind":"Field","name":{"kind":"Name","value":"soDichVuCoGia"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"luongCoSo"}},{"kind":"Field","name":{"kind":"Name","value":"soQuyenBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"soThuNgan"}},{"kind":"Field","name":{"kind":"Name","value":"soThuNganThieuQuyen"}},{"kind":"Field","name":{"kind":"Name","value":"coBieuTrung"}},{"kind":"Field","name":{"kind":"Name","value":"soSaoLuu"}},{"kind":"Field","name":{"kind":"Name","value":"soKiemChung"}}]}}]} as unknown as DocumentNode<SetupHideMutation, SetupHideMutationVariables>;
export const SetupMakePlacesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetupMakePlaces"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mau"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"noi"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NoiTheoMauInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taoNoiTheoMau"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"mau"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mau"}}},{"kind":"Argument","name":{"kind":"Name","value":"noi"},"value":{"kind":"Variable","name":{"kind":"Name","value":"noi"}}}]}]}}]} as unknown as DocumentNode<SetupMakePlacesMutation, SetupMakePlacesMutationVariables>;
export const SetupReadyServicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SetupReadyServices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dichVuCoSan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"MaDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"TenDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"TenTiengAnh"}},{"kind":"Field","name":{"kind":"Name","value":"coPhong"}},{"kind":"Field","name":{"kind":"Name","value":"giaVienPhi"}},{"kind":"Field","name":{"kind":"Name","value":"giaDichVu"}}]}}]}}]} as unknown as DocumentNode<SetupReadyServicesQuery, SetupReadyServicesQueryVariables>;
export const SetupMakeServicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetupMakeServices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tenBangGia"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dichVu"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DichVuCoSanInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taoDichVuCoSan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tenBangGia"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tenBangGia"}}},{"kind":"Argument","name":{"kind":"Name","value":"dichVu"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dichVu"}}}]}]}}]} as unknown as DocumentNode<SetupMakeServicesMutation, SetupMakeServicesMutationVariables>;
export const SetupReadyBooksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SetupReadyBooks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quyenBienLaiCoSan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"TenQuyenBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"KyHieu"}},{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"Min_Number"}},{"kind":"Field","name":{"kind":"Name","value":"Max_Number"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiSuDung_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TenNhanVien"}}]}}]}}]} as unknown as DocumentNode<SetupReadyBooksQuery, SetupReadyBooksQueryVariables>;
export const SetupMakeBooksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetupMakeBooks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quyen"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"QuyenBienLaiCoSanInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taoQuyenBienLaiCoSan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"quyen"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quyen"}}}]}]}}]} as unknown as DocumentNode<SetupMakeBooksMutation, SetupMakeBooksMutationVariables>;
export const MakeClsRoomDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MakeClsRoom"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NodeCLSPhongMachInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createNodeCLSPhongMach"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}}]}}]} as unknown as DocumentNode<MakeClsRoomMutation, MakeClsRoomMutationVariables>;