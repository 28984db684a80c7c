import { v7 } from 'uuid';
import type { DemoAct } from '../../../seeds/demo/acts.ts';
import { type DemoDebt, demoDebts } from '../../../seeds/demo/debts.ts';
import { dayBefore } from '../../../seeds/demo/random.ts';
import type { DemoVisit } from '../../../seeds/demo/visits.ts';
import { localDay, type Tx } from '../../engine/context.ts';
import { remind } from '../../features/debts/acts.ts';
import { collectDebts } from '../../features/debts/collect.ts';
import { askWriteOff } from '../../features/debts/writeOffs.ts';
import { deskOf } from './acts.ts';
import type { Hospital } from './hospital.ts';
import { type Debt, firstDebt, owe } from './owing.ts';
import type { PaperAct } from './papers.ts';

const accountant = ['ketoan', 'PTC'] as const;
const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * The demo's debts: right after the reception the cashier lets a patient go owing, and whatever else the visit costs is owed as well. Later
 * the accountant reminds and asks for a write-off, and the cashier collects a part.
 */
export function debtActs(acts: readonly DemoAct[], now: Date): PaperAct[] {
  const taken = new Set<DemoVisit>();
  return demoDebts.flatMap((debt) => {
    const received = acts.find(({ kind, visit }) => kind === 'receive' && owes(visit, debt, now, taken));
    if (!received) return [];
    const { visit, at } = received;
    taken.add(visit);
    const later = (debt.after ?? []).map(
      (one, index): PaperAct => ({
        at: new Date(at.getTime() + one.days * day + index * minute),
        desk: one.act === 'collected' ? deskOf('pay', visit) : accountant,
        run: async (hospital, tx) => follow(hospital, tx, await debtOf(hospital, tx, visit), one),
      }),
    );
    const run = (hospital: Hospital, tx: Tx) => owe(hospital, tx, visit, debt);
    const release = { at: new Date(at.getTime() + minute), desk: deskOf('pay', visit), run };
    // what is done today of an earlier visit would be told to the screens
    return [release, ...later].filter((one) => localDay(one.at) < localDay(now));
  });
}

function owes(visit: DemoVisit, { daysAgo }: DemoDebt, now: Date, taken: ReadonlySet<DemoVisit>) {
  const [first, today] = [dayBefore(localDay(now), daysAgo), localDay(now)];
  return (
    visit.stage === 'Xong' &&
    (visit.payer === 'THUPHI' || visit.payer === 'DICHVU') &&
    visit.day >= first &&
    visit.day < today &&
    !visit.room.startsWith('PKS') &&
    !taken.has(visit)
  );
}

const debtOf = (hospital: Hospital, tx: Tx, visit: DemoVisit) =>
  firstDebt(tx, hospital.receptions.get(visit.so) ?? '');

async function follow(
  hospital: Hospital,
  tx: Tx,
  { _id }: Debt,
  { act, said }: NonNullable<DemoDebt['after']>[number],
): Promise<void> {
  const requestId = v7();
  if (act === 'reminded') return remind(tx, { requestId, ids: [_id], CachNhac: 'GoiDien', GhiChu: said });
  if (act === 'writeOff') return askWriteOff(tx, { requestId, id: _id, LyDo: said });
  const thanhToans = [{ HinhThucThanhToan_Id: hospital.id('HinhThucThanhToan:TM'), SoTien: said }];
  await collectDebts(tx, { requestId, ids: [_id], SoTien: said, thanhToans });
}
