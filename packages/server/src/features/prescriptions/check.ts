import type { Issue } from '@sen/domain/catalogue/validate';
import { isInsuredBy } from '@sen/domain/insurance/child';
import { dec } from '@sen/domain/money/decimal';
import { childIssues } from '@sen/domain/prescriptions/child';
import { doseQuantity, exceededDose } from '@sen/domain/prescriptions/dose';
import { isLastingPain, isLongCourse } from '@sen/domain/prescriptions/longCourse';
import type { StateWarning } from '@sen/domain/prescriptions/patientStates';
import { starredDrugs } from '@sen/domain/prescriptions/starred';
import { type CourseFacts, daysLimit, letterOf } from '@sen/domain/prescriptions/toaThuoc';
import { type DrugWarning, drugWarnings, type HighDose } from '@sen/domain/prescriptions/warnings';
import { refLabels } from '../../engine/catalogue/queries.ts';
import type { Ctx } from '../../engine/context.ts';
import type { ToaThuocDongInput } from '../../gql/main.ts';
import { hasMinutes } from '../consultations/queries.ts';
import type { KhamBenhRow } from '../examination/tables.ts';
import { payerOf } from '../insurance/queries.ts';
import { allergiesAt } from '../patients/allergies.ts';
import { patientById } from '../patients/queries.ts';
import { type DrugPrice, drugPrices, drugsForWarnings, interactionsOf } from '../pharmacy/drugFacts.ts';
import { receptionById } from '../reception/queries.ts';
import { readSetting } from '../system/queries.ts';
import { stateWarningsOf } from './patientState.ts';
import { activeDrugs } from './queries.ts';

export type CheckedLine = {
  input: ToaThuocDongInput;
  facts: DrugPrice;
  SoLuong: string;
  letter: 'n' | 'h' | 'c';
};

/** What one unit of a line costs: the price that the fund accepts, or the sale price; null where nobody set it. */
export function unitPrice(facts: DrugPrice, LoaiToa: ToaThuocDongInput['LoaiToa']): string | null {
  return LoaiToa === 'BHYT' ? facts.GiaBHYT : facts.GiaBan;
}

export type Checked = { lines: CheckedLine[]; issues: Issue[]; warnings: DrugWarning[] };

/** Works out quantities and checks a prescription: the facts that a small child needs, drugs, days, store, quantities, and the warnings. */
export async function checkPrescription(
  ctx: Ctx,
  session: KhamBenhRow,
  input: readonly ToaThuocDongInput[],
): Promise<Checked> {
  const ids = input.map((line) => line.Duoc_Id);
  const [facts, active] = await Promise.all([
    drugPrices(ctx, ids),
    activeDrugs(ctx, session.BenhNhan_Id, session._id),
  ]);
  const highDoses = highDosesOf(session, input, facts);
  const starred = await starredOf(ctx, session, input, facts);
  const [visit, patient, course, warnings] = await Promise.all([
    receptionById(ctx, session.TiepNhan_Id),
    patientById(ctx, session.BenhNhan_Id),
    courseFacts(ctx, session),
    warningsOf(ctx, session, { facts, highDoses, starred: starred.warnings, ids, active }),
  ]);
  const issues: Issue[] =
    input.length === 0
      ? [] // drugs are taken back for want of these facts, too
      : childIssues(patient, session.Ngay, {
          CanNang: session.CanNang,
          TenNguoiLienHe: visit.TenNguoiLienHe ?? patient.TenNguoiLienHe,
        });
  issues.push(...starred.issues);
  const insured = isInsuredBy(visit) && (await payerOf(ctx, visit.DoiTuong_Id))?.laBHYT === true;
  const lines = input.flatMap((line, index): CheckedLine[] => {
    const path = (field: string) => `dongs.${index}.${field}`;
    const drug = facts.get(line.Duoc_Id);
    if (!drug) {
      issues.push({ path: path('Duoc_Id'), code: 'NOT_IN_LIST' });
      return [];
    }
    const letter = letterOf(drug.LoaiKiemSoat);
    const { max, code } = daysLimit(letter, course);
    if (line.SoNgay < 1) issues.push({ path: path('SoNgay'), code: 'TOO_SMALL', details: { min: 1 } });
    if (line.SoNgay > max) issues.push({ path: path('SoNgay'), code, details: { max } });
    const SoLuong = line.SoLuong ?? doseQuantity(line, line.SoNgay, drug.KhongChiaNho);
    if (!dec(SoLuong).gt(0)) issues.push({ path: path('SoLuong'), code: 'TOO_SMALL', details: { min: 1 } });
    if (line.LoaiToa !== 'MuaNgoai' && !line.Kho_Id) issues.push({ path: path('Kho_Id'), code: 'REQUIRED' });
    if (line.LoaiToa === 'BHYT' && !(drug.LaBHYT && insured))
      issues.push({ path: path('LoaiToa'), code: insured ? 'DRUG_NOT_INSURED' : 'VISIT_NOT_INSURED' });
    if (line.LoaiToa !== 'MuaNgoai' && unitPrice(drug, line.LoaiToa) === null)
      issues.push({ path: path('Duoc_Id'), code: 'DRUG_WITHOUT_PRICE' });
    return [{ input: line, facts: drug, SoLuong, letter }];
  });
  return { lines, issues, warnings };
}

