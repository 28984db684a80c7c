/** A number as measured: alone, or bounded where the value lies beyond what is measured. The number has a decimal point. */
export type Measured = { sign: '' | '<' | '≤' | '>' | '≥'; number: string };

const pattern = /^(<=|>=|[<>≤≥])?\s*([+-]?)(\d+)(?:[.,](\d+))?$/;

/** Reads a number as people and analysers write it: `5,4`, `+2,5`, `<0.5`, `>= 60`, `≤１，５`; null for anything else. */
export function readMeasured(text: string): Measured | null {
  const found = pattern.exec(plainSigns(text).trim());
  if (!found) return null;
  const [, sign = '', minus, whole = '', part] = found;
  const bounded = sign.replace('<=', '≤').replace('>=', '≥') as Measured['sign']; // as the pattern says
  return { sign: bounded, number: `${minus === '-' ? '-' : ''}${whole}${part ? `.${part}` : ''}` };
}

/** A number that was read, as it is kept: `≤0.5`. */
export function measuredText({ sign, number }: Measured): string {
  return `${sign}${number}`;
}

/** Digits and signs of other keyboards and papers as plain ones; raised digits stay what they are. */
export function plainSigns(text: string): string {
  return text
    .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u2010-\u2013\u2212﹣]/g, '-')
    .replace(/﹢/g, '+')
    .replace(/[≦⩽]/g, '≤')
    .replace(/[≧⩾]/g, '≥')
    .replace(/﹤/g, '<')
    .replace(/﹥/g, '>');
}
