import { chuKyActs } from '@sen/domain/signing/chuKy';
import { and, eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { requireAct } from '../../engine/acts/acts.ts';
import { givenReason } from '../../engine/acts/reason.ts';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx, type Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { updateRow } from '../../engine/sql/rows.ts';
import { inTransaction, once } from '../../engine/sql/transaction.ts';
import { heldFile, keepCopy } from '../../engine/storage/files.ts';
import { printForm } from '../printing/points.ts';
import { specimenOf } from '../printing/signatures.ts';
import { contentHash } from './content.ts';
import { pictureOwner } from './pictures.ts';
import { type Place, placesOf } from './places.ts';
import { type ChuKyRow, chuKyTable as table } from './tables.ts';

/** A place of a paper, by its form and the record that it shows. */
export type At = { MauIn: string; id: string; ViTri: string };

/**
 * The caller signs a paper at the place that names them: what it says is kept as a hash, with the picture of now. Errors: NOT_FOUND,
 * FORBIDDEN, SIGN_NOT_YOURS, SIGNED_ALREADY, SIGN_NO_SPECIMEN, POSITION_NOT_ALLOWED, those of the paper's data.
 */
export function sign(ctx: Ctx, at: At, requestId: string | null | undefined): Promise<void> {
  return once(ctx, { id: requestId, operation: 'kyGiayTo', content: at }, async (tx) => {
    const place = await lockedPlace(tx, at);
    requireAct(tx, chuKyActs, 'ky', place.facts);
    const form = printForm.get(at.MauIn);
    if (!form) throw new DomainError('NOT_FOUND', { form: at.MauIn });
    const row = {
      _id: v7(),
      MauIn: at.MauIn,
      GiayTo_Id: at.id,
      ViTri: at.ViTri,
      BenhNhan_Id: await form.patient(tx, at.id),
      NhanVien_Id: place.NguoiKy_Id,
      KyLuc: tx.now(),
      PhienBan: (await lastVersion(tx, at)) + 1,
      NoiDungBam: await contentHash(tx, form, at.id),
      PhuongThuc: 'Anh' as const,
      Anh_Id: await keptPicture(tx, place.NguoiKy_Id),
      NguoiTao_Id: actor(tx),
    };
    await tx.db.insert(table).values(row);
    const { _id: entityId, BenhNhan_Id } = row;
    await audit(tx, { action: 'CREATE', entity: 'ChuKyGiayTo', entityId, BenhNhan_Id, after: row });
  });
}

/** The signer takes a signature back with a reason. Errors: NOT_FOUND, FORBIDDEN, SIGN_NOT_YOURS, NOT_SIGNED, BAD_INPUT. */
export function takeBack(ctx: Ctx, at: At, LyDo: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const reason = givenReason(LyDo);
    const place = await lockedPlace(tx, at);
    requireAct(tx, chuKyActs, 'thuHoi', place.facts);
    const before = place.signed;
    if (!before) throw new DomainError('NOT_SIGNED');
    const set: Partial<ChuKyRow> = { TrangThai: 'DaThuHoi', LyDoThuHoi: reason };
    await updateRow(tx, table, before._id, {
      ...set,
      NgayCapNhat: tx.now(),
      NguoiCapNhat_Id: actor(tx),
    });
    const { _id: entityId, BenhNhan_Id } = before;
    await audit(tx, {
      action: 'CANCEL',
      entity: 'ChuKyGiayTo',
      entityId,
      BenhNhan_Id,
      before: { TrangThai: before.TrangThai },
      after: set,
    });
  });
}

/** A place as it stands while this transaction holds its paper: of two who sign at once the second one is told. */
async function lockedPlace(tx: Tx, { MauIn, id, ViTri }: At): Promise<Place> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sign:${MauIn}:${id}`}, 0))`);
  const place = (await placesOf(tx, MauIn, id)).find((one) => one.ViTri === ViTri);
  if (!place) throw new DomainError('NOT_FOUND', { form: MauIn, ViTri });
  return place;
}

async function lastVersion(tx: Tx, { MauIn, id, ViTri }: At): Promise<number> {
  const [row] = await tx.db
    .select({ last: sql<number>`coalesce(max(phien_ban), 0)::int` })
    .from(table)
    .where(and(eq(table.MauIn, MauIn), eq(table.GiayTo_Id, id), eq(table.ViTri, ViTri)));
  return row?.last ?? 0;
}

/**
 * The specimen as a file of the signatures, which stays when the person gets another one; the same picture is kept once. Its bytes are in
 * the store already, which is not asked: nobody who signs waits for it.
 */
async function keptPicture(tx: Tx, NhanVien_Id: string): Promise<string> {
  const specimen = await specimenOf(tx, NhanVien_Id);
  const file = specimen ? await heldFile(tx, specimen) : null;
  if (!file) throw new DomainError('SIGN_NO_SPECIMEN');
  const { rows } = await tx.db.execute<{ id: string }>(sql`
    select f.id from main.chu_ky_giay_to s join main.file f on f.id = s.anh_id
    where s.nhan_vien_id = ${NhanVien_Id} and f.sha256 = ${file.sha256} limit 1`);
  if (rows[0]) return rows[0].id;
  const fileName = file.type === 'image/png' ? 'chu-ky.png' : 'chu-ky.jpg';
  return keepCopy(tx, file, { fileName, permission: 'BENH_AN_XEM', pictureOf: pictureOwner });
}
