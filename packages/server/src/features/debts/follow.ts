import { buocCuaNo, congNoSteps } from '@sen/domain/debts/congNo';
import { type TinhTrangNo, tinhTrangCongNo } from '@sen/domain/debts/cover';
import { dec, sum, toMoney } from '@sen/domain/money/decimal';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { transition } from '../../engine/acts/transition.ts';
import { actor, type Tx } from '../../engine/context.ts';
import { emit } from '../../engine/events/events.ts';
import { updateRow } from '../../engine/sql/rows.ts';
import { keepOwing, owedOfLines } from '../cashier/owing.ts';
import { changed, decideWriteOff } from './decision.ts';
import {
  type CongNoDongRow,
  type CongNoRow,
  congNoDongTable,
  congNoTable,
  type PhatSinhRow,
  phatSinhTable,
} from './tables.ts';

/** A debt with what it was written over. */
export type KeptDebt = CongNoRow & { dongs: CongNoDongRow[] };

/** The debts of a visit that are not cancelled, the oldest first. Who holds the account of the visit holds them. */
export async function debtsOfVisit(tx: Tx, TiepNhan_Id: string): Promise<KeptDebt[]> {
  const rows = await tx.db
    .select()
    .from(congNoTable)
    .where(and(eq(congNoTable.TiepNhan_Id, TiepNhan_Id), ne(congNoTable.TrangThai, 'DaHuy')))
    .orderBy(asc(congNoTable.NgayNo), asc(congNoTable._id));
  if (rows.length === 0) return [];
  const dongs = await tx.db
    .select()
    .from(congNoDongTable)
    .where(
      inArray(
        congNoDongTable.CongNo_Id,
        rows.map((row) => row._id),
      ),
    )
    .orderBy(asc(congNoDongTable._id));
  return rows.map((row) => ({ ...row, dongs: dongs.filter((one) => one.CongNo_Id === row._id) }));
}

/** How debts of a visit stand by its lines now. */
export async function standingOf(tx: Tx, debts: readonly KeptDebt[]): Promise<Map<string, TinhTrangNo>> {
  const ids = [...new Set(debts.flatMap(({ dongs }) => dongs.map((one) => one.VienPhiDong_Id)))];
  const lines = ids.length > 0 ? await owedOfLines(tx, ids) : new Map();
  return tinhTrangCongNo(
    debts.map(({ _id, dongs }) => ({ id: _id, dongs })),
    lines,
  );
}

/**
 * Lets the debts of a visit follow its lines, whatever changed them: what is collected goes to the oldest debt first, a cancelled receipt
 * opens it again. Keeps on the account what open debts cover.
 */
export async function followLines(
  tx: Tx,
  { TiepNhan_Id, CongNo }: { TiepNhan_Id: string; CongNo: string },
): Promise<void> {
  const debts = await debtsOfVisit(tx, TiepNhan_Id);
  const stands = await standingOf(tx, debts);
  for (const debt of debts) {
    const now = stands.get(debt._id);
    if (now && differs(debt, now)) await follow(tx, debt, now);
  }
  const owing = toMoney(sum([...stands.values()].map(({ ConLai }) => ConLai)));
  if (!dec(owing).eq(CongNo)) keepOwing(tx, TiepNhan_Id, owing);
}

const sums = ['DaThu', 'DaXoa', 'DaGiam', 'ConLai'] as const;

function differs(debt: CongNoRow, now: TinhTrangNo): boolean {
  return sums.some((part) => !dec(debt[part]).eq(now[part]));
}

async function follow(tx: Tx, debt: CongNoRow, now: TinhTrangNo): Promise<void> {
  const derived = { DaThu: now.DaThu, DaXoa: now.DaXoa, DaGiam: now.DaGiam, ConLai: now.ConLai };
  const step = buocCuaNo(debt.TrangThai, now);
  if (step)
    await transition(tx, congNoSteps, congNoTable, debt._id, step, {
      locked: debt,
      consequence: true,
      facts: (_tx, { TrangThai }) => ({ TrangThai, node: null }),
      derived,
    });
  else await updateRow(tx, congNoTable, debt._id, { ...derived, ...changed(tx) });
  // nothing is left that could be written off
  if (dec(now.ConLai).eq(0)) await decideWriteOff(tx, debt, { TrangThai: 'DaRut' });
  await noteMovements(tx, debt._id, [
    { Loai: 'ThuNo', SoTien: grown(debt.DaThu, now.DaThu) },
    { Loai: 'XoaNo', SoTien: grown(debt.DaXoa, now.DaXoa) },
    { Loai: 'DieuChinh', SoTien: grown(debt.DaGiam, now.DaGiam) },
  ]);
  await tellDebt(tx, debt, 'update');
}

const grown = (before: string, after: string) => toMoney(dec(after).minus(before));

/** Notes what moved a debt; amounts of 0 are left out. */
export async function noteMovements(
  tx: Tx,
  CongNo_Id: string,
  movements: ReadonlyArray<Pick<PhatSinhRow, 'Loai' | 'SoTien'>>,
): Promise<void> {
  const rows = movements.filter(({ SoTien }) => !dec(SoTien).eq(0));
  if (rows.length === 0) return;
  const made = { CongNo_Id, Luc: tx.now(), NguoiTao_Id: actor(tx) };
  await tx.db.insert(phatSinhTable).values(rows.map((row) => ({ ...row, ...made })));
}

export function tellDebt(
  tx: Tx,
  { _id, TiepNhan_Id, BenhNhan_Id, NoiTiepNhan_Id }: CongNoRow,
  process: 'create' | 'update',
): Promise<void> {
  const data = { CongNo_Id: _id, TiepNhan_Id, BenhNhan_Id };
  return emit(tx, { module: 'CongNo', process, idNode: NoiTiepNhan_Id, data });
}
