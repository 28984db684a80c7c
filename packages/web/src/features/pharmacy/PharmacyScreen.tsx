import { errorText } from '@sen/domain/errors/errors';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { currentLanguage } from '../../session/i18n.ts';
import { userMessage } from '../../session/userMessage.ts';
import { useActDialog } from '../../ui/actDialog/useActDialog.tsx';
import { allows, refusalOf } from '../../ui/acts.ts';
import { formatDateTime } from '../../ui/dateText.ts';
import { useHotkeys } from '../../ui/hotkeys.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Segmented } from '../../ui/kit/choices.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { Select } from '../../ui/kit/Select.tsx';
import { PatientBanner } from '../../ui/PatientBanner.tsx';
import { StateTag } from '../../ui/StateTag.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { useScan } from '../../ui/useScan.ts';
import { WorkList } from '../../ui/WorkList.tsx';
import { WorkScreen } from '../../ui/WorkScreen.tsx';
import { QueueBar } from '../queues/QueueBar.tsx';
import { NoStore } from './NoStore.tsx';
import { PrescribedFor } from './parts/PrescribedFor.tsx';
import { Slips } from './parts/Slips.tsx';
import { StockView } from './parts/StockView.tsx';
import { SupplyLines } from './parts/SupplyLines.tsx';
import { SupplyRowLine } from './parts/SupplyRowLine.tsx';
import type { SupplySlipFragment } from './pharmacy.pharmacy.gen.ts';
import { useCounterQueue } from './useCounterQueue.ts';
import { useStock } from './useStock.ts';
import { useSupply } from './useSupply.ts';
import { useSupplyList } from './useSupplyList.ts';
import './pharmacy.css';

