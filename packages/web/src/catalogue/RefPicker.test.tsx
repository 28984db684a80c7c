import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { setLanguage } from '../session/i18n.ts';
import type { Entry } from '../ui/entry.ts';
import { RefPicker } from './RefPicker.tsx';

beforeAll(() => setLanguage('vi'));
afterEach(cleanup);

const entry = (_id: string, MaICD: string, TenICD: string): Entry => ({
  _id,
  version: 1,
  TrangThai: 'Sử dụng',
  TamNgung: false,
  MaICD,
  TenICD,
});
const throat = entry('throat', 'J02.9', 'Viêm họng cấp');
const nose = entry('nose', 'J00', 'Viêm mũi họng cấp');

/** A picker of diseases whose catalogue answers when it is told to. */
function shown() {
  const answers: Array<() => void> = [];
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        answers.push(() => {
          observer.next({ data: { entries: [nose, throat] } });
          observer.complete();
        });
      }),
  );
  const onChange = vi.fn();
  const usual = [{ entry: throat, wording: null, group: 'Hay dùng' }];
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <RefPicker to="ICD" usual={usual} aria-label="Bệnh" onChange={onChange} />
    </ApolloProvider>,
  );
  const field = screen.getByRole('combobox', { name: 'Bệnh' });
  const type = (text: string) => {
    field.focus();
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    fireEvent.change(field, { target: { value: text } });
  };
  return { field, type, onChange, answers };
}

it('takes a usual entry that is seen by Enter, before the catalogue has answered', async () => {
  const { field, type, onChange } = shown();
  type('J02');
  await waitFor(() => expect(screen.getByRole('option', { name: /J02\.9/ })).toBeDefined());
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onChange).toHaveBeenCalledWith('throat', throat);
});

it('takes by an Enter that came before anything was offered what the catalogue answers', async () => {
  const { field, type, onChange, answers } = shown();
  type('J00');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onChange).not.toHaveBeenCalled();
  await waitFor(() => expect(answers.length).toBeGreaterThan(1));
  answers.at(-1)?.();
  await waitFor(() => expect(onChange).toHaveBeenCalledWith('nose', nose));
});
