import { describe, expect, it } from 'vitest';
import { chosenPayer, payerIssues, payerOf } from './payer.ts';

type Visit = Parameters<typeof payerOf>[0];

const visit = {
  version: 3,
  NgayTiepNhan: '2026-07-06T01:00:00.000Z',
  DoiTuong_Id: 'fee',
  SoTheBHYT: null,
  CoGiayChuyen: false,
  MienCungChiTra: false,
} as Visit; // what the dialogue reads of it

const insured = {
  ...payerOf(visit),
  DoiTuong_Id: 'insurance',
  SoTheBHYT: 'DN4010123456789',
  BHYTNgayHieuLuc: '2026-01-01',
};
const paths = (payer: typeof insured, of: Visit = visit) =>
  payerIssues(payer, of, true).map(({ path, code }) => `${path} ${code}`);

describe('a new payer of a visit', () => {
  it('needs number and day of the papers that are chosen, and who referred the patient', () => {
    expect(paths(insured)).toEqual([]);
    expect(paths({ ...insured, CoGiayChuyen: true })).toEqual([
      'BenhVienChuyen_Id REQUIRED',
      'SoGiayChuyen REQUIRED',
      'NgayGiayChuyen REQUIRED',
    ]);
    expect(
      paths({ ...insured, MienCungChiTra: true, SoGiayMien: 'M-7', NgayGiayMien: '2026-07-07' }),
    ).toEqual(['NgayDu5Nam FIVE_YEARS_NEEDED', 'NgayGiayMien PAPER_AFTER_RECEPTION']);
  });

  it('is not asked for papers that an insured visit never had', () => {
    const before = { ...visit, SoTheBHYT: 'DN4010123456789', MienCungChiTra: true };
    expect(paths({ ...insured, MienCungChiTra: true }, before)).toEqual([]);
  });

  it('without insurance leaves card and papers to the server, whatever was typed before', () => {
    const typed = { ...insured, DoiTuong_Id: 'fee', CoGiayChuyen: true };
    const payer = chosenPayer(typed, visit, false);
    expect(payer).toEqual(payerOf(visit));
    expect(payerIssues(payer, visit, false)).toEqual([]);
  });
});
