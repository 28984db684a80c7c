import { useMutation, useQuery } from '@apollo/client/react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { DeskPinDocument, UnlockDeskDocument } from '../../../session/deskLock.auth.gen.ts';
import { useHome } from '../../../session/useHome.ts';
import { errorCode, userMessage } from '../../../session/userMessage.ts';
import { useSignOut } from '../../../session/useSignOut.ts';

import type { Kind } from '../kioskStep.ts';
import { Keypad } from './Keypad.tsx';

const PersonalDialog = lazy(() => import('../../identity/PersonalDialog.tsx'));

type Props = { loai: Kind; onBack: () => void };

/** Staff leave a kiosk by the PIN of its account, or by its password where there is none or it was wrong too often. */
export function Leave({ loai, onBack }: Props) {
  const { t } = useTranslation('kiosk');
  const dialog = useRef<HTMLDialogElement>(null);
  const known = useQuery(DeskPinDocument, { fetchPolicy: 'no-cache' });
  const [unlock] = useMutation(UnlockDeskDocument);
  const [text, setText] = useState('');
  const [usedUp, setUsedUp] = useState(false);
  const [failure, setFailure] = useState('');
  const [open, setOpen] = useState(false);
  const byPin = !usedUp && (known.data?.deskPin.isAccepted ?? false);
  useEffect(() => {
    const node = dialog.current;
    node?.showModal();
    return () => node?.close();
  }, []);
  const submit = async () => {
    setFailure('');
    try {
      await unlock({ variables: byPin ? { pin: text } : { password: text } });
      setOpen(true);
    } catch (error) {
      if (errorCode(error) === 'PIN_USED_UP') setUsedUp(true);
      setFailure(userMessage(error));
    }
    setText('');
  };
  return (
    <dialog
      ref={dialog}
      className="kiosk-dialog"
      aria-label={t('staff')}
      onCancel={(event) => (event.target === dialog.current ? onBack() : undefined)}
    >
      <h1>{t('staff')}</h1>
      {open ? (
        <Ways loai={loai} />
      ) : (
        <>
          {known.data === undefined && known.error === undefined ? null : byPin ? (
            <Keypad
              secret
              value={text}
              most={6}
              onChange={setText}
              label={t('pin')}
              done={t('openKiosk')}
              onDone={text.length >= 4 ? () => void submit() : null}
            />
          ) : (
            <form
              className="kiosk-password"
              onSubmit={(event) => {
                event.preventDefault();
                if (text !== '') void submit();
              }}
            >
              <label>
                <span>{t('password')}</span>
                <input
                  type="password"
                  autoComplete="off"
                  maxLength={1000}
                  value={text}
                  onChange={(event) => setText(event.target.value)}
                />
              </label>
              <button type="submit" className="kiosk-button primary" disabled={text === ''}>
                {t('openKiosk')}
              </button>
            </form>
          )}
          <p className="kiosk-failed" role="alert" hidden={failure === ''}>
            {failure}
          </p>
        </>
      )}
      <div className="kiosk-row">
        <button type="button" className="kiosk-button" onClick={onBack}>
          {t('backToKiosk')}
        </button>
      </div>
    </dialog>
  );
}

function Ways({ loai }: { loai: Kind }) {
  const { t } = useTranslation('kiosk');
  const navigate = useNavigate();
  const signOut = useSignOut();
  const ofMachine = useHome() !== '/trang-chu';
  const [account, setAccount] = useState(false);
  const other = loai === 'BHYT' ? '/tiep-nhan-ngoai-tru-kiosk-theo-yeu-cau' : '/tiep-nhan-ngoai-tru-kiosk';
  return (
    <div className="kiosk-row">
      <button type="button" className="kiosk-button" onClick={() => void navigate(other)}>
        {t('otherKiosk')}
      </button>
      {ofMachine ? (
        <button type="button" className="kiosk-button" onClick={() => setAccount(true)}>
          {t('account')}
        </button>
      ) : (
        <button type="button" className="kiosk-button" onClick={() => void navigate('/trang-chu')}>
          {t('home')}
        </button>
      )}
      <button type="button" className="kiosk-button" onClick={() => void signOut()}>
        {t('signOut')}
      </button>
      {account ? (
        <Suspense fallback={null}>
          <PersonalDialog open onClose={() => setAccount(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
