import { yearsOn } from '@sen/domain/ages/age';
import type { SlipKind } from '@sen/domain/orders/orderKinds';
import {
  type DefinedField,
  fieldsFor,
  fieldsInWork,
  filledFields,
  type ReportField,
} from '@sen/domain/readings/fields';
import { sql } from 'drizzle-orm';
import { type Ctx, localDay, type Tx } from '../../engine/context.ts';
import { queryPrepared } from '../../engine/database/database.ts';
import { loadOne } from '../../engine/loaders.ts';
import { madeOfSlip } from '../orders/queries.ts';
import { orderLineRows, slipRows } from '../orders/sql.ts';
import type { SlipRow } from '../orders/tables.ts';
import { patientById } from '../patients/queries.ts';
import { visibleRecords } from '../recordAccess/visible.ts';
import type { LineInput } from './commands.ts';
import { readingKind } from './points.ts';
import type { LineResult } from './queries.ts';
import type { KetQuaRow } from './readingTables.ts';
import type { ReadService } from './services.ts';

type Service = Pick<ReadService, 'ChiTiet_Id' | 'DichVu_Id'>;

/** The fields that a service's report has today for the patient of a slip, without values. Read together for all services. */
async function fieldsOfService(ctx: Ctx, slip: SlipRow, { DichVu_Id }: Service): Promise<ReportField[]> {
  const defined = await loadOne(ctx, 'reportFields', DichVu_Id, async (of, ids) => {
    const { rows } = await queryPrepared<{ of: string[]; Truongs: DefinedField[] }>(
      of.db,
      'sen_report_fields',
      definitions,
      [ids],
    );
    return new Map(ids.map((id) => [id, rows.flatMap((row) => (row.of.includes(id) ? row.Truongs : []))]));
  });
  if (!defined || defined.length === 0) return [];
  const patient = await patientById(ctx, slip.BenhNhan_Id);
  const years = yearsOn(patient, localDay(slip.NgayYeuCau));
  return fieldsFor(defined, { GioiTinh: patient.GioiTinh, years });
}

const definitions = `
  select m.dich_vu_ids as "of", m.truongs as "Truongs" from main.mau_truong_ket_qua m
  where m.trang_thai = 'DangSuDung' and not m.tam_ngung and m.dich_vu_ids && $1::uuid[]
  order by m.ma_mau`;

/** The fields of a service in work, with what its newest text says. */
export async function fieldsInHand(
  ctx: Ctx,
  slip: SlipRow,
  service: Service,
  texts: readonly KetQuaRow[],
): Promise<ReportField[]> {
  const [newest] = texts
    .filter(({ ChiTiet_Id }) => ChiTiet_Id === service.ChiTiet_Id)
    .sort((one, other) => other.PhienBan - one.PhienBan);
  return fieldsInWork(await fieldsOfService(ctx, slip, service), newest?.Truongs ?? []);
}

type Around = {
  slip: SlipRow;
  services: readonly ReadService[];
  texts: readonly KetQuaRow[];
  PhienBan: number;
};

/** The fields of a service that say something once values that were found sound are given; null where none are given. */
export async function writtenFields(
  tx: Tx,
  { slip, services, texts, PhienBan }: Around,
  { ChiTiet_Id, truongs }: LineInput,
): Promise<ReportField[] | null> {
  const service = services.find((one) => one.ChiTiet_Id === ChiTiet_Id);
  if (!truongs || !service) return null;
  const written = texts.filter((text) => text.PhienBan === PhienBan);
  return filledFields(await fieldsInHand(tx, slip, service, written), truongs);
}

/** The fields of a service as a version shows them: all of them while it is worked on, else those that say something. */
export async function fieldsOfLine(ctx: Ctx, line: LineResult): Promise<ReportField[]> {
  if (!line.inWork) return [...line.Truongs];
  return fieldsInWork(await fieldsOfService(ctx, line.slip, line), line.Truongs);
}

/** What the same service said before. */
export type EarlierFields = { NgayYeuCau: Date; truongs: readonly ReportField[] };

/** The fields of the newest earlier result of the patient and the service, as far as the reader may see it. One statement for all. */
export async function earlierFields(ctx: Ctx, line: LineResult): Promise<EarlierFields | null> {
  if ((await fieldsOfLine(ctx, line)).length === 0) return null;
  const key = `${line.slip._id} ${line.DichVu_Id}`;
  return loadOne(ctx, `earlierFields ${line.kind}`, key, (of, keys) => earlierOf(of, line.kind, keys));
}

type Earlier = EarlierFields & { key: string; NoiYeuCau_Id: string; BenhNhan_Id: string };

/** So many earlier results are looked at for one that the reader may see. */
const lookedAt = 5;

async function earlierOf(
  ctx: Ctx,
  kind: SlipKind,
  keys: readonly string[],
): Promise<Map<string, EarlierFields>> {
  const reading = readingKind.all().find((one) => one.kinds.includes(kind));
  if (!reading) return new Map();
  const { ketQuaTable, phienBanTable } = reading.tables;
  const asked = keys.map((key) => key.split(' '));
  const column = (at: number) => sql.param(asked.map((parts) => parts[at]));
  const { rows } = await ctx.db.execute<Earlier>(sql`
    select w.slip || ' ' || w.service as key, e.ngay_yeu_cau as "NgayYeuCau", e.noi_yeu_cau_id as "NoiYeuCau_Id",
      e.benh_nhan_id as "BenhNhan_Id", e.truongs
    from unnest(${column(0)}::uuid[], ${column(1)}::uuid[]) as w(slip, service)
    join ${slipRows} s on s.id = w.slip
    cross join lateral (
      select b.ngay_yeu_cau, b.noi_yeu_cau_id, b.benh_nhan_id, k.truongs
      from ${slipRows} b
      join ${orderLineRows} c on c.dich_vu_yeu_cau_id = b.id and c.dich_vu_id = w.service
      join ${ketQuaTable} k on k.dich_vu_yeu_cau_id = b.id and k.chi_tiet_id = c.id and k.truongs <> '[]'
        and k.phien_ban = (select max(v.phien_ban) from ${phienBanTable} v
          where v.dich_vu_yeu_cau_id = b.id and v.ngay_tra is not null and v.ngay_huy is null)
      where b.benh_nhan_id = s.benh_nhan_id and b.loai = s.loai and b.ngay_yeu_cau < s.ngay_yeu_cau
        and b.trang_thai in ('CoKetQua', 'DaXemKetQua')
      order by b.ngay_yeu_cau desc limit ${lookedAt}) e`);
  const seen = await visibleRecords(ctx, rows, madeOfSlip);
  return new Map(
    [...seen]
      .reverse()
      .map(({ key, NgayYeuCau, truongs }) => [key, { NgayYeuCau: new Date(NgayYeuCau), truongs }]),
  );
}
