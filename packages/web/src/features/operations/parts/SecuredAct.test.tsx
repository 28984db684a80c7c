import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { errorText } from '@sen/domain/errors/errors';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { currentLanguage } from '../../../session/i18n.ts';
import { TextKeys } from '../../../session/TextKeys.tsx';
import { SecuredAct } from './SecuredAct.tsx';

afterEach(cleanup);

const shown = (run: (given: object) => Promise<unknown>, siteName?: string) => {
  const onDone = vi.fn();
  render(
    <TextKeys>
      <SecuredAct
        title="switch"
        okText="go"
        run={run}
        onDone={onDone}
        onClose={() => undefined}
        {...(siteName === undefined ? {} : { siteName })}
      >
        <p>what happens</p>
      </SecuredAct>
    </TextKeys>,
  );
  return onDone;
};
const field = (name: string) => document.getElementById(`secured-${name}`) as HTMLInputElement; // of this dialogue
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = () => fireEvent.keyDown(field('currentPassword'), { key: 'Enter' });

it('asks for the reason, the name of the site and the password before anything is sent', async () => {
  const run = vi.fn(async () => undefined);
  const onDone = shown(run, 'Sen');
  press();
  expect(run).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field('lyDo'));
  type('lyDo', 'nhầm');
  type('tenCoSo', 'Sen');
  press();
  expect(run).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field('currentPassword'));
  type('currentPassword', 'sen-2026');
  press();
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
  press();
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
  press();
  expect((await screen.findByRole('alert')).textContent).toContain(
    errorText('BACKUP_RUNNING', currentLanguage()),
  );
});
