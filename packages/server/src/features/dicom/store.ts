import { rm } from 'node:fs/promises';
import { and, eq, sql } from 'drizzle-orm';
import { audit } from '../../engine/audit/audit.ts';
import type { Ctx, Tx } from '../../engine/context.ts';
import { insertRow } from '../../engine/sql/rows.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { keepWaiting } from '../../engine/storage/files.ts';
import { withBytes } from '../../engine/storage/staging.ts';
import { elementsOf, type Head, headOf } from './header.ts';
import { sameId } from './matching.ts';
import { firstRoom, type Modality, tellStudy } from './modalities.ts';
import { matchedAgain, newStudy, studyOf } from './placing.ts';
import { type Received, readHead } from './receiving.ts';
import { anhDeRiengTable, anhTable, caTable, loatTable } from './tables.ts';

/** What became of a picture: kept, known already, kept aside, or no picture at all. */
export type Outcome = 'kept' | 'repeated' | 'aside' | 'unreadable';

/** The kind of record that files of pictures belong to. */
export const pictureOwner = 'AnhDICOM';

/**
 * Keeps a picture that came whole, in one transaction: its study and series where they are new, the match with an order, the file. One
 * that came before changes nothing; another content under a known id, or another patient in a known study, is kept aside.
 */
export async function keepPicture(
  ctx: Ctx,
  modality: Modality,
  SOPUID: string,
  received: Received,
): Promise<Outcome> {
  try {
    const head = await headIn(received.waiting);
    if (head?.SOPUID !== SOPUID) return 'unreadable';
    return await withBytes(ctx, [received], () =>
      inTransaction(ctx, (tx) => keep(tx, modality, head, received)),
    );
  } finally {
    await rm(received.waiting, { force: true });
  }
}

async function headIn(place: string): Promise<Head | null> {
  const bytes = await readHead(place);
  try {
    return headOf(elementsOf(bytes).elements);
  } catch {
    return null; // what is no data set
  }
}

async function keep(tx: Tx, modality: Modality, head: Head, received: Received): Promise<Outcome> {
  // a modality may send by several associations at once
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`dicom:${head.StudyUID}`}, 0))`);
  const [known] = await tx.db
    .select({ MaBam: anhTable.MaBam, study: loatTable.CaDICOM_Id })
    .from(anhTable)
    .innerJoin(loatTable, eq(loatTable._id, anhTable.LoatDICOM_Id))
    .where(eq(anhTable.SOPUID, head.SOPUID));
  if (known?.MaBam === received.MaBam) return 'repeated';
  if (known) return aside(tx, known.study, 'KhacNoiDung', head, received);
  const before = await studyOf(tx, head.StudyUID);
  if (before && !sameId(before.MaNguoiBenh, head.MaNguoiBenh))
    return aside(tx, before._id, 'KhacBenhNhan', head, received);
  const room = firstRoom(modality);
  const { study, patient } = before
    ? await matchedAgain(tx, room, before)
    : await newStudy(tx, room, { ...factsOf(head), MayDICOM_Id: modality._id });
  const series = await seriesOf(tx, study._id, head);
  const Tep_Id = await keepFile(tx, head, received, patient);
  await insertRow(tx, anhTable, {
    LoatDICOM_Id: series,
    SOPUID: head.SOPUID,
    LoaiSOP: head.LoaiSOP,
    CuPhap: received.CuPhap,
    SoAnh: head.SoAnh,
    SoDong: head.SoDong,
    SoCot: head.SoCot,
    SoKhung: head.SoKhung,
    MaBam: received.MaBam,
    DungLuong: received.size,
    Tep_Id,
  });
  await tx.db
    .update(caTable)
    .set({
      MayDICOM_Id: study.MayDICOM_Id ?? modality._id, // the archive may have had it first
      soAnh: sql`${caTable.soAnh} + 1`,
      DungLuong: sql`${caTable.DungLuong} + ${received.size}`,
      soLoat: sql`(select count(*)::int from ${loatTable} l where l.ca_dicom_id = ${study._id})`,
      LoaiMay: sql`(select string_agg(distinct l.loai_may, ',') from ${loatTable} l where l.ca_dicom_id = ${study._id})`,
      CuoiLuc: tx.now(),
      NgayCapNhat: tx.now(),
    })
    .where(eq(caTable._id, study._id));
  await tellStudy(tx, study, study.DichVuYeuCau_Id);
  return 'kept';
}

const factsOf = (head: Head) => ({
  StudyUID: head.StudyUID,
  MaNguoiBenh: head.MaNguoiBenh,
  TenNguoiBenh: head.TenNguoiBenh,
  NgaySinh: head.NgaySinh,
  GioiTinh: head.GioiTinh,
  SoTruyCap: head.SoTruyCap,
  LoaiMay: head.LoaiMay,
  MoTa: head.MoTaCa,
  NgayChup: head.NgayChup,
});

async function seriesOf(tx: Tx, CaDICOM_Id: string, head: Head): Promise<string> {
  const [known] = await tx.db
    .select({ _id: loatTable._id })
    .from(loatTable)
    .where(and(eq(loatTable.CaDICOM_Id, CaDICOM_Id), eq(loatTable.SeriesUID, head.SeriesUID)));
  if (known) return known._id;
  const { SeriesUID, SoLoat, LoaiMay, MoTaLoat: MoTa } = head;
  return (await insertRow(tx, loatTable, { CaDICOM_Id, SeriesUID, SoLoat, LoaiMay, MoTa }))._id;
}

function keepFile(
  tx: Tx,
  head: Head,
  { waiting, sha256, size }: Received,
  BenhNhan_Id: string | null,
): Promise<string> {
  return keepWaiting(
    tx,
    { waiting, sha256 },
    {
      fileName: `${head.SOPUID}.dcm`,
      type: 'application/dicom',
      size,
      permission: 'BENH_AN_XEM',
      BenhNhan_Id,
      pictureOf: pictureOwner,
    },
  );
}

async function aside(
  tx: Tx,
  CaDICOM_Id: string,
  LyDo: 'KhacNoiDung' | 'KhacBenhNhan',
  head: Head,
  received: Received,
): Promise<Outcome> {
  const [known] = await tx.db
    .select({ _id: anhDeRiengTable._id })
    .from(anhDeRiengTable)
    .where(and(eq(anhDeRiengTable.SOPUID, head.SOPUID), eq(anhDeRiengTable.MaBam, received.MaBam)));
  if (known) return 'aside';
  const kept = await insertRow(tx, anhDeRiengTable, {
    CaDICOM_Id,
    SOPUID: head.SOPUID,
    LyDo,
    MaNguoiBenh: head.MaNguoiBenh,
    MaBam: received.MaBam,
    Tep_Id: await keepFile(tx, head, received, null),
  });
  await audit(tx, {
    action: 'CREATE',
    entity: 'AnhDICOMDeRieng',
    entityId: kept._id,
    after: { CaDICOM_Id, SOPUID: head.SOPUID, LyDo, MaNguoiBenh: head.MaNguoiBenh },
  });
  const [study] = await tx.db.select().from(caTable).where(eq(caTable._id, CaDICOM_Id));
  if (study) await tellStudy(tx, study, study.DichVuYeuCau_Id);
  return 'aside';
}
