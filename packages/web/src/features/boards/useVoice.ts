import { callWords } from '@sen/domain/boards/call';
import { useEffect, useRef, useState } from 'react';
import { currentLanguage } from '../../session/i18n.ts';
import { keysOf, newCalls } from './newCalls.ts';
import type { Board } from './useBoard.ts';

/**
 * Reads new calls out, one after the other: in a voice of the browser, with a chime where it has none of the language. A masked name is
 * not read. `silent` until the browser lets this page sound, which may need one press.
 */
export function useVoice(board: Board | null): { silent: boolean; wake: () => void } {
  const known = useRef<ReadonlySet<string> | null>(null);
  const [awake, setAwake] = useState(() => navigator.userActivation?.hasBeenActive ?? true);
  useEffect(() => {
    if (!board) return;
    const calls = newCalls(known.current, board);
    known.current = keysOf(board);
    if (!board.coGiong || !awake) return;
    for (const call of calls) say(callWords({ ...call, ten: null }, currentLanguage()));
  }, [board, awake]);
  const wake = () => {
    setAwake(true);
    chime();
  };
  return { silent: Boolean(board?.coGiong) && !awake, wake };
}

/** The browser itself says one after the other what it was given. */
function say(words: string): void {
  const speech = globalThis.speechSynthesis;
  const voice = speech?.getVoices().find((one) => one.lang.toLowerCase().startsWith(currentLanguage()));
  if (!voice) {
    chime();
    return;
  }
  const sentence = new SpeechSynthesisUtterance(words);
  sentence.voice = voice;
  sentence.lang = voice.lang;
  sentence.rate = 0.9;
  speech.speak(sentence);
}

const tones = [880, 660];

function chime(): void {
  try {
    const audio = new AudioContext();
    for (const [at, pitch] of tones.entries()) {
      const tone = audio.createOscillator();
      const loudness = audio.createGain();
      const from = audio.currentTime + at * 0.35;
      tone.frequency.value = pitch;
      loudness.gain.setValueAtTime(0.25, from);
      loudness.gain.exponentialRampToValueAtTime(0.001, from + 0.6);
      tone.connect(loudness).connect(audio.destination);
      tone.start(from);
      tone.stop(from + 0.6);
    }
  } catch {
    // a television without sound shows the call all the same
  }
}
