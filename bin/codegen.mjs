// Everything that is generated: printed schemas, types of the server, typed documents of the web, trusted documents.
// With --check it writes nothing and fails when a committed file is not what would be written.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { generate } from '@graphql-codegen/cli';
import { parse, print, visit as walk } from 'graphql';
import { root } from './build.mjs';
import { resolverTypes } from './codegen/resolverTypes.mjs';
import { writeChanged } from './codegen/writeChanged.mjs';

/** Asked by pages before the sign-in. */
const beforeSignIn = new Set(['SignIn', 'PasskeyOptions', 'SignInWithPasskey', 'SetupWaits', 'SetupBegin']);

const check = process.argv.includes('--check');
const services = ['auth', 'main', 'pharmacy', 'print'];
process.chdir(root);

const kept = check ? snapshot() : null;
const printed = printSources();
const present = services.filter((name) => existsSync(`packages/server/schema/${name}.graphql`));
await generate(config(present), true).catch((error) => {
  console.error(error.message ?? error);
  process.exit(1);
});
for (const name of present) writeResolverTypes(name);
writeTrustedDocuments(present);

if (kept) {
  const now = snapshot();
  const stale = [...new Set([...kept.keys(), ...now.keys()])].filter(
    (file) => kept.get(file) !== now.get(file),
  );
  for (const [file, text] of kept) if (now.get(file) !== text) writeFileSync(file, text);
  for (const file of stale) console.error(`${file} is stale: run "npm run codegen"`);
  process.exitCode = stale.length === 0 ? 0 : 1;
}

function config(names) {
  const scalars = {
    ID: 'string',
    Decimal: 'string',
    SignedDecimal: 'string',
    Date: 'string',
    DateTime: 'string',
    JSON: 'unknown',
  };
  const generates = {};
  for (const name of names) {
    for (const { file, text } of documentsOf(name).filter((one) => !catalogueOf(one.file))) {
      generates[file.replace(/\.graphql$/, '.gen.ts')] = {
        schema: `packages/server/schema/${name}.graphql`,
        documents: text,
        plugins: ['typescript-operations', 'typed-document-node'],
        config: {
          enumsAsTypes: true,
          useTypeImports: true,
          skipTypename: true,
          scalars,
          avoidOptionals: false,
          documentMode: 'documentNode',
          dedupeOperationSuffix: false,
          importOperationTypesFrom: undefined,
        },
      };
    }
  }
  return { generates, silent: true, errorsOnly: true };
}

/**
 * The documents of a service: what people wrote beside the screens, and what is printed for catalogues and queues, which is not kept.
 * Each is complete in itself: the fragments of other files that it spreads stand at its end.
 */
function documentsOf(name) {
  const written = files('packages/web/src', (file) => file.endsWith(`.${name}.graphql`)).map((file) => ({
    file,
    text: readFileSync(file, 'utf8'),
  }));
  const shared = [...written.map(({ text }) => text), ...plainFragments(name)].flatMap((text) =>
    fragmentsIn(parse(text)),
  );
  const names = shared.map((one) => one.name.value);
  const twice = names.find((one, at) => names.indexOf(one) !== at);
  if (twice) throw new Error(`${name}: the fragment ${twice} exists twice`);
  return [...written, ...printed.documents.filter(({ file }) => file.endsWith(`.${name}.graphql`))]
    .map(({ file, text }) => ({ file, text: text + fragmentsFor(text, shared) }))
    .sort((a, b) => (a.file < b.file ? -1 : 1));
}

/**
 * The printed schemas, and as documents the six operations of each catalogue with every field and the acts at every kind of queue. One
 * process prints all: reading the sources is most of its work.
 */
function printSources() {
  const programs = ['printSchemas', 'printCatalogueDocuments', 'printQueueDocuments'].map(
    (name) => `packages/server/src/${name}.ts`,
  );
  const script = programs.map(
    (file) => `await import(${JSON.stringify(pathToFileURL(path.join(root, file)))});`,
  );
  const lines = execFileSync(
    'node',
    ['--import', 'tsx', '--input-type=module', '--eval', script.join('\n')],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 64 * 1024 * 1024 },
  );
  const texts = lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const { features, api, ...documents } = Object.assign({}, ...texts);
  return {
    features,
    api,
    documents: Object.entries(documents).map(([file, text]) => ({
      file: `packages/web/src/gql/${file}`,
      text,
    })),
  };
}

/** `<Type>Plain` for each record that says how the API shows it: all of its fields that hold one value. */
function plainFragments(service) {
  const { plain } = printed.api.find((one) => one.service === service);
  return Object.entries(plain).map(
    ([type, fields]) => `fragment ${type}Plain on ${type} { ${fields.join(' ')} }`,
  );
}

/** The fragments that a document spreads and does not define. */
function fragmentsFor(text, shared) {
  const document = parse(text);
  const own = new Set(fragmentsIn(document).map((one) => one.name.value));
  const others = shared.filter((one) => !own.has(one.name.value));
  return used(document, others).map(print).join('\n');
}

function fragmentsIn(document) {
  return document.definitions.filter((one) => one.kind === 'FragmentDefinition');
}

