import { chuongTrinhActs, type PhatHanhAction, voucherActs } from '@sen/domain/promotions/acts';
import { eq, sql } from 'drizzle-orm';
import { requireAct } from '../../engine/acts/acts.ts';
import { transition } from '../../engine/acts/transition.ts';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx, type Tx, today } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { emit } from '../../engine/events/events.ts';
import { drawNumber } from '../../engine/sql/numbering.ts';
import { insertRow, insertRows, lockExisting, updateRow } from '../../engine/sql/rows.ts';
import { inTransaction, once } from '../../engine/sql/transaction.ts';
import type { ChuongTrinhKhuyenMaiInput, VoucherInput } from '../../gql/main.ts';
import { programmeFacts, voucherFacts } from './facts.ts';
import { maChuongTrinh, randomCode } from './numbers.ts';
import { chuongTrinhTable, type VoucherRow, voucherTable } from './tables.ts';
import {
  changedBesidesEnd,
  type ProgrammeValues,
  programmeFaults,
  programmeValues,
  type VoucherValues,
  voucherFaults,
  voucherValues,
} from './values.ts';

export {
  type AdvanceVoucher,
  giveVoucher,
  giveVouchersAgain,
  takeVoucherBack,
  vouchersOfAdvances,
  vouchersOfPatient,
  vouchersOfReceipt,
} from './advances.ts';
export { applyPromotions, withdrawPromotions, withdrawVouchers } from './apply.ts';
export { checkCode, voucherRefusal } from './byCode.ts';
export {
  addVoucherOn,
  type BillPromotions,
  dropVoucherOn,
  promotionsOfBill,
  promotionsOfThought,
  vouchersOn,
  vouchersTakenBackBy,
} from './onBill.ts';

/** Writes a programme as a draft; answers its id. Errors: BAD_INPUT by field. */
export function createProgramme(ctx: Ctx, input: ChuongTrinhKhuyenMaiInput): Promise<string> {
  const request = { id: input.requestId, operation: 'createChuongTrinhKhuyenMai', content: input };
  return once(ctx, request, async (tx) => {
    const given = input.MaChuongTrinhKhuyenMai?.trim() || null;
    const values = programmeValues(input);
    refuseIssues(await programmeFaults(tx, given, values));
    if (given) await refuseTaken(tx, 'chuong_trinh_khuyen_mai', 'MaChuongTrinhKhuyenMai', given);
    const row = await insertRow(tx, chuongTrinhTable, {
      ...(values as Filled<ProgrammeValues>), // what is empty and must not be was refused
      MaChuongTrinhKhuyenMai: given ?? (await drawNumber(tx, maChuongTrinh)).text,
      NguoiTao_Id: actor(tx),
    });
    await audit(tx, { action: 'CREATE', entity: chuongTrinhActs.name, entityId: row._id, after: row });
    await tell(tx, 'create', chuongTrinhActs.name, row._id);
    return row._id;
  });
}

/**
 * Changes a draft, or the last day of a released programme. Errors: NOT_FOUND, CONFLICT, PROMOTION_RELEASED, STATE_CHANGED, BAD_INPUT
 * by field.
 */
export async function updateProgramme(ctx: Ctx, id: string, input: ChuongTrinhKhuyenMaiInput): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const before = await lockExisting(tx, chuongTrinhTable, id, chuongTrinhActs.name);
    if (input.version !== before.version) throw new DomainError('CONFLICT', { current: before });
    const values = programmeValues(input);
    const code = input.MaChuongTrinhKhuyenMai?.trim() || before.MaChuongTrinhKhuyenMai;
    const all = { ...values, MaChuongTrinhKhuyenMai: code };
    requireAct(tx, chuongTrinhActs, writingAct(before, all), await programmeFacts(tx, before));
    refuseIssues([...(await programmeFaults(tx, code, values)), ...endIssues(tx, before, values)]);
    if (code !== before.MaChuongTrinhKhuyenMai)
      await refuseTaken(tx, 'chuong_trinh_khuyen_mai', 'MaChuongTrinhKhuyenMai', code);
    const after = await updateRow(tx, chuongTrinhTable, id, {
      ...(all as Filled<typeof all>), // what is empty and must not be was refused
      ...stamp(tx),
    });
    await audit(tx, { action: 'UPDATE', entity: chuongTrinhActs.name, entityId: id, before, after });
    await tell(tx, 'update', chuongTrinhActs.name, id);
  });
}

