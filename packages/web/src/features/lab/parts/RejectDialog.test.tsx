import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { i18n, setLanguage } from '../../../session/i18n.ts';
import type { TuChoiMauInput } from '../lab.main.gen.ts';
import { RejectDialog } from './RejectDialog.tsx';

let given: Omit<TuChoiMauInput, 'version'>[];
beforeEach(async () => {
  given = [];
  await setLanguage('en');
  await i18n.loadNamespaces(['common', 'lab']);
});
afterEach(cleanup);

const open = (saved: number, dirty = false) =>
  act(async () =>
    render(
      <RejectDialog
        SIDMau="2611260001"
        saved={saved}
        dirty={dirty}
        busy={false}
        onReject={(of) => given.push(of)}
        onClose={() => undefined}
      />,
    ),
  );
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) })));
const choose = (name: string) => act(async () => void fireEvent.click(screen.getByRole('radio', { name })));

it('wants a reason, and words for another one', async () => {
  await open(0);
  await press('Reject the sample');
  expect(screen.getByText('Choose a reason')).toBeTruthy();
  await choose('Another reason');
  await press('Reject the sample');
  expect(screen.getByText('Say why')).toBeTruthy();
  expect(given).toEqual([]);
  await act(
    async () =>
      void fireEvent.change(screen.getByLabelText(/^Note/), { target: { value: ' Wrong patient ' } }),
  );
  await press('Reject the sample');
  expect(given).toEqual([{ LyDo: 'Khac', GhiChu: 'Wrong patient', XacNhanKetQua: false }]);
});

it('says what becomes of entered and of unsaved values, and confirms the former', async () => {
  await open(3, true);
  expect(screen.getByText(/^3 results of this sample are entered/)).toBeTruthy();
  expect(screen.getByText(/typed and not saved/)).toBeTruthy();
  await choose('Haemolysed');
  await press('Reject the sample');
  expect(given).toEqual([{ LyDo: 'TanMau', GhiChu: null, XacNhanKetQua: true }]);
});
