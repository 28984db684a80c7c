import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useSession } from '../../session/useSession.ts';
import { PlusIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { NoPermission } from '../../ui/states.tsx';
import { WorkList } from '../../ui/WorkList.tsx';
import { WorkScreen } from '../../ui/WorkScreen.tsx';
import {
  ReceptionBanner,
  ReceptionButtons,
  ReceptionContext,
  ReceptionTask,
} from '../reception/parts/ReceptionTask.tsx';
import { useReceptionWork } from '../reception/useReceptionWork.ts';
import { ArrivalLine } from './parts/ArrivalLine.tsx';
import { ArrivalPanel } from './parts/ArrivalPanel.tsx';
import { TriagePart } from './parts/TriagePart.tsx';
import { arrivalTabs, useArrivals } from './useArrivals.ts';
import { useEmergencyPart } from './useEmergencyPart.ts';
import './emergency.css';

const UnknownDialog = lazy(() => import('../patients/parts/UnknownDialog.tsx'));

/** Emergency and inpatient reception: who came today by level with the clock, and the form of one who comes straight in. */
export default function EmergencyScreen() {
  const { permissions } = useSession();
  return permissions.has('CAP_CUU_TIEP_NHAN') ? <Desk /> : <NoPermission />;
}

function Desk() {
  const { t } = useTranslation(['emergency', 'reception']);
  const { permissions } = useSession();
  const list = useArrivals();
  const [params, setParams] = useSearchParams();
  const [narrowOpen, setNarrowOpen] = useState(false);
  const [unknown, setUnknown] = useState(false);
  const part = useEmergencyPart();
  const work = useReceptionWork({
    receive: part.receive,
    right: 'CAP_CUU_TIEP_NHAN',
    onKept: (_kept, isNew) => {
      if (isNew) part.clear();
      list.refetch();
    },
    onAddress: (id) => setParams(id ? { id } : {}, { replace: true }),
    onOpen: () => setNarrowOpen(true),
  });
  const opened = work.reception.reception?._id ?? params.get('id');
  const arrival = list.all.find(({ TiepNhan_Id }) => TiepNhan_Id === opened) ?? null;
  const isNew = work.reception.reception === null;
  return (
    <WorkScreen
      name="emergency"
      open={narrowOpen}
      onBack={() => setNarrowOpen(false)}
      list={
        <WorkList
          label={t('list')}
          rows={list.rows}
          rowKey={(row) => row._id}
          render={(row) => <ArrivalLine one={row} now={list.now} />}
          selected={arrival?._id ?? null}
          onOpen={(row) => work.openVisit(row.TiepNhan_Id)}
          search={list.search}
          onSearch={list.setSearch}
          searchHint={t('reception:searchList')}
          tabs={arrivalTabs.map((key) => ({
            key,
            label: t(`tab.${key}`),
            count: list.counts?.[key] ?? null,
          }))}
          tab={list.tab}
          onTab={list.setTab}
          range={list.range}
          onRange={list.setRange}
          period={
            list.quaHan + list.canBaoXa > 0 ? (
              <p className="triage-missing" role="status">
                {[
                  list.quaHan > 0 ? t('lateCount', { count: list.quaHan }) : null,
                  list.canBaoXa > 0 ? t('tellCount', { count: list.canBaoXa }) : null,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            ) : null
          }
          actions={
            <>
              <Button onClick={() => setUnknown(true)}>{t('unknown')}</Button>
              <Button icon={<PlusIcon />} onClick={work.startAnew}>
                {t('reception:new')} <kbd>F2</kbd>
              </Button>
            </>
          }
          loading={list.loading}
          error={list.error}
          onRetry={list.refetch}
          empty={t('empty')}
        />
      }
      banner={<ReceptionBanner work={work} />}
      task={
        <>
          {isNew ? (
            <TriagePart
              values={part.values}
              onChange={part.change}
              missing={part.missing}
              mayAdmit={permissions.has('KHAM_BENH') && permissions.has('CHI_DINH_NHAP_VIEN')}
            />
          ) : null}
          <ReceptionTask work={work} />
          {unknown ? (
            <Suspense fallback={null}>
              <UnknownDialog
                onReceived={(id) => {
                  setUnknown(false);
                  void work.takePatient(id);
                }}
                onClose={() => setUnknown(false)}
              />
            </Suspense>
          ) : null}
        </>
      }
      context={
        <>
          {arrival ? <ArrivalPanel one={arrival} now={list.now} onChanged={list.refetch} /> : null}
          <ReceptionContext work={work} />
        </>
      }
      actions={<ReceptionButtons work={work} next={t('reception:save')} />}
    />
  );
}
