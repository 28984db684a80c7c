import { sql } from 'drizzle-orm';
import type { DemoAct } from '../../../seeds/demo/acts.ts';
import { confirmationReasons } from '../../../seeds/demo/desks.ts';
import { dayBefore } from '../../../seeds/demo/random.ts';
import type { DemoVisit } from '../../../seeds/demo/visits.ts';
import { localDay, type Tx } from '../../engine/context.ts';
import { confirmationList } from '../../features/cashier/confirmations.ts';
import { confirmInsurance, reopenInsurance } from '../../features/cashier/confirmInsurance.ts';
import { changePayer } from '../../features/cashier/payerChanges.ts';
import { lockAnyReception } from '../../features/reception/queries.ts';
import { deskOf } from './acts.ts';
import { cardOf, personOf } from './counter.ts';
import type { Hospital } from './hospital.ts';
import type { PaperAct } from './papers.ts';

const accountant = ['ketoan', 'PTC'] as const;
const minute = 60_000;
/** Days whose claims are still looked through, and how far back those are that are confirmed. */
const [youngest, oldest] = [3, 28];

/**
 * What the money office does in the demo's month: the accountant confirms the insured costs of each day some days later and opens one
 * visit again; the cashier changes payers.
 */
export function moneyActs(acts: readonly DemoAct[], now: Date): PaperAct[] {
  const today = localDay(now);
  const evening = (daysAgo: number) => new Date(`${dayBefore(today, daysAgo)}T16:40:00+07:00`);
  const days = Array.from({ length: oldest - youngest + 1 }, (_, at) => oldest - at);
  const confirmed = days.map(
    (daysAgo): PaperAct => ({
      at: new Date(evening(daysAgo - youngest + 1).getTime() + daysAgo * 1000),
      desk: accountant,
      run: (_hospital, tx) => confirmDay(tx, dayBefore(today, daysAgo)),
    }),
  );
  const opened: PaperAct = {
    at: new Date(evening(1).getTime() + 30 * minute),
    desk: accountant,
    run: (_hospital, tx) => openOne(tx, dayBefore(today, oldest), dayBefore(today, youngest)),
  };
  return [...confirmed, opened, ...payerActs(acts, now)];
}

/** Confirms what is ready of a day. */
async function confirmDay(tx: Tx, day: string): Promise<void> {
  const { data } = await confirmationList(tx, {
    tuNgay: day,
    denNgay: day,
    TinhTrang: 'SanSang',
    limit: 500,
  });
  for (const { TiepNhan_Id } of data)
    if (!(await liesInWard(tx, TiepNhan_Id))) await confirmInsurance(tx, TiepNhan_Id);
}

/** The costs of a stay are confirmed when it is over. */
async function liesInWard(tx: Tx, TiepNhan_Id: string): Promise<boolean> {
  const { rowCount } = await tx.db.execute(sql`
    select from main.tiep_nhan_nhap_vien where tiep_nhan_id = ${TiepNhan_Id} and trang_thai not in ('DaRaVien', 'DaHuy')`);
  return rowCount !== 0;
}

/** Opens the newest of the confirmed visits again. */
async function openOne(tx: Tx, from: string, to: string): Promise<void> {
  const one = { tuNgay: from, denNgay: to, TinhTrang: 'DaXacNhan', limit: 1 } as const;
  const { totalRows } = await confirmationList(tx, one);
  const { data } = await confirmationList(tx, { ...one, page: Math.max(totalRows, 1) });
  for (const { TiepNhan_Id } of data) await reopenInsurance(tx, TiepNhan_Id, confirmationReasons.wrongRoute);
}

/**
 * Right after the reception: who forgot the card pays alone. Of a past day the card was brought and the visit is insured again; of today
 * somebody still waits for the cashier.
 */
function payerActs(acts: readonly DemoAct[], now: Date): PaperAct[] {
  const today = localDay(now);
  const received = acts.filter(
    ({ kind, visit }) => kind === 'receive' && visit.payer === 'BHYT' && !visit.room.startsWith('PKS'),
  );
  const past = received.find(({ visit }) => visit.day < today && visit.stage === 'Xong');
  const waiting = received.find(({ visit }) => visit.day === today && visit.stage === 'ChoThuTien');
  const after = ({ at }: DemoAct, seconds: number) => Math.min(at.getTime() + seconds * 1000, now.getTime());
  const changed = (act: DemoAct, seconds: number, payer: string): PaperAct => ({
    at: new Date(after(act, seconds)),
    desk: deskOf('pay', act.visit),
    run: (hospital, tx) => change(hospital, tx, act.visit, payer),
  });
  return [
    ...(past ? [changed(past, 50, 'THUPHI'), changed(past, 110, 'BHYT')] : []),
    ...(waiting ? [changed(waiting, 50, 'THUPHI')] : []),
  ];
}

async function change(hospital: Hospital, tx: Tx, visit: DemoVisit, payer: string): Promise<void> {
  const TiepNhan_Id = hospital.receptions.get(visit.so) ?? '';
  const { version } = await lockAnyReception(tx, TiepNhan_Id);
  const card = payer === 'BHYT' ? cardOf(hospital, personOf(hospital, visit), visit) : {};
  await changePayer(tx, { TiepNhan_Id, version, DoiTuong_Id: hospital.id(`DM_DoiTuong:${payer}`), ...card });
}
