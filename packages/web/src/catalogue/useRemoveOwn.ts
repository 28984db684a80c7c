import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../session/userMessage.ts';
import { useNotices } from '../ui/kit/noticeStore.ts';
import { catalogueDocuments } from './operations.ts';

/** Asks, then removes an own entry of a catalogue; false when it is still there. */
export function useRemoveOwn(catalogue: string): (entry: { _id: string; name: string }) => Promise<boolean> {
  const { t } = useTranslation(['catalogue', 'common']);
  const { message, modal } = useNotices();
  const client = useApolloClient();
  const remove = async (_id: string) => {
    try {
      const documents = await catalogueDocuments(catalogue);
      await client.mutate({ mutation: documents.remove, variables: { ids: [_id] } });
      return true;
    } catch (refusal) {
      message.error(userMessage(refusal));
      return false;
    }
  };
  return ({ _id, name }) =>
    new Promise((answer) =>
      modal.confirm({
        title: t('saveOwn.removeAsk', { name }),
        okText: t('saveOwn.remove', { name }),
        cancelText: t('back', { ns: 'common' }),
        okButtonProps: { danger: true },
        onOk: async () => answer(await remove(_id)),
        onCancel: () => answer(false),
      }),
    );
}
