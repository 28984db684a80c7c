import { access } from '../../engine/acts/access.ts';
import type { Resolvers } from '../../gql/main.ts';
import { readingOperations } from '../readings/readingOperations.ts';
import { functionalTestReading } from './functionalTestReading.ts';

const { list, open, ofVisit, save, giveBack, takeBack } = readingOperations(functionalTestReading);

export const functionalTestResolvers: Resolvers = {
  Query: {
    danhSachThamDoChucNang: access('BENH_AN_XEM', list),
    ketQuaThamDoChucNang: access('BENH_AN_XEM', open),
    ketQuaThamDoChucNangByTiepNhan: access('BENH_AN_XEM', ofVisit),
  },
  Mutation: {
    updateKetQuaThamDoChucNang: access('THAM_DO_CHUC_NANG', save),
    traKetQuaThamDoChucNang: access('THAM_DO_CHUC_NANG_DUYET', giveBack),
    huyTraKetQuaThamDoChucNang: access('THAM_DO_CHUC_NANG_HUY', takeBack),
  },
};
