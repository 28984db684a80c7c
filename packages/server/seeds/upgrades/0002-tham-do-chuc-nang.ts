import { addToMenus, grant } from '../../src/seed/upgrade/profiles.ts';
import { addRows } from '../../src/seed/upgrade/rows.ts';
import type { SeedUpgrade } from '../../src/seed/upgrade/upgrade.ts';
import { ketLuanThamDo } from '../base/conclusions.ts';
import { table } from '../table.ts';

/** Functional tests: who performs, returns and takes back, their screen, and ready conclusions. */
export const thamDoChucNang: SeedUpgrade = {
  name: '0002-tham-do-chuc-nang',
  steps: [
    grant('THAM_DO_CHUC_NANG', { profiles: ['DOCTOR', 'OUTSIDE_DOCTOR', 'TECHNICIAN'] }),
    grant('THAM_DO_CHUC_NANG_DUYET', { profiles: ['DOCTOR', 'OUTSIDE_DOCTOR'] }),
    grant('THAM_DO_CHUC_NANG_HUY', { profiles: ['DOCTOR'] }),
    addToMenus('tham-do-chuc-nang', { beside: 'xet-nghiem', profiles: ['ADMINISTRATOR', 'TECHNICIAN'] }),
    addToMenus('tham-do-chuc-nang', {
      beside: 'kham-benh-ngoai-tru',
      profiles: ['DOCTOR', 'OUTSIDE_DOCTOR'],
    }),
    addRows(table('TuDienKetLuan', ketLuanThamDo)),
  ],
};
