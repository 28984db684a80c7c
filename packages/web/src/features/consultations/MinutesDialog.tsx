import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../session/userMessage.ts';
import { useActDialog } from '../../ui/actDialog/useActDialog.tsx';
import type { SessionPaperProps } from '../../ui/feature.ts';
import { Alert } from '../../ui/kit/Alert.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { Loading } from '../../ui/Loading.tsx';
import { usePrinting } from '../../ui/Printing.tsx';
import type { BienBanFragment } from './consultations.main.gen.ts';
import { MinutesCard } from './MinutesCard.tsx';
import { MinutesForm } from './MinutesForm.tsx';
import { type Minutes, useMinutes } from './useMinutes.ts';
import { useMinutesForm } from './useMinutesForm.ts';
import './consultations.css';

type Writing = { record: BienBanFragment | null };
type Props = SessionPaperProps & {
  /** Only these minutes of the visit, and none are begun. */
  only?: string;
  /** Whose they are, where the screen does not say it. */
  patient?: string;
};

/** The consultation minutes of a visit: written, completed, printed; a visit without any begins with the form. */
export default function MinutesDialog({ session, only, patient, onClose }: Props) {
  const { t } = useTranslation('consultations');
  const minutes = useMinutes(session.TiepNhan_Id);
  const [writing, setWriting] = useState<Writing | null>(null);
  const first = minutes.ready && minutes.all.length === 0 && !only;
  if (!minutes.ready)
    return (
      <Modal open title={t('title')} footer={null} onCancel={onClose}>
        {minutes.error ? <Alert type="error" title={userMessage(minutes.error)} /> : <Loading />}
      </Modal>
    );
  if (writing || first)
    return (
      <WriteDialog
        session={session}
        record={writing?.record ?? null}
        onDone={() => {
          void minutes.refetch();
          setWriting(null);
        }}
        onClose={first ? onClose : () => setWriting(null)}
      />
    );
  const title = [t('title'), patient].filter(Boolean).join(' · ');
  return (
    <ShowDialog minutes={minutes} title={title} only={only ?? null} onWrite={setWriting} onClose={onClose} />
  );
}

type WriteProps = SessionPaperProps & { record: BienBanFragment | null; onDone: () => void };

function WriteDialog({ session, record, onDone, onClose }: WriteProps) {
  const { t } = useTranslation('consultations');
  const work = useMinutesForm({ session, record, onDone });
  return (
    <Modal
      open
      width={920}
      title={record ? t('change', { code: record.MaBienBanHoiChan }) : t('write')}
      okText={t('save')}
      confirmLoading={work.saving}
      onOk={() => void work.save()}
      onCancel={onClose}
    >
      <MinutesForm record={record} work={work} />
    </Modal>
  );
}

type ShowProps = {
  minutes: Minutes;
  title: string;
  only: string | null;
  onWrite: (writing: Writing) => void;
  onClose: () => void;
};

function ShowDialog({ minutes, title, only, onWrite, onClose }: ShowProps) {
  const { t } = useTranslation('consultations');
  const { ask, dialog } = useActDialog();
  const { modal } = useNotices();
  const printing = usePrinting();
  const print = (form: string, { _id, MaBienBanHoiChan }: BienBanFragment) => {
    onClose();
    printing.preview(`/api/print/${form}/${_id}`, MaBienBanHoiChan);
  };
  const sure = (title: string, okText: string, onOk: () => unknown) =>
    modal.confirm({ title, okText, onOk: () => void onOk() });
  const cancel = ({ _id }: BienBanFragment) =>
    ask({
      act: 'cancelBienBanHoiChan',
      of: _id,
      title: t('cancelAsk'),
      okText: t('cancel'),
      run: (reason) => minutes.cancel(_id, reason),
    });
  const shown = minutes.all.filter((one) => !only || one._id === only);
  return (
    <Modal open width={760} title={title} footer={null} onCancel={onClose}>
      <div className="minutes-list">
        {only ? null : (
          <div>
            <Button onClick={() => onWrite({ record: null })}>{t('write')}</Button>
          </div>
        )}
        {shown.map((one) => (
          <MinutesCard
            key={one._id}
            minutes={one}
            busy={minutes.acting}
            acts={{
              print: () => print('BienBanHoiChan', one),
              extract: () => print('TrichBienBanHoiChan', one),
              sua: () => onWrite({ record: one }),
              hoanTat: () =>
                sure(t('completeAsk', { code: one.MaBienBanHoiChan }), t('complete'), () =>
                  minutes.complete(one),
                ),
              xoa: () =>
                sure(t('removeAsk', { code: one.MaBienBanHoiChan }), t('remove'), () =>
                  minutes.remove(one._id),
                ),
              huy: () => void cancel(one),
            }}
          />
        ))}
      </div>
      {dialog}
    </Modal>
  );
}
