import type { SeedUpgrade } from '../../src/seed/upgrade/upgrade.ts';

/** What existing sites get, in order. One that has landed is never changed: sites have run it; what it forgot is a new one. */
export const upgrades: readonly SeedUpgrade[] = [];
