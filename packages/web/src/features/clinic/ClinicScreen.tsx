import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/useSession.ts';
import { useHotkeys } from '../../ui/hotkeys.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { WorkScreen } from '../../ui/WorkScreen.tsx';
import { ExamDeskWork, ExamList } from '../examination/parts/ExamDeskWork.tsx';
import { useExamDesk } from '../examination/useExamDesk.ts';
import { useLinkedSession } from '../examination/useLinkedSession.ts';
import type { Received } from './ReceivePart.tsx';

// fetched when somebody comes: the screen opens with the list and what an examination needs
const ReceivePart = lazy(() => import('./ReceivePart.tsx'));
const PayFirst = lazy(() => import('./PayFirst.tsx'));

/** What stands beside the list: the examination, the form of somebody new, or a bill that is paid first. */
type Shown = { kind: 'exam' } | { kind: 'receive' } | { kind: 'bill'; visit: Received['visit'] };
const exam: Shown = { kind: 'exam' };

/** The clinic of one person: whoever comes is received, examined and pays at one screen, beside the list of the day. */
export default function ClinicScreen() {
  const { t } = useTranslation('clinic');
  const { permissions } = useSession();
  const desk = useExamDesk();
  const [shown, setShown] = useState<Shown>(exam);
  useLinkedSession(desk.load);
  const mayReceive = permissions.has('TIEP_NHAN');
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
      setShown({ kind: 'bill', visit });
    } else {
      setShown(exam);
      void desk.arrive(KhamBenh_Id);
    }
    desk.list.refetch();
  };
  const back = () => setShown(exam);
  useHotkeys([{ keys: 'F2', label: t('new'), run: receive, disabled: !mayReceive }]);

  const list = (
    <ExamList
      desk={{
        ...desk,
        open: (row) => {
          setShown(exam);
          return desk.open(row);
        },
        begin: (id) => {
          setShown(exam);
          return desk.begin(id);
        },
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
          visit={shown.visit}
          row={desk.list.rows.find((one) => one.TiepNhan_Id === shown.visit._id) ?? null}
          list={list}
          onBegin={(id) => {
            setShown(exam);
            void desk.begin(id);
          }}
          onBack={back}
        />
      </Suspense>
    );
  return <ExamDeskWork desk={desk} list={list} />;
}
