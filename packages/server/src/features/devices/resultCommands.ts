import { laboratoryValue } from '@sen/domain/devices/mapping';
import { ketQuaThietBiActs } from '@sen/domain/devices/results';
import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { requireAct } from '../../engine/acts/acts.ts';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx, type Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { lockRow } from '../../engine/sql/rows.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { takeDeviceValues } from '../lab/deviceValues.ts';
import { finalValues } from '../lab/versions.ts';
import type { OrderEffect } from '../orders/points.ts';
import { slipsOfSamples } from '../orders/queries.ts';
import type { SlipRow } from '../orders/tables.ts';
import { assignedControl } from './controls.ts';
import { meaningsOf, place } from './place.ts';
import { linkById, settleMany } from './settle.ts';
import {
  type KetNoiRow,
  type KetQuaThietBiRow,
  type MaMayRow,
  ketQuaThietBiTable as table,
} from './tables.ts';
import { tellDevice } from './tell.ts';

/**
 * Assigns a waiting result to the slip of a sample, or to the control material of that code; where another value stands, it waits there to
 * be chosen. Errors: NOT_FOUND, FORBIDDEN, NODE_NOT_GRANTED, STATE_CHANGED, BAD_INPUT at `SIDMau` or `MaChiSo`.
 */
export async function assignResult(
  ctx: Ctx,
  id: string,
  { SIDMau, MaChiSo }: { SIDMau: string; MaChiSo: string },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { row, link } = await locked(tx, id, 'gan');
    const slip = (await slipsOfSamples(tx, [SIDMau.trim()])).get(SIDMau.trim());
    const isControl = row.LyDoCho === 'KiemChuanLe';
    if (slip && isControl) return refuseIssues([{ path: 'SIDMau', code: 'CONTROL_OF_NO_PATIENT' }]);
    const meaning = (await meaningsOf(tx, link._id, [row.MaMay])).get(row.MaMay);
    if (!slip) {
      const said = { SIDMau: SIDMau.trim(), MaChiSo, meaning: meaning ?? null };
      const KetQua = await assignedControl(tx, link, row, said);
      if (KetQua === null)
        return refuseIssues([{ path: 'SIDMau', code: isControl ? 'CONTROL_NOT_TAKEN' : 'SAMPLE_UNKNOWN' }]);
      await change(tx, row, null, { TrangThai: 'KiemChuan', LyDoCho: null, MaChiSo, KetQua });
      return tellDevice(tx, link);
    }
    if (slip.TrangThai !== 'ChuaKetQua') refuseIssues([{ path: 'SIDMau', code: 'SAMPLE_NOT_IN_WORK' }]);
    const { KetQua: value } = laboratoryValue(row, meaning?.MaChiSo === MaChiSo ? meaning : null);
    // who assigns it has seen its unit, and means it for the rerun that waits
    const [outcome] = await takeDeviceValues(tx, slip._id, link.ThietBi_Id, [
      { MaMay: row.MaMay, MaChiSo, KetQua: value, DonVi: null, LucChay: null },
    ]);
    if (!outcome || outcome.TrangThai === 'ChoGhep') {
      const invalid = outcome?.LyDoCho === 'GiaTriSai';
      return refuseIssues([{ path: 'MaChiSo', code: invalid ? 'RESULT_NOT_NUMBER' : 'INDEX_NOT_ORDERED' }]);
    }
    const { TrangThai, KetQua, LaChayLai } = outcome;
    await change(tx, row, slip.BenhNhan_Id, {
      TrangThai,
      LyDoCho: null,
      DichVuYeuCau_Id: slip._id,
      MaChiSo,
      KetQua,
      ...(LaChayLai ? { LaChayLai } : {}),
    });
    await tellDevice(tx, link);
  });
}

/** Throws waiting results away for a reason. Errors: NOT_FOUND, FORBIDDEN, NODE_NOT_GRANTED, STATE_CHANGED, BAD_INPUT at `LyDo`. */
export async function throwAway(ctx: Ctx, ids: readonly string[], LyDo: string): Promise<void> {
  await settleMany(ctx, ids, LyDo, async (tx, id) => {
    const { row, link } = await locked(tx, id, 'bo');
    await change(tx, row, null, { TrangThai: 'DaBo', LyDoBo: LyDo.trim() });
    return link;
  });
}

async function locked(
  tx: Tx,
  id: string,
  act: 'gan' | 'bo',
): Promise<{ row: KetQuaThietBiRow; link: KetNoiRow }> {
  const row = await lockRow(tx, table, id);
  const link = row && (await linkById(tx, row.KetNoi_Id));
  if (!row || !link) throw new DomainError('NOT_FOUND', { entity: 'KetQuaThietBi' });
  const { TrangThai, LyDoCho } = row;
  requireAct(tx, ketQuaThietBiActs, act, { TrangThai, node: link.NoiThucHien_Id, LyDoCho });
  return { row, link };
}

