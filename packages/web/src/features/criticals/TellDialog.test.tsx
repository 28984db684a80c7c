import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deviceStore } from '../../session/deviceStore.ts';
import { i18n, setLanguage } from '../../session/i18n.ts';
import { TellDialog } from './TellDialog.tsx';

const kept = new Map<string, unknown>();
vi.spyOn(deviceStore.drafts, 'get').mockImplementation(async (key) => kept.get(String(key)) as never);
vi.spyOn(deviceStore.drafts, 'put').mockImplementation(async (row) => {
  kept.set(row.key, row);
});
vi.spyOn(deviceStore.drafts, 'delete').mockImplementation(async (key) => {
  kept.delete(String(key));
});
afterAll(() => vi.restoreAllMocks());

beforeEach(async () => {
  kept.clear();
  await setLanguage('en');
  await i18n.loadNamespaces(['common', 'criticals']);
});
afterEach(cleanup);

const press = (name: RegExp | string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const whom = () => screen.getByLabelText(/^Told to/);

it('keeps what was typed when the return is refused, says why, and has it again when it is opened again', async () => {
  const told: string[] = [];
  let done = false;
  const wrong = [{ path: 'ketQuas.0.KetQua', code: 'RESULT_NOT_NUMBER' as const }];
  const open = () =>
    render(
      <TellDialog
        slip="s"
        doctor={null}
        busy={false}
        issues={wrong}
        labelOf={() => 'Glucose'}
        onTold={async (text) => {
          told.push(text);
          return done;
        }}
        onClose={() => undefined}
      >
        <li>Glucose</li>
      </TellDialog>,
    );
  open();
  expect(screen.queryByRole('alert')).toBeNull();
  await act(async () => void fireEvent.change(whom(), { target: { value: 'Dr Lan' } }));
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name: 'In person' })));
  await press(/^Told, return/);
  expect(whom()).toHaveProperty('value', 'Dr Lan');
  expect(screen.getByRole('alert').textContent).toMatch(/not returned.*Glucose: /);
  cleanup();
  open();
  await vi.waitFor(() => expect(whom()).toHaveProperty('value', 'Dr Lan'));
  expect(screen.getByRole('radio', { name: 'In person' })).toHaveProperty('checked', true);
  done = true;
  await press(/^Told, return/);
  expect(told).toEqual(['Dr Lan · In person', 'Dr Lan · In person']);
  await vi.waitFor(() => expect(kept.size).toBe(0));
});
