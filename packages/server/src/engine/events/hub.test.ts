import type { EventModule } from '@sen/domain/events/eventModules';
import { sql } from 'drizzle-orm';
import { createClient } from 'graphql-ws';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { subscribe as open, socketAddress } from '../../../test/socket.ts';
import { openTestSite, systemContext, type TestSite } from '../../../test/testSite.ts';
import { until } from '../../../test/until.ts';
import { buildApp, type RunningApp } from '../../app.ts';
import { inTransaction } from '../sql/transaction.ts';
import { emit } from './events.ts';

let site: TestSite;
let other: RunningApp;
beforeAll(async () => {
  site = await openTestSite();
  other = await buildApp(site.config, pino({ level: 'silent' }), site.url);
  await other.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await other.close();
  await site.close();
});

const subscribe = async (username: string, variables: Record<string, unknown> = {}) =>
  open(site, other, await site.token(username), variables);

async function act(module: EventModule, idNode: string | null, n: number): Promise<void> {
  await inTransaction(systemContext(site), (tx) =>
    emit(tx, { module, process: 'update', idNode, data: { n } }),
  );
}

describe('events', () => {
  it('cross from one node to the sockets of another, to those who may know them', async () => {
    const pk01 = await site.id('auth.node', 'PK01');
    const pk05 = await site.id('auth.node', 'PK05');
    const doctor = await subscribe('bsnoi1');
    await act('KhamBenh', pk05, 1); // another room
    await act('VienPhi', pk01, 2); // another module
    await act('KhamBenh', pk01, 3);
    await act('KhamBenh', null, 4);
    await until(() => doctor.got.length >= 2);
    expect(doctor.got.map((event) => event.data['n'])).toEqual([3, 4]);
    await doctor.close();
  });

  it('are caught up from the last one seen', async () => {
    const before = await subscribe('bsnoi2');
    await act('KhamBenh', null, 10);
    await until(() => before.got.length === 1);
    await before.close();
    await act('KhamBenh', null, 11);
    await act('KhamBenh', null, 12);
    const after = await subscribe('bsnoi2', { lastEventId: before.got[0]?._id });
    await until(() => after.got.length === 2);
    expect(after.got.map((event) => event.data['n'])).toEqual([11, 12]);
    await after.close();
  });

  it('survive a cut connection to the database', async () => {
    const doctor = await subscribe('bstim');
    await site.database.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'sen events' and datname = current_database()`,
    );
    await act('KhamBenh', null, 20);
    await until(() => doctor.got.length === 1);
    await doctor.close();
  });

  it('end with the session', async () => {
    const doctor = await subscribe('bsnhi');
    await site.graphql('auth', 'mutation { logout }', {}, await site.token('bsnhi'));
    await until(doctor.ended);
  });

  it('are refused to a stranger by the close code 4403, without a message that the protocol does not know', async () => {
    const messages: string[] = [];
    const socket = new WebSocket(socketAddress(other), 'graphql-transport-ws');
    socket.on('message', (data) => messages.push(String(data)));
    socket.on('open', () => socket.send('{"type":"connection_init","payload":{"token":"no"}}'));
    const code = await new Promise((resolve) => socket.on('close', resolve));
    expect({ code, messages }).toEqual({ code: 4403, messages: [] });
  });

  it('never reach a stranger', async () => {
    const stranger = createClient({
      url: socketAddress(other),
      webSocketImpl: WebSocket,
      connectionParams: { token: 'no' },
      retryAttempts: 0,
    });
    const failure = await new Promise((resolve) => {
      stranger.subscribe(
        { query: 'subscription { subApp(modules: ["KhamBenh"], clientId: "t") { _id } }' },
        { next: resolve, error: () => resolve('refused'), complete: () => resolve('refused') },
      );
    });
    expect(failure).toBe('refused');
    await stranger.dispose();
  });
});
