import type { Issue } from '@sen/domain/catalogue/validate';
import { chuyenVienActs, transferIssues } from '@sen/domain/examination/chuyenVien';
import { and, desc, eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { requireAct } from '../../engine/acts/acts.ts';
import { givenTexts } from '../../engine/acts/givenTexts.ts';
import { givenReason } from '../../engine/acts/reason.ts';
import { transition } from '../../engine/acts/transition.ts';
import { logged } from '../../engine/audit/audit.ts';
import { actor, type Ctx, type Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { drawNumber } from '../../engine/sql/numbering.ts';
import { lockRow, updateRow } from '../../engine/sql/rows.ts';
import { inTransaction, once } from '../../engine/sql/transaction.ts';
import type {
  KhamBenh_ChuyenVienInput,
  QueryGetKhamBenh_ChuyenVienByBenhNhanIdArgs,
} from '../../gql/main.ts';
import { facilityOfNode } from '../organisation/facility.ts';
import { visibleRecords } from '../recordAccess/visible.ts';
import { lockSession, lockSessionFor } from './commands.ts';
import { resolutionKind } from './facts.ts';
import { maChuyenVien, soChuyenVien } from './numbers.ts';
import { announceSession, notePaper } from './open.ts';
import { sessionById } from './queries.ts';
import { type ChuyenVienRow, type KhamBenhRow, khamBenhTable, chuyenVienTable as table } from './tables.ts';
import { transferFacts } from './transferFacts.ts';

/** What the doctor writes; empty text counts as nothing. */
const written = [
  'BenhVien_Id',
  'HinhThucChuyen_Id',
  'DauHieuLamSang',
  'KetQuaLamSang',
  'ChanDoanICD_Id',
  'PhuongPhapDungDieuTri',
  'TinhTrangBenhNhan',
  'HuongDieuTri',
  'ChuyenTuNgay',
  'ChuyenDenNgay',
  'PhuongTienVanChuyen',
  'HoTenNguoiDuaDi',
] as const satisfies ReadonlyArray<keyof ChuyenVienRow & keyof KhamBenh_ChuyenVienInput>;

/**
 * Writes the transfer of a session whose resolution is a transfer, with what the session says. Errors: NOT_FOUND, EXAM_CANCELLED,
 * NOT_A_TRANSFER, TRANSFER_EXISTS, BAD_INPUT by field.
 */
export async function createTransfer(ctx: Ctx, input: KhamBenh_ChuyenVienInput): Promise<string> {
  return once(
    ctx,
    { id: input.requestId, operation: 'createKhamBenh_ChuyenVien', content: input },
    async (tx) => {
      const session = await lockSessionFor(tx, input.KhamBenh_Id ?? '', 'lapChuyenVien');
      if ((await resolutionKind(tx, session.HuongGiaiQuyet_Id)) !== 'ChuyenVien')
        throw new DomainError('NOT_A_TRANSFER');
      const { TrieuChungLamSang, ChanDoanICD_Id, ChanDoanPhuICD_Ids } = session;
      const set = {
        NgayChuyen: tx.now(),
        DauHieuLamSang: TrieuChungLamSang,
        ChanDoanICD_Id,
        ChanDoanPhuICD_Ids,
        ...given(input),
      };
      return insertTransfer(tx, session, set, {});
    },
  );
}

/**
 * Issues a transfer again, the old one being replaced: it keeps its number in the book and the day of its signature. Errors: NOT_FOUND,
 * CONFLICT, STATE_CHANGED, POSITION_NOT_ALLOWED, BAD_INPUT by field.
 */
export function issueTransferAgain(
  ctx: Ctx,
  id: string,
  input: KhamBenh_ChuyenVienInput,
  LyDo: string,
): Promise<string> {
  const content = {
    id: input.requestId,
    operation: 'capLaiKhamBenh_ChuyenVien',
    content: { id, input, LyDo },
  };
  return once(ctx, content, async (tx) => {
    const reason = givenReason(LyDo);
    const locked = await lockRow(tx, table, id);
    if (!locked) throw new DomainError('NOT_FOUND', { entity: 'KhamBenh_ChuyenVien' });
    if (input.version != null && input.version !== locked.version)
      throw new DomainError('CONFLICT', { entity: 'KhamBenh_ChuyenVien', current: locked });
    const old = await transition(tx, chuyenVienActs, table, id, 'capLai', { facts: transferFacts, locked });
    const session = await lockSession(tx, old.KhamBenh_Id);
    const { SoChuyenVien } = old;
    const again = { ThayTheCho_Id: id, LyDoCapLai: reason, SoChuyenVien };
    return insertTransfer(tx, session, { ...writtenOf(old), ...given(input) }, again);
  });
}

/** Writes a transfer; one that is issued again keeps its number in the book. */
async function insertTransfer(
  tx: Tx,
  session: KhamBenhRow,
  set: Values & { NgayChuyen: Date },
  again: { ThayTheCho_Id?: string; LyDoCapLai?: string; SoChuyenVien?: string },
): Promise<string> {
  refuseIssues(await issuesOf(tx, set, session));
  const row = {
    ...set,
    ...again,
    _id: v7(),
    MaChuyenVien: (await drawNumber(tx, maChuyenVien)).text,
    SoChuyenVien: again.SoChuyenVien ?? (await drawNumber(tx, soChuyenVien)).text,
    KhamBenh_Id: session._id,
    BenhNhan_Id: session.BenhNhan_Id,
    TiepNhan_Id: session.TiepNhan_Id,
    BacSiKham_Id: tx.user?.NhanVien_Id ?? session.BacSiKham_Id,
    HieuLucMotNam: await validForYear(tx, set.ChanDoanICD_Id ?? null),
    NguoiTao_Id: actor(tx),
  };
  // what the issues found missing is there
  await tx.db.insert(table).values(row as typeof table.$inferInsert);
  await notePaper(tx, session, { entity: 'KhamBenh_ChuyenVien', entityId: row._id, after: row });
  return row._id;
}

/** Whether papers for a disease are valid for a year, as the site's catalogue has it today. */
async function validForYear(tx: Tx, ICD_Id: string | null): Promise<boolean> {
  const { rows } = await tx.db.execute<{ year: boolean | null }>(
    sql`select phieu_chuyen_mot_nam as year from main.icd where id = ${ICD_Id}`,
  );
  return rows[0]?.year ?? false;
}

/**
 * Changes a transfer record that nobody has on paper; only what is given. Errors: NOT_FOUND, CONFLICT, STATE_CHANGED when cancelled,
 * TRANSFER_PRINTED, BAD_INPUT by field.
 */
export async function updateTransfer(ctx: Ctx, id: string, input: KhamBenh_ChuyenVienInput): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const before = await lockRow(tx, table, id);
    if (!before) throw new DomainError('NOT_FOUND', { entity: 'KhamBenh_ChuyenVien' });
    const session = await sessionById(tx, before.KhamBenh_Id);
    requireAct(tx, chuyenVienActs, 'sua', await transferFacts(tx, before));
    if (input.version !== before.version)
      throw new DomainError('CONFLICT', { entity: 'KhamBenh_ChuyenVien', current: before });
    const set = given(input);
    const whole = { ...before, ...set };
    refuseIssues(await issuesOf(tx, whole, session));
    const after = await updateRow(tx, table, id, {
      ...(set as Partial<ChuyenVienRow>), // an empty one that must be filled was refused
      HieuLucMotNam: await validForYear(tx, whole.ChanDoanICD_Id ?? null),
      NgayCapNhat: tx.now(),
      NguoiCapNhat_Id: actor(tx),
    });
    await notePaper(tx, session, { entity: 'KhamBenh_ChuyenVien', entityId: id, before, after });
    return id;
  });
}

