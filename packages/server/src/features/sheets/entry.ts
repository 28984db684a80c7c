import { yearsOn } from '@sen/domain/ages/age';
import type { Issue } from '@sen/domain/catalogue/validate';
import type { CanhBaoSom } from '@sen/domain/sheets/canhBaoSom';
import { warningScaleOf } from '@sen/domain/sheets/chucNangSong';
import { answerDue } from '@sen/domain/sheets/due';
import { entryTimeIssues } from '@sen/domain/sheets/phieuChamSoc';
import type { SheetValues } from '@sen/domain/sheets/sheet';
import { cleanValues, sheetDoubts, sheetIssues } from '@sen/domain/sheets/sheetIssues';
import { type LoaiPhieu, scoreOf, sheetOf } from '@sen/domain/sheets/sheets';
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import { localDay, type Tx } from '../../engine/context.ts';
import { refuseIssues } from '../../engine/errors.ts';
import type { NhapVienRow } from '../admission/tables.ts';
import { birthOf } from '../patients/queries.ts';
import { wardOf } from '../stays/commands.ts';
import { wardsOfStay } from '../stays/queries.ts';
import { type PhieuChamSocRow, phieuChamSocTable as table } from './tables.ts';

/** What somebody writes of a patient. */
export type Written = { ThoiGian: Date; GiaTri: SheetValues; daXacNhan: readonly string[] };

/** What follows from what was written. */
export type Judged = Pick<
  PhieuChamSocRow,
  'ThoiGian' | 'GiaTri' | 'ThangDiem' | 'Diem' | 'MucDo' | 'Thieu' | 'HanTraLoi'
>;

/**
 * Judges an entry of a locked stay: its time, its values beside those before, its score and whether a doctor is called; `instead` is the
 * version that it corrects. Errors: BAD_INPUT by field, with `confirm` at doubtful values.
 */
export async function judgeEntry(
  tx: Tx,
  stay: NhapVienRow,
  Loai: LoaiPhieu,
  { ThoiGian, GiaTri, daXacNhan }: Written,
  instead: PhieuChamSocRow | null = null,
): Promise<Judged> {
  const values = cleanValues(GiaTri);
  const [began, birth, ward, before, after] = [
    (await wardsOfStay(tx, stay._id))[0]?.TuLuc ?? tx.now(),
    await birthOf(tx, stay.BenhNhan_Id),
    await warningOfWard(tx, wardOf(stay)),
    await neighbour(tx, stay._id, Loai, ThoiGian, instead, 'before'),
    await neighbour(tx, stay._id, Loai, ThoiGian, instead, 'after'),
  ];
  const years = yearsOn(birth, localDay(ThoiGian));
  const issues: Issue[] = [
    ...entryTimeIssues(ThoiGian, began, tx.now()),
    ...sheetIssues(Loai, values),
    ...(await unknownTicks(tx, Loai, values)),
  ];
  // what is wrong comes before what is only doubtful
  const doubts =
    issues.length > 0
      ? []
      : sheetDoubts(Loai, values, { years, before: before?.GiaTri ?? {}, confirmed: daXacNhan });
  refuseIssues([...issues, ...doubts]);
  const score = scoreOf(Loai, { values, years, canhBao: warningScaleOf(ward, years) });
  const calls = sheetOf(Loai).area === 'SinhHieu' && after === null;
  return {
    ThoiGian,
    GiaTri: values,
    ThangDiem: score?.thang ?? null,
    Diem: score?.diem ?? null,
    MucDo: score?.mucDo ?? null,
    Thieu: score?.thieu ?? [],
    HanTraLoi: calls ? answerDue(tx.now(), score?.mucDo ?? null, before?.MucDo ?? null) : null,
  };
}

/** The entry of a sheet before or after a moment that is in force. */
async function neighbour(
  tx: Tx,
  stay: string,
  Loai: LoaiPhieu,
  at: Date,
  instead: PhieuChamSocRow | null,
  side: 'before' | 'after',
): Promise<PhieuChamSocRow | null> {
  const [found] = await tx.db
    .select()
    .from(table)
    .where(
      and(
        eq(table.NhapVien_Id, stay),
        eq(table.Loai, Loai),
        eq(table.TrangThai, 'HieuLuc'),
        side === 'before' ? sql`${table.ThoiGian} <= ${at}` : sql`${table.ThoiGian} > ${at}`,
        ...(instead ? [ne(table._id, instead._id)] : []),
      ),
    )
    .orderBy(side === 'before' ? desc(table.ThoiGian) : table.ThoiGian, desc(table._id))
    .limit(1);
  return found ?? null;
}

/** By which score a ward watches its patients. */
async function warningOfWard(tx: Tx, Khoa_Id: string): Promise<CanhBaoSom | null> {
  const { rows } = await tx.db.execute<{ scale: CanhBaoSom | null }>(
    sql`select canh_bao_som as scale from ${catalogueTable('Node')} where id = ${Khoa_Id}`,
  );
  return rows[0]?.scale ?? null;
}

async function unknownTicks(tx: Tx, Loai: LoaiPhieu, values: SheetValues): Promise<Issue[]> {
  const issues: Issue[] = [];
  for (const [path, field] of Object.entries(sheetOf(Loai).fields)) {
    const ids = values[path];
    if (field.kind !== 'ticks' || !Array.isArray(ids)) continue;
    const catalogue = catalogueTable(field.of);
    const known = await tx.db
      .select({ _id: catalogue._id })
      .from(catalogue)
      .where(
        inArray(
          catalogue._id,
          ids.filter((id) => typeof id === 'string'),
        ),
      );
    if (known.length < new Set(ids).size) issues.push({ path, code: 'NOT_IN_LIST' });
  }
  return issues;
}
