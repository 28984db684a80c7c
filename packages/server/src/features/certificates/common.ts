import type { GiayToFacts } from '@sen/domain/certificates/certificateActs';
import { hinhThucOf } from '@sen/domain/discharges/raVienNoiTru';
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type Ctx, localDay, type Tx, today } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import type { NhapVienRow } from '../admission/tables.ts';
import { dischargeOfStay } from '../discharges/queries.ts';
import { wholeRecordOfStay } from '../medicalRecords/ofStay.ts';
import type { OfStayAlone } from '../medicalRecords/onSessionOrStay.ts';
import { reasoned, type Standing } from '../papers/paper.ts';
import { patientById } from '../patients/queries.ts';

/** What the definitions of all certificates share. */
export const everyCertificate = {
  live: ['DangSuDung'],
  again: {
    action: 'capLai',
    keeps: ({ So, PhienBan }: { So: string; PhienBan: number }) => ({ So, PhienBan: PhienBan + 1 }),
    versionFirst: true,
  },
  ends: { huy: reasoned },
  facts: async (
    _ctx: Ctx,
    { TrangThai }: { TrangThai: string },
    { ground, node, printed }: Standing<OfStayAlone>,
  ): Promise<GiayToFacts> => ({
    ...{ TrangThai, node },
    ...{ daIn: (await printed()) > 0, daKhoa: ground?.daKhoa ?? false },
  }),
} as const;

/** Who writes one, and when. */
export const written = (tx: Tx, { BacSiDieuTri_Id }: NhapVienRow) => ({
  BacSi_Id: tx.user?.NhanVien_Id ?? BacSiDieuTri_Id,
  NgayCap: today(tx),
});

/** Diagnosis, treatment and days of a stay: what its discharge says, before that its record. */
export async function courseOf(ctx: Ctx, { _id, ThoiGianVaoVien, LyDoVaoVien }: NhapVienRow) {
  const [discharge, record] = [await dischargeOfStay(ctx, _id), await wholeRecordOfStay(ctx, _id)];
  const { ChanDoan, ChanDoanICD_Id } = discharge ?? record;
  return {
    discharge,
    ...{ ChanDoan, ChanDoanICD_Id, LyDoVaoVien },
    dieuTri: discharge?.PhuongPhapDieuTri ?? record.HuongDieuTri,
    ngayVao: localDay(ThoiGianVaoVien),
    ngayRa: discharge ? localDay(discharge.ThoiGianRaVien) : null,
  };
}

/** Whether a stay ended in death. */
export async function diedInStay(ctx: Ctx, { _id }: NhapVienRow): Promise<boolean> {
  const discharge = await dischargeOfStay(ctx, _id);
  return discharge !== null && hinhThucOf(discharge) === 'TuVong';
}

/** Errors: CERTIFICATE_NOT_FOR_MEN where the patient of a stay is a man. */
export async function refuseMen(ctx: Ctx, { BenhNhan_Id }: NhapVienRow): Promise<void> {
  const { GioiTinh } = await patientById(ctx, BenhNhan_Id);
  if (GioiTinh === 'MALE') throw new DomainError('CERTIFICATE_NOT_FOR_MEN');
}

/** Errors: CERTIFICATE_EXISTS where a stay, which is locked, has such a certificate in use. */
export async function refuseSecond(tx: Tx, table: PgTable, stay: NhapVienRow): Promise<void> {
  const { rows } = await tx.db.execute<{ So: string }>(sql`
    select so as "So" from ${table} where nhap_vien_id = ${stay._id} and trang_thai = 'DangSuDung'`);
  const [other] = rows;
  if (other) throw new DomainError('CERTIFICATE_EXISTS', { So: other.So });
}
