import { definePoint, defineRegistry } from '../../engine/points.ts';
import type { Reading } from './reading.ts';
import type { ReadingTables } from './readingTables.ts';

/** The kinds of results that are read. */
export const readingKind = defineRegistry<Reading>('readingKind', ({ entity }) => entity);

/** Where the devices of a kind of results are written down: what counts their uses. */
export const deviceUses = definePoint<Pick<ReadingTables, 'ketQuaTable' | 'phienBanTable'>>('deviceUses');
