import { NhanVien } from '@sen/domain/catalogues/NhanVien';
import { oneOfCatalogue } from '../../engine/catalogue/queries.ts';
import type { Ctx } from '../../engine/context.ts';
import { type FileBytes, fileBytes } from '../../engine/storage/files.ts';
import { compileForm } from './compile.ts';
import type { ChuKy } from './paper.ts';

/** Whether a picture can be set, by its hash: one that ends too early would keep every form of its owner from being printed. */
const settable = new Map<string, boolean>();
const rememberMost = 1000;

/** The specimen signature of a member of staff: the id of its picture, or null. */
export async function specimenOf(ctx: Ctx, NhanVien_Id: string | null): Promise<string | null> {
  const staff = NhanVien_Id ? await oneOfCatalogue(ctx, NhanVien, NhanVien_Id) : null;
  const id = staff?.['ChuKy'];
  return typeof id === 'string' ? id : null;
}

/** A stored picture as a file of a form whose name begins so; null where it is gone or cannot be set. */
export async function pictureOnPaper(ctx: Ctx, id: string, begins: string): Promise<ChuKy | null> {
  const file = await fileBytes(ctx, id);
  if (!file) return null;
  const name = `${begins}-${nameOf(file)}`;
  if (!canBeSet(file)) {
    ctx.logger.warn({ file: id }, 'a picture cannot be set on a form');
    return null;
  }
  return { name, bytes: file.bytes };
}

function nameOf({ sha256, type }: FileBytes): string {
  return `${sha256.slice(0, 16)}.${type === 'image/png' ? 'png' : 'jpg'}`;
}

function canBeSet(file: FileBytes): boolean {
  const known = settable.get(file.sha256);
  if (known !== undefined) return known;
  const name = nameOf(file);
  const { ok } = compileForm({
    template: `#image("/${name}", width: 10mm)`,
    data: {},
    files: { [name]: file.bytes },
    createdAt: new Date(0),
  });
  if (settable.size >= rememberMost) settable.clear();
  settable.set(file.sha256, ok);
  return ok;
}
