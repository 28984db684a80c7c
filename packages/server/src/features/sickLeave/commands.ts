import { type ForWhom, giayNghiActs, type LoaiNghi, sickLeaveIssues } from '@sen/domain/sickLeave/giayNghi';
import { v7 } from 'uuid';
import { requireAct } from '../../engine/acts/acts.ts';
import { givenTexts } from '../../engine/acts/givenTexts.ts';
import { givenReason } from '../../engine/acts/reason.ts';
import { transition } from '../../engine/acts/transition.ts';
import { refLabel, refLabels } from '../../engine/catalogue/queries.ts';
import { actor, type Ctx, type Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { drawNumber } from '../../engine/sql/numbering.ts';
import { lockRow, updateRow } from '../../engine/sql/rows.ts';
import { inTransaction, once } from '../../engine/sql/transaction.ts';
import type { GiayNghiHuongBHXHInput } from '../../gql/main.ts';
import { lockSession, lockSessionFor } from '../examination/commands.ts';
import { announceSession, notePaper } from '../examination/open.ts';
import { sessionById } from '../examination/queries.ts';
import type { KhamBenhRow } from '../examination/tables.ts';
import { lockPatient } from '../patients/commands.ts';
import { patientById } from '../patients/queries.ts';
import { soKCB, soSeri } from './numbers.ts';
import { leaveFacts, leavesInUse } from './queries.ts';
import { type GiayNghiRow, giayNghiTable as table } from './tables.ts';

/** What the doctor writes; empty text counts as nothing. */
const written = [
  'NguyenNhanDinhChi',
  'TuNgay',
  'DenNgay',
  'MaSoBHXH',
  'DonViLamViec',
  'ChanDoan',
  'PhuongPhapDieuTri',
  'HoTenCha',
  'HoTenMe',
] as const satisfies ReadonlyArray<keyof GiayNghiRow & keyof GiayNghiHuongBHXHInput>;

type Values = { [K in (typeof written)[number]]?: string | null } & {
  LoaiNghi?: LoaiNghi;
  TuoiThai?: number | null;
};

/**
 * Issues the certificate of a session, begun with what the session says. Errors: NOT_FOUND, EXAM_ENDED when cancelled,
 * MAIN_DISEASE_NEEDED, SICK_LEAVE_EXISTS, BAD_INPUT by field.
 */
export function createLeave(ctx: Ctx, input: GiayNghiHuongBHXHInput): Promise<string> {
  const content = { id: input.requestId, operation: 'createGiayNghiHuongBHXH', content: input };
  return once(ctx, content, async (tx) => {
    const session = await lockSessionFor(tx, input.KhamBenh_Id ?? '', 'capGiayNghi');
    return insertLeave(tx, session, given(input), {});
  });
}

/** Changes a certificate that nobody has on paper. Errors: NOT_FOUND, CONFLICT, STATE_CHANGED, SICK_LEAVE_PRINTED, BAD_INPUT by field. */
export function updateLeave(ctx: Ctx, id: string, input: GiayNghiHuongBHXHInput): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const before = await lockRow(tx, table, id);
    if (!before) throw new DomainError('NOT_FOUND', { entity: giayNghiActs.name });
    requireAct(tx, giayNghiActs, 'sua', await leaveFacts(tx, before));
    if (input.version !== before.version)
      throw new DomainError('CONFLICT', { entity: giayNghiActs.name, current: before });
    const session = await sessionById(tx, before.KhamBenh_Id);
    const set = given(input);
    const whole = { ...before, ...set };
    await judge(tx, whole, session, id);
    const after = await updateRow(tx, table, id, {
      ...(set as Partial<GiayNghiRow>), // an empty one that must be filled was refused
      NgayCapNhat: tx.now(),
      NguoiCapNhat_Id: actor(tx),
    });
    await notePaper(tx, session, { entity: giayNghiActs.name, entityId: id, before, after });
    return id;
  });
}

/** Issues a certificate again, the old one being replaced. Errors: as for an update, without SICK_LEAVE_PRINTED. */
export function issueAgain(
  ctx: Ctx,
  id: string,
  input: GiayNghiHuongBHXHInput,
  LyDo: string,
): Promise<string> {
  const content = { id: input.requestId, operation: 'capLaiGiayNghiHuongBHXH', content: { id, input, LyDo } };
  return once(ctx, content, async (tx) => {
    const reason = givenReason(LyDo);
    const locked = await lockRow(tx, table, id);
    if (!locked) throw new DomainError('NOT_FOUND', { entity: giayNghiActs.name });
    if (input.version != null && input.version !== locked.version)
      throw new DomainError('CONFLICT', { entity: giayNghiActs.name, current: locked });
    const old = await transition(tx, giayNghiActs, table, id, 'capLai', { facts: leaveFacts, locked });
    const session = await lockSession(tx, old.KhamBenh_Id);
    const values = { ...pickWritten(old), ...given(input) };
    const { SoKCB } = old;
    return insertLeave(tx, session, values, { ThayTheCho_Id: id, LyDoCapLai: reason, SoKCB });
  });
}

