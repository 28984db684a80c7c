import { type ReadyProfile, readyProfiles } from '@sen/domain/permissions/readyProfiles';

/** A ready profile; an upgrade may bring one that no site begins with. */
export type ProfileSeed = Omit<ReadyProfile, 'code' | 'role'> & { code: string; role: string };

/** Ready profiles, one a role; a site changes them on the screen. */
export const profileSeeds: readonly ProfileSeed[] = readyProfiles;
