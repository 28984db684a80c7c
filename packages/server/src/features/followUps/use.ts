import { giayHenActs, useRefusal } from '@sen/domain/followUps/giayHen';
import { eq } from 'drizzle-orm';
import { transition } from '../../engine/acts/transition.ts';
import type { Tx } from '../../engine/context.ts';
import { refuseIssues } from '../../engine/errors.ts';
import { stayById } from '../admission/queries.ts';
import { tellWard } from '../admission/ward.ts';
import { announceSession } from '../examination/open.ts';
import { sessionById } from '../examination/queries.ts';
import { facilityOf } from '../organisation/facility.ts';
import type { KeptVisit } from '../reception/points.ts';
import { slip as slips } from './paper.ts';
import { facilityOfSlip, usableSlips } from './queries.ts';
import { type GiayHenRow, giayHenTable as table } from './tables.ts';

/**
 * Uses the slip that a reception names, and gives back the one that it named before or that of a cancelled one. A new visit by
 * appointment names the slip that the patient has for the day. Errors: BAD_INPUT at SoGiayHen.
 */
export async function followVisit(tx: Tx, before: KeptVisit | null, after: KeptVisit): Promise<void> {
  const was = numberOf(before);
  const is = numberOf(after);
  if (was && was !== is) await giveBack(tx, after._id);
  if (is && is !== was) await use(tx, after, is);
  if (!before && !is && after.TaiKhamTheoHen) {
    const [slip] = await usableSlips(tx, after.BenhNhan_Id, after.NoiTiepNhan_Id, after.Ngay);
    if (slip) {
      const details = { SoGiayHen: slip.SoGiayHen };
      refuseIssues([{ path: 'SoGiayHen', code: 'APPOINTMENT_NUMBER_NEEDED', details }]);
    }
  }
}

function numberOf(visit: KeptVisit | null): string | null {
  return visit && visit.TrangThai !== 'DaHuy' ? visit.SoGiayHen : null;
}

async function use(tx: Tx, visit: KeptVisit, SoGiayHen: string): Promise<void> {
  const [slip] = await tx.db.select().from(table).where(eq(table.SoGiayHen, SoGiayHen)).for('update');
  const issue = useRefusal(slip ? { ...slip, coSo: await facilityOfSlip(tx, slip) } : null, {
    BenhNhan_Id: visit.BenhNhan_Id,
    coSo: await facilityOf(tx, visit.NoiTiepNhan_Id),
    ngay: visit.Ngay,
  });
  if (issue || !slip) return refuseIssues(issue ? [issue] : []);
  await transition(tx, giayHenActs, table, slip._id, 'dung', {
    locked: slip,
    consequence: true,
    facts: slips.factsOf,
    set: { DungCho_Id: visit._id, NgayDung: tx.now() },
    after: tell,
  });
}

async function giveBack(tx: Tx, visit: string): Promise<void> {
  const [slip] = await tx.db.select().from(table).where(eq(table.DungCho_Id, visit)).for('update');
  if (!slip) return;
  await transition(tx, giayHenActs, table, slip._id, 'traLai', {
    locked: slip,
    consequence: true,
    facts: slips.factsOf,
    set: { DungCho_Id: null, NgayDung: null },
    after: tell,
  });
}

async function tell(tx: Tx, row: GiayHenRow): Promise<void> {
  if (row.NhapVien_Id) return tellWard(tx, await stayById(tx, row.NhapVien_Id));
  await announceSession(tx, await sessionById(tx, row.KhamBenh_Id), 'update');
}
