import { useTranslation } from 'react-i18next';
import { EntriesOf } from '../../catalogue/page/EntriesOf.tsx';
import { EntryPage, type EntrySection } from '../../catalogue/page/EntryPage.tsx';
import type { Entry, EntryFormProps } from '../../ui/entry.ts';
import { ServicePrices } from '../pricing/ServicePrices.tsx';
import { ReferenceValues } from './ReferenceValues.tsx';
import { RoomsOfService } from './RoomsOfService.tsx';

/** The page of a service: what it is, where it is done, what it costs, and the entries of other catalogues about it. */
export default function ServicePage(props: EntryFormProps) {
  const { t } = useTranslation('catalogue');
  const owned = (entry: Entry) => ({ DichVu_Id: entry._id });
  const sections: readonly EntrySection[] = [
    {
      key: 'general',
      title: t('general'),
      fields: [
        'MaDichVu',
        'TenDichVu',
        'TenTiengAnh',
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
      title: t('service.insurance'),
      fields: ['MaBHYT', 'PhamViBHYT', 'TyLeBHYT', 'MaThongTu', 'MaPhanLoai', 'MaICD9', 'PhanLoaiPTTT'],
    },
    { key: 'attached', title: t('service.attached'), fields: ['DichVuKemTheo_Ids'] },
    {
      key: 'rooms',
      title: t('service.rooms'),
      fields: ['PhongThucHien_Ids'],
      content: (entry) => <RoomsOfService service={entry} />,
    },
    {
      key: 'references',
      title: t('service.references'),
      fields: ['GiaTriChuan'],
      content: (entry) => <ReferenceValues service={entry._id} />,
    },
    {
      key: 'quotas',
      title: t('service.quotas'),
      content: (entry) => (
        <EntriesOf
          name="DinhMucDichVu"
          filter={owned(entry)}
          owned={owned(entry)}
          columns={['MaDinhMuc', 'TenDinhMuc', 'ChiTiets']}
          empty={t('service.noQuotas')}
        />
      ),
    },
    {
      key: 'limits',
      title: t('service.limits'),
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
            empty={t('service.noLimits')}
          />
          <h3>{t('service.limitsOfOthers')}</h3>
          <EntriesOf
            name="ChongChiDinhDichVu"
            label={t('service.limitsOfOthers')}
            filter={{ DichVuKhongDungCung_Ids: entry._id }}
            columns={['TenChongChiDinh', 'DichVu_Id']}
            empty={t('service.noLimitsOfOthers')}
          />
        </>
      ),
    },
    {
      key: 'packages',
      title: t('service.packages'),
      content: (entry) => (
        <>
          <h3>{t('service.inPackages')}</h3>
          <EntriesOf
            name="GoiDichVu"
            filter={{ ChiTiets: owned(entry) }}
            columns={['TenGoiDichVu', 'MaGoiDichVu', 'GiaGoi', 'NgayBatDau', 'NgayKetThuc']}
            empty={t('service.inNoPackage')}
          />
          <h3>{t('service.inCourses')}</h3>
          <EntriesOf
            name="LieuTrinh"
            filter={{ DichVu_Ids: entry._id }}
            columns={['TenLieuTrinh', 'MaLieuTrinh', 'SoBuoi']}
            empty={t('service.inNoCourse')}
          />
        </>
      ),
    },
    {
      key: 'prices',
      title: t('service.prices'),
      fields: ['GiaVon', 'PhanTramThucHien', 'PhanTramHoaHong'],
      content: (entry) => <ServicePrices service={entry._id} />,
    },
  ];
  return <EntryPage {...props} sections={sections} />;
}
