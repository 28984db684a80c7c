import { searchWithoutConfidential } from '../../src/seed/upgrade/searchKeys.ts';
import type { SeedUpgrade } from '../../src/seed/upgrade/upgrade.ts';

/** Staff were found by their phone and bank accounts by their number, by everybody: these words go out of the keys they are searched by. */
export const khoaTimKiem: SeedUpgrade = {
  name: '0003-khoa-tim-kiem',
  steps: [searchWithoutConfidential(['NhanVien', 'TaiKhoanNganHang'])],
};
