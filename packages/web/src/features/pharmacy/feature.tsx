import { lazy } from 'react';
import { defineScreens } from '../../ui/feature.ts';

export const pharmacy = defineScreens({
  name: 'pharmacy',
  routes: [
    {
      path: '/cap-phat-thuoc',
      title: 'menu.pharmacy',
      icon: 'pharmacy',
      texts: ['pharmacy', 'queues'],
      wide: () => import('./PharmacyScreen.tsx'),
    },
  ],
  home: [{ permission: 'CAP_PHAT_THUOC', Card: lazy(() => import('./SupplyHomeCard.tsx')) }],
  waiting: [
    {
      path: '/cap-phat-thuoc',
      permission: 'CAP_PHAT_THUOC',
      Count: lazy(() => import('./SupplyWaiting.tsx')),
    },
  ],
  timeline: [
    {
      kinds: ['DonThuoc', 'PhieuCap'],
      path: '/cap-phat-thuoc',
      permission: 'CAP_PHAT_THUOC',
      query: ({ ToaThuoc_Id }) => ({ id: ToaThuoc_Id }),
    },
  ],
  entryPages: { Duoc: lazy(() => import('./DrugPage.tsx')) },
  kept: ['MyStores'],
  acts: [{ title: 'acts.supply', path: '/cap-phat-thuoc', permission: 'CAP_PHAT_THUOC' }],
});
