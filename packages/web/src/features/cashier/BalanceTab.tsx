import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useMayOpen } from '../../session/useMayOpen.ts';
import { formatDate } from '../../ui/dateText.ts';
import type { PatientOfTab } from '../../ui/feature.ts';
import { Loading } from '../../ui/Loading.tsx';
import { Money } from '../../ui/Money.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { useEvents } from '../../ui/useEvents.ts';
import { useVisitDebts } from '../debts/useVisitDebts.ts';
import VisitDebts from '../debts/VisitDebts.tsx';
import { PatientBalanceDocument } from './balance.main.gen.ts';
import './balance.css';

const bill = '/vien-phi-ngoai-tru';
const sums = ['ConLai', 'TamUngCon', 'ThuThua'] as const;
const columns = ['ThanhTien', 'BenhNhanTT', 'DaThu', 'ConLai', 'TamUngCon', 'ThuThua'] as const;

/** What a patient owes and has in advance over all visits; each visit opens its bill, for who may. */
export default function BalanceTab({ patient }: { patient: PatientOfTab }) {
  const { t } = useTranslation('cashier');
  const { data, error, refetch } = useQuery(PatientBalanceDocument, {
    variables: { BenhNhan_Id: patient._id },
    fetchPolicy: 'cache-and-network',
  });
  const debts = useVisitDebts({ BenhNhan_Id: patient._id, TiepNhan_Id: null });
  const mayOpen = useMayOpen();
  const base = useLocation().pathname.startsWith('/m/') ? '/m' : '';
  useEvents(['BienLai', 'VienPhi'], () => void refetch());
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const { luots, ...totals } = data.soDuBenhNhan;
  if (luots.length === 0) return <EmptyState text={t('balance.none')} />;
  return (
    <div className="balance">
      <dl className="balance-sums">
        {sums
          .filter((of) => of === 'ConLai' || Number(totals[of]) > 0)
          .map((of) => (
            <div key={of} className={of === 'ConLai' && Number(totals.ConLai) > 0 ? 'due' : ''}>
              <dt>{t(`balance.sum.${of}`)}</dt>
              <dd>
                <Money value={totals[of]} strong />
              </dd>
            </div>
          ))}
      </dl>
      <section className="balance-scroll" tabIndex={0} aria-label={t('balance.byVisit')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('balance.visit')}</th>
              {columns.map((of) => (
                <th key={of} scope="col">
                  {t(`balance.${of}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {luots.map((visit) => (
              <tr key={visit.TiepNhan_Id}>
                <th scope="row">
                  {formatDate(visit.Ngay)}{' '}
                  {mayOpen(bill) ? (
                    <Link to={`${base}${bill}?TiepNhan_Id=${visit.TiepNhan_Id}&BenhNhan_Id=${patient._id}`}>
                      {visit.MaTiepNhan}
                    </Link>
                  ) : (
                    visit.MaTiepNhan
                  )}
                </th>
                {columns.map((of) => (
                  <td key={of} className={of === 'ConLai' && Number(visit.ConLai) > 0 ? 'due' : ''}>
                    {Number(visit[of]) === 0 ? '–' : <Money value={visit[of]} strong={of === 'ConLai'} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <VisitDebts debts={debts} ofPatient />
    </div>
  );
}
