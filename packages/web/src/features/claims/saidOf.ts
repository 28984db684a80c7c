/** What Sen says of a claim in words of its own where nobody answered; what the portal says is shown as it is. */
export const saidOf = (said: string, t: (key: string, options: { defaultValue: string }) => string): string =>
  t(`saidOwn.${said}`, { defaultValue: said });
