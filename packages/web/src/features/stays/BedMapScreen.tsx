import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { ListScreen } from '../../ui/ListScreen.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { useEvents } from '../../ui/useEvents.ts';
import { BedMap } from './BedMap.tsx';
import { BedMapDocument, type BedMapQuery } from './bedMap.main.gen.ts';
import { Occupancy } from './Occupancy.tsx';
import { useWard } from './useWard.ts';
import { WardChoice } from './WardChoice.tsx';
import './stays.css';
import './bedMap.css';

/** A ward drawn as it is: its beds by room, who lies there, whom it expects; patients are moved by hand or by keys. */
export default function BedMapScreen() {
  const { t } = useTranslation('stays');
  const { wards, ward, choose, error, again } = useWard();
  return (
    <ListScreen
      className="bed-map-screen"
      title={t('map.title')}
      choices={wards ? <WardChoice wards={wards} value={ward} onChange={choose} /> : null}
    >
      {ward !== null ? (
        <Ward key={ward} Khoa_Id={ward} />
      ) : error ? (
        <ErrorState error={error} onRetry={again} />
      ) : wards ? (
        <EmptyState text={t(wards.length === 0 ? 'map.noWards' : 'chooseWard')} />
      ) : (
        <Loading />
      )}
    </ListScreen>
  );
}

function Ward({ Khoa_Id }: { Khoa_Id: string }) {
  const { t } = useTranslation('stays');
  const { data, error, refetch } = useQuery(BedMapDocument, {
    variables: { Khoa_Id },
    fetchPolicy: 'cache-and-network',
  });
  useEvents(['NoiTru', 'KhamBenh'], () => void refetch());
  const map = data?.soDoGiuongBenh as BedMapQuery['soDoGiuongBenh'] | undefined; // a whole answer
  if (!map) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Loading />;
  return (
    <>
      <div className="bed-map-head">
        <dl className="bed-figures">
          {(
            [
              ['beds', `${map.soGiuongCoNguoi}/${map.soGiuong}`],
              ['percent', map.congSuat === null ? '–' : `${map.congSuat} %`],
              ['people', map.soNguoi],
              ['expected', map.choNhan],
              ['arriving', map.chuyenDen],
              ['leaving', map.chuyenDi],
            ] as const
          ).map(([key, value]) => (
            <div key={key}>
              <dt>{t(`map.figure.${key}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Occupancy Khoa_Id={Khoa_Id} />
      </div>
      {map.giuongs.length === 0 ? (
        <EmptyState text={t('map.noBeds')} />
      ) : (
        <BedMap map={map} onChanged={() => void refetch()} />
      )}
    </>
  );
}
