import type { Command } from 'commander';
import { v7 } from 'uuid';
import { audit } from '../engine/audit/audit.ts';
import type { Chain, SealFault } from '../engine/audit/auditHead.ts';
import { acceptLog, sealAudit, TamperedLog } from '../engine/audit/auditSeal.ts';
import { type AuditVerdict, verifyAudit } from '../engine/audit/auditVerify.ts';
import type { MovedMonth } from '../engine/audit/movedMonths.ts';
import type { Config } from '../engine/config.ts';
import type { Database } from '../engine/database/database.ts';
import { emptyContext } from '../engine/http/requestContext.ts';
import { openLogger } from '../engine/logger.ts';
import { inTransaction } from '../engine/sql/transaction.ts';
import { logEntity } from '../features/auditLog/queries.ts';
import { demoFilledUntil } from '../features/system/queries.ts';
import { oneLine } from './oneLine.ts';
import { withDatabase } from './withDatabase.ts';

type Options = { accept?: string };

/** `sen verify-audit`. */
export function registerAuditCommand(program: Command, config: () => Config): void {
  program
    .command('verify-audit')
    .description('seal and walk the operation log; exit code 1 when it was tampered with')
    .option('--accept <reason>', 'afterwards take the log as it is now: it was looked into, or restored')
    .action((options: Options) =>
      oneLine(() =>
        withDatabase(config(), openLogger('warn'), (database) => checkLog(config(), database, options)),
      ),
    );
}

async function checkLog(config: Config, database: Database, { accept }: Options): Promise<void> {
  const chain = { db: database.db, config };
  const verdict = await sealAndVerify(chain);
  const faults = faultsOf(verdict);
  for (const line of [...faults, ...reportOf(verdict)]) console.log(line);
  if (accept) {
    await acceptAsIs(chain, accept);
    console.log(`The log is taken as it is from now on: ${accept}`);
  } else if (faults.length > 0) {
    throw new Error('the operation log is not as it was written; what was found stands above');
  }
}

/** Seals what waits, unless the end of the log was tampered with, and walks the chain. */
export async function sealAndVerify(chain: Chain): Promise<AuditVerdict> {
  try {
    await sealAudit(chain);
  } catch (error) {
    if (!(error instanceof TamperedLog)) throw error; // the walk says what was tampered with
  }
  return verifyAudit(chain, { filledUntil: await demoFilledUntil(chain.db) });
}

/** Takes the log as it is, and says so in the log itself. */
export async function acceptAsIs({ db, config }: Chain & { config: Config }, reason: string): Promise<void> {
  const ctx = emptyContext({ config, logger: openLogger('warn'), db }, v7());
  await inTransaction(ctx, (tx) =>
    audit(tx, { action: 'APPROVED', entity: logEntity, entityId: null, after: { lyDo: reason } }),
  );
  await acceptLog({ db, config }, reason);
}

/** What is wrong with the log, a sentence each. */
export function faultsOf({ broken, late, anchor }: AuditVerdict): string[] {
  const faults: string[] = [];
  if (broken) faults.push(`Seal ${broken.seq}: ${sentences[broken.reason]}`);
  if (broken && anchor) faults.push(`The last anchor outside the database: ${anchor.line}`);
  if (late.rows > 0)
    faults.push(
      `${late.rows} rows came long after their own time, the first of ${late.first}: they were slipped in behind the log`,
    );
  return faults;
}

const sentences: Readonly<Record<SealFault, string>> = {
  'a seal before it is missing': 'a seal before it is missing',
  'its row is missing': 'the row that it stands for was removed',
  'its row was changed': 'the row that it stands for was changed',
  'the seals after it were taken away':
    'it is the last one, but more seals were anchored outside the database: the end of the log was cut off',
  'it is not the seal that was anchored':
    'the seals are not those that were anchored outside the database: the end of the log was written anew',
  'it is not signed': 'it should be signed and is not: the end of the log was written anew',
  'its signature is wrong': 'its signature is wrong: it was written by somebody without the key of this site',
  'it was signed with another key': 'it was signed with a key that is not the one of this site',
  'the file of anchors was changed': 'the last line of the file of anchors was not written by Sen',
};

/** A month that lies outside the database, in one line. */
export function movedLine({ month, rows, file, sha256, at }: MovedMonth): string {
  const day = at.toISOString().slice(0, 10);
  return `${month.slice(0, 7)} was moved out on ${day}: ${rows} rows in ${file}, SHA-256 ${sha256}; the chain leads over it`;
}

function reportOf({ broken, late, rows, unsealed, signedSince, anchor, moved }: AuditVerdict): string[] {
  if (broken || late.rows > 0) return [];
  return [
    `The operation log is whole: ${rows} rows sealed, ${unsealed} waiting`,
    ...moved.map(movedLine),
    signedSince ? `Seals are signed since ${signedSince}; those before are not` : 'No seal is signed yet',
    anchor ? `The last anchor: ${anchor.line}` : 'There is no file of anchors yet',
  ];
}
