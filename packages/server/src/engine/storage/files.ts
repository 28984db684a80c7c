import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Issue } from '@sen/domain/catalogue/validate';
import { catalogueByName } from '@sen/domain/catalogues/all';
import type { Permission } from '@sen/domain/permissions/permissions';
import { eq, type SQL } from 'drizzle-orm';
import { fileTypeFromBuffer } from 'file-type';
import { audit, auditView } from '../audit/audit.ts';
import { actor, type Ctx, requireUser, type Tx } from '../context.ts';
import { fileTable } from '../database/tables.ts';
import { DomainError, refuseIssues } from '../errors.ts';
import { type Door, type RightAt, recordDoor } from '../http/doors.ts';
import { defineRegistry } from '../points.ts';
import { insertRow } from '../sql/rows.ts';
import { inTransaction } from '../sql/transaction.ts';
import { holdBytes, type Staged, waitingPlace, withBytes } from './staging.ts';
import { bytesOf, storeOf } from './store.ts';

/** A kind that only the house itself keeps, of what a system outside gave it: nobody sends one. */
const xml = 'application/xml';

const filesMax = 10;
const uuid = /^[0-9a-f-]{36}$/i;

/** Kinds that are taken, by what the bytes are, not by what the name says. */
const accepted = new Set([
  'image/jpeg',
  'image/png',
  'image/webp',
  'application/pdf',
  'application/dicom',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
]);

export type FileRow = typeof fileTable.$inferSelect;

/** Files that belong to one kind of record, whose feature says who may send and read them. */
export type FileOwner = {
  /** Kept with each file, and said by who sends one: `?cua=<name>`. */
  name: string;
  /** What sending needs. */
  permission: Permission;
  /** What is wrong with a file, or null. */
  issue: (bytes: Buffer) => Issue | null;
  /** A select of the rows that show a file `f`; what none has shown for a month is removed. */
  shownIn: SQL;
  /** The right that reading a file asks at the places of its record; null while it stands in none: then only its sender reads it. */
  reading: (ctx: Ctx, file: FileRow) => Promise<RightAt | null>;
};

/** The kinds of records that have files of their own. */
export const fileOwner = defineRegistry<FileOwner>('fileOwner', (owner) => owner.name);

export type StoredFile = { _id: string; url: string; fileName: string; type: string; size: number };

/** POST /api/files takes up to ten files of one multipart request; GET /api/files/:id gives one to whoever may read its record. */
export const fileDoors: readonly Door[] = [
  recordDoor({
    method: 'POST',
    url: '/api/files',
    access: 'SIGNED_IN',
    upload: { files: filesMax + 1, fields: 5 },
    record: ({ request }) => {
      const { cua } = request.query as { cua?: string }; // read as optional text
      const owner = cua === undefined ? undefined : fileOwner.get(cua);
      if (cua !== undefined && !owner) throw new DomainError('NOT_FOUND');
      // it belongs to no record yet: the right where the caller works
      return {
        rights: [{ anyOf: [owner?.permission ?? 'TAI_TEP'], places: () => [null] }],
        subject: owner,
      };
    },
    answer: async ({ ctx, request }, owner) => {
      const staged: StagedFile[] = [];
      try {
        for await (const part of request.files()) {
          if (staged.length === filesMax) throw new DomainError('TOO_MANY_FILES', { max: filesMax });
          const bytes = await part.toBuffer().catch((error: { code?: string }) => {
            if (error.code !== 'FST_REQ_FILE_TOO_LARGE') throw error;
            throw new DomainError('FILE_TOO_LARGE', { max: Math.floor(ctx.config.fileMaxBytes / 1048576) });
          });
          const issue = owner?.issue(bytes);
          if (issue) refuseIssues([issue]);
          const owned = owner ? { permission: owner.permission, pictureOf: owner.name } : {};
          staged.push(await stageFile(ctx, { name: part.filename, bytes, ...owned }));
        }
        return { data: await keepStaged(ctx, staged) };
      } finally {
        await Promise.all(staged.map(({ waiting }) => rm(waiting, { force: true })));
      }
    },
  }),
  recordDoor({
    method: 'GET',
    url: '/api/files/:id',
    access: 'SIGNED_IN',
    record: async ({ ctx, request }) => {
      const { id } = request.params as { id: string }; // the route's own parameter
      const [file] = uuid.test(id) ? await ctx.db.select().from(fileTable).where(eq(fileTable._id, id)) : [];
      if (!file) throw new DomainError('NOT_FOUND');
      const right = await rightToRead(ctx, file);
      if (!right && file.NguoiTao_Id !== requireUser(ctx)._id) throw new DomainError('FORBIDDEN');
      return { rights: right ? [right] : [], subject: file };
    },
    answer: async ({ ctx, reply }, file) => {
      await auditView(ctx, { entity: 'file', entityId: file._id, BenhNhan_Id: file.BenhNhan_Id });
      const bytes = await storeOf(ctx.config).read(file.sha256);
      if (!bytes) throw new DomainError('NOT_FOUND');
      return (
        reply
          .type(file.type)
          // XML could bring a script along: it is never shown, only kept by who asks for it
          .header(
            'content-disposition',
            `${file.type === xml ? 'attachment' : 'inline'}; filename*=UTF-8''${encodeURIComponent(file.fileName)}`,
          )
          .header('cache-control', 'private, max-age=3600')
          .send(bytes.stream)
      );
    },
  }),
];

