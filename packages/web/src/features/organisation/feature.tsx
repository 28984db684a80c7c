import { lazy } from 'react';
import { defineScreens } from '../../ui/feature.ts';

export const organisation = defineScreens({
  name: 'organisation',
  entryParts: { Node: lazy(() => import('./RoomLinks.tsx')) },
});
