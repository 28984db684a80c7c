import { useTranslation } from 'react-i18next';
import { errorCode, errorDetails } from '../../../session/userMessage.ts';
import { useNotices } from '../../../ui/kit/noticeStore.ts';

/**
 * Shows what a refused return says is judged otherwise than when it was written, old and new, and asks whether it is returned so. Answers
 * the words that were seen; null where it is not returned, or was refused for another reason.
 */
export function useAskJudgement(): (refusal: unknown) => Promise<string | null> {
  const { t } = useTranslation(['orders', 'common']);
  const { modal } = useNotices();
  return (refusal) => {
    const words = errorDetails(refusal)['values'];
    if (errorCode(refusal) !== 'RESULT_JUDGED_ANEW' || typeof words !== 'string')
      return Promise.resolve(null);
    return new Promise((answer) => {
      modal.confirm({
        title: t('desk.judgedAnew'),
        content: (
          <ul>
            {words.split('; ').map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        ),
        okText: t('desk.returnSeen'),
        cancelText: t('back', { ns: 'common' }),
        onOk: () => answer(words),
        onCancel: () => answer(null),
      });
    });
  };
}
