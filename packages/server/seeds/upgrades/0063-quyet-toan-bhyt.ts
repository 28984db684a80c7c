import { grant } from '../../src/seed/upgrade/profiles.ts';
import type { SeedUpgrade } from '../../src/seed/upgrade/upgrade.ts';

/** Settlements with the insurance, and their invoices: who enters and issues them. */
export const quyetToanBhyt: SeedUpgrade = {
  name: '0063-quyet-toan-bhyt',
  steps: [grant('HOA_DON_QUYET_TOAN', { profiles: ['ACCOUNTANT'] })],
};
