import type { Permission } from '@sen/domain/permissions/permissions';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { usePrintChoices } from '../../session/usePrintChoices.ts';
import { useSession } from '../../session/useSession.ts';
import { refusalOf } from '../../ui/acts.ts';
import { focusIsFree } from '../../ui/focusKeeper.ts';
import { controlOf } from '../../ui/focusWhenSeen.ts';
import { useHotkeys } from '../../ui/hotkeys.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { usePrinting } from '../../ui/Printing.tsx';
import { useScan } from '../../ui/useScan.ts';
import { patientFieldLabel } from '../patients/fieldLabel.ts';
import type { Ticket as CalledTicket } from '../queues/useQueue.ts';
import type { Ticket } from './parts/LastTicket.tsx';
import type { ReceptionDetailFragment } from './reception.main.gen.ts';
import { isUnverified } from './standing.ts';
import type { DeskTicket } from './useDeskTicket.ts';
import { useReceptionForm } from './useReceptionForm.ts';
import type { Receive } from './useReceptionSave.ts';
import { useStartAnew } from './useStartAnew.ts';

type Args = {
  /** Sends a new reception; without it the one of the reception desk does. */
  receive?: Receive;
  /** The right to receive; without it that of the reception desk. */
  right?: Permission;
  /** The queue whose numbers are served here; without it nobody comes with a number. */
  desk?: DeskTicket;
  /** A reception is kept. */
  onKept: (kept: ReceptionDetailFragment, isNew: boolean) => void;
  /** Which reception the address names. */
  onAddress?: (id: string | null) => void;
  /** A form is open now: on a phone it comes over the list. */
  onOpen?: () => void;
};

/** The reception of people: its form with all that is done in it, its keys, and whom it was for last. */
export function useReceptionWork({ receive, right = 'TIEP_NHAN', desk, onKept, onAddress, onOpen }: Args) {
  const { t } = useTranslation(['reception', 'queues']);
  const { message } = useNotices();
  const session = useSession();
  const printing = usePrinting();
  const { inSoThuTu } = usePrintChoices();
  const narrow = useLocation().pathname.startsWith('/m/');
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
    if (isNew) desk?.letGo();
    if (isNew && isUnverified(kept)) message.warning(t('savedUnverified'), 5);
    onKept(kept, isNew);
    reception.options.refetchServices();
  };
  const labelOf = (path: string) =>
    path === 'birth'
      ? t('birth')
      : (patientFieldLabel(path) ?? t(`field.${path.split('.')[0] ?? path}`, { defaultValue: path }));
  const reception = useReceptionForm(saved, labelOf, {
    served: () => desk?.ticket?._id ?? null,
    ...(receive ? { receive } : {}),
  });
  const mayReceive = session.permissions.has(right);
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
    onAddress?.(null);
    onOpen?.();
    finder.current?.focus();
  };
  /** Whoever is called is received with a new form, unless somebody else's is being filled in. */
  const called = (ticket: CalledTicket) => {
    desk?.take(ticket);
    setLastTicket(null);
    if (reception.reception) startNew();
    else if (!narrow) finder.current?.focus();
    onOpen?.();
  };
  const startAnew = useStartAnew(reception, startNew, mayLeave);
  const openVisit = (id: string) => {
    if (!mayLeave()) return;
    setLastTicket(null);
    onAddress?.(id);
    onOpen?.();
    void reception.open(id);
  };
  /** The first empty field that must be filled, as they stand on the screen, else the services. */
  const toNextField = () => {
    const fields = reception
      .missing()
      .map((path) => document.getElementById(reception.form.inside.idOf(path)));
    const [first] = fields.filter((one) => one !== null).sort(byPlace);
    (controlOf(first ?? null) ?? services.current)?.focus();
  };
  /** Leads to what is to be filled next once a person was looked up; who went on elsewhere meanwhile is left there, in the middle of a word. */
  const thenNextField = async (lookedUp: Promise<unknown>) => {
    setLastTicket(null);
    onOpen?.();
    const before = document.activeElement;
    await lookedUp;
    if (document.activeElement === before || focusIsFree()) toNextField();
  };
  const takePatient = async (id: string) => mayLeave() && thenNextField(reception.take(id));
  const scanned = async (text: string) => mayLeave() && thenNextField(reception.scan(text));
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
    { keys: 'F6', label: t('lookUp.button'), run: reception.lookUpCard, disabled: blocked },
    { keys: 'Ctrl+S', label: t('save'), run: () => void save(false), disabled: blocked },
    { keys: 'Ctrl+P', label: t('saveAndPrint'), run: () => void save(true), disabled: blocked },
  ]);
  return {
    reception,
    labelOf,
    mayReceive,
    closed,
    blocked,
    begun,
    lastTicket,
    setLastTicket,
    printTicket,
    startNew,
    startAnew,
    openVisit,
    called,
    takePatient,
    save,
    onScan,
    refs: { finder, services, errors },
  };
}

const byPlace = (one: Element, other: Element) =>
  one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

export type ReceptionWork = ReturnType<typeof useReceptionWork>;
