import { useMutation } from '@apollo/client/react';
import type { QueueKind } from '@sen/domain/queues/queueKinds';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../../session/userMessage.ts';
import { useActDialog } from '../../../ui/actDialog/useActDialog.tsx';
import { dayPlus, formatDate, today } from '../../../ui/dateText.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
import { ClosingText } from './ClosingText.tsx';
import { DongViecCuDocument, MoLaiViecCuDocument } from './closing.main.gen.ts';

type Props = {
  hangDoi: QueueKind;
  idNode: string;
  /** How much of what the list shows was left from earlier days. */
  count: number;
  onChanged: () => void;
};

/** Says how much earlier days left at a desk, and closes it with a reason; at once it can be taken back. */
export default function EarlierWork({ hangDoi, idNode, count, onChanged }: Props) {
  const { t } = useTranslation(['queues', 'common']);
  const { message } = useNotices();
  const { ask, dialog } = useActDialog();
  const [close] = useMutation(DongViecCuDocument);
  const [reopen] = useMutation(MoLaiViecCuDocument);
  const alsoBegun = useRef(false);
  const run = async (act: () => Promise<unknown>) => {
    try {
      await act();
    } catch (refusal) {
      message.error(userMessage(refusal));
    }
    onChanged();
  };
  const open = (_id: string) => run(() => reopen({ variables: { _id, idNode } }));
  const closeAll = async () => {
    alsoBegun.current = false;
    const DenNgay = dayPlus(today(), -1);
    await ask({
      act: 'dongViecCu',
      of: `${hangDoi}/${idNode}`,
      title: t('earlier.title'),
      text: (
        <ClosingText
          of={{ hangDoi, idNode }}
          until={DenNgay}
          onAlsoBegun={(chosen) => {
            alsoBegun.current = chosen;
          }}
          onReopen={open}
        />
      ),
      okText: t('earlier.close'),
      usual: false,
      run: async (LyDo) => {
        const input = { hangDoi, idNode, DenNgay, CaDangLam: alsoBegun.current, LyDo };
        const { data } = await close({ variables: { input } });
        const id = data?.dongViecCu._id;
        message.success(
          t('earlier.closed', { day: formatDate(DenNgay) }),
          undefined,
          id ? { label: t('earlier.reopen'), run: () => void open(id) } : undefined,
        );
      },
    });
    onChanged();
  };
  return (
    <p className="queue-earlier">
      <span>{t('earlier.count', { count })}</span>
      <Button size="small" onClick={() => void closeAll()}>
        {t('earlier.close')}
      </Button>
      {dialog}
    </p>
  );
}
