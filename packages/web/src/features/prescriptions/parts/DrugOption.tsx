import { drugLabel } from '@sen/domain/prescriptions/drugLabel';
import { useTranslation } from 'react-i18next';
import { Money } from '../../../ui/Money.tsx';
import { showDecimal } from '../../../ui/numberText.ts';
import type { FoundDrug } from '../drugLine.ts';
import { StarredMark } from './StarredMark.tsx';

/** A drug that was found: its name with strength, its price for this patient, and what a store has of it. */
export function DrugOption({ drug, insured }: { drug: FoundDrug; insured: boolean }) {
  const { t } = useTranslation('prescriptions');
  const isInsured = insured && drug.LaBHYT;
  const price = isInsured ? drug.GiaBHYT : drug.GiaBan;
  const left = Number(drug.SoLuongKhaDung);
  return (
    <span className="drug-option">
      <span>
        {drugLabel(drug.TenDuoc, drug.HamLuong)} {drug.HoiChan ? <StarredMark /> : null}{' '}
        {drug.LaBHYT ? <small className="drug-insured">BHYT</small> : null}
      </span>
      <span className="drug-price">
        {price ? <Money value={price} /> : <span className="drug-none">{t('noPrice')}</span>}
      </span>
      {left > 0 ? (
        <span className="soft">
          {drug.TenKho}: {showDecimal(drug.SoLuongKhaDung)} {drug.DonViTinh}
        </span>
      ) : (
        <span className="drug-none">{t('outOfStock')}</span>
      )}
    </span>
  );
}
