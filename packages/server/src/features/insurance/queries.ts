import { quyenLoi } from '@sen/domain/insurance/benefit';
import { parseThe } from '@sen/domain/insurance/card';
import { isChildGroup, isInsuranceGroup } from '@sen/domain/insurance/child';
import { type GioiHan, gioiHanOf } from '@sen/domain/insurance/limits';
import type { ThamSo } from '@sen/domain/insurance/parameters';
import {
  type CoSoKCB,
  chosenCodeRefusal,
  doiTuongKCB,
  isMaDoiTuongKCB,
  khongTheoMucHuong,
  tuyenKCB,
  tyLeTuyen,
} from '@sen/domain/insurance/route';
import type { TuyenKCB } from '@sen/domain/insurance/routeCodes';
import { dec } from '@sen/domain/money/decimal';
import { sql } from 'drizzle-orm';
import { type Ctx, today } from '../../engine/context.ts';
import { refuseIssues } from '../../engine/errors.ts';
import { masterData } from '../../engine/events/masterData.ts';
import { loadOne } from '../../engine/loaders.ts';
import { readSetting, readThamSo } from '../system/queries.ts';

export type BenefitQuestion = {
  SoTheBHYT: string;
  /** Where the card is registered: an entry of the catalogue, or its code. */
  BenhVien_KCB_Id?: string | null;
  maDKBD?: string | null;
  CapCuu?: boolean | null;
  CoGiayChuyen?: boolean | null;
  TaiKhamTheoHen?: boolean | null;
  noiTru?: boolean | null;
  KhuVucSinhSong?: string | null;
  /** A code that a person chose; worked out when empty. */
  MaDoiTuongKCB?: string | null;
  /** A code that a person chose earlier: it goes on while it fits. */
  MaDoiTuongKCBCu?: string | null;
  /** Age in days, for a code that a person chose; null when the day of birth is unknown. */
  tuoiNgay?: number | null;
  /** YYYY-MM-DD; today when empty. */
  ngay?: string | null;
};

export type Benefit = {
  /** Level 1-5 of the card; null while only the short number is known. */
  muc: string | null;
  /** Percent of the in-scope cost by the card alone. */
  phanTramThe: number;
  MaDoiTuongKCB: string | null;
  TuyenKCB: TuyenKCB | null;
  /** Percent of the card's level that the route is paid. */
  tyLeTuyen: number;
  /** Percent of the in-scope cost, route included, rounded down to whole percents; the settlement keeps the exact one. */
  MucHuong: number;
  /** True: the level is not known before the portal tells the whole number. */
  theChuaXacMinh: boolean;
  /** The code as a person chose it; null when it was worked out. */
  chosen: string | null;
};

/** What a card gives at this facility (insurance 1, 4); null when the number is no insurance number. Errors: BAD_INPUT for a code that is unknown or does not fit. */
export async function benefitOf(ctx: Ctx, question: BenefitQuestion): Promise<Benefit | null> {
  const { MaDoiTuongKCB: said, MaDoiTuongKCBCu: kept } = question;
  if (said && !isMaDoiTuongKCB(said)) refuseIssues([{ path: 'MaDoiTuongKCB', code: 'NOT_IN_LIST' }]);
  const card = parseThe(question.SoTheBHYT);
  if (!card) return null;
  const ngay = question.ngay ?? today(ctx);
  const rows: readonly ThamSo[] = await readThamSo(ctx);
  const facility = await ownFacility(ctx);
  const maDKBD = question.maDKBD ?? (await facilityCode(ctx, question.BenhVien_KCB_Id ?? null));
  const noiTru = question.noiTru ?? false;
  const came = {
    facility,
    maDKBD,
    capCuu: question.CapCuu ?? false,
    coGiayChuyen: question.CoGiayChuyen ?? false,
    taiKhamTheoHen: question.TaiKhamTheoHen ?? false,
    noiTru,
    vungKhoKhan: Boolean(question.KhuVucSinhSong),
  };
  const refusalOf = (ma: string) => chosenCodeRefusal(ma, came, question.tuoiNgay ?? null);
  const refused = said ? refusalOf(said) : null;
  if (refused) refuseIssues([{ path: 'MaDoiTuongKCB', code: refused }]);
  const chosen = said || (kept && refusalOf(kept) === null ? kept : null);
  const MaDoiTuongKCB = chosen || doiTuongKCB(came);
  const own = quyenLoi(card, ngay, rows);
  const route = MaDoiTuongKCB ? tyLeTuyen(MaDoiTuongKCB, noiTru, ngay, rows) : 0;
  const percent = MaDoiTuongKCB && khongTheoMucHuong(MaDoiTuongKCB) ? 100 : own.phanTram;
  return {
    muc: own.muc,
    phanTramThe: own.phanTram,
    MaDoiTuongKCB,
    TuyenKCB: MaDoiTuongKCB ? tuyenKCB(MaDoiTuongKCB, maDKBD === facility.maCSKCB) : null,
    tyLeTuyen: route,
    MucHuong: Number(dec(percent).times(route).div(100)),
    theChuaXacMinh: own.muc === null,
    chosen,
  };
}

