import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deviceStore } from '../../session/deviceStore.ts';
import { RecordGate } from './RecordGate.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
// a device that keeps nothing
vi.spyOn(deviceStore.drafts, 'get').mockResolvedValue(undefined);
vi.spyOn(deviceStore.drafts, 'put').mockResolvedValue();
vi.spyOn(deviceStore.drafts, 'delete').mockResolvedValue();
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const opened = {
  __typename: 'MoHoSo',
  _id: 'opening',
  LyDo: { __typename: 'RefLabel', _id: 'reason', ma: 'MHS-CAPCUU', ten: 'Cấp cứu' },
  DienGiai: 'Hôn mê, không người nhà',
  DenLuc: '2100-01-01T05:00:00.000Z',
};
const access = (more: object) => ({
  __typename: 'QuyenXemHoSo',
  BenhNhan_Id: 'patient',
  coCoSoKhac: true,
  canCu: null,
  tuChoi: 'RECORD_NOT_IN_CARE',
  duocMo: true,
  moHoSo: null,
  ...more,
});

let answer: ReturnType<typeof access>;
let sent: unknown[];
let changed: number;
let root: Root;
let place: HTMLElement;

const reasons = [{ __typename: 'LyDo', _id: 'reason', MaLyDo: 'MHS-CAPCUU', TenLyDo: 'Cấp cứu' }];

function answerTo(operation: string | undefined, variables: Record<string, unknown>) {
  if (operation === 'RecordAccess') return { quyenXemHoSo: answer };
  if (operation === 'OpeningReasons') return { getLyDosByType: reasons };
  sent.push(variables['input']);
  return { moHoSo: opened };
}

async function show(): Promise<void> {
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        if (operationName === 'SubApp') return;
        observer.next({ data: answerTo(operationName, variables) });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  await act(async () =>
    root.render(
      <ApolloProvider client={client}>
        <RecordGate
          BenhNhan_Id="patient"
          onChange={() => {
            changed += 1;
          }}
        />
      </ApolloProvider>,
    ),
  );
}

const settled = (done: () => void) =>
  vi.waitFor(
    async () => {
      await act(() => new Promise((later) => setTimeout(later, 5)));
      done();
    },
    { timeout: 60_000 },
  );

beforeEach(() => {
  [answer, sent, changed] = [access({}), [], 0];
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});
afterEach(async () => {
  await act(() => root.unmount());
  document.body.replaceChildren();
});

it('says why the record of another facility is closed, and asks for the reason', async () => {
  await show();
  await settled(() => expect(place.querySelector('textarea')).not.toBeNull());
  expect(place.querySelector('h2')?.textContent).toBeTruthy();
});

it('sends nothing without a reason and words, and says so at the fields', async () => {
  await show();
  await settled(() => expect(place.querySelector('textarea')).not.toBeNull());
  await act(async () => place.querySelector<HTMLButtonElement>('button[class*=primary]')?.click());
  await settled(() => expect(place.querySelector('[aria-invalid=true]')).not.toBeNull());
  expect(sent).toEqual([]);
});

it('says until when and why the record is open, and asks no more', async () => {
  answer = access({ canCu: 'MoHoSo', tuChoi: null, duocMo: false, moHoSo: opened });
  await show();
  await settled(() => expect(place.textContent).toContain('Hôn mê, không người nhà'));
  expect(place.querySelector('[role=status]')).not.toBeNull();
  expect(place.querySelector('textarea')).toBeNull();
});

it('asks for no reason where none would help', async () => {
  answer = access({ tuChoi: 'RECORD_OF_ANOTHER_FACILITY', duocMo: false });
  await show();
  await settled(() => expect(place.querySelector('.alert')).not.toBeNull());
  expect(place.querySelector('textarea')).toBeNull();
});

it('is not there where another facility wrote nothing, or the patient is in care', async () => {
  answer = access({ coCoSoKhac: false });
  await show();
  expect(place.textContent).toBe('');
  answer = access({ canCu: 'DieuTri', tuChoi: null, duocMo: false });
  await act(() => root.unmount());
  root = createRoot(place);
  await show();
  expect(place.textContent).toBe('');
  expect(changed).toBe(0);
});
