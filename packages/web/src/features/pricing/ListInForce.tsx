import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useNarrow } from '../../catalogue/page/useNarrow.ts';
import { narrowPath } from '../../session/routeTable.ts';
import { useMayOpen } from '../../session/useMayOpen.ts';
import { useSession } from '../../session/useSession.ts';
import type { Entry } from '../../ui/entry.ts';
import { Alert } from '../../ui/kit/Alert.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { useEvents } from '../../ui/useEvents.ts';
import { ListFacts } from './parts/ListFacts.tsx';
import { PriceListNowDocument } from './pricing.main.gen.ts';
import { changesPrices, pricesPath } from './usePriceLists.ts';

/** The price list of a price type that holds today, live; a warning where none does, for then nothing of the type has a price. */
export default function ListInForce({ entry }: { entry: Entry }) {
  const { t } = useTranslation('pricing');
  const { permissions } = useSession();
  const mayOpen = useMayOpen();
  const narrow = useNarrow();
  const { data, error, refetch } = useQuery(PriceListNowDocument, {
    variables: { type: entry._id },
    fetchPolicy: 'network-only',
  });
  useEvents(['DanhMuc'], (event) => {
    if (changesPrices(event)) void refetch();
  });
  const list = data?.bangGiaHienHanhByLoaiGia;
  const opens = permissions.has('DANH_MUC_VIEN_PHI') && mayOpen(pricesPath);
  const base = narrow ? narrowPath(pricesPath) : pricesPath;
  return (
    <section className="list-in-force" aria-label={t('listNow')}>
      <h3>{t('listNow')}</h3>
      {list ? (
        <>
          <p>{opens ? <Link to={`${base}/${list._id}`}>{list.TenBangGia}</Link> : list.TenBangGia}</p>
          <ListFacts list={list} />
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Alert
          type="warning"
          title={t('noneInForce')}
          description={opens ? <Link to={base}>{t('toLists')}</Link> : null}
        />
      ) : (
        <div className="sen-loading" role="status" aria-label={t('listNow')} />
      )}
    </section>
  );
}
