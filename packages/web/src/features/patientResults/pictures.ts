import { nameOfDicom } from '@sen/domain/dicom/personName';
import type { PictureSource } from '../dicomViewer/pictureSource.ts';
import { type Dataset, type Series, type StudyWords, seriesOf } from '../dicomViewer/study.ts';

/** The address of the pictures of a result; what opens them stays in the browser. */
export const picturesPath = (slip: string, token: string) => `/hinh-ket-qua/${slip}#${token}`;

/** The studies of a result, for the browser that has confirmed. */
export const sourceOf = (slip: string, token: string): PictureSource => ({
  root: `/api/results/${slip}/dicomweb/studies`,
  headers: () => ({ 'result-pictures': token }),
});

/** Why pictures are not shown. */
export type NotShown = 'ended' | 'none' | 'unreached';

/** The series of all studies of a result, each with what is said of its study. */
export async function picturesOf(source: PictureSource): Promise<readonly Series[] | NotShown> {
  try {
    const studies = await rowsOf(source, '');
    if (typeof studies === 'string') return studies;
    if (studies.length === 0) return 'none';
    const series: Series[] = [];
    for (const study of studies) {
      const uid = text(study, '0020000D');
      const rows = await rowsOf(source, `/${uid}/instances`);
      if (typeof rows === 'string') return rows;
      const words = wordsOf(study);
      series.push(...seriesOf(uid, rows, source.root).map((one) => ({ ...one, study: words })));
    }
    return series;
  } catch {
    return 'unreached';
  }
}

async function rowsOf({ root, headers }: PictureSource, below: string): Promise<Dataset[] | NotShown> {
  const answer = await fetch(`${root}${below}`, { headers: headers() });
  if (answer.ok) return (await answer.json()) as Dataset[]; // as DICOMweb answers
  if (answer.status === 401 || answer.status === 403 || answer.status === 429) return 'ended';
  return answer.status === 404 ? 'none' : 'unreached';
}

const text = (row: Dataset, tag: string) => String(row[tag]?.Value?.[0] ?? '');

/** What the modality said of a study. */
function wordsOf(study: Dataset): StudyWords {
  const person = study['00100010']?.Value?.[0] as { Alphabetic?: string } | undefined; // as DICOM writes a name
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(text(study, '00080020')) ?? [];
  const [, hour, minute] = /^(\d{2})(\d{2})/.exec(text(study, '00080030')) ?? [];
  return {
    name: nameOfDicom(person?.Alphabetic ?? ''),
    code: text(study, '00100020'),
    what: text(study, '00081030') || text(study, '00080061'),
    taken: year ? `${year}-${month}-${day}T${hour ?? '00'}:${minute ?? '00'}:00+07:00` : null,
  };
}