/** Writes vouchers of one kind, so many, each with a code by chance unless one has its own; answers their ids. Errors: BAD_INPUT by field, those of a release. */
export function createVouchers(
  ctx: Ctx,
  input: VoucherInput,
  { soMa = null, hasRelease }: { soMa?: number | null; hasRelease: boolean },
): Promise<string[]> {
  const operation = soMa === null ? 'createVoucher' : 'createVouchers';
  return once(ctx, { id: input.requestId, operation, content: { input, soMa, hasRelease } }, async (tx) => {
    const given = input.MaVoucher?.trim() || null;
    const values = voucherValues(input);
    refuseIssues([...voucherFaults(given, values), ...manyIssues(soMa, given)]);
    if (given) await refuseTaken(tx, 'voucher', 'MaVoucher', given);
    const made = await insertRows(
      tx,
      voucherTable,
      Array.from({ length: soMa ?? 1 }, () => ({
        ...(values as Filled<VoucherValues>), // what is empty and must not be was refused
        MaVoucher: given ?? randomCode(),
        NguoiTao_Id: actor(tx),
      })),
    );
    for (const row of made) {
      await audit(tx, { action: 'CREATE', entity: voucherActs.name, entityId: row._id, after: row });
      if (hasRelease) await moveVoucher(tx, row._id, 'phatHanh', row);
    }
    await tell(tx, 'create', voucherActs.name, made[0]?._id ?? null);
    return made.map(({ _id }) => _id);
  });
}

/** Changes a draft, or the last day of a released voucher. Errors: as for a programme. */
export async function updateVoucher(ctx: Ctx, id: string, input: VoucherInput): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const before = await lockExisting(tx, voucherTable, id, voucherActs.name);
    if (input.version !== before.version) throw new DomainError('CONFLICT', { current: before });
    const values = voucherValues(input);
    const code = input.MaVoucher?.trim() || before.MaVoucher;
    const all = { ...values, MaVoucher: code };
    requireAct(tx, voucherActs, writingAct(before, all), await voucherFacts(tx, before));
    refuseIssues([...voucherFaults(code, values), ...endIssues(tx, before, values)]);
    if (code.toLowerCase() !== before.MaVoucher.toLowerCase())
      await refuseTaken(tx, 'voucher', 'MaVoucher', code);
    const after = await updateRow(tx, voucherTable, id, {
      ...(all as Filled<typeof all>), // what is empty and must not be was refused
      ...stamp(tx),
    });
    await audit(tx, { action: 'UPDATE', entity: voucherActs.name, entityId: id, before, after });
    await tell(tx, 'update', voucherActs.name, id);
  });
}

type Move = Exclude<PhatHanhAction, 'sua' | 'doiKetThuc'>;

/** Moves programmes, all or none; how many. Errors: NOT_FOUND, STATE_CHANGED, the refusals of the act with `ten`. */
export function moveProgrammes(ctx: Ctx, ids: readonly string[], act: Move): Promise<number> {
  return moveAll(ctx, ids, (tx, id) =>
    transition(tx, chuongTrinhActs, chuongTrinhTable, id, act, {
      facts: programmeFacts,
      set: releasedBy(tx, act),
      ...auditOf(act),
      after: (of) => tell(of, act === 'xoa' ? 'delete' : 'update', chuongTrinhActs.name, id),
    }),
  );
}

/** The same of vouchers. */
export function moveVouchers(ctx: Ctx, ids: readonly string[], act: Move): Promise<number> {
  return moveAll(ctx, ids, (tx, id) => moveVoucher(tx, id, act));
}

function moveVoucher(tx: Tx, id: string, act: Move, locked?: VoucherRow) {
  return transition(tx, voucherActs, voucherTable, id, act, {
    ...{ facts: voucherFacts, locked, set: releasedBy(tx, act) },
    ...auditOf(act),
    after: (of) => tell(of, act === 'xoa' ? 'delete' : 'update', voucherActs.name, id),
  });
}

