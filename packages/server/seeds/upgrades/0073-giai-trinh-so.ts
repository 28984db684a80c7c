import { grant } from '../../src/seed/upgrade/profiles.ts';
import { addRows } from '../../src/seed/upgrade/rows.ts';
import type { SeedUpgrade } from '../../src/seed/upgrade/upgrade.ts';
import { lyDoGiaiTrinhSo } from '../base/services.ts';
import { table } from '../table.ts';

/** Numbers that are missing: who explains them, and the usual reasons. */
export const giaiTrinhSo: SeedUpgrade = {
  name: '0073-giai-trinh-so',
  steps: [
    grant('SO_KHUYET_GIAI_TRINH', { profiles: ['ADMINISTRATOR', 'ACCOUNTANT', 'CLINIC_DOCTOR'] }),
    addRows(table('LyDo', `MaLyDo|TenLyDo|LoaiLyDo|MacDinh\n${lyDoGiaiTrinhSo}`)),
  ],
};
