/** Digits of a PIN. Rule "accounts 23". */
const shortest = 4;
const longest = 6;

/** Where each digit is followed by the next one: 1234, 6789, 7890. */
const upwards = '01234567890';
const downwards = '09876543210';

export type DeskPinFault = {
  code: 'PIN_NOT_DIGITS' | 'PIN_COMMON' | 'PIN_PERSONAL';
  details?: { min: number; max: number };
};

/** What is wrong with a new PIN, or null. `NgaySinh` of its owner is YYYY-MM-DD. */
export function deskPinFault(pin: string, owner: { NgaySinh?: string | null }): DeskPinFault | null {
  if (!new RegExp(`^\\d{${shortest},${longest}}$`).test(pin))
    return { code: 'PIN_NOT_DIGITS', details: { min: shortest, max: longest } };
  if (isRepeated(pin) || upwards.includes(pin) || downwards.includes(pin)) return { code: 'PIN_COMMON' };
  if (birthDigits(owner.NgaySinh ?? '').includes(pin)) return { code: 'PIN_PERSONAL' };
  return null;
}

/** Whether a PIN is one piece again and again: 0000, 1212, 123123. */
function isRepeated(pin: string): boolean {
  return /^(\d{1,3})\1+$/.test(pin);
}

/** A birth date as it is typed in four to six digits. */
function birthDigits(birth: string): string[] {
  const [year = '', month = '', day = ''] = birth.split('-');
  if (day === '') return [];
  const short = year.slice(2);
  return [
    year,
    day + month,
    month + day,
    month + short,
    short + month,
    day + month + short,
    month + day + short,
    short + month + day,
    month + year,
    year + month,
  ];
}
