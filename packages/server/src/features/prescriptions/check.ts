import type { Issue } from '@sen/domain/catalogue/validate';
import { isInsuredBy } from '@sen/domain/insurance/child';
import { dec } from '@sen/domain/money/decimal';
import { childIssues } from '@sen/domain/prescriptions/child';
import { doseQuantity } from '@sen/domain/prescriptions/dose';
import { isLastingPain, isLongCourse } from '@sen/domain/prescriptions/longCourse';
import { type CourseFacts, daysLimit, letterOf } from '@sen/domain/prescriptions/toaThuoc';
import type { DrugWarning } from '@sen/domain/prescriptions/warnings';
import { refLabels } from '../../engine/catalogue/queries.ts';
import type { Ctx } from '../../engine/context.ts';
import type { ToaThuocDongInput } from '../../gql/main.ts';
import type { Drafted } from '../cashier/points.ts';
import type { KhamBenhRow } from '../examination/tables.ts';
import { payerOf } from '../insurance/queries.ts';
import { patientById } from '../patients/queries.ts';
import type { DrugPrice } from '../pharmacy/drugFacts.ts';
import { receptionById } from '../reception/queries.ts';
import { addictiveRefusals } from './addictive.ts';
import { judgeLines } from './judgeLines.ts';

export type CheckedLine = {
  input: ToaThuocDongInput;
  facts: DrugPrice;
  SoLuong: string;
  letter: 'n' | 'h' | 'c';
};

/** What one unit of a line costs: the price that the fund accepts, or the sale price; null where nobody set it. */
export function unitPrice(facts: DrugPrice, LoaiToa: ToaThuocDongInput['LoaiToa']): string | null {
  return LoaiToa === 'BHYT' ? facts.GiaBHYT : facts.GiaBan;
}

/** What a prescription would add to the claim of its visit: its insured drugs. */
export function draftedDrugs(session: KhamBenhRow, lines: readonly CheckedLine[], NgayYLenh: Date): Drafted {
  return {
    TiepNhan_Id: session.TiepNhan_Id,
    lines: lines.flatMap(({ input, facts, SoLuong }) => {
      const price = unitPrice(facts, input.LoaiToa);
      if (input.LoaiToa !== 'BHYT' || !facts.LaBHYT || price === null) return [];
      return [
        {
          ...{ DichVu_Id: null, Duoc_Id: facts._id, Ma: facts.MaDuoc, Ten: facts.TenDuoc },
          ...{ NhomChiPhi: facts.LoaiHang === 'VatTu' ? 'VatTu' : 'Thuoc', SoLuong },
          ...{ DonGia: price, DonGiaBHYT: price, tyLeBH: facts.TyLeBHYT, phamVi: 1, LaBHYT: true },
          ...{ NgayYLenh, noi: session.PhongBan_Id },
        },
      ];
    }),
  };
}

export type Checked = { lines: CheckedLine[]; issues: Issue[]; warnings: DrugWarning[] };

/** Works out quantities and checks a prescription: the facts that a small child needs, drugs, days, store, quantities, and the warnings. */
export async function checkPrescription(
  ctx: Ctx,
  session: KhamBenhRow,
  input: readonly ToaThuocDongInput[],
): Promise<Checked> {
  const [judged, visit, patient, course] = await Promise.all([
    judgeLines(ctx, session, input),
    receptionById(ctx, session.TiepNhan_Id),
    patientById(ctx, session.BenhNhan_Id),
    courseFacts(ctx, session),
  ]);
  const { facts, warnings } = judged;
  const issues: Issue[] =
    input.length === 0
      ? [] // drugs are taken back for want of these facts, too
      : childIssues(patient, session.Ngay, {
          CanNang: session.CanNang,
          TenNguoiLienHe: visit.TenNguoiLienHe ?? patient.TenNguoiLienHe,
        });
  issues.push(...judged.issues);
  const insured = isInsuredBy(visit) && (await payerOf(ctx, visit.DoiTuong_Id))?.laBHYT === true;
  const lines = input.flatMap((line, index): CheckedLine[] => {
    const path = (field: string) => `dongs.${index}.${field}`;
    const drug = facts.get(line.Duoc_Id);
    if (!drug) {
      issues.push({ path: path('Duoc_Id'), code: 'NOT_IN_LIST' });
      return [];
    }
    const letter = letterOf(drug.LoaiKiemSoat);
    const { max, code } = daysLimit(letter, course);
    if (line.SoNgay < 1) issues.push({ path: path('SoNgay'), code: 'TOO_SMALL', details: { min: 1 } });
    if (line.SoNgay > max) issues.push({ path: path('SoNgay'), code, details: { max } });
    const SoLuong = line.SoLuong ?? doseQuantity(line, line.SoNgay, drug.KhongChiaNho);
    if (!dec(SoLuong).gt(0)) issues.push({ path: path('SoLuong'), code: 'TOO_SMALL', details: { min: 1 } });
    if (line.LoaiToa !== 'MuaNgoai' && !line.Kho_Id) issues.push({ path: path('Kho_Id'), code: 'REQUIRED' });
    if (line.LoaiToa === 'BHYT' && !(drug.LaBHYT && insured))
      issues.push({ path: path('LoaiToa'), code: insured ? 'DRUG_NOT_INSURED' : 'VISIT_NOT_INSURED' });
    if (line.LoaiToa !== 'MuaNgoai' && unitPrice(drug, line.LoaiToa) === null)
      issues.push({ path: path('Duoc_Id'), code: 'DRUG_WITHOUT_PRICE' });
    return [{ input: line, facts: drug, SoLuong, letter }];
  });
  const addictive = lines
    .filter(({ letter }) => letter === 'n')
    .map(({ input: line }) => input.indexOf(line));
  issues.push(
    ...(await addictiveRefusals(
      ctx,
      session,
      addictive.map((at) => `dongs.${at}.Duoc_Id`),
    )),
  );
  return { lines, issues, warnings };
}

/** What the diagnosis of a session says of how long drugs may be prescribed. */
async function courseFacts(ctx: Ctx, session: KhamBenhRow): Promise<CourseFacts> {
  const main = session.ChanDoanICD_Id ? [session.ChanDoanICD_Id] : [];
  const codes = (await refLabels(ctx, 'ICD', [...main, ...session.ChanDoanPhuICD_Ids])).flatMap(
    ({ ma }) => ma ?? [],
  );
  return {
    longCourse: codes.some(isLongCourse),
    lastingPain: codes.some(isLastingPain),
    chronic: session.BenhManTinh,
  };
}
