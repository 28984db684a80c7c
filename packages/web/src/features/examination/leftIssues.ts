import type { Issue } from '@sen/domain/catalogue/validate';

/** The issues that still stand after fields were changed: what was wrong with an older value says nothing about the new one. */
export function leftIssues(issues: readonly Issue[], changed: object): readonly Issue[] {
  return issues.filter(({ path }) => !((path.split('.')[0] ?? path) in changed));
}
