import { houseSource } from './pictureSource.ts';

/** An element of DICOM's JSON; what it holds depends on its kind. */
type Element = { Value?: readonly unknown[] };
export type Dataset = Readonly<Record<string, Element>>;

/** A picture of a series that can be shown, one of its frames where it has more. */
export type Shown = { SOPUID: string; frame: number; imageId: string };

/** A series as it is shown: its pictures in their order. */
export type Series = {
  SeriesUID: string;
  no: number | null;
  modality: string;
  words: string;
  /** Frames of one picture, which a clip plays. */
  clip: boolean;
  shown: readonly Shown[];
  /** Its study, where those of several are shown together. */
  study?: StudyWords;
};

const text = (row: Dataset, tag: string) => String(row[tag]?.Value?.[0] ?? '');
const number = (row: Dataset, tag: string) => {
  const value = Number(row[tag]?.Value?.[0] ?? Number.NaN);
  return Number.isFinite(value) ? value : null;
};

/** Kinds of objects without a picture: reports, presentation states, key object notes, files. */
const pictureless = /^1\.2\.840\.10008\.5\.1\.4\.1\.1\.(?:11|88|104|66|9)\./;

/** The series of a study by the answer of a search for its pictures; by their number, pictures by theirs. */
export function seriesOf(study: string, rows: readonly Dataset[], root = houseSource.root): Series[] {
  const at = `wadouri:${root}/${study}`;
  const found = new Map<string, Dataset[]>();
  for (const row of rows) {
    if (pictureless.test(text(row, '00080016')) || number(row, '00280010') === null) continue;
    const SeriesUID = text(row, '0020000E');
    found.set(SeriesUID, [...(found.get(SeriesUID) ?? []), row]);
  }
  return [...found].flatMap(([SeriesUID, of]) => partsOf(at, SeriesUID, of)).sort(byNumber);
}

/** Each picture of many frames is a series of its own to look at; the others are one stack. */
function partsOf(at: string, SeriesUID: string, rows: readonly Dataset[]): Series[] {
  const sorted = [...rows].sort((one, other) => order(number(one, '00200013'), number(other, '00200013')));
  const isClip = (row: Dataset) => (number(row, '00280008') ?? 1) > 1;
  const part = (of: readonly Dataset[], clip: boolean): Series[] => {
    const [first] = of;
    if (!first) return [];
    return [
      {
        SeriesUID,
        no: number(first, '00200011'),
        modality: text(first, '00080060'),
        words: text(first, '0008103E'),
        clip,
        shown: of.flatMap((row) => framesOf(at, SeriesUID, row)),
      },
    ];
  };
  return [
    ...part(
      sorted.filter((row) => !isClip(row)),
      false,
    ),
    ...sorted.filter(isClip).flatMap((row) => part([row], true)),
  ];
}

function framesOf(study: string, SeriesUID: string, row: Dataset): Shown[] {
  const SOPUID = text(row, '00080018');
  const at = `${study}/series/${SeriesUID}/instances/${SOPUID}`;
  const frames = number(row, '00280008') ?? 1;
  return Array.from({ length: frames }, (_, i) => ({
    SOPUID,
    frame: i + 1,
    imageId: frames > 1 ? `${at}?frame=${i + 1}` : at,
  }));
}

const order = (one: number | null, other: number | null) =>
  (one ?? Number.MAX_SAFE_INTEGER) - (other ?? Number.MAX_SAFE_INTEGER);

const byNumber = (one: Series, other: Series) => order(one.no, other.no);

/** Whose pictures they are, of what and of when: what a picture says of itself in its corner. */
export type StudyWords = { name: string; code: string; what: string; taken: string | null };

/** A study with its series, as far as it came. */
export type OpenStudy = {
  words: StudyWords | null;
  series: readonly Series[] | null;
  error: unknown;
  again: () => void;
};

/** The picture of a series that stands for it. */
export const middleOf = ({ shown }: Series): Shown | undefined => shown[Math.floor(shown.length / 2)];
