// Texts of the screens: every key in both languages, every key used, no literal text in a screen. A page for patients may speak Chinese too.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from './build.mjs';

const source = path.join(root, 'packages/web/src');
const faults = [];
const languages = ['vi', 'en'];
const texts = Object.fromEntries(languages.map((language) => [language, readTexts(language)]));
const plural = /_(zero|one|two|few|many|other)$/;

for (const namespace of new Set(languages.flatMap((language) => Object.keys(texts[language])))) {
  const keys = languages.map((language) => new Set(Object.keys(texts[language][namespace] ?? {})));
  for (const key of keys[0]) if (!keys[1].has(key)) faults.push(`en/${namespace}.json misses ${key}`);
  for (const key of keys[1]) if (!keys[0].has(key)) faults.push(`vi/${namespace}.json misses ${key}`);
}
texts.zh = readTexts('zh');
for (const namespace of Object.keys(texts.zh)) {
  const [chinese, vietnamese] = ['zh', 'vi'].map((language) => Object.keys(texts[language][namespace] ?? {}));
  for (const key of vietnamese) if (!chinese.includes(key)) faults.push(`zh/${namespace}.json misses ${key}`);
  for (const key of chinese) if (!vietnamese.includes(key)) faults.push(`vi/${namespace}.json misses ${key}`);
}
for (const language of [...languages, 'zh']) {
  for (const [namespace, keys] of Object.entries(texts[language])) {
    for (const [key, text] of Object.entries(keys))
      if (text.trim() === '') faults.push(`${language}/${namespace}.json: ${key} is empty`);
  }
}

// English says one and many differently, unless the number stands apart: "Refunds (2)", "Columns left: 2".
for (const [namespace, keys] of Object.entries(texts.en)) {
  for (const [key, text] of Object.entries(keys)) {
    const [, bare, form] = /^(.*)_(one|other)$/.exec(key) ?? [];
    const other = form === 'one' ? 'other' : 'one';
    if (form && !(`${bare}_${other}` in keys)) faults.push(`en/${namespace}.json: ${key} has no ${other}`);
    if (!form && /(?<![(]|: ){{count}}/.test(text))
      faults.push(`en/${namespace}.json: ${key} counts, and needs ${key}_one and ${key}_other`);
  }
}

const files = readdirSync(source, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(gen|test)\.tsx?$/.test(entry.name))
  .map((entry) => path.join(entry.parentPath, entry.name));
const code = files.map((file) => [file, readFileSync(file, 'utf8')]);
const all =
  code.map(([, text]) => text).join('\n') +
  menuTitles() +
  readFileSync(path.join(root, 'packages/server/src/seed/profiles.ts'), 'utf8');
const dynamic = [...all.matchAll(/`([\w.:]*)\$\{/g)]
  .map(([, head]) => head.split(':').at(-1))
  .filter((head) => head !== '');

for (const [namespace, keys] of Object.entries(texts.vi)) {
  for (const key of Object.keys(keys)) {
    const bare = key.replace(plural, '');
    const used = [`'${bare}'`, `"${bare}"`, `\`${bare}\``, `${namespace}:${bare}'`].some((form) =>
      all.includes(form),
    );
    if (!used && !dynamic.some((head) => bare.startsWith(head)))
      faults.push(`vi/${namespace}.json: ${key} is used nowhere`);
  }
}

const shown = new Set([
  'title',
  'placeholder',
  'label',
  'aria-label',
  'alt',
  'message',
  'description',
  'okText',
  'cancelText',
  'tooltip',
]);
const allowed =
  /^(Sen|Tiếng Việt|English|Undefined|Ctrl K|BHYT|QR|SID|PDF|Excel|BMI|ICD|VietQR|SpO2|%|mmHg|\(?Ctrl ?\+? ?(?:[A-Z]|Enter)\)?)$/;
for (const [file, text] of code.filter(([name]) => name.endsWith('.tsx'))) {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const visit = (node) => {
    if (ts.isJsxText(node)) report(file, tree, node, node.text);
    if (
      ts.isJsxAttribute(node) &&
      shown.has(node.name.getText()) &&
      node.initializer &&
      ts.isStringLiteral(node.initializer)
    ) {
      report(file, tree, node, node.initializer.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
}

for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;

function report(file, tree, node, value) {
  const text = value.trim();
  if (text === '' || allowed.test(text) || !/\p{L}{2,}/u.test(text)) return;
  const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
  faults.push(`${path.relative(root, file)}:${line + 1}: "${text.slice(0, 60)}" is not translated`);
}

function readTexts(language) {
  const folder = path.join(source, 'locales', language);
  return Object.fromEntries(
    readdirSync(folder).map((file) => [
      path.basename(file, '.json'),
      flatten(JSON.parse(readFileSync(path.join(folder, file), 'utf8'))),
    ]),
  );
}

/** What names the texts of menus: the features of the domain and the groups. */
function menuTitles() {
  const folder = path.join(root, 'packages/domain/src');
  const named = readdirSync(folder, { recursive: true }).filter(
    (file) => path.basename(file) === 'feature.ts',
  );
  return [...named, 'permissions/screens.ts']
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
}

function flatten(object, head = '') {
  return Object.fromEntries(
    Object.entries(object).flatMap(([key, value]) =>
      typeof value === 'string' ? [[head + key, value]] : Object.entries(flatten(value, `${head}${key}.`)),
    ),
  );
}
