import { useMutation } from '@apollo/client/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useMayOpen } from '../../../session/useMayOpen.ts';
import { useSession } from '../../../session/useSession.ts';
import { useActDialog } from '../../../ui/actDialog/useActDialog.tsx';
import { allows } from '../../../ui/acts.ts';
import { type HeadAct, HeadActs } from '../../../ui/HeadActs.tsx';
import { ClockIcon, EyeIcon, PrinterIcon, UserAddIcon } from '../../../ui/icons.tsx';
import { logPath, patientLogPath } from '../../auditLog/filter.ts';
import { accessLogPath, patientAccessPath } from '../../recordAccess/filter.ts';
import type { PatientDetailFragment } from '../patients.main.gen.ts';
import { TakeDeathBackDocument } from '../special.main.gen.ts';

const NewbornDialog = lazy(() => import('./NewbornDialog.tsx'));
const DeathDialog = lazy(() => import('./DeathDialog.tsx'));

type Props = {
  patient: PatientDetailFragment;
  /** Path of the twin: '' or '/m'. */
  base: string;
  onChanged: () => void;
  onMerge: () => void;
};

/** The acts on a patient's record in its head: reception, papers and logs, a newborn with its mother, merging and a death. */
export function PatientActs({ patient, base, onChanged, onMerge }: Props) {
  const { t } = useTranslation(['patients', 'recordAccess']);
  const navigate = useNavigate();
  const { permissions } = useSession();
  const mayOpen = useMayOpen();
  const { ask, dialog } = useActDialog();
  const [open, setOpen] = useState<'newborn' | 'death' | null>(null);
  const [takeBack] = useMutation(TakeDeathBackDocument);
  const { _id: id, version, TenBenhNhan } = patient;
  const to = (path: string) => () => void navigate(`${base}${path}`);
  const undo = () =>
    ask({
      act: 'thuHoiTuVong',
      of: id,
      title: t('death.takeBack'),
      text: t('death.takeBackText', { name: TenBenhNhan }),
      okText: t('death.takeBack'),
      run: (LyDo) => takeBack({ variables: { id, version, LyDo } }),
      done: t('death.takenBack'),
    }).then(onChanged);
  const close = () => setOpen(null);
  const acts: ReadonlyArray<HeadAct & { may: boolean }> = [
    {
      key: 'receive',
      may: permissions.has('TIEP_NHAN') && !patient.TuVong,
      label: t('receive'),
      icon: <UserAddIcon />,
      run: to(`/tiep-nhan-ngoai-tru?BenhNhan_Id=${id}`),
    },
    {
      key: 'summary',
      may: permissions.has('YEU_CAU_TOM_TAT') && mayOpen('/tom-tat-ho-so'),
      label: t('askSummary'),
      icon: <PrinterIcon />,
      run: to(`/tom-tat-ho-so?BenhNhan_Id=${id}`),
    },
    {
      key: 'log',
      may: permissions.has('NHAT_KY_XEM') && mayOpen(logPath),
      label: t('operationLog'),
      icon: <ClockIcon />,
      run: to(patientLogPath(id)),
    },
    {
      key: 'opened',
      may: permissions.has('NHAT_KY_TRUY_CAP') && mayOpen(accessLogPath),
      label: t('whoOpened', { ns: 'recordAccess' }),
      icon: <EyeIcon />,
      run: to(patientAccessPath(id)),
    },
    {
      key: 'newborn',
      may: allows(patient, 'themCon') && patient.GioiTinh === 'FEMALE',
      label: t('newborn.add'),
      run: () => setOpen('newborn'),
    },
    {
      key: 'merge',
      may: permissions.has('BENH_NHAN_GOP') && patient.TrangThai === 'DangSuDung',
      label: t('merge.button'),
      danger: true,
      run: onMerge,
    },
    {
      key: 'death',
      may: allows(patient, 'ghiTuVong'),
      label: t('death.record'),
      danger: true,
      run: () => setOpen('death'),
    },
    {
      key: 'takeBack',
      may: allows(patient, 'thuHoiTuVong'),
      label: t('death.takeBack'),
      danger: true,
      run: () => void undo(),
    },
  ];
  return (
    <>
      <HeadActs acts={acts.filter(({ may }) => may)} />
      <Suspense fallback={null}>
        {open === 'newborn' ? (
          <NewbornDialog
            mother={patient}
            onReceived={(other) => void navigate(`${base}/benh-nhan/${other}`)}
            onClose={close}
          />
        ) : null}
        {open === 'death' ? <DeathDialog patient={patient} onRecorded={onChanged} onClose={close} /> : null}
      </Suspense>
      {dialog}
    </>
  );
}
