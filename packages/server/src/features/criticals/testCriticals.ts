import { eq } from 'drizzle-orm';
import type { TestSite } from '../../../test/testSite.ts';
import { imagingReading } from '../imaging/imagingReading.ts';
import type { imagingFactory } from '../imaging/testImaging.ts';
import { returnResult } from '../readings/commands.ts';
import { nguyHiemTable as table } from './tables.ts';

export const finding = { KetLuan: 'Vỡ lách độ III, dịch tự do ổ bụng.', LaNguyHiem: true };
export const told = 'BS Minh · điện thoại';

/** A returned ultrasound that shows what endangers the patient, ordered in a session where one is given. */
export async function makeCritical(
  { database: { db } }: TestSite,
  at: Awaited<ReturnType<typeof imagingFactory>>,
  KhamBenh_Id?: string,
) {
  const made = await at.written(finding);
  const act = { oldState: 'ChuaKetQua', XacNhanNguyHiem: told };
  await returnResult(at.fresh(at.doctor), imagingReading, made.slip, act);
  const ofSlip = eq(table.DichVuYeuCau_Id, made.slip);
  if (KhamBenh_Id) await db.update(table).set({ KhamBenh_Id }).where(ofSlip);
  const [row] = await db.select().from(table).where(ofSlip);
  if (!row) throw new Error('nothing was raised');
  return { ...made, id: row._id };
}
