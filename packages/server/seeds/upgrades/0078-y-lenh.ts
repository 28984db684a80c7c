import { addToMenus, grant } from '../../src/seed/upgrade/profiles.ts';
import type { SeedUpgrade } from '../../src/seed/upgrade/upgrade.ts';

const wardPeople = ['NURSE', 'DOCTOR', 'CLINIC_DOCTOR'];

/** Verbal orders of doctors are written down by nurses, too; summaries that are due. */
export const yLenh: SeedUpgrade = {
  name: '0078-y-lenh',
  steps: [
    grant('Y_LENH_MIENG', { profiles: wardPeople }),
    addToMenus('phieu-so-ket', { beside: 'kham-benh-noi-tru', profiles: ['ADMINISTRATOR', ...wardPeople] }),
  ],
};
