import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ApolloProvider } from '@apollo/client/react';
import { errorText } from '@sen/domain/errors/errors';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { deviceStore } from '../../../session/deviceStore.ts';
import { currentLanguage } from '../../../session/i18n.ts';
import { TextKeys } from '../../../session/TextKeys.tsx';
import { SecuredAct } from './SecuredAct.tsx';

vi.spyOn(deviceStore.drafts, 'get').mockResolvedValue(undefined);
vi.spyOn(deviceStore.drafts, 'put').mockResolvedValue(undefined);
vi.spyOn(deviceStore.drafts, 'delete').mockResolvedValue(undefined);
afterAll(() => vi.restoreAllMocks());
afterEach(cleanup);

const client = new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() });

const shown = (run: (given: object) => Promise<unknown>, siteName?: string) => {
  const onDone = vi.fn();
  render(
    <ApolloProvider client={client}>
      <TextKeys>
        <SecuredAct
          act="switchBanDuLieu"
          of="copy"
          title="switch"
          okText="go"
          run={run}
          onDone={onDone}
          onClose={() => undefined}
          {...(siteName === undefined ? {} : { siteName })}
        >
          <p>what happens</p>
        </SecuredAct>
      </TextKeys>
    </ApolloProvider>,
  );
  return onDone;
};
const field = (name: string) =>
  document.getElementById(name === 'lyDo' ? 'confirm-reason' : `act-${name}`) as HTMLInputElement; // of this dialogue
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = () => act(async () => void fireEvent.keyDown(field('currentPassword'), { key: 'Enter' }));

it('asks for the reason, the name of the site and the password before anything is sent', async () => {
  const run = vi.fn(async () => undefined);
  const onDone = shown(run, 'Sen');
  await press();
  expect(run).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field('lyDo'));
  type('lyDo', 'nhầm');
  type('tenCoSo', 'Sen');
  await press();
  expect(run).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field('currentPassword'));
  type('currentPassword', 'sen-2026');
  await press();
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(run).toHaveBeenCalledExactlyOnceWith({ lyDo: 'nhầm', tenCoSo: 'Sen', currentPassword: 'sen-2026' });
});

it('shows a wrong password at its field and keeps what was typed; an act without a site name does not ask for it', async () => {
  const issues = [{ path: 'currentPassword', code: 'PASSWORD_INCORRECT' }];
  const refusal = { message: 'no', extensions: { code: 'PASSWORD_INCORRECT', details: { issues } } };
  const onDone = shown(() => Promise.reject(new CombinedGraphQLErrors({ errors: [refusal] })));
  expect(field('tenCoSo')).toBeNull();
  type('lyDo', 'nhầm');
  type('currentPassword', 'sai');
  await press();
  await waitFor(() => expect(document.activeElement).toBe(field('currentPassword')));
  expect(screen.getByText(errorText('PASSWORD_INCORRECT', currentLanguage()))).toBeTruthy();
  expect(field('lyDo').value).toBe('nhầm');
  expect(onDone).not.toHaveBeenCalled();
});

it('tells another refusal in words', async () => {
  const refusal = { message: 'no', extensions: { code: 'BACKUP_RUNNING' } };
  shown(() => Promise.reject(new CombinedGraphQLErrors({ errors: [refusal] })));
  type('lyDo', 'nhầm');
  type('currentPassword', 'sen-2026');
  await press();
  expect((await screen.findByRole('alert')).textContent).toContain(
    errorText('BACKUP_RUNNING', currentLanguage()),
  );
});
