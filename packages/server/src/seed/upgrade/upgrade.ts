import type { Tx } from '../../engine/context.ts';

/** One act of an upgrade. It asks what the site holds now: a site has changed what it was seeded with. */
export type UpgradeStep = (tx: Tx) => Promise<void>;

/** What an existing site gets with a version, once. The name is that of its file and never changes: a site remembers it. */
export type SeedUpgrade = { name: string; steps: readonly UpgradeStep[] };
