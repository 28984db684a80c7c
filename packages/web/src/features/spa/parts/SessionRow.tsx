import { useTranslation } from 'react-i18next';
import { CutText } from '../../../ui/Cut.tsx';
import { formatDate, formatTime } from '../../../ui/dateText.ts';
import { StateTag } from '../../../ui/StateTag.tsx';
import type { DongBuoiFragment } from '../desk.main.gen.ts';
import { minutesOf } from '../sessionEntry.ts';
import '../../orders/desk/desk.css';

type Props = { row: DongBuoiFragment; tab: string; now: Date };

/** A course in the list of a room: who, which session of how many, when. */
export function SessionRow({ row, tab, now }: Props) {
  const { t } = useTranslation(['spa', 'orders', 'common']);
  const patient = row.BenhNhan;
  const begun = tab === 'DangLam' || tab === 'DaXong';
  const number = begun ? (row.Lan ?? row.daLam) : row.daLam + 1;
  const when =
    tab === 'DangLam' && row.BatDau
      ? t('desk.since', { time: formatTime(row.BatDau), count: minutesOf(row, now) })
      : tab === 'DaXong' && row.BatDau
        ? [row.BatDau, row.KetThuc].flatMap((at) => (at ? [formatTime(at)] : [])).join('–')
        : row.ngayBuoiSau
          ? t('desk.due', { day: formatDate(row.ngayBuoiSau) })
          : row.SoPhieuYeuCau;
  return (
    <div className="desk-row">
      <span>
        <strong>
          <CutText>{patient?.TenBenhNhan ?? ''}</CutText>
        </strong>
        {row.coHen ? <StateTag tone="called">{t('desk.appointment')}</StateTag> : null}
        {tab === 'ChoThucHien' && row.soNgayQua > 0 ? (
          <StateTag tone="urgent">{t('desk.late', { count: row.soNgayQua })}</StateTag>
        ) : null}
        <StateTag tone={tab === 'DaXong' ? 'done' : begun ? 'progress' : 'waiting'}>
          {number}/{row.SoBuoi}
        </StateTag>
      </span>
      <small>
        {row.DuocPhepThucHien ? null : <span className="desk-unpaid">{t('orders:desk.notPaid')} · </span>}
        {[
          when,
          patient?.GioiTinh ? t(`common:sex.${patient.GioiTinh}`) : null,
          patient?.tuoi,
          begun ? row.TenNguoiThucHien : null,
        ]
          .filter(Boolean)
          .join(' · ')}
      </small>
      <small className="soft">{row.TenLieuTrinh ?? row.TenDichVu}</small>
    </div>
  );
}
