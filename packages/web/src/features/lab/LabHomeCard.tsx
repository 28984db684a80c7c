import { useQuery } from '@apollo/client/react';
import { Card } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { narrowPath } from '../../app/routeTable.ts';
import { useEvents } from '../../ui/useEvents.ts';
import { LabCountsDocument } from './labCard.main.gen.ts';

/** Home: how many wait for a sample, are in work and were returned today in this room. */
export function LabHomeCard({ nodeId }: { nodeId: string | null }) {
  const { t } = useTranslation('lab');
  const narrow = useLocation().pathname.startsWith('/m/');
  const { data, refetch } = useQuery(LabCountsDocument, {
    variables: { idRoom: nodeId ?? '' },
    skip: nodeId === null,
    fetchPolicy: 'cache-and-network',
  });
  useEvents(['XetNghiem', 'DichVuYeuCau', 'HangDoi'], () => nodeId && void refetch());
  const counts = data?.danhSachXetNghiem;
  if (!counts) return null;
  const figures = [
    { label: t('cardWaiting'), count: counts.ChoLayMau },
    { label: t('cardWorking'), count: counts.DangLam },
    { label: t('cardReturned'), count: counts.DaTra },
  ];
  return (
    <Link to={narrow ? narrowPath('/xet-nghiem') : '/xet-nghiem'}>
      <Card size="small" hoverable title={t('cardTitle')}>
        <dl className="home-figures">
          {figures.map(({ label, count }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{count}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </Link>
  );
}
