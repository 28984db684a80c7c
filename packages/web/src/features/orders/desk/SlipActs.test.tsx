import { errorText } from '@sen/domain/errors/errors';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { currentLanguage, i18n } from '../../../session/i18n.ts';
import { HotkeyProvider, useHotkeys } from '../../../ui/hotkeys.tsx';
import { PrintingProvider } from '../../../ui/Printing.tsx';
import type { DeskKind } from './deskKind.ts';
import { SlipActs } from './SlipActs.tsx';

const desk: DeskKind = {
  name: 'lab',
  kind: 'XetNghiem',
  kinds: ['XetNghiem'],
  perform: 'XET_NGHIEM',
  printForm: 'KetQuaXetNghiem',
  path: '/xet-nghiem',
};
let done: string[];
afterEach(cleanup);

type Slip = { refusal?: string; TrangThai: string; editable?: boolean; isBlank?: boolean; acts: string[] };

/** A desk that has a key of its own before the work begins. */
function Desk({ refusal, TrangThai, editable = false, isBlank = true, acts }: Slip) {
  const note = (what: string) => () => void done.push(what);
  useHotkeys(TrangThai === 'SanSang' ? [{ keys: 'Ctrl+P', label: 'label', run: note('label') }] : []);
  return (
    <SlipActs
      desk={desk}
      slip={{
        ...{ _id: 's', SoPhieuYeuCau: 'YC1', TrangThai },
        ...(refusal ? { hanhDongs: [{ action: 'batDau', refusal }] } : {}),
      }}
      state={{
        busy: false,
        editable,
        may: (one) => acts.includes(one),
        askPayment: async () => {
          note('ask')();
          return ['Ultrasound'];
        },
        save: note('save'),
        takeBack: note('takeBack'),
      }}
      begin={{ label: 'begin', run: note('begin'), undoLabel: 'undo', undo: note('undo') }}
      isBlank={isBlank}
      returnResult={note('return')}
      beside={<button type="button">beside</button>}
      more={<button type="button">more</button>}
      nextRef={null}
    />
  );
}

/** The buttons: those of every desk by the key of their text, whatever the language. */
async function open(slip: Slip): Promise<string[]> {
  done = [];
  await act(async () =>
    render(
      <HotkeyProvider>
        <PrintingProvider>
          <Desk {...slip} />
        </PrintingProvider>
      </HotkeyProvider>,
    ),
  );
  await expect.poll(() => screen.queryAllByRole('button').length).toBeGreaterThan(0); // its texts are read first
  const named = ['save', 'returnResult', 'printResult', 'takeBack'] as const;
  return screen.getAllByRole('button').map((button) => {
    const key = button.querySelector('kbd')?.textContent ?? '';
    const text = (button.textContent ?? '').replace(key, '').trim();
    return named.find((one) => i18n.t(`orders:desk.${one}`) === text) ?? text;
  });
}
const press = (key: string, ctrlKey = false) => fireEvent.keyDown(window, { key, ctrlKey });

it.each<[Slip, string[]]>([
  [{ TrangThai: 'SanSang', acts: ['batDau'] }, ['begin', 'beside', 'more']],
  [{ TrangThai: 'ChuaKetQua', editable: true, acts: ['huyBatDau'] }, ['save', 'more', 'undo']],
  [
    { TrangThai: 'ChuaKetQua', editable: true, isBlank: false, acts: ['traKetQua', 'huyBatDau'] },
    ['save', 'returnResult', 'more'],
  ],
  [{ TrangThai: 'CoKetQua', acts: ['huyKetQua'] }, ['printResult', 'more', 'takeBack']],
  [{ TrangThai: 'DaXemKetQua', acts: [] }, ['printResult', 'more']],
  [{ TrangThai: 'DaHuy', acts: [] }, ['more']],
])('shows the acts that would succeed: %o', async (slip, buttons) => {
  expect(await open(slip)).toEqual(buttons);
});

it('hears the key of each act only while the act would succeed', async () => {
  await open({ TrangThai: 'ChuaKetQua', editable: true, acts: ['traKetQua'] });
  press('F4');
  press('s', true);
  press('Enter', true);
  expect(done).toEqual(['save', 'return']);
});

it('leaves a key to the desk that has an own act on it', async () => {
  await open({ TrangThai: 'SanSang', acts: ['batDau'] });
  press('p', true);
  press('F4');
  expect(done).toEqual(['label', 'begin']);
});

it('says beside the begin why a slip may not be performed yet', async () => {
  await open({ TrangThai: 'SanSang', acts: [], refusal: 'SERVICE_NOT_PAID' });
  expect(screen.getByText(errorText('SERVICE_NOT_PAID', currentLanguage()))).toBeTruthy();
  cleanup();
  await open({ TrangThai: 'SanSang', acts: ['batDau'] });
  expect(screen.queryByText(errorText('SERVICE_NOT_PAID', currentLanguage()))).toBeNull();
});

it('asks anew on the key of the begin while a slip waits for payment, and names what is not paid', async () => {
  await open({ TrangThai: 'SanSang', acts: [], refusal: 'SERVICE_NOT_PAID' });
  await act(async () => void press('F4'));
  expect(done).toEqual(['ask']);
  expect(screen.getByRole('status').textContent).toMatch(/: Ultrasound$/);
});
