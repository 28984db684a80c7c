import type { Issue } from '@sen/domain/catalogue/validate';
import {
  type OverriddenWarning,
  overriddenBy,
  type WarningReason,
} from '@sen/domain/prescriptions/overridden';
import { countedAs, dayNumber, type EarlierOrder } from '@sen/domain/treatment/dayNumbers';
import { readTimes, timesADay } from '@sen/domain/treatment/doseTimes';
import { sql } from 'drizzle-orm';
import type { Ctx, Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import type { NhapVienRow } from '../admission/tables.ts';
import { sessionById } from '../examination/queries.ts';
import { countedDrugs } from '../pharmacy/drugFacts.ts';
import { judgeLines } from '../prescriptions/judgeLines.ts';
import { ordersInUse } from './queries.ts';
import type { YLenhThuocRow } from './tables.ts';

/** An order as it is to be written. */
export type DraftedOrder = Pick<
  YLenhThuocRow,
  'Duoc_Id' | 'Lieu' | 'CachDung' | 'Gios' | 'ToiDa24h' | 'CachGio'
> & {
  TuLuc: Date;
};

/** Units of a drug on a day, decimal text. */
function unitsADay(one: DraftedOrder): string {
  const Gios = readTimes(one.Gios ?? '') ?? [];
  const asNeeded = { ToiDa24h: one.ToiDa24h, CachGio: one.CachGio === null ? null : Number(one.CachGio) };
  return String(Number(one.Lieu) * timesADay({ CachDung: one.CachDung, Gios }, asNeeded));
}

/**
 * What speaks against orders of a stay by the checks of prescribing: allergies, interactions also with what else is in use, dose, kidneys,
 * age, starred drugs. Answers what is overridden, and the refusals of lines. Errors: NEEDS_CONFIRMATION with details.warnings.
 */
export async function judgeOrders(
  tx: Tx,
  stay: NhapVienRow,
  lines: readonly DraftedOrder[],
  {
    reasons,
    before,
    own,
  }: { reasons: readonly WarningReason[]; before: readonly OverriddenWarning[]; own: ReadonlySet<string> },
): Promise<{ overridden: OverriddenWarning[]; issues: Issue[] }> {
  if (lines.length === 0) return { overridden: [], issues: [] };
  const session = await sessionById(tx, stay.KhamBenh_Id);
  const { CanNang, ChieuCao } = stay;
  const patient = { ...session, CanNang: CanNang ?? session.CanNang, ChieuCao: ChieuCao ?? session.ChieuCao };
  const drugs = new Set(lines.map(({ Duoc_Id }) => Duoc_Id));
  const others = (await ordersInUse(tx, stay._id)).filter(
    ({ _id, Duoc_Id }) => !own.has(_id) && !drugs.has(Duoc_Id),
  );
  const { warnings, issues } = await judgeLines(
    tx,
    patient,
    lines.map((one) => ({ Duoc_Id: one.Duoc_Id, SoLuong: unitsADay(one), SoNgay: 1 })),
    others.map(({ Duoc_Id }) => Duoc_Id),
  );
  const { open, overridden } = overriddenBy(warnings, reasons, before);
  if (open.length > 0) throw new DomainError('NEEDS_CONFIRMATION', { warnings: open });
  return {
    overridden,
    issues: issues.map((one) => ({ ...one, path: one.path.replace(/^dongs\./, 'thuocs.') })),
  };
}

/** The day on which each order of a counted drug begins, by drug; drugs whose days are not counted are missing. Orders of `own` are no earlier ones. */
export async function dayNumbers(
  ctx: Ctx,
  NhapVien_Id: string,
  lines: readonly DraftedOrder[],
  own: ReadonlySet<string>,
): Promise<Map<DraftedOrder, number>> {
  const counted = await countedDrugs(
    ctx,
    lines.map(({ Duoc_Id }) => Duoc_Id),
  );
  const those = lines.filter(({ Duoc_Id }) => {
    const facts = counted.get(Duoc_Id);
    return facts !== undefined && countedAs(facts) !== null;
  });
  const found = new Map<DraftedOrder, number>();
  for (const one of those) {
    const earlier = await earlierOrder(ctx, NhapVien_Id, one, own);
    found.set(one, dayNumber(earlier, one.TuLuc));
  }
  return found;
}

type Earlier = { NgayThu: number | null; begin: Date | string; end: Date | string };

/** The newest order of the same drug in the stay that began before. */
async function earlierOrder(
  ctx: Ctx,
  NhapVien_Id: string,
  { Duoc_Id, TuLuc }: DraftedOrder,
  own: ReadonlySet<string>,
): Promise<EarlierOrder | null> {
  const { rows } = await ctx.db.execute<Earlier>(sql`
    select ngay_thu as "NgayThu", tu_luc as begin, least(den_luc, ngung_luc) as "end" from main.y_lenh_thuoc
    where nhap_vien_id = ${NhapVien_Id} and duoc_id = ${Duoc_Id} and trang_thai <> 'DaHuy' and tu_luc <= ${TuLuc}
      and id <> all(${sql.param([...own])}::uuid[])
    order by tu_luc desc, id desc limit 1`);
  const [row] = rows;
  return row ? { NgayThu: row.NgayThu, TuLuc: new Date(row.begin), Het: new Date(row.end) } : null;
}
