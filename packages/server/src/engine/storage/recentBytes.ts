import { recentlyUsed } from '../recentlyUsed.ts';

const MB = 1024 * 1024;

/** What was fetched lately, by its hash, so that it never is out of date; no file of more than 32 MB: logos, signatures, small pictures. */
export const recentBytes = () =>
  recentlyUsed<Buffer>({ most: 64 * MB, oneMost: 32 * MB, sizeOf: ({ length }) => length });
