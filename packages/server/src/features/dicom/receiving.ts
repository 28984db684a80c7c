import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rm, stat } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import dcmjs from 'dcmjs';
import type { Ctx } from '../../engine/context.ts';
import { type Staged, waitingPlace } from '../../engine/storage/staging.ts';

const { DicomDict, DicomMetaDictionary } = dcmjs.data;

/** A picture may be so big; cine loops of ultrasound have some hundred megabytes. */
export const pictureMost = 1024 * 1024 * 1024;

/** Bytes in which the head of a picture ends at the latest. */
export const headMost = 4 * 1024 * 1024;

/** A picture that has come whole and waits to be kept. */
export type Received = Staged & {
  /** The hash of the data alone, without the head of the file format. */
  MaBam: string;
  size: number;
  CuPhap: string;
};

export type Receiver = {
  stream: Writable;
  /** The picture once all of it is on the disk. Errors: of the disk, or one that is too big. */
  whole: () => Promise<Received>;
};

/**
 * Takes the data of a picture as they come, in front of them the head of the file format (PS3.10): what the modality sent is never
 * encoded anew. They go to the disk at once, so that memory holds no picture.
 */
export function receiver(
  ctx: Pick<Ctx, 'config'>,
  { LoaiSOP, SOPUID, CuPhap }: { LoaiSOP: string; SOPUID: string; CuPhap: string },
): Receiver {
  const head = fileHead({ LoaiSOP, SOPUID, CuPhap });
  const [file, data] = [createHash('sha256').update(head), createHash('sha256')];
  let size = head.length;
  let place: string | null = null;
  let disk: ReturnType<typeof createWriteStream> | null = null;
  const openDisk = async () => {
    place = await waitingPlace(ctx);
    disk = createWriteStream(place, { mode: 0o600 });
    disk.on('error', () => undefined); // `finished` tells it
    disk.write(head);
    return disk;
  };
  const stream = new Writable({
    // the library asks for the next parts before the last ones are written: never full, it keeps their order
    highWaterMark: pictureMost,
    write: (chunk: Buffer, _encoding, done) => {
      size += chunk.length;
      if (size > pictureMost) return done(new Error('the picture is too big'));
      file.update(chunk);
      data.update(chunk);
      const put = async () => {
        const to = disk ?? (await openDisk());
        await new Promise<void>((resolve, reject) =>
          to.write(chunk, (error) => (error ? reject(error) : resolve())),
        );
      };
      put().then(() => done(), done);
    },
    final: (done) => {
      const end = async () => {
        const to = disk ?? (await openDisk());
        to.end();
        await finished(to);
      };
      end().then(() => done(), done);
    },
  });
  stream.on('error', () => {
    disk?.destroy();
    if (place) void rm(place, { force: true });
  });
  const ended = finished(stream);
  ended.catch(() => undefined);
  return {
    stream,
    whole: async () => {
      await ended;
      return {
        waiting: place ?? '',
        sha256: file.digest('hex'),
        MaBam: data.digest('hex'),
        size,
        CuPhap,
      };
    },
  };
}

/** The beginning of a file on this machine in which its head stands; all of a small one. */
export async function readHead(place: string): Promise<Buffer> {
  const { size } = await stat(place);
  const handle = await open(place);
  try {
    const bytes = Buffer.alloc(Math.min(size, headMost));
    await handle.read(bytes, 0, bytes.length, 0);
    return bytes;
  } finally {
    await handle.close();
  }
}

/** Preamble, `DICM` and the meta group of a file. */
function fileHead({ LoaiSOP, SOPUID, CuPhap }: { LoaiSOP: string; SOPUID: string; CuPhap: string }): Buffer {
  const meta = DicomMetaDictionary.denaturalizeDataset({
    FileMetaInformationVersion: new Uint8Array([0, 1]).buffer,
    MediaStorageSOPClassUID: LoaiSOP,
    MediaStorageSOPInstanceUID: SOPUID,
    TransferSyntaxUID: CuPhap,
    ImplementationClassUID: '1.2.826.0.1.3680043.10.854',
    ImplementationVersionName: 'SEN',
  });
  return Buffer.from(new DicomDict(meta).write());
}
