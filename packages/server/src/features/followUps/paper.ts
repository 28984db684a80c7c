import { giayHenActs, slipIssues, usualLastDay } from '@sen/domain/followUps/giayHen';
import { giayHenApi, giayHenRecord } from '@sen/domain/followUps/records';
import { and, eq, inArray } from 'drizzle-orm';
import { refLabel } from '../../engine/catalogue/queries.ts';
import { type Ctx, localDay, type Tx, today } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import type { GiayHenKhamLaiInput } from '../../gql/main.ts';
import { dischargeOfStay } from '../discharges/queries.ts';
import { sessionById } from '../examination/queries.ts';
import { onSessionOrStay, type SessionOrStay } from '../medicalRecords/onSessionOrStay.ts';
import { definePaper, reasoned } from '../papers/paper.ts';
import { lockPatient } from '../patients/commands.ts';
import { requireLiving } from '../patients/living.ts';
import { day } from '../printing/format.ts';
import { soGiayHen } from './numbers.ts';
import { giayHenTable as table } from './tables.ts';

/** The appointment slip of an ended session or of a stay whose discharge is ordered: one in force or used for a visit. One for another day has another last day. */
export const slip = definePaper<GiayHenKhamLaiInput>()({
  record: giayHenRecord,
  api: giayHenApi,
  table,
  acts: giayHenActs,
  permission: 'GIAY_HEN_KHAM_LAI',
  on: onSessionOrStay({ session: 'henKhamLai', stay: 'henKhamLai' }, 'APPOINTMENT_NOT_CANCELLED', {
    kinds: ['BinhThuong', 'XinVe', 'ChuyenVien', 'TronVien'],
  }),
  live: ['HieuLuc', 'DaDung'],
  form: 'PhieuHenKhamLai',
  numbers: { SoGiayHen: soGiayHen },
  facts: (_ctx, { TrangThai }, { ground, node }) => ({
    TrangThai,
    node,
    daKhoa: ground?.daKhoa ?? false,
  }),
  begin: async (tx, of) => {
    const { NgayTaiKham, LoiDan } = await arranging(tx, of);
    const { session, stay } = of;
    return {
      NgayHen: NgayTaiKham,
      // a patient of a ward comes again to the room that sent them there
      NoiHen_Id: session?.PhongBan_Id ?? (await sessionById(tx, stay?.KhamBenh_Id ?? '')).PhongBan_Id,
      BacSiHen_Id: session ? session.BacSiKham_Id : (stay?.BacSiDieuTri_Id ?? null),
      DanDo: LoiDan,
    };
  },
  whole: async (tx, { NgayHen, HieuLucDen }, of) => {
    const { ChanDoan, ChanDoanICD_Id, BacSi_Id } = await arranging(tx, of);
    return {
      HieuLucDen: HieuLucDen ?? (NgayHen ? usualLastDay(NgayHen) : null),
      BacSi_Id,
      ChanDoan: ChanDoan || ((await refLabel(tx, 'ICD', ChanDoanICD_Id))?.ten ?? null),
      NgayCap: today(tx),
    };
  },
  judge: async (tx, one, of) => {
    const { BenhNhan_Id, TiepNhan_Id } = of.session ?? of.stay;
    const { ngay } = await arranging(tx, of);
    refuseIssues(slipIssues(one, { ngayKham: ngay, today: today(tx) }));
    await lockPatient(tx, BenhNhan_Id); // another room of the visit may issue one at this moment
    await requireLiving(tx, BenhNhan_Id, 'PATIENT_DIED_APPOINTMENT');
    const other = await liveSlipOf(tx, TiepNhan_Id);
    if (other) throw new DomainError('APPOINTMENT_EXISTS', other);
  },
  again: {
    action: 'capLai',
    but: (old, { NgayHen = old.NgayHen }) => (NgayHen === old.NgayHen ? {} : { HieuLucDen: null }),
  },
  ends: { huy: reasoned },
  moment: {
    number: 'SoGiayHen',
    text: ({ NgayHen, TrangThai }, { language }) =>
      moment[language](day(NgayHen), giayHenActs.states[TrangThai][language].toLowerCase()),
  },
  many: { vi: 'Phiếu hẹn khám lại', en: 'Appointment slips' },
});

export const { create: createSlip, reissue: issueAgain, byId: slipById, listOf: slipsOfSession } = slip;
export const cancelSlip = (ctx: Ctx, id: string, LyDo: string) => slip.end(ctx, id, 'huy', LyDo);

/** What arranges the follow-up: an examination, or the discharge of a stay. Errors: STATE_CHANGED of a stay without one. */
async function arranging(tx: Tx, { session, stay }: SessionOrStay) {
  if (session) return { ...session, ngay: session.Ngay, BacSi_Id: session.BacSiKham_Id };
  const discharge = await dischargeOfStay(tx, stay._id);
  if (!discharge) throw new DomainError('STATE_CHANGED', { state: stay.TrangThai });
  return { ...discharge, ngay: localDay(discharge.ThoiGianRaVien) };
}

const moment = {
  vi: (on: string, state: string) => `Phiếu hẹn khám lại ngày ${on}, ${state}`,
  en: (on: string, state: string) => `Appointment slip for ${on}, ${state}`,
};

/** The slip of a visit that is in force or was used: one appointment after one course. */
async function liveSlipOf(tx: Tx, TiepNhan_Id: string): Promise<Record<string, unknown> | undefined> {
  const [row] = await tx.db
    .select({ SoGiayHen: table.SoGiayHen, NgayHen: table.NgayHen })
    .from(table)
    .where(and(eq(table.TiepNhan_Id, TiepNhan_Id), inArray(table.TrangThai, ['HieuLuc', 'DaDung'])));
  return row;
}
