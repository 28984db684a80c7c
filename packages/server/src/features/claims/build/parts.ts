import type { BillLine } from './lines.ts';
import type { Papers } from './papers.ts';
import type { ResultRow } from './results.ts';
import type { SessionRow } from './sessions.ts';
import type { VisitRow } from './visits.ts';

/** All that the file of a visit is made of. */
export type VisitParts = {
  visit: VisitRow;
  sessions: readonly SessionRow[];
  lines: readonly BillLine[];
  results: readonly ResultRow[];
  papers: Papers;
};
