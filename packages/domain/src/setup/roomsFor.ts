import { type PatternPlace, patterns } from './patterns.ts';

/** A service: its code, that of its group, and its kind as PhanLoaiDichVu has it. */
export type SetupService = { code: string; group: string; kind: string };
export type SetupRoom = { code: string; name: string; roomType: string | null };

/** Uses of rooms by kind of service. */
export const usesOf: Readonly<Record<string, readonly string[]>> = {
  KhamBenh: ['examine'],
  XetNghiem: ['laboratory'],
  ViSinh: ['laboratory'],
  ChanDoanHinhAnh: ['imageAnalysis'],
  ThamDoChucNang: ['imageAnalysis'],
  ThuThuat: ['tip', 'surgery'],
  PhauThuat: ['surgery'],
};

/**
 * The rooms that perform a service: those that a pattern made for it, else those of its kind that were made for nothing else. An
 * examination that has none of either may be done in any consulting room; an X-ray in no other room than its own.
 */
export function roomsFor<R extends SetupRoom>(service: SetupService, rooms: readonly R[]): R[] {
  const uses = usesOf[service.kind] ?? [];
  const ofKind = rooms.filter((room) => room.roomType !== null && uses.includes(room.roomType));
  const own = ofKind.filter((room) =>
    performedIn(room)?.some((code) => code === service.code || code === service.group),
  );
  if (own.length > 0) return own;
  const open = ofKind.filter((room) => performedIn(room) === null);
  if (open.length > 0 || service.kind !== 'KhamBenh') return open;
  return ofKind.filter((room) => performedIn(room)?.length !== 0);
}

const places: readonly PatternPlace[] = patterns.flatMap((pattern) => pattern.places);

/** What a room of a pattern is for; null for any of its kind, which a room is too that was given another name. */
function performedIn(room: SetupRoom): readonly string[] | null {
  const place = places.find((one) => one.code === room.code && one.name === room.name);
  return place?.performs ?? null;
}
