import { addProfile, addToMenus, grant } from '../../src/seed/upgrade/profiles.ts';
import { addRows } from '../../src/seed/upgrade/rows.ts';
import type { SeedUpgrade } from '../../src/seed/upgrade/upgrade.ts';
import { lyDoMoHoSo } from '../base/services.ts';
import { table } from '../table.ts';

/** Records of other facilities: why they are opened, and who looks into who opened them. */
export const hoSoCoSoKhac: SeedUpgrade = {
  name: '0004-ho-so-co-so-khac',
  steps: [
    addRows(table('LyDo', `MaLyDo|TenLyDo|LoaiLyDo|MacDinh\n${lyDoMoHoSo}`)),
    addProfile({
      code: 'COMPLIANCE',
      name: 'Kiểm soát hồ sơ',
      role: 'ACCOUNTANT',
      permissions: ['TIEP_NHAN_XEM', 'BENH_NHAN_XEM', 'IN_AN', 'TAI_TEP', 'NHAT_KY_TRUY_CAP'],
      menus: ['nhat-ky-truy-cap'],
    }),
    grant('NHAT_KY_TRUY_CAP', { profiles: ['ADMINISTRATOR'] }),
    addToMenus('nhat-ky-truy-cap', { beside: 'lich-su-thao-tac', profiles: ['ADMINISTRATOR'] }),
  ],
};
