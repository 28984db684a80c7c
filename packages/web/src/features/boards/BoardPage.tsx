import { type CSSProperties, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatTime } from '../../ui/dateText.ts';
import { useTabScreen } from '../../ui/tabTitle.ts';
import { type Board, type Call, type Place, useBoard } from './useBoard.ts';
import { useVoice } from './useVoice.ts';
import './board.css';

/** /bang-goi-so, without signing in: a television. It shows a code until somebody says what it is for, and the calls from then on. */
export default function BoardPage() {
  const { t } = useTranslation('boards');
  const { state, stale } = useBoard();
  const board = state.kind === 'shown' ? state.board : null;
  const { silent, wake } = useVoice(board);
  useTabScreen(board?.ten ?? t('board'));
  useEffect(() => {
    // a television does not go dark by itself, where the browser can say so
    const lock = navigator.wakeLock?.request('screen').catch(() => null);
    return () => void lock?.then((held) => held?.release());
  }, []);
  return (
    <main className="board">
      {stale ? (
        <p className="board-stale" role="alert">
          {board ? t('stale', { time: formatTime(board.luc) }) : t('unreached')}
        </p>
      ) : null}
      {state.kind === 'waiting' ? <Code code={state.code} /> : null}
      {board ? <Calls board={board} /> : null}
      {silent ? (
        <button type="button" className="board-sound" onClick={wake}>
          {t('sound')}
        </button>
      ) : null}
    </main>
  );
}

function Code({ code }: { code: string }) {
  const { t } = useTranslation('boards');
  return (
    <section className="board-code">
      <h1>{t('pairThis')}</h1>
      <output>
        {code.slice(0, 3)} {code.slice(3)}
      </output>
      <p>{t('pairHow')}</p>
    </section>
  );
}

function Calls({ board }: { board: Board }) {
  const { t } = useTranslation('boards');
  const [only] = board.noi;
  return (
    <>
      <header>
        <strong>{board.TenCoSo}</strong>
        <h1>{board.ten}</h1>
        <time>{formatTime(board.luc)}</time>
      </header>
      {board.noi.length === 1 && only ? (
        <Door place={only} />
      ) : (
        <table style={{ '--places': board.noi.length } as CSSProperties}>
          <thead>
            <tr>
              <th>{t('place')}</th>
              <th>{t('called')}</th>
              <th>{t('next')}</th>
            </tr>
          </thead>
          <tbody>
            {board.noi.map((one) => (
              <tr key={one.ten}>
                <th scope="row">{one.ten}</th>
                <td>{one.goi[0] ? <CalledNumber key={one.goi[0].luot} call={one.goi[0]} /> : '–'}</td>
                <td className="board-next">{one.tiep.map(numberOf).join('  ') || '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

/** One room or one counter: the last call large, those before it below, beside those who come next. */
function Door({ place }: { place: Place }) {
  const { t } = useTranslation('boards');
  const [now, ...before] = place.goi;
  return (
    <div className="board-door">
      <section aria-live="polite">
        <h2>{t('called')}</h2>
        {now ? <CalledNumber key={now.luot} call={now} large /> : <p>{t('nobody')}</p>}
        {before.length ? <h3>{t('before')}</h3> : null}
        {before.map((call) => (
          <CalledNumber key={call.luot} call={call} />
        ))}
      </section>
      <section>
        <h2>{t('nextOf', { count: place.soCho })}</h2>
        <ol>
          {place.tiep.map((one) => (
            <li key={numberOf(one)} className={one.uuTien ? 'first' : undefined}>
              <strong>{numberOf(one)}</strong>
              <span>{[one.ten, one.namSinh].filter(Boolean).join(' · ')}</span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

/** A call; it blinks for a while when it is new. */
function CalledNumber({ call, large = false }: { call: Call; large?: boolean }) {
  return (
    <div className={large ? 'board-number large' : 'board-number'}>
      <strong>{numberOf(call)}</strong>
      <span>
        {[call.ten, call.namSinh].filter(Boolean).join(' · ')}
        {call.quay ? <em>{call.quay}</em> : null}
      </span>
    </div>
  );
}

/** A number, with its day where it waits from an earlier one. */
function numberOf({ KyHieu, ngay }: { KyHieu: string; ngay: string | null }): string {
  return ngay ? `${KyHieu} (${formatDate(ngay).slice(0, 5)})` : KyHieu;
}
