import { tenKhongDau } from './key.ts';
import { searchKeyOf, typedForms } from './searchKey.ts';

/**
 * How well typed text finds a name, accents or not: 2 when the name holds each word of it ('ha noi' finds 'Thành phố Hà Nội', 'xquang'
 * finds 'X-quang'), 1 when it is a run of initials of the name ('hcm' and 'tphcm' find 'Thành phố Hồ Chí Minh'; a number counts whole,
 * 'q10' finds 'Quận 10'), 0 when it does not find it. Nothing typed finds every name.
 */
export function foundBy(typed: string, name: string): 0 | 1 | 2 {
  const key = searchKeyOf([name]);
  const forms = typedForms(typed);
  if (forms.every((one) => one.some((form) => key.includes(form)))) return 2;
  const [run = ''] = tenKhongDau(typed).split(' ');
  if (forms.length > 1 || run.length < 2) return 0;
  return initialsOf(tenKhongDau(name)).includes(run) ? 1 : 0;
}

/** Whether a name holds each word of a typed text, accents or not, joined or apart. */
export function holdsWords(typed: string, name: string): boolean {
  return foundBy(typed, name) === 2;
}

function initialsOf(key: string): string {
  return key
    .split(' ')
    .map((word) => (/^\p{N}/u.test(word) ? word : ([...word][0] ?? '')))
    .join('');
}
