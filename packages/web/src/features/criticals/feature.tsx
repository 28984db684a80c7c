import { orderKinds } from '@sen/domain/orders/orderKinds';
import type { Permission } from '@sen/domain/permissions/permissions';
import { lazy } from 'react';
import { defineScreens } from '../../ui/feature.ts';

const Card = lazy(() => import('./CriticalsCard.tsx'));
/** Those who order, and those who find. */
const concerned: readonly Permission[] = [
  'KHAM_BENH',
  ...[...orderKinds.values()].flatMap(({ rights }) => (rights ? [rights.perform] : [])),
];

export const criticals = defineScreens({
  name: 'criticals',
  home: concerned.map((permission) => ({ permission, Card, first: true })),
});
