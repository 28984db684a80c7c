import { type GraphQLArgument, getNamedType, isInputObjectType, isNonNullType } from 'graphql';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plausible } from './plausible.ts';
import { type Root, rootFields } from './rootFields.ts';
import { openTestSite, type TestSite } from './testSite.ts';

let site: TestSite;
let admin: string;
let doctor: string;
let accountant: string;
beforeAll(async () => {
  site = await openTestSite();
  admin = await site.token('quantri');
  doctor = await site.token('bsnoi1');
  accountant = await site.token('ketoan');
});
afterAll(() => site.close());

const inputOf = (args: readonly GraphQLArgument[]) => {
  const type = args.find(({ name }) => name === 'input')?.type;
  const named = type ? getNamedType(type) : null;
  return isInputObjectType(named) ? named : null;
};
/** Mutations that know of a version, but whose schema leaves it open. */
const changes = rootFields.filter(({ kind, field: { args } }) => {
  const own = args.find(({ name }) => name === 'version');
  const ofInput = args.some(({ name }) => name === 'id') ? inputOf(args)?.getFields()['version'] : undefined;
  const version = own ?? ofInput;
  return kind === 'mutation' && version !== undefined && !isNonNullType(version.type);
});

/** What an administrator may not do. */
const ofDoctors: ReadonlySet<string> = new Set([
  'KHAM_BENH',
  'GIAY_NGHI_BHXH',
  'BENH_AN_NGOAI_TRU',
  'HOI_CHAN',
  'CHI_DINH_NHAP_VIEN',
  'BAO_CAO_CA_BENH',
  'GIAY_HEN_KHAM_LAI',
  'TOM_TAT_HO_SO',
  'NOI_TRU_RA_VIEN',
  'GIAY_TO_NOI_TRU',
  'GIAY_CHUNG_SINH',
  'Y_LENH',
]);

/** What only accountants do. */
const ofAccountants: ReadonlySet<string> = new Set(['CONG_NO_SUA', 'HOA_DON_QUYET_TOAN']);

const whoMay = (access: string) =>
  ofDoctors.has(access) ? doctor : ofAccountants.has(access) ? accountant : admin;

/** How a change without a version is answered. */
async function answerTo({ service, field, access }: Root): Promise<string> {
  const values = field.args
    .filter(({ name }) => name !== 'version')
    .map(({ name, type }) => {
      const given = name === 'id' ? v7() : plausible(type);
      if (name === 'input' && typeof given === 'object' && given !== null)
        Reflect.deleteProperty(given, 'version');
      return { name, type, value: given };
    });
  const head = values.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const body = values.map(({ name }) => `${name}: $${name}`).join(', ');
  const answer = await site.graphql(
    service,
    `mutation (${head}) { ${field.name}(${body}) { __typename } }`,
    Object.fromEntries(values.map(({ name, value }) => [name, value])),
    whoMay(access),
  );
  const [error] = answer.errors ?? [];
  const issues = error?.extensions['details'] as { issues?: { path: string; code: string }[] } | undefined;
  return (issues?.issues ?? []).some(({ path, code }) => path === 'version' && code === 'REQUIRED')
    ? 'asked'
    : (error?.extensions.code ?? 'done');
}

it('every mutation that overwrites a record asks for the version that was seen', async () => {
  expect(changes.length).toBeGreaterThan(70);
  const passed: string[] = [];
  for (const root of changes) {
    const code = await answerTo(root);
    if (code !== 'asked') passed.push(`${root.field.name}: ${code}`);
  }
  expect(passed).toEqual([]);
});
