import { imagers } from '../../../seeds/demo/desks.ts';
import { imagingReading } from '../../features/imaging/imagingReading.ts';
import { readingSteps } from './readings.ts';

/** The X-rays and ultrasounds of a visit. */
export const imaging = readingSteps(imagingReading, imagers);
