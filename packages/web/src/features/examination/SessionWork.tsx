import { priorityText } from '@sen/domain/queues/priority';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { currentLanguage } from '../../session/i18n.ts';
import { allows } from '../../ui/acts.ts';
import { ConflictDialog } from '../../ui/ConflictDialog.tsx';
import { DraftNotice } from '../../ui/DraftNotice.tsx';
import { FormErrors } from '../../ui/FormErrors.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import { Tabs } from '../../ui/kit/Tabs.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { PatientBanner } from '../../ui/PatientBanner.tsx';
import { UnsentMark } from '../../ui/UnsentMark.tsx';
import { WorkScreen } from '../../ui/WorkScreen.tsx';
import type { PhienKhamFragment } from './examination.main.gen.ts';
import { vitalFields } from './examValues.ts';
import { ContextPanel } from './parts/ContextPanel.tsx';
import { ExamFields } from './parts/ExamFields.tsx';
import { NewResults } from './parts/NewResults.tsx';
import { ResolutionParts } from './parts/ResolutionParts.tsx';
import { SessionActs } from './parts/SessionActs.tsx';
import { SessionNotes } from './parts/SessionNotes.tsx';
import { type Told, takenFrom } from './told.ts';
import type { Exam } from './useExam.ts';
import { nothingUnsent, type Unsent } from './useExamDesk.ts';
import { useFurtherTabs } from './useFurtherTabs.tsx';
import { usePapers } from './usePapers.tsx';
import { useSessionWork } from './useSessionWork.tsx';

// fetched when they are opened: a session is begun many times a day, and shown with little script
const MoveRoom = lazy(() => import('./parts/MoveRoom.tsx'));
const OrdersTab = lazy(() => import('../orders/OrdersTab.tsx'));
const PrescriptionTab = lazy(() => import('../prescriptions/PrescriptionTab.tsx'));
const SessionCriticals = lazy(() => import('../criticals/SessionCriticals.tsx'));
const ResultsTab = lazy(() => import('./parts/ResultsTab.tsx'));

