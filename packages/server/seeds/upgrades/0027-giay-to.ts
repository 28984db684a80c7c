import { addToMenus, grant } from '../../src/seed/upgrade/profiles.ts';
import { addRows } from '../../src/seed/upgrade/rows.ts';
import type { SeedUpgrade } from '../../src/seed/upgrade/upgrade.ts';
import { benhPhaiBaoCao } from '../base/notifiable.ts';
import { table } from '../table.ts';

/** Reports of cases of infectious diseases: who writes them, their screen, and the diseases that are reported. Who signs own papers. */
export const giayTo: SeedUpgrade = {
  name: '0027-giay-to',
  steps: [
    grant('BAO_CAO_CA_BENH', { profiles: ['NURSE', 'DOCTOR', 'CLINIC_DOCTOR'] }),
    grant('KY_GIAY_TO', { profiles: ['NURSE', 'DOCTOR', 'CLINIC_DOCTOR', 'OUTSIDE_DOCTOR', 'TECHNICIAN'] }),
    addToMenus('bao-cao-ca-benh', {
      beside: 'bien-ban-hoi-chan',
      profiles: ['ADMINISTRATOR', 'NURSE', 'DOCTOR', 'CLINIC_DOCTOR'],
    }),
    addRows(table('BenhPhaiBaoCao', benhPhaiBaoCao)),
  ],
};
