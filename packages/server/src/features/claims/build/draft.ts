import { claimFindings as findingsOfFile } from '@sen/domain/claims/checks/all';
import type { Check, Finding } from '@sen/domain/claims/checks/check';
import { V04, V05 } from '@sen/domain/claims/checks/diagnoses';
import { V01 } from '@sen/domain/claims/checks/form';
import { V11, V23 } from '@sen/domain/claims/checks/insurance';
import { V07 } from '@sen/domain/claims/checks/people';
import { V08, V18 } from '@sen/domain/claims/checks/services';
import type { ClaimFile } from '@sen/domain/claims/file';
import { claimTime, dayIn } from '@sen/domain/claims/moments';
import { tableOf } from '@sen/domain/claims/tables';
import { dec, toMoney } from '@sen/domain/money/decimal';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../../engine/context.ts';
import type { ClaimFinding, Drafted, DraftedLine } from '../../cashier/points.ts';
import { localMinute } from '../../insurance/settleVisit.ts';
import { type BuiltClaim, claimsOfVisits, fileOf } from './claims.ts';
import { factsOf } from './facts.ts';
import type { BillLine } from './lines.ts';
import { departmentOf, ids, staffCode, substanceOfDrug } from './sqlParts.ts';

/** What is known while somebody orders; the rest is for the end of the visit. */
const whileOrdering: readonly Check[] = [V01, V04, V05, V07, V08, V11, V18, V23];

/** What the catalogue or the staff list of the house lacks for a line; what else a row needs comes with its performance. */
const knownFields: ReadonlySet<string | null> = new Set(['MA_THUOC', 'SO_DANG_KY', 'TT_THAU', 'MA_BAC_SI']);

/** What the claim of a visit would be asked back for because of insured lines that are thought of, by the same checks as its file. */
export async function findInDraft(ctx: Ctx, { TiepNhan_Id, lines }: Drafted): Promise<ClaimFinding[]> {
  const insured = lines.filter((line) => line.LaBHYT && line.phamVi !== 2 && dec(line.SoLuong).gt(0));
  if (insured.length === 0) return [];
  const [built, drafts] = await Promise.all([
    claimsOfVisits(ctx, [TiepNhan_Id]).then((found) => found.get(TiepNhan_Id)),
    draftLines(ctx, TiepNhan_Id, insured),
  ]);
  if (!built) return [];
  const one = withDrafts(built, drafts, claimTime(localMinute(ctx.now())));
  const facts = (await factsOf(ctx, [one])).get(TiepNhan_Id);
  if (!facts) return [];
  const found = findingsOfFile(one.file, facts, whileOrdering).filter((finding) =>
    isOfDraft(finding, built, one),
  );
  return toldOnce(found.map((finding) => [finding, nameOf(finding, one.file)] as const));
}

/** The claim as if the lines stood on the bill and the visit ended now. */
function withDrafts(built: BuiltClaim, drafts: readonly BillLine[], now: string): BuiltClaim {
  const parts = { ...built, lines: [...built.lines, ...drafts] };
  const end = [now, ...parts.lines.map(({ ngayYL }) => ngayYL)].reduce((a, b) => (a > b ? a : b));
  const file = fileOf(parts, dayIn(end));
  const NGAY_RA = file.xml1.NGAY_RA ?? end;
  return { ...parts, file: { ...file, date: dayIn(NGAY_RA), xml1: { ...file.xml1, NGAY_RA } } };
}

/** Whether a finding is of a line that is thought of, or of what the whole visit is paid by. */
function isOfDraft({ id, table, row, field }: Finding, built: BuiltClaim, { file }: BuiltClaim): boolean {
  if (table === 'XML1') {
    if (id === 'V01') return false;
    // that no disease is named yet is told where it is missing
    return (id !== 'V04' && id !== 'V05') || file.xml1.MA_BENH_CHINH !== null;
  }
  const before = table === 'XML2' ? built.file.xml2.length : table === 'XML3' ? built.file.xml3.length : null;
  if (before === null || row === null || row < before) return false;
  return id !== 'V01' || knownFields.has(field);
}

function nameOf({ table, row }: Finding, { xml2, xml3 }: ClaimFile): string | null {
  if (row === null) return null;
  if (table === 'XML2') return xml2[row]?.TEN_THUOC ?? null;
  return table === 'XML3' ? (xml3[row]?.TEN_DICH_VU ?? null) : null;
}

