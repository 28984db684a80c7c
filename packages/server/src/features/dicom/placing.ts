import { eq, sql } from 'drizzle-orm';
import { audit } from '../../engine/audit/audit.ts';
import type { Tx } from '../../engine/context.ts';
import { insertRow } from '../../engine/sql/rows.ts';
import { slipRows } from '../orders/sql.ts';
import { type Match, matchOf } from './matching.ts';
import { anhTable, type CaRow, caTable, loatTable } from './tables.ts';

/** A study by its UID, locked. */
export async function studyOf(tx: Tx, StudyUID: string): Promise<CaRow | null> {
  const [study] = await tx.db.select().from(caTable).where(eq(caTable.StudyUID, StudyUID)).for('update');
  return study ?? null;
}

export type Placed = { study: CaRow; patient: string | null };

/** What a modality or the archive says of a study. */
export type StudyFacts = Pick<
  CaRow,
  | 'StudyUID'
  | 'MaNguoiBenh'
  | 'TenNguoiBenh'
  | 'NgaySinh'
  | 'GioiTinh'
  | 'SoTruyCap'
  | 'LoaiMay'
  | 'MoTa'
  | 'NgayChup'
>;

/** A study that is new, of its order or waiting in a room. */
export async function newStudy(
  tx: Tx,
  room: string,
  facts: StudyFacts & Partial<Pick<CaRow, 'MayDICOM_Id' | 'soLoatKho' | 'soAnhKho'>>,
): Promise<Placed> {
  const match = await matchOf(tx, room, facts);
  const study = await insertRow(tx, caTable, {
    ...facts,
    NhanLuc: tx.now(),
    CuoiLuc: tx.now(),
    ...placeOf(match, room),
  });
  await noted(tx, null, study, match);
  return { study, patient: patientOf(match) };
}

/** A study that waits is matched anew with each picture or search: its order may have come meanwhile. One that a person took off is not. */
export async function matchedAgain(tx: Tx, room: string, before: CaRow): Promise<Placed> {
  if (before.TrangThai === 'DaGhep') return { study: before, patient: await patientOfStudy(tx, before) };
  if (before.LyDoChua === 'DaGo') return { study: before, patient: null };
  const match = await matchOf(tx, room, before);
  if ('LyDoChua' in match) return { study: before, patient: null };
  const set = { ...placeOf(match, before.NoiThucHien_Id), version: before.version + 1 };
  const [study] = await tx.db.update(caTable).set(set).where(eq(caTable._id, before._id)).returning();
  if (!study) throw new Error('a study was not changed');
  await ownFiles(tx, study._id, match.line.BenhNhan_Id);
  await noted(tx, before, study, match);
  return { study, patient: match.line.BenhNhan_Id };
}

/** Where a match puts a study. */
export function placeOf(match: Match, room: string) {
  if ('LyDoChua' in match)
    return {
      TrangThai: 'ChuaGhep' as const,
      LyDoChua: match.LyDoChua,
      NoiThucHien_Id: room,
      DichVuYeuCau_Id: null,
      ChiTiet_Id: null,
    };
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

/** Logs how a study was matched. */
export async function noted(tx: Tx, before: CaRow | null, after: CaRow, match: Match): Promise<void> {
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
