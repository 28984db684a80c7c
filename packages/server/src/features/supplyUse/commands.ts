import type { Issue } from '@sen/domain/catalogue/validate';
import { toQuantity } from '@sen/domain/money/decimal';
import { overriddenBy, type WarningReason } from '@sen/domain/prescriptions/overridden';
import {
  suDungVatTuActs as acts,
  quotaOf,
  quotasFor,
  supplyUseIssues,
} from '@sen/domain/supplyUse/suDungVatTu';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { requireAct } from '../../engine/acts/acts.ts';
import { givenReason } from '../../engine/acts/reason.ts';
import { transition } from '../../engine/acts/transition.ts';
import { audit } from '../../engine/audit/audit.ts';
import { refLabel } from '../../engine/catalogue/queries.ts';
import { actor, type Ctx, type Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { insertRow, insertRows, lockExisting, rowsById, updateRow } from '../../engine/sql/rows.ts';
import { inTransaction, once } from '../../engine/sql/transaction.ts';
import type { SuDungVatTuInput } from '../../gql/main.ts';
import { followRules } from '../cashier/charges.ts';
import { quotasOf } from '../orders/quotas.ts';
import { lockSlip } from '../orders/slipNotes.ts';
import { orderLineRows } from '../orders/sql.ts';
import { announceSlip } from '../orders/states.ts';
import { allergyWarnings } from '../pharmacy/drugAllergies.ts';
import { giveBackUse, useUp } from '../pharmacy/stock.ts';
import { type Place, placeOf } from './place.ts';
import { readRows, requireStoreOf } from './queries.ts';
import {
  suDungVatTuChiTietTable as rowsTable,
  type SuDungVatTuRow,
  suDungVatTuTable as table,
  type VatTuRow,
} from './tables.ts';

/**
 * Writes what a performance used, whole; nothing leaves the stock yet. Answers the record. Errors: NOT_FOUND, FORBIDDEN,
 * NODE_NOT_GRANTED, SUPPLY_USE_VERIFIED, SUPPLY_USE_RETURNED, SUPPLY_USE_NOT_BEGUN, CONFLICT, BAD_INPUT by field, NEEDS_CONFIRMATION
 * with details.warnings where the allergies of the patient speak against something.
 */
export function saveSupplyUse(ctx: Ctx, input: SuDungVatTuInput): Promise<string> {
  const content = { id: input.requestId, operation: 'saveSuDungVatTu', content: input };
  return once(ctx, content, async (tx) => {
    const slip = await lockSlip(tx, input.DichVuYeuCau_Id);
    const BuoiLieuTrinh_Id = input.BuoiLieuTrinh_Id ?? null;
    const place = await placeOf(tx, slip, { ...input, BuoiLieuTrinh_Id });
    const stands = await standing(tx, place);
    requireAct(tx, acts, 'sua', { ...place.facts, TrangThai: stands?.TrangThai ?? 'DangSuDung' });
    if ((stands?.version ?? null) !== (input.version ?? null))
      throw new DomainError('CONFLICT', { entity: acts.name, current: stands });
    const { Kho_Id } = input;
    await requireStoreOf(tx, place, Kho_Id);
    const before = stands ? await readRows(tx, [stands._id]) : [];
    const rows = await judged(tx, place, await resolved(tx, place, input), before, input.lyDoCanhBaos ?? []);
    const row = stands
      ? await updateRow(tx, table, stands._id, {
          Kho_Id,
          NgayCapNhat: tx.now(),
          NguoiCapNhat_Id: actor(tx),
        })
      : await insertRow(tx, table, {
          Kho_Id,
          DichVuYeuCau_Id: slip._id,
          DichVuYeuCauChiTiet_Id: input.DichVuYeuCauChiTiet_Id,
          BuoiLieuTrinh_Id,
          BenhNhan_Id: slip.BenhNhan_Id,
          NguoiTao_Id: actor(tx),
        });
    if (!row) throw new Error('a locked record was not written');
    await tx.db.delete(rowsTable).where(eq(rowsTable.SuDungVatTu_Id, row._id));
    await insertRows(
      tx,
      rowsTable,
      rows.map((one, ThuTu) => ({ ...one, ThuTu, SuDungVatTu_Id: row._id, NguoiTao_Id: actor(tx) })),
    );
    await audit(tx, {
      action: stands ? 'UPDATE' : 'CREATE',
      entity: 'SuDungVatTu',
      entityId: row._id,
      BenhNhan_Id: slip.BenhNhan_Id,
      ...(stands ? { before: { Kho_Id: stands.Kho_Id, dongs: before.map(loggedLine) } } : {}),
      after: {
        Kho_Id,
        ...(stands ? {} : { DichVuYeuCauChiTiet_Id: row.DichVuYeuCauChiTiet_Id, BuoiLieuTrinh_Id }),
        dongs: rows.map(loggedLine),
      },
    });
    await announceSlip(tx, slip, 'update');
    return row._id;
  });
}

/**
 * Verifies what a performance used: it leaves the store, the first expired lots first, all or nothing; billed supplies among it are a
 * package of the insurance. What the allergies of the patient say is
 * judged as of now. Errors: NOT_FOUND, those of the act, BAD_INPUT at `dongs` and its fields, NEEDS_CONFIRMATION, STOCK_SHORT.
 */
export async function verifySupplyUse(
  ctx: Ctx,
  id: string,
  reasons: readonly WarningReason[] = [],
): Promise<void> {
  await onRecord(ctx, id, async (tx, place, row) => {
    const before = await readRows(tx, [id]);
    const rows = await judged(tx, place, before, before, reasons);
    const set = { NgayDuyet: tx.now(), NguoiDuyet_Id: tx.user?.NhanVien_Id ?? null, LyDoHuyDuyet: null };
    await move(tx, place, row, 'duyet', set);
    refuseIssues(supplyUseIssues(rows, true));
    for (const { _id, CanhBao } of rows)
      if (CanhBao.length > 0) await updateRow(tx, rowsTable, _id, { CanhBao });
    await useUp(tx, {
      Kho_Id: row.Kho_Id,
      lines: rows.map(({ Duoc_Id, SoLuong }) => ({ Duoc_Id, SoLuong, sourceId: id })),
    });
    await followRules(tx, place.slip.TiepNhan_Id);
  });
}

/**
 * Takes the verification back, with a reason: every lot gets what it gave, and the record is a draft again. Errors: NOT_FOUND, those of
 * the act, BAD_INPUT at LyDo.
 */
export async function unverifySupplyUse(
  ctx: Ctx,
  id: string,
  LyDo: string | null | undefined,
): Promise<void> {
  const LyDoHuyDuyet = givenReason(LyDo);
  await onRecord(ctx, id, async (tx, place, row) => {
    await move(tx, place, row, 'huyDuyet', { NgayDuyet: null, NguoiDuyet_Id: null, LyDoHuyDuyet });
    await giveBackUse(tx, id);
    await followRules(tx, place.slip.TiepNhan_Id);
  });
}

/** What a performance belongs to: a slip that is performed once, or a session. */
export type UseOf = { slip: string; session: string | null };

/** Refuses while supplies that were noted are not verified: their report is not returned before. Errors: SUPPLY_USE_DRAFT. */
export async function refuseDraftSupplies(tx: Tx, of: UseOf): Promise<void> {
  const [TenDichVu] = await servicesWith(
    tx,
    of,
    sql`u.trang_thai = 'DangSuDung' and exists (select 1 from main.su_dung_vat_tu_chi_tiet r where r.su_dung_vat_tu_id = u.id)`,
  );
  if (TenDichVu !== undefined) throw new DomainError('SUPPLY_USE_DRAFT', { TenDichVu });
}

/** Refuses while supplies are out of the stock: what used them is not undone before. Errors: SUPPLY_USE_VERIFIED. */
export async function refuseVerifiedSupplies(tx: Tx, of: UseOf): Promise<void> {
  const found = await servicesWith(tx, of, sql`u.trang_thai = 'DaDuyet'`);
  if (found.length > 0) throw new DomainError('SUPPLY_USE_VERIFIED');
}

async function servicesWith(tx: Tx, of: UseOf, where: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await tx.db.execute<{ ten: string }>(sql`
    select c.ten_dich_vu as ten from main.su_dung_vat_tu u join ${orderLineRows} c on c.id = u.dich_vu_yeu_cau_chi_tiet_id
    where u.dich_vu_yeu_cau_id = ${of.slip} and u.buoi_lieu_trinh_id is not distinct from ${of.session}::uuid and ${where}
      and c.trang_thai <> 'DaHuy' order by c.thu_tu limit 1`);
  return rows.map((row) => row.ten);
}

async function standing(tx: Tx, place: Place): Promise<SuDungVatTuRow | null> {
  const [row] = await tx.db
    .select()
    .from(table)
    .where(
      and(
        eq(table.DichVuYeuCau_Id, place.slip._id),
        eq(table.DichVuYeuCauChiTiet_Id, place.service.ChiTiet_Id),
        place.BuoiLieuTrinh_Id === null
          ? isNull(table.BuoiLieuTrinh_Id)
          : eq(table.BuoiLieuTrinh_Id, place.BuoiLieuTrinh_Id),
      ),
    )
    .for('update');
  return row ?? null;
}

type Written = Pick<VatTuRow, 'Duoc_Id' | 'SoLuong' | 'DinhMuc' | 'LyDo'>;

/** The rows as they are kept, with what the quota allows. Errors: BAD_INPUT at `dongs` and its fields. */
async function resolved(tx: Tx, place: Place, { dongs }: SuDungVatTuInput): Promise<Written[]> {
  const quotas = quotasFor(await quotasOf(tx, [place.service.DichVu_Id]), place.lan);
  const rows = dongs.map(({ Duoc_Id, SoLuong, LyDo }) => ({
    Duoc_Id,
    SoLuong,
    DinhMuc: quotaOf(quotas, Duoc_Id),
    LyDo: LyDo?.trim() || null,
  }));
  refuseIssues(supplyUseIssues(rows, false));
  const labels = await Promise.all(rows.map((row) => refLabel(tx, 'Duoc', row.Duoc_Id)));
  refuseIssues(
    labels.flatMap((label, at): Issue[] =>
      label ? [] : [{ path: `dongs.${at}.Duoc_Id`, code: 'NOT_IN_LIST' }],
    ),
  );
  return rows.map((row) => ({ ...row, SoLuong: toQuantity(row.SoLuong) }));
}

/**
 * The rows with what the allergies of the patient say against them and why they are used all the same; reasons of `before` stand as long
 * as the warning says the same. Errors: NEEDS_CONFIRMATION with what wants a reason.
 */
async function judged<R extends { Duoc_Id: string }>(
  tx: Tx,
  { slip }: Place,
  rows: readonly R[],
  before: ReadonlyArray<Pick<VatTuRow, 'CanhBao'>>,
  reasons: readonly WarningReason[],
): Promise<Array<R & Pick<VatTuRow, 'CanhBao'>>> {
  const ids = rows.map((row) => row.Duoc_Id);
  const { open, overridden } = overriddenBy(
    await allergyWarnings(tx, slip, ids),
    reasons,
    before.flatMap(({ CanhBao }) => CanhBao),
  );
  if (open.length > 0) throw new DomainError('NEEDS_CONFIRMATION', { warnings: open });
  return rows.map((row) => ({ ...row, CanhBao: overridden.filter((one) => one.Duoc_Id === row.Duoc_Id) }));
}

/** An act on a record, its slip and its row locked; the room hears of it. Errors: NOT_FOUND. */
async function onRecord(
  ctx: Ctx,
  id: string,
  act: (tx: Tx, place: Place, row: SuDungVatTuRow) => Promise<void>,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const [known] = await rowsById(tx.db, table, [id]);
    if (!known) throw new DomainError('NOT_FOUND', { entity: acts.name });
    const slip = await lockSlip(tx, known.DichVuYeuCau_Id);
    const row = await lockExisting(tx, table, id, acts.name);
    await act(tx, await placeOf(tx, slip, row), row);
    await announceSlip(tx, slip, 'update');
  });
}

function move(
  tx: Tx,
  place: Place,
  row: SuDungVatTuRow,
  action: 'duyet' | 'huyDuyet',
  set: Partial<SuDungVatTuRow>,
) {
  return transition(tx, acts, table, row._id, action, {
    locked: row,
    auditAction: action === 'duyet' ? 'APPROVED' : 'CANCEL',
    set,
    facts: (_tx, { TrangThai }) => ({ ...place.facts, TrangThai }),
  });
}

const loggedLine = ({ Duoc_Id, SoLuong, DinhMuc, LyDo, CanhBao }: Written & Pick<VatTuRow, 'CanhBao'>) => ({
  Duoc_Id,
  SoLuong,
  DinhMuc,
  LyDo,
  ...(CanhBao.length > 0 ? { CanhBao } : {}),
});
