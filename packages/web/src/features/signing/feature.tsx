import { lazy } from 'react';
import { defineScreens } from '../../ui/feature.ts';

export const signing = defineScreens({
  name: 'signing',
  printActs: [lazy(() => import('./SignPaper.tsx'))],
  resultActs: [lazy(() => import('./SignResult.tsx'))],
});