async function moveAll(
  ctx: Ctx,
  ids: readonly string[],
  move: (tx: Tx, id: string) => Promise<unknown>,
): Promise<number> {
  const all = [...new Set(ids)].sort();
  refuseIssues(all.length > most ? [{ path: 'ids', code: 'TOO_MANY', details: { max: most } }] : []);
  return inTransaction(ctx, async (tx) => {
    for (const id of all) await move(tx, id);
    return all.length;
  });
}

/** Records of one act, and codes that are made at once. */
const most = 500;

/** What is empty and must not be is refused before. */
type Filled<T> = { [K in keyof T]: K extends Needed ? NonNullable<T[K]> : T[K] };
type Needed =
  | 'LoaiChuongTrinhKhuyenMai'
  | 'NgayBatDau'
  | 'NgayKetThuc'
  | 'LoaiGiamGia'
  | 'GiaTri'
  | 'SoLuong';

type Kept = { TrangThai: string; NgayKetThuc: string; NgayBatDau: string };

/** A released one changes in its last day alone. */
function writingAct(before: Kept, after: Readonly<Record<string, unknown>>): 'sua' | 'doiKetThuc' {
  return before.TrangThai === 'DaPhatHanh' && changedBesidesEnd(before, after).length === 0
    ? 'doiKetThuc'
    : 'sua';
}

/** What is released ends today at the earliest. */
function endIssues(ctx: Ctx, before: Kept, { NgayKetThuc }: { NgayKetThuc: string | null }) {
  const past = before.TrangThai === 'DaPhatHanh' && NgayKetThuc !== null && NgayKetThuc < today(ctx);
  return past ? [{ path: 'NgayKetThuc', code: 'PROMOTION_END_PAST' }] : [];
}

function manyIssues(soMa: number | null, code: string | null) {
  if (soMa === null) return [];
  if (code !== null) return [{ path: 'MaVoucher', code: 'PROMOTION_CODES_BY_CHANCE' }];
  if (soMa < 1) return [{ path: 'soMa', code: 'TOO_SMALL', details: { min: 1 } }];
  return soMa > most ? [{ path: 'soMa', code: 'TOO_LARGE', details: { max: most } }] : [];
}

async function refuseTaken(
  tx: Tx,
  table: 'chuong_trinh_khuyen_mai' | 'voucher',
  path: 'MaChuongTrinhKhuyenMai' | 'MaVoucher',
  code: string,
): Promise<void> {
  const column = table === 'voucher' ? voucherTable.MaVoucher : chuongTrinhTable.MaChuongTrinhKhuyenMai;
  const { rows } = await tx.db.execute(sql`
    select 1 from ${table === 'voucher' ? voucherTable : chuongTrinhTable} where ${eq(sql`lower(${column})`, code.toLowerCase())} limit 1`);
  refuseIssues(rows.length > 0 ? [{ path, code: 'DUPLICATE' }] : []);
}

function releasedBy(tx: Tx, act: Move) {
  if (act === 'phatHanh') return { NgayPhatHanh: tx.now(), NguoiPhatHanh_Id: tx.user?.NhanVien_Id ?? null };
  return act === 'huyPhatHanh' ? { NgayPhatHanh: null, NguoiPhatHanh_Id: null } : {};
}

function auditOf(act: Move): { auditAction?: 'APPROVED' | 'CANCEL' } {
  if (act === 'phatHanh') return { auditAction: 'APPROVED' };
  return act === 'huyPhatHanh' || act === 'xoa' ? { auditAction: 'CANCEL' } : {};
}

const stamp = (tx: Tx) => ({ NgayCapNhat: tx.now(), NguoiCapNhat_Id: actor(tx) });

async function tell(
  tx: Tx,
  process: 'create' | 'update' | 'delete',
  name: string,
  id: string | null,
): Promise<void> {
  // which programmes are live is kept as master data
  await emit(tx, { module: 'DanhMuc', process: 'reload', data: { name } });
  await emit(tx, { module: 'KhuyenMai', process, data: { name, id } });
}