/** The facility as the insurance knows it, from the settings. */
export async function ownFacility(ctx: Ctx): Promise<CoSoKCB> {
  const { MaCSKCB, capCMKT, diemXepCap, tuyenTruoc2025, laTramYTe } = await readSetting(ctx, 'facility');
  return { maCSKCB: MaCSKCB, capCMKT, diemXepCap, tuyenTruoc2025, laTramYTe };
}

/** The payer object of a visit as the settlement needs it. Percents 0-100. */
export type Payer = {
  _id: string;
  laBHYT: boolean;
  /** Children under six without a card: a birth paper stands in its place. */
  treEm: boolean;
  /** The house charges this payer nothing. */
  mienPhi: boolean;
  PhanTram80: number;
  PhanTram50: number;
  PhanTram30: number;
  /** The insurance supports dearer prices of its insured, too (prices 18). */
  hoTroGia: boolean;
  /** Services are performed once an advance stands (prices 19). */
  phaiTamUng: boolean;
  /** For whom it is offered; null: nobody said, which is for all. */
  PhamViApDung: string | null;
  /** Limits of outpatients that stand in place of the small-bill rule; mostly none. */
  gioiHan: readonly GioiHan[];
};

/** A payer object by id, read together with all that one request asks for; null when there is none. */
export function payerOf(ctx: Ctx, DoiTuong_Id: string): Promise<Payer | null> {
  return loadOne(ctx, 'insurance:payer', DoiTuong_Id, (of, asked) =>
    masterData(of, 'payer', asked, async (ids) => {
      const { rows } = await of.db.execute<Payer & { nhom: string }>(sql`
      select d.id as "_id", n.ma_nhom_doi_tuong as nhom, n.ma_nhom_doi_tuong = 'MienPhi' as "mienPhi",
        coalesce(d.phan_tram80, 100)::float as "PhanTram80", coalesce(d.phan_tram50, 100)::float as "PhanTram50",
        coalesce(d.phan_tram30, 100)::float as "PhanTram30", d.gioi_han_ngoai_tru as "gioiHan",
        d.duoc_ho_tro_gia_bhyt as "hoTroGia", d.tam_ung as "phaiTamUng", d.pham_vi_ap_dung as "PhamViApDung"
      from main.dm_doi_tuong d join main.nhom_doi_tuong n on n.id = d.nhom_doi_tuong_id
      where d.id = any(${sql.param(ids)}::uuid[])`);
      return new Map(
        rows.map(({ nhom, ...row }) => [
          row._id,
          {
            ...row,
            laBHYT: isInsuranceGroup(nhom),
            treEm: isChildGroup(nhom),
            gioiHan: gioiHanOf(row.gioiHan),
          },
        ]),
      );
    }),
  );
}

async function facilityCode(ctx: Ctx, BenhVien_Id: string | null): Promise<string | null> {
  if (!BenhVien_Id) return null;
  const { rows } = await ctx.db.execute<{ code: string }>(
    sql`select ma_cskcb as code from main.benh_vien where id = ${BenhVien_Id}`,
  );
  return rows[0]?.code ?? null;
}
