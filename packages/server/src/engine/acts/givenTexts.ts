/** The texts that an input names among some fields, the rest left out; an empty one counts as nothing. */
export function givenTexts<F extends string>(
  input: { readonly [K in F]?: string | null | undefined },
  fields: readonly F[],
): { [K in F]?: string | null } {
  const texts: { [K in F]?: string | null } = {};
  for (const field of fields) if (input[field] !== undefined) texts[field] = input[field]?.trim() || null;
  return texts;
}
