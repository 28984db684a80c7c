import type { Isolate } from '@sen/domain/microbiology/content';
import type { KeptRow } from '@sen/domain/microbiology/proposals';
import type { KeptCulture } from './content.ts';

/** What the types of this feature are resolved from. */
export type Rows = {
  NuoiCay: KeptCulture;
  ViKhuanPhanLap: Isolate<KeptRow>;
  KhangSinhDo: KeptRow;
};
