import type { TimelineLink, TimelineMoment } from '../../ui/feature.ts';
import type { Moment } from './timelineGroups.ts';

/** What of a moment says where its record is opened. */
export type Linked = Omit<TimelineMoment, 'BenhNhan_Id'> & Pick<Moment, 'loai'>;

/** Who reads: the patient, what the reader may do, and whether a screen stands in the reader's menu. */
export type Reader = {
  BenhNhan_Id: string;
  permissions: ReadonlySet<string>;
  mayOpen: (path: string) => boolean;
};

/**
 * Where the record of a moment is opened: by the first of its screens that the reader may open, else by that of the record in which it
 * was made; null when there is none.
 */
export function linkOf(moment: Linked, reader: Reader, links: readonly TimelineLink[]): string | null {
  const own = links.filter(({ kinds }) => kinds.includes(moment.loai));
  const ordered = [...own.filter(({ within }) => !within), ...own.filter(({ within }) => within)];
  for (const { path, permission, query } of ordered) {
    const words = Object.entries(query({ ...moment, BenhNhan_Id: reader.BenhNhan_Id }));
    const known = words.flatMap(([key, value]) => (value ? [`${key}=${value}`] : []));
    if (known.length === words.length && reader.permissions.has(permission) && reader.mayOpen(path))
      return `${path}?${known.join('&')}`;
  }
  return null;
}
