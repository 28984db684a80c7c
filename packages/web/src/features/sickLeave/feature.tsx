import { lazy } from 'react';
import { defineScreens } from '../../ui/feature.ts';

export const sickLeave = defineScreens({
  name: 'sickLeave',
  papers: [{ action: 'capGiayNghi', Dialog: lazy(() => import('./SickLeaveDialog.tsx')) }],
});
