import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../session/useSession.ts';

/** What is used of the browser's recognition of speech (Web Speech API), which TypeScript does not know. */
type Recognition = {
  lang: string;
  continuous: boolean;
  start: () => void;
  abort: () => void;
  onresult: ((event: RecognitionResult) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
};
type RecognitionResult = {
  resultIndex: number;
  results: ArrayLike<{ isFinal: boolean; 0: { transcript: string } }>;
};

/** Signs that are spoken; a bare "chấm" is none: findings have it (chấm xuất huyết). */
const signs: Readonly<Record<'vi' | 'en', readonly (readonly [RegExp, string])[]>> = {
  vi: [
    [/\s*(?<!\p{L})xuống dòng(?!\p{L})\s*/giu, '\n'],
    [/\s*(?<!\p{L})dấu hai chấm(?!\p{L})/giu, ':'],
    [/\s*(?<!\p{L})dấu chấm(?!\p{L})/giu, '.'],
    [/\s*(?<!\p{L})dấu phẩy(?!\p{L})/giu, ','],
  ],
  en: [
    [/\s*\bnew line\b\s*/gi, '\n'],
    [/\s*\bcolon\b/gi, ':'],
    [/\s*\bfull stop\b/gi, '.'],
    [/\s*\bcomma\b/gi, ','],
  ],
};

/** A text with what was said behind it: spoken signs are written, sentences begin with a capital. */
export function withSpoken(text: string, spoken: string, language: 'vi' | 'en'): string {
  let said = spoken.trim();
  for (const [word, sign] of signs[language]) said = said.replace(word, sign);
  const joined = text === '' || /\s$/.test(text) || /^[.,:\n]/.test(said) ? text + said : `${text} ${said}`;
  const from = text.trimEnd().length;
  const begin = joined
    .slice(from)
    .replace(/(^|[.\n])([^\S\n]*)(\p{Ll})/gu, (whole, end: string, gap: string, letter: string) =>
      end === '' && !/(^|[.\n])$/.test(joined.slice(0, from)) ? whole : end + gap + letter.toUpperCase(),
    );
  return joined.slice(0, from) + begin;
}

const makerOf = () => {
  const known = window as unknown as Record<string, (new () => Recognition) | undefined>;
  return known['SpeechRecognition'] ?? known['webkitSpeechRecognition'] ?? null;
};

/** Whether this site lets results be dictated and this browser can. */
export function useMayDictate(): boolean {
  const { facility } = useSession().settings;
  const isAllowed = (facility as { docKetQua?: boolean } | null)?.docKetQua === true; // a section of the settings
  return isAllowed && makerOf() !== null;
}

export type Dictation = {
  listening: boolean;
  /** Why the browser hears nothing, as it names it (`not-allowed`, `network`, `audio-capture`). */
  fault: string | null;
  toggle: () => void;
};

/** Hears what is said until it is turned off, a pause of the browser's or the field goes; `onSaid` gets each sentence. */
export function useDictation(language: 'vi' | 'en', onSaid: (spoken: string) => void): Dictation {
  const running = useRef<Recognition | null>(null);
  const said = useRef(onSaid);
  said.current = onSaid;
  const [listening, setListening] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(
    () => () => {
      running.current?.abort();
      running.current = null;
    },
    [],
  );
  const toggle = () => {
    if (running.current) {
      running.current.abort();
      return;
    }
    const Maker = makerOf();
    if (!Maker) return;
    const one = new Maker();
    one.lang = language === 'vi' ? 'vi-VN' : 'en-US';
    one.continuous = true;
    one.onresult = ({ resultIndex, results }) => {
      for (const result of Array.from(results).slice(resultIndex))
        if (result.isFinal) said.current(result[0].transcript);
    };
    one.onerror = ({ error }) => {
      // silence, and an end that was asked for, are no faults
      if (error !== 'no-speech' && error !== 'aborted') setFault(error);
    };
    one.onend = () => {
      if (running.current === one) running.current = null;
      setListening(false);
    };
    running.current = one;
    setFault(null);
    setListening(true);
    one.start();
  };
  return { listening, fault, toggle };
}
