import { onlyPart } from '../multipart.ts';
import { pictureHeaders, pictureType } from '../pictureSource.ts';

/** Files that are on their way before the engine asks for them, by their address; null where one does not come. */
const files = new Map<string, Promise<ArrayBuffer | null>>();

/** The address of the file of a picture, whichever of its frames it is. */
export const fileOf = (imageId: string): string => imageId.replace(/^wadouri:|\?frame=\d+$/g, '');

/** Fetches the file of a picture, once; null where it does not come. */
export function fetchFile(imageId: string): Promise<ArrayBuffer | null> {
  const address = fileOf(imageId);
  const file = files.get(address) ?? fileAt(address);
  files.set(address, file);
  return file;
}

/** The file of a picture that was fetched ahead, given once: the engine keeps it from there on. */
export async function takeFile(imageId: string): Promise<ArrayBuffer | null> {
  const file = files.get(fileOf(imageId)) ?? null;
  files.delete(fileOf(imageId));
  return file;
}

async function fileAt(address: string): Promise<ArrayBuffer | null> {
  try {
    const headers = { ...pictureHeaders(), accept: pictureType };
    const answer = await fetch(address, { headers, priority: 'high' });
    return answer.ok ? onlyPart(await answer.arrayBuffer()) : null;
  } catch {
    return null; // the engine asks once more, and the pane says what it hears
  }
}
