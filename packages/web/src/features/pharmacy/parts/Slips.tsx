import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../ui/dateText.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { showDecimal } from '../../../ui/numberText.ts';
import { StateTag } from '../../../ui/StateTag.tsx';
import type { SupplySlipFragment } from '../pharmacy.pharmacy.gen.ts';

type Props = {
  title: string;
  slips: readonly SupplySlipFragment[];
  onCancel?: (slip: SupplySlipFragment) => void;
};

/** Supplies with their lots; each one that stands can be taken back where `onCancel` is given. */
export function Slips({ title, slips, onCancel }: Props) {
  const { t } = useTranslation('pharmacy');
  if (slips.length === 0) return null;
  return (
    <section className="section">
      <h2>{title}</h2>
      {slips.map((slip) => (
        <article key={slip._id} className="supply-slip">
          <div className="supply-line-head">
            <strong>{slip.MaPhieuCap}</strong>
            <span className="soft">{formatDate(String(slip.NgayCap).slice(0, 10))}</span>
            <StateTag state={slip.TrangThai}>{t(`slip.${slip.TrangThai}`)}</StateTag>
            {onCancel && slip.TrangThai === 'DaCap' ? (
              <Button size="small" danger onClick={() => onCancel(slip)}>
                {t('takeBack')}
              </Button>
            ) : null}
          </div>
          {slip.dongs.map((line) => (
            <div key={`${line.TenDuoc}${line.SoLo}`} className="soft">
              {line.TenDuoc} · {t('lot')} {line.SoLo} · {showDecimal(line.SoLuong)} {line.DonViTinh}
            </div>
          ))}
          {slip.LyDoHuy ? <div className="soft">{slip.LyDoHuy}</div> : null}
        </article>
      ))}
    </section>
  );
}
