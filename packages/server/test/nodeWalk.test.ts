import { operationNames } from '@sen/domain/catalogue/catalogue';
import { catalogues } from '@sen/domain/catalogues/all';
import { permissions } from '@sen/domain/permissions/permissions';
import { deskActs } from '@sen/domain/queues/deskActs';
import { queueKinds } from '@sen/domain/queues/queueKinds';
import { type GraphQLInputType, isInputObjectType, isListType, isNonNullType } from 'graphql';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { atFacility, withoutNode } from './nodeWalkLists.ts';
import { type Ids, nodeWalkRecords, type Values } from './nodeWalkRecords.ts';
import { plausible } from './plausible.ts';
import { type Root, rootFields } from './rootFields.ts';
import { openTestSite, type TestSite } from './testSite.ts';

let site: TestSite;
let common: Ids;
/** What single mutations name otherwise. */
let own: Record<string, Values>;

const queueActs = Object.values(deskActs).map((act) => act.field);
const mutations = rootFields.filter((root) => root.kind === 'mutation');
const ofCatalogues = new Set(catalogues.flatMap((def) => Object.values(operationNames(def))));

beforeAll(async () => {
  site = await openTestSite();
  ({ common, own } = await nodeWalkRecords(site));

  // Two people who hold every permission, one at the clinic, one at another room of the hospital.
  const { pool } = site.database;
  await pool.query(
    `insert into auth.profile (id, code, name, role, navigation_tree, id_menus, permissions)
     select $1, 'EVERYTHING', 'Mọi quyền', role, navigation_tree, id_menus, $2 from auth.profile where code = 'DOCTOR'`,
    [v7(), Object.keys(permissions)],
  );
  for (const [username, node] of [
    ['dieuduongpk', 'PKS'],
    ['bsnoi2', 'PK02'],
  ] as const)
    await pool.query(
      `update auth.account_profile set profile_id = (select id from auth.profile where code = 'EVERYTHING'),
        node_ids = array[(select id from auth.node where code = $2)]
       where account_id = (select id from auth.account where username = $1)
         and id = (select min(id::text)::uuid from auth.account_profile p where p.account_id = auth.account_profile.account_id)`,
      [username, node],
    );
  await pool.query(
    `delete from auth.account_profile p using auth.account a where a.id = p.account_id and a.username in ('dieuduongpk', 'bsnoi2')
      and p.profile_id <> (select id from auth.profile where code = 'EVERYTHING')`,
  );
});
afterAll(() => site.close());

/** Arguments of a mutation that name the records of BVS; what names none is only of the right shape. */
function argumentOf(type: GraphQLInputType, name: string, values: Values): unknown {
  if (isNonNullType(type)) return argumentOf(type.ofType, name, values);
  if (isListType(type)) return [argumentOf(type.ofType, name, values)];
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields()).map((field) => [
        field.name,
        argumentOf(field.type, field.name, values),
      ]),
    );
  if (name === 'requestId') return v7();
  return values[name] ?? values[name.replace(/s$/, '')] ?? plausible(type);
}

async function refusalOf(root: Root, username: string, node: string): Promise<string> {
  const values = { ...common, ...own[root.field.name] };
  const args = root.field.args.map(({ name, type }) => ({
    name,
    type,
    value: argumentOf(type, name, values),
  }));
  const head = args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const body = args.map(({ name }) => `${name}: $${name}`).join(', ');
  const scalar = /^(Int|ID|String|Boolean)!?$/.test(String(root.field.type));
  const query = `mutation (${head}) { ${root.field.name}(${body}) ${scalar ? '' : '{ __typename }'} }`;
  const variables = Object.fromEntries(args.map(({ name, value }) => [name, value]));
  const headers = { 'current-node': await site.id('auth.node', node) };
  const answer = await site.graphql(root.service, query, variables, await site.token(username), headers);
  return answer.errors?.[0]?.extensions.code ?? 'done';
}

const walked = mutations.filter(
  ({ field: { name } }) => !ofCatalogues.has(name) && !Object.hasOwn(withoutNode, name),
);
/** A paper is signed by the person alone whom it names, whatever else somebody may do. */
const refused = ['FORBIDDEN', 'NODE_NOT_GRANTED', 'NOT_FOUND', 'SIGN_NOT_YOURS'];

it('names why a mutation concerns no node, and only mutations that there are', () => {
  const names = new Set(mutations.map((root) => root.field.name));
  expect(Object.keys(withoutNode).filter((name) => !names.has(name))).toEqual([]);
  expect([...atFacility].filter((name) => !names.has(name))).toEqual([]);
  expect(walked.length).toBeGreaterThan(60);
  expect(queueKinds.every((kind) => queueActs.every((act) => names.has(`${act}_${kind}`)))).toBe(true);
});

it('every mutation on a record of a node is refused to whoever may do everything at another facility', async () => {
  const passed: unknown[] = [];
  for (const root of walked) {
    const code = await refusalOf(root, 'dieuduongpk', 'PKS01');
    if (!refused.includes(code)) passed.push([root.field.name, code]);
  }
  expect(passed).toEqual([]);
});

it('and to whoever may do everything at another room, except what any desk of the facility does', async () => {
  const passed: unknown[] = [];
  for (const root of walked.filter(({ field }) => !atFacility.has(field.name))) {
    const code = await refusalOf(root, 'bsnoi2', 'PK02');
    if (!refused.includes(code)) passed.push([root.field.name, code]);
  }
  expect(passed).toEqual([]);
});
