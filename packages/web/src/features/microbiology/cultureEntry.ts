import {
  type AntibiogramRow,
  type Culture,
  cultureIssues,
  type Isolate,
  missingForFinal,
  noCulture,
  tidied,
} from '@sen/domain/microbiology/content';
import { type ProposedBy, withProposals } from '@sen/domain/microbiology/proposals';
import { breakpointFor, isOverridden } from '@sen/domain/microbiology/susceptibility';
import { type PhuongPhapKhangSinhDo, phuongPhapKhangSinhDo } from '@sen/domain/microbiology/values';
import type { ContentRules } from '../readings/readingEntry.ts';
import type { CultureOfServiceFragment, MicrobiologyListsQuery } from './culture.main.gen.ts';

export type StoredCulture = CultureOfServiceFragment;
export type Lists = MicrobiologyListsQuery['danhMuc'];

/** What a culture as stored is in the form: what goes to the server; a row that follows its proposal has no result of its own. */
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
      khangSinhs: khangSinhs.map(({ KhangSinh_Id, PhuongPhap, GiaTri, KetQua, DeXuat }) => ({
        KhangSinh_Id,
        PhuongPhap,
        GiaTri,
        KetQua: DeXuat === null || isOverridden({ KetQua, DeXuat }) ? KetQua : null,
      })),
    })),
  };
}

/** The culture that a form holds; an empty one where it holds none. */
export function cultureIn(value: unknown): Culture {
  return (value as Culture | null) ?? noCulture; // as `toValue` makes it
}

/** What proposals are made of in the form today; `stored` is what stands for the service. */
export function proposedBy(lists: Lists, stored: unknown, day: string): ProposedBy {
  return {
    diemGays: lists.diemGays,
    groupOf: (id) => lists.viKhuans.find((one) => one._id === id)?.NhomViKhuan ?? null,
    day,
    stored: storedIn(stored),
  };
}

/** What is stored of a service, as the operations of the screen ask for it. */
export function storedIn(stored: unknown): StoredCulture | null {
  return stored as StoredCulture | null;
}

/** The rules of a culture as what microbiology keeps besides; without lists the server alone says which row has no proposal. */
export function cultureRules(lists: Lists | null, day: string): ContentRules {
  return {
    toValue: (given) => {
      const stored = storedIn(given);
      return stored && editable(stored);
    },
    issues: (value, { complete, stored, now }) => {
      const culture = cultureIn(value);
      const missing = complete ? missingForFinal(decided(lists, culture, stored, day)) : [];
      return [
        ...cultureIssues(culture, new Date(now)),
        ...(lists ? missing : missing.filter(({ path }) => !path.endsWith('.KetQua'))),
      ];
    },
  };
}

function decided(lists: Lists | null, culture: Culture, stored: unknown, day: string): Culture {
  return lists ? withProposals(culture, proposedBy(lists, stored, day)) : culture;
}

/** What a form holds after a change: nothing once it says nothing. */
export function changed(culture: Culture, part: Partial<Culture>): Culture | null {
  const next = { ...culture, ...part };
  return tidied(next) === null ? null : next;
}

const methods = Object.keys(phuongPhapKhangSinhDo) as PhuongPhapKhangSinhDo[]; // the keys of the record

/** The antibiotics that have a breakpoint for an organism and which its antibiogram lacks, each by the method of its last row where it can. */
export function panelFor(
  lists: Pick<Lists, 'khangSinhs'>,
  { LoaiBenhPham_Id }: Pick<Culture, 'LoaiBenhPham_Id'>,
  { ViKhuan_Id, khangSinhs }: Isolate,
  by: ProposedBy,
): AntibiogramRow[] {
  const { diemGays, groupOf, day } = by;
  const last = khangSinhs.at(-1)?.PhuongPhap;
  const inOrder = last ? [last, ...methods.filter((one) => one !== last)] : methods;
  return lists.khangSinhs.flatMap(({ _id: KhangSinh_Id }) => {
    if (khangSinhs.some((one) => one.KhangSinh_Id === KhangSinh_Id)) return [];
    const asked = { KhangSinh_Id, ViKhuan_Id, NhomViKhuan: groupOf(ViKhuan_Id), LoaiBenhPham_Id, day };
    const PhuongPhap = inOrder.find((one) => breakpointFor(diemGays, { ...asked, PhuongPhap: one }));
    return PhuongPhap ? [{ KhangSinh_Id, PhuongPhap, GiaTri: null, KetQua: null }] : [];
  });
}

type Named = { _id: string; ten: string };

/** The entries of a list as options, in groups where it has them; the chosen one is the last where it has left the list since. */
export function optionsOf<O extends Named>(
  entries: readonly O[],
  chosen: string | null,
  stored: ReadonlyArray<Named | null>,
  groupOf?: (one: O) => string,
): { value: string; label: string; group?: string }[] {
  const left = entries.some((one) => one._id === chosen) ? null : stored.find((one) => one?._id === chosen);
  return [
    ...entries.map((one) => ({
      value: one._id,
      label: one.ten,
      ...(groupOf ? { group: groupOf(one) } : {}),
    })),
    ...(left ? [{ value: left._id, label: left.ten }] : []),
  ];
}

/** The entries that stand in what is stored, whether they are in their list or not. */
export function namesIn(stored: StoredCulture | null) {
  const viKhuans = stored?.viKhuans ?? [];
  return {
    loaiBenhPhams: [stored?.LoaiBenhPham ?? null],
    viKhuans: viKhuans.map((one) => one.ViKhuan),
    khangSinhs: viKhuans.flatMap((one) => one.khangSinhs.map((row) => row.KhangSinh)),
  };
}
