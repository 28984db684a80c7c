import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '../../ui/Money.tsx';
import { showDecimal } from '../../ui/numberText.ts';
import './estimates.css';

export type ShownLine = {
  Ten: string;
  SoLuong: string;
  DonGia?: string | null | undefined;
  ThanhTien: string;
  BHChiTra: string;
  BenhNhanTT: string;
  KhuyenMai: string;
  MienGiam: string;
};

/** Services and drugs of an estimate with who pays what. */
export function LinesTable({ lines }: { lines: readonly ShownLine[] }) {
  const { t } = useTranslation('estimates');
  return (
    <section className="estimate-scroll" aria-label={t('lines')} tabIndex={0}>
      <table className="estimate-lines">
        <thead>
          <tr>
            <th>{t('line.name')}</th>
            <th className="estimate-number">{t('line.count')}</th>
            <th className="estimate-number">{t('line.price')}</th>
            <th className="estimate-number">{t('sum.ThanhTien')}</th>
            <th className="estimate-number">{t('sum.BHChiTra')}</th>
            <th className="estimate-number">{t('sum.KhuyenMai')}</th>
            <th className="estimate-number">{t('sum.BenhNhanTT')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of one paper in their order
            <tr key={at}>
              <td>{line.Ten}</td>
              <td className="estimate-number">{showDecimal(line.SoLuong)}</td>
              <td className="estimate-number">
                {line.DonGia ? <Money value={line.DonGia} /> : t('line.noPrice')}
              </td>
              <td className="estimate-number">
                <Money value={line.ThanhTien} />
              </td>
              <td className="estimate-number">
                <Money value={line.BHChiTra} />
              </td>
              <td className="estimate-number">
                <Money value={line.KhuyenMai} />
              </td>
              <td className="estimate-number">
                <Money value={line.BenhNhanTT} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type Sums = Record<'ThanhTien' | 'BHChiTra' | 'BenhNhanTT' | 'KhuyenMai' | 'MienGiam' | 'PhaiTra', string>;

/** What an estimate comes to, and what promotions did, a sentence each. */
export function EstimateSums({
  sums,
  khuyenMais,
  children,
}: {
  sums: Sums;
  khuyenMais: readonly string[];
  children?: ReactNode;
}) {
  const { t } = useTranslation('estimates');
  return (
    <>
      <dl className="estimate-sums">
        {(['ThanhTien', 'BHChiTra', 'BenhNhanTT', 'KhuyenMai', 'MienGiam', 'PhaiTra'] as const)
          .filter((part) => part !== 'MienGiam' || Number(sums.MienGiam) > 0)
          .map((part) => (
            <div key={part}>
              <dt>{t(`sum.${part}`)}</dt>
              <dd>
                <Money value={sums[part]} strong={part === 'PhaiTra'} />
              </dd>
            </div>
          ))}
      </dl>
      {khuyenMais.length > 0 ? (
        <ul className="estimate-steps" aria-label={t('promotions')}>
          {khuyenMais.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      ) : null}
      {children}
    </>
  );
}
