import type { TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { labFactory } from '../lab/testLab.ts';
import { makeLink } from './commands.ts';
import { type Link, linksOfSlip } from './queries.ts';

/** An address of the page taken apart, as a telephone sends it. */
export function askedOf(duongDan: string, xacNhan: string) {
  const [, benhNhan = '', soPhieu = null, token = ''] =
    /^\/his\/ket-qua-cls\/([^/#]+)(?:\/([^#]+))?#(.+)$/.exec(duongDan) ?? [];
  return { benhNhan, soPhieu: soPhieu ?? null, token, xacNhan };
}

/** Links to results of the laboratory, and strangers who try them. */
export async function linkFactory(site: TestSite) {
  const lab = await labFactory(site);
  const staff = lab.lab;
  let strangers = 0;

  const fresh = (ctx: Ctx): Ctx => ({ ...ctx, loaders: new Map() });
  /** Somebody without an account, at an address of their own unless one is told. */
  const stranger = (ip = `198.51.${Math.floor(strangers / 200)}.${strangers++ % 200}`): Ctx => ({
    ...fresh(staff),
    user: null,
    permissions: new Set(),
    nodeIds: new Set(),
    nodeId: null,
    profileId: null,
    ip,
    userAgent: 'Telephone',
  });

  async function linkOf(slip: string, caLuotKham = false): Promise<Link> {
    await makeLink(fresh(staff), { DichVuYeuCau_Id: slip, caLuotKham }, null);
    const { lienKets } = await linksOfSlip(fresh(staff), slip);
    const found = lienKets.find((one) => one.CaLuotKham === caLuotKham && one.TrangThai === 'HieuLuc');
    if (!found) throw new Error('no link');
    return found;
  }

  /** The year of birth of a patient, who gets this phone. */
  async function yearOf(BenhNhan_Id: string, phone: string | null = null): Promise<string> {
    const { rows } = await site.database.pool.query<{ year: number }>(
      'update main.benh_nhan set so_dien_thoai = $2 where id = $1 returning nam_sinh as year',
      [BenhNhan_Id, phone],
    );
    return String(rows[0]?.year);
  }

  /** A returned glucose, its link, and the year of birth of its patient. */
  async function given(phone: string | null = null) {
    const made = await lab.returned('5.4');
    const link = await linkOf(made.slip);
    return { ...made, link, year: await yearOf(made.BenhNhan_Id, phone) };
  }

  return { lab, staff, fresh, stranger, linkOf, yearOf, given };
}
