import type { ConflictLine } from '../../ui/ConflictDialog.tsx';
import type { UserRowFragment } from './users.auth.gen.ts';

/** What an account may do: its profiles, where it works in each, and which one it starts with. */
export type Access = {
  profiles: ReadonlyArray<{ profile_Id: string; node_Ids: readonly string[] }>;
  defaultProfile_Id: string | null;
};

/** The access of an account as the server has it. */
export function accessOf(user: Pick<UserRowFragment, 'profiles' | 'defaultProfile_Id'>): Access {
  return {
    profiles: user.profiles.map(({ profile, nodes }) => ({
      profile_Id: profile._id,
      node_Ids: nodes.map((node) => node._id),
    })),
    defaultProfile_Id: user.defaultProfile_Id ?? null,
  };
}

/** The access as the server takes it; lines without a profile and a start that is not held fall away. */
export function inputOf({ profiles, defaultProfile_Id }: Access) {
  const held = profiles.some((one) => one.profile_Id === defaultProfile_Id);
  return {
    profiles: profiles
      .filter((one) => one.profile_Id !== '')
      .map(({ profile_Id, node_Ids }) => ({ profile_Id, node_Ids: [...node_Ids] })),
    defaultProfile_Id: held ? defaultProfile_Id : null,
  };
}

/** Whether two versions of an account may do the same. */
export function sameAccess(a: Access, b: Access): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

type Words = {
  profile: (id: string) => string;
  nodes: (ids: readonly string[]) => string;
  notHeld: string;
  start: string;
};

const startPath = 'defaultProfile_Id';

/** The profiles that two versions hold differently, and the start, as text. */
export function conflictLines(mine: Access, theirs: Access, words: Words): ConflictLine[] {
  const held = [...mine.profiles, ...theirs.profiles].map((one) => one.profile_Id);
  const ids = [...new Set(held)].filter((id) => id !== ''); // a line without a profile is not sent
  const text = (access: Access, id: string) => {
    const held = access.profiles.find((one) => one.profile_Id === id);
    return held ? words.nodes(held.node_Ids) : words.notHeld;
  };
  const start = (access: Access) =>
    access.defaultProfile_Id ? words.profile(access.defaultProfile_Id) : words.notHeld;
  return [
    ...ids.map((id) => ({
      path: id,
      label: words.profile(id),
      mine: text(mine, id),
      theirs: text(theirs, id),
    })),
    { path: startPath, label: words.start, mine: start(mine), theirs: start(theirs) },
  ].filter((line) => line.mine !== line.theirs);
}

/** One's own version with the chosen lines of the other one. */
export function merged(mine: Access, theirs: Access, taken: ReadonlySet<string>): Access {
  const kept = mine.profiles.filter((one) => !taken.has(one.profile_Id));
  const added = theirs.profiles.filter((one) => taken.has(one.profile_Id));
  return {
    profiles: [...kept, ...added],
    defaultProfile_Id: taken.has(startPath) ? theirs.defaultProfile_Id : mine.defaultProfile_Id,
  };
}
