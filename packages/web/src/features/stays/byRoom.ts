type Named = { _id: string; ten: string };
type Room<B> = { Phong: Named; beds: B[] };

/** Beds by their rooms, in the order in which the rooms come; those that stand in no room, such as stretchers, last. */
export function byRoom<B extends { Phong: Named }>(beds: readonly B[], ward: string): Room<B>[] {
  const rooms = new Map<string, Room<B>>();
  for (const bed of beds) {
    const room = rooms.get(bed.Phong._id) ?? { Phong: bed.Phong, beds: [] };
    room.beds.push(bed);
    rooms.set(bed.Phong._id, room);
  }
  const inWard = rooms.get(ward);
  rooms.delete(ward);
  return [...rooms.values(), ...(inWard ? [inWard] : [])];
}
