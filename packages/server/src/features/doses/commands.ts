import { secondPersonFor, timesOnChart } from '@sen/domain/doses/lieuThuoc';
import {
  thucHienThuocActs as acts,
  doseIssues,
  infusionEndIssues,
  type WrittenDose,
} from '@sen/domain/doses/thucHienThuoc';
import { toQuantity } from '@sen/domain/money/decimal';
import { readTimes } from '@sen/domain/treatment/doseTimes';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { requireAct } from '../../engine/acts/acts.ts';
import { givenReason } from '../../engine/acts/reason.ts';
import { transition } from '../../engine/acts/transition.ts';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx, type Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { emit } from '../../engine/events/events.ts';
import { insertRow, lockExisting } from '../../engine/sql/rows.ts';
import { inTransaction, once } from '../../engine/sql/transaction.ts';
import type { KetThucTruyenInput, ThucHienThuocInput } from '../../gql/main.ts';
import { stayById } from '../admission/queries.ts';
import type { NhapVienRow } from '../admission/tables.ts';
import { secondPerson } from '../identity/secondPerson.ts';
import { wardOf } from '../stays/commands.ts';
import { lockDrugOrder } from '../treatment/commands.ts';
import { drugOrderById } from '../treatment/queries.ts';
import type { YLenhThuocRow } from '../treatment/tables.ts';
import { doseFacts, givenTimes, orderedDrug } from './facts.ts';
import { doseById } from './queries.ts';
import { nothingTaken, putBack, takeOut, toTake } from './stockAndBill.ts';
import { type ThucHienThuocRow, thucHienThuocTable as table } from './tables.ts';

const entity = acts.name;

/**
 * Writes that a dose was given, that an infusion began, or that a dose is not given. What is given leaves the cabinet of the ward and
 * stands on the bill. Errors: NOT_FOUND, those of the act, DOSE_RECORDED, BAD_INPUT by field, STOCK_SHORT, REQUEST_ID_REUSED, those of a
 * second person.
 */
export async function recordDose(ctx: Ctx, input: ThucHienThuocInput): Promise<string> {
  const NguoiThuHai_Id = await secondOf(ctx, input);
  const { nguoiThuHai: _password, ...content } = input;
  const request = { id: input.requestId, operation: 'createThucHienThuoc', content };
  return once(ctx, request, async (tx) => {
    // 1. The patient lies in the ward, and nobody has answered this dose.
    const { stay, order } = await lockDrugOrder(tx, input.YLenhThuoc_Id ?? '');
    requireAct(tx, acts, 'ghi', await doseFacts(tx, { TrangThai: 'DaDung' }, stay));
    const said = saidIn(input, order, tx.now());
    await refuseAnswered(tx, order, said.GioDung);
    // 2. What is said of it.
    const drug = await orderedDrug(tx, order, stay);
    refuseIssues(
      doseIssues(said, orderFacts(order, said.GioDung), {
        now: tx.now(),
        maNguoiBenhs: [drug.MaYTe, drug.MaNhapVien],
        maThuocs: [drug.MaDuoc, ...(drug.SoDangKy ? [drug.SoDangKy] : [])],
        given: await givenTimes(tx, order, said.ThoiGian),
      }),
    );
    if (!said.KhongDung && secondPersonFor(drug) && !NguoiThuHai_Id)
      refuseIssues([{ path: 'nguoiThuHai.username', code: 'DOSE_SECOND_PERSON' }]);
    // 3. The row, the cabinet, the bill.
    const leaves = !said.KhongDung && input.khongLayTu !== true;
    const dose = { Lieu: said.Lieu, KhongChiaNho: drug.KhongChiaNho };
    const taken = leaves ? await toTake(tx, wardOf(stay), dose) : nothingTaken;
    const row = await insertRow(tx, table, {
      ...rowOf(said, order),
      ...taken,
      _id: v7(),
      Khoa_Id: wardOf(stay),
      NguoiThucHien_Id: tx.user?.NhanVien_Id ?? null,
      NguoiThuHai_Id: said.KhongDung ? null : NguoiThuHai_Id,
      NgayTao: tx.now(),
      NguoiTao_Id: actor(tx),
    });
    const { BenhNhan_Id } = row;
    await audit(tx, {
      action: 'CREATE',
      entity: 'ThucHienThuoc',
      entityId: row._id,
      BenhNhan_Id,
      after: row,
    });
    await takeOut(tx, row, order, stay);
    await tell(tx, stay, row._id, 'create');
    return row._id;
  });
}

/** Ends an infusion. Errors: NOT_FOUND, those of the act, CONFLICT, BAD_INPUT by field. */
export function endInfusion(ctx: Ctx, id: string, input: KetThucTruyenInput): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const { stay, order, row } = await lockDose(tx, id, 'ketThuc', input.version);
    const set = { KetThucLuc: input.KetThucLuc ?? tx.now(), TheTich: input.TheTich };
    const of = { ThoiGian: row.ThoiGian, TheTichYLenh: order.TheTich };
    refuseIssues(infusionEndIssues(set, of, tx.now()));
    await move(tx, row, stay, 'ketThuc', set);
    await tell(tx, stay, id, 'update');
    return id;
  });
}

/**
 * Takes back what was written of a dose: its time is open again, what it took is back in the cabinet and off the bill. Errors: NOT_FOUND,
 * those of the act, CONFLICT, BAD_INPUT without a reason, those of a closed visit.
 */
export function takeBackDose(ctx: Ctx, id: string, version: number, LyDo: string): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const { stay, order, row } = await lockDose(tx, id, 'thuHoi', version);
    const LyDoThuHoi = givenReason(LyDo);
    const NguoiThuHoi_Id = tx.user?.NhanVien_Id ?? null;
    await move(tx, row, stay, 'thuHoi', { LyDoThuHoi, ThuHoiLuc: tx.now(), NguoiThuHoi_Id });
    await putBack(tx, row, order, stay);
    await tell(tx, stay, id, 'delete');
    return id;
  });
}

