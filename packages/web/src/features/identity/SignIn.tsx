import { errorText } from '@sen/domain/errors/errors';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { endedSession, forgetEndedSession } from '../../session/endedSession.ts';
import { currentLanguage, setLanguage } from '../../session/i18n.ts';
import { whenIdle } from '../../session/parts.ts';
import { isSignedIn, storageKeys, store } from '../../session/session.ts';
import { Logo } from '../../ui/Logo.tsx';
import { siteWaits } from '../setup/siteWaits.ts';
import { passkeysWork } from './passkeyBrowser.ts';
import { offerPasskeys, signInWithPasskey, stopOffering } from './passkeySignIn.ts';
import { type SignInAnswer, signIn } from './signIn.ts';
import '../../ui/signIn.css';

/** /dang-nhap: small on purpose, since everybody waits for it; the shell's parts are loaded after it. */
export default function SignIn() {
  const { t } = useTranslation('identity');
  const navigate = useNavigate();
  const from = (useLocation().state as { from?: string } | null)?.from; // written by the guard
  /** Whose session ended by itself in this tab. */
  const [ended] = useState(endedSession);
  const [username, setUsername] = useState(ended ?? '');
  const [password, setPassword] = useState('');
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [touched, setTouched] = useState(false);
  /** The code of the second factor, once it is asked for. */
  const [code, setCode] = useState<string | null>(null);

  // a site without any account is set up before anybody can sign in
  useEffect(() => {
    if (isSignedIn()) return;
    void siteWaits().then((waits) => {
      if (waits) void navigate('/bat-dau', { replace: true });
    });
  }, [navigate]);

  const enter = (answer: SignInAnswer & { ok: true }) => {
    store(storageKeys.token, answer.token);
    store(storageKeys.userId, answer.userId);
    forgetEndedSession();
    void navigate(from ?? '/trang-chu', { replace: true });
  };
  const tell = (answer: SignInAnswer & { ok: false }) =>
    setFailure(
      answer.code === 'NETWORK'
        ? t('networkFailed')
        : errorText(answer.code, currentLanguage(), answer.details),
    );

  const latest = useRef({ enter, tell });
  useEffect(() => {
    latest.current = { enter, tell };
  });
  // the browser names a passkey beside the passwords that it keeps
  useEffect(() => {
    let left = false;
    let begun = false;
    if (isSignedIn()) return;
    // its library comes after the page
    whenIdle(() => {
      if (left) return;
      begun = true;
      void offerPasskeys().then((answer) => {
        if (left || !answer) return;
        if (answer.ok) latest.current.enter(answer);
        else if (answer.code !== 'NETWORK') latest.current.tell(answer);
      });
    });
    return () => {
      left = true;
      if (begun) void stopOffering();
    };
  }, []);

  if (isSignedIn()) return <Navigate replace to={from ?? '/trang-chu'} />;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTouched(true);
    if (username.trim() === '' || password === '' || code?.trim() === '') return;
    setBusy(true);
    setFailure(null);
    const answer = await signIn(username, password, code);
    setBusy(false);
    if (answer.ok) return enter(answer);
    if (answer.code === 'SECOND_FACTOR_REQUIRED') {
      setTouched(false);
      setCode('');
      return;
    }
    if (answer.code === 'SECOND_FACTOR_WRONG') setCode('');
    tell(answer);
  };

  const submitPasskey = async () => {
    setBusy(true);
    setFailure(null);
    const answer = await signInWithPasskey();
    setBusy(false);
    if (answer?.ok) enter(answer);
    else if (answer) tell(answer);
  };

  const missing = (value: string) => touched && value.trim() === '';
  return (
    <div className="sign-in">
      <main>
        <form onSubmit={(event) => void submit(event)} noValidate>
          <h1>
            <Logo size={40} /> Sen
          </h1>
          <p className="lead">{t('lead')}</p>
          {ended === null ? null : (
            <p role="status" className="ended">
              {t('sessionEnded')}
            </p>
          )}
          {code === null ? null : (
            <label>
              <span>{t('factor.code')}</span>
              <input
                value={code}
                onChange={(event) => setCode(event.target.value)}
                autoComplete="one-time-code"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={20}
                autoFocus
                aria-invalid={missing(code)}
                aria-describedby="code-error"
              />
              <em id="code-error">{missing(code) ? t('factor.codeRequired') : ''}</em>
              <span className="hint">{t('factor.codeHint')}</span>
            </label>
          )}
          <label hidden={code !== null}>
            <span>{t('username')}</span>
            <input
              value={username}
              onChange={(event) => setUsername(event.target.value)}
              autoComplete="username webauthn"
              autoCapitalize="none"
              spellCheck={false}
              autoFocus={!ended}
              aria-invalid={missing(username)}
              aria-describedby="username-error"
            />
            <em id="username-error">{missing(username) ? t('usernameRequired') : ''}</em>
          </label>
          <label hidden={code !== null}>
            <span>{t('password')}</span>
            <input
              type={shown ? 'text' : 'password'}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
              onKeyUp={(event) => setCapsLock(event.getModifierState('CapsLock'))}
              autoComplete="current-password"
              autoFocus={Boolean(ended)}
              aria-invalid={missing(password)}
              aria-describedby="password-error"
            />
            <em id="password-error">
              {missing(password) ? t('passwordRequired') : capsLock ? t('capsLock') : ''}
            </em>
          </label>
          <label className="check" hidden={code !== null}>
            <input type="checkbox" checked={shown} onChange={(event) => setShown(event.target.checked)} />{' '}
            {t('showPassword')}
          </label>
          <div role="alert" className="failure">
            {failure}
          </div>
          <button type="submit" disabled={busy}>
            {busy ? t('signingIn') : t('signIn')}
          </button>
          {code === null && passkeysWork() ? (
            <button type="button" className="back" disabled={busy} onClick={() => void submitPasskey()}>
              {t('passkey.signIn')}
            </button>
          ) : null}
          {code === null ? null : (
            <button
              type="button"
              className="back"
              onClick={() => {
                setCode(null);
                setFailure(null);
              }}
            >
              {t('factor.back')}
            </button>
          )}
          <p className="languages">
            <button
              type="button"
              onClick={() => void setLanguage('vi')}
              aria-pressed={currentLanguage() === 'vi'}
            >
              Tiếng Việt
            </button>
            <button
              type="button"
              onClick={() => void setLanguage('en')}
              aria-pressed={currentLanguage() === 'en'}
            >
              English
            </button>
          </p>
        </form>
      </main>
    </div>
  );
}
