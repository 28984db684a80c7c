import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useOneAtATime } from './useOneAtATime.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterAll(() => void vi.unstubAllGlobals());
let root: Root;
let form: HTMLFormElement;
let sent: string[];
let answer: { give: () => void; fail: () => void };

function Sheet({ text }: { text: string }) {
  const { run, busy } = useOneAtATime(async (what: string) => {
    sent.push(`${what} ${text}`);
    await new Promise<void>((resolve, reject) => {
      answer = { give: resolve, fail: () => reject(new Error('refused')) };
    });
  });
  const onSubmit = () => void run('send').catch(() => sent.push('refused'));
  return createElement('form', { onSubmit, 'aria-busy': busy });
}
const show = (text: string) => act(async () => root.render(createElement(Sheet, { text })));
const enter = () => form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })) || undefined;

beforeEach(async () => {
  const place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  sent = [];
  await show('a');
  form = place.querySelector('form') ?? form;
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

it('does what is pressed twice once, and again when that is done, with what is shown by then', async () => {
  await act(async () => {
    enter();
    enter();
  });
  expect(form.getAttribute('aria-busy')).toBe('true');
  await act(async () => void enter());
  expect(sent).toEqual(['send a']);
  await act(async () => answer.give());
  expect(form.getAttribute('aria-busy')).toBe('false');
  await show('b');
  await act(async () => void enter());
  expect(sent).toEqual(['send a', 'send b']);
});

it('can be tried again after a refusal', async () => {
  await act(async () => void enter());
  await act(async () => answer.fail());
  await act(async () => void enter());
  expect(sent).toEqual(['send a', 'refused', 'send a']);
});
