import { access } from '../../engine/acts/access.ts';
import { refLabel } from '../../engine/catalogue/queries.ts';
import type { Resolvers } from '../../gql/main.ts';
import { readingOperations } from '../readings/readingOperations.ts';
import { listsOfMicrobiology } from './lists.ts';
import { microbiologyReading } from './microbiologyReading.ts';

const { list, open, ofVisit, save, giveBack, takeBack } = readingOperations(microbiologyReading);

export const microbiologyResolvers: Resolvers = {
  Query: {
    danhSachViSinh: access('BENH_AN_XEM', list),
    ketQuaViSinh: access('BENH_AN_XEM', open),
    ketQuaViSinhByTiepNhan: access('BENH_AN_XEM', ofVisit),
    danhMucViSinh: access('BENH_AN_XEM', listsOfMicrobiology),
  },
  Mutation: {
    updateKetQuaViSinh: access('XET_NGHIEM_VI_SINH', save),
    traKetQuaViSinh: access('XET_NGHIEM_VI_SINH_DUYET', giveBack),
    huyTraKetQuaViSinh: access('XET_NGHIEM_VI_SINH_HUY', takeBack),
  },
  types: {
    NuoiCay: {
      LoaiBenhPham: (row, _args, ctx) => refLabel(ctx, 'LoaiBenhPham', row.LoaiBenhPham_Id),
    },
    ViKhuanPhanLap: {
      ViKhuan: (row, _args, ctx) => refLabel(ctx, 'ViKhuan', row.ViKhuan_Id),
    },
    KhangSinhDo: {
      KhangSinh: (row, _args, ctx) => refLabel(ctx, 'KhangSinh', row.KhangSinh_Id),
    },
  },
};
