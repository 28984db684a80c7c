import { routeQuery } from '@sen/domain/names/query';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { madeOfSlip, slipsByCode } from '../orders/queries.ts';
import { madeOfVisit, receptionsByCode, type TiepNhan } from '../reception/queries.ts';
import { visibleRecords } from '../recordAccess/visible.ts';
import { livingOfMerged } from './mergeQueries.ts';
import { oldCode } from './oldCode.ts';
import { loadPatient, type Patient, withAge } from './queries.ts';
import { searchPatients } from './search.ts';

export type QuickSearch = { kind: string; benhNhans: Patient[]; tiepNhans: TiepNhan[] };

/**
 * What the one search box finds: patients by anything that names them, receptions and slips by their code. Of a reception at another
 * facility that the caller may not see, it finds the patient.
 */
export async function quickSearch(ctx: Ctx, text: string, limit: number): Promise<QuickSearch> {
  const query = routeQuery(text);
  if (query.kind === 'empty') return { kind: query.kind, benhNhans: [], tiepNhans: [] };
  if (query.kind !== 'slip')
    return { kind: query.kind, benhNhans: await searchPatients(ctx, text, { limit }), tiepNhans: [] };
  const receptions = await receptionsByCode(ctx, query.value);
  const slips = receptions.length > 0 ? [] : await slipsByCode(ctx, query.value);
  const [slip] = await visibleRecords(ctx, slips, madeOfSlip);
  const patient = await loadPatient(ctx, receptions[0]?.BenhNhan_Id ?? slip?.BenhNhan_Id ?? null);
  const tiepNhans = await visibleRecords(ctx, receptions, madeOfVisit);
  return { kind: query.kind, benhNhans: patient ? [patient] : [], tiepNhans };
}

/** The patient that a code belongs to: of a record, a card, a citizen id, a reception or a slip. */
export async function byCode(ctx: Ctx, code: string): Promise<Patient | null> {
  const found = await quickSearch(ctx, code, 2);
  const [old] = await oldCode(ctx, code);
  if (old) return old;
  const [first] = found.benhNhans;
  if (!first || found.kind === 'name' || found.kind === 'birth') return null;
  const exact = [
    first.MaYTe,
    first.MaCu?.toUpperCase(),
    first.SoTheBHYT,
    first.CMNDHoacHoChieu,
    first.SoDienThoai,
  ].includes(code.trim().toUpperCase());
  if (exact || found.kind === 'slip' || (found.kind === 'card' && found.benhNhans.length === 1)) return first;
  const value = code.trim().toUpperCase();
  const [living] = await livingOfMerged(
    ctx,
    sql`${value} in (ma_y_te, so_the_bhyt, cmnd_hoac_ho_chieu, so_dien_thoai)`,
  );
  return living ? withAge(ctx, living) : null;
}
