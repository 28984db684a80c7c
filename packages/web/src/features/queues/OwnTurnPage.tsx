import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { currentLanguage, setLanguage } from '../../session/i18n.ts';
import { formatTime } from '../../ui/dateText.ts';
import { Loading } from '../../ui/Loading.tsx';
import { useTabScreen } from '../../ui/tabTitle.ts';
import { OwnTickets, TurnNow } from './OwnTickets.tsx';
import { useOwnTurn } from './useOwnTurn.ts';
import './ownTurn.css';

const languages = { vi: 'Tiếng Việt', en: 'English' } as const;

/** /luot/:token, without signing in: where whoever holds the ticket stands, on their own telephone. */
export default function OwnTurnPage() {
  const { t } = useTranslation('ownTurn');
  const { token = '' } = useParams();
  const { turn, now, state, askAgain } = useOwnTurn(token);
  const called = now?.TrangThai === 'dang_goi' ? now.KyHieu : null;
  useTabScreen([now?.KyHieu, t('title')].filter(Boolean).join(' · '));
  // a telephone in the hand tells of the call by itself, where it can and once it was touched
  useEffect(() => {
    if (called && navigator.userActivation?.hasBeenActive) navigator.vibrate?.([400, 200, 400]);
  }, [called]);

  if (state === 'asking') return <Loading />;
  const other = currentLanguage() === 'vi' ? 'en' : 'vi';
  return (
    <div className="own-turn">
      <header>
        <strong>{turn?.TenCoSo}</strong>
        <button type="button" lang={other} onClick={() => void setLanguage(other)}>
          {languages[other]}
        </button>
      </header>
      <main>
        <h1>{t('title')}</h1>
        {turn ? (
          <>
            <TurnNow ticket={now} />
            <p className={state === 'late' ? 'turn-late' : 'turn-time'} role="status">
              {t(state === 'late' ? 'late' : 'updated', { time: formatTime(turn.luc) })}
            </p>
            <OwnTickets tickets={turn.ves} />
          </>
        ) : (
          <div className="turn-now" role="alert">
            <p className="turn-words">{t(state === 'closed' ? 'closed' : 'unreached')}</p>
            <p>{t(state === 'closed' ? 'closedWhy' : 'unreachedWhy')}</p>
            {state === 'unreached' ? (
              <button type="button" onClick={askAgain}>
                {t('again')}
              </button>
            ) : null}
          </div>
        )}
      </main>
    </div>
  );
}
