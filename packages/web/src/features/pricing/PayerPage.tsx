import { useTranslation } from 'react-i18next';
import { EntryPage, type EntrySection } from '../../catalogue/page/EntryPage.tsx';
import type { EntryFormProps } from '../../ui/entry.ts';

/** The page of a payer: who pays, by which prices, up to which limits, and its reduced rates. */
export default function PayerPage(props: EntryFormProps) {
  const { t } = useTranslation('pricing');
  const sections: readonly EntrySection[] = [
    {
      key: 'payer',
      title: t('payer.payer'),
      fields: ['MaDoiTuong', 'TenDoiTuong', 'NhomDoiTuong_Id', 'PhamViApDung', 'MacDinh', 'GhiChu'],
    },
    { key: 'prices', title: t('payer.prices'), fields: ['LoaiGia_Ids', 'DuocHoTroGiaBHYT', 'TamUng'] },
    { key: 'limits', title: t('payer.limits'), fields: ['GioiHanNgoaiTru', 'GioiHanNoiTru'] },
    { key: 'rates', title: t('payer.rates'), fields: ['PhanTram80', 'PhanTram50', 'PhanTram30'] },
  ];
  return <EntryPage {...props} sections={sections} />;
}
