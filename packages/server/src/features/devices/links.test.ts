import { connect, createServer, type Server, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { until } from '../../../test/until.ts';
import { labFactory } from '../lab/testLab.ts';
import { issuesOf } from '../reception/testReception.ts';
import { openAnalyser } from './analyser.ts';
import { linkAt, linkById, links } from './queries.ts';
import { type Served, serveLink } from './served.ts';
import { startDevices } from './service.ts';
import type { KetNoiRow } from './tables.ts';
import { deviceFactory, sampleOf } from './testDevices.ts';

let site: TestSite;
let at: Awaited<ReturnType<typeof labFactory>>;
let of: Awaited<ReturnType<typeof deviceFactory>>;

beforeAll(async () => {
  site = await openTestSite();
  at = await labFactory(site);
  of = await deviceFactory(site);
});
afterAll(() => of.close());
beforeEach(() => at.forget());

const sample = () => sampleOf(at);

/** Serves a link of its own, however it is saved, while `act` runs; its line is told in its row. */
async function serving(
  over: Partial<KetNoiRow>,
  act: (served: { id: string; port: number; fault: () => Promise<string | null> } & Served) => Promise<void>,
  { host = '127.0.0.1', ...times }: { host?: string; idle?: number } = {},
): Promise<void> {
  const { id, port } = await of.linkOf('TB08', { Bat: false });
  const row = await linkAt(of.admin, id, 'THIET_BI_KET_NOI');
  const { source } = await site.app();
  const config = { ...source.config, host, outsideHosts: ['127.0.0.1'] };
  const served = serveLink(
    { ...source, config },
    { ...row, ...over, Cong: port },
    { again: 50, idle: 60_000, ...times },
  );
  try {
    const fault = async () => (await linkAt(of.admin, id, 'THIET_BI_KET_NOI')).Loi;
    await act({ ...served, id, port, fault });
  } finally {
    await served.stop();
    await site.database.db.execute(sql`delete from main.tin_thiet_bi where ket_noi_id = ${id}`);
    await site.database.db.execute(sql`delete from main.ket_noi_thiet_bi where id = ${id}`);
  }
}

/** A line to a port, and whether it was closed. */
async function lineTo(port: number): Promise<{ socket: Socket; closed: () => boolean }> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    let closed = false;
    socket.on('close', () => {
      closed = true;
    });
    const made = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true));
      socket.once('error', () => resolve(false));
    });
    socket.on('error', () => undefined);
    if (made) return { socket, closed: () => closed };
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describe('a link', () => {
  it('sends the orders when the sample is taken, once the analyser is there', async () => {
    const { id, analyser } = await of.analyserOf('TB07', { GiaoThuc: 'HL7', GuiChiDinh: true });
    await site.database.db.execute(
      sql`update main.thiet_bi set dich_vu_ids = '{}' where ma_thiet_bi = 'TB07'`,
    );
    const { SID } = await sample();
    await until(() => analyser.ordered.has(SID));
    expect(analyser.ordered.get(SID)).toEqual(['GLU']);
    await until(async () => (await of.messagesOf(id)).some(({ KetQua }) => KetQua === 'DaGui'));
    await of.change(id, { Bat: false });
  });

  it('says plainly that its port is taken, and two links never have the same', async () => {
    const { port } = await of.analyserOf('TB03');
    expect(await issuesOf(of.linkOf('TB05', { Cong: port, Bat: true }))).toContainEqual({
      path: 'Cong',
      code: 'DEVICE_PORT_TAKEN',
    });
  });

  it('calls only hosts that the settings of the server name', async () => {
    const calling = of.linkOf('TB08', { CachNoi: 'Goi', DiaChi: '192.0.2.9', Bat: true });
    expect(await issuesOf(calling)).toContainEqual({ path: 'DiaChi', code: 'DEVICE_HOST_NOT_NAMED' });
  });

  it.each([
    ['DEVICE_NOT_REACHED', { CachNoi: 'Goi', DiaChi: '127.0.0.1' }, '127.0.0.1'],
    ['DEVICE_HOST_NOT_NAMED', { CachNoi: 'Goi', DiaChi: '192.0.2.9' }, '127.0.0.1'],
    ['DEVICE_ADDRESS_MISSING', { CachNoi: 'Nghe', DiaChi: null }, '127.0.0.1'],
    // an address of no device of this host
    ['DEVICE_PORT_REFUSED', { CachNoi: 'Nghe' }, '192.0.2.1'],
  ] as const)('tells in its state why nothing comes: %s', (Loi, over, host) =>
    serving(over, ({ fault }) => until(async () => (await fault()) === Loi), { host }),
  );

  it('tells that its port is taken, and tries again until it is free', async () => {
    const { port } = await of.linkOf('TB07', { Bat: false });
    const other: Server = createServer();
    await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
    const row = (await links(of.admin)).find(({ Cong }) => Cong === port);
    if (!row) throw new Error('no link');
    const { source } = await site.app();
    const served = serveLink(source, row, { again: 50, idle: 60_000 });
    const fault = async () => (await linkById(of.admin, row._id)).Loi;
    try {
      await until(async () => (await fault()) === 'DEVICE_PORT_TAKEN');
      await new Promise((resolve) => other.close(resolve));
      await until(async () => (await fault()) === null);
      (await lineTo(port)).socket.destroy();
    } finally {
      await served.stop();
      await site.database.db.execute(sql`delete from main.ket_noi_thiet_bi where id = ${row._id}`);
    }
  });

  it('that is on names the only address that it lets in', async () => {
    const refusedAt = (over: Parameters<typeof of.linkOf>[1]) => issuesOf(of.linkOf('TB08', over));
    expect(await refusedAt({ DiaChi: null })).toEqual([{ path: 'DiaChi', code: 'REQUIRED' }]);
    expect(await refusedAt({ DiaChi: 'may-1.lan' })).toEqual([{ path: 'DiaChi', code: 'NOT_AN_IP' }]);
    expect(await refusedAt({ DiaChi: '192.168.1.256' })).toEqual([{ path: 'DiaChi', code: 'NOT_AN_IP' }]);
    await serving({ DiaChi: '192.0.2.7' }, async ({ port }) => {
      const { closed } = await lineTo(port);
      await until(closed);
    });
  });

  it('has one line: a new one closes the one before, and one on which nothing comes is cut', () =>
    serving(
      {},
      async ({ port }) => {
        const first = await lineTo(port);
        const second = await lineTo(port);
        await until(first.closed);
        expect(second.closed()).toBe(false);
        await until(second.closed);
      },
      { idle: 400 },
    ));

  it('keeps a device and a port for itself only while it is on', async () => {
    const { id, port } = await of.linkOf('TB08', { Bat: false });
    const other = await of.linkOf('TB08', { Bat: false, Cong: port });
    await of.change(id, { Bat: true });
    expect(await issuesOf(of.change(other.id, { Bat: true }))).toEqual([
      { path: 'ThietBi_Id', code: 'DUPLICATE' },
      { path: 'Cong', code: 'DEVICE_PORT_TAKEN' },
    ]);
    await of.change(id, { Bat: false });
    await of.change(other.id, { Bat: true });
    await of.change(other.id, { Bat: false });
  });

  const locks = async () => {
    const { rows } = await site.database.db.execute<{ held: number }>(
      sql`select count(*)::int as held from pg_locks where classid = 7391 and database = (select oid from pg_database where datname = current_database())`,
    );
    return rows[0]?.held;
  };

  it('is given free for other nodes when it is off, and kept when the connection of the locks was lost meanwhile', async () => {
    const before = (await locks()) ?? 0;
    const { id, port } = await of.linkOf('TB05');
    const { devices } = await site.app();
    await devices?.sync();
    expect(await locks()).toBe(before + 1);
    const analyser = await openAnalyser('astm', { host: '127.0.0.1', port });
    await site.database.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'sen devices' and datname = current_database()`,
    );
    await until(async () => {
      await devices?.sync();
      return (await locks()) === before + 1;
    });
    await analyser.close();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await locks()).toBe(before + 1);
    expect((await linkById(of.admin, id)).TrangThai).not.toBe('KhongChay');
    await of.change(id, { Bat: false });
    expect(await locks()).toBe(before);
  });

  it('is served by one node only, and by another one when that is gone', async () => {
    const running = await site.app();
    const { rows } = await site.database.db.execute(sql`select 1 from main.ket_noi_thiet_bi where bat`);
    const second = startDevices({ ...running.source, logger: running.source.logger }, site.url, {
      listen: () => () => undefined,
    } as unknown as Parameters<typeof startDevices>[2]);
    await second.sync();
    expect(rows.length).toBeGreaterThan(0);
    expect((await links(of.admin)).filter(({ TrangThai }) => TrangThai === 'Loi')).toEqual([]);
    await running.devices?.stop();
    await second.sync();
    await until(async () => (await links(of.admin)).some(({ TrangThai }) => TrangThai === 'DangNghe'));
    await second.stop();
  });
});
