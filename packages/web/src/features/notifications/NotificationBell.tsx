import { Bell } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNoticeCounts } from './useNoticeCounts.ts';
import './notices.css';

const NoticePanel = lazy(() => import('./NoticePanel.tsx'));

/** The bell of the bar: how many notices are unread, red while one is critical; it opens the list. */
export default function NotificationBell() {
  const { t } = useTranslation('notifications');
  const { unread, critical } = useNoticeCounts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="bar-button notice-bell"
        aria-haspopup="dialog"
        aria-label={t('bell', { count: unread })}
        title={t('bell', { count: unread })}
        onClick={() => setOpen(true)}
      >
        <Bell size={18} strokeWidth={1.8} aria-hidden="true" />
        {unread > 0 ? (
          <span className={critical > 0 ? 'notice-count critical' : 'notice-count'} aria-hidden="true">
            {unread > 99 ? '99+' : unread}
          </span>
        ) : null}
      </button>
      <span className="visually-hidden" role="status">
        {critical > 0 ? t('criticalWaits', { count: critical }) : ''}
      </span>
      {open ? (
        <Suspense fallback={null}>
          <NoticePanel onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
