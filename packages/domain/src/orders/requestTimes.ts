import type { Issue } from '../catalogue/validate.ts';

/** Times of an order as ISO text in one zone; null when not there yet. */
export type RequestTimes = {
  NgayTiepNhan: string;
  NgayYeuCau: string;
  NgayThucHien?: string | null;
  /** Now, where the request is just being written. */
  now?: string;
};

/** A request stands after the reception, before its execution and not in the future (spec 5); issues on `NgayYeuCau`. */
export function requestTimeIssues(times: RequestTimes): Issue[] {
  const issues: Issue[] = [];
  if (times.NgayYeuCau < times.NgayTiepNhan) issues.push({ path: 'NgayYeuCau', code: 'BEFORE_RECEPTION' });
  if (times.NgayThucHien && times.NgayYeuCau > times.NgayThucHien) {
    issues.push({ path: 'NgayYeuCau', code: 'AFTER_EXECUTION' });
  }
  if (times.now && times.NgayYeuCau > times.now) issues.push({ path: 'NgayYeuCau', code: 'IN_THE_FUTURE' });
  return issues;
}
