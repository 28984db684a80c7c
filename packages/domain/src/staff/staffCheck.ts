import type { CheckIssue } from '../catalogue/catalogue.ts';
import { readCitizenNumber } from './citizenNumber.ts';

/** The youngest who may work (Labour Code 45/2019/QH14, article 3), and the oldest that is no slip of the hand. */
export const workingAge = 15;
const oldest = 100;

/** What is wrong with a person of the staff: birth and start of work, and the citizen number against birth year and sex. */
export function staffIssues(entry: Readonly<Record<string, unknown>>, today: string | null): CheckIssue[] {
  return [...dayIssues(entry, today), ...numberIssues(entry, today)];
}

function dayIssues(entry: Readonly<Record<string, unknown>>, today: string | null): CheckIssue[] {
  const [born, begun] = [dayOf(entry['NgaySinh']), dayOf(entry['NgayVaoLam'])];
  const issues: CheckIssue[] = [];
  if (born && today) {
    if (born > today) issues.push({ path: 'NgaySinh', code: 'IN_THE_FUTURE' });
    else if (yearsAfter(born, workingAge) > today)
      issues.push({ path: 'NgaySinh', code: 'STAFF_TOO_YOUNG', details: { age: workingAge } });
    else if (yearsAfter(born, oldest) < today)
      issues.push({ path: 'NgaySinh', code: 'STAFF_TOO_OLD', details: { age: oldest } });
  }
  if (born && begun && begun < yearsAfter(born, workingAge))
    issues.push({ path: 'NgayVaoLam', code: 'START_TOO_EARLY', details: { age: workingAge } });
  // a contract is signed some months ahead, not years
  if (begun && today && begun > yearsAfter(today, 1))
    issues.push({ path: 'NgayVaoLam', code: 'START_TOO_LATE' });
  return issues;
}

function numberIssues(entry: Readonly<Record<string, unknown>>, today: string | null): CheckIssue[] {
  const text = entry['CMND'];
  if (typeof text !== 'string' || text.trim() === '') return [];
  const number = readCitizenNumber(text);
  const at = (code: string, details?: Record<string, number>): CheckIssue[] => [
    { path: 'CMND', code, ...(details ? { details } : {}) },
  ];
  if (!number) return at('NOT_A_CITIZEN_NUMBER');
  if (number.kind !== 'CCCD') return [];
  const born = dayOf(entry['NgaySinh']);
  if (born && Number(born.slice(0, 4)) !== number.birthYear)
    return at('CITIZEN_NUMBER_YEAR', { year: number.birthYear });
  if (today && number.birthYear > Number(today.slice(0, 4))) return at('NOT_A_CITIZEN_NUMBER');
  const sex = entry['GioiTinh'];
  if ((sex === 'MALE' && !number.male) || (sex === 'FEMALE' && number.male)) return at('CITIZEN_NUMBER_SEX');
  return [];
}

function dayOf(value: unknown): string | null {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : null;
}

function yearsAfter(day: string, years: number): string {
  return `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;
}
