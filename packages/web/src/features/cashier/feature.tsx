import { lazy } from 'react';
import { defineScreens } from '../../ui/feature.ts';

export const cashier = defineScreens({
  name: 'cashier',
  routes: [
    {
      path: '/vien-phi-ngoai-tru',
      title: 'menu.cashier',
      icon: 'cashier',
      texts: ['cashier', 'queues', 'reception', 'orders', 'exemptions'],
      wide: () => import('./CashierScreen.tsx'),
    },
    {
      path: '/bien-lai',
      title: 'menu.receiptBook',
      icon: 'fees',
      texts: ['receiptBook', 'cashier', 'grid'],
      wide: () => import('./receipts/ReceiptBookScreen.tsx'),
    },
    {
      path: '/cap-nhat-doi-tuong-ngoai-tru',
      title: 'menu.payerDesk',
      icon: 'fees',
      texts: ['payers', 'cashier', 'reception', 'orders', 'grid'],
      wide: () => import('./desks/PayersScreen.tsx'),
    },
    {
      path: '/xac-nhan-bhyt-ngoai-tru',
      title: 'menu.insuranceConfirmation',
      icon: 'fees',
      texts: ['confirmations', 'cashier', 'grid'],
      wide: () => import('./desks/ConfirmationScreen.tsx'),
    },
  ],
  home: [
    { permission: 'VIEN_PHI_THU', Card: lazy(() => import('./CashierHomeCard.tsx')) },
    { permission: 'VIEN_PHI_THU', Card: lazy(() => import('./DrawerCard.tsx')) },
    { permission: 'DANH_MUC_VIEN_PHI', Card: lazy(() => import('./DayCard.tsx')) },
    { permission: 'BAO_CAO_DIEU_HANH', Card: lazy(() => import('./RevenueCard.tsx')) },
  ],
  waiting: [
    {
      path: '/vien-phi-ngoai-tru',
      permission: 'VIEN_PHI_THU',
      Count: lazy(() => import('./CashierWaiting.tsx')),
    },
  ],
  timeline: [
    {
      kinds: ['BienLai'],
      path: '/vien-phi-ngoai-tru',
      permission: 'VIEN_PHI_XEM',
      query: ({ TiepNhan_Id, BenhNhan_Id }) => ({ TiepNhan_Id, BenhNhan_Id }),
    },
  ],
  sessionTabs: [
    {
      key: 'bill',
      title: 'sessionTab',
      texts: 'cashier',
      permission: 'VIEN_PHI_THU',
      Tab: lazy(() => import('./SessionBillTab.tsx')),
    },
  ],
  patientTabs: [
    {
      key: 'balance',
      permission: 'VIEN_PHI_XEM',
      Tab: lazy(() => import('./BalanceTab.tsx')),
    },
  ],
  kept: ['CashierMethods', 'CashierPayers'],
  acts: [{ title: 'acts.collect', path: '/vien-phi-ngoai-tru', permission: 'VIEN_PHI_THU' }],
});
