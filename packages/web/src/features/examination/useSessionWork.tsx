import { monthsOfAge } from '@sen/domain/ages/age';
import type { ForWhom } from '@sen/domain/prescriptions/childForms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/useSession.ts';
import { allows } from '../../ui/acts.ts';
import { useHotkeys } from '../../ui/hotkeys.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { useWhenFree } from '../../ui/useWhenFree.ts';
import { useOrderConfirm } from '../orders/useOrderConfirm.tsx';
import { useOrders } from '../orders/useOrders.ts';
import { useServiceSearch } from '../orders/useServiceSearch.ts';
import { useDrugSearch } from '../prescriptions/useDrugSearch.ts';
import { usePrescription } from '../prescriptions/usePrescription.ts';
import { useRoomStores } from '../prescriptions/useRoomStores.ts';
import type { PhienKhamFragment } from './examination.main.gen.ts';
import type { ExamValues } from './examValues.ts';
import { useDiagnosisHints } from './useDiagnosisHints.ts';
import { useEnding } from './useEnding.tsx';
import type { Exam } from './useExam.ts';
import { useFieldFocus } from './useFieldFocus.ts';
import { usePast } from './usePast.ts';
import { usePrintVisit } from './usePrintVisit.ts';
import { useResolutionKinds } from './useResolutionKinds.ts';
import { useResults } from './useResults.ts';
import { useSearchFocus } from './useSearchFocus.ts';
import { useSuggesting } from './useSuggesting.ts';
import { useVisitCost } from './useVisitCost.ts';

type TabKey = 'exam' | 'orders' | 'prescription' | 'results';
const tabKeys: readonly TabKey[] = ['exam', 'orders', 'prescription', 'results'];

