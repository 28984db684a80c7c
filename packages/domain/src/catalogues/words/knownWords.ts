import { tenKhongDau } from '../../names/key.ts';
import { diseases } from './diseases.ts';
import type { Said } from './said.ts';
import { services } from './services.ts';
import { substances } from './substances.ts';

type Entry = Readonly<Record<string, unknown>>;
const text = (entry: Entry, field: string) => {
  const value = entry[field];
  return typeof value === 'string' ? value : '';
};

const named =
  (list: readonly Said[], field: string) =>
  (entry: Entry): readonly Said[] => {
    const name = ` ${tenKhongDau(text(entry, field))} `;
    return list.filter(([part]) => name.includes(` ${part} `));
  };

/** Which of the words above an entry of a catalogue is known by. */
const known: Readonly<Record<string, (entry: Entry) => readonly Said[]>> = {
  DM_DichVu: named(services, 'TenDichVu'),
  GoiDichVu: named(services, 'TenGoiDichVu'),
  LieuTrinh: named(services, 'TenLieuTrinh'),
  HoatChat: named(substances, 'TenHoatChat'),
  Duoc: named(substances, 'TenDuoc'),
  ICD: (entry) => diseases.filter(([code]) => text(entry, 'MaICD').toUpperCase().startsWith(code)),
};

/** The catalogues whose entries have search words (`TuKhoas`). */
export const cataloguesWithWords: readonly string[] = Object.keys(known);

/**
 * What people are known to call an entry: what its search words (`TuKhoas`) begin with, where nobody wrote others. Null where nothing is
 * known, or the catalogue has no such words.
 */
export function knownWords(catalogue: string, entry: Entry): string | null {
  const said = known[catalogue]?.(entry) ?? [];
  const words = said.flatMap(([, all]) => all.split(', '));
  return words.length > 0 ? [...new Set(words)].join(', ') : null;
}

/** A new entry with the words that are known of it, unless it brings its own. */
export function withKnownWords<E extends Entry>(catalogue: string, entry: E): E {
  if (text(entry, 'TuKhoas') !== '') return entry;
  const TuKhoas = knownWords(catalogue, entry);
  return TuKhoas === null ? entry : { ...entry, TuKhoas };
}
