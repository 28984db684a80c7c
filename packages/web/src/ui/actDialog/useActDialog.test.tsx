import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type DraftRow, deviceStore } from '../../session/deviceStore.ts';
import { setLanguage } from '../../session/i18n.ts';
import type { ActQuestion } from './ActDialog.tsx';
import { useActDialog } from './useActDialog.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
beforeAll(() => setLanguage('en'));
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const entry = (_id: string, TenLyDo: string, MacDinh = false) => ({
  __typename: 'LyDo',
  _id,
  TenLyDo,
  MacDinh,
});
const rows = new Map<string, DraftRow>();
vi.spyOn(deviceStore.drafts, 'get').mockImplementation(async (key) => rows.get(key));
vi.spyOn(deviceStore.drafts, 'put').mockImplementation(async (row) => void rows.set(row.key, row));
vi.spyOn(deviceStore.drafts, 'delete').mockImplementation(async (key) => void rows.delete(key));

let offered = [entry('wrong', 'Wrong amount', true), entry('broken', 'Paper torn')];
let asked: unknown[];
let answers: boolean[];
const link = new ApolloLink(
  ({ variables }) =>
    new Observable((observer) => {
      asked.push(variables['loaiLyDo']);
      observer.next({ data: { getLyDosByType: offered } });
      observer.complete();
    }),
);

function Opener({ question }: { question: ActQuestion }) {
  const { ask, dialog } = useActDialog();
  return (
    <>
      <button type="button" id="opener" onClick={() => void ask(question).then((done) => answers.push(done))}>
        open
      </button>
      {dialog}
    </>
  );
}

const field = () => document.querySelector<HTMLTextAreaElement>('#confirm-reason');
const press = (text: string) =>
  act(async () => {
    [...document.querySelectorAll('button')].find((one) => one.textContent?.trim() === text)?.click();
  });
const type = (value: string) =>
  act(async () => {
    const area = field();
    if (area) fireEvent.change(area, { target: { value } });
  });

async function open(more: Partial<ActQuestion>) {
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const run = vi.fn(async (): Promise<unknown> => undefined);
  const question: ActQuestion = {
    act: 'xoaBienLai_ByVienPhi',
    of: 'receipt',
    title: 'Cancel?',
    okText: 'Cancel it',
    run,
    ...more,
  };
  await act(async () => {
    render(
      <ApolloProvider client={client}>
        <Opener question={question} />
      </ApolloProvider>,
    );
  });
  document.getElementById('opener')?.focus();
  await press('open');
  await act(async () => undefined);
  return run;
}

beforeEach(() => {
  asked = [];
  answers = [];
  offered = [entry('wrong', 'Wrong amount', true), entry('broken', 'Paper torn')];
});
afterEach(() => {
  cleanup();
  rows.clear();
});

it('fills in nothing where the usual reason of the kind belongs to another act, and offers it still', async () => {
  await open({ usual: false });
  expect(field()?.value).toBe('');
  expect(document.body.textContent).toContain('Wrong amount');
});

it('offers the reasons of the kind of its act, the usual one standing there', async () => {
  const run = await open({});
  expect(asked).toEqual(['HuyBienLai']);
  expect(field()?.value).toBe('Wrong amount');
  await press('Paper torn');
  expect(field()?.value).toBe('Paper torn');
  expect(document.activeElement).toBe(field());
  await press('Cancel it');
  expect(run).toHaveBeenCalledWith('Paper torn', { _id: 'broken', beyond: '' }, {});
  expect(answers).toEqual([true]);
});

it('takes own words, and Enter', async () => {
  const run = await open({});
  await type('  Customer left ');
  await act(async () => fireEvent.keyDown(field() ?? document.body, { key: 'Enter' }));
  expect(run).toHaveBeenCalledWith('Customer left', null, {});
});

