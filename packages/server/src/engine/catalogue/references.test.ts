import type { CatalogueDef, Field } from '@sen/domain/catalogue/catalogue';
import { catalogueByName, catalogues } from '@sen/domain/catalogues/all';
import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx, Tx } from '../context.ts';
import { columnName } from '../sql/columns.ts';
import { inTransaction } from '../sql/transaction.ts';
import { createEntry, removeEntries } from './commands.ts';
import type { Row } from './queries.ts';
import { usesOf } from './references.ts';
import { referring } from './referring.ts';
import { catalogueTable, catalogueTables } from './tables.ts';
import { entryOf } from './testEntry.ts';

let site: TestSite;
let ctx: Ctx;
beforeAll(async () => {
  site = await openTestSite();
  ctx = await site.ctx('quantri');
});
afterAll(() => site.close());

const fullName = (name: string) => {
  const { schema, name: table } = getTableConfig(catalogueTable(name));
  return `${schema}.${table}`;
};
const catalogueOf = new Map([...catalogueTables.keys()].map((name) => [fullName(name), name]));

/** References by definition: who refers, in which field, what a value of it looks like with an id. */
type Reference = { from: CatalogueDef; path: string; to: string; fill: (row: Row, id: string) => Row };

function referencesIn(from: CatalogueDef): Reference[] {
  const within = (name: string, field: Field, put: (row: Row, value: unknown) => Row): Reference[] => {
    if (field.kind === 'ref') return [{ from, path: name, to: field.to, fill: (row, id) => put(row, id) }];
    if (field.kind === 'refs') return [{ from, path: name, to: field.to, fill: (row, id) => put(row, [id]) }];
    if (field.kind !== 'lines') return [];
    return Object.entries(field.fields).flatMap(([cell, inner]) =>
      within(`${name}.${cell}`, inner, (row, value) => {
        const [line] = row[name] as Row[]; // a sample has one line
        return { ...row, [name]: [{ ...line, [cell]: value }] };
      }),
    );
  };
  return Object.entries(from.fields).flatMap(([name, field]) =>
    within(name, field, (row, value) => ({ ...row, [name]: value })),
  );
}

const references = catalogues.flatMap(referencesIn);

/** Columns outside the catalogues, with what the database knows of each. */
type Column = {
  table: string;
  column: string;
  type: string;
  required: boolean;
  to: string | null;
};

async function columnsOutside(): Promise<Column[]> {
  const { rows } = await site.database.db.execute<Column>(sql`
    select a.attrelid::regclass::text as "table", a.attname as "column", format_type(a.atttypid, null) as type,
      a.attnotnull and not a.atthasdef and a.attidentity = '' as required, k.confrelid::regclass::text as "to"
    from pg_attribute a join pg_class t on t.oid = a.attrelid and t.relkind in ('r', 'p')
    join pg_namespace n on n.oid = t.relnamespace and n.nspname in ('auth', 'main', 'pharmacy', 'print')
    left join pg_constraint k on k.contype = 'f' and k.conrelid = a.attrelid and k.conkey = array[a.attnum]
    where a.attnum > 0 and not a.attisdropped and not t.relispartition order by 1, a.attnum`);
  return rows.filter(({ table }) => !catalogueOf.has(table));
}

const loosePaths = new Map<string, string>(
  referring
    .all()
    .flatMap(({ table, loose = {} }) =>
      Object.entries(loose).map(([column, name]) => [`${table}.${column}`, name] as const),
    ),
);

/** Ids without a foreign key that are of no catalogue: of visits, patients, accounts, jobs; or that pass, as a session's place does. */
const otherIds = new Set(
  `id nguoi_tao_id nguoi_cap_nhat_id source_id tiep_nhan_id benh_nhan_id kham_benh_id bang_gia_id ve_id lo_id toa_thuoc_id
  toa_thuoc_chi_tiet_id buoi_lieu_trinh_id bien_lai_goc_id hoa_don_goc_id thay_the_cho_id kem_theo_id lan_goi_id audit_id entity_id muc_id may_chu_id`.split(
    /\s+/,
  ),
);
const otherPaths = new Set([
  'auth.account.default_profile_id',
  'auth.attempt.account_id', // also of a name that nobody has
  'auth.session.node_id',
  'main.audit.node_id', // the log keeps what was
  'main.audit.profile_id',
  'main.audit.user_id',
  'main.bang_gia.nguoi_phat_hanh_id', // an account
  'main.benh_nhan.nguoi_xac_dinh_id', // accounts
  'main.benh_nhan.nguoi_ghi_tu_vong_id',
  'main.chu_ky_giay_to.giay_to_id', // of many kinds
  'main.chu_ky_giay_to.anh_id', // a file
  'main.chung_tu_gpp.nguoi_huy_id', // an account
  'main.gop_benh_nhan.nguoi_tach_id', // an account
  'main.giao_dich_tam.vien_phi_dong_ids', // lines of the bill
  'main.given_reason.node_id', // as the log
  'main.given_reason.user_id',
  'main.event.node_id',
  'main.hinh_ve_dicom.nguoi_ve_id', // an account
  'main.hoa_don_dien_tu.tep_pdf_id', // a file
  'main.hoa_don_dien_tu.tep_xml_id',
  'main.ho_so_bhyt.xac_nhan_id', // a confirmation of insured costs
  'main.kham_benh.benh_an_id', // a medical record and its episode
  'main.kham_benh.dot_dieu_tri_id',
  'main.ket_qua_thiet_bi.tin_id', // a raw message, kept 30 days
  'main.thong_bao.ban_ghi_id', // of many kinds
  'main.thong_bao_da_doc.tai_khoan_id',
  'pharmacy.phieu_kho.nguoi_xac_nhan_id', // accounts
  'pharmacy.phieu_kho.nguoi_nhan_id',
  'main.truy_cap_ho_so.noi_lam_viec_id', // as the log
]);

