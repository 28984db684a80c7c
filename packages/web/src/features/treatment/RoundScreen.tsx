import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/useSession.ts';
import { useHotkeys } from '../../ui/hotkeys.tsx';
import { EmptyState, NoPermission } from '../../ui/states.tsx';
import { WorkList } from '../../ui/WorkList.tsx';
import { WorkScreen } from '../../ui/WorkScreen.tsx';
import { WardChoice } from '../stays/WardChoice.tsx';
import { RoundRow } from './RoundRow.tsx';
import { StayWork } from './StayWork.tsx';
import { useRound } from './useRound.ts';
import './treatment.css';

/** The round of a ward: its patients by bed, and one of them with all that is known and done. */
export default function RoundScreen() {
  const { permissions } = useSession();
  return permissions.has('BENH_AN_XEM') ? <Opened /> : <NoPermission />;
}

function Opened() {
  const { t } = useTranslation('treatment');
  const round = useRound();
  useHotkeys([
    { keys: 'J', label: t('next'), run: round.next },
    { keys: 'K', label: t('previous'), run: round.previous },
  ]);
  const list = (
    <WorkList
      label={t('list')}
      rows={round.rows}
      rowKey={({ noiTru }) => noiTru.NhapVien._id}
      render={(row) => <RoundRow row={row} />}
      selected={round.open}
      onOpen={({ noiTru }) => round.show(noiTru.NhapVien._id)}
      search={round.search}
      onSearch={round.setSearch}
      searchHint={t('search')}
      period={<WardChoice wards={round.wards ?? []} value={round.ward} onChange={round.choose} />}
      loading={round.loading}
      error={round.error}
      onRetry={() => {
        round.again();
        round.refetch();
      }}
      empty={t(round.ward === null ? 'chooseWard' : round.search ? 'noneFits' : 'none')}
    />
  );
  if (round.open)
    return (
      <StayWork
        key={round.open}
        id={round.open}
        list={list}
        tab={round.tab}
        onTab={round.setTab}
        onBack={() => round.show(null)}
        onChanged={round.refetch}
      />
    );
  return (
    <WorkScreen
      name="treatment"
      list={list}
      task={<EmptyState text={t('choose')}>{<p className="soft">{t('chooseHint')}</p>}</EmptyState>}
      open={false}
      onBack={() => round.show(null)}
    />
  );
}
