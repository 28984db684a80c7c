import { everyRight } from '@sen/domain/acts/acts';
import { type TinhTrangDoiDoiTuong, tinhTrangDoiDoiTuong } from '@sen/domain/cashier/doiDoiTuong';
import type { VisitTotals } from '@sen/domain/cashier/lineState';
import { vienPhiActs } from '@sen/domain/cashier/vienPhi';
import { errorText } from '@sen/domain/errors/errors';
import { dec, toMoney } from '@sen/domain/money/decimal';
import { receptionClosed } from '@sen/domain/reception/tiepNhan';
import { desc, eq, sql } from 'drizzle-orm';
import { perform } from '../../engine/acts/acts.ts';
import { actor, type Ctx } from '../../engine/context.ts';
import { previewed } from '../../engine/sql/previewed.ts';
import type { TiepNhanInput } from '../../gql/main.ts';
import { updateTiepNhan } from '../reception/commands.ts';
import { requireVisibleVisit } from '../reception/queries.ts';
import { lockVisit } from './locks.ts';
import { costOfVisit, linesOfVisit } from './queries.ts';
import { type DoiDoiTuongRow, doiDoiTuongTable as table, type VienPhiDongRow } from './tables.ts';
import { type Desk, type DeskArgs, type DeskRow, visitsOfDesk } from './visitDesk.ts';

export type ChangePayerInput = TiepNhanInput & { TiepNhan_Id: string };

/**
 * Changes the payer of a visit; its money is worked out anew, and the change kept with what the patient's part was and is. Errors: those
 * of the act `doiDoiTuong`, BAD_INPUT.
 */
export async function changePayer(ctx: Ctx, { TiepNhan_Id, ...change }: ChangePayerInput): Promise<void> {
  await perform(ctx, vienPhiActs, 'doiDoiTuong', {
    lock: (tx) => lockVisit(tx, TiepNhan_Id),
    write: async (tx, { account }) => {
      const { reception: before, row } = account;
      const after = await updateTiepNhan(tx, TiepNhan_Id, change, everyRight);
      const now = await costOfVisit({ ...tx, loaders: new Map() }, TiepNhan_Id);
      await tx.db.insert(table).values({
        TiepNhan_Id,
        DoiTuongTruoc_Id: before.DoiTuong_Id,
        DoiTuongSau_Id: after.DoiTuong_Id,
        SoTheBHYTTruoc: before.SoTheBHYT,
        SoTheBHYTSau: after.SoTheBHYT,
        BenhNhanTTTruoc: row.BenhNhanTT,
        BenhNhanTTSau: now.BenhNhanTT,
        NguoiTao_Id: actor(tx),
      });
    },
  });
}

/** A line of a bill before and after a change of payer. */
export type LineBeside = Pick<VienPhiDongRow, '_id' | 'Ten' | 'SoLuong'> & { truoc: Parts; sau: Parts };
type Parts = Pick<VienPhiDongRow, 'ThanhTien' | 'BHChiTra' | 'BenhNhanTT'>;
type Sums = Pick<VisitTotals, 'ThanhTien' | 'BHChiTra' | 'BenhNhanTT' | 'ConLai' | 'ThuThua'>;

/**
 * What a change of payer would make of the bill, line by line: it is done, looked at and given up again, so that every rule of the act is
 * asked. Errors: those of `changePayer`.
 */
export async function previewPayer(ctx: Ctx, input: ChangePayerInput) {
  const { TiepNhan_Id } = input;
  await requireVisibleVisit(ctx, TiepNhan_Id);
  const truoc = await billOf(ctx, TiepNhan_Id);
  const sau = await previewed(ctx, async (tx) => {
    await changePayer(tx, input);
    return billOf({ ...tx, loaders: new Map() }, TiepNhan_Id);
  });
  const were = new Map(truoc.lines.map((line) => [line._id, line]));
  const dongs: LineBeside[] = sau.lines.map((line) => ({
    ...{ _id: line._id, Ten: line.Ten, SoLuong: line.SoLuong },
    truoc: partsOf(were.get(line._id) ?? line),
    sau: partsOf(line),
  }));
  const due = dec(sau.sums.ConLai).minus(truoc.sums.ConLai);
  const back = dec(sau.sums.ThuThua).minus(truoc.sums.ThuThua);
  return { truoc: truoc.sums, sau: sau.sums, dongs, phaiThuThem: toMoney(due), phaiHoanThem: toMoney(back) };
}

async function billOf(ctx: Ctx, TiepNhan_Id: string) {
  const { ThanhTien, BHChiTra, BenhNhanTT, ConLai, ThuThua } = await costOfVisit(ctx, TiepNhan_Id);
  const sums: Sums = { ThanhTien, BHChiTra, BenhNhanTT, ConLai, ThuThua };
  return { sums, lines: await linesOfVisit(ctx, TiepNhan_Id) };
}

const partsOf = ({ ThanhTien, BHChiTra, BenhNhanTT }: Parts): Parts => ({ ThanhTien, BHChiTra, BenhNhanTT });

/** The changes of payer of a visit that the caller may see, the newest first. Errors: NOT_FOUND, RECORD_OF_ANOTHER_FACILITY. */
export async function payerChangesOf(ctx: Ctx, TiepNhan_Id: string): Promise<DoiDoiTuongRow[]> {
  await requireVisibleVisit(ctx, TiepNhan_Id);
  return ctx.db.select().from(table).where(eq(table.TiepNhan_Id, TiepNhan_Id)).orderBy(desc(table._id));
}

/** A visit as the desk of payers shows it. Money as decimal text. */
export type VisitWithPayer = DeskRow<TinhTrangDoiDoiTuong> & Own & { vuongMac: string | null };
type Own = {
  DoiTuong_Id: string;
  BHChiTra: string;
  BenhNhanTT: string;
  ConLai: string;
  ThuThua: string;
  soLanDoi: number;
};

/** The closed ones repeat the conditions of `receptionClosed`, which says by whom they can be opened. */
const desk: Desk<TinhTrangDoiDoiTuong> = {
  states: Object.keys(tinhTrangDoiDoiTuong) as TinhTrangDoiDoiTuong[], // its keys
  state: sql`case when t.da_xac_nhan_bhyt or t.da_xac_nhan_chi_phi or t.da_hoan_ung then 'DaKhoa' when l.so > 0 then 'DaDoi' else 'CoTheDoi' end`,
  columns: sql`t.doi_tuong_id as "DoiTuong_Id", a.bh_chi_tra as "BHChiTra", a.benh_nhan_tt as "BenhNhanTT", a.con_lai as "ConLai",
    a.thu_thua as "ThuThua", l.so as "soLanDoi"`,
  joins: sql`cross join lateral (select count(*)::int as so from ${table} c where c.tiep_nhan_id = t.id) l`,
  where: sql`true`,
  sum: sql`f."ConLai"`,
};

/** Visits of some days by whether their payer may change and has: one statement. Errors: BAD_INPUT. */
export async function payerList(ctx: Ctx, args: DeskArgs<TinhTrangDoiDoiTuong>) {
  const found = await visitsOfDesk<TinhTrangDoiDoiTuong, Own>(ctx, desk, args);
  const data = found.data.map((row) => {
    const closed = receptionClosed(row);
    return { ...row, vuongMac: closed && errorText(closed, ctx.language) };
  });
  return { ...found, data };
}
