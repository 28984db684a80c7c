import { giayHenActs, slipIssues, usualLastDay } from '@sen/domain/followUps/giayHen';
import { giayHenApi, giayHenRecord } from '@sen/domain/followUps/records';
import { and, eq, inArray } from 'drizzle-orm';
import { refLabel } from '../../engine/catalogue/queries.ts';
import { type Ctx, type Tx, today } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import type { GiayHenKhamLaiInput } from '../../gql/main.ts';
import { onSession } from '../examination/onSession.ts';
import { definePaper, reasoned } from '../papers/paper.ts';
import { lockPatient } from '../patients/commands.ts';
import { requireLiving } from '../patients/living.ts';
import { day } from '../printing/format.ts';
import { soGiayHen } from './numbers.ts';
import { giayHenTable as table } from './tables.ts';

/** The appointment slip of an ended session: one in force or used for a visit. One for another day has another last day. */
export const slip = definePaper<GiayHenKhamLaiInput>()({
  record: giayHenRecord,
  api: giayHenApi,
  table,
  acts: giayHenActs,
  permission: 'GIAY_HEN_KHAM_LAI',
  on: onSession('henKhamLai', 'APPOINTMENT_NOT_CANCELLED'),
  live: ['HieuLuc', 'DaDung'],
  form: 'PhieuHenKhamLai',
  numbers: { SoGiayHen: soGiayHen },
  facts: (_ctx, { TrangThai }, { node }) => ({ TrangThai, node }),
  begin: (_tx, { NgayTaiKham, PhongBan_Id, BacSiKham_Id, LoiDan }) => ({
    NgayHen: NgayTaiKham,
    NoiHen_Id: PhongBan_Id,
    BacSiHen_Id: BacSiKham_Id,
    DanDo: LoiDan,
  }),
  whole: async (tx, { NgayHen, HieuLucDen }, { ChanDoan, ChanDoanICD_Id, BacSiKham_Id }) => ({
    HieuLucDen: HieuLucDen ?? (NgayHen ? usualLastDay(NgayHen) : null),
    BacSi_Id: BacSiKham_Id,
    ChanDoan: ChanDoan || ((await refLabel(tx, 'ICD', ChanDoanICD_Id))?.ten ?? null),
    NgayCap: today(tx),
  }),
  judge: async (tx, one, { Ngay, BenhNhan_Id, TiepNhan_Id }) => {
    refuseIssues(slipIssues(one, { ngayKham: Ngay, today: today(tx) }));
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
