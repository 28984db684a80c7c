import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payAll, type Visit } from '../../../test/cashierVisits.ts';
import { supplyFactory } from '../../../test/supplyVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { type Ctx, localDay } from '../../engine/context.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { cancelReceipt } from '../cashier/cancel.ts';
import { closeSession, lockSession } from '../examination/commands.ts';
import { closeEarlier } from '../queues/closing.ts';
import { callNext, callTicket, dismiss, recall, returnTicket } from '../queues/commands.ts';
import { ticketOfSource, ticketsOf } from '../queues/queries.ts';
import type { tiepNhanTable } from '../reception/tables.ts';
import { cancelSupply } from './cancelSupply.ts';
import { supply } from './supply.ts';
import { supplyList } from './supplyList.ts';
import { beginSupply, queueForSupply, waitAgain } from './supplyTickets.ts';

type Factory = Awaited<ReturnType<typeof supplyFactory>>;
let site: TestSite;
let store: Factory;
let cashier: Ctx;
let doctor: Ctx;
let node = '';

beforeAll(async () => {
  site = await openTestSite();
  store = await supplyFactory(site);
  cashier = await site.ctx('thungan1', { node: 'QT01' });
  doctor = await site.ctx('bsnoi1', { node: 'PK01' });
  node = await site.id('auth.node', 'KHOLE');
});
afterAll(() => site.close());

const stateOf = async (source: string) => (await ticketOfSource(store.fresh(), source))?.TrangThai ?? null;
const desk = () => ({ hangDoi: 'CapPhatThuoc' as const, nodeId: node, quay: 'Quầy 1' });
/** The counter so many seconds later: who was called is called again after a while. */
const after = (seconds: number): Ctx => ({
  ...store.fresh(),
  now: () => new Date(Date.now() + seconds * 1000),
});
const end = (KhamBenh_Id: string) =>
  inTransaction({ ...doctor, loaders: new Map() }, async (tx) =>
    closeSession(tx, await lockSession(tx, KhamBenh_Id), 'ketThuc'),
  );

/** An insured prescription whose examination has ended: it waits with a number. */
async function waiting(visit: Partial<typeof tiepNhanTable.$inferInsert> = {}) {
  const made = await store.prescribed(await store.stocked(), '5', 'BHYT', visit);
  await end(made.KhamBenh_Id);
  return made;
}

/** Everybody who waits is supplied, so that the queue of the next test is empty. */
async function emptyQueue(): Promise<void> {
  await site.database.db.execute(
    sql`update main.hang_doi_ve set trang_thai = 'huy' where hang_doi = 'CapPhatThuoc'`,
  );
}

async function takeBack(visit: Visit): Promise<void> {
  const { rows } = await site.database.db.execute<{ id: string }>(
    sql`select id from main.bien_lai where tiep_nhan_id = ${visit.TiepNhan_Id} and trang_thai <> 'DaHuy'`,
  );
  await cancelReceipt({ ...cashier, loaders: new Map() }, rows[0]?.id ?? '', 'Thu nhầm');
}

