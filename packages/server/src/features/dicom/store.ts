import { rm } from 'node:fs/promises';
import { and, eq, sql } from 'drizzle-orm';
import { audit } from '../../engine/audit.ts';
import type { Ctx, Tx } from '../../engine/context.ts';
import { keepWaiting } from '../../engine/files.ts';
import { insertRow } from '../../engine/rows.ts';
import { inTransaction } from '../../engine/transaction.ts';
import { slipRows } from '../orders/sql.ts';
import { elementsOf, type Head, headOf } from './header.ts';
import { type Match, matchOf, sameId } from './matching.ts';
import { firstRoom, type Modality, tellStudy } from './modalities.ts';
import { beginningOf, type Received } from './receiving.ts';
import { anhDeRiengTable, anhTable, type CaRow, caTable, loatTable } from './tables.ts';

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
    return await inTransaction(ctx, (tx) => keep(tx, modality, head, received));
  } finally {
    await rm(received.waiting, { force: true });
  }
}

async function headIn(place: string): Promise<Head | null> {
  const bytes = await beginningOf(place);
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
  const { study, patient } = before
    ? await matchedAgain(tx, modality, before)
    : await newStudy(tx, modality, head);
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

async function studyOf(tx: Tx, StudyUID: string): Promise<CaRow | null> {
  const [study] = await tx.db.select().from(caTable).where(eq(caTable.StudyUID, StudyUID)).for('update');
  return study ?? null;
}

type Placed = { study: CaRow; patient: string | null };

async function newStudy(tx: Tx, modality: Modality, head: Head): Promise<Placed> {
  const match = await matchOf(tx, modality, head);
  const study = await insertRow(tx, caTable, {
    StudyUID: head.StudyUID,
    MayDICOM_Id: modality._id,
    MaNguoiBenh: head.MaNguoiBenh,
    TenNguoiBenh: head.TenNguoiBenh,
    NgaySinh: head.NgaySinh,
    GioiTinh: head.GioiTinh,
    SoTruyCap: head.SoTruyCap,
    LoaiMay: head.LoaiMay,
    MoTa: head.MoTaCa,
    NgayChup: head.NgayChup,
    NhanLuc: tx.now(),
    CuoiLuc: tx.now(),
    ...placeOf(match, firstRoom(modality)),
  });
  await noted(tx, null, study, match);
  return { study, patient: patientOf(match) };
}

/** A study that waits is matched anew with each picture: its order may have come meanwhile. One that a person took off is not. */
async function matchedAgain(tx: Tx, modality: Modality, before: CaRow): Promise<Placed> {
  if (before.TrangThai === 'DaGhep') return { study: before, patient: await patientOfStudy(tx, before) };
  if (before.LyDoChua === 'DaGo') return { study: before, patient: null };
  const match = await matchOf(tx, modality, before);
  if ('LyDoChua' in match) return { study: before, patient: null };
  const set = { ...placeOf(match, before.NoiThucHien_Id), version: before.version + 1 };
  const [study] = await tx.db.update(caTable).set(set).where(eq(caTable._id, before._id)).returning();
  if (!study) throw new Error('a study was not changed');
  await ownFiles(tx, study._id, match.line.BenhNhan_Id);
  await noted(tx, before, study, match);
  return { study, patient: match.line.BenhNhan_Id };
}

function placeOf(match: Match, room: string) {
  if ('LyDoChua' in match)
    return { TrangThai: 'ChuaGhep' as const, LyDoChua: match.LyDoChua, NoiThucHien_Id: room };
  const { NoiThucHien_Id, DichVuYeuCau_Id, ChiTiet_Id } = match.line;
  return { TrangThai: 'DaGhep' as const, LyDoChua: null, NoiThucHien_Id, DichVuYeuCau_Id, ChiTiet_Id };
}

const patientOf = (match: Match) => ('line' in match ? match.line.BenhNhan_Id : null);

async function patientOfStudy(tx: Tx, study: CaRow): Promise<string | null> {
  const { rows } = await tx.db.execute<{ id: string }>(
    sql`select s.benh_nhan_id as id from ${slipRows} s where s.id = ${study.DichVuYeuCau_Id}`,
  );
  return rows[0]?.id ?? null;
}

/** The files of a study are of the patient of its order, or of nobody. */
export async function ownFiles(tx: Tx, CaDICOM_Id: string, BenhNhan_Id: string | null): Promise<void> {
  await tx.db.execute(sql`
    update main.file f set benh_nhan_id = ${BenhNhan_Id}::uuid
    from ${anhTable} a join ${loatTable} l on l.id = a.loat_dicom_id
    where a.tep_id = f.id and l.ca_dicom_id = ${CaDICOM_Id}`);
}

async function noted(tx: Tx, before: CaRow | null, after: CaRow, match: Match): Promise<void> {
  const facts = ({ SoTruyCap, MaNguoiBenh, TrangThai, LyDoChua, ChiTiet_Id }: CaRow) => ({
    SoTruyCap,
    MaNguoiBenh,
    TrangThai,
    LyDoChua,
    ChiTiet_Id,
  });
  await audit(tx, {
    action: before ? 'UPDATE' : 'CREATE',
    entity: 'CaDICOM',
    entityId: after._id,
    BenhNhan_Id: patientOf(match),
    before: before && facts(before),
    after: facts(after),
  });
}

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
  return keepWaiting(tx, {
    waiting,
    row: {
      fileName: `${head.SOPUID}.dcm`,
      type: 'application/dicom',
      size,
      sha256,
      permission: 'BENH_AN_XEM',
      BenhNhan_Id,
      pictureOf: pictureOwner,
    },
  });
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
