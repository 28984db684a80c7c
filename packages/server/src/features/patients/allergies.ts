import {
  type FamilyRow,
  familyAllergies,
  familyText,
  readFamily,
} from '@sen/domain/prescriptions/allergyFamilies';
import { type Allergies, type Ingredient, knownSubstances } from '@sen/domain/prescriptions/warnings';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { masterData, masterDatum } from '../../engine/events/masterData.ts';
import { allergiesTold } from './points.ts';
import { type Patient, patientById } from './queries.ts';

/** Whom something is given to, and at which visit. */
export type GivenTo = { BenhNhan_Id: string; TiepNhan_Id: string };

/** What a patient is allergic to at a visit, with what the catalogues know of it and of the ingredients of some drugs. */
export async function allergiesAt(
  ctx: Ctx,
  { BenhNhan_Id, TiepNhan_Id }: GivenTo,
  HoatChat_Ids: readonly string[],
): Promise<Allergies> {
  const [patient, ...told] = await Promise.all([
    patientById(ctx, BenhNhan_Id),
    ...allergiesTold.all().map((source) => source(ctx, TiepNhan_Id)),
  ]);
  return allergiesOfPatient(ctx, patient, HoatChat_Ids, told.flat());
}

/** The families that a patient may not bear by what the record says, each with what tells it: "Penicilin (Amoxicilin)". */
export async function crossAllergies(
  ctx: Ctx,
  patient: Pick<Patient, 'DiUngHoatChat_Ids' | 'DiUngs' | 'TienSuDiUng'>,
): Promise<string[]> {
  if (patient.DiUngHoatChat_Ids.length === 0 && !patient.TienSuDiUng) return [];
  const allergies = await allergiesOfPatient(ctx, patient, [], []);
  const coded = knownSubstances(allergies, allergies.HoatChat_Ids);
  return familyAllergies(allergies.families, coded, patient.TienSuDiUng ?? '').map(familyText);
}

async function allergiesOfPatient(
  ctx: Ctx,
  patient: Pick<Patient, 'DiUngHoatChat_Ids' | 'DiUngs' | 'TienSuDiUng'>,
  HoatChat_Ids: readonly string[],
  told: readonly string[],
): Promise<Allergies> {
  const texts = [patient.TienSuDiUng, ...told];
  const isAllergic = patient.DiUngHoatChat_Ids.length > 0 || texts.some(Boolean);
  const [ingredients, families] = isAllergic
    ? await Promise.all([
        ingredientsOf(ctx, [...HoatChat_Ids, ...patient.DiUngHoatChat_Ids]),
        familiesOf(ctx),
      ])
    : [new Map<string, Ingredient>(), []];
  return { HoatChat_Ids: patient.DiUngHoatChat_Ids, DiUngs: patient.DiUngs, texts, ingredients, families };
}

function ingredientsOf(ctx: Ctx, ids: readonly string[]): Promise<Map<string, Ingredient>> {
  return masterData(ctx, 'ingredient', ids, async (missing) => {
    const { rows } = await ctx.db.execute<Ingredient & { id: string }>(sql`
      select id, ten_hoat_chat as ten, ten_tieng_anh as "TenTiengAnh", atc as "ATC"
      from pharmacy.hoat_chat where id = any(${sql.param(missing)}::uuid[])`);
    return new Map(rows.map(({ id, ...row }) => [id, row]));
  });
}

/** The families of the catalogue that are used. */
function familiesOf(ctx: Ctx) {
  return masterDatum(ctx, 'cross-allergy families', async () => {
    const { rows } = await ctx.db.execute<FamilyRow>(sql`
      select id as "_id", ten_nhom_di_ung as "TenNhomDiUng", dau_ma_atc as "DauMaATC", hoat_chats as "HoatChats", tu_khoas as "TuKhoas",
        dich_vus as "DichVus", chi_khi_neu_ten as "ChiKhiNeuTen", xu_tri as "XuTri"
      from pharmacy.nhom_di_ung_cheo where trang_thai = 'DangSuDung' and not tam_ngung order by ma_nhom_di_ung`);
    return rows.map(readFamily);
  });
}
