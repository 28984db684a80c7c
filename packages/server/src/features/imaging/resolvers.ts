import { access } from '../../engine/acts/access.ts';
import type { Resolvers } from '../../gql/main.ts';
import { readingOperations } from '../readings/readingOperations.ts';
import { imagingReading } from './imagingReading.ts';

const { list, open, ofVisit, save, giveBack, takeBack } = readingOperations(imagingReading);

export const imagingResolvers: Resolvers = {
  Query: {
    danhSachChanDoanHinhAnh: access('BENH_AN_XEM', list),
    ketQuaChanDoanHinhAnh: access('BENH_AN_XEM', open),
    ketQuaChanDoanHinhAnhByTiepNhan: access('BENH_AN_XEM', ofVisit),
  },
  Mutation: {
    updateKetQuaChanDoanHinhAnh: access('CHAN_DOAN_HINH_ANH', save),
    traKetQuaChanDoanHinhAnh: access('CHAN_DOAN_HINH_ANH_DUYET', giveBack),
    huyTraKetQuaChanDoanHinhAnh: access('CHAN_DOAN_HINH_ANH_HUY', takeBack),
  },
};
