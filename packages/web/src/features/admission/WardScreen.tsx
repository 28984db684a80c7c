import { moment, text } from '../../lists/columns.tsx';
import { defineListScreen } from '../../lists/defineListScreen.tsx';
import { period, place, required, today } from '../../lists/filters.tsx';
import { whole } from '../../lists/listPages.tsx';
import type { Session } from '../../session/useSession.ts';
import { PrinterIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { usePrinting } from '../../ui/Printing.tsx';
import { type DongVaoKhoaFragment, VaoKhoaDocument } from './ward.main.gen.ts';

/** Who is expected in a department, the one in which one works at first: patients whose doctors ordered their admission. */
export default defineListScreen({
  query: VaoKhoaDocument,
  found: (answer) => answer.getTiepNhanNhapVienByKhoa,
  rows: (found) => found,
})({
  name: 'ward-admissions',
  texts: 'admission',
  title: 'ward.title',
  none: 'ward.none',
  pages: whole,
  filters: [
    required(place('KhoaNhapVien_Id', 'ward.which', 'DEPARTMENT'), 'ward.choose', departmentHere),
    period(today, 'startDate', 'endDate'),
  ],
  events: ['KhamBenh'],
  rowName: (row) => row.MaNhapVien,
  columns: [
    { ...moment('ThoiGianVaoVien'), sortable: true, value: (row) => row.ThoiGianVaoVien },
    {
      key: 'TenBenhNhan',
      label: 'ward.patient',
      width: 300,
      grow: true,
      heading: true,
      sortable: true,
      value: (row) => row.BenhNhan?.TenBenhNhan ?? '',
      render: ({ BenhNhan: one }) => (one ? `${one.TenBenhNhan}, ${one.NamSinh} · ${one.MaYTe}` : '–'),
    },
    {
      key: 'ChanDoanICD',
      label: 'ChanDoanICD_Id',
      width: 210,
      wraps: true,
      render: (row) => [row.ChanDoanICD?.ma, row.ChanDoanICD?.ten].filter(Boolean).join(' – '),
    },
    text('LyDoVaoVien', { width: 200, wraps: true }),
    { key: 'LoaiBenhAn', label: 'LoaiBenhAn_Id', width: 130, render: (row) => row.LoaiBenhAn?.ten ?? '–' },
    {
      key: 'BacSiChiDinh',
      label: 'BacSiChiDinh_Id',
      width: 160,
      render: (row) => row.BacSiChiDinh?.ten ?? '–',
    },
    {
      key: 'print',
      label: 'ward.paper',
      width: 100,
      render: (row, { t }) => <Print row={row} label={t('print')} text={t('ward.print')} />,
    },
  ],
});

function departmentHere({ nodeId, nodes }: Session): string | null {
  const here = nodes.find((one) => one._id === nodeId);
  if (here?.category === 'DEPARTMENT') return here._id;
  return nodes.find((one) => one._id === here?.parent_Id && one.category === 'DEPARTMENT')?._id ?? null;
}

function Print({ row, label, text: words }: { row: DongVaoKhoaFragment; label: string; text: string }) {
  const printing = usePrinting();
  return (
    <Button
      size="small"
      icon={<PrinterIcon />}
      aria-label={`${label} ${row.MaNhapVien}`}
      onClick={() => printing.preview(`/api/print/PhieuKhamVaoVien/${row._id}`, row.MaNhapVien)}
    >
      {words}
    </Button>
  );
}
