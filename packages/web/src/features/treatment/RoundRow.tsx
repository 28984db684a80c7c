import { capChamSoc } from '@sen/domain/treatment/toDieuTri';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { StateTag } from '../../ui/StateTag.tsx';
import type { RoundRowFragment } from './treatment.main.gen.ts';

/** A patient in the list of the round: bed, name and age, day of the stay, and what is new. */
export function RoundRow({ row }: { row: RoundRowFragment }) {
  const { t } = useTranslation('treatment');
  const { Giuong, NhapVien } = row.noiTru;
  const { BenhNhan, ChuyenDen } = NhapVien;
  return (
    <span className="round-row">
      <span className="round-bed">{Giuong?.ma ?? '–'}</span>
      <span className="round-who">
        <strong>{BenhNhan?.TenBenhNhan}</strong>
        <small className="soft">
          {BenhNhan?.tuoi}
          {row.ngayThu === null ? '' : ` · ${t('dayOfStay', { day: row.ngayThu })}`}
          {row.CapChamSoc ? ` · ${capChamSoc[row.CapChamSoc][currentLanguage()]}` : ''}
        </small>
      </span>
      <span className="round-news">
        {row.ketQuaMoi > 0 ? (
          <StateTag tone="result">{t('newResults', { count: row.ketQuaMoi })}</StateTag>
        ) : null}
        {ChuyenDen ? <StateTag tone="called">{t('goes')}</StateTag> : null}
      </span>
    </span>
  );
}
