import { lazy } from 'react';
import { defineScreens } from '../../ui/feature.ts';

export const invoices = defineScreens({
  name: 'invoices',
  routes: [
    {
      path: '/hoa-don-dien-tu',
      title: 'menu.invoices',
      icon: 'fees',
      texts: ['invoices', 'cashier', 'grid', 'catalogue'],
      wide: () => import('./InvoicesScreen.tsx'),
    },
  ],
  patientTabs: [
    { key: 'invoices', permission: 'HOA_DON_XEM', Tab: lazy(() => import('./PatientInvoicesTab.tsx')) },
  ],
  acts: [
    { title: 'acts.issueInvoices', path: '/hoa-don-dien-tu?xem=chua-lap', permission: 'HOA_DON_PHAT_HANH' },
  ],
});