/** Takes a certificate back that was not printed (`xoa`), or cancels it (`huy`). Errors: NOT_FOUND, STATE_CHANGED, SICK_LEAVE_PRINTED. */
export async function cancelLeave(
  ctx: Ctx,
  id: string,
  action: 'xoa' | 'huy',
  LyDo: string | null,
): Promise<void> {
  const LyDoHuy = action === 'huy' ? givenReason(LyDo) : LyDo?.trim() || null;
  await transition(ctx, giayNghiActs, table, id, action, {
    auditAction: 'CANCEL',
    set: { LyDoHuy },
    facts: leaveFacts,
    after: async (tx, row) => announceSession(tx, await sessionById(tx, row.KhamBenh_Id), 'update'),
  });
}

/** Writes a new certificate; one that is issued again keeps its number in the book. */
async function insertLeave(
  tx: Tx,
  session: KhamBenhRow,
  values: Values,
  again: { ThayTheCho_Id?: string; LyDoCapLai?: string; SoKCB?: string },
): Promise<string> {
  if (!session.ChanDoanICD_Id) throw new DomainError('MAIN_DISEASE_NEEDED');
  const whole = {
    LoaiNghi: 'Thuong' as const,
    TuNgay: session.Ngay,
    ...values,
    ChanDoan: values.ChanDoan || session.ChanDoan || (await diseaseName(tx, session.ChanDoanICD_Id)),
  };
  await judge(tx, whole, session, null);
  const row = {
    ...whole,
    ...again,
    _id: v7(),
    SoKCB: again.SoKCB ?? (await drawNumber(tx, soKCB)).text,
    SoSeri: (await drawNumber(tx, soSeri)).text,
    KhamBenh_Id: session._id,
    BenhNhan_Id: session.BenhNhan_Id,
    TiepNhan_Id: session.TiepNhan_Id,
    BacSi_Id: tx.user?.NhanVien_Id ?? session.BacSiKham_Id,
    ChanDoanICD_Id: session.ChanDoanICD_Id,
    NgayCap: session.Ngay,
    NguoiTao_Id: actor(tx),
  };
  // what the issues found missing is there
  await tx.db.insert(table).values(row as typeof table.$inferInsert);
  await notePaper(tx, session, { entity: giayNghiActs.name, entityId: row._id, after: row });
  return row._id;
}

/** Errors: BAD_INPUT by field; SICK_LEAVE_EXISTS where another one in use covers a day of this one. */
async function judge(
  tx: Tx,
  one: Values & { LoaiNghi: LoaiNghi },
  session: KhamBenhRow,
  own: string | null,
): Promise<void> {
  refuseIssues(sickLeaveIssues(one, await forWhom(tx, session)));
  const { TuNgay, DenNgay } = one;
  await lockPatient(tx, session.BenhNhan_Id); // another room may issue one at this moment
  const other = (await leavesInUse(tx, session.BenhNhan_Id)).find(
    (it) => it._id !== own && it.TuNgay <= (DenNgay ?? '') && (TuNgay ?? '') <= it.DenNgay,
  );
  if (other)
    throw new DomainError('SICK_LEAVE_EXISTS', {
      SoKCB: other.SoKCB,
      TuNgay: other.TuNgay,
      DenNgay: other.DenNgay,
    });
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

async function diseaseName(tx: Tx, ICD_Id: string): Promise<string> {
  return (await refLabel(tx, 'ICD', ICD_Id))?.ten ?? '';
}

/** The fields that an input names, the rest left out. */
function given(input: GiayNghiHuongBHXHInput): Values {
  const values: Values = givenTexts(input, written);
  if (input.LoaiNghi) values.LoaiNghi = input.LoaiNghi;
  if (input.TuoiThai !== undefined) values.TuoiThai = input.TuoiThai;
  return values;
}

function pickWritten(row: GiayNghiRow): Values {
  const { LoaiNghi, TuoiThai } = row;
  return { LoaiNghi, TuoiThai, ...Object.fromEntries(written.map((field) => [field, row[field]])) };
}
