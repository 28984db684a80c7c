import { resultKinds, type SlipKind } from '@sen/domain/orders/orderKinds';
import type { Permission } from '@sen/domain/permissions/permissions';
import { asc, type SQL, sql } from 'drizzle-orm';
import type { Ctx, Tx } from '../../engine/context.ts';
import { prepared } from '../../engine/sql/prepared.ts';
import { type ResultVersions, resultVersions } from '../orders/resultVersions.ts';
import type { SlipRow } from '../orders/tables.ts';
import type { ReadingContent, StoredContent } from './readingContent.ts';
import type { HinhAnhRow, KetQuaRow, PhienBanRow, ReadingTables } from './readingTables.ts';

/** What the feature of a kind of orders says of its results, which are read rather than measured: texts and images by service. */
export type ReadingDef = {
  kinds: readonly SlipKind[];
  /** Its results in the log, their files and their printed form go by this name. */
  entity: string;
  /** Who writes results and sends their images. */
  perform: Permission;
  tables: ReadingTables;
  /** What it keeps of a service beside texts and images. */
  content?: ReadingContent;
  /** Who performed a version of a slip and when, where its kind says so beside the services; null before it does. */
  performed?: (
    tx: Tx,
    slipId: string,
    PhienBan: number,
  ) => Promise<{ NguoiThucHien_Ids: string[]; ThoiGianThucHien: Date | null } | null>;
  /** It marks no critical findings: nobody is told before its return. */
  withoutCriticals?: true;
  /** What its devices have measured stands, however often they were used: nothing of it is refused for that. */
  withoutLimits?: true;
  /** Slips `s` of the kind that are performed elsewhere: they stand in no list of the room. */
  except?: SQL;
  /** So many days back a slip in work stands in the list of today, where that is more than a week. */
  daysBack?: number;
};

/** What stands in the results of slips, of all versions. */
export type Stored = { texts: KetQuaRow[]; images: HinhAnhRow[]; contents: readonly StoredContent[] };

/** A kind of results that are read. */
export type Reading = ReadingDef & {
  /** The versions of the results of slips. */
  versions: ResultVersions<PhienBanRow>;
  /** What stands in the results of slips, of all versions: two statements, and those of the further content. */
  stored: (ctx: Ctx, slipIds: readonly string[]) => Promise<Stored>;
};

/** Says what is read of a kind of orders. */
export function defineReading(def: ReadingDef): Reading {
  const { ketQuaTable, hinhAnhTable, phienBanTable } = def.tables;
  const textsOf = prepared((db) =>
    db
      .select()
      .from(ketQuaTable)
      .where(sql`${ketQuaTable.DichVuYeuCau_Id} = any(${sql.placeholder('slipIds')}::uuid[])`),
  );
  const imagesOf = prepared((db) =>
    db
      .select()
      .from(hinhAnhTable)
      .where(sql`${hinhAnhTable.DichVuYeuCau_Id} = any(${sql.placeholder('slipIds')}::uuid[])`)
      .orderBy(asc(hinhAnhTable.ThuTu)),
  );
  return {
    ...def,
    versions: resultVersions<PhienBanRow>(phienBanTable),
    stored: async (ctx, slipIds) => {
      const [texts, images, contents] = await Promise.all([
        textsOf(ctx.db, { slipIds }),
        imagesOf(ctx.db, { slipIds }),
        def.content?.stored(ctx, slipIds) ?? [],
      ]);
      return { texts, images, contents };
    },
  };
}

/** Whether a slip is of the kind and its result is given out. */
export function isReturned({ kinds }: Reading, slip: Pick<SlipRow, 'Loai' | 'TrangThai'>): boolean {
  return kinds.includes(slip.Loai) && (slip.TrangThai === 'CoKetQua' || slip.TrangThai === 'DaXemKetQua');
}

/** Whether a slip is of the kind and something of its result may be given out: the result, or a preliminary one. */
export function mayBeGiven(reading: Reading, slip: Pick<SlipRow, 'Loai' | 'TrangThai'>): boolean {
  const preliminary = resultKinds.get(slip.Loai)?.preliminary !== undefined;
  return (
    isReturned(reading, slip) ||
    (preliminary && reading.kinds.includes(slip.Loai) && slip.TrangThai === 'ChuaKetQua')
  );
}
