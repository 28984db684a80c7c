import { useTranslation } from 'react-i18next';
import { Money } from '../../../ui/Money.tsx';
import { showDecimal } from '../../../ui/numberText.ts';
import { StateTag } from '../../../ui/StateTag.tsx';
import type { PackageRefundFragment } from '../packageRefund.main.gen.ts';
import './packageParts.css';

/** The parts of a package that is given back: what was collected for each, its single price, what is kept of it and what goes back. */
export function PackageParts({ seen }: { seen: PackageRefundFragment }) {
  const { t } = useTranslation('cashier');
  return (
    <table className="package-parts">
      <thead>
        <tr>
          <th>{t('package.part')}</th>
          <th className="number">{t('package.single')}</th>
          <th className="number">{t('package.paid')}</th>
          <th className="number">{t('package.owed')}</th>
          <th className="number">{t('package.back')}</th>
        </tr>
      </thead>
      <tbody>
        {seen.phans.map((part) => (
          <tr key={part.VienPhiDong_Id}>
            <th scope="row">
              {part.TenDichVu}{' '}
              <StateTag tone={part.ThucHien ? 'done' : 'waiting'}>
                {t(part.ThucHien ? 'package.used' : 'package.unused')}
              </StateTag>
            </th>
            <td className="number" data-label={t('package.single')}>
              <span>
                {Number(part.SoLuong) === 1 ? '' : `${showDecimal(part.SoLuong)} × `}
                <Money value={part.DonGiaLe} />
              </span>
            </td>
            <td className="number" data-label={t('package.paid')}>
              <Money value={part.daThu} />
            </td>
            <td className="number" data-label={t('package.owed')}>
              <Money value={part.phaiTra} />
            </td>
            <td className="number" data-label={t('package.back')}>
              <Money value={part.hoan} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('package.sum')}</th>
          <td />
          <td className="number" data-label={t('package.paid')}>
            <Money value={seen.daThu} strong />
          </td>
          <td className="number" data-label={t('package.owed')}>
            <Money value={seen.phaiTra} strong />
          </td>
          <td className="number" data-label={t('package.back')}>
            <Money value={seen.hoan} strong />
          </td>
        </tr>
        {Number(seen.mienThem) > 0 ? (
          <tr>
            <td colSpan={5} className="soft">
              {t('package.letOff')} <Money value={seen.mienThem} />
            </td>
          </tr>
        ) : null}
      </tfoot>
    </table>
  );
}