/** The pharmacy counter: the store's prescriptions, the lots to give, what the patient got before; and the stock. */
export default function PharmacyScreen() {
  const { t } = useTranslation('pharmacy');
  const { message } = useNotices();
  const list = useSupplyList();
  const [params, setParams] = useSearchParams();
  const [view, setView] = useState<'supply' | 'stock'>('supply');
  const id = params.get('id');
  const [narrowOpen, setNarrowOpen] = useState(id !== null);
  const idStore = list.store?._id ?? null;
  const supply = useSupply(id, idStore);
  const counter = useCounterQueue(list.store, id);
  const stock = useStock(idStore, view === 'stock');
  const { ask, dialog } = useActDialog();
  const { don } = supply;
  const left = don?.dongs.some((line) => Number(line.SoLuong) > Number(line.SoLuongDaCap)) ?? false;
  const partly = left && don?.TrangThai === 'DaCap';
  const refused = don ? refusalOf(don, 'cap') : null;
  const canSupply = don !== null && refused === null && left && !supply.busy;

  const open = (next: string) => {
    setParams({ id: next }, { replace: true });
    setView('supply');
    setNarrowOpen(true);
  };
  const act = async (run: () => Promise<unknown>, done: string) => {
    try {
      if ((await run()) === false) return;
      message.success(done);
      list.refetch();
    } catch (error) {
      message.error(userMessage(error));
    }
  };
  const give = () => act(supply.supply, t('supplied'));
  const takeBack = (slip: SupplySlipFragment) =>
    ask({
      act: 'suppliesSupplyCancelSupply',
      of: slip._id,
      title: t('takeBackTitle', { code: slip.MaPhieuCap }),
      text: t('takeBackText'),
      okText: t('takeBack'),
      run: (reason) => act(() => supply.cancel(slip._id, reason), t('takenBack')),
    });
  const approve = () => act(supply.approve, t('approved'));
  const unapprove = () =>
    ask({
      act: 'huyDuyetCapPhat',
      of: don?._id ?? '',
      title: t('unapproveTitle', { code: don?.MaDonThuoc }),
      text: t('unapproveText'),
      okText: t('unapprove'),
      run: (reason) => act(() => supply.takeBackApproval(reason), t('unapproved')),
    });
  const mayApprove = don !== null && allows(don, 'duyet') && !supply.busy;
  const onScan = useScan((text) => list.setSearch(text.trim()));
  useHotkeys([
    { keys: 'Ctrl+S', label: t('supply'), run: () => void give(), disabled: !canSupply },
    { keys: 'F10', label: t('approve'), run: () => void approve(), disabled: !mayApprove },
  ]);

  if (list.hasNoStore) return <NoStore worksAt={list.worksAt} />;
  return (
    <>
      <WorkScreen
        name="pharmacy"
        open={narrowOpen}
        onBack={() => setNarrowOpen(false)}
        list={
          <WorkList
            label={t('list')}
            rows={list.rows}
            rowKey={(row) => row._id}
            render={(row) => <SupplyRowLine row={row} />}
            selected={id}
            onOpen={(row) => {
              open(row._id);
              void counter.arrived(row._id, row.TrangThaiVe);
            }}
            search={list.search}
            onSearch={list.setSearch}
            searchHint={t('searchList')}
            onScan={onScan}
            tabs={list.tabs.map((key) => ({
              key,
              label: t(`tab.${key}`),
              count: list.counts?.[key] ?? null,
            }))}
            tab={list.tab}
            onTab={list.setTab}
            range={list.range}
            onRange={list.setRange}
            actions={
              <>
                <QueueBar
                  queue={counter.queue}
                  onCalled={(ticket) => (ticket.source_Id ? open(ticket.source_Id) : undefined)}
                  since={list.isToday && list.tab !== 'DaCap' ? list.rows.map((row) => row.NgayKe) : []}
                  onClosed={list.refetch}
                />
                <div className="supply-store">
                  <Select
                    aria-label={t('store')}
                    value={idStore}
                    options={list.stores.map((store) => ({ value: store._id, label: store.TenKho }))}
                    onChange={(value) => list.setStore(value ?? '')}
                    style={{ flex: 1, minWidth: 0 }}
                  />
                  <Button
                    onClick={() => {
                      setView('stock');
                      setNarrowOpen(true);
                    }}
                  >
                    {t('stock')}
                  </Button>
                </div>
              </>
            }
            loading={list.loading}
            error={list.error}
            onRetry={list.refetch}
            empty={t('emptyList')}
          />
        }
        banner={
          don && view === 'supply' ? (
            <PatientBanner
              patient={{ ...don.BenhNhan, diUng: don.BenhNhan.TienSuDiUng, canNang: don.CanNang }}
            >
              {counter.ticket ? (
                <StateTag state={counter.ticket.TrangThai}>
                  {counter.ticket.KyHieu} · {t(`ticket.${counter.ticket.TrangThai}`)}
                </StateTag>
              ) : (
                <StateTag {...(partly ? { tone: 'progress' } : { state: don.TrangThai })}>
                  {t(partly ? 'partly' : `state.${don.TrangThai}`)}
                </StateTag>
              )}
            </PatientBanner>
          ) : null
        }
        task={
          <div className="supply-task">
            <Segmented
              value={view}
              onChange={(value) => setView(value === 'stock' ? 'stock' : 'supply')}
              options={[
                { value: 'supply', label: t('prescription') },
                { value: 'stock', label: t('stock') },
              ]}
            />
            {view === 'stock' ? (
              <StockView stock={stock} />
            ) : supply.error ? (
              <ErrorState error={supply.error} />
            ) : don ? (
              <>
                {refused && don.TrangThai !== 'DaHuy' ? (
                  <div className="supply-warning">{errorText(refused, currentLanguage())}</div>
                ) : null}
                {don.NgayDuyetCap ? (
                  <p className="soft">
                    {t('approvedBy', { name: don.NguoiDuyetCap, time: formatDateTime(don.NgayDuyetCap) })}
                  </p>
                ) : null}
                <PrescribedFor don={don} />
                <SupplyLines supply={supply} readOnly={!canSupply} />
              </>
            ) : (
              <EmptyState text={t('chooseOne')} />
            )}
          </div>
        }
        context={
          don ? (
            <>
              <Slips title={t('slips')} slips={don.phieuCaps} onCancel={(slip) => void takeBack(slip)} />
              <Slips title={t('earlier')} slips={don.phieuCapTruoc} />
              {don.phieuCaps.length + don.phieuCapTruoc.length === 0 ? (
                <EmptyState text={t('noSlips')} />
              ) : null}
            </>
          ) : null
        }
        actions={
          don && view === 'supply' ? (
            <>
              {left || supply.busy ? (
                <Button
                  type={mayApprove ? 'default' : 'primary'}
                  disabled={!canSupply}
                  loading={supply.busy}
                  onClick={() => void give()}
                >
                  {t('supply')} <kbd>Ctrl S</kbd>
                </Button>
              ) : null}
              {mayApprove ? (
                <Button type="primary" onClick={() => void approve()}>
                  {t('approve')} <kbd>F10</kbd>
                </Button>
              ) : null}
              {allows(don, 'huyDuyet') ? (
                <Button disabled={supply.busy} onClick={() => void unapprove()}>
                  {t('unapprove')}
                </Button>
              ) : null}
              {counter.ticket?.TrangThai === 'dang_phuc_vu' ? (
                <Button onClick={() => void counter.waitAgain(don._id)}>{t('waitAgain')}</Button>
              ) : null}
            </>
          ) : null
        }
      />
      {dialog}
      {supply.reasonsDialog}
    </>
  );
}
