import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { HotkeyProvider, useHotkeys } from './hotkeys.tsx';
import { Button } from './kit/Button.tsx';
import { Tabs } from './kit/Tabs.tsx';

const keys = [
  'Ctrl+Enter',
  'Ctrl+S',
  'Alt+ArrowDown',
  'Alt+ArrowUp',
  'Alt+Backspace',
  'Alt+1',
  'Alt+N',
  'F4',
  'F10',
  '/',
  'Escape',
];

function Screen({ run, press }: { run: () => void; press: () => void }) {
  useHotkeys(keys.map((one) => ({ keys: one, label: one, run })));
  return (
    <>
      <Tabs
        items={[
          { key: 'orders', label: 'Orders' },
          { key: 'results', label: 'Results', children: <p>135 g/L</p> },
        ]}
      />
      <Button onClick={press}>Print</Button>
    </>
  );
}

test.each(['tab', 'button'] as const)('the keys of acts are heard where a %s has the focus', (role) => {
  const press = vi.fn();
  for (const combo of keys) {
    const run = vi.fn();
    const { unmount } = render(
      <HotkeyProvider>
        <Screen run={run} press={press} />
      </HotkeyProvider>,
    );
    const held = screen.getAllByRole(role).at(-1) as HTMLElement;
    held.focus();
    const key = combo.split('+').at(-1) ?? '';
    const pressed = { key, ctrlKey: combo.startsWith('Ctrl+'), altKey: combo.startsWith('Alt+') };
    fireEvent.keyDown(held, pressed);
    fireEvent.keyUp(held, pressed);
    expect(run, combo).toHaveBeenCalledOnce();
    unmount();
  }
  expect(press).not.toHaveBeenCalled();
});
