import { raVienNoiTruActs } from '@sen/domain/discharges/raVienNoiTru';
import { ketQuaDieuTri, loaiRaVien } from '@sen/domain/medicalRecords/raVien';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { formatDate, formatDateTime } from '../../../ui/dateText.ts';
import { RecordFacts } from '../../../ui/RecordFacts.tsx';
import { StateTag } from '../../../ui/StateTag.tsx';
import type { LeavingFragment } from './discharges.main.gen.ts';

/** What a discharge says; of an earlier version only what became of it. */
export function LeavingFacts({ one, earlier = false }: { one: LeavingFragment; earlier?: boolean }) {
  const { t } = useTranslation('discharges');
  const language = currentLanguage();
  const disease = `${one.ChanDoan} (${one.ChanDoanICD?.ma ?? ''})`;
  if (earlier)
    return (
      <p className="soft">
        {t('number', { number: one.SoRaVien })} · {t('version', { version: one.PhienBan })}{' '}
        <StateTag state={one.TrangThai}>{raVienNoiTruActs.states[one.TrangThai][language]}</StateTag>{' '}
        {one.LyDoHuy ?? ''}
      </p>
    );
  return (
    <RecordFacts
      facts={[
        [
          t('SoRaVien'),
          `${one.SoRaVien}${one.PhienBan > 1 ? ` · ${t('version', { version: one.PhienBan })}` : ''}`,
        ],
        [t('ThoiGianRaVien'), formatDateTime(one.ThoiGianRaVien)],
        [t('KetQuaDieuTri'), ketQuaDieuTri[one.KetQuaDieuTri][language]],
        [t('LoaiRaVien'), loaiRaVien[one.LoaiRaVien][language]],
        [t('ChanDoan'), disease],
        [t('ChanDoanPhuICD_Ids'), one.ChanDoanPhuICDs.map(({ ma, ten }) => `${ma} ${ten}`).join('; ')],
        [t('ThoiGianTuVong'), one.ThoiGianTuVong && formatDateTime(one.ThoiGianTuVong)],
        [t('NguyenNhanTuVong'), one.NguyenNhanTuVong],
        [t('LanCuoiThay'), one.LanCuoiThay && formatDateTime(one.LanCuoiThay)],
        [t('XuLyTronVien'), one.XuLyTronVien],
        [t('PhuongPhapDieuTri'), one.PhuongPhapDieuTri],
        [t('HuongDieuTri'), one.HuongDieuTri],
        [t('LoiDan'), one.LoiDan],
        [t('NgayTaiKham'), one.NgayTaiKham && formatDate(one.NgayTaiKham)],
        [t('BacSi_Id'), one.BacSi?.ten],
        [t('LyDoThayThe'), one.LyDoThayThe],
      ]}
    />
  );
}
