import { useTranslation } from 'react-i18next';
import { formatDate } from '../../ui/dateText.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';

/** Asks whether a referral that is older than ten working days is for a disease of annex III, for which it holds a year. */
export function useReferralQuestion(): (NgayGiayChuyen: unknown) => Promise<boolean> {
  const { t } = useTranslation('reception');
  const { modal } = useNotices();
  return (NgayGiayChuyen) =>
    new Promise((resolve) => {
      modal.confirm({
        title: t('referralOldTitle'),
        content: t('referralOld', { day: formatDate(String(NgayGiayChuyen)) }),
        okText: t('takeReferral'),
        cancelText: t('back'),
        onOk: () => resolve(true),
        onCancel: () => resolve(false),
      });
    });
}
