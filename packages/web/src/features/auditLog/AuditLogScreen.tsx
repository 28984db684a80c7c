import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { userMessage } from '../../session/userMessage.ts';
import { useSession } from '../../session/useSession.ts';
import { useHotkeys } from '../../ui/hotkeys.tsx';
import { ArrowLeftIcon, CrossIcon, DownloadIcon, TickIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { PaneDivider } from '../../ui/PaneDivider.tsx';
import { usePreference } from '../../ui/preferences.ts';
import { EmptyState, NoPermission } from '../../ui/states.tsx';
import { exportLog } from './exportLog.ts';
import { countOf, isOfToday } from './filter.ts';
import { ActDetail } from './parts/ActDetail.tsx';
import { ActList } from './parts/ActList.tsx';
import { ChainDialog } from './parts/ChainDialog.tsx';
import { FilterBar } from './parts/FilterBar.tsx';
import { type AuditLog, useAuditLog } from './useAuditLog.ts';
import './auditLog.css';

/** The operation log: who did what to which record, with the record before and after. */
export default function AuditLogScreen() {
  const { permissions } = useSession();
  return permissions.has('NHAT_KY_XEM') ? <Log /> : <NoPermission />;
}

const usualWidth = 460;
const isWidth = (value: unknown): value is number => typeof value === 'number';

function Log() {
  const { t } = useTranslation('auditLog');
  const narrow = useLocation().pathname.startsWith('/m/');
  const log = useAuditLog();
  const [width, setWidth] = usePreference('panes.auditLog', usualWidth, isWidth);
  const { open, rows } = log;
  const step = (by: number) => {
    const at = rows.findIndex((row) => row._id === open?.id);
    const row = rows[at < 0 ? 0 : at + by];
    if (row) log.openAct(row);
    else if (by > 0 && log.hasMore) log.more();
  };
  useHotkeys([
    { keys: 'Alt+ArrowDown', label: t('nextAct'), run: () => step(1) },
    { keys: 'Alt+ArrowUp', label: t('previousAct'), run: () => step(-1) },
  ]);
  const detail = open ? <ActDetail key={open.id} log={log} open={open} /> : <EmptyState text={t('choose')} />;
  if (narrow)
    return open ? (
      <div className="work-narrow">
        <div className="work-narrow-head">
          <Button
            type="text"
            size="large"
            icon={<ArrowLeftIcon />}
            aria-label={t('back', { ns: 'common' })}
            onClick={() => log.openAct(null)}
          />
          <h1 className="audit-title">{t('one')}</h1>
        </div>
        <div className="work-task">{detail}</div>
      </div>
    ) : (
      <div className="work-narrow work-narrow-list">
        <details className="audit-fold">
          <summary>
            {t('filter')}
            {countOf(log.filter) > 0 ? ` (${countOf(log.filter)})` : ''}
          </summary>
          <FilterBar log={log} />
        </details>
        <Head log={log} />
        <div className="audit-list">
          <ActList log={log} />
        </div>
      </div>
    );
  return (
    <div className="audit-screen">
      <Head log={log} />
      <FilterBar log={log} />
      <div className="audit-panes">
        <section className="audit-list" style={{ width }} aria-label={t('list')}>
          <ActList log={log} />
        </section>
        <PaneDivider label={t('resize')} size={width} onResize={setWidth} />
        <div className="work-task">{detail}</div>
      </div>
    </div>
  );
}

/** The title, and what is done with the whole list. */
function Head({ log }: { log: AuditLog }) {
  const { t } = useTranslation('auditLog');
  const { permissions } = useSession();
  const { message } = useNotices();
  const [exporting, setExporting] = useState(false);
  const [checking, setChecking] = useState(false);
  const give = async () => {
    setExporting(true);
    try {
      const { rows, cut } = await exportLog(log.filter);
      if (cut) message.warning(t('exportCut', { count: rows }), 8);
      else message.success(t('exported', { count: rows }));
    } catch (error) {
      message.error(userMessage(error));
    } finally {
      setExporting(false);
    }
  };
  return (
    <header className="audit-head">
      <h1>{t('title')}</h1>
      {countOf(log.filter) > 0 || !isOfToday(log.filter) ? (
        <Button type="text" icon={<CrossIcon />} onClick={log.clear}>
          {t('clear')}
        </Button>
      ) : null}
      <Button icon={<DownloadIcon />} loading={exporting} onClick={() => void give()}>
        {t('export')}
      </Button>
      {permissions.has('QUAN_TRI') ? (
        <Button icon={<TickIcon />} onClick={() => setChecking(true)}>
          {t('verify')}
        </Button>
      ) : null}
      {checking ? <ChainDialog onClose={() => setChecking(false)} /> : null}
    </header>
  );
}
