import { DM_DichVu } from '@sen/domain/catalogues/DM_DichVu';
import { Node } from '@sen/domain/catalogues/Node';
import { type ClsRoomType, clsRoomCode, clsRoomIssues } from '@sen/domain/setup/clsRoom';
import { sql } from 'drizzle-orm';
import { createEntry, updateEntry } from '../../engine/catalogue/commands.ts';
import type { Ctx, Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { once } from '../../engine/sql/transaction.ts';
import type { NodeCLSPhongMachInput } from '../../gql/main.ts';
import { readSetting } from '../system/queries.ts';
import { lockFacility } from './rooms.ts';

/**
 * Makes the place in which a clinic performs services: a room of its use in the facility, which the chosen services name beside the rooms
 * they had. Answers its id. Errors: CLINIC_ONLY, BAD_INPUT with its issues, NOT_FOUND without a facility, REQUEST_ID_REUSED.
 */
export function makeClsRoom(ctx: Ctx, { requestId, ...input }: NodeCLSPhongMachInput): Promise<string> {
  const request = { id: requestId, operation: 'createNodeCLSPhongMach', content: input };
  return once(ctx, request, async (tx) => {
    if ((await readSetting(tx, 'general')).systemType !== 'PHONG_MACH') throw new DomainError('CLINIC_ONLY');
    const root = await lockFacility(tx);
    const services = await servicesOf(tx, input.DichVu_Ids);
    const name = input.name.trim();
    refuseIssues(clsRoomIssues({ ...input, name }, new Map(services.map((one) => [one.id, one.kind]))));
    const node = await createEntry(tx, Node, {
      code: clsRoomCode(input.roomType as ClsRoomType, await takenCodes(tx)), // judged just now
      name,
      category: 'ROOM',
      roomType: input.roomType,
      queuePrefix: input.queuePrefix?.trim() || null,
      parent_Id: root,
    });
    const id = String(node['_id']);
    for (const service of services)
      await updateEntry(tx, DM_DichVu, service.id, { PhongThucHien_Ids: [...service.rooms, id] });
    return id;
  });
}

async function servicesOf(
  tx: Tx,
  ids: readonly string[],
): Promise<Array<{ id: string; kind: string; rooms: string[] }>> {
  const { rows } = await tx.db.execute<{ id: string; kind: string; rooms: string[] }>(sql`
    select d.id, l.loai as kind, d.phong_thuc_hien_ids as rooms
    from main.dm_dich_vu d join main.nhom_dich_vu n on n.id = d.nhom_dich_vu_id join main.loai_dich_vu l on l.id = n.loai_dich_vu_id
    where d.id = any(${sql.param([...ids])}::uuid[]) and d.trang_thai = 'DangSuDung' order by d.id for update of d`);
  return rows;
}

/** The codes of all places, removed ones too: a code is given once. */
async function takenCodes(tx: Tx): Promise<string[]> {
  const { rows } = await tx.db.execute<{ code: string }>(sql`select code from auth.node`);
  return rows.map((row) => row.code);
}
