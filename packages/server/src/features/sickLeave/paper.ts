import { daysOfLeave, type ForWhom, giayNghiActs, sickLeaveIssues } from '@sen/domain/sickLeave/giayNghi';
import { giayNghiApi, giayNghiRecord } from '@sen/domain/sickLeave/records';
import { and, eq } from 'drizzle-orm';
import { refLabel, refLabels } from '../../engine/catalogue/queries.ts';
import type { Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import type { GiayNghiHuongBHXHInput } from '../../gql/main.ts';
import { onSession } from '../examination/onSession.ts';
import type { KhamBenhRow } from '../examination/tables.ts';
import { definePaper, reasoned, reasonIfAny } from '../papers/paper.ts';
import { lockPatient } from '../patients/commands.ts';
import { patientById } from '../patients/queries.ts';
import { refusedByPosition } from '../signing/queries.ts';
import { soKCB, soSeri } from './numbers.ts';
import { giayNghiTable as table } from './tables.ts';

/** The certificate of an examination; one that is issued again keeps its number in the book. */
export const leave = definePaper<GiayNghiHuongBHXHInput>()({
  record: giayNghiRecord,
  api: giayNghiApi,
  table,
  acts: giayNghiActs,
  permission: 'GIAY_NGHI_BHXH',
  on: onSession('capGiayNghi', 'SICK_LEAVE_NOT_CANCELLED'),
  live: ['DangSuDung'],
  form: 'GiayNghiHuongBHXH',
  numbers: { SoKCB: soKCB, SoSeri: soSeri },
  facts: async (ctx, { TrangThai }, { node, printed }) => ({
    TrangThai,
    node,
    daIn: (await printed()) > 0,
    chucVu: await refusedByPosition(ctx, 'CapGiayNghi', ctx.user?.NhanVien_Id ?? null),
  }),
  begin: (_tx, session) => ({ LoaiNghi: 'Thuong' as const, TuNgay: session.Ngay }),
  whole: async (tx, { ChanDoan }, session) => {
    const { ChanDoanICD_Id, BacSiKham_Id, Ngay } = session;
    if (!ChanDoanICD_Id) throw new DomainError('MAIN_DISEASE_NEEDED');
    return {
      ChanDoan: ChanDoan || session.ChanDoan || (await refLabel(tx, 'ICD', ChanDoanICD_Id))?.ten || '',
      ChanDoanICD_Id,
      BacSi_Id: tx.user?.NhanVien_Id ?? BacSiKham_Id,
      NgayCap: Ngay,
    };
  },
  judge: async (tx, one, session, own) => {
    const { TuNgay, DenNgay, LoaiNghi } = one;
    refuseIssues(sickLeaveIssues({ ...one, LoaiNghi: LoaiNghi ?? 'Thuong' }, await forWhom(tx, session)));
    await lockPatient(tx, session.BenhNhan_Id); // another room may issue one at this moment
    const other = (await leavesInUse(tx, session.BenhNhan_Id)).find(
      (it) => it._id !== own && it.TuNgay <= (DenNgay ?? '') && (TuNgay ?? '') <= it.DenNgay,
    );
    if (!other) return;
    const { SoKCB } = other;
    throw new DomainError('SICK_LEAVE_EXISTS', { SoKCB, TuNgay: other.TuNgay, DenNgay: other.DenNgay });
  },
  again: { action: 'capLai', keeps: ({ SoKCB }) => ({ SoKCB }), versionFirst: true },
  ends: { huy: reasoned, xoa: reasonIfAny },
  moment: {
    number: 'SoSeri',
    text: ({ SoKCB, TuNgay, DenNgay }, { language }) => moment[language](SoKCB, daysOfLeave(TuNgay, DenNgay)),
  },
  many: { vi: 'Giấy nghỉ việc hưởng BHXH', en: 'Sick-leave certificates' },
});

export const { create: createLeave, update: updateLeave, reissue: issueAgain, end: cancelLeave } = leave;
export const { byId: leaveById, listOf: leavesOfSession } = leave;

const moment = {
  vi: (number: string, days: number) => `Giấy nghỉ hưởng BHXH số ${number}, ${days} ngày`,
  en: (number: string, days: number) =>
    `Sick-leave certificate ${number}, ${days === 1 ? '1 day' : `${days} days`}`,
};

/** The certificates of a patient that are in use. One statement. */
function leavesInUse(tx: Tx, BenhNhan_Id: string) {
  return tx.db
    .select()
    .from(table)
    .where(and(eq(table.BenhNhan_Id, BenhNhan_Id), eq(table.TrangThai, 'DangSuDung')));
}

async function forWhom(tx: Tx, session: KhamBenhRow): Promise<ForWhom> {
  const patient = await patientById(tx, session.BenhNhan_Id);
  const others = await refLabels(tx, 'ICD', session.ChanDoanPhuICD_Ids);
  const main = await refLabel(tx, 'ICD', session.ChanDoanICD_Id);
  return {
    ngayKham: session.Ngay,
    icds: [main, ...others].flatMap((one) => one?.ma ?? []),
    gioiTinh: patient.GioiTinh,
    ngaySinh: patient.NgaySinh ?? `${patient.NamSinh}-01-01`,
  };
}
