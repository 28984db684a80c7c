import type { DichVuYeuCauAction } from '@sen/domain/orders/dichVuYeuCau';
import type { OrderWarning } from '@sen/domain/orders/limits';
import type { SlipKind } from '@sen/domain/orders/orderKinds';
import type { SQL } from 'drizzle-orm';
import type { Ctx, Tx } from '../../engine/context.ts';
import { definePoint } from '../../engine/points.ts';
import type { ResultVersion } from './resultVersions.ts';
import type { SlipNotes } from './slipNotes.ts';
import type { SlipRow } from './tables.ts';

/** What an act on an order slip of a kind brings with it; answers what to note on the slip. Its errors refuse the act. */
export type OrderEffect = {
  kind: SlipKind;
  run: (tx: Tx, slip: SlipRow, action: DichVuYeuCauAction, LyDo: string | undefined) => Promise<SlipNotes>;
};

/** What runs when a slip has moved, in the same transaction, before its lines, its account and its rooms hear of it. */
export const whenOrderMoves = definePoint<OrderEffect>('whenOrderMoves');

/** How a kind of result counts what lies outside the normal range. */
export type AbnormalCount = {
  kind: SlipKind;
  /** A select of one row for a slip: `cao`, `thap`, `nguy_hiem`, of the newest version of its result. */
  ofSlip: (slipId: SQL) => SQL;
};

/** Values outside the normal range, by kind of order; a kind that judges no values adds nothing. */
export const abnormalValues = definePoint<AbnormalCount>('abnormalValues');

/** Which versions the results of slips have, the newest first, for the kinds whose results are given out. */
type VersionsOfKinds = {
  kinds: readonly SlipKind[];
  of: (ctx: Ctx, slipIds: readonly string[]) => Promise<ResultVersion[]>;
};

/** The versions of results, by kind of order; a kind without a result adds nothing. */
export const resultVersionsOf = definePoint<VersionsOfKinds>('resultVersionsOf');

/** What lies free of drugs and supplies at some nodes together: id to decimal text, what is not there missing. One statement. */
export type FreeSupplies = (
  ctx: Ctx,
  nodes: readonly string[],
  Duoc_Ids: readonly string[],
) => Promise<ReadonlyMap<string, string>>;

/** Who keeps stock; where nobody does, nothing is said of it. */
export const freeSupplies = definePoint<FreeSupplies>('freeSupplies');

/** What the allergies of the patient of a visit say against services. */
export type ServiceAllergies = (
  ctx: Ctx,
  to: { BenhNhan_Id: string; TiepNhan_Id: string },
  services: ReadonlyArray<{ DichVu_Id: string; TenDichVu: string }>,
) => Promise<OrderWarning[]>;

/** Who knows what services give to patients. */
export const serviceAllergies = definePoint<ServiceAllergies>('serviceAllergies');

/** What may refuse that orders of sessions are cancelled, in the same transaction: throws the refusal. */
export const beforeOrdersCancelled =
  definePoint<(tx: Tx, sessions: readonly string[]) => Promise<void>>('beforeOrdersCancelled');

/** Who knows numbers of samples that a slip no longer has: the slips of each, by number. */
export const earlierSamples =
  definePoint<(ctx: Ctx, sids: readonly string[]) => Promise<ReadonlyMap<string, { slip: string }>>>(
    'earlierSamples',
  );

/** Who counts the samples of a slip that were rejected; of many slips of a request in one statement. */
export const rejectedSamples = definePoint<(ctx: Ctx, slipId: string) => Promise<number>>('rejectedSamples');
