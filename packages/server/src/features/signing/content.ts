import { createHash } from 'node:crypto';
import type { Ctx } from '../../engine/context.ts';
import type { PrintForm } from '../printing/points.ts';

/** What a paper shows of the house and of the print; a signature does not stand for it. */
const aside: ReadonlySet<string> = new Set(['CoSo', 'KhoGiay', 'CapLai']);
/** What of the patient a signature stands for: the age grows, the payer's card is renewed. */
const ofPatient = ['MaYTe', 'TenBenhNhan', 'NgaySinh', 'NamSinh', 'GioiTinh'] as const;

/** The hash of what a paper says now, the same in every language of the reader. Errors: those of the form's data. */
export async function contentHash(ctx: Ctx, form: PrintForm<object>, id: string): Promise<string> {
  const inVietnamese: Ctx = { ...ctx, language: 'vi', loaders: new Map() };
  const data = await form.data(inVietnamese, id);
  const said = form.signing?.content?.(data) ?? signedContent(data);
  return createHash('sha256').update(JSON.stringify(said, inHash)).digest('hex');
}

/** The data of a paper without what is drawn around it. */
export function signedContent(data: object): object {
  const kept = Object.entries(data).filter(([name]) => !aside.has(name) && !name.startsWith('ChuKy'));
  return Object.fromEntries(
    kept.map(([name, value]) => [name, name === 'BenhNhan' ? personOf(value) : value]),
  );
}

function personOf(value: unknown): object {
  const patient = value as Record<string, unknown>; // `BenhNhanTrenPhieu` on every form
  return Object.fromEntries(ofPatient.map((name) => [name, patient[name] ?? null]));
}

/** Pictures count by their own hash. */
function inHash(_name: string, value: unknown): unknown {
  return value instanceof Uint8Array ? createHash('sha256').update(value).digest('hex') : value;
}
