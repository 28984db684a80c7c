/** The rights of machines that anybody stands at, such as a kiosk. The ready profiles of machines hold these and no other. */
const ofMachines: ReadonlySet<string> = new Set(['KIOSK']);

/** Whether whoever holds these rights, and no others, is a machine: it has its own screens and operations, and nothing of what people share. */
export function isMachine(permissions: Iterable<string>): boolean {
  const held = [...permissions];
  return held.length > 0 && held.every((permission) => ofMachines.has(permission));
}
