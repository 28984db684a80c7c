import { defineFeature } from '../../engine/feature.ts';
import { claimFindings } from '../cashier/points.ts';
import { findInClaims } from './build/findings.ts';
import { claimDoor } from './doors.ts';

/** The files of visits for the insurance portal. */
export const claims = defineFeature({
  name: 'claims',
  service: 'main',
  doors: [claimDoor],
  adds: [claimFindings.add(findInClaims)],
});
