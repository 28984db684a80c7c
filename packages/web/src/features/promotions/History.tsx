import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { inForce } from '@sen/domain/records/commonFields';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { formatDateTime } from '../../ui/dateText.ts';
import { Loading } from '../../ui/Loading.tsx';
import { Money } from '../../ui/Money.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import type { ApDungFragment } from './vouchers.main.gen.ts';

type Answer = { lichSu: readonly ApDungFragment[] };
type Props<V extends Record<string, string>> = { query: TypedDocumentNode<Answer, V>; variables: V };

/** What was applied of a programme or voucher, the newest first; what was taken back stays. */
export function History<V extends Record<string, string>>({ query, variables }: Props<V>) {
  const { t } = useTranslation('promotions');
  const { data, error, refetch } = useQuery<Answer, Record<string, string>>(query, {
    variables,
    fetchPolicy: 'cache-and-network',
  });
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Loading />;
  const lichSu = data.lichSu as Answer['lichSu']; // a whole answer
  if (lichSu.length === 0) return <EmptyState text={t('history.none')} />;
  return (
    <div className="promotion-scroll">
      <table className="plain-table">
        <thead>
          <tr>
            {['at', 'code', 'visit', 'line', 'amount', 'by', 'state'].map((key) => (
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
              <td>{one.MaTiepNhan}</td>
              <td>{one.TenDong}</td>
              <td>
                <Money value={one.SoTien} />
              </td>
              <td>{one.NguoiApDung?.ten}</td>
              <td>{inForce[one.TrangThai][currentLanguage()]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
