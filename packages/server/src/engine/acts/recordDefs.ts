import type { RecordDef } from '@sen/domain/records/record';
import { defineRegistry } from '../points.ts';

/** The records of every feature by their names: src/features.ts puts in what each feature says that it keeps. */
export const recordDefs = defineRegistry<RecordDef>('recordDefs', ({ name }) => name);
