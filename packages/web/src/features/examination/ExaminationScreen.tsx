import { CheckOutlined, SaveOutlined, SwapOutlined } from '@ant-design/icons';
import { App, Button, Form, Tabs } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../app/SessionContext.tsx';
import { FormErrors } from '../../ui/FormErrors.tsx';
import { useHotkeys } from '../../ui/hotkeys.tsx';
import { PatientBanner } from '../../ui/PatientBanner.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { WorkList } from '../../ui/WorkList.tsx';
import { WorkScreen } from '../../ui/WorkScreen.tsx';
import { OrdersTab } from '../orders/OrdersTab.tsx';
import { PrescriptionTab } from '../prescriptions/PrescriptionTab.tsx';
import { usePrescription } from '../prescriptions/usePrescription.ts';
import { QueueBar } from '../queues/QueueBar.tsx';
import { useQueue } from '../queues/useQueue.ts';
import type { PhienKhamFragment } from './examination.main.gen.ts';
import { ContextPanel } from './parts/ContextPanel.tsx';
import { ExamFields } from './parts/ExamFields.tsx';
import { ExamRowLine } from './parts/ExamRowLine.tsx';
import { MoveRoom } from './parts/MoveRoom.tsx';
import { type Exam, useExam } from './useExam.ts';
import { type ExamRow, examTabs, useExamList } from './useExamList.ts';
import './examination.css';

/** Outpatient examination: the room's work list, one session with its orders and prescription, what is known of the patient. */
export default function ExaminationScreen() {
  const { t } = useTranslation(['examination', 'orders', 'prescriptions', 'queues']);
  const { nodeId, nodes } = useSession();
  const list = useExamList(nodeId);
  const queue = useQueue('KhamBenh', nodeId, nodes.find((one) => one._id === nodeId)?.name ?? null);
  const exam = useExam(list.refetch);
  const [narrowOpen, setNarrowOpen] = useState(false);
  const open = async (row: Pick<ExamRow, 'KhamBenh_Id' | 'DichVuYeuCau_Id'>) => {
    if (exam.dirty && !(await exam.save())) return;
    const opened = row.KhamBenh_Id ? await exam.load(row.KhamBenh_Id) : await exam.start(row.DichVuYeuCau_Id);
    if (opened) setNarrowOpen(true);
  };
  const workList = (
    <WorkList
      label={t('list')}
      rows={list.rows}
      rowKey={(row) => row.DichVuYeuCau_Id}
      render={(row) => <ExamRowLine row={row} />}
      selected={list.rows.find((row) => row.KhamBenh_Id === exam.session?._id)?.DichVuYeuCau_Id ?? null}
      onOpen={(row) => void open(row)}
      search={list.search}
      onSearch={list.setSearch}
      tabs={examTabs.map((key) => ({ key, label: t(`tab.${key}`), count: list.counts?.[key] ?? null }))}
      tab={list.tab}
      onTab={list.setTab}
      actions={
        <QueueBar
          queue={queue}
          onCalled={(ticket) =>
            ticket.source_Id && void open({ KhamBenh_Id: null, DichVuYeuCau_Id: ticket.source_Id })
          }
        />
      }
      loading={list.loading}
      error={list.error}
      onRetry={list.refetch}
      empty={t('empty')}
    />
  );
  if (!exam.session) {
    return (
      <WorkScreen
        name="examination"
        list={workList}
        task={<EmptyState text={t('choose')} />}
        open={narrowOpen}
        onBack={() => setNarrowOpen(false)}
      />
    );
  }
  return (
    <SessionWork
      key={exam.session._id}
      exam={exam}
      session={exam.session}
      list={workList}
      open={narrowOpen}
      onBack={() => setNarrowOpen(false)}
    />
  );
}

type WorkProps = {
  exam: Exam;
  session: PhienKhamFragment;
  list: React.ReactNode;
  open: boolean;
  onBack: () => void;
};

