import type { DeviceMessage, DeviceResult } from '@sen/domain/devices/deviceMessage';
import { personText } from '@sen/domain/devices/person';
import { faultsAskedAgain, notesThatWait } from '@sen/domain/devices/results';
import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Ctx, Tx } from '../../engine/context.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { keyOf, knownKeys } from './keys.ts';
import { type Placed, place, ranAt } from './place.ts';
import { ownSamples } from './samples.ts';
import {
  type KetNoiRow,
  ketNoiTable,
  tinThietBiTable as messages,
  ketQuaThietBiTable as results,
  type TinRow,
} from './tables.ts';
import { tellDevice } from './tell.ts';

/** A message of a device: its own id, what it said, and what was read from that. */
export type Incoming = { MaTin: string; NoiDung: string; message: DeviceMessage };

/**
 * Takes a message of a device, in one transaction: kept as it came, each of its results once however often it is sent, those of a sample
 * in work into the draft of its slip, the others for a person to assign. What was not understood of it waits for a person.
 */
export async function takeMessage(ctx: Ctx, link: KetNoiRow, incoming: Incoming): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await lockDevice(tx, link._id);
    const { message } = incoming;
    const sent = [...new Map(message.results.map((one) => [keyOf(one), one])).entries()];
    const known = await knownKeys(
      tx,
      link._id,
      sent.map(([key]) => key),
    );
    const fresh = sent.filter(([key]) => !known.has(key));
    const Tin_Id = v7();
    await tx.db.insert(messages).values({
      _id: Tin_Id,
      KetNoi_Id: link._id,
      Luc: tx.now(),
      Chieu: 'Vao',
      KetQua: becameOf(message, fresh.length),
      MaTin: incoming.MaTin,
      NoiDung: incoming.NoiDung,
      Loi: message.GhiChu ?? null,
      SoKetQua: fresh.length,
    });
    const own = await ownSamples(
      tx,
      fresh.map(([, one]) => one),
    );
    const placed = await place(tx, link, own);
    const rows = own.flatMap((one, at) => {
      const where = placed[at];
      const [Khoa] = fresh[at] ?? [];
      return where && Khoa
        ? [{ ...sentFields(one, where), ...where, KetNoi_Id: link._id, Tin_Id, Khoa, Luc: tx.now() }]
        : [];
    });
    if (rows.length > 0) await tx.db.insert(results).values(rows);
    await tx.db.update(ketNoiTable).set({ TinCuoiLuc: tx.now() }).where(eq(ketNoiTable._id, link._id));
    await tellDevice(tx, link);
  });
}

function becameOf(message: DeviceMessage, fresh: number): TinRow['KetQua'] {
  if (message.GhiChu && notesThatWait.includes(message.GhiChu)) return 'ChoXem';
  return message.results.length > 0 && fresh === 0 ? 'TrungLap' : 'Nhan';
}

function sentFields(one: DeviceResult, { LyDoCho }: Placed) {
  const { SIDMau, MaMay, GiaTri, DonVi, Co } = one;
  const NguoiMay = one.NguoiMay && LyDoCho === 'KhacNguoi' ? personText(one.NguoiMay) : null;
  return { SIDMau, MaMay, GiaTri, DonVi, Co, DienGiai: one.DienGiai ?? null, NguoiMay, LucChay: ranAt(one) };
}

/** One at a time decides what the results of a device mean: a message that comes, or a code that gets a meaning. */
export async function lockDevice(tx: Tx, KetNoi_Id: string): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`device:${KetNoi_Id}`}, 0))`);
}

/** Keeps what was no message, or none that could be read: nothing that came is lost. What is not sent again waits for a person. */
export async function noteBroken(ctx: Ctx, link: KetNoiRow, NoiDung: string, Loi: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await tx.db.insert(messages).values({
      KetNoi_Id: link._id,
      Luc: tx.now(),
      Chieu: 'Vao',
      KetQua: faultsAskedAgain.includes(Loi) ? 'Hong' : 'ChoXem',
      NoiDung: NoiDung.replaceAll('\u0000', ' ').slice(0, 20_000),
      Loi,
    });
    await tellDevice(tx, link);
  });
}
