import { useMutation, useQuery } from '@apollo/client/react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskPinDocument, UnlockDeskDocument } from '../session/deskLock.auth.gen.ts';
import { unlockDesk } from '../session/deskLock.ts';
import { errorCode, userMessage } from '../session/userMessage.ts';
import { useSession } from '../session/useSession.ts';
import { useSignOut } from '../session/useSignOut.ts';
import { Logo } from '../ui/Logo.tsx';

/** Who works here, and the field that opens the screen again: the PIN, or the password where there is none or it was wrong too often. */
export function UnlockCard() {
  const { t } = useTranslation('shell');
  const { user, settings } = useSession();
  const signOut = useSignOut();
  const field = useRef<HTMLInputElement>(null);
  const pin = useQuery(DeskPinDocument, { fetchPolicy: 'no-cache' });
  const [unlock] = useMutation(UnlockDeskDocument);
  /** What the person chose, or had to use. */
  const [chosen, setChosen] = useState<'pin' | 'password' | null>(null);
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  const known = pin.data?.deskPin;
  // until the server has answered the field is not asked for something that it will not be
  const way = chosen ?? (known ? (known.isAccepted ? 'pin' : 'password') : pin.error ? 'password' : null);
  const { CustomerName } = settings.his as { CustomerName?: string }; // the settings' own section

  const choose = (next: 'pin' | 'password') => {
    setChosen(next);
    setText('');
    setFailure('');
    field.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text === '' || way === null || busy) return;
    setBusy(true);
    try {
      await unlock({ variables: way === 'pin' ? { pin: text } : { password: text } });
      unlockDesk();
    } catch (error) {
      if (errorCode(error) === 'PIN_USED_UP') setChosen('password');
      setFailure(userMessage(error));
      setText('');
      setBusy(false);
      field.current?.focus();
    }
  };
  const leave = () => {
    setBusy(true);
    void signOut();
  };
  return (
    <form noValidate aria-busy={busy} onSubmit={(event) => void submit(event)}>
      <h1>
        <Logo size={40} /> {CustomerName ?? 'Sen'}
      </h1>
      <p>
        <strong>{user.employee?.TenNhanVien ?? user.username}</strong>
      </p>
      <p>{t('lock.kept')}</p>
      {way === null ? null : (
        <label>
          <span>{t(`lock.${way}`)}</span>
          <input
            key={way}
            ref={field}
            type="password"
            inputMode={way === 'pin' ? 'numeric' : 'text'}
            maxLength={way === 'pin' ? 6 : 1000}
            autoComplete={way === 'pin' ? 'off' : 'current-password'}
            autoFocus
            value={text}
            readOnly={busy}
            aria-describedby="unlock-failure"
            onChange={(event) => setText(event.target.value)}
          />
        </label>
      )}
      <div role="alert" id="unlock-failure">
        {failure}
      </div>
      <button type="submit" disabled={busy || way === null}>
        {t('lock.unlock')}
      </button>
      {known?.isSet && way !== null ? (
        <button type="button" onClick={() => choose(way === 'pin' ? 'password' : 'pin')}>
          {t(way === 'pin' ? 'lock.usePassword' : 'lock.usePin')}
        </button>
      ) : null}
      <button type="button" onClick={leave}>
        {t('lock.anotherPerson')}
      </button>
    </form>
  );
}