describe('the places that refer to entries', () => {
  it('are all known: each id in the database has a foreign key, is named as a reference, or is of no catalogue', async () => {
    const unknown = (await columnsOutside())
      .filter(({ type, to }) => type.startsWith('uuid') && to === null)
      .map(({ table, column }) => ({ column, path: `${table}.${column}` }))
      .filter(({ column, path }) => !otherIds.has(column) && !otherPaths.has(path) && !loosePaths.has(path));
    expect(unknown.map(({ path }) => path)).toEqual([]);
  });

  it('have a name in both languages', async () => {
    const tables = new Set(
      (await columnsOutside())
        .filter(({ table, column, to }) => catalogueOf.has(to ?? '') || loosePaths.has(`${table}.${column}`))
        .map(({ table }) => table),
    );
    expect(
      referring
        .all()
        .map(({ table }) => table)
        .sort(),
    ).toEqual([...tables].sort());
  });

  it('exist', async () => {
    const columns = new Set((await columnsOutside()).map(({ table, column }) => `${table}.${column}`));
    expect([...loosePaths.keys()].filter((path) => !columns.has(path))).toEqual([]);
    expect([...loosePaths.values()].filter((name) => !catalogueByName(name))).toEqual([]);
    const inLists = referring
      .all()
      .flatMap(({ table, inLists = {} }) =>
        Object.entries(inLists).map(([path, to]) => ({ path: `${table}.${path.split('.')[0]}`, to })),
      );
    expect(inLists.filter(({ path, to }) => !columns.has(path) || !catalogueByName(to))).toEqual([]);
  });
});

/** Everything in it is taken back at its end. */
async function tried(act: (tx: Tx) => Promise<void>): Promise<void> {
  const back = new Error('taken back');
  await inTransaction(ctx, async (tx) => {
    await act(tx);
    throw back;
  }).catch((error: unknown) => {
    if (error !== back) throw error;
  });
}

let mark = 0;
async function made(tx: Tx, def: CatalogueDef, change: (row: Row) => Row = (row) => row): Promise<string> {
  mark += 1;
  const entry = await entryOf(site, def, `r${mark}`);
  return String((await createEntry(tx, def, change(entry)))['_id']);
}

describe.each(references.map((one) => [`${one.from.name}.${one.path}`, one] as const))(
  'a reference by %s',
  (_name, { from, to, fill }) => {
    it('keeps the entry from being removed, until what refers to it goes too, and is not referred to again', async () => {
      const target = catalogueByName(to);
      if (!target) throw new Error(`no catalogue ${to}`);
      await tried(async (tx) => {
        const id = await made(tx, target);
        expect(await usesOf(tx, target, id)).toEqual([]);
        const by = await made(tx, from, (row) => fill(row, id));
        const { rows } = await tx.db.execute<{ code: string }>(
          sql`select ${sql.identifier(columnName(from.code ?? from.display))} as code from ${catalogueTable(from.name)} where id = ${by}`,
        );
        const uses = [{ where: from.label.vi, count: 1, codes: [rows[0]?.code] }];
        expect(await usesOf(tx, target, id)).toEqual(uses);
        const refused = await removeEntries(tx, target, [id]).catch((error: unknown) => error);
        expect(refused).toMatchObject({
          code: 'IN_USE',
          details: { count: 1, uses, where: `${from.label.vi}: 1 (${rows[0]?.code})` },
        });
        await removeEntries(tx, from, [by]);
        expect(await usesOf(tx, target, id)).toEqual([]);
        await removeEntries(tx, target, [id]);
        const late = await made(tx, from, (row) => fill(row, id)).catch((error: unknown) => error);
        expect(late).toMatchObject({
          code: 'BAD_INPUT',
          details: {
            issues: expect.arrayContaining([expect.objectContaining({ code: 'REFERENCE_MISSING' })]),
          },
        });
      });
    });
  },
);

