/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The claim of one visit, to be sent. */
export type GuiHoSoBhytInput = {
  /** Why it is sent again; needed for a correction. */
  LyDo?: string | null | undefined;
  /** The reception. */
  TiepNhan_Id: string;
  /** Sends it although the checks find faults. */
  guiDuCoLoi?: boolean | null | undefined;
};

/** How an exchange with the portal ended. */
export type KetQuaTraoDoiHoSo =
  /** Not taken now: it is sent again. */
  | 'Cho'
  /** Nobody knows: the same file is sent again. */
  | 'KhongRo'
  /** Refused, or returned. */
  | 'TuChoi'
  /** Received, or found valid. */
  | 'Xong';

/** What is sent of a visit. */
export type LoaiHoSoBhyt =
  /** Check-in (XML0). */
  | 'CheckIn'
  /** Claim. */
  | 'HoSo';

/** What the portal was asked. */
export type LoaiTraoDoiHoSo =
  /** To take a file. */
  | 'Gui'
  /** What became of it. */
  | 'Hoi';

/** Who told of it. */
export type NguonTraBhyt =
  /** Answer of the portal. */
  | 'Cong'
  /** File of the auditors. */
  | 'Tep';

/** How the claim of a visit that has ended stands. */
export type TinhTrangHoSoBhyt =
  /** Refused, returned, or its costs were confirmed anew since. */
  | 'CanSua'
  /** Nothing was sent. */
  | 'ChuaGui'
  /** The portal has it. */
  | 'DaNhan'
  /** On its way. */
  | 'DangGui'
  /** The portal found it valid. */
  | 'HopLe';

/** How far it is worked. */
export type TrangThaiDongTraBhyt =
  /** Refusal accepted. */
  | 'ChapNhan'
  /** Waiting. */
  | 'ChoXuLy'
  /** Explained. */
  | 'DaGiaiTrinh'
  /** File taken back. */
  | 'DaRut'
  /** Corrected and sent again. */
  | 'DaSua';

/** States of a version. */
export type TrangThaiHoSoBhyt =
  /** Returned. */
  | 'BiTra'
  /** Waiting to be sent. */
  | 'ChoGui'
  /** Received. */
  | 'DaNhan'
  /** Replaced. */
  | 'DaThayThe'
  /** Being sent. */
  | 'DangGui'
  /** Found valid. */
  | 'HopLe'
  /** Outcome unknown. */
  | 'KhongRo'
  /** Refused. */
  | 'TuChoi';

/** What is done with a returned line. */
export type ViecDongTra =
  /** The refusal accepted. */
  | 'chapNhan'
  /** Explained. */
  | 'giaiTrinh'
  /** Opened again. */
  | 'moLai';

/** Work on a returned line. */
export type XuLyDongTraInput = {
  /** The explanation, or a note. */
  LyDo: string;
  /** What is done. */
  action: ViecDongTra;
  /** The line. */
  id: string;
  /** The version that was read. */
  version: number;
};

export type ClaimRowFragment = { MaTiepNhan: string, BenhNhan_Id: string, MaYTe: string, TenBenhNhan: string, SoTheBHYT: string | null, NgayKetThuc: string, HanGui: string, TinhTrang: TinhTrangHoSoBhyt, DaDoi: boolean, PhienBan: number | null, BHChiTra: string | null, MaGiaoDich: string | null, LoiThongBao: string | null, _id: string };

