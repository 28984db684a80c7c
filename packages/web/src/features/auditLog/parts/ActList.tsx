import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { issuesOf } from '../../../session/userMessage.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { issueText } from '../../../ui/useIssues.ts';
import { VirtualRows } from '../../../ui/VirtualRows.tsx';
import type { AuditLog } from '../useAuditLog.ts';
import { ActLine } from './ActLine.tsx';

const rowHeight = 72;
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 };

/** The acts that were found, the newest first; ↑ ↓ move, Enter opens, the last one brings older ones. */
export function ActList({ log }: { log: AuditLog }) {
  const { t } = useTranslation(['auditLog', 'common']);
  const { rows, filter } = log;
  const [active, setActive] = useState(0);
  const at = Math.min(active, Math.max(rows.length - 1, 0));
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (at + step >= rows.length && log.hasMore) log.more();
      setActive(Math.max(0, Math.min(rows.length - 1, at + step)));
    }
    const row = rows[at];
    if (event.key === 'Enter' && row) {
      event.preventDefault();
      log.openAct(row);
    }
  };
  const issues = issuesOf(log.error);
  if (issues.length > 0)
    return (
      <div className="notice" role="alert">
        <p className="notice-title">
          {[...new Set(issues.map((one) => issueText(one, currentLanguage())))].join(' ')}
        </p>
      </div>
    );
  if (log.error) return <ErrorState error={log.error} onRetry={log.refetch} />;
  if (rows.length === 0)
    return log.loading ? (
      <div className="sen-loading" role="status" aria-label={t('loading', { ns: 'common' })} />
    ) : (
      <EmptyState text={t('empty')} />
    );
  return (
    <>
      <VirtualRows
        label={t('list')}
        rows={rows}
        rowKey={(row) => row._id}
        rowHeight={rowHeight}
        render={(row) => <ActLine act={row} withDay={filter.tuNgay !== filter.denNgay} />}
        active={at}
        selected={log.open?.id ?? null}
        onKeyDown={onKeyDown}
        onPick={(row, index) => {
          setActive(index);
          log.openAct(row);
        }}
      />
      <div className="audit-more">
        {log.addError ? <ErrorState error={log.addError} onRetry={log.more} /> : null}
        <span className="soft">{t('shown', { count: rows.length })}</span>
        {log.hasMore ? (
          <Button loading={log.adding} onClick={log.more}>
            {t('more')}
          </Button>
        ) : null}
      </div>
    </>
  );
}