describe('a reference by a record', () => {
  const values: Record<string, unknown> = {
    boolean: false,
    jsonb: {},
    date: '2026-01-31',
    bytea: Buffer.from('x'),
    inet: '127.0.0.1',
    uuid: null,
  };
  const sampleFor = (type: string) => {
    if (type.endsWith('[]')) return [];
    if (type.startsWith('timestamp')) return new Date();
    mark += 1; // pairs and numbers are often unique
    if (type === 'text') return `x${mark}`;
    return type in values ? values[type] : mark;
  };

  /** Of which columns a check of the table asks for one. */
  const oneOf: Record<string, readonly string[]> = {
    'main.benh_an': ['chuyen_khoa_id', 'nhap_vien_id'],
    'main.giai_trinh_so': ['quyen_bien_lai_id', 'tai_khoan_id'],
    'main.han_muc_no': ['cong_ty_id', 'benh_nhan_id'],
    'main.ho_so_bhyt': ['ly_do'], // a further version has one
  };

  /** What checks of the table ask for. */
  const within: Record<string, Row> = {
    'main.dot_giuong': { cho: 1 },
    'main.giai_trinh_so': { mau_so: '1' },
    'main.thuc_hien_thuoc': { lieu: 1, so_luong: 1 },
    'main.to_dieu_tri': { hieu_luc_den: '2099-01-01' },
    'main.y_lenh_thuoc': { den_luc: '2099-01-01' },
    'main.tiep_nhan_nhap_vien': { trang_thai: 'DaHuy' }, // whose columns may be filled
  };

  /** Writes a row with what it must have and `set`; what it must refer to is written first. Answers the names of its keys. */
  async function written(tx: Tx, columns: Column[], table: string, set: Row): Promise<string> {
    const row: Row = { ...within[table], ...set };
    const choice = oneOf[table] ?? [];
    const [chosen] = choice.some((column) => column in set) ? [] : choice;
    for (const { column, type, required, to } of columns.filter((one) => one.table === table)) {
      if (column in row || !(required || column === chosen)) continue;
      row[column] = type === 'uuid' ? await idFor(tx, columns, to) : sampleFor(type);
    }
    // a row is of the patient of its reception
    if (row['benh_nhan_id'] && row['tiep_nhan_id']) {
      const of = await tx.db.execute<{ id: string }>(
        sql`select benh_nhan_id as id from main.tiep_nhan where id = ${row['tiep_nhan_id']}`,
      );
      row['benh_nhan_id'] = of.rows[0]?.id ?? row['benh_nhan_id'];
    }
    const names = Object.keys(row).map((name) => sql.identifier(name));
    const cells = Object.values(row).map((value) => sql.param(value));
    const hasId = columns.some((one) => one.table === table && one.column === 'id');
    const { rows } = await tx.db.execute<{ id: string }>(
      sql`insert into ${sql.raw(table)} (${sql.join(names, sql`, `)}) values (${sql.join(cells, sql`, `)})
        returning ${hasId ? sql`id` : sql`''`} as id`,
    );
    return rows[0]?.id ?? '';
  }

  async function idFor(tx: Tx, columns: Column[], to: string | null): Promise<string> {
    if (to === null) return v7();
    const def = catalogueByName(catalogueOf.get(to) ?? '');
    if (!def) return written(tx, columns, to, {});
    const { rows } = await tx.db.execute<{ id: string }>(sql`select id from ${sql.raw(to)} limit 1`);
    return rows[0]?.id ?? made(tx, def);
  }

  it('keeps the entry from being removed and says which kind, whichever column it stands in', async () => {
    const columns = await columnsOutside();
    const held = columns.flatMap((one) => {
      const name = catalogueOf.get(one.to ?? '') ?? loosePaths.get(`${one.table}.${one.column}`);
      const def = name ? catalogueByName(name) : undefined;
      return def ? [{ ...one, def }] : [];
    });
    expect(held.length).toBeGreaterThan(60);
    for (const { table, column, type, def } of held) {
      await tried(async (tx) => {
        const id = await made(tx, def);
        const value = type.endsWith('[]') ? [id] : id;
        await written(tx, columns, table, { [column]: value });
        const uses = await usesOf(tx, def, id);
        const { label, follows } = referring.get(table) ?? {};
        expect(uses, `${table}.${column}`).toMatchObject(follows ? [] : [{ where: label?.vi, count: 1 }]);
      });
    }
  });
});
