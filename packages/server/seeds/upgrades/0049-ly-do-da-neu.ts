import { addToMenus, grant } from '../../src/seed/upgrade/profiles.ts';
import { addRows } from '../../src/seed/upgrade/rows.ts';
import type { SeedUpgrade } from '../../src/seed/upgrade/upgrade.ts';
import { table } from '../table.ts';

const lyDo = `MaLyDo|TenLyDo|LoaiLyDo|MacDinh
HTN-BOVE|Người bệnh bỏ về|HuyTiepNhan|
HKQ-KETLUAN|Sửa kết luận|HuyKetQua|
`;

/** Why acts were taken back: its screen, for who answers for the money and the house, and reasons that dialogues named by themselves. */
export const lyDoDaNeu: SeedUpgrade = {
  name: '0049-ly-do-da-neu',
  steps: [
    addRows(table('LyDo', lyDo)),
    grant('LY_DO_XEM', { profiles: ['ADMINISTRATOR', 'ACCOUNTANT', 'DIRECTOR'] }),
    addToMenus('ly-do-da-neu', {
      beside: 'lich-su-thao-tac',
      profiles: ['ADMINISTRATOR', 'ACCOUNTANT'],
    }),
    addToMenus('ly-do-da-neu', { beside: 'hoa-hong', profiles: ['DIRECTOR'] }),
  ],
};
