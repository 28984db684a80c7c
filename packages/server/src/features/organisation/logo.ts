import { sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { masterData, masterDatum } from '../../engine/events/masterData.ts';
import { siteDoor } from '../../engine/http/doors.ts';
import { type FileBytes, fileBytes } from '../../engine/storage/files.ts';
import { nullIfAway } from '../../engine/storage/store.ts';

/** Where the web application keeps the logo of Sen, for sites without one of their own. */
const shipped = '/his/favicon.svg';

const facility = sql`category = 'HOSPITAL' and trang_thai = 'DangSuDung' and not tam_ngung and logo is not null`;

/** The logos of all facilities, kept together: strangers choose the host that is asked for, and must not fill the memory with it. */
function logos(ctx: Ctx): Promise<Array<{ host: string; logo: string }>> {
  return masterDatum(ctx, 'logos', async () => {
    const { rows } = await ctx.db.execute<{ host: string; logo: string }>(sql`
      select lower(coalesce(host, '')) as host, logo from auth.node where ${facility} order by "order", code`);
    return rows;
  });
}

/** The file of the logo for an address: of the facility with that host name, else of the first one without any. */
export async function logoOfHost(ctx: Ctx, host: string): Promise<string | null> {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  const all = await logos(ctx);
  return (all.find((one) => one.host === name) ?? all.find((one) => one.host === ''))?.logo ?? null;
}

async function logoFile(ctx: Ctx, id: string): Promise<FileBytes | null> {
  const found = await masterData(ctx, 'logo', [id], async () => new Map([[id, await fileBytes(ctx, id)]]));
  return found.get(id) ?? null;
}

/** GET /api/logo, for everybody: the logo of the facility whose address was asked, else that of Sen. */
export const logoDoor = siteDoor({
  method: 'GET',
  url: '/api/logo',
  access: 'PUBLIC',
  wholeSite: 'a logo stands on the page before anybody has signed in',
  answer: async ({ ctx, request, reply }) => {
    const id = await logoOfHost(ctx, request.headers.host ?? '');
    // while the store of files does not answer, the page has the logo of Sen
    const file = id ? await logoFile(ctx, id).catch(nullIfAway) : null;
    void reply.header('cache-control', 'no-cache');
    if (!file) return reply.redirect(shipped);
    const tag = `"${file.sha256}"`;
    void reply.header('etag', tag);
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.type(file.type).header('x-content-type-options', 'nosniff').send(file.bytes);
  },
});
