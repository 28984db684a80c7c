import {
  type OverriddenWarning,
  overriddenBy,
  type WarningReason,
} from '@sen/domain/prescriptions/overridden';
import { letterOf } from '@sen/domain/prescriptions/toaThuoc';
import { sql } from 'drizzle-orm';
import { audit } from '../../engine/audit/audit.ts';
import type { Ctx, Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { updateRow } from '../../engine/sql/rows.ts';
import type { KhamBenhRow } from '../examination/tables.ts';
import { judgeLines } from './judgeLines.ts';
import { prescriptionLines } from './queries.ts';
import { toaThuocChiTietTable as lineTable, type ToaThuocChiTietRow, type ToaThuocRow } from './tables.ts';

type Judging = {
  reasons: readonly WarningReason[];
  /** The drugs that are asked about, where not all are. */
  only?: ReadonlySet<string>;
};

/**
 * Judges prescriptions of a session again as of now: allergies, weight, age, pregnancy, kidneys, interactions, doses and the catalogues may
 * have changed since they were written. What was overridden stands as long as it says the same; a new reason is kept with the line.
 * Errors: NEEDS_CONFIRMATION with details.warnings, each with what it said before (`Truoc`).
 */
export async function judgeAgain(
  tx: Tx,
  session: KhamBenhRow,
  toas: readonly ToaThuocRow[],
  { reasons, only }: Judging,
): Promise<void> {
  const lines = (await Promise.all(toas.map((toa) => prescriptionLines(tx, toa._id)))).flat();
  if (lines.length === 0) return;
  const { warnings } = await judgeLines(tx, session, lines);
  const asked = warnings.filter((one) => !only || [...only].some((id) => one.key.includes(id)));
  const before = [...lines.flatMap(({ CanhBao }) => CanhBao), ...(await pairsOverridden(tx, session))];
  const { open, overridden } = overriddenBy(asked, reasons, before);
  if (open.length > 0) throw new DomainError('NEEDS_CONFIRMATION', { warnings: open });
  await keep(tx, session, lines, overridden);
}

/** Refuses a drug that has become addictive or psychotropic since its prescription was written. Errors: PRESCRIPTION_KIND_CHANGED. */
export async function refuseOtherKind(
  ctx: Ctx,
  { MaDonThuoc }: Pick<ToaThuocRow, 'MaDonThuoc'>,
  lines: ReadonlyArray<{ Duoc_Id: string; TenDuoc: string }>,
): Promise<void> {
  const { rows } = await ctx.db.execute<{ id: string; control: string }>(
    sql`select id, loai_kiem_soat as control from pharmacy.duoc where id = any(${sql.param(lines.map((line) => line.Duoc_Id))}::uuid[])`,
  );
  const letter = MaDonThuoc.slice(-1).toLowerCase();
  for (const { Duoc_Id, TenDuoc } of lines) {
    const now = letterOf(rows.find((row) => row.id === Duoc_Id)?.control ?? null);
    if (now !== 'c' && now !== letter) throw new DomainError('PRESCRIPTION_KIND_CHANGED', { TenDuoc });
  }
}

/** What was overridden of two drugs together in other prescriptions of the patient: the pair is asked about once. */
async function pairsOverridden(ctx: Ctx, { BenhNhan_Id, _id }: KhamBenhRow): Promise<OverriddenWarning[]> {
  const { rows } = await ctx.db.execute<{ told: OverriddenWarning[] }>(sql`
    select c.canh_bao as told from main.toa_thuoc t
    join main.toa_thuoc_chi_tiet c on c.toa_thuoc_id = t.id and c.trang_thai = 'DangSuDung' and c.canh_bao <> '[]'
    where t.benh_nhan_id = ${BenhNhan_Id} and t.kham_benh_id <> ${_id} and t.trang_thai <> 'DaHuy'
    order by t.ngay_ke desc limit 100`);
  return rows.flatMap(({ told }) => told).filter(({ key }) => key.includes('+'));
}

/** Keeps new reasons with their lines. */
async function keep(
  tx: Tx,
  session: KhamBenhRow,
  lines: readonly ToaThuocChiTietRow[],
  overridden: readonly OverriddenWarning[],
): Promise<void> {
  const isKept = (line: ToaThuocChiTietRow, warning: OverriddenWarning) =>
    line.CanhBao.some(
      ({ key, Khac, LyDo }) => key === warning.key && Khac === warning.Khac && LyDo === warning.LyDo,
    );
  for (const line of lines) {
    const fresh = overridden.filter((one) => one.Duoc_Id === line.Duoc_Id && !isKept(line, one));
    if (fresh.length === 0) continue;
    const others = line.CanhBao.filter(({ key }) => fresh.every((one) => one.key !== key));
    await updateRow(tx, lineTable, line._id, { CanhBao: [...others, ...fresh], NgayCapNhat: tx.now() });
    await audit(tx, {
      action: 'UPDATE',
      entity: 'ToaThuoc',
      entityId: line.ToaThuoc_Id,
      BenhNhan_Id: session.BenhNhan_Id,
      after: { overridden: fresh },
    });
  }
}
