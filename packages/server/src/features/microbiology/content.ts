import {
  type AntibiogramRow,
  type Culture,
  cultureIssues,
  type Isolate,
  missingForFinal,
  noCulture,
  tellsSomething,
  tidied,
} from '@sen/domain/microbiology/content';
import {
  type KeptRow,
  type ProposedBy,
  proposedAnew,
  withProposals,
} from '@sen/domain/microbiology/proposals';
import type { DauHieuDeKhang } from '@sen/domain/microbiology/values';
import { refLabel } from '../../engine/catalogue/queries.ts';
import { type Tx, today } from '../../engine/context.ts';
import type { ReadingContent } from '../readings/readingContent.ts';
import { breakpoints, groupsOf, listsOfMicrobiology } from './lists.ts';
import { storedCultures, writeCulture } from './storedCultures.ts';

export type KeptCulture = Culture<KeptRow>;

/** A culture as it is given: what is left out is empty. */
export type CultureInput = Partial<Omit<Culture, 'viKhuans' | 'LayMauLuc' | 'NhanMauLuc'>> & {
  LayMauLuc?: Date | string | null;
  NhanMauLuc?: Date | string | null;
  viKhuans?: ReadonlyArray<
    Pick<Isolate, 'ViKhuan_Id'> & {
      SoLuong?: string | null;
      DauHieus?: readonly DauHieuDeKhang[] | null;
      khangSinhs?: ReadonlyArray<
        Pick<AntibiogramRow, 'KhangSinh_Id' | 'PhuongPhap'> & Partial<AntibiogramRow>
      > | null;
    }
  > | null;
};

/** Specimen, direct examination, culture and antibiograms, as what microbiology keeps of a service. */
export const cultureContent: ReadingContent = {
  stored: storedCultures,
  issues: async (tx, noiDung, path, known) => {
    const culture = cultureOf(noiDung as CultureInput);
    const found = [
      ...cultureIssues(culture, tx.now()),
      ...(await unknownIds(tx, culture, known as KeptCulture[])),
    ];
    return found.map((issue) => ({ ...issue, path: `${path}.${issue.path}` }));
  },
  taken: async (tx, noiDung, stored) => {
    const culture = noiDung ? tidied(cultureOf(noiDung as CultureInput)) : null;
    return culture && proposed(tx, culture, stored as KeptCulture | null);
  },
  write: (tx, place, noiDung) => writeCulture(tx, place, noiDung as KeptCulture | null),
  judgedAnew: async (tx, noiDung) => judged(tx, noiDung as KeptCulture | null),
  isFinal: (noiDung) => missingForFinal((noiDung as KeptCulture | null) ?? noCulture).length === 0,
  tells: (noiDung) => tellsSomething(noiDung as KeptCulture | null),
};

function cultureOf(given: CultureInput): Culture {
  const time = (value: Date | string | null | undefined) => (value ? new Date(value).toISOString() : null);
  return {
    LoaiBenhPham_Id: given.LoaiBenhPham_Id ?? null,
    LayMauLuc: time(given.LayMauLuc),
    NhanMauLuc: time(given.NhanMauLuc),
    SoiTrucTiep: given.SoiTrucTiep ?? null,
    TrangThaiCay: given.TrangThaiCay ?? null,
    SoNgay: given.SoNgay ?? null,
    viKhuans: (given.viKhuans ?? []).map((one) => ({
      ViKhuan_Id: one.ViKhuan_Id,
      SoLuong: one.SoLuong ?? null,
      DauHieus: [...new Set(one.DauHieus ?? [])],
      khangSinhs: (one.khangSinhs ?? []).map((row) => ({
        KhangSinh_Id: row.KhangSinh_Id,
        PhuongPhap: row.PhuongPhap,
        GiaTri: row.GiaTri ?? null,
        KetQua: row.KetQua ?? null,
      })),
    })),
  };
}

/** What names an entry that is in no list; what stands in the slip already may have left its list since. */
async function unknownIds(tx: Tx, culture: Culture, known: readonly KeptCulture[]) {
  const lists = await listsOfMicrobiology(tx);
  const ids = (rows: ReadonlyArray<{ _id: string }>) => rows.map((row) => row._id);
  const grown = known.flatMap((one) => one.viKhuans);
  const specimens = new Set([...ids(lists.loaiBenhPhams), ...known.map((one) => one.LoaiBenhPham_Id)]);
  const organisms = new Set([...ids(lists.viKhuans), ...grown.map((one) => one.ViKhuan_Id)]);
  const antibiotics = new Set([
    ...ids(lists.khangSinhs),
    ...grown.flatMap((one) => one.khangSinhs.map((row) => row.KhangSinh_Id)),
  ]);
  const wrong = (path: string, id: string | null, choices: ReadonlySet<string | null>) =>
    !id || choices.has(id) ? [] : [{ path, code: 'NOT_IN_LIST' }];
  return [
    ...wrong('LoaiBenhPham_Id', culture.LoaiBenhPham_Id, specimens),
    ...culture.viKhuans.flatMap((one, at) => [
      ...wrong(`viKhuans.${at}.ViKhuan_Id`, one.ViKhuan_Id, organisms),
      ...one.khangSinhs.flatMap((row, place) =>
        wrong(`viKhuans.${at}.khangSinhs.${place}.KhangSinh_Id`, row.KhangSinh_Id, antibiotics),
      ),
    ]),
  ];
}

/** A culture with what is proposed: what was while a value is the same, else what the breakpoints of today say. Two statements. */
async function proposed(tx: Tx, culture: Culture, stored: KeptCulture | null): Promise<KeptCulture> {
  return withProposals(culture, { ...(await proposedBy(tx, culture)), stored });
}

/** What proposals for a culture are made of today. */
async function proposedBy(tx: Tx, culture: Culture): Promise<Omit<ProposedBy, 'stored'>> {
  const tested = culture.viKhuans.flatMap((one) => one.khangSinhs.map((row) => row.KhangSinh_Id));
  const [diemGays, groups] = await Promise.all([
    tested.length > 0 ? breakpoints(tx, tested) : [],
    groupsOf(
      tx,
      culture.viKhuans.map((one) => one.ViKhuan_Id),
    ),
  ]);
  const groupOf = (id: string) => groups.get(id) ?? null;
  return { diemGays, groupOf, day: today(tx) };
}

/** What breakpoints of today propose otherwise, as `Escherichia coli, Ampicilin 8: S → R`. */
async function judged(tx: Tx, stored: KeptCulture | null) {
  if (!stored?.viKhuans.some(({ khangSinhs }) => khangSinhs.length > 0))
    return { words: [], noiDung: stored };
  const { culture, changed } = proposedAnew(stored, await proposedBy(tx, stored));
  if (changed.length === 0) return { words: [], noiDung: stored };
  const names = await Promise.all(
    changed.map(async ({ ViKhuan_Id, KhangSinh_Id }) => {
      const labels = [
        await refLabel(tx, 'ViKhuan', ViKhuan_Id),
        await refLabel(tx, 'KhangSinh', KhangSinh_Id),
      ];
      return labels.map((label) => label?.ten ?? '').join(', ');
    }),
  );
  const words = changed.map(
    ({ GiaTri, DeXuat, now }, at) => `${names[at]} ${GiaTri ?? ''}: ${DeXuat ?? '–'} → ${now ?? '–'}`,
  );
  return { words, noiDung: culture };
}
