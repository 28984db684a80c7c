import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  date,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { catalogueTable } from '../catalogue/tables.ts';
import { baseColumns, instant, mainSchema } from '../sql/columns.ts';

/** Events that left with a commit; kept for a few days so that a socket that comes back can catch up. */
export const eventTable = mainSchema.table(
  'event',
  {
    _id: bigserial('id', { mode: 'bigint' }).primaryKey(),
    module: text('module').notNull(),
    process: text('process').notNull(),
    idNode: uuid('node_id'),
    clientId: text('client_id'),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [index('event_at').on(table.at)],
);

/** First answers by the client's request id. */
export const requestTable = mainSchema.table('client_request', {
  _id: uuid('id').primaryKey(),
  operation: text('operation').notNull(),
  /** SHA-256 of what was sent; null for requests of before contents were kept. */
  content: text('content'),
  answer: jsonb('answer').$type<Record<string, unknown>>(),
  NgayTao: instant('ngay_tao').notNull().defaultNow(),
  NguoiTao_Id: uuid('nguoi_tao_id'),
});

/** What a site got when it was upgraded: each is done once. */
export const seedUpgradeTable = mainSchema.table('seed_upgrade', {
  name: text('name').primaryKey(),
  at: instant('at').notNull().defaultNow(),
  /** The version of Sen that did it. */
  version: text('version').notNull(),
});

/** Counters of readable numbers: one row a name and scope (year, day, queue). */
export const counterTable = mainSchema.table(
  'counter',
  {
    name: text('name').notNull(),
    scope: text('scope').notNull(),
    value: integer('value').notNull(),
    /** When a number was taken last. */
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.name, table.scope] })],
);

/**
 * Seals of the audit log: a chain over the rows of `main.audit`. Both are partitioned by month (migrations 0002 and 0084); the keys of the
 * seals stand on each part.
 */
export const auditSealTable = mainSchema.table(
  'audit_seal',
  {
    seq: bigint('seq', { mode: 'bigint' }).primaryKey(),
    audit_id: uuid('audit_id').notNull(),
    at: instant('at').notNull(),
    hash: text('hash').notNull(),
    /** The last seal of a turn is signed; up to then the log was sealed whole. Null for the others, and for all of before signatures. */
    until: instant('sealed_until'),
    signature: text('signature'),
  },
  (table) => [uniqueIndex('audit_seal_audit').on(table.audit_id)],
);

/** A run of seals that lie outside the database: their numbers, the hash before them and the last one's own. */
export type MovedRange = { from: string; to: string; before: string; hash: string };

/** Months of the operation log that lie in a file outside the database; the site's signature stands under each line. */
export const auditMovedTable = mainSchema.table('audit_moved', {
  /** Its first day. */
  month: date('month', { mode: 'string' }).primaryKey(),
  at: instant('at').notNull().defaultNow(),
  rows: integer('rows').notNull(),
  file: text('file').notNull(),
  sha256: text('sha256').notNull(),
  ranges: jsonb('ranges').$type<MovedRange[]>().notNull(),
  signature: text('signature').notNull(),
});

/** Calls to systems outside: written with the act that causes them, sent by a job, tried again, visible until done. */
export const outboxTable = mainSchema.table(
  'outbox',
  {
    ...baseColumns(),
    adapter: text('adapter').notNull(),
    operation: text('operation').notNull(),
    /** The outside system sees a repeat as the same call. */
    idempotencyKey: text('idempotency_key').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    TrangThai: text('trang_thai', { enum: ['Cho', 'DaGui', 'Loi', 'DaHuy'] })
      .notNull()
      .default('Cho'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    answer: jsonb('answer').$type<Record<string, unknown>>(),
    nextAt: instant('next_at').notNull().defaultNow(),
    /** Why somebody gave it up. */
    LyDoHuy: text('ly_do_huy'),
  },
  (table) => [
    uniqueIndex('outbox_key').on(table.adapter, table.idempotencyKey),
    index('outbox_waiting').on(table.nextAt).where(sql`trang_thai in ('Cho', 'Loi')`),
    index('outbox_given_up').on(table.nextAt).where(sql`trang_thai = 'DaHuy'`),
  ],
);

/** The reasons that people gave for acts that want one; written with the act, read by the report of reasons. */
export const givenReasonTable = mainSchema.table(
  'given_reason',
  {
    _id: uuid('id').primaryKey(),
    at: instant('at').notNull(),
    user_id: uuid('user_id'),
    node_id: uuid('node_id'),
    /** The mutation that performs the act. */
    act: text('act').notNull(),
    /** A kind of the catalogue of reasons; null where it has none for the act. */
    kind: text('kind'),
    LyDo_Id: uuid('ly_do_id').references(() => catalogueTable('LyDo')._id),
    text: text('text').notNull(),
    entity: text('entity').notNull(),
    entity_id: text('entity_id'),
  },
  (table) => [index('given_reason_at').on(table.at), index('given_reason_ly_do').on(table.LyDo_Id)],
);

/** Uploaded files: the bytes lie in the data folder under their hash. */
export const fileTable = mainSchema.table(
  'file',
  {
    ...baseColumns(),
    fileName: text('file_name').notNull(),
    type: text('type').notNull(),
    size: integer('size').notNull(),
    sha256: text('sha256').notNull(),
    /** Permission that a reader needs; the one who uploaded may always read. */
    permission: text('permission').notNull(),
    BenhNhan_Id: uuid('benh_nhan_id'),
    /**
     * What it was sent for: the field of a catalogue, such as `NhanVien.ChuKy`, where it is removed once no entry shows it; or a kind of
     * record, whose feature says who reads it (FileOwner).
     */
    pictureOf: text('picture_of'),
  },
  (table) => [index('file_patient').on(table.BenhNhan_Id)],
);
