import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../session/userMessage.ts';
import { useActDialog } from '../../ui/actDialog/useActDialog.tsx';
import type { SessionPaperProps } from '../../ui/feature.ts';
import { Alert } from '../../ui/kit/Alert.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { usePrinting } from '../../ui/Printing.tsx';
import type { PhieuHenFragment } from './followUps.main.gen.ts';
import { SlipCard } from './SlipCard.tsx';
import { SlipForm } from './SlipForm.tsx';
import { useSlipForm } from './useSlipForm.ts';
import { type Slips, useSlips } from './useSlips.ts';
import './followUps.css';

/** What is done in the dialogue: the slip in force is looked at, or one is written. */
type Writing = { record: PhieuHenFragment | null; again: string | null };

/** The appointment slip of a session: issued and printed at once, later issued again or cancelled. */
export default function SlipDialog({ session, onClose }: SessionPaperProps) {
  const { t } = useTranslation('followUps');
  const slips = useSlips(session);
  const [writing, setWriting] = useState<Writing | null>(null);
  if (!slips.ready)
    return (
      <Modal open title={t('slip')} footer={null} onCancel={onClose}>
        {slips.error ? <Alert type="error" title={userMessage(slips.error)} /> : <Loading />}
      </Modal>
    );
  if (writing || !slips.current)
    return (
      <WriteDialog
        session={session}
        slips={slips}
        writing={writing ?? { record: null, again: null }}
        onDone={onClose}
        onClose={writing ? () => setWriting(null) : onClose}
      />
    );
  return <ShowDialog slips={slips} current={slips.current} onWrite={setWriting} onClose={onClose} />;
}

type WriteProps = SessionPaperProps & { slips: Slips; writing: Writing; onDone: () => void };

function WriteDialog({ session, slips, writing: { record, again }, onDone, onClose }: WriteProps) {
  const { t } = useTranslation('followUps');
  const printing = usePrinting();
  const work = useSlipForm({
    session,
    record,
    again,
    onDone: (saved) => {
      onDone();
      printing.preview(`/api/print/PhieuHenKhamLai/${saved._id}`, saved.SoGiayHen);
    },
  });
  return (
    <Modal
      open
      width={760}
      title={again === null ? t('slip') : t('againTitle', { number: record?.SoGiayHen })}
      okText={t('saveAndPrint')}
      confirmLoading={work.saving}
      // a lost slip is issued again as it was
      onOk={() => void work.save(again === null ? null : 'again')}
      onCancel={onClose}
    >
      {again === null ? null : <p className="soft">{t('againReason', { reason: again })}</p>}
      <SlipForm session={session} record={record} work={work} />
      {slips.earlier.map((one) => (
        <SlipCard key={one._id} slip={one} />
      ))}
    </Modal>
  );
}

type ShowProps = {
  slips: Slips;
  current: PhieuHenFragment;
  onWrite: (writing: Writing) => void;
  onClose: () => void;
};

function ShowDialog({ slips, current, onWrite, onClose }: ShowProps) {
  const { t } = useTranslation('followUps');
  const { ask, dialog } = useActDialog();
  const printing = usePrinting();
  const again = () =>
    ask({
      act: 'capLaiGiayHenKhamLai',
      of: current._id,
      title: t('againAsk'),
      okText: t('again'),
      reasons: t('againReasons').split('|'),
      harmless: true,
      run: (reason) => onWrite({ record: current, again: reason }),
    });
  const cancel = () =>
    ask({
      act: 'cancelGiayHenKhamLai',
      of: current._id,
      title: t('cancelAsk'),
      okText: t('cancel'),
      run: (reason) => slips.cancel(current._id, reason),
    });
  return (
    <Modal open width={640} title={t('slip')} footer={null} onCancel={onClose}>
      <SlipCard
        slip={current}
        acts={{
          print: () => {
            onClose();
            printing.preview(`/api/print/PhieuHenKhamLai/${current._id}`, current.SoGiayHen);
          },
          capLai: () => void again(),
          huy: () => void cancel(),
        }}
      />
      {slips.earlier.map((one) => (
        <SlipCard key={one._id} slip={one} />
      ))}
      {dialog}
    </Modal>
  );
}
