import type { Issue } from '../catalogue/validate.ts';

/** A text of a print form in both languages; templates read it by its key. */
export type NhanMauIn = { khoa: string; vi: string; en: string };

export const nhanMauInLimits = { count: 300, text: 500 } as const;

// Typst reads `l.Key`: the key is one of its identifiers. Letters without marks, so that no two look alike.
const khoaPattern = /^[A-Za-z_][A-Za-z0-9_]{0,59}$/;

/** What is wrong with the labels of a form, by path `labels.<n>.<field>`. Empty texts are allowed: a house may leave a hint out. */
export function nhanMauInIssues(labels: readonly NhanMauIn[]): Issue[] {
  const { count, text } = nhanMauInLimits;
  if (labels.length > count) return [{ path: 'labels', code: 'TOO_LARGE', details: { max: count } }];
  const seen = new Set<string>();
  return labels.flatMap((label, at): Issue[] => {
    const path = `labels.${at}`;
    const twice = seen.has(label.khoa);
    seen.add(label.khoa);
    return [
      ...(khoaPattern.test(label.khoa) ? [] : [{ path: `${path}.khoa`, code: 'PRINT_FORM_LABEL_KEY' }]),
      ...(twice ? [{ path: `${path}.khoa`, code: 'DUPLICATE' }] : []),
      ...(['vi', 'en'] as const)
        .filter((language) => label[language].length > text)
        .map((language) => ({ path: `${path}.${language}`, code: 'TOO_LONG', details: { max: text } })),
    ];
  });
}
