import { tenKhongDau } from '@sen/domain/names/key';

/** An entry of the catalogue of advice on taking medicine. */
export type IntakeAdvice = { _id: string; Ten: string; NoiDung: string };

/** How many are offered at once. */
const most = 8;

/** The advice that what is typed may mean, by its name or its text, without accents; none before something is typed. */
export function fittingAdvice(all: readonly IntakeAdvice[], typed: string): readonly IntakeAdvice[] {
  const words = tenKhongDau(lastPart(typed)).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const fits = ({ Ten, NoiDung }: IntakeAdvice) => {
    const text = tenKhongDau(`${Ten} ${NoiDung}`);
    return words.every((word) => text.includes(word));
  };
  return all.filter((one) => fits(one) && !typed.includes(one.NoiDung)).slice(0, most);
}

/** What was typed with an advice in place of the words that asked for it; several stand behind semicolons. */
export function withAdvice(typed: string, { NoiDung }: IntakeAdvice): string {
  const before = typed.slice(0, typed.length - lastPart(typed).length).trimEnd();
  return before === '' ? NoiDung : `${before} ${NoiDung}`;
}

function lastPart(typed: string): string {
  return typed.slice(typed.lastIndexOf(';') + 1);
}
