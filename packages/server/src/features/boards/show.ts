import { maskName } from '@sen/domain/names/key';
import type { QueueKind } from '@sen/domain/queues/queueKinds';
import { type Ctx, today } from '../../engine/context.ts';
import { facilityOfNode } from '../organisation/facility.ts';
import { loadPatient } from '../patients/queries.ts';
import { nameOf } from '../printing/paperData.ts';
import { nodesOfQueue, type QueueView, ticketsOfPlaces } from '../queues/queries.ts';
import type { VeRow } from '../queues/tables.ts';
import { readSetting } from '../system/queries.ts';
import type { BangGoiSoRow } from './tables.ts';

/** Whom a board names: the number, the masked name and the year of birth. */
type Shown = {
  KyHieu: string;
  /** The day of a number that waits from an earlier one; null for one of today. */
  ngay: string | null;
  ten: string | null;
  namSinh: number | null;
};
/** A call: `luot` changes with each call and recall of a number. */
type Called = Shown & { quay: string | null; luc: string; luot: string };
type Place = {
  ten: string;
  /** Called or being served, the newest first. */
  goi: Called[];
  /** Those who come next. */
  tiep: Array<Shown & { uuTien: boolean }>;
  /** How many wait in all. */
  soCho: number;
};

/** What a paired television shows. */
export type Board = {
  ten: string;
  TenCoSo: string;
  luc: string;
  HangDoi: QueueKind;
  coGiong: boolean;
  noi: Place[];
};

const calledMost = 4;
const nextMost = 5;

/** What a board shows now: a number of statements that does not grow with its places. */
export async function boardNow(ctx: Ctx, board: BangGoiSoRow): Promise<Board> {
  const { HangDoi, Node_Ids } = board;
  const nodes = await nodesOfQueue(ctx, HangDoi, Node_Ids);
  const views = await ticketsOfPlaces(ctx, HangDoi, nodes);
  const [{ name }, facility] = await Promise.all([
    readSetting(ctx, 'facility'),
    facilityOfNode(ctx, nodes[0] ?? ''),
  ]);
  return {
    ten: board.Ten,
    TenCoSo: facility && !facility.laChinh ? facility.name : name,
    luc: ctx.now().toISOString(),
    HangDoi,
    coGiong: board.CoGiong,
    noi: await Promise.all(nodes.map((id) => placeOf(ctx, id, views.get(id)))),
  };
}

async function placeOf(ctx: Ctx, nodeId: string, view: QueueView | undefined): Promise<Place> {
  const ten = (await nameOf(ctx, 'Node', nodeId)) ?? '';
  if (!view) return { ten, goi: [], tiep: [], soCho: 0 };
  const called = [...view.dangGoi, ...view.dangPhucVu.filter((one) => one.goiLuc !== null)]
    .sort((a, b) => (b.goiLuc?.getTime() ?? 0) - (a.goiLuc?.getTime() ?? 0))
    .slice(0, calledMost);
  return {
    ten,
    goi: await Promise.all(
      called.map(async (one) => ({
        ...(await who(ctx, one)),
        quay: one.Quay === ten ? null : one.Quay,
        luc: one.goiLuc?.toISOString() ?? '',
        luot: `${one.KyHieu} ${one.soLanGoi} ${one.goiLuc?.getTime() ?? 0}`,
      })),
    ),
    tiep: await Promise.all(
      view.cho
        .slice(0, nextMost)
        .map(async (one) => ({ ...(await who(ctx, one)), uuTien: one.isPriority || one.isEmergency })),
    ),
    soCho: view.cho.length,
  };
}

async function who(ctx: Ctx, { KyHieu, Ngay, BenhNhan_Id }: VeRow): Promise<Shown> {
  const patient = BenhNhan_Id ? await loadPatient(ctx, BenhNhan_Id) : null;
  return {
    KyHieu,
    ngay: Ngay === today(ctx) ? null : Ngay,
    ten: patient ? maskName(patient.TenBenhNhan) : null,
    namSinh: patient?.NamSinh ?? null,
  };
}
