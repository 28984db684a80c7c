import type { NoArguments, RootField, TypeResolvers } from '../engine/acts/access.ts';
import type { Rows as PrintingRows } from '../features/printing/rows.ts';

export type ActionState = {
  action: string;
  refusal: string | null;
};

export type BanXemTruoc = PrintingRows['BanXemTruoc'];
type BanXemTruocFields = {
  diagnostics: readonly LoiMauIn[];
  pages: number;
  pdf: string | null;
  svg: string | null;
};

export type BieuMau = PrintingRows['BieuMau'];
type BieuMauFields = {
  MaMauIn: string;
  en: string;
  giay: KhoGiay;
  khungBoCuc: unknown;
  labelsGoc: readonly NhanMauIn[];
  phienBanApDung: number;
  phienBans: readonly MauIn[];
  soBanNhap: number;
  templateGoc: string;
  vi: string;
};

export type KhoGiay = 'a4' | 'a4_landscape' | 'a5' | 'a5_landscape' | 'label50x30' | 'roll80';

export type LoiMauIn = {
  column: number | null;
  file: string;
  line: number | null;
  message: string;
};

export type MauIn = PrintingRows['MauIn'];
type MauInFields = {
  GhiChu: string | null;
  MaMauIn: string;
  NgayCapNhat: Date | string;
  TrangThai: TrangThaiMauIn;
  TuNgay: string | null;
  _id: string;
  hanhDongs: readonly ActionState[];
  labels: readonly NhanMauIn[];
  layout: unknown;
  layoutBo: readonly string[];
  soPhienBan: number;
  template: string;
  tuPhienBan: number;
  version: number;
};

export type MutationCreateMauInArgs = {
  input: TaoMauInInput;
};

export type MutationHuyMauInArgs = {
  TrangThai: TrangThaiMauIn;
  id: string;
};

export type MutationPhatHanhMauInArgs = {
  TuNgay: string;
  id: string;
  version: number;
};

export type MutationRemoveMauInArgs = {
  ids: string[];
};

export type MutationUpdateMauInArgs = {
  id: string;
  input: SuaMauInInput;
};

export type NgonNguIn = 'en' | 'vi';

export type NhanMauIn = {
  en: string;
  khoa: string;
  vi: string;
};

export type NhanMauInInput = {
  en: string;
  khoa: string;
  vi: string;
};

export type QueryMauInArgs = {
  code: string;
};

export type QuerySearchMauInArgs = {
  limit?: number | null;
  searchString?: string | null;
};

export type QueryXemTruocMauInArgs = {
  code: string;
  labels: NhanMauInInput[];
  language: NgonNguIn;
  layout?: unknown;
  template: string;
};

export type SuaMauInInput = {
  GhiChu?: string | null;
  labels: NhanMauInInput[];
  layout?: unknown;
  template: string;
  version: number;
};

export type TaoMauInInput = {
  MaMauIn: string;
  tuPhienBan?: number | null;
};

export type TrangThaiMauIn = 'DaHuy' | 'DaPhatHanh' | 'Nhap';

/** What the features of this service may resolve. */
export type Resolvers = {
  Query?: {
    mauIn?: RootField<QueryMauInArgs, BieuMau>;
    mauIns?: RootField<NoArguments, readonly BieuMau[]>;
    searchMauIn?: RootField<QuerySearchMauInArgs, readonly BieuMau[]>;
    xemTruocMauIn?: RootField<QueryXemTruocMauInArgs, BanXemTruoc>;
  };
  Mutation?: {
    createMauIn?: RootField<MutationCreateMauInArgs, MauIn>;
    huyMauIn?: RootField<MutationHuyMauInArgs, MauIn>;
    phatHanhMauIn?: RootField<MutationPhatHanhMauInArgs, MauIn>;
    removeMauIn?: RootField<MutationRemoveMauInArgs, number>;
    updateMauIn?: RootField<MutationUpdateMauInArgs, MauIn>;
  };
  types?: {
    BanXemTruoc?: TypeResolvers<BanXemTruoc, BanXemTruocFields>;
    BieuMau?: TypeResolvers<BieuMau, BieuMauFields>;
    MauIn?: TypeResolvers<MauIn, MauInFields>;
  };
};
