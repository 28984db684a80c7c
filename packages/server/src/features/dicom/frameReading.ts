import { DomainError } from '../../engine/errors.ts';
import { recentlyUsed } from '../../engine/recentlyUsed.ts';
import type { Part } from '../../engine/storage/byteStore.ts';
import { bytesOf, type StoreConfig } from '../../engine/storage/store.ts';
import { type FramePlaces, placesOf } from './frames.ts';
import type { WebPicture } from './webRows.ts';

/** Where frames lie, of the pictures that were looked at lately: of a hundred thousand fragments, some ten megabytes. */
const known = recentlyUsed<FramePlaces[]>({
  most: 100_000,
  sizeOf: (places) => places.reduce((sum, parts) => sum + parts.length, 1),
});

type Opened = { places: FramePlaces[] | null; bytes: Buffer };

/** Pictures that are being read to find their frames: a viewer asks for the next ones before it has the first. */
const opening = new Map<string, Promise<Opened>>();

/** Bytes of a picture, or a part of them. Errors: NOT_FOUND, FILES_UNAVAILABLE. */
export async function pictureBytes(config: StoreConfig, sha256: string, part?: Part): Promise<Buffer> {
  const bytes = await bytesOf(config, sha256, part);
  if (!bytes) throw new DomainError('NOT_FOUND', { entity: 'AnhDICOM' });
  return bytes;
}

/**
 * Frames of a picture, by their numbers from 1, as they are encoded: each is read when it is asked for. A picture is read whole once, to
 * find where its frames lie; afterwards only what is asked for. Null where one of them is not there. Errors: NOT_FOUND, FILES_UNAVAILABLE.
 */
export async function framesOf(
  config: StoreConfig,
  picture: Pick<WebPicture, 'sha256' | 'CuPhap' | 'SoKhung'>,
  numbers: readonly number[],
): Promise<Array<() => Promise<Buffer>> | null> {
  const { sha256 } = picture;
  const places = known.get(sha256);
  const opened = places ? { places, bytes: null } : await openedOnce(config, picture);
  const frames = numbers.map((number) => opened.places?.[number - 1]);
  const read = ({ from, length }: Part) =>
    opened.bytes
      ? opened.bytes.subarray(from, from + length)
      : pictureBytes(config, sha256, { from, length });
  const wanted = frames.flatMap((parts) =>
    parts ? [async () => Buffer.concat(await Promise.all(parts.map(read)))] : [],
  );
  return wanted.length === numbers.length ? wanted : null;
}

function openedOnce(
  config: StoreConfig,
  picture: Pick<WebPicture, 'sha256' | 'CuPhap' | 'SoKhung'>,
): Promise<Opened> {
  const { sha256 } = picture;
  const begun = opening.get(sha256);
  if (begun) return begun;
  const open = async () => {
    const bytes = await pictureBytes(config, sha256);
    const places = placesOf(bytes, picture);
    if (places) known.keep(sha256, places);
    return { places, bytes };
  };
  const opened = open().finally(() => opening.delete(sha256));
  opening.set(sha256, opened);
  return opened;
}
