import {
  type AntibiogramRow,
  type Culture,
  cultureIssues,
  type Isolate,
  missingForFinal,
  noCulture,
  tidied,
} from '@sen/domain/microbiology/content';
import { type Breakpoint, proposalFor } from '@sen/domain/microbiology/susceptibility';
import { dauHieuDeKhang, trangThaiCay } from '@sen/domain/microbiology/values';
import type { ContentRules } from '../readings/readingEntry.ts';
import type { CultureOfServiceFragment, MicrobiologyListsQuery } from './culture.main.gen.ts';

export type StoredCulture = CultureOfServiceFragment;
export type Lists = MicrobiologyListsQuery['danhMuc'];

/** What a culture as stored is in the form: what goes to the server, and nothing else. */
function editable(stored: StoredCulture): Culture {
  const { LoaiBenhPham_Id, LayMauLuc, NhanMauLuc, SoiTrucTiep, TrangThaiCay, SoNgay, viKhuans } = stored;
  return {
    LoaiBenhPham_Id,
    LayMauLuc,
    NhanMauLuc,
    SoiTrucTiep,
    TrangThaiCay,
    SoNgay,
    viKhuans: viKhuans.map(({ ViKhuan_Id, SoLuong, DauHieus, khangSinhs }) => ({
      ViKhuan_Id,
      SoLuong,
      DauHieus,
      khangSinhs: khangSinhs.map(({ KhangSinh_Id, PhuongPhap, GiaTri, KetQua }) => ({
        KhangSinh_Id,
        PhuongPhap,
        GiaTri,
        KetQua,
      })),
    })),
  };
}

/** The culture that a form holds; an empty one where it holds none. */
export function cultureIn(value: unknown): Culture {
  return (value as Culture | null) ?? noCulture; // as `toValue` makes it
}

/** The rules of a culture as what microbiology keeps besides. */
export const cultureRules: ContentRules = {
  toValue: (stored) => (stored ? editable(stored as StoredCulture) : null), // as the operations of the screen ask for it
  issues: (value, complete) => [
    ...cultureIssues(cultureIn(value)),
    ...(complete ? missingForFinal(cultureIn(value)) : []),
  ],
};

/** What a form holds after a change: nothing once it says nothing. */
export function changed(culture: Culture, part: Partial<Culture>): Culture | null {
  const next = { ...culture, ...part };
  return tidied(next) === null ? null : next;
}

/** What the table proposes for a row of an organism today. */
export function proposalOf(
  lists: Pick<Lists, 'viKhuans' | 'diemGays'>,
  culture: Pick<Culture, 'LoaiBenhPham_Id'>,
  ViKhuan_Id: string,
  row: Pick<AntibiogramRow, 'KhangSinh_Id' | 'PhuongPhap' | 'GiaTri'>,
  day: string,
) {
  return proposalFor(lists.diemGays, {
    ...row,
    GiaTri: row.GiaTri ?? '',
    ViKhuan_Id,
    NhomViKhuan: groupOf(lists, ViKhuan_Id),
    LoaiBenhPham_Id: culture.LoaiBenhPham_Id,
    day,
  });
}

function groupOf({ viKhuans }: Pick<Lists, 'viKhuans'>, ViKhuan_Id: string) {
  return viKhuans.find((one) => one._id === ViKhuan_Id)?.NhomViKhuan ?? null;
}

/** A row with another value: a decision that followed the table follows it on, one of the reader's own stays. */
export function withValue<R extends AntibiogramRow>(
  row: R,
  part: Partial<Pick<AntibiogramRow, 'GiaTri' | 'PhuongPhap' | 'KhangSinh_Id'>>,
  propose: (row: R) => AntibiogramRow['KetQua'],
): R {
  const before = propose(row);
  const next = { ...row, ...part };
  return row.KetQua === null || row.KetQua === before ? { ...next, KetQua: propose(next) } : next;
}

/** The antibiotics that the table has breakpoints of for an organism and which its antibiogram lacks, each by the method of its last row where it can. */
export function panelFor(lists: Lists, isolate: Isolate): AntibiogramRow[] {
  const group = groupOf(lists, isolate.ViKhuan_Id);
  const fitting = (one: Breakpoint) =>
    one.ViKhuan_Id ? one.ViKhuan_Id === isolate.ViKhuan_Id : one.NhomViKhuan === group;
  return lists.khangSinhs.flatMap(({ _id }) => {
    const rows = lists.diemGays.filter((one) => one.KhangSinh_Id === _id && fitting(one));
    const row = rows.find((one) => one.PhuongPhap === isolate.khangSinhs.at(-1)?.PhuongPhap) ?? rows[0];
    const has = isolate.khangSinhs.some((one) => one.KhangSinh_Id === _id);
    return row && !has ? [{ KhangSinh_Id: _id, PhuongPhap: row.PhuongPhap, GiaTri: null, KetQua: null }] : [];
  });
}

/** A culture in one line, to compare two of them. */
export function cultureTold(value: unknown, language: 'vi' | 'en'): string {
  const { SoiTrucTiep, TrangThaiCay, viKhuans } = cultureIn(value);
  const isolates = viKhuans.map(({ SoLuong, DauHieus, khangSinhs }) =>
    [
      SoLuong,
      ...DauHieus.map((mark) => dauHieuDeKhang[mark][language]),
      khangSinhs.map(({ GiaTri, KetQua }) => `${GiaTri ?? ''} ${KetQua ?? ''}`.trim()).join(', '),
    ]
      .filter(Boolean)
      .join(' · '),
  );
  return [SoiTrucTiep, TrangThaiCay && trangThaiCay[TrangThaiCay][language], ...isolates]
    .filter(Boolean)
    .join('; ');
}
