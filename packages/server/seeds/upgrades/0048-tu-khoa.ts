import { knownWordsAndKeys } from '../../src/seed/upgrade/searchKeys.ts';
import type { SeedUpgrade } from '../../src/seed/upgrade/upgrade.ts';

/** Search words of services, drugs, ingredients and diseases, and search keys that find joined words. */
export const tuKhoa: SeedUpgrade = {
  name: '0048-tu-khoa',
  steps: [knownWordsAndKeys],
};
