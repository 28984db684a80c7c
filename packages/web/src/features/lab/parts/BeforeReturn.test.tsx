import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { i18n, setLanguage } from '../../../session/i18n.ts';
import type { Doubts } from '../labDoubts.ts';
import { glucose, sentValue, valueAnew } from '../testLabValues.ts';
import { BeforeReturn } from './BeforeReturn.tsx';

afterEach(cleanup);

const doubts: Doubts = {
  judged: [valueAnew],
  differing: [{ sent: sentValue, value: glucose, KetQua: '7' }],
};

it.each([
  [
    'en',
    /At the entry: high.*\(3,9 - 6,4 mmol\/L\)/,
    /Now: normal \(3,9 - 7,8 mmol\/L\)/,
    /Cobas measured 7,9/,
  ],
  ['vi', /Lúc nhập: cao.*\(3,9 - 6,4 mmol\/L\)/, /Bây giờ: bình thường/, /Cobas đo được 7,9/],
] as const)(
  'shows old and new of each index and what a device measured, in %s',
  async (language, then, now, device) => {
    await setLanguage(language);
    await i18n.loadNamespaces(['common', 'lab']);
    let returned = 0;
    await act(async () =>
      render(
        <BeforeReturn doubts={doubts} busy={false} onReturn={() => returned++} onClose={() => undefined} />,
      ),
    );
    const text = (screen.getByRole('dialog').textContent ?? '').replaceAll('\u00a0', ' ');
    for (const words of [then, now, device]) expect(text).toMatch(words);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: /Seen|Đã xem/ })));
    expect(returned).toBe(1);
  },
);
