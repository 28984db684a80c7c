import { useTranslation } from 'react-i18next';
import { CopyIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { useNotices } from '../../../ui/kit/noticeStore.ts';

/** The last anchored seal as one line, to be printed or kept apart from the server. */
export function SealLine({ line }: { line: string }) {
  const { t } = useTranslation('operations');
  const { message } = useNotices();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(line);
      message.success(t('sealLineCopied'));
    } catch {
      // a browser gives its clipboard over https only
      message.warning(t('sealLineNotCopied'), 4);
    }
  };
  return (
    <details className="ops-seal">
      <summary>{t('sealLine')}</summary>
      <p className="soft">{t('sealLineText')}</p>
      <code>{line}</code>
      <Button icon={<CopyIcon />} onClick={() => void copy()}>
        {t('copySealLine')}
      </Button>
    </details>
  );
}
