import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RefPicker } from '../../catalogue/RefPicker.tsx';
import { useSession } from '../../session/useSession.ts';
import { DateField } from '../../ui/DateField.tsx';
import { dayPlus, isDay, today } from '../../ui/dateText.ts';
import { useHotkeys } from '../../ui/hotkeys.tsx';
import { DownloadIcon, PrinterIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Dropdown } from '../../ui/kit/Dropdown.tsx';
import { ListScreen } from '../../ui/ListScreen.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { ErrorState, NoPermission } from '../../ui/states.tsx';
import { useDownload } from '../../ui/useDownload.ts';
import { Comparisons } from './parts/Comparisons.tsx';
import { Drawers } from './parts/Drawers.tsx';
import { Explanations } from './parts/Explanations.tsx';
import { FoundGroups } from './parts/FoundGroups.tsx';
import { Ledgers } from './parts/Ledgers.tsx';
import { Numbers } from './parts/Numbers.tsx';
import { Verdict } from './parts/Verdict.tsx';
import { useEvening } from './useEvening.ts';
import { useExplain } from './useExplain.tsx';
import '../cashier/cashier.css';
import './evening.css';

const ShiftDialog = lazy(() => import('../cashier/parts/ShiftDialog.tsx'));

/** The day's money, proved: what does not agree, and the way to mend each of it. */
export default function EveningScreen() {
  const { permissions } = useSession();
  return permissions.has('DOI_CHIEU_XEM') ? <Page /> : <NoPermission />;
}

function Page() {
  const { t } = useTranslation('evening');
  const state = useEvening();
  const { evening, ngay } = state;
  const [shift, setShift] = useState<{ NhanVien_Id: string; name: string } | null>(null);
  const explaining = useExplain(state.refetch);
  const go = (days: number) => {
    const day = dayPlus(ngay, days);
    if (day <= today()) state.setDay(day);
  };
  useHotkeys([
    { keys: 'Alt+ArrowLeft', label: t('dayBefore'), run: () => go(-1) },
    { keys: 'Alt+ArrowRight', label: t('dayAfter'), run: () => go(1) },
  ]);
  return (
    <ListScreen
      className="evening"
      title={t('title')}
      choices={
        <>
          <DayChoice day={ngay} onDay={state.setDay} onGo={go} />
          <div className="list-screen-choice">
            <RefPicker
              to="NhanVien"
              value={state.NguoiThu_Id}
              onChange={(id) => state.setCashier(id)}
              placeholder={t('everyCashier')}
              aria-label={t('cashier')}
            />
          </div>
          <ExportEvening ngay={ngay} NguoiThu_Id={state.NguoiThu_Id} />
        </>
      }
    >
      {evening ? (
        <div className="evening-body" aria-busy={state.loading}>
          <Verdict evening={evening} checked={state.checked} onCheck={state.refetch} />
          <Comparisons pheps={evening.pheps} />
          {evening.nhoms.length > 0 ? (
            <FoundGroups
              nhoms={evening.nhoms}
              day={evening.ngay}
              onShift={(NhanVien_Id, name) => setShift({ NhanVien_Id, name })}
              onExplain={(gap) => void explaining.explain(gap)}
            />
          ) : null}
          <Drawers rows={evening.thuNgans} />
          <Ledgers evening={evening} />
          <Numbers evening={evening} />
          <Explanations evening={evening} onTakeBack={(one) => void explaining.takeBack(one)} />
        </div>
      ) : state.error ? (
        <ErrorState error={state.error} onRetry={state.refetch} />
      ) : (
        <Loading />
      )}
      {explaining.dialog}
      {shift ? (
        <Suspense fallback={null}>
          <ShiftDialog
            of={shift}
            onClose={() => {
              setShift(null);
              state.refetch();
            }}
          />
        </Suspense>
      ) : null}
    </ListScreen>
  );
}

type DayProps = { day: string; onDay: (day: string) => void; onGo: (days: number) => void };

function DayChoice({ day, onDay, onGo }: DayProps) {
  const { t } = useTranslation('evening');
  return (
    <div className="evening-day">
      <Button aria-label={t('dayBefore')} onClick={() => onGo(-1)}>
        ‹
      </Button>
      <DateField
        aria-label={t('day')}
        value={day}
        onChange={(next) => {
          if (isDay(next) && next <= today()) onDay(next);
        }}
      />
      <Button aria-label={t('dayAfter')} disabled={day >= today()} onClick={() => onGo(1)}>
        ›
      </Button>
    </div>
  );
}

/** The evening as a file or on paper; the server logs the export. */
function ExportEvening({ ngay, NguoiThu_Id }: { ngay: string; NguoiThu_Id: string | null }) {
  const { t } = useTranslation('evening');
  const download = useDownload();
  const query = new URLSearchParams({ ngay, ...(NguoiThu_Id ? { NguoiThu_Id } : {}) }).toString();
  return (
    <>
      <Dropdown
        menu={{
          items: (['xlsx', 'csv'] as const).map((kind) => ({ key: kind, label: t(`export.${kind}`) })),
          onClick: ({ key }) => download(`/api/evening/export.${key}?${query}`, `doi-chieu-${ngay}.${key}`),
        }}
      >
        <Button icon={<DownloadIcon />}>{t('export.title')}</Button>
      </Dropdown>
      <Button icon={<PrinterIcon />} onClick={() => window.print()}>
        {t('print')}
      </Button>
    </>
  );
}
