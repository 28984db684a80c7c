import { useLazyQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../session/userMessage.ts';
import { DateField } from '../../ui/DateField.tsx';
import { dayPlus, formatDate, today } from '../../ui/dateText.ts';
import { Alert } from '../../ui/kit/Alert.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Money } from '../../ui/Money.tsx';
import { showDecimal } from '../../ui/numberText.ts';
import { EmptyState } from '../../ui/states.tsx';
import { ThuKhuyenMaiDocument, type ThuKhuyenMaiQuery } from './programmes.main.gen.ts';

type Tried = ThuKhuyenMaiQuery['thuKhuyenMai'];

/** Tries a programme on the visits of a day, before it is released: how many it reduces, by how much, and which most. */
export function Simulator({ id }: { id: string }) {
  const { t } = useTranslation('promotions');
  const [ngay, setNgay] = useState<string | null>(() => dayPlus(today(), -1));
  const [attempt, { data, error, loading }] = useLazyQuery(ThuKhuyenMaiDocument, {
    fetchPolicy: 'network-only',
  });
  return (
    <section className="promotion-tried" aria-label={t('try.title')}>
      <p className="soft">{t('try.about')}</p>
      <div className="promotion-acts">
        <DateField aria-label={t('try.day')} value={ngay ?? ''} onChange={setNgay} />
        <Button
          type="primary"
          loading={loading}
          disabled={!ngay}
          onClick={() => void attempt({ variables: { id, ngay } }).catch(() => undefined)}
        >
          {t('try.run')}
        </Button>
      </div>
      {error ? <Alert type="error" title={userMessage(error)} /> : null}
      {data && !loading ? <Outcome tried={data.thuKhuyenMai as Tried} /> : null}
    </section>
  );
}

function Outcome({ tried }: { tried: Tried }) {
  const { t } = useTranslation('promotions');
  const day = formatDate(tried.ngay);
  if (tried.SoLuot === 0) return <EmptyState text={t('try.noVisits', { day })} />;
  return (
    <>
      <p role="status">
        <strong>{t('try.sum', { count: tried.SoLuotGiam, amount: showDecimal(tried.TongGiam) })}</strong>{' '}
        <span className="soft">{t('try.of', { count: tried.SoLuot, day })}</span>
      </p>
      {tried.lonNhats.length > 0 ? (
        <section className="promotion-scroll" tabIndex={0} aria-label={t('try.steps')}>
          <table className="plain-table">
            <thead>
              <tr>
                {['visit', 'before', 'off', 'steps'].map((key) => (
                  <th key={key} scope="col">
                    {t(`try.${key}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {tried.lonNhats.map((one) => (
                <tr key={one.TiepNhan_Id}>
                  <td>{one.MaTiepNhan}</td>
                  <td>
                    <Money value={one.TongTruoc} />
                  </td>
                  <td>
                    <Money strong value={one.TongGiam} />
                  </td>
                  <td>{one.buocs.join(' ')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ) : null}
    </>
  );
}
