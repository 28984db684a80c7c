export type LoaiTuoi = 'Ngay' | 'Thang' | 'Nam';
export type Age = { Tuoi: number; LoaiTuoi: LoaiTuoi };

/** When somebody was born: the day when it is known ('YYYY-MM-DD'), else the year alone. */
export type Birth = { NgaySinh?: string | null; NamSinh: number };

const units: Record<LoaiTuoi, { vi: string; en: [one: string, many: string] }> = {
  Ngay: { vi: 'ngày', en: ['day', 'days'] },
  Thang: { vi: 'tháng', en: ['month', 'months'] },
  Nam: { vi: 'tuổi', en: ['year', 'years'] },
};
const childMonths = 72;

/** Age on a day: days under 2 months, months under 72 months, then years. A year alone gives years. */
export function ageOn(birth: Birth, day: string): Age {
  const months = monthsOn(birth, day);
  if (months === null || !birth.NgaySinh)
    return { Tuoi: Math.max(Number(day.slice(0, 4)) - birth.NamSinh, 0), LoaiTuoi: 'Nam' };
  if (months < 2) return { Tuoi: Math.max(daysOn(birth, day) ?? 0, 0), LoaiTuoi: 'Ngay' };
  if (months < childMonths) return { Tuoi: months, LoaiTuoi: 'Thang' };
  return { Tuoi: Math.floor(months / 12), LoaiTuoi: 'Nam' };
}

/** Whole months on a day; null when only the year of birth is known. */
export function monthsOn(birth: Birth, day: string): number | null {
  if (!birth.NgaySinh) return null;
  const [year = 0, month = 0, date = 0] = birth.NgaySinh.split('-').map(Number);
  const [toYear = 0, toMonth = 0, toDate = 0] = day.split('-').map(Number);
  return (toYear - year) * 12 + (toMonth - month) - (toDate < date ? 1 : 0);
}

/** Whole years on a day; by the year alone when the day of birth is unknown. */
export function yearsOn(birth: Birth, day: string): number {
  const months = monthsOn(birth, day);
  return months === null ? Number(day.slice(0, 4)) - birth.NamSinh : Math.floor(months / 12);
}

/** Under 72 months, for whom the law wants a contact person; by the year alone when the day of birth is unknown. */
export function isChild(birth: Birth, day: string): boolean {
  const months = monthsOn(birth, day);
  return months === null ? Number(day.slice(0, 4)) - birth.NamSinh < childMonths / 12 : months < childMonths;
}

/** An age as it was told, in months; one in days is less than two. */
export function monthsOfAge({ Tuoi, LoaiTuoi }: Age): number {
  return LoaiTuoi === 'Nam' ? Tuoi * 12 : LoaiTuoi === 'Thang' ? Tuoi : 0;
}

/** An age as read: "45 tuổi", "8 tháng", "12 days". */
export function ageText(age: Age, language: 'vi' | 'en'): string {
  const unit = units[age.LoaiTuoi];
  return `${age.Tuoi} ${language === 'vi' ? unit.vi : unit.en[age.Tuoi === 1 ? 0 : 1]}`;
}

/** The age of somebody whose hour of birth is known: hours of the first day, "7 giờ", afterwards as of anybody. */
export function exactAgeText(
  age: Age,
  born: { ThoiDiemSinh?: Date | null },
  now: Date,
  language: 'vi' | 'en',
): string {
  const hours = born.ThoiDiemSinh
    ? Math.floor((now.getTime() - born.ThoiDiemSinh.getTime()) / 3_600_000)
    : 24;
  if (hours < 0 || hours >= 24) return ageText(age, language);
  if (language === 'vi') return `${hours} giờ tuổi`;
  return `${hours} ${hours === 1 ? 'hour' : 'hours'}`;
}

/** Days on a day, negative before the birth; null when only the year of birth is known. */
export function daysOn(birth: Birth, day: string): number | null {
  if (!birth.NgaySinh) return null;
  return Math.round(
    (Date.parse(`${day}T00:00:00Z`) - Date.parse(`${birth.NgaySinh}T00:00:00Z`)) / 86_400_000,
  );
}

/** Whether 'YYYY-MM-DD' is a day of the calendar. */
export function isCalendarDay(iso: string): boolean {
  const at = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(iso);
}
