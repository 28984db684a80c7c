import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { type Ctx, isTx, type Tx } from '../context.ts';
import { fileTable } from '../database/tables.ts';
import { DomainError } from '../errors.ts';
import { inTransaction } from '../sql/transaction.ts';
import { filesIn, missing } from './diskStore.ts';
import { type StoreConfig, storeOf } from './store.ts';

const dayMs = 86_400_000;
const attempts = 3;

/** Bytes that lie on the disk of this machine until the record that they came for is good. */
export type Staged = { waiting: string; sha256: string };

/** A place where the bytes of a file wait until its record is good; who writes there removes what is not kept. */
export function waitingPlace(ctx: Pick<Ctx, 'config'>): Promise<string> {
  return newPlace(ctx.config, v7());
}

/** Bytes were cleared away between their upload and the row that names them: the act is begun again. */
class BytesGone extends DomainError {
  constructor() {
    super('FILES_UNAVAILABLE', {}, new Error('bytes were cleared away meanwhile'));
  }
}

/**
 * Puts staged bytes into the store and then lets `act` write the rows that name them, in a transaction of its own: none waits for bytes to
 * be sent, and no row names what is not there. When `holdBytes` misses some, all is begun again. Bytes that no row names afterwards are
 * taken away again. Errors: FILES_UNAVAILABLE, and those of `act`.
 */
export async function withBytes<T>(ctx: Ctx, staged: readonly Staged[], act: () => Promise<T>): Promise<T> {
  if (isTx(ctx)) throw new Error('bytes are put before the transaction begins, not within it');
  const notes = new Map<string, string>();
  let named = false;
  try {
    for (let attempt = 1; ; attempt++) {
      await putMissing(ctx.config, staged, notes);
      try {
        const answer = await act();
        named = true;
        return answer;
      } catch (error) {
        if (!(error instanceof BytesGone) || attempt === attempts) throw error;
      }
    }
  } finally {
    for (const [sha256, note] of notes) await settle(ctx, sha256, note, named);
  }
}

/**
 * Keeps bytes, inside `withBytes`, from being removed until the transaction, which writes a row that names them, has ended. It asks the
 * store whether they are there, and sends nothing. Errors: FILES_UNAVAILABLE.
 */
export async function holdBytes(tx: Tx, sha256: string): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock_shared(${lockOf(sha256)})`);
  if (!(await storeOf(tx.config).has(sha256))) throw new BytesGone();
}

/**
 * Runs `act`, which takes rows of files away and answers the hashes of their bytes, as one transaction; then the bytes go that no row names
 * any more. What a store that is away or the end of this process leaves of them is removed by `tidyWaiting`.
 */
export async function withoutBytes(ctx: Ctx, act: (tx: Tx) => Promise<Iterable<string>>): Promise<void> {
  const notes = new Map<string, string>();
  try {
    await inTransaction(ctx, async (tx) => {
      for (const sha256 of new Set(await act(tx)))
        if (!notes.has(sha256)) notes.set(sha256, await noteNew(ctx.config, sha256));
    });
  } finally {
    for (const [sha256, note] of notes) await settle(ctx, sha256, note, false);
  }
}

/** Removes bytes from the store unless a row names them. */
async function removeUnnamed(ctx: Ctx, sha256: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await tx.db.execute(sql`select pg_advisory_xact_lock(${lockOf(sha256)})`);
    const { rows } = await tx.db.execute(sql`select 1 from ${fileTable} where sha256 = ${sha256} limit 1`);
    if (rows.length === 0) await storeOf(tx.config).remove(sha256);
  });
}

/**
 * Clears away what a process left behind that was killed amid an upload: the bytes that waited, and those in the store that no row came
 * to name. No upload takes a day.
 */
export async function tidyWaiting(ctx: Ctx): Promise<void> {
  const folder = waitingFolder(ctx.config);
  for (const name of (await readdir(folder).catch(missing)) ?? []) {
    const place = path.join(folder, name);
    const written = await stat(place).catch(missing); // an upload may end meanwhile
    if (!written || Date.now() - written.mtimeMs < dayMs) continue;
    const [, sha256] = /^new-([0-9a-f]{64})-/.exec(name) ?? [];
    if (sha256) await settle(ctx, sha256, place, false);
    else await rm(place, { force: true });
  }
}

/** Puts what the store lacks, each once; `notes` has the notes of all that this act has put. */
async function putMissing(
  config: StoreConfig,
  staged: readonly Staged[],
  notes: Map<string, string>,
): Promise<void> {
  const store = storeOf(config);
  for (const { waiting, sha256 } of new Map(staged.map((one) => [one.sha256, one])).values()) {
    if (await store.has(sha256)) continue;
    if (!notes.has(sha256)) notes.set(sha256, await noteNew(config, sha256));
    await store.put(sha256, waiting);
  }
}

/** Notes on the disk bytes that perhaps no row names, new ones or those whose row goes: should this process be killed, they are known. */
async function noteNew(config: StoreConfig, sha256: string): Promise<string> {
  const place = await newPlace(config, `new-${sha256}-${v7()}`);
  await writeFile(place, '', { mode: 0o600 });
  return place;
}

/** Takes bytes away that no row names, and the note of them; what cannot be done now is left to `tidyWaiting`. */
async function settle(ctx: Ctx, sha256: string, note: string, named: boolean): Promise<void> {
  try {
    if (!named) await removeUnnamed(ctx, sha256);
    await rm(note, { force: true });
  } catch (error) {
    ctx.logger.warn({ err: error, sha256 }, 'bytes that no row names were not removed yet');
  }
}

async function newPlace(config: StoreConfig, name: string): Promise<string> {
  const folder = waitingFolder(config);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return path.join(folder, name);
}

function waitingFolder({ dataFolder }: StoreConfig): string {
  return path.join(filesIn(dataFolder), 'waiting');
}

function lockOf(sha256: string) {
  return sql`hashtextextended(${`bytes:${sha256}`}, 0)`;
}
