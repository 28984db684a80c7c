import { sql } from 'drizzle-orm';
import type { FileOwner } from '../../engine/storage/files.ts';

/** The name under which the pictures of signatures are kept. */
export const pictureOwner = 'ChuKyGiayTo';

/** Pictures of signatures come from the specimen alone: nobody sends one, and nobody reads one beside its paper. */
export const signaturePictures: FileOwner = {
  name: pictureOwner,
  permission: 'KY_GIAY_TO',
  issue: () => ({ path: 'file', code: 'PICTURE_UNKNOWN' }),
  shownIn: sql`select from main.chu_ky_giay_to s where s.anh_id = f.id`,
  reading: async () => null,
};
