import { defineRegistry } from '../../engine/points.ts';
import type { Reading } from './reading.ts';

/** The kinds of results that are read. */
export const readingKind = defineRegistry<Reading>('readingKind', ({ entity }) => entity);
