import type { SlipKind } from '@sen/domain/orders/orderKinds';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../engine/context.ts';
import { raiseCriticals } from '../criticals/raise.ts';
import { noticeOfFindings } from '../notifications/causes.ts';
import type { AbnormalCount } from '../orders/points.ts';
import type { SlipRow } from '../orders/tables.ts';
import type { Reading } from './reading.ts';
import type { KetQuaRow, PhienBanRow } from './readingTables.ts';
import type { ReadService } from './services.ts';

/** How many services of a kind's newest version endanger the patient; nothing that is read lies above or below a range. */
export function criticalCount(
  { tables: { ketQuaTable, phienBanTable } }: Reading,
  kind: SlipKind,
): AbnormalCount {
  return {
    kind,
    ofSlip: (slipId) => sql`
      select 0 as cao, 0 as thap, count(*)::int as nguy_hiem from ${ketQuaTable} k where k.dich_vu_yeu_cau_id = ${slipId} and k.la_nguy_hiem
        and k.phien_ban = (select max(x.phien_ban) from ${phienBanTable} x where x.dich_vu_yeu_cau_id = ${slipId} and x.ngay_tra is not null)`,
  };
}

/** So much of a conclusion stands in what is told at once. */
const conclusionMost = 300;

/**
 * Brings what a version that is given out found to endanger the patient to who ordered it. Errors: CRITICAL_NOT_CONFIRMED where nobody was
 * told.
 */
export async function raiseOfVersion(
  tx: Tx,
  slip: SlipRow,
  version: PhienBanRow,
  services: readonly ReadService[],
  written: readonly KetQuaRow[],
): Promise<void> {
  const found = services.flatMap(({ ChiTiet_Id, TenDichVu }) => {
    const row = written.find((one) => one.ChiTiet_Id === ChiTiet_Id && one.LaNguyHiem);
    return row ? [{ TenDichVu, KetLuan: row.KetLuan ?? row.MoTa ?? '' }] : [];
  });
  const raised = await raiseCriticals(tx, slip, {
    PhienBan: version.PhienBan,
    NoiDung: found.map(({ TenDichVu, KetLuan }) =>
      [TenDichVu, KetLuan.slice(0, conclusionMost)].filter(Boolean).join(': '),
    ),
    BaoCho: version.XacNhanNguyHiem,
  });
  if (raised)
    await noticeOfFindings(
      tx,
      slip,
      version._id,
      found.map(({ TenDichVu }) => TenDichVu),
    );
}
