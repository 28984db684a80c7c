import { claimTables } from '@sen/domain/claims/tables';
import { tableXml } from '@sen/domain/claims/write';
import { sql } from 'drizzle-orm';
import { type Ctx, localDay, type Tx } from '../../../engine/context.ts';
import { inTransaction } from '../../../engine/sql/transaction.ts';
import { accountRows, chargeRows } from '../../cashier/sql.ts';
import { receptionRows } from '../../reception/sql.ts';
import { type BuiltClaim, claimsOfVisits } from '../build/claims.ts';
import { isDrug } from '../build/costRows.ts';
import { rowOf } from '../build/rowOf.ts';
import { signFile } from '../signature/sign.ts';
import type { Signer } from '../signature/signer.ts';
import { hoSoBHYTTable as table } from '../tables.ts';
import { hashOf, instantOf, keep, standing } from './versions.ts';

/** Check-ins that one turn sends at most. */
const most = 100;
/** An emergency is not checked in (QĐ 4750, article 2). */
const EMERGENCY = '2';

/** Sends the check-ins of insured visits of yesterday and today that have their first cost. */
export async function checkInWaiting(ctx: Ctx, signer: Signer): Promise<void> {
  const since = localDay(new Date(ctx.now().getTime() - 86_400_000));
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select t.id from ${receptionRows} t join ${accountRows} a on a.tiep_nhan_id = t.id
    where t.ngay >= ${since} and t.trang_thai <> 'DaHuy' and t.so_the_bhyt is not null and not t.cap_cuu
      and t.ma_doi_tuong_kcb is distinct from ${EMERGENCY}
      and exists (select from ${chargeRows} c where c.tiep_nhan_id = t.id and c.trang_thai = 'DangSuDung')
      and not exists (select from ${table} h where h.tiep_nhan_id = t.id and h.loai_ho_so = 'CheckIn')
    order by t.ngay_tiep_nhan, t.id limit ${most}`);
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  for (const built of (await claimsOfVisits(ctx, ids)).values())
    await inTransaction(ctx, (tx) => checkIn(tx, built, signer)).catch((error: unknown) =>
      ctx.logger.info({ error: String(error), visit: built.visit.MaTiepNhan }, 'check-in not sent'),
    );
}

async function checkIn(tx: Tx, built: BuiltClaim, signer: Signer): Promise<void> {
  const {
    visit,
    lines,
    file: { xml1 },
  } = built;
  if (await standing(tx, visit._id, 'CheckIn')) return;
  const [card, ...others] = (xml1.MA_THE_BHYT ?? '').split(';');
  const first = lines.toSorted((one, other) => (one.ngayYL ?? '').localeCompare(other.ngayYL ?? ''))[0];
  if (!first) return;
  const firstOf = (value: string | null) => (others.length > 0 ? (value?.split(';')[0] ?? null) : value);
  const row = rowOf(claimTables.XML0, {
    ...{ MA_LK: xml1.MA_LK, STT: '1', MA_BN: xml1.MA_BN, HO_TEN: xml1.HO_TEN, SO_CCCD: xml1.SO_CCCD },
    ...{ NGAY_SINH: xml1.NGAY_SINH, GIOI_TINH: xml1.GIOI_TINH, MA_THE_BHYT: card },
    ...{
      MA_DKBD: firstOf(xml1.MA_DKBD),
      GT_THE_TU: firstOf(xml1.GT_THE_TU),
      GT_THE_DEN: firstOf(xml1.GT_THE_DEN),
    },
    ...{ MA_DOITUONG_KCB: xml1.MA_DOITUONG_KCB, NGAY_VAO: xml1.NGAY_VAO, MA_LOAI_KCB: xml1.MA_LOAI_KCB },
    ...{ MA_CSKCB: xml1.MA_CSKCB, NGAY_YL: first.ngayYL },
    ...itemOf(built, first),
  });
  const xml = tableXml(claimTables.XML0, [row]);
  const none = '0';
  const entered = new Date(visit.NgayTiepNhan);
  await keep(tx, null, await signFile(xml, signer), {
    ...{ TiepNhan_Id: visit._id, BenhNhan_Id: visit.BenhNhan_Id, NoiTiepNhan_Id: visit.NoiTiepNhan_Id },
    ...{ LoaiHoSo: 'CheckIn', MaLienKet: visit.MaTiepNhan, MaCSKCB: visit.maCSKCB ?? '', LyDo: null },
    ...{ XacNhan_Id: null, CoBHYT: true, MaLoaiKCB: xml1.MA_LOAI_KCB ?? '', NgayRa: entered },
    ...{ DaThanhToan: false, TongChiBV: none, TongChiBH: none, BHChiTra: none, BNCCT: none, BNTT: none },
    ...{ NguonKhac: none, MaBam: hashOf(xml), HanGui: instantOf(`${localDay(entered)}T23:59`) },
  });
}

/** The first cost: a drug, a consumable, or a service. */
function itemOf({ lines, file }: BuiltClaim, first: BuiltClaim['lines'][number]) {
  // rows stand in the order of their lines
  const at = lines.filter((line) => isDrug(line) === isDrug(first)).indexOf(first);
  if (isDrug(first)) return { MA_THUOC: file.xml2[at]?.MA_THUOC, TEN_THUOC: first.Ten };
  const row = file.xml3[at];
  if (first.NhomChiPhi === 'VatTu') return { MA_VAT_TU: row?.MA_VAT_TU, TEN_VAT_TU: first.Ten };
  return { MA_DICH_VU: row?.MA_DICH_VU, TEN_DICH_VU: first.Ten };
}
