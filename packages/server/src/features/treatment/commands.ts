import { nhapVienActs } from '@sen/domain/admission/nhapVien';
import { latestEnd } from '@sen/domain/treatment/doseTimes';
import { toDieuTriActs, toDieuTriIssues } from '@sen/domain/treatment/toDieuTri';
import { yLenhThuocActs } from '@sen/domain/treatment/yLenhThuoc';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { requireAct } from '../../engine/acts/acts.ts';
import { givenTexts } from '../../engine/acts/givenTexts.ts';
import { givenReason } from '../../engine/acts/reason.ts';
import { transition } from '../../engine/acts/transition.ts';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx, type Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { insertRow, lockExisting, updateRow } from '../../engine/sql/rows.ts';
import { inTransaction, once } from '../../engine/sql/transaction.ts';
import type { ToDieuTriInput } from '../../gql/main.ts';
import { lockStay } from '../admission/commands.ts';
import type { NhapVienRow } from '../admission/tables.ts';
import { factsOfStay, tellWard } from '../admission/ward.ts';
import { lockRecordOfStay } from '../medicalRecords/ofStay.ts';
import { drugOrderFacts, entryFacts } from './facts.ts';
import { holidaysOf } from './houseTimes.ts';
import { cancelOrder, writeOrders } from './lines.ts';
import { drugOrderById, entryById, ordersAfter, ordersOfEntry } from './queries.ts';
import { type ToDieuTriRow, toDieuTriTable as table, type YLenhThuocRow, yLenhThuocTable } from './tables.ts';

const entity = toDieuTriActs.name;
const texts = ['DienBien', 'ChamSoc', 'AnSang', 'AnTrua', 'AnToi', 'YLenhKhac'] as const;

type Values = Partial<Omit<ToDieuTriRow, '_id' | 'version'>>;

/**
 * Writes an entry of the treatment sheet of a stay with its orders; one that somebody else writes down for a doctor (`YLenhMieng`) waits
 * for that doctor. Errors: NOT_FOUND, those of the act on the stay, MEDICAL_RECORD_LOCKED, BAD_INPUT by field and line, NEEDS_CONFIRMATION.
 */
export function createEntry(ctx: Ctx, input: ToDieuTriInput): Promise<string> {
  return once(ctx, { id: input.requestId, operation: 'createToDieuTri', content: input }, async (tx) => {
    // 1. The stay takes orders, and its record is open.
    const stay = await lockStay(tx, input.NhapVien_Id ?? '');
    const verbal = input.YLenhMieng === true;
    requireAct(tx, nhapVienActs, verbal ? 'ghiYLenhMieng' : 'raYLenh', factsOfStay(stay, null));
    const record = await lockRecordOfStay(tx, stay._id);
    if (record.KhoaLuc) throw new DomainError('MEDICAL_RECORD_LOCKED');
    // 2. What it says.
    const said = given(input);
    const ThoiGian = said.ThoiGian ?? tx.now();
    const TinhTrang = said.TinhTrang;
    const holidays = await holidaysOf(tx);
    const values: Values = {
      ...said,
      ThoiGian,
      BacSi_Id: said.BacSi_Id ?? (verbal ? '' : (tx.user?.NhanVien_Id ?? '')),
      ...(said.HieuLucDen || !TinhTrang ? {} : { HieuLucDen: latestEnd(TinhTrang, ThoiGian, holidays) }),
    };
    refuseIssues(toDieuTriIssues(values, { tu: record.ThoiGianVaoVien, now: tx.now(), holidays }));
    // 3. The entry with its orders.
    const { BenhNhan_Id, TiepNhan_Id } = stay;
    const row = await insertRow(tx, table, {
      ...(values as ToDieuTriRow), // what must be filled was found there
      _id: v7(),
      version: 1,
      TrangThai: verbal ? 'ChoXacNhan' : 'DangSuDung',
      SoThuTu: await nextNumber(tx, stay._id),
      NhapVien_Id: stay._id,
      BenhAn_Id: record._id,
      BenhNhan_Id,
      TiepNhan_Id,
      Khoa_Id: stay.Khoa_Id ?? stay.KhoaNhapVien_Id,
      LapTu_Id: await repeatedEntry(tx, stay, input.LapTu_Id),
      NguoiTao_Id: actor(tx),
    });
    await audit(tx, { action: 'CREATE', entity, entityId: row._id, BenhNhan_Id, after: row });
    await writeOrders(tx, stay, row, input.thuocs ?? [], input.lyDoCanhBaos ?? []);
    await tellWard(tx, stay);
    return row._id;
  });
}

/** Corrects an entry; only what is given, its orders as a whole where they are. Errors: as of a new one, CONFLICT. */
export function updateEntry(ctx: Ctx, id: string, input: ToDieuTriInput): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const { entry: before, stay } = await lockEntry(tx, id, input.version ?? 0, 'sua');
    const record = await lockRecordOfStay(tx, stay._id);
    const set = given(input);
    const holidays = await holidaysOf(tx);
    const whole = { ...before, ...set };
    refuseIssues(toDieuTriIssues(whole, { tu: record.ThoiGianVaoVien, now: tx.now(), holidays }));
    const stamp = { NgayCapNhat: tx.now(), NguoiCapNhat_Id: actor(tx) };
    const after = await updateRow(tx, table, id, { ...set, ...stamp });
    const { BenhNhan_Id } = before;
    await audit(tx, { action: 'UPDATE', entity, entityId: id, BenhNhan_Id, before, after });
    if (input.thuocs)
      await writeOrders(tx, stay, { ...before, ...after }, input.thuocs, input.lyDoCanhBaos ?? []);
    await tellWard(tx, stay);
    return id;
  });
}

