import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, render } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deviceStore } from '../../../session/deviceStore.ts';
import { type Session, SessionContext } from '../../../session/useSession.ts';
import { notices } from '../../../ui/kit/noticeStore.ts';
import { fieldParts } from '../../../ui/recordForm/parts.ts';
import type { DeskSlipFragment } from './desk.main.gen.ts';
import type { DeskKind } from './deskKind.ts';
import type { ResultKind } from './resultKind.ts';
import { useDeskSlip } from './useDeskSlip.ts';

vi.spyOn(deviceStore.drafts, 'get').mockResolvedValue(undefined);
vi.spyOn(deviceStore.drafts, 'put').mockResolvedValue(undefined);
vi.spyOn(deviceStore.drafts, 'delete').mockResolvedValue(undefined);
afterAll(() => vi.restoreAllMocks());
afterEach(cleanup);

type Result = { DichVuYeuCau_Id: string; DichVuYeuCau: DeskSlipFragment; text: string };
type Values = { text: string };
type Input = { version: number; text?: string };

const desk: DeskKind = {
  name: 'lab',
  kind: 'XetNghiem',
  kinds: ['XetNghiem'],
  perform: 'XET_NGHIEM',
  printForm: 'KetQuaXetNghiem',
  path: '/xet-nghiem',
};
const fields =
  'DichVuYeuCau_Id text DichVuYeuCau { _id version TrangThai TiepNhan_Id hanhDongs { action refusal } }';
const results: ResultKind<Result, Values, Input, { told: string }> = {
  read: gql(`query Read($id: ID!) { ketQua(id: $id) { ${fields} } }`),
  save: gql(`mutation Save($id: ID!, $input: I!) { ketQua: save(id: $id, input: $input) { ${fields} } }`),
  giveBack: gql(
    `mutation GiveBack($id: ID!, $input: I!) { ketQua: give(id: $id, input: $input) { ${fields} } }`,
  ),
  takeBack: gql(
    `mutation TakeBack($id: ID!, $oldState: S!, $LyDo: String!) { ketQua: take(id: $id, oldState: $oldState, LyDo: $LyDo) { ${fields} } }`,
  ),
  seesJudgement: true,
  blank: { text: '' },
  parts: fieldParts<Values>(),
  toValues: ({ text }) => ({ text }),
  clean: ({ text }) => ({ text: text.replaceAll('_', '') }),
  toInput: (_result, { text }, changed, version) => ({ version, ...(changed.length > 0 ? { text } : {}) }),
  issues: (_result, { text }, complete) =>
    complete && text === '' ? [{ path: 'text', code: 'REQUIRED' }] : [],
  placed: (issues) => issues,
  partOf: (path) => path,
};

/** A server with one slip; it refuses an act with this code. */
let slip: { version: number; TrangThai: string; text: string };
let refused: string | null;
let unpaid: string[];
let sent: Array<{ name: string; variables: object }>;
function stored() {
  const { text, ...state } = slip;
  const DichVuYeuCau = {
    __typename: 'DichVuYeuCau',
    _id: 's',
    TiepNhan_Id: 'v',
    hanhDongs: [{ __typename: 'ActionState', action: 'traKetQua', refusal: null }],
    ...state,
  };
  return { __typename: 'Result', DichVuYeuCau_Id: 's', text, DichVuYeuCau };
}
const moves: Record<string, string> = { GiveBack: 'CoKetQua', TakeBack: 'ChuaKetQua' };
const server = new ApolloLink(
  ({ operationName: name = '', variables }) =>
    new Observable((observer) => {
      if (name === 'SubApp') return;
      if (name === 'DeskMayPerform') {
        const answer = { __typename: 'DuocPhepThucHien', duocPhep: unpaid.length === 0, chuaThuTien: unpaid };
        observer.next({ data: { checkDuocPhepThucHien: [answer] } });
        return observer.complete();
      }
      if (name !== 'Read') {
        sent.push({ name, variables });
        if (refused) {
          const details = { values: 'EF 48,5: L → N' };
          observer.next({ errors: [{ message: refused, extensions: { code: refused, details } }] });
          return observer.complete();
        }
        const input = variables['input'] as { text?: string; luu?: { text?: string } | null } | undefined; // what this test sends
        slip = {
          version: slip.version + 1,
          TrangThai: variables['newState'] ?? moves[name] ?? slip.TrangThai,
          text: input?.luu?.text ?? input?.text ?? slip.text,
        };
      }
      const data =
        name === 'DeskMove'
          ? { updateDichVuYeuCauState: { __typename: 'DichVuYeuCau', _id: 's' } }
          : { ketQua: stored() };
      observer.next({ data });
      observer.complete();
    }),
);

let shown: ReturnType<typeof useDeskSlip<Result, Values, Input, { told: string }>>;
function Slip() {
  shown = useDeskSlip(desk, results, 's', () => []);
  return null;
}

