import { useQuery } from '@apollo/client/react';
import { dec } from '@sen/domain/money/decimal';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { formatDate } from '../../ui/dateText.ts';
import { Loading } from '../../ui/Loading.tsx';
import { Money } from '../../ui/Money.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { useEvents } from '../../ui/useEvents.ts';
import { CustomerAccountDocument, type CustomerAccountQuery } from './account.main.gen.ts';
import { CoursePips } from './CoursePips.tsx';
import './spa.css';

type Bought = CustomerAccountQuery['gois'][number];
type Balance = CustomerAccountQuery['soDu'];

const sums = ['TamUngCon', 'ConLai', 'ThuThua'] as const;

/** What a customer has at the house: deposit left, owed and paid too much over all visits, and what was bought to have over time. */
export default function CustomerAccount({ BenhNhan_Id }: { BenhNhan_Id: string }) {
  const { t } = useTranslation('spa');
  const { data, error, refetch } = useQuery(CustomerAccountDocument, {
    variables: { BenhNhan_Id },
    fetchPolicy: 'cache-and-network',
  });
  useEvents(['BienLai', 'VienPhi', 'DichVuYeuCau', 'PhauThuatThuThuat'], () => void refetch());
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Loading />;
  return (
    <>
      <Sums balance={data.soDu} of={BenhNhan_Id} />
      <section className="section courses" aria-labelledby="bought-title">
        <h3 id="bought-title">{t('account.bought')}</h3>
        {data.gois.length === 0 ? <p className="soft">{t('account.none')}</p> : null}
        {data.gois.map((one) => (
          <BoughtCard key={one._id} one={one} />
        ))}
      </section>
    </>
  );
}

/** The balance over all visits; those with something open lead to their bills. */
function Sums({ balance, of }: { balance: Balance; of: string }) {
  const { t } = useTranslation('spa');
  const { pathname, search } = useLocation();
  const shown = new URLSearchParams(search).get('TiepNhan_Id');
  const open = balance.luots.filter(
    (visit) => visit.TiepNhan_Id !== shown && sums.some((sum) => dec(visit[sum]).gt(0)),
  );
  return (
    <section className="section account" aria-labelledby="account-title">
      <h3 id="account-title">{t('account.title')}</h3>
      <dl className="account-sums">
        {sums
          .filter((sum) => sum !== 'ThuThua' || dec(balance.ThuThua).gt(0))
          .map((sum) => (
            <div key={sum} className={sum === 'ConLai' && dec(balance.ConLai).gt(0) ? 'due' : ''}>
              <dt>{t(`account.${sum}`)}</dt>
              <dd>
                <Money value={balance[sum]} strong />
              </dd>
            </div>
          ))}
      </dl>
      {open.length > 0 ? (
        <ul className="account-visits" aria-label={t('account.others')}>
          {open.map((visit) => (
            <li key={visit.TiepNhan_Id}>
              <Link
                to={`${pathname}?${new URLSearchParams({ TiepNhan_Id: visit.TiepNhan_Id, BenhNhan_Id: of })}`}
              >
                {formatDate(visit.Ngay)} · {visit.MaTiepNhan}
              </Link>
              {sums
                .filter((sum) => dec(visit[sum]).gt(0))
                .map((sum) => (
                  <span key={sum}>
                    {t(`account.${sum}`)} <Money value={visit[sum]} />
                  </span>
                ))}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

/** A package or course: how much of it is performed, what is paid of it and what is left to pay. */
function BoughtCard({ one }: { one: Bought }) {
  const { t } = useTranslation('spa');
  const left = dec(one.conLai).gt(0);
  const isOver = one.daThucHien >= one.soPhan && !left;
  return (
    <article className={isOver ? 'course over' : 'course'} aria-label={one.ten}>
      <header>
        <strong>{one.ten}</strong>
        <span className="course-left">
          {t(one.laLieuTrinh ? 'account.sessions' : 'account.parts', {
            done: one.daThucHien,
            all: one.soPhan,
          })}
        </span>
      </header>
      <p className="soft">{t('bought', { day: formatDate(one.Ngay) })}</p>
      {one.laLieuTrinh ? <CoursePips done={one.daThucHien} total={one.soPhan} /> : null}
      <dl className="account-sums">
        <div>
          <dt>{t('account.price')}</dt>
          <dd>
            <Money value={one.phaiTra} />
          </dd>
        </div>
        <div>
          <dt>{t('account.paid')}</dt>
          <dd>
            <Money value={one.daTra} />
          </dd>
        </div>
        <div className={left ? 'due' : ''}>
          <dt>{t('account.left')}</dt>
          <dd>
            <Money value={one.conLai} strong={left} />
          </dd>
        </div>
      </dl>
    </article>
  );
}
