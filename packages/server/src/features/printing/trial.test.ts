import { describe, expect, it } from 'vitest';
import { tryForm } from './trial.ts';

const createdAt = new Date('2026-11-20T01:00:00Z');
const config = { printing: { workers: 2, seconds: 60, megabytes: 512 } };
const trial = (template: string) => tryForm(config, 'textSvg', { template, data: {}, createdAt });

/** What a template may call what it must not reach: each spelling is another way past a look at the text. */
const forbidden = [
  ['a package', '#import "@preview/cetz:0.3.0": canvas'],
  ['a package whose name is escaped', '#import "\\u{40}preview/cetz:0.3.0": canvas'],
  ['a package whose name is put together', '#import ("@" + "preview/cetz:0.3.0"): canvas'],
  [
    'a package by a variable',
    '#let name = str.from-unicode(64) + "preview/cetz:0.3.0"\n#import name: canvas',
  ],
  ['a package that is included', '#include "\\u{40}preview/cetz:0.3.0"'],
  ['a package in evaluated code', '#eval("import \\"\\\\u{40}preview/cetz:0.3.0\\": canvas")'],
  ['a package through std', '#std.eval("import \\"@preview/cetz:0.3.0\\"")'],
  ['a package of the machine', '#import "@local/own:1.0.0"'],
] as const;
const files = [
  '/etc/passwd',
  '../../../../../../etc/passwd',
  '/../etc/passwd',
  '/proc/self/environ',
  'https://127.0.0.1/x',
];
const readers = ['read', 'image', 'csv', 'json', 'yaml', 'toml', 'xml', 'cbor', 'plugin', 'bibliography'];

describe('a template', () => {
  it('is set as a drawing or a PDF, or has its faults told with their lines', async () => {
    expect(await trial('một #pagebreak() hai')).toMatchObject({ ok: true, pages: 2 });
    const made = await tryForm(config, 'pdf', { template: 'x', data: {}, createdAt });
    expect(made.ok && Buffer.from(made.pdf).subarray(0, 5).toString()).toBe('%PDF-');
    expect(await trial('#khongCo')).toMatchObject({ ok: false, diagnostics: [{ line: 1 }] });
  });

  it.each(forbidden)('does not reach %s', async (_what, template) => {
    expect(await trial(template)).toMatchObject({
      ok: false,
      diagnostics: [{ message: 'packages cannot be used in a form' }],
    });
  });

  it.each(readers)('reads no file of the host by %s', async (reader) => {
    for (const file of files) {
      const made = await trial(`#${reader}("${file}")`);
      expect(made.ok ? 'read' : made.diagnostics[0]?.message).toMatch(/file not found|access denied/);
    }
  });

  it('knows nothing of the process that sets it', async () => {
    expect(await trial('#assert.eq(sys.inputs.len(), 0)')).toMatchObject({ ok: true });
  });
});
