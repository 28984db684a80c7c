import { tenKhongDau } from './key.ts';

/**
 * How well typed text finds a name, accents or not: 2 when the name holds each word of it ('ha noi' finds 'Thành phố Hà Nội'), 1 when
 * it is a run of initials of the name ('hcm' and 'tphcm' find 'Thành phố Hồ Chí Minh'; a number counts whole, 'q10' finds 'Quận 10'),
 * 0 when it does not find it. Nothing typed finds every name.
 */
export function foundBy(typed: string, name: string): 0 | 1 | 2 {
  const key = tenKhongDau(name);
  const words = tenKhongDau(typed).split(' ');
  if (words.every((word) => key.includes(word))) return 2;
  const [run = ''] = words;
  if (words.length > 1 || run.length < 2) return 0;
  return initialsOf(key).includes(run) ? 1 : 0;
}

function initialsOf(key: string): string {
  return key
    .split(' ')
    .map((word) => (/^\p{N}/u.test(word) ? word : ([...word][0] ?? '')))
    .join('');
}
