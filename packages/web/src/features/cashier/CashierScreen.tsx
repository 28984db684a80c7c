import { parseScan, type Scan } from '@sen/domain/scan/cards';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useSession } from '../../session/useSession.ts';
import { refusalOf } from '../../ui/acts.ts';
import { useDeskVariant } from '../../ui/deskVariant.ts';
import { useHotkeys } from '../../ui/hotkeys.tsx';
import { BarChartIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { PatientBanner } from '../../ui/PatientBanner.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { useEvents } from '../../ui/useEvents.ts';
import { useScan } from '../../ui/useScan.ts';
import { WorkList } from '../../ui/WorkList.tsx';
import { WorkScreen } from '../../ui/WorkScreen.tsx';
import { QueueBar } from '../queues/QueueBar.tsx';
import { useQueue } from '../queues/useQueue.ts';
import { BillTask } from './parts/BillTask.tsx';
import { CashierRowLine } from './parts/CashierRowLine.tsx';
import { CollectButtons } from './parts/CollectPanel.tsx';
import { PeriodChoice } from './parts/PeriodChoice.tsx';
import { VisitFacts } from './parts/VisitFacts.tsx';
import { type Bill, useBill, type Visit } from './useBill.ts';
import { useBookWarnings } from './useBookWarnings.ts';
import { useCashierActs } from './useCashierActs.ts';
import { cashierTabs, useCashierList } from './useCashierList.ts';
import { useCollecting } from './useCollecting.ts';
import { isPatientCode, useNewestBill } from './useNewestBill.ts';
import './cashier.css';

const ShiftDialog = lazy(() => import('./parts/ShiftDialog.tsx'));

/** The outpatient cashier: who is to pay, the bill of one visit by payer, what is known of the visit. */
export default function CashierScreen() {
  const { t } = useTranslation('cashier');
  const session = useSession();
  const { message } = useNotices();
  const { insured } = useDeskVariant();
  const list = useCashierList(session.nodeId);
  // the open visit stands in the address: it survives a reload and can be linked to
  const [params, setParams] = useSearchParams();
  const TiepNhan_Id = params.get('TiepNhan_Id');
  const BenhNhan_Id = params.get('BenhNhan_Id');
  const visit = TiepNhan_Id && BenhNhan_Id ? { TiepNhan_Id, BenhNhan_Id } : null;
  const [shiftOpen, setShiftOpen] = useState(false);
  const state = useBill(visit);
  const acts = useCashierActs(visit, state.refetch);
  const books = useBookWarnings();
  const node = session.profile.nodes.find((one) => one._id === session.nodeId);
  const queue = useQueue('VienPhi', session.nodeId, node?.name ?? null);
  // a payment ends the ticket of its visit
  useEvents(['VienPhi', 'BienLai'], () => queue.refetch());

  const open = (row: Visit) =>
    setParams({ TiepNhan_Id: row.TiepNhan_Id, BenhNhan_Id: row.BenhNhan_Id }, { replace: true });
  const newest = useNewestBill(open);
  const { bill } = state;
  const collecting = useCollecting(state, acts);
  useHotkeys([{ keys: 'F7', label: t('shift'), run: () => setShiftOpen(true) }]);

  // a scanned slip, visit or patient code is looked for over all tabs, and opened when it is the only one
  const [wanted, setWanted] = useState<string | null>(null);
  const find = (code: string) => {
    list.find(code);
    setWanted(code);
  };
  const onScan = useScan((text) => {
    const code = searchTextOf(parseScan(text));
    if (code === null) message.warning(t('scanUnknown'));
    else if (isPatientCode(code)) void newest.open(code, () => find(code));
    else find(code);
  });
  const [only] = list.rows;
  useEffect(() => {
    if (wanted === null || wanted !== list.search || list.loading || list.rows.length !== 1 || !only) return;
    setWanted(null);
    open(only);
  });

  const patient = bill?.TiepNhan?.BenhNhan;
  return (
    <>
      <WorkScreen
        name="cashier"
        open={visit !== null}
        onBack={() => setParams({}, { replace: true })}
        list={
          <WorkList
            label={t('list')}
            rows={list.rows}
            rowKey={(row) => row.TiepNhan_Id}
            render={(row) => <CashierRowLine row={row} />}
            selected={visit?.TiepNhan_Id ?? null}
            onOpen={open}
            search={list.search}
            onSearch={list.setSearch}
            searchHint={t('searchHint')}
            onScan={onScan}
            tabs={cashierTabs.map((key) => ({ key, label: t(`tab.${key}`), count: list.counts[key] }))}
            tab={list.tab}
            onTab={list.setTab}
            period={<PeriodChoice list={list} />}
            {...(list.period === 'days' ? { range: list.range, onRange: list.setRange } : {})}
            actions={
              <>
                <QueueBar
                  queue={queue}
                  since={list.isToday ? list.rows.map((row) => row.NgayTiepNhan) : []}
                  onClosed={list.refetch}
                  onCalled={(ticket) =>
                    ticket.TiepNhan_Id && ticket.BenhNhan_Id
                      ? open({ TiepNhan_Id: ticket.TiepNhan_Id, BenhNhan_Id: ticket.BenhNhan_Id })
                      : undefined
                  }
                />
                <Button icon={<BarChartIcon />} onClick={() => setShiftOpen(true)}>
                  {t('shift')} <kbd>F7</kbd>
                </Button>
                {list.hidden > 0 ? (
                  <p className="soft" role="status">
                    {t('rowsHidden', { count: list.hidden })}
                  </p>
                ) : null}
                {books.map((book) => (
                  <p key={book.Loai} className="bill-warning" role="status">
                    {t('bookEnds', { kind: t(`kind.${book.Loai}`), code: book.KyHieu, count: book.conLai })}
                  </p>
                ))}
              </>
            }
            loading={list.loading}
            error={list.error}
            onRetry={list.refetch}
            empty={list.isToday ? t(`empty.${list.tab}`) : t(`emptyOther.${list.tab}`)}
            emptyHint={
              isPatientCode(list.search) ? (
                <Button loading={newest.busy} onClick={() => void newest.open(list.search)}>
                  {t('openNewest')}
                </Button>
              ) : null
            }
          />
        }
        banner={
          bill && patient ? (
            <PatientBanner
              patient={{
                ...patient,
                ...(insured ? payerOf(bill) : {}),
                diUng: patient.TienSuDiUng,
                conNo: bill.ConLai,
                state: collecting.isDue
                  ? null
                  : Number(bill.CongNo) > 0
                    ? { state: 'dang_goi', text: t('owed') }
                    : { state: 'DaThuTien', text: t('nothingDue') },
              }}
            />
          ) : null
        }
        task={
          state.error && !bill ? (
            <ErrorState error={state.error} onRetry={() => void state.refetch()} />
          ) : bill ? (
            <BillTask state={state} acts={acts} collecting={collecting} />
          ) : visit ? (
            <div className="sen-loading" role="status" aria-label={t('loadingBill')} />
          ) : (
            <EmptyState text={t('choose')} />
          )
        }
        context={bill ? <VisitFacts bill={bill} /> : null}
        actions={
          bill && refusalOf(bill, 'thuTien') !== 'FORBIDDEN' ? (
            <CollectButtons collecting={collecting} />
          ) : null
        }
      />
      {shiftOpen ? (
        <Suspense>
          <ShiftDialog onClose={() => setShiftOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Who pays for the visit of a bill, by which card, as the banner shows it. */
const payerOf = ({ TiepNhan: visit }: Bill) => ({
  doiTuong: visit?.DoiTuong?.ten,
  SoTheBHYT: visit?.SoTheBHYT,
  mucHuong: visit?.MucHuong,
  tuNgay: visit?.BHYTNgayHieuLuc,
  denNgay: visit?.BHYTNgayHetHieuLuc,
});

/** What a scan is looked for by; null when it names no visit. */
function searchTextOf(scan: Scan): string | null {
  if (scan.kind === 'insurance') return scan.SoTheBHYT;
  if (scan.kind === 'citizen') return scan.CMNDHoacHoChieu;
  return scan.kind === 'code' ? scan.value : null;
}
