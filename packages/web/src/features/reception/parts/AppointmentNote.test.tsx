import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { TextKeys } from '../../../session/TextKeys.tsx';
import { AppointmentNote } from './AppointmentNote.tsx';

afterEach(cleanup);

const slip = {
  __typename: 'GiayHenKhamLai',
  _id: 'g',
  SoGiayHen: 'HK26000007',
  NgayHen: '2026-11-20',
  HieuLucDen: '2026-12-04',
  NoiHen: null,
  BacSiHen: null,
};

/** What was used, once the slips were asked for. */
async function shown(slips: object[], used: string | null) {
  const asked = vi.fn();
  const onUse = vi.fn();
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next({ data: { giayHenDungDuoc: slips } });
        observer.complete();
        asked();
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  render(
    <ApolloProvider client={client}>
      <TextKeys>
        <AppointmentNote BenhNhan_Id="p" used={used} onUse={onUse} />
      </TextKeys>
    </ApolloProvider>,
  );
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  return onUse;
}

it('offers the slip that holds today', async () => {
  const onUse = await shown([slip], null);
  fireEvent.click(await screen.findByText('appointment.use'));
  expect(onUse).toHaveBeenCalledWith('HK26000007');
});

it.each([
  ['none holds', [], null],
  ['one is used', [slip], 'HK26000007'],
])('is silent where %s', async (_when, slips, used) => {
  await shown(slips, used);
  expect(screen.queryByText('appointment.title')).toBeNull();
});