it('says at its field that a reason is missing, and that it must be of the catalogue', async () => {
  const run = await open({ needed: 'listed' });
  await type('');
  await press('Cancel it');
  expect(document.querySelector('.form-help')?.textContent).toBe('Reason cannot be blank');
  await type('own words');
  await press('Cancel it');
  expect(document.querySelector('.form-help')?.textContent).toContain('Choose a reason');
  expect(run).not.toHaveBeenCalled();
});

it('needs none where it may be left out', async () => {
  const run = await open({ needed: false });
  expect(field()?.value).toBe('');
  await press('Cancel it');
  expect(run).toHaveBeenCalledWith('', null, {});
});

it('runs once however often it is pressed, and cannot be left meanwhile', async () => {
  let end: () => void = () => undefined;
  const run = vi.fn(() => new Promise<void>((done) => (end = done)));
  await open({ run });
  await press('Cancel it');
  await press('Cancel it');
  await press('Back');
  expect(run).toHaveBeenCalledTimes(1);
  expect(field()?.disabled).toBe(true);
  await act(async () => end());
  expect(field()).toBeNull();
});

it('says a refusal in the dialogue, and a fault of the reason at its field', async () => {
  const run = vi
    .fn<ActQuestion['run']>()
    .mockRejectedValueOnce({ errors: [], extensions: {}, message: 'no', name: 'x' })
    .mockResolvedValueOnce(undefined);
  await open({ run });
  await press('Cancel it');
  expect(document.querySelector('dialog [role=alert]')?.textContent).not.toBe('');
  expect(answers).toEqual([]);
  await press('Cancel it');
  expect(answers).toEqual([true]);
});

it('stays open when it was not done', async () => {
  await open({ run: async () => null });
  await press('Cancel it');
  expect(field()).not.toBeNull();
});

it('keeps what was typed for the next time, and forgets it once it is done', async () => {
  await open({});
  await type('Half a sentence');
  await press('Back');
  expect(answers).toEqual([false]);
  await press('open');
  await act(async () => undefined);
  await vi.waitFor(() => expect(field()?.value).toBe('Half a sentence'));
  await press('Cancel it');
  await press('open');
  await vi.waitFor(() => expect(field()?.value).toBe('Wrong amount'));
});

it('asks what else it needs, each at its field, and gives it beside the reason', async () => {
  const run = vi.fn<ActQuestion['run']>().mockRejectedValueOnce(
    new CombinedGraphQLErrors({
      errors: [
        { message: 'no', extensions: { details: { issues: [{ path: 'soToi', code: 'NOT_A_NUMBER' }] } } },
      ],
    }),
  );
  const check = (text: string) => (/^\d+$/.test(text) ? null : 'NOT_A_NUMBER');
  await open({
    run,
    fields: [{ path: 'soToi', label: 'Next number', check, draw: (input) => <input {...input} /> }],
  });
  const next = () => document.querySelector<HTMLInputElement>('#act-soToi');
  const say = (value: string) =>
    act(async () => fireEvent.change(next() ?? document.body, { target: { value } }));
  for (const wrong of ['', 'ten']) {
    await say(wrong);
    await press('Cancel it');
    expect(document.activeElement).toBe(next());
  }
  expect(run).not.toHaveBeenCalled();
  await say('10');
  await press('Cancel it');
  expect(document.querySelector('.form-help')?.textContent).not.toBe('');
  expect(document.activeElement).toBe(next());
  await act(async () => fireEvent.keyDown(next() ?? document.body, { key: 'Enter' }));
  expect(run).toHaveBeenLastCalledWith('Wrong amount', { _id: 'wrong', beyond: '' }, { soToi: '10' });
  expect(answers).toEqual([true]);
});

it('suggests what it was given where the catalogue has no kind for it', async () => {
  await open({ act: 'lockUser', of: 'user', reasons: ['Left the house'] });
  expect(asked).toEqual([]);
  await press('Left the house');
  expect(field()?.value).toBe('Left the house');
});
