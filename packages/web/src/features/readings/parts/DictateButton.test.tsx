import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { i18n, setLanguage } from '../../../session/i18n.ts';
import { type Session, SessionContext } from '../../../session/useSession.ts';
import { useMayDictate } from '../dictation.ts';
import { DictateButton } from './DictateButton.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const made: Heard[] = [];
/** A browser's recognition that hears what a test says. */
class Heard {
  lang = '';
  continuous = false;
  onresult: ((event: unknown) => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;
  onend: (() => void) | null = null;
  constructor() {
    made.push(this);
  }
  start() {}
  abort() {
    this.onend?.();
  }
  say(transcript: string) {
    this.onresult?.({ resultIndex: 0, results: [Object.assign([{ transcript }], { isFinal: true })] });
  }
}
vi.stubGlobal('webkitSpeechRecognition', Heard);
afterAll(() => void vi.unstubAllGlobals());
beforeAll(async () => {
  await setLanguage('en');
  await i18n.loadNamespaces('readings');
});

function Field() {
  const [value, setValue] = useState('Clear lungs.');
  return useMayDictate() ? (
    <>
      <DictateButton name="Findings" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  ) : null;
}

it('is there where the site allows it, writes each sentence, and says why it hears nothing', async () => {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const show = (docKetQua: boolean) =>
    act(() => {
      const session = { settings: { facility: { docKetQua } } } as unknown as Session; // all that is read here
      root.render(
        <SessionContext value={session}>
          <Field />
        </SessionContext>,
      );
    });
  await show(false);
  expect(place.textContent).toBe('');
  await show(true);
  const button = () => place.querySelector('button');
  await act(async () => button()?.click());
  expect(button()?.getAttribute('aria-pressed')).toBe('true');
  await act(async () => made[0]?.say('no effusion comma'));
  await act(async () => made[0]?.say('no mass'));
  expect(place.querySelector('output')?.textContent).toBe('Clear lungs. No effusion, no mass');
  await act(async () => button()?.click());
  expect(button()?.getAttribute('aria-pressed')).toBe('false');
  await act(async () => button()?.click());
  await act(async () => made[1]?.onerror?.({ error: 'not-allowed' }));
  expect(place.querySelector('[role=status]')?.textContent).toBe('The browser does not allow the microphone');
  await act(async () => root.unmount());
  place.remove();
});