/** What the diagnosis of a session says of how long drugs may be prescribed. */
async function courseFacts(ctx: Ctx, session: KhamBenhRow): Promise<CourseFacts> {
  const main = session.ChanDoanICD_Id ? [session.ChanDoanICD_Id] : [];
  const codes = (await refLabels(ctx, 'ICD', [...main, ...session.ChanDoanPhuICD_Ids])).flatMap(
    ({ ma }) => ma ?? [],
  );
  return {
    longCourse: codes.some(isLongCourse),
    lastingPain: codes.some(isLastingPain),
    chronic: session.BenhManTinh,
  };
}

/** The lines whose dose of a day is above what is usual, for the weight where it is known. */
function highDosesOf(
  session: KhamBenhRow,
  input: readonly ToaThuocDongInput[],
  facts: ReadonlyMap<string, DrugPrice>,
): HighDose[] {
  return input.flatMap((line) => {
    const drug = facts.get(line.Duoc_Id);
    if (drug?.LoaiHang !== 'Thuoc') return [];
    const weight = session.CanNang === null ? null : Number(session.CanNang);
    const exceeded = exceededDose(line, drug, weight);
    return exceeded ? [{ drug: { ...drug, HoatChat_Ids: [] }, ...exceeded }] : [];
  });
}

/** What stands against starred drugs; minutes are looked for where one is prescribed. */
async function starredOf(
  ctx: Ctx,
  session: KhamBenhRow,
  input: readonly ToaThuocDongInput[],
  facts: ReadonlyMap<string, DrugPrice>,
): Promise<ReturnType<typeof starredDrugs>> {
  const lines = input.flatMap(({ Duoc_Id }, index) => {
    const drug = facts.get(Duoc_Id);
    return drug ? [{ path: `dongs.${index}.Duoc_Id`, drug, HoiChan: drug.HoiChan }] : [];
  });
  if (!lines.some((line) => line.HoiChan)) return { issues: [], warnings: [] };
  const { hoiChanThuocSao: batBuoc } = await readSetting(ctx, 'facility');
  return starredDrugs(lines, { coHoiChan: await hasMinutes(ctx, session.TiepNhan_Id), batBuoc });
}

type ToWarnOf = {
  facts: ReadonlyMap<string, DrugPrice>;
  highDoses: readonly HighDose[];
  starred: readonly StateWarning[];
  ids: readonly string[];
  /** Of other prescriptions. */
  active: readonly string[];
};

async function warningsOf(
  ctx: Ctx,
  session: KhamBenhRow,
  { facts, highDoses, starred, ids, active }: ToWarnOf,
): Promise<DrugWarning[]> {
  const [drugs, states] = await Promise.all([
    drugsForWarnings(ctx, [...new Set([...ids, ...active])]),
    stateWarningsOf(ctx, session, [...facts.values()]),
  ]);
  const ingredients = [...new Set([...drugs.values()].flatMap((drug) => drug.HoatChat_Ids))];
  const [interactions, allergies] = await Promise.all([
    interactionsOf(ctx, ingredients),
    allergiesAt(ctx, session, ingredients),
  ]);
  return drugWarnings(
    ids.flatMap((id) => drugs.get(id) ?? []),
    active.flatMap((id) => drugs.get(id) ?? []),
    allergies,
    interactions,
    highDoses,
    [...states, ...starred],
  );
}
