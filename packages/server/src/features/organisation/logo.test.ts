import { Node } from '@sen/domain/catalogues/Node';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pngPicture } from '../../../test/pictures.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { updateEntry } from '../../engine/catalogue/commands.ts';
import { storePicture } from '../../engine/catalogue/pictures.ts';
import type { Ctx } from '../../engine/context.ts';
import { letterhead } from '../printing/paperData.ts';
import { facilityOfNode } from './facility.ts';
import { logoOfHost } from './logo.ts';

let site: TestSite;
let admin: Ctx;
let logos: { hospital: string; clinic: string };
let bytes: Buffer;

beforeAll(async () => {
  site = await openTestSite();
  admin = await site.ctx('quantri');
});
afterAll(() => site.close());

const nodeId = async (code: string) => {
  const { rows } = await site.database.db.execute<{ id: string }>(
    sql`select id from auth.node where code = ${code}`,
  );
  return rows[0]?.id ?? '';
};

describe('the logo of a facility', () => {
  it('is none on a new site: screens and papers do without', async () => {
    expect(await logoOfHost(admin, 'localhost:8080')).toBeNull();
    expect((await letterhead(admin)).Logo).toBeNull();
    const { app } = await site.app();
    const answer = await app.inject({ url: '/api/logo' });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/his/favicon.svg']);
  });

  it('follows the address that is asked, and the first facility without a host name has the others', async () => {
    bytes = pngPicture(120, 120);
    const [one, other] = [bytes, pngPicture(60, 60)];
    const send = (file: Buffer) => storePicture(admin, Node, 'Logo', { name: 'logo.png', bytes: file });
    logos = { hospital: (await send(one))._id, clinic: (await send(other))._id };
    await updateEntry(admin, Node, await nodeId('BVS'), { Logo: logos.hospital });
    await updateEntry(admin, Node, await nodeId('PKS'), { Logo: logos.clinic, host: 'PhongKham.vn' });
    expect(await logoOfHost(admin, 'benhvien.vn')).toBe(logos.hospital);
    expect(await logoOfHost(admin, 'phongkham.VN:8443')).toBe(logos.clinic);
    expect(await site.countQueries(() => logoOfHost(admin, 'phongkham.vn'))).toBe(1);
  });

  it('is answered to everybody with a mark, so that it travels once', async () => {
    const { app } = await site.app();
    const answer = await app.inject({ url: '/api/logo', headers: { host: 'benhvien.vn' } });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
    expect(answer.rawPayload.equals(bytes)).toBe(true);
    const again = await app.inject({
      url: '/api/logo',
      headers: { host: 'benhvien.vn', 'if-none-match': String(answer.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  it('stands on the papers of the rooms of its facility', async () => {
    expect((await facilityOfNode(admin, await nodeId('PKSQT')))?.logo).toBe(logos.clinic);
    expect((await facilityOfNode(admin, await nodeId('QT01')))?.logo).toBe(logos.hospital);
    expect((await facilityOfNode(admin, null))?.logo).toBe(logos.hospital);
    const desk = await site.ctx('tiepdon', { node: 'TN01' });
    expect((await letterhead(desk)).Logo).toMatchObject({
      name: expect.stringMatching(/^bieu-trung-.*\.png$/),
    });
  });

  it('is read once for all addresses that strangers may think of, and anew after a change', async () => {
    const kept = await openTestSite({ SEN_MASTER_CACHE_MS: '60000' });
    try {
      const user = await kept.ctx('quantri');
      const { rows } = await kept.database.db.execute<{ id: string }>(
        sql`select id from auth.node where code = 'BVS'`,
      );
      const change = async (size: number) => {
        const file = { name: 'logo.png', bytes: pngPicture(size, size) };
        const { _id } = await storePicture(user, Node, 'Logo', file);
        await updateEntry(user, Node, rows[0]?.id ?? '', { Logo: _id });
        await new Promise((resolve) => setTimeout(resolve, 5)); // what is read in the millisecond of a change is not kept
        return file.bytes;
      };
      const { app } = await kept.app();
      const ask = async (host: string) =>
        (await app.inject({ url: '/api/logo', headers: { host } })).rawPayload;
      const first = await change(50);
      expect((await ask('one.vn')).equals(first)).toBe(true);
      const strangers = Array.from({ length: 30 }, (_, index) => `invented${index}.vn`);
      const statements = await kept.countQueries(async () => {
        for (const host of strangers) expect((await ask(host)).equals(first)).toBe(true);
      });
      // two for each of them without; the server itself may have asked something meanwhile
      expect(statements).toBeLessThan(10);
      const second = await change(70);
      expect((await ask('one.vn')).equals(second)).toBe(true);
    } finally {
      await kept.close();
    }
  });

  it('is not one of a facility that is suspended', async () => {
    await updateEntry(admin, Node, await nodeId('PKS'), { TamNgung: true });
    expect(await logoOfHost(admin, 'phongkham.vn')).toBe(logos.hospital);
  });
});
