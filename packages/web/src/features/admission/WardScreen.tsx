import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { RefPicker } from '../../catalogue/RefPicker.tsx';
import { DateRange } from '../../ui/DateRange.tsx';
import { formatDateTime } from '../../ui/dateText.ts';
import type { GridColumn } from '../../ui/grid/columns.ts';
import { PartGrid } from '../../ui/grid/LocalGrid.tsx';
import { PrinterIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { ListScreen } from '../../ui/ListScreen.tsx';
import { usePrinting } from '../../ui/Printing.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useWard, type WardRow } from './useWard.ts';

/** Who is expected in a department: patients whose doctors ordered their admission. */
export default function WardScreen() {
  const { t } = useTranslation('admission');
  const ward = useWard();
  const printing = usePrinting();
  return (
    <ListScreen
      title={t('ward.title')}
      choices={
        <>
          <div className="list-screen-choice">
            <RefPicker
              to="Node"
              value={ward.ward}
              onChange={(id) => ward.setWard(id)}
              filter={(entry) => entry['category'] === 'DEPARTMENT'}
              placeholder={t('ward.which')}
              aria-label={t('ward.which')}
            />
          </div>
          <DateRange value={ward.range} onChange={ward.setRange} />
        </>
      }
    >
      {ward.ward === null ? (
        <EmptyState text={t('ward.choose')} />
      ) : (
        <PartGrid<WardRow>
          name="ward-admissions"
          label={t('ward.title')}
          columns={columnsOf(t, (row) =>
            printing.preview(`/api/print/PhieuKhamVaoVien/${row._id}`, row.MaNhapVien),
          )}
          rows={ward.rows}
          rowKey={(row) => row._id}
          rowName={(row) => row.MaNhapVien}
          loading={ward.loading}
          error={ward.error}
          onRetry={ward.refetch}
          empty={<EmptyState text={t('ward.none')} />}
        />
      )}
    </ListScreen>
  );
}

function columnsOf(
  t: TFunction<'admission'>,
  print: (row: WardRow) => void,
): ReadonlyArray<GridColumn<WardRow>> {
  return [
    {
      key: 'ThoiGianVaoVien',
      label: t('ThoiGianVaoVien'),
      kind: 'moment',
      sortable: true,
      value: (row) => row.ThoiGianVaoVien,
      render: (row) => formatDateTime(row.ThoiGianVaoVien),
    },
    {
      key: 'TenBenhNhan',
      label: t('ward.patient'),
      width: 300,
      grow: true,
      heading: true,
      sortable: true,
      value: (row) => row.BenhNhan?.TenBenhNhan ?? '',
      render: ({ BenhNhan: one }) => (one ? `${one.TenBenhNhan}, ${one.NamSinh} · ${one.MaYTe}` : '–'),
    },
    {
      key: 'ChanDoanICD',
      label: t('ChanDoanICD_Id'),
      width: 210,
      wraps: true,
      render: (row) => [row.ChanDoanICD?.ma, row.ChanDoanICD?.ten].filter(Boolean).join(' – '),
    },
    {
      key: 'LyDoVaoVien',
      label: t('LyDoVaoVien'),
      width: 200,
      wraps: true,
      render: (row) => row.LyDoVaoVien,
    },
    { key: 'LoaiBenhAn', label: t('LoaiBenhAn_Id'), width: 130, render: (row) => row.LoaiBenhAn?.ten ?? '–' },
    {
      key: 'BacSiChiDinh',
      label: t('BacSiChiDinh_Id'),
      width: 160,
      render: (row) => row.BacSiChiDinh?.ten ?? '–',
    },
    {
      key: 'print',
      label: t('ward.paper'),
      width: 100,
      render: (row) => (
        <Button
          size="small"
          icon={<PrinterIcon />}
          aria-label={`${t('print')} ${row.MaNhapVien}`}
          onClick={() => print(row)}
        >
          {t('ward.print')}
        </Button>
      ),
    },
  ];
}
