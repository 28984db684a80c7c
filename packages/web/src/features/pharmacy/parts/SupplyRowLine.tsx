import { useTranslation } from 'react-i18next';
import { CutText } from '../../../ui/Cut.tsx';
import { EarlierDay } from '../../../ui/EarlierDay.tsx';
import { StateTag } from '../../../ui/StateTag.tsx';
import type { SupplyRow } from '../useSupplyList.ts';

/** Nothing is said of a number that waits or is done. */
const told = ['dang_goi', 'dang_phuc_vu', 'vang'];

/** One prescription of the work list: number and patient, whether called or at the counter, then its code and drugs. */
export function SupplyRowLine({ row }: { row: SupplyRow }) {
  const { t } = useTranslation('pharmacy');
  return (
    <div className="supply-row">
      <span>
        <strong>
          <CutText>{[row.KyHieu, row.TenBenhNhan].filter(Boolean).join(' ')}</CutText>
        </strong>
        {row.TrangThai === 'DaCap' || row.TrangThai === 'DaHuy' ? null : <EarlierDay since={row.NgayKe} />}
        {row.isEmergency ? <StateTag tone="urgent">{t('emergency')}</StateTag> : null}
        {row.TrangThaiVe && told.includes(row.TrangThaiVe) ? (
          <StateTag state={row.TrangThaiVe}>{t(`ticket.${row.TrangThaiVe}`)}</StateTag>
        ) : null}
      </span>
      <small>
        {row.MaYTe} · {row.MaDonThuoc} · {t(`kind.${row.LoaiToa}`)} · {t('drugs', { count: row.soDong })}
      </small>
    </div>
  );
}