/** What the features of a service resolve; catalogues are resolved by the engine, which reads no types of them. */
function writeResolverTypes(name) {
  const catalogues = printed.documents.filter(({ file }) => catalogueOf(file));
  const engineFields = catalogues.flatMap(({ text }) =>
    parse(text)
      .definitions.filter((one) => one.kind === 'OperationDefinition')
      .flatMap(({ selectionSet }) => selectionSet.selections.map((field) => field.name.value)),
  );
  const text = resolverTypes(readFileSync(`packages/server/schema/${name}.graphql`, 'utf8'), {
    features: printed.features.filter((feature) => feature.service === name).map((feature) => feature.name),
    catalogues: new Set(catalogues.map(({ file }) => catalogueOf(file))),
    engineFields: new Set(engineFields),
    labels: printed.api.find((one) => one.service === name).labels,
  });
  writeChanged(`packages/server/src/gql/${name}.ts`, text);
}

/** The documents that production runs, by a hash of their text, and for each operation its service and id. */
function writeTrustedDocuments(names) {
  const texts = {};
  const operations = {};
  const ofCatalogues = new Set();
  for (const name of names) {
    for (const { file, text: source } of documentsOf(name)) {
      const parsed = parse(source, { noLocation: true });
      const fragments = fragmentsIn(parsed);
      for (const operation of parsed.definitions.filter((one) => one.kind === 'OperationDefinition')) {
        const title = operation.name?.value;
        if (!title) throw new Error(`${file}: an operation has no name`);
        if (operations[title]) throw new Error(`${file}: the operation ${title} exists twice`);
        const own = { kind: 'Document', definitions: [operation, ...used(operation, fragments)] };
        const text = print(withTypenames(own));
        // 132 bits tell the documents apart; shorter ids are less script for every browser.
        const id = createHash('sha256').update(text).digest('base64url').slice(0, 22);
        texts[id] = text;
        operations[title] = [name, id];
        if (catalogueOf(file)) ofCatalogues.add(title);
      }
      const catalogue = catalogueOf(file);
      if (catalogue) writeCatalogue(catalogue, parsed, operations);
    }
  }
  writeChanged('packages/web/src/gql/documents.json', `${JSON.stringify(sorted(texts), null, 1)}\n`);
  const ofScreens = Object.entries(sorted(operations)).filter(([title]) => !ofCatalogues.has(title));
  writeOperations('operations.gen.ts', 'every operation but those of catalogues', ofScreens);
  const before = Object.entries(sorted(operations)).filter(([title]) => beforeSignIn.has(title));
  writeOperations(
    'signIn.gen.ts',
    'what is asked before the sign-in, by pages that load nothing else',
    before,
  );
}

/** What the screens of a catalogue fetch when it is first used: its documents by verb, and the service and the id of each. */
function writeCatalogue(name, { definitions }, operations) {
  const fragments = fragmentsIn({ definitions });
  const own = definitions.filter((one) => one.kind === 'OperationDefinition');
  const documents = own.map((operation) => [
    operation.name.value.slice(0, -name.length).toLowerCase(),
    { kind: 'Document', definitions: [operation, ...used(operation, fragments)] },
  ]);
  const ids = own.map((operation) => [operation.name.value, operations[operation.name.value]]);
  const text = `{\n "documents": {\n${jsonRows(documents)}\n },\n "operationIds": {\n${jsonRows(ids)}\n }\n}\n`;
  writeChanged(`packages/web/src/gql/catalogues/${name}.json`, text);
}

/** One line for each value; empty lists say nothing in a document. */
function jsonRows(entries) {
  const short = (_key, value) => (Array.isArray(value) && value.length === 0 ? undefined : value);
  return entries
    .map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value, short)}`)
    .join(',\n');
}

/** The catalogue that a file of documents is of; null for those of screens. */
function catalogueOf(file) {
  return file.includes('/gql/catalogues/') ? path.basename(file).split('.')[0] : null;
}

function writeOperations(file, what, entries) {
  writeChanged(
    `packages/web/src/gql/${file}`,
    `/** The service and the document id of ${what}. */\nexport const operations: Readonly<Record<string, readonly [string, string]>> = {\n${rowsOf(entries)}\n};\n`,
  );
}

function rowsOf(entries) {
  return entries.map(([title, [service, id]]) => `  ${title}: ['${service}', '${id}'],`).join('\n');
}

/** The client's cache asks for the type of every object; the root has none to ask for. */
function withTypenames(document) {
  const field = { kind: 'Field', name: { kind: 'Name', value: '__typename' } };
  return walk(document, {
    SelectionSet: {
      enter: (node, _key, parent) =>
        parent?.kind === 'OperationDefinition'
          ? undefined
          : { ...node, selections: [...node.selections, field] },
    },
  });
}

function used(node, fragments) {
  const names = new Set();
  const visit = (text) => {
    for (const [, name] of text.matchAll(/\.\.\.\s*([A-Za-z_]\w*)/g)) {
      if (name === 'on' || names.has(name)) continue;
      names.add(name);
      const fragment = fragments.find((one) => one.name.value === name);
      if (fragment) visit(print(fragment));
    }
  };
  visit(print(node));
  return fragments.filter((one) => names.has(one.name.value));
}

function files(folder, wanted) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(path.relative(root, path.resolve(entry.parentPath)), entry.name))
    .filter(wanted)
    .sort();
}

function snapshot() {
  const generated = [
    ...files('packages/server/schema', () => true),
    ...files('packages/server/src/gql', () => true),
    ...files('packages/web/src', (file) => file.endsWith('.gen.ts') || file.includes('/gql/')),
  ];
  return new Map(generated.map((file) => [file, readFileSync(file, 'utf8')]));
}

function sorted(object) {
  return Object.fromEntries(Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1)));
}
