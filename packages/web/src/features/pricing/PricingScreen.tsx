import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/useSession.ts';
import { useHotkeys } from '../../ui/hotkeys.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { EmptyState, NoPermission } from '../../ui/states.tsx';
import { WorkScreen } from '../../ui/WorkScreen.tsx';
import { ComparedLists } from './ComparedLists.tsx';
import { OpenList } from './OpenList.tsx';
import { HistoryPane } from './parts/HistoryPane.tsx';
import { ListDialog, type ListTask } from './parts/ListDialog.tsx';
import { ListPane } from './parts/ListPane.tsx';
import { usePriceLists } from './usePriceLists.ts';
import './pricing.css';

/** /gia-dich-vu: the price lists by type, the prices of one, two beside each other, and the history of a service. */
export default function PricingScreen() {
  const { permissions } = useSession();
  return permissions.has('DANH_MUC_VIEN_PHI') ? <Prices /> : <NoPermission />;
}

function Prices() {
  const { t } = useTranslation('pricing');
  const state = usePriceLists();
  const [search, setSearch] = useState('');
  const [task, setTask] = useState<ListTask | null>(null);
  const { list, comparedWith } = state;
  useHotkeys([{ keys: 'F2', label: t('newList'), run: () => setTask({ kind: 'new', list }) }]);

  const pane = (
    <ListPane
      state={state}
      search={search}
      onSearch={setSearch}
      onNew={() => setTask({ kind: 'new', list })}
    />
  );
  const history = state.historyOf ? <HistoryPane key={state.historyOf} state={state} /> : null;
  const beside = state.narrow ? null : history;
  const common = {
    list: pane,
    ...(beside ? { context: beside } : {}),
    open: state.id !== null,
    onBack: () => state.open(null),
  };
  const other = state.lists.find((one) => one._id === comparedWith);
  return (
    <>
      {list === null ? (
        <WorkScreen
          name="pricing"
          {...common}
          task={
            state.loading ? (
              <div className="sen-loading" role="status" aria-label={t('lists')} />
            ) : (
              <EmptyState text={t(state.id === null ? 'chooseOne' : 'listGone')} />
            )
          }
        />
      ) : other ? (
        <ComparedLists
          key={`${other._id} ${list._id}`}
          state={state}
          before={other}
          after={list}
          common={common}
        />
      ) : (
        <OpenList key={list._id} state={state} list={list} common={common} onTask={setTask} />
      )}
      {state.narrow && history ? (
        <Modal open title={t('history')} footer={null} onCancel={() => state.showHistory(null)}>
          {history}
        </Modal>
      ) : null}
      {task ? (
        <ListDialog
          task={task}
          state={state}
          onClose={() => setTask(null)}
          onDone={(id) => {
            setTask(null);
            void state.refetch().then(() => state.open(id));
          }}
        />
      ) : null}
    </>
  );
}
