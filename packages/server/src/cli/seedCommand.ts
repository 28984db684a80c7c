import type { SeedOutcome } from '../seed/seedWhole.ts';

const filled = {
  demo: 'The empty database holds the demo hospital now',
  base: 'The empty database holds what every site needs now.',
  none: 'Nothing is done: SEN_SEED is none, the database stays empty.',
} as const;

const nothing: Readonly<Record<Extract<SeedOutcome, { did: 'nothing' }>['why'], string>> = {
  base: 'Nothing is done: the database was filled before, and is no demo.',
  others: 'Nothing is done: the database holds data that no seed made.',
  complete: 'Nothing is done: the database holds the demo with its visits.',
  off: 'Nothing is done: the database holds the demo, and SEN_DEMO_VISITS is off.',
  accounts:
    "Nothing is done: the database was filled as a demo, but its accounts or passwords were changed since, so the demo's visits are kept out of it.",
  visits:
    "Nothing is done: the database was filled as a demo, but holds patients or visits of its own, so the demo's visits are kept out of it.",
};

/** What `sen seed` did, in one line. */
export function seedLine(outcome: SeedOutcome): string {
  if (outcome.did === 'nothing') return nothing[outcome.why];
  if (outcome.did === 'visits')
    return `The database held the demo without all of its visits: ${outcome.acts} acts of them were added.`;
  if (outcome.kind !== 'demo') return filled[outcome.kind];
  return `${filled.demo}${outcome.acts > 0 ? `, with ${outcome.acts} acts of its visits.` : ', without its visits (SEN_DEMO_VISITS is off).'}`;
}
