import { phieuKhoActs } from '@sen/domain/stock/phieuKho';
import { currentLanguage } from '../../../session/i18n.ts';
import { CutText } from '../../../ui/Cut.tsx';
import { formatDate } from '../../../ui/dateText.ts';
import { Money } from '../../../ui/Money.tsx';
import { StateTag } from '../../../ui/StateTag.tsx';
import { stateTones } from '../stateTones.ts';
import type { PaperRow } from '../usePapers.ts';

/** A paper in the list: number and state, then who it is from or for, the day and the sum. */
export function PaperRowLine({ row }: { row: PaperRow }) {
  const other = row.laNhan ? `← ${row.TenKho}` : row.TenKhoNhan ? `→ ${row.TenKhoNhan}` : row.TenNhaCungCap;
  return (
    <div className="stock-row">
      <span>
        <strong>
          <CutText>{row.SoPhieu}</CutText>
        </strong>
        <StateTag tone={stateTones[row.TrangThai]}>
          {phieuKhoActs.states[row.TrangThai][currentLanguage()]}
        </StateTag>
      </span>
      <span>
        <small>
          <CutText>{[formatDate(row.Ngay), other].filter(Boolean).join(' · ')}</CutText>
        </small>
        {Number(row.TongTien) > 0 ? <Money value={row.TongTien} /> : null}
      </span>
    </div>
  );
}
