import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type DemoAct, demoActs } from '../../../seeds/demo/acts.ts';
import { hospital as house } from '../../../seeds/demo/desks.ts';
import type { DemoStay } from '../../../seeds/demo/stays.ts';
import type { DemoVisit } from '../../../seeds/demo/visits.ts';
import { sealAudit } from '../../engine/audit/auditSeal.ts';
import { localDay, type Tx } from '../../engine/context.ts';
import type { Db } from '../../engine/database/database.ts';
import { DomainError } from '../../engine/errors.ts';
import type { ContextSource } from '../../engine/http/requestContext.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { issueTicket } from '../../features/queues/commands.ts';
import { demoMonthSection } from '../../features/system/queries.ts';
import { settingTable } from '../../features/system/tables.ts';
import { closeEarlierWork } from '../earlierWork.ts';
import { ownedBySomebody } from '../filled.ts';
import { deskOf, perform } from './acts.ts';
import { chartActs } from './charts.ts';
import { debtActs } from './debts.ts';
import { estimateActs } from './estimates.ts';
import { exemptionActs } from './exemptions.ts';
import { type Hospital, openHospital } from './hospital.ts';
import { moneyActs } from './money.ts';
import { type PaperAct, paperActs } from './papers.ts';
import { promotionActs } from './promotions.ts';
import { stayActs } from './stays.ts';

const kioskTickets = 4;

type Progress = { at: Date; done: number; finished: boolean };

export type MonthOptions = {
  /** Stops between two acts when it is aborted; the next start goes on from there. */
  signal?: Pick<AbortSignal, 'aborted'>;
  /** Rests between two acts, so that people who use the hospital meanwhile do not wait. */
  gentle?: boolean;
  /** Which of the planned visits are made; all when empty. */
  only?: (visit: DemoVisit) => boolean;
  /** Which of the planned stays are made; all when empty, none beside chosen visits. */
  onlyStays?: (stay: DemoStay) => boolean;
};

/** Why the desks of the demo close what a day left, in the evening. */
const endOfDay = 'Hết ngày, người bệnh đã về';

/** Whether an act is the first one of its day. */
function isNewDay(acts: ReadonlyArray<{ at: Date }>, index: number): boolean {
  const [before, act] = [acts[index - 1], acts[index]];
  return before !== undefined && act !== undefined && localDay(before.at) !== localDay(act.at);
}

export type MonthReport = { acts: number; refused: number };

/** Notes in a database that gets the demo that its visits are to be made as of `at`. */
export async function planMonth(db: Db, at: Date): Promise<void> {
  await db.insert(settingTable).values({
    section: demoMonthSection,
    value: { at: at.toISOString(), done: 0, finished: false },
  });
  // the month before this one has no part of the operation log in a new database
  await db.execute(
    sql`select main.audit_partition((date_trunc('month', ${at.toISOString()}::timestamptz - interval '31 days'))::date)`,
  );
}

/**
 * Makes the visits and stays of the demo's past month and of its running day through the commands of the features, each act by the person
 * whose work it is, with the clock at the moment of the act. An act and the note that it was done are one transaction: a run that
 * was cut goes on where it stopped, two nodes do not do the same act twice, and a rerun adds nothing. Acts that a command refuses
 * (somebody changed the visit meanwhile) are counted and left out.
 */