/** One open session: its tabs and acts; the buttons are those that would succeed. */
function SessionWork({ exam, session, list, open, onBack }: WorkProps) {
  const { t } = useTranslation(['examination', 'orders', 'prescriptions']);
  const { modal } = App.useApp();
  const { permissions } = useSession();
  const [tab, setTab] = useState('exam');
  const [moving, setMoving] = useState(false);
  const insured = Boolean(session.TiepNhan?.SoTheBHYT);
  const prescription = usePrescription(session._id, insured);
  const may = (action: string) => session.hanhDongs.includes(action);
  const editable = may('luu');
  const reload = () => {
    if (!exam.dirty) void exam.load(session._id);
  };
  const savePrescription = async () => {
    if (!(await exam.save())) return false;
    return prescription.save(String(exam.form.getFieldValue('LoiDan') ?? '') || null);
  };
  const saveAll = async () => (prescription.dirty ? savePrescription() : (await exam.save()) !== null);
  const end = async () => {
    if (prescription.dirty && !(await savePrescription())) return;
    if (!(await exam.end())) setTab('exam');
  };
  const ask = (title: string, run: () => unknown) =>
    modal.confirm({ title, okButtonProps: { danger: true }, onOk: () => void run() });
  useHotkeys([
    { keys: 'Alt+1', label: t('examTab'), run: () => setTab('exam') },
    { keys: 'Alt+2', label: t('orderTab'), run: () => setTab('orders') },
    { keys: 'Alt+3', label: t('prescriptionTab'), run: () => setTab('prescription') },
    { keys: 'Ctrl+S', label: t('save'), run: () => void saveAll(), disabled: !editable || exam.busy },
    { keys: 'F10', label: t('end'), run: () => void end(), disabled: !may('ketThuc') || exam.busy },
  ]);
  const { BenhNhan: patient, TiepNhan: visit } = session;
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
            }}
          />
        ) : null
      }
      task={
        <>
          <FormErrors
            form={exam.form}
            issues={exam.issues.list}
            labelOf={(path) => t(`field.${path.split('.')[0] ?? path}`)}
          />
          <Tabs
            activeKey={tab}
            onChange={setTab}
            items={[
              {
                key: 'exam',
                label: t('examTab'),
                forceRender: true,
                children: (
                  <Form form={exam.form} layout="vertical" disabled={!editable} onValuesChange={exam.touched}>
                    <ExamFields session={session} />
                  </Form>
                ),
              },
              {
                key: 'orders',
                label: t('orderTab'),
                children: (
                  <OrdersTab
                    KhamBenh_Id={session._id}
                    TiepNhan_Id={session.TiepNhan_Id}
                    PhongBan_Id={session.PhongBan_Id}
                    editable={editable && permissions.has('CHI_DINH')}
                    onBefore={async () => (await exam.save()) !== null}
                    onChanged={reload}
                  />
                ),
              },
              {
                key: 'prescription',
                label: t('prescriptionTab'),
                children: (
                  <PrescriptionTab
                    prescription={prescription}
                    insured={insured}
                    editable={editable && permissions.has('KE_DON')}
                    onSave={() =>
                      void savePrescription().then((saved) => (saved ? exam.load(session._id) : null))
                    }
                  />
                ),
              },
            ]}
          />
          {moving ? (
            <MoveRoom
              session={session}
              onClose={() => setMoving(false)}
              onMoved={() => {
                setMoving(false);
                void exam.load(session._id);
              }}
            />
          ) : null}
        </>
      }
      context={<ContextPanel session={session} onCopy={editable ? prescription.copy : null} />}
      actions={
        <>
          {editable ? (
            <Button icon={<SaveOutlined />} loading={exam.busy} onClick={() => void saveAll()}>
              {t('save')} <kbd>Ctrl S</kbd>
            </Button>
          ) : null}
          {may('ketThuc') ? (
            <Button type="primary" icon={<CheckOutlined />} loading={exam.busy} onClick={() => void end()}>
              {t('end')} <kbd>F10</kbd>
            </Button>
          ) : null}
          {may('chuyenPhong') ? (
            <Button icon={<SwapOutlined />} onClick={() => setMoving(true)}>
              {t('moveRoom')}
            </Button>
          ) : null}
          {may('duyet') ? <Button onClick={() => void exam.verify()}>{t('verify')}</Button> : null}
          {may('xoa') ? (
            <Button danger onClick={() => ask(t('removeAsk'), exam.remove)}>
              {t('remove')}
            </Button>
          ) : null}
          {may('huy') ? (
            <Button danger onClick={() => ask(t('cancelAsk'), exam.cancel)}>
              {t('cancel')}
            </Button>
          ) : null}
        </>
      }
    />
  );
}
