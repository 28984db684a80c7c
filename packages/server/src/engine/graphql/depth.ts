/** Deeper than any input of Sen; JSON itself sets no end, and whoever walks it would run out of stack. */
export const depthMost = 64;

/** Whether lists and objects lie deeper in each other than they may. Walks without recursion. */
export function isTooDeep(value: unknown, most = depthMost): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    const inner = level.filter((one) => typeof one === 'object' && one !== null) as object[]; // by the test
    if (inner.length > 0 && depth >= most) return true;
    level = inner.flatMap((one) => Object.values(one) as unknown[]);
  }
  return false;
}
