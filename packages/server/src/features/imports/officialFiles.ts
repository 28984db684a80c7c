import type { ImportPlan } from '../../engine/catalogue/imports/types.ts';
import { administrativeUnits } from './administrativeUnits.ts';
import { commonDiseases } from './commonDiseases.ts';
import { drugs } from './drugs.ts';
import { icd10 } from './icd10.ts';
import { servicesAndPrices } from './servicesAndPrices.ts';

/** Files of authorities that an import understands: which of their columns becomes which field of which catalogue. */
export const officialFiles: readonly ImportPlan[] = [
  icd10,
  commonDiseases,
  administrativeUnits,
  servicesAndPrices,
  drugs,
];
