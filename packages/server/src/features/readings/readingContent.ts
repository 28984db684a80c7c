import type { Issue } from '@sen/domain/catalogue/validate';
import type { Ctx, Tx } from '../../engine/context.ts';

/** A service in a version of a slip's result. */
export type ContentPlace = { DichVuYeuCau_Id: string; PhienBan: number; ChiTiet_Id: string };

export type StoredContent = ContentPlace & { noiDung: unknown };

/** What a kind of results keeps of a service beside texts and images, and what it asks of it. */
export type ReadingContent = {
  /** What stands in the results of slips, of all versions. */
  stored: (ctx: Ctx, slipIds: readonly string[]) => Promise<StoredContent[]>;
  /** What is wrong with content that is given, at paths below `path`; `known` stands already in the slip. */
  issues: (tx: Tx, noiDung: unknown, path: string, known: readonly unknown[]) => Promise<Issue[]>;
  /** What is kept of content that is given in place of what is stored; null where it says nothing. */
  taken: (tx: Tx, noiDung: unknown, stored: unknown) => Promise<unknown>;
  /** Makes this the content of a service in a version; null empties it. */
  write: (tx: Tx, place: ContentPlace, noiDung: unknown) => Promise<void>;
  /** What of it is judged otherwise now, in words, and the content with the judgements of now. */
  judgedAnew: (tx: Tx, noiDung: unknown) => Promise<{ words: string[]; noiDung: unknown }>;
  /** Whether nothing is missing for a final result. */
  isFinal: (noiDung: unknown) => boolean;
  /** Whether it says something that is worth to be given out before. */
  tells: (noiDung: unknown) => boolean;
};
