import { endOfStay, raVienNoiTruActs, raVienNoiTruIssues } from '@sen/domain/discharges/raVienNoiTru';
import { raVienNoiTruApi, raVienNoiTruRecord } from '@sen/domain/discharges/records';
import { causeIssues } from '@sen/domain/patients/death';
import { type Ctx, localDay, type Tx, today } from '../../engine/context.ts';
import { refuseIssues } from '../../engine/errors.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import type { RaVienNoiTruInput } from '../../gql/main.ts';
import { lockStay, lockStayFor, moveStay } from '../admission/commands.ts';
import type { NhapVienRow } from '../admission/tables.ts';
import { diagnosisRefusals } from '../examination/icd.ts';
import { wholeRecordOfStay } from '../medicalRecords/ofStay.ts';
import { definePaper, reasoned } from '../papers/paper.ts';
import { markDeath } from '../patients/commands.ts';
import { causeOfDeath } from '../patients/death.ts';
import { patientById } from '../patients/queries.ts';
import { lockAnyReception } from '../reception/queries.ts';
import { endStayTimes, lastMoveOf, moveStayEnd } from '../stays/ends.ts';
import { whenStayEnds } from '../stays/points.ts';
import { soRaVienNoiTru } from './numbers.ts';
import { onStay } from './onStay.ts';
import { refuseWithPapers } from './papersOfStay.ts';
import { type RaVienNoiTruRow, raVienNoiTruTable as table } from './tables.ts';

/** The discharge of a stay. Writing one orders it: the times of the stay end, and no order of its visit is added or taken away. */
export const discharge = definePaper<RaVienNoiTruInput>()({
  record: raVienNoiTruRecord,
  api: raVienNoiTruApi,
  table,
  acts: raVienNoiTruActs,
  permission: 'NOI_TRU_RA_VIEN',
  on: onStay(async (tx, { NhapVien_Id, version }) => {
    const stay = await lockStayFor(tx, NhapVien_Id ?? '', 'chiDinhRaVien', version ?? 0);
    await lockAnyReception(tx, stay.TiepNhan_Id); // who orders for the visit at this moment is first or is refused
    return stay;
  }),
  live: ['DangSuDung'],
  form: 'RaVienNoiTru',
  numbers: { SoRaVien: soRaVienNoiTru },
  facts: async (_ctx, { TrangThai }, { node, printed }) => ({
    TrangThai,
    node,
    daIn: (await printed()) > 0,
  }),
  given: ({ ThoiGianRaVien }) => ({ ThoiGianRaVien: ThoiGianRaVien ?? undefined }),
  begin: async (tx, { _id }) => {
    const { ChanDoan, ChanDoanICD_Id, ChanDoanPhuICD_Ids } = await wholeRecordOfStay(tx, _id);
    return { ThoiGianRaVien: tx.now(), ChanDoan, ChanDoanICD_Id, ChanDoanPhuICD_Ids };
  },
  whole: (tx, { BacSi_Id }, { BacSiDieuTri_Id }) => ({
    BacSi_Id: tx.user?.NhanVien_Id ?? BacSi_Id ?? BacSiDieuTri_Id,
  }),
  judge: async (tx, one, stay) => {
    const patient = await patientById(tx, stay.BenhNhan_Id);
    const issues = raVienNoiTruIssues(one, {
      vaoLuc: stay.ThoiGianVaoVien,
      tu: await lastMoveOf(tx, stay._id),
      now: tx.now(),
      ngay: today(tx),
      ngayRa: one.ThoiGianRaVien ? localDay(one.ThoiGianRaVien) : null,
      ngaySinh: patient.NgaySinh ?? `${patient.NamSinh}-01-01`,
    });
    const cause = one.NguyenNhanTuVongICD_Id ?? null;
    refuseIssues([
      ...issues,
      ...(await diagnosisRefusals(tx, { ...one, BenhNhan_Id: stay.BenhNhan_Id })),
      ...(cause === null ? [] : causeIssues(await causeOfDeath(tx, cause))).map((issue) => ({
        ...issue,
        path: 'NguyenNhanTuVongICD_Id',
      })),
    ]);
  },
  follows: async ({ _id }, { ThoiGianRaVien }, tx) =>
    ThoiGianRaVien ? { ThoiGianRaVien: endOfStay(ThoiGianRaVien, await lastMoveOf(tx, _id)) } : {},
  again: {
    action: 'thayThe',
    reason: 'LyDoThayThe',
    keeps: ({ SoRaVien, PhienBan }) => ({ SoRaVien, PhienBan: PhienBan + 1 }),
  },
  ends: { huy: reasoned },
  noted: async (tx, row, before) => {
    const stay = await lockStay(tx, row.NhapVien_Id);
    const old = before ?? (row.ThayTheCho_Id ? await discharge.byId(tx, row.ThayTheCho_Id) : null);
    if (old) await refuseWithPapers(tx, old, row);
    if (old) await moveStayEnd(tx, stay, row.ThoiGianRaVien, 'ThoiGianRaVien');
    else await order(tx, stay, row);
    const died = row.KetQuaDieuTri === 'TuVong';
    if (died !== (old?.KetQuaDieuTri === 'TuVong')) await markDeath(tx, row.BenhNhan_Id, died);
  },
  moment: {
    number: 'SoRaVien',
    at: ({ ThoiGianRaVien }) => ThoiGianRaVien,
    text: ({ ChanDoan }, { language }) => `${moment[language]}: ${ChanDoan}`,
  },
  many: { vi: 'Giấy ra viện nội trú', en: 'Discharges of inpatients' },
  refers: { loose: { chan_doan_phu_icd_ids: 'ICD' } },
});

const moment = { vi: 'Ra viện', en: 'Discharged' };

/** The discharge of a locked stay is ordered: its times end, and what ends with them. */
async function order(tx: Tx, stay: NhapVienRow, row: RaVienNoiTruRow): Promise<void> {
  await moveStay(tx, stay._id, 'chiDinhRaVien', {}, { SoRaVien: row.SoRaVien });
  await endStayTimes(tx, stay, row.ThoiGianRaVien);
  for (const run of whenStayEnds.all()) await run(tx, stay._id, row.ThoiGianRaVien);
}

/** Changes a discharge; its stay is locked first, as every act on it does. Errors: those of a paper. */
export function updateDischarge(ctx: Ctx, id: string, input: RaVienNoiTruInput): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    await lockStay(tx, (await discharge.byId(tx, id)).NhapVien_Id);
    return discharge.update(tx, id, input);
  });
}

/** Writes a further version of a discharge, whose stay is locked first. Errors: those of a paper. */
export function replaceDischarge(
  ctx: Ctx,
  id: string,
  input: RaVienNoiTruInput,
  LyDo: string,
): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    await lockStay(tx, (await discharge.byId(tx, id)).NhapVien_Id);
    return discharge.reissue(tx, id, input, LyDo);
  });
}
