import type { Tx } from '../../engine/context.ts';
import type { Statement } from '../../engine/database/database.ts';
import { sendTogether } from '../../engine/sql/written.ts';
import { whenPaid } from './points.ts';
import type { VienPhiDongRow } from './tables.ts';

/**
 * Writes the lines of a visit that a settlement changed, new ones by `add`, and tells those who ordered what is paid or allowed by it.
 * Answers what is still to be written, together with the account.
 */
export async function writeSettled(
  tx: Tx,
  before: readonly VienPhiDongRow[],
  after: readonly VienPhiDongRow[],
  add?: (settled: readonly VienPhiDongRow[]) => Statement,
): Promise<Statement[]> {
  const changed = after.filter((line, at) => differs(line, before[at]));
  const writes = add ? [add(after)] : changesOf(tx, changed);
  // stores decide by the lines as they are written
  const waits = changed.every((line) => line.source === 'DichVu');
  if (!waits) sendTogether(tx, writes);
  await tellSources(tx, changed, before);
  return waits ? writes : [];
}

const written = [
  'ThanhTien',
  'BHChiTra',
  'BNCCT',
  'BNTT',
  'BenhNhanTT',
  'NguonKhac',
  'KhuyenMai',
  'MienGiam',
  'HachToan',
  'ConLai',
  'ThuThua',
  'mucHuong',
  'tyLeDV',
  'DaThuTien',
  'DuocPhepThucHien',
  'ThucHien',
] as const satisfies ReadonlyArray<keyof VienPhiDongRow>;

function differs(line: VienPhiDongRow, before: VienPhiDongRow | undefined): boolean {
  return written.some((field) => line[field] !== before?.[field]);
}

/** The changed lines by one statement. */
function changesOf(tx: Tx, changed: readonly VienPhiDongRow[]): Statement[] {
  if (changed.length === 0) return [];
  const rows = changed.map((line) => ({
    id: line._id,
    ...Object.fromEntries(written.map((field) => [field, line[field]])),
  }));
  return [{ text: lineParts, values: [JSON.stringify(rows), tx.now()] }];
}

const lineParts = `
    update main.vien_phi_dong l set thanh_tien = r."ThanhTien", bh_chi_tra = r."BHChiTra", bncct = r."BNCCT", bntt = r."BNTT",
      benh_nhan_tt = r."BenhNhanTT", nguon_khac = r."NguonKhac", khuyen_mai = r."KhuyenMai", mien_giam = r."MienGiam", hach_toan = r."HachToan", con_lai = r."ConLai",
      thu_thua = r."ThuThua", muc_huong = r."mucHuong", ty_le_dv = r."tyLeDV", da_thu_tien = r."DaThuTien",
      duoc_phep_thuc_hien = r."DuocPhepThucHien", thuc_hien = r."ThucHien", version = l.version + 1, ngay_cap_nhat = $2
    from jsonb_to_recordset($1::jsonb) as r(id uuid, "ThanhTien" numeric, "BHChiTra" numeric, "BNCCT" numeric,
      "BNTT" numeric, "BenhNhanTT" numeric, "NguonKhac" numeric, "KhuyenMai" numeric, "MienGiam" numeric, "HachToan" numeric, "ConLai" numeric, "ThuThua" numeric,
      "mucHuong" text, "tyLeDV" int, "DaThuTien" boolean, "DuocPhepThucHien" boolean, "ThucHien" boolean)
    where l.id = r.id`;

/** Tells those who ordered the lines whose payment changed, so that rooms and stores see it at once. */
async function tellSources(
  tx: Tx,
  changed: readonly VienPhiDongRow[],
  before: readonly VienPhiDongRow[],
): Promise<void> {
  const was = new Map(before.map((line) => [line._id, line]));
  const news = changed.filter(({ _id, DaThuTien, DuocPhepThucHien }) => {
    const old = was.get(_id);
    return old?.DaThuTien !== DaThuTien || old.DuocPhepThucHien !== DuocPhepThucHien;
  });
  for (const { source, run } of whenPaid.all()) {
    const own = news.filter((line) => line.source === source);
    if (own.length > 0) await run(tx, own);
  }
}
