import { useTranslation } from 'react-i18next';
import { CopyIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { useNotices } from '../../../ui/kit/noticeStore.ts';

export type Given = { username: string; password: string };

/** A password for one use, shown this once. */
export function PasswordOnce({ given, onClose }: { given: Given; onClose: () => void }) {
  const { t } = useTranslation('users');
  const { message } = useNotices();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(given.password);
      message.success(t('copied'));
    } catch {
      // a browser gives its clipboard over https only
      message.warning(t('notCopied'), 4);
    }
  };
  return (
    <Modal
      open
      title={t('oncePassword')}
      onCancel={onClose}
      footer={
        <>
          <Button data-autofocus icon={<CopyIcon />} onClick={() => void copy()}>
            {t('copy')}
          </Button>
          <Button type="primary" onClick={onClose}>
            {t('noted')}
          </Button>
        </>
      }
    >
      <p>{t('onceText')}</p>
      <dl className="once">
        <dt>{t('username')}</dt>
        <dd>
          <code>{given.username}</code>
        </dd>
        <dt>{t('password')}</dt>
        <dd>
          <code>{given.password}</code>
        </dd>
      </dl>
    </Modal>
  );
}
