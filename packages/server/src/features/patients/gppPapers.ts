import {
  chungTuGPPActs as acts,
  type ChungTuGPPFacts,
  gppPaperIssue,
  gppPapersMost,
} from '@sen/domain/patients/gppPapers';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { perform } from '../../engine/acts/acts.ts';
import { givenReason } from '../../engine/acts/reason.ts';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx, type Tx } from '../../engine/context.ts';
import { fileTable } from '../../engine/database/tables.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { emit } from '../../engine/events/events.ts';
import { loadOne } from '../../engine/loaders.ts';
import { insertRow, lockRow, updateRow } from '../../engine/sql/rows.ts';
import { once } from '../../engine/sql/transaction.ts';
import type { FileOwner } from '../../engine/storage/files.ts';
import { pictureFacts } from '../../engine/storage/pictureFacts.ts';
import { lockPatientFor } from './lock.ts';
import { patientById } from './queries.ts';
import { benhNhanTable, type ChungTuGPPRow, chungTuGPPTable as table } from './tables.ts';

/** A paper as the API answers one: its row with what the store knows of its file. */
export type ChungTuGPP = ChungTuGPPRow & { fileName: string; type: string; size: number; sha256: string };

/**
 * Files of business customers' papers: whoever changes patients sends them, whoever sees patients reads them. One that was removed is
 * read by who may change, one that stands with no customer yet by its sender alone.
 */
export const gppPaperFiles: FileOwner = {
  name: acts.name,
  permission: 'BENH_NHAN_SUA',
  issue: (bytes) => gppPaperIssue(kindOf(bytes), bytes.length),
  shownIn: sql`select 1 from ${table} c where c.tep_id = f.id`,
  reading: async (ctx, file) => {
    const [paper] = await ctx.db
      .select({ TrangThai: table.TrangThai })
      .from(table)
      .where(eq(table.Tep_Id, file._id));
    if (!paper) return null;
    const right = paper.TrangThai === 'DaHuy' ? 'BENH_NHAN_SUA' : 'BENH_NHAN_XEM';
    return { anyOf: [right], places: () => [null] };
  },
};

function kindOf(bytes: Buffer): string | null {
  const isPdf = bytes.toString('latin1', 0, 5) === '%PDF-';
  return isPdf ? 'application/pdf' : (pictureFacts(bytes)?.type ?? null);
}

/** The papers of a customer, those in use first, then the newest; the removed ones for who may change patients. One statement. */
export async function gppPapers(ctx: Ctx, BenhNhan_Id: string): Promise<ChungTuGPP[]> {
  const rows = await papersOf(ctx, [BenhNhan_Id]);
  return ctx.permissions.has('BENH_NHAN_SUA') ? rows : rows.filter((one) => one.TrangThai === 'DangSuDung');
}

/** The papers in use of a customer, read together for all customers of a request. */
export async function gppPapersInUse(ctx: Ctx, BenhNhan_Id: string): Promise<readonly ChungTuGPP[]> {
  const found = await loadOne(ctx, 'patient:gppPapers', BenhNhan_Id, async (of, ids) => {
    const rows = (await papersOf(of, ids)).filter((one) => one.TrangThai === 'DangSuDung');
    return new Map(ids.map((id) => [id, rows.filter((one) => one.BenhNhan_Id === id)]));
  });
  return found ?? [];
}

/** The acts on a paper decide on the record of its customer, too. */
export async function gppPaperFacts(ctx: Ctx, { TrangThai, BenhNhan_Id }: ChungTuGPPRow) {
  const patient = await patientById(ctx, BenhNhan_Id);
  return factsOf(TrangThai, patient.TrangThai);
}

/**
 * Gives files that were sent to a customer as papers. Errors: NOT_FOUND, PATIENT_CANCELLED, REQUEST_ID_REUSED, BAD_INPUT at `Tep_Ids` (none,
 * too many) and at `Tep_Ids.N` for one that was sent by somebody else, for something else, or stands elsewhere.
 */
