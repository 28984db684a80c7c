import { createHash } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import type { Desk } from '../../../seeds/demo/desks.ts';
import { type DemoPatient, demoPatients } from '../../../seeds/demo/patients.ts';
import { seeded } from '../../../seeds/demo/random.ts';
import { type DemoStay, demoStays } from '../../../seeds/demo/stays.ts';
import { type DemoVisit, demoVisits } from '../../../seeds/demo/visits.ts';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import { localDay, type Tx } from '../../engine/context.ts';
import { requestTable } from '../../engine/database/tables.ts';
import type { ContextSource } from '../../engine/http/requestContext.ts';
import { readIds } from '../ids.ts';
import { seedId } from '../rows.ts';
import { callStaff, type Staff } from './staff.ts';

/** What the acts of the demo's visits work with. */
export type Hospital = {
  people: readonly DemoPatient[];
  visits: readonly DemoVisit[];
  stays: readonly DemoStay[];
  staff: Staff;
  /** The id of a catalogue's entry by 'Catalogue:code'. */
  id: (key: string) => string;
  /** Whether the insurance pays a drug, by its code. */
  insured: (drug: string) => boolean;
  /** The request id of a visit's reception: the same at every run. */
  requestId: (visit: DemoVisit) => string;
  /** TiepNhan_Id by number of the visit, BenhNhan_Id by index of the patient: what was made so far. */
  receptions: Map<number, string>;
  patients: Map<number, string>;
};

export const demoPatientCount = 300;

/** What the demo's visits refer to. */
export const usedCatalogues = [
  'BenhVien',
  'ChuyenKhoa',
  'CongTy',
  'DanToc',
  'DM_DichVu',
  'DM_DoiTuong',
  'DonViHanhChinh',
  'DuongDung',
  'Duoc',
  'GiuongBenh',
  'HinhThucThanhToan',
  'HuongGiaiQuyet',
  'ICD',
  'Kho',
  'LoaiBenhAn',
  'LoaiGia',
  'NgheNghiep',
  'NhanVien',
  'NhomBenhNhan',
  'NhomCongNo',
  'NhomMau',
  'NhaCungCap',
  'NhomDuoc',
  'Node',
  'QuocTich',
  'TaiKhoanNganHang',
  'YeuToRh',
] as const;

/** Plans the visits as of `at`, calls the staff, and finds what an earlier run has made. */
export async function openHospital(source: ContextSource, at: Date): Promise<Hospital> {
  const today = localDay(at);
  const random = seeded(Number(today.replaceAll('-', '')));
  const outpatients = demoPatients(demoPatientCount, random, today);
  const visits = demoVisits(outpatients, random, today);
  const stays = demoStays(at, today, demoPatientCount);
  const people = [...outpatients];
  for (const { visit, person } of stays) people[visit.patient] = person;
  const ids = await readIds(source.db, usedCatalogues);
  const drugs = await source.db.select().from(catalogueTable('Duoc'));
  const insured = new Set(drugs.filter((row) => row['LaBHYT'] === true).map((row) => String(row['MaDuoc'])));
  const requestId = (visit: DemoVisit) => idOf(`${at.toISOString()} ${visit.so}`);
  return {
    people,
    visits,
    stays,
    staff: await callStaff(source, ids),
    id: (key) => seedId(ids, key),
    insured: (drug) => insured.has(drug),
    requestId,
    ...(await madeBefore(source, [...visits, ...stays.map(({ visit }) => visit)], requestId)),
  };
}

/** The same transaction for another person of the staff. */
export async function asStaff(hospital: Hospital, tx: Tx, desk: Desk): Promise<Tx> {
  const { db, tx: state, loaders } = tx;
  return { ...(await hospital.staff.ctx(desk, tx.now())), db, tx: state, loaders };
}

async function madeBefore(
  { db }: ContextSource,
  visits: readonly DemoVisit[],
  requestId: (visit: DemoVisit) => string,
): Promise<Pick<Hospital, 'receptions' | 'patients'>> {
  const asked = new Map(visits.map((visit) => [requestId(visit), visit]));
  const rows = await db
    .select({
      requestId: requestTable._id,
      TiepNhan_Id: sql<string>`t.id`,
      BenhNhan_Id: sql<string>`t.benh_nhan_id`,
    })
    .from(requestTable)
    .innerJoin(sql`main.tiep_nhan t`, sql`t.id = (${requestTable.answer} ->> '_id')::uuid`)
    .where(inArray(requestTable._id, [...asked.keys()]));
  const receptions = new Map<number, string>();
  const patients = new Map<number, string>();
  for (const row of rows) {
    const visit = asked.get(row.requestId);
    if (!visit) continue;
    receptions.set(visit.so, row.TiepNhan_Id);
    patients.set(visit.patient, row.BenhNhan_Id);
  }
  return { receptions, patients };
}

/** A UUID (version 8: of one's own making) of a text. */
function idOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
