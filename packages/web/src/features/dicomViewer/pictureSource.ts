import { requestHeaders } from '../../session/http.ts';

/** Where studies are asked for: the address below which they lie, and what goes with each request. */
export type PictureSource = { root: string; headers: () => Record<string, string> };

/** The studies of the house, for who is signed in. */
export const houseSource: PictureSource = { root: '/dicomweb/studies', headers: requestHeaders };

/** How a picture is asked for: as the file that it came as. */
export const pictureType = 'multipart/related; type="application/dicom"';

let now = houseSource;

/** From here on pictures are asked for at a source: a page has one. */
export function askPicturesOf(source: PictureSource): void {
  now = source;
}

/** What goes with a request for a picture. */
export const pictureHeaders = (): Record<string, string> => now.headers();
