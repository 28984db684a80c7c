import {
  type TinhTrangGiuongFacts,
  tinhTrangGiuongActs,
  tinhTrangGiuongIssues,
} from '@sen/domain/stays/tinhTrangGiuong';
import { and, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { requireAct } from '../../engine/acts/acts.ts';
import { transition } from '../../engine/acts/transition.ts';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx, type Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { emit } from '../../engine/events/events.ts';
import { insertRow, lockExisting } from '../../engine/sql/rows.ts';
import { inTransaction, once } from '../../engine/sql/transaction.ts';
import type { TinhTrangGiuongInput } from '../../gql/main.ts';
import { loadStay } from '../admission/queries.ts';
import { lockBed } from './bed.ts';
import { type TinhTrangGiuongRow, tinhTrangGiuongTable as table } from './tables.ts';

const entity = tinhTrangGiuongActs.name;

/** What the acts on a mark decide on. */
export const markFacts = ({ TrangThai, Khoa_Id, Loai }: TinhTrangGiuongRow): TinhTrangGiuongFacts => ({
  TrangThai,
  node: Khoa_Id,
  Loai,
});

/** Marks a bed as reserved, to be cleaned or blocked. Errors: NOT_FOUND, those of the act, BAD_INPUT by field. */
export function markBed(ctx: Ctx, input: TinhTrangGiuongInput): Promise<string> {
  const request = { id: input.requestId, operation: 'danhDauGiuong', content: input };
  return once(ctx, request, async (tx) => {
    const bed = await lockBed(tx, input.Giuong_Id, null, tx.now());
    if (!bed?.Khoa_Id) throw new DomainError('NOT_FOUND', { entity: 'GiuongBenh' });
    const { Khoa_Id, danhDau } = bed;
    const Loai = input.Loai ?? null;
    const facts = { TrangThai: 'DangApDung', node: Khoa_Id, dangNam: bed.nguoiNam.length > 0 };
    requireAct(tx, tinhTrangGiuongActs, 'danhDau', Loai ? { ...facts, Loai } : facts);
    // a reservation whose time is over marks no longer
    if (danhDau?.Loai === 'DatTruoc' && danhDau.het) await endMark(tx, input.Giuong_Id);
    const daDanhDau = danhDau !== null && !(danhDau.Loai === 'DatTruoc' && danhDau.het);
    refuseIssues(tinhTrangGiuongIssues({ ...input, daDanhDau }, tx.now()));
    if (!Loai) throw new Error('what must be filled was found there');
    const stay = input.NhapVien_Id ? await loadStay(tx, input.NhapVien_Id) : null;
    if (input.NhapVien_Id && !stay) refuseIssues([{ path: 'NhapVien_Id', code: 'NOT_IN_LIST' }]);
    const { Giuong_Id, GhiChu, DuKienDen = null } = input;
    const row = await addMark(tx, {
      Giuong_Id,
      Khoa_Id,
      Loai,
      NhapVien_Id: Loai === 'DatTruoc' ? (stay?._id ?? null) : null,
      DuKienDen,
      GhiChu: GhiChu?.trim() || null,
    });
    await tell(tx, row);
    return row._id;
  });
}

/** Takes the mark of a bed off. Errors: NOT_FOUND, those of the act, CONFLICT. */
export function unmarkBed(ctx: Ctx, id: string, version: number): Promise<TinhTrangGiuongRow> {
  return inTransaction(ctx, async (tx) => {
    const locked = await lockExisting(tx, table, id, entity);
    requireAct(tx, tinhTrangGiuongActs, 'ketThuc', markFacts(locked));
    if (locked.version !== version) throw new DomainError('CONFLICT', { entity, current: locked });
    return transition(tx, tinhTrangGiuongActs, table, id, 'ketThuc', {
      locked,
      facts: (_tx, row) => markFacts(row),
      set: { DenLuc: tx.now() },
      after: tell,
    });
  });
}

/** The bed that somebody left is to be cleaned, unless somebody lies there or it is marked already. The bed is locked with it. */
export async function markToClean(tx: Tx, Giuong_Id: string, Khoa_Id: string): Promise<void> {
  const bed = await lockBed(tx, Giuong_Id, null, tx.now());
  if (!bed || bed.nguoiNam.length > 0 || (bed.danhDau && !bed.danhDau.het)) return;
  if (bed.danhDau) await endMark(tx, Giuong_Id);
  await addMark(tx, {
    Giuong_Id,
    Khoa_Id,
    Loai: 'DonDep',
    NhapVien_Id: null,
    DuKienDen: null,
    GhiChu: null,
  });
}

/** Who it was reserved for lies in a locked bed now, or its reservation is over. */
export async function endReservation(tx: Tx, Giuong_Id: string, NhapVien_Id: string): Promise<void> {
  const mark = await openMark(tx, Giuong_Id);
  if (mark?.Loai !== 'DatTruoc') return;
  const over = mark.DuKienDen !== null && mark.DuKienDen <= tx.now();
  if (over || mark.NhapVien_Id === NhapVien_Id) await endMark(tx, Giuong_Id);
}

async function openMark(tx: Tx, Giuong_Id: string): Promise<TinhTrangGiuongRow | null> {
  const [row] = await tx.db
    .select()
    .from(table)
    .where(and(eq(table.Giuong_Id, Giuong_Id), eq(table.TrangThai, 'DangApDung')));
  return row ?? null;
}

/** Takes the mark of a locked bed off, if there is one. */
export async function endMark(tx: Tx, Giuong_Id: string): Promise<void> {
  const mark = await openMark(tx, Giuong_Id);
  if (!mark) return;
  await transition(tx, tinhTrangGiuongActs, table, mark._id, 'ketThuc', {
    consequence: true,
    facts: (_tx, row) => markFacts(row),
    set: { DenLuc: tx.now() },
  });
}

async function addMark(
  tx: Tx,
  values: Pick<TinhTrangGiuongRow, 'Giuong_Id' | 'Khoa_Id' | 'Loai' | 'NhapVien_Id' | 'DuKienDen' | 'GhiChu'>,
): Promise<TinhTrangGiuongRow> {
  const row = await insertRow(tx, table, {
    _id: v7(),
    ...values,
    TuLuc: tx.now(),
    NguoiTao_Id: actor(tx),
  });
  await audit(tx, { action: 'CREATE', entity, entityId: row._id, after: row });
  return row;
}

async function tell(tx: Tx, { Giuong_Id, Khoa_Id }: TinhTrangGiuongRow): Promise<void> {
  await emit(tx, { module: 'NoiTru', process: 'update', idNode: Khoa_Id, data: { Giuong_Id } });
}
