import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import { usePrintChoices } from '../../session/usePrintChoices.ts';
import { useSession } from '../../session/useSession.ts';
import { refusalOf } from '../../ui/acts.ts';
import { ConflictDialog } from '../../ui/ConflictDialog.tsx';
import { DraftNotice } from '../../ui/DraftNotice.tsx';
import { FormErrors } from '../../ui/FormErrors.tsx';
import { useHotkeys } from '../../ui/hotkeys.tsx';
import { PlusIcon, PrinterIcon, SaveIcon } from '../../ui/icons.tsx';
import { Alert } from '../../ui/kit/Alert.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { PatientBanner } from '../../ui/PatientBanner.tsx';
import { usePrinting } from '../../ui/Printing.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { useScan } from '../../ui/useScan.ts';
import { WorkList } from '../../ui/WorkList.tsx';
import { WorkScreen } from '../../ui/WorkScreen.tsx';
import { DeskOrderButton } from '../orders/DeskOrderButton.tsx';
import { patientFieldLabel } from '../patients/fieldLabel.ts';
import { PatientFields } from '../patients/parts/PatientFields.tsx';
import { bannerOf } from './bannerOf.ts';
import { AgainReason } from './parts/AgainReason.tsx';
import { KnownPanel } from './parts/KnownPanel.tsx';
import { LastTicket, type Ticket } from './parts/LastTicket.tsx';
import { OrderedServices } from './parts/OrderedServices.tsx';
import { PatientFinder } from './parts/PatientFinder.tsx';
import { ReceptionActs } from './parts/ReceptionActs.tsx';
import { ReceptionRowLine } from './parts/ReceptionRowLine.tsx';
import { SeenBefore } from './parts/SeenBefore.tsx';
import { ServiceLines } from './parts/ServiceLines.tsx';
import { VisitFields } from './parts/VisitFields.tsx';
import type { ReceptionDetailFragment } from './reception.main.gen.ts';
import type { ReceptionValues } from './receptionValues.ts';
import { useDuplicates } from './useDuplicates.ts';
import { useEstimate } from './useEstimate.ts';
import { useReceptionForm } from './useReceptionForm.ts';
import { receptionTabs, useReceptionList } from './useReceptionList.ts';
import { useStartAnew } from './useStartAnew.ts';
import './reception.css';