export type ClaimsQueryVariables = Exact<{
  tuNgay: string;
  denNgay: string;
  TinhTrang?: TinhTrangHoSoBhyt | null | undefined;
  QuaHan?: boolean | null | undefined;
  CoBHYT?: boolean | null | undefined;
  keyword?: string | null | undefined;
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type ClaimsQuery = { hoSo: { totalRows: number, BHChiTra: string, QuaHan: number, ChuaGui: number, CanSua: number, DangGui: number, DaNhan: number, HopLe: number, data: Array<{ MaTiepNhan: string, BenhNhan_Id: string, MaYTe: string, TenBenhNhan: string, SoTheBHYT: string | null, NgayKetThuc: string, HanGui: string, TinhTrang: TinhTrangHoSoBhyt, DaDoi: boolean, PhienBan: number | null, BHChiTra: string | null, MaGiaoDich: string | null, LoiThongBao: string | null, _id: string }> } };

export type ClaimVersionFragment = { _id: string, version: number, LoaiHoSo: LoaiHoSoBhyt, PhienBan: number, LyDo: string | null, TrangThai: TrangThaiHoSoBhyt, BHChiTra: string, GuiLuc: string | null, TiepNhanLuc: string | null, MaGiaoDich: string | null, LoiMa: string | null, LoiThongBao: string | null, hanhDongs: Array<{ action: string, refusal: string | null }>, traoDois: Array<{ _id: string, Loai: LoaiTraoDoiHoSo, KetQua: KetQuaTraoDoiHoSo, Luc: string, NhanVe: string | null }>, dongTras: Array<{ _id: string, Nguon: NguonTraBhyt, Bang: string | null, STT: number | null, Ten: string | null, MaLoi: string | null, NoiDung: string, SoTienTuChoi: string, TrangThai: TrangThaiDongTraBhyt }> };

export type OpenedClaimFragment = { TiepNhan_Id: string, MaTiepNhan: string, BenhNhan_Id: string, MaYTe: string, TenBenhNhan: string, SoTheBHYT: string | null, NgayKetThuc: string | null, HanGui: string | null, MaDoiTuongKCB: string, MaLoaiKCB: string, ChanDoan: string | null, TongChiBV: string, BHChiTra: string, BNCCT: string, BNTT: string, SoDong: number, khacBanGui: boolean, phatHiens: Array<{ ma: string, laLoi: boolean, noiDung: string, noiSua: string, choSua: string }>, phienBans: Array<{ _id: string, version: number, LoaiHoSo: LoaiHoSoBhyt, PhienBan: number, LyDo: string | null, TrangThai: TrangThaiHoSoBhyt, BHChiTra: string, GuiLuc: string | null, TiepNhanLuc: string | null, MaGiaoDich: string | null, LoiMa: string | null, LoiThongBao: string | null, hanhDongs: Array<{ action: string, refusal: string | null }>, traoDois: Array<{ _id: string, Loai: LoaiTraoDoiHoSo, KetQua: KetQuaTraoDoiHoSo, Luc: string, NhanVe: string | null }>, dongTras: Array<{ _id: string, Nguon: NguonTraBhyt, Bang: string | null, STT: number | null, Ten: string | null, MaLoi: string | null, NoiDung: string, SoTienTuChoi: string, TrangThai: TrangThaiDongTraBhyt }> }> };

export type ClaimOpenedQueryVariables = Exact<{
  id: string;
}>;


export type ClaimOpenedQuery = { hoSo: { TiepNhan_Id: string, MaTiepNhan: string, BenhNhan_Id: string, MaYTe: string, TenBenhNhan: string, SoTheBHYT: string | null, NgayKetThuc: string | null, HanGui: string | null, MaDoiTuongKCB: string, MaLoaiKCB: string, ChanDoan: string | null, TongChiBV: string, BHChiTra: string, BNCCT: string, BNTT: string, SoDong: number, khacBanGui: boolean, phatHiens: Array<{ ma: string, laLoi: boolean, noiDung: string, noiSua: string, choSua: string }>, phienBans: Array<{ _id: string, version: number, LoaiHoSo: LoaiHoSoBhyt, PhienBan: number, LyDo: string | null, TrangThai: TrangThaiHoSoBhyt, BHChiTra: string, GuiLuc: string | null, TiepNhanLuc: string | null, MaGiaoDich: string | null, LoiMa: string | null, LoiThongBao: string | null, hanhDongs: Array<{ action: string, refusal: string | null }>, traoDois: Array<{ _id: string, Loai: LoaiTraoDoiHoSo, KetQua: KetQuaTraoDoiHoSo, Luc: string, NhanVe: string | null }>, dongTras: Array<{ _id: string, Nguon: NguonTraBhyt, Bang: string | null, STT: number | null, Ten: string | null, MaLoi: string | null, NoiDung: string, SoTienTuChoi: string, TrangThai: TrangThaiDongTraBhyt }> }> } };

export type SendClaimMutationVariables = Exact<{
  input: GuiHoSoBhytInput;
}>;


export type SendClaimMutation = { hoSo: { _id: string, TrangThai: TrangThaiHoSoBhyt } };

export type SendClaimsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type SendClaimsMutation = { ketQuas: Array<{ TiepNhan_Id: string, loi: string | null, thongBao: string | null, HoSo: { _id: string } | null }> };

export type ReturnedRowFragment = { _id: string, version: number, TiepNhan_Id: string, MaLienKet: string, MaYTe: string, TenBenhNhan: string, Nguon: NguonTraBhyt, Bang: string | null, STT: number | null, Ma: string | null, Ten: string | null, MaLoi: string | null, NoiDung: string, SoTienTuChoi: string, HanTraLoi: string | null, GiaiTrinh: string | null, TrangThai: TrangThaiDongTraBhyt };

export type ReturnedLinesQueryVariables = Exact<{
  tuNgay: string;
  denNgay: string;
  TrangThai?: TrangThaiDongTraBhyt | null | undefined;
  keyword?: string | null | undefined;
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type ReturnedLinesQuery = { dongTra: { totalRows: number, SoTienTuChoi: string, ChoXuLy: number, DaGiaiTrinh: number, ChapNhan: number, DaSua: number, data: Array<{ _id: string, version: number, TiepNhan_Id: string, MaLienKet: string, MaYTe: string, TenBenhNhan: string, Nguon: NguonTraBhyt, Bang: string | null, STT: number | null, Ma: string | null, Ten: string | null, MaLoi: string | null, NoiDung: string, SoTienTuChoi: string, HanTraLoi: string | null, GiaiTrinh: string | null, TrangThai: TrangThaiDongTraBhyt }> } };

export type WorkReturnedLineMutationVariables = Exact<{
  input: XuLyDongTraInput;
}>;


export type WorkReturnedLineMutation = { dong: { _id: string, version: number, TrangThai: TrangThaiDongTraBhyt, GiaiTrinh: string | null } };

export type ClaimMonthQueryVariables = Exact<{
  thang: string;
}>;


export type ClaimMonthQuery = { thang: Array<{ MaLoaiKCB: string, CoBHYT: boolean, SoHoSo: number, TongChiBV: string, TongChiBH: string, BHChiTra: string, BNCCT: string, BNTT: string, NguonKhac: string }> };

export const ClaimRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TiepNhanCanGui"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"_id"},"name":{"kind":"Name","value":"TiepNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"MaTiepNhan"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"SoTheBHYT"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKetThuc"}},{"kind":"Field","name":{"kind":"Name","value":"HanGui"}},{"kind":"Field","name":{"kind":"Name","value":"TinhTrang"}},{"kind":"Field","name":{"kind":"Name","value":"DaDoi"}},{"kind":"Field","name":{"kind":"Name","value":"PhienBan"}},{"kind":"Field","name":{"kind":"Name","value":"BHChiTra"}},{"kind":"Field","name":{"kind":"Name","value":"MaGiaoDich"}},{"kind":"Field","name":{"kind":"Name","value":"LoiThongBao"}}]}}]} as unknown as DocumentNode<ClaimRowFragment, unknown>;
export const ClaimVersionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimVersion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HoSoBHYT"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiHoSo"}},{"kind":"Field","name":{"kind":"Name","value":"PhienBan"}},{"kind":"Field","name":{"kind":"Name","value":"LyDo"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"BHChiTra"}},{"kind":"Field","name":{"kind":"Name","value":"GuiLuc"}},{"kind":"Field","name":{"kind":"Name","value":"TiepNhanLuc"}},{"kind":"Field","name":{"kind":"Name","value":"MaGiaoDich"}},{"kind":"Field","name":{"kind":"Name","value":"LoiMa"}},{"kind":"Field","name":{"kind":"Name","value":"LoiThongBao"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"traoDois"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"KetQua"}},{"kind":"Field","name":{"kind":"Name","value":"Luc"}},{"kind":"Field","name":{"kind":"Name","value":"NhanVe"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dongTras"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"Nguon"}},{"kind":"Field","name":{"kind":"Name","value":"Bang"}},{"kind":"Field","name":{"kind":"Name","value":"STT"}},{"kind":"Field","name":{"kind":"Name","value":"Ten"}},{"kind":"Field","name":{"kind":"Name","value":"MaLoi"}},{"kind":"Field","name":{"kind":"Name","value":"NoiDung"}},{"kind":"Field","name":{"kind":"Name","value":"SoTienTuChoi"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}}]}}]}}]} as unknown as DocumentNode<ClaimVersionFragment, unknown>;
export const OpenedClaimFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenedClaim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HoSoCuaTiepNhan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"TiepNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"MaTiepNhan"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"SoTheBHYT"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKetThuc"}},{"kind":"Field","name":{"kind":"Name","value":"HanGui"}},{"kind":"Field","name":{"kind":"Name","value":"MaDoiTuongKCB"}},{"kind":"Field","name":{"kind":"Name","value":"MaLoaiKCB"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoan"}},{"kind":"Field","name":{"kind":"Name","value":"TongChiBV"}},{"kind":"Field","name":{"kind":"Name","value":"BHChiTra"}},{"kind":"Field","name":{"kind":"Name","value":"BNCCT"}},{"kind":"Field","name":{"kind":"Name","value":"BNTT"}},{"kind":"Field","name":{"kind":"Name","value":"SoDong"}},{"kind":"Field","name":{"kind":"Name","value":"khacBanGui"}},{"kind":"Field","name":{"kind":"Name","value":"phatHiens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"laLoi"}},{"kind":"Field","name":{"kind":"Name","value":"noiDung"}},{"kind":"Field","name":{"kind":"Name","value":"noiSua"}},{"kind":"Field","name":{"kind":"Name","value":"choSua"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phienBans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimVersion"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimVersion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HoSoBHYT"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiHoSo"}},{"kind":"Field","name":{"kind":"Name","value":"PhienBan"}},{"kind":"Field","name":{"kind":"Name","value":"LyDo"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"BHChiTra"}},{"kind":"Field","name":{"kind":"Name","value":"GuiLuc"}},{"kind":"Field","name":{"kind":"Name","value":"TiepNhanLuc"}},{"kind":"Field","name":{"kind":"Name","value":"MaGiaoDich"}},{"kind":"Field","name":{"kind":"Name","value":"LoiMa"}},{"kind":"Field","name":{"kind":"Name","value":"LoiThongBao"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"traoDois"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"KetQua"}},{"kind":"Field","name":{"kind":"Name","value":"Luc"}},{"kind":"Field","name":{"kind":"Name","value":"NhanVe"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dongTras"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"Nguon"}},{"kind":"Field","name":{"kind":"Name","value":"Bang"}},{"kind":"Field","name":{"kind":"Name","value":"STT"}},{"kind":"Field","name":{"kind":"Name","value":"Ten"}},{"kind":"Field","name":{"kind":"Name","value":"MaLoi"}},{"kind":"Field","name":{"kind":"Name","value":"NoiDung"}},{"kind":"Field","name":{"kind":"Name","value":"SoTienTuChoi"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}}]}}]}}]} as unknown as DocumentNode<OpenedClaimFragment, unknown>;
export const ReturnedRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReturnedRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DongTraTrongDanhSach"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TiepNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"MaLienKet"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"Nguon"}},{"kind":"Field","name":{"kind":"Name","value":"Bang"}},{"kind":"Field","name":{"kind":"Name","value":"STT"}},{"kind":"Field","name":{"kind":"Name","value":"Ma"}},{"kind":"Field","name":{"kind":"Name","value":"Ten"}},{"kind":"Field","name":{"kind":"Name","value":"MaLoi"}},{"kind":"Field","name":{"kind":"Name","value":"NoiDung"}},{"kind":"Field","name":{"kind":"Name","value":"SoTienTuChoi"}},{"kind":"Field","name":{"kind":"Name","value":"HanTraLoi"}},{"kind":"Field","name":{"kind":"Name","value":"GiaiTrinh"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}}]}}]} as unknown as DocumentNode<ReturnedRowFragment, unknown>;
export const ClaimsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Claims"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tuNgay"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"denNgay"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"TinhTrang"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TinhTrangHoSoBHYT"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"QuaHan"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"CoBHYT"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"hoSo"},"name":{"kind":"Name","value":"danhSachHoSoBHYT"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tuNgay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tuNgay"}}},{"kind":"Argument","name":{"kind":"Name","value":"denNgay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"denNgay"}}},{"kind":"Argument","name":{"kind":"Name","value":"TinhTrang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"TinhTrang"}}},{"kind":"Argument","name":{"kind":"Name","value":"QuaHan"},"value":{"kind":"Variable","name":{"kind":"Name","value":"QuaHan"}}},{"kind":"Argument","name":{"kind":"Name","value":"CoBHYT"},"value":{"kind":"Variable","name":{"kind":"Name","value":"CoBHYT"}}},{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"BHChiTra"}},{"kind":"Field","name":{"kind":"Name","value":"QuaHan"}},{"kind":"Field","name":{"kind":"Name","value":"ChuaGui"}},{"kind":"Field","name":{"kind":"Name","value":"CanSua"}},{"kind":"Field","name":{"kind":"Name","value":"DangGui"}},{"kind":"Field","name":{"kind":"Name","value":"DaNhan"}},{"kind":"Field","name":{"kind":"Name","value":"HopLe"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TiepNhanCanGui"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"_id"},"name":{"kind":"Name","value":"TiepNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"MaTiepNhan"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"SoTheBHYT"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKetThuc"}},{"kind":"Field","name":{"kind":"Name","value":"HanGui"}},{"kind":"Field","name":{"kind":"Name","value":"TinhTrang"}},{"kind":"Field","name":{"kind":"Name","value":"DaDoi"}},{"kind":"Field","name":{"kind":"Name","value":"PhienBan"}},{"kind":"Field","name":{"kind":"Name","value":"BHChiTra"}},{"kind":"Field","name":{"kind":"Name","value":"MaGiaoDich"}},{"kind":"Field","name":{"kind":"Name","value":"LoiThongBao"}}]}}]} as unknown as DocumentNode<ClaimsQuery, ClaimsQueryVariables>;
export const ClaimOpenedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClaimOpened"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"hoSo"},"name":{"kind":"Name","value":"hoSoBHYTCuaTiepNhan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"TiepNhan_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenedClaim"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimVersion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HoSoBHYT"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiHoSo"}},{"kind":"Field","name":{"kind":"Name","value":"PhienBan"}},{"kind":"Field","name":{"kind":"Name","value":"LyDo"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"BHChiTra"}},{"kind":"Field","name":{"kind":"Name","value":"GuiLuc"}},{"kind":"Field","name":{"kind":"Name","value":"TiepNhanLuc"}},{"kind":"Field","name":{"kind":"Name","value":"MaGiaoDich"}},{"kind":"Field","name":{"kind":"Name","value":"LoiMa"}},{"kind":"Field","name":{"kind":"Name","value":"LoiThongBao"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"traoDois"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"KetQua"}},{"kind":"Field","name":{"kind":"Name","value":"Luc"}},{"kind":"Field","name":{"kind":"Name","value":"NhanVe"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dongTras"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"Nguon"}},{"kind":"Field","name":{"kind":"Name","value":"Bang"}},{"kind":"Field","name":{"kind":"Name","value":"STT"}},{"kind":"Field","name":{"kind":"Name","value":"Ten"}},{"kind":"Field","name":{"kind":"Name","value":"MaLoi"}},{"kind":"Field","name":{"kind":"Name","value":"NoiDung"}},{"kind":"Field","name":{"kind":"Name","value":"SoTienTuChoi"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenedClaim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HoSoCuaTiepNhan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"TiepNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"MaTiepNhan"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"SoTheBHYT"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKetThuc"}},{"kind":"Field","name":{"kind":"Name","value":"HanGui"}},{"kind":"Field","name":{"kind":"Name","value":"MaDoiTuongKCB"}},{"kind":"Field","name":{"kind":"Name","value":"MaLoaiKCB"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoan"}},{"kind":"Field","name":{"kind":"Name","value":"TongChiBV"}},{"kind":"Field","name":{"kind":"Name","value":"BHChiTra"}},{"kind":"Field","name":{"kind":"Name","value":"BNCCT"}},{"kind":"Field","name":{"kind":"Name","value":"BNTT"}},{"kind":"Field","name":{"kind":"Name","value":"SoDong"}},{"kind":"Field","name":{"kind":"Name","value":"khacBanGui"}},{"kind":"Field","name":{"kind":"Name","value":"phatHiens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"laLoi"}},{"kind":"Field","name":{"kind":"Name","value":"noiDung"}},{"kind":"Field","name":{"kind":"Name","value":"noiSua"}},{"kind":"Field","name":{"kind":"Name","value":"choSua"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phienBans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimVersion"}}]}}]}}]} as unknown as DocumentNode<ClaimOpenedQuery, ClaimOpenedQueryVariables>;
export const SendClaimDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendClaim"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GuiHoSoBHYTInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"hoSo"},"name":{"kind":"Name","value":"guiHoSoBHYT"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}}]}}]}}]} as unknown as DocumentNode<SendClaimMutation, SendClaimMutationVariables>;
export const SendClaimsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendClaims"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"ketQuas"},"name":{"kind":"Name","value":"guiHoSoBHYTs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"TiepNhan_Ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"TiepNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"HoSo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"loi"}},{"kind":"Field","name":{"kind":"Name","value":"thongBao"}}]}}]}}]} as unknown as DocumentNode<SendClaimsMutation, SendClaimsMutationVariables>;
export const ReturnedLinesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReturnedLines"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tuNgay"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"denNgay"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"TrangThai"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TrangThaiDongTraBHYT"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"dongTra"},"name":{"kind":"Name","value":"dongTraBHYTs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tuNgay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tuNgay"}}},{"kind":"Argument","name":{"kind":"Name","value":"denNgay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"denNgay"}}},{"kind":"Argument","name":{"kind":"Name","value":"TrangThai"},"value":{"kind":"Variable","name":{"kind":"Name","value":"TrangThai"}}},{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReturnedRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"SoTienTuChoi"}},{"kind":"Field","name":{"kind":"Name","value":"ChoXuLy"}},{"kind":"Field","name":{"kind":"Name","value":"DaGiaiTrinh"}},{"kind":"Field","name":{"kind":"Name","value":"ChapNhan"}},{"kind":"Field","name":{"kind":"Name","value":"DaSua"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReturnedRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DongTraTrongDanhSach"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TiepNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"MaLienKet"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"Nguon"}},{"kind":"Field","name":{"kind":"Name","value":"Bang"}},{"kind":"Field","name":{"kind":"Name","value":"STT"}},{"kind":"Field","name":{"kind":"Name","value":"Ma"}},{"kind":"Field","name":{"kind":"Name","value":"Ten"}},{"kind":"Field","name":{"kind":"Name","value":"MaLoi"}},{"kind":"Field","name":{"kind":"Name","value":"NoiDung"}},{"kind":"Field","name":{"kind":"Name","value":"SoTienTuChoi"}},{"kind":"Field","name":{"kind":"Name","value":"HanTraLoi"}},{"kind":"Field","name":{"kind":"Name","value":"GiaiTrinh"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}}]}}]} as unknown as DocumentNode<ReturnedLinesQuery, ReturnedLinesQueryVariables>;
export const WorkReturnedLineDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WorkReturnedLine"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"XuLyDongTraInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"dong"},"name":{"kind":"Name","value":"xuLyDongTraBHYT"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"GiaiTrinh"}}]}}]}}]} as unknown as DocumentNode<WorkReturnedLineMutation, WorkReturnedLineMutationVariables>;
export const ClaimMonthDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClaimMonth"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"thang"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"thang"},"name":{"kind":"Name","value":"tongHopHoSoBHYT"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"thang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"thang"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"MaLoaiKCB"}},{"kind":"Field","name":{"kind":"Name","value":"CoBHYT"}},{"kind":"Field","name":{"kind":"Name","value":"SoHoSo"}},{"kind":"Field","name":{"kind":"Name","value":"TongChiBV"}},{"kind":"Field","name":{"kind":"Name","value":"TongChiBH"}},{"kind":"Field","name":{"kind":"Name","value":"BHChiTra"}},{"kind":"Field","name":{"kind":"Name","value":"BNCCT"}},{"kind":"Field","name":{"kind":"Name","value":"BNTT"}},{"kind":"Field","name":{"kind":"Name","value":"NguonKhac"}}]}}]}}]} as unknown as DocumentNode<ClaimMonthQuery, ClaimMonthQueryVariables>;