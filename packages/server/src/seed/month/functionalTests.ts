import { examiners } from '../../../seeds/demo/desks.ts';
import { functionalTestReading } from '../../features/functionalTests/functionalTestReading.ts';
import { readingSteps } from './readings.ts';

/** The functional tests of a visit. */
export const functionalTests = readingSteps(functionalTestReading, { TD01: examiners });
