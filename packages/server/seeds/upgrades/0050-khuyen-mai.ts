import { promotionCap } from '@sen/domain/insurance/defaultParameters';
import { addToMenus, grant } from '../../src/seed/upgrade/profiles.ts';
import { addParameters } from '../../src/seed/upgrade/settings.ts';
import type { SeedUpgrade } from '../../src/seed/upgrade/upgrade.ts';

const writers = { profiles: ['ADMINISTRATOR', 'ACCOUNTANT'] };
const sellers = ['ADMINISTRATOR', 'ACCOUNTANT', 'CASHIER', 'CLINIC_DOCTOR'];

/** Promotions and vouchers: their screens, for who sells, their rights, and the cap of the law. */
export const khuyenMai: SeedUpgrade = {
  name: '0050-khuyen-mai',
  steps: [
    grant('KHUYEN_MAI_XEM', { profiles: sellers }),
    grant('KHUYEN_MAI_SUA', writers),
    grant('KHUYEN_MAI_DUYET', writers),
    addToMenus('chuong-trinh-khuyen-mai', { beside: 'bien-lai', profiles: sellers }),
    addToMenus('voucher', { beside: 'chuong-trinh-khuyen-mai', profiles: sellers }),
    addParameters(promotionCap),
  ],
};
