import { useMutation, useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../../session/userMessage.ts';
import { useSession } from '../../../session/useSession.ts';
import { useConfirmReason } from '../../../ui/ConfirmReason.tsx';
import { formatDateTime } from '../../../ui/dateText.ts';
import { Alert } from '../../../ui/kit/Alert.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
import { useRequestIds } from '../../../ui/useRequestIds.ts';
import { MergesIntoDocument, SplitPatientsDocument } from '../merge.main.gen.ts';

type Props = { id: string; onSplit: () => void };

/** The records that were merged into this one, each of which can be split off again. */
export function Merges({ id, onSplit }: Props) {
  const { t } = useTranslation('patients');
  const { message } = useNotices();
  const may = useSession().permissions.has('BENH_NHAN_GOP');
  const { ask, dialog } = useConfirmReason();
  const { data, refetch } = useQuery(MergesIntoDocument, {
    variables: { id },
    fetchPolicy: 'no-cache',
  });
  const requests = useRequestIds();
  const [split, { loading }] = useMutation(SplitPatientsDocument);
  const splitOff = async (merge: string, code: string) => {
    const LyDo = await ask({
      title: t('merge.split'),
      text: t('merge.splitText', { code }),
      okText: t('merge.split'),
    });
    if (LyDo === null) return;
    try {
      const key = `${merge} ${LyDo}`;
      await split({ variables: { id: merge, LyDo, requestId: requests.of(key) } });
      requests.done(key);
      message.success(t('merge.splitDone', { code }));
      onSplit();
      void refetch();
    } catch (failure) {
      message.error(userMessage(failure));
    }
  };
  return (
    <>
      {(data?.benhNhan?.gops ?? []).map(({ _id, LyDo, NgayTao, BenhNhanGop }) => (
        <Alert
          key={_id}
          type="info"
          title={t('merge.came', { code: BenhNhanGop.MaYTe, name: BenhNhanGop.TenBenhNhan })}
          description={`${formatDateTime(NgayTao)} · ${LyDo}`}
          action={
            may ? (
              <Button size="small" disabled={loading} onClick={() => void splitOff(_id, BenhNhanGop.MaYTe)}>
                {t('merge.split')}
              </Button>
            ) : null
          }
        />
      ))}
      {dialog}
    </>
  );
}