export async function makeMonth(source: ContextSource, options: MonthOptions = {}): Promise<MonthReport> {
  const report: MonthReport = { acts: 0, refused: 0 };
  const progress = await readProgress(source.db);
  if (!progress || progress.finished) return report;
  // planned long ago and never begun: by now somebody may work here
  if (progress.done === 0 && (await ownedBySomebody(source.db))) return report;
  const hospital = await openHospital(source, progress.at);
  try {
    const visits = hospital.visits.filter(options.only ?? (() => true));
    const stays = hospital.stays.filter(options.onlyStays ?? (() => !options.only));
    const planned = demoActs(visits, progress.at);
    const charts = chartActs(planned, localDay(progress.at));
    const acts = momentsOf(hospital, planned, [
      ...charts,
      ...paperActs(progress.at),
      ...promotionActs(progress.at),
      ...moneyActs(planned, progress.at),
      ...estimateActs(progress.at),
      ...exemptionActs(progress.at),
      ...debtActs(planned, progress.at),
      ...stayActs(stays, progress.at),
    ]);
    const today = localDay(progress.at);
    for (const [index, act] of acts.entries()) {
      if (index < progress.done) continue;
      if (options.signal?.aborted) return report;
      const began = performance.now();
      if (isNewDay(acts, index))
        await closeEarlierWork(source.db, { from: localDay(act.at), LyDo: endOfDay });
      const outcome = await one(hospital, act, index, localDay(act.at) < today, source);
      if (outcome === 'taken') return report;
      report[outcome] += 1;
      if (options.gentle) await pause(Math.max(2, (performance.now() - began) / 3));
    }
    await openDesk(hospital, progress.at, acts.length);
    // whoever signed in meanwhile moved the seals past the acts of earlier days
    const [first] = acts;
    if (first) await sealAudit(source, first.at);
    return report;
  } finally {
    await hospital.staff.leave();
  }
}

/** Something that somebody of the staff does at an instant. */
type Moment = PaperAct & { name: string };

/** What happens in the month in order of time: the acts of visits, what doctors write after some of them, and the papers of the stores. */
function momentsOf(hospital: Hospital, acts: readonly DemoAct[], beside: readonly PaperAct[]): Moment[] {
  const visits = acts.map(
    (act): Moment => ({
      at: act.at,
      name: `${act.kind} of visit ${act.visit.so}`,
      desk: deskOf(act.kind, act.visit),
      run: (_hospital, tx) => perform(hospital, tx, act),
    }),
  );
  const papers = beside.map((act, index): Moment => ({ ...act, name: `paper ${index}` }));
  return [...visits, ...papers].sort((a, b) => a.at.getTime() - b.at.getTime());
}

/** Does the act of a number; 'taken' when another node has done it. */
async function one(
  hospital: Hospital,
  act: Moment,
  index: number,
  past: boolean,
  source: ContextSource,
): Promise<'acts' | 'refused' | 'taken'> {
  const ctx = await hospital.staff.ctx(act.desk, act.at);
  try {
    return await inTransaction(ctx, async (tx) => {
      if (!(await advance(tx, index))) return 'taken';
      await act.run(hospital, tx);
      // no screen waits for what happened on a day that is over, nor for what the act does last
      if (past)
        tx.tx.last.set('past', async (late) => {
          late.tx.records.events = [];
        });
      return 'acts';
    });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    source.logger.info({ code: error.code, details: error.details, act: act.name }, 'demo');
    return inTransaction(ctx, async (tx) => ((await advance(tx, index)) ? 'refused' : 'taken'));
  }
}

/** Gives people at the entrance their numbers, and notes that all is done. */
async function openDesk(hospital: Hospital, at: Date, index: number): Promise<void> {
  await inTransaction(await hospital.staff.ctx(house.receptions[0], at), async (tx) => {
    if (!(await advance(tx, index, true))) return;
    for (let ticket = 0; ticket < kioskTickets; ticket += 1)
      await issueTicket(tx, { hangDoi: 'TiepNhan', nodeId: hospital.id(`Node:${house.receptions[0][1]}`) });
  });
}

/** How far the demo's visits are made; null where none are planned. */
export async function readProgress(db: Db): Promise<Progress | null> {
  const { rows } = await db.execute<{ at: string; done: number; finished: boolean }>(sql`
    select value ->> 'at' as at, (value ->> 'done')::int as done, (value ->> 'finished')::boolean as finished
    from main.setting where section = ${demoMonthSection}`);
  const [row] = rows;
  return row ? { ...row, at: new Date(row.at) } : null;
}

async function advance(tx: Tx, index: number, finished = false): Promise<boolean> {
  const { rowCount } = await tx.db.execute(sql`
    update main.setting set value = value || ${JSON.stringify({ done: index + 1, finished })}::jsonb
    where section = ${demoMonthSection} and (value ->> 'done')::int = ${index} and not (value ->> 'finished')::boolean`);
  return rowCount === 1;
}
