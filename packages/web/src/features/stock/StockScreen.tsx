import { type LoaiPhieuKho, loaiPhieuKho, loaiPhieuKhos } from '@sen/domain/stock/phieuKho';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { currentLanguage } from '../../session/i18n.ts';
import { useSession } from '../../session/useSession.ts';
import { allows } from '../../ui/acts.ts';
import { useHotkeys } from '../../ui/hotkeys.tsx';
import { PrinterIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Segmented } from '../../ui/kit/choices.tsx';
import { Select } from '../../ui/kit/Select.tsx';
import { usePrinting } from '../../ui/Printing.tsx';
import { useOpenOrNewest } from '../../ui/useOpenOrNewest.ts';
import { useScan } from '../../ui/useScan.ts';
import { WorkList } from '../../ui/WorkList.tsx';
import { WorkScreen } from '../../ui/WorkScreen.tsx';
import { NoStore } from '../pharmacy/NoStore.tsx';
import { useMyStores } from '../pharmacy/useMyStores.ts';
import { LedgerView } from './parts/LedgerView.tsx';
import { PaperRowLine } from './parts/PaperRowLine.tsx';
import { PaperTask } from './parts/PaperTask.tsx';
import { RiskView } from './parts/RiskView.tsx';
import { StartPaper } from './parts/StartPaper.tsx';
import { type OpenPaper, usePaper } from './usePaper.ts';
import { paperActs, usePaperActs } from './usePaperActs.ts';
import { usePapers } from './usePapers.ts';
import './stock.css';

const ReceivePart = lazy(() => import('./parts/ReceivePart.tsx'));

const views = ['phieu', 'the-kho', 'canh-bao'] as const;
type View = (typeof views)[number];

