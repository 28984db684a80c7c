import { lazy } from 'react';
import { defineScreens } from '../../ui/feature.ts';

const CaseReportDialog = lazy(() => import('./CaseReportDialog.tsx'));

export const caseReports = defineScreens({
  name: 'caseReports',
  routes: [
    {
      path: '/bao-cao-ca-benh',
      title: 'menu.caseReports',
      icon: 'folder',
      texts: ['caseReports', 'grid'],
      wide: () => import('./CasesScreen.tsx'),
    },
  ],
  home: [{ permission: 'BAO_CAO_CA_BENH', Card: lazy(() => import('./CasesCard.tsx')) }],
  papers: [{ action: 'baoCaoCaBenh', Dialog: CaseReportDialog }],
  sessionNotes: [{ permission: 'BAO_CAO_CA_BENH', Note: lazy(() => import('./CaseNote.tsx')) }],
});