/** What one open session holds: its form, orders, prescription, results and costs, and the acts with their keys. */
export function useSessionWork(exam: Exam, session: PhienKhamFragment, onListChanged: () => void) {
  const { t } = useTranslation(['examination', 'orders', 'prescriptions']);
  const { message } = useNotices();
  const { permissions } = useSession();
  const [shown, setTab] = useState<string>('exam');
  /** The own tab that is shown; a further one stands beside the examination. */
  const tab = tabKeys.find((one) => one === shown) ?? 'exam';
  const [moving, setMoving] = useState(false);
  const { TiepNhan_Id, _id: KhamBenh_Id } = session;
  const insured = Boolean(session.TiepNhan?.SoTheBHYT);
  const may = (action: string) => allows(session, action);
  const editable = may('luu');

  const cost = useVisitCost(TiepNhan_Id);
  const past = usePast(session.BenhNhan_Id, KhamBenh_Id);
  const resolution = Form.useWatch('HuongGiaiQuyet_Id', exam.form);
  const [main, secondary] = [
    Form.useWatch('ChanDoanICD_Id', exam.form),
    Form.useWatch('ChanDoanPhuICD_Ids', exam.form),
  ];
  const diagnosis = useDiagnosisHints(session.BenhNhan_Id, {
    ChanDoanICD_Id: (editable && main) || null,
    ChanDoanPhuICD_Ids: (editable && secondary) || [],
  });
  /** Saves the examination; what is wrong with it is shown where it stands. */
  const saveExam = async () => {
    const kept = await exam.save();
    if (kept === null && exam.store.view().issues.length > 0) setTab('exam');
    return kept;
  };
  const confirm = useOrderConfirm();
  const orders = useOrders({
    KhamBenh_Id,
    TiepNhan_Id,
    NgayTiepNhan: session.TiepNhan?.NgayTiepNhan ?? session.NgayKham,
    onBefore: async () => (await saveExam()) !== null,
    onChanged: exam.reload,
    onRefused: (code) => toDisease(code),
    confirm,
  });
  const services = useServiceSearch(TiepNhan_Id, session.PhongBan_Id, tab === 'orders' && editable);
  const stores = useRoomStores(session.PhongBan_Id);
  const prescription = usePrescription(KhamBenh_Id, insured, stores, {
    mayPrescribe: permissions.has('KE_DON'),
    onRefused: (code) => toDisease(code),
  });
  const drugs = useDrugSearch(
    stores,
    insured,
    whomOf(session),
    tab === 'prescription' && (editable || prescription.replacing !== null),
  );
  const results = useResults({
    TiepNhan_Id,
    BenhNhan_Id: session.BenhNhan_Id,
    KhamBenh_Id,
    active: tab === 'results',
    mayMark: permissions.has('CHI_DINH'),
    onMarked: () => {
      orders.refetch();
      onListChanged();
    },
  });

  const advice = () => String(exam.form.getFieldValue('LoiDan') ?? '').trim() || null;
  const savePrescription = async () => {
    if (!(await saveExam())) return null;
    const kept = await prescription.save(advice());
    const [wrong] = prescription.store.view().issues;
    if (kept !== null || !wrong) return kept;
    // a child is prescribed for by weight, which is measured in the examination
    if (wrong.path === 'CanNang') goTo('exam', 'CanNang');
    else setTab('prescription');
    return null;
  };
  const unsent = orders.basket.lines.length;
  const saveAll = async () => {
    const kept = prescription.dirty ? await savePrescription() : await saveExam();
    // a session with a prescription cannot be removed any more
    if (kept && prescription.dirty) exam.reload();
    return kept;
  };
  /** Saves what the screen holds. What is chosen and not sent is sent where it is seen, and told elsewhere. */
  const saveShown = async () => {
    if (prescription.replacing !== null) {
      await prescription.save(advice());
      return;
    }
    const kept = await saveAll();
    // what was chosen meanwhile counts as well
    const count = orders.unsent();
    if (kept === null || count === 0) return;
    if (tab === 'orders') await orders.send();
    else message.info(t('basketUnsent', { count }));
  };
  const saveWhenFree = useWhenFree(
    exam.busy || prescription.saving || orders.sending,
    () => void saveShown(),
  );
  const end = useEnding({
    exam,
    check: diagnosis.check,
    before: async () => {
      if (!prescription.dirty || (await savePrescription()) !== null) return true;
      if ([exam, prescription].every((one) => one.store.view().issues.length === 0)) setTab('prescription');
      return false;
    },
    onRefused: () => setTab('exam'),
  });
  const kinds = useResolutionKinds(resolution ?? null, session.HuongGiaiQuyet_Id ?? null);
  const print = usePrintVisit({ tab, orders, prescription, results, save: saveAll, savePrescription });
  const search = useSearchFocus();
  const suggesting = useSuggesting(tab, editable);
  const focusField = useFieldFocus(exam.form);
  /** To a tab, and to what is typed there first. */
  const goTo = (key: TabKey, field: keyof ExamValues = 'Mach') => {
    setTab(key);
    if (key === 'exam') focusField(field);
    else if (key !== 'results' && editable) search.focus(key);
  };
  /** Orders and drugs are refused without a main disease: it is typed in another tab. */
  const toDisease = (code: string | null) => {
    if (code === 'MAIN_DISEASE_NEEDED') goTo('exam', 'ChanDoanICD_Id');
  };
  /** Finds in the open tab: a disease, a service, a drug. */
  const find = () => goTo(tab === 'results' ? 'orders' : tab, 'ChanDoanICD_Id');
  useHotkeys([
    ...tabKeys.map((key, at) => ({
      keys: `Alt+${at + 1}`,
      label: t(`${tabNames[key]}`),
      run: () => goTo(key),
    })),
    suggesting.key,
    { keys: '/', label: t('templates.key'), run: () => goTo('exam', 'LyDoKham'), disabled: !editable },
    { keys: 'F4', label: t('find'), run: find, disabled: !editable },
    {
      keys: 'Ctrl+S',
      label: t('save'),
      run: saveWhenFree,
      disabled: !editable && prescription.replacing === null,
    },
    {
      keys: 'Ctrl+Enter',
      label: t('markViewed'),
      run: () => void results.markViewed(),
      disabled: tab !== 'results' || !results.mayMark || results.fresh.size === 0,
    },
    { keys: 'Ctrl+P', label: t('saveAndPrint'), run: () => void print() },
    { keys: 'F7', label: t('moveRoom'), run: () => setMoving(true), disabled: !may('chuyenPhong') },
    { keys: 'F10', label: t('end'), run: () => void end(), disabled: !may('ketThuc') || exam.busy },
  ]);
  return {
    tab: shown,
    setTab,
    moving,
    setMoving,
    searchRefs: search.refs,
    insured,
    may,
    editable,
    mayOrder: editable && permissions.has('CHI_DINH'),
    mayPrescribe: editable && permissions.has('KE_DON'),
    cost,
    past,
    hints: diagnosis.hints,
    orders,
    services,
    prescription,
    drugs,
    results,
    kinds,
    /** Saves the session where it can still be changed; null when that was refused. */
    keep: async () => (editable ? saveExam() : session),
    unsent,
    unsaved: prescription.unsaved.size,
    /** Another text whenever an order, a result or a drug changed. */
    changes: [
      ...orders.slips.map(({ _id, version }) => `${_id}.${version}`),
      prescription.lines.length,
      prescription.dirty,
    ].join(' '),
    place: {
      TiepNhan_Id,
      NoiYeuCau_Id: session.PhongBan_Id,
      ICD_Ids: [main, ...(secondary ?? [])].filter((id): id is string => Boolean(id)),
    },
    /** The main disease, once it is saved. */
    disease: session.ChanDoanICD?._id === main ? (session.ChanDoanICD ?? null) : null,
    suggesting,
    advice: {
      now: advice,
      /** Adds to what was typed, unless it says so already. */
      add: (text: string) => {
        const now = String(exam.form.getFieldValue('LoiDan') ?? '').trim();
        if (!now.includes(text)) exam.change({ LoiDan: now === '' ? text : `${now}\n${text}` });
      },
    },
    focusField,
    saveShown,
    end,
    print,
  };
}

const tabNames = {
  exam: 'examTab',
  orders: 'orderTab',
  prescription: 'prescriptionTab',
  results: 'resultTab',
} as const;

/** Whom drugs are prescribed for. */
function whomOf({ BenhNhan, CanNang }: PhienKhamFragment): ForWhom | null {
  return BenhNhan ? { months: monthsOfAge(BenhNhan), CanNang } : null;
}
