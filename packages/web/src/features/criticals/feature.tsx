import { lazy } from 'react';
import { defineScreens } from '../../ui/feature.ts';

const Card = lazy(() => import('./CriticalsCard.tsx'));

export const criticals = defineScreens({
  name: 'criticals',
  home: (
    ['KHAM_BENH', 'XET_NGHIEM', 'XET_NGHIEM_VI_SINH', 'CHAN_DOAN_HINH_ANH', 'THAM_DO_CHUC_NANG'] as const
  ).map((permission) => ({ permission, Card, first: true })),
});
