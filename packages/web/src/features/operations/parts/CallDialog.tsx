import { useMutation } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useActDialog } from '../../../ui/actDialog/useActDialog.tsx';
import { formatDateTime } from '../../../ui/dateText.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { type CallRowFragment, GiveUpCallDocument, RetryCallDocument } from '../operations.main.gen.ts';
import { useAct } from '../useAct.ts';
import { Facts } from './Facts.tsx';

/** How often a call was tried, of how many times. */
export function triesText({ attempts, maxAttempts }: CallRowFragment): string {
  return maxAttempts === null ? String(attempts) : `${attempts} / ${maxAttempts}`;
}

type Props = {
  row: CallRowFragment;
  title: string;
  outside: string;
  tag: ReactNode;
  onClose: () => void;
  onChanged: () => void;
};

/** One call: why it waits or failed, tried again or given up. */
export function CallDialog({ row, title, outside, tag, onClose, onChanged }: Props) {
  const { t } = useTranslation(['operations', 'common']);
  const { act, busy } = useAct(onChanged);
  const { ask, dialog } = useActDialog();
  const [retry] = useMutation(RetryCallDocument);
  const [giveUp] = useMutation(GiveUpCallDocument);
  const isOpen = row.TrangThai === 'Cho' || row.TrangThai === 'Loi';
  const leave = async () => {
    const done = await ask({
      act: 'giveUpGoiNgoai',
      of: row._id,
      title: t('giveUpTitle'),
      text: t('giveUpText'),
      okText: t('giveUp'),
      run: (lyDo) => act(() => giveUp({ variables: { id: row._id, lyDo } }), t('givenUp')),
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
        isOpen ? (
          <>
            <Button danger disabled={busy} onClick={() => void leave()}>
              {t('giveUp')}
            </Button>
            <Button type="primary" data-autofocus loading={busy} onClick={() => void again()}>
              {t('retry')}
            </Button>
          </>
        ) : null
      }
    >
      <Facts
        facts={[
          [t('stateTitle'), tag],
          [t('outside'), outside],
          [t('about'), row.doiTuong],
          [t('tries'), triesText(row)],
          [t('made'), formatDateTime(row.NgayTao)],
          [t('changed'), formatDateTime(row.NgayCapNhat)],
          [t('nextTry'), row.lanToi ? formatDateTime(row.lanToi) : null],
          [t('reasonTitle'), row.LyDoHuy],
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
