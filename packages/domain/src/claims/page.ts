import type { AnyTable, ClaimField, FieldChange } from './fields.ts';
import { releases } from './releases.ts';
import { claimTables } from './tables.ts';

/** docs/claims.md: every field of every table, as the definitions have it. */
export function fieldsPage(): string {
  return [
    '# Tables of insurance claims',
    '',
    'Written from `packages/domain/src/claims/tables`; `fieldsPage.test.ts` tells when it is stale and writes it anew with `-u`.',
    '',
    'A file follows the release of the day on which its visit ended:',
    '',
    ...releases.map(({ name, since, canCu }) => `- ${name}: since ${since}, ${canCu}`),
    '',
    'Form: `s100` text of at most 100 characters, `s` without a limit (free text stands in CDATA), `c` a code, `n10,3` a number with 10 digits, 3 of',
    'them behind the point, `d8` yyyymmdd, `d12` yyyymmddHHMM, `d8 or d12` either of them, `b12` a time of birth with zeros for what is not known, `;` several values.',
    '',
    ...Object.values<AnyTable>(claimTables).flatMap(tablePage),
  ].join('\n');
}

function tablePage(table: AnyTable): string[] {
  const path = [table.root, ...(table.rows ? [table.rows.list, table.rows.row] : [])].join('/');
  return [
    `## ${table.code}: ${table.label.en} (${table.label.vi})`,
    '',
    `\`${path}\``,
    '',
    '| Field | Form | Required | Từ đâu | Where from |',
    '|---|---|---|---|---|',
    ...Object.entries(table.fields).map(([name, field]) => `| ${fieldCells(name, field).join(' | ')} |`),
    '',
  ];
}

function fieldCells(name: string, field: ClaimField): string[] {
  const { from, required, requiredWhen, changes = [] } = field;
  const form = [
    formOf(field) + (field.list ? ' `;`' : ''),
    ...(field.pattern ? [`\`${inTable(field.pattern)}\``] : []),
  ];
  const why = requiredWhen
    ? `${requiredWhen.because.en}${requiredWhen.check ? ` (${requiredWhen.check})` : ''}`
    : '';
  const lists = field.values ? [`one of ${field.values.map(codeText).join(', ')}`] : [];
  return [
    name,
    [...form, ...lists, ...changes.map(changeText)].join('<br>'),
    required ? 'yes' : why,
    from.vi,
    from.en,
  ];
}

const codeText = ({ code, since }: { code: string; since?: string }) =>
  since ? `${code} (since ${since})` : code;

function changeText({ since, blank, max, pattern }: FieldChange): string {
  const what = [
    ...(blank ? ['blank'] : []),
    ...(max ? [`at most ${max}`] : []),
    ...(pattern ? [`\`${inTable(pattern)}\``] : []),
  ];
  return `since ${since}: ${what.join(', ')}`;
}

function formOf(field: ClaimField): string {
  switch (field.kind) {
    case 'text':
    case 'code':
      return `${field.kind === 'text' ? 's' : 'c'}${field.max ?? ''}`;
    case 'integer':
      return `n${field.digits}`;
    case 'decimal':
      return `n${field.digits},${field.decimals}`;
    case 'birth':
      return 'b12';
    case 'dayOrMinute':
      return 'd8 or d12';
    default:
      return field.kind === 'day' ? 'd8' : 'd12';
  }
}

const inTable = (pattern: string) => pattern.replaceAll('|', '\\|');
