import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useSession } from '../../session/useSession.ts';
import { formatDate } from '../../ui/dateText.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { StateTag } from '../../ui/StateTag.tsx';
import { EmptyState, ErrorState, NoPermission } from '../../ui/states.tsx';
import { MergeDialog } from './MergeDialog.tsx';
import { DuplicatePairsDocument } from './merge.main.gen.ts';
import type { PatientRowFragment } from './patients.main.gen.ts';

/** Pairs of records that may be of one person, for those who keep the registry. */
export default function DuplicateList() {
  const { t } = useTranslation(['patients', 'common']);
  const base = useLocation().pathname.startsWith('/m/') ? '/m/benh-nhan' : '/benh-nhan';
  const may = useSession().permissions.has('BENH_NHAN_GOP');
  const [pair, setPair] = useState<readonly [string, string] | null>(null);
  const { data, loading, error, refetch } = useQuery(DuplicatePairsDocument, {
    fetchPolicy: 'no-cache',
    skip: !may,
  });
  if (!may) return <NoPermission />;
  const pairs = data?.capBenhNhanTrungs ?? [];
  const person = (one: PatientRowFragment) => (
    <div>
      <Link to={`${base}/${one._id}`}>
        <strong>{one.TenBenhNhan}</strong>
      </Link>
      <div>
        {one.MaYTe} · {one.NgaySinh ? formatDate(one.NgaySinh) : one.NamSinh} ·{' '}
        {t(`sex.${one.GioiTinh}`, { ns: 'common' })}
      </div>
      <small className="soft">
        {[one.SoDienThoai, one.CMNDHoacHoChieu, one.SoTheBHYT, one.fullAddress].filter(Boolean).join(' · ')}
      </small>
    </div>
  );
  return (
    <div className="patient-list">
      <div className="merge-head">
        <h1>{t('merge.list')}</h1>
        <Link to={base}>{t('merge.all')}</Link>
      </div>
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {loading && !data ? <Loading /> : null}
      {data && pairs.length === 0 ? <EmptyState text={t('merge.none')} /> : null}
      <ul className="merge-pairs">
        {pairs.map((one) => (
          <li key={`${one.BenhNhan._id} ${one.BenhNhanKia._id}`}>
            {person(one.BenhNhan)}
            {person(one.BenhNhanKia)}
            <div className="merge-why">
              <StateTag tone={one.level === 'block' ? 'urgent' : 'waiting'}>
                {t('merge.points', { count: one.score })}
              </StateTag>
              <small>{one.reasons.map(({ reason }) => t(`same.${reason as 'Ten'}`)).join(', ')}</small>
            </div>
            <Button
              aria-label={`${t('merge.compare')}: ${one.BenhNhan.MaYTe}, ${one.BenhNhanKia.MaYTe}`}
              onClick={() => setPair([one.BenhNhan._id, one.BenhNhanKia._id])}
            >
              {t('merge.compare')}
            </Button>
          </li>
        ))}
      </ul>
      {pair ? (
        <MergeDialog
          pair={pair}
          onClose={() => setPair(null)}
          onMerged={() => {
            setPair(null);
            void refetch();
          }}
        />
      ) : null}
    </div>
  );
}
