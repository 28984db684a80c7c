import { addToMenus, grant } from '../../src/seed/upgrade/profiles.ts';
import type { SeedUpgrade } from '../../src/seed/upgrade/upgrade.ts';

/** Doctors order admissions; those who read medical records see who is expected in a ward. */
export const chiDinhNhapVien: SeedUpgrade = {
  name: '0014-chi-dinh-nhap-vien',
  steps: [
    grant('CHI_DINH_NHAP_VIEN', { profiles: ['DOCTOR'] }),
    addToMenus('benh-nhan-vao-khoa', {
      beside: 'bien-ban-hoi-chan',
      profiles: ['ADMINISTRATOR', 'NURSE', 'DOCTOR'],
    }),
  ],
};
