import { useQuery } from '@apollo/client/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from '../../session/useSession.ts';
import { allows } from '../../ui/acts.ts';
import { ConflictDialog } from '../../ui/ConflictDialog.tsx';
import { DraftNotice } from '../../ui/DraftNotice.tsx';
import { FormErrors } from '../../ui/FormErrors.tsx';
import { useHotkeys } from '../../ui/hotkeys.tsx';
import { SaveIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { Tabs } from '../../ui/kit/Tabs.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { PatientBanner } from '../../ui/PatientBanner.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { usePatientTabs } from '../../ui/usePatientTabs.tsx';
import { RecordGate } from '../recordAccess/RecordGate.tsx';
import { CustomerFields } from './parts/CustomerFields.tsx';
import { Merges } from './parts/Merges.tsx';
import { MoreFields } from './parts/MoreFields.tsx';
import { Papers } from './parts/Papers.tsx';
import { PatientActs } from './parts/PatientActs.tsx';
import { PatientFields } from './parts/PatientFields.tsx';
import { SpecialNotes } from './parts/SpecialNotes.tsx';
import { Timeline } from './parts/Timeline.tsx';
import { patientLabel } from './patientLines.ts';
import { PatientOwesDocument } from './patients.main.gen.ts';
import type { PatientValues } from './patientValues.ts';
import { usePatientForm } from './usePatientForm.ts';
import { useTimeline } from './useTimeline.ts';

const DeliveryTab = lazy(() => import('./DeliveryTab.tsx'));
const GppPapersTab = lazy(() => import('./GppPapersTab.tsx'));
const MergeWith = lazy(() => import('./parts/MergeWith.tsx'));
const NewDeliveries = lazy(() => import('./parts/NewDeliveries.tsx'));

/** One patient: the record with its banner, and the timeline of all visits. */
export function PatientDetail({ id }: { id: string }) {
  const { t } = useTranslation(['patients', 'recordAccess']);
  const navigate = useNavigate();
  const session = useSession();
  const base = useLocation().pathname.startsWith('/m/') ? '/m' : '';
  const record = usePatientForm(id, (saved) => {
    void navigate(`${base}/benh-nhan/${saved._id}`, { replace: true });
  });
  const { record: patient } = record;
  const birth = Form.useWatch('birth', record.form);
  const isBusiness = Form.useWatch('isBusinessAccount', record.form);
  const typed = Form.useWatch('TenBenhNhan', record.form);
  const typedPhone = Form.useWatch('SoDienThoai', record.form);
  const { refetch, ...timeline } = useTimeline(record.isNew ? null : id);
  const owes = useQuery(PatientOwesDocument, {
    variables: { id },
    skip: record.isNew || !session.permissions.has('VIEN_PHI_XEM'),
    fetchPolicy: 'cache-and-network',
  });
  const mayChange = patient ? allows(patient, 'sua') : session.permissions.has('BENH_NHAN_SUA');
  const { message } = useNotices();
  const [merging, setMerging] = useState(false);
  const [merges, setMerges] = useState(0);
  const reload = () => {
    setMerges(merges + 1);
    record.refetch();
    void refetch();
  };
  const brought = usePatientTabs(record.isNew ? null : patient);
  const { led } = record;
  useEffect(() => {
    if (!led) return;
    message.info(t('merge.led'));
    void navigate(`${base}/benh-nhan/${led}`, { replace: true });
  }, [led, base, message, navigate, t]);
  useHotkeys([
    {
      keys: 'Ctrl+S',
      label: t('save'),
      run: () => void record.save(),
      disabled: !mayChange || record.saving,
    },
  ]);

  if (record.loading) return <Loading />;
  if (record.error && !patient) return <ErrorState error={record.error} onRetry={record.refetch} />;
  if (!record.isNew && !patient) return <EmptyState text={t('notFound')} />;
  const labels = patient
    ? {
        DiaChi_Id: patient.DiaChi,
        QuocTich_Id: patient.QuocTich,
        DanToc_Id: patient.DanToc,
        NgheNghiep_Id: patient.NgheNghiep,
        NhomMau_Id: patient.NhomMau,
        YeuToRh_Id: patient.YeuToRh,
        BenhVien_KCB_Id: patient.BenhVien_KCB,
        NhanVienPhuTrach_Id: patient.NhanVienPhuTrach,
        LoaiBenhNhan_Id: patient.LoaiBenhNhan,
        NguonKhachHang_Id: patient.NguonKhachHang,
      }
    : {};
  // goods mostly go to the customer
  const recipient = { fullName: typed ?? null, phoneNumber: typedPhone ?? null };
  const form = (
    <>
      {record.restoredAt ? <DraftNotice savedAt={record.restoredAt} onDiscard={record.discard} /> : null}
      <FormErrors form={record.form} issues={record.issues.list} labelOf={(path) => patientLabel(path, t)} />
      <Form<Partial<PatientValues>>
        form={record.form}
        layout="vertical"
        disabled={!mayChange || record.saving}
        onValuesChange={record.onValuesChange}
      >
        <section className="section">
          <h2>{t('person')}</h2>
          <PatientFields birth={birth ?? null} labels={labels} mandatory={session.settings.patient} />
        </section>
        <section className="section">
          <h2>{t('more')}</h2>
          <MoreFields
            labels={labels}
            allergies={patient?.DiUngHoatChats ?? []}
            groups={patient?.NhomBenhNhans ?? []}
            isChild={Boolean(patient?.Me || patient?.SoGiayChungSinh)}
            historyClosed={patient?.tienSuBenhKin ?? false}
          />
        </section>
        <section className="section">
          <h2>{t('customer.title')}</h2>
          <CustomerFields labels={labels} />
        </section>
        {record.isNew && isBusiness ? (
          <section className="section">
            <h2>{t('delivery.title')}</h2>
            <Suspense fallback={<Loading />}>
              <Form.Item name="deliveryAddresses">
                <NewDeliveries blank={recipient} />
              </Form.Item>
            </Suspense>
          </section>
        ) : null}
      </Form>
    </>
  );
  return (
    <div className="patient-detail">
      {patient ? (
        <PatientBanner
          patient={{
            ...patient,
            diUng: patient.TienSuDiUng,
            denNgay: patient.BHYTNgayHetHieuLuc,
            tuNgay: patient.BHYTNgayHieuLuc,
            conNo: owes.data?.soDuBenhNhan.ConLai,
            mark: patient.isBusinessAccount ? t('customer.business') : null,
          }}
        >
          <PatientActs patient={patient} base={base} onChanged={reload} onMerge={() => setMerging(true)} />
        </PatientBanner>
      ) : (
        <h1>{t('new')}</h1>
      )}
      {patient ? <SpecialNotes patient={patient} base={base} /> : null}
      {patient ? <Merges key={merges} id={patient._id} onSplit={reload} /> : null}
      {merging && patient ? (
        <Suspense fallback={null}>
          <MergeWith
            patient={patient}
            onClose={() => setMerging(false)}
            onMerged={(kept) => {
              setMerging(false);
              if (kept === id) reload();
              else void navigate(`${base}/benh-nhan/${kept}`, { replace: true });
            }}
          />
        </Suspense>
      ) : null}
      {record.isNew ? (
        <div className="patient-body">{form}</div>
      ) : (
        <Tabs
          className="patient-body"
          items={[
            {
              key: 'timeline',
              label: t('timeline'),
              children: (
                <>
                  <RecordGate BenhNhan_Id={id} onChange={reload} />
                  <Timeline {...timeline} BenhNhan_Id={id} />
                </>
              ),
            },
            ...brought,
            { key: 'papers', label: t('papers.tab'), children: <Papers {...timeline} /> },
            { key: 'record', label: t('record'), children: form, forceRender: true },
            ...(patient?.isBusinessAccount
              ? [
                  {
                    key: 'delivery',
                    label: t('delivery.title'),
                    children: (
                      <Suspense fallback={<Loading />}>
                        <DeliveryTab idCustomer={id} blank={recipient} mayChange={mayChange} />
                      </Suspense>
                    ),
                  },
                  {
                    key: 'gpp',
                    label: t('gpp.title'),
                    children: (
                      <Suspense fallback={<Loading />}>
                        <GppPapersTab BenhNhan_Id={id} mayChange={mayChange} />
                      </Suspense>
                    ),
                  },
                ]
              : []),
          ]}
        />
      )}
      {mayChange ? (
        <div className="work-actions">
          <Button
            type="primary"
            icon={<SaveIcon />}
            loading={record.saving}
            onClick={() => void record.save()}
          >
            {t('save')} <kbd>Ctrl S</kbd>
          </Button>
        </div>
      ) : null}
      <ConflictDialog {...record.conflict} />
    </div>
  );
}
