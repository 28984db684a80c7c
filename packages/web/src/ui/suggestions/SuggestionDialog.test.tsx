import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TextKeys } from '../../session/TextKeys.tsx';
import { SuggestionDialog } from './SuggestionDialog.tsx';
import type { Suggestion } from './suggestions.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterAll(() => void vi.unstubAllGlobals());

const line = (key: string, startsUnticked = false) => ({ key, label: key, startsUnticked });
const suggestions: Suggestion[] = [
  { key: 'basic', group: 'All', label: 'Máu cơ bản', lines: [line('count'), line('glucose', true)] },
  { key: 'heart', group: 'All', label: 'Tim mạch', code: 'BO-TIM', lines: [line('ecg'), line('echo')] },
];
let root: Root;
let added: ReturnType<typeof vi.fn<(shown: Suggestion, keys: ReadonlySet<string>) => void>>;

async function draw(more: Partial<Parameters<typeof SuggestionDialog>[0]> = {}) {
  await act(() =>
    root.render(
      <TextKeys>
        <MemoryRouter>
          <SuggestionDialog
            title="Sets"
            empty="None yet"
            suggestions={suggestions}
            loading={false}
            error={undefined}
            onRetry={() => undefined}
            onRemove={() => undefined}
            onAdd={added}
            onClose={() => undefined}
            {...more}
          />
        </MemoryRouter>
      </TextKeys>,
    ),
  );
}
beforeEach(async () => {
  const place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  added = vi.fn();
});
afterEach(async () => {
  await act(() => root.unmount());
  document.body.replaceChildren();
});

const field = () => document.querySelector<HTMLInputElement>('.suggest-from input') as HTMLInputElement;
const boxes = () => [...document.querySelectorAll<HTMLInputElement>('.suggest-lines input')];
const type = (text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text);
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
const press = (key: string, on: Element = field()) =>
  act(async () => {
    on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });

it('ticks what is not there yet, and Enter in the search adds it', async () => {
  await draw();
  expect(boxes().map((box) => box.checked)).toEqual([true, false]);
  await press('Enter');
  expect(added).toHaveBeenCalledWith(suggestions[0], new Set(['count']));
});

it('shows the first of what was searched for, by name or code, without accents', async () => {
  await draw();
  await type('tim mach');
  expect(boxes()).toHaveLength(2);
  await type('bo-tim');
  await act(async () => boxes()[0]?.click());
  await press('Enter', boxes()[1]);
  expect(added).toHaveBeenCalledWith(suggestions[1], new Set(['echo']));
});

it('adds nothing while nothing is ticked, nor before the lines are judged', async () => {
  await draw({ judging: true });
  await press('Enter');
  await draw();
  await act(async () => boxes()[0]?.click());
  await press('Enter');
  expect(added).not.toHaveBeenCalled();
});

it('says how to have suggestions where there are none', async () => {
  await draw({ suggestions: [] });
  expect(document.querySelector('.empty-state')?.textContent).toContain('None yet');
});

it('removes only own ones', async () => {
  const removed = vi.fn();
  const own = { ...(suggestions[0] as Suggestion), ownId: 'basic' };
  await draw({ suggestions: [own, suggestions[1] as Suggestion], onRemove: removed });
  await act(async () => document.querySelector<HTMLElement>('.suggest-lines header .danger')?.click());
  expect(removed).toHaveBeenCalledWith(own);
  await type('tim');
  expect(document.querySelector('.suggest-lines header .danger')).toBeNull();
});
