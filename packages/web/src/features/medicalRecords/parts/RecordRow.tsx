import { formatDate } from '../../../ui/dateText.ts';
import type { BenhAnTrongDanhSachFragment } from '../medicalRecords.main.gen.ts';

/** One record of the list: patient and age, number, begin and disease. */
export function RecordRow({ row }: { row: BenhAnTrongDanhSachFragment }) {
  const { BenhNhan, ChanDoanICD } = row;
  return (
    <span className="record-row">
      <span>
        <strong>{BenhNhan?.TenBenhNhan}</strong> <small className="soft">{BenhNhan?.tuoi}</small>
      </span>
      <small className="soft">
        {row.SoBenhAn} · {formatDate(row.ThoiGianVaoVien)} · {ChanDoanICD?.ma}{' '}
        {row.ChanDoan ?? ChanDoanICD?.ten}
      </small>
    </span>
  );
}
