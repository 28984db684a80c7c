import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { and, eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { isBackupHead, markBytes } from '../../engine/backup/cipher.ts';
import type { Manifest } from '../../engine/backup/manifest.ts';
import { checkBackup } from '../../engine/backup/readBackup.ts';
import { RestoreRefusal } from '../../engine/backup/refusal.ts';
import { actor, type Ctx, type Tx } from '../../engine/context.ts';
import { DomainError, fromDatabase } from '../../engine/errors.ts';
import { senVersion } from '../../engine/senVersion.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { spaceOf } from '../../engine/storage/diskSpace.ts';
import { fileNameOf, lockBackups, placeOf } from './backups.ts';
import { noted } from './calls.ts';
import { gigabytes } from './dataCopies.ts';
import { thisMachine } from './node.ts';
import { saoLuuTable } from './tables.ts';

/** What is told of a file before it comes. */
export type Announced = { tep: string; ghiChu: string | null; bytes: number | null };

type Kept = { size: number; sha256: string };

const nameMost = 200;
const halfName = /^them-[0-9a-f-]{36}\.part$/;
/** A half file that nobody wrote to for so long was left by a node that ended. */
const forgottenMs = 3_600_000;

/**
 * Adds a backup that was made elsewhere to the list: its bytes go to the disk as they come and are read through meanwhile, and the file gets
 * its name only once it is whole and signed by this site. Answers its id. Errors: BACKUP_NOT_ONE, BACKUP_DAMAGED, BACKUP_NOT_WHOLE,
 * BACKUP_OF_MONTH, BACKUP_LOCKED, ADDED_BACKUP_UNSIGNED, ADDED_BACKUP_FOREIGN, BACKUP_NEWER, BACKUP_OTHER_VERSION, BACKUP_LISTED,
 * RESTORE_NO_ROOM, DISK_FULL.
 */
export async function addSaoLuu(ctx: Ctx, body: Readable, announced: Announced): Promise<string> {
  const { backupFolder } = ctx.config;
  const half = path.join(backupFolder, `them-${v7()}.part`);
  try {
    await mkdir(backupFolder, { recursive: true, mode: 0o700 });
    await dropForgotten(backupFolder);
    await refuseWithoutRoom(ctx, announced.bytes);
    const kept: Kept = { size: 0, sha256: '' };
    const manifest = await received(ctx, body, half, kept).catch(refuse);
    if (announced.bytes !== null && announced.bytes !== kept.size) throw new DomainError('BACKUP_DAMAGED');
    await refuseOtherVersion(ctx, manifest);
    return await listed(ctx, half, { manifest, kept, announced });
  } finally {
    body.resume(); // whoever still sends hears the refusal once he has sent
    await rm(half, { force: true });
  }
}

/** Removes what a node that ended in the middle of an upload left of it. */
export async function dropForgotten(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => halfName.test(one))) {
    const place = path.join(folder, name);
    const last = (await stat(place).catch(() => null))?.mtimeMs ?? Date.now();
    if (Date.now() - last > forgottenMs) await rm(place, { force: true });
  }
}

async function refuseWithoutRoom({ config }: Ctx, bytes: number | null): Promise<void> {
  const space = await spaceOf(config.backupFolder);
  if (space !== null && bytes !== null && space.free - config.diskWarnBytes < bytes)
    throw new DomainError('RESTORE_NO_ROOM', { can: gigabytes(bytes), con: gigabytes(space.free) });
}

async function received(ctx: Ctx, body: Readable, half: string, kept: Kept): Promise<Manifest> {
  const file = await open(half, 'wx', 0o600);
  let known = false;
  try {
    const manifest = await checkBackup(
      ctx.config,
      Readable.from(written(body, file, kept)),
      {},
      (_read, name) => {
        known ||= name.startsWith('tables/') || name.startsWith('files/');
      },
    );
    if (manifest.month !== undefined)
      throw new RestoreRefusal('BACKUP_OF_MONTH', 'it holds one month of the operation log');
    await file.sync();
    return manifest;
  } catch (error) {
    throw known || !(error instanceof RestoreRefusal) || wasCut(error)
      ? error
      : new RestoreRefusal(strange(error.code), error.message);
  } finally {
    await file.close();
  }
}

/** Writes what comes and hands it on, one piece after the other, so that memory holds no file. */
async function* written(body: Readable, file: FileHandle, kept: Kept): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let head = Buffer.alloc(0);
  // a refusal is answered on the connection that the file comes by
  for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    if (head.length < markBytes) {
      head = Buffer.concat([head, chunk.subarray(0, markBytes)]);
      if (head.length >= markBytes) refuseStranger(head);
    }
    await file.appendFile(chunk);
    hash.update(chunk);
    kept.size += chunk.length;
    yield chunk;
  }
  refuseStranger(head);
  kept.sha256 = hash.digest('hex');
}

