import { lazy } from 'react';
import { defineScreens } from '../../ui/feature.ts';

export const followUps = defineScreens({
  name: 'followUps',
  routes: [
    {
      path: '/hen-kham-lai',
      title: 'menu.followUps',
      icon: 'calendar',
      texts: ['followUps', 'grid'],
      wide: () => import('./FollowUpsScreen.tsx'),
    },
  ],
  home: [{ permission: 'THEO_DOI_TAI_KHAM', Card: lazy(() => import('./FollowUpsCard.tsx')) }],
  leavingPapers: [
    {
      form: 'PhieuHenKhamLai',
      texts: 'followUps',
      title: 'slip',
      permission: 'BENH_AN_XEM',
      action: 'henKhamLai',
      kinds: ['BinhThuong', 'XinVe'],
      Dialog: lazy(() => import('./StaySlipDialog.tsx')),
    },
  ],
  papers: [{ action: 'henKhamLai', Dialog: lazy(() => import('./SlipDialog.tsx')) }],
});
