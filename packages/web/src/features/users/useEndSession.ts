import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../session/userMessage.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { deviceText } from './deviceText.ts';
import { RevokeSessionDocument, type SessionRowFragment } from './users.auth.gen.ts';

/** Ends a session after a question. */
export function useEndSession(): (session: SessionRowFragment) => void {
  const { t } = useTranslation('users');
  const { message, modal } = useNotices();
  const [revoke] = useMutation(RevokeSessionDocument);
  return (session) =>
    modal.confirm({
      title: t('endSessionTitle', { name: session.TenNhanVien ?? session.username }),
      content: t('endSessionText', { device: deviceText(session.userAgent) ?? t('unknownDevice') }),
      okText: t('endSession'),
      cancelText: t('back', { ns: 'common' }),
      okButtonProps: { danger: true },
      onOk: async () => {
        try {
          await revoke({ variables: { id: session._id } });
          message.success(t('sessionEnded'));
        } catch (error) {
          message.error(userMessage(error));
        }
      },
    });
}
