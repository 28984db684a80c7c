import { eq } from 'drizzle-orm';
import { freePort } from '../../../test/freePort.ts';
import type { TestSite } from '../../../test/testSite.ts';
import { until } from '../../../test/until.ts';
import type { Ctx } from '../../engine/context.ts';
import type { KetNoiThietBiInput } from '../../gql/main.ts';
import { resultOfSlip } from '../lab/queries.ts';
import type { labFactory } from '../lab/testLab.ts';
import { slipById } from '../orders/queries.ts';
import { type Analyser, type Measured, openAnalyser } from './analyser.ts';
import { createLink, updateLink } from './linkCommands.ts';
import { linkById } from './queries.ts';
import { ketNoiTable, ketQuaThietBiTable, maMayTable, tinThietBiTable } from './tables.ts';

/** Links of the demo's devices for tests, with an administrator who changes them. */
export async function deviceFactory(site: TestSite) {
  const admin: Ctx = await site.ctx('quantri', { node: 'XN01' });
  const lab = await site.id('auth.node', 'XN01');
  await site.database.db.delete(ketNoiTable); // those of the demo, which are off
  const open: Analyser[] = [];

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
    const analyser = await openAnalyser(protocol, { host: '127.0.0.1', port });
    open.push(analyser);
    return { id, port, analyser };
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
    const { version, ThietBi_Id, NoiThucHien_Id, GiaoThuc, CachNoi, ...link } = await linkById(admin, id);
    const { DiaChi, Cong, BangMa, ViTriMau, GuiChiDinh, Bat } = link;
    const line = { ThietBi_Id, NoiThucHien_Id, GiaoThuc, CachNoi, DiaChi, Cong, BangMa };
    await updateLink(admin, id, { version, ...line, ViTriMau, GuiChiDinh, Bat, ...over });
    await (await site.app()).devices?.sync();
  }

  /** Every analyser goes away, then the site. */
  async function close(): Promise<void> {
    await Promise.all(open.map((one) => one.close()));
    await site.close();
  }

  return { admin, lab, open, linkOf, analyserOf, resultsOf, messagesOf, change, close };
}

/** What an analyser measured of a sample at a moment. */
export function measured(
  SIDMau: string,
  MaMay: string,
  GiaTri: string,
  LucChay = new Date('2026-11-05T01:15:30Z'),
): Measured {
  return { SIDMau, MaMay, GiaTri, DonVi: null, LucChay };
}

/** A slip whose sample is taken, with the sample's number. */
export async function sampleOf(
  at: Awaited<ReturnType<typeof labFactory>>,
  services?: string[],
): Promise<{ slip: string; SID: string }> {
  const { slip } = await at.sampled(services ? { services } : {});
  at.forget();
  const { SIDMau } = await slipById(at.lab, slip);
  if (!SIDMau) throw new Error('no sample');
  return { slip, SID: SIDMau };
}

/** The values that stand in a slip, by index. */
export async function valuesOfSlip(at: Awaited<ReturnType<typeof labFactory>>, slip: string) {
  at.forget();
  const { ketQuas } = await resultOfSlip(at.lab, slip);
  return Object.fromEntries(ketQuas.map(({ MaChiSo, KetQua }) => [MaChiSo, KetQua]));
}

/** A link, a meaning and a waiting result of the demo's laboratory, for walks over everything. */
export async function makeDeviceRecords(
  site: TestSite,
): Promise<{ lab: string; link: string; meaning: string; result: string; message: string }> {
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
  const message = idOf(
    await db
      .insert(tinThietBiTable)
      .values({
        KetNoi_Id: link,
        Luc: new Date(),
        Chieu: 'Vao',
        KetQua: 'ChoXem',
        NoiDung: 'H|',
        Loi: 'NOTHING_READ',
      })
      .returning({ _id: tinThietBiTable._id }),
  );
  return { lab, link, meaning, result, message };
}
