import type { ResultFlag } from '@sen/domain/lab/reference';
import type { SlipKind } from '@sen/domain/orders/orderKinds';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { definePoint } from '../../engine/points.ts';
import type { TiepNhan } from '../reception/queries.ts';

export type MomentDetail = { ten: string; giaTri: string; CoKetQua: ResultFlag | null };

/** One thing that happened to a patient. */
export type Moment = {
  _id: string;
  loai: 'TiepNhan' | 'KhamBenh' | 'DichVuYeuCau' | 'KetQua' | 'DonThuoc' | 'PhieuCap' | 'BienLai' | 'GiayTo';
  at: Date;
  ma: string;
  noiDung: string;
  chiTiets: readonly MomentDetail[];
  TrangThai: string;
  TiepNhan_Id: string | null;
  soTien: string | null;
  /** The examination in which it happened. */
  KhamBenh_Id: string | null;
  /** The kind of the order slip of an order or a result, whose id is the moment's. */
  LoaiPhieu: SlipKind | null;
  /** The prescription, where the reader works at a store that hands it out. */
  ToaThuoc_Id: string | null;
  /** The code of the print form of its record, whose id is the moment's. */
  MauIn: string | null;
};

type Optional = 'chiTiets' | 'soTien' | 'KhamBenh_Id' | 'LoaiPhieu' | 'ToaThuoc_Id' | 'MauIn';

/** A moment as its owner tells it: what does not apply is left out. */
export type ToldMoment = Omit<Moment, Optional> & Partial<Pick<Moment, Optional>>;

/**
 * What a feature tells of a patient, of the `visits` that the timeline shows or of all; it asks for its own right to read. The number
 * of statements may not grow with the visits.
 */
export type TimelineSource = {
  momentsOf: (
    ctx: Ctx,
    of: { BenhNhan_Id: string; visits: readonly TiepNhan[] },
  ) => Promise<ReadonlyArray<ToldMoment>>;
};

/** Those who tell the timeline of a patient. */
export const timeline = definePoint<TimelineSource>('timeline');

/** Whether two patients (ids) have what one patient cannot have twice, as a condition of SQL. */
export type OnceOnly = (one: string, other: string) => SQL;

/** Who lets a patient have something open once only: two such are not merged. */
export const onceOnly = definePoint<OnceOnly>('onceOnly');

/** Whether somebody serves one of some patients (`both`: a list of ids in brackets) on a day, as a condition of SQL. */
export type ServedNow = (both: SQL, day: string) => SQL;

/** Who serves patients: while one does, their record is not merged. */
export const servedNow = definePoint<ServedNow>('servedNow');

/** Whether some visit tells that a patient (id) died, as a condition of SQL. */
export type DeathOfVisit = (patient: SQL) => SQL;

/** Who records deaths at a visit: they are taken back there. */
export const deathOfVisit = definePoint<DeathOfVisit>('deathOfVisit');

/** What is told in words about the allergies of the patient of a visit, by those who note it there. */
export const allergiesTold =
  definePoint<(ctx: Ctx, TiepNhan_Id: string) => Promise<string[]>>('allergiesTold');