describe('the number of a prescription', () => {
  it('is given to an insured one when the doctor ends the examination, with the priority of the visit', async () => {
    const { ToaThuoc_Id, KhamBenh_Id } = await store.prescribed(await store.stocked(), '5', 'BHYT', {
      UuTien: true,
      LyDoUuTien: 'Từ 75 tuổi',
    });
    expect(await stateOf(ToaThuoc_Id)).toBeNull();
    await end(KhamBenh_Id);
    expect(await ticketOfSource(store.fresh(), ToaThuoc_Id)).toMatchObject({
      TrangThai: 'cho',
      Node_Id: node,
      isPriority: true,
      isEmergency: false,
      LyDoUuTien: 'Từ 75 tuổi',
    });
  });

  it('is given to a paid one with its payment, and cancelled when the payment is taken back', async () => {
    const { ToaThuoc_Id, KhamBenh_Id, visit } = await store.prescribed(await store.stocked(), '5', 'Thuong');
    await end(KhamBenh_Id);
    expect(await stateOf(ToaThuoc_Id)).toBeNull();
    await payAll(site, cashier, visit);
    expect(await stateOf(ToaThuoc_Id)).toBe('cho');
    await beginSupply(store.fresh(), ToaThuoc_Id, store.Kho_Id);
    await takeBack(visit);
    expect(await stateOf(ToaThuoc_Id)).toBe('huy');
    await payAll(site, cashier, visit);
    expect(await stateOf(ToaThuoc_Id)).toBe('cho');
  });

  it('is given to one that is paid before the examination ends when it ends', async () => {
    const { ToaThuoc_Id, KhamBenh_Id, visit } = await store.prescribed(await store.stocked(), '5', 'Thuong');
    await payAll(site, cashier, visit);
    expect(await stateOf(ToaThuoc_Id)).toBeNull();
    await end(KhamBenh_Id);
    expect(await stateOf(ToaThuoc_Id)).toBe('cho');
  });

  it('is one, even when what frees the prescription happens many times at once', async () => {
    const { ToaThuoc_Id, KhamBenh_Id } = await store.prescribed(await store.stocked(), '5');
    await site.database.db.execute(
      sql`update main.kham_benh set trang_thai = 'DaKham' where id = ${KhamBenh_Id}`,
    );
    const acts = Array.from({ length: 8 }, () =>
      inTransaction(store.fresh(), (tx) => queueForSupply(tx, [ToaThuoc_Id])),
    );
    await Promise.all(acts);
    const { rows } = await site.database.db.execute(
      sql`select id from main.hang_doi_ve where source_id = ${ToaThuoc_Id}`,
    );
    expect(rows).toHaveLength(1);
  });

  it('is served at the counter, waits again at its old place, and is done with the supply', async () => {
    await emptyQueue();
    const first = await waiting();
    await waiting();
    expect(await beginSupply(store.fresh(), first.ToaThuoc_Id, store.Kho_Id)).toBe(true);
    expect(await stateOf(first.ToaThuoc_Id)).toBe('dang_phuc_vu');
    expect(await waitAgain(store.fresh(), first.ToaThuoc_Id, store.Kho_Id)).toBe(true);
    const queue = await ticketsOf(store.fresh(), { hangDoi: 'CapPhatThuoc', nodeId: node });
    expect(queue.cho.map((ticket) => ticket.source_Id)[0]).toBe(first.ToaThuoc_Id);
    await supply(store.fresh(), { ToaThuoc_Id: first.ToaThuoc_Id, idStore: store.Kho_Id });
    expect(await stateOf(first.ToaThuoc_Id)).toBe('xong');
    expect(await beginSupply(store.fresh(), first.ToaThuoc_Id, store.Kho_Id)).toBe(false);
  });

  it('waits again when the supply is taken back; on a later day there is a new one', async () => {
    const { ToaThuoc_Id } = await waiting();
    const give = () => supply(store.fresh(), { ToaThuoc_Id, idStore: store.Kho_Id });
    const PhieuCap_Id = await give();
    await cancelSupply(store.fresh(), { PhieuCap_Id, LyDo: 'Cấp nhầm' });
    const ticket = await ticketOfSource(store.fresh(), ToaThuoc_Id);
    expect(ticket?.TrangThai).toBe('cho');
    const again = await give();
    const now = new Date(Date.now() + 86_400_000);
    await cancelSupply({ ...store.fresh(), now: () => now }, { PhieuCap_Id: again, LyDo: 'Cấp nhầm' });
    const next = await ticketOfSource(store.fresh(), ToaThuoc_Id);
    expect(next?._id).not.toBe(ticket?._id);
    expect(next).toMatchObject({ TrangThai: 'cho', Ngay: localDay(now) });
  });

  describe('that was left from an earlier day', () => {
    const tomorrow = new Date(Date.now() + 86_400_000);
    const later = (): Ctx => ({ ...store.fresh(), now: () => tomorrow });
    const tickets = async (ToaThuoc_Id: string) => {
      const { rows } = await site.database.db.execute<{ state: string; day: string }>(
        sql`select trang_thai as state, ngay::text as day from main.hang_doi_ve where source_id = ${ToaThuoc_Id} order by ngay`,
      );
      return rows.map(({ state, day }) => `${day === localDay(tomorrow) ? 'today' : 'earlier'} ${state}`);
    };
    const passOver = async (ToaThuoc_Id: string) => {
      const id = (await ticketOfSource(store.fresh(), ToaThuoc_Id))?._id ?? '';
      await callTicket(store.fresh(), id, desk());
      for (const again of [15, 30]) await recall(after(again), id, desk());
      await dismiss(store.fresh(), id, desk());
    };
    const states: Array<[string, (ToaThuoc_Id: string) => Promise<unknown>]> = [
      ['waiting', async () => undefined],
      [
        'called',
        async (id) => callTicket(store.fresh(), (await ticketOfSource(store.fresh(), id))?._id ?? '', desk()),
      ],
      ['served', (id) => beginSupply(store.fresh(), id, store.Kho_Id)],
      ['passed over', passOver],
    ];

    const kept = { waiting: 'cho', called: 'dang_goi', served: 'dang_phuc_vu', 'passed over': 'vang' };

    it.each(states)('%s stays as it is while the prescription is due', async (name, act) => {
      const { ToaThuoc_Id } = await waiting();
      await act(ToaThuoc_Id);
      for (const _again of [1, 2]) await inTransaction(later(), (tx) => queueForSupply(tx, [ToaThuoc_Id]));
      expect(await tickets(ToaThuoc_Id)).toEqual([`earlier ${kept[name as keyof typeof kept]}`]);
    });

    it.each(states)('%s is served once its patient stands at the counter', async (_, act) => {
      const { ToaThuoc_Id } = await waiting();
      await act(ToaThuoc_Id);
      expect(await beginSupply(later(), ToaThuoc_Id, store.Kho_Id)).toBe(true);
      expect(await tickets(ToaThuoc_Id)).toEqual(['earlier dang_phuc_vu']);
      const { dangPhucVu } = await ticketsOf(later(), { hangDoi: 'CapPhatThuoc', nodeId: node });
      expect(dangPhucVu.map((ticket) => ticket.source_Id)).toContain(ToaThuoc_Id);
      await supply(later(), { ToaThuoc_Id, idStore: store.Kho_Id });
      expect(await tickets(ToaThuoc_Id)).toEqual(['earlier xong']);
    });

    it('gives way to one of today once it was closed, one only when several ask at once', async () => {
      const { ToaThuoc_Id } = await waiting();
      await closeEarlier(later(), {
        hangDoi: 'CapPhatThuoc',
        idNode: node,
        DenNgay: localDay(new Date()),
        LyDo: 'Hết ngày',
      });
      expect(await tickets(ToaThuoc_Id)).toEqual(['earlier huy']);
      const asked = Array.from({ length: 6 }, () => waitAgain(later(), ToaThuoc_Id, store.Kho_Id));
      expect(await Promise.all(asked)).toEqual(Array(6).fill(true));
      expect(await tickets(ToaThuoc_Id)).toEqual(['earlier huy', 'today cho']);
    });

    it('is over by a supply, or when nothing is due any more', async () => {
      const [given, withdrawn] = [await waiting(), await waiting()];
      await supply(later(), { ToaThuoc_Id: given.ToaThuoc_Id, idStore: store.Kho_Id });
      expect(await tickets(given.ToaThuoc_Id)).toEqual(['earlier xong']);
      await site.database.db.execute(
        sql`update main.toa_thuoc set trang_thai = 'DaHuy' where id = ${withdrawn.ToaThuoc_Id}`,
      );
      await inTransaction(later(), (tx) => queueForSupply(tx, [withdrawn.ToaThuoc_Id]));
      expect(await tickets(withdrawn.ToaThuoc_Id)).toEqual(['earlier huy']);
    });

    it('is called at the counter of the next day', async () => {
      await emptyQueue();
      const { ToaThuoc_Id } = await waiting();
      expect((await callNext(later(), desk()))?.source_Id).toBe(ToaThuoc_Id);
    });
  });

  it('is done by a supply to somebody who was passed over', async () => {
    await emptyQueue();
    const { ToaThuoc_Id } = await waiting();
    const called = await callNext(store.fresh(), desk());
    for (const again of [15, 30]) await recall(after(again), called?._id ?? '', desk());
    await dismiss(store.fresh(), called?._id ?? '', desk());
    expect(await stateOf(ToaThuoc_Id)).toBe('vang');
    await supply(store.fresh(), { ToaThuoc_Id, idStore: store.Kho_Id });
    expect(await stateOf(ToaThuoc_Id)).toBe('xong');
  });

  it('is refused to a counter of another store', async () => {
    const { ToaThuoc_Id } = await waiting();
    const stranger = await site.ctx('nhathuoc', { node: 'NHATHUOC' });
    for (const act of [beginSupply, waitAgain])
      await expect(act(stranger, ToaThuoc_Id, store.Kho_Id)).rejects.toMatchObject({
        code: 'NODE_NOT_GRANTED',
      });
  });
});

