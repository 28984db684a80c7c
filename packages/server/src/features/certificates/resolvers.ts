import type { ActSet } from '@sen/domain/acts/acts';
import type { GiayToFacts } from '@sen/domain/certificates/certificateActs';
import {
  giayBaoTuActs,
  giayChungSinhActs,
  giayNghiDuongThaiActs,
  giayThuongTichActs,
  giayXacNhanActs,
} from '@sen/domain/certificates/records';
import { afterWorkingHours, hoursToReport } from '@sen/domain/certificates/workingHours';
import { access } from '../../engine/acts/access.ts';
import { actionStates } from '../../engine/acts/acts.ts';
import type { Ctx } from '../../engine/context.ts';
import type { Resolvers } from '../../gql/main.ts';
import { holidaysOf } from '../treatment/houseTimes.ts';
import { birth, birthNumber } from './birth.ts';
import { confirmation, deathNotice, injury, pregnancyRest } from './paper.ts';

/** The certificates of a stay of one kind. */
const ofStay = <R>({ listOf }: { listOf: (ctx: Ctx, id: string) => Promise<R[]> }) =>
  access('BENH_AN_XEM', (ctx, { NhapVien_Id }: { NhapVien_Id: string }) => listOf(ctx, NhapVien_Id));

/** What every certificate tells beside its fields. */
const told = <R extends { _id: string }, S extends string, A extends string>(
  acts: ActSet<S, A, GiayToFacts>,
  of: {
    timesPrinted: (ctx: Ctx, id: string) => Promise<number>;
    factsOf: (ctx: Ctx, row: R) => Promise<GiayToFacts>;
  },
) => ({
  SoLanIn: ({ _id }: R, _args: object, ctx: Ctx) => of.timesPrinted(ctx, _id),
  hanhDongs: async (row: R, _args: object, ctx: Ctx) => actionStates(ctx, acts, await of.factsOf(ctx, row)),
});

const deadline = async (ctx: Ctx, from: Date) =>
  afterWorkingHours(from, hoursToReport, await holidaysOf(ctx));

export const certificateResolvers = {
  Query: {
    giayBaoTus: ofStay(deathNotice),
    giayChungSinhs: ofStay(birth),
    giayNghiDuongThais: ofStay(pregnancyRest),
    giayXacNhanNoiTrus: ofStay(confirmation),
    giayThuongTichs: ofStay(injury),
  },
  Mutation: {
    createGiayBaoTu: deathNotice.fields.create,
    updateGiayBaoTu: deathNotice.fields.update,
    capLaiGiayBaoTu: deathNotice.fields.reissue,
    cancelGiayBaoTu: deathNotice.fields.ending('huy'),
    createGiayChungSinh: birth.fields.create,
    updateGiayChungSinh: birth.fields.update,
    capLaiGiayChungSinh: birth.fields.reissue,
    cancelGiayChungSinh: birth.fields.ending('huy'),
    createGiayNghiDuongThai: pregnancyRest.fields.create,
    updateGiayNghiDuongThai: pregnancyRest.fields.update,
    capLaiGiayNghiDuongThai: pregnancyRest.fields.reissue,
    cancelGiayNghiDuongThai: pregnancyRest.fields.ending('huy'),
    createGiayXacNhanNoiTru: confirmation.fields.create,
    updateGiayXacNhanNoiTru: confirmation.fields.update,
    capLaiGiayXacNhanNoiTru: confirmation.fields.reissue,
    cancelGiayXacNhanNoiTru: confirmation.fields.ending('huy'),
    createGiayThuongTich: injury.fields.create,
    updateGiayThuongTich: injury.fields.update,
    capLaiGiayThuongTich: injury.fields.reissue,
    cancelGiayThuongTich: injury.fields.ending('huy'),
  },
  types: {
    GiayBaoTu: {
      ...told(giayBaoTuActs, deathNotice),
      HanBao: ({ ThoiGianTuVong }, _args, ctx) => deadline(ctx, ThoiGianTuVong),
    },
    GiayChungSinh: {
      ...told(giayChungSinhActs, birth),
      SoDayDu: (row) => birthNumber(row),
      HanBao: ({ ThoiGianSinh }, _args, ctx) => deadline(ctx, ThoiGianSinh),
    },
    GiayNghiDuongThai: told(giayNghiDuongThaiActs, pregnancyRest),
    GiayXacNhanNoiTru: told(giayXacNhanActs, confirmation),
    GiayThuongTich: told(giayThuongTichActs, injury),
  },
} satisfies Resolvers;