type Props = {
  exam: Exam;
  session: PhienKhamFragment;
  list: React.ReactNode;
  onListChanged: () => void;
  /** What is chosen and not sent, and what is prescribed and not saved. */
  onUnsent: (unsent: Unsent) => void;
  /** It was begun here and now: its first field takes the cursor. */
  isBegun: boolean;
  open: boolean;
  onBack: () => void;
};
/** One open session: examination, orders, prescription and results; the acts are those that would succeed. */
export function SessionWork({ exam, session, list, isBegun, onListChanged, onUnsent, open, onBack }: Props) {
  const { t } = useTranslation(['examination', 'orders', 'prescriptions']);
  const papers = usePapers(session, exam.save);
  const work = useSessionWork(exam, session, onListChanged);
  const { tab, cost, orders, prescription, editable } = work;
  const { BenhNhan: patient, TiepNhan: visit } = session;
  const { unsent, unsaved, focusField } = work;
  const furtherTabs = useFurtherTabs({
    tab,
    session,
    save: exam.save,
    onChanged: exam.reload,
    onTab: work.setTab,
    after: 4,
  });
  const narrow = useLocation().pathname.startsWith('/m/');
  useEffect(() => {
    // on a phone the cursor would bring the keys over what is to be read
    if (isBegun && !narrow) focusField(vitalFields[0]);
  }, [isBegun, narrow, focusField]);
  const ticket = visit?.Ves.find((one) => one.Node_Id === session.PhongBan_Id) ?? null;
  useEffect(() => {
    onUnsent({ orders: unsent, drugs: unsaved });
    return () => onUnsent(nothingUnsent);
  }, [unsent, unsaved, onUnsent]);
  return (
    <WorkScreen
      name="examination"
      list={list}
      open={open}
      onBack={onBack}
      banner={
        patient ? (
          <PatientBanner
            patient={{
              ...patient,
              doiTuong: visit?.DoiTuong?.ten,
              SoTheBHYT: visit?.SoTheBHYT,
              mucHuong: visit?.MucHuong,
              tuNgay: visit?.BHYTNgayHieuLuc,
              denNgay: visit?.BHYTNgayHetHieuLuc,
              diUng: session.TienSuDiUng,
              tienSu: session.TienSuBenh || (session.BenhManTinh ? t('field.BenhManTinh') : null),
              state: session.TrangThai === 'DaKham' ? { state: 'DaKham', text: t('tab.DaKham') } : null,
              ve: ticket,
              uuTien: ticket?.LyDoUuTien ? priorityText(ticket.LyDoUuTien, currentLanguage()) : null,
              conNo: cost.total?.ConLai,
            }}
          />
        ) : null
      }
      task={
        <>
          {exam.restoredAt ? <DraftNotice savedAt={exam.restoredAt} onDiscard={exam.discard} /> : null}
          <FormErrors form={exam.form} issues={exam.issues.list} labelOf={(path) => fieldLabel(t, path)} />
          <Suspense fallback={null}>
            <SessionCriticals KhamBenh_Id={session._id} />
          </Suspense>
          <Tabs
            activeKey={tab}
            onChange={work.setTab}
            items={[
              {
                key: 'exam',
                label: t('examTab'),
                forceRender: true,
                children: (
                  <>
                    <Form
                      form={exam.form}
                      layout="vertical"
                      disabled={!editable}
                      onValuesChange={exam.onValuesChange}
                    >
                      <ExamFields
                        session={session}
                        hints={work.hints}
                        measured={work.past.measured}
                        work={work.changes}
                      />
                    </Form>
                    <SessionNotes form={exam.form} session={session} save={work.keep} />
                    <ResolutionParts
                      kinds={work.kinds}
                      session={session}
                      save={work.keep}
                      onChanged={exam.reload}
                    />
                  </>
                ),
              },
              {
                key: 'orders',
                label: (
                  <>
                    {t('orderTab')}
                    {orders.slips.length > 0 ? ` (${orders.slips.length})` : ''}
                    {work.unsent > 0 ? (
                      <UnsentMark title={t('basketUnsent', { count: work.unsent })}>
                        {t('unsent', { count: work.unsent })}
                      </UnsentMark>
                    ) : null}
                  </>
                ),
                children: (
                  <Suspense fallback={<Loading />}>
                    <OrdersTab
                      orders={orders}
                      editable={work.mayOrder}
                      services={work.services}
                      parts={cost.lines}
                      picker={work.searchRefs.orders}
                      onResults={() => work.setTab('results')}
                      place={work.place}
                      disease={work.disease}
                      suggesting={work.suggesting.of('orders') !== null}
                      onSuggest={(open) => (open ? work.suggesting.show('orders') : work.suggesting.close())}
                    />
                  </Suspense>
                ),
              },
              {
                key: 'prescription',
                label: (
                  <>
                    {t('prescriptionTab')}
                    {prescription.lines.length > 0 ? ` (${prescription.lines.length})` : ''}
                    {unsaved > 0 ? (
                      <UnsentMark title={t('drugsUnsaved', { count: unsaved })}>
                        {t('unsaved', { count: unsaved })}
                      </UnsentMark>
                    ) : null}
                  </>
                ),
                children: (
                  <Suspense fallback={<Loading />}>
                    <PrescriptionTab
                      prescription={prescription}
                      insured={work.insured}
                      editable={work.mayPrescribe}
                      replaceable={work.may('thayDon')}
                      drugs={work.drugs}
                      parts={cost.lines}
                      picker={work.searchRefs.prescription}
                      onSave={() => void work.saveShown()}
                      ICD_Ids={work.place.ICD_Ids}
                      disease={work.disease}
                      past={work.past.prescriptions}
                      advice={work.advice}
                      suggesting={work.suggesting.of('prescription')}
                      onSuggest={(open) =>
                        open ? work.suggesting.show('prescription') : work.suggesting.close()
                      }
                    />
                  </Suspense>
                ),
              },
              {
                key: 'results',
                label: (
                  <>
                    {t('resultTab')}
                    <NewResults slips={orders.newResults} />
                  </>
                ),
                children: (
                  <Suspense fallback={<Loading />}>
                    <ResultsTab results={work.results} />
                  </Suspense>
                ),
              },
              ...furtherTabs,
            ]}
          />
          {work.moving ? (
            <Suspense fallback={null}>
              <MoveRoom
                session={session}
                onClose={() => work.setMoving(false)}
                onMoved={() => {
                  work.setMoving(false);
                  void exam.load(session._id);
                }}
              />
            </Suspense>
          ) : null}
          <ConflictDialog {...exam.conflict} />
          <ConflictDialog {...prescription.conflict} />
        </>
      }
      context={
        <ContextPanel
          BenhNhan_Id={session.BenhNhan_Id}
          TiepNhan_Id={session.TiepNhan_Id}
          {...(allows(session, 'luu')
            ? { onTake: (told: Told) => exam.change(takenFrom(told, exam.values())) }
            : {})}
          patient={patient ?? null}
          now={session}
          cost={cost.total}
          fresh={orders.newResults}
          onResults={() => work.setTab('results')}
          past={work.past}
          onCopy={
            work.mayPrescribe
              ? (toa) => {
                  work.setTab('prescription');
                  work.suggesting.show('prescription', toa.KhamBenh_Id);
                }
              : null
          }
        />
      }
      actions={
        <SessionActs
          may={work.may}
          exam={exam}
          onSave={() => void work.saveShown()}
          onPrint={() => void work.print()}
          onEnd={(act) => void work.end(act)}
          onMove={() => work.setMoving(true)}
          papers={papers}
        />
      }
    />
  );
}

function fieldLabel(t: (key: string) => string, path: string): string {
  return t(`field.${path.split('.')[0] ?? path}`);
}
