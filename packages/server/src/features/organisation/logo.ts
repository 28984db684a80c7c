import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Ctx } from '../../engine/context.ts';
import { fileBytes } from '../../engine/files.ts';
import { type ContextSource, emptyContext } from '../../engine/requestContext.ts';

/** Where the web application keeps the logo of Sen, for sites without one of their own. */
const shipped = '/his/favicon.svg';

const facility = sql`category = 'HOSPITAL' and trang_thai = 'DangSuDung' and not tam_ngung and logo is not null`;

/** The file of the logo for an address: of the facility with that host name, else of the first one without any. One statement. */
export async function logoOfHost(ctx: Ctx, host: string): Promise<string | null> {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  const { rows } = await ctx.db.execute<{ logo: string }>(sql`
    select logo from auth.node where ${facility} and (coalesce(host, '') = '' or lower(host) = ${name})
    order by lower(host) is not distinct from ${name} desc, "order", code limit 1`);
  return rows[0]?.logo ?? null;
}

/** The file of the logo for papers: of the facility that a node belongs to, else of the first one. One statement. */
export async function logoOfNode(ctx: Ctx, nodeId: string | null): Promise<string | null> {
  const { rows } = await ctx.db.execute<{ logo: string }>(sql`
    with recursive above as (
      select id, parent_id from auth.node where id = ${nodeId}::uuid
      union select n.id, n.parent_id from auth.node n join above a on n.id = a.parent_id)
    select logo from auth.node n where ${facility} order by n.id in (select id from above) desc, "order", code limit 1`);
  return rows[0]?.logo ?? null;
}

/** GET /api/logo, for everybody: the logo of the facility whose address was asked, else that of Sen. */
export function registerLogo(app: FastifyInstance, source: ContextSource): void {
  app.get('/api/logo', async (request, reply) => {
    const ctx = emptyContext(source, request.id);
    const id = await logoOfHost(ctx, request.headers.host ?? '');
    const file = id ? await fileBytes(ctx, id) : null;
    void reply.header('cache-control', 'no-cache');
    if (!file) return reply.redirect(shipped);
    const tag = `"${file.sha256}"`;
    void reply.header('etag', tag);
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.type(file.type).header('x-content-type-options', 'nosniff').send(file.bytes);
  });
}
