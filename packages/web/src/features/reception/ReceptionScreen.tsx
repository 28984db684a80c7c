import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import { focusIsFree } from '../../ui/focusKeeper.ts';
import { PlusIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { WorkList } from '../../ui/WorkList.tsx';
import { WorkScreen } from '../../ui/WorkScreen.tsx';
import { DeskQueue } from './parts/DeskQueue.tsx';
import { ReceptionRowLine } from './parts/ReceptionRowLine.tsx';
import {
  ReceptionBanner,
  ReceptionButtons,
  ReceptionContext,
  ReceptionTask,
} from './parts/ReceptionTask.tsx';
import { useDeskTicket } from './useDeskTicket.ts';
import { receptionTabs, useReceptionList } from './useReceptionList.ts';
import { useReceptionWork } from './useReceptionWork.ts';

/** Outpatient reception: the day's list, the form of one reception, what is known of the patient. */
export default function ReceptionScreen() {
  const { t } = useTranslation(['reception', 'queues']);
  const list = useReceptionList();
  const [params, setParams] = useSearchParams();
  const narrow = useLocation().pathname.startsWith('/m/');
  const [narrowOpen, setNarrowOpen] = useState(false);
  const desk = useDeskTicket();
  const work = useReceptionWork({
    desk,
    onKept: list.refetch,
    onAddress: (id) => setParams(id ? { id } : {}, { replace: true }),
    onOpen: () => setNarrowOpen(true),
  });

  // A reception by its address: from the search box, a bookmark, the patient's page.
  const wanted = params.get('id');
  const wantedPatient = params.get('BenhNhan_Id');
  const first = useRef(true);
  useEffect(() => {
    if (!first.current || !work.reception.options.ready) return;
    first.current = false;
    if (wanted) work.openVisit(wanted);
    else if (wantedPatient) void work.takePatient(wantedPatient);
    // on a phone the list stands first
    else if (!narrow && focusIsFree()) work.refs.finder.current?.focus();
  });

  const counts = list.counts;
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
          selected={work.reception.reception?._id ?? null}
          onOpen={(row) => work.openVisit(row._id)}
          search={list.search}
          onSearch={list.setSearch}
          searchHint={t('searchList')}
          {...(narrow ? { onScan: work.onScan } : {})}
          tabs={receptionTabs.map((key) => ({ key, label: t(`tab.${key}`), count: counts?.[key] ?? null }))}
          tab={list.tab}
          onTab={list.setTab}
          range={list.range}
          onRange={list.setRange}
          actions={
            work.mayReceive ? (
              <>
                <DeskQueue desk={desk} onCalled={work.called} />
                <Button icon={<PlusIcon />} onClick={work.startAnew}>
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
      banner={<ReceptionBanner work={work} />}
      task={<ReceptionTask work={work} desk={desk} />}
      context={<ReceptionContext work={work} />}
      actions={<ReceptionButtons work={work} />}
    />
  );
}
