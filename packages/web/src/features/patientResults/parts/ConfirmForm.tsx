import { type FormEvent, useEffect, useRef, useState } from 'react';
import { usePageWords } from '../pageLanguage.ts';
import type { Failure } from '../usePatientResults.ts';

type Props = { busy: boolean; failure: Failure | null; onConfirm: (typed: string) => Promise<void> };

const digits = 4;

/** What a patient types before anything is shown. */
export function ConfirmForm({ busy, failure, onConfirm }: Props) {
  const { t } = usePageWords();
  const [typed, setTyped] = useState('');
  const [tooShort, setTooShort] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setTooShort(typed.length < digits);
    if (typed.length === digits) await onConfirm(typed);
    field.current?.select();
  };
  useEffect(() => field.current?.focus(), []);
  const said = tooShort ? t('fourDigits') : failure && wordsOf(failure);
  return (
    <main className="results-confirm">
      <h1>{t('confirmTitle')}</h1>
      <p>{t('confirmWhy')}</p>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <label htmlFor="confirm-digits">{t('factor')}</label>
        <input
          id="confirm-digits"
          ref={field}
          value={typed}
          onChange={({ target }) => {
            setTooShort(false);
            setTyped(target.value.replace(/\D/g, '').slice(0, digits));
          }}
          inputMode="numeric"
          autoComplete="off"
          placeholder="••••"
          aria-invalid={said !== null}
          aria-describedby="confirm-said confirm-hint"
        />
        <p id="confirm-hint" className="results-soft">
          {t('factorHint')}
        </p>
        <div id="confirm-said" role="alert">
          {said ? <p className="results-wrong">{said}</p> : null}
          {failure?.kind === 'refused' && !tooShort ? <p>{t('refusedHint')}</p> : null}
        </div>
        <button type="submit" className="results-primary" aria-disabled={busy}>
          {t(busy ? 'opening' : 'open')}
        </button>
      </form>
      <p className="results-soft">{t('private')}</p>
    </main>
  );

  function wordsOf(one: Failure): string {
    return one.kind === 'waits' ? t('waits', { count: one.minutes }) : t(one.kind);
  }
}