/** Confirms a verbal order. Errors: NOT_FOUND, STATE_CHANGED, VERBAL_ORDER_OF_ANOTHER, CONFLICT. */
export function confirmEntry(ctx: Ctx, id: string, version: number): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const { entry, stay } = await lockEntry(tx, id, version, 'xacNhan');
    await transition(tx, toDieuTriActs, table, id, 'xacNhan', {
      locked: entry,
      facts: entryFacts,
      set: { XacNhanLuc: tx.now(), NguoiXacNhan_Id: tx.user?.NhanVien_Id ?? null },
    });
    await tellWard(tx, stay);
    return id;
  });
}

/** Cancels an entry with its orders. Errors: NOT_FOUND, STATE_CHANGED, those of the act, CONFLICT, BAD_INPUT without a reason. */
export function cancelEntry(ctx: Ctx, id: string, version: number, LyDo: string): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const { entry, stay } = await lockEntry(tx, id, version, 'huy');
    const LyDoHuy = givenReason(LyDo);
    await transition(tx, toDieuTriActs, table, id, 'huy', {
      locked: entry,
      auditAction: 'CANCEL',
      facts: entryFacts,
      set: { LyDoHuy },
    });
    for (const order of await ordersOfEntry(tx, id))
      if (order.TrangThai === 'DangDung') await cancelOrder(tx, order);
    await tellWard(tx, stay);
    return id;
  });
}

/** Stops an order of a drug before its end. Errors: NOT_FOUND, STATE_CHANGED, those of the act, CONFLICT, BAD_INPUT without a reason. */
export function stopOrder(ctx: Ctx, id: string, version: number, LyDo: string): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const { stay, order: row } = await lockDrugOrder(tx, id);
    requireAct(tx, yLenhThuocActs, 'ngung', await drugOrderFacts(tx, row));
    if (row.version !== version)
      throw new DomainError('CONFLICT', { entity: yLenhThuocActs.name, current: row });
    await transition(tx, yLenhThuocActs, yLenhThuocTable, id, 'ngung', {
      locked: row,
      facts: drugOrderFacts,
      set: { NgungLuc: tx.now(), LyDoNgung: givenReason(LyDo), NguoiNgung_Id: tx.user?.NhanVien_Id ?? null },
    });
    await tellWard(tx, stay);
    return id;
  });
}

/** Locks an order of a drug with its stay: who writes the sheet holds its stay first. Errors: NOT_FOUND. */
export async function lockDrugOrder(
  tx: Tx,
  id: string,
): Promise<{ stay: NhapVienRow; order: YLenhThuocRow }> {
  const stay = await lockStay(tx, (await drugOrderById(tx, id)).NhapVien_Id);
  return { stay, order: await lockExisting(tx, yLenhThuocTable, id, yLenhThuocActs.name) };
}

/** The patient of a locked stay leaves: drugs that are ordered for later are stopped at that moment. Taken back, they are ordered anew. */
export async function stopOrdersOfStay(tx: Tx, NhapVien_Id: string, at: Date): Promise<void> {
  for (const order of await ordersAfter(tx, NhapVien_Id, at))
    await transition(tx, yLenhThuocActs, yLenhThuocTable, order._id, 'ngung', {
      consequence: true,
      facts: (_tx, { TrangThai }) => ({ TrangThai, node: null, khongNhan: null, hetHan: false }),
      set: { NgungLuc: at, LyDoNgung: 'Ra viện', NguoiNgung_Id: tx.user?.NhanVien_Id ?? null },
    });
}

/** Locks an entry with its stay for an act of who saw this version. Errors: NOT_FOUND, those of the act, CONFLICT. */
async function lockEntry(tx: Tx, id: string, seen: number, act: 'sua' | 'xacNhan' | 'huy') {
  const stay = await lockStay(tx, (await entryById(tx, id)).NhapVien_Id);
  const found = await lockExisting(tx, table, id, entity);
  requireAct(tx, toDieuTriActs, act, await entryFacts(tx, found));
  if (found.version !== seen) throw new DomainError('CONFLICT', { entity, current: found });
  return { entry: found, stay };
}

/** The next number of the sheet of a stay that is locked. */
async function nextNumber(tx: Tx, NhapVien_Id: string): Promise<number> {
  const { rows } = await tx.db.execute<{ next: number }>(
    sql`select coalesce(max(so_thu_tu), 0)::int + 1 as next from main.to_dieu_tri where nhap_vien_id = ${NhapVien_Id}`,
  );
  return rows[0]?.next ?? 1;
}

/** The entry of the same stay that is repeated. Errors: BAD_INPUT. */
async function repeatedEntry(
  tx: Tx,
  stay: NhapVienRow,
  id: string | null | undefined,
): Promise<string | null> {
  if (!id) return null;
  const { rows } = await tx.db.execute<{ stay: string }>(
    sql`select nhap_vien_id as stay from main.to_dieu_tri where id = ${id}`,
  );
  if (rows[0]?.stay !== stay._id) refuseIssues([{ path: 'LapTu_Id', code: 'NOT_IN_LIST' }]);
  return id;
}

/** The fields that an input names, the rest left out. */
function given(input: ToDieuTriInput): Values {
  const values: Record<string, unknown> = givenTexts(input, texts);
  for (const field of ['BacSi_Id', 'TinhTrang', 'CapChamSoc', 'ThoiGian', 'HieuLucDen'] as const)
    if (input[field] !== undefined) values[field] = input[field];
  if (input.YLenhChamSoc_Ids !== undefined) values['YLenhChamSoc_Ids'] = input.YLenhChamSoc_Ids ?? [];
  return values as Values; // fields of the entry, as the schema typed them
}
