import { useTranslation } from 'react-i18next';
import { EntryPage, type EntrySection } from '../../catalogue/page/EntryPage.tsx';
import type { EntryFormProps } from '../../ui/entry.ts';
import { DrugStock } from './parts/DrugStock.tsx';

/** The page of a drug or supply: what it is, how it is dosed, what insurance pays, its prices, what the stores have of it and where it comes from. */
export default function DrugPage(props: EntryFormProps) {
  const { t } = useTranslation('pharmacy');
  const sections: readonly EntrySection[] = [
    {
      key: 'drug',
      title: t('page.drug'),
      fields: [
        'MaDuoc',
        'TenDuoc',
        'LoaiHang',
        'HoatChat_Ids',
        'HamLuong',
        'DonViTinh_Id',
        'NhomDuoc_Id',
        'ATC',
      ],
    },
    {
      key: 'use',
      title: t('page.use'),
      fields: ['DuongDung_Id', 'LieuToiDaNgay', 'LieuToiDaNgayKg', 'LoaiKiemSoat', 'KhongChiaNho'],
    },
    {
      key: 'limits',
      title: t('page.limits'),
      fields: ['TuoiToiThieu', 'ThaiKy', 'ChoConBu', 'EGFRThanTrong', 'EGFRChongChiDinh'],
    },
    { key: 'insurance', title: t('page.insurance'), fields: ['LaBHYT', 'MaBHYT', 'TyLeBHYT', 'GiaBHYT'] },
    { key: 'price', title: t('page.price'), fields: ['GiaBan'] },
    { key: 'stock', title: t('page.stock'), content: (entry) => <DrugStock drug={entry._id} /> },
    {
      key: 'origin',
      title: t('page.origin'),
      fields: ['SoDangKy', 'QuyCach', 'HangSanXuat', 'NuocSanXuat', 'GhiChu'],
    },
  ];
  return <EntryPage {...props} sections={sections} />;
}