describe('the counters of a store', () => {
  it('that call at once never get the same number', async () => {
    await emptyQueue();
    for (let made = 0; made < 4; made++) await waiting();
    const calls = await Promise.all(Array.from({ length: 6 }, () => callNext(store.fresh(), desk())));
    const got = calls.flatMap((ticket) => ticket?._id ?? []);
    expect(got).toHaveLength(4);
    expect(new Set(got).size).toBe(4);
  });

  it('see those to supply in calling order with their numbers, those passed over at the end, in five statements', async () => {
    await emptyQueue();
    const made = [await waiting(), await waiting(), await waiting(), await waiting({ UuTien: true })];
    const absent = await callNext(store.fresh(), desk());
    for (const again of [15, 30]) await recall(after(again), absent?._id ?? '', desk());
    await dismiss(store.fresh(), absent?._id ?? '', desk());
    const called = await callNext(store.fresh(), desk());
    const shown = async () =>
      (await supplyList(store.fresh(), { idStore: store.Kho_Id })).data
        .filter((row) => made.some((one) => one.ToaThuoc_Id === row._id))
        .map((row) => `${made.findIndex((one) => one.ToaThuoc_Id === row._id)} ${row.TrangThaiVe}`);
    expect(called?.source_Id).toBe(made[0]?.ToaThuoc_Id);
    expect(await shown()).toEqual(['0 dang_goi', '1 cho', '2 cho', '3 vang']);
    await returnTicket(store.fresh(), absent?._id ?? '', desk());
    expect((await shown()).at(-1)).toBe('3 cho');
    expect(await site.countQueries(() => supplyList(store.fresh(), { idStore: store.Kho_Id }))).toBe(5);
  });

  it('are told when a number is given', async () => {
    const { ToaThuoc_Id } = await waiting();
    const ticket = await ticketOfSource(store.fresh(), ToaThuoc_Id);
    const { rows } = await site.database.db.execute(
      sql`select process, node_id from main.event where module = 'HangDoi' and data ->> 'Ve_Id' = ${ticket?._id ?? ''}`,
    );
    expect(rows).toEqual([{ process: 'create', node_id: node }]);
  });
});
