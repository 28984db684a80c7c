import { tenKhongDau } from '../names/key.ts';

/** Whom an analyser names as the patient of a sample, as far as it does. */
export type DevicePerson = {
  ma: readonly string[];
  ten: string;
  /** YYYYMMDD or YYYY; empty where none was sent. */
  ngaySinh: string;
  gioiTinh: 'MALE' | 'FEMALE' | null;
};

/** The patient of a sample, as the hospital knows him: `ma` is every number that is his, `mau` what stands for the sample itself. */
export type SamplePatient = {
  ma: readonly string[];
  mau: readonly string[];
  TenBenhNhan: string;
  NgaySinh: string | null;
  NamSinh: number;
  GioiTinh: 'MALE' | 'FEMALE' | 'OTHER';
};

/** A person by what a message tells; nothing where it names nobody. */
export function devicePerson(
  ma: readonly string[],
  ten: string,
  ngaySinh: string,
  gioiTinh: string,
): DevicePerson | undefined {
  const born = /^(\d{8}|\d{4}(?!\d))/.exec(ngaySinh.trim())?.[0] ?? '';
  const person: DevicePerson = {
    ma: [...new Set(ma.map((one) => one.trim()).filter((one) => /[1-9\p{L}]/u.test(one)))],
    ten: ten.replace(/\s+/g, ' ').trim(),
    // what stands there when nobody entered a date
    ngaySinh: Number(born.slice(0, 4)) > 1900 ? born : '',
    gioiTinh: sexOf(gioiTinh),
  };
  const named = person.ma.length > 0 || person.ten !== '' || person.ngaySinh !== '' || person.gioiTinh;
  return named ? person : undefined;
}

function sexOf(text: string): DevicePerson['gioiTinh'] {
  const plain = tenKhongDau(text);
  if (['m', 'male', 'nam'].includes(plain)) return 'MALE';
  return ['f', 'female', 'nu'].includes(plain) ? 'FEMALE' : null;
}

/** The person in words: `1212 · Tommy · 24/08/1962`. */
export function personText({ ma, ten, ngaySinh }: DevicePerson): string {
  const [, year = '', month, day] = /^(\d{4})(\d{2})?(\d{2})?/.exec(ngaySinh) ?? [];
  const born = day ? `${day}/${month}/${year}` : year;
  return [ma.join(', '), ten, born]
    .filter((one) => one !== '')
    .join(' · ')
    .slice(0, 200);
}

/**
 * Whether a person that an analyser names is another one than the patient of the sample: another name, another birth, another sex, or only
 * numbers that are not his. A number alone is no other person where name and birth agree.
 */
export function isOtherPerson(sent: DevicePerson, patient: SamplePatient): boolean {
  if (sent.gioiTinh && patient.GioiTinh !== 'OTHER' && sent.gioiTinh !== patient.GioiTinh) return true;
  const name = sent.ten === '' ? null : sameName(sent.ten, patient.TenBenhNhan);
  const born = sent.ngaySinh === '' ? null : sameBirth(sent.ngaySinh, patient);
  if (name === false || born === false) return true;
  const own = new Set(patient.ma.map(plainCode));
  const sample = new Set(patient.mau.map(plainCode));
  const told = sent.ma.map(plainCode).filter((one) => !sample.has(one));
  return told.length > 0 && !told.some((one) => own.has(one)) && !(name && born);
}

/** Numbers are one however they are spelt: an analyser may leave the zeros in front away. */
const plainCode = (text: string) =>
  text
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^0+(?=.)/, '');

/** A name of so many letters may have been cut off by the analyser. */
const cutFrom = 18;
/** What stands where a letter was lost. */
const lost = /[?\uFFFD]+/;

/** Each word that was sent is one of the name: analysers leave accents away, send `?` for them, initials for words, and cut long names off. */
function sameName(sent: string, name: string): boolean {
  const left = tenKhongDau(name).split(' ');
  const words = sent
    .normalize('NFC')
    .split(/[^\p{L}\p{N}?\uFFFD]+/u)
    .filter((word) => word !== '');
  const whole = tenKhongDau(words.join(''));
  if (words.length === 1 && whole !== '' && whole === left.join('')) return true;
  return words.every((word, nth) => {
    const pattern = word.split(lost).map(tenKhongDau).join('.{1,2}');
    const begins = pattern.length === 1 || (nth === words.length - 1 && sent.length >= cutFrom);
    const shape = new RegExp(`^${pattern}${begins ? '' : '$'}`);
    const at = left.findIndex((one) => shape.test(one));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

function sameBirth(sent: string, { NgaySinh, NamSinh }: SamplePatient): boolean {
  // the first of January stands for "only the year is known" on analysers that want a whole date
  const yearOnly = sent.length === 4 || sent.endsWith('0101') || NgaySinh === null;
  return yearOnly ? Number(sent.slice(0, 4)) === NamSinh : sent === NgaySinh.replaceAll('-', '');
}
