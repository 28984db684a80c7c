import { lazy } from 'react';
import { defineScreens } from '../../ui/feature.ts';

export const auditLog = defineScreens({
  name: 'auditLog',
  routes: [
    {
      path: '/lich-su-thao-tac',
      title: 'menu.auditLog',
      icon: 'auditLog',
      texts: ['auditLog'],
      wide: () => import('./AuditLogScreen.tsx'),
    },
  ],
  logLink: lazy(() => import('./LogLink.tsx')),
});
