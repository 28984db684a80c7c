import { dec } from '@sen/domain/money/decimal';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '../../../ui/Money.tsx';
import type { Evening } from '../useEvening.ts';

type Row = { key: string; value: string; sum?: boolean };

/** Advances, invoices and the fund of the day: how each sum comes about. */
export function Ledgers({ evening: { tamUng, hoaDon, quy, pheps } }: { evening: Evening }) {
  const { t } = useTranslation('evening');
  // the fund belongs to no cashier
  const ofFund = pheps.some(({ loai }) => loai === 'Quy');
  return (
    <div className="evening-ledgers">
      <Ledger
        title={t('advances')}
        rows={[
          { key: 'TonDau', value: tamUng.TonDau },
          { key: 'TamUngThu', value: tamUng.DaThu },
          { key: 'DaDung', value: minus(tamUng.DaDung) },
          { key: 'HoanLai', value: minus(tamUng.HoanLai) },
          ...some({ key: 'Khac', value: tamUng.Khac }),
          { key: 'TonCuoi', value: tamUng.TonCuoi, sum: true },
        ]}
      />
      <Ledger
        title={t('invoices')}
        rows={
          hoaDon.coTaiKhoan
            ? [
                { key: 'DichVuThu', value: hoaDon.DaThu },
                ...some({ key: 'DaHoan', value: hoaDon.DaHoan }),
                ...some({ key: 'ChuaQuyet', value: minus(hoaDon.ChuaQuyet) }),
                ...some({ key: 'TruThang', value: minus(hoaDon.TruThang) }),
                { key: 'HoaDon', value: hoaDon.HoaDon },
                { key: 'TongHop', value: hoaDon.TongHop },
                ...some({ key: 'DieuChinh', value: hoaDon.DieuChinh }),
                { key: 'ChuaLap', value: hoaDon.ChuaLap, sum: true },
              ]
            : []
        }
      >
        {hoaDon.coTaiKhoan ? null : <p className="soft">{t('noInvoices')}</p>}
      </Ledger>
      {ofFund ? (
        <Ledger
          title={t('fund', { count: quy.soLuot })}
          rows={[
            { key: 'QuyXacNhan', value: quy.DaXacNhan },
            { key: 'QuyVienPhi', value: quy.TheoVienPhi },
            { key: 'QuyHoSo', value: quy.HoSo },
            ...some({ key: 'QuyConDo', value: quy.conDo.SoTien }),
          ]}
        />
      ) : null}
    </div>
  );
}

const minus = (value: string) => dec(value).times(-1).toFixed(2);
const some = (row: Row): Row[] => (dec(row.value).eq(0) ? [] : [row]);

function Ledger({ title, rows, children }: { title: string; rows: readonly Row[]; children?: ReactNode }) {
  const { t } = useTranslation('evening');
  return (
    <section className="evening-part">
      <h2>{title}</h2>
      {children}
      <dl className="evening-ledger">
        {rows.map(({ key, value, sum }) => (
          <div key={key} className={sum ? 'evening-sum' : undefined}>
            <dt>{t(`ledger.${key}`)}</dt>
            <dd>
              <Money value={dec(value).eq(0) ? '0' : value} strong={sum ?? false} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
