import { labHits } from '../features/lab/labHits.ts';
import { patientHits } from '../features/patients/patientHits.ts';

/** One line of the command search. */
export type Hit = { path: string; title: string; hint: string };

type Source = (text: string, permissions: ReadonlySet<string>) => Promise<Hit[]>;

/** What the command search asks beside the names of screens; a feature adds its own. */
export const commandSources: readonly Source[] = [labHits, patientHits];
