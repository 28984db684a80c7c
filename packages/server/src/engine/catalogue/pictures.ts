import type { CatalogueDef, Field } from '@sen/domain/catalogue/catalogue';
import type { Issue } from '@sen/domain/catalogue/validate';
import { catalogueByName } from '@sen/domain/catalogues/all';
import type { Permission } from '@sen/domain/permissions/permissions';
import { ownField } from '@sen/domain/records/ownField';
import { and, eq, inArray } from 'drizzle-orm';
import { actor, type Ctx, requirePermission, type Tx } from '../context.ts';
import { fileTable } from '../database/tables.ts';
import { DomainError, refuseIssues } from '../errors.ts';
import { recordDoor } from '../http/doors.ts';
import { type StoredFile, storeFile } from '../storage/files.ts';
import { pictureFacts } from '../storage/pictureFacts.ts';
import type { Row } from './queries.ts';

/** Pixels of a side at most: a small file can hold a picture that fills the memory of whoever draws it. */
const sideMost = 3000;

type PictureField = Extract<Field, { kind: 'image' }>;

/** The name under which pictures of a field are stored: `NhanVien.ChuKy`. */
export function pictureOwner(def: Pick<CatalogueDef, 'name'>, field: string): string {
  return `${def.name}.${field}`;
}

/** The fields of a catalogue that hold a picture. */
export function pictureFields(def: CatalogueDef): Array<[string, PictureField]> {
  return Object.entries(def.fields).flatMap(
    ([name, field]): Array<[string, PictureField]> => (field.kind === 'image' ? [[name, field]] : []),
  );
}

/** POST /api/catalogue/:name/pictures/:field keeps one picture of a multipart request, for an entry that is saved later. */
export const pictureDoor = recordDoor({
  method: 'POST',
  url: '/api/catalogue/:name/pictures/:field',
  access: 'SIGNED_IN',
  upload: { files: 1, fields: 0 },
  record: ({ request }) => {
    const { name, field } = request.params as { name: string; field: string }; // the route's own parameters
    const def = catalogueByName(name);
    if (!def || ownField<Field>(def.fields, field)?.kind !== 'image')
      throw new DomainError('NOT_FOUND', { name });
    const permission = def.permission as Permission; // a test holds definitions against the list of permissions
    return { rights: [{ anyOf: [permission], places: () => [null] }], subject: { def, field } };
  },
  answer: async ({ ctx, request }, { def, field }) => {
    const file = await request.file({ throwFileSizeLimit: false });
    if (!file) throw new DomainError('BAD_INPUT', { issues: [{ path: field, code: 'REQUIRED' }] });
    const bytes = await file.toBuffer();
    return { data: await storePicture(ctx, def, field, { name: file.filename, bytes }) };
  },
});

/** Keeps a picture for a field. Only who may change the catalogue sees it. Errors: FORBIDDEN, BAD_INPUT at the field. */
export async function storePicture(
  ctx: Ctx,
  def: CatalogueDef,
  field: string,
  file: { name: string; bytes: Buffer },
): Promise<StoredFile> {
  requirePermission(ctx, def.permission as Permission); // as above
  const spec = pictureFields(def).find(([name]) => name === field)?.[1];
  if (!spec) throw new DomainError('NOT_FOUND', { field });
  refuseIssues(pictureIssues(field, spec, file.bytes));
  return storeFile(ctx, { ...file, permission: def.permission, pictureOf: pictureOwner(def, field) });
}

function pictureIssues(path: string, { maxBytes }: PictureField, bytes: Buffer): Issue[] {
  if (bytes.length > maxBytes)
    return [{ path, code: 'PICTURE_SIZE', details: { max: Math.floor(maxBytes / 1024) } }];
  const facts = pictureFacts(bytes);
  if (!facts) return [{ path, code: 'PICTURE_KIND' }];
  return Math.max(facts.width, facts.height) > sideMost
    ? [{ path, code: 'PICTURE_SIDE', details: { max: sideMost } }]
    : [];
}

/** Pictures that an entry gets anew and that were not sent for this field, or by somebody else. */
export async function foreignPictures(
  tx: Tx,
  def: CatalogueDef,
  entry: Row,
  before: Row | null,
): Promise<Issue[]> {
  const fresh = pictureFields(def).flatMap(([path]) => {
    const id = entry[path];
    return typeof id === 'string' && id !== before?.[path] ? [{ path, id }] : [];
  });
  const by = actor(tx);
  if (fresh.length === 0 || !by) return fresh.map(({ path }) => ({ path, code: 'PICTURE_UNKNOWN' }));
  const found = await tx.db
    .select({ _id: fileTable._id, pictureOf: fileTable.pictureOf })
    .from(fileTable)
    .where(
      and(
        inArray(
          fileTable._id,
          fresh.map((one) => one.id),
        ),
        eq(fileTable.NguoiTao_Id, by),
      ),
    );
  return fresh.flatMap(({ path, id }) =>
    found.some((file) => file._id === id && file.pictureOf === pictureOwner(def, path))
      ? []
      : [{ path, code: 'PICTURE_UNKNOWN' }],
  );
}
