import { defineFeature } from '../feature.ts';

export const caseReports = defineFeature({
  name: 'caseReports',
  areas: {
    baoCaoCaBenh: {
      group: 'khamBenh',
      label: { vi: 'Báo cáo ca bệnh', en: 'Case reports' },
      permissions: {
        BAO_CAO_CA_BENH: {
          act: 'thucHien',
          label: { vi: 'Báo cáo ca bệnh truyền nhiễm', en: 'Report cases of infectious diseases' },
          profiles: ['NURSE', 'DOCTOR'],
        },
      },
    },
  },
  screens: {
    'bao-cao-ca-benh': {
      group: 'clinic',
      title: 'menu.caseReports',
      path: '/bao-cao-ca-benh',
      needs: ['BENH_AN_XEM'],
      profiles: ['NURSE', 'DOCTOR'],
    },
  },
});
