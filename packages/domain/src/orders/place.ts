/** Where a service is performed: outside, or in rooms of its entry in the catalogue. */
export type Performed = { TenDichVu: string; ThucHienNgoai: boolean; NoiThucHien_Ids: readonly string[] };

/** Why a place cannot perform a service, or null: it is one of the service's rooms; nowhere is only for what is done outside. */
export function placeIssue(
  service: Performed,
  place: string | null,
): { code: 'SERVICE_NO_ROOM' | 'SERVICE_NOT_HERE'; details?: { TenDichVu: string } } | null {
  if (service.ThucHienNgoai) return null;
  if (place === null) return { code: 'SERVICE_NO_ROOM' };
  const { TenDichVu } = service;
  return service.NoiThucHien_Ids.includes(place)
    ? null
    : { code: 'SERVICE_NOT_HERE', details: { TenDichVu } };
}
