import { addToMenus, grant } from '../../src/seed/upgrade/profiles.ts';
import type { SeedUpgrade } from '../../src/seed/upgrade/upgrade.ts';

/** The drug chart of the wards: nurses give, doctors read. */
export const thucHienThuoc: SeedUpgrade = {
  name: '0080-thuc-hien-thuoc',
  steps: [
    grant('THUC_HIEN_THUOC', { profiles: ['NURSE'] }),
    addToMenus('thuc-hien-thuoc', {
      beside: 'phieu-cham-soc',
      profiles: ['ADMINISTRATOR', 'NURSE', 'DOCTOR', 'CLINIC_DOCTOR'],
    }),
  ],
};
