import { rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { verifyAudit } from '../../engine/audit/auditVerify.ts';
import type { Progress } from '../../engine/backup/manifest.ts';
import { RestoreRefusal } from '../../engine/backup/refusal.ts';
import { restore } from '../../engine/backup/restore.ts';
import { noteRenamed, twinsLine } from '../../engine/catalogue/codeTwins.ts';
import type { Config } from '../../engine/config.ts';
import type { Ctx } from '../../engine/context.ts';
import { type Database, openDatabase } from '../../engine/database/database.ts';
import { ensureDatabase, migrate, migrateFirst, RenameOffer } from '../../engine/database/migrate.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { type DiskStore, diskStore, filesIn } from '../../engine/storage/diskStore.ts';
import type { SaoLuuRow } from './backups.ts';
import { sha256Of } from './backupTask.ts';
import type { BangKhac, NiemPhong } from './tables.ts';

/** What came back of a backup: tables and rows that were compared, what is otherwise, and the chain of the operation log. */
export type Found = {
  soBang: number;
  soDong: number;
  bangKhac: BangKhac[];
  niemPhong: NiemPhong;
  duLieuLuc: Date;
};

/** The parts of a restore, in their order. */
export type Step = 'DocTep' | 'KhoiPhuc' | 'NangCap' | 'KiemTra';

type Beside = {
  tenCSDL: string;
  backup: Pick<SaoLuuRow, 'tenTep' | 'sha256'>;
  onProgress: Progress;
  onStep?: (step: Step) => Promise<void>;
  /** Rename codes of an earlier version that differ from another by letter case alone. */
  renameCodes?: boolean;
};

/**
 * Restores a backup into a new database beside `url`, with the tables of the version that made it, brings them to this version, compares
 * every table with what the backup had, and verifies the chain of the operation log. Errors: RestoreRefusal.
 */
export async function restoreBeside(
  ctx: Ctx,
  url: string,
  { tenCSDL, backup, onProgress, onStep = async () => undefined, renameCodes = false }: Beside,
): Promise<Found> {
  const file = path.join(ctx.config.backupFolder, backup.tenTep);
  await onStep('DocTep');
  if (backup.sha256 !== (await sha256Of(file)))
    throw new RestoreRefusal('BACKUP_DAMAGED', 'the checksum is another');
  await ensureDatabase(url, tenCSDL);
  const copy = openBeside(ctx, url, tenCSDL);
  try {
    const { compared, manifest } = await restore(copy, ctx.config, file, {
      files: storeBeside(ctx.config, tenCSDL),
      unsigned: true, // its checksum is the one that was written down when it was made
      keepDiffering: true,
      onProgress,
      prepare: async ({ migrations }) => {
        await onStep('KhoiPhuc');
        await migrateFirst(copy, migrations.length);
      },
    });
    await onStep('NangCap');
    await migrate(copy, {
      renameCodes,
      afterwards: (renamed) => inTransaction({ ...ctx, db: copy.db }, (tx) => noteRenamed(tx, renamed)),
    }).catch((error: unknown) => {
      throw error instanceof RenameOffer ? new Error(askAgain(error)) : error;
    });
    await onStep('KiemTra');
    const log = await verifyAudit({ db: copy.db, config: ctx.config }, { anchored: false });
    return {
      soBang: compared.tables,
      soDong: compared.rows,
      bangKhac: compared.differing.map(({ name, rows: soDong, expected: soDongGoc }) => ({
        ten: name,
        soDong,
        soDongGoc,
      })),
      niemPhong: {
        soDong: log.rows,
        chuaNiemPhong: log.unsealed,
        loi: log.broken ? `${log.broken.seq}: ${log.broken.reason}` : null,
      },
      duLieuLuc: new Date(manifest.made),
    };
  } finally {
    await copy.close();
  }
}

/** What the screen says of codes that wait to be renamed. */
function askAgain({ twins }: RenameOffer): string {
  return `Có mã chỉ khác nhau chữ hoa, chữ thường: khôi phục lại và chọn đổi mã (codes differ by letter case alone: restore again and choose to rename them). ${twinsLine(twins)}`;
}

/** Whether all came back as it was. */
export function isWhole({ bangKhac, niemPhong }: Pick<Found, 'bangKhac' | 'niemPhong'>): boolean {
  return bangKhac.length === 0 && niemPhong.loi === null;
}

/** Opens a database beside the one of `url`. */
export function openBeside({ logger }: Pick<Ctx, 'logger'>, url: string, tenCSDL: string): Database {
  return openDatabase(besideUrl(url, tenCSDL), 3, (error) =>
    logger.warn({ err: error }, 'a database beside the one in use'),
  );
}

/** Removes a database beside the one in use with the files that were restored for it. */
export async function dropBeside(ctx: Pick<Ctx, 'config'>, url: string, tenCSDL: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`drop database if exists ${pg.escapeIdentifier(tenCSDL)} with (force)`);
  } finally {
    await client.end();
  }
  await rm(filesBeside(ctx.config, tenCSDL), { recursive: true, force: true });
}

/** The address of another database of the same server. */
export function besideUrl(url: string, name: string): string {
  const beside = new URL(url);
  beside.pathname = `/${name}`;
  return beside.toString();
}

/** Where the uploaded files of a restored database wait. */
export function filesBeside({ backupFolder }: Pick<Config, 'backupFolder'>, tenCSDL: string): string {
  return path.join(backupFolder, tenCSDL);
}

/** The same as a store: on the disk of this machine, wherever the site keeps its files. */
export function storeBeside(config: Pick<Config, 'backupFolder'>, tenCSDL: string): DiskStore {
  return diskStore(filesIn(filesBeside(config, tenCSDL)));
}
