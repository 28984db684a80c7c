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

const fileAt = (address: string): Promise<ArrayBuffer | null> => askFile(address).catch(() => null); // the engine asks once more, and the pane says what it hears

/** Asks for the file at an address. Errors: of the connection, of what is no picture file. */
export async function askFile(address: string): Promise<ArrayBuffer> {
  const headers = { ...pictureHeaders(), accept: pictureType };
  const answer = await fetch(address, { headers, priority: 'high' });
  if (!answer.ok) throw new Error(`no picture: ${answer.status}`);
  return onlyPart(await answer.arrayBuffer());
}
