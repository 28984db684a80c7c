import { lazy } from 'react';
import { defineScreens } from '../../ui/feature.ts';

export const medicalRecords = defineScreens({
  name: 'medicalRecords',
  routes: [
    {
      path: '/benh-an-ngoai-tru-chung',
      title: 'menu.outpatientRecords',
      icon: 'folder',
      texts: ['medicalRecords', 'visitHistory', 'examination', 'patients', 'lab'],
      wide: () => import('./RecordsScreen.tsx'),
    },
  ],
  stayTabs: [
    {
      key: 'record',
      title: 'stayTab',
      texts: 'medicalRecords',
      permission: 'BENH_AN_XEM',
      Tab: lazy(() => import('./StayRecordTab.tsx')),
    },
  ],
  sessionTabs: [
    {
      key: 'outpatientRecord',
      title: 'sessionTab',
      texts: 'medicalRecords',
      permission: 'BENH_AN_XEM',
      Tab: lazy(() => import('./SessionRecordTab.tsx')),
    },
  ],
});
