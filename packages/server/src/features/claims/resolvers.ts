import { dongTraActs } from '@sen/domain/claims/sending/dongTra';
import { hoSoActs } from '@sen/domain/claims/sending/hoSoBHYT';
import { access } from '../../engine/acts/access.ts';
import { actionStates } from '../../engine/acts/acts.ts';
import type { Ctx } from '../../engine/context.ts';
import { loadOne } from '../../engine/loaders.ts';
import { rowsById } from '../../engine/sql/rows.ts';
import type { Resolvers } from '../../gql/main.ts';
import { findingView } from '../cashier/claimFindings.ts';
import { facilityOf } from '../organisation/facility.ts';
import { certificateRow, keepCertificate } from './sending/certificate.ts';
import { checkPortal } from './sending/checkPortal.ts';
import { sendClaims, sendOneClaim } from './sending/commands.ts';
import { claimList, returnedList } from './sending/list.ts';
import { claimMonth } from './sending/month.ts';
import { exchangesOf, openClaim, versionsOf } from './sending/queries.ts';
import { linesOf, workLine } from './sending/returned.ts';
import { type DongTraBHYTRow, type HoSoBHYTRow, hoSoBHYTTable } from './tables.ts';

async function placeOf(ctx: Ctx, { HoSo_Id }: DongTraBHYTRow): Promise<string | null> {
  const claim = await loadOne(ctx, 'claims:version', HoSo_Id, async (of, ids) => {
    const rows = await rowsById(of.db, hoSoBHYTTable, ids);
    return new Map(rows.map((row) => [row._id, row]));
  });
  return claim ? facilityOf(ctx, claim.NoiTiepNhan_Id) : null;
}

const facts = async (ctx: Ctx, { TrangThai, NoiTiepNhan_Id }: HoSoBHYTRow) => ({
  TrangThai,
  node: await facilityOf(ctx, NoiTiepNhan_Id),
});

export const claimResolvers: Resolvers = {
  Query: {
    danhSachHoSoBHYT: access('HO_SO_BHYT_XEM', (ctx, args) => claimList(ctx, args)),
    hoSoBHYTCuaTiepNhan: access('HO_SO_BHYT_XEM', (ctx, { TiepNhan_Id }) => openClaim(ctx, TiepNhan_Id)),
    dongTraBHYTs: access('HO_SO_BHYT_XEM', (ctx, args) => returnedList(ctx, args)),
    tongHopHoSoBHYT: access('HO_SO_BHYT_XEM', (ctx, { thang }) => claimMonth(ctx, thang)),
    chungThuSo: access('QUAN_TRI', (ctx) => certificateRow(ctx)),
  },
  Mutation: {
    guiHoSoBHYT: access('HO_SO_BHYT_GUI', async (ctx, { input }) => {
      const { TiepNhan_Id, LyDo, guiDuCoLoi } = input;
      return sendOneClaim(ctx, TiepNhan_Id, { LyDo: LyDo ?? null, despite: guiDuCoLoi ?? false });
    }),
    guiHoSoBHYTs: access('HO_SO_BHYT_GUI', (ctx, { TiepNhan_Ids, LyDo }) =>
      sendClaims(ctx, TiepNhan_Ids, { LyDo: LyDo ?? null }),
    ),
    xuLyDongTraBHYT: access('HO_SO_BHYT_GUI', (ctx, { input }) => workLine(ctx, input)),
    luuChungThuSo: access('QUAN_TRI', (ctx, { input }) => keepCertificate(ctx, input)),
    kiemTraCongGiamDinh: access('QUAN_TRI', (ctx) => checkPortal(ctx)),
  },
  types: {
    HoSoCuaTiepNhan: {
      phatHiens: ({ findings }, _args, ctx) => findings.map((one) => findingView(ctx, one)),
      phienBans: ({ TiepNhan_Id }, _args, ctx) => versionsOf(ctx, TiepNhan_Id),
    },
    HoSoBHYT: {
      traoDois: ({ _id }, _args, ctx) => exchangesOf(ctx, _id),
      dongTras: ({ _id }, _args, ctx) => linesOf(ctx, _id),
      hanhDongs: async (row, _args, ctx) => actionStates(ctx, hoSoActs, await facts(ctx, row)),
    },
    DongTraBHYT: {
      hanhDongs: async (row, _args, ctx) =>
        actionStates(ctx, dongTraActs, { TrangThai: row.TrangThai, node: await placeOf(ctx, row) }),
    },
  },
};
