import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { narrowPath } from '../../session/routeTable.ts';
import { useMayOpen } from '../../session/useMayOpen.ts';
import { useSession } from '../../session/useSession.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { useEvents } from '../../ui/useEvents.ts';
import { NoticeLine } from './NoticeLine.tsx';
import { noticePath } from './noticePath.ts';
import { NoticesDocument, ReadNoticesDocument } from './notices.main.gen.ts';
import { useNoticeSound } from './useNoticeCounts.ts';

/** The notices of the person at the side of the screen: unread ones first, the gravest of them on top. */
export default function NoticePanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('notifications');
  const { permissions } = useSession();
  const mayOpen = useMayOpen();
  const navigate = useNavigate();
  const narrow = useLocation().pathname.startsWith('/m/');
  const [unreadOnly, setUnreadOnly] = useState(false);
  const [sound, setSound] = useNoticeSound();
  const { data, error, refetch } = useQuery(NoticesDocument, {
    variables: { chuaDoc: unreadOnly, limit: 100 },
    fetchPolicy: 'cache-and-network',
  });
  useEvents(['ThongBao'], () => void refetch());
  const [read, reading] = useMutation(ReadNoticesDocument, { refetchQueries: [NoticesDocument] });
  const found = data?.thongBaos;
  const open = (path: string) => {
    onClose();
    void navigate(narrow ? narrowPath(path) : path);
  };
  return (
    <Modal open title={t('title')} place="side" width="min(420px, 100vw)" footer={null} onCancel={onClose}>
      <div className="notice-tools">
        <label>
          <input
            type="checkbox"
            checked={unreadOnly}
            onChange={(event) => setUnreadOnly(event.target.checked)}
          />{' '}
          {t('unreadOnly')}
        </label>
        <label>
          <input type="checkbox" checked={sound} onChange={(event) => setSound(event.target.checked)} />{' '}
          {t('sound')}
        </label>
        <Button
          size="small"
          disabled={!found?.soChuaDoc}
          loading={reading.loading}
          onClick={() => void read({ variables: {} })}
        >
          {t('readAll')}
        </Button>
      </div>
      {reading.error ? <ErrorState error={reading.error} /> : null}
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!found && !error ? <div className="sen-loading" role="status" aria-label={t('title')} /> : null}
      {found?.dongs.length === 0 ? <EmptyState text={t(unreadOnly ? 'noneUnread' : 'none')} /> : null}
      <ul className="notice-list">
        {found?.dongs.map((notice) => {
          const path = noticePath(notice, { permissions, mayOpen });
          const markRead = () => void read({ variables: { ids: [notice._id] } });
          return (
            <NoticeLine
              key={notice._id}
              notice={notice}
              onRead={markRead}
              onOpen={
                path === null
                  ? null
                  : () => {
                      if (!notice.NgayDoc) markRead();
                      open(path);
                    }
              }
            />
          );
        })}
      </ul>
    </Modal>
  );
}