/** What keeps a store: its papers, the ledger of a drug, and what is at risk. The address keeps what is open. */
export default function StockScreen() {
  const { t } = useTranslation('stock');
  const { permissions } = useSession();
  const printing = usePrinting();
  const [params, setParams] = useSearchParams();
  const { stores, store, setStore, loading } = useMyStores();
  const view = views.find((one) => one === params.get('xem')) ?? 'phieu';
  const opened = openPaper(params);
  const newKind = opened && 'LoaiPhieu' in opened ? opened.LoaiPhieu : 'NhapMua';
  const papers = usePapers(store?._id ?? null, newKind);
  const [narrowOpen, setNarrowOpen] = useState(opened !== null || view !== 'phieu');
  const go = (next: Record<string, string>) => {
    setParams(next, { replace: true });
    setNarrowOpen(true);
  };
  const paper = usePaper(opened, store?._id ?? null, ({ _id }, wasNew) => {
    if (wasNew) go({ id: _id });
    papers.refetch();
  });
  // a paper is typed into: the newest is opened once, and does not give way to one that comes meanwhile
  const [newest] = papers.loading ? [] : papers.rows;
  const shown = useOpenOrNewest(opened, newest ? { id: newest._id } : null);
  const wanted = opened === null && view === 'phieu' && shown && 'id' in shown ? shown.id : null;
  useEffect(() => {
    if (wanted !== null) setParams({ id: wanted }, { replace: true });
  }, [wanted, setParams]);
  // no paper to show: what is at risk in the store stands in its place
  const nothing = opened === null && !papers.loading && papers.rows.length === 0;
  const acts = usePaperActs(paper, papers.refetch);
  const [part, setPart] = useState(false);
  const mayWrite = permissions.has('KHO_LAP_PHIEU');
  const canStart = mayWrite && store !== null;
  const startNew = () => (papers.tab === 'KiemKe' ? undefined : go({ moi: papers.tab }));
  const canSave = paper.editable && !paper.saving && (paper.dirty || paper.paper === null);
  const onScan = useScan((text) => papers.setSearch(text.trim()));
  useHotkeys([
    {
      keys: 'Ctrl+S',
      label: t('save'),
      run: () => void paper.save(),
      disabled: !canSave || view !== 'phieu',
    },
    { keys: 'F2', label: t('new'), run: startNew, disabled: !canStart || papers.tab === 'KiemKe' },
  ]);
  if (!loading && stores.length === 0) return <NoStore />;
  const allowed = paperActs.filter((act) => allows(paper.paper, act));

  return (
    <>
      <WorkScreen
        name="stock"
        open={narrowOpen}
        onBack={() => setNarrowOpen(false)}
        list={
          <WorkList
            label={t('list')}
            rows={papers.rows}
            rowKey={(row) => row._id}
            render={(row) => <PaperRowLine row={row} />}
            selected={opened && 'id' in opened ? opened.id : null}
            onOpen={(row) => go({ id: row._id })}
            search={papers.search}
            onSearch={papers.setSearch}
            searchHint={t('searchList')}
            onScan={onScan}
            tabs={loaiPhieuKhos.map((key) => ({
              key,
              label: loaiPhieuKho[key][currentLanguage()],
              count: papers.counts?.[key] ?? null,
            }))}
            tab={papers.tab}
            onTab={papers.setTab}
            range={papers.range}
            onRange={papers.setRange}
            actions={
              <div className="stock-store">
                <Select
                  aria-label={t('store')}
                  value={store?._id ?? null}
                  options={stores.map((one) => ({ value: one._id, label: one.TenKho }))}
                  onChange={(value) => {
                    setStore(value ?? null);
                    setParams(view === 'phieu' ? {} : { xem: view }, { replace: true });
                  }}
                  style={{ flex: 1, minWidth: 0 }}
                />
                {canStart ? (
                  <StartPaper
                    kind={papers.tab}
                    idStore={store._id}
                    onNew={startNew}
                    onBegun={(id) => {
                      go({ id });
                      papers.refetch();
                    }}
                  />
                ) : null}
                <Segmented
                  aria-label={t('view')}
                  block
                  value={view}
                  onChange={(next: View) => go(next === 'phieu' ? {} : { xem: next })}
                  options={views.map((value) => ({ value, label: t(`views.${value}`) }))}
                />
              </div>
            }
            loading={papers.loading || loading}
            error={papers.error}
            onRetry={papers.refetch}
            empty={t('emptyList')}
          />
        }
        task={
          <div className="stock-task">
            {store === null ? null : view === 'the-kho' ? (
              <LedgerView
                idStore={store._id}
                drug={params.get('duoc')}
                onDrug={(duoc) => go(duoc ? { xem: 'the-kho', duoc } : { xem: 'the-kho' })}
                onPaper={(id) => go({ id })}
              />
            ) : view === 'canh-bao' || nothing ? (
              <RiskView idStore={store._id} onDrug={(duoc) => go({ xem: 'the-kho', duoc })} />
            ) : (
              <PaperTask paper={paper} store={store} />
            )}
          </div>
        }
        actions={
          opened && view === 'phieu' ? (
            <>
              {paper.editable ? (
                <Button
                  type={allowed.length === 0 || paper.dirty ? 'primary' : 'default'}
                  loading={paper.saving}
                  disabled={!canSave}
                  onClick={() => void paper.save()}
                >
                  {t('save')} <kbd>Ctrl S</kbd>
                </Button>
              ) : null}
              {allowed.map((act, index) => (
                <Button
                  key={act}
                  type={index === 0 && !paper.dirty && !isBack(act) ? 'primary' : 'default'}
                  danger={isBack(act)}
                  loading={acts.busy}
                  onClick={() => void acts.run(act)}
                >
                  {t(`act.${act}`)}
                </Button>
              ))}
              {allowed.includes('nhan') ? (
                <Button onClick={() => setPart(true)}>{t('receivePart')}</Button>
              ) : null}
              {paper.paper ? (
                <Button
                  icon={<PrinterIcon />}
                  onClick={() =>
                    paper.paper &&
                    printing.preview(`/api/print/PhieuKho/${paper.paper._id}`, paper.paper.SoPhieu)
                  }
                >
                  {t('print')}
                </Button>
              ) : null}
            </>
          ) : null
        }
      />
      {acts.dialog}
      {part && paper.paper ? (
        <Suspense fallback={null}>
          <ReceivePart
            paper={paper.paper}
            onClose={() => setPart(false)}
            onReceived={(received) => {
              setPart(false);
              acts.done('nhan', received);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}

const isBack = (act: string) => act === 'tuChoi' || act === 'huy' || act === 'bo';

function openPaper(params: URLSearchParams): OpenPaper | null {
  const id = params.get('id');
  if (id) return { id };
  const kind = loaiPhieuKhos.find((one): one is LoaiPhieuKho => one === params.get('moi'));
  return kind && kind !== 'KiemKe' ? { LoaiPhieu: kind } : null;
}
