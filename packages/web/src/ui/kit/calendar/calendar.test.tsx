import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { i18n } from '../../../session/i18n.ts';
import { DateField } from '../../DateField.tsx';
import { DateRange } from '../../DateRange.tsx';
import { DateTimeField } from '../../DateTimeField.tsx';
import { dayPlus, formatDate, today } from '../../dateText.ts';
import { type DayRange, daysOf } from '../../periods.ts';
import { type Birth, YearOrDateField } from '../../YearOrDateField.tsx';
import { useCalendarPopup } from '../useCalendarPopup.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterAll(() => void vi.unstubAllGlobals());
beforeAll(async () => {
  await i18n.changeLanguage('vi');
  await i18n.loadNamespaces(['common']);
  // as the page fetches them when a calendar is opened
  await Promise.all([import('./DayCalendar.tsx'), import('./RangeCalendar.tsx')]);
});
let root: Root;
let place: HTMLElement;
let known: unknown;
const heard = vi.fn();
beforeEach(() => {
  known = undefined;
  heard.mockClear();
  place = document.createElement('div');
  document.body.append(place);
  place.addEventListener('keydown', heard);
  root = createRoot(place);
});
afterEach(async () => {
  await act(() => root.unmount());
  document.body.replaceChildren();
});

const input = (at = 0) => place.querySelectorAll('input')[at] ?? new HTMLInputElement();
const popup = () => document.querySelector('[role=dialog]');
const focused = () => document.activeElement?.getAttribute('aria-label');
const press = (key: string, more: KeyboardEventInit = {}) =>
  act(() => {
    const at = document.activeElement;
    const says = { key, bubbles: true, cancelable: true, ...more };
    at?.dispatchEvent(new KeyboardEvent('keydown', says));
    at?.dispatchEvent(new KeyboardEvent('keyup', says)); // a day is picked by letting go
    return Promise.resolve();
  });
const keys = async (...list: string[]) => {
  for (const key of list) await press(key);
};
const type = (text: string, at = 0) =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(at), text);
    input(at).dispatchEvent(new Event('input', { bubbles: true }));
    return Promise.resolve();
  });
/** From a field, by the key that opens its calendar. */
async function open(at = 0): Promise<void> {
  act(() => input(at).focus());
  await press('ArrowDown', { altKey: true });
  await vi.waitFor(() => expect(document.activeElement?.className).toContain('calendar-day'));
}
function Held<V>({
  first,
  draw,
}: {
  first: V;
  draw: (value: V, set: (value: V) => void) => React.ReactNode;
}) {
  const [value, set] = useState(first);
  known = value;
  return draw(value, set);
}
const dayField = (first: string | null) =>
  act(() =>
    root.render(
      <Held<string | null> first={first} draw={(value, set) => <DateField value={value} onChange={set} />} />,
    ),
  );

it('opens at the day of the field, in Vietnamese, weeks begin on Monday', async () => {
  await dayField('2026-11-05');
  await open();
  expect(focused()).toContain('5 tháng 11');
  const heads = [...(popup()?.querySelectorAll('th') ?? [])].map((one) => one.textContent);
  expect([heads[0], heads[6]]).toEqual(['T2', 'CN']);
  const words = (popup()?.textContent ?? '') + (popup()?.innerHTML ?? '');
  expect(words).not.toMatch(/\b(Next|Previous|Selected|Today)\b/);
});

it('goes to the day that was typed where it arrives after the calendar was opened', async () => {
  let arrive = () => {};
  await act(() =>
    root.render(
      <Held<string | null>
        first={null}
        draw={(value, set) => (
          <DateField
            value={value}
            onChange={(typed) => {
              arrive = () => set(typed);
            }}
          />
        )}
      />,
    ),
  );
  act(() => input().focus());
  await type('5/11/85');
  await press('ArrowDown', { altKey: true });
  await vi.waitFor(() => expect(document.activeElement?.className).toContain('calendar-day'));
  expect(focused()).not.toContain('1985');
  await act(async () => arrive());
  expect(focused()).toContain('5 tháng 11, 1985');
  await keys('PageDown', 'Enter');
  await act(async () => arrive());
  expect(input().value).toBe('05/12/1985');
});

it.each([
  ['ArrowRight', '2026-11-06'],
  ['ArrowLeft', '2026-11-04'],
  ['ArrowDown', '2026-11-12'],
  ['ArrowUp', '2026-10-29'],
  ['PageDown', '2026-12-05'],
  ['PageUp', '2026-10-05'],
  ['Home', '2026-11-01'],
  ['End', '2026-11-30'],
])('%s and Enter pick %s', async (key, day) => {
  await dayField('2026-11-05');
  await open();
  await keys(key, 'Enter');
  expect(known).toBe(day);
  expect(popup()).toBeNull();
  expect(document.activeElement).toBe(input());
  expect(input().value).toBe(formatDate(day));
});

it('Shift and PageUp go back by a year', async () => {
  await dayField('2026-11-05');
  await open();
  await press('PageUp', { shiftKey: true });
  await press('Enter');
  expect(known).toBe('2025-11-05');
});

