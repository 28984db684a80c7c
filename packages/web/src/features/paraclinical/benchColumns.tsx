import type { TFunction } from 'i18next';
import { formatDateTime } from '../../ui/dateText.ts';
import type { GridColumn } from '../../ui/grid/columns.ts';
import { StateTag, toneOf } from '../../ui/StateTag.tsx';
import type { BenchSlip, BenchTab } from './useBench.ts';

/** The columns of a room's slips; what a tab has in common is not said in each line. */
export function benchColumns(
  t: TFunction<'paraclinical'>,
  tab: BenchTab,
): ReadonlyArray<GridColumn<BenchSlip>> {
  return [
    {
      key: 'SoPhieuYeuCau',
      label: t('number'),
      kind: 'code',
      width: 150,
      render: (row) => row.SoPhieuYeuCau,
    },
    {
      key: 'BenhNhan',
      label: t('patient'),
      width: 260,
      wraps: true,
      heading: true,
      render: ({ BenhNhan: one }) => (one ? `${one.TenBenhNhan}, ${one.tuoi} · ${one.MaYTe}` : null),
    },
    {
      key: 'DichVu',
      label: t('services'),
      width: 240,
      grow: true,
      wraps: true,
      render: (row) =>
        liveLines(row)
          .map((line) => line.TenDichVu)
          .join(', '),
    },
    {
      key: 'TrangThai',
      label: t('state'),
      kind: 'state',
      width: 150,
      render: (row) => (
        <>
          {row.LaKhanCap ? <StateTag tone="urgent">{t('urgent')}</StateTag> : null}
          {row.soMauTuChoi > 0 && (row.TrangThai === 'SanSang' || row.TrangThai === 'ChuaKetQua') ? (
            <StateTag tone="cancelled">{t('sampleRejected')}</StateTag>
          ) : null}
          {row.TrangThai === 'SanSang' && liveLines(row).some((line) => !line.DuocPhepThucHien) ? (
            <StateTag tone="cancelled">{t('notPaid')}</StateTag>
          ) : tab === 'trong-ngay' || !row.LaKhanCap ? (
            <StateTag tone={toneOf(row.TrangThai)}>{t(`slipState.${row.TrangThai}`)}</StateTag>
          ) : null}
        </>
      ),
    },
    { key: 'NgayYeuCau', label: t('ordered'), width: 150, render: (row) => formatDateTime(row.NgayYeuCau) },
    {
      key: 'NgayThucHien',
      label: t('begun'),
      width: 150,
      hidden: tab !== 'chua-ket-qua',
      render: (row) => (row.NgayThucHien ? formatDateTime(row.NgayThucHien) : null),
    },
    {
      key: 'NgayKetQua',
      label: t('answeredAt'),
      width: 150,
      hidden: tab !== 'trong-ngay',
      render: (row) => (row.NgayKetQua ? formatDateTime(row.NgayKetQua) : null),
    },
    {
      key: 'NoiYeuCau',
      label: t('orderedBy'),
      width: 190,
      wraps: true,
      render: (row) => [row.NoiYeuCau?.ten, row.BacSiChiDinh?.ten].filter(Boolean).join(' · '),
    },
  ];
}

function liveLines(row: BenchSlip) {
  return row.chiTiets.filter((line) => line.TrangThai !== 'DaHuy');
}
