import { tomTatRecord } from '@sen/domain/recordSummaries/records';
import { sql } from 'drizzle-orm';
import type { StayPaper } from '../admission/points.ts';
import type { PaperInUse } from '../examination/points.ts';
import { recordRows } from '../medicalRecords/sql.ts';

/** A request of a session is refused, and a summary cancelled, before the session is. */
export const summaryInUse: PaperInUse = {
  code: 'RECORD_SUMMARY_NOT_CANCELLED',
  ofSession: (id) =>
    sql`select from main.yeu_cau_tom_tat y where y.kham_benh_id = ${id} and y.trang_thai <> 'TuChoi'`,
};

/** The summaries of the records of stays. */
export const summariesOfStays: StayPaper = {
  form: 'TomTatHoSoBenhAn',
  label: tomTatRecord.label,
  ofStays: sql`select a.nhap_vien_id as stay, p.id, p.so_tom_tat as code, p.ngay_tao as at
    from main.tom_tat_ho_so p join ${recordRows} a on a.id = p.benh_an_id where p.trang_thai = 'DaCap'`,
};
