type InRoom = { Phong: { _id: string; ten: string } };
type Room<B> = { Phong: { _id: string; ten: string }; beds: B[] };

/** Beds by their rooms, in the order in which the rooms come. */
export function byRoom<B extends InRoom>(beds: readonly B[]): Room<B>[] {
  const rooms = new Map<string, Room<B>>();
  for (const bed of beds) {
    const room = rooms.get(bed.Phong._id) ?? { Phong: bed.Phong, beds: [] };
    room.beds.push(bed);
    rooms.set(bed.Phong._id, room);
  }
  return [...rooms.values()];
}
