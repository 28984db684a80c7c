import { useMutation, useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../session/useSession.ts';
import { useActDialog } from '../../../ui/actDialog/useActDialog.tsx';
import { formatDateTime } from '../../../ui/dateText.ts';
import { Alert } from '../../../ui/kit/Alert.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { useRequestIds } from '../../../ui/useRequestIds.ts';
import { MergesIntoDocument, SplitPatientsDocument } from '../merge.main.gen.ts';

type Props = { id: string; onSplit: () => void };

/** The records that were merged into this one, each of which can be split off again. */
export function Merges({ id, onSplit }: Props) {
  const { t } = useTranslation('patients');
  const may = useSession().permissions.has('BENH_NHAN_GOP');
  const { ask, dialog } = useActDialog();
  const { data, refetch } = useQuery(MergesIntoDocument, {
    variables: { id },
    fetchPolicy: 'no-cache',
  });
  const requests = useRequestIds();
  const [split, { loading }] = useMutation(SplitPatientsDocument);
  const splitOff = (merge: string, code: string) =>
    ask({
      act: 'tachBenhNhan',
      of: merge,
      title: t('merge.split'),
      text: t('merge.splitText', { code }),
      okText: t('merge.split'),
      run: async (LyDo) => {
        const key = `${merge} ${LyDo}`;
        await split({ variables: { id: merge, LyDo, requestId: requests.of(key) } });
        requests.done(key);
        onSplit();
        void refetch();
      },
      done: t('merge.splitDone', { code }),
    });
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
