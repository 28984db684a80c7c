const dayLength = 86_400_000;

/** The last day (YYYY-MM-DD) that a prescription covers: the day it is written is the first of its days. */
export function coveredUntil(writtenOn: string, soNgay: number): string {
  const first = Date.parse(`${writtenOn}T00:00:00Z`);
  return new Date(first + (Math.max(soNgay, 1) - 1) * dayLength).toISOString().slice(0, 10);
}

/** For how many days, today among them, a prescription still covers its patient; 0 when it has ended. */
export function openDays(writtenOn: string, soNgay: number, today: string): number {
  const left = Date.parse(`${coveredUntil(writtenOn, soNgay)}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`);
  return Math.max(0, left / dayLength + 1);
}