/** One sentence for what several lines have in common. */
function toldOnce(found: ReadonlyArray<readonly [Finding, string | null]>): ClaimFinding[] {
  const groups = new Map<string, { finding: Finding; names: string[] }>();
  for (const [finding, name] of found) {
    const { id, field, because, details } = finding;
    const key = [id, field, because.vi, details['code']].join(' ');
    const group = groups.get(key) ?? { finding, names: [] };
    groups.set(key, { finding, names: [...group.names, ...(name === null ? [] : [name])] });
  }
  return [...groups.values()].map(({ finding, names }) => {
    const { id, severity, mendAt } = finding;
    const text = { vi: sentence(finding, names, 'vi'), en: sentence(finding, names, 'en') };
    return { id, severity, mendAt, text };
  });
}

/** "Paracetamol: Chưa có giá trị – Mã hoạt chất (V01)". */
function sentence(
  { id, table, field, because, details }: Finding,
  names: readonly string[],
  language: 'vi' | 'en',
): string {
  const label = id === 'V01' && field ? tableOf(table)?.fields[field]?.from[language] : null;
  const what = [label, details['code']].filter(Boolean).join(': ');
  const of = [...new Set(names)].join(', ');
  const said = `${because[language].replace(/\.$/, '')}${what ? ` – ${what}` : ''} (${id})`;
  return of ? `${of}: ${said}` : said;
}

type Known = {
  drugs: Record<string, NonNullable<BillLine['thuoc']> & { donViTinh: string | null }> | null;
  services: Record<string, { maBHYT: string | null; chuyenKhoa: string | null }> | null;
  khoas: Record<string, string | null> | null;
  bacSi: string | null;
};

/** The lines as the bill would have them, by the caller. One statement. */
async function draftLines(ctx: Ctx, TiepNhan_Id: string, lines: readonly DraftedLine[]): Promise<BillLine[]> {
  const of = (field: 'DichVu_Id' | 'Duoc_Id' | 'noi') => ids(lines.flatMap((line) => line[field] ?? []));
  const { rows } = await ctx.db.execute<Known>(sql`
    select
      (select json_object_agg(g.id, json_build_object('maThuoc', ${substanceOfDrug}, 'hamLuong', nullif(g.ham_luong, ''),
          'soDangKy', nullif(g.so_dang_ky, ''), 'ttThau', nullif(g.tt_thau, ''), 'duongDung', nullif(d.ma_xml, ''), 'donViTinh', t.ten_don_vi_tinh))
        from pharmacy.duoc g left join main.duong_dung d on d.id = g.duong_dung_id left join main.don_vi_tinh t on t.id = g.don_vi_tinh_id
        where g.id = any(${of('Duoc_Id')})) as drugs,
      (select json_object_agg(v.id, json_build_object('maBHYT', nullif(v.ma_bhyt, ''), 'chuyenKhoa', v.chuyen_khoa_id))
        from main.dm_dich_vu v where v.id = any(${of('DichVu_Id')})) as services,
      (select json_object_agg(n.id, ${departmentOf(sql`n.id`)}) from auth.node n where n.id = any(${of('noi')})) as khoas,
      ${staffCode(sql`${ctx.user?.NhanVien_Id ?? null}::uuid`)} as "bacSi"`);
  const [known] = rows;
  return lines.map((line, at) => {
    const service = known?.services?.[line.DichVu_Id ?? ''];
    const drug = known?.drugs?.[line.Duoc_Id ?? ''];
    const amount = (price: string) => toMoney(dec(price).times(line.SoLuong));
    const ngayYL = claimTime(localMinute(line.NgayYLenh));
    return {
      ...{ _id: `draft ${at}`, TiepNhan_Id, source_Id: `draft ${at}`, Ma: line.Ma, Ten: line.Ten },
      ...{
        NhomChiPhi: line.NhomChiPhi,
        DonViTinh: drug?.donViTinh ?? 'Lần',
        phamVi: line.phamVi,
        LaBHYT: true,
      },
      ...{ SoLuong: line.SoLuong, DonGia: line.DonGia, DonGiaBHYT: line.DonGiaBHYT },
      // not settled yet: it counts as insured
      ...{ tyLeDV: 100, tyLeBH: line.tyLeBH, mucHuong: '100' },
      ...{ ThanhTien: amount(line.DonGia), BHChiTra: amount(line.DonGiaBHYT) },
      ...{ BNCCT: '0', BNTT: '0', NguonKhac: '0', ngayYL, ngayTH: null, ngayKQ: null, icd: null },
      ...{ khoa: known?.khoas?.[line.noi ?? ''] ?? null, phong: line.noi, KhamBenh_Id: null },
      ...{ chuyenKhoa: service?.chuyenKhoa ?? null, bacSi: known?.bacSi ?? null, nguoiThucHien: [] },
      ...{ maBHYT: service?.maBHYT ?? null, maICD9: null, maMay: null },
      thuoc: drug
        ? { ...drug, sang: null, trua: null, chieu: null, toi: null, soNgay: null, cachDung: null }
        : null,
    };
  });
}