/** Takes a record back while its session is open (`xoa`), or cancels it (`huy`). Errors: NOT_FOUND, EXAM_ENDED, TRANSFER_PRINTED, STATE_CHANGED. */
export async function cancelTransfer(
  ctx: Ctx,
  id: string,
  action: 'xoa' | 'huy',
  LyDo: string | null,
): Promise<void> {
  await transition(ctx, chuyenVienActs, table, id, action, {
    auditAction: 'CANCEL',
    set: { LyDoHuy: LyDo },
    facts: transferFacts,
    after: async (tx, row) => announceSession(tx, await sessionById(tx, row.KhamBenh_Id), 'update'),
  });
}

/** The transfer records of a patient, newest first; the reading is logged. One statement beside the log. */
export function transfersOfPatient(
  ctx: Ctx,
  args: QueryGetKhamBenh_ChuyenVienByBenhNhanIdArgs,
): Promise<ChuyenVienRow[]> {
  const { BenhNhan_Id } = args;
  const entry = { entity: 'KhamBenh_ChuyenVien', entityId: BenhNhan_Id, BenhNhan_Id };
  return logged(ctx, entry, visibleTransfers(ctx, args));
}

/** The same for who logs the reading. One statement. */
export async function visibleTransfers(
  ctx: Ctx,
  { BenhNhan_Id, KhamBenh_Id, TiepNhan_Id, BacSiKham_Id }: QueryGetKhamBenh_ChuyenVienByBenhNhanIdArgs,
): Promise<ChuyenVienRow[]> {
  const rows = await ctx.db
    .select({
      transfer: table,
      node: sql<string>`(select k.phong_ban_id from ${khamBenhTable} k where k.id = ${table.KhamBenh_Id})`,
    })
    .from(table)
    .where(
      and(
        eq(table.BenhNhan_Id, BenhNhan_Id),
        KhamBenh_Id ? eq(table.KhamBenh_Id, KhamBenh_Id) : undefined,
        TiepNhan_Id ? eq(table.TiepNhan_Id, TiepNhan_Id) : undefined,
        BacSiKham_Id ? eq(table.BacSiKham_Id, BacSiKham_Id) : undefined,
      ),
    )
    .orderBy(desc(table.NgayChuyen))
    .limit(100);
  const shown = await visibleRecords(ctx, rows, ({ node }) => ({ node, BenhNhan_Id }));
  return shown.map(({ transfer }) => transfer);
}

