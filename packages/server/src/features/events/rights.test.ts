import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { subscribe } from '../../../test/socket.ts';
import { openTestSite, systemContext, type TestSite } from '../../../test/testSite.ts';
import type { RunningApp } from '../../app.ts';
import type { Ctx } from '../../engine/context.ts';
import { emit } from '../../engine/events/events.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { updateProfile } from '../identity/profileCommands.ts';
import { updateUser } from '../identity/userCommands.ts';
import { userById } from '../identity/userQueries.ts';

let site: TestSite;
let running: RunningApp;
let admin: Ctx;
const nodes = { pk01: '', pk05: '' };
beforeAll(async () => {
  site = await openTestSite();
  running = await site.app();
  await running.app.listen({ port: 0, host: '127.0.0.1' });
  admin = await site.ctx('quantri');
  nodes.pk01 = await site.id('auth.node', 'PK01');
  nodes.pk05 = await site.id('auth.node', 'PK05');
});
afterAll(() => site.close());
beforeEach(() => admin.loaders.clear());

const open = async (username: string) => subscribe(site, running, await site.token(username));

function tell(idNode: string, n: number): Promise<void> {
  return inTransaction(systemContext(site), (tx) =>
    emit(tx, { module: 'KhamBenh', process: 'update', idNode, data: { n } }),
  );
}

/** What a socket hears of acts at PK01 (1), PK05 (5) and at last everywhere (9). */
async function heard(socket: Awaited<ReturnType<typeof open>>): Promise<unknown[]> {
  await tell(nodes.pk01, 1);
  await tell(nodes.pk05, 5);
  await inTransaction(systemContext(site), (tx) =>
    emit(tx, { module: 'KhamBenh', process: 'update', data: { n: 9 } }),
  );
  await expect.poll(() => socket.got.at(-1)?.data['n']).toBe(9);
  return socket.got.splice(0).map((event) => event.data['n']);
}

async function moveTo(username: string, node_Ids: string[]): Promise<void> {
  const user = await site.ctx(username);
  const before = await userById(admin, user.user?._id ?? '');
  const profiles = before.profiles.map(({ profile }) => ({ profile_Id: profile._id, node_Ids }));
  await updateUser(admin, before._id, before.version, { profiles });
}

describe('an open subscription', () => {
  it('hears of the nodes that its account is given, and no more of those that it loses', async () => {
    await moveTo('bsnoi1', [nodes.pk01]);
    const socket = await open('bsnoi1');
    expect(await heard(socket)).toEqual([1, 9]);
    await moveTo('bsnoi1', [nodes.pk05]);
    expect(await heard(socket)).toEqual([5, 9]);
    await moveTo('bsnoi1', [nodes.pk01, nodes.pk05]);
    expect(await heard(socket)).toEqual([1, 5, 9]);
    await socket.close();
  });

  it('hears of the nodes of its profile as that is changed', async () => {
    await moveTo('bsnoi2', []);
    const { profileId } = await site.ctx('bsnoi2');
    const socket = await open('bsnoi2');
    const only = (node: string) =>
      updateProfile(admin, profileId ?? '', { nodes: [{ node_Id: node, permissions: [] }] });
    await only(nodes.pk05);
    expect(await heard(socket)).toEqual([5, 9]);
    await only(nodes.pk01);
    expect(await heard(socket)).toEqual([1, 9]);
    await socket.close();
  });

  it('of somebody else stays as it is', async () => {
    await moveTo('bstim', [nodes.pk01]);
    const socket = await open('bstim');
    await moveTo('bsnoi2', [nodes.pk05]);
    expect(await heard(socket)).toEqual([1, 9]);
    await socket.close();
  });
});
