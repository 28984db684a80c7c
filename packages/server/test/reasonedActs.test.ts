import { readFileSync } from 'node:fs';
import path from 'node:path';
import { reasonedActs } from '@sen/domain/acts/reasonedActs';
import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLInputField,
  getNamedType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { expect, it } from 'vitest';
import { serverFolder } from '../src/engine/folders.ts';

/** Words that say why somebody came, fell ill or died, or that are a list of their own: no reason of an act. */
const others: Readonly<Record<string, string>> = {
  LyDoKham: 'what the patient complains of',
  LyDoVaoVien: 'why the patient is admitted',
  LyDoHen: 'why the patient shall come again',
  LyDoChuyen: 'a code of the law',
  LyDoTuVong: 'what the patient died of',
  LyDoKhiCan: 'for what a drug is given as needed',
  LoaiLyDo: 'a field of the catalogue of reasons',
  MaLyDo: 'a field of the catalogue of reasons',
  TenLyDo: 'a field of the catalogue of reasons',
  'createBienBanHoiChan input.LyDo': 'why a consultation is held',
  'updateBienBanHoiChan input.LyDo': 'why a consultation is held',
  'createBienBanHoiChanNoiTru input.LyDo': 'why a consultation is held',
  'updateBienBanHoiChanNoiTru input.LyDo': 'why a consultation is held',
  'createKhamBenh_ChuyenVien input.LyDo': 'a code of the law',
  'tuChoiMau input.LyDo': 'a code of the laboratory',
  LyDoKhongDung: 'why a dose is not given, of a list of the chart',
};

const isReason = (name: string) => /^ly_?do|^reason|LyDo/i.test(name) && !/_Ids?$|s$/.test(name);

type Field = GraphQLArgument | GraphQLInputField;

function reasonsIn(fields: readonly Field[], before: string, seen: ReadonlySet<string>): string[] {
  return fields.flatMap((field) => {
    const own = isNonNullType(field.type) ? field.type.ofType : field.type;
    const at = `${before}${field.name}`;
    const type = getNamedType(field.type);
    if (!isInputObjectType(type)) return isReason(field.name) ? [at] : [];
    if (seen.has(type.name)) return [];
    const within = new Set([...seen, type.name]);
    return reasonsIn(Object.values(type.getFields()), `${at}.${isListType(own) ? '*.' : ''}`, within);
  });
}

const mutations = ['auth', 'main', 'pharmacy', 'print'].flatMap((service) => {
  const schema = buildSchema(readFileSync(path.join(serverFolder, 'schema', `${service}.graphql`), 'utf8'));
  return Object.values(schema.getMutationType()?.getFields() ?? {});
});
const carried = new Map(
  mutations.map(({ name, args }) => {
    const found = reasonsIn(args, '', new Set());
    return [
      name,
      found.filter((at) => !others[at.split('.').at(-1) ?? ''] && !others[`${name} ${at}`]),
    ] as const;
  }),
);
const table: Readonly<Record<string, ReadonlyArray<{ at: string; idAt?: string; kind: string | null }>>> =
  reasonedActs;

it('says of every reason that a mutation takes of which kind it is', () => {
  const unsaid = [...carried].flatMap(([name, found]) =>
    found.filter((at) => !table[name]?.some((one) => one.at === at)).map((at) => `${name} ${at}`),
  );
  expect(unsaid).toEqual([]);
});

it('names no reason that no mutation takes', () => {
  const gone = Object.entries(table).flatMap(([name, said]) =>
    said
      .filter(({ at }) => !carried.get(name)?.includes(at) && at !== 'input.DienGiai')
      .map(({ at }) => `${name} ${at}`),
  );
  expect(gone).toEqual([]);
});

it('offers every kind of the catalogue somewhere', () => {
  const kinds = new Set(Object.values(table).flatMap((said) => said.flatMap(({ kind }) => kind ?? [])));
  expect(kinds.size).toBe(15);
});
