import { benhAnActs } from '@sen/domain/medicalRecords/benhAn';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { currentLanguage } from '../../session/i18n.ts';
import { useSession } from '../../session/useSession.ts';
import { EmptyState, NoPermission } from '../../ui/states.tsx';
import { WorkList } from '../../ui/WorkList.tsx';
import { WorkScreen } from '../../ui/WorkScreen.tsx';
import { RecordRow } from './parts/RecordRow.tsx';
import { RecordWork } from './RecordWork.tsx';
import { recordTabs, useRecords } from './useRecords.ts';
import './medicalRecords.css';

/** The outpatient records of a room, and one of them. */
export default function RecordsScreen() {
  const { permissions } = useSession();
  return permissions.has('BENH_AN_XEM') ? <Records /> : <NoPermission />;
}

function Records() {
  const { t } = useTranslation('medicalRecords');
  const { nodeId } = useSession();
  const list = useRecords(nodeId);
  const [address, setAddress] = useSearchParams();
  const open = address.get('id');
  const show = (id: string | null) => setAddress(id ? { id } : {});
  const workList = (
    <WorkList
      label={t('list')}
      rows={list.rows}
      rowKey={(row) => row._id}
      render={(row) => <RecordRow row={row} />}
      selected={open}
      onOpen={(row) => show(row._id)}
      search={list.search}
      onSearch={list.setSearch}
      searchHint={t('searchHint')}
      tabs={recordTabs.map((key) => ({
        key,
        label: benhAnActs.states[key][currentLanguage()],
        count: list.counts?.[key] ?? null,
      }))}
      tab={list.tab}
      onTab={list.setTab}
      loading={list.loading}
      error={list.error}
      onRetry={list.refetch}
      empty={t(list.keyword ? 'noneFits' : `empty.${list.tab}`)}
      emptyHint={
        list.tab === 'DangDieuTri' && !list.keyword ? <p className="soft">{t('emptyHint')}</p> : null
      }
    />
  );
  if (open) return <RecordWork key={open} id={open} list={workList} onBack={() => show(null)} />;
  return (
    <WorkScreen
      name="medicalRecords"
      list={workList}
      task={<EmptyState text={t('choose')} />}
      open={false}
      onBack={() => show(null)}
    />
  );
}
