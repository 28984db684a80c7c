import { addProfile, grant } from '../../src/seed/upgrade/profiles.ts';
import type { SeedUpgrade } from '../../src/seed/upgrade/upgrade.ts';

/** The director's home: a profile of its own, and the figures of the house for who administers it. */
export const banGiamDoc: SeedUpgrade = {
  name: '0006-ban-giam-doc',
  steps: [
    addProfile({
      code: 'DIRECTOR',
      name: 'Ban giám đốc',
      role: 'ACCOUNTANT',
      permissions: [
        'TIEP_NHAN_XEM',
        'BENH_NHAN_XEM',
        'VIEN_PHI_XEM',
        'IN_AN',
        'TAI_TEP',
        'BAO_CAO_DIEU_HANH',
      ],
      menus: ['tiep-nhan-ngoai-tru', 'benh-nhan', 'vien-phi-ngoai-tru'],
    }),
    grant('BAO_CAO_DIEU_HANH', { profiles: ['ADMINISTRATOR'] }),
  ],
};