export async function addGppPapers(
  ctx: Ctx,
  BenhNhan_Id: string,
  Tep_Ids: readonly string[],
  requestId?: string | null,
): Promise<ChungTuGPP[]> {
  const request = { id: requestId, operation: 'themChungTuGPP', content: { BenhNhan_Id, Tep_Ids } };
  await once(ctx, request, async (tx) => {
    await lockPatientFor(tx, BenhNhan_Id, 'sua');
    const ids = [...new Set(Tep_Ids)];
    if (ids.length === 0) refuseIssues([{ path: 'Tep_Ids', code: 'REQUIRED' }]);
    const known = (await papersOf(tx, [BenhNhan_Id])).filter((one) => one.TrangThai === 'DangSuDung');
    if (known.length + ids.length > gppPapersMost)
      refuseIssues([{ path: 'Tep_Ids', code: 'TOO_MANY', details: { max: gppPapersMost } }]);
    const files = await freeFiles(tx, ids);
    for (const { _id: Tep_Id, fileName, sha256 } of files) {
      const row = await insertRow(tx, table, {
        BenhNhan_Id,
        Tep_Id,
        NguoiTao_Id: actor(tx),
        NguoiCapNhat_Id: actor(tx),
      });
      const after = { ...row, fileName, sha256 };
      await audit(tx, { action: 'CREATE', entity: 'ChungTuGPP', entityId: row._id, BenhNhan_Id, after });
    }
    await tx.db.update(fileTable).set({ BenhNhan_Id }).where(inArray(fileTable._id, ids));
    await tell(tx, BenhNhan_Id);
    return BenhNhan_Id;
  });
  return gppPapers(ctx, BenhNhan_Id);
}

/** Removes a paper; its file stays. Errors: NOT_FOUND, BAD_INPUT at LyDo, STATE_CHANGED, PATIENT_CANCELLED. */
export async function removeGppPaper(ctx: Ctx, id: string, LyDo: string): Promise<ChungTuGPP> {
  const reason = givenReason(LyDo);
  let row: ChungTuGPPRow;
  await perform(ctx, acts, 'huy', {
    lock: async (tx) => {
      const [seen] = await tx.db
        .select({ BenhNhan_Id: table.BenhNhan_Id })
        .from(table)
        .where(eq(table._id, id));
      const customer = seen ? await lockRow(tx, benhNhanTable, seen.BenhNhan_Id) : null;
      const paper = await lockRow(tx, table, id);
      if (!paper || !customer) throw new DomainError('NOT_FOUND', { entity: acts.name });
      row = paper;
      return factsOf(paper.TrangThai, customer.TrangThai);
    },
    write: async (tx) => {
      const { BenhNhan_Id, TrangThai } = row;
      const set = {
        TrangThai: 'DaHuy',
        LyDoHuy: reason,
        NgayHuy: tx.now(),
        NguoiHuy_Id: actor(tx),
      } as const;
      await updateRow(tx, table, id, { ...set, NgayCapNhat: tx.now(), NguoiCapNhat_Id: actor(tx) });
      await audit(tx, {
        action: 'CANCEL',
        entity: 'ChungTuGPP',
        entityId: id,
        BenhNhan_Id,
        before: { TrangThai },
        after: { ...set, action: 'huy' },
      });
      await tell(tx, BenhNhan_Id);
    },
  });
  const [paper] = await papers(ctx, eq(table._id, id));
  if (!paper) throw new DomainError('NOT_FOUND', { entity: acts.name });
  return paper;
}

function factsOf(TrangThai: string, ofCustomer: string): ChungTuGPPFacts {
  return { TrangThai, node: null, daHuyHoSo: ofCustomer === 'DaHuy' };
}

function papersOf(ctx: Ctx, ids: readonly string[]): Promise<ChungTuGPP[]> {
  return papers(ctx, inArray(table.BenhNhan_Id, [...ids]));
}

async function papers(ctx: Ctx, where: ReturnType<typeof eq>): Promise<ChungTuGPP[]> {
  const { fileName, type, size, sha256 } = fileTable;
  const rows = await ctx.db
    .select({ paper: table, file: { fileName, type, size, sha256 } })
    .from(table)
    .innerJoin(fileTable, eq(fileTable._id, table.Tep_Id))
    .where(where)
    .orderBy(desc(table.TrangThai), desc(table._id)); // DangSuDung after DaHuy by its letters
  return rows.map(({ paper, file }) => ({ ...paper, ...file }));
}

/** The files of some ids, locked, in their order; refuses those that are not the caller's own or stand with a customer already. */
async function freeFiles(tx: Tx, ids: readonly string[]) {
  const files = await tx.db
    .select()
    .from(fileTable)
    .where(and(inArray(fileTable._id, [...ids]), eq(fileTable.pictureOf, gppPaperFiles.name)))
    .orderBy(fileTable._id)
    .for('update');
  const taken = await tx.db
    .select({ id: table.Tep_Id })
    .from(table)
    .where(inArray(table.Tep_Id, [...ids]));
  const free = ids.map((id) =>
    taken.some((one) => one.id === id)
      ? undefined
      : files.find((file) => file._id === id && file.NguoiTao_Id === actor(tx)),
  );
  refuseIssues(free.flatMap((file, at) => (file ? [] : [{ path: `Tep_Ids.${at}`, code: 'PAPER_UNKNOWN' }])));
  return free.flatMap((file) => file ?? []);
}

async function tell(tx: Tx, BenhNhan_Id: string): Promise<void> {
  await emit(tx, { module: 'TiepNhan', process: 'update', data: { BenhNhan_Id } });
}
