import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../session/userMessage.ts';
import { useActDialog } from '../../ui/actDialog/useActDialog.tsx';
import type { SessionPaperProps } from '../../ui/feature.ts';
import { Alert } from '../../ui/kit/Alert.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { usePrinting } from '../../ui/Printing.tsx';
import { LeaveCard } from './LeaveCard.tsx';
import { SickLeaveForm } from './SickLeaveForm.tsx';
import type { GiayNghiFragment } from './sickLeave.main.gen.ts';
import { useLeaveForm } from './useLeaveForm.ts';
import { type Leaves, useLeaves } from './useLeaves.ts';
import './sickLeave.css';

/** What is done in the dialogue: the certificate in use is looked at, or written. */
type Writing = { record: GiayNghiFragment | null; again: string | null };

/** The sick-leave certificate of a session: written and printed at once, later changed, issued again or cancelled. */
export default function SickLeaveDialog({ session, onClose }: SessionPaperProps) {
  const { t } = useTranslation('sickLeave');
  const leaves = useLeaves(session);
  const [writing, setWriting] = useState<Writing | null>(null);
  if (!leaves.ready)
    return (
      <Modal open title={t('title')} footer={null} onCancel={onClose}>
        {leaves.error ? <Alert type="error" title={userMessage(leaves.error)} /> : <Loading />}
      </Modal>
    );
  if (writing || !leaves.current)
    return (
      <WriteDialog
        session={session}
        leaves={leaves}
        writing={writing ?? { record: null, again: null }}
        onDone={onClose}
        onClose={writing ? () => setWriting(null) : onClose}
      />
    );
  return <ShowDialog leaves={leaves} current={leaves.current} onWrite={setWriting} onClose={onClose} />;
}

type WriteProps = SessionPaperProps & { leaves: Leaves; writing: Writing; onDone: () => void };

function WriteDialog({ session, leaves, writing: { record, again }, onDone, onClose }: WriteProps) {
  const { t } = useTranslation('sickLeave');
  const printing = usePrinting();
  const work = useLeaveForm({
    session,
    employer: leaves.employer,
    record,
    again,
    onDone: (saved) => {
      onDone();
      printing.preview(`/api/print/GiayNghiHuongBHXH/${saved._id}`, saved.SoSeri);
    },
  });
  return (
    <Modal
      open
      width={760}
      title={again === null ? t(record ? 'change' : 'title') : t('againTitle', { number: record?.SoKCB })}
      okText={t('saveAndPrint')}
      confirmLoading={work.saving}
      // a lost paper is issued again as it was
      onOk={() => void work.save(again === null ? null : 'again')}
      onCancel={onClose}
    >
      {again === null ? null : <p className="soft">{t('againReason', { reason: again })}</p>}
      <SickLeaveForm session={session} work={work} />
      {leaves.earlier.map((one) => (
        <LeaveCard key={one._id} leave={one} />
      ))}
    </Modal>
  );
}

type ShowProps = {
  leaves: Leaves;
  current: GiayNghiFragment;
  onWrite: (writing: Writing) => void;
  onClose: () => void;
};

function ShowDialog({ leaves, current, onWrite, onClose }: ShowProps) {
  const { t } = useTranslation('sickLeave');
  const { ask, dialog } = useActDialog();
  const printing = usePrinting();
  const again = () =>
    ask({
      act: 'capLaiGiayNghiHuongBHXH',
      of: current._id,
      title: t('againAsk'),
      okText: t('again'),
      reasons: t('againReasons').split('|'),
      harmless: true,
      run: (reason) => onWrite({ record: current, again: reason }),
    });
  const cancel = () =>
    ask({
      act: 'cancelGiayNghiHuongBHXH',
      of: current._id,
      title: t('cancelAsk'),
      okText: t('cancel'),
      run: (reason) => leaves.cancel(current._id, reason),
    });
  return (
    <Modal open width={640} title={t('title')} footer={null} onCancel={onClose}>
      <LeaveCard
        leave={current}
        acts={{
          print: () => {
            onClose();
            printing.preview(`/api/print/GiayNghiHuongBHXH/${current._id}`, current.SoSeri);
          },
          sua: () => onWrite({ record: current, again: null }),
          capLai: () => void again(),
          xoa: () => void leaves.remove(current._id),
          huy: () => void cancel(),
        }}
      />
      {leaves.earlier.map((one) => (
        <LeaveCard key={one._id} leave={one} />
      ))}
      {dialog}
    </Modal>
  );
}
