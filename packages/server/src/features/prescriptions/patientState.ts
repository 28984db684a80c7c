import { monthsOn, yearsOn } from '@sen/domain/ages/age';
import { eGFR } from '@sen/domain/prescriptions/kidney';
import { type PatientState, type StateWarning, stateWarnings } from '@sen/domain/prescriptions/patientStates';
import { type Ctx, localDay } from '../../engine/context.ts';
import type { KhamBenhRow } from '../examination/tables.ts';
import { lastCreatinine } from '../lab/queries.ts';
import { patientById } from '../patients/queries.ts';
import type { DrugPrice } from '../pharmacy/drugFacts.ts';
import { healthOfVisit } from '../reception/queries.ts';

/** Whose state is asked for. */
type StateOf = Pick<
  KhamBenhRow,
  'BenhNhan_Id' | 'TiepNhan_Id' | 'Ngay' | 'NgayCapNhat' | 'ChieuCao' | 'ThaiSan'
>;

/** How long a creatinine tells of the kidneys, in days. */
const creatinineDays = 180;

/** What the state of the patient says against drugs; the laboratory is asked where a drug minds the kidneys. */
export async function stateWarningsOf(
  ctx: Ctx,
  session: StateOf,
  drugs: readonly DrugPrice[],
): Promise<StateWarning[]> {
  const mindsKidneys = drugs.some(({ limits }) => limits.EGFRThanTrong ?? limits.EGFRChongChiDinh);
  const patient = await stateOf(ctx, session, mindsKidneys);
  return drugs.flatMap((drug) => stateWarnings({ ...drug, HoatChat_Ids: [] }, drug.limits, patient));
}

async function stateOf(ctx: Ctx, session: StateOf, mindsKidneys: boolean): Promise<PatientState> {
  const patient = await patientById(ctx, session.BenhNhan_Id);
  const since = localDay(new Date(ctx.now().getTime() - creatinineDays * 86_400_000));
  const creatinine = mindsKidneys ? await lastCreatinine(ctx, session.BenhNhan_Id, since) : null;
  const { GioiTinh } = patient;
  const ThaiSan = session.ThaiSan ?? (await toldSince(ctx, session));
  const of = { tuoi: yearsOn(patient, session.Ngay), GioiTinh, ChieuCao: session.ChieuCao };
  return {
    thang: monthsOn(patient, session.Ngay),
    mangThai: ThaiSan === 'MangThai',
    choConBu: ThaiSan === 'ChoConBu',
    eGFR: creatinine && eGFR(creatinine, of),
  };
}

/** What the reception noted after the session was saved last: nobody has answered it there yet. */
async function toldSince(ctx: Ctx, session: StateOf): Promise<KhamBenhRow['ThaiSan']> {
  const health = await healthOfVisit(ctx, session.TiepNhan_Id);
  return health && health.NgayCapNhat > session.NgayCapNhat ? health.ThaiSan : null;
}
