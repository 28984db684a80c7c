import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type DraftRow, deviceStore } from '../../session/deviceStore.ts';
import { drafts } from '../drafts.ts';
import { Form } from '../kit/Form.tsx';
import { Input } from '../kit/Input.tsx';
import type { SaveRequest } from './recordSurroundings.ts';
import { unsentSaves } from './unsentSaves.ts';
import { useRecordForm } from './useRecordForm.ts';

type Person = { id: string; version: number; name: string; note: string | null };
type Values = { name: string; note: string | null };
type Save = { request: SaveRequest<Person, Values, never>; answer: (saved: Person | Error) => Promise<void> };

const rows = new Map<string, DraftRow>();
vi.spyOn(deviceStore.drafts, 'get').mockImplementation(async (key) => rows.get(key));
vi.spyOn(deviceStore.drafts, 'put').mockImplementation(async (row) => void rows.set(row.key, row));
vi.spyOn(deviceStore.drafts, 'delete').mockImplementation(async (key) => void rows.delete(key));
afterAll(() => vi.restoreAllMocks());

let saves: Save[];
let shown: ReturnType<typeof useRecordForm<Person, Values>>;
let told: string[];
const an: Person = { id: 'a', version: 1, name: 'An', note: null };

type ScreenProps = { id: string; record?: Person | null; onRender?: () => void; hidden?: boolean };
function Screen({ id, record, onRender, hidden = false }: ScreenProps) {
  onRender?.();
  shown = useRecordForm<Person, Values>({
    form: 'person',
    id,
    ...(record === undefined ? {} : { record }),
    blank: { name: '', note: null },
    identify: (one) => one,
    toValues: ({ name, note }) => ({ name, note }),
    load: async (of) => (of === 'b' ? { ...an, id: 'b', name: 'Bo' } : an),
    save: (request) =>
      new Promise((resolve, reject) =>
        saves.push({
          request,
          answer: (saved) => act(async () => (saved instanceof Error ? reject(saved) : resolve(saved))),
        }),
      ),
    check: ({ name }) => (name === '' ? [{ path: 'name', code: 'REQUIRED' }] : []),
    current: ({ current }) => current as Person, // as this test refuses
    describe: ({ paths, mine, theirs }) =>
      paths.map((path) => ({
        path,
        label: path,
        mine: String(mine[path as 'name']), // its fields
        theirs: String(theirs[path as 'name']),
      })),
    onSaved: ({ record: saved, typedOn }) =>
      told.push(`${saved.id}@${saved.version}${typedOn ? ' typed on' : ''}`),
  });
  return (
    <Form form={shown.form} disabled={shown.saving} onValuesChange={shown.onValuesChange}>
      {hidden ? null : (
        <Form.Item name="name" label="Name">
          <Input />
        </Form.Item>
      )}
      <Form.Item name="note" label="Note">
        <Input />
      </Form.Item>
    </Form>
  );
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const save = () => act(async () => void shown.save());
const ready = () => vi.waitFor(() => expect(shown.ready).toBe(true));
const draft = async () => {
  await drafts.flush();
  return [...rows.values()].map((row) => [row.id, JSON.stringify(row.value)] as const);
};
const refusal = (code: string, details: object) =>
  new CombinedGraphQLErrors({ data: null, errors: [{ message: code, extensions: { code, details } }] });

beforeEach(() => {
  saves = [];
  told = [];
});
afterEach(async () => {
  cleanup();
  // a save that is on its way keeps its form
  for (const one of saves) await one.answer(new TypeError('Failed to fetch'));
  await drafts.flush();
  rows.clear();
});

test('a record is read, typed in and saved, and its fields show what the server made of it', async () => {
  render(<Screen id="a" />);
  await ready();
  expect(field('Name').value).toBe('An');
  type('Name', 'anh');
  expect(shown.dirty).toBe(true);
  expect((await draft())[0]?.[1]).toContain('anh');
  await save();
  expect(saves[0]?.request).toMatchObject({
    id: 'a',
    version: 1,
    changed: ['name'],
    values: { name: 'anh' },
  });
  await saves[0]?.answer({ ...an, version: 2, name: 'Anh' });
  expect(field('Name').value).toBe('Anh');
  expect(shown.dirty).toBe(false);
  expect(await draft()).toEqual([]);
  expect(told).toEqual(['a@2']);
});

/** Types at the moment when the form is drawn, before the browser is told of anything. */
function Quick({ note, ...props }: ScreenProps & { note: string }) {
  useLayoutEffect(() => {
    type('Note', note);
  }, [note]);
  return <Screen {...props} />;
}

test('what is typed at the moment when the form is drawn is typed', async () => {
  render(<Quick id="a" record={an} note="quick" />);
  await ready();
  expect(shown.values().note).toBe('quick');
  expect((await draft())[0]?.[1]).toContain('quick');
  await save();
  expect(saves[0]?.request).toMatchObject({ changed: ['note'], values: { name: 'An', note: 'quick' } });
});

test('a form that is opened again while its save is on its way takes what is typed at once', async () => {
  const first = render(<Screen id="a" record={an} />);
  await ready();
  type('Name', 'Anh');
  await save();
  first.unmount();
  render(<Quick id="a" record={an} note="quick" />);
  await saves[0]?.answer({ ...an, version: 2, name: 'Anh' });
  expect(shown.values()).toEqual({ name: 'Anh', note: 'quick' });
});

test('the first wrong field has the cursor also where it stands in a tab that is shown for it', async () => {
  const { rerender } = render(<Screen id="a" hidden />);
  await ready();
  await act(async () => shown.change({ name: '' }));
  await save();
  rerender(<Screen id="a" />);
  await vi.waitFor(() => expect(document.activeElement).toBe(field('Name')));
  // once: whoever goes on to another field stays there
  field('Note').focus();
  rerender(<Screen id="a" />);
  expect(document.activeElement).toBe(field('Note'));
});

test('a save that the server was not reached with is told until it is done, wherever the person goes', async () => {
  const { unmount } = render(<Screen id="a" />);
  await ready();
  type('Name', 'Anh');
  await save();
  expect(unsentSaves.now()).toEqual([]);
  await saves[0]?.answer(new TypeError('Failed to fetch'));
  expect(unsentSaves.now()).toHaveLength(1);
  unmount();
  expect(unsentSaves.now()).toHaveLength(1);
  render(<Screen id="a" />);
  await ready();
  await save();
  await saves[1]?.answer(new TypeError('Failed to fetch'));
  expect(unsentSaves.now()).toHaveLength(1);
  await save();
  await saves[2]?.answer({ ...an, version: 2, name: 'Anh' });
  expect(unsentSaves.now()).toEqual([]);
});

test('a new record whose save did not arrive is no longer told once it is given up', async () => {
  render(<Screen id="new" />);
  await ready();
  type('Name', 'Bo');
  await save();
  await saves[0]?.answer(new TypeError('Failed to fetch'));
  expect(unsentSaves.now()).toHaveLength(1);
  await act(async () => shown.discard());
  expect(unsentSaves.now()).toEqual([]);
});

test('what is wrong stands at its field, and the first wrong field has the cursor', async () => {
  render(<Screen id="a" />);
  await ready();
  type('Name', '');
  await save();
  expect(saves).toEqual([]);
  expect(document.activeElement).toBe(field('Name'));
  await vi.waitFor(() => expect(field('Name').getAttribute('aria-invalid')).toBe('true'));
  type('Name', 'An Anh');
  await vi.waitFor(() => expect(field('Name').getAttribute('aria-invalid')).toBeNull());
});

test('what the server refuses takes the cursor to its field once that can be typed in again', async () => {
  render(<Screen id="a" />);
  await ready();
  type('Note', 'x');
  await save();
  expect(field('Note').disabled).toBe(true);
  await saves[0]?.answer(refusal('BAD_INPUT', { issues: [{ path: 'note', code: 'TOO_LONG' }] }));
  expect(document.activeElement).toBe(field('Note'));
  expect(shown.issues.list).toEqual([{ path: 'note', code: 'TOO_LONG' }]);
});

test('a second press does nothing more, and both get the one outcome', async () => {
  render(<Screen id="a" />);
  await ready();
  type('Name', 'Anh');
  const outcomes = Promise.all([shown.save(), shown.save()]);
  await act(async () => undefined);
  expect(saves).toHaveLength(1);
  await saves[0]?.answer({ ...an, version: 2, name: 'Anh' });
  expect((await outcomes).map((one) => one.kind)).toEqual(['ok', 'ok']);
});

test('a new record keeps what is typed on, under its own id, and the next new one begins empty', async () => {
  const first = render(<Screen id="new" />);
  await ready();
  type('Name', 'Bo');
  await save();
  act(() => shown.change({ note: 'late' }));
  await saves[0]?.answer({ id: 'b', version: 1, name: 'Bo', note: null });
  expect(told).toEqual(['b@1 typed on']);
  expect((await draft()).map(([id]) => id)).toEqual(['b']);
  first.rerender(<Screen id="b" />);
  await ready();
  expect(field('Note').value).toBe('late');
  first.rerender(<Screen id="new" />);
  await ready();
  expect(field('Name').value).toBe('');
});

test('an answer that comes after somebody left to another record does not land there, and leads nobody back', async () => {
  const first = render(<Screen id="a" />);
  await ready();
  type('Name', 'Anh');
  await save();
  first.rerender(<Screen id="b" />);
  await ready();
  await saves[0]?.answer({ ...an, version: 2, name: 'Anh' });
  expect(field('Name').value).toBe('Bo');
  expect(await draft()).toEqual([]);
});

test('where both changed one field both versions are shown, and the choice is saved over theirs', async () => {
  render(<Screen id="a" />);
  await ready();
  type('Name', 'Mine');
  await save();
  const theirs = { ...an, version: 5, name: 'Theirs', note: 'their note' };
  await saves[0]?.answer(refusal('CONFLICT', { current: theirs }));
  expect(shown.conflict.open).toBe(true);
  expect(shown.conflict.lines).toEqual([{ path: 'name', label: 'name', mine: 'Mine', theirs: 'Theirs' }]);
  expect(field('Note').value).toBe('their note');
  await act(async () => shown.conflict.onKeepMine());
  expect(saves[1]?.request).toMatchObject({ version: 5, values: { name: 'Mine', note: 'their note' } });
});

test.each([
  ['a lost network', new TypeError('Failed to fetch')],
  ['an ended session', refusal('UNAUTHENTICATED', {})],
])('%s leaves what was typed in the form and on the device', async (_what, error) => {
  render(<Screen id="a" />);
  await ready();
  type('Name', 'Anh');
  await save();
  await saves[0]?.answer(error);
  expect(shown.saving).toBe(false);
  expect(field('Name').value).toBe('Anh');
  cleanup();
  expect((await draft())[0]?.[1]).toContain('Anh');
  render(<Screen id="a" />);
  await ready();
  expect(field('Name').value).toBe('Anh');
  expect(shown.restoredAt).not.toBeNull();
});

test('a record that the screen reads comes in around what is typed', async () => {
  const view = render(<Screen id="a" record={an} />);
  await ready();
  type('Note', 'mine');
  view.rerender(<Screen id="a" record={{ ...an, version: 2, name: 'Anh' }} />);
  expect(field('Name').value).toBe('Anh');
  expect(field('Note').value).toBe('mine');
  view.rerender(<Screen id="a" record={an} />);
  expect(field('Name').value).toBe('Anh');
});

test('typing draws its field, and the screen only when something else is to be seen', async () => {
  let renders = 0;
  render(<Screen id="a" onRender={() => (renders += 1)} />);
  await ready();
  type('Name', 'A');
  const before = renders;
  for (const value of ['Ab', 'Abc', 'Abcd']) type('Name', value);
  expect(renders).toBe(before);
});

test('a field that is set from beside it is typed, too', async () => {
  render(<Screen id="a" />);
  await ready();
  act(() => shown.form.setFieldValue('note', 'named'));
  expect(field('Note').value).toBe('named');
  expect(shown.values().note).toBe('named');
  expect(shown.dirty).toBe(true);
});