/** What reading a file asks: what its owner says, for a picture of a catalogue the right to it; null for what belongs to no record. */
async function rightToRead(ctx: Ctx, file: FileRow): Promise<RightAt | null> {
  const owner = fileOwner.get(file.pictureOf ?? '');
  if (owner) return owner.reading(ctx, file);
  const def = catalogueByName(file.pictureOf?.split('.')[0] ?? '');
  // a test holds definitions against the list of permissions
  return def ? { anyOf: [def.permission as Permission], places: () => [null] } : null;
}

type NewFile = {
  name: string;
  bytes: Buffer;
  permission?: string;
  BenhNhan_Id?: string | null;
  pictureOf?: string;
  /** It is XML, given by a system outside and read as such before. */
  isXml?: true;
};

type FileValues = Omit<typeof fileTable.$inferInsert, 'NguoiTao_Id' | 'sha256'>;
type StagedFile = Staged & { row: FileValues };

/** Keeps a file under the hash of its bytes; not within a transaction. Errors: FILE_KIND, FILES_UNAVAILABLE. */
export async function storeFile(ctx: Ctx, file: NewFile): Promise<StoredFile> {
  const staged = await stageFile(ctx, file);
  try {
    const [stored] = await keepStaged(ctx, [staged]);
    if (!stored) throw new Error('a file was not written');
    return stored;
  } finally {
    await rm(staged.waiting, { force: true });
  }
}

async function stageFile(ctx: Ctx, file: NewFile): Promise<StagedFile> {
  const type = file.isXml ? xml : (await fileTypeFromBuffer(file.bytes))?.mime;
  if (!type || !(file.isXml || accepted.has(type))) throw new DomainError('FILE_KIND', { name: file.name });
  const waiting = await waitingPlace(ctx);
  try {
    await writeFile(waiting, file.bytes, { mode: 0o600 });
  } catch (error) {
    await rm(waiting, { force: true });
    throw error;
  }
  return {
    waiting,
    sha256: createHash('sha256').update(file.bytes).digest('hex'),
    row: {
      fileName: path.basename(file.name).slice(0, 200),
      type,
      size: file.bytes.length,
      permission: file.permission ?? 'BENH_AN_XEM',
      BenhNhan_Id: file.BenhNhan_Id ?? null,
      pictureOf: file.pictureOf ?? null,
    },
  };
}

/** Keeps files that came together: all of them or none. */
function keepStaged(ctx: Ctx, staged: readonly StagedFile[]): Promise<StoredFile[]> {
  return withBytes(ctx, staged, () =>
    inTransaction(ctx, async (tx) => {
      const stored: StoredFile[] = [];
      for (const { row, ...bytes } of staged) {
        const kept = await insertFile(tx, bytes, row);
        await auditNew(tx, kept);
        const { _id, fileName, type, size } = kept;
        stored.push({ _id, url: `/api/files/${_id}`, fileName, type, size });
      }
      return stored;
    }),
  );
}

/** Keeps a file of a record, inside `withBytes`, in the record's own transaction, which audits it. Its id. */
export async function keepWaiting(tx: Tx, bytes: Staged, row: FileValues): Promise<string> {
  return (await insertFile(tx, bytes, row))._id;
}

async function insertFile(tx: Tx, bytes: Staged, row: FileValues): Promise<FileRow> {
  await holdBytes(tx, bytes.sha256);
  return insertRow(tx, fileTable, { ...row, sha256: bytes.sha256, NguoiTao_Id: actor(tx) });
}

async function auditNew(tx: Tx, { _id, type, size, sha256 }: FileRow): Promise<void> {
  await audit(tx, { action: 'CREATE', entity: 'file', entityId: _id, after: { type, size, sha256 } });
}

/** A file that stays, with its bytes, until the transaction has ended; null when it is not there. The store is not asked. */
export async function heldFile(tx: Tx, id: string): Promise<FileRow | null> {
  const [file] = await tx.db.select().from(fileTable).where(eq(fileTable._id, id)).for('key share');
  return file ?? null;
}

/** Keeps the bytes of a held file as a file of its own as well, which outlives that one. Its id. */
export async function keepCopy(
  tx: Tx,
  { type, size, sha256 }: FileRow,
  row: Pick<FileValues, 'fileName' | 'permission' | 'pictureOf'>,
): Promise<string> {
  const kept = await insertRow(tx, fileTable, { ...row, type, size, sha256, NguoiTao_Id: actor(tx) });
  await auditNew(tx, kept);
  return kept._id;
}

export type FileBytes = { type: string; sha256: string; bytes: Buffer };

/**
 * A file for what the server itself makes of it, such as a print; nobody's right is asked. Null when it is not there. Errors:
 * FILES_UNAVAILABLE.
 */
export async function fileBytes(ctx: Ctx, id: string): Promise<FileBytes | null> {
  const [file] = await ctx.db
    .select({ type: fileTable.type, sha256: fileTable.sha256 })
    .from(fileTable)
    .where(eq(fileTable._id, id));
  const bytes = file ? await bytesOf(ctx.config, file.sha256) : null;
  return file && bytes ? { ...file, bytes } : null;
}
