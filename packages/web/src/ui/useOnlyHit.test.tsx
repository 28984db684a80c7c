import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useOnlyHit } from './useOnlyHit.ts';

const onOpen = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  onOpen.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function List(props: { text: string; rows: readonly string[]; loading?: boolean }) {
  const onKeyDown = useOnlyHit({ loading: false, ...props, onOpen });
  return <input aria-label="Tìm" onKeyDown={onKeyDown} />;
}

const enter = () => fireEvent.keyDown(screen.getByLabelText('Tìm'), { key: 'Enter' });
const rest = () => act(() => vi.advanceTimersByTime(200));

it('Enter opens the only row that is found', () => {
  render(<List text="sen" rows={['Sen']} />);
  enter();
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('Sen');
});

it('Enter opens none of several, none of nobody, and nothing without a text', () => {
  const { rerender } = render(<List text="sen" rows={['Sen', 'Sen Hồng']} />);
  enter();
  rerender(<List text="sen" rows={[]} />);
  enter();
  rerender(<List text=" " rows={['Sen']} />);
  enter();
  rest();
  expect(onOpen).not.toHaveBeenCalled();
});

it('an Enter behind what is still typed waits for the rows of the text, and never opens those of an older one', () => {
  const { rerender } = render(<List text="an" rows={['An']} />);
  screen.getByLabelText('Tìm').focus();
  rerender(<List text="sen" rows={['An']} />);
  enter();
  expect(onOpen).not.toHaveBeenCalled();
  rerender(<List text="sen" rows={['An']} loading />);
  rest();
  expect(onOpen).not.toHaveBeenCalled();
  rerender(<List text="sen" rows={['Sen']} />);
  rest();
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('Sen');
});
