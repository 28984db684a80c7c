import { dec, sum, toMoney } from '@sen/domain/money/decimal';
import type { Ctx } from '../../engine/context.ts';
import type { Found, FoundLine } from '../cashier/eveningFindings.ts';
import type { ConfirmedVisit, InsuredOfDay } from '../cashier/eveningVisits.ts';
import { fundPartOfClaims } from '../claims/forEvening.ts';

/** Lines of one kind that an evening names at most. */
const most = 100;

/** What was confirmed to the fund on a day against the files that it is asked with. */
export async function fundOfDay(ctx: Ctx, { daXacNhans, chuaXacNhan, conDo }: InsuredOfDay) {
  const claimed = await fundPartOfClaims(
    ctx,
    daXacNhans.map(({ TiepNhan_Id }) => TiepNhan_Id),
  );
  const compared = daXacNhans.map((visit) => ({ visit, HoSo: claimed.get(visit.TiepNhan_Id) ?? '0.00' }));
  const differing = compared.filter(
    ({ visit, HoSo }) => !dec(visit.DaXacNhan).eq(HoSo) || !dec(visit.DaXacNhan).eq(visit.TheoVienPhi),
  );
  const lines = differing.map(({ visit, HoSo }) => lineOf(visit, HoSo));
  const lech: Found = {
    soLuong: lines.length,
    SoTien: toMoney(sum(lines.map(({ SoTien }) => dec(SoTien).abs()))),
    dongs: lines.slice(0, most),
  };
  return {
    lech,
    chuaXacNhan,
    sums: {
      soLuot: daXacNhans.length,
      DaXacNhan: toMoney(sum(daXacNhans.map(({ DaXacNhan }) => DaXacNhan))),
      TheoVienPhi: toMoney(sum(daXacNhans.map(({ TheoVienPhi }) => TheoVienPhi))),
      HoSo: toMoney(sum(compared.map(({ HoSo }) => HoSo))),
      conDo,
    },
  };
}

/** What the account says differs where the file says what was confirmed. */
function lineOf(visit: ConfirmedVisit, HoSo: string): FoundLine {
  const other = dec(visit.DaXacNhan).eq(HoSo) ? visit.TheoVienPhi : HoSo;
  return {
    _id: visit.TiepNhan_Id,
    Luc: visit.NgayXacNhan,
    So: visit.MaTiepNhan,
    Ai: visit.TenBenhNhan,
    SoTien: toMoney(dec(visit.DaXacNhan).minus(other)),
    NenLa: visit.DaXacNhan,
    DangLa: other,
    soLuong: null,
    ghiChu: null,
    BienLai_Id: null,
    HoaDon_Id: null,
    TiepNhan_Id: visit.TiepNhan_Id,
    BenhNhan_Id: visit.BenhNhan_Id,
    NhanVien_Id: null,
  };
}
