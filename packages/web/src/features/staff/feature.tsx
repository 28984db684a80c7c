import { lazy } from 'react';
import { defineScreens } from '../../ui/feature.ts';

export const staff = defineScreens({
  name: 'staff',
  routes: [
    {
      path: '/nhan-vien-nhanh',
      title: 'menu.staffQuick',
      icon: 'staff',
      texts: ['staff', 'catalogue'],
      wide: () => import('./QuickStaff.tsx'),
    },
  ],
  entryPages: { NhanVien: lazy(() => import('./StaffPage.tsx')) },
  quickEntry: { NhanVien: { path: '/nhan-vien-nhanh', title: 'menu.staffQuick' } },
});
