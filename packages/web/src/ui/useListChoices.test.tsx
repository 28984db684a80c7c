import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useListChoices } from './useListChoices.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterAll(() => void vi.unstubAllGlobals());

let root: Root;
let choices: ReturnType<typeof useListChoices<'Cho' | 'Xong'>>;

function List() {
  choices = useListChoices(['Cho', 'Xong'], 'Cho');
  return null;
}

/** Lets time pass, as timers and the clock tell it. */
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  // half a minute before midnight in Vietnam
  vi.useFakeTimers({ now: new Date('2026-12-31T23:59:30+07:00') });
  root = createRoot(document.createElement('div'));
  act(() => root.render(createElement(List)));
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
});

describe('the choices of a work list', () => {
  it('are of the new day after midnight on a screen that stays open', () => {
    expect(choices.range).toEqual({ from: '2026-12-31', to: '2026-12-31' });
    pass(60_000);
    expect(choices).toMatchObject({ range: { from: '2027-01-01', to: '2027-01-01' }, isToday: true });
  });

  it('keep days that were chosen', () => {
    act(() => choices.setRange({ from: '2026-12-30', to: '2026-12-31' }));
    pass(60_000);
    expect(choices).toMatchObject({ range: { from: '2026-12-30', to: '2026-12-31' }, isToday: false });
  });

  it('go on with the day when today is chosen again', () => {
    act(() => choices.setRange({ from: '2026-12-30', to: '2026-12-31' }));
    act(() => choices.setRange({ from: '2026-12-31', to: '2026-12-31' }));
    pass(60_000);
    expect(choices.range.from).toBe('2027-01-01');
  });

  it('ask for a text once typing rests, and for none when it is taken out', () => {
    act(() => choices.setSearch('lan'));
    expect(choices.keyword).toBeNull();
    pass(60);
    expect(choices.keyword).toBe('lan');
    act(() => choices.setSearch(''));
    pass(60);
    expect(choices.keyword).toBeNull();
  });

  it('know their tabs', () => {
    act(() => choices.setTab('Xong'));
    expect(choices.tab).toBe('Xong');
    act(() => choices.setTab('Khac'));
    expect(choices.tab).toBe('Cho');
  });
});
