import { useTranslation } from 'react-i18next';
import { userMessage } from '../../session/userMessage.ts';
import { useSession } from '../../session/useSession.ts';
import { DownloadIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { EmptyState, ErrorState, NoPermission } from '../../ui/states.tsx';
import { AccessFilter } from './parts/AccessFilter.tsx';
import { AccessTable } from './parts/AccessTable.tsx';
import { useAccessLog } from './useAccessLog.ts';
import './recordAccess.css';

/** Who opened a patient's record: for the answer to the patient who asks. */
export default function AccessLogScreen() {
  const { permissions } = useSession();
  return permissions.has('NHAT_KY_TRUY_CAP') ? <Log /> : <NoPermission />;
}

function Log() {
  const { t } = useTranslation('recordAccess');
  const { message } = useNotices();
  const log = useAccessLog();
  const give = async () => {
    try {
      const given = await log.give();
      if (given?.cut) message.warning(t('exportCut', { count: given.rows }), 8);
      else if (given) message.success(t('exported', { count: given.rows }));
    } catch (error) {
      message.error(userMessage(error));
    }
  };
  return (
    <div className="access-log">
      <header className="access-head">
        <h1>{t('title')}</h1>
        <Button
          icon={<DownloadIcon />}
          loading={log.exporting}
          disabled={log.rows.length === 0}
          onClick={() => void give()}
        >
          {t('export')}
        </Button>
      </header>
      <AccessFilter log={log} />
      {log.filter.BenhNhan_Id === null ? (
        <EmptyState text={t('choose')} />
      ) : log.error ? (
        <ErrorState error={log.error} onRetry={log.refetch} />
      ) : (
        <AccessTable log={log} />
      )}
    </div>
  );
}
