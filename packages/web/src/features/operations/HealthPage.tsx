import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../ui/dateText.ts';
import { ErrorState } from '../../ui/states.tsx';
import { bytesText, durationText } from './figureText.ts';
import { OperationsHealthDocument, type OperationsHealthQuery } from './operations.main.gen.ts';
import { figuresOf, partFigures } from './partFigures.ts';
import { PartCard, StateWord } from './parts/PartCard.tsx';
import { polled } from './polled.ts';
import { useWords } from './useWords.ts';

type Health = OperationsHealthQuery['sucKhoeHeThong'];
type History = { at: string; seen: Readonly<Record<string, readonly number[]>> };

const everyMs = 5000;
const seenMost = 60;

/** How each part of the system is, asked again every few seconds. */
export function HealthPage({ narrow }: { narrow: boolean }) {
  const { t } = useTranslation('operations');
  const { data, error, refetch } = useQuery(OperationsHealthDocument, polled(everyMs));
  const health = data?.sucKhoeHeThong;
  const [history, setHistory] = useState<History>({ at: '', seen: {} });
  if (health && health.luc !== history.at) setHistory(withNewest(history, health));
  if (!health)
    return error ? (
      <ErrorState error={error} onRetry={() => void refetch()} />
    ) : (
      <div className="sen-loading" role="status" aria-label={t('health')} />
    );
  return (
    <div className="ops-page">
      <header className="ops-head">
        <h1>{t('health')}</h1>
        <StateWord state={health.trangThai} />
        <span className="soft" aria-live="off">
          {error ? t('stale', { at: formatDateTime(health.luc) }) : t('live')}
        </span>
      </header>
      <div className="ops-cards">
        {health.phans.map((part) => (
          <PartCard key={part.phan} part={part} seen={history.seen[part.phan] ?? []} narrow={narrow} />
        ))}
      </div>
      <Nodes nodes={health.mayChus} at={health.luc} />
    </div>
  );
}

/** What was seen before with the main figure of each part now. */
function withNewest({ seen }: History, health: Health): History {
  const next = health.phans.map((part) => {
    const value = Number(figuresOf(part)[partFigures[part.phan][0]?.[0] ?? ''] ?? 0);
    return [part.phan, [...(seen[part.phan] ?? []), value].slice(-seenMost)] as const;
  });
  return { at: health.luc, seen: Object.fromEntries(next) };
}

function Nodes({ nodes, at }: { nodes: Health['mayChus']; at: string }) {
  const { t } = useTranslation('operations');
  const words = useWords();
  const since = (from: string) => (new Date(at).getTime() - new Date(from).getTime()) / 1000;
  if (nodes.length === 0) return null;
  return (
    <section className="ops-section">
      <h2>{t('nodes')}</h2>
      <section className="ops-scroll" tabIndex={0} aria-label={t('nodes')}>
        <table className="plain-table" aria-label={t('nodes')}>
          <thead>
            <tr>
              <th scope="col">{t('machine')}</th>
              <th scope="col">{t('version')}</th>
              <th scope="col">{t('uptime')}</th>
              <th scope="col">{t('memory')}</th>
              <th scope="col">{t('eventLag')}</th>
              <th scope="col">{t('services')}</th>
            </tr>
          </thead>
          <tbody>
            {nodes.map((node) => (
              <tr key={node._id}>
                <th scope="row">{node.tenMay}</th>
                <td>{node.phienBan}</td>
                <td>{durationText(since(node.batDauLuc), words)}</td>
                <td>{bytesText(node.boNho)}</td>
                <td>{node.treSuKien === null ? t('notYet') : `${node.treSuKien} ms`}</td>
                <td>{node.dichVu}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
