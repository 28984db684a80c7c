import { useTranslation } from 'react-i18next';
import { EntryPage, type EntrySection } from '../../catalogue/page/EntryPage.tsx';
import type { EntryFormProps } from '../../ui/entry.ts';
import { StaffAccount } from '../users/StaffAccount.tsx';
import { LicenceNote } from './LicenceNote.tsx';
import './staff.css';

/** The page of a member of staff: who, the work, the licence, the signature on printed forms, link codes and the account. */
export default function StaffPage(props: EntryFormProps) {
  const { t } = useTranslation('staff');
  const sections: readonly EntrySection[] = [
    {
      key: 'person',
      title: t('person'),
      fields: [
        'MaNhanVien',
        'TenNhanVien',
        'NgaySinh',
        'GioiTinh',
        'SoDienThoai',
        'Email',
        'CMND',
        'DiaChi',
        'DanToc_Id',
        'QuocTich_Id',
        'NgheNghiep_Id',
      ],
    },
    {
      key: 'work',
      title: t('work'),
      fields: [
        'ChucVu_Id',
        'ChucDanh_Id',
        'PhongBan_Id',
        'CongTy_Id',
        'NgayVaoLam',
        'PhanTramHoaHong',
        'GhiChu',
      ],
    },
    {
      key: 'licence',
      title: t('licence'),
      fields: [
        'SoChungChiHanhNghe',
        'NgayCapChungChi',
        'NgayHetHanChungChi',
        'NoiCapChungChi',
        'PhamViHanhNghe',
        'ChungChiNgoai',
      ],
      below: <LicenceNote />,
    },
    {
      key: 'signature',
      title: t('signature'),
      fields: ['ChuKy'],
      below: <p className="soft">{t('signatureHint')}</p>,
    },
    {
      key: 'codes',
      title: t('codes'),
      fields: ['MaSoBHXH', 'SoTienBHXH', 'MaLienThongBacSi', 'TrangThaiLienThong', 'NgayLienThong'],
      below: <p className="soft">{t('codesHint')}</p>,
    },
    {
      key: 'account',
      title: t('account'),
      content: (entry) => <StaffAccount staff={entry} />,
    },
  ];
  return <EntryPage {...props} sections={sections} />;
}
