import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, expect, it, vi } from 'vitest';
import { DraftSlips } from './DraftSlips.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterAll(() => {
  vi.unstubAllGlobals();
});

const shown = (element: HTMLElement, tag: string) => [...element.querySelectorAll<HTMLElement>(tag)];

it('sends drafts now or at a time after the reception, and not at one before it', async () => {
  const sent: Array<string | null> = [];
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const received = new Date(Date.now() - 3_600_000).toISOString();
  await act(async () =>
    root.render(
      <DraftSlips
        count={2}
        NgayTiepNhan={received}
        busy={false}
        onSend={async (at) => {
          sent.push(at);
          return false;
        }}
      />,
    ),
  );
  const sendButton = () => shown(place, 'button').at(-1) as HTMLButtonElement; // the last one
  await expect.poll(() => shown(place, 'button').length).toBe(2); // its texts are read first
  await act(async () => sendButton().click());
  expect(sent).toEqual([null]);

  await act(async () => shown(place, 'button')[0]?.click());
  const field = place.querySelector('input');
  if (!field) throw new Error('the time is not asked for');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      field,
      '01/01/2020 08:00',
    );
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  expect(shown(place, '[role=alert]')).toHaveLength(1);
  expect(sendButton().disabled).toBe(true);
  await act(async () => root.unmount());
  place.remove();
});