function refuseStranger(head: Buffer): void {
  if (!isBackupHead(head)) throw new RestoreRefusal('BACKUP_NOT_ONE', 'it begins as no backup does');
}

/** Whether it ended too early: then nobody can tell what it would have been. */
function wasCut({ message }: RestoreRefusal): boolean {
  return /unexpected end/i.test(message);
}

/** What was packed by something else and holds nothing of Sen is no backup. */
function strange(code: RestoreRefusal['code']): RestoreRefusal['code'] {
  return code === 'BACKUP_NOT_WHOLE' || code === 'BACKUP_DAMAGED' ? 'BACKUP_NOT_ONE' : code;
}

/** A refusal as whoever adds a file on the screen is told. */
function refuse(error: unknown): never {
  if (!(error instanceof RestoreRefusal))
    throw fromDatabase(error)?.code === 'DISK_FULL' ? new DomainError('DISK_FULL') : error;
  if (error.code === 'BACKUP_UNSIGNED') throw new DomainError('ADDED_BACKUP_UNSIGNED');
  if (error.code === 'BACKUP_FOREIGN')
    throw new DomainError('ADDED_BACKUP_FOREIGN', {
      ...error.details,
      luc: hourOf(String(error.details['luc'])),
    });
  throw new DomainError(error.code, error.details, error);
}

/** A moment as people in Vietnam read it; what is none stays as it stands. */
function hourOf(moment: string): string {
  const at = new Date(moment);
  if (Number.isNaN(at.getTime())) return moment;
  return at.toLocaleString('en-GB', { timeZone: 'Asia/Ho_Chi_Minh', dateStyle: 'short', timeStyle: 'short' });
}

/** Only what this version knows the tables of can be restored here. Errors: BACKUP_NEWER, BACKUP_OTHER_VERSION. */
async function refuseOtherVersion(ctx: Ctx, { migrations }: Manifest): Promise<void> {
  const own = await ownMigrations(ctx);
  const shared = own.slice(0, migrations.length).every((hash, index) => hash === migrations[index]);
  if (!shared) throw new DomainError('BACKUP_OTHER_VERSION');
  if (migrations.length > own.length) throw new DomainError('BACKUP_NEWER');
}

async function ownMigrations(ctx: Pick<Ctx, 'db'>): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ hash: string }>(
    sql`select hash from public.sen_migration order by id`,
  );
  return rows.map(({ hash }) => hash);
}

type Good = { manifest: Manifest; kept: Kept; announced: Announced };

/** Gives the file its name and its row, or neither. */
async function listed(ctx: Ctx, half: string, { manifest, kept, announced }: Good): Promise<string> {
  const _id = v7();
  // a clock that ran ahead makes none the newest for ever
  const lamLuc = new Date(Math.min(Date.parse(manifest.made), ctx.now().getTime()));
  const sameVersion = manifest.migrations.length === (await ownMigrations(ctx)).length;
  const row = {
    _id,
    tenTep: fileNameOf(lamLuc, _id),
    TrangThai: 'Xong' as const,
    tienDo: 100,
    ghiChu: announced.ghiChu,
    phienBan: manifest.version ?? (sameVersion ? senVersion : '–'),
    tenMay: thisMachine,
    kichThuoc: kept.size,
    sha256: kept.sha256,
    soBang: manifest.tables.length,
    soDong: manifest.tables.reduce((sum, table) => sum + table.rows, 0),
    soTep: manifest.files,
    xongLuc: lamLuc,
    lamLuc,
    tepGoc: path.basename(announced.tep.replaceAll('\\', '/')).slice(0, nameMost),
    mayGoc: manifest.machine ?? null,
    NguoiTao_Id: actor(ctx),
  };
  const place = placeOf(ctx, row);
  try {
    await inTransaction(ctx, async (tx) => {
      await lockBackups(tx);
      await refuseListed(tx, kept.sha256);
      await tx.db.insert(saoLuuTable).values(row);
      await noted(tx, { action: 'CREATE', entity: 'SaoLuu', entityId: _id, after: row });
      await rename(half, place);
    });
  } catch (error) {
    await rm(place, { force: true });
    throw error;
  }
  return _id;
}

/** The same file stands in the list once, as long as it is there. Error: BACKUP_LISTED. */
async function refuseListed(tx: Tx, sha256: string): Promise<void> {
  const same = await tx.db
    .select({ tenTep: saoLuuTable.tenTep })
    .from(saoLuuTable)
    .where(and(eq(saoLuuTable.sha256, sha256), eq(saoLuuTable.TrangThai, 'Xong')));
  const there = same.find((row) => existsSync(placeOf(tx, row)));
  if (there) throw new DomainError('BACKUP_LISTED', { tenTep: there.tenTep });
}
