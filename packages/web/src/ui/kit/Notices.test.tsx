import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lockDesk, unlockDesk } from '../../session/deskLock.ts';
import { HotkeyProvider } from '../hotkeys.tsx';
import { Modal } from './Dialog.tsx';
import { Notices } from './Notices.tsx';
import { notices, useNotices } from './noticeStore.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterAll(() => void vi.unstubAllGlobals());
beforeEach(() => {
  for (const { id } of notices.now().messages) notices.readOut(id); // the store is one for all that runs in this process
});
afterEach(() => void vi.useRealTimers());

const said = () => [...document.querySelectorAll('.message')].map((one) => one.textContent);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('shows what was told before it was there for the whole of its time', async () => {
  vi.useFakeTimers();
  const { message } = useNotices();
  message.success('Saved');
  await pass(5000);
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  await act(() => root.render(<Notices />));
  await pass(1900);
  expect(said()).toEqual(['Saved']);
  await pass(200);
  expect(said()).toEqual([]);
  await act(() => root.unmount());
});

it('keeps what is told while the screen is covered until it is open again', async () => {
  vi.useFakeTimers();
  localStorage.setItem('accessToken', 'token');
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  await act(() => root.render(<Notices />));
  await act(() => lockDesk());
  await act(() => useNotices().message.success('Đã lưu'));
  await pass(5000);
  expect(said()).toEqual([]);
  await act(() => unlockDesk());
  expect(said()).toEqual(['Đã lưu']);
  await pass(2100);
  expect(said()).toEqual([]);
  await act(() => root.unmount());
  localStorage.clear();
});

it('tells over a dialogue that covers the page, and goes on when it closes', async () => {
  vi.useFakeTimers();
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const draw = (open: boolean) =>
    act(() =>
      root.render(
        <>
          <Notices />
          <Modal open={open} title="Patient" onCancel={() => undefined} />
        </>,
      ),
    );
  await draw(true);
  await act(() => useNotices().message.success('Đã lưu'));
  const told = document.querySelector('.message');
  expect(told?.closest('dialog')?.open).toBe(true);
  await draw(false);
  await pass(10);
  expect([told?.isConnected, told?.closest('dialog')]).toEqual([true, null]);
  await pass(2100);
  expect(said()).toEqual([]);
  await act(() => root.unmount());
});

it('lets what it tells be undone for at least eight seconds, and stays while the button has the focus', async () => {
  vi.useFakeTimers();
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  await act(() => root.render(<Notices />));
  const undone = vi.fn();
  const tell = () =>
    act(() => void useNotices().message.info('Đã bỏ Glucose', undefined, { label: 'Hoàn tác', run: undone }));
  await tell();
  await pass(7900);
  const button = document.querySelector<HTMLButtonElement>('.message button');
  await act(() => button?.focus());
  await pass(20_000);
  expect(document.querySelector('.message[role="status"]')?.textContent).toContain('Đã bỏ Glucose');
  await act(() => button?.click());
  expect(undone).toHaveBeenCalledTimes(1);
  expect(said()).toEqual([]);
  await tell();
  await pass(8100);
  expect(said()).toEqual([]);
  await act(() => root.unmount());
});

it('lets only the newest act be undone, by its key too, and takes a message back', async () => {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  await act(() =>
    root.render(
      <HotkeyProvider>
        <Notices />
      </HotkeyProvider>,
    ),
  );
  const [first, second] = [vi.fn(), vi.fn()];
  const { message } = useNotices();
  await act(() => void message.info('one', undefined, { label: 'Undo', run: first }));
  let withdraw: () => void = () => undefined;
  await act(() => {
    withdraw = message.info('two', undefined, { label: 'Undo', run: second });
  });
  expect(said()).toHaveLength(1);
  const press = () =>
    act(
      () =>
        void window.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'z', code: 'KeyZ', altKey: true, cancelable: true }),
        ),
    );
  await press();
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  await act(() => {
    withdraw = message.info('three', undefined, { label: 'Undo', run: second });
  });
  await act(() => withdraw());
  await press();
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  await act(() => root.unmount());
});

it('tells once what went wrong twice alike, and each thing that was done', () => {
  const { message } = useNotices();
  message.error('The main disease cannot be blank.');
  message.error('Another');
  message.error('The main disease cannot be blank.');
  message.success('Saved');
  message.success('Saved');
  expect(notices.now().messages.map(({ text }) => text)).toEqual([
    'Another',
    'The main disease cannot be blank.',
    'Saved',
    'Saved',
  ]);
});
