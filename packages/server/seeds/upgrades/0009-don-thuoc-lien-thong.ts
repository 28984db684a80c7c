import { addToMenus, grant } from '../../src/seed/upgrade/profiles.ts';
import type { SeedUpgrade } from '../../src/seed/upgrade/upgrade.ts';

/** Who prescribes sees how prescriptions stand with the national system, and sends them again. */
export const donThuocLienThong: SeedUpgrade = {
  name: '0009-don-thuoc-lien-thong',
  steps: [
    grant('LIEN_THONG_DON_THUOC', { profiles: ['ADMINISTRATOR', 'DOCTOR', 'OUTSIDE_DOCTOR'] }),
    addToMenus('don-thuoc-lien-thong', { beside: 'cap-phat-thuoc', profiles: ['ADMINISTRATOR'] }),
    addToMenus('don-thuoc-lien-thong', {
      beside: 'kham-benh-ngoai-tru',
      profiles: ['DOCTOR', 'OUTSIDE_DOCTOR'],
    }),
  ],
};
