import { useTranslation } from 'react-i18next';
import { DraftNotice } from '../../../ui/DraftNotice.tsx';
import { Alert } from '../../../ui/kit/Alert.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { accountsMost, type Bulk } from './useBulk.ts';

/** What was kept from before, an act whose answer never came, and more than one act takes. */
export function BulkNotices({ bulk, full }: { bulk: Bulk; full: boolean }) {
  const { t } = useTranslation('users');
  return (
    <>
      {bulk.restored && !bulk.unanswered ? (
        <DraftNotice savedAt={bulk.restored.savedAt} onDiscard={bulk.discard} />
      ) : null}
      {bulk.unanswered ? (
        <Alert
          type="warning"
          role="alert"
          title={t('bulk.unanswered', { count: bulk.unanswered.taiKhoan.length })}
          description={t('bulk.unansweredText')}
          action={
            <>
              <Button type="primary" onClick={bulk.sendAgain}>
                {t('bulk.sendAgain')}
              </Button>
              <Button onClick={bulk.giveUp}>{t('bulk.giveUp')}</Button>
            </>
          }
        />
      ) : null}
      {full ? <Alert type="warning" role="status" title={t('bulk.tooMany', { max: accountsMost })} /> : null}
    </>
  );
}
