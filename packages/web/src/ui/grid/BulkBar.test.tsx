import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TextKeys } from '../../session/TextKeys.tsx';
import { Notices } from '../kit/Notices.tsx';
import { notices } from '../kit/noticeStore.ts';
import { BulkBar, type BulkOutcome } from './BulkBar.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterAll(() => void vi.unstubAllGlobals());
let root: Root;
beforeEach(async () => {
  for (const { id } of notices.now().messages) notices.readOut(id); // the store is one for all that runs in this process
  const place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});
afterEach(async () => {
  await act(() => root.unmount());
  document.body.replaceChildren();
});

async function done(outcome: BulkOutcome) {
  const left = vi.fn();
  await act(() =>
    root.render(
      <TextKeys>
        <Notices />
        <BulkBar
          rows={new Map([['a', 'A']])}
          acts={[{ key: 'suspend', label: 'Suspend', icon: null, run: () => Promise.resolve(outcome) }]}
          nameOf={String}
          onClear={() => undefined}
          onLeft={left}
        />
      </TextKeys>,
    ),
  );
  const [suspend] = [...document.querySelectorAll<HTMLElement>('.grid-bulk button')];
  await act(async () => suspend?.click());
  return left;
}
const undo = () => document.querySelector<HTMLElement>('.message button');

it('lets an act be undone that says how, and tells why that failed', async () => {
  const takeBack = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  const left = await done({ done: 1, refused: [], undo: takeBack });
  expect(left).toHaveBeenCalledWith([]);
  await act(async () => undo()?.click());
  expect(takeBack).toHaveBeenCalledTimes(1);
  expect(notices.now().messages.map((one) => one.kind)).toEqual(['error']);
});

it('only tells what cannot be undone', async () => {
  await done({ done: 1, refused: [] });
  expect([undo(), notices.now().messages.length]).toEqual([null, 1]);
});
