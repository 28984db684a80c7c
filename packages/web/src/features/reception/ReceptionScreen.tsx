import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import { usePrintChoices } from '../../session/usePrintChoices.ts';
import { useSession } from '../../session/useSession.ts';
import { refusalOf } from '../../ui/acts.ts';
import { ConflictDialog } from '../../ui/ConflictDialog.tsx';
import { FormErrors } from '../../ui/FormErrors.tsx';
import { useHotkeys } from '../../ui/hotkeys.tsx';
import { PlusIcon, PrinterIcon, SaveIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { PatientBanner } from '../../ui/PatientBanner.tsx';
import { usePrinting } from '../../ui/Printing.tsx';
import { useScan } from '../../ui/useScan.ts';
import { WorkList } from '../../ui/WorkList.tsx';
import { WorkScreen } from '../../ui/WorkScreen.tsx';
import { patientFieldLabel } from '../patients/fieldLabel.ts';
import type { Ticket as CalledTicket } from '../queues/useQueue.ts';
import { bannerOf } from './bannerOf.ts';
import { DeskQueue, ServedNumber } from './parts/DeskQueue.tsx';
import { KnownPanel } from './parts/KnownPanel.tsx';
import { LastTicket, type Ticket } from './parts/LastTicket.tsx';
import { PatientFinder } from './parts/PatientFinder.tsx';
import { ReceptionActs } from './parts/ReceptionActs.tsx';
import { ReceptionRowLine } from './parts/ReceptionRowLine.tsx';
import { ReceptionSections } from './parts/ReceptionSections.tsx';
import { ReceptionSigns } from './parts/ReceptionSigns.tsx';
import type { ReceptionDetailFragment } from './reception.main.gen.ts';
import type { ReceptionValues } from './receptionValues.ts';
import { isUnverified } from './standing.ts';
import { useDeskTicket } from './useDeskTicket.ts';
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
  const desk = useDeskTicket();
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
    if (isNew) desk.letGo();
    if (isNew && isUnverified(kept)) message.warning(t('savedUnverified'), 5);
    list.refetch();
    reception.options.refetchServices();
  };
  const labelOf = (path: string) =>
    path === 'birth'
      ? t('birth')
      : (patientFieldLabel(path) ?? t(`field.${path.split('.')[0] ?? path}`, { defaultValue: path }));
  const reception = useReceptionForm(saved, labelOf, () => desk.ticket?._id ?? null);
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
  /** Whoever is called is received with a new form, unless somebody else's is being filled in. */
  const called = (ticket: CalledTicket) => {
    desk.take(ticket);
    setLastTicket(null);
    if (reception.reception) startNew();
    else if (!narrow) finder.current?.focus();
    setNarrowOpen(true);
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
  const kept = reception.reception;
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
              <>
                <DeskQueue desk={desk} onCalled={called} />
                <Button icon={<PlusIcon />} onClick={startAnew}>
                  {t('new')} <kbd>F2</kbd>
                </Button>
              </>
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
          {desk.ticket && !kept ? <ServedNumber ticket={desk.ticket} onLetGo={desk.letGo} /> : null}
          <PatientFinder
            inputRef={finder}
            find={reception.find}
            begun={begun}
            onTake={(id) => void takePatient(id)}
            onScan={onScan}
          />
          {lastTicket ? <LastTicket ticket={lastTicket} onPrint={() => printTicket(lastTicket._id)} /> : null}
          <ReceptionSigns reception={reception} closed={closed} />
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
            <ReceptionSections reception={reception} servicesRef={services} onOrdered={openVisit} />
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
