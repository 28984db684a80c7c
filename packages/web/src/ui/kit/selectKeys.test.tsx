import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Option } from './options.tsx';
import { Select, SelectMany } from './Select.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterAll(() => void vi.unstubAllGlobals());
let root: Root;
let place: HTMLElement;
beforeEach(() => {
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});
afterEach(async () => {
  await act(() => root.unmount());
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const options = (...labels: readonly string[]): Option[] => labels.map((label) => ({ value: label, label }));
const rooms = options('Hồ Chí Minh', 'Hà Nội', 'Huế', 'Đà Nẵng', 'Đà Lạt', 'Cần Thơ');
const field = () => place.querySelector('input') ?? new HTMLInputElement();
const lines = () => [...document.querySelectorAll('[role=option]')].map((one) => one.textContent);
const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;
const press = (key: string, more: KeyboardEventInit = {}) =>
  act(() => {
    field().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
    return Promise.resolve();
  });
const type = (text: string) =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text);
    field().dispatchEvent(new Event('input', { bubbles: true }));
    return Promise.resolve();
  });
const taken = vi.fn();
beforeEach(() => taken.mockReset());
async function draw(list: readonly Option[], search: boolean, value: string | null = null) {
  const searched = search ? { showSearch: {} } : {};
  await act(() =>
    root.render(<Select aria-label="x" {...searched} options={list} value={value} onChange={taken} />),
  );
  await act(() => field().focus());
}

it.each([
  ['End', 'Cần Thơ'],
  ['Home', 'Hồ Chí Minh'],
  ['ArrowUp', 'Hồ Chí Minh'],
  ['ArrowDown', 'Huế'],
  ['PageDown', 'Cần Thơ'],
  ['PageUp', 'Hồ Chí Minh'],
])('%s moves from the chosen line to %s', async (key, name) => {
  await draw(rooms, false, 'Hà Nội');
  await press('ArrowDown');
  expect(active()).toBe('Hà Nội');
  await press(key);
  expect(active()).toBe(name);
  await press('Enter');
  expect(taken).toHaveBeenCalledWith(name, expect.anything());
});

it('finds a line by its first letters without a search, and the next one by the same letter', async () => {
  await draw(rooms, false);
  await press('d');
  expect([lines().length, active()]).toEqual([6, 'Đà Nẵng']);
  await press('d');
  expect(active()).toBe('Đà Lạt');
  await press('Escape');
  expect(taken).not.toHaveBeenCalled();
});

it('finds by initials', async () => {
  await draw(rooms, true);
  await type('hcm');
  expect(lines()).toEqual(['Hồ Chí Minh']);
  await press('Enter');
  expect(taken).toHaveBeenCalledWith('Hồ Chí Minh', expect.anything());
});

it('takes the line that text or keys found with Tab, which goes on', async () => {
  await draw(rooms, true);
  await type('hue');
  const tab = new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true });
  await act(() => Promise.resolve(field().dispatchEvent(tab)));
  expect(taken).toHaveBeenCalledWith('Huế', expect.anything());
  expect([tab.defaultPrevented, lines()]).toEqual([false, []]);
});

it('takes nothing with Tab in a list that was only opened', async () => {
  await draw(rooms, true);
  await act(() =>
    place.querySelector('.select-field')?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true })),
  );
  expect(active()).toBe('Hồ Chí Minh');
  await press('Tab');
  expect(taken).not.toHaveBeenCalled();
});

it('does not give back a chosen line of many with Tab', async () => {
  await act(() =>
    root.render(
      <SelectMany aria-label="x" showSearch={{}} options={rooms} value={['Huế']} onChange={taken} />,
    ),
  );
  await act(() => field().focus());
  await type('hue');
  await press('Tab');
  expect(taken).not.toHaveBeenCalled();
});

it('leaves the keys of the screen to it while its list is open', async () => {
  const heard: string[] = [];
  const hear = ({ key }: KeyboardEvent) => heard.push(key);
  window.addEventListener('keydown', hear);
  await draw(rooms, false);
  await press('ArrowDown');
  heard.length = 0;
  await press('PageUp');
  await press('F9');
  await press('s', { ctrlKey: true });
  await press('Escape');
  window.removeEventListener('keydown', hear);
  expect(heard).toEqual(['PageUp', 'F9', 's']);
});

it('takes a line with the mouse, and not one that cannot be taken', async () => {
  await draw([...rooms.slice(0, 2), { value: 'Huế', label: 'Huế', disabled: true }], false);
  await press('ArrowDown');
  const line = (at: number) => document.querySelectorAll<HTMLElement>('[role=option]')[at];
  await act(() => line(2)?.click());
  expect([taken.mock.calls.length, line(2)?.getAttribute('aria-disabled')]).toEqual([0, 'true']);
  await act(() => line(1)?.click());
  expect(taken).toHaveBeenCalledWith('Hà Nội', expect.anything());
  expect(lines()).toEqual([]);
});

it('draws headings over the groups, which keys pass over', async () => {
  const grouped = rooms.map((one, at) => ({ ...one, group: at < 3 ? 'North' : 'South' }));
  await draw(grouped, false, 'Huế');
  await press('ArrowDown');
  expect([...document.querySelectorAll('[role=group]')].map((one) => one.textContent)).toEqual([
    expect.stringMatching(/^North/),
    expect.stringMatching(/^South/),
  ]);
  await press('ArrowDown');
  expect(active()).toBe('Đà Nẵng');
});

it('moves to the end of a list of hundreds, of which it draws what is seen', async () => {
  // nothing has a size here: the list is nine lines high
  for (const [size, of] of [
    ['clientHeight', 270],
    ['clientWidth', 200],
    ['scrollHeight', 30],
  ] as const)
    vi.spyOn(HTMLElement.prototype, size, 'get').mockReturnValue(of);
  await draw(options(...Array.from({ length: 300 }, (_, at) => `Room ${at}`)), false, 'Room 7');
  await press('ArrowDown');
  await vi.waitFor(() => expect(active()).toBe('Room 7'));
  await press('End');
  await vi.waitFor(() => expect(active()).toBe('Room 299'));
  expect(lines().length).toBeLessThan(60);
  await press('Enter');
  expect(taken).toHaveBeenCalledWith('Room 299', expect.anything());
});

it('opens in the dialogue around it, and the mark of the first line follows what the server finds', async () => {
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  dialog.append(place);
  const show = (found: readonly Option[]) =>
    act(() =>
      root.render(
        <Select
          aria-label="x"
          showSearch={{ filterOption: false }}
          options={[...found, ...options('Chosen')]}
          value="Chosen"
          onChange={taken}
        />,
      ),
    );
  await show([]);
  await act(() => field().focus());
  await type('ro');
  expect(document.querySelector('[role=listbox]')?.closest('dialog')).toBe(dialog);
  await show(options('Room 1', 'Room 2'));
  expect(active()).toBe('Room 1');
  await press('Enter');
  expect(taken).toHaveBeenCalledWith('Room 1', expect.anything());
});
