import { phieuChamSocActs } from '@sen/domain/sheets/phieuChamSoc';
import { access } from '../../engine/acts/access.ts';
import { actionStates } from '../../engine/acts/acts.ts';
import { type RefLabel, refLabel } from '../../engine/catalogue/queries.ts';
import type { Ctx } from '../../engine/context.ts';
import type { Resolvers } from '../../gql/main.ts';
import { loadStay, stayById } from '../admission/queries.ts';
import { answerWarning, blank, cancelEntry, correctEntry, entryFacts, writeEntry } from './commands.ts';
import { entriesOfRecord, entryById, nutritionOfRecord } from './queries.ts';
import { careInWard, careOfStay } from './ward.ts';

const sees = 'BENH_AN_XEM';
const writes = 'CHAM_SOC_GHI';

export const sheetResolvers = {
  Query: {
    phieuChamSocs: access(sees, (ctx, { BenhAn_Id }) => entriesOfRecord(ctx, BenhAn_Id)),
    phieuDanhGiaDinhDuongs: access(sees, (ctx, { BenhAn_Id }) => nutritionOfRecord(ctx, BenhAn_Id)),
    chamSocTrongKhoa: access(sees, (ctx, { Khoa_Id }) => careInWard(ctx, Khoa_Id)),
    chamSocCuaDot: access(sees, (ctx, { NhapVien_Id }) => careOfStay(ctx, NhapVien_Id)),
  },
  Mutation: {
    createPhieuChamSoc: access(writes, async (ctx, { input }) =>
      entryById(ctx, await writeEntry(ctx, input)),
    ),
    updatePhieuChamSoc: access(writes, async (ctx, { id, input }) =>
      entryById(ctx, await correctEntry(ctx, id, input)),
    ),
    cancelPhieuChamSoc: access(writes, async (ctx, { id, version, LyDo }) =>
      entryById(ctx, await cancelEntry(ctx, id, version, LyDo)),
    ),
    traLoiCanhBao: access('KHAM_BENH', async (ctx, { id, TraLoi }) =>
      entryById(ctx, await answerWarning(ctx, id, TraLoi)),
    ),
  },
  types: {
    PhieuChamSoc: {
      Thieu: ({ Thieu }) => [...Thieu],
      hanhDongs: async (row, _args, ctx) => {
        const stay = (await loadStay(ctx, row.NhapVien_Id)) ?? (await stayById(ctx, row.NhapVien_Id));
        return actionStates(ctx, phieuChamSocActs, entryFacts(row, stay));
      },
    },
    DongYLenhChamSoc: {
      YLenhChamSoc: ({ YLenhChamSoc_Id }, _args, ctx) => label(ctx, 'YLenhChamSoc', YLenhChamSoc_Id),
    },
    ChamSocNguoiBenh: {
      Giuong: ({ Giuong_Id }, _args, ctx) => label(ctx, 'GiuongBenh', Giuong_Id),
      Phong: ({ Phong_Id }, _args, ctx) => label(ctx, 'Node', Phong_Id),
      ChanDoanICD: ({ ChanDoanICD_Id }, _args, ctx) => refLabel(ctx, 'ICD', ChanDoanICD_Id),
      BacSiDieuTri: ({ BacSiDieuTri_Id }, _args, ctx) => refLabel(ctx, 'NhanVien', BacSiDieuTri_Id),
      hanhDongs: (row, _args, ctx) => actionStates(ctx, phieuChamSocActs, entryFacts(blank, row)),
    },
  },
} satisfies Resolvers;

async function label(ctx: Ctx, catalogue: string, id: string): Promise<RefLabel> {
  const found = await refLabel(ctx, catalogue, id);
  if (!found) throw new Error(`${catalogue} has no ${id}`);
  return found;
}
