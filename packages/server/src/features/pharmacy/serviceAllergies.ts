import type { OrderWarning } from '@sen/domain/orders/limits';
import { familyAllergies, familyText, givenByService } from '@sen/domain/prescriptions/allergyFamilies';
import { knownSubstances } from '@sen/domain/prescriptions/warnings';
import type { Ctx } from '../../engine/context.ts';
import { quotasOf } from '../orders/quotas.ts';
import { allergiesAt, type GivenTo } from '../patients/allergies.ts';
import { allergyWarnings } from './drugAllergies.ts';

/**
 * Services that give a patient something that their allergies speak against: by the words of their names (contrast), and by the drugs of
 * their quotas.
 */
export async function serviceAllergies(
  ctx: Ctx,
  to: GivenTo,
  services: ReadonlyArray<{ DichVu_Id: string; TenDichVu: string }>,
): Promise<OrderWarning[]> {
  const allergies = await allergiesAt(ctx, to, []);
  if (allergies.HoatChat_Ids.length === 0 && !allergies.texts.some(Boolean)) return [];
  const families = familyAllergies(
    allergies.families,
    knownSubstances(allergies, allergies.HoatChat_Ids),
    allergies.texts.filter(Boolean).join('\n'),
  );
  const quotas = await quotasOf(
    ctx,
    services.map((one) => one.DichVu_Id),
  );
  const drugs = await allergyWarnings(
    ctx,
    to,
    quotas.map((one) => one.Duoc_Id),
  );
  return services.flatMap(({ DichVu_Id, TenDichVu }): OrderWarning[] => {
    const own = new Set(quotas.filter((one) => one.DichVu_Id === DichVu_Id).map((one) => one.Duoc_Id));
    const told = [
      ...givenByService(families, [TenDichVu]).map(familyText),
      ...drugs
        .filter(({ Duoc_Id }) => own.has(Duoc_Id))
        .map(({ TenDuoc, Khac }) => (Khac ? `${TenDuoc}: ${Khac}` : TenDuoc)),
    ];
    if (told.length === 0) return [];
    return [{ code: 'SERVICE_ALLERGY', DichVu_Id, TenDichVu, details: { Khac: told.join('; ') } }];
  });
}
