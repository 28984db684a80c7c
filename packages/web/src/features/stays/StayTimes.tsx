import { chuyenKhoaActs } from '@sen/domain/stays/chuyenKhoa';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { formatDate, formatDateTime } from '../../ui/dateText.ts';
import { RecordPart } from '../../ui/RecordFacts.tsx';
import { StateTag } from '../../ui/StateTag.tsx';
import type { OpenedStay } from './stayOf.ts';
import { transferTones } from './tones.ts';

/** Where the patient lay since when, the transfers, and the bed days that come of it. */
export function StayTimes({ one }: { one: OpenedStay }) {
  const { t } = useTranslation('stays');
  const language = currentLanguage();
  const span = (from: string, until: string | null) =>
    until ? `${formatDateTime(from)} – ${formatDateTime(until)}` : t('since', { time: formatDateTime(from) });
  return (
    <>
      <RecordPart title={t('times.beds')}>
        {one.dotGiuongs.map(({ _id, Giuong, DichVu, TuLuc, DenLuc }) => (
          <li key={_id}>
            <strong>{Giuong?.ten}</strong> <span>{span(TuLuc, DenLuc)}</span>{' '}
            {DichVu ? <span className="soft">{DichVu.ten}</span> : null}
          </li>
        ))}
      </RecordPart>
      <RecordPart title={t('times.wards')}>
        {one.dotKhoas.map(({ _id, Khoa, BacSiDieuTri, TuLuc, DenLuc }) => (
          <li key={_id}>
            <strong>{Khoa?.ten}</strong> <span>{span(TuLuc, DenLuc)}</span>{' '}
            {BacSiDieuTri ? <span className="soft">{BacSiDieuTri.ten}</span> : null}
          </li>
        ))}
      </RecordPart>
      <RecordPart title={t('times.transfers')} stacked>
        {one.chuyenKhoas.map((phieu) => (
          <li key={phieu._id}>
            <span>
              <strong>
                {phieu.KhoaDi?.ten} → {phieu.KhoaDen?.ten}
              </strong>{' '}
              {formatDateTime(phieu.ThoiGianGui)}{' '}
              <StateTag tone={transferTones[phieu.TrangThai]}>
                {chuyenKhoaActs.states[phieu.TrangThai][language]}
              </StateTag>
            </span>
            <span className="soft">{[phieu.LyDo, phieu.LyDoTraLoi].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </RecordPart>
      <RecordPart title={t('times.days')}>
        {one.ngayGiuongs.map(({ Ngay, Giuong, DichVu, soNguoi, soLuong }) => (
          <li key={`${Ngay} ${Giuong?._id}`}>
            <strong>{formatDate(Ngay)}</strong>{' '}
            <span>
              {Giuong?.ten} · {t('times.day', { count: Number(soLuong) })}
              {soNguoi > 1 ? ` · ${t('times.shared', { soNguoi })}` : ''}
            </span>{' '}
            {DichVu ? <span className="soft">{DichVu.ten}</span> : null}
          </li>
        ))}
      </RecordPart>
    </>
  );
}
