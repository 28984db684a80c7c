import { useMutation, useQuery } from '@apollo/client/react';
import { toDieuTriActs } from '@sen/domain/treatment/toDieuTri';
import { yLenhThuocActs } from '@sen/domain/treatment/yLenhThuoc';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { userMessage } from '../../session/userMessage.ts';
import { useSession } from '../../session/useSession.ts';
import { useActDialog } from '../../ui/actDialog/useActDialog.tsx';
import { allows } from '../../ui/acts.ts';
import type { StayTabProps } from '../../ui/feature.ts';
import { useHotkeys } from '../../ui/hotkeys.tsx';
import { CopyIcon, ExperimentIcon, PlusIcon, PrinterIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { Loading } from '../../ui/Loading.tsx';
import { useResultEvents } from '../../ui/orderResults.ts';
import { usePrinting } from '../../ui/Printing.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { useEvents } from '../../ui/useEvents.ts';
import { EntryCard } from './EntryCard.tsx';
import {
  CancelEntryDocument,
  ConfirmEntryDocument,
  type SheetDrugFragment,
  SheetOfRecordDocument,
  SlipsOfStayDocument,
  StopDrugDocument,
  type TreatmentEntryFragment,
} from './sheet.main.gen.ts';
import type { Writing } from './useEntryForm.tsx';

// fetched when they are opened
const EntryDialog = lazy(() => import('./EntryDialog.tsx'));
const StayOrders = lazy(() => import('./StayOrders.tsx'));

/** The treatment sheet of a stay: its entries with their orders, the newest first, and what is ordered now. */
export default function SheetTab(props: StayTabProps) {
  const { t } = useTranslation('treatment');
  const { BenhAn_Id } = props.stay;
  if (BenhAn_Id === null) return <EmptyState text={t('notFound')} />;
  return <Sheet {...props} BenhAn_Id={BenhAn_Id} />;
}

function Sheet({ stay, shown, onChanged, BenhAn_Id }: StayTabProps & { BenhAn_Id: string }) {
  const { t } = useTranslation('treatment');
  const { permissions } = useSession();
  const { message } = useNotices();
  const printing = usePrinting();
  const [writing, setWriting] = useState<Writing | null>(null);
  const [ordering, setOrdering] = useState(false);
  const { data, error, refetch } = useQuery(SheetOfRecordDocument, {
    variables: { BenhAn_Id },
    fetchPolicy: 'cache-and-network',
  });
  const slips = useQuery(SlipsOfStayDocument, {
    variables: { TiepNhan_Id: stay.TiepNhan_Id },
    fetchPolicy: 'cache-and-network',
  });
  useEvents(['NoiTru', 'BenhAn', 'DichVuYeuCau', ...useResultEvents()], () => {
    void refetch();
    void slips.refetch();
  });
  const changed = () => {
    void refetch();
    void slips.refetch();
    onChanged();
  };
  const acts = useEntryActs(changed, (entry) => setWriting({ kind: 'correct', entry }));
  const own = allows(stay, 'raYLenh');
  const verbal = !own && allows(stay, 'ghiYLenhMieng');
  const mayOrder = own && permissions.has('CHI_DINH');
  const entries = data?.toDieuTris ?? [];
  const last = entries.find(({ TrangThai }) => TrangThai !== 'DaHuy');
  const begin = () => (own || verbal) && setWriting({ kind: 'new' });
  const repeat = () => own && last && setWriting({ kind: 'repeat', entry: last });
  const print = () => printing.preview(`/api/print/ToDieuTri/${BenhAn_Id}`, t('tab.orders'));
  useHotkeys(
    shown
      ? [
          { keys: 'F2', label: t('sheet.new'), run: begin, disabled: !own && !verbal },
          { keys: 'F4', label: t('sheet.repeat'), run: repeat, disabled: !own || !last },
          { keys: 'F6', label: t('sheet.orderTests'), run: () => setOrdering(true), disabled: !mayOrder },
          { keys: 'Ctrl+P', label: t('sheet.print'), run: print },
        ]
      : [],
  );
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const all = (slips.data?.dichVuYeuCausByTiepNhan ?? []).filter(({ TrangThai }) => TrangThai !== 'DaHuy');
  return (
    <>
      <p className="round-acts">
        {own || verbal ? (
          <Button type="primary" icon={<PlusIcon />} onClick={begin}>
            {t(verbal ? 'sheet.verbal' : 'sheet.new')} <kbd>F2</kbd>
          </Button>
        ) : null}
        {own && last ? (
          <Button icon={<CopyIcon />} onClick={repeat}>
            {t('sheet.repeat')} <kbd>F4</kbd>
          </Button>
        ) : null}
        {mayOrder ? (
          <Button icon={<ExperimentIcon />} onClick={() => setOrdering(true)}>
            {t('sheet.orderTests')} <kbd>F6</kbd>
          </Button>
        ) : null}
        {entries.length > 0 ? (
          <Button icon={<PrinterIcon />} onClick={print}>
            {t('sheet.print')}
          </Button>
        ) : null}
      </p>
      {entries.length === 0 ? <EmptyState text={t('sheet.none')} /> : null}
      {entries.map((entry, at) => (
        <EntryCard
          key={entry._id}
          entry={entry}
          // what was ordered after this entry and before the next one
          slips={all.filter(
            ({ NgayYeuCau }) =>
              NgayYeuCau >= entry.ThoiGian && (at === 0 || NgayYeuCau < (entries[at - 1]?.ThoiGian ?? '')),
          )}
          acts={acts.acts}
        />
      ))}
      {acts.dialog}
      <Suspense fallback={null}>
        {writing ? (
          <EntryDialog
            NhapVien_Id={stay._id}
            BenhAn_Id={BenhAn_Id}
            writing={writing}
            verbal={verbal}
            onClose={() => setWriting(null)}
            onDone={() => {
              setWriting(null);
              message.success(t('sheet.saved'));
              changed();
            }}
          />
        ) : null}
        {ordering && stay.Khoa_Id ? (
          <StayOrders
            stay={stay}
            ward={stay.Khoa_Id}
            onOrdered={changed}
            onClose={() => setOrdering(false)}
          />
        ) : null}
      </Suspense>
    </>
  );
}

/** What is done with entries and drugs beside writing: confirmed, cancelled and stopped, the last two for a reason. */
function useEntryActs(onChanged: () => void, onCorrect: (entry: TreatmentEntryFragment) => void) {
  const { t } = useTranslation('treatment');
  const language = currentLanguage();
  const { message } = useNotices();
  const reasons = useActDialog();
  const [confirm] = useMutation(ConfirmEntryDocument);
  const [cancel] = useMutation(CancelEntryDocument);
  const [stop] = useMutation(StopDrugDocument);
  const onConfirm = async ({ _id: id, version }: TreatmentEntryFragment) => {
    try {
      await confirm({ variables: { id, version } });
      message.success(t('sheet.confirmedNow'));
    } catch (refusal) {
      message.error(userMessage(refusal));
    }
    onChanged();
  };
  return {
    acts: {
      onCorrect,
      onConfirm: (entry: TreatmentEntryFragment) => void onConfirm(entry),
      onCancel: ({ _id: id, version, SoThuTu }: TreatmentEntryFragment) =>
        void reasons.ask({
          act: 'removeToDieuTri',
          of: id,
          title: `${toDieuTriActs.acts.huy.label[language]} ${SoThuTu}`,
          okText: toDieuTriActs.acts.huy.label[language],
          text: t('sheet.cancelText'),
          done: t('sheet.cancelledNow'),
          run: async (LyDo) => {
            await cancel({ variables: { id, version, LyDo } });
            onChanged();
          },
        }),
      onStop: ({ _id: id, version, TenDuoc }: SheetDrugFragment) =>
        void reasons.ask({
          act: 'ngungYLenhThuoc',
          of: id,
          title: `${yLenhThuocActs.acts.ngung.label[language]}: ${TenDuoc}`,
          okText: yLenhThuocActs.acts.ngung.label[language],
          done: t('sheet.stopped', { name: TenDuoc }),
          run: async (LyDo) => {
            await stop({ variables: { id, version, LyDo } });
            onChanged();
          },
        }),
    },
    dialog: reasons.dialog,
  };
}
