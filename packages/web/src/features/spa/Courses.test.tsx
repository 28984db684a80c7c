import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TextKeys } from '../../session/TextKeys.tsx';
import Courses from './Courses.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterAll(() => void vi.unstubAllGlobals());
afterEach(cleanup);

/** A server with one course of ten sessions; `tell` lets the desk hear what another one did. */
let done: number;
let gone: boolean;
let refusal: string | null;
let sent: Array<Record<string, unknown>>;
let tell: () => void;

const course = () => ({
  __typename: 'LieuTrinhNguoiBenh',
  _id: 'course',
  TenDichVu: 'Chăm sóc da',
  LieuTrinh: null,
  SoBuoi: 10,
  daLam: done,
  conLai: 10 - done,
  NgayYeuCau: '2026-11-20T02:00:00Z',
  ngayBuoiSau: null,
  NoiThucHien: null,
  buois: [],
  hanhDongs: ['lamBuoi', 'huyBuoi'].map((action) => ({ __typename: 'ActionState', action, refusal: null })),
});
const server = new ApolloLink(
  ({ operationName, variables }) =>
    new Observable((observer) => {
      if (operationName === 'SubApp') {
        const subApp = { _id: '1', module: 'DichVuYeuCau', process: 'update', idNode: null, data: null };
        tell = () => observer.next({ data: { subApp: { __typename: 'SubApp', ...subApp } } });
        return;
      }
      if (operationName === 'LamBuoi') {
        sent.push(variables['input']);
        if (refusal) observer.next({ errors: [{ message: refusal, extensions: { code: refusal } }] });
        else {
          done += 1;
          observer.next({ data: { createBuoiLieuTrinh: course() } });
        }
      } else observer.next({ data: { lieuTrinhsByBenhNhan: gone ? [] : [course()] } });
      observer.complete();
    }),
);

beforeEach(async () => {
  done = 8;
  gone = false;
  refusal = null;
  sent = [];
  const client = new ApolloClient({ link: server, cache: new InMemoryCache() });
  await act(async () => {
    render(
      <ApolloProvider client={client}>
        <TextKeys>
          <Courses BenhNhan_Id="customer" />
        </TextKeys>
      </ApolloProvider>,
    );
  });
  await press('doOne');
  fireEvent.change(note(), { target: { value: 'Da nhạy cảm' } });
});

const dialog = () => document.querySelector('dialog');
const note = () => document.querySelector<HTMLTextAreaElement>('#session-note') ?? new HTMLTextAreaElement();
const buttonOf = (text: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent?.includes(text));
const press = (text: string) => act(async () => buttonOf(text)?.click());
/** Another desk changes the course, and this one hears of it. */
const elsewhere = (change: () => void) =>
  act(async () => {
    change();
    tell();
  });

it('keeps the note when another desk does the session meanwhile, says so, and does the one that is next', async () => {
  expect(dialog()?.textContent).not.toContain('meanwhile');
  await elsewhere(() => {
    done = 9;
  });
  expect(note().value).toBe('Da nhạy cảm');
  expect(dialog()?.textContent).toContain('meanwhile.changed');
  await press('doIt');
  expect(sent).toMatchObject([{ DichVuYeuCauChiTiet_Id: 'course', Lan: 10, GhiChu: 'Da nhạy cảm' }]);
  expect(dialog()).toBeNull();
});

it('does nothing where the last session was done meanwhile, or the course is gone, and the note can still be read', async () => {
  await elsewhere(() => {
    done = 10;
  });
  expect(dialog()?.textContent).toContain('meanwhile.allDone');
  expect(buttonOf('doIt')?.disabled).toBe(true);
  await elsewhere(() => {
    gone = true;
  });
  expect(dialog()?.textContent).toContain('meanwhile.gone');
  expect(note().value).toBe('Da nhạy cảm');
  fireEvent.keyDown(note(), { key: 'Enter' });
  expect(sent).toEqual([]);
});

it('asks with the same request after a refusal of the same session, and stays open', async () => {
  refusal = 'COURSE_SESSION_OTHER';
  await press('doIt');
  expect(note().value).toBe('Da nhạy cảm');
  refusal = null;
  await press('doIt');
  expect(sent.map((one) => one['Lan'])).toEqual([9, 9]);
  expect(sent[0]?.['requestId']).toBe(sent[1]?.['requestId']);
});
