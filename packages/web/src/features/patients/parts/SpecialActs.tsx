import { useMutation } from '@apollo/client/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../../session/userMessage.ts';
import { allows } from '../../../ui/acts.ts';
import { useConfirmReason } from '../../../ui/ConfirmReason.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
import type { PatientDetailFragment } from '../patients.main.gen.ts';
import { TakeDeathBackDocument } from '../special.main.gen.ts';

const NewbornDialog = lazy(() => import('./NewbornDialog.tsx'));
const DeathDialog = lazy(() => import('./DeathDialog.tsx'));

type Props = {
  patient: PatientDetailFragment;
  onChanged: () => void;
  /** Opens another record. */
  onOpen: (id: string) => void;
};

/** The acts on special records: a newborn with its mother, a death and its taking back. */
export function SpecialActs({ patient, onChanged, onOpen }: Props) {
  const { t } = useTranslation('patients');
  const { message } = useNotices();
  const { ask, dialog } = useConfirmReason();
  const [open, setOpen] = useState<'newborn' | 'death' | null>(null);
  const [takeBack] = useMutation(TakeDeathBackDocument);
  const { _id: id, version, TenBenhNhan } = patient;
  const undo = async () => {
    const LyDo = await ask({
      title: t('death.takeBack'),
      text: t('death.takeBackText', { name: TenBenhNhan }),
      okText: t('death.takeBack'),
    });
    if (LyDo === null) return;
    try {
      await takeBack({ variables: { id, version, LyDo } });
      message.success(t('death.takenBack'));
    } catch (failure) {
      message.error(userMessage(failure));
    }
    onChanged();
  };
  const close = () => setOpen(null);
  return (
    <>
      {allows(patient, 'themCon') && patient.GioiTinh === 'FEMALE' ? (
        <Button onClick={() => setOpen('newborn')}>{t('newborn.add')}</Button>
      ) : null}
      {allows(patient, 'ghiTuVong') ? (
        <Button onClick={() => setOpen('death')}>{t('death.record')}</Button>
      ) : null}
      {allows(patient, 'thuHoiTuVong') ? (
        <Button onClick={() => void undo()}>{t('death.takeBack')}</Button>
      ) : null}
      <Suspense fallback={null}>
        {open === 'newborn' ? <NewbornDialog mother={patient} onReceived={onOpen} onClose={close} /> : null}
        {open === 'death' ? <DeathDialog patient={patient} onRecorded={onChanged} onClose={close} /> : null}
      </Suspense>
      {dialog}
    </>
  );
}
