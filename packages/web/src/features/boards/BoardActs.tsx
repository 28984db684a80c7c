import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../session/userMessage.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { type BoardFragment, RemoveBoardDocument } from './boards.main.gen.ts';

type Props = { board: BoardFragment; onChange: () => void; onRemoved: () => void };

/** Changes what a television shows, or takes it off. */
export function BoardActs({ board: { _id, Ten: name }, onChange, onRemoved }: Props) {
  const { t } = useTranslation('boards');
  const { message, modal } = useNotices();
  const [remove] = useMutation(RemoveBoardDocument);
  const take = async () => {
    try {
      await remove({ variables: { id: _id } });
      message.success(t('removed'));
    } catch (refusal) {
      message.error(userMessage(refusal));
    }
    onRemoved();
  };
  const ask = () =>
    modal.confirm({
      title: t('removeAsk', { name }),
      content: t('removeText'),
      okText: t('remove'),
      onOk: take,
    });
  return (
    <>
      <Button size="small" aria-label={t('changeOf', { name })} onClick={onChange}>
        {t('changeShort')}
      </Button>{' '}
      <Button size="small" aria-label={t('removeOf', { name })} onClick={ask}>
        {t('remove')}
      </Button>
    </>
  );
}
