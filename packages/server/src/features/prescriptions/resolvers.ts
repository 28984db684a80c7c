import { access } from '../../engine/access.ts';
import { logged } from '../../engine/audit.ts';
import { refLabel } from '../../engine/catalogue/queries.ts';
import type { Ctx } from '../../engine/context.ts';
import type { QueryKiemTraToaThuocArgs, Resolvers } from '../../gql/main.ts';
import { loadSession, sessionById } from '../examination/queries.ts';
import { requireVisible, visibleRecords } from '../organisation/ownRecords.ts';
import { checkPrescription } from './check.ts';
import { savePrescription, takeBackPaymentRequest } from './commands.ts';
import {
  prescriptionLines,
  prescriptionsOfPatient,
  prescriptionsOfSession,
  storesOfRoom,
  versionOf,
} from './queries.ts';

/** The room of a session; null when there is none. */
const roomOf = async (ctx: Ctx, KhamBenh_Id: string) =>
  (await loadSession(ctx, KhamBenh_Id))?.PhongBan_Id ?? null;

/** The prescriptions of a patient that may be seen here. */
const shownOfPatient = async (ctx: Ctx, BenhNhan_Id: string) =>
  visibleRecords(ctx, await prescriptionsOfPatient(ctx, BenhNhan_Id), (toa) => roomOf(ctx, toa.KhamBenh_Id));

async function wholeOf(ctx: Ctx, KhamBenh_Id: string) {
  await requireVisible(ctx, () => roomOf(ctx, KhamBenh_Id));
  const toas = await prescriptionsOfSession(ctx, KhamBenh_Id);
  return { version: versionOf(toas), toas };
}

async function check(ctx: Ctx, { KhamBenh_Id, dongs }: QueryKiemTraToaThuocArgs) {
  const { lines, issues, warnings } = await checkPrescription(
    ctx,
    await sessionById(ctx, KhamBenh_Id),
    dongs,
  );
  return {
    dongs: lines.map(({ input, facts, SoLuong }) => ({
      Duoc_Id: input.Duoc_Id,
      TenDuoc: facts.TenDuoc,
      SoLuong,
      DonGia: input.LoaiToa === 'BHYT' ? facts.GiaBHYT : facts.GiaBan,
    })),
    canhBaos: warnings,
    lois: issues,
  };
}

export const prescriptionResolvers: Resolvers = {
  Query: {
    toaThuoc: access('BENH_AN_XEM', (ctx, { KhamBenh_Id }) => wholeOf(ctx, KhamBenh_Id)),
    toaThuocCusByBenhNhan: access('BENH_AN_XEM', (ctx, { BenhNhan_Id }) =>
      logged(ctx, { entity: 'ToaThuoc', entityId: null, BenhNhan_Id }, shownOfPatient(ctx, BenhNhan_Id)),
    ),
    kiemTraToaThuoc: access('KE_DON', check),
    getPhongBanKhoDuocByNode: access('SIGNED_IN', (ctx, { idNode }) => storesOfRoom(ctx, idNode)),
  },
  Mutation: {
    updateToaThuoc: access('KE_DON', async (ctx, { KhamBenh_Id, input }) => {
      await savePrescription(ctx, KhamBenh_Id, input);
      return wholeOf(ctx, KhamBenh_Id);
    }),
    huyYeuCauThanhToan_KhamBenhToaThuoc: access('KE_DON', (ctx, { KhamBenh_Id }) =>
      takeBackPaymentRequest(ctx, KhamBenh_Id, 'thuoc'),
    ),
    huyYeuCauThanhToan_KhamBenhVTYT: access('KE_DON', (ctx, { KhamBenh_Id }) =>
      takeBackPaymentRequest(ctx, KhamBenh_Id, 'vatTu'),
    ),
  },
  types: {
    ToaThuoc: {
      BacSi: (row, _args, ctx) => refLabel(ctx, 'NhanVien', row.BacSi_Id),
      chiTiets: (row, _args, ctx) => prescriptionLines(ctx, row._id),
    },
    ToaThuocChiTiet: {
      canhBaoDaDuyets: (row) => row.CanhBao,
      DuongDung: (row, _args, ctx) => refLabel(ctx, 'DuongDung', row.DuongDung_Id),
    },
  },
};
