import { and, eq, inArray, sql } from 'drizzle-orm';
import { audit } from '../../../engine/audit/audit.ts';
import { lockFor, ownImport, startWrite } from '../../../engine/catalogue/imports/commands.ts';
import {
  nhapDanhMucMucTable as entryTable,
  nhapDanhMucTable as imports,
  nhapDanhMucDongTable as lineTable,
} from '../../../engine/catalogue/imports/tables.ts';
import type { Ctx, Tx } from '../../../engine/context.ts';
import { DomainError, refuseIssues } from '../../../engine/errors.ts';
import { emit } from '../../../engine/events/events.ts';
import { inTransaction } from '../../../engine/sql/transaction.ts';
import type { NhapBenhNhanInput } from '../../../gql/main.ts';
import { loadPatient } from '../queries.ts';
import { decided, decisionText, type Extra, type QuyetDinh, readDecision } from './decisions.ts';
import type { Entry } from './entry.ts';
import { patientsPlan } from './plan.ts';

/** Lines that are decided by name in one request; `tatCa` decides any number. */
const most = 500;

type Row = { dong: number; ket_qua: string; muc_id: string; extra: Extra; kept: string | null };

/**
 * Keeps what is decided of lines that resemble a record, and with `ghi` begins to write the import. Answers how it stands. Errors:
 * NOT_FOUND, IMPORT_BUSY, IMPORT_NOT_CHECKED, BAD_INPUT (a line that nobody has to decide, a record that it does not resemble, a new
 * record that is refused).
 */
export async function saveImport(ctx: Ctx, input: NhapBenhNhanInput) {
  const own = await ownPatients(ctx, input.NhapDanhMuc_Id);
  const decisions = input.quyetDinhs ?? [];
  if (decisions.length > most)
    refuseIssues([{ path: 'quyetDinhs', code: 'TOO_MANY', details: { max: most } }]);
  if (decisions.length > 0 || input.tatCa)
    await inTransaction(ctx, async (tx) => {
      const run = await lockFor(tx, own.row._id, patientsPlan, 'quyetDinh');
      if (!run.report) throw new DomainError('IMPORT_NOT_CHECKED');
      if (input.tatCa) await decideAll(tx, run._id, input.tatCa);
      for (const [at, one] of decisions.entries())
        await decideOne(tx, run._id, at, { ...one, BenhNhan_Id: one.BenhNhan_Id ?? null });
      const parts = [{ ...(run.report.parts[0] ?? empty), ...(await countsOf(tx, run._id)) }];
      await tx.db
        .update(imports)
        .set({ report: { ...run.report, parts }, NgayCapNhat: tx.now() })
        .where(eq(imports._id, run._id));
      await emit(tx, { module: 'NhapDanhMuc', process: 'update', data: { _id: run._id } });
      await audit(tx, {
        action: 'UPDATE',
        entity: 'NhapDanhMuc',
        entityId: run._id,
        after: {
          file: run.TenTep,
          decided: input.tatCa ? null : decisions.length,
          decidedAll: input.tatCa ?? null,
        },
      });
    });
  if (input.ghi) {
    if (!input.requestId) refuseIssues([{ path: 'requestId', code: 'REQUIRED' }]);
    const { row } = await ownPatients(ctx, own.row._id);
    await startWrite(ctx, { row, plan: patientsPlan }, input.requestId ?? '', input.chiDongKhongLoi ?? false);
  }
  const { row } = await ownPatients(ctx, own.row._id);
  const part = row.report?.parts[0] ?? empty;
  return {
    _id: row._id,
    TrangThai: row.TrangThai,
    moi: part.Moi,
    sua: part.Sua,
    boQua: part.BoQua,
    loi: part.Loi,
  };
}

const empty = { catalogue: 'BenhNhan', Moi: 0, Sua: 0, KhongDoi: 0, BoQua: 0, Loi: 0, TamNgung: 0 };

/** Lines that resemble a record or another line, in the order of the file, from `offset` on: one statement, and one for the records. */
export async function resemblingLines(
  ctx: Ctx,
  id: string,
  { offset, limit }: { offset: number; limit: number },
) {
  const { row } = await ownPatients(ctx, id);
  const { rows } = await ctx.db.execute<Row & { record: Entry; total: number }>(sql`
    select m.dong, m.ket_qua, m.muc_id, m.extra, m.record, d.quyet_dinh as kept, count(*) over ()::int as total
    from ${entryTable} m join ${lineTable} d on d.nhap_danh_muc_id = m.nhap_danh_muc_id and d.dong = m.dong
    where m.nhap_danh_muc_id = ${row._id} and m.extra is not null and m.record is not null
    order by m.dong offset ${offset} limit ${Math.min(limit, 100)}`);
  const lines = rows.map(async ({ dong, record, extra, kept }) => {
    const { decision, target } = readDecision(kept);
    const trungs = await Promise.all(
      extra.trungs.map(async (match) => ({ ...match, BenhNhan: await loadPatient(ctx, match.id) })),
    );
    const text = (name: string) => (record[name] ? String(record[name]) : null);
    return {
      dong,
      TenBenhNhan: record.TenBenhNhan,
      NgaySinh: text('NgaySinh'),
      NamSinh: record.NamSinh,
      GioiTinh: record['GioiTinh'] as 'MALE' | 'FEMALE' | 'OTHER', // a good line has one of the list
      SoDienThoai: text('SoDienThoai'),
      CMNDHoacHoChieu: text('CMNDHoacHoChieu'),
      SoTheBHYT: text('SoTheBHYT'),
      MaCu: text('MaCu'),
      fullAddress: text('fullAddress'),
      quyetDinh: decision,
      BenhNhan_Id: decision === 'CapNhat' ? (target ?? extra.trungs[0]?.id ?? null) : null,
      duocTaoMoi: !extra.chan,
      trungDong: extra.trungDong,
      trungs: trungs.flatMap(({ BenhNhan, ...match }) => (BenhNhan ? [{ ...match, BenhNhan }] : [])),
    };
  });
  return { tongSo: rows[0]?.total ?? 0, dongs: await Promise.all(lines) };
}

