import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { NodeCompiler, type NodeError, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { z } from 'zod';
import { formFonts } from './fonts.ts';

/** A Typst template with what it may see: `data` as `/data.json`, and `files` by their path ('common/page.typ'). */
export type FormSource = {
  template: string;
  data: unknown;
  files?: Record<string, Uint8Array>;
  /** The date in the PDF's own properties: the clock of the caller, so that the same call gives the same bytes. */
  createdAt: Date;
};

/** What is wrong with a template. `line` and `column` count from 1; null where the fault has no place. */
export type Diagnostic = { message: string; file: string; line: number | null; column: number | null };
export type Failed = { ok: false; diagnostics: Diagnostic[] };
export type CompiledPdf = { ok: true; pdf: Uint8Array; pages: number } | Failed;
export type CompiledSvg = { ok: true; svg: string; pages: number } | Failed;

/**
 * The compiler works on the calling thread and cannot be interrupted: the server runs it in processes of its own (compilerProcess.ts),
 * which also keep a form from the network and from the files of the host. What a form may bring is bounded here; sizes in bytes.
 */
export const LIMITS = {
  template: 256 * 1024,
  data: 4 * 1024 * 1024,
  files: 16 * 1024 * 1024,
  pages: 500,
} as const;

const MAIN = 'main.typ';
const ERROR = 1;
/** Forms are printed again and again: what no form of the last 30 needed leaves the cache. */
const CACHE_AGE = 30;

// A folder that cannot exist: a template sees the files it is given and nothing of the host.
const root = path.resolve(path.sep, `sen-forms-${randomUUID()}`);
let compiler: NodeCompiler | undefined;

/** The form as a PDF, or the faults of its template. Throws only on a bug. */
export function compileForm(source: FormSource): CompiledPdf {
  return withDocument(source, (typst, document, pages) => {
    const creationTimestamp = Math.floor(source.createdAt.getTime() / 1000);
    return { ok: true, pdf: typst.pdf(document, { creationTimestamp }), pages };
  });
}

/** The form as one SVG with its pages below each other, letters as outlines: for a preview. */
export function compileFormSvg(source: FormSource): CompiledSvg {
  return withDocument(source, (typst, document, pages) => ({
    ok: true,
    svg: typst.plainSvg(document),
    pages,
  }));
}

/** As compileFormSvg, but every run of letters also stands as text in an element of class `tsel`. */
export function compileFormTextSvg(source: FormSource): CompiledSvg {
  return withDocument(source, (typst, document, pages) => ({ ok: true, svg: typst.svg(document), pages }));
}

function withDocument<T>(
  source: FormSource,
  render: (typst: NodeCompiler, document: NodeTypstDocument, pages: number) => T,
): T | Failed {
  const data = Buffer.from(JSON.stringify(source.data));
  const refusals = sizeRefusals(source, data);
  if (refusals.length > 0) return { ok: false, diagnostics: refusals };

  compiler ??= NodeCompiler.create({ workspace: root, fontArgs: [{ fontBlobs: formFonts() }] });
  compiler.resetShadow();
  for (const [name, content] of Object.entries(source.files ?? {})) {
    compiler.mapShadow(path.join(root, name), Buffer.from(content));
  }
  compiler.mapShadow(path.join(root, 'data.json'), data);
  compiler.mapShadow(path.join(root, MAIN), Buffer.from(source.template));
  const result = compiler.compile({ mainFilePath: path.join(root, MAIN), resetRead: true });
  compiler.evictCache(CACHE_AGE);

  const document = result.result;
  if (document === null) return { ok: false, diagnostics: faults(compiler, result.takeDiagnostics()) };
  if (document.numOfPages > LIMITS.pages) return refused(`the form has more than ${LIMITS.pages} pages`);
  return render(compiler, document, document.numOfPages);
}

function sizeRefusals(source: FormSource, data: Buffer): Diagnostic[] {
  const files = Object.values(source.files ?? {}).reduce((sum, file) => sum + file.byteLength, 0);
  const sizes = { template: Buffer.byteLength(source.template), data: data.byteLength, files };
  const tooBig = (['template', 'data', 'files'] as const).filter((part) => sizes[part] > LIMITS[part]);
  return tooBig.flatMap((part) => refused(`${part}: more than ${LIMITS[part]} bytes`).diagnostics);
}

function refused(message: string): Failed {
  return { ok: false, diagnostics: [{ message, file: MAIN, line: null, column: null }] };
}

const noPackage = /^(?:failed to (?:load|download) package|package not found)/;

const nativeDiagnostic = z.object({
  message: z.string(),
  path: z.string(),
  severity: z.number(),
  range: z.object({ start: z.object({ line: z.number(), character: z.number() }) }).nullable(),
});

function faults(typst: NodeCompiler, error: NodeError | null): Diagnostic[] {
  const found = error === null ? [] : z.array(nativeDiagnostic).parse(typst.fetchDiagnostics(error));
  return found
    .filter(({ severity }) => severity === ERROR)
    .map(({ message, path: file, range }) => ({
      message: noPackage.test(message) ? 'packages cannot be used in a form' : message.replaceAll(root, ''),
      file: path.relative(root, file),
      line: range === null ? null : range.start.line + 1,
      column: range === null ? null : range.start.character + 1,
    }));
}
