import type { DiskState } from './diskSpace.ts';

/**
 * What /ready answers: whether work can be done here, why not, and what somebody should see to before that. A node that drains still
 * answers what it is asked; whoever chooses among several nodes chooses another one.
 */
export type Readiness = {
  status: 'ready' | 'not ready';
  reason?: 'DATABASE_UNAVAILABLE' | 'DISK_FULL' | 'DRAINING';
  warning?: 'DISK_LOW';
};

/** A full disk is the reason also where it took the database with it. */
export function readiness(databaseAnswers: boolean, disk: DiskState): Readiness {
  if (disk === 'full') return { status: 'not ready', reason: 'DISK_FULL' };
  if (!databaseAnswers) return { status: 'not ready', reason: 'DATABASE_UNAVAILABLE' };
  return disk === 'low' ? { status: 'ready', warning: 'DISK_LOW' } : { status: 'ready' };
}