async function ownPatients(ctx: Ctx, id: string) {
  const own = await ownImport(ctx, id, [patientsPlan]);
  if (own.plan !== patientsPlan) throw new DomainError('NOT_FOUND');
  return own;
}

type Decision = { dong: number; quyetDinh: QuyetDinh; BenhNhan_Id: string | null };

async function decideOne(
  tx: Tx,
  id: string,
  at: number,
  { dong, quyetDinh, BenhNhan_Id }: Decision,
): Promise<void> {
  const [row] = await rowsOf(tx, id, dong);
  const wrong = (path: string, code: string) => refuseIssues([{ path: `quyetDinhs.${at}.${path}`, code }]);
  if (!row) return wrong('dong', 'NOT_IN_LIST');
  const { trungs, chan } = row.extra;
  if (quyetDinh === 'TaoMoi' && chan) wrong('quyetDinh', 'IMPORT_SAME_PERSON');
  if (quyetDinh === 'CapNhat' && !trungs.some((one) => BenhNhan_Id === null || one.id === BenhNhan_Id))
    wrong('BenhNhan_Id', 'NOT_IN_LIST');
  await keepDecision(tx, id, row, decisionText(quyetDinh, BenhNhan_Id));
}

/** All lines that resemble something; those for which it cannot be done are left out. */
async function decideAll(tx: Tx, id: string, decision: QuyetDinh): Promise<void> {
  const rows = await rowsOf(tx, id, null);
  const changes = rows.map((row) => ({ row, result: decided(row.extra, decision) }));
  await tx.db.execute(sql`
    update ${entryTable} m set ket_qua = one.ket_qua, muc_id = coalesce(one.muc_id, gen_random_uuid()), phien_ban = one.phien_ban
    from jsonb_to_recordset(${JSON.stringify(
      changes.map(({ row, result }) => ({
        dong: row.dong,
        ket_qua: result.KetQua,
        muc_id: result.target?.id ?? null,
        phien_ban: result.target?.version ?? null,
      })),
    )}::jsonb) as one(dong int, ket_qua text, muc_id uuid, phien_ban int)
    where m.nhap_danh_muc_id = ${id} and m.phan = 0 and m.dong = one.dong`);
  const dongs = rows.map(({ dong }) => dong);
  if (dongs.length > 0)
    await tx.db
      .update(lineTable)
      .set({ quyetDinh: decision })
      .where(and(eq(lineTable.NhapDanhMuc_Id, id), inArray(lineTable.Dong, dongs)));
}

async function keepDecision(tx: Tx, id: string, row: Row, text: string): Promise<void> {
  const { KetQua, target } = decided(row.extra, text);
  await tx.db
    .update(lineTable)
    .set({ quyetDinh: text })
    .where(and(eq(lineTable.NhapDanhMuc_Id, id), eq(lineTable.Dong, row.dong)));
  await tx.db
    .update(entryTable)
    .set({
      KetQua,
      Muc_Id: target?.id ?? sql`gen_random_uuid()`,
      phienBan: target?.version ?? null,
    })
    .where(and(eq(entryTable.NhapDanhMuc_Id, id), eq(entryTable.Dong, row.dong)));
}

async function rowsOf(tx: Tx, id: string, dong: number | null): Promise<Row[]> {
  const { rows } = await tx.db.execute<Row>(sql`
    select dong, ket_qua, muc_id, extra, null::text as kept from ${entryTable}
    where nhap_danh_muc_id = ${id} and extra is not null and record is not null and (${dong}::int is null or dong = ${dong})`);
  return rows;
}

async function countsOf(tx: Tx, id: string) {
  const { rows } = await tx.db.execute<{ result: string; count: number }>(sql`
    select ket_qua as result, count(*)::int as count from ${entryTable} where nhap_danh_muc_id = ${id} group by ket_qua`);
  const of = (result: string) => rows.find((row) => row.result === result)?.count ?? 0;
  return { Moi: of('Moi'), Sua: of('Sua'), BoQua: of('BoQua'), Loi: of('Loi') };
}
