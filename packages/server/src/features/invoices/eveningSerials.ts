import type { KhoangSo } from '@sen/domain/evening/gaps';
import { sql } from 'drizzle-orm';
import type { Ctx, Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import type { EveningScope } from '../cashier/eveningFindings.ts';
import { eveningRows } from '../cashier/forEvening.ts';
import { taiKhoanHoaDonTable as accounts, hoaDonTable as invoices } from './tables.ts';

/** The numbers of a serial on a day, and when and at which counter its last invoice was made. */
export type SerialOfDay = {
  TaiKhoan_Id: string;
  MauSo: string;
  KyHieu: string;
  TuSo: number;
  DenSo: number;
  soLuong: number;
  /** What no invoice has, in order. */
  khuyets: KhoangSo[];
  luc: string;
  QuayThu_Id: string | null;
};

/** The serials in which invoices of a day stand, with the numbers that are missing since the last one before. One statement. */
export async function serialsOfDay(ctx: Ctx, scope: EveningScope): Promise<SerialOfDay[]> {
  const [found] = await eveningRows<{ kyHieus: SerialOfDay[] }>(
    ctx,
    scope,
    sql`
    with u as (select h.tai_khoan_id as account, h.pattern, h.serial, min(h.so_hoa_don) as lo, max(h.so_hoa_don) as hi, count(*)::int as n,
        max(h.ngay_tao) as luc, (array_agg(h.quay_thu_id order by h.so_hoa_don desc))[1] as counter
      from ${invoices} h where h.ngay_hoa_don = ${scope.day}::date and h.so_hoa_don is not null and ${scope.place(sql`h.quay_thu_id`)}
      group by 1, 2, 3),
    run as (select u.*, coalesce((select max(p.so_hoa_don) + 1 from ${invoices} p
        where p.tai_khoan_id = u.account and p.pattern = u.pattern and p.serial = u.serial and p.so_hoa_don < u.lo), u.lo) as since from u),
    used as (
      select r.account, r.pattern, r.serial, x.so_hoa_don as so from run r join ${invoices} x on x.tai_khoan_id = r.account
        and x.pattern = r.pattern and x.serial = r.serial and x.so_hoa_don between r.since and r.hi
      union all select account, pattern, serial, since - 1 from run),
    gone as (select n.account, n.pattern, n.serial, json_agg(json_build_object('TuSo', n.so + 1, 'DenSo', n.next - 1) order by n.so) as khuyets
      from (select u.*, lead(u.so) over (partition by u.account, u.pattern, u.serial order by u.so) as next from used u) n
      where n.next > n.so + 1 group by 1, 2, 3)
    select coalesce((select json_agg(json_build_object('TaiKhoan_Id', r.account, 'MauSo', r.pattern, 'KyHieu', r.serial, 'TuSo', r.lo,
        'DenSo', r.hi, 'soLuong', r.n, 'khuyets', coalesce(g.khuyets, '[]'::json), 'luc', r.luc, 'QuayThu_Id', r.counter)
        order by r.pattern, r.serial, r.account)
      from run r left join gone g on g.account = r.account and g.pattern = r.pattern and g.serial = r.serial), '[]'::json) as "kyHieus"`,
  );
  if (!found) throw new Error('sums without a row');
  return found.kyHieus;
}

export type Serial = { TaiKhoan_Id: string; MauSo: string; KyHieu: string };

/**
 * Locks the account of an invoice serial, so that two people do not explain the same of its numbers: the counter of the invoice that stands
 * nearest, and whether all the numbers are missing between the first and the last of the serial. Errors: NOT_FOUND.
 */
export async function lockSerialRun(
  tx: Tx,
  { TaiKhoan_Id, MauSo, KyHieu }: Serial,
  { TuSo, DenSo }: KhoangSo,
): Promise<{ QuayThu_Id: string | null; missing: boolean }> {
  await tx.db.execute(sql`select from ${accounts} where id = ${TaiKhoan_Id}::uuid for no key update`);
  const { rows } = await tx.db.execute<{ QuayThu_Id: string | null; missing: boolean }>(sql`
    with own as (select h.so_hoa_don as so, h.quay_thu_id from ${invoices} h where h.tai_khoan_id = ${TaiKhoan_Id}::uuid
      and h.pattern = ${MauSo} and h.serial = ${KyHieu} and h.so_hoa_don is not null)
    select near.quay_thu_id as "QuayThu_Id",
      (select ${TuSo}::int > min(so) and ${DenSo}::int < max(so) and not bool_or(so between ${TuSo}::int and ${DenSo}::int) from own) as missing
    from (select quay_thu_id from own order by so > ${TuSo}::int, abs(so - ${TuSo}::int) limit 1) near`);
  const [found] = rows;
  if (!found) throw new DomainError('NOT_FOUND', { entity: 'TaiKhoanHoaDon' });
  return found;
}
