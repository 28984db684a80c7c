/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Marks of resistance of an organism. */
export type DauHieuDeKhang =
  /** AmpC beta-lactamase. */
  | 'AmpC'
  /** Carbapenem-resistant Enterobacterales. */
  | 'CRE'
  /** Carbapenemase. */
  | 'Carbapenemase'
  /** Extended-spectrum beta-lactamase. */
  | 'ESBL'
  /** Resistant to several classes. */
  | 'MDR'
  /** Methicillin-resistant Staphylococcus aureus. */
  | 'MRSA'
  /** Vancomycin-resistant Enterococcus. */
  | 'VRE'
  /** Resistant to nearly all classes. */
  | 'XDR';

/** What an antibiotic does to an organism. */
export type MucNhayCam =
  /** Intermediate; susceptible at increased exposure by EUCAST. */
  | 'I'
  /** Resistant. */
  | 'R'
  /** Susceptible. */
  | 'S';

/** Group */
export type NhomKhangSinh =
  /** Aminoglycosides */
  | 'Aminoglycosid'
  /** Carbapenems */
  | 'Carbapenem'
  /** Cephalosporins */
  | 'Cephalosporin'
  /** Fluoroquinolones */
  | 'Fluoroquinolon'
  /** Glycopeptides */
  | 'Glycopeptid'
  /** Other */
  | 'Khac'
  /** Antifungals */
  | 'KhangNam'
  /** Macrolides, lincosamides */
  | 'Macrolid'
  /** Oxazolidinones */
  | 'Oxazolidinon'
  /** Penicillins */
  | 'Penicillin'
  /** Polymyxins */
  | 'Polymyxin'
  /** Sulfonamides, trimethoprim */
  | 'Sulfonamid'
  /** Tetracyclines */
  | 'Tetracyclin';

/** Group of organisms */
export type NhomViKhuan =
  /** Acinetobacter */
  | 'Acinetobacter'
  /** Enterobacterales */
  | 'Enterobacterales'
  /** Enterococcus */
  | 'Enterococcus'
  /** Haemophilus */
  | 'Haemophilus'
  /** Other */
  | 'Khac'
  /** Fungi */
  | 'Nam'
  /** Pseudomonas */
  | 'Pseudomonas'
  /** Staphylococcus */
  | 'Staphylococcus'
  /** Streptococcus */
  | 'Streptococcus';

/** Method */
export type PhuongPhapKhangSinhDo =
  /** Disc (mm) */
  | 'KhoanhGiay'
  /** MIC (mg/L) */
  | 'MIC';

/** How a culture stands. */
export type TrangThaiCay =
  /** Something has grown. */
  | 'CoMoc'
  /** Incubating. */
  | 'DangTheoDoi'
  /** Nothing has grown after so many days. */
  | 'KhongMoc'
  /** No culture is made, as of a stain. */
  | 'KhongNuoiCay';

export type CultureOfServiceFragment = { LoaiBenhPham_Id: string | null, LayMauLuc: string | null, NhanMauLuc: string | null, SoiTrucTiep: string | null, TrangThaiCay: TrangThaiCay | null, SoNgay: number | null, LoaiBenhPham: { _id: string, ten: string } | null, viKhuans: Array<{ ViKhuan_Id: string, SoLuong: string | null, DauHieus: Array<DauHieuDeKhang>, ViKhuan: { _id: string, ten: string } | null, khangSinhs: Array<{ KhangSinh_Id: string, PhuongPhap: PhuongPhapKhangSinhDo, GiaTri: string | null, KetQua: MucNhayCam | null, DeXuat: MucNhayCam | null, CanCu: string | null, KhangSinh: { _id: string, ten: string } | null }> }> };

export type MicrobiologyListsQueryVariables = Exact<{ [key: string]: never; }>;


export type MicrobiologyListsQuery = { danhMuc: { loaiBenhPhams: Array<{ _id: string, ten: string }>, viKhuans: Array<{ _id: string, ten: string, NhomViKhuan: NhomViKhuan }>, khangSinhs: Array<{ _id: string, ma: string, ten: string, NhomKhangSinh: NhomKhangSinh }>, diemGays: Array<{ KhangSinh_Id: string, ViKhuan_Id: string | null, NhomViKhuan: NhomViKhuan | null, LoaiBenhPham_Id: string | null, PhuongPhap: PhuongPhapKhangSinhDo, MucS: number, MucR: number, Nguon: string, HieuLucTu: string, HieuLucDen: string | null }> } };

export const CultureOfServiceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CultureOfService"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NuoiCay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"LoaiBenhPham_Id"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiBenhPham"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"LayMauLuc"}},{"kind":"Field","name":{"kind":"Name","value":"NhanMauLuc"}},{"kind":"Field","name":{"kind":"Name","value":"SoiTrucTiep"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThaiCay"}},{"kind":"Field","name":{"kind":"Name","value":"SoNgay"}},{"kind":"Field","name":{"kind":"Name","value":"viKhuans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ViKhuan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"ViKhuan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"SoLuong"}},{"kind":"Field","name":{"kind":"Name","value":"DauHieus"}},{"kind":"Field","name":{"kind":"Name","value":"khangSinhs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"KhangSinh_Id"}},{"kind":"Field","name":{"kind":"Name","value":"KhangSinh"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"PhuongPhap"}},{"kind":"Field","name":{"kind":"Name","value":"GiaTri"}},{"kind":"Field","name":{"kind":"Name","value":"KetQua"}},{"kind":"Field","name":{"kind":"Name","value":"DeXuat"}},{"kind":"Field","name":{"kind":"Name","value":"CanCu"}}]}}]}}]}}]} as unknown as DocumentNode<CultureOfServiceFragment, unknown>;
export const MicrobiologyListsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MicrobiologyLists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"danhMuc"},"name":{"kind":"Name","value":"danhMucViSinh"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loaiBenhPhams"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viKhuans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}},{"kind":"Field","name":{"kind":"Name","value":"NhomViKhuan"}}]}},{"kind":"Field","name":{"kind":"Name","value":"khangSinhs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}},{"kind":"Field","name":{"kind":"Name","value":"NhomKhangSinh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"diemGays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"KhangSinh_Id"}},{"kind":"Field","name":{"kind":"Name","value":"ViKhuan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"NhomViKhuan"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiBenhPham_Id"}},{"kind":"Field","name":{"kind":"Name","value":"PhuongPhap"}},{"kind":"Field","name":{"kind":"Name","value":"MucS"}},{"kind":"Field","name":{"kind":"Name","value":"MucR"}},{"kind":"Field","name":{"kind":"Name","value":"Nguon"}},{"kind":"Field","name":{"kind":"Name","value":"HieuLucTu"}},{"kind":"Field","name":{"kind":"Name","value":"HieuLucDen"}}]}}]}}]}}]} as unknown as DocumentNode<MicrobiologyListsQuery, MicrobiologyListsQueryVariables>;