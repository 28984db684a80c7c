import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TextKeys } from '../../../session/TextKeys.tsx';
import type { Bill } from '../useBill.ts';
import { DifferenceNotice } from './DifferenceNotice.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterAll(() => void vi.unstubAllGlobals());
let root: Root;
let place: HTMLElement;
beforeEach(async () => {
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});
afterEach(async () => {
  await act(() => root.unmount());
  document.body.replaceChildren();
});

const difference = { chenhLech: '70000.00', chenhLechBHYT: '280000.00' };

const shown = async (canTinhLai: typeof difference | null, refusal: string | null, onWorkOut = () => {}) => {
  const bill = { canTinhLai, hanhDongs: [{ action: 'tinhLai', refusal }] } as Bill; // what the notice reads
  await act(() =>
    root.render(
      <TextKeys>
        <DifferenceNotice bill={bill} onWorkOut={onWorkOut} />
      </TextKeys>,
    ),
  );
  return place.textContent ?? '';
};

it('says by how much a bill differs, and works it out anew', async () => {
  const onWorkOut = vi.fn();
  const text = await shown(difference, null, onWorkOut);
  expect(text).toContain('70.000');
  expect(text).toContain('280.000');
  await act(() => place.querySelector('button')?.click());
  expect(onWorkOut).toHaveBeenCalledOnce();
});

it('of a closed bill says what is to be opened first', async () => {
  expect(await shown(difference, 'RECEPTION_COST_CONFIRMED')).toContain('differenceClosed');
  expect(place.querySelector('button')).toBeNull();
});

it('says nothing of a bill that is right', async () => {
  expect(await shown(null, null)).toBe('');
});
