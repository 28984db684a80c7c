/** Acts on an object as its `hanhDongs` tells them: the code of the refusal, or null when the act would succeed. */
export type WithActs = { hanhDongs: ReadonlyArray<{ action: string; refusal?: string | null }> };

/** Why an act would be refused now, as an error code, or null; one that the object does not have answers FORBIDDEN. */
export function refusalOf(object: WithActs, action: string): string | null {
  const found = object.hanhDongs.find((one) => one.action === action);
  return found ? (found.refusal ?? null) : 'FORBIDDEN';
}

/** Whether an act would succeed now. */
export function allows(object: WithActs | null | undefined, action: string): boolean {
  return object ? refusalOf(object, action) === null : false;
}
