import { lazy } from 'react';
import { defineScreens } from '../../ui/feature.ts';

export const notifications = defineScreens({
  name: 'notifications',
  bar: [lazy(() => import('./NotificationBell.tsx'))],
});
