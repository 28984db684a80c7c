import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { type DemoExemption, demoExemptions } from '../../../seeds/demo/exemptions.ts';
import { dayBefore } from '../../../seeds/demo/random.ts';
import { localDay, type Tx } from '../../engine/context.ts';
import {
  askExemption,
  grantExemption,
  refuseExemption,
  withdrawExemption,
} from '../../features/exemptions/commands.ts';
import { asStaff, type Hospital } from './hospital.ts';
import type { PaperAct } from './papers.ts';

/** The demo's requests for exemptions: a cashier asks while the visit is open, accounting or the director decides. */
export function exemptionActs(now: Date): PaperAct[] {
  return demoExemptions.map(
    (asked): PaperAct => ({
      at: momentOf(now, asked.asked),
      desk: ['thungan1', 'QT01'],
      run: (hospital, tx) => act(hospital, tx, asked),
    }),
  );
}

function momentOf(now: Date, asked: DemoExemption['asked']): Date {
  if ('minutesAgo' in asked) return new Date(now.getTime() - asked.minutesAgo * 60_000);
  return new Date(`${dayBefore(localDay(now), asked.daysAgo)}T${asked.time}:00+07:00`);
}

async function act(
  hospital: Hospital,
  tx: Tx,
  { outcome, refusal, asked: _moment, ...said }: DemoExemption,
): Promise<void> {
  const TiepNhan_Id = await openVisit(hospital, tx);
  if (!TiepNhan_Id) return; // everybody has paid by then
  const id = await askExemption(tx, { requestId: v7(), TiepNhan_Id, PhamVi: 'CaLuot', ...said });
  if (outcome === 'DaRut') return withdrawExemption(tx, id);
  if (outcome === 'ChoDuyet') return;
  const decides = await asStaff(hospital, tx, ['ketoan', 'PTC']);
  await (outcome === 'DaDuyet' ? grantExemption(decides, id) : refuseExemption(decides, id, refusal ?? ''));
}

/** A visit of the day at the hospital with something due and no request yet. */
async function openVisit(hospital: Hospital, tx: Tx): Promise<string | undefined> {
  const desks = [hospital.id('Node:TN01'), hospital.id('Node:TN02')];
  const { rows } = await tx.db.execute<{ id: string }>(sql`
    select t.id from main.tiep_nhan t join main.vien_phi a on a.tiep_nhan_id = t.id
    where t.ngay = ${localDay(tx.now())}::date and t.trang_thai = 'DaTiepNhan' and a.con_lai >= 50000
      and not t.da_xac_nhan_bhyt and not t.da_xac_nhan_chi_phi and t.noi_tiep_nhan_id = any(${sql.param(desks)}::uuid[])
      and not exists (select from main.yeu_cau_mien_giam y where y.tiep_nhan_id = t.id)
    order by t.ngay_tiep_nhan, t.id limit 1`);
  return rows[0]?.id;
}