/** Who stands by, once their password was right. */
async function secondOf(
  ctx: Ctx,
  { YLenhThuoc_Id, nguoiThuHai }: ThucHienThuocInput,
): Promise<string | null> {
  if (!nguoiThuHai) return null;
  const order = await drugOrderById(ctx, YLenhThuoc_Id ?? '');
  const stay = await stayById(ctx, order.NhapVien_Id);
  requireAct(ctx, acts, 'ghi', await doseFacts(ctx, { TrangThai: 'DaDung' }, stay));
  const at = { node: wardOf(stay), rights: ['THUC_HIEN_THUOC', 'Y_LENH'] as const, path: 'nguoiThuHai' };
  return secondPerson(ctx, nguoiThuHai, at);
}

/** Errors: DOSE_RECORDED where somebody has answered the dose of a time of a locked order. */
async function refuseAnswered(tx: Tx, order: YLenhThuocRow, slot: Date | null): Promise<void> {
  if (!slot) return;
  const { rows } = await tx.db.execute<{ id: string }>(sql`
    select id from main.thuc_hien_thuoc where y_lenh_thuoc_id = ${order._id} and gio_dung = ${slot} and trang_thai <> 'DaThuHoi'`);
  if (rows[0]) throw new DomainError('DOSE_RECORDED', { ThucHienThuoc_Id: rows[0].id });
}

const texted = (value: string | null | undefined) => value?.trim() || null;

function saidIn(input: ThucHienThuocInput, order: YLenhThuocRow, now: Date): WrittenDose {
  return {
    KhongDung: input.KhongDung === true,
    GioDung: input.GioDung ?? null,
    ThoiGian: input.ThoiGian ?? now,
    KetThucLuc: input.KetThucLuc ?? null,
    Lieu: input.Lieu ?? order.Lieu,
    TheTich: input.TheTich ?? null,
    LyDoKhongDung: input.LyDoKhongDung ?? null,
    LyDo: texted(input.LyDo),
    maNguoiBenh: texted(input.maNguoiBenh),
    maThuoc: texted(input.maThuoc),
    LyDoKhongQuet: texted(input.LyDoKhongQuet),
    GhiChu: texted(input.GhiChu),
  };
}

function orderFacts(order: YLenhThuocRow, slot: Date | null) {
  const timed = { ...order, Gios: readTimes(order.Gios ?? '') ?? [] };
  const there = order.TrangThai !== 'DaHuy';
  return {
    ...order,
    CachGio: order.CachGio === null ? null : Number(order.CachGio),
    coGio: there && slot !== null && timesOnChart(timed, slot, slot).length > 0,
  };
}

/** The columns of what is said; what its kind does not have is left out. */
function rowOf(said: WrittenDose, order: YLenhThuocRow) {
  const { KhongDung, GioDung, ThoiGian, KetThucLuc, TheTich, GhiChu } = said;
  const { NhapVien_Id, BenhNhan_Id, Duoc_Id, TenDuoc, DonViTinh } = order;
  const of = { YLenhThuoc_Id: order._id, NhapVien_Id, BenhNhan_Id, Duoc_Id, TenDuoc, DonViTinh };
  const base = { ...of, GioDung, ThoiGian, GhiChu };
  if (KhongDung) {
    const { LyDoKhongDung, LyDo } = said;
    return { ...base, TrangThai: 'KhongDung' as const, LyDoKhongDung, LyDo };
  }
  const scanned = said.maNguoiBenh !== null && said.maThuoc !== null;
  const runs = order.TheTich !== null && KetThucLuc === null;
  return {
    ...base,
    TrangThai: runs ? ('DangTruyen' as const) : ('DaDung' as const),
    Lieu: toQuantity(said.Lieu),
    CachXacDinh: scanned ? ('QuetMa' as const) : ('KhongQuet' as const),
    LyDoKhongQuet: scanned ? null : said.LyDoKhongQuet,
    KetThucLuc,
    TheTich,
  };
}

/** Locks a dose with its order and its stay, the stay first. Errors: NOT_FOUND, those of the act, CONFLICT. */
async function lockDose(tx: Tx, id: string, action: 'ketThuc' | 'thuHoi', seen: number) {
  const { stay, order } = await lockDrugOrder(tx, (await doseById(tx, id)).YLenhThuoc_Id);
  const row = await lockExisting(tx, table, id, entity);
  requireAct(tx, acts, action, await doseFacts(tx, row, stay));
  if (row.version !== seen) throw new DomainError('CONFLICT', { entity, current: row });
  return { stay, order, row };
}

function move(
  tx: Tx,
  locked: ThucHienThuocRow,
  stay: NhapVienRow,
  action: 'ketThuc' | 'thuHoi',
  set: Partial<ThucHienThuocRow>,
): Promise<ThucHienThuocRow> {
  return transition(tx, acts, table, locked._id, action, {
    locked,
    facts: (of, row) => doseFacts(of, row, stay),
    set,
    ...(action === 'thuHoi' ? { auditAction: 'CANCEL' as const } : {}),
  });
}

/** Tells the ward in which the patient lies. */
async function tell(
  tx: Tx,
  { _id, Khoa_Id }: NhapVienRow,
  dose: string,
  process: 'create' | 'update' | 'delete',
): Promise<void> {
  const data = { _id: dose, NhapVien_Id: _id };
  await emit(tx, { module: 'ThucHienThuoc', process, idNode: Khoa_Id, data });
}
