import { type Ctx, today } from '../../engine/context.ts';
import type { KioskThe, TiepNhanInput } from '../../gql/main.ts';
import { registeredAt } from '../insurance/commands.ts';
import { checkCard } from '../insurance/portal.ts';
import { benefitOf } from '../insurance/queries.ts';
import { patientById } from '../patients/queries.ts';
import { openPerson, type Person } from './person.ts';
import { requireKiosk } from './place.ts';

type Card = Pick<
  TiepNhanInput,
  'BHYTNgayHieuLuc' | 'BHYTNgayHetHieuLuc' | 'NgayDu5Nam' | 'KhuVucSinhSong' | 'BenhVien_KCB_Id'
> & {
  SoTheBHYT: string;
};
type Holder = { TenBenhNhan: string; NgaySinh: string | null; NamSinh: number | null };

/** What the portal says of somebody's card, and what it pays here; with why the desk is needed where it does not do. */
export async function lookUpCard(ctx: Ctx, phien: string): Promise<KioskThe> {
  requireKiosk(ctx);
  const { card, holder } = await cardOf(ctx, openPerson(ctx, phien));
  if (!card) return atDesk('KhongCoThe');
  const check = await checkCard(ctx, {
    maThe: card.SoTheBHYT,
    hoTen: holder.TenBenhNhan,
    ngaySinh: holder.NgaySinh ?? String(holder.NamSinh),
  });
  if (!check.reachable) return atDesk('CongKhongTraLoi');
  if (!check.hopLe) return atDesk('TheBiTuChoi');
  const benefit = await benefitOf(ctx, {
    SoTheBHYT: check.maThe ?? card.SoTheBHYT,
    BenhVien_KCB_Id: card.BenhVien_KCB_Id ?? null,
    maDKBD: check.maDKBD,
    KhuVucSinhSong: check.maKV,
  });
  if (!benefit) return atDesk('TheBiTuChoi');
  if (benefit.MucHuong === 0) return atDesk('TraiTuyen');
  return {
    cuoiSo: (check.maThe ?? card.SoTheBHYT).slice(-4),
    hanThe: check.gtTheDen,
    mucHuong: benefit.MucHuong,
    lyDo: null,
  };
}

const atDesk = (lyDo: NonNullable<KioskThe['lyDo']>): KioskThe => ({
  cuoiSo: null,
  hanThe: null,
  mucHuong: null,
  lyDo,
});

/** The card by which somebody is insured: the scanned one, the last one of the record while it holds, else the citizen id. */
export async function cardOf(ctx: Ctx, person: Person): Promise<{ card: Card | null; holder: Holder }> {
  if (person.BenhNhan_Id === null)
    return { card: { SoTheBHYT: person.the.CMNDHoacHoChieu }, holder: person.the };
  const patient = await patientById(ctx, person.BenhNhan_Id);
  const { the } = person;
  if (the) {
    const { SoTheBHYT, BHYTNgayHieuLuc, BHYTNgayHetHieuLuc, NgayDu5Nam, KhuVucSinhSong, maDKBD } = the;
    const BenhVien_KCB_Id = (await registeredAt(ctx, maDKBD))?._id ?? null;
    const card = {
      SoTheBHYT,
      BHYTNgayHieuLuc,
      BHYTNgayHetHieuLuc,
      NgayDu5Nam,
      KhuVucSinhSong,
      BenhVien_KCB_Id,
    };
    return { card, holder: patient };
  }
  const { SoTheBHYT, BHYTNgayHieuLuc, BHYTNgayHetHieuLuc, BenhVien_KCB_Id, NgayDu5Nam } = patient;
  const holds = BHYTNgayHieuLuc && !(BHYTNgayHetHieuLuc && BHYTNgayHetHieuLuc < today(ctx));
  if (SoTheBHYT && holds)
    return {
      card: { SoTheBHYT, BHYTNgayHieuLuc, BHYTNgayHetHieuLuc, BenhVien_KCB_Id, NgayDu5Nam },
      holder: patient,
    };
  const id = patient.CMNDHoacHoChieu ?? '';
  return { card: /^\d{12}$/.test(id) ? { SoTheBHYT: id } : null, holder: patient };
}
