import type { AntibiogramRow, Culture } from './content.ts';
import { type Breakpoint, type Proposal, proposalFor } from './susceptibility.ts';
import type { MucNhayCam, NhomViKhuan } from './values.ts';

/** A row of an antibiogram as it is kept: with what the table proposed when it was written. */
export type KeptRow = AntibiogramRow & { DeXuat: MucNhayCam | null; CanCu: string | null };

/** What proposals are made of: the breakpoints of a day, the groups of organisms, and what stood in the culture before. */
export type ProposedBy = {
  diemGays: readonly Breakpoint[];
  groupOf: (ViKhuan_Id: string) => NhomViKhuan | null;
  day: string;
  stored: Culture<KeptRow> | null;
};

type Row = Pick<AntibiogramRow, 'KhangSinh_Id' | 'PhuongPhap' | 'GiaTri'>;

/** What is proposed for a row of an organism: what was when its value was written, for another value what the table says. */
export function proposalOf(
  { diemGays, groupOf, day, stored }: ProposedBy,
  { LoaiBenhPham_Id }: Pick<Culture, 'LoaiBenhPham_Id'>,
  ViKhuan_Id: string,
  row: Row,
): Proposal | null {
  const GiaTri = row.GiaTri?.trim() ?? '';
  const before =
    stored?.LoaiBenhPham_Id === LoaiBenhPham_Id
      ? stored.viKhuans
          .find((one) => one.ViKhuan_Id === ViKhuan_Id)
          ?.khangSinhs.find(
            (one) =>
              one.KhangSinh_Id === row.KhangSinh_Id &&
              one.PhuongPhap === row.PhuongPhap &&
              (one.GiaTri ?? '') === GiaTri,
          )
      : undefined;
  if (before?.DeXuat) return { KetQua: before.DeXuat, CanCu: before.CanCu ?? '' };
  if (before?.KetQua) return null; // decided where the table said nothing
  const NhomViKhuan = groupOf(ViKhuan_Id);
  return proposalFor(diemGays, { ...row, GiaTri, ViKhuan_Id, NhomViKhuan, LoaiBenhPham_Id, day });
}

/** A culture with its proposals; a row without a decision takes what is proposed. */
export function withProposals(culture: Culture, by: ProposedBy): Culture<KeptRow> {
  return {
    ...culture,
    viKhuans: culture.viKhuans.map((one) => ({
      ...one,
      khangSinhs: one.khangSinhs.map((row) => {
        const proposal = proposalOf(by, culture, one.ViKhuan_Id, row);
        const DeXuat = proposal?.KetQua ?? null;
        return { ...row, KetQua: row.KetQua ?? DeXuat, DeXuat, CanCu: proposal?.CanCu ?? null };
      }),
    })),
  };
}

/** A row of an antibiogram of which the table proposes something else now. */
export type ProposedAnew = Pick<KeptRow, 'KhangSinh_Id' | 'GiaTri' | 'DeXuat'> & {
  ViKhuan_Id: string;
  now: MucNhayCam | null;
};

/**
 * A culture with what the table proposes now, and where that is something else. A row that stood as it was proposed follows; what a reader
 * decided otherwise stays, and so does a decision of which the table says nothing more.
 */
export function proposedAnew(
  culture: Culture<KeptRow>,
  by: Omit<ProposedBy, 'stored'>,
): { culture: Culture<KeptRow>; changed: ProposedAnew[] } {
  const changed: ProposedAnew[] = [];
  const viKhuans = culture.viKhuans.map((one) => ({
    ...one,
    khangSinhs: one.khangSinhs.map((row) => {
      const proposal = proposalOf({ ...by, stored: null }, culture, one.ViKhuan_Id, row);
      const now = proposal?.KetQua ?? null;
      if (now === row.DeXuat) return row;
      const { KhangSinh_Id, GiaTri, DeXuat } = row;
      changed.push({ ViKhuan_Id: one.ViKhuan_Id, KhangSinh_Id, GiaTri, DeXuat, now });
      const follows = row.KetQua === row.DeXuat && now !== null;
      return { ...row, DeXuat: now, CanCu: proposal?.CanCu ?? null, KetQua: follows ? now : row.KetQua };
    }),
  }));
  return { culture: { ...culture, viKhuans }, changed };
}
