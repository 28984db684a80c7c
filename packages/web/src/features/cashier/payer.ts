import type { Issue } from '@sen/domain/catalogue/validate';
import { receptionIssues } from '@sen/domain/reception/tiepNhan';
import { today } from '../../ui/dateText.ts';
import type { ChuyenDoiDoiTuongInput } from './acts.main.gen.ts';
import type { Bill } from './useBill.ts';

type Visit = NonNullable<Bill['TiepNhan']>;

/** Who pays for a visit from now on, with the card and the papers of an insured payer. */
export type NewPayer = {
  version: number;
  DoiTuong_Id: string;
  SoTheBHYT: string | null;
  BHYTNgayHieuLuc: string | null;
  BHYTNgayHetHieuLuc: string | null;
  BenhVien_KCB_Id: string | null;
  NgayDu5Nam: string | null;
  TrinhTheLuc: string | null;
  CoGiayChuyen: boolean;
  SoGiayChuyen: string | null;
  NgayGiayChuyen: string | null;
  BenhVienChuyen_Id: string | null;
  MienCungChiTra: boolean;
  SoGiayMien: string | null;
  SoGiayKhaiSinh: string | null;
  NgayGiayKhaiSinh: string | null;
  NgayGiayMien: string | null;
};

/** Who pays for a visit now, as the dialogue begins. */
export function payerOf(visit: Visit): NewPayer {
  return {
    version: visit.version,
    DoiTuong_Id: visit.DoiTuong_Id,
    SoTheBHYT: visit.SoTheBHYT ?? null,
    BHYTNgayHieuLuc: visit.BHYTNgayHieuLuc ?? null,
    BHYTNgayHetHieuLuc: visit.BHYTNgayHetHieuLuc ?? null,
    BenhVien_KCB_Id: visit.BenhVien_KCB_Id ?? null,
    NgayDu5Nam: visit.NgayDu5Nam ?? null,
    TrinhTheLuc: visit.TrinhTheLuc ?? null,
    CoGiayChuyen: visit.CoGiayChuyen,
    SoGiayChuyen: visit.SoGiayChuyen ?? null,
    NgayGiayChuyen: visit.NgayGiayChuyen ?? null,
    BenhVienChuyen_Id: visit.BenhVienChuyen_Id ?? null,
    MienCungChiTra: visit.MienCungChiTra,
    SoGiayMien: visit.SoGiayMien ?? null,
    NgayGiayMien: visit.NgayGiayMien ?? null,
    SoGiayKhaiSinh: visit.SoGiayKhaiSinh ?? null,
    NgayGiayKhaiSinh: visit.NgayGiayKhaiSinh ?? null,
    // a field that the server does not take would refuse the whole change
  } satisfies Omit<ChuyenDoiDoiTuongInput, 'TiepNhan_Id'>;
}

/** What is sent: of a payer without insurance nothing of card and papers is changed by hand. */
export function chosenPayer(values: NewPayer, visit: Visit, laBHYT: boolean): NewPayer {
  return laBHYT ? values : { ...payerOf(visit), DoiTuong_Id: values.DoiTuong_Id };
}

/** Of a child without a card no other number goes on than one of a child. */
export function withChildsCard(values: NewPayer): NewPayer {
  return /^TE/i.test(values.SoTheBHYT ?? '') ? values : { ...values, SoTheBHYT: null };
}

/** What is wrong with a new payer, by the rules of a reception that the server asks too. */
export function payerIssues(payer: NewPayer, visit: Visit, laBHYT: boolean, treEm = false): Issue[] {
  const ngay = today(new Date(visit.NgayTiepNhan));
  return receptionIssues(payer, {
    laBHYT,
    treEm,
    ngay,
    today: ngay, // the visit has been received
    needsService: false,
    choosesExemption: laBHYT && payer.MienCungChiTra && !visit.MienCungChiTra,
    before: visit,
  });
}
