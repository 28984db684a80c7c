import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { narrowPath } from '../../../../session/routeTable.ts';
import { EmptyState, ErrorState } from '../../../../ui/states.tsx';
import { useEvents } from '../../../../ui/useEvents.ts';
import { PrescribersDocument } from '../connections.main.gen.ts';
import { DoctorPassword } from './DoctorPassword.tsx';

const staff = '/he-thong-danh-muc/NhanVien';

/** Who may prescribe, those without a link code first, each with the way to their page. */
export function Prescribers() {
  const { t } = useTranslation('connections');
  const { pathname } = useLocation();
  const { data, error, refetch } = useQuery(PrescribersDocument, { fetchPolicy: 'cache-and-network' });
  useEvents(['DanhMuc'], () => void refetch());
  const doctors = data?.bacSiLienThongs;
  const base = pathname.startsWith('/m/') ? narrowPath(staff) : staff;
  const without = doctors?.filter((one) => !one.MaLienThongBacSi).length ?? 0;
  return (
    <section className="connection-doctors" aria-labelledby="connection-doctors">
      <h2 id="connection-doctors">{t('doctors')}</h2>
      {error && !doctors ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {doctors?.length === 0 ? <EmptyState text={t('noDoctors')} /> : null}
      {doctors && doctors.length > 0 ? (
        <>
          <p className="soft">
            {without > 0
              ? t('doctorsWithout', { without, count: doctors.length })
              : t('doctorsAll', { count: doctors.length })}
          </p>
          <ul>
            {doctors.map((one) => (
              <li key={one.NhanVien_Id}>
                <Link to={`${base}?muc=${one.NhanVien_Id}`}>
                  {one.MaNhanVien} – {one.TenNhanVien}
                </Link>
                <span className="connection-account">
                  {one.MaLienThongBacSi ? (
                    <span className="connection-code">{one.MaLienThongBacSi}</span>
                  ) : (
                    <em>{t('noCode')}</em>
                  )}
                  {one.coMatKhau ? null : <em>{t('noPassword')}</em>}
                  <DoctorPassword doctor={one} onSaved={() => void refetch()} />
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}
