import type { Issue } from '@sen/domain/catalogue/validate';
import { authorisedFetch, HttpRefusal } from '../../session/http.ts';

/** The field of a catalogue that a picture belongs to. */
export type PictureOf = { catalogue: string; field: string };

/** What is wrong with a picture, to be told at its field. */
export class PictureRefusal extends Error {
  readonly issue: Issue;
  constructor(issue: Issue) {
    super(issue.code);
    this.issue = issue;
  }
}

const kinds = ['image/png', 'image/jpeg'];
/** Pixels of the longer side that a picture is made smaller to: a signature on paper needs no more. */
const longSide = 1600;

/** Sends a picture for a field, a too large one made smaller; answers the id of the stored file. Throws PictureRefusal. */
export async function sendPicture(
  { catalogue, field }: PictureOf,
  file: File,
  maxBytes: number,
): Promise<string> {
  if (!kinds.includes(file.type)) throw new PictureRefusal({ path: field, code: 'PICTURE_KIND' });
  const small = await fittingPicture(file, maxBytes);
  if (!small) {
    const details = { max: Math.floor(maxBytes / 1024) };
    throw new PictureRefusal({ path: field, code: 'PICTURE_SIZE', details });
  }
  const body = new FormData();
  body.append('file', small, file.name);
  try {
    const answer = await authorisedFetch(`/api/catalogue/${catalogue}/pictures/${field}`, {
      method: 'POST',
      body,
    });
    const { data } = (await answer.json()) as { data: { _id: string } }; // as the server's route answers
    return data._id;
  } catch (error) {
    const [issue] = error instanceof HttpRefusal ? error.issues : [];
    throw issue ? new PictureRefusal(issue) : error;
  }
}

/** The picture as it is when it fits, else drawn smaller; null when it is too large and cannot be drawn. */
export async function fittingPicture(file: File, maxBytes: number): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  // what cannot be drawn goes to the server, which says what it is
  if (!bitmap) return file.size <= maxBytes ? file : null;
  const scale = Math.min(1, longSide / Math.max(bitmap.width, bitmap.height));
  if (scale === 1 && file.size <= maxBytes) return file;
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  if (file.type === 'image/jpeg') {
    pen.fillStyle = '#ffffff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
  }
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, file.type, 0.9));
  return drawn && drawn.size <= maxBytes ? drawn : null;
}
