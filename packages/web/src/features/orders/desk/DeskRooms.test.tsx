import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { i18n } from '../../../session/i18n.ts';
import { type Session, SessionContext } from '../../../session/useSession.ts';
import { DeskRooms } from './DeskRooms.tsx';
import type { DeskKind } from './deskKind.ts';

const desk: DeskKind = {
  name: 'functionalTests',
  kind: 'ThamDoChucNang',
  kinds: ['ThamDoChucNang'],
  perform: 'THAM_DO_CHUC_NANG',
  printForm: 'KetQuaThamDoChucNang',
  path: '/tham-do-chuc-nang',
};
let gone: string[];
afterEach(cleanup);

const named = (ids: readonly string[]) =>
  ids.map((_id) => ({ __typename: 'RefLabel', _id, ten: `room ${_id}` }));

/** What somebody who works at `nodeId`, and may at `mine`, is told when these rooms perform the kind. */
async function hint(
  rooms: readonly string[],
  nodeId: string | null,
  mine: readonly string[],
): Promise<string> {
  gone = [];
  const isAsked = { yet: false };
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        isAsked.yet = true;
        observer.next({ data: { phongThucHien: named(rooms) } });
        observer.complete();
      }),
  );
  const nodes = mine.map((_id) => ({ _id, name: _id }));
  const session = {
    nodeId,
    profile: { nodes },
    changeNode: (id: string) => gone.push(id),
  } as unknown as Session; // all that it reads
  await i18n.changeLanguage('vi');
  await i18n.loadNamespaces('orders');
  await act(async () =>
    render(
      <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
        <SessionContext value={session}>
          <DeskRooms desk={desk} />
        </SessionContext>
      </ApolloProvider>,
    ),
  );
  await act(async () => expect.poll(() => isAsked.yet).toBe(true));
  return document.body.textContent ?? '';
}
const text = (key: string) => i18n.t(`orders:desk.${key}`);

it('says nothing at a room that performs the kind', async () => {
  expect(await hint(['TD01', 'TD02'], 'TD01', ['TD01'])).toBe('');
});

it('names the rooms that do, and offers those where one may work', async () => {
  const told = await hint(['TD01', 'TD02'], 'PK01', ['PK01', 'TD02']);
  expect(told).toContain(text('roomsOther'));
  expect(told).toContain('room TD01');
  const [button, ...more] = screen.getAllByRole('button');
  expect(more).toEqual([]);
  fireEvent.click(button as HTMLElement); // the one that was found
  expect(gone).toEqual(['TD02']);
});

it('names them to who has no place of work, too', async () => {
  expect(await hint(['TD01'], null, [])).toBe(`${text('rooms')}room TD01`);
});

it('says where no room is named', async () => {
  expect(await hint([], 'PK01', ['PK01'])).toBe(text('roomsNone'));
});
