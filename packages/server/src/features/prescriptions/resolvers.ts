import { toaThuocActs } from '@sen/domain/prescriptions/toaThuoc';
import { access } from '../../engine/acts/access.ts';
import { actionStates } from '../../engine/acts/acts.ts';
import { logged } from '../../engine/audit/audit.ts';
import type { Ctx } from '../../engine/context.ts';
import type { QueryKiemTraToaThuocArgs, Resolvers } from '../../gql/main.ts';
import { findingsWhileOrdering } from '../cashier/claimFindings.ts';
import { madeOfSession, sessionById } from '../examination/queries.ts';
import type { KhamBenhRow } from '../examination/tables.ts';
import { isStarred, unitOfDrug } from '../pharmacy/drugFacts.ts';
import { requireVisible } from '../recordAccess/visible.ts';
import { checkPrescription, draftedDrugs, unitPrice } from './check.ts';
import { cancelPrescription, savePrescription, takeBackPaymentRequest, toaThuocFacts } from './commands.ts';
import { sentPrescriptions } from './national/list.ts';
import { sendNow, withdrawNow } from './national/resend.ts';
import { openPrescriptions } from './openPrescriptions.ts';
import { rewritingOf } from './payerPrices.ts';
import { prescriptionLines, prescriptionsOfSession, storesOfRoom, versionOf } from './queries.ts';
import { madeOf, shownOfPatient } from './shown.ts';
import { suggestPrescription } from './suggestions.ts';

async function wholeOf(ctx: Ctx, KhamBenh_Id: string, session?: KhamBenhRow) {
  await requireVisible(ctx, session ? madeOfSession(session) : await madeOf(ctx, KhamBenh_Id));
  const toas = await prescriptionsOfSession(ctx, KhamBenh_Id);
  return { version: versionOf(toas), toas };
}

async function check(ctx: Ctx, { KhamBenh_Id, dongs }: QueryKiemTraToaThuocArgs) {
  const session = await sessionById(ctx, KhamBenh_Id);
  await requireVisible(ctx, madeOfSession(session));
  const { lines, issues, warnings } = await checkPrescription(ctx, session, dongs);
  const phatHiens = await findingsWhileOrdering(ctx, draftedDrugs(session, lines, ctx.now()));
  return {
    phatHiens,
    dongs: lines.map(({ input, facts, SoLuong }) => ({
      Duoc_Id: input.Duoc_Id,
      TenDuoc: facts.TenDuoc,
      SoLuong,
      DonGia: unitPrice(facts, input.LoaiToa),
    })),
    canhBaos: warnings,
    lois: issues.map(({ path, code, details = null }) => ({ path, code, details })),
  };
}

export const prescriptionResolvers: Resolvers = {
  Query: {
    donThuocConNgay: access('TIEP_NHAN', async (ctx, { BenhNhan_Id }) =>
      openPrescriptions(ctx, await shownOfPatient(ctx, BenhNhan_Id)),
    ),
    toaThuoc: access('BENH_AN_XEM', (ctx, { KhamBenh_Id }) => wholeOf(ctx, KhamBenh_Id)),
    toaThuocCusByBenhNhan: access('BENH_AN_XEM', (ctx, { BenhNhan_Id }) =>
      logged(ctx, { entity: 'ToaThuoc', entityId: null, BenhNhan_Id }, shownOfPatient(ctx, BenhNhan_Id)),
    ),
    goiYKeDon: access('KE_DON', (ctx, { ICD_Ids }) => suggestPrescription(ctx, ICD_Ids ?? [])),
    kiemTraToaThuoc: access('KE_DON', check),
    donThuocLienThongs: access('LIEN_THONG_DON_THUOC', (ctx, args) => sentPrescriptions(ctx, args)),
    getPhongBanKhoDuocByNode: access('SIGNED_IN', (ctx, { idNode }) => storesOfRoom(ctx, idNode)),
  },
  Mutation: {
    updateToaThuoc: access('KE_DON', async (ctx, { KhamBenh_Id, input }) => {
      const hand: { session?: KhamBenhRow } = {};
      await savePrescription(ctx, KhamBenh_Id, input, hand);
      return wholeOf(ctx, KhamBenh_Id, hand.session);
    }),
    huyToaThuoc: access('KE_DON', async (ctx, { ToaThuoc_Id, LyDo }) =>
      wholeOf(ctx, await cancelPrescription(ctx, ToaThuoc_Id, LyDo)),
    ),
    thuHoiDonThuocLienThong: access('LIEN_THONG_DON_THUOC', (ctx, { ToaThuoc_Id }) =>
      withdrawNow(ctx, ToaThuoc_Id),
    ),
    guiDonThuocLienThong: access('LIEN_THONG_DON_THUOC', (ctx, { ToaThuoc_Id }) => sendNow(ctx, ToaThuoc_Id)),
    huyYeuCauThanhToan_KhamBenhToaThuoc: access('KE_DON', (ctx, { KhamBenh_Id }) =>
      takeBackPaymentRequest(ctx, KhamBenh_Id, 'thuoc'),
    ),
    huyYeuCauThanhToan_KhamBenhVTYT: access('KE_DON', (ctx, { KhamBenh_Id }) =>
      takeBackPaymentRequest(ctx, KhamBenh_Id, 'vatTu'),
    ),
  },
  types: {
    ToaThuoc: {
      chiTiets: (row, _args, ctx) => prescriptionLines(ctx, row._id),
      canKeLai: (row, _args, ctx) => rewritingOf(ctx, row),
      hanhDongs: async (row, _args, ctx) => actionStates(ctx, toaThuocActs, await toaThuocFacts(ctx, row)),
    },
    ToaThuocChiTiet: {
      canhBaoDaDuyets: (row) => row.CanhBao,
      HoiChan: (row, _args, ctx) => isStarred(ctx, row.Duoc_Id),
      DonViTinh: (row, _args, ctx) => unitOfDrug(ctx, row.Duoc_Id),
    },
  },
};