async function open(...permissions: string[]): Promise<void> {
  const session = { permissions: new Set(permissions) } as unknown as Session; // all that a slip reads of it
  const client = new ApolloClient({
    link: server,
    cache: new InMemoryCache({ typePolicies: { Result: { keyFields: ['DichVuYeuCau_Id'] } } }),
  });
  await act(async () =>
    render(
      <ApolloProvider client={client}>
        <SessionContext value={session}>
          <Slip />
        </SessionContext>
      </ApolloProvider>,
    ),
  );
  await expect.poll(() => shown?.ready === true && shown.result !== null).toBe(true);
}

beforeEach(() => {
  slip = { version: 1, TrangThai: 'ChuaKetQua', text: '' };
  refused = null;
  unpaid = [];
  sent = [];
});

it('returns what was typed together with what the act says, and shows the slip as the server has it then', async () => {
  await open('XET_NGHIEM');
  expect(shown.editable).toBe(true);
  expect(shown.may('traKetQua')).toBe(true);
  await act(async () => shown.change({ text: 'clear' }));
  expect(await act(() => shown.giveBack({ told: 'Lan' }))).toBe(true);
  const luu = { version: 1, text: 'clear' };
  expect(sent).toEqual([
    { name: 'GiveBack', variables: { id: 's', input: { told: 'Lan', oldState: 'ChuaKetQua', luu } } },
  ]);
  expect(shown.result).toMatchObject({ text: 'clear', DichVuYeuCau: { TrangThai: 'CoKetQua', version: 2 } });
  expect(shown.editable).toBe(false);
});

it('returns what is judged otherwise than when it was written once a person has seen that, and not before', async () => {
  await open('XET_NGHIEM');
  refused = 'RESULT_JUDGED_ANEW';
  const answered = async (given: 'onOk' | 'onCancel') => {
    const done = shown.giveBack({ told: 'Lan' });
    await expect.poll(() => notices.now().questions.length).toBe(1);
    const [question] = notices.now().questions;
    if (given === 'onOk') refused = null;
    await act(async () => {
      question?.[given]?.();
      notices.answered(question?.id ?? 0);
      await done;
    });
    return done;
  };
  expect(await answered('onCancel')).toBe(false);
  expect(sent).toHaveLength(1);
  expect(await answered('onOk')).toBe(true);
  expect(sent.at(-1)?.variables).toMatchObject({ input: { told: 'Lan', DanhGiaDaXem: 'EF 48,5: L → N' } });
});

it('judges and sends what was typed as it was meant', async () => {
  await open('XET_NGHIEM');
  await act(async () => shown.change({ text: '__' }));
  expect(await act(async () => shown.isComplete())).toBe(false);
  expect(shown.content.text).toBe('');
  await act(async () => shown.change({ text: '_clear_' }));
  expect(await act(async () => shown.isComplete())).toBe(true);
  expect(await act(() => shown.save())).toBe(true);
  expect(sent).toEqual([{ name: 'Save', variables: { id: 's', input: { version: 1, text: 'clear' } } }]);
});

it('sends no content with a return that changes none', async () => {
  slip.text = 'clear';
  await open('XET_NGHIEM');
  await act(() => shown.giveBack({ told: 'Lan' }));
  expect(sent[0]?.variables).toMatchObject({ input: { luu: null } });
});

it('is not complete while something is missing, and says what', async () => {
  await open('XET_NGHIEM');
  expect(await act(async () => shown.isComplete())).toBe(false);
  expect(shown.issues.list).toMatchObject([{ path: 'text', code: 'REQUIRED' }]);
});

it('begins and takes back from the state that is shown', async () => {
  slip.TrangThai = 'SanSang';
  await open('XET_NGHIEM');
  expect(shown.editable).toBe(false);
  expect(await act(() => shown.begin())).toBe(true);
  expect(shown.editable).toBe(true);
  slip = { ...slip, TrangThai: 'CoKetQua' };
  await act(async () => shown.refetch());
  expect(await act(() => shown.takeBack('wrong'))).toBe(true);
  expect(sent.map(({ variables }) => variables)).toEqual([
    { id: 's', oldState: 'SanSang', newState: 'ChuaKetQua' },
    { id: 's', oldState: 'CoKetQua', LyDo: 'wrong' },
  ]);
});

it('reads the slip again when an act is refused: somebody else was there first', async () => {
  slip.TrangThai = 'SanSang';
  await open('XET_NGHIEM');
  refused = 'STATE_CHANGED';
  slip.TrangThai = 'DaHuy';
  expect(await act(() => shown.begin())).toBe(false);
  expect(shown.result?.DichVuYeuCau.TrangThai).toBe('DaHuy');
});

it('asks what is still not paid, and reads the slip again once all of it is', async () => {
  slip.TrangThai = 'SanSang';
  await open('XET_NGHIEM');
  unpaid = ['Glucose'];
  slip.version = 2;
  expect(await act(() => shown.askPayment())).toEqual(['Glucose']);
  expect(shown.result?.DichVuYeuCau.version).toBe(1);
  unpaid = [];
  expect(await act(() => shown.askPayment())).toEqual([]);
  expect(shown.result?.DichVuYeuCau.version).toBe(2);
});

it('is read-only for those who do not perform', async () => {
  await open('BENH_AN_XEM');
  expect(shown.editable).toBe(false);
});
