import { tomTatApi, tomTatRecord } from '@sen/domain/recordSummaries/records';
import { summaryIssues, tomTatActs } from '@sen/domain/recordSummaries/tomTatHoSo';
import { yeuCauTomTatActs } from '@sen/domain/recordSummaries/yeuCauTomTat';
import { transition } from '../../engine/acts/transition.ts';
import { type Ctx, type Tx, today } from '../../engine/context.ts';
import { refuseIssues } from '../../engine/errors.ts';
import { rowsById } from '../../engine/sql/rows.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import type { TomTatHoSoBenhAnInput } from '../../gql/main.ts';
import { definePaper, type Ground, reasoned } from '../papers/paper.ts';
import { requireVisible } from '../recordAccess/visible.ts';
import { beginningOf } from './beginning.ts';
import { soTomTat } from './numbers.ts';
import { madeOf, requestById, requestFacts } from './queries.ts';
import { announce, lockedRequest } from './requests.ts';
import { type TomTatRow, tomTatTable as table, type YeuCauRow, yeuCauTable } from './tables.ts';
import { recordOf, targetOf } from './target.ts';

type OfRequest = Pick<TomTatRow, 'YeuCau_Id'>;

/** A summary is written out of a request, which it moves on. */
const onRequest: Ground<YeuCauRow, OfRequest, { YeuCau_Id?: string | null }> = {
  begin: async (tx, { YeuCau_Id }) => {
    const locked = await lockedRequest(tx, YeuCau_Id ?? '');
    const request = await transition(tx, yeuCauTomTatActs, yeuCauTable, locked._id, 'lap', {
      facts: requestFacts,
      locked,
    });
    await requireVisible(tx, madeOf(request));
    await recordOf(tx, request); // not cancelled meanwhile
    return request;
  },
  lock: (tx, { YeuCau_Id }) => moveRequest(tx, YeuCau_Id, 'giaoLai'),
  of: (ctx, { YeuCau_Id }) => requestById(ctx, YeuCau_Id),
  find: (ctx, { YeuCau_Id }) => requestById(ctx, YeuCau_Id),
  listed: {
    column: 'YeuCau_Id',
    byId: async (ctx, id) => (await rowsById(ctx.db, yeuCauTable, [id]))[0] ?? null,
  },
  columns: ({ _id, BenhNhan_Id, TiepNhan_Id, KhamBenh_Id, BenhAn_Id, PhongBan_Id }) => ({
    YeuCau_Id: _id,
    BenhNhan_Id,
    TiepNhan_Id,
    KhamBenh_Id,
    BenhAn_Id,
    PhongBan_Id,
  }),
  made: madeOf,
  changed: announce,
  // the session is held by the request, also before a summary is written
  adds: () => [],
};

/** The summary of a request, begun with what the record says; one that is issued again is a further version, and is to be delivered again. */
export const summary = definePaper<TomTatHoSoBenhAnInput>()({
  record: tomTatRecord,
  api: tomTatApi,
  table,
  acts: tomTatActs,
  permission: 'TOM_TAT_HO_SO',
  on: onRequest,
  live: ['DaCap'],
  form: 'TomTatHoSoBenhAn',
  numbers: { SoTomTat: soTomTat },
  facts: async (_ctx, { TrangThai, PhongBan_Id, NgayGiao }, { printed }) => ({
    TrangThai,
    node: PhongBan_Id,
    daIn: (await printed()) > 0,
    daGiao: NgayGiao !== null,
  }),
  begin: async (tx, request) => beginningOf(tx, await targetOf(tx, request)),
  whole: (tx) => ({ BacSi_Id: tx.user?.NhanVien_Id ?? null, NgayCap: today(tx) }),
  judge: async (tx, one) => refuseIssues(summaryIssues(one, today(tx))),
  again: {
    action: 'capLai',
    reason: 'LyDoThayThe',
    keeps: ({ SoTomTat, PhienBan }) => ({ SoTomTat, PhienBan: PhienBan + 1 }),
    versionFirst: true,
  },
  ends: { huy: reasoned },
  moment: { number: 'SoTomTat', text: ({ ChanDoan }, ctx) => `${moment[ctx.language]}: ${ChanDoan}` },
  many: { vi: 'Tóm tắt hồ sơ bệnh án', en: 'Summaries of medical records' },
  refers: { loose: { chan_doan_phu_icd_ids: 'ICD' } },
});

const moment = { vi: 'Tóm tắt hồ sơ bệnh án', en: 'Summary of the record' };

export const { create: issueSummary, update: updateSummary, reissue: issueSummaryAgain } = summary;

/** Cancels a summary, with a reason; its request is open again. Errors: NOT_FOUND, STATE_CHANGED, BAD_INPUT without a reason. */
export function cancelSummary(ctx: Ctx, id: string, LyDo: string): Promise<TomTatRow> {
  return inTransaction(ctx, async (tx) => {
    const row = await summary.end(tx, id, 'huy', LyDo);
    await moveRequest(tx, row.YeuCau_Id, 'moLai');
    return row;
  });
}

/** The summaries of a request, the newest first; the reading is logged. Errors: NOT_FOUND, RECORD_OF_ANOTHER_FACILITY, RECORD_NOT_IN_CARE. */
export async function summariesOf(ctx: Ctx, YeuCau_Id: string): Promise<TomTatRow[]> {
  await requireVisible(ctx, madeOf(await requestById(ctx, YeuCau_Id)));
  return summary.listOf(ctx, YeuCau_Id);
}

/** Moves the request of a summary on, as what follows from an act on the summary. */
function moveRequest(tx: Tx, id: string, action: 'giaoLai' | 'moLai'): Promise<YeuCauRow> {
  return transition(tx, yeuCauTomTatActs, yeuCauTable, id, action, {
    facts: requestFacts,
    consequence: true,
  });
}
