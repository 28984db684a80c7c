import type { Issue } from '@sen/domain/catalogue/validate';
import { contradictingAmounts, type LineAmounts } from '@sen/domain/prescriptions/amounts';
import { exceededDose } from '@sen/domain/prescriptions/dose';
import type { StateWarning } from '@sen/domain/prescriptions/patientStates';
import { starredDrugs } from '@sen/domain/prescriptions/starred';
import { type DrugWarning, drugWarnings, type HighDose } from '@sen/domain/prescriptions/warnings';
import type { Ctx } from '../../engine/context.ts';
import { hasMinutes } from '../consultations/queries.ts';
import type { KhamBenhRow } from '../examination/tables.ts';
import { allergiesAt } from '../patients/allergies.ts';
import { type DrugPrice, drugPrices, drugsForWarnings, interactionsOf } from '../pharmacy/drugFacts.ts';
import { readSetting } from '../system/queries.ts';
import { stateWarningsOf } from './patientState.ts';
import { activeDrugs } from './queries.ts';

/** What is judged of a line, whether it is typed or written. */
export type PrescribedLine = LineAmounts & { Duoc_Id: string };

/** The patient whom drugs are judged for, as a session or a stay knows them. */
export type JudgedFor = Pick<
  KhamBenhRow,
  '_id' | 'BenhNhan_Id' | 'TiepNhan_Id' | 'Ngay' | 'NgayCapNhat' | 'CanNang' | 'ChieuCao' | 'ThaiSan'
>;

export type Judged = {
  facts: ReadonlyMap<string, DrugPrice>;
  warnings: DrugWarning[];
  /** Starred drugs that the site refuses without minutes. */
  issues: Issue[];
};

/** What speaks against the lines of a session's prescription as of now: the patient, the catalogues, and the day; `also` is in use besides. */
export async function judgeLines(
  ctx: Ctx,
  session: JudgedFor,
  input: readonly PrescribedLine[],
  also: readonly string[] = [],
): Promise<Judged> {
  const ids = input.map((line) => line.Duoc_Id);
  const [facts, taken] = await Promise.all([
    drugPrices(ctx, ids),
    activeDrugs(ctx, session.BenhNhan_Id, session._id),
  ]);
  const active = [...taken, ...also];
  const highDoses = highDosesOf(session, input, facts);
  const { issues, warnings: starred } = await starredOf(ctx, session, input, facts);
  const ofLines = [...amountsOf(input, facts), ...starred];
  const warnings = await warningsOf(ctx, session, { facts, highDoses, ofLines, ids, active });
  return { facts, warnings, issues };
}

/** The lines whose dose of a day is above what is usual, for the weight where it is known. */
function highDosesOf(
  session: JudgedFor,
  input: readonly PrescribedLine[],
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
  session: JudgedFor,
  input: readonly PrescribedLine[],
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

/** The lines whose quantity and doses contradict each other, by drug. */
function amountsOf(input: readonly PrescribedLine[], facts: ReadonlyMap<string, DrugPrice>): StateWarning[] {
  return [...facts.values()].flatMap((drug): StateWarning[] => {
    const told = input
      .filter((line) => line.Duoc_Id === drug._id)
      .flatMap((line) => contradictingAmounts(line, drug.KhongChiaNho) ?? [])
      .map(({ ghi, tinh }) => `${ghi} ≠ ${tinh}`);
    return told.length > 0
      ? [{ drug: { ...drug, HoatChat_Ids: [] }, MucDo: 'Amounts', Khac: told.join('; ') }]
      : [];
  });
}

type ToWarnOf = {
  facts: ReadonlyMap<string, DrugPrice>;
  highDoses: readonly HighDose[];
  /** Of the drugs and their lines, whoever the patient is. */
  ofLines: readonly StateWarning[];
  ids: readonly string[];
  /** Of other prescriptions. */
  active: readonly string[];
};

async function warningsOf(
  ctx: Ctx,
  session: JudgedFor,
  { facts, highDoses, ofLines, ids, active }: ToWarnOf,
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
    [...states, ...ofLines],
  );
}
