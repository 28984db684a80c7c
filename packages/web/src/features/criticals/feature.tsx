import { lazy } from 'react';
import { defineScreens } from '../../ui/feature.ts';

export const criticals = defineScreens({
  name: 'criticals',
  home: [{ permission: 'BENH_AN_XEM', Card: lazy(() => import('./CriticalsCard.tsx')), first: true }],
});