/** One transfer record that must exist. Errors: NOT_FOUND. */
export async function transferById(ctx: Ctx, id: string): Promise<ChuyenVienRow> {
  const [row] = await ctx.db.select().from(table).where(eq(table._id, id));
  if (!row) throw new DomainError('NOT_FOUND', { entity: 'KhamBenh_ChuyenVien' });
  return row;
}

type Values = { [K in (typeof written)[number]]?: string | null } & {
  ChanDoanPhuICD_Ids?: string[];
  NgayChuyen?: Date;
  LyDoChuyen?: ChuyenVienRow['LyDoChuyen'];
  SoLuotChuyen?: number;
};

/** The fields that an input names, the rest left out. */
function given(input: KhamBenh_ChuyenVienInput): Values {
  const values: Values = givenTexts(input, written);
  if (input.ChanDoanPhuICD_Ids) values.ChanDoanPhuICD_Ids = [...input.ChanDoanPhuICD_Ids];
  if (input.NgayChuyen) values.NgayChuyen = input.NgayChuyen;
  if (input.LyDoChuyen) values.LyDoChuyen = input.LyDoChuyen;
  if (input.SoLuotChuyen) values.SoLuotChuyen = input.SoLuotChuyen;
  return values;
}

/** What is written in a transfer, for the one that is issued again. */
function writtenOf(row: ChuyenVienRow): Values & { NgayChuyen: Date } {
  const { ChanDoanPhuICD_Ids, NgayChuyen, LyDoChuyen, SoLuotChuyen } = row;
  const texts = Object.fromEntries(written.map((field) => [field, row[field]]));
  return { ...texts, ChanDoanPhuICD_Ids, NgayChuyen, LyDoChuyen, SoLuotChuyen };
}

async function issuesOf(tx: Tx, one: Values & { NgayChuyen: Date }, session: KhamBenhRow): Promise<Issue[]> {
  // to the minute: somebody sent on in the minute of the exam is not sent before it
  const minute = (at: Date) => at.toISOString().slice(0, 16);
  return transferIssues({
    ...one,
    NgayChuyen: minute(one.NgayChuyen),
    NgayKham: minute(session.NgayKham),
    maNoiDen: await facilityCode(tx, one.BenhVien_Id ?? null),
    maNoiDi: (await facilityOfNode(tx, session.PhongBan_Id))?.MaCSKCB ?? null,
  });
}

async function facilityCode(tx: Tx, BenhVien_Id: string | null): Promise<string | null> {
  if (BenhVien_Id === null) return null;
  const { rows } = await tx.db.execute<{ code: string | null }>(
    sql`select ma_cskcb as code from main.benh_vien where id = ${BenhVien_Id}`,
  );
  return rows[0]?.code ?? null;
}
