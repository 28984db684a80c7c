import { type DrugWarning, drugWarnings } from '@sen/domain/prescriptions/warnings';
import type { Ctx } from '../../engine/context.ts';
import { allergiesAt, type GivenTo } from '../patients/allergies.ts';
import { drugsForWarnings } from './drugFacts.ts';

const aboutAllergies: ReadonlySet<string> = new Set(['SevereAllergy', 'Allergy', 'PossibleAllergy']);

/** What the allergies of a patient say against drugs, wherever they are given. */
export async function allergyWarnings(
  ctx: Ctx,
  to: GivenTo,
  Duoc_Ids: readonly string[],
): Promise<DrugWarning[]> {
  const drugs = await drugsForWarnings(ctx, [...new Set(Duoc_Ids)]);
  const ingredients = [...drugs.values()].flatMap((drug) => drug.HoatChat_Ids);
  const allergies = await allergiesAt(ctx, to, ingredients);
  const given = [...new Set(Duoc_Ids)].flatMap((id) => drugs.get(id) ?? []);
  return drugWarnings(given, [], allergies, []).filter(({ MucDo }) => aboutAllergies.has(MucDo));
}
