import { type Age, ageOn, type Birth, exactAgeText } from '@sen/domain/ages/age';
import { allergiesOf, type DiUng } from '@sen/domain/patients/allergies';
import type { BenhNhanFacts } from '@sen/domain/reception/benhNhanActs';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { GraphQLResolveInfo } from 'graphql';
import { type Ctx, today } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { requestedFields } from '../../engine/graphql/requestedFields.ts';
import { loadOne } from '../../engine/loaders.ts';
import { prepared } from '../../engine/sql/prepared.ts';
import { rowsById } from '../../engine/sql/rows.ts';
import { type BenhNhanRow, benhNhanTable as table } from './tables.ts';

/** A patient as the API answers one: the row with the age of today. */
export type Patient = BenhNhanRow & Age;

export type PatientSummary = {
  _id: string;
  MaYTe: string;
  TenBenhNhan: string;
  NgaySinh: string | null;
  NamSinh: number;
  GioiTinh: BenhNhanRow['GioiTinh'];
  Tuoi: number;
  LoaiTuoi: Age['LoaiTuoi'];
  /** The age in the user's language: "45 tuổi". */
  tuoi: string;
  SoDienThoai: string | null;
  fullAddress: string | null;
  TienSuDiUng: string | null;
  DiUngHoatChat_Ids: string[];
  DiUngs: readonly DiUng[];
};

/** One patient, cancelled records included; null when there is none. Read together with all that one request asks for. */
export function loadPatient(ctx: Ctx, id: string | null): Promise<Patient | null> {
  return loadOne(ctx, 'patient', id, async (of, ids) => {
    const rows = await rowsById(of.db, table, ids);
    return new Map(rows.map((row) => [row._id, withAge(of, row)]));
  });
}

const line = {
  _id: table._id,
  version: table.version,
  MaYTe: table.MaYTe,
  TenBenhNhan: table.TenBenhNhan,
  NgaySinh: table.NgaySinh,
  NamSinh: table.NamSinh,
  GioiTinh: table.GioiTinh,
  SoDienThoai: table.SoDienThoai,
  ThoiDiemSinh: table.ThoiDiemSinh,
};
const inLine = new Set([...Object.keys(line), 'Tuoi', 'LoaiTuoi', 'tuoi', '__typename']);
const linesOf = prepared((db) =>
  db
    .select(line)
    .from(table)
    .where(sql`${table._id} = any(${sql.placeholder('ids')}::uuid[])`),
);

/** The patient of a record, for a field of the API: of a long list only the columns that lists show, where no others are asked for. */
export function patientOf(ctx: Ctx, id: string | null, info: GraphQLResolveInfo): Promise<Patient | null> {
  for (const name of requestedFields(info)) if (!inLine.has(name)) return loadPatient(ctx, id);
  return loadOne(ctx, 'patient:line', id, async (of, ids) => {
    const rows = (await linesOf(of.db, { ids: [...ids] })) as BenhNhanRow[]; // nothing else of them is asked for
    return new Map(rows.map((row) => [row._id, withAge(of, row)]));
  });
}

/** One patient that must exist. Errors: NOT_FOUND. */
export async function patientById(ctx: Ctx, id: string): Promise<Patient> {
  const patient = await loadPatient(ctx, id);
  if (!patient) throw new DomainError('NOT_FOUND', { entity: 'BenhNhan' });
  return patient;
}

/** Whether a record with a citizen id was cancelled, and into no other one. */
export async function isCancelledId(ctx: Ctx, CMNDHoacHoChieu: string): Promise<boolean> {
  const { rows } = await ctx.db.execute(sql`
    select 1 from ${table} where cmnd_hoac_ho_chieu like ${CMNDHoacHoChieu} and trang_thai = 'DaHuy' and benh_nhan_gop_id is null limit 1`);
  return rows.length > 0;
}

/** The birth of a patient as it stands now, for what a transaction decides. */
export async function birthOf(ctx: Ctx, id: string): Promise<Birth> {
  const [row] = await ctx.db
    .select({ NgaySinh: table.NgaySinh, NamSinh: table.NamSinh })
    .from(table)
    .where(eq(table._id, id));
  if (!row) throw new DomainError('NOT_FOUND', { entity: 'BenhNhan' });
  return row;
}

/** What screens, papers and other features show of patients, by id; one statement. */
export async function patientSummary(ctx: Ctx, ids: readonly string[]): Promise<Map<string, PatientSummary>> {
  const patients = await Promise.all([...new Set(ids)].map((id) => loadPatient(ctx, id)));
  return new Map(patients.flatMap((one) => (one ? [[one._id, summaryOf(ctx, one)] as const] : [])));
}

/** A row that was just read gets its age of today. */
export function withAge(ctx: Ctx, row: BenhNhanRow): Patient {
  return Object.assign(row, ageOn(row, today(ctx))); // a copy of so many columns would cost more than the reading
}

function summaryOf(ctx: Ctx, patient: Patient): PatientSummary {
  const { _id, MaYTe, TenBenhNhan, NgaySinh, NamSinh, GioiTinh, Tuoi, LoaiTuoi, SoDienThoai, fullAddress } =
    patient;
  return {
    _id,
    MaYTe,
    TenBenhNhan,
    NgaySinh,
    NamSinh,
    GioiTinh,
    Tuoi,
    LoaiTuoi,
    tuoi: patientAge(ctx, patient),
    SoDienThoai,
    fullAddress,
    TienSuDiUng: patient.TienSuDiUng,
    DiUngHoatChat_Ids: patient.DiUngHoatChat_Ids,
    DiUngs: allergiesOf(patient.DiUngHoatChat_Ids, patient.DiUngs),
  };
}

/** The age as it is read now: by the hour on the first day of a child whose minute of birth is known. */
export function patientAge(ctx: Ctx, patient: Pick<Patient, 'Tuoi' | 'LoaiTuoi' | 'ThoiDiemSinh'>): string {
  return exactAgeText(patient, patient, ctx.now(), ctx.language);
}

type Decided = Pick<BenhNhanRow, 'TrangThai' | 'TuVong' | 'GioiTinh' | 'ChuaRoDanhTinh' | 'NgayTuVong'>;

/**
 * What the acts on a patient's record decide on; only cancelling asks for the receptions that stand, and only taking a death back whether
 * a visit tells it.
 */
export function patientFacts(
  { TrangThai, TuVong, GioiTinh, ChuaRoDanhTinh, NgayTuVong }: Decided,
  more: Partial<Pick<BenhNhanFacts, 'soTiepNhan' | 'tuVongTheoLuot'>> = {},
): BenhNhanFacts {
  return {
    TrangThai,
    node: null,
    TuVong,
    chuaRo: ChuaRoDanhTinh,
    laNam: GioiTinh === 'MALE',
    daGhiTuVong: NgayTuVong !== null,
    soTiepNhan: 0,
    tuVongTheoLuot: false,
    ...more,
  };
}

/** The children who were received with some mothers, in the order of their births, by the mother. */
export async function childrenOf(ctx: Ctx, id: string): Promise<readonly Patient[]> {
  const found = await loadOne(ctx, 'patient:children', id, async (of, ids) => {
    const rows = await of.db
      .select()
      .from(table)
      .where(and(inArray(table.Me_Id, [...ids]), eq(table.TrangThai, 'DangSuDung')))
      .orderBy(table.ThoiDiemSinh, table._id);
    const children = rows.map((row) => withAge(of, row));
    return new Map(ids.map((one) => [one, children.filter(({ Me_Id }) => Me_Id === one)]));
  });
  return found ?? [];
}
