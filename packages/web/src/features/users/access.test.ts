import { describe, expect, it } from 'vitest';
import { type Access, conflictLines, inputOf, merged, sameAccess } from './access.ts';

const access = (held: Record<string, string[]>, defaultProfile_Id: string | null = null): Access => ({
  profiles: Object.entries(held).map(([profile_Id, node_Ids]) => ({ profile_Id, node_Ids })),
  defaultProfile_Id,
});
const words = {
  profile: (id: string) => id.toUpperCase(),
  nodes: (ids: readonly string[]) => ids.join('+') || 'all',
  notHeld: '-',
  start: 'start',
};

describe('two versions of an access', () => {
  const mine = access({ a: ['1'], b: [] }, 'a');
  const theirs = access({ a: ['1', '2'], c: ['3'] }, 'c');

  it('differ by profile and by the start', () => {
    expect(conflictLines(mine, theirs, words)).toEqual([
      { path: 'a', label: 'A', mine: '1', theirs: '1+2' },
      { path: 'b', label: 'B', mine: 'all', theirs: '-' },
      { path: 'c', label: 'C', mine: '-', theirs: '3' },
      { path: 'defaultProfile_Id', label: 'start', mine: 'A', theirs: 'C' },
    ]);
    expect(conflictLines(mine, mine, words)).toEqual([]);
    expect(conflictLines(access({ '': ['1'] }), access({}), words)).toEqual([]); // a line that is not chosen yet
    expect([sameAccess(mine, { ...mine }), sameAccess(mine, theirs)]).toEqual([true, false]);
  });

  it('are put together by line', () => {
    expect(merged(mine, theirs, new Set())).toEqual(mine);
    expect(merged(mine, theirs, new Set(['b', 'c', 'defaultProfile_Id']))).toEqual(
      access({ a: ['1'], c: ['3'] }, 'c'),
    );
  });
});

it('a start that is not held is left to the server', () => {
  expect(inputOf(access({ a: [] }, 'b')).defaultProfile_Id).toBeNull();
  expect(inputOf(access({ a: [] }, 'a')).defaultProfile_Id).toBe('a');
});
