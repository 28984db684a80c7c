import { eq } from 'drizzle-orm';
import { demoCorrection, demoRuns } from '../../seeds/demo/controls.ts';
import { dayBefore } from '../../seeds/demo/random.ts';
import { type Tx, today } from '../engine/context.ts';
import { correctRun } from '../features/labQc/commands.ts';
import { targetOf } from '../features/labQc/materials.ts';
import { addRun } from '../features/labQc/runs.ts';
import { ketQuaKiemChuanTable as table } from '../features/labQc/tables.ts';
import { type SeedIds, seedId } from './rows.ts';

/** Fills the quality control of the demo's biochemistry: results judged as at the desk, one of them rejected and corrected. */
export async function writeControls(tx: Tx, ids: SeedIds): Promise<void> {
  const target = await targetOf(tx, seedId(ids, 'VatLieuKiemChuan:KC-SH1'), 'GLU');
  const staff = seedId(ids, 'NhanVien:NV016');
  for (const { daysAgo, time, GiaTri } of demoRuns) {
    const Luc = new Date(`${dayBefore(today(tx), daysAgo)}T${time}:00+07:00`);
    const at = inLab(tx, target.NoiThucHien_Id, Luc);
    const id = await addRun(at, target, { GiaTri, Luc, GhiChu: null, TuThietBi: false, NguoiChay_Id: staff });
    const [run] = await tx.db.select().from(table).where(eq(table._id, id));
    if (run?.DanhGia !== 'LoaiBo') continue;
    await correctRun(at, id, { ...demoCorrection, version: run.version });
    await tx.db.update(table).set({ NguoiKhacPhuc_Id: staff }).where(eq(table._id, id));
  }
}

/** Who works at a laboratory at a moment. */
function inLab(tx: Tx, node: string, now: Date): Tx {
  const own = new Set(['XET_NGHIEM']);
  return {
    ...tx,
    now: () => now,
    permissions: own,
    nodeIds: new Set([node]),
    grants: { ...tx.grants, own },
  };
}
