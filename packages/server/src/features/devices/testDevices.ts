import { createServer } from 'node:net';
import { eq } from 'drizzle-orm';
import type { TestSite } from '../../../test/testSite.ts';
import { until } from '../../../test/until.ts';
import type { Ctx } from '../../engine/context.ts';
import type { KetNoiThietBiInput } from '../../gql/main.ts';
import { type Analyser, openAnalyser } from './analyser.ts';
import { createLink, updateLink } from './linkCommands.ts';
import { linkById } from './queries.ts';
import { ketNoiTable, ketQuaThietBiTable, maMayTable, tinThietBiTable } from './tables.ts';

/** A port that nobody uses just now. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** Links of the demo's devices for tests, with an administrator who changes them. */
export async function deviceFactory(site: TestSite) {
  const admin: Ctx = await site.ctx('quantri', { node: 'XN01' });
  const lab = await site.id('auth.node', 'XN01');
  await site.database.db.delete(ketNoiTable); // those of the demo, which are off

  async function linkOf(
    code: string,
    over: Partial<KetNoiThietBiInput> = {},
  ): Promise<{ id: string; port: number }> {
    const Cong = over.Cong ?? (await freePort());
    const id = await createLink(admin, {
      ThietBi_Id: await site.id('main.thiet_bi', code),
      NoiThucHien_Id: lab,
      GiaoThuc: 'ASTM',
      CachNoi: 'Nghe',
      DiaChi: '127.0.0.1',
      Cong,
      BangMa: 'utf-8',
      GuiChiDinh: false,
      Bat: true,
      ...over,
    });
    return { id, port: Cong };
  }

  /** A link and its analyser, connected to the running application. */
  async function analyserOf(
    code: string,
    over: Partial<KetNoiThietBiInput> = {},
  ): Promise<{ id: string; port: number; analyser: Analyser }> {
    const { id, port } = await linkOf(code, over);
    await (await site.app()).devices?.sync();
    await until(async () => (await linkById(admin, id)).TrangThai === 'DangNghe');
    const protocol = over.GiaoThuc === 'HL7' ? 'hl7' : 'astm';
    return { id, port, analyser: await openAnalyser(protocol, { host: '127.0.0.1', port }) };
  }

  const resultsOf = (id: string) =>
    site.database.db
      .select()
      .from(ketQuaThietBiTable)
      .where(eq(ketQuaThietBiTable.KetNoi_Id, id))
      .orderBy(ketQuaThietBiTable.NgayTao, ketQuaThietBiTable._id);
  const messagesOf = (id: string) =>
    site.database.db
      .select()
      .from(tinThietBiTable)
      .where(eq(tinThietBiTable.KetNoi_Id, id))
      .orderBy(tinThietBiTable.Luc, tinThietBiTable._id);

  async function change(id: string, over: Partial<KetNoiThietBiInput>): Promise<void> {
    const { version, ThietBi_Id, NoiThucHien_Id, GiaoThuc, CachNoi, DiaChi, Cong, BangMa, GuiChiDinh, Bat } =
      await linkById(admin, id);
    await updateLink(admin, id, {
      version,
      ThietBi_Id,
      NoiThucHien_Id,
      GiaoThuc,
      CachNoi,
      DiaChi,
      Cong,
      BangMa,
      GuiChiDinh,
      Bat,
      ...over,
    });
    await (await site.app()).devices?.sync();
  }

  return { admin, lab, linkOf, analyserOf, resultsOf, messagesOf, change };
}

/** A link, a meaning and a waiting result of the demo's laboratory, for walks over everything. */
export async function makeDeviceRecords(
  site: TestSite,
): Promise<{ lab: string; link: string; meaning: string; result: string }> {
  const { db } = site.database;
  const lab = await site.id('auth.node', 'XN01');
  const idOf = (rows: ReadonlyArray<{ _id: string }>) => rows[0]?._id ?? '';
  const link = idOf(
    await db
      .insert(ketNoiTable)
      .values({
        ThietBi_Id: await site.id('main.thiet_bi', 'TB07'),
        NoiThucHien_Id: lab,
        GiaoThuc: 'ASTM',
        CachNoi: 'Nghe',
        Cong: 5199,
        BangMa: 'utf-8',
      })
      .returning({ _id: ketNoiTable._id }),
  );
  const meaning = idOf(
    await db
      .insert(maMayTable)
      .values({ KetNoi_Id: link, MaMay: 'G', MaChiSo: 'GLU' })
      .returning({ _id: maMayTable._id }),
  );
  const result = idOf(
    await db
      .insert(ketQuaThietBiTable)
      .values({
        KetNoi_Id: link,
        Tin_Id: crypto.randomUUID(),
        Khoa: 'walk',
        Luc: new Date(),
        SIDMau: '1',
        MaMay: 'G',
        GiaTri: '5',
        TrangThai: 'ChoGhep',
        LyDoCho: 'KhongMau',
      })
      .returning({ _id: ketQuaThietBiTable._id }),
  );
  return { lab, link, meaning, result };
}
