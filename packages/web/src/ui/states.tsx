import { Button, Empty, Result } from 'antd';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../app/userMessage.ts';

/** Nothing to show, and what to do about it. */
export function EmptyState({ text, children }: { text: string; children?: React.ReactNode }) {
  return (
    <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text} style={{ padding: 24 }}>
      {children}
    </Empty>
  );
}

/** Something failed; the text says what, the button tries again. */
export function ErrorState({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const { t } = useTranslation();
  return (
    <Result
      status="warning"
      title={userMessage(error)}
      extra={
        onRetry ? (
          <Button type="primary" onClick={onRetry}>
            {t('retry')}
          </Button>
        ) : null
      }
    />
  );
}

/** The profile does not open this. */
export function NoPermission() {
  const { t } = useTranslation();
  return <Result status="403" title={t('noPermission')} subTitle={t('noPermissionHint')} />;
}