it('Escape closes the calendar alone and leaves what was typed; the screen hears none of its keys', async () => {
  await dayField('2026-11-05');
  await open();
  heard.mockClear();
  await keys('ArrowRight', 'Escape');
  expect(popup()).toBeNull();
  expect(document.activeElement).toBe(input());
  expect(known).toBe('2026-11-05');
  expect(heard).not.toHaveBeenCalled();
});

it('Tab goes round within the calendar', async () => {
  await dayField('2026-11-05');
  await open();
  const last = [...(popup()?.querySelectorAll('button') ?? [])].at(-1);
  act(() => last?.focus());
  await press('Tab');
  expect(focused()).toBe('Tháng trước');
  await press('Tab', { shiftKey: true });
  expect(document.activeElement).toBe(last);
});

function Lost(): never {
  throw new Error('no such file');
}
function FieldWithoutCalendar() {
  const calendar = useCalendarPopup({ onLeave: () => undefined, content: () => <Lost /> });
  return (
    <span className="input-box">
      <input {...calendar.ofInput} />
      {calendar.button}
    </span>
  );
}

it('a calendar that cannot be fetched says so and leaves the field as it is', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  await act(() => root.render(<FieldWithoutCalendar />));
  act(() => input().focus());
  await press('ArrowDown', { altKey: true });
  expect(popup()?.textContent).toBe('Chưa tải được lịch. Hãy gõ ngày.');
  expect(place.contains(input())).toBe(true);
  expect(warned).toHaveBeenCalled();
  warned.mockRestore();
});

it('is in the dialogue around its field', async () => {
  await act(() =>
    root.render(
      <dialog open>
        <DateField value={null} />
      </dialog>,
    ),
  );
  await open();
  expect(popup()?.closest('dialog')).not.toBeNull();
  expect(focused()).toContain('hôm nay');
});

it('marks a day that does not exist once it is left, and not while its calendar is open', async () => {
  await dayField(null);
  act(() => input().focus());
  await type('31/2/2026');
  await open();
  expect(place.querySelector('[role=alert]')).toBeNull();
  await press('Escape');
  act(() => input().blur());
  expect(input().getAttribute('aria-invalid')).toBe('true');
  expect(place.querySelector('[role=alert]')?.textContent).toBe('Ngày không đúng');
});

it('a birth has no day after today', async () => {
  const birth = { NgaySinh: today(), NamSinh: Number(today().slice(0, 4)) };
  await act(() =>
    root.render(
      <Held<Birth | null>
        first={birth}
        draw={(value, set) => <YearOrDateField value={value} onChange={set} />}
      />,
    ),
  );
  await open();
  await keys('ArrowRight', 'ArrowLeft', 'ArrowLeft', 'Enter');
  const day = (known as Birth).NgaySinh; // as held above
  expect([dayPlus(today(), -1), dayPlus(today(), -2)]).toContain(day);
});

it('a moment keeps its hour when another day is picked', async () => {
  await act(() =>
    root.render(
      <Held<string | null>
        first="2026-11-05T01:15:00.000Z"
        draw={(value, set) => <DateTimeField value={value} onChange={set} />}
      />,
    ),
  );
  await open();
  await keys('ArrowRight', 'Enter');
  expect(known).toBe('2026-11-06T01:15:00.000Z');
});

const rangeField = (first: DayRange) =>
  act(() =>
    root.render(
      <Held<DayRange> first={first} draw={(value, set) => <DateRange value={value} onChange={set} />} />,
    ),
  );

it('a range takes its first and its last day from the calendar', async () => {
  await rangeField({ from: '2026-11-05', to: '2026-11-10' });
  await open(1);
  await keys('ArrowRight', 'Enter');
  expect(popup()).not.toBeNull();
  await keys('ArrowDown', 'Enter');
  expect(known).toEqual({ from: '2026-11-11', to: '2026-11-19' }); // the first pick goes on to the day after it
  expect([popup(), document.activeElement]).toEqual([null, input(1)]);
});

it('a range is one of those that people ask for most', async () => {
  await rangeField({ from: '2026-11-05', to: '2026-11-10' });
  await open();
  const preset = [...(popup()?.querySelectorAll('.calendar-periods button') ?? [])];
  expect(preset.map((one) => one.textContent)).toEqual([
    'Hôm nay',
    'Hôm qua',
    'Tuần này',
    'Tháng này',
    'Tháng trước',
  ]);
  await act(() => {
    preset[4]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return Promise.resolve();
  });
  expect(known).toEqual(daysOf('lastMonth', today()));
});

it('the other end of a range follows a day that passes it; what is no day is marked and changes nothing', async () => {
  await rangeField({ from: '2026-11-05', to: '2026-11-10' });
  act(() => input().focus());
  await type('15/11/2026');
  expect(known).toEqual({ from: '2026-11-15', to: '2026-11-15' });
  await type('31/11/2026');
  act(() => input().blur());
  expect(known).toEqual({ from: '2026-11-15', to: '2026-11-15' });
  expect([input().value, input().getAttribute('aria-invalid')]).toEqual(['31/11/2026', 'true']);
  act(() => input().focus());
  await type('2/11/26');
  act(() => input().blur());
  expect(known).toEqual({ from: '2026-11-02', to: '2026-11-15' });
  expect([input().value, place.querySelector('[role=alert]')]).toEqual(['02/11/2026', null]);
});