/** Outpatient reception: the day's list, the form of one reception, what is known of the patient. */
export default function ReceptionScreen() {
  const { t } = useTranslation(['reception', 'queues']);
  const { message } = useNotices();
  const session = useSession();
  const printing = usePrinting();
  const { inSoThuTu } = usePrintChoices();
  const list = useReceptionList();
  const [params, setParams] = useSearchParams();
  const narrow = useLocation().pathname.startsWith('/m/');
  const [narrowOpen, setNarrowOpen] = useState(false);
  /** Of whom was received last, until the next one is begun. */
  const [lastTicket, setLastTicket] = useState<Ticket | null>(null);
  const [begun, setBegun] = useState(0);
  const finder = useRef<HTMLInputElement>(null);
  const services = useRef<HTMLInputElement>(null);
  const errors = useRef<HTMLDivElement>(null);

  const saved = (kept: ReceptionDetailFragment, isNew: boolean) => {
    const ticket = kept.Ves.find((one) => one.HangDoi === 'KhamBenh');
    if (ticket && isNew)
      setLastTicket({
        _id: ticket._id,
        KyHieu: ticket.KyHieu,
        room: ticket.Node?.ten ?? null,
        patient: kept.BenhNhan?.TenBenhNhan ?? '',
        waitingBefore: ticket.soNguoiTruoc ?? null,
      });
    message.success(
      ticket && isNew
        ? t('savedTicket', { number: ticket.KyHieu, room: ticket.Node?.ten ?? '' })
        : t('saved'),
    );
    if (isNew && isUnverified(kept)) message.warning(t('savedUnverified'), 5);
    list.refetch();
    reception.options.refetchServices();
  };
  const labelOf = (path: string) =>
    path === 'birth'
      ? t('birth')
      : (patientFieldLabel(path) ?? t(`field.${path.split('.')[0] ?? path}`, { defaultValue: path }));
  const reception = useReceptionForm(saved, labelOf);
  const { values, patient, history } = reception;
  const duplicates = useDuplicates(values, patient !== null);
  const estimate = useEstimate(values, reception.laBHYT, {
    BenhNhan_Id: patient?._id ?? null,
    TiepNhan_Id: reception.reception?._id ?? null,
  });
  const mayReceive = session.permissions.has('TIEP_NHAN');
  const closed = reception.reception ? refusalOf(reception.reception, 'sua') : null;

  /** While a reception is on its way to the server nobody else comes into its form: a save that fails still has what was typed. */
  const mayLeave = () => {
    if (reception.saving) message.info(t('stillSaving'));
    return !reception.saving;
  };
  const printTicket = (id: string) => void printing.print(`/api/print/PhieuSoThuTu/${id}`);
  const startNew = () => {
    if (!mayLeave()) return;
    reception.start();
    setBegun((before) => before + 1);
    setParams({}, { replace: true });
    setNarrowOpen(true);
    finder.current?.focus();
  };
  const startAnew = useStartAnew(reception, startNew, mayLeave);
  const openVisit = (id: string) => {
    if (!mayLeave()) return;
    setLastTicket(null);
    setParams({ id }, { replace: true });
    setNarrowOpen(true);
    void reception.open(id);
  };
  /** Leads to the services once a person was looked up; who went on elsewhere meanwhile is left there, in the middle of a word. */
  const thenServices = async (lookedUp: Promise<unknown>) => {
    setLastTicket(null);
    setNarrowOpen(true);
    const before = document.activeElement;
    await lookedUp;
    const now = document.activeElement;
    if (now === before || now === document.body) services.current?.focus();
  };
  const takePatient = async (id: string) => mayLeave() && thenServices(reception.take(id));
  const scanned = async (text: string) => mayLeave() && thenServices(reception.scan(text));
  const save = async (print: boolean) => {
    const kept = await reception.save();
    if (!kept) {
      // Who saves from the end of a long form sees what is wrong.
      requestAnimationFrame(() => errors.current?.scrollIntoView({ block: 'nearest' }));
      return;
    }
    const ticket = kept.Ves.find((one) => one.HangDoi === 'KhamBenh');
    // a reception that is only corrected prints no second ticket by itself
    const byItself = inSoThuTu && reception.reception === null;
    if ((print || byItself) && ticket) printTicket(ticket._id);
    if (reception.reception) void reception.open(kept._id);
    else startNew();
  };
  const onScan = useScan((text) => void scanned(text));
  const blocked = !mayReceive || closed !== null || reception.saving || !reception.ready;
  useHotkeys([
    { keys: 'F2', label: t('new'), run: startAnew },
    { keys: 'F3', label: t('find'), run: () => finder.current?.focus() },
    { keys: 'F4', label: t('addService'), run: () => services.current?.focus() },
    { keys: 'Ctrl+S', label: t('save'), run: () => void save(false), disabled: blocked },
    { keys: 'Ctrl+P', label: t('saveAndPrint'), run: () => void save(true), disabled: blocked },
  ]);

  // A reception by its address: from the search box, a bookmark, the patient's page.
  const wanted = params.get('id');
  const wantedPatient = params.get('BenhNhan_Id');
  const first = useRef(true);
  useEffect(() => {
    if (!first.current || !reception.options.ready) return;
    first.current = false;
    if (wanted) openVisit(wanted);
    else if (wantedPatient) void takePatient(wantedPatient);
    // on a phone the list stands first
    else if (!narrow && document.activeElement === document.body) finder.current?.focus();
  });

  const counts = list.counts;
  const personPart = (
    <section key="person" className="section">
      <h2>{patient ? t('knownPatient', { code: patient.MaYTe }) : t('newPatient')}</h2>
      <PatientFields birth={values.birth} labels={reception.labels} mandatory={session.settings.patient} />
    </section>
  );
  const visitPart = (
    <section key="visit" className="section">
      <h2>{t('visit')}</h2>
      {patient && reception.laBHYT ? (
        <AgainReason
          key={patient._id}
          BenhNhan_Id={patient._id}
          history={history}
          reason={values.LyDoTiepNhanLai}
          isEmergency={values.CapCuu}
        />
      ) : null}
      <VisitFields
        values={values}
        labels={reception.labels}
        payers={reception.options.payers}
        laBHYT={reception.laBHYT}
      />
    </section>
  );
  const kept = reception.reception;
  // For a known patient only the service is left to choose, so that it stands first.
  const servicePart = (
    <section key="services" className="section">
      <h2>{t('services')}</h2>
      {kept ? (
        <Form.Item name="boDichVu_Ids" noStyle>
          <OrderedServices lines={kept.dichVus} />
        </Form.Item>
      ) : null}
      <Form.Item name="dichVus" noStyle>
        <ServiceLines services={reception.options.services} pickerRef={services} />
      </Form.Item>
      {kept ? (
        <DeskOrderButton
          visit={{ TiepNhan_Id: kept._id, NgayTiepNhan: kept.NgayTiepNhan }}
          disabled={refusalOf(kept, 'sua') !== null}
          onOrdered={() => openVisit(kept._id)}
        />
      ) : null}
    </section>
  );
  return (
    <WorkScreen
      name="reception"
      open={narrowOpen}
      onBack={() => setNarrowOpen(false)}
      list={
        <WorkList
          label={t('list')}
          rows={list.rows}
          rowKey={(row) => row._id}
          render={(row) => <ReceptionRowLine row={row} />}
          selected={reception.reception?._id ?? null}
          onOpen={(row) => openVisit(row._id)}
          search={list.search}
          onSearch={list.setSearch}
          searchHint={t('searchList')}
          {...(narrow ? { onScan } : {})}
          tabs={receptionTabs.map((key) => ({ key, label: t(`tab.${key}`), count: counts?.[key] ?? null }))}
          tab={list.tab}
          onTab={list.setTab}
          range={list.range}
          onRange={list.setRange}
          actions={
            mayReceive ? (
              <Button icon={<PlusIcon />} onClick={startAnew}>
                {t('new')} <kbd>F2</kbd>
              </Button>
            ) : null
          }
          loading={list.loading}
          error={list.error}
          onRetry={list.refetch}
          empty={t('emptyList')}
        />
      }
      banner={
        values.TenBenhNhan ? (
          <PatientBanner patient={bannerOf(values, patient, kept, reception.options.payers)}>
            {kept ? (
              <ReceptionActs
                visit={kept}
                // the portal takes its time: who went on to somebody else is left there
                onChanged={(id) => reception.isOpen(id) && openVisit(id)}
              />
            ) : null}
          </PatientBanner>
        ) : null
      }
      task={
        <div className="reception-form">
          <PatientFinder
            inputRef={finder}
            find={reception.find}
            begun={begun}
            onTake={(id) => void takePatient(id)}
            onScan={onScan}
          />
          {lastTicket ? <LastTicket ticket={lastTicket} onPrint={() => printTicket(lastTicket._id)} /> : null}
          {reception.restoredAt ? (
            <DraftNotice savedAt={reception.restoredAt} onDiscard={reception.discardDraft} />
          ) : null}
          {closed ? (
            <Alert type="info" title={t(`closed.${closed}`, { defaultValue: t('closed.other') })} />
          ) : null}
          {!closed && reception.reception && isUnverified(reception.reception) ? (
            <Alert type="warning" title={t('unverifiedTitle')} description={t('unverifiedText')} />
          ) : null}
          {patient && !reception.reception && reception.laBHYT ? (
            <SeenBefore key={patient._id} BenhNhan_Id={patient._id} history={history} />
          ) : null}
          {reception.options.error && !reception.options.ready ? (
            <ErrorState error={reception.options.error} onRetry={reception.options.retry} />
          ) : null}
          <ConflictDialog {...reception.conflict} />
          <div ref={errors}>
            <FormErrors form={reception.form} issues={reception.issues.list} labelOf={labelOf} />
          </div>
          <Form<ReceptionValues>
            form={reception.form}
            layout="vertical"
            disabled={blocked}
            requiredMark
            onValuesChange={(changed: Partial<ReceptionValues>) => {
              setLastTicket(null);
              reception.change(changed);
            }}
          >
            {patient ? [servicePart, visitPart, personPart] : [personPart, visitPart, servicePart]}
          </Form>
        </div>
      }
      context={
        <KnownPanel
          duplicates={duplicates}
          onTake={(id) => void takePatient(id)}
          estimate={estimate}
          ordered={reception.reception !== null}
          history={history}
          onOpen={openVisit}
        />
      }
      actions={
        <>
          <Button
            icon={<SaveIcon />}
            loading={reception.saving}
            disabled={blocked}
            onClick={() => void save(false)}
          >
            {t('save')} <kbd>Ctrl S</kbd>
          </Button>
          <Button type="primary" icon={<PrinterIcon />} disabled={blocked} onClick={() => void save(true)}>
            {t('saveAndPrint')} <kbd>Ctrl P</kbd>
          </Button>
        </>
      }
    />
  );
}

/** A visit by a card that the portal has not confirmed. */
function isUnverified(visit: ReceptionDetailFragment): boolean {
  return Boolean(visit.SoTheBHYT) && !visit.TheDaXacMinh;
}
