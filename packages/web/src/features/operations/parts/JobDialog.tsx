import { useMutation } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useActDialog } from '../../../ui/actDialog/useActDialog.tsx';
import { formatDateTime } from '../../../ui/dateText.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { CancelJobDocument, type JobRowFragment, RetryJobDocument } from '../operations.main.gen.ts';
import { useAct } from '../useAct.ts';
import { Facts } from './Facts.tsx';

type Props = {
  row: JobRowFragment;
  title: string;
  tag: ReactNode;
  tries: string;
  onClose: () => void;
  onChanged: () => void;
};

/** One job: why it waits or failed, run at once or taken off. */
export function JobDialog({ row, title, tag, tries, onClose, onChanged }: Props) {
  const { t } = useTranslation(['operations', 'common']);
  const { act, busy } = useAct(onChanged);
  const { ask, dialog } = useActDialog();
  const [retry] = useMutation(RetryJobDocument);
  const [cancel] = useMutation(CancelJobDocument);
  const take = async () => {
    const done = await ask({
      act: 'cancelCongViec',
      of: row._id,
      title: t('cancelJobTitle'),
      text: t('cancelJobText'),
      okText: t('cancelJob'),
      run: (lyDo) => act(() => cancel({ variables: { id: row._id, lyDo } }), t('jobCancelled')),
    });
    if (done) onClose();
  };
  const again = async () => {
    if (await act(() => retry({ variables: { id: row._id } }), t('retried'))) onClose();
  };
  return (
    <Modal
      open
      place="side"
      width={460}
      title={title}
      onCancel={onClose}
      footer={
        row.trangThai === 'DANG_CHAY' ? null : (
          <>
            {row.cuaGoiNgoai ? null : (
              <Button danger disabled={busy} onClick={() => void take()}>
                {t('cancelJob')}
              </Button>
            )}
            <Button type="primary" data-autofocus loading={busy} onClick={() => void again()}>
              {t('runNow')}
            </Button>
          </>
        )
      }
    >
      <Facts
        facts={[
          [t('stateTitle'), tag],
          [t('tries'), tries],
          [t('made'), formatDateTime(row.NgayTao)],
          [t('dueAt'), formatDateTime(row.luc)],
          [t('runsSince'), row.chayTu ? formatDateTime(row.chayTu) : null],
          [
            t('lastError'),
            row.lastError ? (
              <code key="error" className="ops-error">
                {row.lastError}
              </code>
            ) : null,
          ],
        ]}
      />
      {dialog}
    </Modal>
  );
}
