import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/useSession.ts';
import { useHotkeys } from '../../ui/hotkeys.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { WorkScreen } from '../../ui/WorkScreen.tsx';
import { ExamDeskWork, ExamList } from '../examination/parts/ExamDeskWork.tsx';
import { type ExamRow, useExamDesk } from '../examination/useExamDesk.ts';
import { useLinkedSession } from '../examination/useLinkedSession.ts';
import type { ToPay } from './PayFirst.tsx';
import type { Received } from './ReceivePart.tsx';

// fetched when somebody comes: the screen opens with the list and what an examination needs
const ReceivePart = lazy(() => import('./ReceivePart.tsx'));
const PayFirst = lazy(() => import('./PayFirst.tsx'));

/** What stands beside the list: the examination, the form of somebody new, or a bill that is paid first. */
type Shown = { kind: 'exam' } | { kind: 'receive' } | { kind: 'bill'; toPay: ToPay };
const exam: Shown = { kind: 'exam' };

const isUnpaid = (row: ExamRow) => row.KhamBenh_Id === null && !row.duocPhepThucHien;

/** The clinic of one person: whoever comes is received, examined and pays at one screen, beside the list of the day. */
export default function ClinicScreen() {
  const { t } = useTranslation('clinic');
  const { permissions } = useSession();
  const desk = useExamDesk();
  const [shown, setShown] = useState<Shown>(exam);
  useLinkedSession(desk.load);
  const mayReceive = permissions.has('TIEP_NHAN');
  const mayCollect = permissions.has('VIEN_PHI_THU');
  const receive = () =>
    void desk.show(async () => {
      desk.exam.leave();
      setShown({ kind: 'receive' });
      return false;
    });
  const received = ({ visit, KhamBenh_Id }: Received) => {
    if (KhamBenh_Id === null) {
      desk.list.setTab('ChoKham');
      desk.list.setSearch('');
      const { _id: TiepNhan_Id, BenhNhan_Id, BenhNhan, DoiTuong, SoTheBHYT } = visit;
      const patient = BenhNhan ? { ...BenhNhan, doiTuong: DoiTuong?.ten, SoTheBHYT } : null;
      setShown({ kind: 'bill', toPay: { TiepNhan_Id, BenhNhan_Id, patient } });
    } else {
      setShown(exam);
      void desk.arrive(KhamBenh_Id);
    }
    desk.list.refetch();
  };
  const back = () => setShown(exam);
  useHotkeys([{ keys: 'F2', label: t('new'), run: receive, disabled: !mayReceive }]);

  /** To the examination, whatever stands there now. */
  const go = (act: () => Promise<void>) => {
    setShown(exam);
    return act();
  };
  const pay = ({ TiepNhan_Id, BenhNhan_Id, BenhNhan }: ExamRow) =>
    desk.show(async () => {
      desk.exam.leave();
      setShown({ kind: 'bill', toPay: { TiepNhan_Id, BenhNhan_Id, patient: BenhNhan } });
      return false;
    });
  const paying =
    shown.kind === 'bill'
      ? desk.list.rows.find((one) => one.TiepNhan_Id === shown.toPay.TiepNhan_Id)
      : undefined;
  const list = (
    <ExamList
      desk={{
        ...desk,
        waiting: paying ?? desk.waiting,
        open: (row) => (mayCollect && isUnpaid(row) ? pay(row) : go(() => desk.open(row))),
        begin: (id) => go(() => desk.begin(id)),
      }}
    >
      {mayReceive && shown.kind !== 'receive' ? (
        <Button icon={<PlusIcon />} onClick={receive}>
          {t('new')} <kbd>F2</kbd>
        </Button>
      ) : null}
    </ExamList>
  );
  const waiting = <WorkScreen name="clinic" open onBack={back} list={list} task={<Loading />} />;
  if (shown.kind === 'receive')
    return (
      <Suspense fallback={waiting}>
        <ReceivePart list={list} onReceived={received} onBack={back} />
      </Suspense>
    );
  if (shown.kind === 'bill')
    return (
      <Suspense fallback={waiting}>
        <PayFirst
          key={shown.toPay.TiepNhan_Id}
          toPay={shown.toPay}
          row={paying ?? null}
          list={list}
          onBegin={(id) => void go(() => desk.begin(id))}
          onBack={back}
        />
      </Suspense>
    );
  return <ExamDeskWork desk={desk} list={list} />;
}
