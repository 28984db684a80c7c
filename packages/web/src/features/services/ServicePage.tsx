import { useTranslation } from 'react-i18next';
import { EntriesOf } from '../../catalogue/page/EntriesOf.tsx';
import { EntryPage, type EntrySection } from '../../catalogue/page/EntryPage.tsx';
import type { Entry, EntryFormProps } from '../../ui/entry.ts';
import { ServicePrices } from '../pricing/ServicePrices.tsx';
import { ReferenceValues } from './ReferenceValues.tsx';
import { RoomsOfService } from './RoomsOfService.tsx';

/** The page of a service: what it is, where it is done, what it costs, and the entries of other catalogues about it. */
export default function ServicePage(props: EntryFormProps) {
  const { t } = useTranslation('services');
  const owned = (entry: Entry) => ({ DichVu_Id: entry._id });
  const sections: readonly EntrySection[] = [
    {
      key: 'general',
      title: t('general'),
      fields: [
        'MaDichVu',
        'TenDichVu',
        'TenTiengAnh',
        'TuKhoas',
        'NhomDichVu_Id',
        'DonViTinh_Id',
        'ChuyenKhoa_Id',
        'LoaiBenhPham',
        'ThoiGianThucHienToiThieu',
        'ThoiGianXuLyThietBi',
        'DonViThoiGianXuLy',
        'ThuTu',
        'KhongKetQua',
        'ThucHienNgoai',
        'AnTrenHoaDon',
        'TheoLieuTrinh',
        'DichVuDacBiet',
        'LaGoiDichVu',
        'GhiChu',
      ],
    },
    {
      key: 'insurance',
      title: t('insurance'),
      fields: ['MaBHYT', 'PhamViBHYT', 'TyLeBHYT', 'MaThongTu', 'MaPhanLoai', 'MaICD9', 'PhanLoaiPTTT'],
    },
    { key: 'attached', title: t('attached'), fields: ['DichVuKemTheo_Ids'] },
    {
      key: 'rooms',
      title: t('rooms'),
      fields: ['PhongThucHien_Ids'],
      content: (entry) => <RoomsOfService service={entry._id} />,
    },
    {
      key: 'references',
      title: t('references'),
      fields: ['GiaTriChuan'],
      content: (entry) => <ReferenceValues service={entry._id} />,
    },
    {
      key: 'quotas',
      title: t('quotas'),
      content: (entry) => (
        <EntriesOf
          name="DinhMucDichVu"
          filter={owned(entry)}
          owned={owned(entry)}
          columns={['MaDinhMuc', 'TenDinhMuc', 'ChiTiets']}
          empty={t('noQuotas')}
        />
      ),
    },
    {
      key: 'limits',
      title: t('limits'),
      fields: ['KhongDungCung_Ids'],
      content: (entry) => (
        <>
          <EntriesOf
            name="ChongChiDinhDichVu"
            filter={owned(entry)}
            owned={owned(entry)}
            columns={[
              'TenChongChiDinh',
              'LoaiChongChiDinh',
              'DichVuKhongDungCung_Ids',
              'SoLuong',
              'TrongVong',
            ]}
            empty={t('noLimits')}
          />
          <h3>{t('limitsOfOthers')}</h3>
          <EntriesOf
            name="ChongChiDinhDichVu"
            label={t('limitsOfOthers')}
            filter={{ DichVuKhongDungCung_Ids: entry._id }}
            columns={['TenChongChiDinh', 'DichVu_Id']}
            empty={t('noLimitsOfOthers')}
          />
        </>
      ),
    },
    {
      key: 'packages',
      title: t('packages'),
      content: (entry) => (
        <>
          <h3>{t('inPackages')}</h3>
          <EntriesOf
            name="GoiDichVu"
            filter={{ ChiTiets: owned(entry) }}
            columns={['TenGoiDichVu', 'MaGoiDichVu', 'GiaGoi', 'NgayBatDau', 'NgayKetThuc']}
            empty={t('inNoPackage')}
          />
          <h3>{t('inCourses')}</h3>
          <EntriesOf
            name="LieuTrinh"
            filter={{ DichVu_Ids: entry._id }}
            columns={['TenLieuTrinh', 'MaLieuTrinh', 'SoBuoi']}
            empty={t('inNoCourse')}
          />
        </>
      ),
    },
    {
      key: 'prices',
      title: t('prices'),
      fields: ['GiaVon', 'PhanTramThucHien', 'PhanTramHoaHong'],
      content: (entry) => <ServicePrices service={entry._id} />,
    },
  ];
  return <EntryPage {...props} sections={sections} />;
}
