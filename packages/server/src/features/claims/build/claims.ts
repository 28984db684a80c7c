import { type ClaimFile, claimFile } from '@sen/domain/claims/file';
import { dayIn } from '@sen/domain/claims/moments';
import { isRestrictedDisease } from '@sen/domain/claims/restricted';
import { type Ctx, today } from '../../../engine/context.ts';
import { DomainError } from '../../../engine/errors.ts';
import { drugRow, isDrug, serviceRow } from './costRows.ts';
import { endingOf } from './ending.ts';
import { readLines } from './lines.ts';
import { bookRow, followUpRow, leaveRow, resultRows, transferRow } from './otherRows.ts';
import { readPapers } from './papers.ts';
import type { VisitParts } from './parts.ts';
import { readResults } from './results.ts';
import { readSessions } from './sessions.ts';
import { summaryRow } from './summaryRow.ts';
import { readVisits } from './visits.ts';

/** The file of a visit with what it was made of. */
export type BuiltClaim = VisitParts & { file: ClaimFile };

/** The file of one visit. Errors: NOT_FOUND. */
export async function claimOfVisit(ctx: Ctx, TiepNhan_Id: string): Promise<BuiltClaim> {
  const built = (await claimsOfVisits(ctx, [TiepNhan_Id])).get(TiepNhan_Id);
  if (!built) throw new DomainError('NOT_FOUND', { entity: 'TiepNhan' });
  return built;
}

/** The files of visits as they stand, of confirmed ones with the costs that were confirmed. Five statements for any number of visits. */
export async function claimsOfVisits(ctx: Ctx, ids: readonly string[]): Promise<Map<string, BuiltClaim>> {
  const visits = await readVisits(ctx, ids);
  const [sessions, lines, results, papers] = await Promise.all([
    readSessions(ctx, ids),
    readLines(ctx, visits),
    readResults(ctx, ids),
    readPapers(ctx, ids),
  ]);
  return new Map(
    visits.map((visit) => {
      const mine = (row: { TiepNhan_Id: string | null }) => row.TiepNhan_Id === visit._id;
      const parts = {
        visit,
        sessions: sessions.filter(mine),
        lines: lines.filter(mine),
        results: results.filter(mine),
        papers: {
          transfers: papers.transfers.filter(mine),
          appointments: papers.appointments.filter(mine),
          leaves: papers.leaves.filter(mine),
        },
      };
      return [visit._id, { ...parts, file: fileOf(parts, today(ctx)) }];
    }),
  );
}

/** The file of what was read; `open` is the day by which a visit is judged that has not ended. */
export function fileOf(parts: VisitParts, open: string): ClaimFile {
  const { visit, lines } = parts;
  const ending = endingOf(parts.sessions, lines, parts.papers.transfers);
  const xml2 = lines.filter(isDrug).map((line, at) => drugRow(visit.MaTiepNhan, line, at));
  const xml3 = lines
    .filter((line) => !isDrug(line))
    .map((line, at) => serviceRow(visit.MaTiepNhan, line, at));
  const xml1 = summaryRow(parts, ending, { xml2, xml3 });
  const main = xml1.MA_BENH_CHINH;
  return claimFile({
    date: ending.ngayRa ? dayIn(ending.ngayRa) : open,
    xml1,
    xml2,
    // of an examination for HIV whose visit was for something else
    xml3: xml3.map((row) =>
      row.MA_BENH !== main && isRestrictedDisease(row.MA_BENH) ? { ...row, MA_BENH: main } : row,
    ),
    xml4: resultRows(parts),
    xml8: bookRow(parts, xml1),
    xml11: leaveRow(parts, xml1),
    xml13: transferRow(parts, xml1, ending),
    xml14: followUpRow(parts, xml1),
  });
}
