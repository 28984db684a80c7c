import { admissionIssues, nhapVienActs } from '@sen/domain/admission/nhapVien';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { requireAct } from '../../engine/acts/acts.ts';
import { givenTexts } from '../../engine/acts/givenTexts.ts';
import { transition } from '../../engine/acts/transition.ts';
import { actor, type Ctx, type Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { drawNumber } from '../../engine/sql/numbering.ts';
import { lockRow, updateRow } from '../../engine/sql/rows.ts';
import { inTransaction, once } from '../../engine/sql/transaction.ts';
import type { TiepNhanNhapVienInput } from '../../gql/main.ts';
import { lockSessionFor } from '../examination/commands.ts';
import { resolutionKind } from '../examination/facts.ts';
import { announceSession, notePaper } from '../examination/open.ts';
import { sessionById } from '../examination/queries.ts';
import type { KhamBenhRow } from '../examination/tables.ts';
import { facilityOf } from '../organisation/facility.ts';
import { maNhapVien } from './numbers.ts';
import { admissionFacts } from './queries.ts';
import { type NhapVienRow, nhapVienTable as table } from './tables.ts';

/** What the doctor writes; empty text counts as nothing. */
const written = [
  'KhoaNhapVien_Id',
  'LoaiBenhAn_Id',
  'BacSiChiDinh_Id',
  'ChanDoanICD_Id',
  'LyDoVaoVien',
  'QuaTrinhBenhLy',
  'TienSuBanThan',
  'TienSuGiaDinh',
  'KhamToanThan',
  'KhamBoPhan',
  'TomTatCanLamSang',
  'DaXuLy',
] as const satisfies ReadonlyArray<keyof NhapVienRow & keyof TiepNhanNhapVienInput>;

type Values = { [K in (typeof written)[number]]?: string | null } & { ThoiGianVaoVien?: Date | null };

/**
 * Orders the admission of a session whose saved resolution is one. Errors: NOT_FOUND, EXAM_ENDED when cancelled, NOT_AN_ADMISSION,
 * ADMISSION_EXISTS, BAD_INPUT by field.
 */
export function createAdmission(ctx: Ctx, input: TiepNhanNhapVienInput): Promise<string> {
  const content = { id: input.requestId, operation: 'createTiepNhanNhapVien', content: input };
  return once(ctx, content, async (tx) => {
    const session = await lockSessionFor(tx, input.KhamBenh_Id ?? '', 'chiDinhNhapVien');
    if ((await resolutionKind(tx, session.HuongGiaiQuyet_Id)) !== 'NhapVien')
      throw new DomainError('NOT_AN_ADMISSION');
    const whole = {
      ThoiGianVaoVien: tx.now(),
      BacSiChiDinh_Id: tx.user?.NhanVien_Id ?? session.BacSiKham_Id,
      ChanDoanICD_Id: session.ChanDoanICD_Id,
      ...given(input),
    };
    await judge(tx, whole, session);
    const row = {
      ...whole,
      ...vitalsOf(session),
      _id: v7(),
      MaNhapVien: (await drawNumber(tx, maNhapVien)).text,
      KhamBenh_Id: session._id,
      BenhNhan_Id: session.BenhNhan_Id,
      TiepNhan_Id: session.TiepNhan_Id,
      NguoiTao_Id: actor(tx),
    };
    // what the issues found missing is there
    await tx.db.insert(table).values(row as typeof table.$inferInsert);
    await notePaper(tx, session, { entity: nhapVienActs.name, entityId: row._id, after: row });
    return row._id;
  });
}

/** Changes an order, and takes the vital signs of the session anew. Errors: NOT_FOUND, CONFLICT, STATE_CHANGED when cancelled, BAD_INPUT by field. */
export function updateAdmission(ctx: Ctx, id: string, input: TiepNhanNhapVienInput): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const before = await lockRow(tx, table, id);
    if (!before) throw new DomainError('NOT_FOUND', { entity: nhapVienActs.name });
    requireAct(tx, nhapVienActs, 'sua', await admissionFacts(tx, before));
    if (input.version !== before.version)
      throw new DomainError('CONFLICT', { entity: nhapVienActs.name, current: before });
    const session = await sessionById(tx, before.KhamBenh_Id);
    const set = given(input);
    await judge(tx, { ...before, ...set }, session);
    const after = await updateRow(tx, table, id, {
      ...(set as Partial<NhapVienRow>), // an empty one that must be filled was refused
      ...vitalsOf(session),
      NgayCapNhat: tx.now(),
      NguoiCapNhat_Id: actor(tx),
    });
    await notePaper(tx, session, { entity: nhapVienActs.name, entityId: id, before, after });
    return id;
  });
}

/** Cancels an order. Errors: NOT_FOUND, STATE_CHANGED. */
export async function cancelAdmission(ctx: Ctx, id: string): Promise<NhapVienRow> {
  return transition(ctx, nhapVienActs, table, id, 'huy', {
    auditAction: 'CANCEL',
    facts: admissionFacts,
    after: async (tx, row) => announceSession(tx, await sessionById(tx, row.KhamBenh_Id), 'update'),
  });
}

/** The vital signs of a session, as the ward is told of them. */
function vitalsOf({ Mach, NhietDo, HuyetApCao, HuyetApThap, NhipTho, SpO2, CanNang, ChieuCao }: KhamBenhRow) {
  return { Mach, NhietDo, HuyetApCao, HuyetApThap, NhipTho, SpO2, CanNang, ChieuCao };
}

async function judge(tx: Tx, one: Values, session: KhamBenhRow): Promise<void> {
  // to the minute: somebody admitted in the minute of the exam is not admitted before it
  const minute = (at: Date) => at.toISOString().slice(0, 16);
  refuseIssues(
    admissionIssues({
      ...one,
      laKhoaCuaCoSo: await isWardOf(tx, one.KhoaNhapVien_Id ?? null, session.PhongBan_Id),
      ThoiGianVaoVien: one.ThoiGianVaoVien ? minute(one.ThoiGianVaoVien) : null,
      NgayKham: minute(session.NgayKham),
    }),
  );
}

/** Whether a node is a department in use of the facility of a room. */
async function isWardOf(tx: Tx, id: string | null, room: string): Promise<boolean> {
  if (id === null) return false;
  const { rows } = await tx.db.execute<{ category: string }>(
    sql`select category from auth.node where id = ${id} and trang_thai = 'DangSuDung'`,
  );
  if (rows[0]?.category !== 'DEPARTMENT') return false;
  return (await facilityOf(tx, id)) === (await facilityOf(tx, room));
}

/** The fields that an input names, the rest left out. */
function given(input: TiepNhanNhapVienInput): Values {
  const values: Values = givenTexts(input, written);
  if (input.ThoiGianVaoVien !== undefined) values.ThoiGianVaoVien = input.ThoiGianVaoVien;
  return values;
}
