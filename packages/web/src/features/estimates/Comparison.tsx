import { dec, toMoney } from '@sen/domain/money/decimal';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../ui/kit/Alert.tsx';
import { Money } from '../../ui/Money.tsx';
import { showDecimal } from '../../ui/numberText.ts';
import type { SoSanhDuToanQuery } from './estimates.main.gen.ts';
import './estimates.css';

type Compared = SoSanhDuToanQuery['soSanhDuToan'];

/** What was told and what it costs in the visit today, line by line. */
export function Comparison({ of }: { of: Compared }) {
  const { t } = useTranslation('estimates');
  return (
    <section aria-label={t('compare.title')}>
      {of.khacDoiTuong ? <Alert type="warning" title={t('compare.otherPayer')} /> : null}
      <section className="estimate-scroll" aria-label={t('lines')} tabIndex={0}>
        <table className="estimate-lines">
          <thead>
            <tr>
              <th>{t('line.name')}</th>
              <th className="estimate-number">{t('line.count')}</th>
              <th className="estimate-number">{t('compare.priceThen')}</th>
              <th className="estimate-number">{t('compare.priceNow')}</th>
              <th className="estimate-number">{t('compare.then')}</th>
              <th className="estimate-number">{t('compare.now')}</th>
            </tr>
          </thead>
          <tbody>
            {of.dongs.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of one paper in their order
              <tr key={at}>
                <td>
                  {line.dong.Ten}
                  {line.canhBaos.map((code) => (
                    <small key={code} className="estimate-warning">
                      {t(`warning.${code}`, { stock: line.ton == null ? '' : showDecimal(line.ton) })}
                    </small>
                  ))}
                </td>
                <td className="estimate-number">{showDecimal(line.dong.SoLuong)}</td>
                <td className="estimate-number">
                  <Money value={line.dong.DonGia} />
                </td>
                <td className="estimate-number">{line.DonGiaNay ? <Money value={line.DonGiaNay} /> : '–'}</td>
                <td className="estimate-number">
                  <Money value={left(line.dong.BenhNhanTT, line.dong.KhuyenMai, line.dong.MienGiam)} />
                </td>
                <td className="estimate-number">
                  <Money value={left(line.BenhNhanTTNay, line.KhuyenMaiNay, line.MienGiamNay)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <dl className="estimate-sums">
        {(['PhaiTraCu', 'TongNay', 'PhaiTraNay'] as const).map((part) => (
          <div key={part}>
            <dt>{t(`compare.${part}`)}</dt>
            <dd>
              <Money value={of[part]} strong={part === 'PhaiTraNay'} />
            </dd>
          </div>
        ))}
      </dl>
      {of.khuyenMais.length > 0 ? (
        <ul className="estimate-steps" aria-label={t('promotions')}>
          {of.khuyenMais.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

const left = (own: string, promoted: string, free: string) => toMoney(dec(own).minus(promoted).minus(free));
