const valid = /^[a-z0-9][a-z0-9._-]{2,39}$/;

/** Whether a text may be an account name: 3 to 40 small letters without accents, digits, dots, dashes. */
export function isUsername(text: string): boolean {
  return valid.test(text);
}
