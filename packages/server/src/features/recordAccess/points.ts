import type { SQL } from 'drizzle-orm';
import { defineRegistry } from '../../engine/points.ts';

/** Whose care is asked for: the patient's id, the nodes of facilities as a list for `in`, and since when; as SQL. */
export type CareAsked = { patient: SQL; nodes: SQL; since: SQL };

/** What shows that a patient was cared for at some nodes: a condition of SQL that one index answers. */
export type CareSource = { name: string; cared: (asked: CareAsked) => SQL };

/** The features whose records show who cares for a patient. */
export const careSource = defineRegistry<CareSource>('careSource', ({ name }) => name);
