import { and, eq, isNull } from 'drizzle-orm';
import { v7 } from 'uuid';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Tx } from '../../engine/context.ts';
import { insertRow, updateRow } from '../../engine/sql/rows.ts';
import type { NhapVienRow } from '../admission/tables.ts';
import { type DotGiuongRow, type DotKhoaRow, dotGiuongTable, dotKhoaTable } from './tables.ts';

/** A bed that was given: its place and what a day in it is billed as. */
export type GivenBed = { Giuong_Id: string; DichVu_Id: string | null; Cho: number };

/** A ward with who treats there, and the transfer that leads to it. */
export type GivenWard = {
  Khoa_Id: string;
  BacSiDieuTri_Id: string;
  PhieuChuyenKhoa_Id?: string;
};

type Of = Pick<NhapVienRow, '_id' | 'BenhNhan_Id'>;

/** The open times of a stay that this transaction has locked. */
export async function openTimes(tx: Tx, id: string): Promise<{ ward: DotKhoaRow; bed: DotGiuongRow }> {
  const [ward] = await tx.db
    .select()
    .from(dotKhoaTable)
    .where(and(eq(dotKhoaTable.NhapVien_Id, id), isNull(dotKhoaTable.DenLuc), eq(dotKhoaTable.DaHuy, false)));
  const [bed] = await tx.db
    .select()
    .from(dotGiuongTable)
    .where(
      and(eq(dotGiuongTable.NhapVien_Id, id), isNull(dotGiuongTable.DenLuc), eq(dotGiuongTable.DaHuy, false)),
    );
  if (!ward || !bed) throw new Error('a stay has a ward and a bed');
  return { ward, bed };
}

/** The first times of a stay. */
export async function beginTimes(tx: Tx, stay: Of, at: Date, ward: GivenWard, bed: GivenBed): Promise<void> {
  await addWard(tx, stay, at, ward, null);
  await addBed(tx, stay, at, ward.Khoa_Id, bed, null);
}

/** The patient lies in another bed of the ward from a moment on. */
export async function nextBed(tx: Tx, stay: Of, at: Date, bed: GivenBed): Promise<void> {
  const open = await openTimes(tx, stay._id);
  await setEnd(tx, dotGiuongTable, 'DotGiuong', open.bed, at);
  await addBed(tx, stay, at, open.ward.Khoa_Id, bed, at);
}

/** The patient lies in another ward from a moment on. */
export async function nextWard(tx: Tx, stay: Of, at: Date, ward: GivenWard, bed: GivenBed): Promise<void> {
  const open = await openTimes(tx, stay._id);
  await setEnd(tx, dotKhoaTable, 'DotKhoa', open.ward, at);
  await setEnd(tx, dotGiuongTable, 'DotGiuong', open.bed, at);
  await addWard(tx, stay, at, ward, at);
  await addBed(tx, stay, at, ward.Khoa_Id, bed, at);
}

/** The taking in that began the times of a stay was taken back. */
export async function cancelTimes(tx: Tx, { _id, BenhNhan_Id }: Of): Promise<void> {
  const set = { DaHuy: true, NgayCapNhat: tx.now(), NguoiCapNhat_Id: actor(tx) };
  for (const [table, entity] of [
    [dotKhoaTable, 'DotKhoa'],
    [dotGiuongTable, 'DotGiuong'],
  ] as const) {
    const rows = await tx.db
      .update(table)
      .set(set)
      .where(and(eq(table.NhapVien_Id, _id), eq(table.DaHuy, false)))
      .returning({ _id: table._id });
    for (const { _id: entityId } of rows)
      await audit(tx, { action: 'CANCEL', entity, entityId, BenhNhan_Id, after: { DaHuy: true } });
  }
}

async function addWard(tx: Tx, stay: Of, TuLuc: Date, ward: GivenWard, NoiTiep: Date | null): Promise<void> {
  const { _id: NhapVien_Id, BenhNhan_Id } = stay;
  const { Khoa_Id, BacSiDieuTri_Id, PhieuChuyenKhoa_Id = null } = ward;
  const row = await insertRow(tx, dotKhoaTable, {
    _id: v7(),
    NhapVien_Id,
    BenhNhan_Id,
    Khoa_Id,
    BacSiDieuTri_Id,
    PhieuChuyenKhoa_Id,
    TuLuc,
    NoiTiep,
    NguoiTao_Id: actor(tx),
  });
  await audit(tx, { action: 'CREATE', entity: 'DotKhoa', entityId: row._id, BenhNhan_Id, after: row });
}

async function addBed(
  tx: Tx,
  stay: Of,
  TuLuc: Date,
  Khoa_Id: string,
  bed: GivenBed,
  NoiTiep: Date | null,
): Promise<void> {
  const { _id: NhapVien_Id, BenhNhan_Id } = stay;
  const { Giuong_Id, DichVu_Id, Cho } = bed;
  const row = await insertRow(tx, dotGiuongTable, {
    _id: v7(),
    NhapVien_Id,
    BenhNhan_Id,
    Khoa_Id,
    Giuong_Id,
    DichVu_Id,
    Cho,
    TuLuc,
    NoiTiep,
    NguoiTao_Id: actor(tx),
  });
  await audit(tx, { action: 'CREATE', entity: 'DotGiuong', entityId: row._id, BenhNhan_Id, after: row });
}

/** A time ends at a moment, at another one, or (null) not yet. */
export async function setEnd(
  tx: Tx,
  table: typeof dotKhoaTable | typeof dotGiuongTable,
  entity: 'DotKhoa' | 'DotGiuong',
  { _id, BenhNhan_Id, DenLuc: was }: Of & { DenLuc: Date | null },
  DenLuc: Date | null,
): Promise<void> {
  await updateRow(tx, table, _id, { DenLuc, NgayCapNhat: tx.now(), NguoiCapNhat_Id: actor(tx) });
  const before = { DenLuc: was };
  await audit(tx, { action: 'UPDATE', entity, entityId: _id, BenhNhan_Id, before, after: { DenLuc } });
}

/** A patient whose times had ended lies in another bed of the ward from that end on. */
export const continueBed = (tx: Tx, stay: Of, at: Date, Khoa_Id: string, bed: GivenBed): Promise<void> =>
  addBed(tx, stay, at, Khoa_Id, bed, at);
