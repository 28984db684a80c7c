import { nhapVienActs } from '@sen/domain/admission/nhapVien';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { formatDate, formatDateTime } from '../../ui/dateText.ts';
import { Alert } from '../../ui/kit/Alert.tsx';
import { RecordFacts } from '../../ui/RecordFacts.tsx';
import { StateTag } from '../../ui/StateTag.tsx';
import { Isolation, labelText, personText } from './columns.tsx';
import type { Stay } from './stayOf.ts';
import { stayTones } from './tones.ts';

/** Who it is, why they came, and where they are. */
export function StayFacts({ one }: { one: Stay }) {
  const { t } = useTranslation('stays');
  const language = currentLanguage();
  return (
    <>
      {one.TrangThai === 'KhoaTraLai' && one.LyDoTraLai ? (
        <Alert type="warning" title={t('sentBack')} description={one.LyDoTraLai} />
      ) : null}
      {one.ChuyenDen ? <Alert type="info" title={t('transferWaits', { ward: one.ChuyenDen.ten })} /> : null}
      <RecordFacts
        facts={[
          [t('patient'), personText(one.BenhNhan)],
          [
            t('state'),
            <StateTag key="state" tone={stayTones[one.TrangThai]}>
              {nhapVienActs.states[one.TrangThai][language]}
            </StateTag>,
          ],
          [t('Khoa_Id'), one.Khoa?.ten ?? one.KhoaNhapVien?.ten],
          [t('Giuong_Id'), one.Giuong?.ten],
          [t('BacSiDieuTri_Id'), one.BacSiDieuTri?.ten],
          [t('NgayVaoKhoa'), one.NgayVaoKhoa && formatDateTime(one.NgayVaoKhoa)],
          [t('DuKienRaVien'), one.DuKienRaVien && formatDate(one.DuKienRaVien)],
          [t('CachLy'), one.CachLy && <Isolation value={one.CachLy} />],
          [t('ChanDoanICD_Id'), labelText(one.ChanDoanICD)],
          [t('LyDoVaoVien'), one.LyDoVaoVien],
          [t('LoaiBenhAn_Id'), one.LoaiBenhAn?.ten],
          [t('BacSiChiDinh_Id'), one.BacSiChiDinh?.ten],
          [t('ThoiGianVaoVien'), formatDateTime(one.ThoiGianVaoVien)],
          [t('MaNhapVien'), one.MaNhapVien],
        ]}
      />
    </>
  );
}
