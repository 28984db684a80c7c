import { kieuBenhNhan } from '@sen/domain/reception/benhNhan';
import type { TFunction } from 'i18next';
import { Link } from 'react-router';
import { RefsPicker } from '../../catalogue/RefPicker.tsx';
import { currentLanguage } from '../../session/i18n.ts';
import { Address } from '../../ui/Cut.tsx';
import { formatDate } from '../../ui/dateText.ts';
import type { ColumnFilter, GridColumn } from '../../ui/grid/columns.ts';
import { patientFieldLabel } from './fieldLabel.ts';
import type { PatientListRowFragment } from './patients.main.gen.ts';

/** The columns of the list of patients; those of customers come where a row has something to say, or when they are chosen. */
export function patientColumns(
  t: TFunction<['patients', 'common']>,
  base: string,
): ReadonlyArray<GridColumn<PatientListRowFragment>> {
  const language = currentLanguage();
  const label = (field: string) => patientFieldLabel(field) ?? field;
  return [
    {
      key: 'MaYTe',
      label: t('code'),
      kind: 'code',
      sortable: true,
      render: (row) => <Link to={`${base}/${row._id}`}>{row.MaYTe}</Link>,
    },
    {
      key: 'TenBenhNhan',
      label: label('TenBenhNhan'),
      width: 210,
      sortable: true,
      render: (row) => (
        <Link to={`${base}/${row._id}`}>
          <strong>{row.TenBenhNhan}</strong>
        </Link>
      ),
    },
    {
      key: 'NamSinh',
      label: t('born'),
      width: 170,
      sortable: true,
      render: (row) => `${row.NgaySinh ? formatDate(row.NgaySinh) : row.NamSinh} (${row.tuoi})`,
    },
    {
      key: 'GioiTinh',
      label: label('GioiTinh'),
      width: 100,
      render: (row) => t(`sex.${row.GioiTinh}`, { ns: 'common' }),
    },
    { key: 'SoDienThoai', label: label('SoDienThoai'), width: 130, render: (row) => row.SoDienThoai },
    { key: 'SoTheBHYT', label: label('SoTheBHYT'), width: 170, render: (row) => row.SoTheBHYT },
    {
      key: 'isBusinessAccount',
      label: t('customer.mark'),
      kind: 'bool',
      width: 130,
      quiet: true,
      filter: { kind: 'bool' },
      render: (row) =>
        row.isBusinessAccount ? <span className="customer-mark">{t('customer.mark')}</span> : '',
    },
    {
      key: 'ChuaRoDanhTinh',
      label: t('unknown.mark'),
      kind: 'bool',
      width: 150,
      quiet: true,
      filter: { kind: 'bool' },
      render: (row) => (row.ChuaRoDanhTinh ? <span className="customer-mark">{t('unknown.mark')}</span> : ''),
    },
    {
      key: 'NhanVienPhuTrach_Id',
      label: label('NhanVienPhuTrach_Id'),
      width: 160,
      quiet: true,
      filter: picked('NhanVien'),
      render: (row) => row.NhanVienPhuTrach?.ten ?? '',
    },
    {
      key: 'LoaiBenhNhan_Id',
      label: label('LoaiBenhNhan_Id'),
      width: 140,
      hidden: true,
      filter: picked('LoaiKhachHang'),
      render: (row) => row.LoaiBenhNhan?.ten ?? '',
    },
    {
      key: 'NguonKhachHang_Id',
      label: label('NguonKhachHang_Id'),
      width: 150,
      hidden: true,
      filter: picked('NguonKhachHang'),
      render: (row) => row.NguonKhachHang?.ten ?? '',
    },
    {
      key: 'KieuBenhNhan',
      label: label('KieuBenhNhan'),
      kind: 'choice',
      hidden: true,
      filter: {
        kind: 'choices',
        options: Object.entries(kieuBenhNhan).map(([value, one]) => ({ value, label: one[language] })),
      },
      render: (row) => kieuBenhNhan[row.KieuBenhNhan][language],
    },
    {
      key: 'fullAddress',
      label: t('addressPrinted'),
      width: 240,
      grow: true,
      render: (row) => (row.fullAddress ? <Address>{row.fullAddress}</Address> : ''),
    },
  ];
}

function picked(to: string): ColumnFilter {
  return {
    kind: 'pick',
    empty: true,
    draw: ({ label, value, onChange }) => (
      <RefsPicker to={to} aria-label={label} value={value} onChange={onChange} />
    ),
  };
}
