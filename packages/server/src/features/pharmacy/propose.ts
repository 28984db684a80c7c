import { dec, sum, toQuantity } from '@sen/domain/money/decimal';
import { chooseLots, expiresSoon, isExpired } from '@sen/domain/pharmacy/fefo';
import { sql } from 'drizzle-orm';
import { type Ctx, today } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { prescriptionLineRows } from '../prescriptions/sql.ts';
import { nearExpiryDays } from './stockQueries.ts';
import { requireStore } from './stores.ts';
import { isOfStore, restToday, type SupplyFacts, supplyFacts } from './supplyFacts.ts';

export type ProposedLot = {
  Lo_Id: string;
  SoLo: string;
  HanDung: string;
  /** What the line may take: free, or promised to the line itself. */
  SoLuongKhaDung: string;
  /** Proposed, first expired first. */
  SoLuong: string;
  sapHetHan: boolean;
};

export type ProposedLine = {
  ToaThuocChiTiet_Id: string;
  Duoc_Id: string;
  TenDuoc: string;
  SoLuong: string;
  SoLuongDaCap: string;
  /** What no lot can give. */
  thieu: string;
  lots: ProposedLot[];
};

type Shelf = { lineId: string; Lo_Id: string; SoLo: string; HanDung: string; free: string; own: string };

/** Lots for what is left of a prescription, first expired first. Errors: NOT_FOUND, NODE_NOT_GRANTED. */
export async function proposeLots(ctx: Ctx, ToaThuoc_Id: string, idStore: string): Promise<ProposedLine[]> {
  await requireStore(ctx, idStore);
  const facts = await supplyFacts(ctx, ToaThuoc_Id);
  if (!facts) throw new DomainError('NOT_FOUND', { entity: 'ToaThuoc' });
  return proposeFor(ctx, facts, idStore);
}

/** The same for a prescription that was read already; one statement. Two lines of one drug do not take the same units. */
export async function proposeFor(ctx: Ctx, facts: SupplyFacts, idStore: string): Promise<ProposedLine[]> {
  const lines = facts.lines.filter((line) => isOfStore(line, idStore));
  if (lines.length === 0) return [];
  const day = today(ctx);
  const { rows } = await ctx.db.execute<Shelf>(sql`
    select c.id as "lineId", t.lo_id as "Lo_Id", l.so_lo as "SoLo", l.han_dung::text as "HanDung",
      (t.so_luong - t.so_luong_giu)::text as free, coalesce(g.so_luong, 0)::text as own
    from ${prescriptionLineRows} c
    join pharmacy.ton_kho t on t.duoc_id = c.duoc_id and t.kho_id = ${idStore} and t.so_luong > 0
    join pharmacy.lo l on l.id = t.lo_id
    left join pharmacy.giu_thuoc g on g.source_id = c.id and g.kho_id = t.kho_id and g.lo_id = t.lo_id
    where c.id = any(${sql.param(lines.map((line) => line._id))}::uuid[]) order by l.han_dung, l.id`);
  const taken = new Map<string, string>();
  return lines.map((line) => {
    const shelf = rows
      .filter((row) => row.lineId === line._id && !isExpired(row.HanDung, day))
      .map((row) => {
        const free = dec(row.free).minus(taken.get(row.Lo_Id) ?? '0');
        return { ...row, SoLuongKhaDung: toQuantity((free.lt(0) ? dec('0') : free).plus(row.own)) };
      });
    const { picks, thieu } = chooseLots(shelf, restToday(facts, line, day).con, day);
    const lots = shelf.map((row) => {
      const SoLuong = picks.find((pick) => pick.Lo_Id === row.Lo_Id)?.SoLuong ?? '0.000';
      const beyond = dec(SoLuong).minus(row.own);
      if (beyond.gt(0)) taken.set(row.Lo_Id, toQuantity(sum([taken.get(row.Lo_Id) ?? '0', beyond])));
      const { Lo_Id, SoLo, HanDung, SoLuongKhaDung } = row;
      return {
        Lo_Id,
        SoLo,
        HanDung,
        SoLuongKhaDung,
        SoLuong,
        sapHetHan: expiresSoon(HanDung, day, nearExpiryDays),
      };
    });
    const { _id: ToaThuocChiTiet_Id, Duoc_Id, TenDuoc, SoLuong, SoLuongDaCap } = line;
    return { ToaThuocChiTiet_Id, Duoc_Id, TenDuoc, SoLuong, SoLuongDaCap, thieu, lots };
  });
}
