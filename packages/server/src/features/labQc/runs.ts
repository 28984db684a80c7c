import { judgeRuns, rejectingRules, zScore } from '@sen/domain/labQc/westgard';
import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Tx } from '../../engine/context.ts';
import { emit } from '../../engine/events/events.ts';
import { insertRow, updateRow } from '../../engine/sql/rows.ts';
import { readSetting } from '../system/queries.ts';
import type { Target } from './materials.ts';
import { type KetQuaKiemChuanRow, ketQuaKiemChuanTable as table } from './tables.ts';

/** A verdict depends on ten results of a level at most: so many before and after a change are looked at, three levels of them. */
const around = 60;

type Place = Pick<KetQuaKiemChuanRow, 'ThietBi_Id' | 'MaChiSo'>;

/** One at a time changes the results of an index at a device. */
export async function lockRuns(tx: Tx, { ThietBi_Id, MaChiSo }: Place): Promise<void> {
  await tx.db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`qc:${ThietBi_Id}:${MaChiSo}`}, 0))`,
  );
}

/** What is written of a run besides its target. */
export type NewRun = Pick<KetQuaKiemChuanRow, 'GiaTri' | 'Luc' | 'GhiChu' | 'TuThietBi' | 'NguoiChay_Id'>;

/** Writes a run of a target, judges it and those after it, and tells the laboratory. Answers its id. */
export async function addRun(tx: Tx, target: Target, run: NewRun): Promise<string> {
  await lockRuns(tx, target);
  const {
    VatLieu_Id,
    ThietBi_Id,
    NoiThucHien_Id,
    Muc,
    MaChiSo,
    TenChiSo,
    DonViTinh,
    TrungBinh,
    DoLechChuan,
  } = target;
  const row = await insertRow(tx, table, {
    ...run,
    VatLieu_Id,
    ThietBi_Id,
    NoiThucHien_Id,
    Muc,
    MaChiSo,
    TenChiSo,
    DonViTinh,
    TrungBinh,
    DoLechChuan,
    DiemZ: zScore(run.GiaTri, TrungBinh, DoLechChuan),
    DanhGia: 'Dat',
    QuyTacs: [],
    NguoiTao_Id: actor(tx),
  });
  const verdicts = await judgeFrom(tx, row, row._id);
  const judged = verdicts.get(row._id);
  await audit(tx, {
    action: 'CREATE',
    entity: 'KetQuaKiemChuan',
    entityId: row._id,
    after: {
      ...run,
      VatLieu_Id,
      ThietBi_Id,
      NoiThucHien_Id,
      MaChiSo,
      TrungBinh,
      DoLechChuan,
      DanhGia: judged?.DanhGia,
      QuyTacs: judged?.QuyTacs.join(', '),
    },
  });
  await tellLab(tx, row);
  return row._id;
}

/** Judges the results of an index at a device anew, from the time of a changed one on; what another verdict gets is noted in the log. */
export async function judgeFrom(tx: Tx, { ThietBi_Id, MaChiSo, Luc }: KetQuaKiemChuanRow, isNew?: string) {
  const place = and(
    eq(table.ThietBi_Id, ThietBi_Id),
    eq(table.MaChiSo, MaChiSo),
    eq(table.TrangThai, 'HieuLuc'),
  );
  const [before, after, settings] = await Promise.all([
    tx.db
      .select()
      .from(table)
      .where(and(place, lt(table.Luc, Luc)))
      .orderBy(desc(table.Luc), desc(table._id))
      .limit(around),
    tx.db
      .select()
      .from(table)
      .where(and(place, gte(table.Luc, Luc)))
      .orderBy(asc(table.Luc), asc(table._id))
      .limit(around),
    readSetting(tx, 'labQc'),
  ]);
  const verdicts = judgeRuns(
    [...before.reverse(), ...after].map((row) => ({
      id: row._id,
      material: row.VatLieu_Id,
      level: row.Muc,
      at: row.Luc.getTime(),
      z: Number(row.DiemZ),
      corrected: row.NgayKhacPhuc !== null,
    })),
    rejectingRules(settings),
  );
  for (const row of after) {
    const verdict = verdicts.get(row._id);
    if (!verdict || (verdict.DanhGia === row.DanhGia && verdict.QuyTacs.join() === row.QuyTacs.join()))
      continue;
    await updateRow(tx, table, row._id, { ...verdict, NgayCapNhat: tx.now() });
    if (row._id !== isNew)
      await audit(tx, {
        action: 'UPDATE',
        entity: 'KetQuaKiemChuan',
        entityId: row._id,
        before: { DanhGia: row.DanhGia, QuyTacs: row.QuyTacs.join(', ') },
        after: { DanhGia: verdict.DanhGia, QuyTacs: verdict.QuyTacs.join(', ') },
      });
  }
  return verdicts;
}

/** Open screens of the laboratory hear that its controls stand otherwise. */
export function tellLab(
  tx: Tx,
  { NoiThucHien_Id, ThietBi_Id, MaChiSo }: Pick<KetQuaKiemChuanRow, 'NoiThucHien_Id'> & Place,
): Promise<void> {
  return emit(tx, {
    module: 'KiemChuan',
    process: 'update',
    idNode: NoiThucHien_Id,
    data: { ThietBi_Id, MaChiSo },
  });
}
