import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TextKeys } from '../../../session/TextKeys.tsx';
import { type Session, SessionContext } from '../../../session/useSession.ts';
import { TemplateArea } from './TemplateArea.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterAll(() => void vi.unstubAllGlobals());

const template = (_id: string, Muc: string, Ten: string, NoiDung: string, cuaToi = false) => ({
  __typename: 'MauVanBan',
  _id,
  Muc,
  Ma: _id,
  Ten,
  NoiDung,
  cuaToi,
});
const mauVanBans = [
  template('m1', 'LyDoKham', 'Của riêng', 'Tái khám theo hẹn.', true),
  template('m2', 'LyDoKham', 'Đau bụng', 'Đau bụng vùng rốn.'),
  template('m3', 'LoiDan', 'Nghỉ ngơi', 'Nghỉ ngơi.'),
];
let root: Root;
let asked: number;

function Sheet({ disabled = false, begin = '' }) {
  const [text, setText] = useState(begin);
  return (
    <TemplateArea
      field="LyDoKham"
      disabled={disabled}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}

async function draw(props: { disabled?: boolean; begin?: string } = {}) {
  const place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  const link = new ApolloLink(() => {
    asked += 1;
    return new Observable((observer) => {
      observer.next({ data: { mauVanBans } });
      observer.complete();
    });
  });
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const session = { user: { employee: { _id: 'me' } } } as unknown as Session; // all that a field reads of it
  await act(() =>
    root.render(
      <ApolloProvider client={client}>
        <TextKeys>
          <SessionContext value={session}>
            <Sheet {...props} />
          </SessionContext>
        </TextKeys>
      </ApolloProvider>,
    ),
  );
}
beforeEach(() => {
  asked = 0;
});
afterEach(async () => {
  await act(() => root.unmount());
  document.body.replaceChildren();
});

const area = () => document.querySelector('textarea') as HTMLTextAreaElement;
const options = () => [...document.querySelectorAll('[role="option"]')].map((one) => one.textContent);
const focus = () => act(async () => area().focus());
const type = (text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area(), text);
    area().setSelectionRange(text.length, text.length);
    area().dispatchEvent(new Event('input', { bubbles: true }));
  });
const press = (key: string) =>
  act(async () => {
    area().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });

it('asks for templates once somebody is there, and lists those of the field at "/"', async () => {
  await draw();
  expect(asked).toBe(0);
  await focus();
  await type('Sốt /');
  await expect.poll(options).toHaveLength(4); // and two acts
  expect(asked).toBe(1);
  await type('Sốt /dau');
  await expect.poll(options).toEqual(['Đau bụngĐau bụng vùng rốn.']);
});

it('puts the template in at the caret with Enter, and keeps what was typed', async () => {
  await draw();
  await focus();
  await type('Sốt /dau');
  await expect.poll(options).toHaveLength(1);
  await press('Enter');
  expect(area().value).toBe('Sốt Đau bụng vùng rốn.');
  expect(options()).toEqual([]);
});

it('leaves "/" alone at Escape, within words, and in words that no template has', async () => {
  await draw();
  await focus();
  await type('/');
  await expect.poll(options).not.toEqual([]);
  await press('Escape');
  expect([options(), area().value]).toEqual([[], '/']);
  await type('HA 120/80');
  expect(options()).toEqual([]);
  await type('Sốt /xyz');
  await press('Enter');
  expect([options(), area().value]).toEqual([[], 'Sốt /xyz']);
});

it('opens by its button, too, without a sign in the text', async () => {
  await draw({ begin: 'Sốt.' });
  await act(async () => document.querySelector<HTMLElement>('.template-button')?.click());
  await expect.poll(options).toHaveLength(4);
  await press('Enter');
  expect(area().value).toBe('Sốt. Tái khám theo hẹn.');
});

it('offers nothing where nothing may be typed', async () => {
  await draw({ disabled: true });
  expect(document.querySelector('.template-button')).toBeNull();
});
