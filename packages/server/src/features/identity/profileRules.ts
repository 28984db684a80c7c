import type { Permission } from '@sen/domain/permissions/permissions';
import type { Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import type { WholeProfile } from './profileDraft.ts';
import { refuseNoAdministrator } from './userChecks.ts';

const administration: Permission = 'QUAN_TRI';

/**
 * Refuses a change of a profile that was just written and leaves nobody who administers the system (LAST_ADMINISTRATOR), or takes that
 * right from the one who made it (NOT_ON_YOURSELF).
 */
export async function keepAdministration(
  tx: Tx,
  id: string,
  before: WholeProfile,
  after: WholeProfile,
): Promise<void> {
  if (administers(before) && !administers(after)) await refuseNoAdministrator(tx);
  if (tx.profileId === id && !administersAt(after, tx.nodeId)) throw new DomainError('NOT_ON_YOURSELF');
}

function administers(profile: WholeProfile): boolean {
  return !profile.TamNgung && profile.permissions.includes(administration);
}

function administersAt(profile: WholeProfile, nodeId: string | null): boolean {
  if (administers(profile)) return true;
  if (profile.TamNgung) return false;
  return profile.nodes.some((node) => node.node_Id === nodeId && node.permissions.includes(administration));
}
