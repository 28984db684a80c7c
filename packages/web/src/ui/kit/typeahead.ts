import { tenKhongDau } from '@sen/domain/names/key';
import { useRef } from 'react';
import { bestFits } from '../bestFits.ts';
import type { Option } from './options.tsx';

/** How long letters count as one word. */
const pause = 800;

/** Letters typed at a list without a search: they find the line that begins with them, else the best fit; one letter again, the next line. */
export function useTypeahead<O extends Option<unknown>>() {
  const typed = useRef({ text: '', at: Number.NEGATIVE_INFINITY });
  return {
    /** Whether a word is being typed: a space belongs to it then. */
    typing: (now: number) => now - typed.current.at < pause,
    find: (letter: string, now: number, options: readonly O[], active: O | null): O | undefined => {
      const text = now - typed.current.at < pause ? typed.current.text + letter : letter;
      typed.current = { text, at: now };
      const free = options.filter((one) => !one.disabled);
      return lineOf(text, free, active);
    },
  };
}

function lineOf<O extends Option<unknown>>(text: string, options: readonly O[], active: O | null) {
  const begins = (start: string) => options.filter((one) => keyOf(one).startsWith(tenKhongDau(start)));
  const [first = ''] = text;
  const whole = begins(text);
  const again = [...text].every((letter) => letter === first);
  if (!again || (text.length > 1 && whole.length > 0)) return whole[0] ?? bestFits(text, options)[0];
  const same = begins(first);
  const at = active ? same.indexOf(active) : -1;
  return same[(at + 1) % same.length] ?? bestFits(first, options)[0];
}

function keyOf({ label }: Option<unknown>): string {
  return typeof label === 'string' ? tenKhongDau(label) : '';
}