async function change(
  tx: Tx,
  row: KetQuaThietBiRow,
  BenhNhan_Id: string | null,
  set: Partial<KetQuaThietBiRow>,
): Promise<void> {
  await tx.db
    .update(table)
    .set({ ...set, version: row.version + 1, NgayCapNhat: tx.now(), NguoiCapNhat_Id: actor(tx) })
    .where(eq(table._id, row._id));
  const before = Object.fromEntries(Object.keys(set).map((key) => [key, row[key as keyof KetQuaThietBiRow]])); // its fields
  await audit(tx, {
    action: 'UPDATE',
    entity: 'KetQuaThietBi',
    entityId: row._id,
    BenhNhan_Id,
    before: { SIDMau: row.SIDMau, MaMay: row.MaMay, GiaTri: row.GiaTri, ...before },
    after: { SIDMau: row.SIDMau, MaMay: row.MaMay, GiaTri: row.GiaTri, ...set },
  });
}

/** So many waiting results are placed at a time. */
const batch = 500;

/** Puts what waits for the meaning of a code where it belongs, now that it has one; the device is locked. */
export async function placeWaiting(tx: Tx, link: KetNoiRow, { MaMay, BoQua }: MaMayRow): Promise<void> {
  let last: string | null = null;
  for (;;) {
    const rows: KetQuaThietBiRow[] = await tx.db
      .select()
      .from(table)
      .where(
        and(
          eq(table.KetNoi_Id, link._id),
          eq(table.MaMay, MaMay),
          eq(table.TrangThai, 'ChoGhep'),
          BoQua ? undefined : inArray(table.LyDoCho, ['KhongMa', 'KhongChiDinh', 'KhacDonVi']),
          last ? gt(table._id, last) : undefined,
        ),
      )
      .orderBy(asc(table._id))
      .limit(batch)
      .for('update');
    const placed = await place(
      tx,
      link,
      rows.map(({ SIDMau, MaMay: code, GiaTri, DonVi, Co, LucChay }) => ({
        ...{ SIDMau, MaMay: code, GiaTri, DonVi, Co },
        LucChay: LucChay?.toISOString() ?? null,
      })),
    );
    for (const [at, row] of rows.entries()) {
      const where = placed[at];
      if (where && (where.TrangThai !== 'ChoGhep' || where.LyDoCho !== row.LyDoCho))
        await change(tx, row, null, where);
    }
    if (rows.length < batch) return;
    last = rows.at(-1)?._id ?? null;
  }
}

/**
 * With its sample what devices have measured of it is given up: nothing of that stands or is offered for the next one, and what still
 * waited goes into no slip.
 */
export const giveUpMeasured: OrderEffect = {
  kind: 'XetNghiem',
  run: async (tx, slip, action) => {
    if (action !== 'tuChoiMau') return {};
    await tx.db
      .update(table)
      .set({
        TrangThai: sql`case when ${table.TrangThai} = 'ChoGhep' then 'ChoGhep' else 'KhongDung' end`,
        LyDoCho: 'MauTuChoi',
        version: sql`${table.version} + 1`,
        NgayCapNhat: tx.now(),
        NguoiCapNhat_Id: actor(tx),
      })
      .where(and(eq(table.DichVuYeuCau_Id, slip._id), ne(table.TrangThai, 'DaBo')));
    return {};
  },
};

/** Values for a slip that a person has seen, and that do not stand in it, are not used. */
export async function settleSeen(tx: Tx, slip: SlipRow, ids: readonly string[]): Promise<void> {
  const rows = await tx.db
    .select()
    .from(table)
    .where(
      and(
        eq(table.DichVuYeuCau_Id, slip._id),
        inArray(table._id, [...ids]),
        inArray(table.TrangThai, ['DaVao', 'ChoChon']),
      ),
    )
    .orderBy(asc(table._id))
    .for('update');
  for (const row of rows) await change(tx, row, slip.BenhNhan_Id, { TrangThai: 'KhongDung' });
}

/** With the return of a slip the choice is made: of what devices sent, the values that were returned are in it, the others are not used. */
export const settleChoice: OrderEffect = {
  kind: 'XetNghiem',
  run: async (tx, slip, action) => {
    if (action !== 'traKetQua') return {};
    const open = await tx.db
      .select()
      .from(table)
      .where(and(eq(table.DichVuYeuCau_Id, slip._id), inArray(table.TrangThai, ['DaVao', 'ChoChon'])));
    if (open.length === 0) return {};
    const returned = await finalValues(tx, slip._id);
    const isIn = (row: KetQuaThietBiRow) => returned.get(row.MaChiSo ?? '') === row.KetQua;
    for (const TrangThai of ['DaVao', 'KhongDung'] as const) {
      const turned = open.filter(
        (row) => row.TrangThai !== TrangThai && isIn(row) === (TrangThai === 'DaVao'),
      );
      if (turned.length > 0)
        await tx.db
          .update(table)
          .set({
            TrangThai,
            version: sql`${table.version} + 1`,
            NgayCapNhat: tx.now(),
            NguoiCapNhat_Id: actor(tx),
          })
          .where(
            inArray(
              table._id,
              turned.map(({ _id }) => _id),
            ),
          );
    }
    return {};
  },
};
