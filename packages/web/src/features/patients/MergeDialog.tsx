import { useMutation, useQuery } from '@apollo/client/react';
import { errorText } from '@sen/domain/errors/errors';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { isUnreached, userMessage } from '../../session/userMessage.ts';
import { ReasonInput } from '../../ui/actDialog/ReasonInput.tsx';
import { refusalOf } from '../../ui/acts.ts';
import { Alert } from '../../ui/kit/Alert.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { Loading } from '../../ui/Loading.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { useRequestIds } from '../../ui/useRequestIds.ts';
import { MergePatientsDocument, MergePreviewDocument } from './merge.main.gen.ts';
import { mergeRows } from './mergeRows.ts';
import { MergeSides } from './parts/MergeSides.tsx';

type Props = {
  /** The two records; the first is proposed to be kept. */
  pair: readonly [string, string];
  onClose: () => void;
  /** The record that was kept. */
  onMerged: (id: string) => void;
};

/** Merges two records of one person: which is kept, what is taken from the other, and why. */
export function MergeDialog({ pair, onClose, onMerged }: Props) {
  const { t } = useTranslation(['patients', 'common']);
  const { message } = useNotices();
  const [[id, other], setPair] = useState(pair);
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { data, loading, error, refetch } = useQuery(MergePreviewDocument, {
    variables: { id, other },
    fetchPolicy: 'no-cache',
  });
  const requests = useRequestIds();
  const [merge, { loading: merging }] = useMutation(MergePatientsDocument);
  const seen = data?.xemGopBenhNhan;
  const refused = seen ? refusalOf(seen, 'gop') : null;
  const missing = reason.trim() === '';

  const submit = async () => {
    if (!seen) return;
    if (missing) {
      setTried(true);
      return;
    }
    const { version } = seen.BenhNhan;
    const { version: versionGop } = seen.BenhNhanGop;
    const variables = { id, other, version, versionGop, truongLays: [...taken], LyDo: reason.trim() };
    const key = JSON.stringify(variables);
    try {
      await merge({ variables: { ...variables, requestId: requests.of(key) } });
      requests.done(key);
      message.success(t('merge.done', { code: seen.BenhNhanGop.MaYTe, into: seen.BenhNhan.MaYTe }));
      onMerged(id);
    } catch (failure) {
      message.error(userMessage(failure));
      // an answer that was lost: pressed again, the same request answers what was done
      if (!isUnreached(failure)) void refetch();
    }
  };
  const take = (field: string, ofOther: boolean) => {
    const next = new Set(taken);
    if (ofOther) next.add(field);
    else next.delete(field);
    setTaken(next);
  };
  const swap = () => {
    setPair([other, id]);
    setTaken(new Set());
  };
  const visits = (code: string, count: number) => `${code} · ${t('merge.visits', { count })}`;
  return (
    <Modal
      open
      title={t('merge.title')}
      width={860}
      okText={t('merge.act')}
      okButtonProps={{ danger: true, disabled: !seen || refused !== null }}
      cancelText={t('back')}
      confirmLoading={merging}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!seen && loading ? <Loading /> : null}
      {seen ? (
        <div className="merge">
          {refused ? <Alert type="error" title={errorText(refused, currentLanguage())} /> : null}
          <p className="soft">{t('merge.hint')}</p>
          <Button onClick={swap}>{t('merge.swap')}</Button>
          <MergeSides
            rows={mergeRows(seen.BenhNhan, seen.BenhNhanGop, seen.truongKhacs, t)}
            taken={taken}
            onTake={take}
            heads={{
              kept: visits(seen.BenhNhan.MaYTe, seen.soTiepNhan),
              other: visits(seen.BenhNhanGop.MaYTe, seen.soTiepNhanGop),
            }}
          />
          <Form layout="vertical">
            <Form.Item
              label={t('reason', { ns: 'common' })}
              htmlFor="merge-reason"
              required
              validateStatus={tried && missing ? 'error' : ''}
              help={tried && missing ? t('reasonNeeded', { ns: 'common' }) : null}
            >
              <ReasonInput act="gopBenhNhan" id="merge-reason" value={reason} onChange={setReason} />
            </Form.Item>
          </Form>
        </div>
      ) : null}
    </Modal>
  );
}
