import { sql } from 'drizzle-orm';
import { localDay, type Tx } from '../../engine/context.ts';
import { slipRows } from '../orders/sql.ts';
import { deviceUses } from './points.ts';
import { devicesOf, type ReadService } from './services.ts';

/** Why a device cannot perform a service now. */
export type DeviceRefusal = {
  code: 'DEVICE_DAY_FULL' | 'DEVICE_USE_FULL';
  details: { name: string; used: number; max: number; quantity: number };
};

/** What a device may do, and how often it was used on a day for other services. */
type Limits = { _id: string; name: string; aDay: number | null; aUse: number | null; used: number };

/** Locks devices before their uses are counted, all in one order: two desks neither take the last use both nor wait for each other. */
export async function lockDevices(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.db.execute(
    sql`select 1 from main.thiet_bi t where t.id = any(${sql.param([...ids])}::uuid[]) order by t.id for update`,
  );
}

/** Why a chosen and locked device cannot perform a service of a slip at a moment, or null; `more` uses of that day are about to be written. */
export async function deviceRefusal(
  tx: Tx,
  service: ReadService,
  ThietBi_Id: string,
  { at, more }: { at: Date; more: number },
): Promise<DeviceRefusal | null> {
  const [limits] = await limitsOf(tx, [ThietBi_Id], service.ChiTiet_Id, at);
  return limits ? refusedBy({ ...limits, used: limits.used + more }, service) : null;
}

/** Why none of the devices of a room can perform a service now, or null: where it has none, nothing is refused. They are locked. */
export async function roomRefusal(
  tx: Tx,
  service: ReadService,
  room: string | null,
): Promise<DeviceRefusal | null> {
  const devices = await devicesOf(tx, service.DichVu_Id, room);
  if (devices.length === 0) return null;
  const limits = await limitsOf(
    tx,
    devices.map((device) => device._id),
    service.ChiTiet_Id,
    tx.now(),
  );
  const refusals = limits.map((one) => refusedBy(one, service));
  return refusals.includes(null) ? null : (refusals[0] ?? null);
}

function refusedBy({ name, aDay, aUse, used }: Limits, { SoLuong }: ReadService): DeviceRefusal | null {
  const of = { name, used, quantity: SoLuong };
  if (aUse !== null && SoLuong > aUse) return { code: 'DEVICE_USE_FULL', details: { ...of, max: aUse } };
  if (aDay !== null && used >= aDay) return { code: 'DEVICE_DAY_FULL', details: { ...of, max: aDay } };
  return null;
}

/** The limits of devices with their uses on the day of a moment by services of all kinds, but for one. */
async function limitsOf(tx: Tx, ids: readonly string[], ChiTiet_Id: string, at: Date): Promise<Limits[]> {
  const day = localDay(at);
  const uses = deviceUses.all().map(
    ({ ketQuaTable, phienBanTable }) => sql`
    select k.thiet_bi_id as device, k.chi_tiet_id as line from ${ketQuaTable} k
    join ${slipRows} s on s.id = k.dich_vu_yeu_cau_id
    where k.thiet_bi_id = any(${sql.param([...ids])}::uuid[]) and s.trang_thai <> 'DaHuy'
      and k.phien_ban = (select max(v.phien_ban) from ${phienBanTable} v where v.dich_vu_yeu_cau_id = s.id)
      and coalesce(k.thoi_gian_thuc_hien, s.ngay_thuc_hien) >= (${day}::date)::timestamp at time zone 'Asia/Ho_Chi_Minh'
      and coalesce(k.thoi_gian_thuc_hien, s.ngay_thuc_hien) < (${day}::date + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh'`,
  );
  const { rows } = await tx.db.execute<Limits>(sql`
    select t.id as "_id", t.ten_thiet_bi as name, t.toi_da_ngay::float8 as "aDay", t.toi_da_lan::float8 as "aUse",
      (select count(*)::int from (${sql.join(uses, sql` union all `)}) u
        where u.device = t.id and u.line <> ${ChiTiet_Id}) as used
    from main.thiet_bi t where t.id = any(${sql.param([...ids])}::uuid[]) order by t.ma_thiet_bi`);
  return rows;
}
