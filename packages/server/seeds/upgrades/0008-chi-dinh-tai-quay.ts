import { grant } from '../../src/seed/upgrade/profiles.ts';
import type { SeedUpgrade } from '../../src/seed/upgrade/upgrade.ts';

/** Desks order services for a doctor of the house or by the paper of one elsewhere. */
export const chiDinhTaiQuay: SeedUpgrade = {
  name: '0008-chi-dinh-tai-quay',
  steps: [grant('CHI_DINH_TAI_QUAY', { profiles: ['RECEPTION', 'NURSE', 'CASHIER'] })],
};
