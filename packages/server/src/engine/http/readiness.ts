import type { DiskState } from '../storage/diskSpace.ts';

/**
 * What /ready answers: whether work can be done here, why not, and what somebody should see to before that. A node that drains still
 * answers what it is asked; whoever chooses among several nodes chooses another one.
 */
export type Readiness = {
  status: 'ready' | 'not ready';
  reason?: 'DATABASE_UNAVAILABLE' | 'DISK_FULL' | 'DRAINING';
  warning?: 'DISK_LOW' | 'FILES_UNAVAILABLE';
};

/**
 * A full disk is the reason also where it took the database with it. Without the store of files most work goes on, on this node as on the
 * others: it is told as a warning.
 */
export function readiness(databaseAnswers: boolean, disk: DiskState, filesAnswer = true): Readiness {
  if (disk === 'full') return { status: 'not ready', reason: 'DISK_FULL' };
  if (!databaseAnswers) return { status: 'not ready', reason: 'DATABASE_UNAVAILABLE' };
  if (!filesAnswer) return { status: 'ready', warning: 'FILES_UNAVAILABLE' };
  return disk === 'low' ? { status: 'ready', warning: 'DISK_LOW' } : { status: 'ready' };
}
