import { claimRecords } from '@sen/domain/claims/records';
import { defineFeature } from '../../engine/feature.ts';
import { claimFindings } from '../cashier/points.ts';
import { printForm } from '../printing/points.ts';
import { findInClaims } from './build/findings.ts';
import { claimDoor } from './doors.ts';
import { bangKeForm } from './print/bangKeForm.ts';

/** The files of visits for the insurance portal. */
export const claims = defineFeature({
  name: 'claims',
  service: 'main',
  records: claimRecords,
  doors: [claimDoor],
  adds: [claimFindings.add(findInClaims), printForm.add(bangKeForm)],
});
