import type { Preview } from './preview.ts';
import type { MauInRow } from './tables.ts';
import type { BieuMau } from './versions.ts';

/** What the types of this feature are resolved from. */
export type Rows = {
  BanXemTruoc: Preview;
  BieuMau: BieuMau;
  MauIn: MauInRow;
};
