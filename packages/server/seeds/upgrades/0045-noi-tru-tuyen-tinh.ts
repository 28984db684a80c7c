import { provincialInpatients } from '@sen/domain/insurance/defaultParameters';
import { addParameters } from '../../src/seed/upgrade/settings.ts';
import type { SeedUpgrade } from '../../src/seed/upgrade/upgrade.ts';

/** Inpatients of former provincial hospitals without a referral were paid 60 % before 2021. */
export const noiTruTuyenTinh: SeedUpgrade = {
  name: '0045-noi-tru-tuyen-tinh',
  steps: [addParameters(provincialInpatients)],
};
