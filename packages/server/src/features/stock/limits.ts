import { dec } from '@sen/domain/money/decimal';
import { isAmount } from '@sen/domain/stock/dongPhieu';
import { phieuKhoActs } from '@sen/domain/stock/phieuKho';
import { sql } from 'drizzle-orm';
import { requireAct } from '../../engine/acts/acts.ts';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx, type Tx, today } from '../../engine/context.ts';
import { refuseIssues } from '../../engine/errors.ts';
import { emit } from '../../engine/events/events.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import type { DinhMucKhoInput } from '../../gql/pharmacy.ts';
import { noticeOfLimit } from '../notifications/causes.ts';
import { lotRows, shelfRows } from '../pharmacy/sql.ts';
import type { MovedStock } from '../pharmacy/stockMoved.ts';
import { storeNode } from '../pharmacy/stores.ts';

/**
 * Sets the least and the most that a store should hold of a drug; 0 takes both away. Errors: BAD_INPUT, NOT_FOUND, FORBIDDEN,
 * NODE_NOT_GRANTED.
 */
export async function setLimit(ctx: Ctx, input: DinhMucKhoInput): Promise<boolean> {
  const { idStore: Kho_Id, Duoc_Id, TonToiThieu } = input;
  const TonToiDa = input.TonToiDa ?? null;
  refuseWrong(TonToiThieu, TonToiDa);
  return inTransaction(ctx, async (tx) => {
    const node = await storeNode(tx, Kho_Id);
    const facts = { TrangThai: 'Nhap', LoaiPhieu: 'NhapMua' as const, node, nodeNhan: null, daDung: false };
    requireAct(tx, phieuKhoActs, 'sua', facts);
    const away = dec(TonToiThieu).eq(0);
    const { rows } = await tx.db.execute<{ id: string; before: Limits | null }>(
      away
        ? sql`delete from pharmacy.dinh_muc_kho where kho_id = ${Kho_Id} and duoc_id = ${Duoc_Id}
            returning id, ${limitsOf(sql`dinh_muc_kho`)} as before`
        : sql`with old as (select * from pharmacy.dinh_muc_kho where kho_id = ${Kho_Id} and duoc_id = ${Duoc_Id})
            insert into pharmacy.dinh_muc_kho (id, kho_id, duoc_id, ton_toi_thieu, ton_toi_da, nguoi_tao_id)
            values (gen_random_uuid(), ${Kho_Id}, ${Duoc_Id}, ${TonToiThieu}, ${TonToiDa}, ${actor(tx)})
            on conflict (kho_id, duoc_id) do update set ton_toi_thieu = excluded.ton_toi_thieu, ton_toi_da = excluded.ton_toi_da,
              version = dinh_muc_kho.version + 1, ngay_cap_nhat = now(), nguoi_cap_nhat_id = ${actor(tx)}
            returning id, (select ${limitsOf(sql`old`)} from old) as before`,
    );
    const [row] = rows;
    if (!row) return true; // there was none
    await audit(tx, {
      action: away ? 'DELETE' : row.before === null ? 'CREATE' : 'UPDATE',
      entity: 'DinhMucKho',
      entityId: row.id,
      ...(row.before === null ? {} : { before: row.before }),
      after: { Kho_Id, Duoc_Id, TonToiThieu, TonToiDa },
    });
    if (!away) await tellBelowLimit(tx, { Kho_Id, Duoc_Ids: [Duoc_Id] });
    await emit(tx, { module: 'Kho', process: 'update', idNode: node, data: { Kho_Id, Duoc_Id } });
    return true;
  });
}

type Limits = { TonToiThieu: string; TonToiDa: string | null };

const limitsOf = (table: ReturnType<typeof sql>) =>
  sql`jsonb_build_object('TonToiThieu', ${table}.ton_toi_thieu::text, 'TonToiDa', ${table}.ton_toi_da::text)`;

function refuseWrong(least: string, most: string | null): void {
  if (!isAmount(least)) refuseIssues([{ path: 'TonToiThieu', code: 'NOT_A_NUMBER' }]);
  if (most === null) return;
  if (!isAmount(most)) refuseIssues([{ path: 'TonToiDa', code: 'NOT_A_NUMBER' }]);
  if (dec(most).lt(least)) refuseIssues([{ path: 'TonToiDa', code: 'TOO_SMALL', details: { min: least } }]);
}

/**
 * Tells a store of those drugs that have just come below their least, once until they are filled again; answers the drugs that have
 * limits there. Whoever calls it holds the shelf. One statement, and a notice for each.
 */
export async function tellBelowLimit(tx: Tx, { Kho_Id, Duoc_Ids }: MovedStock): Promise<string[]> {
  const { rows } = await tx.db.execute<Told>(sql`
    with judged as (
      select m.id, m.ngay_bao, coalesce(f.so, 0) < m.ton_toi_thieu as low, d.ten_duoc, d.ham_luong, k.node_id
      from pharmacy.dinh_muc_kho m join pharmacy.duoc d on d.id = m.duoc_id join pharmacy.kho k on k.id = m.kho_id
      cross join lateral (select sum(t.so_luong - t.so_luong_giu) as so from ${shelfRows} t join ${lotRows} l on l.id = t.lo_id
        where t.kho_id = m.kho_id and t.duoc_id = m.duoc_id and l.han_dung >= ${today(tx)}) f
      where m.kho_id = ${Kho_Id} and m.duoc_id = any(${sql.param([...Duoc_Ids])}::uuid[])
    )
    update pharmacy.dinh_muc_kho m set ngay_bao = case when j.low then coalesce(j.ngay_bao, ${tx.now()}::timestamptz) end
    from judged j where m.id = j.id
    returning m.id as "_id", m.duoc_id as "Duoc_Id", concat_ws(' ', j.ten_duoc, j.ham_luong) as "TenDuoc", j.node_id as "idNode",
      j.low and j.ngay_bao is null as now`);
  for (const { now, ...drug } of rows) if (now) await noticeOfLimit(tx, drug);
  return rows.map((row) => row.Duoc_Id);
}

type Told = { _id: string; Duoc_Id: string; TenDuoc: string; idNode: string; now: boolean };
