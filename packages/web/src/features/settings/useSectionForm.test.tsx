import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { settingForm } from '@sen/domain/settings/settingForms';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deviceStore } from '../../session/deviceStore.ts';
import { type Session, SessionContext } from '../../session/useSession.ts';
import { SectionForm } from './SectionForm.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
// a device that keeps nothing
vi.spyOn(deviceStore.drafts, 'get').mockResolvedValue(undefined);
vi.spyOn(deviceStore.drafts, 'put').mockResolvedValue();
vi.spyOn(deviceStore.drafts, 'delete').mockResolvedValue();
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const settings = (accountName: string, version: number) => ({
  _id: 'settings',
  systemType: 'PHONG_KHAM',
  defaultLanguage: 'vi',
  isShowIconLanguage: true,
  menuPlace: 'top',
  his: {},
  facility: {},
  patient: {},
  queue: {},
  print: {},
  bank: { bin: '970436', accountNumber: '1', accountName, soPhutCho: 30 },
  backup: {},
  recordAccess: {},
  deskLock: {},
  kiosk: {},
  patientResults: {},
  labQc: {},
  promotions: {},
  debts: {},
  invoices: {},
  claims: {},
  treatment: {},
  versions: { bank: version },
  __typename: 'Setting',
});
/** What the screen knows of the site: an event brings what is newer. */
let known: unknown;

let sent: unknown[];
let root: Root;
let place: HTMLElement;

const link = new ApolloLink(
  ({ variables }) =>
    new Observable((answer) => {
      sent.push(variables);
      const { input, version, type } = variables as {
        input: { accountName: string };
        version: number;
        type?: string;
      };
      const saved = settings(input.accountName, version + 1);
      answer.next({ data: type ? { updateSettingType: saved } : { updateSettingCustomer: saved } });
      answer.complete();
    }),
);
const show = (section = 'bank') => {
  const form = settingForm(section);
  if (!form) throw new Error('no form');
  return act(async () =>
    root.render(
      <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
        <SessionContext value={{ settings: known } as Session}>
          <SectionForm form={form} />
        </SessionContext>
      </ApolloProvider>,
    ),
  );
};
const field = (name = 'accountName') => place.querySelector(`#${name}`) as HTMLInputElement; // a text field
const save = (text: string, name = 'accountName') =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(name), text);
    field(name).dispatchEvent(new Event('input', { bubbles: true }));
    place.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await new Promise((resolve) => setTimeout(resolve, 5));
  });

beforeEach(async () => {
  sent = [];
  known = settings('LAN', 1);
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  await show();
  // its inputs come by themselves, and the drafts of the device are asked
  await vi.waitFor(
    async () => {
      await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
      expect(field()).not.toBeNull();
    },
    { timeout: 60_000 },
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
});

it('saves what is put back before the event of the first save arrives', async () => {
  await save('MAI');
  await save('LAN');
  expect(sent).toEqual([
    { type: 'bank', input: { accountName: 'MAI' }, version: 1 },
    { type: 'bank', input: { accountName: 'LAN' }, version: 2 },
  ]);
});

it('does not take back what was saved when an older answer comes late', async () => {
  await save('MAI');
  known = settings('LAN', 1);
  await show();
  expect(field().value).toBe('MAI');
});

it('saves what the house is called by the operation of the customer', async () => {
  await show('his');
  await save('Phòng khám Sen', 'CustomerName');
  expect(sent).toEqual([{ input: { CustomerName: 'Phòng khám Sen' }, version: 0 }]);
});
