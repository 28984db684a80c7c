import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { inForce } from '@sen/domain/records/commonFields';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { formatDateTime } from '../../ui/dateText.ts';
import { Loading } from '../../ui/Loading.tsx';
import { Money } from '../../ui/Money.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { useEvents } from '../../ui/useEvents.ts';
import type { ApDungFragment } from './vouchers.main.gen.ts';
import './promotions.css';

export type Applications = { lichSu: readonly ApDungFragment[] };

type Props<V extends Record<string, string>> = {
  query: TypedDocumentNode<Applications, V>;
  variables: V;
  /** What is not the same in all rows: the visit, what was applied, or both. */
  names: 'visit' | 'promotion' | 'both';
};

/** What was applied, the newest first; what was taken back stays. */
export function History<V extends Record<string, string>>({ query, variables, names }: Props<V>) {
  const { t } = useTranslation('promotions');
  const { data, error, refetch } = useQuery<Applications, Record<string, string>>(query, {
    variables,
    fetchPolicy: 'cache-and-network',
  });
  useEvents(['KhuyenMai'], () => void refetch());
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Loading />;
  const lichSu = data.lichSu as Applications['lichSu']; // a whole answer
  if (lichSu.length === 0) return <EmptyState text={t('history.none')} />;
  const named = [...(names === 'visit' ? [] : ['promotion']), ...(names === 'promotion' ? [] : ['visit'])];
  return (
    <section className="promotion-scroll" tabIndex={0} aria-label={t('tab.history')}>
      <table className="plain-table">
        <thead>
          <tr>
            {['at', 'code', ...named, 'line', 'amount', 'by', 'state'].map((key) => (
              <th key={key} scope="col">
                {t(`history.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lichSu.map((one) => (
            <tr key={one._id}>
              <td>{formatDateTime(one.NgayTao)}</td>
              <td>
                {one.MaApDung} · {t('history.times', { count: one.LanApDung })}
              </td>
              {names === 'visit' ? null : (
                <td>
                  {one.TenKhuyenMai} ({one.MaKhuyenMai})
                </td>
              )}
              {names === 'promotion' ? null : <td>{one.MaTiepNhan}</td>}
              <td>{one.TenDong}</td>
              <td>
                <Money value={one.SoTien} />
              </td>
              <td>{one.NguoiApDung?.ten}</td>
              <td>
                {inForce[one.TrangThai][currentLanguage()]}
                {one.NgayHuy ? <small className="soft"> {formatDateTime(one.NgayHuy)}</small> : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
